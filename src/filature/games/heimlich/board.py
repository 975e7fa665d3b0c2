"""Heimlich & Co.: the things in the box (HC-1, HC-2.1)."""

from __future__ import annotations

from typing import Final

# Of any length, so that they are looked up where they are: compiled, a tuple of known length is copied each time.
Names = tuple[str, ...]

AGENTS: Final[Names] = ("orange", "violet", "red", "blue", "grey", "yellow", "green")  # HC-1.2
TEXTURES: Final[Names] = ("smooth", "grainy", "velvet", "scratchy", "lines", "felt", "waves")  # HC-1.2, tactile edition

PLACES: Final[Names] = ("chapel", "H1", "H2", "H3", "H4", "H5", "H6", "H7", "H8", "H9", "H10", "ruin")
"""HC-1.4, clockwise."""
RING: Final = 12
CHAPEL: Final = 0
SEVENTH_HOUSE: Final = 7
RUIN: Final = 11
VALUES: Final = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, -3)  # HC-1.6

PIPS: Final = 6  # HC-1.1: faces of the die

GOAL: Final = 42  # HC-4.10
LAP: Final = 42  # HC-1.5: squares of the score track
HIGHEST_SCORE: Final = GOAL - 1 + max(VALUES)  # HC-4.13: one short of the goal, and the best count
REPORT_AT: Final = 29  # HC-5.4
BONUS: Final = 5  # HC-5.9

MOST_SEATS: Final = 7
AGENTS_BY_SEATS: Final = {  # HC-2.1: players -> agents in play
    "editions": {2: 4, 3: 5, 4: 6, 5: 7, 6: 7, 7: 7},
    "other_editions": {2: 5, 3: 6, 4: 7, 5: 7, 6: 7, 7: 7},  # HC-8.6
}

# HC-0.4, with the steps of the setup (HC-2.2, HC-2.5) and of the 1-3 face (HC-10) as phases of their own.
COLOURS: Final = 0
DEAL: Final = 1
ORDER: Final = 2
ROLL: Final = 3
PICK: Final = 4
MOVE: Final = 5
REPORT: Final = 6
DOSSIER: Final = 7
OVER: Final = 8
PHASES: Final[Names] = ("COLOURS", "DEAL", "ORDER", "ROLL", "PICK", "MOVE", "REPORT", "DOSSIER", "OVER")


def distance(start: int, end: int) -> int:
    """Steps clockwise from one place to another (HC-0.3)."""
    return (end - start) % RING


def square(score: int) -> tuple[int, int]:
    """Where a marker with that score stands on the track, and on which lap (HC-1.5)."""
    return score % LAP, score // LAP
