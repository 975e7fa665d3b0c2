"""Lessons in a browser: each to its end by mouse, by touch and by keyboard, and into a real match."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from filature import learn
from tests.page.browsing import PHONE, Visitor
from tests.page.examining import examine
from tests.page.fingers import Fingers
from tests.page.hands import click, tap
from tests.page.lesson_moves import draft
from tests.server.served import Served

TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
LESSONS = list(learn.lessons())
GATE = {("mouse", "heimlich"), ("touch", "top_secret"), ("keyboard", "double_agents")}
ALL = [
    pytest.param(way, name, marks=() if (way, name) in GATE else pytest.mark.full)
    for way in ("mouse", "touch", "keyboard")
    for name in LESSONS
]
COVERS_NOTHING = """([at, asks]) => {
  const bubble = document.querySelector('.bubble')?.getBoundingClientRect();
  if (!bubble) return false;
  const [kind, name] = at.split(' ');
  const target = kind ? [`[data-${kind}="${name}"]`] : [];
  const pressed = asks ? ['[data-part=question]', '[data-part=controls]', '[data-part=confirm]'] : [];
  const inside = bubble.left >= 0 && bubble.top >= 0 && bubble.right <= innerWidth && bubble.bottom <= innerHeight;
  return inside && [...target, ...pressed].every(part => {
    const one = document.querySelector(`.stage ${part}`);
    if (!one) return false;
    const box = one.getBoundingClientRect();
    const across = Math.min(bubble.right, box.right) - Math.max(bubble.left, box.left);
    const upright = Math.min(bubble.bottom, box.bottom) - Math.max(bubble.top, box.top);
    return across <= 1 || upright <= 1;
  });
}"""


def open_lesson(visitor: Visitor, name: str, step: int = 0) -> None:
    visitor.page.add_init_script(f"localStorage['filature-lessons'] ??= JSON.stringify({{ {name}: {step} }})")
    visitor.page.goto(f"{visitor.house.address}/learn/{name}")


def test_the_rules_lie_over_a_lesson_and_leave_it_where_it_is(browser: Browser, house: Served) -> None:
    with Visitor(browser, house) as learner:
        open_lesson(learner, "heimlich")
        expect(learner.page.locator(".bubble[data-lesson-step='0']")).to_be_visible()
        learner.page.get_by_role("banner").get_by_role("link", name="Rules").click()
        expect(learner.page.get_by_role("dialog", name="Rules")).to_be_visible()
        learner.page.keyboard.press("Escape")
        expect(learner.page.locator(".bubble[data-lesson-step='0']")).to_be_visible()


def go_through(page: Page, name: str, play: Callable[[str], None], go_on: Callable[[], None]) -> None:
    """From step to step until the last one; at each the bubble stands where it is in nobody's way."""
    lesson = learn.lesson(name)
    for number, step in enumerate(lesson.steps):
        expect(page.locator(f".bubble[data-lesson-step='{number}']")).to_be_visible()
        page.wait_for_function(COVERS_NOTHING, arg=[step.at, bool(step.move)], timeout=5000)
        if step.move:
            play(step.move)
        elif number + 1 < len(lesson.steps):
            go_on()


def expect_a_match(page: Page) -> None:
    page.wait_for_url("**/t/*")
    expect(page.locator(".decision")).to_be_visible()
    expect(page.locator(".bubble")).to_have_count(0)


def by_hand(browser: Browser, house: Served, name: str, *, touch: bool) -> None:
    press = tap if touch else click
    with Visitor(browser, house, **(TOUCH if touch else {})) as me:
        page = me.page
        open_lesson(me, name)

        def play(move: str) -> None:
            draft(page, press, learn.lesson(name).game, move, on_board=not touch)
            press(page.locator(".decision button[type=submit][aria-disabled=false]"))

        go_through(page, name, play, lambda: press(page.locator("[data-lesson-next]")))
        press(page.get_by_role("button", name="Play now"))
        expect_a_match(page)


