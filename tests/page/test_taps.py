"""How many taps a turn takes, from the first to the one that plays it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, expect

from filature.games import top_secret
from tests.page.browsing import PHONE, Visitor
from tests.page.hands import in_sight
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
