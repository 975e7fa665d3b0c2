"""A whole match of each game against bots, from the front door: by mouse on a desk, by touch on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.page.browsing import DESK, PHONE, Visitor
from tests.page.hands import click, play_out, tap
from tests.server.served import Served

SHORT = {
    "heimlich": (2, {}),
    "serum": (3, {"turn_limit": "6", "flight_turn_limit": "4"}),
    "double_agents": (6, {"hush_seconds": "0"}),
    "top_secret": (2, {"round_limit": "10"}),
}
"""Seats, and the options that keep a match short."""


@pytest.mark.parametrize("game", SHORT)
@pytest.mark.parametrize("device", ["desk", "phone"])
def test_a_whole_match(browser: Browser, house: Served, game: str, device: str) -> None:
    wishes = {"viewport": DESK} if device == "desk" else {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    press = click if device == "desk" else tap
    with Visitor(browser, house, **wishes) as visitor:
        visitor.go_to_front_door()
        seats, options = SHORT[game]
        visitor.set_up(game, seats=seats, options=options, press=press)
        assert visitor.wait_for_my_turn()
        visitor.shoot(f"{game}-{device}")
        by_hand = play_out(visitor, game, press)
        assert by_hand >= 3
        expect(visitor.page.locator("section[aria-labelledby=after-title] .winner")).not_to_be_empty()
        visitor.shoot(f"{game}-{device}-over")


def test_a_focus_that_is_repaired_does_not_scroll_the_page(browser: Browser, house: Served) -> None:
    table, (key,) = house.sit_at("top_secret", 1, "greedy")
    with Visitor(browser, house, viewport={"width": 320, "height": 400}).visit(table, key) as ann:
        ann.page.wait_for_selector(".decision[data-asked=true] [data-decision]")
        ann.page.keyboard.press("Escape")
        button = ann.page.locator(".decision [data-decision]")
        expect(button).to_have_text("Show them")
        # So small a window is no stage: everything flows, and the page scrolls.
        button.evaluate("button => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight)")
        before = ann.page.evaluate("scrollY")
        assert before > 0
        button.click()  # what had the focus is gone, and the first thing beside it is below the screen
        expect(button).to_have_text("Play it")
        heir = ann.page.locator(":focus")
        expect(heir).to_have_count(1)
        assert ann.page.evaluate("scrollY") == before
        assert heir.evaluate("heir => heir.getBoundingClientRect().bottom > innerHeight"), "it would have scrolled"
