"""Shuffling with the dice of whoever imagines a state; rules shuffle by moves of `CHANCE`."""

from __future__ import annotations

from librt.random import Random


def shuffle(items: list[int], dice: Random) -> list[int]:
    """Puts a list into any order, all equally likely; returns it."""
    for last in range(len(items) - 1, 0, -1):
        other = dice.randrange(last + 1)
        items[last], items[other] = items[other], items[last]
    return items
