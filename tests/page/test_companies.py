"""CIA against KGB on the page: what mates tell each other, and what lies beside the decision."""

from __future__ import annotations

import re
from typing import Any, cast

import pytest
from playwright.sync_api import Browser, expect

from filature.games.double_agents import View
from filature.kernel.match import Match
from tests.page.browsing import DESK, PHONE, Visitor
from tests.page.moments import occasions, put_into
from tests.page.test_together import open_tab
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
        expect(ann.page.locator(".decision")).to_contain_text("Radio silence: which card, and where?")
        expect(ann.page.get_by_role("button", name="Tell everybody: we are ready")).to_have_count(0)


def sabotaged() -> tuple[str, Match]:
    """The seed of a match and the match, which has come to the vote; the company of the first seat was sabotaged."""
    for seed, match in occasions("double_agents", "VOTE"):
        view = cast(View, match.view(0))
        if any(
            "sabotage" in getattr(result, view.company or "").cards for play in view.rounds for result in play.results
        ):
            return seed, match
    raise AssertionError


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_who_was_where_a_sabotage_was_stands_beside_the_vote(browser: Browser, house: Served, size: Any) -> None:
    seed, match = sabotaged()
    view = cast(View, match.view(0))
    company = next(one for one in view.companies if one.name == view.company)
    table, keys = put_into(house, seed, match)
    with Visitor(browser, house, viewport=size).visit(table, keys[0]) as ann:
        evidence = ann.page.locator("[data-evidence] li")
        found = [
            (played.number, result.destination)
            for played in reversed(view.rounds)
            for result in played.results
            if "sabotage" in getattr(result, company.name).cards
        ]
        expect(evidence).to_have_count(len(found))
        for place, (number, destination) in zip(evidence.all(), found, strict=True):
            there = [
                match.names[seat]
                for seat in company.members
                if destination in [leg[seat] for leg in view.rounds[number - 1].destinations]
            ]
            expect(place).to_contain_text(f"Round {number}, ")
            for name in match.names:
                (expect(place) if name in there else expect(place).not_to_contain_text(name))
        presence = ann.page.get_by_role("radio", name=re.compile(rf"At \d of {len(found)}"))
        expect(presence).to_have_count(len(company.members))


def test_a_hush_greys_the_talk_and_says_why(browser: Browser, house: Served) -> None:
    table, keys = house.sit_at("double_agents", 6, options={"hush_seconds": 90})
    companies = [seen(house, table, key)["company"] for key in keys]
    [ann, *_] = [seat for seat, company in enumerate(companies) if company == "kgb"]
    with Visitor(browser, house).visit(table, keys[ann]) as me:
        open_tab(me.page, "chat")
        expect(me.page.locator(".talk")).not_to_have_class(re.compile("silenced"))
        for seat, key in enumerate(keys):
            if companies[seat] == "cia":
                move(house, table, key, f"lock {seen(house, table, key)['hand'][0]} Rio")
        expect(me.page.locator(".talk")).to_have_class(re.compile("silenced"))
        expect(me.page.locator(".talk .silence")).to_contain_text(
            "Radio silence! The KGB says nothing until the destinations are revealed."
        )


def test_the_dead_drop_is_explained_where_it_is_open(browser: Browser, house: Served) -> None:
    table, keys = house.sit_at("double_agents", 6, options={"hush_seconds": 0, "dead_drop": True})
    enemy = "KGB" if seen(house, table, keys[0])["company"] == "cia" else "CIA"
    with Visitor(browser, house).visit(table, keys[0]) as ann:
        open_tab(ann.page, "chat")
        ann.page.get_by_label("Channel").select_option(f"drop-{enemy.lower()}")
        expect(ann.page.locator(".talk")).to_contain_text(
            f"what you say there reaches the whole {enemy} with your name"
        )
        open_tab(ann.page, "notes")
        expect(ann.page.locator("#panel-notes")).to_contain_text("The dead drop is open")
