"""What a seat sees of the table (SE-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from filature.games.top_secret import duels, setup, telling
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
from filature.games.top_secret.lanes import lane
from filature.games.top_secret.options import Options
from filature.kernel import game

if TYPE_CHECKING:
    from filature.games.top_secret.rules import TopSecret


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


class View(game.View, kw_only=True):
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


def view(state: TopSecret, seat: int) -> View:
    """All that a seat may know: contents of its own cases, its own plan, its own card; the rest is for everybody."""
    box = state.box
    seats = range(box.seats)
    named = seats if box.seated else range(0)
    rolls = [int(lane(state.start_rolls, s)) for s in seats]
    return View(
        game="top_secret",
        seat=seat,
        players=box.seats,
        turn=state.turns,
        waiting=state.turn(),
        outcome=state.outcome(),
        options=box.options,
        colours=[COLOURS[box.colours[s]] for s in named],
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
        cases=_cases(state, seat) if box.seated else [],
        hands=[_hand(state, s) for s in seats],
        totals=[int(state.totals[s]) for s in seats],
        deliveries=[_delivery(state, entry) for entry in state.delivered],
        unknown={COLOURS[box.colours[s]]: _unknown(state, s) for s in named},
        guards=[s for s in seats if setup.may_guard(state, s)],
        submitted=[s for s in seats if setup.complete(state, s)],
        late=state.late if state.late >= 0 else None,
        plan=_plan(state, seat) if state.phase == SETUP and seat >= 0 else None,
        duel=_duel(state, seat) if state.phase in (TARGET, DUEL, LOOT) else None,
        losses=state.losses,
        carrier=telling.agent_name(state, state.active, state.attacker) if state.phase == LOSSES else None,
    )


def _agent(state: TopSecret, viewer: int, seat: int, k: int) -> Agent:
    place = lane(state.men[seat], k)
    if state.phase == SETUP and place == VACANT and seat != viewer:
        place = HOME  # SE-3.6: guards are shown with the cases
    return Agent(
        telling.agent_name(state, seat, k),
        seat,
        telling.place_name(state, seat, place),
        telling.case_or_none(state, lane(state.loads[seat], k) - 1),
        int(lane(state.bonus, k)) if seat == state.active else 0,
    )


def _cases(state: TopSecret, viewer: int) -> list[Case]:
    carriers = {int(lane(state.loads[s], k)) - 1: (s, k) for s in range(state.box.seats) for k in range(AGENTS)}
    revealed = state.phase != SETUP and all(setup.complete(state, s) for s in range(state.box.seats))
    found = []
    for case in range(4 * state.box.seats):
        owner, letter = divmod(case, 4)
        place = lane(state.lies[owner], letter)
        carrier = carriers[case] if place == CARRIED else None
        if carrier:
            place = lane(state.men[carrier[0]], carrier[1])
        shown = place < MOST_CITIES and revealed
        # SE-9: the owner knows what is inside; everybody does once it is delivered, or at the end (SE-8.7)
        known = (owner == viewer and setup.complete(state, owner)) or lane(state.lies[owner], letter) == DELIVERED
        content = (known and state.phase != SETUP) or (state.phase == OVER and setup.complete(state, owner))
        found.append(
            Case(
                telling.case_name(state, case),
                owner,
                state.box.board.cities[place] if shown else None,
                telling.agent_name(state, *carrier) if carrier else None,
                CONTENTS[lane(state.contents[owner], letter)] if content else None,
            )
        )
    return found


def _hand(state: TopSecret, seat: int) -> Hand:
    left = [value for card, value in enumerate(CARDS) if state.hands[seat] >> card & 1]
    return Hand(left, [value for card, value in enumerate(CARDS) if not state.hands[seat] >> card & 1])


def _delivery(state: TopSecret, entry: int) -> Delivery:
    case = entry % 16
    content = CONTENTS[lane(state.contents[case // 4], case % 4)]
    return Delivery(telling.case_name(state, case), content, entry // 16)


def _unknown(state: TopSecret, seat: int) -> list[str]:
    lies, contents = state.lies[seat], state.contents[seat]
    delivered = [lane(contents, letter) for letter in range(CASES) if lane(lies, letter) == DELIVERED]
    return [content for number, content in enumerate(CONTENTS) if number not in delivered]


def _plan(state: TopSecret, seat: int) -> Plan:
    done = int(lane(state.drafted, seat))
    decided = done > 2 * CASES
    return Plan(
        [CONTENTS[lane(state.contents[seat], letter)] for letter in range(min(done, CASES))],
        [state.box.board.cities[lane(state.lies[seat], letter)] for letter in range(min(done - CASES, CASES))],
        lane(state.men[seat], 0) == VACANT if decided else None,
    )


def _duel(state: TopSecret, seat: int) -> Duel:
    chosen = [(state.active, state.attack_card), (state.opponent, state.defence_card)]
    own = [int(card) for chooser, card in chosen if chooser == seat and card >= 0]
    return Duel(
        telling.agent_name(state, state.active, state.attacker),
        state.opponent,
        [telling.agent_name(state, state.opponent, k) for k in duels.defenders(state)] if state.phase != LOOT else [],
        telling.agent_name(state, state.opponent, state.defender) if state.defender >= 0 else None,
        [int(chooser) for chooser, card in chosen if card >= 0],
        own[0] if own else None,
        telling.case_or_none(state, state.loot),
    )
