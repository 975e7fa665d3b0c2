"""How a match ends on the page: scene by scene, with nothing given away before; then who has won, why, and the sum."""

from __future__ import annotations

import re
import struct
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.language.test_endings import scenes
from tests.page.endings import ENDINGS, SIZES, before_the_end
from tests.page.examining import axe
from tests.server.served import Served

WHY = {
    ("heimlich", "goal"): ["got to 42 before everybody else", "stand on the same stone"],
    ("heimlich", "independent"): ["got to 42 first, and works for nobody"],
    ("heimlich", "cap"): ["nobody has 42 points"],
    ("heimlich", "report"): ["Agent and report together", "Agent and report together, Ann"],
    ("heimlich", "blocked"): ["works for nobody has more points"],
    ("heimlich", "unreported"): ["before the reports, and Ann and Bob have as many points"],
    ("heimlich", "unreported-blocked"): ["before the reports, and an agent who works for nobody"],
    ("serum", "escaped"): ["every line of the file is right"],
    ("serum", "wrong-file"): ["1 of 6 lines of the file is wrong"],
    ("serum", "captured"): ["met two pursuers on one square: VM1"],
    ("serum", "stalled"): ["over before .* was away"],
    ("serum", "limit"): ["nobody has fled"] * 2,
    ("top_secret", "secrets"): ["secrets home; ten were enough"],
    ("top_secret", "last"): ["Nobody else has agents left"] * 3,
    ("top_secret", "dead"): ["nobody gets to ten secrets. Ann and Bob are level: 9 secrets"],
    ("top_secret", "limit"): ["The rounds are over, and nobody has ten secrets"],
    ("double_agents", "cia"): [r"\d+ points for the CIA, \d+ for the KGB"] * 2,
    ("double_agents", "kgb"): [r"\d+ points for the KGB, \d+ for the CIA"] * 2,
    ("double_agents", "draw"): [r"Both companies have \d+ points"],
}
"""What is said of each ending, as often as it is laid out."""
GATE = [("heimlich", "report", 0), ("serum", "wrong-file", 0), ("double_agents", "cia", 1), ("top_secret", "dead", 0)]
FIRST_SCREEN = """part => {
  const box = part.getBoundingClientRect();
  return box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth
    && part.scrollWidth <= part.clientWidth + 1;
}"""
CAPTIONS = """
window.captions = [];
document.addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
  const caption = document.querySelector('.layer p.caption')?.textContent;
  if (caption && window.captions.at(-1) !== caption) window.captions.push(caption);
}).observe(document, { subtree: true, childList: true, characterData: true }));
"""


def check_first_screen(page: Page, why: str) -> None:
    expect(page.locator("#after-title")).to_be_visible()
    page.evaluate("document.fonts.ready")
    reason, table = page.locator("[data-part=why]"), page.locator("[data-part=sum]")
    expect(reason).to_have_text(re.compile(why))
    for part in (reason, table):
        assert part.evaluate(FIRST_SCREEN), part.evaluate("part => JSON.stringify(part.getBoundingClientRect())")
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"), "the page is too wide"


def see(browser: Browser, house: Served, game: str, name: str, number: int) -> None:
    scene = scenes(game)[name][number]
    with before_the_end(browser, house, scene) as (ann, ending):
        ending.end()
        for viewport in SIZES.values():
            ann.page.set_viewport_size(viewport)  # type: ignore[arg-type]
            ann.page.evaluate("scrollTo(0, 0)")
            check_first_screen(ann.page, WHY[game, name][number])
        outcome = ending.match.outcome()
        assert outcome is not None
        winner, rows = ann.page.locator(".winner"), ann.page.locator("[data-part=sum] tbody tr")
        for seat in outcome.winners:
            expect(winner).to_contain_text(ending.match.names[seat])
        if not outcome.winners and name != "draw":
            expect(winner).to_have_text("Nobody wins.")
        assert rows.count() >= 2


def test_every_ending_of_every_game_is_looked_at() -> None:
    assert {(game, name): len(WHY[game, name]) for game, name in WHY} == {
        (game, name): len(scenes(game)[name]) for game, name, _ in ENDINGS
    }


@pytest.mark.parametrize(("game", "name", "number"), GATE)
def test_reason_and_sum_are_on_the_first_screen(
    browser: Browser, house: Served, game: str, name: str, number: int
) -> None:
    see(browser, house, game, name, number)


@pytest.mark.full
@pytest.mark.parametrize(("game", "name", "number"), [ending for ending in ENDINGS if ending not in GATE])
def test_reason_and_sum_are_on_the_first_screen_whatever_the_ending(
    browser: Browser, house: Served, game: str, name: str, number: int
) -> None:
    see(browser, house, game, name, number)


VEILED = {
    "heimlich": (".roster .owner", ".roster .owner"),
    "serum": (".town .fake", ".town .fake"),
    "double_agents": (".person .stamp", ".person .stamp"),
}
"""What a board shows when everything is out: not before."""


