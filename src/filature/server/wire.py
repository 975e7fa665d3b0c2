"""Where the web server is too patient: heads of requests that do not end, clients that take nothing any more."""

from __future__ import annotations

import socket

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LARGEST_HEAD = 64 * 1024


class Http(HttpToolsProtocol):
    """The parser gathers address and headers for as long as they come; here their length is limited."""

    _in_head = True
    _head = 0

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._in_head:
            self._head += len(data)
            if self._head > LARGEST_HEAD:
                self.send_400_response("The head of this request is too long.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = True
        self._head = 0

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._in_head = False


def set_patience(listening: socket.socket, seconds: float) -> None:
    """Give up connections, also those of a socket that was closed already, whose other end takes nothing for so long.

    Elsewhere than on Linux the system has times of its own.
    """
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, round(seconds * 1000))
