"""CIA against KGB on the page: what mates tell each other, and what lies beside the decision."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.page.browsing import Visitor
from tests.server.served import Json, Served


def seen(house: Served, table: str, key: str) -> Json:
    view: Json = house.get(f"/api/tables/{table}/updates", key)[1]["view"]
    return view


def move(house: Served, table: str, key: str, text: str) -> None:
    version = house.get(f"/api/tables/{table}/updates", key)[1]["version"]
    house.command(table, key, "move", text=text, version=version)


def test_where_mates_mean_to_go_stands_on_their_cards_and_is_hidden_from_the_others(
    browser: Browser, house: Served
) -> None:
    table, keys = house.sit_at("double_agents", 6, options={"hush_seconds": 0})
    companies = {seat: seen(house, table, key)["company"] for seat, key in enumerate(keys)}
    cia = [seat for seat in companies if companies[seat] == "cia"]
    enemy = next(seat for seat in companies if companies[seat] == "kgb")
    ann, bob = cia[:2]
    with Visitor(browser, house) as mate, Visitor(browser, house) as other:
        mate.visit(table, keys[ann])
        other.visit(table, keys[enemy])
        card = f".board .person[data-place=p{bob + 1}]"
        expect(other.page.locator(card)).to_have_accessible_name(
            f"P{bob + 1}, CIA, has not decided, was last at: nowhere. No missions."
        )
        move(house, table, keys[bob], "draft Cairo")
        expect(mate.page.locator(f"{card} .where")).to_have_attribute("data-drawn", "→ Cairo")
        expect(mate.page.locator(card)).to_have_accessible_name(
            f"P{bob + 1}, CIA, has not decided, was last at: nowhere. No missions. Heads for: Cairo."
        )
        choice = seen(house, table, keys[bob])["hand"][0]
        move(house, table, keys[bob], f"lock {choice} Rio")
        expect(mate.page.locator(f"{card} .where")).to_have_attribute("data-drawn", "✓ → Rio")
        expect(other.page.locator(f"{card} .where")).to_have_attribute("data-drawn", "✓ –")


def test_one_tap_lets_bots_that_wait_for_my_company_lock(browser: Browser, house: Served) -> None:
    table, [key] = house.sit_at("double_agents", 1, *["greedy"] * 5, options={"hush_seconds": 0})
    mine = seen(house, table, key)["company"]
    with Visitor(browser, house).visit(table, key) as ann:
        assert ann.wait_for_my_turn()
        expect(ann.page.locator(f".side.{mine} .status")).to_have_attribute("data-status", "OPEN")
        ann.page.get_by_role("button", name="Tell everybody: we are ready").click()
        expect(ann.page.locator(f".side.{mine} .status")).to_have_attribute("data-status", "HUSHED")
        expect(ann.page.locator(".decision")).to_have_attribute("data-asked", "true")
        expect(ann.page.locator(".decision")).to_contain_text("Radio silence: choose without a word.")
        expect(ann.page.get_by_role("button", name="Tell everybody: we are ready")).to_have_count(0)
