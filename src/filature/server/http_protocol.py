"""uvicorn's HTTP protocol with deadlines for the head and the body of a request, and a size limit for the head.

It overrides methods of `HttpToolsProtocol` that uvicorn does not document; pyproject.toml bounds its version, and
tests/server/test_rough_clients.py shows that the limits hold.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_BYTES = 64 * 1024


class HttpProtocol(HttpToolsProtocol):
    _in_head = True
    _head_bytes = 0
    _deadline: asyncio.TimerHandle

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect_more()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._deadline.cancel()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._in_head:
            self._head_bytes += len(data)
            if self._head_bytes > HEAD_BYTES:
                self.send_400_response("The head of this request is too long.")

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
