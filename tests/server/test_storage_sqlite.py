"""The storage in a file of SQLite."""

import asyncio
import fcntl
import os
import signal
import subprocess
import sys
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import NoReturn

import pytest
from sqlalchemy import Connection, event

from filature.kernel.errors import BadRequest
from filature.server.errors import OutcomeUnknown, StorageAway
from filature.server.storage import Storage, TableRow, sqlite, storage_at
from tests.server.processes import full_disk

pytestmark = pytest.mark.anyio

LINE = TableRow(id="tisch", game="heimlich", status="open", public=True, due=None, touched=1, listing=b"{}")

WRITING_WITHOUT_END = """
import asyncio, sys
from filature.server.storage import TableRow, storage_at

async def play(storage, id):
    row = TableRow(id=id, game="heimlich", status="open", public=True, due=None, touched=1, listing=b"{}")
    await storage.create(row, [b"1"])
    number = 1
    while True:
        print(id, number, flush=True)
        number += 1
        assert await storage.append(id, number, [b"%d" % number])

async def main():
    storage = storage_at(sys.argv[1])
    await storage.open()
    await asyncio.gather(*(play(storage, f"t{i}") for i in range(8)))

asyncio.run(main())
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "a folder" / "that is not there 100% yet" / "house.sqlite"


@pytest.fixture
async def storage(file: Path) -> AsyncIterator[Storage]:
    storage = await a_storage(file)
    yield storage
    await storage.close()


async def a_storage(file: Path) -> Storage:
    """One that is open, with a table in it."""
    storage = storage_at(f"sqlite:///{file}")
    await storage.open()
    await storage.create(LINE, [b"opened"])
    return storage


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
    storage = storage_at(f"sqlite:///{file}")
    await storage.open()  # and the dead process no longer owns the file
    for table, number in last.items():
        entries = await storage.entries(table)
        assert entries == [b"%d" % i for i in range(1, len(entries) + 1)]
        assert len(entries) >= number
    await storage.close()


async def test_a_table_that_is_purged_leaves_nothing_behind(storage: Storage) -> None:
    assert await storage.append("tisch", 2, [b"played"])
    assert await storage.purge(open_before=2, playing_before=0, over_before=0) == 1
    assert not await storage.append("tisch", 3, [b"too late"])
    assert await storage.entries("tisch") == []
    await storage.create(LINE, [b"opened anew"])
    assert await storage.entries("tisch") == [b"opened anew"]


@pytest.mark.parametrize("name", ["house.sqlite", "link.sqlite", "linked folder/house.sqlite"])
async def test_a_second_server_on_the_same_file_is_told_what_to_do_by_whatever_name(
    file: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    first = await a_storage(file)
    monkeypatch.setattr(sqlite, "LOCK_TIMEOUT_S", 0.1)
    (file.parent / "link.sqlite").symlink_to(file)
    (file.parent / "linked folder").symlink_to(file.parent)
    address = f"sqlite:///{file.parent / name}"
    with pytest.raises(BadRequest, match="PostgreSQL") as refused:
        await storage_at(address).open()
    assert refused.value.code == "store-owned"
    assert str(file) in str(refused.value)
    assert await first.append("tisch", 2, [b"undisturbed"])
    await first.close()
    second = storage_at(address)
    await second.open()
    assert await second.entries("tisch") == [b"opened", b"undisturbed"]
    await second.close()


async def test_a_file_that_another_server_has_by_another_path_is_refused(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in two containers that share it; the files beside it are each one's own."""
    monkeypatch.setattr(sqlite, "LOCK_TIMEOUT_S", 0.1)
    file.parent.mkdir(parents=True)
    with file.open("a") as other:
        fcntl.flock(other, fcntl.LOCK_EX)
        with pytest.raises(BadRequest, match="Another server"):
            await storage_at(f"sqlite:///{file}").open()
    storage = await a_storage(file)
    with file.open("a") as other, pytest.raises(BlockingIOError):
        fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)
    assert await storage.append("tisch", 2, [b"undisturbed"])
    await storage.close()


async def test_a_file_with_a_second_name_is_refused_until_it_has_one(file: Path) -> None:
    first = await a_storage(file)
    other = file.parent / "other.sqlite"
    other.hardlink_to(file)
    with pytest.raises(BadRequest, match="other names") as refused:
        await storage_at(f"sqlite:///{other}").open()
    assert refused.value.code == "store-linked"
    assert await first.append("tisch", 2, [b"undisturbed"])
    await first.close()
    other.unlink()
    second = storage_at(f"sqlite:///{file}")
    await second.open()
    assert await second.entries("tisch") == [b"opened", b"undisturbed"]
    await second.close()


