"""Who moved what is played on the board, stays there as a trace, and holds nobody up."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from filature.kernel.match import Match
from tests.page.browsing import PHONE, Visitor
from tests.page.moments import NAMES, occasions, put_into
from tests.server.served import Served

CALM = "localStorage['filature-preferences'] = '{\"pace\":\"calm\"}'"
FREEZE = """() => new Promise(done => {
  const walking = () => [...document.querySelectorAll('[data-piece]')].find(piece =>
    piece.getAnimations().some(one => one.constructor.name === 'Animation' && one.playState === 'running'));
  const look = () => {
    const piece = walking();
    if (!piece) return requestAnimationFrame(look);
    const walk = piece.getAnimations().find(one => one.constructor.name === 'Animation');
    walk.pause();
    const { duration } = walk.effect.getComputedTiming();
    const at = share => {
      walk.currentTime = duration * share;
      const { x, y, width, height } = piece.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    };
    const ways = [0, 0.25, 0.5, 0.75, 0.999].map(at);
    walk.cancel();
    const { x, y, width, height } = piece.getBoundingClientRect();
    done([...ways, [x + width / 2, y + height / 2]]);
  };
  look();
})"""
"""Where the middle of a piece is at five moments of its walk, and where it stands after it."""


@contextmanager
def match(browser: Browser, house: Served, **context: Any) -> Iterator[tuple[Visitor, str, list[str], int]]:
    """A match of two, watched by the one who waits; scenes are played calmly."""
    table, keys = house.sit_at("heimlich", 2)
    [first] = house.get(f"/api/tables/{table}/updates", keys[0])[1]["view"]["waiting"]
    with Visitor(browser, house, reduced_motion="no-preference", **context) as ann:
        ann.page.add_init_script(CALM)
        ann.page.remove_locator_handler(ann.page.locator(".dealt button"))
        ann.visit(table, keys[1 - first])
        ann.page.get_by_role("button", name="Understood").click()
        yield ann, table, keys, first


def move(house: Served, table: str, keys: list[str], first: int) -> None:
    update = house.get(f"/api/tables/{table}/updates", keys[first])[1]
    die, agent = update["view"]["die"], update["view"]["agents"][0]["agent"]
    house.command(table, keys[first], "move", text=f"{agent}+{die}", version=update["version"])


def play(house: Served, table: str, key: str, move: str, seat: int) -> None:
    house.command(table, key, "move", text=move, version=told(house, table, key, seat)["version"], seat=seat)


def told(house: Served, table: str, key: str, seat: int) -> dict[str, Any]:
    """What a seat sees and may do."""
    update: dict[str, Any] = house.get(f"/api/tables/{table}/updates?moves=true&seat={seat}", key)[1]
    return update


def scene(page: Page) -> str | None:
    return page.locator("[data-scene], .layer").first.get_attribute("data-scene")


def test_a_piece_walks_from_where_it_was_to_where_it_is_and_keeps_a_trace(browser: Browser, house: Served) -> None:
    with match(browser, house) as (ann, table, keys, first):
        move(house, table, keys, first)
        start, *between, end, rest = ann.page.evaluate(FREEZE)
        assert start != end
        walls = ann.page.locator(".layer").bounding_box()
        assert walls is not None
        for x, y in between:
            assert walls["x"] <= x <= walls["x"] + walls["width"]
            assert walls["y"] <= y <= walls["y"] + walls["height"]
        assert len({tuple(map(round, point)) for point in (start, *between, end)}) == 5
        assert max(abs(end[0] - rest[0]), abs(end[1] - rest[1])) < 3
        expect(ann.page.locator("[data-trace]")).to_have_count(1)


def test_a_tap_on_the_board_ends_the_scene_and_does_nothing_else(browser: Browser, house: Served) -> None:
    with match(browser, house, viewport=PHONE, has_touch=True) as (ann, table, keys, first):
        move(house, table, keys, first)
        expect(ann.page.locator(".layer")).to_have_attribute("data-scene", re.compile(".+"))
        ann.page.locator(".layer").tap()
        assert scene(ann.page) is None
        expect(ann.page.locator("[data-preview]")).to_be_empty()


def test_a_key_ends_the_scene_and_does_what_it_does(browser: Browser, house: Served) -> None:
    with match(browser, house) as (ann, table, keys, first):
        move(house, table, keys, first)
        expect(ann.page.locator(".layer")).to_have_attribute("data-scene", re.compile(".+"))
        ann.page.keyboard.press("Escape")
        assert scene(ann.page) is None
        expect(ann.page.get_by_role("button", name="Show").first).to_be_visible()


def test_whoever_begins_to_draft_sees_how_it_stands(browser: Browser, house: Served) -> None:
    with match(browser, house) as (ann, table, keys, first):
        while (update := told(house, table, keys[first], first))["view"]["waiting"] == [first]:
            play(house, table, keys[first], update["moves"][0], first)
        ann.page.get_by_role("button", name="Again").click()
        expect(ann.page.locator(".layer")).to_have_attribute("data-scene", re.compile(".+"))
        ann.page.locator(".decision .agents button:not(:disabled)").first.click()
        assert scene(ann.page) is None


def test_with_reduced_motion_nothing_walks_and_the_same_is_written(browser: Browser, house: Served) -> None:
    with match(browser, house) as (ann, table, keys, first):
        ann.page.emulate_media(reduced_motion="reduce")
        ann.page.reload()
        expect(ann.page.locator("[data-part=identity]")).to_contain_text("You are ")
        move(house, table, keys, first)
        expect(ann.page.locator(".layer p.caption")).to_contain_text(re.compile("moves .* to "))
        assert ann.page.evaluate(
            "[...document.querySelectorAll('[data-piece]')].every(piece => !piece.getAnimations()"
            ".some(one => one.constructor.name === 'Animation'))"
        )


CAPTIONS = """
window.captions = [];
document.addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
  const caption = document.querySelector('.layer p.caption')?.textContent;
  if (caption && window.captions.at(-1) !== caption) window.captions.push(caption);
}).observe(document, { subtree: true, childList: true, characterData: true }));
"""


def heard(browser: Browser, house: Served, motion: str) -> tuple[list[str], list[str]]:
    """What a move looked like, and what was said of it."""
    with match(browser, house) as (ann, table, keys, first):
        ann.page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]
        ann.page.add_init_script(CAPTIONS)
        ann.page.reload()
        expect(ann.page.locator("[data-part=identity]")).to_contain_text("You are ")
        ann.page.wait_for_timeout(1600)  # what is said on entering is said
        before = len(ann.announced)
        move(house, table, keys, first)
        ann.heard("moves", before)
        expect(ann.page.locator(".layer")).not_to_have_attribute("data-scene", re.compile(".+"))
        captions: list[str] = ann.page.evaluate("window.captions")
        return captions, ann.announced[before:]


def test_reduced_motion_and_the_announcer_tell_the_same_in_the_same_order(browser: Browser, house: Served) -> None:
    for motion in ("no-preference", "reduce"):
        captions, announced = heard(browser, house, motion)
        assert any("moves" in caption for caption in captions)
        assert [sentence for sentence in announced if sentence in captions] == captions, (motion, announced)


def test_what_happened_can_be_seen_again_also_after_a_reload(browser: Browser, house: Served) -> None:
    with match(browser, house) as (ann, table, keys, first):
        move(house, table, keys, first)
        expect(ann.page.locator("[data-trace]")).to_have_count(1)
        ann.page.reload()
        expect(ann.page.locator("[data-trace]")).to_have_count(1)
        ann.page.get_by_role("button", name="Again").click()
        expect(ann.page.locator(".layer")).to_have_attribute("data-scene", "moved")


def test_what_came_while_the_page_was_hidden_is_a_summary(browser: Browser, house: Served) -> None:
    with match(browser, house) as (ann, table, keys, first):
        ann.page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
        move(house, table, keys, first)
        again = ann.page.locator("[data-part=recent] button")
        expect(again).to_contain_text("While you were away")
        assert scene(ann.page) is None
        again.click()
        expect(ann.page.locator(".layer")).to_have_attribute("data-scene", re.compile(".+"))


RESULT = "For your eyes only"


def about_to_search(house: Served, *, one_device: bool = False) -> tuple[str, list[str], str]:
    """A match in which the first seat may look into somebody's luggage: its table, keys, and that move."""
    for seed, match in occasions("serum", "ACT"):
        searches = [move for move in written(match) if move.startswith("search")]
        if searches:
            return *put_into(house, seed, match, one_device=one_device), searches[0]
    raise AssertionError


