"""Story, news, suspicions and talk beside the board: what a player finds in each of them."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.browsing import DESK, PHONE, Visitor
from tests.page.examining import examine
from tests.page.test_papers import lock_something
from tests.page.test_together import open_tab, show_secrets
from tests.server.served import Served

WIDER = """name => {
  const panel = document.querySelector(name);
  const beyond = part => part.getBoundingClientRect().right > panel.getBoundingClientRect().right + 1;
  const scrolled = part => part.parentElement.closest('.wide, .scroll');
  return [...panel.querySelectorAll('*')].filter(part => part.checkVisibility() && !scrolled(part) && beyond(part))
    .map(part => part.outerHTML.slice(0, 120));
}"""
"""What sticks out of a panel, but for what scrolls in it."""


def play(house: Served, table: str, key: str, start: str = "") -> None:
    """A move over HTTP: the first that begins so."""
    _, update = house.get(f"/api/tables/{table}/updates?moves=true", key)
    text = next(move for move in update["moves"] if move.startswith(start))
    house.command(table, key, "move", text=text, version=update["version"])


def view_of(house: Served, table: str, key: str) -> dict[str, Any]:
    view: dict[str, Any] = house.get(f"/api/tables/{table}/updates", key)[1]["view"]
    return view


def notes_of(house: Served, table: str, key: str) -> list[dict[str, Any]]:
    notes: list[dict[str, Any]] = house.get(f"/api/tables/{table}/updates", key)[1].get("notes", [])
    return notes


def play_round(house: Served, table: str, keys: list[str]) -> None:
    """Everybody's turn once, in Heimlich & Co., as the turns come."""
    turn = view_of(house, table, keys[0])["turn"]
    while (view := view_of(house, table, keys[0]))["turn"] < turn + len(keys):
        play(house, table, keys[view["waiting"][0]])


# Story and news


def test_the_story_goes_turn_by_turn_with_the_full_log_behind_it(browser: Browser, house: Served) -> None:
    table, keys = house.sit_at("heimlich", 3)
    play_round(house, table, keys)
    with Visitor(browser, house).visit(table, keys[0]) as ann:
        story = ann.page.locator("#panel-log")
        titles = story.locator("h3")
        expect(titles.first).to_contain_text(re.compile("Turn 4 – (you|P2|P3)"))
        expect(titles.last).to_contain_text("Before the first turn")
        expect(story).not_to_contain_text("sits down")
        expect(story.locator(".piece svg").first).to_be_visible()
        ann.page.keyboard.press("Escape")
        expect(story).not_to_contain_text("Your card")  # covered with my secrets
        show_secrets(ann.page)
        if (earlier := story.get_by_role("button", name="Earlier")).count():
            earlier.click()
        expect(story).to_contain_text("for you alone")
        assert examine(ann.page, "#panel-log") == {}
        story.get_by_role("button", name="The full log").click()
        expect(story.get_by_role("log")).to_contain_text("P2 sits down.")


def test_who_is_ready_is_no_part_of_the_story(browser: Browser, house: Served) -> None:
    table, keys = house.sit_at("serum", 3)
    for key in keys:
        play(house, table, key, "hide")
    for key in keys:
        play(house, table, key)
    with Visitor(browser, house).visit(table, keys[0]) as ann:
        story = ann.page.locator("#panel-log")
        expect(story).to_contain_text("Turn 1")
        expect(story).not_to_contain_text("ready")
        expect(ann.full_log()).to_contain_text("P2 is ready.")


