"""Whole matches as text, which must not change unnoticed.

A change that is meant shows as a difference in the files under `playthroughs/`. Write them anew and read it:

    python -m tests.games.test_playthroughs
    git diff tests/games
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

from filature import bots
from filature.kernel.dice import FairDice
from filature.kernel.game import Game
from filature.kernel.match import Match
from filature.kernel.state import CHANCE, seat_name
from filature.testing import playthrough
from tests.games.case import GameCase, Playthrough
from tests.games.cases import CASES, every_case

HERE = Path(__file__).parent
MESSAGES = HERE.parents[1] / "src" / "filature" / "games"


def golden(game: str, name: str) -> Path:
    return HERE / game / "playthroughs" / f"{name}.txt"


def played(game: Game, kept: Playthrough) -> str:
    if kept.bot:
        return between_bots(game, kept)
    return playthrough(game, kept.seats, kept.options, kept.seed)


def between_bots(game: Game, kept: Playthrough) -> str:
    """A match of bots, as text: every move, who is told what of it, and how it ends."""
    match = Match(game, kept.seats, kept.options, dice=FairDice(f"chance {kept.seed}".encode()))
    seated = [bots.make(game, kept.bot, kept.seed + seat) for seat in range(kept.seats)]
    lines = [f"{kept.bot} bots: {kept.seats} seats, seed {kept.seed}"]
    while not match.over:
        told = len(match.events)
        seat = match.state.turn()[0]
        if seat == CHANCE:
            match.roll()
        else:
            match.play(seat, seated[seat].choose(match.view(seat), match.state.moves(seat)))
        lines.append(f"{len(match.moves)}. {match.moves[-1]}")
        for event in match.events[told:]:
            audience = "all" if event.to is None else ", ".join(map(seat_name, event.to))
            lines.append(f"   {audience}: {event.kind} {msgspec.json.encode(event.facts).decode()}")
    return "\n".join([*lines, f"outcome: {msgspec.json.encode(match.outcome()).decode()}"]) + "\n"


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, case in CASES.items() for name in case.playthroughs])
def test_a_match_goes_as_it_went_before(game: str, name: str) -> None:
    case = CASES[game]
    assert played(case.game, case.playthroughs[name]).splitlines() == golden(game, name).read_text("utf-8").splitlines()


@every_case
def test_there_is_no_other_file_among_the_playthroughs(case: GameCase) -> None:
    assert {path.stem for path in golden(case.name, "").parent.iterdir()} == set(case.playthroughs)


@every_case
def test_the_matches_show_every_kind_of_event_but_the_rarest(case: GameCase) -> None:
    """Every kind has a message; those of its facts begin like it."""
    text = "".join(golden(case.name, name).read_text("utf-8") for name in case.playthroughs)
    told = re.findall(r"^   [^:]+: ([a-z-]+) (.*)$", text, re.MULTILINE)
    kinds = {kind for kind, _ in told}
    facts = {fact for _, text in told for fact in json.loads(text)}
    parts = {f"{kind}-{fact}" for kind in kinds for fact in facts}
    parts |= {f"{part}-value" for part in parts}
    page = FluentParser().parse((MESSAGES / case.name / "messages" / "en.ftl").read_text("utf-8"))
    ids = [message.id.name for message in page.body if isinstance(message, ast.Message)]
    known = {id.removeprefix("event-") for id in ids if id.startswith("event-")}
    assert kinds <= known
    assert known - kinds - parts == case.rare_events


if __name__ == "__main__":
    for game, case in CASES.items():
        for name, kept in case.playthroughs.items():
            golden(game, name).write_text(played(case.game, kept), "utf-8")
