"""TS-15.6 to TS-16: the fugitive's file, the flight, and how it ends."""

from __future__ import annotations

from mypy_extensions import i64

from filature.games.serum import events
from filature.games.serum.board import CAPTURED, ESCAPED, F1, FLIGHT, SOLOS_TO_ESCAPE, STALLED, WRONG_FILE
from filature.games.serum.moves import BLANK, TO_NAME, TO_TAKE
from filature.games.serum.packed import get, put
from filature.games.serum.phases import ending
from filature.games.serum.phases.turn import place_agents, seal
from filature.games.serum.state import Fields

# --- TS-15.6, TS-15.7: the card and the file --------------------------------------------------------------------------


def lines(state: Fields, seat: i64) -> i64:
    """What the fugitive may write next, as steps above TO_TAKE: a container, then names neither filed nor their own."""
    if state.taken < 0:
        return (1 << TO_NAME - TO_TAKE) - 1  # TS-15.6: any of the 18
    names: i64 = 0b1111111
    names &= ~(1 << get(state.identities, seat, 4) - 1)
    for other in range(state.setup.seats):
        filed = get(state.file, other, 3)
        if filed and filed <= BLANK:
            names &= ~(1 << filed - 1)
    return names << TO_NAME - TO_TAKE


def write(state: Fields, seat: i64, step: i64) -> None:
    if state.taken < 0:
        state.taken = step
        events.took(state)
        return
    state.file = put(state.file, state.next_line(), 3, step - (TO_NAME - TO_TAKE) + 1)
    if state.next_line() == state.setup.seats:
        events.filed(state)
        state.phase = FLIGHT
        state.pending = state.setup.everybody


# --- TS-16: the flight ------------------------------------------------------------------------------------------------


def dial(state: Fields, seat: i64, step: i64) -> None:
    """TS-16.1 A: all agents dial secretly."""
    if seal(state, seat, step):
        _place(state)


def _place(state: Fields) -> None:
    """TS-16.1 B: all dials are shown, all agents placed."""
    before = get(state.agents, state.fugitive, 6)
    state.dials = state.sealed
    state.sealed = 0
    state.pending = state.setup.everybody
    place_agents(state, state.setup.flight_open, False)  # TS-16.2
    square = get(state.agents, state.fugitive, 6)
    pursuers: i64 = 0
    for seat in range(state.setup.seats):
        if seat != state.fugitive and get(state.agents, seat, 6) == square:
            pursuers += 1
    lands: bool = square != 0 and pursuers == 0 and (state.setup.stay_counts or square != before)  # TS-16.7
    if lands:
        state.solos += 1
    events.dials(state)
    events.chase(state, pursuers if square else -1)
    state.flight_turns += 1
    if square and pursuers >= 2:  # TS-16.6
        ending.end(state, CAPTURED)
    elif lands and (square == F1 + 1 or state.solos == SOLOS_TO_ESCAPE):  # TS-16.6
        ending.end(state, ESCAPED if file_is_right(state) else WRONG_FILE)
    elif state.flight_turns == state.setup.flight_turn_limit:  # TS-18.2
        ending.end(state, STALLED)


def file_is_right(state: Fields) -> bool:
    """TS-17.1: the real formula with the code of the fake set aside, and every pseudonym."""
    if state.card_in(state.taken) != state.true_code():
        return False
    for seat in range(state.setup.seats):
        if seat != state.fugitive and get(state.file, seat, 3) != get(state.identities, seat, 4):
            return False
    return True
