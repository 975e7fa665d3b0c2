"""The replay tells who gave themselves away, and when: as a chart, as a table, in words, by keyboard, for everybody."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from filature.kernel.build import is_compiled
from tests.page.browsing import PHONE, Visitor
from tests.page.examining import examine
from tests.server.served import Served

QUESTIONS = {"en": "Who is whose?", "fr": "Qui est à qui ?", "de": "Wer ist wer?"}
TITLES = {"en": "Who gave themselves away, and when", "fr": "Qui s’est trahi quand", "de": "Wer sich wann verraten hat"}


def open_beliefs(page: Page, language: str) -> Locator:
    """The chart beside the replay of a match that is over."""
    expect(page.locator("#after-title")).to_be_visible()
    page.locator("section[aria-labelledby=again-title] a").click()
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
        expect(beliefs.locator(".opening h3")).to_have_text(QUESTIONS[language])
        expect(beliefs.locator(".opening p").first).to_have_text(re.compile(r"\w{3}"))
        lines = beliefs.locator("svg[role=img] path.line")
        dashes = lines.evaluate_all("lines => lines.map(line => line.getAttribute('stroke-dasharray'))")
        assert len(dashes) == len(set(dashes)) == 3, "told apart without colours, one for each player's agent"
        expect(beliefs.locator(".labels li svg[data-face]")).to_have_count(3)

        beliefs.locator("summary").click()
        rows = beliefs.locator("tbody tr")
        assert rows.count() > 2
        expect(rows.last.locator("td").first).to_have_text(re.compile(r"^\d+\s?%$"))

        scrubber = page.locator(".transport input[type=range]")
        timeline = beliefs.locator("figure input[type=range]")
        timeline.focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        expect(scrubber).not_to_have_value("0")
        expect(timeline).to_have_attribute("aria-valuetext", re.compile(r"\d+\s?%"))
        gone = int(scrubber.input_value())
        box = timeline.bounding_box()
        assert box
        timeline.click(position={"x": box["width"] - 3, "y": box["height"] / 2})
        expect(timeline).to_have_value(timeline.get_attribute("max") or "")
        assert int(scrubber.input_value()) > gone, "a click on the chart goes to that moment"

        point = beliefs.locator(".points button").last
        expect(point).to_contain_text("→")
        point.focus()
        page.keyboard.press("Enter")
        expect(scrubber).not_to_have_value("0")
        said = point.inner_text().partition(": ")[2].partition(" –")[0]
        assert said.split("(")[0].strip()[:12] in page.locator(".told").inner_text()
        expect(beliefs.locator("path.now")).to_have_count(1)

        expect(beliefs.locator("figcaption")).not_to_have_class(re.compile("unseen"))  # it names what the point told of
        if is_compiled():
            told = beliefs.locator(".highlights li button")
            told.first.click()
            expect(scrubber).not_to_have_value("0")
        beliefs.locator("select").last.select_option("p2")
        expect(beliefs.get_by_role("img")).to_be_visible()
        assert examine(visitor.page) == {}


def test_beliefs_fit_a_phone_however_long_their_secrets_are_called(browser: Browser, house: Served) -> None:
    table, host = house.new_table("double_agents", [{"by": "bot", "bot": "greedy"}] * 6)
    house.command(table, host, "start")
    with Visitor(browser, house, viewport=PHONE).visit(table) as visitor:
        beliefs = open_beliefs(visitor.page, "en")
        frame, chosen = (part.bounding_box() for part in (beliefs, beliefs.locator("select").first))
        assert frame
        assert chosen
        assert chosen["x"] + chosen["width"] <= frame["x"] + frame["width"] + 1
        assert examine(visitor.page) == {}
