"""Watchers: the host knows who they are and may send one away; and what is to be seen of a table by whom."""

from __future__ import annotations

import asyncio
import json
import random
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedOK

from filature.server.app import create_app
from filature.server.runtime.subscribers import Viewer
from filature.server.settings import Settings
from filature.server.table.keys import digest, watcher_id
from tests.server.served import Json, Person, Refusal, Served, at_table
from tests.server.tabletop import Listener, Tabletop, key_of, live_table

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

WANDA, WILL = "Wandas-own-secret-is-here", "Wills-own-secret-is-here_"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("house")
    with Served(f"sqlite:///{folder}/tables.db", folder) as house:
        yield house


def watching(tabletop: Tabletop, key: str, name: str = "") -> Listener:
    return Listener(Viewer(watcher=watcher_id(tabletop.table.id, digest(key)), name=name))


# Sent away


def test_the_host_is_told_who_watches_and_nobody_else_is() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob").start()
    live = live_table(tabletop)
    ann, bob = (Listener(tabletop.viewer(name)) for name in ("Ann", "Bob"))
    wanda, nobody = watching(tabletop, WANDA, "Wanda\u202e"), watching(tabletop, WILL)
    live.subscribers.update([ann, bob, wanda, nobody])
    live.publish_presence()
    told = {"kind": "presence", "here": [0, 1], "watchers": 2}
    ids = [one.viewer.watcher for one in (wanda, nobody)]
    assert ann.messages == [{**told, "watching": [{"id": ids[0], "name": "Wanda"}, {"id": ids[1]}]}]
    assert bob.messages == wanda.messages == nobody.messages == [told]
    assert WANDA not in json.dumps(ann.messages)
    assert ids[0] != watcher_id("another2tb", digest(WANDA)), "nobody is followed from table to table"


def test_at_most_a_hundred_watchers_are_told_by_name() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob").start()
    live = live_table(tabletop)
    ann = Listener(tabletop.viewer("Ann"))
    live.subscribers.update([ann, *(watching(tabletop, f"{n:022}", f"W{n}") for n in range(150))])
    live.publish_presence()
    assert (ann.messages[0]["watchers"], len(ann.messages[0]["watching"])) == (150, 100)


def test_a_watcher_who_is_sent_away_is_gone_and_the_others_stay() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob").start()
    live = live_table(tabletop)
    ann, wanda, will = Listener(tabletop.viewer("Ann")), watching(tabletop, WANDA), watching(tabletop, WILL)
    live.subscribers.update([ann, wanda, will])
    assert tabletop.refused("Bob", "remove", watcher=wanda.viewer.watcher).code == "not-host"
    live.table.apply(tabletop.do("Ann", "remove", watcher=wanda.viewer.watcher).entries[0])
    live.publish(live.table.take_change())
    assert (ann.closed, wanda.closed, will.closed) == (False, True, False)
    assert tabletop.said("Bob") == "The host has sent a watcher away."


def test_somebody_sent_away_does_not_sit_down_either() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob -")
    tabletop.do("Ann", "remove", watcher=watcher_id(tabletop.table.id, digest(key_of("Zoe"))))
    assert tabletop.refused("Zoe", "sit", name="Zoe").code == "sent-away"
    tabletop.do("Cid", "sit", name="Cid")
    tabletop.start()
    link = tabletop.do("Bob", "offer").key
    assert tabletop.refused("Zoe", "sit", name="Zoe", link=link).code == "sent-away"


@pytest.mark.anyio
async def test_over_the_wire_a_watcher_is_sent_away_and_does_not_come_back(house: Served) -> None:
    table, (host, _) = house.sit_at("heimlich", 2)
    async with Person(house.address, table, host) as ann:
        async with Person(house.address, table, name="Wanda", watcher=WANDA) as wanda:
            [seen] = (await heard(ann, lambda told: "watching" in told))["watching"]
            assert seen["name"] == "Wanda"
            await ann.do("remove", watcher=seen["id"])
            with pytest.raises(ConnectionClosedOK):
                await heard(wanda, lambda told: False)
        gone = await heard(ann, lambda told: told["kind"] == "presence")
        assert (gone["watchers"], "watching" in gone) == (0, False)
        for language, sentence in (
            ("en", "The host of this table has sent you away."),
            ("fr", "L’hôte de cette table vous a éconduit."),
            ("de", "Der Gastgeber dieses Tisches hat dich weggeschickt."),
        ):
            again = Person(house.address, table, watcher=WANDA, language=language)
            with pytest.raises(Refusal, match=sentence) as refused:
                await again.connect()
            await again.leave()
            assert refused.value.code == "sent-away"
        async with Person(house.address, table, name="Will", watcher=WILL) as will:
            assert will.update["seat"] == -2


async def play(house: Served, table: str, keys: list[str]) -> None:
    async with at_table(house.address, table, keys) as people:
        await asyncio.gather(*(person.play_on(random.Random(n)) for n, person in enumerate(people)))


async def heard(person: Person, expected: Any) -> Json:
    while True:
        message = await person.hear()
        if expected(message):
            return message


# Private tables


@pytest.mark.anyio
async def test_of_a_private_table_nothing_is_to_be_found_without_its_link(house: Served) -> None:
    table, keys = house.sit_at("heimlich", 2, options={"turn_limit": 5})
    house.command(table, keys[0], "chat", text="Nobody shall read this.")
    await play(house, table, keys)
    open_paths = [path for path in create_app(Settings()).openapi_schema.to_schema()["paths"] if "{" not in path]
    assert {"/api/games", "/api/tables", "/health"} <= set(open_paths)
    for path in [*open_paths, "/metrics", "/schema/openapi.json"]:
        text = text_of(house, path)
        assert table not in text
        assert "Nobody shall read this" not in text
    listed, _ = house.sit_at("heimlich", 2, public=True)
    assert listed in text_of(house, "/api/tables")
    assert table not in house.log.read_text(), "the log of the house is no list of tables"


def test_no_search_engine_lists_the_link_of_a_table(house: Served) -> None:
    table, _ = house.new_table("heimlich", [{"by": "me", "name": "Ann"}, {"by": "open"}])
    with urllib.request.urlopen(f"{house.address}/t/{table}/qr.svg") as picture:
        assert picture.headers["x-robots-tag"] == "noindex"


@pytest.mark.anyio
@pytest.mark.parametrize(
    "path", ["record", "replay", "replay?eyes=all", "verification", "statistics", "analysis", "analysis/progress"]
)
async def test_a_table_without_watchers_is_read_afterwards_by_those_who_sat_there(house: Served, path: str) -> None:
    table, keys = house.sit_at("heimlich", 2, watchers=False, options={"turn_limit": 2})
    await play(house, table, keys)
    assert [house.get(f"/api/tables/{table}/{path}", key)[0] for key in keys] == [200, 200]
    for key in (None, "x" * 43):
        status, refused = house.get(f"/api/tables/{table}/{path}", key)
        assert (status, refused["code"]) == (403, "no-watchers")


def text_of(house: Served, path: str) -> str:
    with urllib.request.urlopen(house.address + path) as answer:
        text: str = answer.read().decode()
        return text
