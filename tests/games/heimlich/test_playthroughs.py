"""Whole matches as text, which must not change unnoticed.

A change that is meant shows as a difference in the files under `playthroughs/`. Write them anew and read it:

    python -m tests.games.heimlich.test_playthroughs
    git diff tests/games/heimlich/playthroughs
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from filature.games.heimlich import GAME
from filature.testing import playthrough
from tests.clauses import clause

FOLDER = Path(__file__).parent / "playthroughs"
MATCHES: dict[str, tuple[int, dict[str, Any], int]] = {  # seats, options, seed
    "two-basic": (2, {}, 9),
    "four-advanced": (4, {"mode": "advanced"}, 0),
    "three-one-to-three-free": (3, {"mode": "advanced", "die": "one_to_three", "report_rule": "free"}, 0),
    "two-newcomer": (2, {"mode": "advanced", "trigger_rule": "newcomer"}, 1),
    "seven-basic": (7, {}, 0),
}
EVENTS = {
    *("colours", "dealt", "rolled-for-start", "start-tied", "starts"),
    *("rolled", "rolled-one-to-three", "picked", "moved", "counted", "dossier-moved", "dossier-left"),
    *("report-asked", "report-filed", "reported", "over"),
}


def played(name: str) -> str:
    return playthrough(GAME, *MATCHES[name])


@clause("HC-7.9")
@pytest.mark.parametrize("name", MATCHES)
def test_a_match_goes_as_it_went_before(name: str) -> None:
    assert played(name).splitlines() == (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()


def test_the_matches_show_every_kind_of_event() -> None:
    text = "".join(played(name) for name in MATCHES)
    assert set(re.findall(r"^   [^:]+: ([a-z-]+) ", text, re.MULTILINE)) == EVENTS


if __name__ == "__main__":
    for match in MATCHES:
        (FOLDER / f"{match}.txt").write_text(played(match), "utf-8")
