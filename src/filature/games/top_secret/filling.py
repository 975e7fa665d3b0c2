"""Setting a match up from a position (docs/positions.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from filature.games.top_secret import absence, checks, duels, ending, setup, telling
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
    GONE,
    HOME,
    LOOT,
    LOSSES,
    PHASES,
    SETUP,
    START_ROLL,
    TARGET,
    VACANT,
    WORTH,
    fit,
)
from filature.games.top_secret.lanes import lane, with_lane
from filature.kernel.position import check, seat_named
from filature.kernel.state import seat_name

if TYPE_CHECKING:
    from filature.games.top_secret.positions import Duel, Position
    from filature.games.top_secret.rules import TopSecret


def fill(state: TopSecret, position: Position) -> None:
    """Set a fresh state up as a position says; raises `BadPosition` where that cannot be."""
    check(position.game == "top_secret", "game", f"it is one of {position.game}, not of top_secret")
    _fill_colours(state, position)
    if position.phase == "COLOURS":
        return
    state.phase = PHASES.index(position.phase)
    state.active = seat_named(position.active, state.box.seats)
    state.first = seat_named(position.first, state.box.seats)
    state.turns = position.turns
    state.rounds = position.rounds
    state.roll = -1 if position.roll is None else position.roll
    state.pool = position.pool
    state.handled = position.handled
    state.won = position.won
    _fill_plans(state, position)
    _fill_agents(state, position)
    if state.phase != SETUP and not position.plans:
        _fill_cases(state, position)
    _fill_cards(state, position)
    _fill_start(state, position)
    _fill_special(state, position)
    checks.check_all(state)
    if position.late is not None:
        late = seat_named(position.late, state.box.seats)
        check(absence.may_be_late(state, late), "late", f"{position.late} has nothing secret to choose")
        state.late = late


def _fill_colours(state: TopSecret, position: Position) -> None:
    """SE-3.1: as the position says, or as the options have chosen."""
    seats = int(state.box.seats)
    colours = state.box.colours
    if position.colours is not None:
        colours = tuple(COLOURS.index(name) for name in position.colours)
        check(fit(seats, colours), "colours", "they are all different, and those of two players diagonally opposite")
        check(not state.box.seated or colours == state.box.colours, "colours", "the options have chosen others")
    drawing = position.phase == "COLOURS"
    check(drawing or len(colours) == seats, "colours", f"each of the {seats} players has one after the COLOURS phase")
    for colour in colours[len(state.box.colours) :]:
        if not state.box.seated:
            state.box = state.box.with_colour(colour)
    if drawing:
        check(not state.box.seated, "colours", "all colours are settled, so the COLOURS phase is over")
        laid = position.agents or position.cases or position.plans or position.end
        check(not laid, "colours", "nothing lies on the table while colours are being drawn")


def _fill_plans(state: TopSecret, position: Position) -> None:
    early = state.phase == SETUP or (position.plans and position.end is not None)
    check(bool(position.plans) <= bool(early), "plans", "plans are made in the SETUP phase")
    for name, plan in position.plans.items():
        seat = seat_named(name, state.box.seats)
        parts = [f"{letter}={content}" for letter, content in zip(CASE_LETTERS, plan.contents, strict=False)]
        parts += [f"{letter}@{city}" for letter, city in zip(CASE_LETTERS, plan.cities, strict=False)]
        parts += [] if plan.guard is None else [f"guard {'yes' if plan.guard else 'no'}"]
        phase, state.phase = state.phase, SETUP
        with checks.named("plans"):
            for move in state.read(seat, "setup " + " ".join(parts)) if parts else ():
                setup.note(state, seat, move)
        state.phase = phase
    if not early:
        for seat in range(state.box.seats):
            state.drafted = with_lane(state.drafted, seat, setup.length(state, seat))


def _fill_agents(state: TopSecret, position: Position) -> None:
    names = {telling.agent_name(state, s, k): (s, k) for s in range(state.box.seats) for k in range(AGENTS)}
    cases = _case_numbers(state)
    for name, agent in position.agents.items():
        check(name in names, "agents", f"there is no agent {name}")
        seat, k = names[name]
        state.men[seat] = with_lane(state.men[seat], k, _place(state, seat, agent.place))
        if agent.case is not None:
            check(agent.case in cases, "cases", f"there is no case {agent.case}")
            state.loads[seat] = with_lane(state.loads[seat], k, cases[agent.case] + 1)
        if agent.bonus:
            check(seat == state.active, "bonus", f"{name} has bonus steps though it is not on turn")
            state.bonus = with_lane(state.bonus, k, agent.bonus)


def _fill_cases(state: TopSecret, position: Position) -> None:
    numbers = _case_numbers(state)
    check(set(position.cases) == set(numbers), "cases", f"the cases are {', '.join(numbers)}")
    delivered = [delivery.case for delivery in position.delivered]
    loads = [int(lane(state.loads[s], k)) - 1 for s in range(state.box.seats) for k in range(AGENTS)]
    for name, case in position.cases.items():
        number = numbers[name]
        owner, letter = divmod(number, 4)
        places = [case.city is not None, number in loads, name in delivered]
        check(places.count(True) == 1, "cases", f"{name} lies in a city, is carried, or is delivered: one of these")
        place = _city(state, case.city) if case.city is not None else CARRIED if number in loads else DELIVERED
        state.lies[owner] = with_lane(state.lies[owner], letter, place)
        state.contents[owner] = with_lane(state.contents[owner], letter, CONTENTS.index(case.content))
    check(len(set(delivered)) == len(delivered), "delivered", "a case is delivered once")
    for delivery in position.delivered:
        check(delivery.case in numbers, "delivered", f"there is no case {delivery.case}")
        seat, number = seat_named(delivery.by, state.box.seats), numbers[delivery.case]
        state.delivered = (*state.delivered, seat * 16 + number)
        state.totals[seat] += WORTH[lane(state.contents[number // 4], number % 4)]


def _fill_cards(state: TopSecret, position: Position) -> None:
    for name, values in position.cards.items():
        seat = seat_named(name, state.box.seats)
        check(len(values) > 0, "cards", f"{name} has at least one card")
        hand = 0
        for value in values:
            free = [card for card, worth in enumerate(CARDS) if worth == value and not hand >> card & 1]
            check(len(free) > 0, "cards", f"{name} has too many cards of value {value}")
            hand |= 1 << free[0]
        state.hands[seat] = hand


def _fill_start(state: TopSecret, position: Position) -> None:
    start = position.start
    if start is None:
        check(state.phase != START_ROLL, "start", "in the START_ROLL phase somebody rolls for the start")
        return
    state.contenders = sum(1 << seat_named(name, state.box.seats) for name in set(start.contenders))
    for name, roll in start.rolls.items():
        state.start_rolls = with_lane(state.start_rolls, seat_named(name, state.box.seats), roll + 1)
    if state.phase == START_ROLL:
        check(setup.next_to_roll(state) < state.box.seats, "start", "a contender has still to roll")


def _fill_special(state: TopSecret, position: Position) -> None:
    dueling = state.phase in (TARGET, DUEL, LOOT)
    check((position.duel is not None) == dueling, "duel", "a duel is under way in TARGET, CARDS and LOOT only")
    check((position.bomb is not None) == (state.phase == LOSSES), "bomb", "a bomb goes off in the BOMB phase only")
    check((position.end is not None) == (position.phase == "OVER"), "end", "a match that is over has an end")
    if position.duel is not None:
        _fill_duel(state, position.duel)
    if position.bomb is not None:
        state.attacker = _agent(state, state.active, position.bomb.carrier)
        state.losses = position.bomb.losses
    if position.end is not None:
        state.reason = ending.REASONS.index(position.end.reason)
        state.winner = -1 if position.end.winner is None else seat_named(position.end.winner, state.box.seats)


def _fill_duel(state: TopSecret, duel: Duel) -> None:
    state.opponent = seat_named(duel.opponent, state.box.seats)
    state.attacker = _agent(state, state.active, duel.attacker)
    state.defender = -1 if duel.defender is None else _agent(state, state.opponent, duel.defender)
    for name, card in duel.cards.items():
        seat = seat_named(name, state.box.seats)
        check(state.phase == DUEL, "duel", "cards are chosen in the CARDS phase")
        check(seat in (state.active, state.opponent), "duel", f"{name} is not in this duel")
        check(card in duels.IN_HAND[state.hands[seat]], "duel", f"{name} has no card {card}")
        if seat == state.active:
            state.attack_card = card
        else:
            state.defence_card = card
    if duel.loot is not None:
        numbers = _case_numbers(state)
        check(duel.loot in numbers, "duel", f"there is no case {duel.loot}")
        state.loot = numbers[duel.loot]


def _case_numbers(state: TopSecret) -> dict[str, int]:
    return {telling.case_name(state, case): case for case in range(CASES * state.box.seats)}


def _agent(state: TopSecret, seat: int, name: str) -> int:
    names = [telling.agent_name(state, seat, k) for k in range(AGENTS)]
    check(name in names, "agents", f"{name} is no agent of {seat_name(seat)}")
    return names.index(name)


def _place(state: TopSecret, seat: int, name: str) -> int:
    if name == telling.base_name(state, seat):
        return HOME
    if state.box.vacant >= 0 and name == telling.place_name(state, seat, VACANT):
        return VACANT
    return GONE if name == "out" else _city(state, name)


def _city(state: TopSecret, name: str) -> int:
    cities = state.box.board.cities
    check(name in cities, "places", f"there is no city {name}")
    return cities.index(name)
