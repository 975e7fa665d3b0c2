"""The storage room in a file of SQLite."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import NoReturn

import msgspec
import pytest

from filature.kernel.errors import BadRequest
from filature.server.errors import StorageAway
from filature.server.journal import AT_ONCE, MOST
from filature.server.store import Register, Store
from tests.server.processes import full_disk, scribes_of

pytestmark = pytest.mark.anyio

LINE = Register(id="tisch", game="heimlich", status="open", public=True, due=None, touched=1, listing=b"{}")

WRITING_WITHOUT_END = """
import asyncio, sys
from filature.server.store import Register, Store
from tests.server.processes import full_disk, scribes_of

async def play(store, id):
    row = Register(id=id, game="heimlich", status="open", public=True, due=None, touched=1, listing=b"{}")
    await store.create(row, [b"1"])
    number = 1
    while True:
        print(id, number, flush=True)
        number += 1
        assert await store.append(id, number, [b"%d" % number])

async def main():
    store = Store(sys.argv[1])
    await store.open()
    await asyncio.gather(*(play(store, f"t{i}") for i in range(8)))

asyncio.run(main())
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "a folder" / "that is not there 100% yet" / "house.sqlite"


@pytest.fixture
async def store(file: Path) -> AsyncIterator[Store]:
    store = Store(f"sqlite:///{file}")
    await store.open()
    await store.create(LINE, [b"opened"])
    yield store
    await store.close()