def written(match: Match) -> list[str]:
    return [match.state.write(0, move) for move in match.state.moves(0)]


def test_a_card_i_found_lies_there_until_i_have_seen_it(browser: Browser, house: Served) -> None:
    table, keys, move = about_to_search(house)
    with Visitor(browser, house).visit(table, keys[0]) as ann:
        card = ann.page.get_by_role("region", name=RESULT)
        expect(ann.page.locator("[data-part=board]")).to_be_visible()
        play(house, table, keys[0], move, 0)
        expect(card).to_be_visible()
        found = card.inner_text()
        ann.page.reload()
        expect(card).to_have_text(re.compile(re.escape(found.split("\n")[0])))
        ann.page.keyboard.press("Escape")  # covered with my secrets
        expect(card).to_have_count(0)
        ann.page.get_by_role("button", name="Show").first.click()
        card.get_by_role("button", name="Noted").click()
        expect(card).to_have_count(0)
        ann.page.reload()
        expect(ann.page.locator("[data-part=board]")).to_be_visible()
        expect(card).to_have_count(0)


def test_what_i_found_before_the_device_was_handed_on_waits_for_me_behind_the_curtain(
    browser: Browser, house: Served
) -> None:
    table, keys, move = about_to_search(house, one_device=True)
    with Visitor(browser, house).visit(table, keys[0]) as ann:
        curtain, card = ann.page.locator("#curtain-title"), ann.page.get_by_role("region", name=RESULT)
        expect(curtain).to_have_text("Ann")
        play(house, table, keys[0], move, 0)  # on another device
        ann.page.reload()
        while (holder := pass_curtain(ann.page)) != "Ann":
            expect(card).to_have_count(0)
            seat = NAMES.index(holder)
            play(house, table, keys[0], told(house, table, keys[0], seat)["moves"][0], seat)
        expect(card).to_be_visible()


