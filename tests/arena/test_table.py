"""Ratings in a document."""

import re
from pathlib import Path

import pytest

from filature.arena import table
from filature.arena.standings import Standings
from filature.arena.tournament import run
from filature.bots import known
from filature.games import catalogue
from filature.kernel.errors import BadRequest
from tests.arena import observed

DOCUMENT = "# Bots\n\n<!-- ratings heimlich -->\nold\n<!-- end -->\n\nmore\n\n<!-- ratings serum -->\n<!-- end -->\n"
COMMAND = ["filature", "arena", "heimlich", "--ratings", "--bots", "greedy,a bot"]


@pytest.fixture(scope="module")
def standings() -> Standings:
    return run(observed.GAME, ["random", "greedy", "clumsy"], form="ratings", seats=3, matches=9, jobs=1)


def test_only_the_games_own_place_is_written_again_and_again(standings: Standings, tmp_path: Path) -> None:
    file = tmp_path / "bots.md"
    file.write_text(DOCUMENT, encoding="utf-8")
    for _ in range(2):
        table.write_ratings(file, standings, COMMAND)
    before, rest = file.read_text(encoding="utf-8").split("<!-- ratings heimlich -->")
    section, after = rest.split("<!-- end -->", 1)
    assert before + "<!-- ratings heimlich -->\nold\n<!-- end -->" + after == DOCUMENT
    assert "old" not in section
    assert "3 seats, 9 matches" in section
    assert "\nfilature arena heimlich --ratings --bots 'greedy,a bot'\n" in section


def test_a_row_has_rating_interval_matches_and_failures(standings: Standings) -> None:
    heading, _, *rows = (line for line in table.describe(standings, COMMAND).splitlines() if line.startswith("|"))
    assert [row.split("`")[1] for row in rows] == [entry.name for entry in standings.entries]
    for row, entry in zip(rows, standings.entries, strict=True):
        assert entry.rating is not None
        assert f"| {entry.rating.rating:.0f} | {entry.rating.low:.0f} to {entry.rating.high:.0f} |" in row
        assert f"| {entry.matches} |" in row
        assert row.endswith(f"| {entry.failed} |")
        assert row.count("|") == heading.count("|")


def test_a_document_without_the_place_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "bots.md"
    file.write_text(DOCUMENT, encoding="utf-8")
    with pytest.raises(BadRequest, match="write <!-- ratings top_secret --> and <!-- end -->"):
        table.check_place(file, "top_secret")
    with pytest.raises(BadRequest, match="cannot be read"):
        table.check_place(tmp_path / "missing.md", "heimlich")


BOTS = (Path(__file__).parents[2] / "docs/bots.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", catalogue.names())
def test_the_house_describes_every_bot_and_has_a_place_for_its_ratings(name: str) -> None:
    table.check_place(Path(__file__).parents[2] / "docs/bots.md", name)
    game = catalogue.game(name)
    for bot in known(game):
        assert f"| `{bot}` |" in BOTS.split("## How they think")[0]
    told = set(re.findall(rf"^\| {name} \| `(\w+)` \|", BOTS, re.MULTILINE))
    assert told == set(known(game)) - {"random", "greedy", "easy", "normal", "hard"}
