"""TS-5 to TS-7: bug, dial, informant, and the dials shown."""

from __future__ import annotations

from mypy_extensions import i64

from filature.games.serum import events
from filature.games.serum.board import ACT, INFORMANT
from filature.games.serum.moves import BUG_SQUARES, POSTS
from filature.games.serum.packed import get, put
from filature.games.serum.phases import declaration, search
from filature.games.serum.phases.turn import begin_dials, place_agents, seal
from filature.games.serum.state import Fields


def bug(state: Fields, seat: i64, step: i64) -> None:
    """Phase 1: all together, shown together (TS-5.1)."""
    if not seal(state, seat, step):
        return
    before = state.bugs
    for each in range(state.setup.seats):
        chosen = get(state.sealed, each, 6)
        if chosen > 1:
            state.bugs = put(state.bugs, each, 6, BUG_SQUARES[chosen - 2] + 1)
            state.new_bugs |= 1 << each
    events.bugs(state, before)
    begin_dials(state)


def dial(state: Fields, seat: i64, step: i64) -> None:
    """Phase 2: kept secret until phase 4. The last dial is the moment at which flags are read (TS-15.1)."""
    if seal(state, seat, step) and not declaration.read_flags(state):
        state.new_bugs = 0
        state.second = state.sealed  # TS-6.10: locked while informants are posted
        state.phase = INFORMANT
        state.sealed = 0
        state.pending = state.setup.everybody


def post(state: Fields, seat: i64, step: i64) -> None:
    """Phase 3: all together, shown together (TS-5.1)."""
    if not seal(state, seat, step):
        return
    before = state.informants
    for each in range(state.setup.seats):
        chosen = get(state.sealed, each, 6)
        if chosen > 1:
            state.informants = put(state.informants, each, 6, POSTS[chosen - 2] + 1)
    events.informants(state, before)
    _show_dials(state)


def _show_dials(state: Fields) -> None:
    """Phase 4 and the first half of phase 5: all dials are shown, all agents placed (TS-6.11, TS-7.1)."""
    state.dials = state.second
    place_agents(state, state.setup.open, True)
    events.dials(state)
    events.neutralised(state)
    state.sealed = 0
    state.second = 0
    state.deeds = 0
    state.acting = 0
    state.phase = ACT
    if state.setup.sealed_acts:
        search.begin_sealed(state)
    else:
        search.go_on(state)
