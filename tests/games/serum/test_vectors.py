"""Every test vector of the rules holds, as it is written on the page."""

from __future__ import annotations

import pytest

import tests.games.serum.scenes  # noqa: F401 (fills SCENES)
from tests.games.serum.table import deal, fakes
from tests.games.serum.vectors import SCENES, Vector, clause_ids, vector_ids, vectors


@pytest.mark.parametrize("vector", vectors().values(), ids=vectors())
def test_the_vector_holds(vector: Vector) -> None:
    SCENES[vector.id](vector)


def test_every_vector_of_the_page_has_a_scene_and_clauses() -> None:
    assert vector_ids() == [f"TV-{n}" for n in range(1, 55)]
    assert set(SCENES) == set(vector_ids())
    assert all(vector.clauses for vector in vectors().values())
    assert clause_ids("4.4, 12.1–3, 14.4a") == ("TS-4.4", "TS-12.1", "TS-12.2", "TS-12.3", "TS-14.4")


def test_a_row_that_says_something_else_is_not_passed_over() -> None:
    vector = vectors()["TV-30"]
    with pytest.raises(AssertionError, match="TV-30 does not say"):
        SCENES["TV-30"](Vector(vector.id, "agent B1, informant H3, bug G4", vector.actions, "8", vector.clauses))


def test_the_deal_of_the_page_is_read_whole() -> None:
    assert [card["at"] for card in deal().values()] == ["B1", "F1", "B1", "F1", "B1", "B1"]
    assert deal()["lilac"] == {"suitcase": "toothbrush", "briefcase": "Bura", "locker": "X5", "at": "B1"}
    assert fakes() == ("X5", {"G1": "X3", "G2": "X1", "G3": "X6", "G4": "X2", "G5": "X4"})
