"""What was written once stays readable: kept records and logs come to the same result, whatever the defaults are."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from filature.games import catalogue
from filature.kernel.game import Game, OptionKind, Options, option_kinds
from filature.kernel.match import verify
from filature.kernel.record import FORMAT, load_record
from filature.server.table import entries
from filature.server.table.table import Table
from tests.kept.write import RECORDS, TABLES, result_of_match, result_of_table

KEPT_RECORDS = sorted(RECORDS.glob("*.json"))
KEPT_TABLES = sorted(TABLES.glob("*.jsonl"))


def result_kept_with(file: Path) -> Any:
    return json.loads(file.with_suffix(".result").read_text("utf-8"))


def with_other_defaults(game: Game) -> Game:
    """The game as it would be if every default were changed that can be."""
    fields = [
        (field.name, field.type, _another(kind))
        for field, kind in zip(msgspec.structs.fields(game.Options), option_kinds(game.Options).values(), strict=True)
    ]
    changed: Any = msgspec.defstruct("Changed", fields, bases=(game.Options,), frozen=True)
    assert issubclass(changed, Options)
    return type("Scratch", (type(game),), {"Options": changed})()  # type: ignore[no-any-return]


def _another(kind: OptionKind) -> Any:
    others = [value for value in kind.choices if value != kind.default]
    return others[0] if others else kind.default


@pytest.mark.parametrize("file", KEPT_RECORDS, ids=lambda file: file.stem)
def test_a_kept_record_comes_to_the_same_result(file: Path) -> None:
    record = load_record(file)
    assert result_of_match(verify(record, catalogue.game(record.game))) == result_kept_with(file)


@pytest.mark.parametrize("file", KEPT_RECORDS, ids=lambda file: file.stem)
def test_a_changed_default_changes_no_kept_record(file: Path) -> None:
    record = load_record(file)
    game = with_other_defaults(catalogue.game(record.game))
    assert game.Options() != catalogue.game(record.game).Options()
    assert result_of_match(verify(record, game)) == result_kept_with(file)


@pytest.mark.parametrize("file", KEPT_TABLES, ids=lambda file: file.stem)
def test_a_kept_log_comes_to_the_same_table(file: Path) -> None:
    table = Table("a" * 10)
    for entry in entries.decode(table.id, file.read_bytes().splitlines()):
        table.apply(entry)
    assert result_of_table(table) == result_kept_with(file)


def test_something_is_kept_of_every_game_its_rules_and_the_formats() -> None:
    for game in catalogue.games():
        assert list(RECORDS.glob(f"{game.name}-format-{FORMAT}-rules-{game.rules_version}-*.json"))
        assert list(TABLES.glob(f"{game.name}-format-{entries.LOG_FORMAT}-rules-{game.rules_version}.jsonl"))
