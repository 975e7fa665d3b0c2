"""Writes what later versions must still be able to read: records of matches and logs of tables, with their results.

    python -m tests.kept.write

adds files for rules and formats that have none yet. A file that is there is never written again.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from filature import bots
from filature.games import catalogue
from filature.kernel.dice import FairDice
from filature.kernel.game import Game, option_kinds
from filature.kernel.match import Match
from filature.kernel.record import FORMAT, write_record
from filature.server.table import entries
from filature.server.table.table import Table
from tests.server.tabletop import SHORT, Tabletop
from tests.server.test_courses import PLACES, happen

FOLDER = Path(__file__).parent
RECORDS, TABLES = FOLDER / "records", FOLDER / "tables"
EVENTFUL = 300
"""Steps at a table before time plays the rest."""
STEPS = ["move"] * 12 + ["wait", "bots", "chat", "note", "pause", "resume", "stand", "back"]


def other_options(game: Game, lot: Random) -> dict[str, Any]:
    """Options that differ from the rulebook's wherever they name another value, as far as they go together."""
    chosen: dict[str, Any] = dict(SHORT[game.name])
    for name, kind in option_kinds(game.Options).items():
        others = [value for value in kind.choices if value != kind.default]
        if others and name not in chosen:
            chosen[name] = lot.choice(others)
    return chosen


def result_of_match(match: Match) -> dict[str, Any]:
    """What a replay must come to again."""
    outcome: Any = msgspec.json.decode(msgspec.json.encode(match.outcome()))
    return {"moves": len(match.moves), "turn": match.state.turn_number(), "outcome": outcome}


def result_of_table(table: Table) -> dict[str, Any]:
    """What a log must come to again: how the table stands, and how many events each viewer was told."""
    told = {str(viewer): len(stream) for viewer, stream in table.streams.items()}
    match = result_of_match(table.match) if table.match else None
    return {"status": table.status, "told": told, "match": match}


def write_records(game: Game) -> None:
    version = f"{game.name}-format-{FORMAT}-rules-{game.rules_version}"
    least, most = game.seats[0], game.seats[-1]
    plans: dict[str, tuple[int, dict[str, Any], str]] = {
        "rulebook": (game.usual_seats(), {}, "greedy"),
        "short": (least, SHORT[game.name], "random"),
        "other-options": (most, other_options(game, Random(1)), "random"),
        "more-options": (game.usual_seats(), other_options(game, Random(2)), "greedy"),
    }
    for number, (name, (seats, options, bot)) in enumerate(plans.items()):
        match = Match(game, seats, options, dice=FairDice(bytes([number] * 32)))
        bots.Seated(match, {seat: bots.make(game, bot, seat) for seat in range(seats)}).play_out()
        _keep(RECORDS / f"{version}-{name}.json", write_record(match.record()), result_of_match(match))


def write_table(game: Game) -> None:
    lot = Random(7)
    tabletop = Tabletop(game.name, PLACES[game.name], clock={"kind": "move", "seconds": 20}, options=SHORT[game.name])
    for chair, info in enumerate(tabletop.table.info().seats):
        if info.by == "open":
            tabletop.do(tabletop.host, "plan", chair=chair, to={"by": "bot", "bot": "random"})
    tabletop.start()
    for _ in range(EVENTFUL):
        people = len(tabletop.table.people())
        steps = STEPS if people > 1 else [step for step in STEPS if step != "stand"]  # somebody must end a pause
        happen(tabletop, lot.choice(steps), lot.randrange(12), lot.randrange(10_000))
    while tabletop.table.status != "over":
        happen(tabletop, "resume", lot.randrange(12), 0)
        happen(tabletop, "bots", 0, lot.randrange(10_000))
        tabletop.wait(30)
    log = b"".join(entries.encode(entry) + b"\n" for entry in tabletop.entries)
    version = f"{game.name}-format-{entries.LOG_FORMAT}-rules-{game.rules_version}"
    _keep(TABLES / f"{version}.jsonl", log.decode(), result_of_table(tabletop.table))


def _keep(file: Path, text: str, result: dict[str, Any]) -> None:
    if not file.exists():
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
        file.with_suffix(".result").write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for each in catalogue.games():
        write_records(each)
        write_table(each)
