"""Where the web server is too patient: heads of requests that do not end, clients that take nothing any more. And where
it is too slow: messages of a socket need no task that waits for them."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Mapping
from typing import Any, Protocol

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from filature.server.frames import end_of_frame, framed, text_of

LARGEST_HEAD = 64 * 1024
LARGEST_FRAME_HEAD = 14
EXTENSION = "filature.wire"
"""Where the wire is found in an ASGI scope."""


class Http(HttpToolsProtocol):
    """Address and headers may not come without end, nor too slowly; the parser would gather them for ever."""

    _in_head = True
    _head = 0
    _deadline: asyncio.TimerHandle

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._deadline.cancel()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._in_head:
            self._head += len(data)
            if self._head > LARGEST_HEAD:
                self.send_400_response("The head of this request is too long.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if not self._in_head:
            self._in_head = True
            self._expect_head()
        self._head = 0

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._in_head = False
        self._deadline.cancel()

    def _expect_head(self) -> None:
        self._deadline = self.loop.call_later(self.timeout_keep_alive, self.timeout_keep_alive_handler)


class Taker(Protocol):
    """Whoever takes over a socket once it is open."""

    def take(self, message: str | bytes) -> None: ...

    def flush(self) -> None:
        """The client takes more again."""

    def lost(self) -> None:
        """The connection has ended."""


class Wire(WebSocketsSansIOProtocol):
    """A socket that hands its messages to its taker as they come and writes his at once. Opening and closing it is done
    over ASGI as usual."""

    _taker: Taker | None = None

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._outgoing: list[bytes] = []
        self._begun = b""
        """The beginning of a frame whose end has not come yet."""
        self._largest = self.config.ws_max_size + LARGEST_FRAME_HEAD

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    def hand_over(self, taker: Taker) -> None:
        """From now on everything is for the taker, also what has come already."""
        self._taker = taker
        while not self.queue.empty():
            event: Mapping[str, Any] = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                taker.take(event.get("text") or event.get("bytes") or b"")
            else:
                taker.lost()

    def data_received(self, data: bytes) -> None:
        """A text goes straight to its taker. The library gets everything else, one frame at a time, so that it never
        waits for the rest of one; but what is too large at once, to refuse it."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        data = self._begun + data
        while len(data) >= (end := end_of_frame(data)):
            frame, data = data[:end], data[end:]
            text = None if self.frames or self.close_sent or end > self._largest else text_of(frame)
            if text is None or self._taker is None:
                super().data_received(frame)
            else:
                self._taker.take(text)
        if end > self._largest:
            super().data_received(data)
            data = b""
        self._begun = data

    def send_receive_event_to_app(self) -> None:
        if self._taker is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        message: str | bytes = b"".join(self.frames)
        if self.curr_msg_data_type == "text":
            try:
                message = b"".join(self.frames).decode()
            except UnicodeDecodeError:
                super().send_receive_event_to_app()  # it knows how to refuse it
                return
        self.frames = []
        self._taker.take(message)

    def say(self, message: bytes) -> None:
        """A text for the client. All that he is told in one go is written in one go."""
        if not self._outgoing:
            self.loop.call_soon(self.write)
        self._outgoing.append(framed(message))

    def write(self) -> None:
        """Write what was said."""
        if self._outgoing and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(self._outgoing))
        self._outgoing.clear()

    def pause_reading(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._taker:
            self._taker.flush()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._taker:
            self._taker.lost()


def set_patience(listening: socket.socket, seconds: float) -> None:
    """Give up connections, also those of a socket that was closed already, whose other end takes nothing for so long.

    Elsewhere than on Linux the system has times of its own.
    """
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPIDLE, max(1, round(seconds)))
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, round(seconds * 1000))
