"""How many taps a turn takes, from the first to the one that plays it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, expect

from filature.games import top_secret
from tests.page.browsing import PHONE, Visitor
from tests.page.hands import in_sight
from tests.page.moments import occasions, put_into
from tests.server.served import Served

BOARD = json.loads((Path(top_secret.__file__).parent / "board.json").read_text())
FAR = ("Lagos", "Dakar", "Cairo", "Aden", "Nairobi")
TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


class Finger:
    """Taps, and counts them."""

    def __init__(self) -> None:
        self.taps = 0

    def __call__(self, place: Locator) -> None:
        place.tap()
        self.taps += 1


def two_steps_from(base: str) -> str:
    """A city that two lines lead to from a start base, and not one."""
    names: dict[str, str] = {city["id"]: city["label"] for city in BOARD["cities"]}
    ways: dict[str, set[str]] = {}
    for line in BOARD["edges"]:
        ways.setdefault(line["a"], set()).add(line["b"])
        if line["kind"] == "line":
            ways.setdefault(line["b"], set()).add(line["a"])
    first = {city for city in ways[base] if city in names}
    second = {city for near in first for city in ways[near] if city in names} - first
    return names[min(second, key=lambda city: abs(place(city)[0] - place(base)[0]))]


def place(name: str) -> tuple[float, float]:
    [found] = [at for at in [*BOARD["cities"], *BOARD["start_bases"]] if at["id"] == name]
    return found["x"], found["y"]


def planned(house: Served) -> tuple[str, list[str], dict[str, Any]]:
    """A match in which everybody's case A lies two steps from their start base; its table, keys and what is seen."""
    table, keys = house.sit_at("top_secret", 2)
    for key in keys:
        _, mine = house.get(f"/api/tables/{table}/updates", key)
        goal = goal_of(mine["view"], mine["seat"])
        far = [name for name in FAR if name != goal]
        plan = f"setup A=5 @ {goal} B=3 @ {far[0]} C=1 @ {far[1]} D=bomb @ {far[2]}"
        house.command(table, key, "move", text=plan, version=mine["version"])
    return table, keys, house.get(f"/api/tables/{table}/updates", keys[0])[1]["view"]


def goal_of(view: dict[str, Any], seat: int) -> str:
    return two_steps_from(f"S_{view['colours'][seat]}")


def test_two_steps_a_case_and_the_end_of_the_turn_take_four_taps(browser: Browser, house: Served) -> None:
    table, keys, view = planned(house)
    while view["roll"] < 2:
        table, keys, view = planned(house)
    seat = view["active"]
    letter = view["colours"][seat][0].upper()
    with Visitor(browser, house, **TOUCH).visit(table, keys[seat]) as ann:
        assert ann.wait_for_my_turn()
        press, page = Finger(), ann.page
        press(in_sight(page.locator(f"[data-agent={letter}1] .pawn"))[0])
        press(page.locator(f"[data-bag={letter}A]"))
        end = page.get_by_role("button", name="End the turn")
        expect(page.locator("[data-preview] .said").first).to_be_visible()
        if end.is_enabled():
            press(end)
            expect(page.locator("[data-preview]")).to_contain_text("Your turn ends")
        press(page.locator(".decision button[type=submit]"))
        expect(page.locator(".decision")).to_have_attribute("data-asked", "false")
        now = house.get(f"/api/tables/{table}/updates", keys[0])[1]["view"]
        [man] = [man for man in now["agents"] if man["agent"] == f"{letter}1"]
        assert (man["place"], man["case"]) == (goal_of(view, seat), f"{letter}A")
        assert press.taps <= 4


def test_each_agent_takes_two_taps_in_the_village_and_one_plays_the_turn(browser: Browser, house: Served) -> None:
    table, keys = house.sit_at("heimlich", 2)
    [first] = house.get(f"/api/tables/{table}/updates", keys[0])[1]["view"]["waiting"]
    view = house.get(f"/api/tables/{table}/updates", keys[first])[1]["view"]
    steps = [1, view["die"] - 1] if view["die"] > 1 else [1]
    with Visitor(browser, house, **TOUCH).visit(table, keys[first]) as ann:
        assert ann.wait_for_my_turn()
        press, page = Finger(), ann.page
        for agent, count in zip(view["agents"], steps, strict=False):
            press(page.locator(f".who[data-place={agent['agent']}]"))
            press(page.locator(".place.open[data-place]").nth(count - 1))
        expect(page.locator("[data-preview] .said").first).to_be_visible()
        press(page.locator(".decision button[type=submit]"))
        expect(page.locator(".decision")).to_have_attribute("data-asked", "false")
        assert press.taps <= 2 * len(steps) + 1


