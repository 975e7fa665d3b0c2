"""Positions: a whole moment, secrets included, as one typed description, dumped and loaded (docs/positions.md)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Literal

import msgspec

from filature.games.double_agents.board import (
    CARDS,
    CIA,
    COMPANIES,
    DEAL,
    DESTINATIONS,
    IDENTITIES,
    KGB,
    LATE_CARD,
    LATE_DESTINATION,
    LEAST_VALUE,
    MOST_VALUE,
    PHASES,
    PLACES,
    ROLES,
    STATUSES,
)
from filature.games.double_agents.history import FATES, FIRST, SECOND, THIRD, record_of
from filature.games.double_agents.notation import (
    ballot_name,
    ballot_number,
    card_counts,
    card_number,
    fate_number,
    holder_name,
    place_number,
)
from filature.games.double_agents.packed import WIDTH, cards_of, get, pack, with_cards
from filature.games.double_agents.phases import setup
from filature.games.double_agents.state import (
    MOMENT_WIDTH,
    Fields,
    company_of,
    missions_left,
    one_mission,
    since_of,
)
from filature.kernel import position as base
from filature.kernel.notation import seat_number
from filature.kernel.state import seat_name

CompanyName = Literal["cia", "kgb"]
CardName = Literal["special", "agent", "defector", "killer", "corruption", "sabotage"]
PlaceName = Literal["Rio", "Berlin", "Cairo", "HongKong"]
PhaseName = Literal[
    "COIN", "TEAMS", "IDENTITIES", "MISSIONS", "DEAL", "LEG", "LATE_CARD", "LATE_DESTINATION", "VOTE", "OVER"
]
Value = Annotated[int, msgspec.Meta(ge=LEAST_VALUE, le=MOST_VALUE)]
Moment = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
Copies = Annotated[int, msgspec.Meta(ge=1, le=8)]
Sent = tuple[CardName, PlaceName]


class PlayerPosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A seat: its company and secrets, and what it has chosen."""

    company: CompanyName | None = None
    role: Literal["loyal", "double"] | None = None
    hand: tuple[CardName, ...] = ()
    card: CardName | None = None
    destination: PlaceName | None = None
    locked: bool = False
    out_of_time: bool = False
    sent: Sent | None = None
    """What the seat sent in leg 1 of this round."""
    location: PlaceName | None = None
    ballot: str | None = None


class CompanyPosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    pile: dict[CardName, Copies] = {}
    discard: dict[CardName, Copies] = {}
    status: Literal["OPEN", "HUSHED", "READY"] = "OPEN"
    silent: bool = False
    since: Moment = 0


class MissionPile(msgspec.Struct, forbid_unknown_fields=True):
    """The missions of a destination: those in the pile, and the one turned up."""

    left: tuple[Value, ...]
    up: Value | None = None


class AwardedMission(msgspec.Struct, forbid_unknown_fields=True):
    value: Value
    holder: str
    """A player, `cia` or `kgb` for a pot, or `removed`."""


class PlayedCards(msgspec.Struct, forbid_unknown_fields=True):
    """What a seat did with the three cards of a round."""

    first: Sent
    second: Sent
    third: CardName


class PlayedRound(msgspec.Struct, forbid_unknown_fields=True):
    plays: tuple[PlayedCards, ...]
    missions: dict[PlaceName, AwardedMission]


class Position(base.Position, kw_only=True):
    phase: PhaseName
    players: tuple[PlayerPosition, ...]
    companies: dict[CompanyName, CompanyPosition]
    missions: dict[PlaceName, MissionPile]
    leg: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    moment: Moment = 0
    larger: CompanyName | None = None
    late: str | None = None
    rounds: tuple[PlayedRound, ...] = ()


# --- Writing ----------------------------------------------------------------------------------------------------------


def dump(state: Fields) -> dict[str, Any]:
    """The whole position, secrets included, as plain data."""
    described = Position(
        game="double_agents",
        seats=int(state.setup.seats),
        options=msgspec.to_builtins(state.setup.options),
        phase=PHASES[state.phase],
        players=tuple(_dump_player(state, seat) for seat in range(state.setup.seats)),
        companies={COMPANIES[company]: _dump_company(state, company) for company in (CIA, KGB)},
        missions={DESTINATIONS[place]: _dump_pile(state, place) for place in range(PLACES)},
        leg=int(state.leg),
        moment=int(state.moment),
        larger=COMPANIES[state.larger] if state.larger >= 0 else None,
        late=seat_name(state.late) if state.phase in (LATE_CARD, LATE_DESTINATION) else None,
        rounds=tuple(_dump_round(state, number) for number in range(state.rounds)),
    )
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(described))
    return plain


def _dump_player(state: Fields, seat: int) -> PlayerPosition:
    identified = state.phase > IDENTITIES or (state.phase == IDENTITIES and seat < state.dealt)
    hand = sorted(get(slot, seat) for slot in (state.hand, state.hand2, state.hand3))
    ballot = get(state.ballots, seat)
    return PlayerPosition(
        company=COMPANIES[company_of(state, seat)] if seat < state.joined else None,
        role=ROLES[state.doubles >> seat & 1] if identified else None,
        hand=tuple(_card(number) for number in hand if number),
        card=_card(get(state.cards, seat)),
        destination=_place(get(state.aims, seat)),
        locked=bool(state.locked >> seat & 1),
        out_of_time=bool(state.timed >> seat & 1),
        sent=_sent(state.first_cards, state.first_aims, seat) if state.leg == 2 else None,
        location=_place(get(state.locations, seat)),
        ballot=ballot_name(ballot) if ballot else None,
    )


