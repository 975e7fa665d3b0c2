"""Whole matches as text, which must not change unnoticed.

A change that is meant shows as a difference in the files under `playthroughs/`. Write them anew and read it:

    python -m tests.games.serum.test_playthroughs
    git diff tests/games/serum/playthroughs
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from filature.games.serum import GAME
from filature.testing import playthrough

FOLDER = Path(__file__).parent / "playthroughs"
INVESTIGATING = {"flight_trigger": "automatic", "flight_turn_limit": 4}
MATCHES: dict[str, tuple[int, dict[str, Any], int]] = {  # seats, options, seed
    "three": (3, {}, 28),
    "four": (4, {"flight_turn_limit": 6}, 31),
    "five-sealed-mixed": (5, {**INVESTIGATING, "phase5": "sealed", "unused_deal": "mixed", "turn_limit": 12}, 0),
    "three-blocked": (3, {**INVESTIGATING, "turn_limit": 10, "agent_start": "own_hotel", "dial_guard": "block"}, 10),
    "six": (6, {**INVESTIGATING, "turn_limit": 8, "locker_layout": "fixed"}, 39),
}


def played(name: str) -> str:
    return playthrough(GAME, *MATCHES[name])


@pytest.mark.parametrize("name", MATCHES)
def test_a_match_goes_as_it_went_before(name: str) -> None:
    assert played(name).splitlines() == (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()


RARE = {"reshuffled", "no-card", "no-bugs", "no-informants", "last-dials"}  # see the other tests
EVENTS = {
    *("dealt", "hiding", "hidden", "lockers", "turn", "limit-near", "ready"),
    *("late", "drawn-hiding", "drawn-dial"),
    *("bugs", "informants", "dials", "beside"),
    *("stopped", "searched", "saw", "watched", "read", "saw-fake", "draws", "drew"),
    *("flag-up", "flag-down", "unready", "dials-back", "bugs-back"),
    *("declared", "sums", "lot", "flees", "took", "file", "filed", "chase", "hides", "over"),
}


def test_the_matches_show_every_kind_of_event_but_the_rarest() -> None:
    text = "".join(played(name) for name in MATCHES)
    found = set(re.findall(r"^   [^:]+: ([a-z-]+) ", text, re.MULTILINE))
    assert EVENTS - found == set()
    assert found <= EVENTS | RARE


if __name__ == "__main__":
    for match in MATCHES:
        (FOLDER / f"{match}.txt").write_text(played(match), "utf-8")
