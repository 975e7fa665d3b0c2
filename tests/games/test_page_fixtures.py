"""The tests of the page look at moments that the rules of today show. Write them anew and read the difference:

python -m tests.games.test_page_fixtures
git diff web/src/games
"""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from tests.games.page import Moment

HERE = Path(__file__).parent
WEB = HERE.parents[1] / "web" / "src" / "games"
FIXTURES: dict[str, Callable[[], dict[str, Moment]]] = {
    path.parent.name: import_module(f"tests.games.{path.parent.name}.page").fixtures
    for path in sorted(HERE.glob("*/page.py"))
}


def folder(game: str) -> Path:
    return WEB / game / "fixtures"


@pytest.mark.parametrize("game", FIXTURES)
def test_the_page_is_tested_with_what_the_rules_show_now(game: str) -> None:
    kept = {path.stem: json.loads(path.read_text("utf-8")) for path in folder(game).iterdir()}
    assert kept == json.loads(json.dumps(FIXTURES[game]())), f"run python -m {__name__}"


def test_no_moment_is_kept_that_nobody_writes() -> None:
    assert {path.parent.name for path in WEB.glob("*/fixtures")} == set(FIXTURES)


if __name__ == "__main__":
    for game, fixtures in FIXTURES.items():
        for name, moments in fixtures().items():
            (folder(game) / f"{name}.json").write_text(json.dumps(moments) + "\n", "utf-8")
