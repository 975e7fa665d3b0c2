"""Everybody can use every screen: axe finds nothing, text has contrast, targets are large, nothing sticks out."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.browsing import FLAGS, SCREENSHOTS, Visitor, find_chromium
from tests.page.examining import PAINTED, WIDE, axe, examine
from tests.page.hands import HANDS, click, from_list
from tests.page.test_together import open_tab, play_one, show_secrets
from tests.page.test_watching import play_by_post
from tests.server.served import Served

GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "heimlich": (4, {"mode": "advanced"}),
    "serum": (3, {"turn_limit": 6, "flight_turn_limit": 4}),
    "double_agents": (6, {"hush_seconds": 300, "dead_drop": True}),
    "top_secret": (2, {"round_limit": 10, "colours": ["red", "green"]}),
}
SIGHT = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")


def check(page: Page, where: str, part: str = "html") -> None:
    assert {where: examine(page, part)} == {where: {}}


def at_my_turn(visitor: Visitor, game: str) -> Visitor:
    """In front of a table of this game, asked for a move."""
    seats, options = GAMES[game]
    table, (key,) = visitor.house.sit_at(game, 1, *["greedy"] * (seats - 1), options=options)
    visitor.visit(table, key)
    expect(visitor.page.locator("#mine-title")).to_be_visible()
    return visitor


@pytest.fixture
def visitor(browser: Browser, house: Served) -> Iterator[Visitor]:
    with Visitor(browser, house) as somebody:
        yield somebody


def test_the_way_to_a_table(visitor: Visitor, browser: Browser, house: Served) -> None:
    page = visitor.page
    visitor.go_to_front_door()
    check(page, "front door")
    page.locator("article[aria-labelledby=game-double_agents] button").last.click()
    form = page.locator("form[aria-labelledby=new-table]")
    chairs = form.locator("ol.chairs > li")
    chairs.nth(1).locator("select").first.select_option("bot")
    chairs.nth(2).locator("select").first.select_option("me")
    for summary in form.locator("summary").all():
        summary.click()
    form.get_by_label("List the table publicly").check()
    form.get_by_label("Allow hints").check()
    form.get_by_label("Clock").select_option("bank")
    check(page, "setting up")
    form.locator("button[type=submit]").click()
    expect(page.locator("#lobby-title")).to_be_visible()
    page.locator("section[aria-labelledby=lobby-title] .chairs summary").first.click()
    check(page, "before the match, as host")
    with Visitor(browser, house) as guest:
        guest.page.goto(page.url)
        expect(guest.page.get_by_role("button", name="Sit down")).to_be_visible()
        check(guest.page, "before the match, as guest")
        guest.go_to_front_door()
        check(guest.page, "front door with a public table")
    page.goto(f"{house.address}/t/aaaaaaaaaa")
    expect(page.get_by_role("alert")).to_be_visible()
    check(page, "no entry")


@pytest.mark.parametrize("game", GAMES)
def test_a_table(visitor: Visitor, game: str) -> None:
    page = at_my_turn(visitor, game).page
    check(page, "covered")
    show_secrets(page)
    for turn in range(4):
        play_one(visitor, turn)
    assert visitor.wait_for_my_turn()
    check(page, "open")
    if not HANDS[game](page, click, random.Random(1)):
        from_list(page, click, random.Random(1))
    page.emulate_media(forced_colors="active")
    assert axe(page, only_colours=True) == []
    page.emulate_media(forced_colors="none")
    open_tab(page, "settings")
    page.get_by_role("button", name="The board", exact=True).click()
    expect(page.locator("[data-answer] p").first).to_be_visible()
    page.keyboard.press("F2")
    page.locator("#draft").fill("xyzzy")
    page.locator("#draft").press("Enter")
    expect(page.locator("[data-preview] .secret")).to_be_visible()
    check(page, "open, with a draft that is refused")
    for tab in (
        ("notes", "chat", "settings") if game == "double_agents" else ("notes",)
    ):  # the others are alike everywhere
        open_tab(page, tab)
        for summary in page.locator(f"#panel-{tab} summary").all():
            summary.click()
        check(page, tab, f"#panel-{tab}")


def test_how_this_house_is_accessible_is_told_in_three_languages(visitor: Visitor) -> None:
    page = visitor.page
    visitor.go_to_front_door()
    page.get_by_role("link", name="How accessible Filature is").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("How accessible Filature is")
    check(page, "accessible")
    for language, title in (("fr", "L’accessibilité de Filature"), ("de", "Wie zugänglich Filature ist")):
        page.get_by_role("combobox").first.select_option(language)
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
        expect(page.locator("main li")).to_have_count(20)
    page.reload()
    expect(page.get_by_text("NVDA")).to_be_visible()


CUT = """() => [...document.querySelectorAll('button, label, legend, h2, .question, .said')].filter(text =>
  text.checkVisibility() && text.textContent.trim() && !text.closest('.unseen, .hidden, [data-part=recent]')
  && text.scrollWidth > text.clientWidth + 1 && getComputedStyle(text).overflowX !== 'visible'
  && getComputedStyle(text).display !== 'inline'
).map(text => text.outerHTML.slice(0, 160))"""
"""Writing that is cut off. The strip of what happened last shows beginnings; the story has the whole."""


@pytest.fixture
def large(browser: Browser, house: Served) -> Iterator[Visitor]:
    """Somebody whose browser writes twice as large."""
    twice = [*FLAGS, "--blink-settings=defaultFontSize=32"]
    opened = browser.browser_type.launch(executable_path=find_chromium(), args=twice)
    with Visitor(opened, house) as somebody:
        yield somebody
    opened.close()


def check_larger(visitor: Visitor, game: str, name: str) -> None:
    seats, options = GAMES[game]
    table, (key,) = visitor.house.sit_at(game, 1, *["greedy"] * (seats - 1), options=options)
    visitor.visit(table, key)
    assert visitor.wait_for_my_turn()
    visitor.page.evaluate(PAINTED)
    visitor.shoot(f"{game}-{name}")
    assert visitor.page.evaluate(WIDE) == []
    assert visitor.page.evaluate(CUT) == []


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_off_or_sticks_out_when_text_is_twice_as_large(large: Visitor, game: str) -> None:
    check_larger(large, game, "text-at-200")


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_off_or_sticks_out_when_the_page_is_four_times_as_large(visitor: Visitor, game: str) -> None:
    visitor.page.set_viewport_size({"width": 320, "height": 200})
    check_larger(visitor, game, "page-at-400")


@pytest.mark.parametrize("game", GAMES)
def test_after_a_match(visitor: Visitor, game: str) -> None:
    seats, options = GAMES[game]
    bots = [{"by": "bot", "bot": "greedy"}] * seats
    table, host = visitor.house.new_table(game, bots, options=options)
    visitor.house.command(table, host, "start")
    page = visitor.visit(table).page
    expect(page.locator("#after-title")).to_be_visible()
    for name in ("Statistics", "Verify the", "Replay"):
        page.get_by_role("button", name=name).click()
    expect(page.locator(".verified")).to_be_visible()
    expect(page.get_by_role("region", name="Statistics").get_by_role("table").first).to_be_visible()
    moment = page.get_by_label("Moment of the match")
    moment.fill(str(int(moment.get_attribute("max") or 0) // 2))
    expect(page.locator(".told p").first).to_be_visible()
    check(page, "after the match")


def test_the_curtain_and_a_lost_connection(visitor: Visitor, house: Served) -> None:
    seats = [{"by": "me", "name": name} for name in ("Ann", "Bob")]
    table, key = house.new_table("heimlich", seats)
    house.command(table, key, "start")
    page = visitor.visit(table, key).page
    expect(page.locator("#curtain-title")).to_be_visible()
    check(page, "curtain")
    page.get_by_role("button", name="I am").click()
    expect(page.get_by_role("listbox")).to_be_visible()
    house.kill()
    try:
        expect(page.locator(".lost")).to_be_visible()
        check(page, "lost")
    finally:
        house.start()
    expect(page.locator(".lost")).to_have_count(0)


FRESH: dict[str, tuple[int, dict[str, Any]]] = {
    "heimlich": (2, {"colours": ["orange", "violet", "red", "blue"]}),
    "serum": (3, {}),
    "double_agents": (6, {}),
    "top_secret": (2, {"colours": ["red", "green"]}),
}
"""People, and what makes the beginning of a match always look alike."""


def places(visitor: Visitor) -> list[dict[str, Any]]:
    """The children of the map in the browser's own tree, which is what a screen reader gets."""
    nodes = visitor.context.new_cdp_session(visitor.page).send("Accessibility.getFullAXTree")["nodes"]
    by_id = {node["nodeId"]: node for node in nodes}
    board = next(node for node in nodes if node.get("role", {}).get("value") == "listbox")
    return [by_id[child] for child in board["childIds"]]


