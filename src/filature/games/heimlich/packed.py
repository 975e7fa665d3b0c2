"""Seven small numbers in one integer, so that all agents move at once.

Agent a's number lies in bits 8a to 8a+7, its *lane*. `ones` has a 1 in the lane of every agent in play. Marks are
lanes of 0 or 1. Lanes hold at most 127, so sums never spill into the next lane.

Only variables are shifted by a lane: compiled, a shifted literal has 32 bits.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

LANE: Final = 8
MASK: Final = 255
TOP: Final = 128
RING: Final = 12


def ones_for(agents: i64) -> i64:
    """A 1 in each of the first so many lanes."""
    ones: i64 = 0
    a: i64 = 0
    while a < agents:
        ones = ones << LANE | 1
        a += 1
    return ones


def get(lanes: i64, agent: i64) -> i64:
    """The number of one agent."""
    return (lanes >> (LANE * agent)) & MASK


def put(lanes: i64, agent: i64, number: i64) -> i64:
    """The same numbers, but for one agent."""
    change = get(lanes, agent) ^ number
    return lanes ^ (change << (LANE * agent))


def pack(numbers: list[int]) -> i64:
    """Numbers, agent by agent, as lanes."""
    lanes: i64 = 0
    for number in reversed(numbers):
        lanes = lanes << LANE | number
    return lanes


def unpack(lanes: i64, agents: i64) -> list[int]:
    """The numbers of the first so many agents."""
    return [get(lanes, agent) for agent in range(agents)]


def walk(places: i64, steps: i64, ones: i64) -> i64:
    """Every agent its steps forward around the ring of twelve."""
    there = places + steps
    around = ((there + ones * (TOP - RING)) >> 7) & ones
    return there - around * RING


def nonzero(lanes: i64, ones: i64) -> i64:
    """Marks the lanes that are not 0."""
    return ((lanes + ones * (TOP - 1)) >> 7) & ones


def equal(lanes: i64, number: i64, ones: i64) -> i64:
    """Marks the lanes that hold that number."""
    return ((ones * TOP - (lanes ^ (ones * number))) >> 7) & ones


def arrived(places: i64, steps: i64, place: i64, ones: i64) -> i64:
    """Marks the lanes that hold that place and have walked to it."""
    return ((ones * TOP - (places ^ (ones * place))) & (steps + ones * (TOP - 1))) >> 7 & ones


def held(lanes: i64, agents: i64) -> i64:
    """The set of the numbers that the first so many lanes hold."""
    numbers: i64 = 0
    while agents > 0:
        numbers |= 1 << (lanes & MASK)
        lanes >>= LANE
        agents -= 1
    return numbers


def less(lanes: i64, amount: i64, marks: i64, ones: i64) -> i64:
    """The marked lanes less an amount; 0 where they hold less than that."""
    enough = marks & at_least(lanes, amount, ones)
    return (lanes - enough * amount) & ~((marks ^ enough) * MASK)


def at_least(lanes: i64, number: i64, ones: i64) -> i64:
    """Marks the lanes that hold that number or more."""
    return ((lanes + ones * (TOP - number)) >> 7) & ones
