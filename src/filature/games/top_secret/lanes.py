"""Small numbers side by side in one integer: one lane of eight bits for each agent of a seat, or each of its cases.

Lanes hold at most 127. Marks are lanes of 0 or 1. Only what is not constant is shifted by a lane: compiled, a shifted
literal has 32 bits, and so has a variable that never changes.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MASK: Final = 255
TOP: Final = 128
AGENT_LANES: Final = 0x01010101010101  # a 1 in each of seven lanes
CASE_LANES: Final = 0x01010101  # a 1 in each of four lanes


def lane(lanes: i64, number: i64) -> i64:
    return (lanes >> (number * 8)) & MASK


def with_lane(lanes: i64, number: i64, value: i64) -> i64:
    """The same lanes, but for one."""
    change: i64 = lane(lanes, number) ^ value
    return lanes ^ (change << (number * 8))


def equal(lanes: i64, value: i64, ones: i64) -> i64:
    """Marks the lanes that hold that value."""
    return ((ones * TOP - (lanes ^ (ones * value))) >> 7) & ones


def count(marks: i64) -> i64:
    """How many of up to seven lanes are marked."""
    return (marks * AGENT_LANES >> 48) & MASK


def pack(values: list[int]) -> i64:
    lanes: i64 = 0
    for value in reversed(values):
        lanes = lanes << 8 | value
    return lanes


def unpack(lanes: i64, size: i64) -> list[int]:
    return [int(lane(lanes, number)) for number in range(size)]
