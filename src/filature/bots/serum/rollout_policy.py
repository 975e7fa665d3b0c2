"""Rollout policy where no dial is turned: what an agent does on its square, and where a bug goes.

Also what the search bots play there themselves: it takes no search to find the best of so few.
"""

from __future__ import annotations

from mypy_extensions import i64

from filature.bots.serum.progress import progress, seen_by
from filature.bots.serum.square_gains import payments
from filature.games.serum.board import FAKES, G1, H1, V1
from filature.games.serum.mole_cards import WIDTH
from filature.games.serum.moves import BRIEFCASE, BUG_SQUARES, LOCKER, STOP, SUITCASE, TAKE_MOLE, TO_ACT, TO_BUG
from filature.games.serum.packed import get, members
from filature.games.serum.rules import Serum


def best_act(state: Serum, seat: i64) -> int:
    """Whatever saves an agent alone on its square most turns; nothing where there is nothing to learn."""
    mine = progress(state, seat)
    square = get(state.agents, seat, 6) - 1
    if square >= V1:
        return TO_ACT + TAKE_MOLE if mine.unread else TO_ACT + STOP
    if G1 <= square < H1:
        if not mine.unread >> square - G1 & 1:
            return TO_ACT + STOP
        best, least = TO_ACT + STOP, 1e9
        for step, left in payments(mine, state.hands[seat], square - G1):
            if left < least:
                best, least = TO_ACT + step, left
        return best
    best, most = TO_ACT + STOP, 0.0
    for step in members(int(state.legal_steps(seat))):
        if step == STOP:
            continue
        gain = mine.look(square - H1, 1 << step - SUITCASE) if step <= BRIEFCASE else mine.look(step - LOCKER, 4)
        if gain > most:
            best, most = TO_ACT + step, gain
    return best


def best_bug(state: Serum, seat: i64) -> int:
    """On a secret place that others have yet to read and that would be dear to oneself, as soon as somebody can pay.

    Where several declare at once, the digits of their squares decide (TS-15.3): of two places the later one.
    """
    best, most = TO_BUG, -100
    if sum(state.hands) == state.hands[seat]:
        return best
    seen = seen_by(state, seat)
    for number, square in enumerate(BUG_SQUARES):
        if G1 <= square < H1 and not seen >> FAKES + square - G1 & 1:
            merit = -int(get(state.hands[seat], square - G1, WIDTH))
            for other in range(state.setup.seats):
                if other != seat and not seen_by(state, other) >> FAKES + square - G1 & 1:
                    merit += 10
            if merit >= most:
                best, most = TO_BUG + 1 + number, merit
    return best
