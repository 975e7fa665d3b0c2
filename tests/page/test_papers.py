"""Beside the board: talk and its hush, notes for oneself, and hints of the house."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, Route, expect

from tests.page.browsing import Visitor
from tests.page.examining import examine
from tests.page.test_together import open_tab, show_secrets
from tests.server.served import Served
from tests.server.test_hints import play_some


def say(page: Page, words: str, channel: str | None = None) -> None:
    open_tab(page, "chat")
    if channel:
        page.get_by_label("Channel").select_option(channel)
    page.get_by_label("What do you say?").fill(words)
    page.get_by_role("button", name="Say", exact=True).click()


def test_people_talk_and_a_company_is_hushed(browser: Browser, house: Served) -> None:
    table, keys = house.sit_at("double_agents", 6, options={"hush_seconds": 90})
    views = [house.get(f"/api/tables/{table}/updates", key)[1]["view"] for key in keys]
    cia, kgb = ([seat for seat, view in enumerate(views) if view["company"] == company] for company in ("cia", "kgb"))
    with Visitor(browser, house).visit(table, keys[cia[0]]) as ann, Visitor(browser, house) as boris:
        boris.visit(table, keys[kgb[0]])
        show_secrets(ann.page)
        show_secrets(boris.page)
        say(ann.page, "All to Rio.", "cia")
        say(ann.page, "Nice weather.", "table")
        open_tab(boris.page, "chat")
        expect(boris.page.locator(".chat")).to_contain_text("Nice weather.")
        expect(ann.page.locator(".chat")).to_contain_text("All to Rio.")
        assert not [frame for frame in boris.frames if "All to Rio." in frame]

        ann.page.keyboard.press("Escape")
        expect(ann.page.locator(".chat")).not_to_contain_text("All to Rio.")
        expect(ann.page.locator(".chat")).to_contain_text("Nice weather.")

        for seat in cia:
            lock_something(house, table, keys[seat])
        hush = boris.page.locator(".deadline")
        expect(hush).to_contain_text("Radio silence, KGB: 1:")
        first = hush.inner_text()
        expect(hush).not_to_have_text(first)  # the seconds go by
        silence = boris.page.locator("#panel-chat .silence")
        expect(silence).to_contain_text("Radio silence! The KGB says nothing until the destinations are revealed. 1:")
        expect(boris.page.locator("#panel-chat .say")).to_have_count(0)
        expect(ann.page.locator(".deadline")).to_contain_text("Radio silence, KGB: 1:")


def test_what_is_chosen_and_not_played_is_kept_at_the_deadline(browser: Browser, house: Served) -> None:
    table, keys = house.sit_at("double_agents", 6, options={"hush_seconds": 2})
    with Visitor(browser, house).visit(table, keys[0]) as me:
        show_secrets(me.page)
        form = me.page.locator(".decision fieldset")
        form.first.locator("input").last.check()
        form.last.locator("input").nth(2).check()
        preview = me.page.locator("[data-preview]")
        expect(preview).to_contain_text("to Cairo")
        expect(preview).to_contain_text("It is final once you play it")

        me.page.reload()  # whoever comes back finds what was chosen
        show_secrets(me.page)
        expect(me.page.locator("#draft")).to_have_value(re.compile("^lock .* Cairo$"))
        for key in keys[1:]:
            lock_something(house, table, key)
        me.heard("Leg 1|leg 2")
        _, mine = house.get(f"/api/tables/{table}/updates", keys[0])
        assert mine["view"]["locations"][0] == "Cairo"
        expect(me.page.locator("#draft")).to_have_value("")


def lock_something(house: Served, table: str, key: str) -> None:
    _, mine = house.get(f"/api/tables/{table}/updates?moves=true", key)
    house.command(table, key, "move", text=mine["moves"][0], version=mine["version"])


def test_notes_are_kept_for_oneself(browser: Browser, house: Served) -> None:
    colours = ["orange", "violet", "red", "blue"]
    table, keys = house.sit_at("heimlich", 2, options={"colours": colours})
    cards = [house.get(f"/api/tables/{table}/updates", key)[1]["view"]["identity"] for key in keys]
    [violet, *_] = [colour for colour in colours if colour not in cards]
    with Visitor(browser, house).visit(table, keys[0]) as ann:
        open_tab(ann.page, "notes")
        ann.page.keyboard.press("Escape")
        expect(ann.page.locator("#panel-notes")).to_contain_text("covered")
        show_secrets(ann.page)
        cell = ann.page.get_by_role("button", name=f"P2, {violet}: ")
        cell.click()
        expect(cell).to_have_accessible_name(f"P2, {violet}: no")
        cell.click()
        expect(cell).to_have_accessible_name(f"P2, {violet}: maybe")
        ann.page.get_by_label("A note for yourself").fill("P2 looked at violet.")
        ann.page.get_by_role("button", name="Keep the note").click()
        expect(ann.page.locator("#panel-notes li")).to_have_text("Turn 1: P2 looked at violet.")

        ann.page.reload()
        open_tab(ann.page, "notes")
        show_secrets(ann.page)
        expect(ann.page.locator("#panel-notes li")).to_have_text("Turn 1: P2 looked at violet.")
        expect(cell).to_have_accessible_name(f"P2, {violet}: maybe")
    with Visitor(browser, house).visit(table, keys[1]) as bob:
        show_secrets(bob.page)
        open_tab(bob.page, "notes")
        expect(bob.page.get_by_role("button", name=f"P1, {violet}: ")).to_have_accessible_name(f"P1, {violet}: no mark")
        assert "looked at violet" not in bob.page.content() + "".join(bob.frames)


def test_the_house_says_what_to_suspect_where_the_table_allows_it(browser: Browser, house: Served) -> None:
    plain, [player] = house.sit_at("heimlich", 1, "greedy")
    with Visitor(browser, house).visit(plain, player) as ann:
        open_tab(ann.page, "settings")
        expect(ann.page.get_by_role("button", name="What do I know?")).to_be_visible()
        expect(ann.page.get_by_role("button", name="Whom should I suspect?")).to_have_count(0)

    table, key = play_some(house)
    with Visitor(browser, house) as watcher:
        open_tab(watcher.visit(table).page, "settings")
        expect(watcher.page.get_by_role("button", name="Clues")).to_be_visible()
        expect(watcher.page.get_by_role("button", name="Whom should I suspect?")).to_have_count(0)
    with Visitor(browser, house).visit(table, key) as ann:
        open_tab(ann.page, "settings")
        answer, suspect = (
            ann.page.locator("[data-answer]"),
            ann.page.get_by_role("button", name="Whom should I suspect?"),
        )
        box = suspect.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        since = len(ann.announced)
        held: list[Route] = []
        # An answer that comes at once is said instead of that somebody thinks.
        ann.page.route(re.compile("/hint"), lambda route: held.append(route))
        suspect.focus()
        ann.page.keyboard.press("Enter")
        ann.heard("^Thinking …", since)
        held.pop().continue_()
        belief = ann.heard(r"^[^–]* works for [^–]*%\.$", since)
        expect(answer.locator("p").first).to_have_text(belief)
        expect(answer).to_contain_text("→")
        expect(suspect).to_have_attribute("aria-busy", "false")
        expect(suspect).to_be_focused()
        assert examine(ann.page, "section[aria-labelledby=questions-title]") == {}

        ann.page.keyboard.press("Escape")
        expect(answer).to_be_empty()
