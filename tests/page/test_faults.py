"""What goes wrong on a device: a sleep, two tabs, two taps, a turn of the phone, another language; nothing is lost."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from tests.page.browsing import DESK, PHONE, Visitor
from tests.page.moments import course, put_into, seed_of
from tests.page.test_together import on_move
from tests.server.served import Served

ASLEEP = """() => {
  window.lines = [];
  const Real = WebSocket;
  window.WebSocket = class extends Real {
    constructor(...address) { super(...address); window.lines.push(this); }
  };
}"""
"""Keeps the lines of a page, so that they can be cut without its being told."""
LANDSCAPE = {"width": 844, "height": 390}


def at_my_turn(visitor: Visitor) -> Page:
    expect(visitor.page.locator(".decision[data-asked=true]")).to_be_visible()
    return visitor.page


def draft_something(page: Page) -> str:
    """All steps for one agent by the form; returns what is drafted."""
    steps = page.locator(".agents input").last
    steps.fill("6")  # or as many as there are
    steps.blur()
    expect(page.locator("[data-preview] p").first).not_to_be_empty()
    return page.locator("#draft").input_value()


def asked_first(house: Served, table: str, keys: list[str]) -> str:
    return keys[on_move(house, table)]


def test_turning_the_phone_in_the_middle_of_a_draft_loses_nothing(browser: Browser, house: Served) -> None:
    table, keys = house.sit_at("heimlich", 2)
    with Visitor(browser, house, viewport=PHONE, has_touch=True).visit(table, asked_first(house, table, keys)) as ann:
        page = at_my_turn(ann)
        drafted = draft_something(page)
        page.locator("#tab-chat").click()
        page.get_by_label("What do you say?").fill("Half a sentence")
        for viewport in (LANDSCAPE, DESK, PHONE):
            page.set_viewport_size(viewport)  # type: ignore[arg-type]
            expect(page.locator("#draft")).to_have_value(drafted)
            expect(page.get_by_label("What do you say?")).to_have_value("Half a sentence")
        page.locator("#tab-move").click()
        expect(page.locator("#draft")).to_have_value(drafted)
        expect(page.locator(".decision")).to_be_visible()


def test_another_language_in_the_middle_of_a_draft_loses_nothing(browser: Browser, house: Served) -> None:
    table, keys = house.sit_at("heimlich", 2)
    with Visitor(browser, house).visit(table, asked_first(house, table, keys)) as ann:
        page = at_my_turn(ann)
        page.locator(".decision summary").click()
        page.locator(".moves button").first.click()
        preview = page.locator("[data-preview] p").first
        expect(preview).not_to_be_empty()
        drafted = page.locator("#draft").input_value()
        for language in ("de", "fr", "en"):
            before = preview.inner_text()
            page.locator("header select").first.select_option(language)
            expect(page.locator("html")).to_have_attribute("lang", language)
            expect(page.locator("[data-part=aim]")).to_contain_text("42")
            expect(preview).not_to_have_text(before)
        expect(page.locator("#draft")).to_have_value(drafted)


def test_two_taps_on_play_are_one_move(browser: Browser, house: Served) -> None:
    seed = seed_of(1)
    match = next(match for match in course("heimlich", seed, {}, 2, 1))
    table, keys = put_into(house, seed, match)
    with Visitor(browser, house).visit(table, asked_first(house, table, keys)) as ann:
        page = at_my_turn(ann)
        before = house.get(f"/api/tables/{table}/updates")[1]["version"]
        page.locator(".decision summary").click()
        page.locator(".moves button").first.click()
        expect(page.locator("[data-preview] p").first).not_to_be_empty()
        play = page.locator(".decision button[type=submit]")
        play.evaluate("play => { play.click(); play.click(); play.click(); }")
        ann.wait_until_played()
        expect(page.locator("[data-preview]")).to_be_empty()
        events = house.get(f"/api/tables/{table}/updates?since={before}")[1]["events"]
        assert [event["kind"] for event in events].count("moved") == 1


def test_two_tabs_of_one_seat_stay_in_step_and_one_move_is_played(browser: Browser, house: Served) -> None:
    table, keys = house.sit_at("heimlich", 2)
    with Visitor(browser, house).visit(table, asked_first(house, table, keys)) as ann:
        page = at_my_turn(ann)
        second = ann.context.new_page()
        second.goto(f"{house.address}/t/{table}")
        expect(second.locator(".decision[data-asked=true]")).to_be_visible()
        for tab in (page, second):
            tab.locator(".decision summary").click()
            tab.locator(".moves button").first.click()
            expect(tab.locator("[data-preview] p").first).not_to_be_empty()
        page.locator(".decision button[type=submit]").click()
        ann.wait_until_played()
        moved = page.locator("[data-part=recent]").inner_text()
        expect(second.locator("[data-part=recent]")).to_have_text(re.compile(re.escape(moved.split("\n")[0])))
        second.locator(".decision button[type=submit]").click()  # late: what it was for is over, or it is refused
        expect(second.locator("[data-part=identity]")).not_to_be_empty()
        expect(second.locator("[data-part=question], [data-part=waiting]").first).to_be_visible()


def test_a_tab_that_slept_for_an_hour_comes_back_with_its_draft(browser: Browser, house: Served) -> None:
    table, keys = house.sit_at("heimlich", 2)
    with Visitor(browser, house) as ann:
        ann.page.add_init_script(f"({ASLEEP})()")
        ann.page.clock.install()
        ann.visit(table, asked_first(house, table, keys))
        page = at_my_turn(ann)
        drafted = draft_something(page)
        page.evaluate("window.lines.at(-1).close()")  # the line dies while nobody looks
        page.clock.fast_forward(3_600_000)
        expect(page.locator(".lost")).to_have_count(0)
        page.wait_for_function("window.lines.length > 1 && window.lines.at(-1).readyState === 1")
        expect(page.locator("#draft")).to_have_value(drafted)
        house.command(table, keys[0], "chat", text="Good morning")
        page.locator("#tab-chat").click()
        expect(page.locator("[data-part=chat]").first).to_contain_text("Good morning")


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
