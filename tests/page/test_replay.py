"""A match played again in place of its board: by keys alone, through anybody's eyes, from a link to a moment."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from filature.bots import Seated, make
from filature.kernel.match import Match
from tests.games.cases import CASES
from tests.page.browsing import DESK, PHONE, Visitor
from tests.page.examining import examine
from tests.page.moments import NAMES, new_match, put_into, seed_of
from tests.server.served import Served

GAMES = {name: case.lively for name, case in CASES.items()}
TREES = Path(__file__).parent / "boards"
SEED = seed_of(3)
ENOUGH = 15
"""Beats that are stepped through one by one."""
PLAYED = """
localStorage['filature-preferences'] = '{"pace":"calm"}';
window.scenes = [];
new MutationObserver(() => {
  for (const { dataset } of document.querySelectorAll('[data-scene]'))
    if (window.scenes.at(-1) !== dataset.scene) window.scenes.push(dataset.scene);
}).observe(document, { subtree: true, childList: true, attributeFilter: ['data-scene'] });
"""
"""Scenes are played, and noted however short they are."""


def played(game: str, **options: object) -> Match:
    """A match of bots to its end."""
    seats, usual = GAMES[game]
    match = new_match(game, SEED, {**usual, **options}, NAMES[:seats])
    seated = Seated(match, {seat: make(match.game, "greedy", seat) for seat in range(seats)})
    dice = random.Random(game)
    match.settle()
    while not match.over:
        seated.move(dice.choice(match.state.turn()))
        match.settle()
    return match


@pytest.fixture(scope="module")
def tables(house: Served) -> dict[str, tuple[str, list[str]]]:
    """A finished table of each game, and the keys of its seats."""
    return {game: put_into(house, SEED, played(game), note="I wonder about") for game in GAMES}


def open_replay(visitor: Visitor, table: str, key: str | None = None, moment: str = "") -> Page:
    visitor.page.goto(f"{visitor.house.address}/t/{table}/replay{moment}" + (f"#{key}" if key else ""))
    expect(visitor.page.locator(".replay")).to_have_attribute("aria-busy", "false")
    return visitor.page


def slider(page: Page) -> Locator:
    return page.get_by_label("Moment of the match")


def told(page: Page) -> str:
    return page.locator(".told").inner_text()


def standing(page: Page) -> int:
    return int(slider(page).input_value())


def see(page: Page, eyes: str) -> None:
    with page.expect_response("**/replay?*"):
        page.get_by_role("button", name=eyes, exact=True).click()
    expect(page.locator(".replay")).to_have_attribute("aria-busy", "false")


def looking_as(page: Page, eyes: str) -> None:
    expect(page.get_by_role("button", name=eyes, exact=True)).to_have_attribute("aria-pressed", "true")


def story(page: Page) -> Iterator[str]:
    """All that is told, beat by beat, from the first to the last."""
    page.locator("h2#told-title").click()
    page.keyboard.press("Home")
    for _ in range(int(slider(page).get_attribute("max") or 0)):
        yield told(page)
        page.keyboard.press("ArrowRight")
    yield told(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_replayed_by_keys_alone(
    browser: Browser, house: Served, tables: dict[str, tuple[str, list[str]]], game: str
) -> None:
    table, keys = tables[game]
    with Visitor(browser, house) as ann:
        page = open_replay(ann, table, keys[0])
        last = int(slider(page).get_attribute("max") or 0)
        for at in range(min(last, ENOUGH)):
            assert standing(page) == at
            before = len(ann.announced)
            page.keyboard.press("ArrowRight")
            lines = page.locator(".told li p").all_inner_texts()
            assert lines, f"something to see in beat {at + 1}"
            ann.heard(re.escape(spoken_start(lines[-1])), before)
        page.keyboard.press("ArrowLeft")
        assert standing(page) == min(last, ENOUGH) - 1

        chapter = page.get_by_label("Go to")
        begun = chapter.input_value()
        page.keyboard.press("Shift+ArrowRight")
        assert int(chapter.input_value()) == int(begun) + 1
        page.keyboard.press("Shift+ArrowLeft")
        assert chapter.input_value() == begun

        page.keyboard.press("End")
        assert standing(page) == last
        assert page.evaluate("location.pathname").startswith(f"/t/{table}/replay")
        page.keyboard.press("Home")
        assert standing(page) == 0
        page.keyboard.press("Space")
        expect(page.get_by_role("button", name="Pause")).to_be_visible()
        expect(slider(page)).to_have_value("1")
        page.keyboard.press("Space")
        expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
        ann.check_paragraphs()


def spoken_start(line: str) -> str:
    """The beginning of a line as it is said: without what a picture adds."""
    return re.split(r"[;:,.\n]", line)[0].replace("\u00a0", " ").strip()[:20]


@pytest.mark.parametrize("game", GAMES)
def test_a_step_is_said_once(
    browser: Browser, house: Served, tables: dict[str, tuple[str, list[str]]], game: str
) -> None:
    table, _ = tables[game]
    with Visitor(browser, house) as zoe:
        page = open_replay(zoe, table)
        page.keyboard.press("End")
        page.keyboard.press("ArrowLeft")
        lines = page.locator(".told li p").all_inner_texts()
        zoe.heard(re.escape(spoken_start(lines[-1])))
        page.wait_for_timeout(1000)
        paragraph = zoe.paragraphs[-1]
        assert len(paragraph) == len(set(paragraph))


def test_a_shared_link_opens_the_moment_for_whoever_has_it(
    browser: Browser, house: Served, tables: dict[str, tuple[str, list[str]]]
) -> None:
    table, keys = tables["heimlich"]
    with Visitor(browser, house, permissions=["clipboard-read", "clipboard-write"]) as ann:
        page = open_replay(ann, table, keys[0])
        see(page, "All secrets")
        for _ in range(7):
            page.keyboard.press("ArrowRight")
        page.get_by_role("button", name="Copy link").click()
        ann.heard("Copied")
        link, shown = page.evaluate("navigator.clipboard.readText()"), told(page)
        expect(page).to_have_url(link)
    assert f"/t/{table}/replay/" in link
    with Visitor(browser, house) as zoe:
        zoe.page.goto(link)
        expect(zoe.page.locator(".told")).to_have_text(shown, use_inner_text=True)
        looking_as(zoe.page, "All secrets")
        zoe.page.get_by_role("link", name="Back to the result").click()
        expect(zoe.page.locator("#after-title")).to_be_visible()
        zoe.page.go_back()
        expect(zoe.page.locator(".told")).to_have_text(shown, use_inner_text=True)


def test_a_link_to_no_moment_leads_to_the_nearest_and_says_so(
    browser: Browser, house: Served, tables: dict[str, tuple[str, list[str]]]
) -> None:
    table, _ = tables["heimlich"]
    with Visitor(browser, house) as zoe:
        page = open_replay(zoe, table, moment="/9999")
        expect(page.locator(".notice")).to_have_text("The match ends before that moment: here is the end.")
        zoe.heard("here is the end")
        assert standing(page) == int(slider(page).get_attribute("max") or 0)
        page = open_replay(zoe, table, moment="/yesterday")
        expect(page.locator(".notice")).to_have_text("There is no such moment: here is the beginning.")
        assert standing(page) == 0
        page = open_replay(zoe, table, moment="/20?eyes=77")
        expect(page.locator(".notice")).to_contain_text("There is no p78")
        looking_as(page, "A watcher")


def test_a_match_that_is_still_played_says_when_it_can_be_replayed(browser: Browser, house: Served) -> None:
    table, keys = house.sit_at("heimlich", 2)
    with Visitor(browser, house) as ann:
        ann.page.goto(f"{house.address}/t/{table}/replay/3#{keys[0]}")
        expect(ann.page.get_by_role("alert")).to_contain_text("still being played")
        ann.page.get_by_role("link", name="To the table", exact=True).click()
        expect(ann.page.locator(".decision")).to_be_visible()


def test_everybody_sees_again_what_they_could_see_and_with_all_secrets_it_is_said_whose_they_are(
    browser: Browser, house: Served, tables: dict[str, tuple[str, list[str]]]
) -> None:
    table, keys = tables["heimlich"]
    with Visitor(browser, house) as ann:
        page = open_replay(ann, table, keys[0])
        mine = "\n".join(story(page))
        assert mine.count("Your card") == 1
        expect(page.get_by_text("Turn 1: I wonder about").first).to_be_visible()
        see(page, "All secrets")
        everything = "\n".join(story(page))
        assert [f"Only {name}: Your card" in everything for name in NAMES[:3]] == [True] * 3
        page.get_by_text("What Bob knows").click()
        expect(page.locator("details[open]")).to_contain_text("You are")
        see(page, "A watcher")
        watched = "\n".join(story(page))
        assert "Your card" not in watched
        expect(page.get_by_text("I wonder about")).to_have_count(0)


def test_where_secrets_are_never_told_a_watcher_still_has_a_replay(browser: Browser, house: Served) -> None:
    table, keys = put_into(house, SEED, played("double_agents", post_game_replay=False))
    with Visitor(browser, house) as zoe:
        page = open_replay(zoe, table)
        expect(page.locator(".eyes button")).to_have_count(1)
        page.keyboard.press("ArrowRight")
        assert standing(page) == 1
        page = open_replay(zoe, table, moment="/0?eyes=all")
        expect(page.locator(".notice")).to_contain_text("never told")
        looking_as(page, "A watcher")
    with Visitor(browser, house) as ann:
        page = open_replay(ann, table, keys[0])
        expect(page.locator(".eyes button")).to_have_count(2)
        looking_as(page, NAMES[0])


def test_a_step_forward_plays_the_scenes_of_its_beat_and_a_step_back_does_not(
    browser: Browser, house: Served, tables: dict[str, tuple[str, list[str]]]
) -> None:
    table, _ = tables["heimlich"]
    with Visitor(browser, house, reduced_motion="no-preference") as zoe:
        zoe.context.add_init_script(PLAYED)
        page = open_replay(zoe, table)
        page.keyboard.press("ArrowRight")
        page.wait_for_function("() => window.scenes.join().startsWith('rolled,moved')")
        expect(page.locator("[data-scene]")).to_have_count(0)
        page.evaluate("() => { window.scenes = []; }")
        page.keyboard.press("Space")
        expect(slider(page)).to_have_value("2")
        page.wait_for_function("() => window.scenes.includes('moved')")
        page.keyboard.press("Space")
        page.keyboard.press("ArrowLeft")
        expect(page.locator("[data-scene]")).to_have_count(0)
        assert standing(page) == 1


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_board_and_controls_are_in_one_window_and_accessible(
    browser: Browser, house: Served, tables: dict[str, tuple[str, list[str]]], game: str, size: dict[str, int]
) -> None:
    table, keys = tables[game]
    with Visitor(browser, house, viewport=size) as ann:
        page = open_replay(ann, table, keys[0], "/30?eyes=all")
        for part in (page.locator("[data-part=board]"), page.get_by_role("group", name="Playing")):
            box = part.bounding_box()
            assert box
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= size["height"]
        title = page.locator("#told-title").bounding_box()
        assert title
        assert title["y"] + title["height"] <= size["height"]
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        assert examine(page) == {}


def test_the_controls_are_for_a_screen_reader_what_they_are_to_the_eye(
    browser: Browser, house: Served, tables: dict[str, tuple[str, list[str]]]
) -> None:
    table, keys = tables["heimlich"]
    with Visitor(browser, house) as ann:
        page = open_replay(ann, table, keys[0], "/13")
        page.keyboard.press("ArrowRight")
        expect(page.get_by_role("group", name="Playing")).to_match_aria_snapshot("""
            - button "A turn or round back"
            - button "Back"
            - button "Play"
            - button "On"
            - button "A turn or round on"
            - combobox "Go to"
            - slider "Moment of the match"
        """)
        heading = page.get_by_role("heading", level=2).first.inner_text()
        said = slider(page).get_attribute("aria-valuetext") or ""
        assert re.match(r"\d+ of \d+\. ", said)
        assert heading in said
        expect(page.get_by_role("group", name="Seen by").get_by_role("button")).to_have_count(5)
