"""A moment as plain data and back (docs/positions.md)."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from filature.games.top_secret.board import (
    AGENTS,
    CARDS,
    CARRIED,
    CASE_LETTERS,
    CASES,
    COLOURS,
    CONTENTS,
    DELIVERED,
    DUEL,
    FACES,
    GONE,
    HOME,
    LOOT,
    LOSSES,
    MOST_CITIES,
    PHASES,
    SETUP,
    START_ROLL,
    TARGET,
    VACANT,
    VALUES_IN_HAND,
    WORTH,
    Colour,
    Content,
    PhaseName,
    fit,
)
from filature.games.top_secret.options import MOST_TURNS
from filature.games.top_secret.packed import get, put
from filature.games.top_secret.phases import absence, ending, setup
from filature.games.top_secret.phases.movement import MOST_HANDLED
from filature.games.top_secret.position_checks import check_position, refused_as
from filature.games.top_secret.state import Fields
from filature.kernel import position as base
from filature.kernel.position import check, require_seat
from filature.kernel.state import seat_name

Sum = Annotated[int, msgspec.Meta(ge=0, le=2 * max(FACES))]
Card = Annotated[int, msgspec.Meta(ge=0, le=max(CARDS))]
Count = Annotated[int, msgspec.Meta(ge=0, le=MOST_TURNS)]
FewSteps = Annotated[int, msgspec.Meta(ge=0, le=127)]


class Agent(msgspec.Struct, forbid_unknown_fields=True):
    """Where an agent is (a city, a start base, `out`), what it carries, its bonus steps."""

    place: str
    case: str | None = None
    bonus: FewSteps = 0


class Case(msgspec.Struct, forbid_unknown_fields=True):
    """What a case holds and the city it lies in; no city for a case that is carried or delivered."""

    content: Content
    city: str | None = None


class Delivery(msgspec.Struct, forbid_unknown_fields=True):
    case: str
    by: str


class Start(msgspec.Struct, forbid_unknown_fields=True):
    """SE-3.8: the seats that roll for the start, and what each seat rolled."""

    contenders: list[str]
    rolls: dict[str, Sum] = {}


class Plan(msgspec.Struct, forbid_unknown_fields=True):
    """A submission so far (SE-3.6)."""

    contents: list[Content] = []
    cities: list[str] = []
    guard: bool | None = None


class Duel(msgspec.Struct, forbid_unknown_fields=True):
    """A duel under way: the active player's agent against the opponent's, the cards chosen, the case on offer."""

    attacker: str
    opponent: str
    defender: str | None = None
    cards: dict[str, Card] = {}
    loot: str | None = None


class Bomb(msgspec.Struct, forbid_unknown_fields=True):
    carrier: str
    losses: Annotated[int, msgspec.Meta(ge=1, le=AGENTS)]


class End(msgspec.Struct, forbid_unknown_fields=True):
    reason: ending.Reason
    winner: str | None = None


class Position(base.Position, kw_only=True):
    """A moment. In COLOURS it ends with the colours; in SETUP it has plans, afterwards cases, cards and rolls."""

    phase: PhaseName
    colours: list[Colour] | None = None
    """Seat -> colour (SE-3.1), as far as drawn; None: as chosen by the options."""
    active: str = "p1"
    first: str = "p1"
    turns: Count = 0
    rounds: Count = 0
    roll: Sum | None = None
    pool: FewSteps = 0
    handled: Annotated[int, msgspec.Meta(ge=0, le=MOST_HANDLED)] = 0
    won: bool = False
    agents: dict[str, Agent] = {}
    cases: dict[str, Case] = {}
    delivered: list[Delivery] = []
    cards: dict[str, list[Card]] = {}
    plans: dict[str, Plan] = {}
    start: Start | None = None
    late: str | None = None
    duel: Duel | None = None
    bomb: Bomb | None = None
    end: End | None = None


COLOURS_FIELDS = ("game", "seats", "options", "phase", "colours")
"""What a position in COLOURS has; nothing lies on the table yet."""

# --- From a state ---------------------------------------------------------------------------------------------------


def dump(state: Fields) -> dict[str, Any]:
    """The whole position, secrets included; fields that do not belong to its phase are left out."""
    position = _position(state)
    absent = {name for name in ("late", "duel", "bomb", "end") if getattr(position, name) is None}
    if not state.setup.seated:
        absent |= {field for field in position.__struct_fields__ if field not in COLOURS_FIELDS}
    absent |= {"cases", "delivered", "cards", "start"} if position.plans else {"plans"}
    data = msgspec.to_builtins(position)
    return {name: value for name, value in data.items() if name not in absent}


def _position(state: Fields) -> Position:
    seats = range(state.setup.seats)
    position = Position(
        game="top_secret",
        seats=int(state.setup.seats),
        options=msgspec.to_builtins(state.setup.options),
        phase=PHASES[state.phase],
        colours=[COLOURS[colour] for colour in state.setup.colours],
    )
    if not state.setup.seated:
        return position
    position.active = seat_name(state.active)
    position.first = seat_name(state.first)
    position.turns = int(state.turns)
    position.rounds = int(state.rounds)
    position.roll = None if state.roll < 0 else int(state.roll)
    position.pool = int(state.pool)
    position.handled = int(state.handled)
    position.won = state.won
    position.agents = {state.agent_name(s, k): _agent(state, s, k) for s in seats for k in range(AGENTS)}
    if all(state.has_submitted(s) for s in seats) and state.phase != SETUP:
        position.cases = {state.case_name(c): _case(state, c) for c in range(CASES * len(seats))}
        position.delivered = [Delivery(state.case_name(e % 16), seat_name(e // 16)) for e in state.delivered]
        position.cards = {seat_name(s): _hand(state, s) for s in seats}
        rolls = {seat_name(s): int(get(state.start_rolls, s)) - 1 for s in seats if get(state.start_rolls, s)}
        position.start = Start([seat_name(s) for s in seats if state.contenders >> s & 1], rolls)
    else:
        position.plans = {seat_name(s): _plan(state, s) for s in seats}
    if state.late >= 0:
        position.late = seat_name(state.late)
    if state.phase in (TARGET, DUEL, LOOT):
        position.duel = _duel(state)
    if state.phase == LOSSES:
        position.bomb = Bomb(state.agent_name(state.active, state.attacker), int(state.losses))
    if state.reason >= 0:
        position.end = End(ending.REASONS[state.reason], None if state.winner < 0 else seat_name(state.winner))
    return position


def _agent(state: Fields, seat: int, k: int) -> Agent:
    return Agent(
        state.place_name(seat, get(state.agent_places[seat], k)),
        state.case_or_none(get(state.loads[seat], k) - 1),
        int(get(state.bonus, k)) if seat == state.active else 0,
    )


def _plan(state: Fields, seat: int) -> Plan:
    written = int(get(state.parts_written, seat))
    cities = state.setup.board.cities
    return Plan(
        [CONTENTS[get(state.contents[seat], letter)] for letter in range(min(written, CASES))],
        [cities[get(state.case_places[seat], letter)] for letter in range(min(written - CASES, CASES))],
        get(state.agent_places[seat], 0) == VACANT if written > 2 * CASES else None,
    )


def _case(state: Fields, case: int) -> Case:
    place = get(state.case_places[case // 4], case % 4)
    return Case(
        CONTENTS[get(state.contents[case // 4], case % 4)],
        state.setup.board.cities[place] if place < MOST_CITIES else None,
    )


def _hand(state: Fields, seat: int) -> list[int]:
    return [value for card, value in enumerate(CARDS) if state.hands[seat] >> card & 1]


def _duel(state: Fields) -> Duel:
    chosen = [(state.active, state.attack_card), (state.opponent, state.defence_card)]
    return Duel(
        state.agent_name(state.active, state.attacker),
        seat_name(state.opponent),
        state.agent_name(state.opponent, state.defender) if state.defender >= 0 else None,
        {seat_name(seat): int(card) for seat, card in chosen if card >= 0},
        state.case_or_none(state.loot),
    )


# --- To a state -----------------------------------------------------------------------------------------------------


def load(state: Fields, position: Position) -> None:
    """Set a fresh state up as a position says; raises `BadPosition` where that cannot be."""
    check(position.game == "top_secret", "game", f"it is one of {position.game}, not of top_secret")
    _load_colours(state, position)
    if position.phase == "COLOURS":
        return
    state.phase = PHASES.index(position.phase)
    state.active = require_seat(position.active, state.setup.seats)
    state.first = require_seat(position.first, state.setup.seats)
    state.turns = position.turns
    state.rounds = position.rounds
    state.roll = -1 if position.roll is None else position.roll
    state.pool = position.pool
    state.handled = position.handled
    state.won = position.won
    _load_plans(state, position)
    _load_agents(state, position)
    if state.phase != SETUP and not position.plans:
        _load_cases(state, position)
    _load_cards(state, position)
    _load_start(state, position)
    _load_special(state, position)
    check_position(state)
    if position.late is not None:
        late = require_seat(position.late, state.setup.seats)
        check(absence.may_be_late(state, late), "late", f"{position.late} has nothing secret to choose")
        state.late = late


def _load_colours(state: Fields, position: Position) -> None:
    """SE-3.1: as the position says, or as the options have chosen."""
    seats = int(state.setup.seats)
    colours = state.setup.colours
    if position.colours is not None:
        colours = tuple(COLOURS.index(name) for name in position.colours)
        check(fit(seats, colours), "colours", "they are all different, and those of two players diagonally opposite")
        check(not state.setup.seated or colours == state.setup.colours, "colours", "the options have chosen others")
    drawing = position.phase == "COLOURS"
    check(drawing or len(colours) == seats, "colours", f"each of the {seats} players has one after the COLOURS phase")
    for colour in colours[len(state.setup.colours) :]:
        if not state.setup.seated:
            state.setup = state.setup.with_colour(colour)
    if drawing:
        check(not state.setup.seated, "colours", "all colours are settled, so the COLOURS phase is over")
        laid = position.agents or position.cases or position.plans or position.end
        check(not laid, "colours", "nothing lies on the table while colours are being drawn")


def _load_plans(state: Fields, position: Position) -> None:
    early = state.phase == SETUP or (position.plans and position.end is not None)
    check(bool(position.plans) <= bool(early), "plans", "plans are made in the SETUP phase")
    for name, plan in position.plans.items():
        seat = require_seat(name, state.setup.seats)
        parts = [f"{letter}={content}" for letter, content in zip(CASE_LETTERS, plan.contents, strict=False)]
        parts += [f"{letter}@{city}" for letter, city in zip(CASE_LETTERS, plan.cities, strict=False)]
        parts += [] if plan.guard is None else [f"guard {'yes' if plan.guard else 'no'}"]
        phase, state.phase = state.phase, SETUP
        with refused_as("plans"):
            for move in state.read(seat, "setup " + " ".join(parts)) if parts else ():
                setup.note(state, seat, move)
        state.phase = phase
    if not early:
        for seat in range(state.setup.seats):
            state.parts_written = put(state.parts_written, seat, state.setup.submission_length(seat))


def _load_agents(state: Fields, position: Position) -> None:
    names = {state.agent_name(s, k): (s, k) for s in range(state.setup.seats) for k in range(AGENTS)}
    cases = _case_numbers(state)
    for name, agent in position.agents.items():
        check(name in names, "agents", f"there is no agent {name}")
        seat, k = names[name]
        state.agent_places[seat] = put(state.agent_places[seat], k, _place(state, seat, agent.place))
        if agent.case is not None:
            check(agent.case in cases, "cases", f"there is no case {agent.case}")
            state.loads[seat] = put(state.loads[seat], k, cases[agent.case] + 1)
        if agent.bonus:
            check(seat == state.active, "bonus", f"{name} has bonus steps though it is not on turn")
            state.bonus = put(state.bonus, k, agent.bonus)


def _load_cases(state: Fields, position: Position) -> None:
    numbers = _case_numbers(state)
    check(set(position.cases) == set(numbers), "cases", f"the cases are {', '.join(numbers)}")
    delivered = [delivery.case for delivery in position.delivered]
    loads = [int(get(state.loads[s], k)) - 1 for s in range(state.setup.seats) for k in range(AGENTS)]
    for name, case in position.cases.items():
        number = numbers[name]
        owner, letter = divmod(number, 4)
        places = [case.city is not None, number in loads, name in delivered]
        check(places.count(True) == 1, "cases", f"{name} lies in a city, is carried, or is delivered: one of these")
        place = _city(state, case.city) if case.city is not None else CARRIED if number in loads else DELIVERED
        state.case_places[owner] = put(state.case_places[owner], letter, place)
        state.contents[owner] = put(state.contents[owner], letter, CONTENTS.index(case.content))
    check(len(set(delivered)) == len(delivered), "delivered", "a case is delivered once")
    for delivery in position.delivered:
        check(delivery.case in numbers, "delivered", f"there is no case {delivery.case}")
        seat, number = require_seat(delivery.by, state.setup.seats), numbers[delivery.case]
        state.delivered = (*state.delivered, seat * 16 + number)
        state.totals[seat] += WORTH[get(state.contents[number // 4], number % 4)]


def _load_cards(state: Fields, position: Position) -> None:
    for name, values in position.cards.items():
        seat = require_seat(name, state.setup.seats)
        check(len(values) > 0, "cards", f"{name} has at least one card")
        hand = 0
        for value in values:
            free = [card for card, worth in enumerate(CARDS) if worth == value and not hand >> card & 1]
            check(len(free) > 0, "cards", f"{name} has too many cards of value {value}")
            hand |= 1 << free[0]
        state.hands[seat] = hand


def _load_start(state: Fields, position: Position) -> None:
    start = position.start
    if start is None:
        check(state.phase != START_ROLL, "start", "in the START_ROLL phase somebody rolls for the start")
        return
    state.contenders = sum(1 << require_seat(name, state.setup.seats) for name in set(start.contenders))
    for name, roll in start.rolls.items():
        state.start_rolls = put(state.start_rolls, require_seat(name, state.setup.seats), roll + 1)
    if state.phase == START_ROLL:
        check(setup.next_to_roll(state) < state.setup.seats, "start", "a contender has still to roll")


def _load_special(state: Fields, position: Position) -> None:
    dueling = state.phase in (TARGET, DUEL, LOOT)
    check((position.duel is not None) == dueling, "duel", "a duel is under way in TARGET, CARDS and LOOT only")
    check((position.bomb is not None) == (state.phase == LOSSES), "bomb", "a bomb goes off in the BOMB phase only")
    check((position.end is not None) == (position.phase == "OVER"), "end", "a match that is over has an end")
    if position.duel is not None:
        _load_duel(state, position.duel)
    if position.bomb is not None:
        state.attacker = _agent_number(state, state.active, position.bomb.carrier)
        state.losses = position.bomb.losses
    if position.end is not None:
        state.reason = ending.REASONS.index(position.end.reason)
        state.winner = -1 if position.end.winner is None else require_seat(position.end.winner, state.setup.seats)


def _load_duel(state: Fields, duel: Duel) -> None:
    state.opponent = require_seat(duel.opponent, state.setup.seats)
    state.attacker = _agent_number(state, state.active, duel.attacker)
    state.defender = -1 if duel.defender is None else _agent_number(state, state.opponent, duel.defender)
    for name, card in duel.cards.items():
        seat = require_seat(name, state.setup.seats)
        check(state.phase == DUEL, "duel", "cards are chosen in the CARDS phase")
        check(seat in (state.active, state.opponent), "duel", f"{name} is not in this duel")
        check(card in VALUES_IN_HAND[state.hands[seat]], "duel", f"{name} has no card {card}")
        if seat == state.active:
            state.attack_card = card
        else:
            state.defence_card = card
    if duel.loot is not None:
        numbers = _case_numbers(state)
        check(duel.loot in numbers, "duel", f"there is no case {duel.loot}")
        state.loot = numbers[duel.loot]


def _case_numbers(state: Fields) -> dict[str, int]:
    return {state.case_name(case): case for case in range(CASES * state.setup.seats)}


def _agent_number(state: Fields, seat: int, name: str) -> int:
    names = [state.agent_name(seat, k) for k in range(AGENTS)]
    check(name in names, "agents", f"{name} is no agent of {seat_name(seat)}")
    return names.index(name)


def _place(state: Fields, seat: int, name: str) -> int:
    if name == state.base_name(seat):
        return HOME
    if state.setup.vacant >= 0 and name == state.place_name(seat, VACANT):
        return VACANT
    return GONE if name == "out" else _city(state, name)


def _city(state: Fields, name: str) -> int:
    cities = state.setup.board.cities
    check(name in cities, "places", f"there is no city {name}")
    return cities.index(name)
