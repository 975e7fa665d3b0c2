"""Sockets that have ended, however they ended, are not kept in memory."""

from __future__ import annotations

import asyncio
import random
import re
import signal
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.raw import Refused, frame, raw_socket
from tests.server.served import Person, Refusal, Served

pytestmark = pytest.mark.anyio

ROUNDS = 20


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Served]:
    with Served(f"sqlite:///{tmp_path}/tables.db", tmp_path, program="tests.server.roomy", silence="1") as house:
        yield house
        assert '"level": "error"' not in house.log.read_text()


async def sockets(house: Served) -> int:
    """How many are in memory."""
    assert house.process
    told = len(re.findall("sockets:", house.log.read_text()))
    house.process.send_signal(signal.SIGUSR1)
    while len(found := re.findall(r"sockets: (\d+)\n", house.log.read_text())) <= told:
        await asyncio.sleep(0.01)
    return int(found[-1])


async def until(house: Served, wanted: int) -> None:
    async with asyncio.timeout(20):
        while await sockets(house) != wanted:
            await asyncio.sleep(0.05)


async def play_and_leave(house: Served, table: str, key: str) -> None:
    async with Person(house.address, table, key) as person:
        await person.do("chat", channel="table", text="Good-bye.")
        with pytest.raises(Refusal):
            await person.do("move", text="nonsense", version=person.update["version"])


async def vanish(house: Served, table: str, key: str) -> None:
    async with raw_socket(house, table) as socket:
        socket.say({"do": "hello", "key": key})
        await anext(socket.messages())


async def say_nothing(house: Served, table: str, _: str) -> None:
    async with raw_socket(house, table):
        pass


async def be_sent_away(house: Served, table: str, _: str) -> None:
    async with raw_socket(house, table) as socket:
        assert await socket.code() == 1008, "no hello in time"


async def break_the_protocol(house: Served, table: str, key: str) -> None:
    async with raw_socket(house, table) as socket:
        socket.say({"do": "hello", "key": key})
        socket.send(frame(b"?", opcode=3))
        assert await socket.code() == 1002


async def be_refused(house: Served, table: str, _: str) -> None:
    with pytest.raises(Refused):
        async with raw_socket(house, table, headers={"Sec-WebSocket-Key": "short"}):
            pass


async def look_for_nothing(house: Served, _: str, key: str) -> None:
    lost = Person(house.address, "nowhere", key)
    with pytest.raises(Refusal):
        await lost.connect()
    await lost.leave()


async def read_nothing(house: Served, table: str, key: str) -> None:
    async with raw_socket(house, table, buffer=4096) as deaf:
        deaf.say({"do": "hello", "key": key})
        with suppress(ConnectionClosed):  # on a busy machine even the one who reads may be too slow for so much
            async with Person(house.address, table, key) as person:
                for turn in range(4):
                    await person.do("note", marks={"turn": turn, "grid": "x" * 30_000})


End = Callable[[Served, str, str], Awaitable[None]]
ENDS: list[End] = [
    play_and_leave,
    vanish,
    say_nothing,
    be_sent_away,
    break_the_protocol,
    be_refused,
    look_for_nothing,
    read_nothing,
]


async def test_many_sockets_come_and_go_in_every_way_and_none_is_kept(house: Served) -> None:
    table, (key, other) = await asyncio.to_thread(house.sit_at, "heimlich", 2)
    async with Person(house.address, table, other) as staying:
        ends = random.Random(1).sample(ENDS * ROUNDS, len(ENDS) * ROUNDS)
        await asyncio.gather(*(end(house, table, key) for end in ends[::2]))
        for end in ends[1::2]:
            if end is not be_sent_away:  # one after the other that takes long
                await end(house, table, key)
        await until(house, 1)
        await staying.do("chat", text="Alone at last.")
    await until(house, 0)
