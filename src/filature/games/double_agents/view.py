"""The view of a seat, or of a watcher: a whitelist of what it may know (DA-12.1), filled field by field."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from filature.games.double_agents import chat, events
from filature.games.double_agents.board import (
    AGENT,
    CARDS,
    CIA,
    COMPANIES,
    DEAL,
    DESTINATIONS,
    IDENTITIES,
    IN_A_LEG,
    KGB,
    KINDS,
    LATE_CARD,
    LATE_DESTINATION,
    LEAST_VALUE,
    MOST_VALUE,
    OVER,
    PHASES,
    PLACES,
    ROLES,
    SPECIAL,
    STATUSES,
    VOTE,
)
from filature.games.double_agents.history import FATES, ROUND, THIRD, record_of, sent
from filature.games.double_agents.notation import ballot_name, card_name, hand_names, holder_name, place_name
from filature.games.double_agents.options import Options
from filature.games.double_agents.packed import cards_of, get, size
from filature.games.double_agents.resolution import (
    KILLED_SPECIAL,
    NOBODY,
    REASONS,
    TURNED_SPECIAL,
    Resolver,
    effects,
)
from filature.games.double_agents.state import (
    SEATS,
    Fields,
    company_of,
    hand_size,
    members_of,
    missions_left,
    since_of,
)
from filature.kernel import view
from filature.kernel.state import seat_name


class Company(msgspec.Struct):
    """A company as everybody sees it."""

    name: str
    members: list[int]
    status: str
    """OPEN, HUSHED or READY (DA-5.3)."""
    since: int
    """The moment of its last change."""
    pile: int
    discard: int


class Channel(msgspec.Struct):
    """Who may write and read where, since which moment (DA-5.1)."""

    name: str
    writers: list[int]
    readers: list[int]
    since: int


class Mission(msgspec.Struct):
    """A mission that has found its fate (I19)."""

    round: int
    destination: str
    value: int
    holder: str
    """A player, `cia` or `kgb` for a pot, or `removed`."""


class Choice(msgspec.Struct):
    """A card and a destination, as far as they are chosen."""

    card: str | None
    destination: str | None


class Side(msgspec.Struct, frozen=True):
    """What a company had at a destination, what its cards did to the enemy's, and what it all came to."""

    cards: tuple[str, ...]
    """In the order of the kinds (DA-12.4)."""
    turned: tuple[str, ...]
    killed: tuple[str, ...]
    total: int


class Result(msgspec.Struct, frozen=True):
    """A destination of a round played (I15, I17, I19)."""

    destination: str
    value: int
    cia: Side
    kgb: Side
    winner: str
    reason: str
    """`points`, `corruption`, `tie`, or `absent` when the higher total was of a company that had no card there."""
    holder: str


class Round(msgspec.Struct, frozen=True):
    """The public side of a round played (DA-12.3)."""

    number: int
    destinations: tuple[tuple[str, ...], tuple[str, ...]]
    """Where each seat sent a card, in leg 1 and in leg 2."""
    results: tuple[Result, ...]


class View(view.View, kw_only=True):
    """The two companies as one seat, or a watcher, may know them."""

    options: Options
    phase: str
    round: int
    """From 1; the last one while the vote is on."""
    leg: int
    """1 or 2 while destinations are chosen, else 0."""
    moment: int
    """How much everybody has seen happen."""
    larger: str | None
    companies: list[Company]
    channels: list[Channel]
    missions: dict[str, int]
    """The missions turned up in this round."""
    unturned: dict[str, list[int]]
    """The values that lie in the piles, in no order that means anything."""
    awarded: list[Mission]
    locked: list[int]
    out_of_time: list[int]
    late: int | None
    """For whom chance is choosing."""
    hand_sizes: list[int]
    legs: list[list[str]]
    """Where each seat has sent a card in this round, leg by leg, as far as revealed."""
    locations: list[str | None]
    rounds: list[Round]
    voted: list[int]
    ballots: dict[str, str] | None
    """Every ballot: None until both votes are closed, and with option ballots=secret."""
    votes: dict[str, dict[str, int]] | None
    """How many votes everybody got: None until both votes are closed."""
    identities: dict[str, str] | None
    replay: list[dict[str, dict[str, str]]] | None
    """Who did what with which card, round by round: after the end, with option post_game_replay."""
    company: str | None
    """The last facts are this seat's own."""
    role: str | None
    hand: list[str]
    draft: Choice | None
    """What this seat has chosen in this leg, locked or not."""
    sent: Choice | None
    """What this seat sent in leg 1 of this round."""
    plays: list[dict[str, str]]
    """What this seat did in the rounds played (I21)."""
    mates: dict[str, str]
    """The destinations mates have chosen in this leg, drafted or locked (DA-5.2.2)."""
    ballot: str | None


