"""The roll for the start: who has still to roll, and who rolled highest. Games that begin so share it.

Rolls are packed into one integer, eight bits a seat, 0 before a seat has rolled; sets of seats are bits.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BITS: Final = 8
MASK: Final = 255


def next_to_roll(contenders: i64, rolls: i64, seats: i64) -> i64:
    """The first contender who has not rolled; the number of seats when all have."""
    seat: i64 = 0
    while seat < seats and (not contenders >> seat & 1 or rolls >> (BITS * seat) & MASK):
        seat += 1
    return seat


def highest_rollers(contenders: i64, rolls: i64, seats: i64) -> i64:
    """The contenders with the highest roll; several of them roll again."""
    highest: i64 = 0
    best: i64 = 0
    seat: i64 = 0
    while seat < seats:
        roll = rolls >> (BITS * seat) & MASK if contenders >> seat & 1 else 0
        if roll > highest:
            highest = roll
            best = 0
        if roll and roll == highest:
            best |= 1 << seat
        seat += 1
    return best


def without(rolls: i64, tied: i64, seats: i64) -> i64:
    """The rolls, those of some seats taken back."""
    seat: i64 = 0
    kept: i64 = 0
    while seat < seats:
        if not tied >> seat & 1:
            roll = rolls >> (BITS * seat) & MASK
            kept |= roll << (BITS * seat)
        seat += 1
    return kept
