"""One WebSocket at a table: a hello, everything so far, then changes as they happen."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine
from contextlib import ExitStack, suppress
from dataclasses import replace
from typing import Any, Final

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from filature.kernel.errors import BadRequest, FilatureError
from filature.kernel.state import WATCHER
from filature.server import protocol
from filature.server.auth import client_network, key_of, language_of, viewer_of
from filature.server.errors import Stale
from filature.server.runtime import updates
from filature.server.runtime.subscribers import Subscriber, Viewer
from filature.server.services import Services
from filature.server.table.commands import Caller
from filature.server.table.keys import digest, new_key, watcher_id
from filature.server.table.table import Table

logger = logging.getLogger("filature.server")

Socket = WebSocket[Any, Any, Any]

PENDING_BYTES: Final = 1 << 20
"""So much may wait for a slow reader behind the next message."""
REFUSALS: Final = 200
"""So many more refusals than answers end a conversation that makes no sense."""
POLICY, SLOW, GOING, BROKEN = 1008, 1013, 1001, 1011
"""Why we close a socket (RFC 6455, 7.4.1)."""


class Connection(Subscriber):
    """Receives and answers one message after the other; what is to be sent is queued, and sent by a task of its own."""

    decode = staticmethod(protocol.reader(protocol.FromClient))
    """Understands a message, or raises `BadRequest`."""

    def __init__(self, socket: Socket, table_id: str, services: Services) -> None:
        super().__init__(Viewer(), client_network(socket))
        self._socket = socket
        self._table_id = table_id
        self._registry = services.registry
        self._limits = services.limits
        self._metrics = services.metrics
        self._timeout_s = services.settings.silence
        self._caller = Caller(language=language_of(socket))
        self._refused = 0
        self._outgoing: deque[bytes] = deque()
        self._pending_bytes = 0
        self._something_to_send = asyncio.Event()
        self._close_code = 0
        self._closing = asyncio.Event()
        self._greeted = False
        self._counted = ExitStack()

    async def run(self) -> None:
        """Until the client leaves or is sent away."""
        tasks = {asyncio.create_task(self._metered(work)) for work in (self._receive(), self._send())}
        try:
            await self._closing.wait()
            await asyncio.wait(tasks, timeout=self._timeout_s)  # a client that does not react is left
        finally:
            self._leave()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def _metered(self, work: Coroutine[Any, Any, None]) -> Coroutine[Any, Any, None]:
        """Who has many sockets pays for what they are sent, too."""
        return self._limits.effort.metered(work, self.address) if self._limits.on else work

    # Sending

    def queue(self, message: bytes) -> None:
        if self._close_code:
            return
        first = len(self._outgoing[0]) if self._outgoing else len(message)  # may be as long as it must
        if self._pending_bytes + len(message) - first > PENDING_BYTES:
            self._metrics.slow.inc()
            self._outgoing.clear()
            self.close(SLOW)
            return
        self._outgoing.append(message)
        self._pending_bytes += len(message)
        self._something_to_send.set()

    def close(self, code: int = GOING) -> None:
        """What waits is still sent, then the socket is closed."""
        self._close_code = self._close_code or code
        self._closing.set()
        self._something_to_send.set()

    async def _send(self) -> None:
        try:
            while True:
                while self._outgoing:
                    message = self._outgoing.popleft()
                    self._pending_bytes -= len(message)
                    await self._socket.send_text(message.decode())
                if self._close_code:
                    await self._socket.close(self._close_code)
                    return
                self._something_to_send.clear()
                await self._something_to_send.wait()
        except (WebSocketDisconnect, OSError):
            self.close()  # the client is gone

    # Receiving

    async def _receive(self) -> None:
        try:
            async with asyncio.timeout(self._timeout_s) as hello_timeout:
                while not self._greeted:
                    await self._greet(await self._next())
                hello_timeout.reschedule(None)
            while not self._close_code:
                await self._handle(await self._next())
        except TimeoutError:
            self.close(POLICY)
        except WebSocketDisconnect:
            self.close()
        except Exception as error:
            logger.error("failed", extra={"error": type(error).__name__}, exc_info=error)
            self.close(BROKEN)

    async def _next(self) -> str | bytes:
        event: Any = await self._socket.receive()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="the client has left")
        return event.get("text") or event.get("bytes") or b""

    async def _greet(self, message: str | bytes) -> None:
        """Take a hello. A refused one may be said again, for a while."""
        hello: Any = None
        try:
            await self._limits.turn(self.address)
            self._limits.request(self.address)
            hello = self.decode(message)
            if not isinstance(hello, protocol.Hello):
                raise BadRequest("hello-first", 'The first message is a hello: {{"do":"hello"}}.')
            await self._join(hello)
        except FilatureError as error:
            self._refuse(error, getattr(hello, "id", ""))
        else:
            self._refused = 0
            self._greeted = True

    async def _join(self, hello: protocol.Hello) -> None:
        """To the table, as whoever said hello."""
        key = key_of(self._socket, self._table_id, hello.key)
        self._caller = Caller(key, hello.language or self._caller.language, hello.name or "")
        viewer = await self._registry.live_table(self._table_id).look(
            lambda live: viewer_of(
                live.table, key, hello.seat, hello.language, moves=hello.moves, decision=hello.decision
            )
        )
        # Who brings no key to be known by is somebody else each time.
        watcher = watcher_id(self._table_id, digest(hello.watcher or new_key()))
        self.viewer = replace(viewer, watcher=watcher, name=hello.name or "")
        with ExitStack() as entered:
            entered.enter_context(self._limits.at_table(self._table_id, self.address))
            await self._registry.attach(self._table_id, self, hello.since)
            self._counted = entered.pop_all()

    def _leave(self) -> None:
        self._registry.detach(self._table_id, self)
        self._counted.close()

    async def _handle(self, message: str | bytes) -> None:
        """Answer a message. A refusal changes nothing."""
        command: Any = None
        try:
            await self._limits.turn(self.address)
            self._limits.message(self._sender())
            command = self.decode(message)
            self._limits.command(self._sender(), command)
            self._limits.writing(self.address, command, len(message))
            self._answer(await self._carry_out(command))
        except FilatureError as error:
            self._metrics.count(command, error.kind)
            self._refuse(error, getattr(command, "id", ""))
            if isinstance(error, Stale):  # the fresh state comes along
                with suppress(FilatureError):  # the storage may have gone away meanwhile
                    await self._registry.live_table(self._table_id).look(lambda live: live.refresh(self))

    async def _carry_out(self, command: Any) -> protocol.FromServer:
        match command:
            case protocol.Hello():
                raise BadRequest("hello-again", "You have said hello already; connect anew for another seat.")
            case protocol.Ping(id=id):
                return protocol.Pong(id=id, at=self._registry.now())
            case protocol.Ask() | protocol.Moves() | protocol.Preview() | protocol.Typed() | protocol.Draft():
                return await self._registry.answer(self._table_id, self.viewer, command)
        if command.seat is None and self.viewer.seat != WATCHER and not isinstance(command, protocol.Sit):
            command.seat = self.viewer.seat
        await self._registry.check_seats(self._table_id, command, self._limits)
        done = await self._registry.live_table(self._table_id).submit(command, self._caller)
        self._metrics.count(command, "done")
        return done

    def _sender(self) -> tuple[str, str]:
        """For whom messages are counted."""
        return self._table_id, self.viewer.key or self.address

    def _answer(self, answer: protocol.FromServer) -> None:
        self.queue(updates.encode(answer))
        self._refused = max(0, self._refused - 1)

    def _refuse(self, error: FilatureError, id: str) -> None:
        table = self._table() if self._greeted else None
        self.queue(updates.encode(updates.refusal(error, id, language=self._caller.language, table=table)))
        self._refused += 1
        if self._refused >= REFUSALS:
            self.close(POLICY)

    def _table(self) -> Table | None:
        """In whose words refusals are said."""
        return self._registry.table_in_memory(self._table_id)
