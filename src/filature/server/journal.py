"""What SQLite writes in haste: a whole transaction as one row.

The log of a table lies on pages of its own, so a move at each of a hundred tables would write a hundred pages; their
row in the journal needs four. Later a table's entries are filed in its log, many at once. What is not filed yet is held
in memory too, so the journal is read only by whoever opens it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import chain, islice
from typing import Any

import msgspec

from filature.server.request import Line, Request

MOST = 16_384
"""Entries that are not filed yet. The longer they wait, the more of a table's are filed at once."""
AT_ONCE = 500
"""Entries that are filed in one transaction at the most, or a little more, so that nobody's move waits long."""
MOST_VALUES = 5_000
"""Lines in one statement: SQLite knows 32,766 question marks."""
MOST_KNOWN = 20_000
"""Tables whose next number is remembered."""

Execute = Callable[..., Iterable[Any]]
"""Runs a statement with its values."""

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
    """Everything here happens inside a transaction. If that fails, memory and file differ: `recall`."""

    def __init__(self, execute: Execute) -> None:
        self._execute = execute
        self._row = 0
        self._next: dict[str, int] = {}
        """The number that a table's next entry has; as far as it is known."""
        self._unfiled: dict[str, Unfiled] = {}
        """By table, the longest unfiled first."""
        self._size = 0
        """How many entries these are."""

    @property
    def too_many(self) -> int:
        """How many entries should be filed by now."""
        return max(0, self._size - MOST)

    def recall(self) -> None:
        """Learn what is in the journal. Some may be filed already; and an operator may have deleted tables himself."""
        self._row, self._size, self._next, self._unfiled = 0, 0, {}, {}
        for row, lines in self._execute("SELECT number, lines FROM journal ORDER BY number"):
            self._row = row
            for table, number, entry in decode(lines):
                self._keep(table, number, [entry])
        for table in list(self._unfiled):
            if not list(self._execute("SELECT id FROM register WHERE id = ?", (table,))):
                self._forget(table)
                del self._next[table]

    def entries(self, table: str, after: int) -> list[bytes]:
        """What is not in the log of a table yet, from a number on."""
        unfiled = self._unfiled.get(table)
        return [entry for number, entry in unfiled.numbered() if number > after] if unfiled else []

    def note(self, requests: Sequence[Request]) -> list[Request]:
        """Write the requests that go on where their table ends; returns them."""
        self._look_up([one.table for one in requests if one.table not in self._next])
        taken = [one for one in requests if self._next.get(one.table) == one.number]
        if taken:
            self._row += 1
            lines = [line for one in taken for line in one.lines]
            self._execute("INSERT INTO journal VALUES (?, ?)", (self._row, encode(lines)))
            for one in taken:
                self._keep(one.table, one.number, one.entries)
        return taken

    def file_some(self, count: int) -> None:
        """File so many entries, or a little more: of the tables that have waited longest, and not too many at once."""
        lines: list[Line] = []
        tables: list[str] = []
        oldest = self._row + 1
        for table, unfiled in self._unfiled.items():
            if len(lines) >= min(count, AT_ONCE):
                oldest = unfiled.row
                break
            lines += [(table, number, entry) for number, entry in unfiled.numbered()]
            tables.append(table)
        self._insert(lines)
        self._execute("DELETE FROM journal WHERE number < ?", (oldest,))
        for table in tables:
            self._forget(table)

    def file_all(self) -> None:
        while self._unfiled:
            self.file_some(self._size)

    def forget_numbers(self) -> None:
        """Tables may be gone."""
        self._next = {table: self._next[table] for table in self._unfiled}

    def _keep(self, table: str, number: int, entries: Sequence[bytes]) -> None:
        unfiled = self._unfiled.get(table)
        if unfiled is None:
            unfiled = self._unfiled[table] = Unfiled(self._row, number)
        unfiled.entries += entries
        self._size += len(entries)
        self._next[table] = number + len(entries)

    def _forget(self, table: str) -> None:
        self._size -= len(self._unfiled.pop(table).entries)

    def _look_up(self, tables: Sequence[str]) -> None:
        """Learn how far the logs of tables go that have nothing in the journal. What is not found is not there."""
        if not tables:
            return
        if len(self._next) > MOST_KNOWN:
            self.forget_numbers()
        last = "(SELECT max(number) FROM log WHERE table_id = id)"
        some = ", ".join("?" * len(tables))
        found = self._execute(f"SELECT id, {last} FROM register WHERE id IN ({some})", tuple(tables))
        self._next.update((table, number + 1) for table, number in found)

    def _insert(self, lines: Iterable[Line]) -> None:
        left = iter(lines)
        while some := list(islice(left, MOST_VALUES)):
            values = ", ".join(["(?, ?, ?)"] * len(some))
            self._execute(
                f"WITH line (id, number, entry) AS (VALUES {values}) "
                "INSERT OR IGNORE INTO log SELECT * FROM line WHERE id IN (SELECT id FROM register)",
                tuple(chain.from_iterable(some)),
            )
