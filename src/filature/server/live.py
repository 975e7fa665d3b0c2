"""Live play over a WebSocket: a hello, everything so far, then news as it happens."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from filature.kernel.errors import BadRequest, FilatureError
from filature.kernel.state import WATCHER
from filature.server import messages, telling
from filature.server.access import client_address, ear_of, key_of, language_of
from filature.server.deciding import Who
from filature.server.errors import Stale
from filature.server.house import House, check_listening
from filature.server.limits import Limits
from filature.server.metrics import Metrics
from filature.server.settings import Settings
from filature.server.telling import Ear

logger = logging.getLogger("filature.server")

MOST_PENDING = 1 << 20
"""So many bytes may wait for a slow reader behind the next message."""
LARGEST_MESSAGE = 64 * 1024
MOST_REFUSED = 200
"""So many more refusals than answers end a conversation that makes no sense."""
POLICY, SLOW, GOING, BROKEN = 1008, 1013, 1001, 1011

read = messages.reader(messages.FromClient)


class Line:
    """One socket: what it is told waits here, so that nobody waits for it."""

    view = b""
    since = 0

    def __init__(self, socket: WebSocket[Any, Any, Any], metrics: Metrics, patience: float) -> None:
        self.socket = socket
        self.metrics = metrics
        self.ear = Ear()
        self.name = ""
        self.language = language_of(socket)
        self.refused = 0
        self.busy = False
        """Whether a command of his is being carried out; that is not to be stopped."""
        self._patience = patience
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._wake = asyncio.Event()
        self._end: int | None = None
        self.pumping = asyncio.create_task(self._pump())

    def hear(self, message: bytes) -> None:
        if self._end is not None:
            return
        first = len(self._waiting[0]) if self._waiting else len(message)  # may be as long as it must
        if self._size + len(message) - first > MOST_PENDING:
            self.metrics.slow.inc()
            self._waiting.clear()
            self.close(SLOW)
            return
        self._waiting.append(message)
        self._size += len(message)
        self._wake.set()

    def say(self, message: Any) -> None:
        self.hear(telling.encode(message))

    @property
    def closing(self) -> bool:
        return self._end is not None

    def close(self, code: int = GOING) -> None:
        """Say what still waits, then goodbye; whoever does not listen even to that is left."""
        if self._end is None:
            self._end = code
            self._wake.set()
            enough = asyncio.get_running_loop().call_later(self._patience, self.pumping.cancel)
            self.pumping.add_done_callback(lambda _: enough.cancel())

    async def _pump(self) -> None:
        """Send what waits, until the socket is to be closed."""
        while True:
            while self._waiting:
                message = self._waiting.popleft()
                self._size -= len(message)
                await self.socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})
            if self._end is not None:
                await self.socket.send({"type": "websocket.close", "code": self._end, "reason": ""})
                return
            self._wake.clear()
            await self._wake.wait()


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    table_id: str,
    house: House,
    limits: Limits,
    metrics: Metrics,
    settings: Settings,
) -> None:
    """Play, or watch, at a table."""
    origin = socket.headers.get("origin")
    if origin is not None and origin.partition("://")[2] != socket.headers.get("host"):
        await socket.close(POLICY)  # before it was accepted: the browser sees 403
        return
    await socket.accept()
    line = Line(socket, metrics, settings.silence)
    metrics.sockets.inc()
    talk = asyncio.create_task(_converse(line, table_id, house, limits, settings.silence))
    try:
        await asyncio.wait({line.pumping})
    finally:
        house.detach(table_id, line)
        line.pumping.cancel()
        if line.busy:
            line.close()
        else:
            talk.cancel()
        await asyncio.gather(line.pumping, talk, return_exceptions=True)
        metrics.sockets.dec()


async def _converse(line: Line, table_id: str, house: House, limits: Limits, patience: float) -> None:
    """Take messages until the client goes, says nothing, or makes no sense."""
    try:
        async with asyncio.timeout(patience):
            while line.refused < MOST_REFUSED and not await _greet(line, table_id, house, limits):
                pass
        while line.refused < MOST_REFUSED and not line.closing:
            await _take(line, table_id, house, limits, await _receive(line.socket))
        line.close(POLICY)
    except TimeoutError:
        line.close(POLICY)
    except WebSocketDisconnect:
        line.close()
    except Exception as error:
        logger.error("failed", extra={"error": type(error).__name__}, exc_info=error)
        line.close(BROKEN)


async def _receive(socket: WebSocket[Any, Any, Any]) -> str | bytes:
    message: Any = await socket.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect(detail="gone")
    return message.get("text") or message.get("bytes") or b""


async def _greet(line: Line, table_id: str, house: House, limits: Limits) -> bool:
    """Wait for the hello. A refused one may be said again, for a while."""
    text = await _receive(line.socket)
    hello: Any = None
    try:
        limits.request(client_address(line.socket))
        hello = read(text)
        if not isinstance(hello, messages.Hello):
            raise BadRequest("hello-first", 'The first message is a hello: {{"do":"hello"}}.')
        line.language = hello.language or line.language
        key = key_of(line.socket, table_id, hello.key)
        line.ear = await house.look(
            table_id, lambda room: ear_of(room.table, key, hello.seat, hello.language, moves=hello.moves)
        )
        line.name = hello.name or ""
        await house.attach(table_id, line, hello.since)
    except FilatureError as error:
        line.refused += 1
        line.say(telling.refusal(error, getattr(hello, "id", ""), language=line.language))
        return False
    line.refused = 0
    return True


async def _take(line: Line, table_id: str, house: House, limits: Limits, text: str | bytes) -> None:
    """Answer one message. A refusal changes nothing; a stale command brings the fresh state along."""
    command: Any = None
    ear = line.ear
    try:
        limits.command((table_id, ear.seat, ear.key or client_address(line.socket)))
        command = read(text)
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
                line.busy = True
                try:
                    done = await house.command(table_id, Who(ear.key, line.language, line.name), command)
                finally:
                    line.busy = False
                line.metrics.count(type(command).__name__.lower(), "done")
                line.say(done)
        line.refused = max(0, line.refused - 1)
    except FilatureError as error:
        line.refused += 1
        line.metrics.count(type(command).__name__.lower() if command else "none", error.kind)
        id = getattr(command, "id", "")
        line.say(telling.refusal(error, id, language=line.language, table=house.table_in_use(table_id)))
        if isinstance(error, Stale):
            with suppress(FilatureError):  # the storage may have gone away meanwhile
                async with house.visit(table_id) as room:
                    room.welcome(line, house.now())
