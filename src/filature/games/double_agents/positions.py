"""Positions as plain data (docs/positions.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec

from filature.games.double_agents import legs, telling
from filature.games.double_agents.board import (
    CARDS,
    CIA,
    COIN,
    COMPANIES,
    DEAL,
    DESTINATIONS,
    HAND,
    IDENTITIES,
    KGB,
    LATE_CARD,
    LATE_DESTINATION,
    LEAST_VALUE,
    LEG,
    MISSIONS,
    MOST_SEATS,
    OPEN,
    PHASES,
    PLACES,
    POT,
    READY,
    REMOVED,
    ROLES,
    ROUNDS,
    STATUSES,
    TEAMS,
    VALUES,
    VOTE,
)
from filature.games.double_agents.lanes import DECK, cards_of, lane, pack, with_cards, with_lane
from filature.games.double_agents.past import FATES, ROUND, number_of
from filature.kernel import position
from filature.kernel.position import check, seat_named
from filature.kernel.state import seat_name

if TYPE_CHECKING:
    from filature.games.double_agents.rules import DoubleAgents

CompanyName = Literal["cia", "kgb"]
CardName = Literal["special", "agent", "defector", "killer", "corruption", "sabotage"]
PlaceName = Literal["Rio", "Berlin", "Cairo", "HongKong"]
PhaseName = Literal[
    "COIN", "TEAMS", "IDENTITIES", "MISSIONS", "DEAL", "LEG", "LATE_CARD", "LATE_DESTINATION", "VOTE", "OVER"
]
Value = Annotated[int, msgspec.Meta(ge=2, le=5)]
Moment = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
Copies = Annotated[int, msgspec.Meta(ge=1, le=8)]
IN_A_LEG = (LEG, LATE_CARD, LATE_DESTINATION)
ABSTAIN = "abstain"


class Player(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A seat: its company and secrets, and what it has chosen."""

    company: CompanyName | None = None
    role: Literal["loyal", "double"] | None = None
    hand: tuple[CardName, ...] = ()
    card: CardName | None = None
    destination: PlaceName | None = None
    locked: bool = False
    out_of_time: bool = False
    sent: tuple[CardName, PlaceName] | None = None
    """What the seat sent in leg 1 of this round."""
    location: PlaceName | None = None
    ballot: str | None = None


class Company(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    pile: dict[CardName, Copies] = {}
    discard: dict[CardName, Copies] = {}
    status: Literal["OPEN", "HUSHED", "READY"] = "OPEN"
    silent: bool = False
    since: Moment = 0


class Pile(msgspec.Struct, forbid_unknown_fields=True):
    """The missions of a destination: those in the pile, and the one turned up."""

    left: tuple[Value, ...]
    up: Value | None = None


class Mission(msgspec.Struct, forbid_unknown_fields=True):
    value: Value
    holder: str
    """A player, `cia` or `kgb` for a pot, or `removed`."""


class Plays(msgspec.Struct, forbid_unknown_fields=True):
    """What a seat did with the three cards of a round."""

    first: tuple[CardName, PlaceName]
    second: tuple[CardName, PlaceName]
    third: CardName


class Round(msgspec.Struct, forbid_unknown_fields=True):
    plays: tuple[Plays, ...]
    missions: dict[PlaceName, Mission]


class Position(position.Position, kw_only=True):
    phase: PhaseName
    players: tuple[Player, ...]
    companies: dict[CompanyName, Company]
    missions: dict[PlaceName, Pile]
    leg: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    moment: Moment = 0
    larger: CompanyName | None = None
    late: str | None = None
    rounds: tuple[Round, ...] = ()


# --- Writing ----------------------------------------------------------------------------------------------------------


def dump(state: DoubleAgents) -> dict[str, Any]:
    """The whole position, secrets included."""
    position = Position(
        game="double_agents",
        seats=int(state.box.seats),
        options=msgspec.to_builtins(state.box.options),
        phase=PHASES[state.phase],
        players=tuple(_dump_player(state, seat) for seat in range(state.box.seats)),
        companies={COMPANIES[company]: _dump_company(state, company) for company in (CIA, KGB)},
        missions={DESTINATIONS[place]: _dump_pile(state, place) for place in range(PLACES)},
        leg=int(state.leg),
        moment=int(state.moment),
        larger=COMPANIES[state.larger] if state.larger >= 0 else None,
        late=seat_name(state.late) if state.phase in (LATE_CARD, LATE_DESTINATION) else None,
        rounds=tuple(_dump_round(state, number) for number in range(state.rounds)),
    )
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(position))
    return plain


def _card(number: int) -> Any:
    return CARDS[number - 1] if number else None


def _place(number: int) -> Any:
    return DESTINATIONS[number - 1] if number else None