def view_of(state: Fields, seat: int) -> View:
    """All that a seat may know: first what everybody may, then its own."""
    phase, options, seats = state.phase, state.setup.options, range(state.setup.seats)
    over = phase == OVER
    in_a_leg = phase in IN_A_LEG
    return View(
        game="double_agents",
        seat=seat,
        players=state.setup.seats,
        turn=state.turn_number(),
        waiting=state.turn(),
        outcome=state.outcome(),
        options=options,
        phase=PHASES[phase],
        round=state.rounds if phase >= VOTE else state.rounds + 1,
        leg=state.leg,
        moment=state.moment,
        larger=COMPANIES[state.larger] if state.larger >= 0 else None,
        companies=[_company(state, company) for company in (CIA, KGB)],
        channels=[Channel(c.name, _listed(c.writers), _listed(c.readers), c.since) for c in chat.channels(state)],
        missions={DESTINATIONS[p]: int(get(state.up, p)) for p in range(PLACES) if get(state.up, p)},
        unturned={DESTINATIONS[p]: _unturned(state, p) for p in range(PLACES)},
        awarded=[mission for number in range(state.rounds) for mission in _awarded(state, number)],
        locked=_listed(state.locked),
        out_of_time=_listed(state.timed),
        late=state.late if phase in (LATE_CARD, LATE_DESTINATION) else None,
        hand_sizes=[hand_size(state, s) for s in seats],
        legs=[_destinations(state, state.first_aims)] if state.leg == 2 else [],
        locations=[_place(get(state.locations, s)) for s in seats],
        rounds=[_round(state, number) for number in _remembered(state)],
        voted=[s for s in seats if get(state.ballots, s)],
        ballots=events.ballots(state) if over and options.ballots == "named" else None,
        votes={COMPANIES[u]: events.votes(state, u) for u in (CIA, KGB)} if over else None,
        identities=events.identities(state) if over else None,
        replay=[events.replay(state, number) for number in range(state.rounds)]
        if over and options.post_game_replay
        else None,
        company=COMPANIES[company_of(state, seat)] if 0 <= seat < state.joined else None,
        role=_role(state, seat),
        hand=hand_names(state, seat) if seat >= 0 and phase != DEAL else [],
        draft=_choice(state.cards, state.aims, seat) if seat >= 0 and in_a_leg else None,
        sent=_choice(state.first_cards, state.first_aims, seat) if seat >= 0 and state.leg == 2 else None,
        plays=[events.plays(state, number, seat) for number in range(state.rounds)] if seat >= 0 else [],
        mates=_mates(state, seat) if seat >= 0 and in_a_leg else {},
        ballot=ballot_name(get(state.ballots, seat)) if seat >= 0 and get(state.ballots, seat) else None,
    )


def _listed(seats: int) -> list[int]:
    """The seats of a set of seats."""
    return list(SEATS[seats])


def _company(state: Fields, company: int) -> Company:
    return Company(
        name=COMPANIES[company],
        members=_listed(members_of(state, company)),
        status=STATUSES[get(state.status, company)],
        since=since_of(state, company),
        pile=size(cards_of(state.piles, company)),
        discard=size(cards_of(state.discards, company)),
    )