def by_keyboard(browser: Browser, house: Served, name: str) -> None:
    with Fingers(browser, house) as me:
        open_lesson(me, name)
        lesson = learn.lesson(name)

        def play(move: str) -> None:
            since = me.count
            me.to_draft()
            me.write(move)
            me.press("Enter")
            me.heard("^Planned: ", since)
            me.press("Enter")

        def go_on() -> None:
            me.page.wait_for_function("() => document.activeElement.matches('[data-lesson-next]')")
            me.press("Enter")

        go_through(me.page, name, play, go_on)
        tutor = learn.Tutor("en", lesson)
        me.heard(re.escape(tutor.text(learn.Run(lesson, called="Rookie"))[0].split(". ")[0]))
        me.heard("Ready for a real match")
        me.page.wait_for_function("() => document.activeElement.textContent.includes('Play now')")
        assert me.lost == []
        me.press("Enter")
        expect_a_match(me.page)


@pytest.mark.parametrize(("way", "name"), ALL)
def test_a_lesson_to_its_end_and_into_a_real_match(browser: Browser, house: Served, way: str, name: str) -> None:
    if way == "keyboard":
        by_keyboard(browser, house, name)
    else:
        by_hand(browser, house, name, touch=way == "touch")


def test_another_legal_move_is_answered_and_an_illegal_one_leads_to_its_clause(browser: Browser, house: Served) -> None:
    with Visitor(browser, house) as me:
        steps = [step.say for step in learn.lesson("heimlich").steps]
        open_lesson(me, "heimlich", steps.index("split"))
        page, said = me.page, me.page.locator("[data-preview]")
        page.locator(".agents li:has(label[for$='-red']) button").last.click(click_count=3)
        expect(said).to_contain_text("Red (velvet) goes 3 steps")
        page.locator(".decision button[type=submit][aria-disabled=false]").click()
        expect(said).to_contain_text("Let us hide better: red 1 step, violet 2.")
        page.keyboard.press("F2")
        page.locator("#draft").fill("red+2 violet+2")
        page.keyboard.press("Enter")
        expect(said).to_contain_text("these add up to 4")
        said.get_by_role("button", name="HC-3.3").click()
        expect(page.get_by_role("dialog")).to_contain_text("HC-3.3")
        expect(page.locator(".bubble")).to_have_attribute("data-lesson-step", f"{steps.index('split')}")


def test_a_lesson_left_in_the_middle_goes_on_there_and_can_be_begun_anew(browser: Browser, house: Served) -> None:
    with Visitor(browser, house) as me:
        page, bubble = me.page, me.page.locator(".bubble")
        page.goto(f"{house.address}/learn/top_secret")
        page.locator("[data-lesson-next]").click()
        expect(bubble).to_have_attribute("data-lesson-step", "1")
        me.go_to_front_door()
        lessons = page.get_by_role("region", name="Lessons")
        expect(lessons.get_by_role("link")).to_have_count(len(LESSONS))
        lessons.get_by_role("link", name="Top Secret: your first match goes on at step 2").click()
        expect(bubble).to_have_attribute("data-lesson-step", "1")
        page.evaluate("localStorage['filature-lessons'] = JSON.stringify({ top_secret: 999 })")
        page.reload()
        page.get_by_role("button", name="Once more").click()
        expect(bubble).to_have_attribute("data-lesson-step", "0")


def test_a_first_match_offers_the_lesson_and_play_now_does_not_wait_for_it(browser: Browser, house: Served) -> None:
    with Visitor(browser, house) as me:
        me.go_to_front_door()
        card = me.page.locator("article[aria-labelledby=game-heimlich]")
        expect(card.get_by_role("link", name="First match, step by step")).to_have_attribute("href", "/learn/heimlich")
        card.get_by_role("button", name="Set up").click()
        form = me.page.locator("form[aria-labelledby=new-table]")
        form.get_by_role("button", name="First match").click()
        form.get_by_role("link", name="First match, step by step").click()
        expect(me.page.locator(".bubble")).to_be_visible()
        me.go_to_front_door()
        card.get_by_role("button", name="Play now").click()
        expect_a_match(me.page)


def test_an_unknown_lesson_says_so(browser: Browser, house: Served) -> None:
    with Visitor(browser, house) as me:
        answer = me.page.goto(f"{house.address}/learn/poker")
        assert answer is not None
        assert answer.status == 404
        expect(me.page.get_by_role("alert")).to_contain_text("There is no lesson 'poker'")


@pytest.mark.parametrize("device", ["desk", "phone"])
def test_a_step_is_for_everybody(browser: Browser, house: Served, device: str) -> None:
    with Visitor(browser, house, **(TOUCH if device == "phone" else {})) as me:
        open_lesson(me, "heimlich", 3)
        expect(me.page.locator(".bubble .task")).to_be_visible()
        assert examine(me.page) == {}
