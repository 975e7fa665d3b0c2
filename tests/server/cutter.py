"""A line to a real PostgreSQL that breaks, or falls silent, when a test wants it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Thread
from typing import Any

from sqlalchemy import make_url


class Cutter:
    """A line to PostgreSQL that, once told so, breaks right after a commit, before its answer; or always, before
    something is said."""

    def __init__(self, address: str) -> None:
        self.target = make_url(address)
        self.cut_next = False
        self.cuts = 0
        self.gone_before = b""
        self._lines: set[asyncio.Task[Any]] = set()
        self.silent = False
        """Whether no answer to a commit arrives."""

    async def open(self) -> str:
        self.server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        port = self.server.sockets[0].getsockname()[1]
        return self.target.set(port=port).render_as_string()

    async def close(self) -> None:
        """Break all lines."""
        self.server.close()
        for line in self._lines:
            line.cancel()
        await asyncio.gather(*self._lines, return_exceptions=True)

    async def _serve(self, client: asyncio.StreamReader, answer: asyncio.StreamWriter) -> None:
        line = asyncio.current_task()
        assert line
        self._lines.add(line)
        line.add_done_callback(self._lines.discard)
        try:
            server, request = await asyncio.open_connection(self.target.host, self.target.port)
        except OSError:
            answer.transport.abort()
            return
        back = asyncio.create_task(self._copy(server, answer))
        while data := await client.read(65536):
            if self.gone_before and self.gone_before in data:
                self.cuts += 1
                break
            if self.silent and b"COMMIT" in data:
                back.cancel()
            cut = self.cut_next and b"COMMIT" in data
            if cut:
                back.cancel()
                with suppress(asyncio.CancelledError):
                    await back
            request.write(data)
            if cut:
                await server.read(65536)
                self.cut_next = False
                self.cuts += 1
                break
        back.cancel()
        for writer in (request, answer):
            writer.transport.abort()

    async def _copy(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        while data := await source.read(65536):
            target.write(data)
        target.close()


@contextmanager
def cutter_to(address: str) -> Iterator[tuple[Cutter, str]]:
    """One in a thread of its own, so that a test may do something else; and its address."""
    cutter, loop = Cutter(address), asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever)
    thread.start()
    try:
        yield cutter, asyncio.run_coroutine_threadsafe(cutter.open(), loop).result()
    finally:
        asyncio.run_coroutine_threadsafe(cutter.close(), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()
