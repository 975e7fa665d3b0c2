"""A television in the room: the table for all eyes, without a secret, and a code that brings a phone to it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.page.browsing import PHONE, Visitor
from tests.page.moments import occasions, put_into
from tests.server.served import Served

TELEVISION = {"width": 1920, "height": 1080}
LATER = 3


def television(browser: Browser, house: Served, table: str, **context: Any) -> Visitor:
    visitor = Visitor(browser, house, **{"viewport": TELEVISION, **context})
    visitor.page.goto(f"{house.address}/t/{table}/screen")
    return visitor


@pytest.mark.parametrize(
    ("game", "phase"), [("heimlich", "MOVE"), *((game, "waiting") for game in ("serum", "double_agents", "top_secret"))]
)
def test_everything_on_the_big_screen_is_there_at_once_and_large(
    browser: Browser, house: Served, game: str, phase: str
) -> None:
    occasion = occasions(game, phase)
    for _ in range(LATER):
        seed, match = next(occasion)
    table, _ = put_into(house, seed, match)
    with television(browser, house, table) as screen:
        page = screen.page
        for part in (".board.card", ".recent", ".roster", ".now", ".story.card", ".join img"):
            shown = page.locator(f".big {part}").first
            expect(shown).to_be_visible()
            box = shown.bounding_box()
            assert box is not None
            assert 0 <= box["x"] <= TELEVISION["width"] + 1 - box["width"], part
            assert 0 <= box["y"] <= TELEVISION["height"] + 1 - box["height"], part
        board = page.locator(".board.card").bounding_box()
        assert board is not None
        assert board["width"] * board["height"] > TELEVISION["width"] * TELEVISION["height"] / 3
        assert page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") >= 20
        assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
        assert page.evaluate("document.querySelector('.join img').naturalWidth") > 0
        assert page.locator("form, [data-part=controls], [data-part=identity], #draft").count() == 0


def test_the_big_screen_shows_no_secret_though_the_device_has_a_seat(browser: Browser, house: Served) -> None:
    table, keys = house.sit_at("serum", 3)
    with Visitor(browser, house).visit(table, keys[0]) as ann:
        expect(ann.page.locator("[data-part=identity]")).to_contain_text("You are ")
        frames = len(ann.frames)
        ann.page.goto(f"{house.address}/t/{table}/screen")
        expect(ann.page.locator(".big .now")).to_contain_text("We wait for P1, P2, and P3.")
        told = "".join(ann.frames[frames:])
        assert '"private":true' not in told
        assert '"seat":-2' in told.replace(" ", "")


def test_people_join_by_the_code_and_the_match_begins_on_the_screen(browser: Browser, house: Served) -> None:
    table, key = house.new_table("heimlich", [{"by": "me", "name": "Ann"}, {"by": "open"}])
    with television(browser, house, table) as screen:
        expect(screen.page.locator(".lobby")).to_contain_text("Ann")
        expect(screen.page.locator(".join")).to_contain_text(f"/t/{table}")
        house.command(table, None, "sit", name="Bob")
        expect(screen.page.locator(".lobby")).to_contain_text("Bob")
        house.command(table, key, "start")
        expect(screen.page.locator(".big .board.card")).to_be_visible()


def test_where_watchers_are_not_wanted_there_is_no_big_screen(browser: Browser, house: Served) -> None:
    table, _ = house.sit_at("heimlich", 1, "greedy", watchers=False)
    with television(browser, house, table, viewport=PHONE) as screen:
        expect(screen.page.locator("main")).to_contain_text("watch")