def pass_curtain(page: Page) -> str:
    """Whoever has the device now."""
    curtain = page.locator("#curtain-title")
    holder = curtain.inner_text()
    page.keyboard.press("Enter")
    expect(curtain).to_have_count(0)
    return holder


LONG_TASKS = """
window.long = [];
new PerformanceObserver(list => window.long.push(...list.getEntries().map(({ duration }) => Math.round(duration))))
  .observe({ type: 'longtask' });
"""
ANIMATED = """() => document.getAnimations().flatMap(one =>
  one.effect.getKeyframes().flatMap(frame => Object.keys(frame)))"""
COMPOSITED = {"translate", "transform", "rotate", "scale", "opacity", "offset", "easing", "composite", "computedOffset"}


def test_a_scene_moves_by_transforms_alone(browser: Browser, house: Served) -> None:
    with match(browser, house) as (ann, table, keys, first):
        move(house, table, keys, first)
        expect(ann.page.locator(".layer")).to_have_attribute("data-scene", "moved")
        animated: list[str] = ann.page.evaluate(ANIMATED)
        assert animated
        assert set(animated) <= COMPOSITED


@pytest.mark.full  # on a machine that does nothing else
def test_no_task_is_long_while_a_scene_plays(browser: Browser, house: Served) -> None:
    with match(browser, house) as (ann, table, keys, first):
        move(house, table, keys, first)
        expect(ann.page.locator("[data-trace]")).to_have_count(1)
        ann.page.evaluate(LONG_TASKS)
        ann.page.get_by_role("button", name="Again").click()
        expect(ann.page.locator(".layer")).to_have_attribute("data-scene", re.compile(".+"))
        expect(ann.page.locator("[data-trace]")).to_have_count(1)
        longest: list[int] = ann.page.evaluate("window.long")
        assert all(duration <= 50 for duration in longest), longest
