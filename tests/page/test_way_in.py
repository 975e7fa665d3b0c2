"""From the start page to a match: the games, a new table, a code that is read aloud, and the lobby."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from filature.games import catalogue
from tests.page.browsing import DESK, PHONE, Visitor
from tests.page.examining import examine
from tests.page.hands import tap
from tests.server.served import Served

FRIEND_S = 15
"""So long a friend takes at most from the code in the ear to a chair."""
TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
OTHERS = [{"by": "open"}, {"by": "bot", "bot": "greedy"}]


def plan(page: Page, game: str) -> Locator:
    page.locator(f"article[aria-labelledby=game-{game}] button").last.click()
    return page.locator("form[aria-labelledby=new-table]")


def table_of(page: Page) -> str:
    page.wait_for_url("**/t/*")
    return page.url.rpartition("/")[2]


# The start page


def test_the_easiest_game_comes_first_and_each_says_how_it_feels(browser: Browser, house: Served) -> None:
    with Visitor(browser, house) as me:
        me.go_to_front_door()
        cards = me.page.get_by_role("article")
        labels = cards.evaluate_all("cards => cards.map(card => card.getAttribute('aria-labelledby'))")
        assert labels == [f"game-{name}" for name in catalogue.names()]
        expect(cards.first).to_contain_text("Bluff with a straight face")
        expect(cards.first).to_contain_text("2 to 7 players · 45 minutes · from 8")


@pytest.mark.parametrize("game", catalogue.names())
def test_a_first_move_is_two_taps_from_the_start_page(browser: Browser, house: Served, game: str) -> None:
    with Visitor(browser, house, **TOUCH) as me:
        me.go_to_front_door()
        tap(me.page.locator(f"article[aria-labelledby=game-{game}] button.main"))
        me.page.remove_locator_handler(me.page.locator(".dealt button"))
        # At most the identity card lies between: the second tap puts it away.
        decision = me.page.locator(".decision[data-asked=true]")
        expect(decision).to_be_visible()
        understood = me.page.locator(".dealt button")
        if understood.count():
            tap(understood)
        expect(decision).to_be_in_viewport()
        expect(understood).to_have_count(0)


# A new table


def test_a_table_of_twelve_with_bots_is_four_taps(browser: Browser, house: Served) -> None:
    with Visitor(browser, house, **TOUCH) as me:
        me.go_to_front_door()
        tap(me.page.locator("article[aria-labelledby=game-double_agents] button").last)
        tap(me.page.locator("[data-seats='12']"))
        tap(me.page.get_by_role("button", name="Fill with bots"))
        tap(me.page.get_by_role("button", name="Open and begin"))
        _, table = house.get(f"/api/tables/{table_of(me.page)}")
        assert [seat["by"] for seat in table["seats"]] == ["person", *["bot"] * 11]
        assert len({seat["face"] for seat in table["seats"]}) == 12
        assert len({seat["bot"] for seat in table["seats"][1:]}) > 3


def test_a_preset_sets_exactly_what_it_says(browser: Browser, house: Served) -> None:
    with Visitor(browser, house) as me:
        me.go_to_front_door()
        form = plan(me.page, "double_agents")
        form.get_by_role("button", name="Party").click()
        expect(form).to_contain_text("The dead drop Yes")
        expect(form).to_contain_text("Length of the discussion 90 seconds")
        form.get_by_role("button", name="Open the table").click()
        _, table = house.get(f"/api/tables/{table_of(me.page)}")
        usual = catalogue.game("double_agents").check_options({})
        changed = {key: value for key, value in table["options"].items() if value != getattr(usual, key)}
        assert changed == {"dead_drop": True, "discussion_seconds": 90}
        assert table["clock"] == {"kind": "none"}

        me.go_to_front_door()
        form = plan(me.page, "serum")
        form.get_by_role("button", name="First match").click()
        form.get_by_role("button", name="Open and begin").click()
        _, table = house.get(f"/api/tables/{table_of(me.page)}")
        assert table["options"]["assist"] == 2
        assert {seat["by"] for seat in table["seats"][1:]} == {"bot"}


def test_a_character_is_chosen_by_face(browser: Browser, house: Served) -> None:
    with Visitor(browser, house) as me:
        me.go_to_front_door()
        form = plan(me.page, "heimlich")
        chair = form.locator("ol.chairs > li").nth(1)
        chair.locator("select").select_option("bot")
        chair.locator("summary").click()
        chair.locator("label", has_text="Miss Beige").click()
        expect(chair.locator("summary")).to_contain_text("Miss Beige")
        expect(chair.locator("summary svg[data-face=beige]")).to_be_visible()
        form.get_by_role("button", name="Fill with bots").click()
        form.get_by_role("button", name="Open and begin").click()
        _, table = house.get(f"/api/tables/{table_of(me.page)}")
        assert (table["seats"][1]["bot"], table["seats"][1]["face"]) == ("greyman", "beige")


def test_the_form_is_read_in_another_language_at_once(browser: Browser, house: Served) -> None:
    with Visitor(browser, house) as me:
        me.go_to_front_door()
        form = plan(me.page, "serum")
        form.get_by_label("Name on chair 1").fill("Ann")
        form.get_by_text("House rules").click()
        me.page.locator("header select").first.select_option("fr")
        expect(form).to_have_accessible_name(re.compile("^Nouvelle table"))
        for option in house.get("/api/games", **{"accept-language": "fr"})[1]:
            if option["game"] == "serum":
                for rule in option["options"]:
                    expect(form.locator("label", has_text=rule["title"]).first).to_be_visible()
        expect(form.get_by_label("Nom sur la chaise 1")).to_have_value("Ann")


def test_a_refused_option_says_so_beside_its_field(browser: Browser, house: Served) -> None:
    with Visitor(browser, house) as me:
        me.go_to_front_door()
        form = plan(me.page, "top_secret")
        form.get_by_text("House rules").click()
        option = form.locator(".option", has=me.page.locator("#option-colours"))
        option.locator("select").select_option("")
        colours = option.get_by_role("group")
        colours.get_by_role("button", name="blue").click()
        form.get_by_role("button", name="Open the table").click()
        expect(option.get_by_role("alert")).to_contain_text("different colours")
        expect(option.get_by_role("alert")).to_be_in_viewport()
        form.locator("[data-seats='2']").click()
        colours.get_by_role("button", name="yellow").click()
        form.get_by_role("button", name="Open the table").click()
        _, table = house.get(f"/api/tables/{table_of(me.page)}")
        assert table["options"]["colours"] == ["blue", "yellow"]


# A code, and the lobby


def test_a_friend_who_hears_the_code_sits_down_in_fifteen_seconds(browser: Browser, house: Served) -> None:
    table, key = house.new_table("heimlich", [{"by": "me", "name": "Ann"}, *OTHERS])
    with Visitor(browser, house).visit(table, key) as ann, Visitor(browser, house, **TOUCH) as bob:
        code = ann.page.locator(".code b").inner_text()
        assert re.fullmatch(r"\d{3} \d{3}", code)
        began = time.monotonic()
        bob.page.goto(house.address)
        tap(bob.page.get_by_role("link", name="I have a code"))
        bob.page.get_by_label("Code or link").fill(code)
        tap(bob.page.get_by_role("button", name="Go"))
        bob.page.get_by_label("Your name").fill("Bob")
        tap(bob.page.get_by_role("button", name="Sit down"))
        expect(bob.page.get_by_text("(you)")).to_be_visible()
        took = time.monotonic() - began
        print(f"\nA friend by code: {took:.1f} s")
        assert took < FRIEND_S
        expect(ann.page.get_by_role("status").first).to_contain_text("Not ready yet: Bob.")
        tap(bob.page.get_by_role("button", name="I am ready"))
        expect(ann.page.locator(".chairs li").nth(1)).to_contain_text("ready")
        expect(ann.page.locator("#waiting")).to_have_text("Everybody is here. Begin when you like.")
        ann.page.get_by_role("button", name="Begin").click()
        expect(bob.page.get_by_role("listbox").first).to_be_visible()


def test_a_wrong_code_is_said_where_it_was_typed(browser: Browser, house: Served) -> None:
    with Visitor(browser, house) as me:
        answer = me.page.goto(f"{house.address}/join/000000")
        assert answer is not None
        assert answer.status == 404
        expect(me.page.get_by_role("alert")).to_contain_text("No table waits under 000000.")
        expect(me.page.get_by_label("Code or link")).to_have_value("000000")
        table, _ = house.new_table("heimlich", [{"by": "me", "name": "Ann"}, *OTHERS])
        me.page.get_by_label("Code or link").fill(house.get(f"/api/tables/{table}")[1]["code"])
        me.page.get_by_role("button", name="Go").click()
        expect(me.page.locator("#lobby-title")).to_be_visible()


def test_the_lobby_says_what_is_played_and_how(browser: Browser, house: Served) -> None:
    wishes = {"options": {"mode": "advanced", "turn_limit": 40}, "clock": {"kind": "move", "seconds": 60}}
    table, _ = house.new_table("heimlich", [{"by": "me", "name": "Ann"}, *OTHERS], **wishes)
    with Visitor(browser, house, language="de").visit(table) as guest:
        lobby = guest.page.locator("section[aria-labelledby=lobby-title]")
        for term in ("Erweitert", "40", "60 Sekunden je Zug"):
            expect(lobby.locator(".what li", has_text=term)).to_be_visible()
        guest.page.locator("header select").first.select_option("en")
        expect(lobby.locator(".what li", has_text="Advanced")).to_be_visible()


# All of it


@pytest.mark.full
@pytest.mark.parametrize("theme", ["night", "paper", "contrast"])
@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("device", ["desk", "phone"])
def test_every_screen_of_the_way_in(browser: Browser, house: Served, theme: str, language: str, device: str) -> None:
    table, key = house.new_table("double_agents", [{"by": "me", "name": "Ann"}, *OTHERS, *OTHERS[1:] * 4])
    wishes = {"viewport": DESK} if device == "desk" else TOUCH
    with Visitor(browser, house, language=language, **wishes) as me:
        page = me.page
        kept = f"localStorage['filature-preferences'] = JSON.stringify({{ theme: '{theme}', language: '{language}' }})"
        me.context.add_init_script(kept)

        def look(name: str) -> None:
            me.shoot(f"way-in-{name}-{device}-{theme}-{language}")
            assert examine(page) == {}
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name

        me.go_to_front_door()
        look("start")
        for game in catalogue.names():
            form = plan(page, game)
            for fold in form.locator(":scope > details > summary").all():
                fold.click()
            look(f"form-{game}")
        page.goto(f"{house.address}/join/000000")
        expect(page.get_by_role("alert")).to_be_visible()
        look("join")
        page.goto(f"{house.address}/t/aaaaaaaaaa")
        expect(page.get_by_role("alert")).to_be_visible()
        look("dead")
        me.visit(table, key)
        expect(page.locator(".what li").first).to_be_visible()
        look("lobby")
        me.go_to_front_door()
        expect(page.locator("[aria-labelledby=mine] .faces svg").first).to_be_visible()
        look("continue")
