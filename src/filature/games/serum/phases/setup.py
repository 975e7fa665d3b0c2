"""TS-4: cards are dealt, fakes are laid, unused colours are filled, and everybody hides three cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from filature.games.serum import events, sheet
from filature.games.serum.board import (
    DEAL,
    FAKES,
    FAKING,
    FIXED_AT_AIRPORT,
    FORMULA,
    H1,
    HIDE,
    HIDINGS,
    LAYING,
    TOOTHBRUSH,
)
from filature.games.serum.packed import count, get, members, put
from filature.games.serum.phases.turn import begin_turn
from filature.games.serum.state import Fields

IDENTITIES: Final = 0b111111
FORMULAS: Final = 0b111111 << FORMULA
STEPS: Final = 3
"""An unused colour gets an identity, a formula, and their places."""


def possible_draws(state: Fields) -> i64:
    """What chance may bring next, as a set: cards, or places for them as in a player's hiding."""
    phase = state.phase
    if phase == DEAL:  # TS-4.3
        return (FORMULAS if state.step & 1 else IDENTITIES) & ~state.drawn
    if phase == FAKING:  # TS-4.7, TS-4.8
        return FORMULAS & ~state.drawn
    if state.setup.mixed:
        return _mixed_draws(state)
    part = state.step % STEPS
    if part == 0:
        return IDENTITIES & ~state.drawn
    if part == 1:
        return FORMULAS & ~state.drawn
    if not state.setup.fixed_lockers:
        return 0xFFF  # TS-4.6: in any order, the locker by lot
    return fixed_hidings(_colour(state))


def fixed_hidings(colour: i64) -> i64:
    """TS-22, fixed lockers: the places for a colour's cards, as a set."""
    return 0xAAA if FIXED_AT_AIRPORT >> colour & 1 else 0x555


def _mixed_draws(state: Fields) -> i64:
    """TS-22, mixed: any card that is left for each container; then the lockers by lot."""
    if state.step >= 3 * state.unused():
        return 3
    left: i64 = (IDENTITIES | FORMULAS) & ~state.drawn
    return left | (1 << TOOTHBRUSH if _toothbrushes(state) else 0)


def _toothbrushes(state: Fields) -> i64:
    """How many toothbrushes are left to lay for the unused colours."""
    return 3 * state.unused() - state.step - count((IDENTITIES | FORMULAS) & ~state.drawn)


def _colour(state: Fields) -> i64:
    """The unused colour that is laid out."""
    return state.setup.seats + state.step // STEPS


def chances(state: Fields) -> Sequence[tuple[int, int]]:
    brushes = int(_toothbrushes(state)) if state.phase == LAYING and state.setup.mixed else 1
    return tuple((move, brushes if move == TOOTHBRUSH else 1) for move in members(int(possible_draws(state))))


def possible(state: Fields, move: i64) -> bool:
    return 0 <= move <= TOOTHBRUSH and possible_draws(state) >> move & 1 == 1


def bring(state: Fields, move: i64) -> None:
    """Chance has decided."""
    if state.phase == DEAL:
        _deal(state, move)
    elif state.phase == FAKING:
        _lay_fake(state, move)
    elif state.setup.mixed:
        _lay_mixed(state, move)
    else:
        _lay(state, move)


def _deal(state: Fields, card: i64) -> None:
    """TS-4.3: one identity and one real formula each; the toothbrushes are alike."""
    seat = state.step >> 1
    _note(state, seat, card)
    events.dealt(state, seat, card)
    state.step += 1
    if state.step == 2 * state.setup.seats:
        state.phase = FAKING
        state.step = 0
        state.drawn = 0


def _note(state: Fields, colour: i64, card: i64) -> None:
    """A card belongs to a colour, wherever it will lie."""
    state.drawn |= 1 << card
    if card < FORMULA:
        state.identities = put(state.identities, colour, 4, card + 1)
    else:
        state.formulas = put(state.formulas, colour, 4, card + 1)