async def test_what_was_acknowledged_survives_a_kill(file: Path) -> None:
    command = [sys.executable, "-c", WRITING_WITHOUT_END, f"sqlite:///{file}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        acknowledged = [next(process.stdout) for _ in range(400)]
        process.send_signal(signal.SIGKILL)
        # The last line may be cut off.
        acknowledged += [said for said in process.stdout if said.endswith("\n")]
    last = {table: int(number) for table, number in map(str.split, acknowledged)}
    assert len(last) == 8
    store = Store(f"sqlite:///{file}")
    await store.open()  # and the dead process no longer owns the file
    for table, number in last.items():
        entries = await store.entries(table)
        assert entries == [b"%d" % i for i in range(1, len(entries) + 1)]
        assert len(entries) >= number
    await store.close()


async def test_many_entries_are_filed_in_their_logs_while_others_wait(file: Path, store: Store) -> None:
    tables = ["tisch", "table", "mesa"]
    for table in tables[1:]:
        await store.create(msgspec.structs.replace(LINE, id=table), [b"opened"])
    numbers = range(2, 2 + (MOST + AT_ONCE) // 2)

    async def play(table: str) -> None:
        for number in numbers[::100]:
            assert await store.append(table, number, [b"%d" % each for each in range(number, number + 100)])

    await asyncio.gather(*map(play, tables))
    with closing(sqlite3.connect(file)) as database:
        filed = database.execute("SELECT count(*) FROM log").fetchone()[0] - len(tables)
    assert 0 < filed < len(tables) * len(numbers), "some are in their logs, the others in the journal"
    everything = [b"opened", *(b"%d" % number for number in range(2, numbers[-1 - (len(numbers) - 1) % 100] + 100))]
    for table in tables:
        assert await store.entries(table) == everything
        assert await store.entries(table, after=numbers[-1] - 10) == everything[numbers[-1] - 10 :]
        assert not await store.append(table, len(everything), [b"taken already"])
        assert not await store.append(table, len(everything) + 2, [b"leaves a gap"])
    await store.close()
    await store.open()
    for table in tables:
        assert await store.entries(table) == everything


async def test_a_table_that_is_cleaned_away_leaves_nothing_behind(store: Store) -> None:
    assert await store.append("tisch", 2, [b"in the journal"])
    assert await store.clean(open_before=2, playing_before=0, over_before=0) == 1
    assert not await store.append("tisch", 3, [b"too late"])
    assert await store.entries("tisch") == []
    await store.create(LINE, [b"opened anew"])
    assert await store.entries("tisch") == [b"opened anew"]


async def test_what_was_left_in_the_journal_of_a_table_that_somebody_deleted_is_dropped(tmp_path: Path) -> None:
    """By an operator's own hand, after a crash: the house opens, and the other tables have all that was written."""
    file = tmp_path / "house.sqlite"
    command = [sys.executable, "-c", WRITING_WITHOUT_END, f"sqlite:///{file}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        for _ in range(100):
            next(process.stdout)
        process.kill()
    store = Store(f"sqlite:///{file}")
    await store.open()  # as soon as the scribe of the killed process has ended
    await store.close()
    with closing(sqlite3.connect(file)) as database, database:
        assert database.execute("SELECT count(*) FROM journal").fetchone()[0] > 0
        database.execute("DELETE FROM log WHERE table_id = 't3'")
        database.execute("DELETE FROM register WHERE id = 't3'")
    await store.open()
    assert await store.entries("t3") == []
    assert not await store.append("t3", 2, [b"too late"])
    played = await store.entries("t4")
    assert played == [b"%d" % number for number in range(1, len(played) + 1)]
    assert await store.append("t4", len(played) + 1, [b"on it goes"])
    await store.close()


async def test_a_scribe_that_dies_is_replaced_and_nothing_is_lost_or_written_twice(store: Store) -> None:
    number = 1
    for _ in range(5):
        writing = [asyncio.create_task(store.append("tisch", number + n, [b"%d" % (number + n)])) for n in range(1, 20)]
        while not writing[3].done():  # it is in the midst of it
            await asyncio.sleep(0)
        [scribe] = scribes_of(os.getpid())
        os.kill(scribe, signal.SIGKILL)
        assert await asyncio.gather(*writing) == [True] * 19
        number += 19
        assert await store.entries("tisch", after=1) == [b"%d" % n for n in range(2, number + 1)]


async def test_a_second_server_on_the_same_file_is_told_what_to_do(file: Path, store: Store) -> None:
    second = Store(f"sqlite:///{file}")
    with pytest.raises(BadRequest, match="PostgreSQL") as refused:
        await second.open()
    assert refused.value.code == "store-owned"
    assert str(file) in str(refused.value)
    assert await store.append("tisch", 2, [b"undisturbed"])
    await store.close()
    await second.open()
    assert await second.entries("tisch") == [b"opened", b"undisturbed"]
    await second.close()


async def test_a_full_disk_refuses_and_later_takes_again(file: Path, store: Store) -> None:
    with full_disk(os.getpid(), file.with_name("house.sqlite-wal").stat().st_size):
        with pytest.raises(StorageAway):
            await store.append("tisch", 2, [b"too large " * 10_000])
        assert await store.entries("tisch") == [b"opened"]
    assert await store.append("tisch", 2, [b"now it fits " * 10_000])
    assert await store.entries("tisch") == [b"opened", b"now it fits " * 10_000]


async def test_a_backup_of_a_running_house_holds_everything(file: Path, store: Store, tmp_path: Path) -> None:
    copy = tmp_path / "backup.sqlite"
    elsewhere = Store(f"sqlite:///{file}")  # as the command does it, which does not own the file
    await elsewhere.backup(copy)
    assert await store.append("tisch", 2, [b"played"])
    await elsewhere.backup(copy)
    assert await store.append("tisch", 3, [b"after the backup"])
    assert [path.name for path in tmp_path.glob("backup*")] == ["backup.sqlite"]
    restored = Store(f"sqlite:///{copy}")
    await restored.open()
    assert await restored.entries("tisch") == [b"opened", b"played"]
    assert await restored.public_tables(9) == [b"{}"]
    await restored.close()


async def test_a_backup_that_cannot_be_made_says_why(file: Path, store: Store, tmp_path: Path) -> None:
    with pytest.raises(BadRequest, match="nothing at") as missing:
        await Store(f"sqlite:///{tmp_path}/no.sqlite").backup(tmp_path / "backup")
    assert missing.value.code == "store-missing"
    with pytest.raises(BadRequest, match="cannot be written") as failed:
        await store.backup(tmp_path / "no folder" / "backup")
    assert failed.value.code == "backup-failed"


async def test_a_file_that_is_none_of_ours_is_refused(tmp_path: Path) -> None:
    novel = tmp_path / "novel.txt"
    novel.write_text("Call me Ishmael. " * 100)
    for wrong in (novel, tmp_path, novel / "house.sqlite"):
        store = Store(f"sqlite:///{wrong}")
        with pytest.raises(BadRequest, match="cannot be opened") as refused:
            await store.open()
        assert refused.value.code == "store-unusable"
    assert novel.read_text() == "Call me Ishmael. " * 100


async def test_one_process_has_nobody_to_tell(store: Store) -> None:
    def heard(*what: object) -> NoReturn:
        pytest.fail(f"told {what}")

    assert not store.shared
    store.on_news(heard)
    store.on_message(heard)
    store.on_gap(heard)
    await store.broadcast("hello")
