"""The replay tells who gave themselves away, and when: as a chart, as a table, in words, by keyboard, for everybody."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.page.browsing import PHONE, Visitor
from tests.page.examining import examine
from tests.server.served import Served

TITLES = {"en": "Who gave themselves away, and when", "fr": "Qui s’est trahi quand", "de": "Wer sich wann verraten hat"}


def open_beliefs(page: Page, language: str) -> Locator:
    """The chart beside the replay of a match that is over."""
    expect(page.locator("#after-title")).to_be_visible()
    page.locator("section[aria-labelledby=again-title] button").first.click()
    page.get_by_role("button", name=TITLES[language]).click()
    beliefs = page.get_by_role("region", name=TITLES[language])
    expect(beliefs.get_by_role("img")).to_be_visible()
    return beliefs


@pytest.mark.parametrize("language", TITLES)
def test_beliefs_beside_the_replay(browser: Browser, house: Served, language: str) -> None:
    table, host = house.new_table("heimlich", [{"by": "bot", "bot": "greedy"}] * 3)
    house.command(table, host, "start")
    with Visitor(browser, house, language=language).visit(table) as visitor:
        page, beliefs = visitor.page, open_beliefs(visitor.page, language)
        lines = beliefs.locator("svg[role=img] path.line")
        dashes = lines.evaluate_all("lines => lines.map(line => line.getAttribute('stroke-dasharray'))")
        assert len(dashes) == len(set(dashes)) > 1, "told apart without colours"
        expect(beliefs.locator(".legend li")).to_have_count(len(dashes))

        beliefs.locator("summary").click()
        rows = beliefs.locator("tbody tr")
        assert rows.count() > 2
        expect(rows.last.locator("td").first).to_have_text(re.compile(r"^\d+\s?%$"))

        scrubber = page.locator("section[aria-labelledby=again-title] input[type=range]")
        point = beliefs.locator(".points button").last
        expect(point).to_contain_text("→")
        point.focus()
        page.keyboard.press("Enter")
        expect(scrubber).not_to_have_value("0")
        said = point.inner_text().partition(": ")[2].partition(" –")[0]
        assert said.split("(")[0].strip()[:12] in page.locator(".told").inner_text()
        expect(beliefs.locator("path.now")).to_have_count(1)

        beliefs.locator("select").first.select_option("p2")
        expect(beliefs.get_by_role("img")).to_be_visible()
        assert examine(visitor.page) == {}


def test_beliefs_fit_a_phone_however_long_their_secrets_are_called(browser: Browser, house: Served) -> None:
    table, host = house.new_table("double_agents", [{"by": "bot", "bot": "greedy"}] * 6)
    house.command(table, host, "start")
    with Visitor(browser, house, viewport=PHONE).visit(table) as visitor:
        beliefs = open_beliefs(visitor.page, "en")
        frame, chosen = (part.bounding_box() for part in (beliefs, beliefs.locator("select").last))
        assert frame
        assert chosen
        assert chosen["x"] + chosen["width"] <= frame["x"] + frame["width"] + 1
        assert examine(visitor.page) == {}