def _unturned(state: Fields, place: int) -> list[int]:
    return [value for value in range(LEAST_VALUE, MOST_VALUE + 1) for _ in range(missions_left(state, place, value))]


def _awarded(state: Fields, number: int) -> list[Mission]:
    missions = record_of(state, number, FATES)
    return [
        Mission(number + 1, DESTINATIONS[p], get(missions, p), holder_name(get(missions, PLACES + p)))
        for p in range(PLACES)
    ]


def _place(number: int) -> str | None:
    return place_name(number) if number else None


def _destinations(state: Fields, aims: int) -> list[str]:
    return [place_name(get(aims, s)) for s in range(state.setup.seats)]


def _remembered(state: Fields) -> range:
    """DA-13 `full_log=false`: the round just played only, until the next one is dealt."""
    if state.setup.options.full_log:
        return range(state.rounds)
    return range(max(0, state.rounds - 1), state.rounds) if state.phase not in IN_A_LEG else range(0)


def _round(state: Fields, number: int) -> Round:
    numbers = tuple(record_of(state, number, what) for what in range(ROUND) if what != THIRD)
    resolver = state.setup.resolver
    options = (resolver.copied, resolver.floor, resolver.absent_can_win)
    return _public_round(number, numbers, members_of(state, CIA), state.kgb, options)


@lru_cache(maxsize=1024)
def _public_round(number: int, numbers: tuple[int, ...], cia: int, kgb: int, options: tuple[bool, bool, bool]) -> Round:
    """A round played never changes and looks the same to everybody, so it is told once."""
    first_cards, first_aims, cards, aims, fates = numbers
    seats = range((cia | kgb).bit_length())
    results = []
    for place in range(PLACES):
        both = [sent(first_cards, first_aims, cards, aims, members, place) for members in (cia, kgb)]
        results.append(_result(Resolver(*options), place, both[CIA], both[KGB], fates))
    first, second = (tuple(place_name(get(where, seat)) for seat in seats) for where in (first_aims, aims))
    return Round(number + 1, (first, second), tuple(results))


def _result(resolver: Resolver, place: int, cia: int, kgb: int, fates: int) -> Result:
    totals = resolver.totals(cia, kgb)
    winner, reason = resolver.winner(cia, kgb)
    return Result(
        destination=DESTINATIONS[place],
        value=get(fates, place),
        cia=_side(cia, effects(cia, kgb, resolver.copied), totals[0]),
        kgb=_side(kgb, effects(kgb, cia, resolver.copied), totals[1]),
        winner="nobody" if winner == NOBODY else COMPANIES[winner],
        reason=REASONS[reason],
        holder=holder_name(get(fates, PLACES + place)),
    )


def _side(cards: int, done: int, total: int) -> Side:
    listed = tuple(CARDS[kind] for kind in range(KINDS) for _ in range(get(cards, kind)))
    turned, killed = (
        tuple(CARDS[kind] for kind in (SPECIAL, AGENT) for _ in range(get(done, first + kind)))
        for first in (TURNED_SPECIAL, KILLED_SPECIAL)
    )
    return Side(listed, turned, killed, total)


def _role(state: Fields, seat: int) -> str | None:
    dealt = state.phase > IDENTITIES or (state.phase == IDENTITIES and seat < state.dealt)
    return ROLES[state.doubles >> seat & 1] if seat >= 0 and dealt else None


def _choice(cards: int, aims: int, seat: int) -> Choice:
    card, aim = get(cards, seat), get(aims, seat)
    return Choice(card_name(card) if card else None, place_name(aim) if aim else None)


def _mates(state: Fields, seat: int) -> dict[str, str]:
    """DA-5.2.2: the destinations that mates show each other."""
    mates = events.confidants(state, seat)
    return {seat_name(s): place_name(get(state.aims, s)) for s in mates if get(state.aims, s)}
