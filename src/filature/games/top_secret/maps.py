"""Questions about the map: what is next to a place, and the shortest way there."""

from __future__ import annotations

from filature.games.top_secret import notation
from filature.games.top_secret.board import COLOURS, Board
from filature.kernel.errors import BadNotation


class Map:
    """A board place by place: cities by name, start bases as `S_red`, headquarters as `H_red`."""

    def __init__(self, board: Board) -> None:
        names = board.cities
        self.cities = names
        self.lines = {name: [names[city] for city in cities] for name, cities in zip(names, board.lines, strict=True)}
        self.exits = {colour: [names[c] for c in cities] for colour, cities in zip(COLOURS, board.exits, strict=True)}
        self.gates = {
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
            for there in ways:
                if there not in before and there != start:
                    before[there] = place
                    reached.append(there)
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
        base = notation.read_base(word)
        if base and base != "hq":
            return base
        try:
            return self.cities[notation.read_city(self.cities, word)]
        except BadNotation:
            return ""
