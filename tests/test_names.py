"""One case everywhere: what goes out to programs is in snake_case, so that one word can be found in all of it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from filature.cli.main import app
from filature.games import catalogue
from filature.kernel.game import option_kinds
from filature.kernel.match import Match
from filature.kernel.record import write_record
from filature.kernel.state import WATCHER
from filature.server.api import openapi
from tests.playing import moments

NAME = re.compile(r"[a-z]+[0-9]*(_[a-z0-9]+)*")
KEBAB = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
GAMES = catalogue.names()


def camel_case(plain: Any) -> Iterator[str]:
    """Keys that have a capital letter behind a small one; places (`HongKong`) are names of the games, not ours."""
    if isinstance(plain, dict):
        yield from (key for key in plain if re.fullmatch(r"[a-z]+([A-Z][a-z]*)+", key))
        for value in plain.values():
            yield from camel_case(value)
    elif isinstance(plain, list | tuple):
        for value in plain:
            yield from camel_case(value)


def test_what_is_listed_for_programs_has_one_case() -> None:
    shown = CliRunner().invoke(app, ["games", "--json"])
    assert shown.exit_code == 0
    assert list(camel_case(json.loads(shown.stdout))) == []


@pytest.mark.parametrize("game", GAMES)
def test_options_and_their_values_have_one_case(game: str) -> None:
    for name, kind in option_kinds(catalogue.game(game).Options).items():
        words = [name, *(value for value in (kind.default, *kind.choices) if isinstance(value, str))]
        assert [word for word in words if not NAME.fullmatch(word)] == []


@pytest.mark.parametrize("game", GAMES)
def test_switches_are_booleans(game: str) -> None:
    for name, kind in option_kinds(catalogue.game(game).Options).items():
        assert not {"on", "off", "yes", "no"} & {str(value) for value in kind.choices} or len(kind.choices) > 2, name


@pytest.mark.parametrize("game", GAMES)
def test_views_positions_events_and_records_have_one_case(game: str) -> None:
    match = Match(catalogue.game(game), catalogue.game(game).usual_seats())
    for moment in moments(match):
        assert list(camel_case(msgspec.to_builtins(moment.view(WATCHER)))) == []
        assert list(camel_case(msgspec.to_builtins(moment.view(0)))) == []
    assert list(camel_case(match.state.dump())) == []
    assert list(camel_case(json.loads(write_record(match.record())))) == []
    assert [event.kind for event in match.events if not KEBAB.fullmatch(event.kind)] == []
    assert list(camel_case([event.facts for event in match.events])) == []


def test_the_protocol_has_one_case() -> None:
    fields = {name: None for schema in openapi.schemas().values() for name in schema.get("properties", {})}
    assert "report_asked" in fields
    assert list(camel_case(fields)) == []
