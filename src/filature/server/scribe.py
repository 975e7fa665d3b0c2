"""The process that writes into SQLite. It lives as long as the pipe it is asked through.

In a thread of the server it would fight for the interpreter with every move: that cost a fifth of them.
"""

from __future__ import annotations

import os
import signal
import sqlite3
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import IO, Any

import msgspec

from filature.server.journal import Journal
from filature.server.request import Register, Request

HEAD = 4
"""Bytes that tell how long a message is."""
TIDY = 0.5
"""Seconds after which the write-ahead log of a busy house is carried over into its file."""
PATIENCE = 5.0
"""Seconds that the scribe of a server which was killed may still need to finish."""
# A page that many moves have written is carried over into the file once: seldom, so, at 32 MiB.
PRAGMAS = ("journal_mode = WAL", "busy_timeout = 10000", "foreign_keys = ON", "wal_autocheckpoint = 8000")

COLUMNS = Register.__struct_fields__
INSERT = f"INSERT OR IGNORE INTO register ({', '.join(COLUMNS)}) VALUES ({', '.join('?' * len(COLUMNS))})"
# Without the id: setting it, even to itself, makes the database look after all that refers to it.
UPDATE = f"UPDATE register SET {', '.join(f'{column} = :{column}' for column in COLUMNS[1:])} WHERE id = :id"

AWAY = (sqlite3.OperationalError, OSError)
"""What may go better another time; anything else lies with what was asked."""


class Own(msgspec.Struct, tag=True):
    """Take a file into possession; answered with whether it is free."""

    path: str


class Write(msgspec.Struct, tag=True):
    """One transaction; answered with the tables whose request was written."""

    requests: list[Request]
    again: bool = False
    """Whether they may be written already."""


class Read(msgspec.Struct, tag=True):
    """Answered with the entries of a table after a number."""

    table: str
    after: int


class Delete(msgspec.Struct, tag=True):
    """Delete tables; answered with how many."""

    query: str


Question = Own | Write | Read | Delete


class Answer(msgspec.Struct, array_like=True):
    found: Any = None
    failed: str = ""
    """Why nothing was done."""
    away: bool = False
    """Whether the file is to blame, not the question."""


encode = msgspec.msgpack.Encoder().encode
decode_question = msgspec.msgpack.Decoder(Question).decode


def pack(message: Question | Answer) -> bytes:
    data = encode(message)
    return len(data).to_bytes(HEAD, "big") + data


class Scribe:
    def __init__(self) -> None:
        self._path = ""
        self._file = sqlite3.connect(":memory:")
        self._guard: IO[str] | None = None
        self._journal = Journal(self._execute)
        self._sure = False
        """Whether the journal remembers what is in the file."""
        self._hand = ThreadPoolExecutor(1)
        self._tidied = 0.0

    def answer(self, question: Question) -> Answer:
        try:
            match question:
                case Own(path):
                    return Answer(self.own(Path(path)))
                case Write(requests, again):
                    return Answer(self.write(requests, again))
                case Read(table, after):
                    return Answer(self.read(table, after))
                case Delete(query):
                    return Answer(self.delete(query))
        except Exception as error:
            return Answer(failed=str(error) or type(error).__name__, away=isinstance(error, AWAY))

    def own(self, path: Path) -> bool:
        """One server a file: another would not hear of what this one writes. The lock goes with the process."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self._guard = open(f"{path}.lock", "a")  # noqa: SIM115 - held open as long as the file is ours
        until = time.monotonic() + PATIENCE
        while not _lock(self._guard):
            if time.monotonic() > until:
                return False
            time.sleep(0.02)
        self._path = str(path)
        self._file = sqlite3.connect(path, isolation_level=None)
        for pragma in PRAGMAS:
            self._execute(f"PRAGMA {pragma}")
        return True

    def write(self, requests: Sequence[Request], again: bool) -> list[str]:
        with self._transaction():
            made = [one for one in requests if one.new and self._create(one)]
            noted = self._journal.note([one for one in requests if not one.new])
            for row in [one.row for one in noted if one.row]:
                self._execute(UPDATE, msgspec.structs.asdict(row))
            won = {one.table for one in made + noted}
            if again:
                # The transaction went through, only its answer did not arrive: they lost against themselves.
                won |= {one.table for one in requests if self._read(one.table, one.number - 1)[:1] == one.entries[:1]}
        self._tidy()
        return list(won)

    def read(self, table: str, after: int) -> list[bytes]:
        self._recall()
        return self._read(table, after)

    def delete(self, query: str) -> int:
        with self._transaction():
            self._journal.file_all()  # it must not know a table that is gone
            self._journal.forget_numbers()
            count = self._execute(query).rowcount
        return count

    def file_some(self) -> None:
        """As many as have come: a little after each transaction, since the next one waits for it. This need not be
        durable before the next move is: the file has both the row of the journal and the line of the log, or neither.
        """
        if not self._journal.too_many:
            return
        with suppress(*AWAY), self._transaction(durable=False):
            self._journal.file_some(self._journal.too_many)

    def close(self) -> None:
        self._hand.shutdown()
        self._file.close()

    def _create(self, request: Request) -> bool:
        assert request.row, "a new table has a line in the register"
        if not self._execute(INSERT, msgspec.structs.astuple(request.row)).rowcount:
            return False
        self._file.executemany("INSERT INTO log VALUES (?, ?, ?)", request.lines)
        return True

    def _read(self, table: str, after: int) -> list[bytes]:
        query = "SELECT entry FROM log WHERE table_id = ? AND number > ? ORDER BY number"
        filed = [entry for (entry,) in self._execute(query, (table, after))]
        return filed + self._journal.entries(table, after + len(filed))

    def _execute(self, statement: str, values: Any = ()) -> sqlite3.Cursor:
        return self._file.execute(statement, values)

    def _recall(self) -> None:
        if not self._sure:
            self._journal.recall()
            self._sure = True

    @contextmanager
    def _transaction(self, *, durable: bool = True) -> Iterator[None]:
        self._recall()
        self._execute(f"PRAGMA synchronous = {'FULL' if durable else 'NORMAL'}")
        self._execute("BEGIN IMMEDIATE")
        try:
            yield
            self._execute("COMMIT")
        except BaseException:
            self._sure = False
            if self._file.in_transaction:
                self._execute("ROLLBACK")
            raise

    def _tidy(self) -> None:
        if time.monotonic() - self._tidied > TIDY:
            self._tidied = time.monotonic()
            self._hand.submit(self._carry_over)

    def _carry_over(self) -> None:
        """Bring the write-ahead log into the file, beside the writing, which would keep everybody waiting. If this
        fails, SQLite does it by itself."""
        with closing(sqlite3.connect(self._path)) as file:
            file.execute("PRAGMA wal_checkpoint(PASSIVE)")


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> bool:
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def _lock(file: IO[str]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


def main() -> None:
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)  # they are for the server, which still writes what waits
    scribe = Scribe()
    with suppress(BrokenPipeError), os.fdopen(0, "rb") as asked, os.fdopen(1, "wb") as answers:
        while len(head := asked.read(HEAD)) == HEAD:
            answers.write(pack(scribe.answer(decode_question(asked.read(int.from_bytes(head, "big"))))))
            answers.flush()
            scribe.file_some()
    scribe.close()