@pytest.mark.parametrize(("game", "name", "number"), GATE)
def test_the_end_is_played_and_nothing_is_given_away_before(
    browser: Browser, house: Served, game: str, name: str, number: int
) -> None:
    scene = scenes(game)[name][number]
    with before_the_end(browser, house, scene, pace="calm", reduced_motion="no-preference") as (ann, ending):
        page = ann.page
        ending.end()
        expect(page.get_by_role("button", name="To the result")).to_be_visible()
        expect(page.locator("#after-title")).to_have_count(0)
        over = ending.speaker.event(next(event for event in ending.match.events if event.kind == "over"))
        assert over.split(".")[-2] not in page.locator("#panel-log").inner_text()
        if game in VEILED:
            expect(page.locator(VEILED[game][0])).to_have_count(0)
        page.get_by_role("button", name="To the result").click()
        expect(page.locator("#after-title")).to_be_focused()
        if game in VEILED:
            expect(page.locator(VEILED[game][1])).not_to_have_count(0)
        page.get_by_role("button", name="See the end again").click()
        expect(page.locator(".layer p.caption")).to_be_visible()
        expect(page.locator("#after-title")).to_have_count(0)
        page.locator(".layer").click()
        expect(page.locator("#after-title")).to_be_visible()


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_an_unmasking_is_played_to_its_end_and_spoken_in_the_same_order(
    browser: Browser, house: Served, motion: str
) -> None:
    scene = scenes("heimlich")["report"][0]
    with before_the_end(browser, house, scene, pace="brisk", reduced_motion=motion) as (ann, ending):
        ann.page.add_init_script(CAPTIONS)
        ann.page.reload()
        expect(ann.page.locator("[data-part=recent]")).to_be_visible()
        ann.page.wait_for_timeout(1600)  # what is said on entering is said
        ending.end()
        expect(ann.page.locator("#after-title")).to_be_visible()
        captions: list[str] = ann.page.evaluate("window.captions")
        masks = [caption for caption in captions if "worked for nobody" in caption or "all along" in caption]
        assert [mask.split(",")[0] for mask in masks] == ["Violet", "Red", "Blue", "Orange"], captions
        assert captions[-1].endswith("Ann wins.")
        announced = ann.announced
        assert [sentence for sentence in announced if sentence in captions] == captions, announced


def test_where_scenes_are_off_the_result_is_there_at_once_and_the_same_is_spoken(
    browser: Browser, house: Served
) -> None:
    with before_the_end(browser, house, scenes("double_agents")["cia"][1]) as (ann, ending):
        ending.end()
        expect(ann.page.locator("#after-title")).to_be_visible()
        ann.heard("Ann accuses Ann")
        ann.heard("In the pots")
        ann.heard(r"points for the CIA.* win\.")


def test_the_big_screen_waits_for_the_end_too(browser: Browser, house: Served) -> None:
    scene = scenes("heimlich")["goal"][0]
    wishes: dict[str, Any] = {"pace": "calm", "seat": -2, "address": "/screen", "reduced_motion": "no-preference"}
    with before_the_end(browser, house, scene, **wishes) as (ann, ending):
        now = ann.page.locator(".now")
        ending.end()
        expect(ann.page.locator(".layer p.caption")).to_be_visible()
        expect(now).not_to_contain_text("Masks off")
        expect(ann.page.locator(".roster .owner")).to_have_count(0)
        expect(now).to_contain_text("Masks off")


def test_the_result_can_be_kept_as_a_picture(browser: Browser, house: Served, tmp_path: Path) -> None:
    with before_the_end(browser, house, scenes("heimlich")["report"][0]) as (ann, ending):
        ending.end()
        ann.page.get_by_text("Share", exact=True).click()
        expect(ann.page.get_by_label("Link to this match")).to_have_value(re.compile("/t/[a-z0-9]+$"))
        with ann.page.expect_download() as downloading:
            ann.page.get_by_role("button", name="Save as a picture").click()
        downloading.value.save_as(tmp_path / "result.png")
        data = (tmp_path / "result.png").read_bytes()
        assert data.startswith(b"\x89PNG")
        width, height = struct.unpack(">II", data[16:24])
        assert width == 1200
        assert height > 500
        assert len(data) > 20_000, "nothing is drawn"


def test_a_screen_reader_finds_the_result_in_order(browser: Browser, house: Served) -> None:
    with before_the_end(browser, house, scenes("heimlich")["report"][0]) as (ann, ending):
        ending.end()
        end = ann.page.locator("section[aria-labelledby=after-title]")
        expect(end).to_match_aria_snapshot("""
          - region "Masks off":
            - heading "Masks off" [level=2]
            - paragraph: Ann wins.
            - paragraph: Agent and report together, Ann has the most points.
            - table "The sum":
              - caption: The sum
              - rowgroup:
                - row "Player Agent Report Total"
              - rowgroup:
                - row "Ann orange 45 0 × 5 = 0 45"
                - row "Bob violet 0 0 × 5 = 0 0"
            - button "Rematch"
            - checkbox "Swap seats"
        """)
        assert axe(ann.page, ".over") == []
