"""Every move a player can make, numbered without overlap (docs/notation.md lists the numbers).

First the splits of a roll over the agents (HC-3.3): for A agents those of a 1 come first, then those of a 2 and so on;
a split is a row of steps as lanes. Then the places of the dossier, the picks of the 1-3 face and the report's answers.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from filature.games.heimlich.board import PIPS, RING
from filature.games.heimlich.packed import pack


def compositions(total: int, agents: int) -> Iterator[list[int]]:
    """All ways to write `total` as a sum of `agents` whole numbers, the first agent's steps counting down."""
    if agents == 1:
        yield [total]
        return
    for first in range(total, -1, -1):
        for rest in compositions(total - first, agents - 1):
            yield [first, *rest]


class Splits:
    """The splits of 1 to 6 over a number of agents."""

    def __init__(self, agents: int) -> None:
        rows = vec[i64]()
        first = vec[i64]([0])
        for die in range(1, PIPS + 1):
            first = append(first, len(rows))
            for steps in compositions(die, agents):
                rows = append(rows, pack(steps))
        first = append(first, len(rows))
        self.agents = agents
        self.rows: vec[i64] = rows
        self.first: vec[i64] = first
        """The splits of die d are numbered from first[d] up to, not including, first[d + 1]."""
        self.by_die = [range(self.first[die], self.first[die + 1]) if die else range(0) for die in range(PIPS + 1)]
        self.numbers: dict[int, int] = {int(row): number for number, row in enumerate(rows)}


SPLITS: Final = {agents: Splits(agents) for agents in range(4, 8)}
MOST_SPLITS: Final = len(SPLITS[7].numbers)

TO_PLACE: Final = MOST_SPLITS  # the dossier to place q is move TO_PLACE + q
PICK_DIE: Final = TO_PLACE + RING - 1  # the pick of d is move PICK_DIE + d
LINE: Final = PICK_DIE + 4  # a report's line naming seat s is move LINE + s
INDEPENDENT: Final = 7  # in place of a seat: nobody's agent (HC-2.5)
BLANK: Final = 8  # in place of a seat: a line left blank (HC-5.6)
ACTIONS: Final = LINE + BLANK + 1
