"""Whole matches over real sockets, people and bots at one table."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from filature.games import catalogue
from filature.kernel.match import verify
from filature.kernel.record import read_record
from tests.server.served import Served, at_table

PLACES = {"heimlich": (2, 2), "serum": (2, 2), "companies": (3, 5), "secrets": (2, 1)}
"""People and bots at a table of each game."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("house")
    with Served(f"sqlite:///{folder}/tables.db", folder) as served:
        yield served


@pytest.mark.anyio
@pytest.mark.parametrize("game", PLACES)
async def test_a_whole_match_with_bots_over_sockets(house: Served, game: str) -> None:
    people, bots = PLACES[game]
    table, keys = house.sit_at(game, people, *["greedy"] * bots)
    async with at_table(house.address, table, keys) as seats:
        await asyncio.gather(*(person.play_on(random.Random(n)) for n, person in enumerate(seats)))
    status, plain = house.get(f"/api/tables/{table}/record")
    assert status == 200
