"""Group commit: whatever waits is written in one transaction, and while it is being written the next gathers.

Why a request is taken whole or not at all, also beside other processes: a table's log has no gaps, and nobody writes
number n + 1 before he has read n. So whoever gets the first number in gets the rest in, and the first decides. It is
written alone, sorted by table, which makes two processes wait for one another in the same order and never in a circle.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from operator import attrgetter

from msgspec.structs import asdict
from sqlalchemy import Connection, bindparam, select, tuple_, update
from sqlalchemy.exc import IntegrityError, StatementError

from filature.server.database import Database, answering
from filature.server.errors import StorageAway
from filature.server.schema import Register, log, register

LARGEST = 500
"""Requests in one transaction."""
AT_ONCE = 2
"""Transactions under way: the next one is ready when one is done, and need not be fetched from a busy event loop."""

MOST_AT_ONCE = 1000
"""Entries in one statement."""
COLUMNS = log.c.keys()
INSERT = f"INSERT INTO {log.name} ({', '.join(COLUMNS)}) VALUES (?, ?, ?)"
FEW = 16
"""Requests answered at a time: what they bring about goes out before the next are."""

REFUSED = (StatementError, TypeError, ArithmeticError)
"""What the database does not take, or what cannot even be put to it."""

Line = tuple[str, int, bytes]
Announce = Callable[[Connection, dict[str, int]], None]
Settled = Callable[[bool | StorageAway], None]
"""Told True once a request is durable, False if another was first, or what prevented it. It does not raise."""


class Request:
    """Entries of a table from `number` on, its line in the register if that changes, and whom to tell."""

    def __init__(
        self,
        table: str,
        number: int,
        entries: Sequence[bytes],
        row: Register | None,
        settled: Settled,
        *,
        new: bool = False,
    ) -> None:
        self.table = table
        self.number = number
        self.entries = entries
        self.row = row
        self.settled = settled
        self.new = new

    @property
    def last(self) -> int:
        return self.number + len(self.entries) - 1

    @property
    def lines(self) -> list[Line]:
        return [(self.table, number, entry) for number, entry in enumerate(self.entries, self.number)]


class Writer:
    def __init__(self, database: Database, announce: Announce | None) -> None:
        self._database = database
        self._announce = announce
        self._waiting: list[Request] = []
        self._busy: set[str] = set()
        """The tables that are being written."""
        self._hands = 0
        """How many are at work."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._done: deque[tuple[Request, bool]] = deque()
        """What was written and is to be answered, the oldest first."""
        self._insert_register = database.insert(register).on_conflict_do_nothing().returning(register.c.id)
        self._insert_first = database.insert(log).on_conflict_do_nothing().returning(log.c.table_id)
        self._insert_rest = database.insert(log)
        self._update = update(register).where(register.c.id == bindparam("table"))

    def write(self, request: Request) -> None:
        self._waiting.append(request)
        if self._hands < AT_ONCE:
            self._hands += 1
            task = asyncio.create_task(self._work())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def finish(self) -> None:
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def _work(self) -> None:
        try:
            while batch := self._take():
                tables = {request.table for request in batch}
                self._busy |= tables
                try:
                    await self._settle(batch)
                finally:
                    self._busy -= tables
        finally:
            self._hands -= 1

    def _take(self) -> list[Request]:
        """One request a table, since the second counts on the first."""
        batch: dict[str, Request] = {}
        later = []
        for request in self._waiting:
            if request.table in batch or request.table in self._busy or len(batch) == LARGEST:
                later.append(request)
            else:
                batch[request.table] = request
        self._waiting = later
        return list(batch.values())

    async def _settle(self, batch: list[Request], *, again: bool = False) -> None:
        """Write and answer. Whatever happens, nobody waits for ever."""
        try:
            async with answering():
                won = await self._database.transact(lambda connection: self._write_all(connection, batch, again))
        except Exception as error:
            await self._recover(batch, error.__cause__ or error, again)
        else:
            if not self._done:
                asyncio.get_running_loop().call_soon(self._answer)
            self._done += [(request, request.table in won) for request in batch]

    async def _recover(self, batch: list[Request], reason: BaseException, again: bool) -> None:
        refused = isinstance(reason, REFUSED) and not getattr(reason, "connection_invalidated", False)
        if not refused and not again:
            # The connection broke, perhaps after the commit had gone through: trying again will tell.
            await self._settle(batch, again=True)
        elif refused and len(batch) > 1:
            # One bad request does not take the others down.
            for request in batch:
                await self._settle([request], again=again)
        elif isinstance(reason, IntegrityError):
            batch[0].settled(False)  # the table was cleaned away
        else:
            for request in batch:
                away = StorageAway()
                away.__cause__ = reason
                request.settled(away)

    def _answer(self) -> None:
        for _ in range(min(FEW, len(self._done))):
            request, written = self._done.popleft()
            request.settled(written)
        if self._done:
            asyncio.get_running_loop().call_soon(self._answer)

    def _write_all(self, connection: Connection, batch: list[Request], again: bool) -> set[str]:
        """The tables whose request was written."""
        winners = batch if self._insert_at_once(connection, batch) else self._insert_in_turn(connection, batch)
        changed = [request.row for request in winners if request.row and not request.new]
        if changed:
            connection.execute(self._update, [_changes(row) for row in changed])
        if winners and self._announce:
            self._announce(connection, {request.table: request.last for request in winners})
        won = {request.table for request in winners}
        if again and len(won) < len(batch):
            won |= self._written_before(connection, [r for r in batch if r.table not in won])
        return won

    def _insert_at_once(self, connection: Connection, batch: list[Request]) -> bool:
        """Everything in one plain statement, where no other process writes; False, and nothing done, if that fails.

        Each step of a statement, and each row it answers, hands the interpreter to and fro between two threads."""
        if self._database.shared or any(request.new for request in batch):
            return False
        lines = [line for request in batch for line in request.lines]
        if len(lines) > MOST_AT_ONCE:
            return False
        try:
            connection.exec_driver_sql(INSERT + ", (?, ?, ?)" * (len(lines) - 1), tuple(chain.from_iterable(lines)))
        except IntegrityError:
            return False
        return True

    def _insert_in_turn(self, connection: Connection, batch: list[Request]) -> list[Request]:
        """The requests that were first."""
        new = [asdict(request.row) for request in batch if request.new and request.row]
        made = set(connection.scalars(self._insert_register, new)) if new else set()
        trying = [request for request in batch if not request.new or request.table in made]
        trying.sort(key=attrgetter("table"))
        firsts = _named(request.lines[0] for request in trying)
        won = set(connection.scalars(self._insert_first, firsts)) if firsts else set()
        winners = [request for request in trying if request.table in won]
        if rest := _named(line for request in winners for line in request.lines[1:]):
            connection.execute(self._insert_rest, rest)
        return winners

    def _written_before(self, connection: Connection, losers: list[Request]) -> set[str]:
        """Those who lost against themselves: the commit went through, only its answer did not arrive."""
        keys = [(request.table, request.number) for request in losers]
        found = connection.execute(select(log).where(tuple_(log.c.table_id, log.c.number).in_(keys)))
        stored = {table: entry for table, _, entry in found}
        return {request.table for request in losers if stored.get(request.table) == request.entries[0]}


def _named(lines: Iterable[Line]) -> list[dict[str, object]]:
    return [dict(zip(COLUMNS, line, strict=True)) for line in lines]


def _changes(row: Register) -> dict[str, object]:
    """Without the id: setting it, even to itself, makes the database look after all that refers to it."""
    changes = asdict(row)
    changes["table"] = changes.pop("id")
    return changes
