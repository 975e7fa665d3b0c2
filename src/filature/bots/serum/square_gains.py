"""The value of a square in the investigation: the turns that a visit there saves on the way to a complete file."""

from __future__ import annotations

from mypy_extensions import i64

from filature.bots.serum.progress import DRAWING, READING, FileProgress, bugged, draws_left, overhearing
from filature.games.serum import mole_cards
from filature.games.serum.board import B1, F1, G1, H1, V1
from filature.games.serum.packed import get, members
from filature.games.serum.rules import Serum


def luggage_gain(mine: FileProgress, square: i64, at_airport: i64, looks: i64) -> float:
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


def payment_gain(mine: FileProgress, hand: i64, place: i64) -> float:
    """Turns saved by reading a fake, with a hand; 0 where it cannot pay."""
    if not mine.unread >> place & 1:
        return 0.0
    best = 0.0
    before = draws_left(mine.unread, hand)
    for _, after in payments(mine, hand, place):
        best = max(best, READING + DRAWING * (before - after))
    return best


def payments(mine: FileProgress, hand: i64, place: i64) -> list[tuple[int, float]]:
    """The ways to pay for a secret place, as steps above TO_ACT, and the draws then left."""
    ways = mole_cards.payments(hand, place)
    left = mine.unread & ~(1 << place)
    return [(step, draws_left(left, mole_cards.after_payment(hand, step))) for step in members(int(ways))]


def watched(state: Serum) -> i64:
    """The squares where an informant stands."""
    squares: i64 = 0
    one: i64 = 1
    for owner in range(state.setup.seats):
        squares |= one << get(state.informants, owner, 6) >> 1
    return squares


def gains(state: Serum, seat: i64, mine: FileProgress) -> list[tuple[int, float]]:
    """The squares open to a seat, and the turns each would save if it were alone there."""
    hand: i64 = state.hands[seat]
    bug = bugged(state, seat)
    drawing = DRAWING if mine.unread and draws_left(mine.unread, hand) > 0.0 else 0.0
    busy = watched(state)
    values: list[tuple[int, float]] = []
    for square in members(int(state.setup.open & ~state.square_set(state.agents, seat))):
        if square >= V1:
            gain = drawing if state.pile else 0.0
        elif square == B1 or square == F1 or square >= H1:
            gain = luggage_gain(mine, square, state.at_airport, 1 if busy >> square & 1 else 2)
        else:
            gain = payment_gain(mine, hand, square - G1)
            if gain > 0.0 and square - G1 == bug:
                gain = max(0.05, gain - overhearing(state, seat, mine, bug))
        values.append((square, gain))
    return values
