"""Whatever goes wrong, the page says what happened and leads on; it is never blank, and nothing fails behind its back.

That nothing complains in the console is asserted by every visitor when he leaves.
"""

from __future__ import annotations

import random
import sqlite3

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.page.browsing import Visitor
from tests.page.hands import click, from_list
from tests.page.test_together import on_move, show_secrets
from tests.server.served import Served

DEAD = "aaaaaaaaaa"
FOREIGN = "a-key-of-somebody-else-entirely"


def refusal(page: Page, sentence: str) -> Locator:
    """What stands at a closed door."""
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(sentence)
    expect(alert.get_by_role("heading", level=1)).to_be_visible()
    return alert


def go_home(page: Page) -> None:
    page.get_by_role("button", name="To the start page").click()
    expect(page.get_by_role("article")).to_have_count(4)


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        (f"/t/{DEAD}", f"There is no table {DEAD} (any more)."),
        (f"/t/{DEAD}#{FOREIGN}", f"There is no table {DEAD} (any more)."),
        ("/t/Not%20a%20table!", "There is no table"),
        ("/t/", "There is nothing at this address."),
        ("/tables/of/old", "There is nothing at this address."),
    ],
)
def test_a_dead_link_says_so_and_leads_to_the_front_door(
    browser: Browser, house: Served, path: str, sentence: str
) -> None:
    with Visitor(browser, house) as visitor:
        visitor.page.goto(house.address + path)
        refusal(visitor.page, sentence)
        go_home(visitor.page)
        assert visitor.page.get_by_role("button", name=f"Forget table {DEAD}").count() == 0


def test_a_link_to_a_clause_that_is_not_there_any_more_says_so(browser: Browser, house: Served) -> None:
    with Visitor(browser, house) as visitor:
        visitor.page.goto(f"{house.address}/rules/heimlich#HC-99.9")
        expect(visitor.page.locator("[data-found] h2")).to_contain_text("HC-99.9")
        expect(visitor.page.get_by_role("searchbox")).to_have_value("HC-99.9")
        visitor.heard("HC-99.9")


def test_a_link_with_a_garbled_code_leads_to_where_one_can_type_it(browser: Browser, house: Served) -> None:
    with Visitor(browser, house) as visitor:
        visitor.page.goto(f"{house.address}/join/%")
        expect(visitor.page.get_by_role("heading", name="Join a table")).to_be_visible()


def test_what_is_no_code_is_said_where_it_was_typed(browser: Browser, house: Served) -> None:
    with Visitor(browser, house) as visitor:
        visitor.go_to_front_door()
        visitor.page.get_by_label("Code or link").fill("open sesame")
        visitor.page.get_by_role("button", name="Go").click()
        expect(visitor.page.get_by_role("alert")).to_contain_text("A code has six digits.")
        visitor.page.get_by_label("Code or link").fill(f"https://example.org/t/{DEAD}")
        visitor.page.get_by_role("button", name="Go").click()
        refusal(visitor.page, "There is no table")


def test_a_foreign_key_may_watch_instead(browser: Browser, house: Served) -> None:
    table, _ = house.sit_at("heimlich", 2)
    with Visitor(browser, house).visit(table, FOREIGN) as visitor:
        refusal(visitor.page, "This key opens nothing at this table").get_by_role("button", name="Watch").click()
        expect(visitor.page.get_by_role("listbox")).to_be_visible()
        visitor.page.reload()
        expect(visitor.page.get_by_role("listbox")).to_be_visible()
        expect(visitor.page.locator("[data-part=identity]")).to_contain_text("You are watching")


def test_a_seat_that_is_taken_away_is_not_lost_without_a_word(browser: Browser, house: Served) -> None:
    table, (_, guest) = house.sit_at("heimlich", 2)
    with Visitor(browser, house).visit(table, guest) as bob:
        show_secrets(bob.page)
        new = house.hand_over(table, guest)
        refusal(bob.page, "the chair may have been freed or handed over.")
        assert bob.page.locator(".pass").count() == 0
        bob.page.get_by_role("button", name="To the start page").click()
        with Visitor(browser, house).visit(table, new) as again:
            expect(again.page.locator("#mine-title")).to_be_visible()


def test_a_full_table_offers_to_watch(browser: Browser, house: Served) -> None:
    table, host = house.new_table("heimlich", [{"by": "me", "name": "Ann"}, {"by": "open"}])
    with Visitor(browser, house).visit(table) as late:
        expect(late.page.get_by_role("button", name="Sit down")).to_be_visible()
        house.command(table, None, "sit", name="Bob")
        expect(late.page.locator("section[aria-labelledby=lobby-title]")).to_contain_text("All chairs are taken.")
        assert late.page.get_by_role("button", name="Sit down").count() == 0
        house.command(table, host, "start")
        expect(late.page.get_by_role("listbox")).to_be_visible()


