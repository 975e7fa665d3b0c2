"""Everybody has a face, picked where one sits down and shown wherever one is named; bots are read in one's language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.page.browsing import Visitor
from tests.page.examining import examine
from tests.server.served import Served

BLUFF = "top hat, curled moustache, cape"
POSTMAN = {"by": "bot", "bot": "postman"}
ME = {"by": "me", "name": "Ann", "face": "sphinx"}


def faces(place: Locator) -> list[str | None]:
    return [face.get_attribute("data-face") for face in place.locator("svg[data-face]").all()]


def pick(page: Page, look: str) -> None:
    page.locator("summary", has_text="Your face").click()
    page.get_by_title(look).click()


def test_the_face_that_is_picked_once_is_worn_at_every_table(browser: Browser, house: Served) -> None:
    with Visitor(browser, house) as ann:
        page = ann.page
        page.goto(house.address)
        pick(page, BLUFF)
        expect(page.locator("details:has(fieldset)")).not_to_have_attribute("open", "")
        page.reload()
        expect(page.get_by_label(f"Your face: {BLUFF}")).to_be_visible()
        page.get_by_role("button", name="Play now").first.click()
        roster = page.locator(".roster")
        expect(roster.locator("svg[data-face=bluff]")).to_be_visible()
        worn = faces(roster)
        assert len(worn) == len(set(worn)) == roster.locator("li").count()


def test_a_face_is_picked_by_keyboard_alone(browser: Browser, house: Served) -> None:
    table, _ = house.new_table("heimlich", [ME, {"by": "open"}])
    with Visitor(browser, house) as bob:
        page = bob.page
        page.goto(f"{house.address}/t/{table}")
        page.get_by_label("Your name").fill("Bob")
        page.keyboard.press("Tab")
        expect(page.get_by_label("Your face: Whichever is free")).to_be_focused()
        page.keyboard.press("Enter")
        page.keyboard.press("Tab")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        expect(page.get_by_role("radio", name="turban with a tall feather")).to_be_checked()
        expect(page.get_by_role("radio", name="straight fringe, round glasses")).to_be_disabled()
        assert examine(page, "form") == {}
        page.keyboard.press("Escape")
        expect(page.get_by_label("Your face: turban with a tall feather")).to_be_focused()
        page.get_by_role("button", name="Sit down").click()
        expect(page.locator(".chairs svg[data-face=roulette]")).to_be_visible()
        assert faces(page.locator(".chairs")) == ["sphinx", "roulette"]


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Mr Telegram"), ("fr", "Monsieur Télégramme"), ("de", "Herr Telegramm")]
)
def test_a_bot_is_read_in_ones_own_language(browser: Browser, house: Served, language: str, name: str) -> None:
    table, key = house.new_table("top_secret", [ME, POSTMAN])
    with Visitor(browser, house, language=language) as ann:
        ann.visit(table, key)
        lobby = ann.page.locator(".chairs")
        expect(lobby).to_contain_text(name)
        assert faces(lobby)[:2] == ["sphinx", "telegram"]
        house.command(table, key, "start")
        expect(ann.page.locator(".roster")).to_contain_text(name)
        assert "ostman 2" not in ann.page.locator("body").inner_text()


def test_the_end_the_replay_and_the_figures_show_faces(browser: Browser, house: Served) -> None:
    bots = [{"by": "bot", "bot": "random", "face": face} for face in ("bluff", "beige", "index")]
    table, key = house.new_table("heimlich", bots, options={"turn_limit": 30})
    house.command(table, key, "start")
    with Visitor(browser, house).visit(table, key) as host:
        page = host.page
        page.get_by_role("button", name="Statistics").click()
        expect(page.locator(".tally svg[data-face=index]").first).to_be_visible()
        assert set(faces(page.locator(".tally").first)) == {"bluff", "beige", "index"}
        page.get_by_role("link", name="Replay").click()
        eyes = page.get_by_role("group", name="Seen by")
        expect(eyes.get_by_role("button", pressed=True)).to_have_count(1)
        assert faces(eyes) == ["bluff", "beige", "index"]


def test_every_company_has_a_flag_on_the_table_and_beside_its_people(browser: Browser, house: Served) -> None:
    table, (key,) = house.sit_at("double_agents", 1, *["greedy"] * 5)
    with Visitor(browser, house).visit(table, key) as ann:
        expect(ann.page.locator(".side.cia .flag path.cia")).to_have_count(1)
        expect(ann.page.locator(".side.kgb .flag path.kgb")).to_have_count(1)
        assert len(set(faces(ann.page.locator(".side")))) == 6
        roster = ann.page.locator(".roster")
        assert roster.locator("path.cia").count() == roster.locator("path.kgb").count() == 3
