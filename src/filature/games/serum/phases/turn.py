"""TS-5: how a turn begins and ends, choices are sealed, and agents placed."""

from __future__ import annotations

from mypy_extensions import i64

from filature.games.serum import events, sheet
from filature.games.serum.board import BUG, DIAL, LIMIT
from filature.games.serum.packed import get, put
from filature.games.serum.phases import declaration, ending
from filature.games.serum.state import Fields


def begin_turn(state: Fields) -> None:
    events.turn_begins(state)
    state.sealed = 0
    state.pending = 0
    state.new_bugs = 0
    for seat in range(state.setup.seats):  # TS-6.2: who has placed it has no choice any more
        if not get(state.bugs, seat, 6):
            state.pending |= 1 << seat
    state.phase = BUG
    if not state.pending:
        begin_dials(state)


def begin_dials(state: Fields) -> None:
    state.phase = DIAL
    state.sealed = 0
    state.pending = state.setup.everybody


def end_turn(state: Fields) -> None:
    """TS-5.3: the next turn begins; after the last one dials are set once more, so that its flags can be read."""
    state.turns += 1
    state.pending = 0
    state.sealed = 0
    state.second = 0
    last = state.turns == state.setup.turn_limit
    if state.setup.automatic:
        declared: i64 = 0
        for seat in range(state.setup.seats):  # TS-22: every complete file declares itself
            if sheet.complete(state, seat):
                declared |= 1 << seat
        if declared:
            return declaration.declare(state, declared)
        if last:
            return ending.end(state, LIMIT)  # TS-18.1
    elif last:
        events.last_dials(state)  # TS-18.1
        return begin_dials(state)
    begin_turn(state)


def seal(state: Fields, seat: i64, step: i64) -> bool:
    """A choice nobody sees (TS-5.2); whether it was the last one."""
    state.sealed = put(state.sealed, seat, 6, step + 1)
    state.pending &= ~(1 << seat)
    events.ready(state, seat)
    return state.pending == 0


def take_back(state: Fields, seat: i64) -> None:
    """TS-6.12: a dial that is sealed, but not the last one, may be set anew."""
    state.sealed = put(state.sealed, seat, 6, 0)
    state.pending |= 1 << seat
    events.unready(state, seat)


def place_agents(state: Fields, open_squares: i64, must_move: bool) -> None:
    """Agents go where their dials say; with an invalid dial, beside the board (TS-6.4 to TS-6.6, TS-16.3)."""
    for seat in range(state.setup.seats):
        dialled = get(state.dials, seat, 6)
        valid = open_squares >> dialled - 1 & 1 == 1
        if must_move and dialled == get(state.agents, seat, 6):
            valid = False
        state.agents = put(state.agents, seat, 6, dialled if valid else 0)
