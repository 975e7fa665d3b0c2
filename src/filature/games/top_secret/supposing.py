"""From what a seat sees to a state that looks like that (SE-9)."""

from __future__ import annotations

from filature.games.top_secret import duels, ending, setup, telling
from filature.games.top_secret.board import (
    AGENTS,
    CARDS,
    CARRIED,
    CASES,
    COLOURS,
    CONTENTS,
    DELIVERED,
    GONE,
    HOME,
    PHASES,
    SETUP,
    VACANT,
    Board,
)
from filature.games.top_secret.lanes import with_lane
from filature.games.top_secret.moves import GUARD, HIDE, NO_GUARD, PLACE
from filature.games.top_secret.rules import Box, TopSecret
from filature.games.top_secret.views import Duel, View


def box_of(board: Board, view: View) -> Box:
    """The box a match of this view was taken from."""
    return Box(view.players, view.options, board, tuple(COLOURS.index(colour) for colour in view.colours))


def suppose(box: Box, view: View) -> TopSecret:
    """A state as a view says. What the view does not tell is the first thing that is possible."""
    state = TopSecret(box)
    if not box.seated:
        return state
    state.phase = PHASES.index(view.phase)
    state.active = view.active
    state.first = view.first
    state.turns = view.turn
    state.rounds = view.rounds
    state.contenders = sum(1 << seat for seat in view.contenders)
    for seat, roll in enumerate(view.start_rolls):
        state.start_rolls = with_lane(state.start_rolls, seat, 0 if roll is None else roll + 1)
    state.roll = -1 if view.roll is None else view.roll
    state.pool = view.pool
    state.handled = view.handled
    state.won = view.duel_won
    state.losses = view.losses
    _agents(state, view)
    if len(view.submitted) < view.players:
        _plans(state, view)
    else:
        _cases(state, view)
    for seat, hand in enumerate(view.hands):
        state.hands[seat] = _hand(hand.available)
        state.totals[seat] = view.totals[seat]
    if view.duel is not None:
        _duel(state, view.duel, view.seat)
    state.late = -1 if view.late is None else view.late
    if view.carrier is not None:
        state.attacker = _number(view.carrier)
    if view.outcome is not None:
        state.reason = ending.REASONS.index(view.outcome.reason)
        decided = state.reason in (ending.SECRETS, ending.LAST)
        state.winner = view.outcome.winners[0] if decided else -1
    return state


def _agents(state: TopSecret, view: View) -> None:
    cities = state.box.board.cities
    cases = {telling.case_name(state, case): case for case in range(CASES * state.box.seats)}
    for number, man in enumerate(view.agents):
        seat, k = man.seat, number % AGENTS
        if man.place in cities:
            place = cities.index(man.place)
        elif man.place == telling.base_name(state, seat):
            place = HOME
        else:
            place = GONE if man.place == "out" else VACANT
        state.men[seat] = with_lane(state.men[seat], k, place)
        if man.case is not None:
            state.loads[seat] = with_lane(state.loads[seat], k, cases[man.case] + 1)
        if man.bonus:
            state.bonus = with_lane(state.bonus, k, man.bonus)


def _plans(state: TopSecret, view: View) -> None:
    """SE-3.6: the own plan as far as it is; anything for others whose plan is in, nothing for those who still think."""
    shown = {case.case: case.content for case in view.cases}
    for seat in range(view.players):
        row = state.men[seat]
        if seat in view.submitted:
            names = [shown[telling.case_name(state, seat * CASES + letter)] for letter in range(CASES)]
            contents = [CONTENTS[n] if name is None else name for n, name in enumerate(names)]
            moves = [*(HIDE + CONTENTS.index(name) for name in contents), *(PLACE + city for city in range(CASES))]
            moves += [NO_GUARD] if setup.may_guard(state, seat) else []
        else:
            moves = []
        if seat == view.seat and view.plan is not None:
            cities = state.box.board.cities
            moves = [HIDE + CONTENTS.index(name) for name in view.plan.contents]
            moves += [PLACE + cities.index(name) for name in view.plan.cities]
            moves += [] if view.plan.guard is None else [GUARD if view.plan.guard else NO_GUARD]
        for move in moves:
            setup.note(state, seat, move)
        if state.phase != SETUP or not state.left(seat):
            state.men[seat] = row


def _cases(state: TopSecret, view: View) -> None:
    cities = state.box.board.cities
    brought = {delivery.case: delivery.seat for delivery in view.deliveries}
    numbers = {case.case: number for number, case in enumerate(view.cases)}
    hidden = {seat: list(view.unknown[COLOURS[state.box.colours[seat]]]) for seat in range(view.players)}
    for case in view.cases:
        if case.content in hidden[case.seat]:
            hidden[case.seat].remove(case.content)
    for number, case in enumerate(view.cases):
        seat, letter = divmod(number, CASES)
        content = hidden[seat].pop(0) if case.content is None else case.content
        state.contents[seat] = with_lane(state.contents[seat], letter, CONTENTS.index(content))
        if case.case in brought:
            place = DELIVERED
        elif case.carrier is not None:
            place = CARRIED
        else:
            assert case.place is not None
            place = cities.index(case.place)
        state.lies[seat] = with_lane(state.lies[seat], letter, place)
    state.delivered = tuple(delivery.seat * 16 + numbers[delivery.case] for delivery in view.deliveries)
    for seat in range(view.players):
        state.drafted = with_lane(state.drafted, seat, setup.length(state, seat))


def _duel(state: TopSecret, duel: Duel, viewer: int) -> None:
    state.attacker = _number(duel.attacker)
    state.opponent = duel.opponent
    state.defender = -1 if duel.defender is None else _number(duel.defender)
    for seat in duel.chosen:
        card = duel.card if seat == viewer and duel.card is not None else duels.IN_HAND[state.hands[seat]][0]
        if seat == state.active:
            state.attack_card = card
        else:
            state.defence_card = card
    if duel.loot is not None:
        names = [telling.case_name(state, case) for case in range(CASES * state.box.seats)]
        state.loot = names.index(duel.loot)


def _hand(available: list[int]) -> int:
    hand = 0
    for value in available:
        hand |= next(1 << card for card, worth in enumerate(CARDS) if worth == value and not hand >> card & 1)
    return hand


def _number(agent: str) -> int:
    return int(agent[1:]) - 1