def test_news_is_what_others_did_since_my_own_last_decision_and_never_grows(browser: Browser, house: Served) -> None:
    table, keys = house.sit_at("heimlich", 3)
    with Visitor(browser, house).visit(table, keys[0]) as ann:
        strip = ann.page.locator("[data-part=recent]")
        height = box(ann.page, strip)["height"]
        play_round(house, table, keys)
        while 0 not in view_of(house, table, keys[0])["waiting"]:
            play(house, table, keys[view_of(house, table, keys[0])["waiting"][0]])
        names = strip.locator("li b")
        expect(names).to_have_count(2)  # each of the others once, I am not there
        assert sorted(names.all_text_contents()) == ["P2", "P3"]
        assert box(ann.page, strip)["height"] == height
        assert examine(ann.page, "[data-part=recent]") == {}
        ann.page.reload()
        expect(names).to_have_count(2)


def box(page: Page, part: Any) -> dict[str, float]:
    found: dict[str, float] | None = part.bounding_box()
    assert found is not None
    return found


# Suspicions


def test_what_i_know_is_printed_and_what_i_suspect_is_pencilled_by_the_keyboard(
    browser: Browser, house: Served
) -> None:
    table, keys = house.sit_at("heimlich", 2, options={"colours": ["orange", "violet", "red", "blue"]})
    mine = view_of(house, table, keys[0])["identity"]
    with Visitor(browser, house).visit(table, keys[0]) as ann:
        show_secrets(ann.page)
        open_tab(ann.page, "notes")
        grid = ann.page.locator("#panel-notes table")
        expect(grid.locator("button[tabindex='0']")).to_have_count(1)
        known = grid.get_by_role("button", name=f"P2, {mine}: ")
        expect(known).to_have_accessible_name(f"P2, {mine}: no, known")
        known.click(force=True)
        expect(known).to_have_accessible_name(f"P2, {mine}: no, known")
        free = grid.locator("button:not([aria-disabled])").first
        free.focus()
        cell = str(free.get_attribute("data-place"))
        for mark in ("no", "maybe", "sure"):
            ann.page.keyboard.press("Enter")
            expect(free).to_have_accessible_name(re.compile(f": {mark}$"))
        ann.heard(": sure")
        ann.page.keyboard.press("ArrowRight")
        assert ann.page.evaluate("document.activeElement.dataset.place") != cell
        expect(grid.locator("button[tabindex='0']")).to_have_count(1)
        while {cell: "sure"} not in [note.get("marks") for note in notes_of(house, table, keys[0])]:
            pass
        ann.page.reload()
        show_secrets(ann.page)
        open_tab(ann.page, "notes")
        expect(grid.locator(f"[data-place='{cell}']")).to_have_accessible_name(re.compile(": sure$"))
        grid.locator(f"[data-place='{cell}']").focus()
        ann.page.keyboard.press("Delete")
        expect(grid.locator(f"[data-place='{cell}']")).to_have_accessible_name(re.compile(": open$"))
        assert examine(ann.page, "#panel-notes") == {}


def test_the_replay_shows_the_marks_of_that_time(browser: Browser, house: Served) -> None:
    options = {"turn_limit": 2, "colours": ["orange", "violet", "red", "blue"]}
    table, keys = house.sit_at("heimlich", 2, options=options)
    hidden = [colour for colour in options["colours"] if colour != view_of(house, table, keys[0])["identity"]]  # type: ignore[attr-defined]
    house.command(table, keys[0], "note", marks={f"p2 {hidden[0]}": "maybe"})
    while not view_of(house, table, keys[0])["outcome"]:
        play(house, table, keys[view_of(house, table, keys[0])["waiting"][0]])
    with Visitor(browser, house).visit(table, keys[0]) as ann:
        again = ann.page.locator("section[aria-labelledby=again-title]")
        again.get_by_role("button", name="Replay").click()
        again.get_by_label("Seen by").select_option("0")
        then = again.get_by_role("table", name="What I suspected then")
        expect(then.get_by_role("button", name=f"P2, {hidden[0]}: maybe")).to_have_attribute("aria-disabled", "true")


# Talk