def _dump_player(state: DoubleAgents, seat: int) -> Player:
    identified = state.phase > IDENTITIES or (state.phase == IDENTITIES and seat < state.dealt)
    hand = (lane(slot, seat) for slot in (state.hand, state.hand2, state.hand3))
    ballot = lane(state.ballots, seat)
    return Player(
        company=COMPANIES[state.company_of(seat)] if seat < state.joined else None,
        role=ROLES[state.doubles >> seat & 1] if identified else None,
        hand=tuple(_card(number) for number in sorted(hand) if number),
        card=_card(lane(state.cards, seat)),
        destination=_place(lane(state.aims, seat)),
        locked=bool(state.locked >> seat & 1),
        out_of_time=bool(state.timed >> seat & 1),
        sent=(_card(lane(state.first_cards, seat)), _place(lane(state.first_aims, seat))) if state.leg == 2 else None,
        location=_place(lane(state.locations, seat)),
        ballot=telling.ballot_name(ballot) if ballot else None,
    )


def _dump_company(state: DoubleAgents, company: int) -> Company:
    pile: dict[Any, int] = telling.counts(cards_of(state.piles, company))
    discard: dict[Any, int] = telling.counts(cards_of(state.discards, company))
    status: Any = STATUSES[lane(state.status, company)]
    return Company(pile, discard, status, bool(state.silent >> company & 1), int(state.since_of(company)))


def _dump_pile(state: DoubleAgents, place: int) -> Pile:
    left = [LEAST_VALUE + value for value in range(VALUES) for _ in range(state.missions_left(place, value))]
    return Pile(tuple(left), int(lane(state.up, place)) or None)


def _dump_round(state: DoubleAgents, number: int) -> Round:
    said = [number_of(state, number, what) for what in range(ROUND)]
    plays = [
        Plays(
            (_card(lane(said[0], seat)), _place(lane(said[1], seat))),
            (_card(lane(said[2], seat)), _place(lane(said[3], seat))),
            _card(lane(said[4], seat)),
        )
        for seat in range(state.box.seats)
    ]
    fates = said[FATES]
    missions: dict[Any, Mission] = {
        DESTINATIONS[p]: Mission(int(lane(fates, p)), telling.holder_name(lane(fates, PLACES + p)))
        for p in range(PLACES)
    }
    return Round(tuple(plays), missions)


# --- Reading ----------------------------------------------------------------------------------------------------------


def fill(state: DoubleAgents, position: Position) -> None:
    """Set a fresh state up as a position says; raises `BadPosition` where that cannot be."""
    seats = int(state.box.seats)
    check(position.game == "double_agents", "game", f"it is one of {position.game}, not of companies")
    check(len(position.players) == seats, "players", f"there are {seats} seats and {len(position.players)} players")
    check(set(position.companies) == set(COMPANIES), "companies", "there are two, cia and kgb")
    check(set(position.missions) == set(DESTINATIONS), "missions", f"there are piles for {', '.join(DESTINATIONS)}")
    state.phase = PHASES.index(position.phase)
    state.rounds = len(position.rounds)
    state.leg = position.leg
    state.moment = position.moment
    _fill_companies(state, position)
    _fill_roles(state, position)
    _fill_hands(state, position)
    _fill_choices(state, position)
    _fill_ballots(state, position)
    state.past = tuple(number for played in position.rounds for number in _past(state, played))
    _fill_missions(state, position)
    _check_course(state)


def _fill_companies(state: DoubleAgents, position: Position) -> None:
    joined = [player.company for player in position.players if player.company is not None]
    state.joined = len(joined)
    check(
        all(player.company is not None for player in position.players[: state.joined]),
        "players",
        "companies are joined in seat order",
    )
    state.kgb = sum(1 << seat for seat, company in enumerate(joined) if company == "kgb")
    sizes = [int(state.members(company)).bit_count() for company in (CIA, KGB)]
    most = (int(state.box.seats) + 1) // 2
    check(max(sizes) <= most, "players", f"a company has at most {most} members here")
    state.larger = -1 if position.larger is None else COMPANIES.index(position.larger)
    early = state.phase in (COIN, TEAMS)
    check(
        (state.joined == state.box.seats) != early, "players", "everybody joins a company before identities are dealt"
    )
    check(state.larger < 0 or state.box.odd, "larger", "with an even number of players no company is larger")
    if not early and state.box.odd:
        larger = state.larger
        state.settle_larger()
        check(larger in (-1, state.larger), "larger", f"{COMPANIES[state.larger]} has more members")
    coin = state.phase == COIN
    check(not coin or (state.box.odd and not state.box.chosen and state.joined == 0), "phase", "no coin is due")
    waiting = state.phase == TEAMS and state.box.odd and not state.box.chosen
    check(not waiting or state.larger >= 0, "larger", "the coin decides before anybody joins")
    for company, name in enumerate(COMPANIES):
        data = position.companies[name]  # type: ignore[index]
        check(data.since <= state.moment, "since", f"{name} has changed after the last moment")
        state.since |= data.since << (32 * company)
        state.status = with_lane(state.status, company, STATUSES.index(data.status))
        state.silent |= int(data.silent) << company


