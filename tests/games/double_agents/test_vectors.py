"""Every test vector of the rules holds, as it is written on the page."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.double_agents.vectors import Vector, run, vector_ids, vectors


@clause("DA-7.11", "DA-8.1.1", "DA-8.1.2", "DA-8.1.3", "DA-8.2", "DA-8.3", "DA-10.4", "DA-11.6", "DA-3.9", "DA-18.3")
@clause("Q9", "Q10", "Q11", "Q12", "Q13", "Q14", "Q16", "Q17", "Q20")
@pytest.mark.parametrize("vector", vectors().values(), ids=vectors())
def test_the_vector_holds(vector: Vector) -> None:
    run(vector)


def test_every_vector_of_the_page_is_found() -> None:
    counted = {letter: sum(1 for name in vector_ids() if name[0] == letter) for letter in "ROWKFBE"}
    assert counted == {"R": 40, "O": 9, "W": 8, "K": 4, "F": 13, "B": 10, "E": 9}


def changed(name: str, cell: int, text: str) -> Vector:
    """A vector with one cell that is wrong."""
    cells = list(vectors()[name].cells)
    cells[cell] = text
    return Vector(name, tuple(cells))


WRONG = {
    "a wrong total": changed("R01", 4, "4"),
    "a wrong winner": changed("R01", 6, "CIA"),
    "a tie that corruption did not break": changed("R01", 6, "KGB"),
    "a mission that was not removed": changed("R10", 6, "CIA"),
    "an effect that did not happen": changed("R12", 3, "kills A1"),
    "an effect that is not listed": changed("R12", 3, "—"),
    "an option that does nothing": changed("O02", 0, "`defector_mode=transfer`"),
    "a mission in the wrong hands": changed("W1", 5, "k2"),
    "a pot in place of a player": changed("W1", 5, "KGB pot"),
    "a pile of another size": changed("K3", 2, "9, 0, 9, 0, 9, 9"),
    "a reshuffle at another time": changed("K4", 3, "before the 6th card of rounds 2-6 (12 cards)"),
    "a designation that was none": changed("B5", 2, "a"),
    "a wrong score": changed("E1", 4, "22"),
    "a wrong winner of the match": changed("E3", 6, "CIA; c1, c3, k3"),
    "a winner left out": changed("E3", 6, "KGB; k1, k2"),
}


@pytest.mark.parametrize("vector", WRONG.values(), ids=WRONG)
def test_a_wrong_vector_fails(vector: Vector) -> None:
    with pytest.raises(AssertionError, match="expected"):
        run(vector)
