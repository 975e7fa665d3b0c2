"""After the match: who has won and why, everything once more, the figures, the proof, and a rematch."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from filature.games import catalogue
from filature.kernel.match import verify
from filature.kernel.record import read_record
from tests.games.top_secret.table import SETUP
from tests.page.browsing import Visitor
from tests.page.test_together import open_tab, play_turns, show_secrets
from tests.server.served import Served


def test_the_masks_fall(browser: Browser, house: Served, tmp_path: Path) -> None:
    table, keys = house.sit_at("heimlich", 2, options={"turn_limit": 2})
    with Visitor(browser, house).visit(table, keys[0]) as ann, Visitor(browser, house) as bob:
        bob.visit(table, keys[1])
        show_secrets(ann.page)
        open_tab(ann.page, "notes")
        ann.page.get_by_label("A note for yourself").fill("Bob looked away.")
        ann.page.get_by_role("button", name="Keep the note").click()
        expect(ann.page.locator("#panel-notes li")).to_have_count(1)
        play_turns(2, house, table, ann, bob)

        after = ann.page.locator("section[aria-labelledby=after-title]")
        expect(after.locator(".winner")).to_have_text("Nobody wins.")
        expect(ann.page.locator(".owner").first).to_be_visible()
        expect(after).to_contain_text("points")

        after.get_by_role("button", name="Verify the dice").click()
        expect(after).to_contain_text("2 moves")
        ann.heard("2 moves")

        again = ann.page.locator("section[aria-labelledby=again-title]")
        again.get_by_role("button", name="Statistics").click()
        clue = again.get_by_role("table", name="Who moved this agent to better or worse places, in points?")
        expect(clue.get_by_role("columnheader")).to_have_text(["Agent", "P1", "P2"])
        expect(clue.get_by_role("rowheader")).to_have_count(4)
        expect(clue.get_by_text("the player’s own agent")).to_have_count(2)
        _, counted = house.get(f"/api/tables/{table}/statistics")
        for player, agents in counted["figures"]["raw"].items():
            for agent, worth in agents.items():
                row = clue.get_by_role("row").filter(has_text=re.compile(agent, re.IGNORECASE))
                figure = row.get_by_role("cell").nth(int(player[1:]) - 1)
                expect(figure).to_contain_text(f"{int(worth):+}".replace("-", "−") if int(worth) else "0")

        with ann.page.expect_download() as downloading:
            after.get_by_role("button", name="Download the record").click()
        assert downloading.value.suggested_filename == f"heimlich-{table}.json"
        downloading.value.save_as(tmp_path / "record.json")
        record = read_record((tmp_path / "record.json").read_text())
        assert verify(record, catalogue.game("heimlich")).over
        assert record.notes == {"p1": ("1: Bob looked away.",)}

        after.get_by_role("button", name="Rematch").click()
        expect(ann.page.locator("#lobby-title")).to_be_visible()
        assert not ann.page.url.endswith(table)
        bob.page.get_by_role("button", name="To the rematch").click()
        expect(bob.page.locator(".chairs li").nth(1)).to_contain_text("(you)")
        ann.page.get_by_role("button", name="Begin").click()
        expect(ann.page.locator(".decision")).to_be_visible()
        play_turns(1, house, ann.page.url.rpartition("/")[2], ann, bob)


def play_written(house: Served, table: str, keys: list[str], *moves: str) -> None:
    """Moves over HTTP, each by whoever is asked."""
    for move in moves:
        _, public = house.get(f"/api/tables/{table}/updates")
        key = keys[public["view"]["waiting"][0]]
        _, mine = house.get(f"/api/tables/{table}/updates", key)
        house.command(table, key, "move", text=move, version=mine["version"])


UNDERSTOOD = "() => { const card = document.querySelector('.board.card .dealt button'); card?.click(); return card; }"
"""Puts the identity card away as soon as it is dealt: when the match is over it is gone by itself."""

DRAW = {
    "en": (
        "A draw",
        "P1 and P2 share first place.",
        "The rounds are over, and nobody has ten secrets.",
    ),
    "fr": (
        "Match nul",
        "P1 et P2 se partagent la première place.",
        "Les manches sont finies, et personne n",
    ),
    "de": (
        "Unentschieden",
        "P1 und P2 teilen sich den ersten Platz.",
        "Die Runden sind um, und niemand hat zehn Geheimnisse.",
    ),
}


@pytest.mark.parametrize("language", DRAW)
def test_a_draw_is_called_a_draw_and_why(browser: Browser, house: Served, language: str) -> None:
    table, keys = house.sit_at("top_secret", 2, options={"round_limit": 10})
    play_written(house, table, keys, SETUP, SETUP)
    heading, result, reason = DRAW[language]
    with Visitor(browser, house, language=language).visit(table, keys[0]) as ann:
        ann.page.wait_for_function(UNDERSTOOD)
        play_written(house, table, keys, *["end"] * 20)
        after = ann.page.locator("section[aria-labelledby=after-title]")
        expect(after.locator("h2")).to_have_text(heading)
        expect(after.locator(".winner")).to_have_text(result)
        expect(after).to_contain_text(reason)
        ann.heard(f"^{re.escape(reason)}")
