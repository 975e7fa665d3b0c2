"""Where the web server is too patient: heads of requests that do not end, clients that take nothing any more. And where
it is too slow: messages of a socket need no task that waits for them."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Mapping
from typing import Any

from litestar import WebSocket
from litestar.types import Receive, Send
from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from filature.server.texts import Post, Taker, Texts

LARGEST_HEAD = 64 * 1024
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

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        del self.parser  # it refers back to us, and nobody needs either any more

    def _expect_head(self) -> None:
        self._deadline = self.loop.call_later(self.timeout_keep_alive, self.timeout_keep_alive_handler)


class Wire(WebSocketsSansIOProtocol):
    """A socket that is opened and closed over ASGI as usual. In between, its texts are for whoever takes it over."""

    def __init__(self, config: Config, *args: Any, **more: Any) -> None:
        self.texts = Texts(self, config.ws_max_size)
        super().__init__(config, *args, **more)
        self._taker: Taker | None = None
        self._served = False
        """Whether the application is at work for this socket."""

    # What the library remembers and every text has to look at is kept where that is quick.

    @property
    def frames(self) -> list[bytes]:
        return self.texts.frames

    @frames.setter
    def frames(self, frames: list[bytes]) -> None:
        self.texts.frames = frames

    @property
    def close_sent(self) -> bool:
        return self.texts.closed

    @close_sent.setter
    def close_sent(self, closed: bool) -> None:
        self.texts.closed = closed

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self._served = True
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    def hand_over(self, taker: Taker, post: Post) -> None:
        """From now on everything is for the taker, also what has come already."""
        self._taker = taker
        self.texts.take_over(taker, post, paused=self.read_paused)
        while not self.queue.empty():
            event: Mapping[str, Any] = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                taker.take(event.get("text") or event.get("bytes") or b"")
            else:
                taker.lost()

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated:
            self.texts.data_received(data)
        else:
            super().data_received(data)

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self._served = False
        self._let_go()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._let_go()

    def _let_go(self) -> None:
        """At the very end, of whatever refers back to us: it would stay in memory until the collector of garbage comes,
        who keeps everybody waiting."""
        if self.disconnected and not self._served:
            self.conn.parser.close()
            self.texts.let_go()
            self._taker = None
            vars(self).pop("scope", None)  # there is none where no socket was opened
            del self.texts

    def frame_received(self, frame: bytes) -> None:
        super().data_received(frame)

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


class OpenSocket(WebSocket[Any, Any, Any]):
    """Litestar's own wraps both ways in functions that refer back to it, to watch over what is received: nothing is
    received through it here."""

    def receive_wrapper(self, receive: Receive) -> Receive:
        return receive

    def send_wrapper(self, send: Send) -> Send:
        return send


def set_patience(listening: socket.socket, seconds: float) -> None:
    """Give up connections, also those of a socket that was closed already, whose other end takes nothing for so long.

    Elsewhere than on Linux the system has times of its own.
    """
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPIDLE, max(1, round(seconds)))
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, round(seconds * 1000))