def test_ones_own_company_is_spoken_to_first_in_ready_phrases(browser: Browser, house: Served) -> None:
    table, keys = house.sit_at("double_agents", 6, options={"hush_seconds": 0})
    views = [view_of(house, table, key) for key in keys]
    mate = next(seat for seat in range(1, 6) if views[seat]["company"] == views[0]["company"])
    enemy = next(seat for seat in range(1, 6) if views[seat]["company"] != views[0]["company"])
    with (
        Visitor(browser, house).visit(table, keys[0]) as ann,
        Visitor(browser, house, language="fr").visit(table, keys[mate]) as bob,
        Visitor(browser, house).visit(table, keys[enemy]) as boris,
    ):
        for somebody in (ann, bob, boris):
            show_secrets(somebody.page)
        open_tab(ann.page, "chat")
        talk = ann.page.locator("#panel-chat")
        expect(talk.get_by_label("Channel")).to_have_value(views[0]["company"])
        talk.get_by_role("button", name="Phrases").click()
        talk.get_by_role("button", name="I go to …").click()
        expect(talk.get_by_role("button", name="Rio")).to_be_focused()
        talk.get_by_role("button", name="Cairo").click()
        expect(talk.get_by_role("log")).to_contain_text("I go to Cairo.")
        bob.heard("P1 : Je vais au Caire.")
        house.command(table, keys[0], "chat", text="Hello, everybody.")
        boris.heard("Hello, everybody")
        assert not [frame for frame in boris.frames if "i-go-to" in frame and "Cairo" in frame and '"phrase"' in frame]
        assert examine(ann.page, "#panel-chat") == {}


def test_what_is_said_while_the_talk_is_not_open_comes_up_once_and_takes_no_focus(
    browser: Browser, house: Served
) -> None:
    table, keys = house.sit_at("heimlich", 2)
    with Visitor(browser, house).visit(table, keys[0]) as ann:
        show_secrets(ann.page)
        ann.page.locator("#tab-log").focus()
        house.command(table, keys[1], "phrase", phrase="applause")
        toast = ann.page.locator("[data-toast]")
        expect(toast).to_contain_text("P2 Applause!")
        expect(ann.page.locator("#tab-log")).to_be_focused()
        ann.heard("P2: Applause!")
        assert len([said for said in ann.announced if "Applause" in said]) == 1
        toast.click()
        expect(ann.page.locator("#panel-chat")).to_be_visible()
        expect(toast).to_have_count(0)
        house.command(table, keys[1], "chat", text="Well?")
        expect(ann.page.locator("#panel-chat")).to_contain_text("Well?")
        expect(toast).to_have_count(0)


def test_where_people_talk_in_the_room_the_page_says_so_and_hush_is_still_called(
    browser: Browser, house: Served
) -> None:
    table, keys = house.sit_at("double_agents", 6, chat="room", options={"hush_seconds": 90})
    views = [view_of(house, table, key) for key in keys]
    with Visitor(browser, house).visit(table, keys[0]) as ann:
        open_tab(ann.page, "chat")
        expect(ann.page.locator("#panel-chat")).to_contain_text("You talk in the room.")
        expect(ann.page.locator("#panel-chat :is(input, button, [role=log])")).to_have_count(0)
        for seat in range(6):
            if views[seat]["company"] == "cia":
                lock_something(house, table, keys[seat])
        expect(ann.page.locator(".deadline")).to_contain_text("Radio silence, KGB")


# Room


@pytest.mark.parametrize(("game", "seats"), [("heimlich", 7), ("serum", 6), ("double_agents", 12), ("top_secret", 4)])
def test_every_panel_fits_the_narrowest_column_of_a_desk_and_a_phone(
    browser: Browser, house: Served, game: str, seats: int
) -> None:
    table, keys = house.sit_at(game, seats)
    for size in (DESK, PHONE):
        with Visitor(browser, house, viewport=size).visit(table, keys[0]) as ann:
            show_secrets(ann.page)
            for tab in ("log", "notes", "chat"):
                open_tab(ann.page, tab)
                assert ann.page.evaluate(WIDER, f"#panel-{tab}") == [], (size, tab)
