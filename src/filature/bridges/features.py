"""What a seat knows as numbers of a fixed count, for any game (docs/bridges.md).

Everything known is cut into words, such as `.agents.0.place=H3` or `.moved.steps.orange=2`, and every word has its
place in a vector by its hash (the hashing trick: two words seldom share a place, and a sign drawn by the hash keeps
them from adding up). So the shape does not depend on how much there is to know, and a game need say nothing more.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any
from zlib import crc32

import msgspec
import numpy as np
from numpy.typing import NDArray

from filature.bridges.course import OWN

Vector = NDArray[np.float32]
Places = NDArray[np.int64]
Amounts = NDArray[np.float64]

SIZE = 1024
"""Numbers in one vector."""
FADING = 0.9
"""How much less an event counts in `recent` with every later one."""
MIDDLING = 10
"""The number that is halfway between nothing and a lot."""


@lru_cache(maxsize=1 << 10)
def of_sight(sight: str) -> Vector:
    """What a seat sees (its view as JSON), each number from -1 to 1."""
    vector = np.clip(_spread(*_places(msgspec.json.decode(sight))), -1, 1)
    vector.setflags(write=False)  # whoever asks next gets the same one
    return vector


def of_story(story: Sequence[str]) -> tuple[Vector, Vector]:
    """How often something was heard or done, and how much of it lately; each number between -1 and 1."""
    if not story:
        return np.zeros(SIZE, np.float32), np.zeros(SIZE, np.float32)
    lines = [_of_line(line) for line in story]
    places = np.concatenate([places for places, _ in lines])
    amounts = np.concatenate([amounts for _, amounts in lines])
    ages = np.repeat(np.arange(len(lines))[::-1], [len(places) for places, _ in lines])
    return _squash(_spread(places, amounts)), _squash(_spread(places, amounts * FADING**ages))


@lru_cache(maxsize=1 << 15)
def _of_line(line: str) -> tuple[Places, Amounts]:
    if line.startswith(OWN):
        return _places({OWN: line.rpartition(" @")[0]})  # without what was seen then, which no two matches share
    kind, _, facts = line.partition(" ")
    return _places({"kind": kind, kind: msgspec.json.decode(facts)})


def _places(data: Any) -> tuple[Places, Amounts]:
    """Where the words of plain data stand in a vector, and with how much."""
    found: list[tuple[int, float]] = []
    _find("", data, found)
    return np.array([place for place, _ in found], np.int64), np.array([amount for _, amount in found])


def _find(path: str, data: Any, found: list[tuple[int, float]]) -> None:
    if isinstance(data, dict):
        for key, value in data.items():
            _find(f"{path}.{key}", value, found)
    elif isinstance(data, list):
        for number, value in enumerate(data):
            _find(f"{path}.{number}", value, found)
    elif data is not None:
        found += _word(path, data)


@lru_cache(maxsize=1 << 16, typed=True)
def _word(path: str, data: str | int | float | bool) -> list[tuple[int, float]]:
    """Whole numbers are words like all others and also stand for their size, so that 41 is near 42."""
    place, sign = _hash(f"{path}={data}")
    if type(data) is not int:
        return [(place, sign)]
    other, turn = _hash(path)
    return [(place, sign), (other, turn * data / (MIDDLING + abs(data)))]


def _hash(word: str) -> tuple[int, int]:
    mixed = crc32(word.encode())
    return mixed % SIZE, 1 if mixed >> 31 else -1


def _spread(places: Places, amounts: Amounts) -> Vector:
    return np.bincount(places, amounts, SIZE).astype(np.float32)


def _squash(vector: Vector) -> Vector:
    squashed: Vector = vector / (1 + np.abs(vector))
    return squashed
