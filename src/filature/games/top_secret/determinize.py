"""Determinization: full states that a seat cannot tell from the true one (SE-9), from a state or from a view."""

from __future__ import annotations

from librt.random import Random

from filature.games.top_secret.board import (
    AGENTS,
    CARDS,
    CARRIED,
    CASES,
    COLOURS,
    CONTENTS,
    DELIVERED,
    DRAW,
    DUEL,
    GONE,
    HOME,
    PHASES,
    SETUP,
    UNPLACED,
    VACANT,
    VALUES_IN_HAND,
    Board,
)
from filature.games.top_secret.moves import GUARD, HIDE, NO_GUARD, PLACE
from filature.games.top_secret.packed import get, put
from filature.games.top_secret.phases import ending, setup
from filature.games.top_secret.state import Fields, Setup
from filature.games.top_secret.view import Duel, View


def resample(state: Fields, seat: int, dice: Random) -> None:
    """Draws other plans, contents and cards for the others, as far as `seat` cannot know better (SE-9)."""
    if state.phase == DRAW:
        return
    for other in range(state.setup.seats):
        if other == seat:
            continue
        if state.phase == SETUP:
            _resample_plan(state, other, dice)
        else:
            _shuffle_contents(state, other, dice)
    if state.phase == DUEL:
        if state.attack_card >= 0 and state.active != seat:
            state.attack_card = _draw(VALUES_IN_HAND[state.hands[state.active]], dice)
        if state.defence_card >= 0 and state.opponent != seat:
            state.defence_card = _draw(VALUES_IN_HAND[state.hands[state.opponent]], dice)


def _resample_plan(state: Fields, seat: int, dice: Random) -> None:
    """Another submission; how far an unfinished one is, nobody else knows."""
    parts = state.setup.submission_length(seat)
    parts = parts if state.has_submitted(seat) else dice.randrange(parts)
    resigned = state.agents_left(seat) == 0
    places = state.agent_places[seat] if resigned else put(state.agent_places[seat], 0, HOME)
    state.parts_written = put(state.parts_written, seat, 0)
    for letter in range(CASES):
        state.case_places[seat] = put(state.case_places[seat], letter, UNPLACED)
    state.contents[seat] = 0
    state.agent_places[seat] = places
    for _ in range(parts):
        setup.note(state, seat, _draw(tuple(setup.moves(state, seat)), dice))
    if resigned:
        state.agent_places[seat] = places


def _shuffle_contents(state: Fields, seat: int, dice: Random) -> None:
    """The contents that nobody but the owner has seen, shuffled over the owner's cases."""
    hidden = [letter for letter in range(CASES) if get(state.case_places[seat], letter) != DELIVERED]
    cards = [get(state.contents[seat], letter) for letter in hidden]
    for letter in hidden:
        state.contents[seat] = put(state.contents[seat], letter, cards.pop(dice.randrange(len(cards))))


def _draw(options: tuple[int, ...], dice: Random) -> int:
    return options[dice.randrange(len(options))]


# --- From a view ---------------------------------------------------------------------------------------------------


def setup_of(board: Board, view: View) -> Setup:
    """The setup of the match that a view shows."""
    return Setup(view.players, view.options, board, tuple(COLOURS.index(colour) for colour in view.colours))


def fill_from_view(state: Fields, view: View) -> None:
    """Makes a fresh state one that the seat of a view cannot tell from the true one; where the view is silent, the
    first thing that is possible."""
    if not state.setup.seated:
        return
    state.phase = PHASES.index(view.phase)
    state.active = view.active
    state.first = view.first
    state.turns = view.turn
    state.rounds = view.rounds
    state.contenders = sum(1 << seat for seat in view.contenders)
    for seat, roll in enumerate(view.start_rolls):
        state.start_rolls = put(state.start_rolls, seat, 0 if roll is None else roll + 1)
    state.roll = -1 if view.roll is None else view.roll
    state.pool = view.pool
    state.handled = view.handled
    state.won = view.duel_won
    state.losses = view.losses
    _fill_agents(state, view)
    if len(view.submitted) < view.players:
        _fill_plans(state, view)
    else:
        _fill_cases(state, view)
    for seat, hand in enumerate(view.hands):
        state.hands[seat] = _hand_of(hand.available)
        state.totals[seat] = view.totals[seat]
    if view.duel is not None:
        _fill_duel(state, view.duel, view.seat)
    state.late = -1 if view.late is None else view.late
    if view.carrier is not None:
        state.attacker = _agent_number(view.carrier)
    if view.outcome is not None:
        state.reason = ending.REASONS.index(view.outcome.reason)
        decided = state.reason in (ending.SECRETS, ending.LAST)
        state.winner = view.outcome.winners[0] if decided else -1


