"""Live play over a WebSocket: a hello, everything so far, then news as it happens."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from filature.kernel.errors import BadRequest, FilatureError
from filature.kernel.state import WATCHER
from filature.server import messages, telling
from filature.server.access import client_address, ear_of, key_of
from filature.server.deciding import Who
from filature.server.errors import Stale
from filature.server.house import House, check_listening
from filature.server.limits import Limits
from filature.server.metrics import Metrics
from filature.server.telling import Ear

HELLO_SECONDS = 10
MOST_PENDING = 1 << 20
"""So many bytes may wait for a slow reader."""
LARGEST_MESSAGE = 64 * 1024
MOST_REFUSED = 200
"""So many refusals in a row end a conversation that makes no sense."""
POLICY, SLOW, GOING = 1008, 1013, 1001

decode = msgspec.json.Decoder(messages.FromClient).decode


class Line:
    """One socket: what it is told waits here, so that nobody waits for it."""

    view = b""
    since = 0

    def __init__(self, socket: WebSocket[Any, Any, Any], metrics: Metrics) -> None:
        self.socket = socket
        self.metrics = metrics
        self.ear = Ear()
        self.name = ""
        self.refused = 0
        self._waiting: deque[str] = deque()
        self._size = 0
        self._wake = asyncio.Event()
        self._end: int | None = None

    def hear(self, message: bytes) -> None:
        self._size += len(message)
        if self._size > MOST_PENDING:
            self.metrics.slow.inc()
            self._waiting.clear()
            self.close(SLOW)
            return
        self._waiting.append(message.decode())
        self._wake.set()

    def say(self, message: Any) -> None:
        self.hear(telling.encode(message))

    def close(self, code: int = GOING) -> None:
        self._end = code
        self._wake.set()

    async def pump(self) -> None:
        """Send what waits, until the socket is to be closed."""
        while True:
            while self._waiting:
                message = self._waiting.popleft()
                self._size -= len(message)
                await self.socket.send({"type": "websocket.send", "text": message, "bytes": None})
            if self._end is not None:
                await self.socket.send({"type": "websocket.close", "code": self._end, "reason": ""})
                return
            self._wake.clear()
            await self._wake.wait()


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: str, house: House, limits: Limits, metrics: Metrics) -> None:
    """Play, or watch, at a table."""
    origin = socket.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != socket.headers.get("host"):
        await socket.close(POLICY)  # before it was accepted: the browser sees 403
        return
    await socket.accept()
    line = Line(socket, metrics)
    metrics.sockets.inc()
    pump = asyncio.create_task(line.pump())
    talk = asyncio.create_task(_converse(line, table_id, house, limits))
    try:
        await asyncio.wait({pump, talk}, return_when=asyncio.FIRST_COMPLETED)
        if talk.done() and not pump.done():
            await asyncio.wait({pump}, timeout=1)
    finally:
        house.detach(table_id, line)
        for task in (pump, talk):
            task.cancel()
        await asyncio.gather(pump, talk, return_exceptions=True)
        metrics.sockets.dec()


async def _converse(line: Line, table_id: str, house: House, limits: Limits) -> None:
    """Take messages until the client goes, or makes no sense."""
    address = client_address(line.socket)
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            while not await _greet(line, table_id, house, limits, address):
                pass
        while line.refused < MOST_REFUSED:
            text = await _receive(line.socket)
            await _take(line, table_id, house, limits, text)
        line.close(POLICY)
    except TimeoutError:
        line.close(POLICY)
    except WebSocketDisconnect:
        return


async def _receive(socket: WebSocket[Any, Any, Any]) -> str | bytes:
    message: Any = await socket.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect(detail="gone")
    return message.get("text") or message.get("bytes") or b""


async def _greet(line: Line, table_id: str, house: House, limits: Limits, address: str) -> bool:
    """Wait for the hello. A refused one may be said again, for a while."""
    text = await _receive(line.socket)
    language: str | None = None
    try:
        limits.request(address)
        hello = _understand(text)
        if not isinstance(hello, messages.Hello):
            raise BadRequest("hello-first", 'The first message is a hello: {{"do":"hello"}}.')
        language = hello.language
        key = key_of(line.socket, table_id, hello.key)
        async with house.visit(table_id) as room:
            line.ear = ear_of(room.table, key, hello.seat, hello.language, moves=hello.moves)
        line.name = hello.name or ""
        await house.attach(table_id, line, hello.since)
    except FilatureError as error:
        line.say(telling.refusal(error, language=language))
        line.refused += 1
        if line.refused >= MOST_REFUSED:
            raise TimeoutError from None
        return False
    return True


def _understand(text: str | bytes) -> Any:
    try:
        return decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRequest("malformed", "This message cannot be understood: {why}.", why=str(error)) from None


async def _take(line: Line, table_id: str, house: House, limits: Limits, text: str | bytes) -> None:
    """Answer one message. A refusal changes nothing; a stale command brings the fresh state along."""
    command: Any = None
    ear = line.ear
    try:
        limits.command((table_id, ear.seat, ear.key or client_address(line.socket)))
        command = _understand(text)
        match command:
            case messages.Hello():
                raise BadRequest("hello-again", "You have said hello already; connect anew for another seat.")
            case messages.Ping(id=id):
                line.say(messages.Pong(id=id, at=house.now()))
            case messages.Ask() | messages.Moves() | messages.Draft():
                async with house.visit(table_id) as room:
                    check_listening(room, ear)
                    line.say(telling.answer_to(room.table_for(ear), ear, command))
            case _:
                if isinstance(command, messages.Say):
                    limits.talk((table_id, ear.seat, ear.key or client_address(line.socket)))
                if command.seat is None and ear.seat != WATCHER and not isinstance(command, messages.Sit):
                    command.seat = ear.seat
                done = await house.command(table_id, Who(ear.key, ear.language or "en", line.name), command)
                line.metrics.commands.labels(type(command).__name__.lower(), "done").inc()
                line.say(done)
        line.refused = 0
    except FilatureError as error:
        line.refused += 1
        line.metrics.commands.labels(type(command).__name__.lower() if command else "none", error.kind).inc()
        id = getattr(command, "id", "")
        line.say(telling.refusal(error, id, language=ear.language, table=house.table_in_use(table_id)))
        if isinstance(error, Stale):
            async with house.visit(table_id) as room:
                room.welcome(line, house.now())
