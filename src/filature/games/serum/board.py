"""Agents Secrets: the things in the box (TS-2, TS-3)."""

from __future__ import annotations

from itertools import permutations
from typing import Final

COLOURS: Final = ("red", "yellow", "green", "black", "lilac", "blue")  # TS-2.13, also the order of the seats
PSEUDONYMS: Final = ("Maury", "Werner", "Cool", "Callisto", "Bura", "Pierre")  # TS-2.12
CODES: Final = ("X1", "X2", "X3", "X4", "X5", "X6")  # TS-2.9, TS-2.10
CARDS: Final = (*PSEUDONYMS, *CODES, "toothbrush")  # TS-2.7
KINDS: Final = ("identity", "formula", "toothbrush")
"""The kind of a card is its number divided by six."""
FORMULA: Final = 6  # the first formula card
TOOTHBRUSH: Final = 12
HIDINGS: Final = tuple(permutations(range(3)))
"""TS-4.4: the kinds in suitcase, briefcase and locker."""

# TS-3.2: the dial's 36 combinations in the order of its letters; a square is known by its place among them.
LETTERS: Final = ("B", "F", "G", "H", "V", "VM")
DIALS: Final = tuple(f"{letter}{digit}" for letter in LETTERS for digit in range(1, 7))
B1: Final = 0
F1: Final = 6
G1: Final = 12
H1: Final = 18
V1: Final = 24
VM1: Final = 30
SQUARES: Final = (
    *("B1", "F1"),
    *("G1", "G2", "G3", "G4", "G5"),
    *("H1", "H2", "H3", "H4", "H5", "H6"),
    *("V1", "V2", "V3"),
    *("VM1", "VM2", "VM3", "VM4", "VM5"),
)
"""TS-3.1: the combinations that exist."""
PLACES: Final = 5  # secret places, and types of mole cards
EACH_TYPE: Final = 6  # TS-2.6: mole cards of each type
STATIONS: Final = ("B1", "F1")


def squares(*names: str) -> int:
    """A set of squares."""
    return sum(1 << DIALS.index(name) for name in names)


HOTELS: Final = squares("H1", "H2", "H3", "H4", "H5", "H6")
SECRET_PLACES: Final = squares("G1", "G2", "G3", "G4", "G5")
_EVERYBODYS: Final = HOTELS | SECRET_PLACES | squares("B1", "F1", "V1", "V2")
INVESTIGATION: Final = {n: _EVERYBODYS | (squares("V3") if n >= 5 else 0) for n in range(3, 7)}  # TS-3.1, P1
FLIGHT_SQUARES: Final = {  # TS-3.1, P2
    3: squares("F1", "VM1", "VM2", "VM3"),
    4: squares("F1", "VM1", "VM2", "VM3", "VM4"),
    5: squares("F1", "VM1", "VM2", "VM3", "VM4", "VM5", "V1"),
    6: squares("F1", "VM1", "VM2", "VM3", "VM4", "VM5", "V1", "V2"),
}
FIXED_AT_AIRPORT: Final = 0b101010  # TS-22: yellow, black and blue

# A cell is what can be noted on a line of the sheet (TS-14.1): a container, or the fake of a secret place.
CONTAINERS: Final = (
    *("red-suitcase", "red-briefcase", "red-locker"),
    *("yellow-suitcase", "yellow-briefcase", "yellow-locker"),
    *("green-suitcase", "green-briefcase", "green-locker"),
    *("black-suitcase", "black-briefcase", "black-locker"),
    *("lilac-suitcase", "lilac-briefcase", "lilac-locker"),
    *("blue-suitcase", "blue-briefcase", "blue-locker"),
)
CELLS: Final = (*CONTAINERS, "G1", "G2", "G3", "G4", "G5")
FAKES: Final = 18  # len(CONTAINERS): the first of the cells that are secret places
CELL_COUNT: Final = 23  # len(CELLS)
CONTAINER_KINDS: Final = ("suitcase", "briefcase", "locker")

SOLOS_TO_ESCAPE: Final = 5  # TS-16.6
WARNING: Final = 10  # TS-18.1: the limit is announced so many turns before

# The phases: those of chance first, then those of players.
DEAL: Final = 0
FAKING: Final = 1
LAYING: Final = 2
DRAW: Final = 3
LOT: Final = 4
HIDE: Final = 5
BUG: Final = 6
DIAL: Final = 7
INFORMANT: Final = 8
ACT: Final = 9
FILE: Final = 10
FLIGHT: Final = 11
OVER: Final = 12
PHASES: Final = (
    *("DEAL", "FAKING", "LAYING", "DRAW", "LOT"),
    *("HIDE", "BUG", "DIAL", "INFORMANT", "ACT", "FILE", "FLIGHT", "OVER"),
)

# How a match ended (TS-17); 0 while it goes on.
ESCAPED: Final = 1
WRONG_FILE: Final = 2
CAPTURED: Final = 3
STALLED: Final = 4
LIMIT: Final = 5
ENDINGS: Final = ("", "escaped", "wrong-file", "captured", "stalled", "limit")
