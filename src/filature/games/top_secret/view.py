"""The view: what a seat may see of the table (SE-9), field by field."""

from __future__ import annotations

import msgspec

from filature.games.top_secret.board import (
    AGENTS,
    CARDS,
    CARRIED,
    CASES,
    COLOURS,
    CONTENTS,
    DELIVERED,
    DUEL,
    HOME,
    LOOT,
    LOSSES,
    MOST_CITIES,
    OVER,
    PHASES,
    SETUP,
    TARGET,
    VACANT,
)
from filature.games.top_secret.options import Options
from filature.games.top_secret.packed import get
from filature.games.top_secret.state import Fields
from filature.kernel import view


class Agent(msgspec.Struct):
    """An agent: where it is (a city, a start base, or `out`), what it carries, its bonus steps."""

    agent: str
    seat: int
    place: str
    case: str | None
    bonus: int


class Case(msgspec.Struct):
    """A case. `content` is None while this seat may not know it."""

    case: str
    seat: int
    place: str | None
    """The city it lies in, or that of its carrier; None once it is delivered, or before the reveal."""
    carrier: str | None
    content: str | None


class Hand(msgspec.Struct):
    """The duel cards of a player: those left in this round of seven, and those set aside (SE-6.6)."""

    available: list[int]
    used: list[int]


class Delivery(msgspec.Struct):
    case: str
    content: str
    seat: int


class Plan(msgspec.Struct):
    """The seat's own submission so far (SE-3.6)."""

    contents: list[str]
    cities: list[str]
    guard: bool | None


class Duel(msgspec.Struct):
    attacker: str
    opponent: int
    defenders: list[str]
    """The enemies still in the city."""
    defender: str | None
    """Who fights now; None until the first of two is named."""
    chosen: list[int]
    """Who has chosen a card."""
    card: int | None
    """The card of this seat."""
    loot: str | None
    """The case the winning defender may take."""


class View(view.View, kw_only=True):
    """Top Secret as one seat, or a watcher, may know it."""

    options: Options
    colours: list[str]
    """Seat -> colour; empty until all are drawn (SE-3.1), and so are the lists of agents and cases."""
    phase: str
    active: int
    first: int
    rounds: int
    start_rolls: list[int | None]
    """What each seat rolled for the start (SE-3.8)."""
    contenders: list[int]
    roll: int | None
    pool: int
    handled: int
    """Cases picked up and laid down in this turn (SE-5.9)."""
    duel_won: bool
    agents: list[Agent]
    cases: list[Case]
    hands: list[Hand]
    totals: list[int]
    deliveries: list[Delivery]
    unknown: dict[str, list[str]]
    """Colour -> contents of its undelivered cases, as a set."""
    guards: list[int]
    """Who may put a guard into the vacant start base (SE-3.7)."""
    submitted: list[int]
    """Whose submission is in."""
    late: int | None
    """The absent player for whom chance is choosing now (SE-10.5)."""
    plan: Plan | None
    duel: Duel | None
    losses: int
    """Agents to be named after a bomb."""
    carrier: str | None
    """The agent that brought the bomb."""


def view_of(state: Fields, seat: int) -> View:
    """All that a seat may know: contents of its own cases, its own plan, its own card; the rest is for everybody."""
    setup = state.setup
    seats = range(setup.seats)
    named = seats if setup.seated else range(0)
    rolls = [int(get(state.start_rolls, s)) for s in seats]
    return View(
        game="top_secret",
        seat=seat,
        players=setup.seats,
        turn=state.turns,
        waiting=state.turn(),
        outcome=state.outcome(),
        options=setup.options,
        colours=[COLOURS[setup.colours[s]] for s in named],
        phase=PHASES[state.phase],
        active=state.active,
        first=state.first,
        rounds=state.rounds,
        start_rolls=[roll - 1 if roll else None for roll in rolls],
        contenders=[s for s in seats if state.contenders >> s & 1],
        roll=None if state.roll < 0 else state.roll,
        pool=state.pool,
        handled=state.handled,
        duel_won=state.won,
        agents=[_agent(state, seat, s, k) for s in named for k in range(AGENTS)],
        cases=_cases(state, seat) if setup.seated else [],
        hands=[_hand(state, s) for s in seats],
        totals=[int(state.totals[s]) for s in seats],
        deliveries=[_delivery(state, entry) for entry in state.delivered],
        unknown={COLOURS[setup.colours[s]]: _unknown(state, s) for s in named},
        guards=[s for s in seats if state.setup.may_guard(s)],
        submitted=[s for s in seats if state.has_submitted(s)],
        late=state.late if state.late >= 0 else None,
        plan=_plan(state, seat) if state.phase == SETUP and seat >= 0 else None,
        duel=_duel(state, seat) if state.phase in (TARGET, DUEL, LOOT) else None,
        losses=state.losses,
        carrier=state.agent_name(state.active, state.attacker) if state.phase == LOSSES else None,
    )


