"""The four boards as Chromium hands them to a screen reader: roles, parents and names, from its own tree.

A role that stands in the wrong place is silently dropped by the browser, and with it the keys of the board: a screen
reader leaves letters and arrows to lists only. `python -m tests.page.test_board_trees` writes the trees anew.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.page.browsing import FLAGS, Visitor, find_chromium
from tests.page.test_accessible import FRESH
from tests.server.served import Served

BOARDS = Path(__file__).parent / "boards"
TEXTLESS = ("generic", "none", "InlineTextBox", "image")
CHANCE = (
    (re.compile(r"\bP\d( \(you\))?, (CIA|KGB)"), r"P?, \2"),
    (re.compile(r"^P\d( \(you\))?$"), "P?"),
    (re.compile(r"mission worth \d"), "mission worth ?"),
)
"""What differs from match to match: who sits in which company, and what the missions are worth."""


def tree(visitor: Visitor) -> str:
    """The board, a node a line, below its parent."""
    nodes = visitor.context.new_cdp_session(visitor.page).send("Accessibility.getFullAXTree")["nodes"]
    board = next(node for node in nodes if node["role"]["value"] == "listbox")
    return "".join(f"{line}\n" for line in lines(board, {node["nodeId"]: node for node in nodes}, 0))


def lines(node: dict[str, Any], by_id: dict[str, dict[str, Any]], depth: int) -> Iterator[str]:
    role, name = (node.get(part, {}).get("value", "") for part in ("role", "name"))
    shown = not node["ignored"] and role not in TEXTLESS
    if shown:
        for pattern, always in CHANCE:
            name = pattern.sub(always, name)
        yield "  " * depth + " ".join(filter(None, [role, f'"{name}"' if name else "", *states(node)]))
    if role == "StaticText":
        return
    for child in node.get("childIds", []):
        yield from lines(by_id[child], by_id, depth + shown)


def states(node: dict[str, Any]) -> list[str]:
    """What else is told: that a place is selected would be read out with every change."""
    told = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
    return [name for name in ("focusable", "selected", "disabled") if told.get(name) is True]


def show(visitor: Visitor, game: str) -> str:
    people, options = FRESH[game]
    table, keys = visitor.house.sit_at(game, people, options=options)
    visitor.visit(table, keys[0])
    expect(visitor.page.locator(".board.card [data-place][tabindex='0']").first).to_be_visible()
    return tree(visitor)


@pytest.mark.parametrize("game", FRESH)
def test_a_board_is_for_the_browser_what_it_is_meant_to_be(browser: Browser, house: Served, game: str) -> None:
    with Visitor(browser, house) as visitor:
        assert show(visitor, game) == (BOARDS / f"{game}.tree").read_text()


@pytest.mark.parametrize("game", FRESH)
def test_a_screen_reader_leaves_the_keys_to_the_board(game: str) -> None:
    """Nothing stands between a list and its places, and everything in it that has the focus is one."""
    told = (BOARDS / f"{game}.tree").read_text().splitlines()
    inside = told[1:]
    assert told[0].startswith("listbox ")
    assert all(line.startswith("  ") for line in inside)
    assert {line.split()[0] for line in inside} <= {"group", "option", "StaticText"}
    assert sum("focusable" in line for line in inside) >= 7
    assert all(line.split()[0] == "option" for line in inside if "focusable" in line)
    assert sum(line.endswith(" selected") for line in told) == 1, "of all others a screen reader says that they are not"


def write() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        with Served(f"sqlite:///{folder}/tables.db", Path(folder)) as house:
            for game in FRESH:
                with Visitor(browser, house) as visitor:
                    (BOARDS / f"{game}.tree").write_text(show(visitor, game))
        browser.close()


if __name__ == "__main__":
    write()