async def test_a_server_waits_for_one_that_is_just_ending(file: Path) -> None:
    first, second = await a_storage(file), storage_at(f"sqlite:///{file}")
    opening = asyncio.create_task(second.open())
    await asyncio.sleep(0)
    await first.close()
    await opening
    assert await second.entries("tisch") == [b"opened"]
    await second.close()


async def test_a_full_disk_refuses_and_later_takes_again(file: Path, storage: Storage) -> None:
    with full_disk(os.getpid(), file.with_name("house.sqlite-wal").stat().st_size):
        with pytest.raises(StorageAway):
            await storage.append("tisch", 2, [b"too large " * 10_000])
        assert await storage.entries("tisch") == [b"opened"]
    assert await storage.append("tisch", 2, [b"now it fits " * 10_000])
    assert await storage.entries("tisch") == [b"opened", b"now it fits " * 10_000]


async def test_a_disk_that_hangs_may_take_it_later_and_only_what_it_had_begun(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert isinstance(storage, sqlite.SqliteStorage)
    monkeypatch.setattr(sqlite, "ANSWER_TIMEOUT_S", 0.2)
    hanging, going_on = threading.Event(), threading.Event()

    def hang(_: Connection) -> None:
        hanging.set()
        going_on.wait(10)

    event.listen(storage._engine, "commit", hang)
    append = asyncio.create_task(storage.append("tisch", 2, [b"begun"]))
    await asyncio.to_thread(hanging.wait, 10)
    with pytest.raises(StorageAway) as waiting:
        await storage.entries("tisch")
    with pytest.raises(OutcomeUnknown):
        await append
    with pytest.raises(StorageAway) as refused:
        await storage.append("tisch", 3, [b"not even begun"])
    going_on.set()
    assert type(waiting.value) is type(refused.value) is StorageAway
    assert await storage.entries("tisch") == [b"opened", b"begun"]
    assert not await storage.append("tisch", 2, [b"begun"]), "it is done once"


async def test_a_backup_of_a_running_house_holds_everything(file: Path, storage: Storage, tmp_path: Path) -> None:
    copy = tmp_path / "backup.sqlite"
    elsewhere = storage_at(f"sqlite:///{file}")  # as the command does it, which does not own the file
    await elsewhere.backup(copy)
    assert await storage.append("tisch", 2, [b"played"])
    await elsewhere.backup(copy)
    assert await storage.append("tisch", 3, [b"after the backup"])
    assert [path.name for path in tmp_path.glob("backup*")] == ["backup.sqlite"]
    restored = storage_at(f"sqlite:///{copy}")
    await restored.open()
    assert await restored.entries("tisch") == [b"opened", b"played"]
    assert await restored.public_tables(9) == [b"{}"]
    await restored.close()


async def test_a_backup_that_cannot_be_made_says_why(file: Path, storage: Storage, tmp_path: Path) -> None:
    with pytest.raises(BadRequest, match="nothing at") as missing:
        await storage_at(f"sqlite:///{tmp_path}/no.sqlite").backup(tmp_path / "backup")
    assert missing.value.code == "store-missing"
    with pytest.raises(BadRequest, match="cannot be written") as failed:
        await storage.backup(tmp_path / "no folder" / "backup")
    assert failed.value.code == "backup-failed"


async def test_a_file_that_is_none_of_ours_is_refused(tmp_path: Path) -> None:
    novel = tmp_path / "novel.txt"
    novel.write_text("Call me Ishmael. " * 100)
    for wrong in (novel, tmp_path, novel / "house.sqlite"):
        storage = storage_at(f"sqlite:///{wrong}")
        with pytest.raises(BadRequest, match="cannot be opened") as refused:
            await storage.open()
        assert refused.value.code == "store-unusable"
    assert novel.read_text() == "Call me Ishmael. " * 100


async def test_one_process_has_nobody_to_tell(storage: Storage) -> None:
    def heard(*what: object) -> NoReturn:
        pytest.fail(f"told {what}")

    assert not storage.shared
    storage.on_change = heard
    storage.on_message = heard
    storage.on_gap = heard
    await storage.broadcast("hello")
