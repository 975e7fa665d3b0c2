"""Several people at one table: each in his language, on his device or all at one; they leave and come back."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Browser, Page, expect

from tests.page.browsing import Visitor
from tests.page.hands import click, from_list, uncover
from tests.server.served import Served

LOST = {
    "en": "The connection is lost",
    "fr": "La connexion est perdue",
    "de": "Die Verbindung ist weg",
}
BACK = {"en": "Connected again.", "fr": "De nouveau connecté.", "de": "Wieder verbunden."}


def play_one(visitor: Visitor, seed: int = 1) -> None:
    """Any move, from the list."""
    assert visitor.wait_for_my_turn()
    from_list(visitor.page, click, random.Random(seed))
    visitor.page.locator(".decision button[type=submit]").click()
    visitor.wait_until_played()


def on_move(house: Served, table: str) -> int:
    """The first seat that is to decide something."""
    _, update = house.get(f"/api/tables/{table}/updates")
    seat: int = update["view"]["waiting"][0]
    return seat


def play_turns(turns: int, house: Served, table: str, *people: Visitor) -> None:
    for turn in range(turns):
        play_one(people[on_move(house, table)], turn)


def show_secrets(page: Page) -> None:
    expect(page.locator("#mine-title")).to_be_visible()
    uncover(page, click)


def secret_of(page: Page) -> str:
    """Who one is in Heimlich & Co., as one's card says."""
    show_secrets(page)
    return page.locator(".pass .name").inner_text()


def open_tab(page: Page, name: str) -> None:
    page.locator(f"#tab-{name}").click()


def personal_link(page: Page) -> str:
    open_tab(page, "settings")
    page.locator("#panel-settings summary").last.click()
    return page.locator("#panel-settings details[open] input").input_value()


def test_each_plays_in_his_own_language(browser: Browser, house: Served) -> None:
    with Visitor(browser, house, language="fr") as amelie, Visitor(browser, house, language="de") as bernd:
        amelie.go_to_front_door()
        amelie.page.locator("article[aria-labelledby=game-heimlich] button").last.click()
        form = amelie.page.locator("form[aria-labelledby=new-table]")
        form.locator("[data-seats='2']").click()
        form.get_by_label("Nom sur la chaise 1").fill("Amélie")
        form.locator("button[type=submit]").click()
        invitation = amelie.page.get_by_label("Invitation").first.input_value()
        table = invitation.rpartition("/")[2]

        bernd.page.goto(invitation)
        bernd.page.get_by_label("Dein Name").fill("Bernd")
        bernd.page.get_by_role("button", name="Hinsetzen").click()
        expect(amelie.page.locator(".chairs li").nth(1)).to_contain_text("Bernd")
        amelie.page.get_by_role("button", name="Commencer").click()
        expect(amelie.page.locator(".decision")).to_be_visible()
        play_turns(4, house, table, amelie, bernd)

        expect(amelie.full_log()).to_contain_text("Vous déplacez")
        expect(amelie.full_log()).to_contain_text("Bernd déplace")
        expect(bernd.full_log()).to_contain_text("Du ziehst")
        expect(bernd.full_log()).to_contain_text("Amélie zieht")

        # Another language, in the middle of a turn: everything is said again, nothing else changes.
        mover = (amelie, bernd)[on_move(house, table)]
        assert mover.wait_for_my_turn()
        from_list(mover.page, click, random.Random(7))
        drafted = mover.page.locator(".decision [aria-pressed=true]").count()
        mover.page.evaluate("window.theSame = true")
        mover.page.locator("header select").first.select_option("en")
        expect(mover.full_log()).to_contain_text("You move")
        expect(mover.page.locator("[data-preview]")).to_contain_text(re.compile("step|The dossier goes to"))
        expect(mover.page.locator("html")).to_have_attribute("lang", "en")  # the words of the page come by themselves
        assert mover.page.evaluate("window.theSame")
        assert mover.page.locator(".decision [aria-pressed=true]").count() == drafted
        assert not [said for said in mover.announced if any(said.startswith(lost) for lost in LOST.values())]
        mover.page.locator(".decision button[type=submit]").click()
        mover.wait_until_played()


def test_one_closes_and_returns_by_his_link_and_two_tabs_stay_in_step(browser: Browser, house: Served) -> None:
    table, (host, guest) = house.sit_at("heimlich", 2)
    with Visitor(browser, house).visit(table, host) as ann:
        bob = Visitor(browser, house, language="de").visit(table, guest)
        play_turns(2, house, table, ann, bob)
        agent, log = secret_of(bob.page), bob.log
        link = personal_link(bob.page)
        bob.close()
        expect(ann.page.locator("section[aria-labelledby=players-title]")).to_contain_text("away")

        with Visitor(browser, house, language="de") as again:
            again.page.goto(link)
            expect(again.page.locator("section[aria-labelledby=players-title] strong")).to_have_text("(du)")
            assert "#" not in again.page.url, "a secret does not stay in the address"
            assert secret_of(again.page) == agent
            assert again.log == log
            expect(ann.page.locator("section[aria-labelledby=players-title]")).not_to_contain_text("away")

            second = again.context.new_page()
            second.goto(f"{house.address}/t/{table}")
            play_turns(2, house, table, ann, again)
            show_secrets(second)
            second.locator("[data-full-log]").click()
            expect(second.locator("#panel-log [role=log] p")).to_have_text(
                again.full_log().locator("p").all_text_contents()
            )


def test_a_draft_survives_the_death_of_the_house(browser: Browser, house: Served) -> None:
    table, (key,) = house.sit_at("heimlich", 1, "greedy")
    with (
        Visitor(browser, house).visit(table, key) as ann,
        Visitor(browser, house, language="fr").visit(table) as amelie,
        Visitor(browser, house, language="de").visit(table) as bernd,
    ):
        everybody = {"en": ann, "fr": amelie, "de": bernd}
        assert ann.wait_for_my_turn()
        show_secrets(ann.page)
        from_list(ann.page, click, random.Random(3))
        draft = ann.page.locator("#draft").input_value()
        for watcher in (amelie, bernd):
            expect(watcher.page.get_by_role("listbox")).to_be_visible()
        house.kill()
        try:
            for language, somebody in everybody.items():
                expect(somebody.page.locator(".lost")).to_contain_text(LOST[language])
            assert ann.page.locator("#draft").input_value() == draft
            ann.page.locator(".decision button[type=submit]").click()  # said now, done when somebody hears it
        finally:
            house.start()
        for language, somebody in everybody.items():
            expect(somebody.page.locator(".lost")).to_have_count(0)
            somebody.heard(f"^{BACK[language]}")
            spoken = " ".join(somebody.announced)
            assert spoken.count(LOST[language]) == spoken.count(BACK[language]) == 1
        ann.wait_until_played()
        expect(ann.full_log()).to_contain_text(f"You move {draft.partition('+')[0]} ")