def test_the_map_is_a_list_for_the_browser_too(visitor: Visitor) -> None:
    page = at_my_turn(visitor, "top_secret").page
    show_secrets(page)
    assert HANDS["top_secret"](page, click, random.Random(1))
    page.locator(".decision button[type=submit]").click()
    expect(page.get_by_role("button", name="End the turn")).to_be_visible()
    page.locator("[data-place^=S_]").first.press("2")
    expect(page.get_by_role("option", name="R2 is in your hand.")).to_have_count(1)
    options = places(visitor)
    assert [place["role"]["value"] for place in options] == ["option"] * 43
    selected = [
        each["value"]["value"] for place in options for each in place["properties"] if each["name"] == "selected"
    ]
    assert selected.count(True) == 1, "what is in hand is told by name: a selection is read out wherever the focus is"


@pytest.mark.parametrize("game", FRESH)
def test_a_board_without_its_colours(visitor: Visitor, game: str) -> None:
    """What cannot be told apart by colour is on the screenshots, to be looked at; forced colours are measured."""
    table, keys = visitor.house.sit_at(game, FRESH[game][0])
    play_by_post(visitor.house, table, keys, 12)
    page = visitor.visit(table, keys[0]).page
    show_secrets(page)
    board = page.locator(".board.card")
    eyes = visitor.context.new_cdp_session(page)
    for sight in SIGHT:
        eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
        board.screenshot(path=SCREENSHOTS / f"{game}-{sight}.png")
    eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
    page.emulate_media(forced_colors="active")
    assert axe(page, only_colours=True) == []
    assert board.screenshot(path=SCREENSHOTS / f"{game}-forced-colours.png")
