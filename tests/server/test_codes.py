"""An open table is found by a short code that can be read aloud, until its match begins."""

from __future__ import annotations

import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from filature.server.limits import WRONG_CODES_BURST
from filature.server.protocol import MySeat, NewTable, OpenSeat
from filature.server.table.commands import seating
from filature.server.table.keys import is_code
from tests.server.served import Served
from tests.server.tabletop import NOON, Tabletop, a_registry

ALONE = [{"by": "me", "name": "Ann"}, {"by": "bot", "bot": "greedy"}]
DEAD = "aaaaaaaaaa"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("house")
    with Served(f"sqlite:///{folder}/tables.db", folder, rate_limits="on") as served:
        yield served


def page(house: Served, path: str) -> tuple[int, str]:
    """The status of a page for a browser, and where it led."""
    asked = urllib.request.Request(house.address + path, headers={"accept": "text/html"})
    try:
        with urllib.request.urlopen(asked) as answer:
            assert b'<div id="house">' in answer.read()
            return answer.status, answer.url.removeprefix(house.address)
    except urllib.error.HTTPError as refused:
        if b'<div id="house">' not in refused.read():
            raise
        return refused.code, path


def wrong(code: str) -> str:
    """Another code."""
    return f"{(int(code) + 1) % 1_000_000:06}"


def test_a_code_leads_to_its_table_until_the_match_begins(house: Served) -> None:
    table, key = house.new_table("heimlich", ALONE)
    code = house.get(f"/api/tables/{table}")[1]["code"]
    assert is_code(code)
    assert house.get(f"/api/codes/{code}") == (200, {"table": table})
    assert house.get(f"/api/codes/{code[:3]}%20{code[3:]}") == (200, {"table": table})
    assert page(house, f"/join/{code}") == (200, f"/t/{table}")
    house.command(table, key, "start")
    status, refused = house.get(f"/api/codes/{code}", **{"accept-language": "de"})
    assert (status, refused["code"]) == (404, "unknown-code")
    assert refused["sentence"].startswith(f"Unter {code} wartet kein Tisch.")
    assert "code" not in house.get(f"/api/tables/{table}")[1]
    assert page(house, f"/join/{code}") == (404, f"/join/{code}")


def test_dead_links_are_not_found_and_have_a_page(house: Served) -> None:
    table, _ = house.new_table("heimlich", ALONE)
    assert page(house, f"/t/{table}") == (200, f"/t/{table}")
    gone = [f"/t/{DEAD}", f"/t/{DEAD}/screen", "/t/Not%20a%20table", "/learn/chess", "/rules/chess", "/of/old"]
    assert [page(house, path)[0] for path in gone] == [404] * len(gone)
    there = ["/join", "/accessible", "/rules", "/rules/heimlich", "/rules/heimlich/print", "/learn/heimlich"]
    assert [page(house, path)[0] for path in there] == [200] * len(there)


def test_wrong_codes_are_limited_and_right_ones_are_not(tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path}/tables.db", tmp_path, rate_limits="on") as house:
        table, _ = house.new_table("heimlich", ALONE)
        code = house.get(f"/api/tables/{table}")[1]["code"]
        for _ in range(WRONG_CODES_BURST + 1):
            assert house.get(f"/api/codes/{code}")[0] == 200
        tried = [house.get(f"/api/codes/{wrong(code)}") for _ in range(WRONG_CODES_BURST + 3)]
        assert [status for status, _ in tried[:WRONG_CODES_BURST]] == [404] * WRONG_CODES_BURST
        assert tried[-1][0] == 429
        assert tried[-1][1]["code"] == "too-many-wrong-codes"
        assert house.get(f"/api/codes/{code}")[0] == 429, "nobody goes on guessing between right ones"
        assert page(house, f"/join/{code}")[0] == 429
        assert house.get(f"/api/tables/{table}")[0] == 200


@pytest.mark.anyio
async def test_no_two_open_tables_have_the_same_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["111111", "111111", "222222"])
    monkeypatch.setattr(seating, "new_code", lambda: next(drawn))
    new = NewTable(game="heimlich", seats=[MySeat(name="Ann"), OpenSeat()])
    async with a_registry(tmp_path, lambda: NOON) as house:
        tables = [(await house.open_table(new))[0] for _ in range(2)]
        assert [table.code for table in tables] == ["111111", "222222"]
        assert await house.storage.table_by_code("222222") == tables[1].id


def test_a_rematch_has_a_code_of_its_own() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob", options={"turn_limit": 1}).start()
    first = tabletop.table.opened.code
    tabletop.finish()
    again = tabletop.next_table(tabletop.do("Ann", "rematch"))
    assert is_code(again.table.code)
    assert again.table.code != first


def test_how_my_table_stands(house: Served) -> None:
    table, key = house.new_table("heimlich", ALONE)
    before = house.get(f"/api/tables/{table}/standing", key)[1]
    assert before["seats"] == [0]
    assert before.keys().isdisjoint({"waiting", "winners"})
    house.command(table, key, "start")
    while (stands := house.get(f"/api/tables/{table}/standing", key)[1]).get("waiting") != [0]:
        assert stands["table"]["status"] == "playing"
    assert stands["since"] >= before["since"]
    assert stands["table"]["seats"][1]["face"]
    status, refused = house.get(f"/api/tables/{table}/standing", "the-key-of-somebody-else")
    assert (status, refused["code"]) == (401, "unknown-key")
