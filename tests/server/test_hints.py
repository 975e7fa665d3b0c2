"""Hints during a match: who gets one, in his language, from what he knows alone."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from filature.language import LANGUAGES
from filature.server.errors import TooMuch
from filature.server.jobs.hints import Hints, hint_request
from tests.server.served import Json, Served
from tests.server.tabletop import Tabletop

TURNS = 2


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("house")
    with Served(f"sqlite:///{folder}/tables.db", folder) as served:
        yield served


def wait_for_turn(house: Served, table: str, key: str) -> Json:
    """Wait for the bots; what whoever holds this key sees then. Without moves the match is over."""
    update: Json = {"version": 0, "moves": [], "table": {"status": "playing"}}
    while not update["moves"] and update["table"]["status"] == "playing":
        update = house.get(f"/api/tables/{table}/updates?moves=true&wait=5&since={update['version']}", key)[1]
    return update


def play_on(house: Served, table: str, key: str) -> None:
    """Wait for the bots, then move for whoever holds this key, unless the match is over."""
    update = wait_for_turn(house, table, key)
    if update["moves"]:
        house.command(table, key, "move", text=update["moves"][0], version=update["version"])


def play_some(house: Served) -> tuple[str, str]:
    """A table with hints, some turns after the start, and the key of the person at it, who is to move."""
    while True:  # a lucky bot may have won already
        table, [key] = house.sit_at("heimlich", 1, "greedy", "greedy", "greedy", hints=True)
        for _ in range(TURNS):
            play_on(house, table, key)
        if wait_for_turn(house, table, key)["moves"]:
            return table, key


@pytest.fixture(scope="module")
def played(house: Served) -> tuple[str, str]:
    return play_some(house)


def test_whoever_plays_is_told_what_to_suspect_and_why_in_his_language(house: Served, played: tuple[str, str]) -> None:
    table, key = played
    assert house.get(f"/api/tables/{table}")[1]["hints"] is True
    told = {}
    for language in LANGUAGES:
        status, answer = house.get(f"/api/tables/{table}/hint?language={language}", key)
        assert status == 200, answer
        belief, *facts = told[language] = answer["sentences"]
        assert "%" in belief
        assert 1 <= len(facts) <= 3
        assert all("→" in fact for fact in facts)
    assert told["fr"][1].startswith("Tour ")
    assert told["de"][1].startswith("Zug ")
    assert len({sentences[0] for sentences in told.values()}) == 3


def test_one_may_ask_about_one_secret(house: Served, played: tuple[str, str]) -> None:
    table, key = played
    _, update = house.get(f"/api/tables/{table}/updates", key)
    mine = update["view"]["identity"]
    status, answer = house.get(f"/api/tables/{table}/hint?about={mine}", key)
    assert (status, answer) == (200, {"sentences": ["There is nothing to suspect yet."]}), "it is no secret to him"
    status, refusal = house.get(f"/api/tables/{table}/hint?about=teapot", key)
    assert (status, refusal["code"]) == (400, "no-such-secret")
    assert mine in refusal["facts"]["known"]


def test_before_anything_has_happened_there_is_nothing_to_suspect(house: Served) -> None:
    table, keys = house.sit_at("double_agents", 6, hints=True)
    assert house.get(f"/api/tables/{table}/hint?language=de", keys[3]) == (
        200,
        {"sentences": ["Noch gibt es nichts zu verdächtigen."]},
    )


def test_hints_are_for_those_who_play_at_a_table_that_allows_them(house: Served, played: tuple[str, str]) -> None:
    table, key = played
    person = [{"by": "me", "name": "Ann"}, {"by": "bot", "bot": "greedy"}]
    waiting, host = house.new_table("heimlich", person, hints=True)
    closed, owner = house.new_table("heimlich", person, hints=True)
    house.command(closed, owner, "close")
    without, [player] = house.sit_at("heimlich", 1, "greedy")
    over, [winner] = house.sit_at("heimlich", 1, "greedy", hints=True, options={"turn_limit": 2})
    for _ in range(2):
        play_on(house, over, winner)
    for asked, who, code, status in (
        (without, player, "no-hints", 403),
        (table, None, "hints-for-players", 403),
        (table, "k" * 43, "unknown-key", 401),
        (table, key, "foreign-seat", 401),
        (waiting, host, "not-started", 403),
        (closed, owner, "table-closed", 403),
        (over, winner, "hint-too-late", 403),
        ("nnnnnnnnnn", key, "unknown-table", 404),
    ):
        seat = "&seat=1" if code == "foreign-seat" else ""
        answers = [house.get(f"/api/tables/{asked}/hint?language={language}{seat}", who) for language in LANGUAGES]
        assert {(got, answer["code"]) for got, answer in answers} == {(status, code)}
        assert len({answer["sentence"] for _, answer in answers}) == len(LANGUAGES)


def test_a_rematch_allows_hints_where_the_match_did() -> None:
    for allowed in (True, False):
        tabletop = Tabletop("heimlich", "Ann greedy", hints=allowed, options={"turn_limit": 1}).start().finish()
        assert tabletop.next_table(tabletop.do("Ann", "rematch")).table.info().hints is allowed


def test_a_hint_that_takes_too_long_is_given_up() -> None:
    async def ask() -> None:
        hints = Hints(timeout_s=0.001)
        wish = hint_request(Tabletop("heimlich", "Ann Bob", hints=True).start().table, 0, None)
        with pytest.raises(TooMuch, match="ask again later"):
            await hints.hint(wish)
        await hints.close()

    asyncio.run(ask())
