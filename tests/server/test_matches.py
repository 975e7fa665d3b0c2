"""Whole matches of every game, played by scripted clients and bots as people play them: over the network."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tests.games.cases import CASES
from tests.server.played import check_match
from tests.server.postgres import Cluster
from tests.server.served import Json, Served, at_table

pytestmark = pytest.mark.anyio

PLACES = {name: (case.fewest, 2) for name, case in CASES.items()}
"""People and bots at a table of each game."""
LONGEST = 120
"""Seconds after which a match counts as stuck."""


@pytest.fixture(scope="module")
def two(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Served]]:
    """Two servers on one database."""
    database, folder = cluster.new_database(), tmp_path_factory.mktemp("two")
    with Served(database, folder) as one, Served(database, folder) as other:
        yield [one, other]


async def test_whole_matches_on_sqlite(tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path}/tables.db", tmp_path) as house:
        await play_all([house])


async def test_whole_matches_through_two_servers_on_one_postgres(two: list[Served]) -> None:
    await play_all(two)


async def test_what_one_server_has_told_the_other_knows(two: list[Served]) -> None:
    table, keys = two[0].sit_at("heimlich", 2)
    async with at_table([house.address for house in two], table, keys):
        for n in range(30):
            version = two[0].command(table, keys[0], "chat", text=f"{n}")["version"]
            status, update = two[1].get(f"/api/tables/{table}/updates?since={version}", keys[0])
            assert (status, update["version"]) == (200, version)


async def test_whole_matches_through_two_workers_of_one_server(postgres: str, tmp_path: Path) -> None:
    with Served(postgres, tmp_path, workers="2") as house:
        await play_all([house])


async def test_a_whole_match_over_plain_http(tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path}/tables.db", tmp_path) as house:
        table, keys = await asyncio.to_thread(sit_down, [house], "serum")
        people = [Poller(house, table, key) for key in keys]
        async with asyncio.timeout(LONGEST):
            await asyncio.gather(*(person.play_on(random.Random(n)) for n, person in enumerate(people)))
        check_match(house, table, people)


class Poller:
    """Somebody who asks again and again what is new, over plain HTTP."""

    def __init__(self, house: Served, table: str, key: str) -> None:
        self.path = f"/api/tables/{table}"
        self.house, self.key = house, key
        self.events: list[Json] = []
        self.update: Json = {}
        self.acknowledged: list[Json] = []

    async def look(self, wait: int = 0) -> None:
        query = f"?since={len(self.events)}&wait={wait}&moves=true"
        status, self.update = await asyncio.to_thread(self.house.get, f"{self.path}/updates{query}", self.key)
        assert status == 200, self.update
        self.events += self.update.get("events", [])

    async def play_on(self, dice: random.Random) -> None:
        await self.look()
        while not self.update["view"].get("outcome"):
            if self.update["seat"] not in self.update["view"]["waiting"]:
                seen = self.update
                await self.look(wait=20)
                assert (self.update["version"], self.update["view"]) != (seen["version"], seen["view"]), "no news"
                continue
            move = {"do": "move", "text": dice.choice(self.update["moves"]), "version": self.update["version"]}
            command = {**move, "id": f"h{len(self.acknowledged)}"}
            status, answer = await asyncio.to_thread(self.house.post, f"{self.path}/commands", command, self.key)
            assert (status, answer["kind"]) == (200, "done") or answer["code"] == "stale", answer
            if status == 200:
                self.acknowledged.append(command)
            await self.look()


async def play_all(houses: Sequence[Served]) -> None:
    """A match of every game, all at the same time, everybody at another door of the house."""
    await asyncio.gather(*(play(houses, game) for game in PLACES))


async def play(houses: Sequence[Served], game: str) -> None:
    table, keys = await asyncio.to_thread(sit_down, houses, game)
    async with asyncio.timeout(LONGEST), at_table([house.address for house in houses], table, keys) as people:
        await asyncio.gather(*(person.play_on(random.Random(n)) for n, person in enumerate(people)))
        for house in houses:
            await asyncio.to_thread(check_match, house, table, people)


def sit_down(houses: Sequence[Served], game: str) -> tuple[str, list[str]]:
    """A started table of a game: its id and everybody's key. Each sits down at another door, right after the other."""
    people, bots = PLACES[game]
    doors = itertools.cycle(houses)
    seats = [{"by": "me", "name": "P1"}, *[{"by": "open"}] * (people - 1), *[{"by": "bot", "bot": "greedy"}] * bots]
    table, host = next(doors).new_table(game, seats)
    keys = [host, *(next(doors).command(table, None, "sit", name=f"P{n}")["key"] for n in range(2, people + 1))]
    next(doors).command(table, host, "start")
    return table, keys
