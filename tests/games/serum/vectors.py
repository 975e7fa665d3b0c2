"""The test vectors of docs/rules/serum.md (TS-21): each row of the page is run by the scene of its name.

A scene names the phrases of its row that it stands for; a row that no longer says so is not run but fails.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from tests.games.serum.table import table_under


@dataclass(frozen=True)
class Vector:
    """One row: what stands on the table, what is done, what is expected, and the clauses it shows."""

    id: str
    before: str
    actions: str
    expected: str
    clauses: tuple[str, ...]


def clause_ids(cell: str) -> tuple[str, ...]:
    """`4.4, 12.1–3, 14.4a` as TS-4.4, TS-12.1, TS-12.2, TS-12.3, TS-14.4."""
    found = []
    for word in cell.split(", "):
        first, _, last = re.sub("[a-z]$", "", word).partition("–")
        section, _, number = first.partition(".")
        end = int(last.rpartition(".")[2]) if last else int(number)
        found += [f"TS-{section}.{n}" for n in range(int(number), end + 1)]
    return tuple(found)


def vectors() -> dict[str, Vector]:
    """Every vector of the page."""
    rows = [row for row in table_under("| TV | Before |") if row[0].startswith("TV-")]
    return {row[0]: Vector(row[0], row[1], row[2], row[3], clause_ids(row[4])) for row in rows}


def vector_ids() -> list[str]:
    return list(vectors())


Scene = Callable[[Vector], None]
SCENES: dict[str, Scene] = {}


def scene(name: str, *phrases: str) -> Callable[[Scene], Scene]:
    """Say which vector a function runs, and which phrases of its row it was written for."""

    def register(play: Scene) -> Scene:
        def checked(vector: Vector) -> None:
            row = f"{vector.before} | {vector.actions} | {vector.expected}"
            missing = [phrase for phrase in phrases if phrase not in row]
            assert not missing, f"{name} does not say {missing} any more: {row}"
            play(vector)

        SCENES[name] = checked
        return play

    return register
