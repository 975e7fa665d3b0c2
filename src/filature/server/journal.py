"""What SQLite writes in haste: a whole transaction as one row.

The log of a table lies on pages of its own, so a move at each of a hundred tables would write a hundred pages; their
row in the journal needs four. Later a table's entries are filed in its log, many at once. What is not filed yet is held
in memory too, so nobody ever reads the journal but whoever opens the house after a crash.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import chain, islice
from typing import Any

import msgspec
from sqlalchemy import Connection

from filature.server.request import Line, Request

MOST = 16_384
"""Entries that are not filed yet. The longer they wait, the more of a table's are filed at once."""
AT_ONCE = 1_000
"""Entries that are filed in one transaction, or a little more: few statements, and nobody's move waits long."""
MOST_KNOWN = 20_000
"""Tables whose next number is remembered."""

Execute = Callable[[str, tuple[Any, ...]], Iterable[Any]]
"""Runs a statement, by whatever connection."""

encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(list[Line]).decode


class Unfiled:
    """The entries of a table that are not in its log yet."""

    def __init__(self, row: int, number: int) -> None:
        self.row = row
        """Where the journal has the first of them."""
        self.number = number
        """The number of the first of them."""
        self.entries: list[bytes] = []

    def numbered(self) -> list[tuple[int, bytes]]:
        return list(enumerate(self.entries, self.number))


class Journal:
    """Everything here happens in the thread of the writer, one transaction after the other; but for `entries`."""

    def __init__(self) -> None:
        self._row = 0
        self._next: dict[str, int] = {}
        """The number that a table's next entry has; as far as it is known."""
        self._unfiled: dict[str, Unfiled] = {}
        """By table, the longest unfiled first."""
        self._size = 0
        """How many entries these are."""
        self._noting: Sequence[Request] = ()
        self._filing: list[str] = []
        """What this transaction writes and files, to be remembered once it is durable."""
        self._forgetting = False
        """Whether tables may be gone after this transaction, or longer than was known."""

    @property
    def full(self) -> bool:
        """Whether it is time to file some."""
        return self._size > MOST + AT_ONCE

    def entries(self, table: str, after: int) -> list[tuple[int, bytes]]:
        """What is not in the log of a table yet, with numbers. Ask before the log is read: what is filed meanwhile is
        found twice then, and not missed."""
        unfiled = self._unfiled.get(table)
        return [line for line in unfiled.numbered() if line[0] > after] if unfiled else []

    def note(self, execute: Execute, requests: Sequence[Request]) -> list[Request]:
        """Write the requests that go on where their table ends, by a single statement; returns them."""
        self._look_up(execute, [one.table for one in requests if one.table not in self._next])
        taken = [one for one in requests if self._next.get(one.table) == one.number]
        if taken:
            lines = [line for one in taken for line in one.lines]
            self._row += 1
            execute("INSERT INTO journal VALUES (?, ?)", (self._row, encode(lines)))
            self._noting = taken
        return taken

    def file_all(self, connection: Connection) -> None:
        """Leave nothing in the journal, not even what nobody remembers."""
        execute = connection.exec_driver_sql
        written = [lines for (lines,) in execute("SELECT lines FROM journal ORDER BY number")]
        _insert(execute, chain.from_iterable(map(decode, written)))
        execute("DELETE FROM journal")
        self._filing = list(self._unfiled)
        self._forgetting = True

    def committed(self) -> None:
        for table in self._filing:
            self._size -= len(self._unfiled.pop(table).entries)
        if self._forgetting:
            self._next.clear()
        for one in self._noting:
            unfiled = self._unfiled.get(one.table)
            if unfiled is None:
                unfiled = self._unfiled[one.table] = Unfiled(self._row, one.number)
            unfiled.entries += one.entries
            self._size += len(one.entries)
            self._next[one.table] = one.last + 1
        self.rolled_back()

    def rolled_back(self) -> None:
        self._noting, self._filing, self._forgetting = (), [], False

    def _look_up(self, execute: Execute, tables: Sequence[str]) -> None:
        """Learn how far the logs of tables go that have nothing in the journal. What is not found is not there."""
        if not tables:
            return
        if len(self._next) > MOST_KNOWN:
            self._next = {table: self._next[table] for table in self._unfiled}
        last = "(SELECT max(number) FROM log WHERE table_id = id)"
        some = ", ".join("?" * len(tables))
        found = execute(f"SELECT id, {last} FROM register WHERE id IN ({some})", tuple(tables))
        self._next.update((table, number + 1) for table, number in found)

    def file_some(self, execute: Execute) -> None:
        """File the tables that have waited longest."""
        lines: list[Line] = []
        oldest = self._row + 1
        for table, unfiled in self._unfiled.items():
            if len(lines) >= AT_ONCE:
                oldest = unfiled.row
                break
            lines += [(table, number, entry) for number, entry in unfiled.numbered()]
            self._filing.append(table)
        _insert(execute, lines)
        execute("DELETE FROM journal WHERE number < ?", (oldest,))


def _insert(execute: Execute, lines: Iterable[Line]) -> None:
    """Few statements: each step of one hands the interpreter to and fro between two threads. Some lines may be filed
    already, and the tables of some may have been deleted by an operator's own hand."""
    left = iter(lines)
    while some := list(islice(left, AT_ONCE)):
        values = ", ".join(["(?, ?, ?)"] * len(some))
        execute(
            f"WITH line (id, number, entry) AS (VALUES {values}) "
            "INSERT OR IGNORE INTO log SELECT * FROM line WHERE id IN (SELECT id FROM register)",
            tuple(chain.from_iterable(some)),
        )
