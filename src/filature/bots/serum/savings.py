"""What each square would save an investigation, in turns, and what to do there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from filature.bots.serum.progress import (
    DRAWING,
    READING,
    Progress,
    bugged,
    draws_left,
    overhearing,
    progress,
    seen_by,
)
from filature.games.serum import moles
from filature.games.serum.board import B1, F1, FAKES, G1, H1, V1
from filature.games.serum.lanes import get, members
from filature.games.serum.moves import BRIEFCASE, BUG_SQUARES, LOCKER, STOP, SUITCASE, TAKE_MOLE, TO_ACT, TO_BUG

if TYPE_CHECKING:
    from filature.games.serum.rules import Serum


def luggage_gain(mine: Progress, square: i64, at_airport: i64, looks: i64) -> float:
    """Turns saved by looking into what stands on a hotel, the station or the airport."""
    if square >= H1:
        both = mine.look(square - H1, 3)
        if looks > 1:
            return both
        return max(mine.look(square - H1, 1), mine.look(square - H1, 2))
    best = 0.0
    second = 0.0
    for colour in range(6):
        if (at_airport >> colour & 1) == (1 if square == F1 else 0):
            gain = mine.look(colour, 4)
            if gain > best:
                best, second = gain, best
            elif gain > second:
                second = gain
    return best + second if looks > 1 else best


def payment_gain(mine: Progress, hand: i64, place: i64) -> float:
    """Turns saved by reading a fake, with what one holds; 0 where one cannot pay."""
    if not mine.unread >> place & 1:
        return 0.0
    best = 0.0
    before = draws_left(mine.unread, hand)
    for _, after in payments(mine, hand, place):
        best = max(best, READING + DRAWING * (before - after))
    return best


def payments(mine: Progress, hand: i64, place: i64) -> list[tuple[int, float]]:
    """The ways to pay for a secret place, as steps above TO_ACT, and the draws then left."""
    ways = moles.spendings(hand, place)
    left = mine.unread & ~(1 << place)
    return [(step, draws_left(left, moles.without(hand, step))) for step in members(int(ways))]


def watched(state: Serum) -> i64:
    """The squares where an informant stands."""
    squares: i64 = 0
    one: i64 = 1
    for owner in range(state.box.seats):
        squares |= one << get(state.informants, owner, 6) >> 1
    return squares


def gains(state: Serum, seat: i64, mine: Progress) -> list[tuple[int, float]]:
    """The squares open to a seat, and the turns each would save if it were alone there."""
    hand: i64 = state.hands[seat]
    bug = bugged(state, seat)
    drawing = DRAWING if mine.unread and draws_left(mine.unread, hand) > 0.0 else 0.0
    busy = watched(state)
    found: list[tuple[int, float]] = []
    for square in members(int(state.box.open & ~state.square_set(state.agents, seat))):
        if square >= V1:
            gain = drawing if state.pile else 0.0
        elif square == B1 or square == F1 or square >= H1:
            gain = luggage_gain(mine, square, state.at_airport, 1 if busy >> square & 1 else 2)
        else:
            gain = payment_gain(mine, hand, square - G1)
            if gain > 0.0 and square - G1 == bug:
                gain = max(0.05, gain - overhearing(state, seat, mine, bug))
        found.append((square, gain))
    return found


def act(state: Serum, seat: i64) -> int:
    """Whatever saves an agent alone on his square most turns; nothing where there is nothing to learn."""
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
    for step in members(int(state.options(seat))):
        if step == STOP:
            continue
        gain = mine.look(square - H1, 1 << step - SUITCASE) if step <= BRIEFCASE else mine.look(step - LOCKER, 4)
        if gain > most:
            best, most = TO_ACT + step, gain
    return best


def post_bug(state: Serum, seat: i64) -> int:
    """On a secret place that others have yet to read and that would be dear to oneself, as soon as somebody can pay.

    Where several declare at once, the digits of their squares decide (TS-15.3): of two places the later one.
    """
    best, most = TO_BUG, -100
    if sum(state.hands) == state.hands[seat]:
        return best
    seen = seen_by(state, seat)
    for number, square in enumerate(BUG_SQUARES):
        if G1 <= square < H1 and not seen >> FAKES + square - G1 & 1:
            merit = -int(get(state.hands[seat], square - G1, moles.WIDTH))
            for other in range(state.box.seats):
                if other != seat and not seen_by(state, other) >> FAKES + square - G1 & 1:
                    merit += 10
            if merit >= most:
                best, most = TO_BUG + 1 + number, merit
    return best