def _fill_roles(state: DoubleAgents, position: Position) -> None:
    roles = [player.role for player in position.players]
    dealt = sum(1 for role in roles if role is not None)
    check(None not in roles[:dealt], "role", "identity cards are dealt in seat order")
    state.doubles = sum(1 << seat for seat, role in enumerate(roles) if role == "double")
    seats = int(state.box.seats)
    if state.phase == IDENTITIES:
        check(dealt < seats, "role", "all identity cards are dealt already")
        state.dealt = dealt
    else:
        check(dealt == (0 if state.phase < IDENTITIES else seats), "role", "identities are dealt after the companies")
    for company, name in enumerate(COMPANIES):
        members = state.members(company)
        found = int(state.doubles & members).bit_count()
        complete = dealt > 0 and not members >> dealt
        check(found == 1 if complete else found <= 1, "role", f"{name} has exactly one double agent")


def _fill_hands(state: DoubleAgents, position: Position) -> None:
    slots = [0, 0, 0]
    used = dict.fromkeys((CIA, KGB), 0)
    sizes = []
    for seat, player in enumerate(position.players):
        check(len(player.hand) <= HAND, "hand", f"a hand has at most {HAND} cards")
        sizes.append(len(player.hand))
        for number, card in enumerate(player.hand):
            slots[number] = with_lane(slots[number], seat, CARDS.index(card) + 1)
        for card in (*player.hand, *(player.sent[:1] if player.sent else ())):
            used[state.company_of(seat)] += 1 << 4 * CARDS.index(card)
        check((player.sent is not None) == (state.leg == 2), "sent", "a card was sent in leg 1 when leg 2 is on")
        if player.sent:
            state.first_cards = with_lane(state.first_cards, seat, CARDS.index(player.sent[0]) + 1)
            state.first_aims = with_lane(state.first_aims, seat, DESTINATIONS.index(player.sent[1]) + 1)
    state.hand, state.hand2, state.hand3 = slots
    state.piles = 0
    for company, name in enumerate(COMPANIES):
        data = position.companies[name]  # type: ignore[index]
        pile, discard = _cards(data.pile), _cards(data.discard)
        state.piles = with_cards(state.piles, company, pile)
        state.discards = with_cards(state.discards, company, discard)
        whole = pile + discard + used[company]
        check(whole == DECK, "cards", f"{name} has not exactly the 18 cards of its deck")  # DA-18.1
    _check_hand_sizes(state, sizes)


def _cards(counts: dict[CardName, int]) -> int:
    return sum(number << 4 * CARDS.index(card) for card, number in counts.items())


