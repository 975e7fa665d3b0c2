"""What goes wrong on a device: a sleep, two tabs, two taps, a turn of the phone, another language; nothing is lost."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.browsing import DESK, PHONE, Visitor
from tests.page.hands import click, note
from tests.page.moments import first_occasion, played_at, put_into
from tests.server.served import Served

LINES = """() => {
  window.lines = [];
  window.deaf = false;
  const Real = WebSocket;
  window.WebSocket = class extends Real {
    constructor(...address) {
      super(...address);
      window.lines.push(this);
      for (const kind of ['open', 'message', 'close']) {
        this.addEventListener(kind, event => { if (window.deaf || this.dead) event.stopImmediatePropagation(); });
      }
    }
    send(text) { if (!window.deaf && !this.dead) super.send(text); }
  };
}"""
"""Keeps the lines of a page. On a dead one nothing comes through, and the page is not told, as when a laptop wakes in
another network; while it is deaf, all of them are dead."""
LANDSCAPE = {"width": 844, "height": 390}
FACED = {"heimlich": "MOVE", "serum": "DIAL", "double_agents": "LEG", "top_secret": "MOVE"}
"""What is decided in the middle of a fault, by game."""
GAMES = ["heimlich", *(pytest.param(game, marks=pytest.mark.full) for game in FACED if game != "heimlich")]
all_games = pytest.mark.parametrize("game", GAMES)


def lay(house: Served, game: str) -> tuple[str, str]:
    """A table where somebody decides, and their key."""
    table, keys = put_into(house, *first_occasion(game, FACED[game]))
    return table, keys[0]


def at_my_turn(visitor: Visitor) -> Page:
    expect(visitor.page.locator(".decision[data-asked=true]")).to_be_visible()
    return visitor.page


def draft_something(page: Page, down: int = 0) -> str:
    """A move so far down the list, which is more than a draft to the house too; returns what is drafted."""
    page.locator(".decision details:has(.moves) summary").click()
    moves = page.locator(".decision .moves button").filter(has_not_text=re.compile("^draft"))
    moves.nth(down).click()
    expect(page.locator("[data-preview] p").first).not_to_be_empty()
    return page.locator("#draft").input_value()


@all_games
def test_turning_the_phone_in_the_middle_of_a_draft_loses_nothing(browser: Browser, house: Served, game: str) -> None:
    with Visitor(browser, house, viewport=PHONE, has_touch=True).visit(*lay(house, game)) as ann:
        page = at_my_turn(ann)
        drafted = draft_something(page)
        page.locator("#tab-notes").click()
        page.get_by_label("A note for yourself").fill("Half a sentence")
        for viewport in (LANDSCAPE, DESK, PHONE):
            page.set_viewport_size(viewport)  # type: ignore[arg-type]
            expect(page.locator("#draft")).to_have_value(drafted)
            expect(page.get_by_label("A note for yourself")).to_have_value("Half a sentence")
        page.locator("#tab-move").click()
        expect(page.locator("#draft")).to_have_value(drafted)
        expect(page.locator("[data-preview] p").first).to_be_visible()


@all_games
def test_another_language_in_the_middle_of_a_draft_loses_nothing(browser: Browser, house: Served, game: str) -> None:
    with Visitor(browser, house).visit(*lay(house, game)) as ann:
        page = at_my_turn(ann)
        drafted = draft_something(page)
        preview, aim = page.locator("[data-preview] p").first, page.locator("[data-part=aim]")
        for language in ("de", "fr", "en"):
            before = preview.inner_text(), aim.inner_text()
            page.locator("header select").first.select_option(language)
            expect(page.locator("html")).to_have_attribute("lang", language)
            expect(preview).not_to_have_text(before[0])
            expect(aim).not_to_have_text(before[1])
        expect(page.locator("#draft")).to_have_value(drafted)


@all_games
def test_two_taps_on_play_are_one_move(browser: Browser, house: Served, game: str) -> None:
    table, key = lay(house, game)
    with Visitor(browser, house).visit(table, key) as ann:
        page = at_my_turn(ann)
        draft_something(page)
        before = len(played_at(house, table))
        play = page.locator(".decision button[type=submit]")
        play.evaluate("play => { play.click(); play.click(); play.click(); }")
        ann.wait_until_played()
        expect(page.locator("[data-preview]")).to_be_empty()
        played = played_at(house, table)[before:]
        assert played.count(played[0]) == 1, played


@all_games
def test_two_tabs_of_one_seat_stay_in_step_and_one_move_is_played(browser: Browser, house: Served, game: str) -> None:
    table, key = lay(house, game)
    with Visitor(browser, house).visit(table, key) as ann:
        page = at_my_turn(ann)
        second = ann.context.new_page()
        second.goto(f"{house.address}/t/{table}")
        expect(second.locator(".decision[data-asked=true]")).to_be_visible()
        for down, tab in enumerate((page, second)):
            note(tab, click)
            draft_something(tab, down)
        before = len(played_at(house, table))
        # Both at once, before either can have heard of the other.
        for tab in (page, second):
            tab.locator(".decision button[type=submit]").evaluate("play => play.click()")
        ann.wait_until_played()
        happened = "[data-part=recent] li"
        expect(second.locator(happened)).to_have_text(page.locator(happened).all_text_contents())
        expect(second.locator("[data-part=question], [data-part=waiting]").first).to_be_visible()
        played = played_at(house, table)[before:]
        assert len(played) == 1, played


@all_games
def test_a_tab_that_slept_for_an_hour_comes_back_with_its_draft(browser: Browser, house: Served, game: str) -> None:
    table, key = lay(house, game)
    with Visitor(browser, house) as ann:
        ann.page.add_init_script(f"({LINES})()")
        ann.page.clock.install()
        page = at_my_turn(ann.visit(table, key))
        drafted = draft_something(page)
        page.evaluate("window.lines.at(-1).dead = true")  # it dies while nobody looks, and nobody is told
        house.command(table, key, "chat", text="Good morning")
        page.clock.fast_forward(3_600_000)
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        page.clock.fast_forward(10_000)
        page.wait_for_function("() => window.lines.length > 1")
        page.locator("#tab-chat").click()
        expect(page.locator("[data-part=chat]").first).to_contain_text("Good morning")
        expect(page.locator(".lost")).to_have_count(0)
        expect(page.locator("#draft")).to_have_value(drafted)


def test_what_is_typed_while_the_line_is_lost_is_no_move_and_can_be_sent_again(browser: Browser, house: Served) -> None:
    table, key = lay(house, "heimlich")
    with Visitor(browser, house) as ann:
        ann.page.add_init_script(f"({LINES})()")
        ann.page.clock.install()
        page = at_my_turn(ann.visit(table, key))
        page.evaluate("window.deaf = true; window.dispatchEvent(new Event('online'))")
        page.clock.fast_forward(10_000)
        expect(page.locator(".lost")).to_be_visible()
        page.keyboard.press("F2")
        page.keyboard.type("scores")
        page.keyboard.press("Enter")
        expect(page.locator(".decision [data-answer]")).to_contain_text("The connection is lost.")
        expect(page.locator("#draft")).to_have_value("scores")
        expect(page.locator("[data-preview]")).to_be_empty()
        page.evaluate("window.deaf = false; window.dispatchEvent(new Event('online'))")
        page.clock.fast_forward(60_000)
        expect(page.locator(".lost")).to_have_count(0)
        page.keyboard.press("Enter")
        expect(page.locator(".decision [data-answer]")).to_contain_text("points")


def test_the_identity_card_is_dealt_once_and_not_again_after_a_reload(browser: Browser, house: Served) -> None:
    table, keys = house.sit_at("double_agents", 6, options={"hush_seconds": 0})
    with Visitor(browser, house) as ann:
        card = ann.page.get_by_role("dialog")
        ann.page.remove_locator_handler(ann.page.locator(".dealt button"))
        ann.visit(table, keys[0])
        expect(card).to_contain_text(re.compile("You are (a loyal member|the double agent) of the"))
        double = "double agent" in card.inner_text()
        assert ("You win with" in card.inner_text()) == double
        ann.page.get_by_role("button", name="Understood").evaluate("understood => understood.click()")
        expect(card).to_have_count(0)
        ann.page.reload()
        expect(ann.page.locator("[data-part=identity]")).to_contain_text("You are ")
        expect(ann.page.locator(".dealt")).to_have_count(0)


def test_secrets_lie_open_unless_one_would_rather_have_them_covered(browser: Browser, house: Served) -> None:
    table, keys = house.sit_at("heimlich", 2)
    with Visitor(browser, house).visit(table, keys[0]) as ann:
        identity = ann.page.locator("[data-part=identity]")
        expect(identity).to_contain_text("You are ")
        ann.page.keyboard.press("Escape")
        expect(identity).to_have_text("Who you are is covered")
        expect(ann.page.locator(".emblem .agent")).to_have_count(0)
        ann.page.get_by_role("button", name="Show them").first.click()
        expect(identity).to_contain_text("You are ")
        ann.page.locator("#tab-settings").click()
        ann.page.get_by_label("Cover my secrets until I ask for them").check()
        ann.page.reload()
        expect(identity).to_have_text("Who you are is covered")