def _lay_fake(state: Fields, card: i64) -> None:
    """TS-4.7: the first is set aside, and nobody sees it; TS-4.8: then G1 to G5."""
    state.fakes = put(state.fakes, state.step, 4, card + 1)
    state.drawn |= 1 << card
    state.step += 1
    if state.step == 5:  # the last one goes where none is yet
        last: i64 = FORMULA
        while state.drawn >> last & 1:
            last += 1
        state.fakes = put(state.fakes, 5, 4, last + 1)
        _begin_laying(state)


def _begin_laying(state: Fields) -> None:
    state.step = 0
    state.phase = LAYING
    recall(state)
    if state.unused() == 0:
        _begin_hiding(state)


def _lay(state: Fields, move: i64) -> None:
    """TS-4.6: one identity, one toothbrush and one formula for each unused colour, seen by nobody."""
    colour = _colour(state)
    if state.step % STEPS < 2:
        _note(state, colour, move)
    else:
        place_cards(state, colour, move)
    state.step += 1
    if state.step == STEPS * state.unused():
        _begin_hiding(state)


def _lay_mixed(state: Fields, move: i64) -> None:
    cards = 3 * state.unused()
    if state.step < cards:
        cell = 3 * state.setup.seats + state.step
        if move < TOOTHBRUSH:
            state.drawn |= 1 << move
        state.place_card(cell, move)
    else:
        state.at_airport |= move << state.setup.seats + state.step - cards
    state.step += 1
    if state.step == cards and state.setup.fixed_lockers:
        state.at_airport |= FIXED_AT_AIRPORT & ~state.setup.everybody
        state.step += state.unused()
    if state.step == cards + state.unused():
        _begin_hiding(state)


def place_cards(state: Fields, colour: i64, hiding: i64) -> None:
    """TS-4.4: identity, formula and toothbrush of a colour, one card a container, the locker at B1 or F1."""
    for part, kind in enumerate(HIDINGS[hiding >> 1]):
        card: i64 = TOOTHBRUSH
        if kind == 0:
            card = get(state.identities, colour, 4) - 1
        elif kind == 1:
            card = get(state.formulas, colour, 4) - 1
        state.place_card(3 * colour + part, card)
    if hiding & 1:
        state.at_airport |= 1 << colour


def recall(state: Fields) -> None:
    """Which cards chance cannot bring any more."""
    state.drawn = 0
    if state.phase == FAKING:
        for place in range(state.step):
            state.drawn |= 1 << get(state.fakes, place, 4) - 1
    elif state.phase <= LAYING:
        for colour in range(6):
            state.drawn |= 1 << get(state.identities, colour, 4) >> 1
            state.drawn |= 1 << get(state.formulas, colour, 4) >> 1
        for cell in range(3 * state.setup.seats, FAKES):
            card = state.card_in(cell)
            if 0 <= card < TOOTHBRUSH:
                state.drawn |= 1 << card


def _begin_hiding(state: Fields) -> None:
    state.phase = HIDE
    state.step = 0
    state.drawn = 0
    state.pending = state.setup.everybody
    events.hiding(state)


def hide(state: Fields, seat: i64, hiding: i64) -> None:
    """TS-4.4: secretly and at the same time; final."""
    state.sealed = put(state.sealed, seat, 6, hiding + 1)
    state.pending &= ~(1 << seat)
    events.ready(state, seat)
    if state.pending:
        return
    for each in range(state.setup.seats):
        place_cards(state, each, get(state.sealed, each, 6) - 1)
        sheet.note_own(state, each)  # TS-4.5
        events.hidden(state, each)
        if state.setup.own_hotel:  # TS-22; otherwise off the board (TS-4.2)
            state.agents = put(state.agents, each, 6, H1 + each + 1)
    events.lockers(state)
    begin_turn(state)
