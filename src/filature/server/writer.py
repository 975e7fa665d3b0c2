"""Group commit: whatever waits is written in one transaction, and while it is being written the next gathers."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable

from sqlalchemy.exc import IntegrityError, StatementError

from filature.server.database import Database, answering
from filature.server.errors import NotTaken, StorageAway
from filature.server.request import Request

LARGEST = 500
"""Requests in one transaction."""
FEW = 64
"""Requests answered at a time: what they bring about goes out before the next are."""

REFUSED = (NotTaken, StatementError, TypeError, ArithmeticError)
"""What the database does not take, or what cannot even be put to it."""

Settled = Callable[[bool | StorageAway], None]
"""Told True once a request is durable, False if another was first, or what prevented it. It does not raise."""
Asked = tuple[Request, Settled]


class Writer:
    def __init__(self, database: Database, observe: Callable[[float], object]) -> None:
        self._database = database
        self._observe = observe
        self._since = 0.0
        """When the first of those who wait came."""
        self._waiting: list[Asked] = []
        self._task: asyncio.Task[None] | None = None
        self._done: deque[tuple[Settled, bool]] = deque()
        """Whom to answer what, the oldest first."""

    def write(self, request: Request, settled: Settled) -> None:
        if not self._waiting:
            self._since = time.perf_counter()
        self._waiting.append((request, settled))
        if self._task is None:
            self._task = asyncio.create_task(self._work())

    async def finish(self) -> None:
        if self._task:
            await asyncio.wait({self._task})

    async def _work(self) -> None:
        try:
            while batch := self._take():
                since = self._since
                await self._settle(batch)
                self._observe(time.perf_counter() - since)
        finally:
            self._task = None

    def _take(self) -> list[Asked]:
        """One request a table, since the second counts on the first."""
        batch: dict[str, Asked] = {}
        later = []
        for asked in self._waiting:
            table: str = asked[0].table
            if table in batch or len(batch) == LARGEST:
                later.append(asked)
            else:
                batch[table] = asked
        self._waiting = later
        return list(batch.values())

    async def _settle(self, batch: list[Asked], *, again: bool = False) -> None:
        """Write and answer. Whatever happens, nobody waits for ever."""
        try:
            async with answering():
                won = await self._database.write([request for request, _ in batch], again)
        except Exception as error:
            await self._recover(batch, error.__cause__ or error, again)
        else:
            if not self._done:
                asyncio.get_running_loop().call_soon(self._answer)
            self._done += [(settled, request.table in won) for request, settled in batch]

    async def _recover(self, batch: list[Asked], reason: BaseException, again: bool) -> None:
        refused = isinstance(reason, REFUSED) and not getattr(reason, "connection_invalidated", False)
        if not refused and not again:
            # The connection broke, perhaps after the commit had gone through: trying again will tell.
            await self._settle(batch, again=True)
        elif refused and len(batch) > 1:
            # One bad request does not take the others down.
            for asked in batch:
                await self._settle([asked], again=again)
        elif isinstance(reason, IntegrityError):
            batch[0][1](False)  # the table was cleaned away
        else:
            for _, settled in batch:
                away = StorageAway()
                away.__cause__ = reason
                settled(away)

    def _answer(self) -> None:
        for _ in range(min(FEW, len(self._done))):
            settled, written = self._done.popleft()
            settled(written)
        if self._done:
            asyncio.get_running_loop().call_soon(self._answer)
