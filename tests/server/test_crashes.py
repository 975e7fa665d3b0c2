"""Servers and databases that die in the middle of play: nothing acknowledged is lost, and everybody plays on."""

from __future__ import annotations

import asyncio
import os
import random
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.playing_through import STUCK_S, Pulse, play_through
from tests.server.postgres import Cluster
from tests.server.served import Person, Served

pytestmark = pytest.mark.anyio

CRASHES = int(os.environ.get("FILATURE_CRASHES", "6"))
"""How often the server is killed; a new one takes seconds, so the two hundred of a thorough run take minutes."""


async def test_a_server_killed_again_and_again_loses_nothing(tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path}/tables.db", tmp_path) as house:

        async def crash(_: Pulse) -> None:
            house.kill()
            await asyncio.to_thread(house.start)

        await play_through([house], CRASHES, crash)


async def test_one_of_two_servers_killed_again_and_again_loses_nothing(postgres: str, tmp_path: Path) -> None:
    with ExitStack() as stack:
        houses = [stack.enter_context(Served(postgres, tmp_path)) for _ in range(2)]

        async def crash(_: Pulse) -> None:
            house = random.choice(houses)
            house.kill()
            await asyncio.to_thread(house.start)  # meanwhile the other serves everybody

        await play_through(houses, CRASHES // 2, crash)


async def test_a_database_stopped_again_and_again_loses_nothing(
    postgres: str, cluster: Cluster, tmp_path: Path
) -> None:
    with ExitStack() as stack:
        houses = [stack.enter_context(Served(postgres, tmp_path)) for _ in range(2)]

        async def crash(_: Pulse) -> None:
            await asyncio.to_thread(cluster.stop)
            await asyncio.to_thread(cluster.start)

        await play_through(houses, CRASHES // 2, crash)


async def test_whoever_was_at_a_killed_server_is_not_here_any_more(postgres: str, tmp_path: Path) -> None:
    with Served(postgres, tmp_path) as dying, Served(postgres, tmp_path) as living:
        table, (one, two) = living.sit_at("heimlich", 2)
        async with Person(dying.address, table, one), Person(living.address, table, two) as person:
            async with asyncio.timeout(STUCK_S):
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
