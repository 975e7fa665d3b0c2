"""Whole matches as text, which must not change unnoticed.

A change that is meant shows as a difference in the files under `playthroughs/`. Write them anew and read it:

    python -m tests.games.double_agents.test_playthroughs
    git diff tests/games/double_agents/playthroughs
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from filature.games.double_agents import GAME
from filature.testing import playthrough
from tests.clauses import clause

FOLDER = Path(__file__).parent / "playthroughs"
MATCHES: dict[str, tuple[int, dict[str, Any], int]] = {  # seats, options, seed
    "six": (6, {}, 0),
    "seven-limited-talk": (7, {"discussion_seconds": 60, "mates_see_destinations": True, "ballots": "secret"}, 0),
    "eight-chosen": (8, {"team_assignment": "chosen", "defector_mode": "copy", "post_game_replay": False}, 2),
}
EVENTS = {
    *("coin", "joined", "companies", "identity", "mission", "reshuffled", "hand", "leg", "drafted", "aimed", "chosen"),
    *("locked", "unlocked", "late", "out-of-time", "ready", "ready-and-hush", "hushed", "revealed", "resolved"),
    *("vote-opens", "ballot", "voted", "ballots", "votes", "identities", "over", "replay"),
}


def played(name: str) -> str:
    return playthrough(GAME, *MATCHES[name])


@clause("DA-18.1", "DA-18.2")
@pytest.mark.parametrize("name", MATCHES)
def test_a_match_goes_as_it_went_before(name: str) -> None:
    assert played(name).splitlines() == (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()


def test_the_matches_show_every_kind_of_event() -> None:
    text = "".join(played(name) for name in MATCHES)
    assert set(re.findall(r"^   [^:]+: ([a-z-]+) ", text, re.MULTILINE)) == EVENTS


if __name__ == "__main__":
    for match in MATCHES:
        (FOLDER / f"{match}.txt").write_text(played(match), "utf-8")
