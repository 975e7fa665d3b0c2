"""PostgreSQL, shared by several server processes."""

from __future__ import annotations

import asyncio
import shlex
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
from sqlalchemy import URL, Connection, text
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import create_async_engine

from filature.kernel.errors import BadRequest
from filature.server.storage.base import ANSWER_TIMEOUT_S, AWAY, Storage, answering
from filature.server.storage.group_commit import CommitLost, is_cut
from filature.server.storage.notify import Notifications
from filature.server.storage.schema import Append

T = TypeVar("T")

POOL: dict[str, Any] = {"pool_size": 8, "max_overflow": 0}
"""Who asks waits for a connection: making another costs more than most questions."""
# Servers that start together upgrade one after the other; the number is ours alone.
UPGRADE_LOCK = text("SELECT pg_advisory_xact_lock(7310346171838)")


class PostgresStorage(Storage):
    shared = True
    insert = staticmethod(insert)

    def __init__(self, url: URL, observe: Callable[[float], object] = lambda _: None) -> None:
        super().__init__(observe)
        self.url = url.set(drivername="postgresql")
        # After a restart of the database the pool holds dead connections: each is tried before it is used.
        self._engine = create_async_engine(
            "postgresql+asyncpg://", async_creator=self._connect, pool_pre_ping=True, **POOL
        )
        self._notifications = Notifications(self._connect, self)

    def _upgrade(self, connection: Connection) -> None:
        connection.execute(UPGRADE_LOCK)
        super()._upgrade(connection)

    async def _open(self) -> None:
        await self._notifications.start()

    async def _close(self) -> None:
        await self._notifications.stop()
        await self._engine.dispose()

    async def _connect(self, *_: Any) -> asyncpg.Connection:
        """asyncpg reads the address itself, so that it may say all that PostgreSQL's own programs understand."""
        address = self.url.render_as_string(hide_password=False)
        return await asyncpg.connect(
            address,
            timeout=10,
            # Also what tidies up after an answer that never came must end.
            command_timeout=ANSWER_TIMEOUT_S,
            server_settings={"application_name": "filature"},
        )

    async def _transact(self, work: Callable[[Connection], T]) -> T:
        committing = committed = False
        try:
            async with asyncio.timeout(ANSWER_TIMEOUT_S), self._engine.connect() as connection:
                result = await connection.run_sync(work)
                committing = True
                await connection.commit()
                committed = True
        except AWAY as error:
            if committed:
                return result
            if committing and is_cut(error):
                raise CommitLost from error
            raise
        return result

    async def broadcast(self, message: str) -> None:
        async with answering():
            await self._transact(lambda connection: self._notifications.send(connection, message=message))

    def _committing(self, connection: Connection, appends: Sequence[Append]) -> None:
        self._notifications.send(connection, {append.table: append.last for append in appends})

    async def backup(self, path: Path) -> None:
        url = self.url._replace(password=None).difference_update_query(["password"])
        words = ["pg_dump", "--format=custom", f"--file={path}", url.render_as_string()]
        raise BadRequest("backup-postgres", "PostgreSQL makes its own backups: {command}", command=shlex.join(words))
