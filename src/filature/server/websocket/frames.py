"""uvicorn's WebSocket protocol with bounded work per turn of the event loop, which it lacks.

It would parse a whole read (256 KiB: 43,000 tiny frames) at once, answer any number of pings, and gather any number of
empty fragments. It overrides methods that uvicorn does not document; pyproject.toml bounds its version, and
tests/server/test_bounded_frames.py shows that the limits hold.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from filature.server.auth import network_of
from filature.server.effort import READS
from filature.server.errors import TooMuch
from filature.server.limits import Limit

BYTES_PER_TURN: Final = 256
"""Of one socket, then it is the others' turn. The smallest frame has 6 bytes."""
UNREAD_BYTES: Final = 128 * 1024
"""So much may wait for its turn, then nothing more is taken. It is no less: whoever is closed while the kernel holds
something unread is not told why."""
CONTROL_RATE, CONTROL_BURST = 20, 200
"""Pings, pongs and fragments of one socket: so many a second, and so many at once."""
POLICY: Final = 1008


class WebSocketProtocol(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._unread = bytearray()
        self._scheduled = False
        self._ended = False
        self._control = Limit(CONTROL_RATE, CONTROL_BURST)
        self.shares = False
        """Whether all sockets of an address share what is read of them in a turn."""
        self.at_end: Callable[[], None] = lambda: None
        """Called when the connection is gone."""

    @property
    def _network(self) -> str | None:
        """Whose share of a turn it has. Behind a proxy that is known when the application was called."""
        client = self.scope["client"] if self.handshake_complete else self.client
        return network_of(client[0]) if client and self.shares else None

    def data_received(self, data: bytes) -> None:
        waiting = bool(self._unread)
        self._unread += data
        if waiting:
            self._read_on()
        elif (network := self._network) is None:
            self._read_some()
        else:
            self._scheduled = True
            READS.begin(network, self._read_next)

    def eof_received(self) -> bool | None:  # type: ignore[override]
        """What was said before is heard first."""
        self._ended = bool(self._unread)
        return self._ended

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread.clear()
        super().connection_lost(exc)
        self.at_end()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read_on()

    async def receive(self) -> Any:
        message = await super().receive()
        self._read_on()
        return message

    def handle_ping(self) -> None:
        super().handle_ping()
        self._count()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self._count()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        self._count()

    def _read_some(self) -> None:
        part = bytes(self._unread[:BYTES_PER_TURN])
        del self._unread[:BYTES_PER_TURN]
        super().data_received(part)
        self._read_on()

    def _read_on(self) -> None:
        """Go on in the next turn; not before the messages so far are taken, and our answers are read."""
        if not self._unread or self.transport.is_closing():
            return
        if len(self._unread) > UNREAD_BYTES:
            self.transport.pause_reading()
        if not self._scheduled and not self.read_paused and self.writable.is_set():
            self._scheduled = True
            if (network := self._network) is None:
                self.loop.call_soon(self._read_next)
            else:
                READS.begin_later(network, self._read_next)

    def _read_next(self) -> None:
        self._scheduled = False
        if self.transport.is_closing():
            return
        self._read_some()
        if self._unread or self.transport.is_closing():
            return
        if self._ended:
            self.transport.close()
        elif not self.read_paused:
            self.transport.resume_reading()

    def _count(self) -> None:
        """Close a socket that keeps us busy with frames that say nothing."""
        if self.close_sent or self.transport.is_closing():
            return
        try:
            self._control.take(None)
        except TooMuch:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY})
            self.conn.send_close(POLICY)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()
