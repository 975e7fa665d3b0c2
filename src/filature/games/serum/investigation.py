"""TS-5 to TS-7: bug, dial, informant, the dials shown, agents placed, and the order of acting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from filature.games.serum import flight, searches, telling
from filature.games.serum.board import ACT, BUG, DIAL, INFORMANT
from filature.games.serum.lanes import get, put
from filature.games.serum.moves import BUG_SQUARES, POSTS

if TYPE_CHECKING:
    from filature.games.serum.rules import Serum


def begin_turn(state: Serum) -> None:
    telling.turn_begins(state)
    state.sealed = 0
    state.pending = 0
    state.new_bugs = 0
    for seat in range(state.box.seats):  # TS-6.2: who has placed it has no choice any more
        if not get(state.bugs, seat, 6):
            state.pending |= 1 << seat
    state.phase = BUG
    if not state.pending:
        begin_dials(state)


def seal(state: Serum, seat: i64, step: i64) -> bool:
    """A choice nobody sees (TS-5.2); whether it was the last one."""
    state.sealed = put(state.sealed, seat, 6, step + 1)
    state.pending &= ~(1 << seat)
    telling.ready(state, seat)
    return state.pending == 0


def take_back(state: Serum, seat: i64) -> None:
    """TS-6.12: a dial that is sealed, but not the last one, may be set anew."""
    state.sealed = put(state.sealed, seat, 6, 0)
    state.pending |= 1 << seat
    telling.unready(state, seat)


def bug(state: Serum, seat: i64, step: i64) -> None:
    """Phase 1: all together, shown together (TS-5.1)."""
    if not seal(state, seat, step):
        return
    before = state.bugs
    for each in range(state.box.seats):
        chosen = get(state.sealed, each, 6)
        if chosen > 1:
            state.bugs = put(state.bugs, each, 6, BUG_SQUARES[chosen - 2] + 1)
            state.new_bugs |= 1 << each
    telling.bugs(state, before)
    begin_dials(state)


def begin_dials(state: Serum) -> None:
    state.phase = DIAL
    state.sealed = 0
    state.pending = state.box.everybody


def dial(state: Serum, seat: i64, step: i64) -> None:
    """Phase 2: kept secret until phase 4. The last dial is the moment at which flags are read (TS-15.1)."""
    if seal(state, seat, step) and not flight.read_flags(state):
        state.new_bugs = 0
        state.second = state.sealed  # TS-6.10: locked while informants are posted
        state.phase = INFORMANT
        state.sealed = 0
        state.pending = state.box.everybody


def post(state: Serum, seat: i64, step: i64) -> None:
    """Phase 3: all together, shown together (TS-5.1)."""
    if not seal(state, seat, step):
        return
    before = state.informants
    for each in range(state.box.seats):
        chosen = get(state.sealed, each, 6)
        if chosen > 1:
            state.informants = put(state.informants, each, 6, POSTS[chosen - 2] + 1)
    telling.informants(state, before)
    _show_dials(state)


def _show_dials(state: Serum) -> None:
    """Phase 4 and the first half of phase 5: all dials are shown, all agents placed (TS-6.11, TS-7.1)."""
    state.dials = state.second
    place_agents(state, state.box.open, True)
    telling.dials(state)
    state.sealed = 0
    state.second = 0
    state.deeds = 0
    state.acting = 0
    state.phase = ACT
    if state.box.sealed_acts:
        searches.begin_sealed(state)
    else:
        go_on(state)


def place_agents(state: Serum, open_squares: i64, must_move: bool) -> None:
    """Agents go where their dials say; with an invalid dial, beside the board (TS-6.4 to TS-6.6, TS-16.3)."""
    for seat in range(state.box.seats):
        dialled = get(state.dials, seat, 6)
        valid = open_squares >> dialled - 1 & 1 == 1
        if must_move and dialled == get(state.agents, seat, 6):
            valid = False
        state.agents = put(state.agents, seat, 6, dialled if valid else 0)


def go_on(state: Serum) -> None:
    """TS-7.4: the next in the order who can act; others are skipped."""
    state.sealed = 0
    while state.acting < state.box.seats:
        seat = actor(state)
        if searches.can_act(state, seat):
            state.phase = ACT
            state.pending = 1 << seat
            return
        state.acting += 1
    flight.end_turn(state)


def actor(state: Serum) -> i64:
    """TS-7.4: the first seat moves on by one each turn."""
    return (state.turns + state.acting) % state.box.seats