def test_a_chair_taken_meanwhile_is_refused_in_words(browser: Browser, house: Served) -> None:
    table, _ = house.new_table("heimlich", [{"by": "me", "name": "Ann"}, {"by": "open"}])
    with Visitor(browser, house).visit(table) as late:
        late.page.get_by_label("Your name").fill("Carl")
        late.page.route("**/commands", lambda route: (house.command(table, None, "sit", name="Bob"), route.continue_()))
        late.page.get_by_role("button", name="Sit down").click()
        expect(late.page.get_by_role("alert")).to_have_text("All chairs of this table are taken.")


def test_where_watchers_are_not_wanted_the_door_says_so(browser: Browser, house: Served) -> None:
    table, _ = house.sit_at("heimlich", 2, watchers=False)
    with Visitor(browser, house).visit(table) as visitor:
        refusal(visitor.page, "This table does not want watchers.")
        go_home(visitor.page)


@pytest.mark.parametrize("started", [False, True])
def test_a_closed_table_says_so(browser: Browser, house: Served, started: bool) -> None:
    table, host = house.new_table("heimlich", [{"by": "me", "name": "Ann"}, {"by": "bot", "bot": "greedy"}])
    if started:
        house.command(table, host, "start")
    with Visitor(browser, house).visit(table, host) as ann:
        expect(ann.page.locator(".decision" if started else "#lobby-title")).to_be_visible()
        house.command(table, host, "close")
        expect(ann.page.locator(".table")).to_contain_text("closed")
        assert ann.page.locator(".decision").count() == 0
        go_home(ann.page)


def test_a_refused_move_stays_where_it_can_be_mended(browser: Browser, house: Served) -> None:
    table, keys = house.sit_at("heimlich", 2)
    with Visitor(browser, house).visit(table, keys[0]) as ann, Visitor(browser, house) as bob:
        bob.visit(table, keys[1])
        mover = (ann, bob)[on_move(house, table)]
        assert mover.wait_for_my_turn()
        mover.page.keyboard.press("F2")
        mover.page.locator("#draft").fill("xyzzy")
        mover.page.keyboard.press("Enter")
        problem = mover.page.locator("[data-preview] .secret")
        expect(problem).not_to_be_empty()
        assert mover.page.locator("#draft").input_value() == "xyzzy"

        # The same seat moves on another device: what was drafted here is refused, and stays.
        from_list(mover.page, click, random.Random(1))
        draft = mover.page.locator("#draft").input_value()
        key = keys[(ann, bob).index(mover)]
        _, mine = house.get(f"/api/tables/{table}/updates?moves=true", key)
        house.command(table, key, "move", text=mine["moves"][0], version=mine["version"])
        expect(mover.page.locator("#decision-title")).to_have_text("It is not your turn")
        mover.page.locator("#draft").press("Enter")
        expect(problem).to_contain_text("cannot move now")
        assert mover.page.locator("#draft").input_value() == draft


def test_a_match_that_was_cleared_away_says_so(browser: Browser, house: Served) -> None:
    table, (key,) = house.sit_at("heimlich", 1, "greedy")
    with Visitor(browser, house).visit(table, key) as ann:
        assert ann.wait_for_my_turn()
        house.kill()
        with sqlite3.connect(house.database.removeprefix("sqlite:///")) as storage:
            storage.execute("DELETE FROM log WHERE table_id = ?", [table])
            storage.execute("DELETE FROM tables WHERE id = ?", [table])
        house.start()
        refusal(ann.page, f"There is no table {table} (any more).")
        go_home(ann.page)
        assert ann.page.get_by_role("button", name=f"Forget table {table}").count() == 0


def test_a_page_without_words_says_so_in_three_languages(browser: Browser, house: Served) -> None:
    with Visitor(browser, house) as visitor:
        visitor.page.route("**/assets/page.en-*", lambda route: route.abort())
        visitor.page.goto(house.address)
        expect(visitor.page.locator("body")).to_contain_text("The server does not answer.")
        visitor.page.unroute_all()
        visitor.page.get_by_role("button").click()
        expect(visitor.page.get_by_role("article")).to_have_count(4)


def test_a_house_that_is_away_is_asked_again(browser: Browser, house: Served) -> None:
    table, (key,) = house.sit_at("heimlich", 1, "greedy")
    with Visitor(browser, house) as early, Visitor(browser, house).visit(table, key) as ann:
        early.go_to_front_door()
        assert ann.wait_for_my_turn()
        house.kill()
        try:
            early.page.locator("article button").first.click()
            expect(early.page.get_by_role("alert")).to_contain_text("The server does not answer.")
            ann.page.locator("#tab-settings").click()
            ann.page.get_by_role("button", name="Whose turn?").click()
            expect(ann.page.locator("[data-answer]")).to_contain_text("nothing of yours is lost")
            ann.page.locator("header select").first.select_option("fr")
            expect(ann.page.get_by_role("alert")).to_contain_text("A part of the page did not come.")
            early.page.locator("header select").first.select_option("de")
        finally:
            house.start()
        ann.page.get_by_role("button", name="Load the page again").click()
        expect(ann.page.locator("#decision-title")).to_have_text("À vous de jouer")
        early.page.get_by_role("button", name="Load the page again").click()
        expect(early.page.get_by_role("article")).to_have_count(4)
        expect(early.page.get_by_role("heading", name="Spiele")).to_be_visible()