def _fill_agents(state: Fields, view: View) -> None:
    cities = state.setup.board.cities
    cases = {state.case_name(case): case for case in range(CASES * state.setup.seats)}
    for number, piece in enumerate(view.agents):
        seat, k = piece.seat, number % AGENTS
        if piece.place in cities:
            place = cities.index(piece.place)
        elif piece.place == state.base_name(seat):
            place = HOME
        else:
            place = GONE if piece.place == "out" else VACANT
        state.agent_places[seat] = put(state.agent_places[seat], k, place)
        if piece.case is not None:
            state.loads[seat] = put(state.loads[seat], k, cases[piece.case] + 1)
        if piece.bonus:
            state.bonus = put(state.bonus, k, piece.bonus)


def _fill_plans(state: Fields, view: View) -> None:
    """SE-3.6: the own plan as far as it is; anything for others whose plan is in, nothing for those who still think."""
    shown = {case.case: case.content for case in view.cases}
    for seat in range(view.players):
        row = state.agent_places[seat]
        if seat in view.submitted:
            names = [shown[state.case_name(seat * CASES + letter)] for letter in range(CASES)]
            contents = [CONTENTS[n] if name is None else name for n, name in enumerate(names)]
            moves = [*(HIDE + CONTENTS.index(name) for name in contents), *(PLACE + city for city in range(CASES))]
            moves += [NO_GUARD] if state.setup.may_guard(seat) else []
        else:
            moves = []
        if seat == view.seat and view.plan is not None:
            cities = state.setup.board.cities
            moves = [HIDE + CONTENTS.index(name) for name in view.plan.contents]
            moves += [PLACE + cities.index(name) for name in view.plan.cities]
            moves += [] if view.plan.guard is None else [GUARD if view.plan.guard else NO_GUARD]
        for move in moves:
            setup.note(state, seat, move)
        if state.phase != SETUP or not state.agents_left(seat):
            state.agent_places[seat] = row


def _fill_cases(state: Fields, view: View) -> None:
    cities = state.setup.board.cities
    brought = {delivery.case: delivery.seat for delivery in view.deliveries}
    numbers = {case.case: number for number, case in enumerate(view.cases)}
    hidden = {seat: list(view.unknown[COLOURS[state.setup.colours[seat]]]) for seat in range(view.players)}
    for case in view.cases:
        if case.content in hidden[case.seat]:
            hidden[case.seat].remove(case.content)
    for number, case in enumerate(view.cases):
        seat, letter = divmod(number, CASES)
        content = hidden[seat].pop(0) if case.content is None else case.content
        state.contents[seat] = put(state.contents[seat], letter, CONTENTS.index(content))
        if case.case in brought:
            place = DELIVERED
        elif case.carrier is not None:
            place = CARRIED
        else:
            assert case.place is not None
            place = cities.index(case.place)
        state.case_places[seat] = put(state.case_places[seat], letter, place)
    state.delivered = tuple(delivery.seat * 16 + numbers[delivery.case] for delivery in view.deliveries)
    for seat in range(view.players):
        state.parts_written = put(state.parts_written, seat, state.setup.submission_length(seat))


def _fill_duel(state: Fields, duel: Duel, viewer: int) -> None:
    state.attacker = _agent_number(duel.attacker)
    state.opponent = duel.opponent
    state.defender = -1 if duel.defender is None else _agent_number(duel.defender)
    for seat in duel.chosen:
        card = duel.card if seat == viewer and duel.card is not None else VALUES_IN_HAND[state.hands[seat]][0]
        if seat == state.active:
            state.attack_card = card
        else:
            state.defence_card = card
    if duel.loot is not None:
        names = [state.case_name(case) for case in range(CASES * state.setup.seats)]
        state.loot = names.index(duel.loot)


def _hand_of(available: list[int]) -> int:
    hand = 0
    for value in available:
        hand |= next(1 << card for card, worth in enumerate(CARDS) if worth == value and not hand >> card & 1)
    return hand


def _agent_number(agent: str) -> int:
    return int(agent[1:]) - 1
