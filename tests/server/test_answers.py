"""Long answers: an address has a budget of them, and of what it does not read little waits in memory."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
import uvicorn
from litestar import Litestar
from uvicorn.server import ServerState

from filature.server.admission import PART, admitting
from filature.server.app import create_app
from filature.server.http_protocol import HttpProtocol
from filature.server.limits import LARGE, Limit, Limits
from filature.server.settings import Settings
from tests.server.raw import HERE, NEXT_DOOR

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning"),
]

LONG = 32 << 20
BUDGET = 4 * LARGE
GET = b"GET %s HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"


class Library:
    """Answers with as many bytes as its path says."""

    def __init__(self, limits: Limits) -> None:
        self.state = SimpleNamespace(limits=limits)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        size = int(scope["path"][1:])
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % size)]})
        await send({"type": "http.response.body", "body": bytes(size)})


@asynccontextmanager
async def served(app: Library | Litestar) -> AsyncIterator[tuple[Any, list[HttpProtocol]]]:
    """The address of an application, and its connections."""
    connections: list[HttpProtocol] = []

    def connect() -> HttpProtocol:
        connections.append(HttpProtocol(config, state, {}))
        return connections[-1]

    config = uvicorn.Config(admitting(cast("Litestar", app)), log_config=None)
    config.load()
    state = ServerState()
    server = await asyncio.get_running_loop().create_server(connect, HERE, 0)
    try:
        yield server.sockets[0].getsockname(), connections
    finally:
        server.close()
        for connection in connections:
            connection.transport.abort()
        await asyncio.sleep(0)


async def ask(address: Any, path: str, source: str = HERE) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Ask for something, by a socket that takes little at once."""
    client = socket.socket()
    client.setblocking(False)
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    client.bind((source, 0))
    await asyncio.get_running_loop().sock_connect(client, address)
    reader, writer = await asyncio.open_connection(sock=client, limit=PART)
    writer.write(GET % path.encode())
    return reader, writer


async def status(address: Any, size: int, source: str = HERE) -> int:
    reader, writer = await ask(address, f"/{size}", source)
    head = await reader.readuntil(b"\r\n\r\n")
    writer.transport.abort()
    return int(head[9:12])


async def test_of_a_long_answer_that_nobody_reads_a_part_waits_and_whoever_reads_gets_all_of_it() -> None:
    async with served(Library(Limits(on=True))) as (address, connections):
        reader, writer = await ask(address, f"/{LONG}")
        await reader.readuntil(b"\r\n\r\n")
        [connection] = connections
        async with asyncio.timeout(30):
            while not connection.flow.write_paused:
                await asyncio.sleep(0)
        read = 0
        while read < LONG:
            assert connection.transport.get_write_buffer_size() <= 2 * PART
            read += len(await reader.read(PART))
        assert read == LONG
        writer.transport.abort()


async def test_an_address_has_a_budget_of_long_answers_and_short_ones_are_always_given() -> None:
    limits = Limits(on=True)
    limits._answers = Limit(rate=0, burst=BUDGET)
    async with served(Library(limits)) as (address, _):
        given = [await status(address, 2 * LARGE) for _ in range(4)]
        assert given == [200, 200, 429, 429]
        assert await status(address, LARGE) == 200
        assert await status(address, 2 * LARGE, NEXT_DOOR) == 200


async def test_the_house_says_so_in_ones_language(tmp_path: Path) -> None:
    app = create_app(Settings(database=f"sqlite:///{tmp_path}/tables.db"))
    rules = "/api/games/serum/rules?language=de"
    async with served(app) as (address, _):
        reader, writer = await ask(address, rules)
        head = await reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 200 ")
        length = int(head.lower().partition(b"content-length: ")[2].split()[0])
        assert length > LARGE
        assert msgspec.json.decode(await reader.readexactly(length))["game"] == "serum"
        app.state.limits._answers = Limit(rate=0, burst=0)
        writer.write(GET % rules.encode())
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 429 ")
        assert "Zu viele Anfragen" in (await reader.readuntil(b"}")).decode()
        writer.transport.abort()


async def test_without_limits_nothing_is_counted() -> None:
    limits = Limits(on=False)
    limits._answers = Limit(rate=0, burst=BUDGET)
    async with served(Library(limits)) as (address, _):
        assert [await status(address, 2 * LARGE) for _ in range(4)] == [200] * 4
