"""Several people at one screen: the curtain falls between them; and one key covers everything."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.browsing import Visitor
from tests.page.test_together import on_move, open_tab, play_one, show_secrets
from tests.server.served import Served

AGENTS = ("orange", "violet", "red", "blue", "grey", "yellow", "green")


def whole(page: Page) -> str:
    """Everything in the page, seen or not, but for its head."""
    return page.content().partition("<body")[2]


def named(text: str) -> set[str]:
    """The agents of Heimlich & Co. that a text speaks of."""
    return {agent for agent in AGENTS if re.search(rf"\b{agent}\b", text)}


def test_the_curtain_falls_between_two_people_and_hides_everything(browser: Browser, house: Served) -> None:
    with Visitor(browser, house) as both:
        page = both.page
        both.go_to_front_door()
        page.locator("article[aria-labelledby=game-heimlich] button").last.click()
        form = page.locator("form[aria-labelledby=new-table]")
        form.locator("[data-seats='2']").click()
        form.locator("ol.chairs > li").nth(1).locator("select").select_option("me")
        form.get_by_label("Name on chair 1").fill("Ann")
        form.get_by_label("Name on chair 2").fill("Bob")
        form.locator("button[type=submit]").click()
        page.wait_for_url("**/t/*")

        table = page.url.rpartition("/")[2]
        key = page.evaluate("table => JSON.parse(localStorage['filature-keys'])[table].key", table)
        cards = [house.get(f"/api/tables/{table}/updates?seat={seat}", key)[1]["view"]["identity"] for seat in (0, 1)]
        came = []
        for _ in range(2):
            title = page.locator("#curtain-title")
            expect(title).to_have_text(("Ann", "Bob")[on_move(house, table)])  # who of them is asked is heard last
            told = page.locator(".missed").all_inner_texts()  # what everybody may know
            assert named(whole(page)) <= named("".join(told)), "behind the curtain there is nothing"
            assert "you are" not in "".join(told).lower()
            came.append(title.inner_text())
            expect(page.get_by_role("button", name=f"I am {came[-1]}")).to_be_focused()
            page.keyboard.press("Enter")
            assert both.wait_for_my_turn()
            # Passing the curtain uncovers: nobody asks twice.
            mine = cards[("Ann", "Bob").index(came[-1])]
            expect(page.locator(".pass .name")).to_have_text(mine.capitalize())
            expect(page.locator("[role=log]").first).to_contain_text(re.compile(rf"you are \w?{mine}"))
            turn = on_move(house, table)
            while on_move(house, table) == turn:  # who sets off a count also says where the dossier goes
                play_one(both)
        assert sorted(came) == ["Ann", "Bob"]
        # Both have seen who they are; what is decided now is public, and that they see only when they ask for it.
        for name in came:
            expect(page.locator("#decision-title")).to_have_text(f"{name}, it is your turn")
            expect(page.locator("[data-part=identity]")).to_have_text("Who you are is covered")
            mine = cards[("Ann", "Bob").index(name)]
            assert f"you are {mine}" not in whole(page)
            assert page.locator("#curtain-title, .pass .name, .emblem .agent").count() == 0
            page.get_by_role("button", name="Show them").first.click()
            expect(page.locator(".pass .name")).to_have_text(mine.capitalize())
            turn = on_move(house, table)
            while on_move(house, table) == turn:
                play_one(both)


SECRETS: dict[str, tuple[int, dict[str, Any], str]] = {
    "heimlich": (3, {}, ".pass .name"),
    "serum": (3, {}, ".dossier dd"),
    "double_agents": (6, {"hush_seconds": 0}, ".identity .stamp, .hand li"),
    "top_secret": (2, {}, ".cards strong"),
}
"""Seats, options, and where one's secrets stand when they are shown."""


@pytest.mark.parametrize("game", SECRETS)
def test_escape_covers_everything_at_once(browser: Browser, house: Served, game: str) -> None:
    seats, options, where = SECRETS[game]
    table, (key,) = house.sit_at(game, 1, *["greedy"] * (seats - 1), options=options)
    with Visitor(browser, house).visit(table, key) as ann:
        page = ann.page
        show_secrets(page)
        assert ann.wait_for_my_turn()
        secrets = set(page.locator(where).all_inner_texts())
        assert secrets
        open_tab(page, "settings")
        page.get_by_role("button", name="Who am I?").click()
        expect(page.locator("[data-answer]")).to_contain_text("You ")
        page.locator(".decision summary").click()
        page.locator(".decision .moves button").first.click()
        expect(page.locator("[data-preview] p").first).to_be_visible()
        open_tab(page, "notes")
        page.get_by_label("A note for yourself").fill("It was the gardener.")
        page.get_by_role("button", name="Keep the note").click()
        expect(page.locator("#panel-notes")).to_contain_text("It was the gardener.")

        page.keyboard.press("Escape")
        expect(page.get_by_role("button", name="Show them").last).to_be_visible()
        after = whole(page)
        assert page.locator(where).count() == 0
        assert "gardener" not in after
        assert page.locator("[data-answer]").inner_text() == ""
        if game != "heimlich":  # where every agent stands on the board, and may be moved by anybody
            assert not [secret for secret in secrets if secret in after]
            assert page.locator("#draft, .moves button, .chosen, .sight").count() == 0
        expect(page.locator("[data-announcer]")).to_have_text("Your secrets are covered.")
