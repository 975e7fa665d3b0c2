"""The map place by place: which place a word means, what is next to it, and the shortest way there."""

from __future__ import annotations

import unicodedata
from typing import Final

from filature.games.top_secret.board import COLOURS, Board
from filature.kernel.errors import BadNotation
from filature.kernel.notation import completions


class Map:
    """A board place by place: cities by name, start bases as `S_red`, headquarters as `H_red`."""

    def __init__(self, board: Board) -> None:
        names = board.cities
        self.cities = names
        self.lines = {name: [names[city] for city in cities] for name, cities in zip(names, board.lines, strict=True)}
        self.exits: dict[str, list[str]] = {
            colour: [names[c] for c in cities] for colour, cities in zip(COLOURS, board.exits, strict=True)
        }
        self.gates: dict[str, list[str]] = {
            colour: [names[c] for c in cities] for colour, cities in zip(COLOURS, board.gateways, strict=True)
        }

    def gateways(self, colour: str) -> list[str]:
        return self.gates[colour]

    def neighbours(self, place: str) -> list[str]:
        """The cities a line joins to a place, whichever way it may be walked."""
        if place.startswith("S_"):
            return self.exits[place[2:]]
        return self.gates[place[2:]] if place.startswith("H_") else self.lines[place]

    def way(self, start: str, goal: str) -> list[str]:
        """A shortest way from a city or start base to a city or headquarters: the places after the start."""
        before: dict[str, str] = {}
        reached = [start]
        for place in reached:
            ways = list(self.neighbours(place))
            if goal.startswith("H_") and place in self.gates[goal[2:]]:
                ways.append(goal)
            for neighbour in ways:
                if neighbour not in before and neighbour != start:
                    before[neighbour] = place
                    reached.append(neighbour)
            if goal in before:
                break
        way: list[str] = []
        while goal != start:
            way.insert(0, goal)
            goal = before[goal]
        return way

    def find(self, word: str, own: str) -> str:
        """The place somebody means: a city, `S_red`, `H_red`, or `hq`, that of the `own` colour; empty if none."""
        if own and {"hq", "qg"} & set(word.casefold().split()):
            return f"H_{own}"
        base = read_base(word)
        if base and base != "hq":
            return base
        try:
            return self.cities[read_city(self.cities, word)]
        except BadNotation:
            return ""


BASES: Final = {"H": ("hq", "qg", "headquarters", "h"), "S": ("start", "startbase", "s")}
"""How a headquarters and a start base may be called, by their letter."""
FILLING: Final = ("the", "le", "das", "general")


def read_base(word: str) -> str:
    """`H_red`, `S_red` or `hq` for what somebody has typed, also as the map prints it (`HQ R`); else empty."""
    said = [part for part in (fold(one) for one in word.replace("_", " ").split()) if part not in FILLING]
    letters = "".join(said)
    for kind, names in BASES.items():
        for name in names:
            if kind == "H" and letters == name != "h":
                return "hq"
            for colour in COLOURS:
                if letters in (name + colour, name + colour[0], colour + name):
                    return f"{kind}_{colour}"
    return ""


def fold(word: str) -> str:
    """Only the letters, small and without accents."""
    plain = unicodedata.normalize("NFD", word.casefold())
    return "".join(letter for letter in plain if letter.isalpha())


def read_city(cities: list[str], word: str) -> int:
    """The number of a city by its name or the beginning of it."""
    candidates = completions(fold(word), [fold(name) for name in cities], least=2)
    if len(candidates) == 1:
        return candidates[0]
    if candidates:
        raise BadNotation(
            "ambiguous-city", "{word!r} could be {known}.", word=word, known=[cities[number] for number in candidates]
        )
    raise BadNotation(
        "no-such-city",
        "There is no city {word!r}; the cities are {known}.",
        clause="SE-2.8",
        word=word,
        known=list(cities),
    )
