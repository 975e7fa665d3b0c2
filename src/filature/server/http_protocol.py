"""uvicorn's HTTP protocol with bounded work per turn of the event loop, with deadlines for the head and the body of a
request, a size limit for the head, and a bound of connections of an address.

uvicorn would parse a whole read (256 KiB: 14,000 tiny requests) at once. It overrides methods of `HttpToolsProtocol`
that uvicorn does not document; pyproject.toml bounds its version, and tests/server/test_rough_clients.py and
tests/server/test_bounded_work.py show that the limits hold.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import ClassVar, Final

from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from filature.server.auth import network_of
from filature.server.effort import READS
from filature.server.errors import TooMuch
from filature.server.limits import MOST_SPARE, Crowd, connections, too_many_connections
from filature.server.runtime.updates import encode, refusal
from filature.server.websocket.frames import WebSocketProtocol

HEAD_BYTES: Final = 64 * 1024
BYTES_PER_TURN: Final = 1024
"""Of one connection, or one head of a request where that is less; then it is the others' turn."""
SPARE: Final = "filature.spare"
"""By which the application knows a connection that is told the health only."""
END_OF_HEAD: Final = b"\r\n\r\n"
TURNED_AWAY: Final = "HTTP/1.1 429 \r\nconnection: close\r\nretry-after: 1\r\ncontent-type: application/json\r\n"


class Reading(FlowControl):
    """Nothing more is read while something waits for its turn."""

    waits = False

    def resume_reading(self) -> None:
        if not self.waits:
            super().resume_reading()


class HttpProtocol(HttpToolsProtocol):
    _in_head = True
    _head_bytes = 0
    _deadline: asyncio.TimerHandle
    _reading: Reading
    _scheduled = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.flow = self._reading = Reading(transport)
        self._unread = bytearray()
        self._expect_more()

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread.clear()
        super().connection_lost(exc)
        self._deadline.cancel()

    def data_received(self, data: bytes) -> None:
        self._unread += data
        if not self._reading.waits:
            self._reading.waits = True
            self._begin(self._read_some)
            if self._unread:
                self.flow.pause_reading()

    def _begin(self, work: Callable[[], None]) -> None:
        work()

    def _begin_later(self, work: Callable[[], None]) -> None:
        self.loop.call_soon(work)

    def _read_some(self) -> None:
        self._scheduled = False
        if not self._unread:
            return
        end = self._unread.find(END_OF_HEAD, 0, BYTES_PER_TURN)
        length = BYTES_PER_TURN if end < 0 else end + len(END_OF_HEAD)
        part = bytes(self._unread[:length])
        del self._unread[:length]
        super().data_received(part)
        if self._in_head:
            self._head_bytes += len(part)
            if self._head_bytes > HEAD_BYTES:
                self.send_400_response("The head of this request is too long.")
        self._read_on()

    def _read_on(self) -> None:
        """Go on in the next turn; not before the requests so far are answered."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            self._unread.clear()
        self._reading.waits = bool(self._unread)
        if self._unread:
            self.flow.pause_reading()
            if not self._scheduled and not self.pipeline:
                self._scheduled = True
                self._begin_later(self._read_some)
        elif not self.pipeline:
            self.flow.resume_reading()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._unread:
            self._read_on()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if not self._in_head:
            self._in_head = True
            self._expect_more()
        self._head_bytes = 0

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._in_head = False
        self._deadline.cancel()
        self._expect_more()  # the body

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._deadline.cancel()

    def handle_websocket_upgrade(self) -> None:
        self._deadline.cancel()
        super().handle_websocket_upgrade()

    def _expect_more(self) -> None:
        self._deadline = self.loop.call_later(self.timeout_keep_alive, self.timeout_keep_alive_handler)


class ProxiedHttpProtocol(HttpProtocol):
    """For clients who come through a proxy, whose connections are everybody's: an address has a share of each turn as
    soon as it has a socket."""

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        assert isinstance(socket, WebSocketProtocol)
        socket.shares = True


class BoundedHttpProtocol(HttpProtocol):
    """For clients who come themselves, not through a proxy: an address has so many connections, idle ones too, and is
    read so much of in a turn. A few more are told the health of the house, and nothing else."""

    crowd: ClassVar[Crowd] = connections()
    spare: ClassVar[Crowd] = connections(MOST_SPARE)
    _network: str | None = None
    _entered: Crowd | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._network = network_of(self.client[0]) if self.client else ""
        for crowd in (self.crowd, self.spare):
            with suppress(TooMuch):
                crowd.enter(self._network)
                self._entered = crowd
                return
        body = encode(refusal(too_many_connections()))
        transport.write(f"{TURNED_AWAY}content-length: {len(body)}\r\n\r\n".encode() + body)
        transport.close()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._entered is self.spare:
            self.scope["extensions"] = {SPARE: {}}

    def _should_upgrade(self) -> bool:
        return self._entered is not self.spare and super()._should_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._leave()

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        assert isinstance(socket, WebSocketProtocol)
        socket.shares, socket.at_end = True, self._leave  # the connection is the socket's now

    def _begin(self, work: Callable[[], None]) -> None:
        READS.begin(self._network or "", work)

    def _begin_later(self, work: Callable[[], None]) -> None:
        READS.begin_later(self._network or "", work)

    def _leave(self) -> None:
        if self._entered:
            self._entered.leave(self._network or "")
            self._entered = None
