"""The sources of the page: what belongs to one game stands in that game's folder, and nowhere else is it named."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from filature.games import catalogue

WEB = Path(__file__).parents[1] / "web"
GAMES = WEB / "src" / "games"
SOURCES = sorted(
    file
    for file in [*WEB.glob("*.*"), *(WEB / "src").rglob("*")]
    if file.suffix in (".ts", ".js", ".svelte", ".css", ".html") and file.name != "protocol.d.ts"
)
"""All that is written by hand; the types of the protocol are made from the contract, and name every game."""


def test_a_folder_of_the_page_has_the_name_of_its_game() -> None:
    assert {folder.name for folder in GAMES.iterdir() if folder.is_dir()} <= set(catalogue.names())


@pytest.mark.parametrize("game", catalogue.names())
def test_only_the_folder_of_a_game_names_it(game: str) -> None:
    named = re.compile(game.replace("_", "[_ -]?"), re.IGNORECASE)  # double_agents, DoubleAgents, "double agents"
    elsewhere = [file for file in SOURCES if GAMES / game not in file.parents]
    assert len(elsewhere) > 50
    found = [
        f"{file.relative_to(WEB)}:{number}: {line.strip()}"
        for file in elsewhere
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if named.search(line)
    ]
    assert found == [], f"move this into web/src/games/{game}, behind its index.ts (games/page.ts says how)"
