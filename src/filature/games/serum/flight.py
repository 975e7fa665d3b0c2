"""TS-15 to TS-18: flags and who flees, the fugitive's file, the flight, and the ends."""

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
    WRONG_FILE,
)
from filature.games.serum.lanes import count, get, lowest, put
from filature.games.serum.moves import BLANK, TO_NAME, TO_TAKE

if TYPE_CHECKING:
    from filature.games.serum.rules import Serum


# --- TS-15: flags -----------------------------------------------------------------------------------------------------


def set_flag(state: Serum, seat: i64, up: bool) -> None:
    """TS-15.1: secretly, at any time of the investigation; TS-15.2: whatever one knows."""
    state.flags = state.flags | 1 << seat if up else state.flags & ~(1 << seat)
    telling.flag(state, seat, up)


def end_turn(state: Serum) -> None:
    """TS-5.3: the next turn begins; after the last one dials are set once more, so that its flags can be read."""
    state.turns += 1
    state.pending = 0
    state.sealed = 0
    state.second = 0
    last = state.turns == state.box.turn_limit
    if state.box.automatic:
        declared: i64 = 0
        for seat in range(state.box.seats):  # TS-22: every complete file declares itself
            if sheet.complete(state, seat):
                declared |= 1 << seat
        if declared:
            return _declare(state, declared)
        if last:
            return _end(state, LIMIT)  # TS-18.1
    elif last:
        telling.last_dials(state)  # TS-18.1
        return investigation.begin_dials(state)
    investigation.begin_turn(state)


def read_flags(state: Serum) -> bool:
    """TS-15.1: all dials are in and none is open. Whether that was the end of the investigation."""
    declared: i64 = state.flags if state.turns else 0  # before turn 2 no turn has ended
    if declared:
        state.flags = 0
        state.sealed = 0  # the dials go back unopened
        telling.dials_back(state)
        for seat in range(state.box.seats):  # and so do bugs: this turn is not played
            if state.new_bugs >> seat & 1:
                state.bugs = put(state.bugs, seat, 6, 0)
        state.new_bugs = 0
        _declare(state, declared)
        return True
    if state.turns < state.box.turn_limit:
        return False
    state.sealed = 0
    _end(state, LIMIT)  # TS-18.1
    return True


def _declare(state: Serum, declared: i64) -> None:
    """Those who declare at the same time, at the end of the same turn."""
    state.declared = declared
    telling.declared(state)
    if count(tied(state)) > 1:
        state.phase = LOT  # TS-15.4
    else:
        _flee(state, lowest(tied(state)))  # TS-15.3


def digits(state: Serum, seat: i64) -> i64:
    """TS-15.3: the digits of the squares of his three pieces when the last turn ended; a piece that is off the board
    counts nothing, nor does a bug placed since."""
    bug: i64 = 0 if state.new_bugs >> seat & 1 else _digit(state.bugs, seat)
    return _digit(state.agents, seat) + _digit(state.informants, seat) + bug


def _digit(pieces: i64, seat: i64) -> i64:
    square = get(pieces, seat, 6)
    return (square - 1) % 6 + 1 if square else 0


def tied(state: Serum) -> i64:
    """The declarers with the highest sum, as a set."""
    return highest(state, state.declared)


def highest(state: Serum, declarers: i64) -> i64:
    """TS-15.3: those of a set of seats with the highest sum."""
    best: i64 = -1
    first: i64 = 0
    for seat in range(state.box.seats):
        if declarers >> seat & 1:
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
    elif state.flight_turns == state.box.flight_turn_limit:  # TS-18.2
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