def _check_hand_sizes(state: DoubleAgents, sizes: list[int]) -> None:
    seats = int(state.box.seats)
    if state.phase == DEAL:
        state.dealt = sum(sizes)
        right = [(state.dealt + seats - 1 - seat) // seats for seat in range(seats)]
        check(sizes == right and state.dealt < HAND * seats, "hand", "cards are dealt in seat order, three passes")
        company = state.company_of(state.dealt % seats)
        check(cards_of(state.piles, company) > 0, "pile", f"{COMPANIES[company]} has no card left to deal")
        return
    in_hand = HAND + 1 - state.leg if state.phase in IN_A_LEG else 0  # DA-4.4
    check(all(number == in_hand for number in sizes), "hand", f"everybody has {in_hand} cards in hand here")


def _fill_choices(state: DoubleAgents, position: Position) -> None:
    in_a_leg = state.phase in IN_A_LEG
    check((state.leg > 0) == in_a_leg, "leg", "a leg is on while destinations are chosen, and only then")
    for seat, player in enumerate(position.players):
        chosen = player.card is not None or player.destination is not None or player.locked or player.out_of_time
        check(in_a_leg or not chosen, "choice", "cards and destinations are chosen in a leg")
        if player.card is not None:
            kind = CARDS.index(player.card)
            check(bool(legs.kinds_of(state, seat) >> kind & 1), "card", f"{seat_name(seat)} has no {player.card}")
            state.cards = with_lane(state.cards, seat, kind + 1)
        if player.destination is not None:
            state.aims = with_lane(state.aims, seat, DESTINATIONS.index(player.destination) + 1)
        complete = player.card is not None and player.destination is not None
        check(complete or not player.locked, "locked", "a lock needs a card and a destination")
        state.locked |= int(player.locked) << seat
        state.timed |= int(player.out_of_time) << seat
        if player.location is not None:
            state.locations = with_lane(state.locations, seat, DESTINATIONS.index(player.location) + 1)
    check(state.timed == 0 or state.box.discussion, "out_of_time", "the discussion is not limited")
    if state.phase in (LATE_CARD, LATE_DESTINATION):
        state.late = seat_named(position.late, int(state.box.seats))
        check(not state.locked >> state.late & 1, "late", "somebody who has locked is not late")
        drawn = state.phase == LATE_DESTINATION
        check(not drawn or lane(state.cards, state.late) > 0, "late", "the card is drawn before the destination")
    else:
        check(position.late is None, "late", "nobody is late now")
    _check_statuses(state)


def _check_statuses(state: DoubleAgents) -> None:
    for company, name in enumerate(COMPANIES):
        status = lane(state.status, company)
        ready = state.phase in IN_A_LEG and not state.members(company) & ~state.locked
        check((status == READY) == ready, "status", f"{name} is READY when all its members have locked")
        silent = state.silent >> company & 1
        check(bool(silent) or status != STATUSES.index("HUSHED"), "silent", f"{name} is hushed, so it is silent")
        check(not silent or status != OPEN, "silent", f"{name} is OPEN, so it may talk")
        other = lane(state.status, 1 - company)
        check(not (ready and other == OPEN), "status", f"{name} is READY, so the other company is not OPEN")
        check(not (ready and other == READY), "status", "both are READY, so the leg has been revealed")


def _fill_ballots(state: DoubleAgents, position: Position) -> None:
    for seat, player in enumerate(position.players):
        if player.ballot is not None:
            check(state.phase >= VOTE, "ballot", "ballots are cast after the last round")
            number = MOST_SEATS if player.ballot == ABSTAIN else seat_named(player.ballot, int(state.box.seats))
            mate = number == MOST_SEATS or state.company_of(number) == state.company_of(seat)
            check(mate, "ballot", f"{player.ballot} is not in the company of {seat_name(seat)}")
            state.ballots = with_lane(state.ballots, seat, number + 1)
    if state.phase >= VOTE:
        missing = any(player.ballot is None for player in position.players)
        check(missing == (state.phase == VOTE), "ballot", "the match is over when all ballots are cast, and not before")


def _past(state: DoubleAgents, played: Round) -> list[int]:
    seats = int(state.box.seats)
    check(len(played.plays) == seats, "rounds", f"in a round {seats} players play")
    check(set(played.missions) == set(DESTINATIONS), "rounds", "in a round four missions find their fate")
    plays = played.plays
    values = [played.missions[place].value for place in DESTINATIONS]
    fates = [_fate(played.missions[place].holder, seats) for place in DESTINATIONS]
    rows = [
        [CARDS.index(play.first[0]) + 1 for play in plays],
        [DESTINATIONS.index(play.first[1]) + 1 for play in plays],
        [CARDS.index(play.second[0]) + 1 for play in plays],
        [DESTINATIONS.index(play.second[1]) + 1 for play in plays],
        [CARDS.index(play.third) + 1 for play in plays],
        [*values, *fates],
    ]
    return [int(pack(row)) for row in rows]


def _fate(holder: str, seats: int) -> int:
    if holder == "removed":
        return REMOVED
    return POT + COMPANIES.index(holder) if holder in COMPANIES else seat_named(holder, seats)


def _fill_missions(state: DoubleAgents, position: Position) -> None:
    whole = 0
    state.missions = 0
    for place, name in enumerate(DESTINATIONS):
        pile = position.missions[name]  # type: ignore[index]
        shown = [played.missions[name].value for played in position.rounds]  # type: ignore[index]
        ups = [pile.up] if pile.up is not None else []
        state.up = with_lane(state.up, place, pile.up or 0)
        for value in pile.left:
            state.missions += 1 << 3 * (VALUES * place + value - LEAST_VALUE)
        for value in (*pile.left, *shown, *ups):
            whole += 1 << 3 * (VALUES * place + value - LEAST_VALUE)
    check(whole == state.box.missions, "missions", "piles and rounds have not exactly the 24 missions")  # DA-18.2
    up = sum(1 for place in range(PLACES) if lane(state.up, place))
    in_order = all(lane(state.up, place) for place in range(up))
    dealt = state.phase == DEAL or state.phase in IN_A_LEG
    right = up == PLACES if dealt else up < PLACES if state.phase == MISSIONS else up == 0
    check(right and in_order, "missions", "four missions are turned up before the deal, in the order of the piles")


def _check_course(state: DoubleAgents) -> None:
    check(state.rounds <= ROUNDS, "rounds", f"there are {ROUNDS} rounds")
    check((state.rounds == ROUNDS) == (state.phase >= VOTE), "rounds", f"the vote comes after {ROUNDS} rounds")
    check(state.rounds == 0 or state.phase >= MISSIONS, "rounds", "rounds are played after the setup")
