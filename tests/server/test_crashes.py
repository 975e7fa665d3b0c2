"""Servers and databases that die in the middle of play: nothing acknowledged is lost, and everybody plays on."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Awaitable, Callable, Sequence
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.played import check_match, verified_record
from tests.server.postgres import Cluster
from tests.server.served import Json, Person, Served

pytestmark = pytest.mark.anyio

CRASHES = int(os.environ.get("FILATURE_CRASHES", "6"))
"""How often the server is killed; a new one takes seconds, so the two hundred of a thorough run take minutes."""
TABLES = [
    ("heimlich", 2, 2, {}),
    ("serum", 2, 2, {}),
    ("double_agents", 2, 6, {"hush_seconds": 0}),
    ("top_secret", 2, 1, {}),
] * 2
"""The game, people, bots and options of each table; no deadlines, which would pass while there is no server."""
LONGEST_LIFE = 300
"""Between two crashes the clients hear at most so many messages."""
LONGEST = 120 + 20 * CRASHES
"""Seconds after which the play counts as stuck."""


class Pulse:
    """Counts what is heard, so that a crash comes at a random moment of the play, however slow the machine."""

    def __init__(self) -> None:
        self._heard = 0
        self._beat = asyncio.Event()

    def beat(self) -> None:
        self._heard += 1
        self._beat.set()

    async def pass_by(self, beats: int) -> None:
        goal = self._heard + beats
        while self._heard < goal:
            self._beat.clear()
            await self._beat.wait()


class Guest(Person):
    pulse: Pulse

    async def hear(self) -> Json:
        message = await super().hear()
        self.pulse.beat()
        return message


Played = list[tuple[str, list[Guest]]]
"""Tables with their people."""


async def test_a_server_killed_again_and_again_loses_nothing(tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path}/tables.db", tmp_path) as house:

        async def crash() -> None:
            house.kill()
            await asyncio.to_thread(house.start)

        await play_through([house], CRASHES, crash)


async def test_one_of_two_servers_killed_again_and_again_loses_nothing(postgres: str, tmp_path: Path) -> None:
    with ExitStack() as stack:
        houses = [stack.enter_context(Served(postgres, tmp_path)) for _ in range(2)]

        async def crash() -> None:
            house = random.choice(houses)
            house.kill()
            await asyncio.to_thread(house.start)  # meanwhile the other serves everybody

        await play_through(houses, CRASHES // 2, crash)


async def test_a_database_stopped_again_and_again_loses_nothing(
    postgres: str, cluster: Cluster, tmp_path: Path
) -> None:
    with ExitStack() as stack:
        houses = [stack.enter_context(Served(postgres, tmp_path)) for _ in range(2)]

        async def crash() -> None:
            await asyncio.to_thread(cluster.stop)
            await asyncio.to_thread(cluster.start)

        await play_through(houses, CRASHES // 2, crash)


async def test_whoever_was_at_a_killed_server_is_not_here_any_more(postgres: str, tmp_path: Path) -> None:
    with Served(postgres, tmp_path) as dying, Served(postgres, tmp_path) as living:
        table, (one, two) = living.sit_at("heimlich", 2)
        async with Person(dying.address, table, one), Person(living.address, table, two) as person:
            async with asyncio.timeout(LONGEST):
                await hear_who_is_here(person, [0, 1])
                dying.kill()
                await hear_who_is_here(person, [1])


def test_the_workers_of_a_killed_server_end_with_it(postgres: str, tmp_path: Path) -> None:
    house = Served(postgres, tmp_path, workers="2").start()
    table, _ = house.sit_at("heimlich", 2)
    house.kill()
    house.wait_until_closed()
    with house:
        status, _ = house.get(f"/api/tables/{table}")
        assert status == 200


async def hear_who_is_here(person: Person, seats: list[int]) -> None:
    while (await person.hear()).get("here") != seats:
        pass


async def play_through(houses: Sequence[Served], crashes: int, crash: Callable[[], Awaitable[None]]) -> None:
    """Play at many tables, match after match, until there were so many crashes; then to the end, and check it all."""
    pulse, enough = Pulse(), asyncio.Event()
    unattended, host = houses[0].new_table("top_secret", [{"by": "bot", "bot": "greedy"}] * 3)
    houses[0].command(unattended, host, "start")
    async with asyncio.timeout(LONGEST), asyncio.TaskGroup() as group:
        tables = [group.create_task(keep_playing(houses, *places, pulse, enough)) for places in TABLES]
        for _ in range(crashes):
            await pulse.pass_by(random.randrange(LONGEST_LIFE))
            await crash()
        enough.set()
    played = [match for table in tables for match in table.result()]
    for house in houses:
        for table, people in played:
            check_match(house, table, people)
        wait_for_the_end(house, unattended)
        verified_record(house, unattended)
    moves = sum(command["do"] == "move" for _, people in played for person in people for command in person.acknowledged)
    print(f"{crashes} crashes, {len(played)} matches, {moves} moves acknowledged")  # pytest -rP shows it


async def keep_playing(
    houses: Sequence[Served], game: str, people: int, bots: int, options: Json, pulse: Pulse, enough: asyncio.Event
) -> Played:
    """Play a match, and rematches until it is enough."""
    dice = random.Random()
    played: Played = []
    table, keys = houses[0].sit_at(game, people, *["greedy"] * bots, options=options)
    while True:
        guests = [guest(houses, table, key, pulse) for key in keys]
        await asyncio.gather(*(someone.come_back() for someone in guests))
        host = guests[0]
        if played:
            await host.insist(host.command("start"))
        await asyncio.gather(*(someone.play_through(dice) for someone in guests))
        played.append((table, guests))
        if not enough.is_set():
            table = (await host.insist(host.command("rematch")))["table"]
        await asyncio.gather(*(someone.leave() for someone in guests))
        if enough.is_set():
            return played


def guest(houses: Sequence[Served], table: str, key: str, pulse: Pulse) -> Guest:
    """Somebody at one of the houses, who goes to another one when it is closed."""
    first, *others = random.sample([house.address for house in houses], len(houses))
    someone = Guest(first, table, key, others=others)
    someone.pulse = pulse
    return someone


def wait_for_the_end(house: Served, table: str) -> None:
    """Watch a table until its match is over."""
    version = 0
    while True:
        status, update = house.get(f"/api/tables/{table}/updates?since={version}&wait=20")
        assert status == 200, update
        if update["view"].get("outcome"):
            return
        assert update["version"] > version, "nobody plays any more"
        version = update["version"]