def _dump_company(state: Fields, company: int) -> CompanyPosition:
    pile: dict[Any, int] = card_counts(cards_of(state.piles, company))
    discard: dict[Any, int] = card_counts(cards_of(state.discards, company))
    status: Any = STATUSES[get(state.status, company)]
    return CompanyPosition(pile, discard, status, bool(state.silent >> company & 1), int(since_of(state, company)))


def _dump_pile(state: Fields, place: int) -> MissionPile:
    values = range(LEAST_VALUE, MOST_VALUE + 1)
    left = tuple(value for value in values for _ in range(missions_left(state, place, value)))
    return MissionPile(left, int(get(state.up, place)) or None)


def _dump_round(state: Fields, played: int) -> PlayedRound:
    first, first_aims = record_of(state, played, FIRST), record_of(state, played, FIRST + 1)
    second, second_aims = record_of(state, played, SECOND), record_of(state, played, SECOND + 1)
    third, fates = record_of(state, played, THIRD), record_of(state, played, FATES)
    plays = tuple(
        PlayedCards(_sent(first, first_aims, seat), _sent(second, second_aims, seat), _card(get(third, seat)))
        for seat in range(state.setup.seats)
    )
    missions: dict[Any, AwardedMission] = {
        name: AwardedMission(int(get(fates, place)), holder_name(get(fates, PLACES + place)))
        for place, name in enumerate(DESTINATIONS)
    }
    return PlayedRound(plays, missions)


def _card(number: int) -> Any:
    return CARDS[number - 1] if number else None


def _place(number: int) -> Any:
    return DESTINATIONS[number - 1] if number else None


def _sent(cards: int, aims: int, seat: int) -> Any:
    return _card(get(cards, seat)), _place(get(aims, seat))


# --- Reading ----------------------------------------------------------------------------------------------------------


def load(state: Fields, position: Position) -> None:
    """Sets a fresh state up as a position says; what cannot be was refused before (position_checks.py)."""
    players = position.players
    seats = len(players)
    state.phase = PHASES.index(position.phase)
    state.rounds = len(position.rounds)
    state.leg = position.leg
    state.moment = position.moment
    state.joined = sum(1 for player in players if player.company is not None)
    state.kgb = _seats(player.company == "kgb" for player in players)
    state.larger = COMPANIES.index(position.larger) if position.larger is not None else -1
    if state.joined == seats:
        setup.settle_larger(state)
    state.doubles = _seats(player.role == "double" for player in players)
    hands = [(*map(card_number, player.hand), 0, 0, 0) for player in players]
    state.hand, state.hand2, state.hand3 = (pack([hand[slot] for hand in hands]) for slot in range(3))
    state.first_cards = pack([card_number(player.sent[0]) if player.sent else 0 for player in players])
    state.first_aims = pack([place_number(player.sent[1]) if player.sent else 0 for player in players])
    state.cards = pack([card_number(player.card) for player in players])
    state.aims = pack([place_number(player.destination) for player in players])
    state.locked = _seats(player.locked for player in players)
    state.timed = _seats(player.out_of_time for player in players)
    state.locations = pack([place_number(player.location) for player in players])
    state.ballots = pack([ballot_number(player.ballot, seats) if player.ballot else 0 for player in players])
    state.late = seat_number(position.late, seats) if position.late is not None else 0
    if state.phase == IDENTITIES:
        state.dealt = sum(1 for player in players if player.role is not None)
    elif state.phase == DEAL:
        state.dealt = sum(len(player.hand) for player in players)
    _load_companies(state, position)
    piles = [position.missions[name] for name in DESTINATIONS]
    state.up = pack([pile.up or 0 for pile in piles])
    state.missions = sum(one_mission(place, value) for place, pile in enumerate(piles) for value in pile.left)
    state.past = tuple(number for played in position.rounds for number in _packed_round(played, seats))


def _load_companies(state: Fields, position: Position) -> None:
    companies = [position.companies[name] for name in COMPANIES]
    state.status = pack([STATUSES.index(company.status) for company in companies])
    state.silent = _seats(company.silent for company in companies)
    state.since = companies[CIA].since | companies[KGB].since << MOMENT_WIDTH
    for number, company in enumerate(companies):
        state.piles = with_cards(state.piles, number, card_set(company.pile))
        state.discards = with_cards(state.discards, number, card_set(company.discard))


def card_set(counts: dict[CardName, int]) -> int:
    return sum(number << WIDTH * CARDS.index(card) for card, number in counts.items())


def _packed_round(played: PlayedRound, seats: int) -> list[int]:
    """A round as it is packed (history.py)."""
    plays = played.plays
    missions = [played.missions[name] for name in DESTINATIONS]
    rows = [
        [card_number(play.first[0]) for play in plays],
        [place_number(play.first[1]) for play in plays],
        [card_number(play.second[0]) for play in plays],
        [place_number(play.second[1]) for play in plays],
        [card_number(play.third) for play in plays],
        [*(mission.value for mission in missions), *(fate_number(mission.holder, seats) for mission in missions)],
    ]
    return [int(pack(row)) for row in rows]


def _seats(holds: Iterable[bool]) -> int:
    """The set of those for whom something holds."""
    return sum(1 << number for number, held in enumerate(holds) if held)
