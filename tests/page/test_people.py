"""People among people: a chair is handed over, phrases are said, somebody is muted, a watcher is sent away."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.browsing import Visitor
from tests.page.examining import examine
from tests.page.test_together import open_tab, secret_of
from tests.server.served import Served

TALK = {"en": "Talk", "fr": "Conversation", "de": "Gespräch"}


def chair_link(page: Page) -> str:
    """The link somebody makes for his chair."""
    open_tab(page, "settings")
    details = page.locator("#panel-settings details").filter(has_text="Hand over my chair")
    details.locator("summary").click()
    details.get_by_role("button", name="Make a link").click()
    return details.get_by_label("Link for your chair").input_value()


def test_a_chair_is_handed_over_by_a_link_that_works_once(browser: Browser, house: Served) -> None:
    table, (_, guest) = house.sit_at("heimlich", 2, watchers=False)
    with (
        Visitor(browser, house).visit(table, guest) as bob,
        Visitor(browser, house) as zoe,
        Visitor(browser, house) as late,
    ):
        secret = secret_of(bob.page)
        link = chair_link(bob.page)
        bob.heard("P2 offers the chair to somebody else")
        assert examine(bob.page, "#panel-settings") == {}
        assert "#chair=" in link
        zoe.page.goto(link)
        zoe.page.get_by_label("Your name").fill("Zoe")
        assert examine(zoe.page, "form") == {}
        zoe.page.get_by_role("button", name="Take the chair").click()
        assert secret_of(zoe.page) == secret
        assert "#" not in zoe.page.url
        expect(bob.page.get_by_role("alert")).to_contain_text("the chair may have been freed or handed over.")
        assert bob.page.locator(".pass").count() == 0
        late.page.goto(link)
        late.page.get_by_label("Your name").fill("Lea")
        late.page.get_by_role("button", name="Take the chair").click()
        expect(late.page.get_by_role("alert")).to_contain_text("This link opens nothing")


def test_a_link_for_a_chair_is_taken_back(browser: Browser, house: Served) -> None:
    table, (_, guest) = house.sit_at("heimlich", 2)
    with Visitor(browser, house).visit(table, guest) as bob:
        chair_link(bob.page)
        bob.page.get_by_role("button", name="Take the link back").click()
        bob.heard("P2 keeps the chair")
        expect(bob.page.get_by_label("Link for your chair")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "phrase"), [("en", "Well played!"), ("fr", "Bien joué !"), ("de", "Gut gespielt!")]
)
def test_phrases_are_buttons_and_heard_in_ones_own_language(
    browser: Browser, house: Served, language: str, phrase: str
) -> None:
    table, (host, guest) = house.sit_at("heimlich", 2, chat="phrases")
    with (
        Visitor(browser, house, language=language).visit(table, guest) as bob,
        Visitor(browser, house).visit(table, host) as ann,
    ):
        for visitor in (ann, bob):
            expect(visitor.page.locator("#mine-title")).to_be_visible()
        open_tab(bob.page, "chat")
        assert bob.page.locator("#panel-chat input:not([type])").count() == 0
        bob.page.locator("#panel-chat").get_by_role("button", name=phrase).click()
        ann.heard("P2: Well played!")
        expect(bob.page.get_by_role("log", name=TALK[language])).to_contain_text(phrase)
        assert examine(bob.page, "#panel-chat") == {}


def test_somebody_muted_is_neither_shown_nor_announced(browser: Browser, house: Served) -> None:
    table, (host, guest) = house.sit_at("heimlich", 2)
    with Visitor(browser, house).visit(table, host) as ann:
        expect(ann.page.locator("#mine-title")).to_be_visible()
        open_tab(ann.page, "chat")
        log = ann.page.get_by_role("log", name="Talk")
        house.command(table, guest, "chat", text="Blah one")
        ann.heard("P2: Blah one")
        ann.page.locator("#panel-chat summary").click()
        ann.page.get_by_role("checkbox", name="P2").check()
        expect(log).not_to_contain_text("Blah one")
        house.command(table, guest, "chat", text="Blah two")
        house.command(table, host, "chat", text="Peace")
        ann.heard("P1: Peace")
        expect(log).to_contain_text("Peace")
        expect(log).not_to_contain_text("Blah")
        assert not [sentence for sentence in ann.announced if "Blah two" in sentence]
        ann.page.reload()
        open_tab(ann.page, "chat")
        expect(log).to_contain_text("Peace")
        expect(log).not_to_contain_text("Blah")
        ann.page.locator("#panel-chat summary").click()
        ann.page.get_by_role("checkbox", name="P2").uncheck()
        expect(log).to_contain_text("Blah two")


def test_the_host_sends_a_watcher_away_who_does_not_come_back(browser: Browser, house: Served) -> None:
    table, (host, _) = house.sit_at("heimlich", 2)
    with Visitor(browser, house).visit(table, host) as ann, Visitor(browser, house) as wanda:
        expect(ann.page.locator("#mine-title")).to_be_visible()
        answer = wanda.page.goto(f"{house.address}/t/{table}")
        assert answer is not None
        assert answer.headers["x-robots-tag"] == "noindex"
        expect(wanda.page.get_by_role("listbox")).to_be_visible()
        open_tab(ann.page, "players")
        ann.page.get_by_role("button", name="Send away without a name").click()
        for _ in range(2):
            expect(wanda.page.get_by_role("alert")).to_contain_text("The host of this table has sent you away.")
            wanda.page.reload()
        expect(ann.page.get_by_role("button", name="Send away")).to_have_count(0)