def test_a_card_a_city_and_one_more_tap_are_a_leg(browser: Browser, house: Served) -> None:
    table, keys = house.sit_at("double_agents", 6, options={"hush_seconds": 0})
    with Visitor(browser, house, **TOUCH).visit(table, keys[0]) as ann:
        assert ann.wait_for_my_turn()
        press, page = Finger(), ann.page
        cards = page.locator(".decision label:has(input[name=card])")
        word = cards.last.locator("input").get_attribute("value")
        press(cards.last)
        expect(cards.last.get_by_role("radio")).to_be_checked()
        press(page.locator(".place[data-place=Cairo]"))
        expect(page.locator("[data-preview]")).to_contain_text("to Cairo")
        press(page.locator(".decision button[type=submit]"))
        expect(page.locator(".decision")).to_have_attribute("data-asked", "false")
        now = house.get(f"/api/tables/{table}/updates", keys[0])[1]["view"]
        assert now["draft"] == {"card": word, "destination": "Cairo"}
        assert now["locked"] == [0]
        assert press.taps <= 3


def test_a_turn_in_the_town_without_a_find_takes_five_taps(browser: Browser, house: Served) -> None:
    """Bug and informant have their standing orders; all meet in one place, where nobody can act."""
    seed, match = next(occasions("serum", "BUG"))
    table, keys = put_into(house, seed, match)
    view = house.get(f"/api/tables/{table}/updates", keys[0])[1]["view"]
    taken = [one["agent"] for one in view["table"]]
    square = next(square for square in ("G1", "G2", "G3", "G4") if square not in taken)
    with Visitor(browser, house, **TOUCH).visit(table, keys[0]) as ann:
        assert ann.wait_for_my_turn()
        press, page = Finger(), ann.page
        page.get_by_label("My informant stays where it is").check()
        page.get_by_label("No bug yet").check()
        all_choose(house, table, keys, "BUG", "no bug")
        expect(page.locator(".instrument")).to_be_visible()
        press(page.get_by_role("radio", name=re.compile("^G,")))
        press(page.get_by_role("radio", name=square[1], exact=True))
        press(page.locator(".decision button[type=submit]"))
        all_choose(house, table, keys, "DIAL", f"dial {square}")
        all_choose(house, table, keys, "INFORMANT", "leave")
        while house.get(f"/api/tables/{table}/updates", keys[0])[1]["view"]["turn"] == view["turn"]:
            page.wait_for_timeout(100)
        now = house.get(f"/api/tables/{table}/updates", keys[0])[1]["view"]
        assert (now["table"][0]["agent"], now["table"][0]["informant"]) == (square, view["table"][0]["informant"])
        assert press.taps <= 5


def all_choose(house: Served, table: str, keys: list[str], phase: str, move: str) -> None:
    """All but the first, who sits in front of the page."""
    for key in keys[1:]:
        _, update = house.get(f"/api/tables/{table}/updates", key)
        while update["view"]["phase"] != phase:
            _, update = house.get(f"/api/tables/{table}/updates", key)
        if update["seat"] in update["view"]["waiting"]:
            house.command(table, key, "move", text=move, version=update["version"])


def test_a_dial_that_was_set_is_taken_back_until_the_last_one_is_in(browser: Browser, house: Served) -> None:
    seed, match = next(occasions("serum", "DIAL"))
    table, keys = put_into(house, seed, match)
    with Visitor(browser, house, **TOUCH).visit(table, keys[0]) as ann:
        assert ann.wait_for_my_turn()
        page, back = ann.page, ann.page.get_by_role("button", name="Take my dial back")
        for square in ("H1", "H2"):
            page.get_by_role("radio", name=re.compile("^H,")).check()
            page.get_by_role("radio", name=square[1], exact=True).check()
            page.locator(".decision button[type=submit]").tap()
            expect(back).to_be_visible()
            seat = house.get(f"/api/tables/{table}/updates", keys[0])[1]
            assert seat["view"]["choice"] == [f"dial {square}"]
            if square == "H1":
                back.tap()
                expect(back).to_have_count(0)
                expect(page.locator(".decision")).to_have_attribute("data-asked", "true")


def test_the_dial_of_the_flight_offers_only_what_is_open(browser: Browser, house: Served) -> None:
    seed, match = next(occasions("serum", "FLIGHT"))
    table, keys = put_into(house, seed, match)
    with Visitor(browser, house, **TOUCH).visit(table, keys[0]) as ann:
        assert ann.wait_for_my_turn()
        page = ann.page
        dials = page.locator(".instrument input[type=radio]")
        open_ones = [one.get_attribute("value") for one in dials.all() if one.is_enabled()]
        assert open_ones == ["F", "VM", "1", "2", "3"]
        page.get_by_role("radio", name=re.compile("^F,")).check()
        expect(page.get_by_role("radio", name="1", exact=True)).to_be_checked()  # there is no other
        expect(page.get_by_role("radio", name="2", exact=True)).to_be_disabled()
        expect(page.locator("[data-preview] .said").first).to_contain_text("F1")
