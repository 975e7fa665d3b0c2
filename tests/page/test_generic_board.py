"""A game of another package, without a page, sentences or help: it is played by buttons all the same."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.page.browsing import DESK, PHONE, Visitor
from tests.page.examining import examine
from tests.page.hands import Press, click, tap, uncover
from tests.server.served import Served
from tests.test_adding_a_game import EXAMPLE

NESTED = """
from filature.games import catalogue
from filature.language.default_help import DEFAULT


class Game(type(catalogue.game("serum"))):
    name = "nested"
    help = DEFAULT


GAME = Game()
"""
GAMES = {
    "morra": EXAMPLE,
    "wide_morra": EXAMPLE.replace('"morra"', '"wide_morra"')
    .replace("3 * self.seats + 1", "100")
    .replace("actions = 10", "actions = 100"),
    "nested": NESTED,
}
"""The example of docs/adding-a-game.md; the same with more guesses than are listed; a view full of tables."""


@pytest.fixture(scope="module")
def foreign(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A house with games of another package, as pip would leave it."""
    folder = tmp_path_factory.mktemp("site-packages")
    for name, source in GAMES.items():
        (folder / f"{name}_game.py").write_text(source, encoding="utf-8")
    package = folder / "others-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: others\nVersion: 1\n")
    entries = [f"{name} = {name}_game:GAME" for name in GAMES]
    (package / "entry_points.txt").write_text("\n".join(["[filature.games]", *entries, ""]))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]))
        home = tmp_path_factory.mktemp("house")
        with Served(f"sqlite:///{home}/tables.db", home) as served:
            yield served


def open_table(visitor: Visitor, press: Press, seats: int) -> None:
    """From the front door, against bots that play anything."""
    page = visitor.page
    page.goto(visitor.house.address)
    press(page.locator("article[aria-labelledby=game-morra] button").last)
    form = page.locator("form[aria-labelledby=new-table]")
    press(form.locator(f"[data-seats='{seats}']"))
    for chair in form.locator("ol.chairs > li").all()[1:]:
        chair.locator("select").first.select_option("bot")
    press(form.locator("button[type=submit]"))


@pytest.mark.parametrize("device", ["desk", "phone"])
def test_a_whole_match_by_buttons(browser: Browser, foreign: Served, device: str) -> None:
    wishes = {"viewport": DESK} if device == "desk" else {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    press = click if device == "desk" else tap
    with Visitor(browser, foreign, **wishes) as visitor:
        page = visitor.page
        open_table(visitor, press, seats=3)
        assert visitor.wait_for_my_turn()
        board = page.locator(".board [role=region]")
        page.keyboard.press("Escape")
        expect(board).to_contain_text("covered")
        expect(board.locator("table")).to_have_count(0)
        uncover(page, press)
        card = board.get_by_role("row").filter(has=page.get_by_role("rowheader", name="card", exact=True))
        expect(card.get_by_role("cell")).to_have_text(re.compile("^[123]$"))
        expect(page.locator("#decision-prompt")).to_have_text("Choose one of your moves.")
        moves = page.get_by_role("group", name="Your moves").get_by_role("button")
        expect(moves).to_have_text([f"guess {number}" for number in range(3, 10)])
        expect(page.locator(".decision details")).to_have_count(0)  # they are not listed twice
        press(moves.nth(3))
        expect(moves.nth(3)).to_have_attribute("aria-pressed", "true")
        expect(page.locator("[data-preview]")).to_have_text("You play: guess 6.")
        visitor.shoot(f"generic-{device}")
        assert examine(page) == {}
        press(page.locator(".decision button[type=submit]"))
        expect(page.locator("section[aria-labelledby=after-title] .winner")).to_contain_text("win")
        expect(page.locator("section[aria-labelledby=after-title]")).to_contain_text("Points")
        expect(board.get_by_role("rowheader", name="guesses")).to_be_visible()
        assert "Dealt: card" in visitor.log
        assert "Guessed: player you." in visitor.log
        visitor.shoot(f"generic-{device}-over")
        press(page.get_by_role("link", name="Replay"))
        expect(page.locator(".replay [data-part=board] table")).to_have_count(1)


def test_more_moves_than_are_listed_are_written(browser: Browser, foreign: Served) -> None:
    table, (key,) = foreign.sit_at("wide_morra", 1, "random")
    with Visitor(browser, foreign).visit(table, key) as visitor:
        page = visitor.page
        assert visitor.wait_for_my_turn()
        uncover(page, click)
        form = page.locator(".decision")
        expect(form).to_contain_text("You have 98 moves. Write one of them below.")
        expect(form.locator(".moves button")).to_have_count(0)
        assert examine(page) == {}
        form.locator("summary").click()  # who wants to read them all may
        expect(form.locator(".moves button")).to_have_count(60)
        page.keyboard.press("F2")
        form.locator("#draft").fill("guess 77")
        form.locator("#draft").press("Enter")
        expect(page.locator("[data-preview]")).to_contain_text("77")
        form.locator("#draft").press("Enter")
        expect(page.locator("#after-title")).to_be_visible()


def test_every_question_has_an_answer(browser: Browser, foreign: Served) -> None:
    table, (key,) = foreign.sit_at("morra", 1, "random")
    with Visitor(browser, foreign).visit(table, key) as visitor:
        page = visitor.page
        assert visitor.wait_for_my_turn()
        uncover(page, click)
        page.locator("#tab-settings").click()
        panel = page.locator("section[aria-labelledby=questions-title]")
        answer = panel.locator("[data-answer]")
        for question, told in (
            ("Who am I", "You are player 1."),
            ("Whose turn", "The match waits for: you"),
            ("Scores", "The points are counted at the end."),
            ("Board", "card: "),
            ("What may I do", "You may play: guess 2, guess 3"),
            ("What do I know", "card: "),
            ("Last moves", "dealt: card"),
            ("Clues", "No clues so far."),
        ):
            panel.get_by_role("button", name=question).click()
            expect(answer).to_contain_text(told)
        for about, told in (("rules", "not written down"), ("where", "card: "), ("near", "There is no place")):
            page.keyboard.press("F2")
            page.locator("#draft").fill(f"{about} card")
            page.locator("#draft").press("Enter")
            expect(page.locator(".decision")).to_contain_text(told)


def test_tables_within_the_table_are_read_by_everybody(browser: Browser, foreign: Served) -> None:
    table, (key,) = foreign.sit_at("nested", 1, "random", "random")
    with Visitor(browser, foreign).visit(table, key) as visitor:
        page = visitor.page
        assert visitor.wait_for_my_turn()
        uncover(page, click)
        within = page.locator(".board").get_by_role("table", name="table", exact=True)
        expect(within.get_by_role("columnheader", name="colour")).to_be_visible()
        expect(within.get_by_role("row")).to_have_count(4)
        visitor.shoot("generic-nested")
        assert examine(page) == {}
        page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        visitor.shoot("generic-nested-phone")


@pytest.mark.parametrize("language", ["fr", "de"])
def test_somebody_who_watches_sees_the_public_board_in_his_language(
    browser: Browser, foreign: Served, language: str
) -> None:
    table, _ = foreign.sit_at("morra", 1, "random")
    with Visitor(browser, foreign, language=language).visit(table) as visitor:
        board = visitor.page.locator(".board [role=region]")
        expect(board.locator("caption")).to_contain_text({"fr": "ce que vous voyez", "de": "was du siehst"}[language])
        expect(board.get_by_role("rowheader", name="card", exact=True)).to_be_visible()
        assert examine(visitor.page) == {}
