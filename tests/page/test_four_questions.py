"""Four questions are always answered without scrolling, in every phase of every game, on a desk and on a phone held
either way: who am I and what do I want, what just happened, what am I asked, what will my move do."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.browsing import DESK, PHONE, Visitor
from tests.page.moments import PHASES, WAITING, first_occasion, put_into
from tests.server.served import Served

SIZES = {"desk": DESK, "phone": PHONE, "landscape": {"width": 844, "height": 390}}
GATE = [("heimlich", "MOVE"), ("serum", "DIAL"), ("double_agents", "LEG"), ("top_secret", "SETUP"), ("serum", WAITING)]

PARTS = """() => Object.fromEntries([...document.querySelectorAll('[data-part]')].map(part => {
  const shown = part.checkVisibility({ visibilityProperty: true });
  const box = part.getBoundingClientRect();
  const inside = (within) => box.left >= within.left - 1 && box.right <= within.right + 1
    && box.top >= within.top - 1 && box.bottom <= within.bottom + 1;
  const clips = [];
  for (let above = part.parentElement; above; above = above.parentElement) {
    if (getComputedStyle(above).overflow !== 'visible') clips.push(above.getBoundingClientRect());
  }
  const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const at = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height / 2, 20));
  return [part.dataset.part, {
    shown, inside: inside(window), whole: clips.every(inside), height: Math.round(box.height),
    width: Math.round(box.width), seen: !!at && (part.contains(at) || at.contains(part)), text: part.textContent.trim(),
  }];
}).filter(([, { shown }]) => shown).reverse())"""
"""What is shown of each part: whether it lies in the window, is cut by what scrolls, or is covered by something."""


NEWEST = """() => {
  const strip = document.querySelector('[data-part=recent] .strip').getBoundingClientRect();
  const newest = document.querySelector('[data-part=recent] li:last-child').getBoundingClientRect();
  return newest.left >= strip.left - 2 && newest.right <= strip.right + 2;
}"""
"""Whether what happened last is in sight as a whole."""


def parts_of(page: Page) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = page.evaluate(PARTS)
    return found


def check(page: Page, where: str, wanted: set[str]) -> None:
    """Everything wanted is in the window, and what is asked is itself to be seen."""
    parts = parts_of(page)
    assert wanted <= parts.keys(), f"{where}: without {wanted - parts.keys()}"
    for name in wanted:
        part = parts[name]
        assert part["inside"], f"{where}: {name} does not lie in the window: {part}"
        assert part["height"] >= 16, f"{where}: {name} is too small: {part}"
        assert part["width"] >= 44, f"{where}: {name} is too small: {part}"
        if name in ("question", "confirm", "clock", "waiting", "identity", "aim"):
            assert part["whole"], f"{where}: {name} is cut: {part}"
            assert part["seen"], f"{where}: {name} is covered: {part}"
        if name != "clock":
            assert part["text"], f"{where}: {name} says nothing"
    if "controls" in wanted:
        assert parts["controls"]["height"] >= 44, f"{where}: no room for the controls: {parts['controls']}"
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight"), f"{where}: the page scrolls"
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"), f"{where}: the page is too wide"


def check_sizes(visitor: Visitor, where: str, wanted: set[str]) -> None:
    for size, viewport in SIZES.items():
        visitor.page.set_viewport_size(viewport)  # type: ignore[arg-type]
        visitor.page.wait_for_function(NEWEST)
        check(visitor.page, f"{where}, {size}", wanted)


ASKED = {"identity", "aim", "question", "controls", "confirm", "recent"}


def see(browser: Browser, house: Served, game: str, phase: str) -> None:
    seed, match = first_occasion(game, phase)
    table, keys = put_into(house, seed, match)
    with Visitor(browser, house).visit(table, keys[0]) as ann:
        expect(ann.page.locator(f".decision[data-asked={str(phase != WAITING).lower()}]")).to_be_visible()
        check_sizes(ann, f"{game} {phase}", {"identity", "aim", "waiting", "recent"} if phase == WAITING else ASKED)


@pytest.mark.parametrize(("game", "phase"), GATE)
def test_the_four_questions_are_answered_at_every_size(browser: Browser, house: Served, game: str, phase: str) -> None:
    see(browser, house, game, phase)


@pytest.mark.full
@pytest.mark.parametrize(("game", "phase"), [each for each in PHASES if each not in GATE])
def test_the_four_questions_are_answered_in_every_phase(browser: Browser, house: Served, game: str, phase: str) -> None:
    see(browser, house, game, phase)


@pytest.mark.parametrize("game", ["heimlich", pytest.param("serum", marks=pytest.mark.full)])
def test_story_talk_and_suspicions_are_one_tap_away(browser: Browser, house: Served, game: str) -> None:
    seed, match = first_occasion(game, WAITING)
    table, keys = put_into(house, seed, match)
    with Visitor(browser, house).visit(table, keys[0]) as ann:
        expect(ann.page.locator(".decision")).to_be_visible()
        for viewport in SIZES.values():
            ann.page.set_viewport_size(viewport)  # type: ignore[arg-type]
            for tab, part in (("log", "story"), ("notes", "notes"), ("chat", "chat")):
                ann.page.locator(f"#tab-{tab}").click()
                assert parts_of(ann.page)[part]["inside"], (part, viewport)


def test_who_watches_sees_who_plays_and_for_whom_they_wait(browser: Browser, house: Served) -> None:
    seed, match = first_occasion("heimlich", "MOVE")
    table, _ = put_into(house, seed, match)
    with Visitor(browser, house).visit(table) as wanda:
        expect(wanda.page.locator(".decision")).to_be_visible()
        check_sizes(wanda, "a watcher", {"identity", "aim", "waiting", "recent"})
        assert parts_of(wanda.page)["waiting"]["text"] == "We wait for Ann."
        assert wanda.page.locator("[data-part=confirm], [data-part=controls], [data-part=notes]").count() == 0


def test_a_clock_stands_beside_the_question_and_anybody_gives_more_time(browser: Browser, house: Served) -> None:
    table, keys = house.sit_at("heimlich", 2, clock={"kind": "move", "seconds": 600})
    _, update = house.get(f"/api/tables/{table}/updates")
    asked: int = update["view"]["waiting"][0]
    with (
        Visitor(browser, house).visit(table, keys[asked]) as ann,
        Visitor(browser, house).visit(table, keys[1 - asked]) as bob,
    ):
        expect(ann.page.locator(".decision[data-asked=true]")).to_be_visible()
        check_sizes(ann, "with a clock", {*ASKED, "clock"})
        check_sizes(bob, "with the clock of somebody else", {"identity", "aim", "waiting", "recent", "clock"})
        bob.page.get_by_role("button", name="More time").click()
        expect(ann.page.locator(".decision .clock")).to_contain_text(re.compile("10:"))
        ann.page.get_by_role("button", name="More time").click()
        expect(ann.page.locator(".decision .secret")).to_contain_text("already")  # beside the button


def test_a_clock_warns_calmly_when_a_fifth_is_left(browser: Browser, house: Served) -> None:
    table, keys = house.sit_at("heimlich", 2, clock={"kind": "move", "seconds": 15})
    _, update = house.get(f"/api/tables/{table}/updates")
    with Visitor(browser, house).visit(table, keys[update["view"]["waiting"][0]]) as ann:
        clock = ann.page.locator(".decision .clock.mine")
        expect(clock).not_to_have_class("short")
        ann.heard("seconds are left")
        expect(ann.page.locator(".decision .clock.short")).to_be_visible()


def test_the_time_of_a_hush_stands_beside_the_question_and_anybody_makes_it_longer(
    browser: Browser, house: Served
) -> None:
    table, keys = house.sit_at("double_agents", 6, options={"hush_seconds": 300})
    sides = house.get(f"/api/tables/{table}/updates")[1]["view"]["companies"]
    ready, hushed = (side["members"] for side in sides)
    for seat in ready:
        mine = house.get(f"/api/tables/{table}/updates", keys[seat])[1]
        move = f"lock {mine['view']['hand'][0]} Rio"
        house.command(table, keys[seat], "move", text=move, version=mine["version"])
    with (
        Visitor(browser, house).visit(table, keys[hushed[0]]) as ann,
        Visitor(browser, house).visit(table, keys[ready[0]]) as bob,
    ):
        expect(ann.page.locator(".decision[data-asked=true]")).to_be_visible()
        check_sizes(ann, "in a hush", {*ASKED, "clock"})
        check_sizes(bob, "in the hush of the others", {"identity", "aim", "waiting", "recent", "clock"})
        expect(ann.page.locator(".deadline")).to_contain_text(re.compile("Radio silence, KGB: *[45]:"))
        bob.page.get_by_role("button", name="More time").click()
        expect(ann.page.locator(".deadline")).to_contain_text(re.compile("Radio silence, KGB: *[56]:"))
        ann.page.get_by_role("button", name="More time").click()
        expect(ann.page.locator(".deadline .secret")).to_contain_text("already")  # beside the button
