"""What has ended leaves the memory by itself: nobody waits while a collector of garbage looks for it."""

import asyncio
import re
import signal
from pathlib import Path

import pytest

from tests.server.raw import Refused, frame, raw_socket
from tests.server.served import Person, Refusal, Served

pytestmark = pytest.mark.anyio


async def sockets(house: Served, wanted: range) -> None:
    """Until so many are in memory."""
    assert house.process
    async with asyncio.timeout(20):
        while True:
            told = len(re.findall("sockets:", house.log.read_text()))
            house.process.send_signal(signal.SIGUSR1)
            while len(found := re.findall(r"sockets: (\d+)\n", house.log.read_text())) <= told:
                await asyncio.sleep(0.01)
            if int(found[-1]) in wanted:
                return


async def test_a_socket_that_has_ended_is_gone_without_a_collector(tmp_path: Path) -> None:
    house = Served(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path, program="tests.server.uncollected")
    with house:
        table, [key, _] = await asyncio.to_thread(house.sit_at, "heimlich", 2)
        async with Person(house.address, table, key) as person:
            await sockets(house, range(1, 9))
            await person.do("say", channel="table", text="Good-bye.")
            with pytest.raises(Refusal):
                await person.do("move", text="nonsense", version=person.update["version"])
        async with raw_socket(house, table):
            pass  # goes without a word
        async with raw_socket(house, table) as rude:
            rude.send(frame(b"?", opcode=3))
            assert await rude.code() == 1002
        with pytest.raises(Refused):
            async with raw_socket(house, table, headers={"Sec-WebSocket-Key": "short"}):
                pass
        lost = Person(house.address, "nowhere", key)
        with pytest.raises(Refusal):
            await lost.connect()
        await lost.leave()
        await sockets(house, range(1))
        assert "error" not in house.log.read_text()
