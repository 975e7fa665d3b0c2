"""TS-15 to TS-18: the declaration window, the fugitive's file, the flight, and the ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from filature.games.serum import investigation, sheet, telling
from filature.games.serum.board import (
    CAPTURED,
    ESCAPED,
    F1,
    FILE,
    FLIGHT,
    LIMIT,
    LOT,
    OVER,
    SOLOS_TO_ESCAPE,
    STALLED,
    WINDOW,
    WRONG_FILE,
)
from filature.games.serum.lanes import count, get, lowest, put
from filature.games.serum.moves import BLANK, TO_NAME, TO_TAKE

if TYPE_CHECKING:
    from filature.games.serum.rules import Serum


# --- TS-15: the window ------------------------------------------------------------------------------------------------


def open_window(state: Serum) -> None:
    """TS-15.1: after phase 5 everybody is asked."""
    state.phase = WINDOW
    state.sealed = 0
    state.second = 0
    if not state.box.automatic:
        state.pending = state.box.everybody
        return
    declared: i64 = 0
    for seat in range(state.box.seats):  # TS-22: every complete file declares itself
        if sheet.complete(state, seat):
            declared |= 1 << seat
    _close_window(state, declared)


def answer(state: Serum, seat: i64, step: i64) -> None:
    """TS-15.1, TS-15.2: secretly, whatever one knows."""
    if investigation.seal(state, seat, step):
        declared: i64 = 0
        for each in range(state.box.seats):
            if get(state.sealed, each, 6) == 2:
                declared |= 1 << each
        _close_window(state, declared)


def _close_window(state: Serum, declared: i64) -> None:
    state.declared = declared
    state.pending = 0
    state.sealed = 0
    telling.declared(state)
    if declared == 0:
        state.turns += 1
        if state.turns == state.box.turns:  # TS-18.1
            _end(state, LIMIT)
        else:
            investigation.begin_turn(state)  # TS-5.3
    elif count(tied(state)) > 1:
        state.phase = LOT  # TS-15.4
    else:
        _flee(state, lowest(tied(state)))  # TS-15.3


def digits(state: Serum, seat: i64) -> i64:
    """TS-15.3: the digits of the squares of his three pieces; a piece that is off the board counts nothing."""
    return _digit(state.agents, seat) + _digit(state.informants, seat) + _digit(state.bugs, seat)


def _digit(pieces: i64, seat: i64) -> i64:
    square = get(pieces, seat, 6)
    return (square - 1) % 6 + 1 if square else 0


def tied(state: Serum) -> i64:
    """The declarers with the highest sum, as a set."""
    best: i64 = -1
    first: i64 = 0
    for seat in range(state.box.seats):
        if state.declared >> seat & 1:
            total = digits(state, seat)
            if total > best:
                best = total
                first = 0
            if total == best:
                first |= 1 << seat
    return first


def drawn_by_lot(state: Serum, seat: i64) -> None:
    telling.lot(state, seat)
    _flee(state, seat)


def _flee(state: Serum, seat: i64) -> None:
    """TS-15.5, TS-15.8: one flees, all others pursue, the investigation is over."""
    state.fugitive = seat
    state.turns += 1
    state.phase = FILE
    state.pending = 1 << seat
    telling.flees(state)


# --- TS-15.6, TS-15.7: the card and the file --------------------------------------------------------------------------


def next_line(state: Serum) -> i64:
    """The pursuer whose pseudonym is filed next; the number of seats when all are."""
    seat: i64 = 0
    while seat < state.box.seats and (seat == state.fugitive or get(state.file, seat, 3)):
        seat += 1
    return seat


def lines(state: Serum, seat: i64) -> i64:
    """What the fugitive may write next, as steps above TO_TAKE: a container, then names not used and not his own."""
    if state.taken < 0:
        return (1 << TO_NAME - TO_TAKE) - 1  # TS-15.6: any of the 18
    names: i64 = 0b1111111
    names &= ~(1 << get(state.identities, seat, 4) - 1)
    for other in range(state.box.seats):
        filed = get(state.file, other, 3)
        if filed and filed <= BLANK:
            names &= ~(1 << filed - 1)
    return names << TO_NAME - TO_TAKE


def write(state: Serum, seat: i64, step: i64) -> None:
    if state.taken < 0:
        state.taken = step
        telling.took(state)
        return
    state.file = put(state.file, next_line(state), 3, step - (TO_NAME - TO_TAKE) + 1)
    if next_line(state) == state.box.seats:
        telling.filed(state)
        state.phase = FLIGHT
        state.pending = state.box.everybody


# --- TS-16: the flight ------------------------------------------------------------------------------------------------


def dial(state: Serum, seat: i64, step: i64) -> None:
    """TS-16.1 A: all agents dial secretly."""
    if investigation.seal(state, seat, step):
        _place(state)


def _place(state: Serum) -> None:
    """TS-16.1 B: all dials are shown, all agents placed."""
    before = get(state.agents, state.fugitive, 6)
    state.dials = state.sealed
    state.sealed = 0
    state.pending = state.box.everybody
    investigation.place_agents(state, state.box.flight_open, False)  # TS-16.2
    square = get(state.agents, state.fugitive, 6)
    pursuers: i64 = 0
    for seat in range(state.box.seats):
        if seat != state.fugitive and get(state.agents, seat, 6) == square:
            pursuers += 1
    lands: bool = square != 0 and pursuers == 0 and (state.box.stay_counts or square != before)  # TS-16.7
    if lands:
        state.solos += 1
    telling.dials(state)
    telling.chase(state, pursuers if square else -1)
    state.flight_turns += 1
    if square and pursuers >= 2:  # TS-16.6
        _end(state, CAPTURED)
    elif lands and (square == F1 + 1 or state.solos == SOLOS_TO_ESCAPE):  # TS-16.6
        _end(state, ESCAPED if file_is_right(state) else WRONG_FILE)
    elif state.flight_turns == state.box.flight_turns:  # TS-18.2
        _end(state, STALLED)


def file_is_right(state: Serum) -> bool:
    """TS-17.1: the real formula with the code of the fake set aside, and every pseudonym."""
    if state.card_in(state.taken) != state.true_code():
        return False
    for seat in range(state.box.seats):
        if seat != state.fugitive and get(state.file, seat, 3) != get(state.identities, seat, 4):
            return False
    return True


def _end(state: Serum, how: i64) -> None:
    state.ending = how
    state.phase = OVER
    state.pending = 0
    telling.over(state)
