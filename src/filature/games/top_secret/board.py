"""Top Secret: the things in the box, and the map as tables (SE-1, SE-2)."""

from __future__ import annotations

from typing import Final, Literal, final

from librt.vecs import append, vec
from mypy_extensions import i64

Colour = Literal["red", "blue", "green", "yellow"]
Content = Literal["bomb", "1", "3", "5"]
PhaseName = Literal["COLOURS", "SETUP", "START_ROLL", "ROLL", "MOVE", "TARGET", "CARDS", "LOOT", "BOMB", "OVER"]

COLOURS: Final[tuple[Colour, ...]] = ("red", "blue", "green", "yellow")  # SE-1.7, clockwise (SE-3.2)
LETTERS: Final = ("R", "B", "G", "Y")
AGENTS: Final = 7  # SE-1.2: of each colour
CASES: Final = 4
CASE_LETTERS: Final = ("A", "B", "C", "D")
CONTENTS: Final[tuple[Content, ...]] = ("bomb", "1", "3", "5")  # SE-1.3
WORTH: Final = (0, 1, 3, 5)
BOMB: Final = 0  # place of the bomb in CONTENTS
SECRETS: Final = 9  # SE-1.3: of each colour
GOAL: Final = 10  # SE-8.1

CARDS: Final = (0, 0, 1, 2, 3, 4, 5)  # SE-1.4
FULL_HAND: Final = 0b1111111  # a hand is a set of cards, one bit for each of CARDS
VALUES_IN_HAND: Final[list[tuple[int, ...]]] = [
    tuple(sorted({value for card, value in enumerate(CARDS) if hand >> card & 1})) for hand in range(FULL_HAND + 1)
]
"""Hand -> the different values in it. The two cards of value 0 are the lowest bits."""

FACES: Final = (0, 1, 1, 2, 2, 3)  # SE-1.5
SUMS: Final = tuple(
    (total, sum(1 for one in FACES for other in FACES if one + other == total)) for total in range(2 * max(FACES) + 1)
)
"""Every sum of both dice with its ways out of 36."""

MOST_SEATS: Final = 4
MOST_CITIES: Final = 60

# Where an agent is, when it is in no city.
HOME: Final = 60  # the start base of its own colour
VACANT: Final = 61  # the start base of the colour that is not in play (SE-3.7)
GONE: Final = 62  # eliminated

# Where a case is, when it does not lie in a city.
CARRIED: Final = 60
DELIVERED: Final = 61
UNPLACED: Final = 62

NO_CASE: Final = 0  # what an agent carries is 0 or the number of a case plus 1

# SE-10.1. In positions and views three phases are called otherwise: DRAW is COLOURS, DUEL is CARDS, LOSSES is BOMB.
DRAW: Final = 0
SETUP: Final = 1
START_ROLL: Final = 2
ROLL: Final = 3
MOVE: Final = 4
TARGET: Final = 5
DUEL: Final = 6
LOOT: Final = 7
LOSSES: Final = 8
OVER: Final = 9
PHASES: Final[tuple[PhaseName, ...]] = (
    "COLOURS",
    "SETUP",
    "START_ROLL",
    "ROLL",
    "MOVE",
    "TARGET",
    "CARDS",
    "LOOT",
    "BOMB",
    "OVER",
)


def diagonal(colour: int) -> int:
    """The colour whose start base lies in the opposite corner (SE-2.2)."""
    return (colour + 2) % len(COLOURS)


def fit(seats: int, colours: tuple[int, ...]) -> bool:
    """Whether the first seats of so many may have these colours: all different, two diagonally opposite (SE-3.1)."""
    if len(set(colours)) != len(colours) or len(colours) > seats:
        return False
    return seats != 2 or len(colours) < 2 or colours[1] == diagonal(colours[0])


@final
class Board:
    """A map as tables. Cities are numbered in the order of its file; bases belong to colours."""

    def __init__(
        self, cities: list[str], lines: list[list[int]], exits: list[list[int]], gateways: list[list[int]]
    ) -> None:
        self.cities = cities
        """The names of the cities."""
        self.lines = lines
        """City -> the cities it has a line to, ascending."""
        self.exits = exits
        """Colour -> the cities its start base leads to, ascending (SE-2.4)."""
        self.gateways = gateways
        """Colour -> the cities that lead to its headquarters, ascending (SE-2.5)."""
        self.ways: vec[i64] = vec[i64]()
        """The lines out of city 0, of city 1 and so on, in one row; after all places for cities those of the bases."""
        self.first: vec[i64] = vec[i64]()
        """The ways out of space s are those from first[s] up to, not including, first[s + 1]."""
        unused: list[list[int]] = [[] for _ in range(MOST_CITIES - len(cities))]
        for out in [*lines, *unused, *exits]:
            self.first = append(self.first, len(self.ways))
            for city in out:
                self.ways = append(self.ways, city)
        self.first = append(self.first, len(self.ways))
        self.gates: vec[i64] = vec[i64]([sum(1 << city for city in cities) for cities in gateways])
        """Colour -> its gateways as a set."""
        self.steps = [distances(lines, [city]) for city in range(len(cities))]
        """Steps from city to city."""
        self.to_hq = [[1 + steps for steps in distances(lines, cities)] for cities in gateways]
        """Colour, city -> steps to the headquarters of that colour."""
        self.from_base = [[1 + steps for steps in distances(lines, cities)] for cities in exits]
        """Colour, city -> steps from the start base of that colour."""


def distances(lines: list[list[int]], sources: list[int]) -> list[int]:
    """City -> steps from the nearest of some cities; the number of cities where there is no way."""
    far = [len(lines)] * len(lines)
    reached = list(sources)
    for city in reached:
        far[city] = 0
    for city in reached:
        for neighbour in lines[city]:
            if far[neighbour] > far[city] + 1:
                far[neighbour] = far[city] + 1
                reached.append(neighbour)
    return far
