"""The rules behind ?: questions of players answered by one word, clauses by link, sheets on paper."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from filature.games import catalogue
from filature.language import LANGUAGES
from tests.page.browsing import PHONE, Visitor
from tests.page.examining import examine
from tests.page.hands import tap
from tests.server.served import Served

QUESTIONS = json.loads((Path(__file__).parents[1] / "language" / "player_questions.json").read_text(encoding="utf-8"))
SEEN = 3
"""Results that are seen without scrolling far."""
TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
PAPERS_PT = {"a4": (595, 842), "letter": (612, 792)}
OVER = """
() => {
  const sheet = document.querySelector('.sheet');
  const edge = sheet.getBoundingClientRect().right + 1;
  return [...sheet.querySelectorAll('*')]
    .filter(part => part.getBoundingClientRect().right > edge)
    .map(part => part.outerHTML.slice(0, 120));
}
"""


def answer_of(page: Page, word: str) -> list[str]:
    """The clauses that the first results for a word are, or lead to."""
    page.get_by_role("searchbox").fill(word)
    expect(page.locator("[data-found] h2")).to_contain_text(word)
    found: list[str] = page.locator("[data-found] article").evaluate_all(
        "(found, seen) => found.slice(0, seen).flatMap(one => "
        "[one.id, ...[...one.querySelectorAll('a')].map(link => link.hash.slice(1))])",
        SEEN,
    )
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", catalogue.names())
def test_ten_questions_of_a_player_by_one_word_each(browser: Browser, house: Served, game: str, language: str) -> None:
    with Visitor(browser, house, language=language) as me:
        me.page.goto(f"{house.address}/rules/{game}")
        asked = [(question["word"][language], question["clause"]) for question in QUESTIONS[game]]
        assert len(asked) == 10
        found = {word: answer_of(me.page, word) for word, _ in asked}
        assert {word: found[word] for word, clause in asked if clause not in found[word]} == {}


def test_at_a_table_the_answer_is_a_tap_and_a_word_away(browser: Browser, house: Served) -> None:
    table, (key,) = house.sit_at("heimlich", 1, "greedy")
    with Visitor(browser, house, **TOUCH).visit(table, key) as me:
        assert me.wait_for_my_turn()
        tap(me.page.get_by_role("button", name="Rules", exact=True))
        dialog = me.page.get_by_role("dialog")
        expect(dialog.get_by_role("heading", name="On one page")).to_be_visible()
        assert "HC-4.5" in answer_of(me.page, "ruin")
        tap(dialog.get_by_role("button", name="Close"))
        expect(dialog).to_have_count(0)
        expect(me.page.locator(".decision[data-asked=true]")).to_be_visible()


def test_a_mistyped_word_is_guessed_and_a_clause_has_a_link(browser: Browser, house: Served) -> None:
    with Visitor(browser, house) as me:
        me.page.goto(f"{house.address}/rules/heimlich#HC-4.8")
        expect(me.page.locator("[id='HC-4.8']")).to_be_in_viewport()
        expect(me.page.locator("[id='HC-4.8']")).to_be_focused()
        me.page.get_by_role("searchbox").fill("rtuin")
        me.page.get_by_role("button", name=re.compile("ruin")).click()
        expect(me.page.locator("[data-found] article").first).to_contain_text("−3")


def test_rules_that_there_are_not_lead_to_those_that_there_are(browser: Browser, house: Served) -> None:
    with Visitor(browser, house) as me:
        answer = me.page.goto(f"{house.address}/rules/chess")
        assert answer is not None
        assert answer.status == 404
        expect(me.page.get_by_role("alert")).to_contain_text("chess")
        me.page.get_by_role("link", name="Heimlich & Co.").click()
        expect(me.page).to_have_url(f"{house.address}/rules/heimlich")


def pick(page: Page, paper: str, size: str, sheet: str) -> Locator:
    for select, value in zip(page.locator(".controls select").all(), (sheet, paper, size), strict=True):
        select.select_option(value)
    return page.locator(f"[data-sheet={sheet}]")


@pytest.mark.parametrize("game", catalogue.names())
def test_every_sheet_prints_on_both_papers_also_large(browser: Browser, house: Served, game: str) -> None:
    with Visitor(browser, house) as me:
        me.page.goto(f"{house.address}/rules/{game}/print")
        choices = me.page.locator(".controls select").first.locator("option")
        expect(choices.first).to_be_attached()
        sheets = choices.evaluate_all("options => options.map(({ value }) => value)")
        assert {"card", "rules"} <= set(sheets)
        for sheet in sheets:
            pages = {}
            for size in ("normal", "large"):
                for paper, (wide, high) in PAPERS_PT.items():
                    drawn = pick(me.page, paper, size, sheet)
                    expect(drawn).to_have_class(re.compile(paper))
                    assert me.page.evaluate(OVER) == [], (sheet, paper, size)
                    printed = me.page.pdf(prefer_css_page_size=True)
                    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", printed)
                    assert {(round(float(w)), round(float(h))) for w, h in boxes} == {(wide, high)}, (sheet, size)
                    pages[paper, size] = len(boxes)
                    assert b"/Font" in printed
            if sheet == "rules":
                assert pages["a4", "large"] > pages["a4", "normal"]


@pytest.mark.full
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", catalogue.names())
def test_the_rules_are_read_by_everybody(browser: Browser, house: Served, game: str, language: str) -> None:
    with Visitor(browser, house, language=language) as me:
        for path in (f"/rules/{game}", f"/rules/{game}/print"):
            me.page.goto(house.address + path)
            expect(me.page.locator("article").first).to_be_visible()
            me.shoot(f"rules-{path.strip('/').replace('/', '-')}-{language}")
            assert examine(me.page) == {}


@pytest.mark.parametrize(
    ("game", "place", "title"),
    [
        ("heimlich", "ruin", "The ruin"),
        ("serum", "H1", "Hotel"),
        ("double_agents", "Rio", "Destinations"),
        ("top_secret", "H_red", "Headquarters"),
    ],
)
def test_a_place_of_the_board_is_explained_where_it_stands(
    browser: Browser, house: Served, game: str, place: str, title: str
) -> None:
    seats = catalogue.game(game).seats.start
    table, (key,) = house.sit_at(game, 1, *["greedy"] * (seats - 1))
    with Visitor(browser, house).visit(table, key) as me:
        me.page.locator(".decision").wait_for()
        spot = me.page.locator(f"[data-part=board] [data-place={place}]")
        hint = me.page.get_by_role("tooltip")
        spot.hover()
        expect(hint).to_contain_text(re.compile(title, re.IGNORECASE))
        me.page.get_by_role("heading", level=1).first.hover(force=True)
        me.page.keyboard.press("Escape")
        spot.focus()
        me.page.keyboard.press("F1")
        me.heard(title)
        expect(hint).to_be_visible()
        me.page.keyboard.press("Escape")
        expect(hint).to_have_count(0)
