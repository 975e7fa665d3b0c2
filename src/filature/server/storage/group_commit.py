"""Group commit: whatever waits is written in one transaction, and while that is being written the next one gathers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence

from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, StatementError

from filature.server.errors import OutcomeUnknown, StorageAway, StorageTrouble
from filature.server.storage.schema import Append

APPENDS_PER_COMMIT = 500

Write = Callable[[Sequence[Append], bool], Awaitable[set[str]]]
"""Writes appends of different tables in one transaction and returns the tables whose append was taken. The flag says
that they may have been written already."""
Waiting = tuple[Append, "asyncio.Future[bool]"]


class CommitLost(Exception):
    """A transaction may have been committed: its COMMIT was sent, and no answer came."""


class GroupCommit:
    def __init__(self, write: Write, observe: Callable[[float], object]) -> None:
        self._write = write
        self._observe = observe
        self._waiting: list[Waiting] = []
        self._since = 0.0
        """When the first of those that wait came."""
        self._task: asyncio.Task[None] | None = None

    async def append(self, request: Append) -> bool:
        """True once it is durable, False if another process was first; raises `StorageAway` or `OutcomeUnknown`."""
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        if not self._waiting:
            self._since = time.perf_counter()
        self._waiting.append((request, answer))
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        return await answer

    async def finish(self) -> None:
        if self._task:
            await asyncio.wait({self._task})

    async def _run(self) -> None:
        try:
            while batch := self._take():
                since = self._since
                await self._commit(batch)
                self._observe(time.perf_counter() - since)
        finally:
            self._task = None

    def _take(self) -> list[Waiting]:
        """One append a table, since the second counts on the first."""
        batch: dict[str, Waiting] = {}
        later = []
        for waiting in self._waiting:
            table = waiting[0].table
            if table in batch or len(batch) == APPENDS_PER_COMMIT:
                later.append(waiting)
            else:
                batch[table] = waiting
        self._waiting = later
        return list(batch.values())

    async def _commit(self, batch: list[Waiting], *, again: bool = False, lost: bool = False) -> None:
        """Write and answer. Whatever happens, nobody waits for ever. `lost`: a first try may have been committed."""
        try:
            taken = await self._write([request for request, _ in batch], again)
        except Exception as error:
            await self._recover(batch, error, again, lost or isinstance(error, CommitLost))
        else:
            for request, answer in batch:
                _settle(answer, request.table in taken)

    async def _recover(self, batch: list[Waiting], reason: BaseException, again: bool, lost: bool) -> None:
        refused = not is_cut(reason)
        if refused and len(batch) > 1:
            # One bad append does not take the others down.
            for waiting in batch:
                await self._commit([waiting], again=again, lost=lost)
        elif refused and isinstance(reason, IntegrityError):
            _settle(batch[0][1], False)  # the table was deleted
        elif not refused and not again:
            # The connection broke, perhaps after the commit had gone through: trying again will tell.
            await self._commit(batch, again=True, lost=lost)
        else:
            for _, answer in batch:
                away: StorageTrouble = OutcomeUnknown() if lost else StorageAway()
                away.__cause__ = reason
                _settle(answer, away)


def is_cut(reason: BaseException) -> bool:
    """Whether the connection is to blame, not what was to be written."""
    if isinstance(reason, OSError | OperationalError):
        return True
    if isinstance(reason, DBAPIError):
        return reason.connection_invalidated
    return not isinstance(reason, StatementError | TypeError | ArithmeticError)


def _settle(answer: asyncio.Future[bool], outcome: bool | StorageTrouble) -> None:
    if answer.done():
        return  # whoever asked has gone
    if isinstance(outcome, StorageTrouble):
        answer.set_exception(outcome)
    else:
        answer.set_result(outcome)
