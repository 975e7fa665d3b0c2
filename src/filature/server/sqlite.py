"""SQLite: one file and one server. A scribe, a process of its own, writes into it; the server only reads."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from asyncio.subprocess import PIPE
from collections import deque
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import URL, Delete
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import create_async_engine

from filature.kernel.errors import BadRequest
from filature.server import scribe
from filature.server.errors import NotTaken, StorageAway
from filature.server.request import Request
from filature.server.scribe import HEAD, Answer, Question, pack

START = "from filature.server.scribe import main; main()"

decode = msgspec.msgpack.Decoder(Answer).decode


class Pipe(asyncio.SubprocessProtocol):
    """To a scribe and back. It answers in the order of asking."""

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[Answer]] = deque()
        self._begun = b""
        self._transport: Any = None
        self._ended = asyncio.get_running_loop().create_future()
        self.broken = False

    def ask(self, question: Question) -> asyncio.Future[Answer]:
        message = pack(question)
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        asking = self._transport.get_pipe_transport(0)
        self.broken = self.broken or asking.is_closing()  # seen before it is told: whoever asks again finds another one
        if self.broken:
            answer.set_exception(BrokenPipeError())
        else:
            self._waiting.append(answer)
            asking.write(message)
        return answer

    async def close(self) -> None:
        """What was asked is done first; afterwards the file is free."""
        self._transport.get_pipe_transport(0).close()
        await self._ended
        self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        data = self._begun + data
        while len(data) >= (end := HEAD + int.from_bytes(data[:HEAD], "big")):
            answer = self._waiting.popleft()
            if not answer.done():  # whoever asked may have gone
                answer.set_result(decode(data[HEAD:end]))
            data = data[end:]
        self._begun = data

    def pipe_connection_lost(self, fd: int, error: Exception | None) -> None:
        self.broken = True
        while self._waiting and fd == 1:  # until then there may still be answers
            answer = self._waiting.popleft()
            if not answer.done():
                answer.set_exception(BrokenPipeError())

    def connection_lost(self, error: Exception | None) -> None:
        self._ended.set_result(None)


class SqliteFile:
    shared = False
    # Tables are created inside a transaction only if it is begun by hand.
    take_turn = "BEGIN IMMEDIATE"

    def __init__(self, path: Path) -> None:
        self.path = path
        # Who reads waits for a connection: making another costs more than most readings.
        self.engine = create_async_engine(URL.create("sqlite+aiosqlite", database=str(path)), max_overflow=0)
        self._pipe: Pipe | None = None
        self._hiring = asyncio.Lock()

    async def open(self) -> None:
        """From now on the file is ours."""
        self._pipe = await self._hire()

    async def close(self) -> None:
        pipe, self._pipe = self._pipe, None
        await self.engine.dispose()
        if pipe:
            await pipe.close()

    async def write(self, requests: Sequence[Request], again: bool) -> set[str]:
        """One transaction; the tables whose request was written."""
        return set(await self._ask(scribe.Write(list(requests), again)))

    async def entries(self, table: str, after: int) -> list[bytes]:
        found: list[bytes] = await self._ask(scribe.Read(table, after))
        return found

    async def delete(self, query: Delete) -> int:
        """Delete tables; how many."""
        literally = query.compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True})
        count: int = await self._ask(scribe.Delete(str(literally)))
        return count

    async def backup(self, path: Path) -> None:
        if not self.path.exists():
            raise BadRequest("store-missing", "There is nothing at {path} to back up.", path=str(self.path))
        try:
            await asyncio.to_thread(self._copy, path)
        except (sqlite3.Error, OSError) as error:
            raise BadRequest(
                "backup-failed", "The backup {path} cannot be written: {why}", path=str(path), why=str(error)
            ) from error

    def _copy(self, path: Path) -> None:
        # The last backup stays whole until this one is.
        part = path.with_name(f"{path.name}.part")
        part.unlink(missing_ok=True)
        with closing(sqlite3.connect(self.path)) as source, closing(sqlite3.connect(part)) as target:
            source.backup(target)
        os.replace(part, path)

    async def _ask(self, question: Question) -> Any:
        answer = await (await self._scribe()).ask(question)
        if answer.away:
            raise OSError(answer.failed)
        if answer.failed:
            raise NotTaken(answer.failed)
        return answer.found

    async def _scribe(self) -> Pipe:
        if self._pipe and not self._pipe.broken:
            return self._pipe
        async with self._hiring:
            if self._pipe is None:
                raise StorageAway  # the house is closed
            if self._pipe.broken:
                gone = self._pipe
                try:
                    self._pipe = await self._hire()
                except BadRequest as error:
                    raise StorageAway from error
                await gone.close()
        return self._pipe

    async def _hire(self) -> Pipe:
        # In a session of its own, Ctrl-C does not reach it even before it can ignore it.
        _, pipe = await asyncio.get_running_loop().subprocess_exec(
            Pipe, sys.executable, "-P", "-c", START, stdin=PIPE, stdout=PIPE, stderr=None, start_new_session=True
        )
        answer = await pipe.ask(scribe.Own(str(self.path)))
        if answer.found:
            return pipe
        await pipe.close()
        if answer.failed:
            raise unusable(answer.failed)
        raise BadRequest(
            "store-owned",
            "Another server is using {path}. Stop it first, give this one a file of its own, "
            "or let both share a PostgreSQL database.",
            path=str(self.path),
        )


def unusable(why: str) -> BadRequest:
    return BadRequest("store-unusable", "The storage cannot be opened: {why}", why=why)
