"""One socket full of tiny frames: a bounded number is handled per turn of the event loop, then others have theirs."""

from __future__ import annotations

import asyncio
import base64
import os
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import ExitStack, asynccontextmanager, suppress
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame

from filature.server.effort import READS_PER_TURN
from filature.server.http_protocol import ProxiedHttpProtocol
from filature.server.websocket.frames import BYTES_PER_TURN, CONTROL_BURST, WebSocketProtocol
from tests.server.raw import CONTINUATION, HERE, PING, PONG, RawSocket, frame
from tests.server.turns import Turns

pytestmark = pytest.mark.anyio

SMALLEST_FRAME = 6
ENOUGH = 20_000


async def listening(scope: Any, receive: Any, send: Any) -> None:
    """Takes every message, and answers the last."""
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        if message.get("text"):
            await send({"type": "websocket.send", "text": "heard"})


@asynccontextmanager
async def served(*, shares: bool = False) -> AsyncIterator[tuple[Callable[[], Awaitable[RawSocket]], Turns]]:
    """How to come to a server of that protocol, and what it handles per turn."""
    turns = Turns()

    class Counted(WebSocketProtocol):
        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self.shares = shares

        def handle_text(self, event: Frame) -> None:
            turns.count()
            super().handle_text(event)

        def handle_ping(self) -> None:
            turns.count()
            super().handle_ping()

        def handle_pong(self, event: Frame) -> None:
            turns.count()
            super().handle_pong(event)

        def handle_cont(self, event: Frame) -> None:
            turns.count()
            super().handle_cont(event)

    config = uvicorn.Config(listening, ws=Counted, log_config=None)
    config.load()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: Counted(config, ServerState(), {}), "127.0.0.1", 0)

    async def come() -> RawSocket:
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        leave.callback(writer.transport.abort)
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        return RawSocket(reader, writer)

    with ExitStack() as leave:
        leave.callback(server.close)
        leave.callback(turns.stop)
        yield come, turns


async def test_tiny_texts_are_all_heard_a_bounded_number_per_turn() -> None:
    async with served() as (come, turns):
        socket = await come()
        socket.send(frame(b"") * ENOUGH, frame(b"the last"))
        assert await anext(socket.texts()) == b"heard"
        assert turns.handled.total() == ENOUGH + 1
        assert max(turns.handled.values()) <= BYTES_PER_TURN // SMALLEST_FRAME + 1


async def test_however_many_sockets_an_address_has_a_bounded_number_is_heard_per_turn() -> None:
    async with served(shares=True) as (come, turns):
        sockets = [await come() for _ in range(20)]
        for socket in sockets:
            socket.send(frame(b"") * (ENOUGH // 20), frame(b"the last"))
        for socket in sockets:
            assert await anext(socket.texts()) == b"heard"
        assert turns.handled.total() == ENOUGH + 20
        assert max(turns.handled.values()) <= READS_PER_TURN * (BYTES_PER_TURN // SMALLEST_FRAME + 1)


@pytest.mark.parametrize(
    ("first", "empty"),
    [(b"", frame(b"", PING)), (b"", frame(b"", PONG)), (frame(b"", fin=False), frame(b"", CONTINUATION, fin=False))],
    ids=["pings", "pongs", "fragments"],
)
async def test_who_sends_thousands_of_frames_that_say_nothing_is_closed(first: bytes, empty: bytes) -> None:
    async with served() as (come, turns):
        socket = await come()
        socket.send(first, empty * ENOUGH)
        with suppress(ConnectionResetError):  # closed with frames still unread
            assert await socket.code() == 1008
        assert turns.handled.total() <= CONTROL_BURST + BYTES_PER_TURN
        assert max(turns.handled.values()) <= BYTES_PER_TURN // SMALLEST_FRAME + 1


async def test_whoever_says_much_and_hangs_up_is_heard_to_the_end() -> None:
    async with served() as (come, turns):
        socket = await come()
        socket.send(frame(b"") * ENOUGH, frame(b"the last"))
        socket.writer.write_eof()
        assert await anext(socket.texts()) == b"heard"
        assert turns.handled.total() == ENOUGH + 1


async def test_behind_a_trusted_proxy_each_address_it_tells_of_has_its_share() -> None:
    turns = Turns()

    class Counted(WebSocketProtocol):
        def handle_text(self, event: Frame) -> None:
            assert self.scope["client"]
            turns.count(self.scope["client"][0])
            super().handle_text(event)

    config = uvicorn.Config(listening, ws=Counted, proxy_headers=True, forwarded_allow_ips="*", log_config=None)
    config.load()
    loop, state = asyncio.get_running_loop(), ServerState()
    server = await loop.create_server(lambda: ProxiedHttpProtocol(config, state, {}), HERE, 0)
    strangers = ["192.0.2.1"] * 20 + ["2001:db8::1", "2001:db8::2"] * 5
    sockets = []
    for client in [*strangers, "192.0.2.2"]:
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        lines = f"Host: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nX-Forwarded-For: {client}\r\n"
        key = f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n"
        writer.write(f"GET / HTTP/1.1\r\n{lines}{key}".encode())
        await reader.readuntil(b"\r\n\r\n")
        sockets.append(RawSocket(reader, writer))
    for socket in sockets:
        socket.send(frame(b"") * 500, frame(b"the last"))
    for socket in sockets:
        assert await anext(socket.texts()) == b"heard"
    turns.stop()
    assert turns.handled.total() == 501 * len(sockets)
    a_share = READS_PER_TURN * (BYTES_PER_TURN // SMALLEST_FRAME + 1)
    assert max(turns.most(client) for client in {*strangers, "192.0.2.2"}) <= a_share
    together = Counter[int]()
    for (turn, who), count in turns.handled_for.items():
        together[turn] += count if str(who).startswith("2001") else 0
    assert max(together.values()) <= a_share, "a network of IPv6 is one address"
    for socket in sockets:
        socket.writer.transport.abort()
    server.close()
    await asyncio.sleep(0.1)