def _agent(state: Fields, viewer: int, seat: int, k: int) -> Agent:
    place = get(state.agent_places[seat], k)
    if state.phase == SETUP and place == VACANT and seat != viewer:
        place = HOME  # SE-3.6: guards are shown with the cases
    return Agent(
        state.agent_name(seat, k),
        seat,
        state.place_name(seat, place),
        state.case_or_none(get(state.loads[seat], k) - 1),
        int(get(state.bonus, k)) if seat == state.active else 0,
    )


def _cases(state: Fields, viewer: int) -> list[Case]:
    carriers = {int(get(state.loads[s], k)) - 1: (s, k) for s in range(state.setup.seats) for k in range(AGENTS)}
    revealed = state.phase != SETUP and all(state.has_submitted(s) for s in range(state.setup.seats))
    cases = []
    for case in range(4 * state.setup.seats):
        owner, letter = divmod(case, 4)
        place = get(state.case_places[owner], letter)
        carrier = carriers[case] if place == CARRIED else None
        if carrier:
            place = get(state.agent_places[carrier[0]], carrier[1])
        shown = place < MOST_CITIES and revealed
        # SE-9: the owner knows what is inside; everybody does once it is delivered, or at the end (SE-8.7)
        known = (owner == viewer and state.has_submitted(owner)) or get(state.case_places[owner], letter) == DELIVERED
        content = (known and state.phase != SETUP) or (state.phase == OVER and state.has_submitted(owner))
        cases.append(
            Case(
                state.case_name(case),
                owner,
                state.setup.board.cities[place] if shown else None,
                state.agent_name(*carrier) if carrier else None,
                CONTENTS[get(state.contents[owner], letter)] if content else None,
            )
        )
    return cases


def _hand(state: Fields, seat: int) -> Hand:
    left = [value for card, value in enumerate(CARDS) if state.hands[seat] >> card & 1]
    return Hand(left, [value for card, value in enumerate(CARDS) if not state.hands[seat] >> card & 1])


def _delivery(state: Fields, entry: int) -> Delivery:
    case = entry % 16
    content = CONTENTS[get(state.contents[case // 4], case % 4)]
    return Delivery(state.case_name(case), content, entry // 16)


def _unknown(state: Fields, seat: int) -> list[str]:
    lies, contents = state.case_places[seat], state.contents[seat]
    delivered = [get(contents, letter) for letter in range(CASES) if get(lies, letter) == DELIVERED]
    return [content for number, content in enumerate(CONTENTS) if number not in delivered]


def _plan(state: Fields, seat: int) -> Plan:
    done = int(get(state.parts_written, seat))
    decided = done > 2 * CASES
    return Plan(
        [CONTENTS[get(state.contents[seat], letter)] for letter in range(min(done, CASES))],
        [state.setup.board.cities[get(state.case_places[seat], letter)] for letter in range(min(done - CASES, CASES))],
        get(state.agent_places[seat], 0) == VACANT if decided else None,
    )


def _duel(state: Fields, seat: int) -> Duel:
    chosen = [(state.active, state.attack_card), (state.opponent, state.defence_card)]
    own = [int(card) for chooser, card in chosen if chooser == seat and card >= 0]
    return Duel(
        state.agent_name(state.active, state.attacker),
        state.opponent,
        [state.agent_name(state.opponent, k) for k in state.defenders()] if state.phase != LOOT else [],
        state.agent_name(state.opponent, state.defender) if state.defender >= 0 else None,
        [int(chooser) for chooser, card in chosen if card >= 0],
        own[0] if own else None,
        state.case_or_none(state.loot),
    )
