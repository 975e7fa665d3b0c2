"""Three people share a tablet: how often it changes hands in a turn of each game, and what is told on the way."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.page.browsing import Visitor
from tests.page.hands import click, note
from tests.server.served import Served

TABLET = {"width": 820, "height": 1180}
PEOPLE = ("Ann", "Bob", "Cid")
MOST_STEPS = 60


class Tablet(Visitor):
    """Three people in front of one device, and who had it when."""

    def sit_down(self, game: str, bots: int = 0, **wishes: Any) -> str:
        chairs = [{"by": "me", "name": name} for name in PEOPLE] + [{"by": "bot", "bot": "greedy"}] * bots
        table, key = self.house.new_table(game, chairs, **wishes)
        self.house.command(table, key, "start")
        self.visit(table, key)
        self.table = table
        self.handed, self.decided = list[str](), list[str]()
        return table

    @property
    def holder(self) -> str:
        """Whoever decides now, as the page says."""
        return self.page.locator("#decision-title").inner_text().partition(",")[0]

    @property
    def view(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.house.get(f"/api/tables/{self.table}/updates")[1]["view"]
        return seen

    @property
    def now(self) -> tuple[str, int]:
        view = self.view
        return view["phase"], view["turn"]

    def step(self, choice: int = 0) -> str:
        """The device is passed on, or whoever has it decides something: so many down the list of what they may do."""
        page = self.page
        page.wait_for_selector(
            "#curtain-title, .decision[data-asked=true] :is(details, button[data-part=controls]), #after-title"
        )
        curtain = page.locator("#curtain-title")
        if curtain.count():
            self.handed.append(curtain.inner_text())
            page.keyboard.press("Enter")
            expect(curtain).to_have_count(0)
            return ""
        covered = page.locator(".decision").get_by_role("button", name="Show them")
        if covered.count():  # whoever has just decided is asked again
            covered.click()
            expect(covered).to_have_count(0)
        note(page, click)
        if self.decided[-1:] != [self.holder]:
            self.decided.append(self.holder)
        question = page.locator("[data-part=question]").inner_text()
        if page.locator(".decision details[open]").count() == 0:
            page.locator(".decision summary").click()
        moves = page.locator(".decision .moves button")
        moves.first.wait_for()
        moves.nth(choice % moves.count()).click()
        expect(page.locator("[data-preview] p").first).not_to_be_empty()
        page.locator(".decision button[type=submit]").click()
        page.wait_for_function(
            "asked => document.querySelector('#curtain-title, #after-title, .decision[data-asked=false]')"
            " || !document.querySelector('#draft')?.value",
            arg=question,
        )
        return question

    def play_until(self, over: Any, choose: Any = lambda tablet: 0) -> None:
        for _ in range(MOST_STEPS):
            if over(self):
                return
            self.step(choose(self))
        raise AssertionError(f"it went on and on: {self.handed}")

    @property
    def missed(self) -> list[str]:
        return self.page.locator(".curtain .missed li").all_inner_texts()


def tablet(browser: Browser, house: Served) -> Tablet:
    return Tablet(browser, house, viewport=TABLET, has_touch=True)


def test_in_heimlich_each_meets_their_agent_behind_the_curtain_and_then_it_falls_no_more(
    browser: Browser, house: Served
) -> None:
    with tablet(browser, house) as three:
        three.sit_down("heimlich")
        three.play_until(lambda _: three.view["turn"] == 7)
        assert sorted(three.handed) == sorted(PEOPLE), "once each: afterwards all is decided openly"
        assert sorted(set(three.decided)) == sorted(PEOPLE)
        assert len(three.decided) >= 6
        expect(three.page.locator("[data-part=identity]")).to_have_text("Who you are is covered")
        expect(three.page.locator("#decision-title")).to_have_text(f"{three.decided[-3]}, it is your turn")
        expect(three.page.locator("[data-part=recent]")).to_contain_text(three.decided[-1])
        three.page.get_by_role("button", name="Show them").first.click()
        expect(three.page.locator("[data-part=identity]")).to_contain_text("You are ")


DIALS = {"Ann": 0, "Bob": 6, "Cid": 24}
"""Down the list of squares: the station, the airport, and a letter box."""


def dial_apart(three: Tablet) -> int:
    question = three.page.locator("[data-part=question]")
    dialling = question.count() > 0 and "where does it go" in question.inner_text()
    return DIALS[three.holder] if dialling else 0


def in_one_go(three: Tablet) -> None:
    """The last to hide their cards still has the device; nobody else has seen the first turn."""
    three.sit_down("serum")
    three.play_until(lambda _: three.now[0] == "BUG")
    three.page.locator("#tab-players").click()
    three.page.get_by_label("In one go").check()
    three.handed.clear()


def test_a_turn_of_serum_takes_two_passes_each_where_the_table_wants_it(browser: Browser, house: Served) -> None:
    with tablet(browser, house) as three:
        in_one_go(three)
        three.decided.clear()
        three.play_until(lambda _: three.now[0] == "ACT", dial_apart)
        assert sorted(three.decided) == sorted(PEOPLE), "bug, dial and informant in one go"
        assert {seat["dial"] for seat in three.view["table"]} == {"B1", "F1", "V1"}, "what each had decided is played"
        three.play_until(lambda _: three.now[0] == "BUG")
        assert len(three.decided) <= 2 * len(PEOPLE), "and once more to search"
        assert len(three.handed) < 2 * len(PEOPLE), "the last who had it need not be handed it"


def test_what_was_decided_in_one_go_can_be_taken_back_before_it_is_passed_on(browser: Browser, house: Served) -> None:
    with tablet(browser, house) as three:
        in_one_go(three)
        question = three.page.locator("[data-part=question]")
        expect(question).to_contain_text("bug")
        three.step()
        expect(question).to_contain_text("where does it go")
        three.page.get_by_role("button", name="Back").click()
        expect(question).to_contain_text("bug")
        assert three.now[0] == "BUG"


@pytest.mark.full
def test_without_that_wish_the_device_is_passed_for_every_phase(browser: Browser, house: Served) -> None:
    with tablet(browser, house) as three:
        three.sit_down("serum")
        three.play_until(lambda _: three.now[0] == "BUG")
        three.handed.clear()
        three.play_until(lambda _: three.now[0] == "ACT", dial_apart)
        assert len(three.handed) == 3 * (len(PEOPLE) - 1), "the last in one phase is the first in the next"


@pytest.mark.full
def test_the_company_that_has_the_device_first_alternates_by_leg(browser: Browser, house: Served) -> None:
    with tablet(browser, house) as three:
        three.sit_down("double_agents", 3, options={"hush_seconds": 0})
        company = {
            PEOPLE[seat]: company["name"]
            for company in three.view["companies"]
            for seat in company["members"]
            if seat < len(PEOPLE)
        }
        orders = []
        for leg in (1, 2):
            three.decided.clear()
            three.handed.clear()
            three.play_until(lambda _, leg=leg: three.view["leg"] != leg or three.view["round"] > 1)
            assert sorted(three.decided) == sorted(PEOPLE)
            assert len(three.handed) == (3 if leg == 1 else 2), "the last of a leg is the first of the next"
            orders.append([company[name] for name in three.decided])
        assert orders[0] == sorted(orders[0])
        assert orders[1] == sorted(orders[1], reverse=True)


@pytest.mark.full
def test_top_secret_goes_from_hand_to_hand_once_a_turn(browser: Browser, house: Served) -> None:
    with tablet(browser, house) as three:
        three.sit_down("top_secret")
        three.play_until(lambda _: three.now[0] == "MOVE")
        assert len(three.decided) == len(PEOPLE), "once for the plans"
        assert sorted(three.handed) == sorted(PEOPLE)
        three.decided.clear()
        three.handed.clear()
        start = three.now[1]
        three.play_until(lambda _: three.now[1] == start + 3, lambda _: -1)
        assert sorted(three.decided) == sorted(PEOPLE)
        assert three.handed == [], "all moves on the map are open"


@pytest.mark.parametrize(("game", "passes"), [("heimlich", 2), pytest.param("serum", 4, marks=pytest.mark.full)])
def test_behind_the_curtain_nothing_is_told_that_was_for_one_alone(
    browser: Browser, house: Served, game: str, passes: int
) -> None:
    with tablet(browser, house) as three:
        three.sit_down(game)
        three.play_until(lambda _: len(three.handed) == passes)
        three.play_until(lambda _: three.page.locator("#curtain-title").count() > 0)
        assert "ut for you alone" not in three.page.content()
        key = three.page.evaluate("table => JSON.parse(localStorage['filature-keys'])[table].key", three.table)
        for seat in range(len(PEOPLE)):
            events = house.get(f"/api/tables/{three.table}/updates?seat={seat}&since=0", key)[1]["events"]
            secrets = {event["said"] for event in events if event.get("private") and event.get("said")}
            assert not secrets & set(three.missed)
