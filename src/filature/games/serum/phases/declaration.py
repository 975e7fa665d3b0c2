"""TS-15.1 to TS-15.5: flags are set and read, and one of those who declare flees."""

from __future__ import annotations

from mypy_extensions import i64

from filature.games.serum import events
from filature.games.serum.board import FILE, LIMIT, LOT
from filature.games.serum.packed import count, lowest, put
from filature.games.serum.phases import ending
from filature.games.serum.state import Fields


def set_flag(state: Fields, seat: i64, up: bool) -> None:
    """TS-15.1: secretly, at any time of the investigation; TS-15.2: whatever one knows."""
    state.flags = state.flags | 1 << seat if up else state.flags & ~(1 << seat)
    events.flag(state, seat, up)


def read_flags(state: Fields) -> bool:
    """TS-15.1: all dials are in and none is open. Whether that was the end of the investigation."""
    declared: i64 = state.flags if state.turns else 0  # before turn 2 no turn has ended
    if declared:
        state.flags = 0
        state.sealed = 0  # the dials go back unopened
        events.dials_back(state)
        for seat in range(state.setup.seats):  # and so do bugs: this turn is not played
            if state.new_bugs >> seat & 1:
                state.bugs = put(state.bugs, seat, 6, 0)
        state.new_bugs = 0
        declare(state, declared)
        return True
    if state.turns < state.setup.turn_limit:
        return False
    state.sealed = 0
    ending.end(state, LIMIT)  # TS-18.1
    return True


def declare(state: Fields, declared: i64) -> None:
    """Those who declare at the same time, at the end of the same turn."""
    state.declared = declared
    events.declared(state)
    if count(tied(state)) > 1:
        state.phase = LOT  # TS-15.4
    else:
        _flee(state, lowest(tied(state)))  # TS-15.3


def tied(state: Fields) -> i64:
    """The declarers with the highest sum, as a set."""
    return highest(state, state.declared)


def highest(state: Fields, declarers: i64) -> i64:
    """TS-15.3: those of a set of seats with the highest sum."""
    best: i64 = -1
    first: i64 = 0
    for seat in range(state.setup.seats):
        if declarers >> seat & 1:
            total = state.digit_sum(seat)
            if total > best:
                best = total
                first = 0
            if total == best:
                first |= 1 << seat
    return first


def draw_lot(state: Fields, seat: i64) -> None:
    """TS-15.4: chance has decided between equal sums."""
    events.lot(state, seat)
    _flee(state, seat)


def _flee(state: Fields, seat: i64) -> None:
    """TS-15.5, TS-15.8: one flees, all others pursue, the investigation is over."""
    state.fugitive = seat
    state.phase = FILE
    state.pending = 1 << seat
    events.flees(state)
