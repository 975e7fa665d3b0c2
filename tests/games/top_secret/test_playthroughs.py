"""Whole matches as text, which must not change unnoticed.

A change that is meant shows as a difference in the files under `playthroughs/`. Write them anew and read it:

    python -m tests.games.top_secret.test_playthroughs
    git diff tests/games/top_secret/playthroughs
"""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from filature import bots
from filature.games.top_secret import GAME, events
from filature.kernel.dice import FairDice
from filature.kernel.match import Match
from filature.kernel.state import CHANCE
from filature.testing import playthrough
from tests.clauses import clause

FOLDER = Path(__file__).parent / "playthroughs"
MATCHES: dict[str, tuple[int, dict[str, Any], int]] = {  # seats, options, seed
    "two": (2, {"round_limit": 10}, 14),
    "three-options": (3, {"round_limit": 10, "must_use_all": True, "bonus_shared": True}, 1),
    "four-resigning": (4, {"resigning": True}, 5),
}


RARE = {"lost-with-case"}  # shown by test_delivery.py
BOTS: dict[str, tuple[int, dict[str, Any], int]] = {  # at random hardly anything is ever delivered
    "two-greedy": (2, {}, 16),
    "three-greedy": (3, {"resigning": True}, 17),
    "four-greedy": (4, {"bomb_kills_carrier": False}, 16),
}


def played(name: str) -> str:
    return playthrough(GAME, *MATCHES[name]) if name in MATCHES else between_bots(*BOTS[name])


def between_bots(seats: int, options: dict[str, Any], seed: int) -> str:
    """A match of greedy bots, as text: every move, who is told what of it, and how it ends."""
    match = Match(GAME, seats, options, dice=FairDice(f"chance {seed}".encode()))
    seated = [bots.make(GAME, "greedy", seed + seat) for seat in range(seats)]
    lines = [f"greedy bots: {seats} seats, seed {seed}"]
    while not match.over:
        told = len(match.events)
        seat = match.state.turn()[0]
        if seat == CHANCE:
            match.roll()
        else:
            match.play(seat, seated[seat].choose(match.view(seat), match.state.moves(seat)))
        lines.append(f"{len(match.moves)}. {match.moves[-1]}")
        for event in match.events[told:]:
            audience = "all" if event.to is None else ", ".join(f"p{listener + 1}" for listener in event.to)
            lines.append(f"   {audience}: {event.kind} {msgspec.json.encode(event.facts).decode()}")
    return "\n".join([*lines, f"outcome: {msgspec.json.encode(match.outcome()).decode()}"]) + "\n"


def told(text: str) -> set[str]:
    return set(re.findall(r"^   [^:]+: ([a-z-]+) ", text, re.MULTILINE))


def all_kinds() -> set[str]:
    """Every kind of event the game can tell, from its source."""
    source = ast.parse(Path(str(events.__file__)).with_suffix("").with_suffix(".py").read_text("utf-8"))
    found: set[str] = set()
    for node in ast.walk(source):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "tell":
            found |= {
                leaf.value
                for leaf in ast.walk(node.args[1])
                if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str)
            }
    return found


@clause("SE-10.1")
@pytest.mark.parametrize("name", [*MATCHES, *BOTS])
def test_a_match_goes_as_it_went_before(name: str) -> None:
    assert played(name).splitlines() == (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()


def test_the_matches_show_every_kind_of_event() -> None:
    text = "".join((FOLDER / f"{name}.txt").read_text("utf-8") for name in [*MATCHES, *BOTS])
    assert told(text) == all_kinds() - RARE


if __name__ == "__main__":
    for golden in [*MATCHES, *BOTS]:
        (FOLDER / f"{golden}.txt").write_text(played(golden), "utf-8")
