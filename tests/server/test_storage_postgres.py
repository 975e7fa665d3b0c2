"""The storage in PostgreSQL, shared by several processes."""

import asyncio
import shlex
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import NoReturn

import pytest
from sqlalchemy import make_url

from filature.kernel.errors import BadRequest
from filature.server.errors import OutcomeUnknown, StorageAway, StorageTrouble
from filature.server.storage import Storage, TableRow, storage_at
from tests.server.cutter import Cutter
from tests.server.postgres import Cluster

pytestmark = pytest.mark.anyio


def line(table: str) -> TableRow:
    return TableRow(id=table, game="heimlich", status="open", public=True, due=None, touched=1, listing=b"{}")


@pytest.fixture
async def two(postgres: str) -> AsyncIterator[tuple[Storage, Storage]]:
    """Both start at once on an empty database."""
    storages = storage_at(postgres), storage_at(postgres)
    await asyncio.gather(*(storage.open() for storage in storages))
    yield storages
    await asyncio.gather(*(storage.close() for storage in storages))


async def test_each_number_has_one_winner(two: tuple[Storage, Storage]) -> None:
    tables = [f"table{i}" for i in range(20)]
    await asyncio.gather(*(two[0].create(line(table), [b"0", b"0"]) for table in tables))

    async def compete(storage: Storage, name: bytes, table: str) -> list[bytes]:
        """Entries come in pairs; returns those that won."""
        won = []
        while (length := len(await storage.entries(table))) < 30:
            if await storage.append(table, length + 1, [b"%s%d" % (name, length + 1), b"%s%d" % (name, length + 2)]):
                won += [b"%s%d" % (name, length + 1), b"%s%d" % (name, length + 2)]
        return won

    ours, theirs = await asyncio.gather(
        asyncio.gather(*(compete(two[0], b"a", table) for table in tables)),
        asyncio.gather(*(compete(two[1], b"b", table) for table in tables)),
    )
    for table, a, b in zip(tables, ours, theirs, strict=True):
        entries = await two[0].entries(table)
        assert sorted(a + b) == sorted(entries[2:])
        assert [int(entry[1:]) for entry in entries[2:]] == list(range(3, 31))
    assert any(ours)
    assert any(theirs)


async def test_the_others_hear_of_what_was_written_and_of_messages(two: tuple[Storage, Storage]) -> None:
    def heard_himself(*what: object) -> NoReturn:
        pytest.fail(f"told {what}")

    assert two[0].shared
    heard: asyncio.Queue[tuple[str, object]] = asyncio.Queue()
    two[0].on_change = heard_himself
    two[0].on_message = heard_himself
    two[1].on_change = lambda table, number: heard.put_nowait((table, number))
    two[1].on_message = lambda process, message: heard.put_nowait(("message", message))
    await two[0].create(line("tisch"), [b"opened", b"sat"])
    assert await heard.get() == ("tisch", 2)
    assert await two[0].append("tisch", 3, [b"played"])
    assert await heard.get() == ("tisch", 3)
    assert not await two[0].append("tisch", 3, [b"lost"])
    await two[0].broadcast("a “word” " * 300)
    assert await heard.get() == ("message", "a “word” " * 300)
    many = [f"{i:010}" for i in range(1200)]
    await asyncio.gather(*(two[0].create(line(table), [b"x"]) for table in many))
    assert {await heard.get() for _ in many} == {(table, 1) for table in many}


async def test_a_restart_of_postgres_loses_nothing_that_was_acknowledged(
    two: tuple[Storage, Storage], cluster: Cluster
) -> None:
    tables = [f"table{i}" for i in range(10)]
    acknowledged = dict.fromkeys(tables, 1)
    refused = asyncio.Event()
    back = asyncio.Event()
    gaps: asyncio.Queue[int] = asyncio.Queue()
    for which, storage in enumerate(two):
        storage.on_gap = partial(gaps.put_nowait, which)
    await asyncio.gather(*(two[0].create(line(table), [b"1"]) for table in tables))

    async def play(table: str) -> None:
        while not back.is_set():
            number = acknowledged[table] + 1
            try:
                assert await two[0].append(table, number, [b"%d" % number])
                acknowledged[table] = number
            except StorageAway:
                refused.set()
                await back.wait()

    playing = asyncio.gather(*map(play, tables))
    await asyncio.to_thread(cluster.stop)
    await refused.wait()
    for storage in two:
        with pytest.raises(StorageAway):
            await storage.beat(1, None)
        with pytest.raises(StorageAway):
            await storage.entries("table0")
        with pytest.raises(StorageAway):
            await storage.broadcast("hello")
    await asyncio.to_thread(cluster.start)
    back.set()
    await playing
    for table, number in acknowledged.items():
        entries = await two[1].entries(table)
        assert entries == [b"%d" % i for i in range(1, len(entries) + 1)]
        assert number <= len(entries) <= number + 1
        assert await two[0].append(table, len(entries) + 1, [b"again"])
    assert {await gaps.get(), await gaps.get()} == {0, 1}
    heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
    two[1].on_change = lambda table, number: heard.put_nowait((table, number))
    await two[0].create(line("new"), [b"x"])
    while (news := await heard.get())[0] in acknowledged:  # of what was written before
        pass
    assert news == ("new", 1)


async def test_after_an_idle_restart_the_first_request_works(two: tuple[Storage, Storage], cluster: Cluster) -> None:
    await two[0].create(line("tisch"), [b"opened"])
    assert await two[1].entries("tisch") == [b"opened"]
    await asyncio.to_thread(cluster.stop)
    await asyncio.to_thread(cluster.start)
    assert await two[0].append("tisch", 2, [b"played"])
    assert await two[1].entries("tisch") == [b"opened", b"played"]


async def test_a_commit_whose_answer_got_lost_counts_as_written(postgres: str) -> None:
    cutter = Cutter(postgres)
    storage = storage_at(await cutter.open())
    await storage.open()
    cutter.cut_next = True
    await storage.create(line("tisch"), [b"opened"])
    cutter.cut_next = True
    assert await storage.append("tisch", 2, [b"played", b"said"], line("tisch"))
    assert cutter.cuts == 2
    assert await storage.entries("tisch") == [b"opened", b"played", b"said"]
    assert not await storage.append("tisch", 2, [b"played", b"said"])
    await storage.close()
    cutter.server.close()


@pytest.mark.parametrize(("gone_before", "told"), [(b"COMMIT", OutcomeUnknown), (b"\0", StorageAway)])
async def test_only_a_line_that_breaks_at_the_commit_leaves_the_outcome_unknown(
    postgres: str, gone_before: bytes, told: type[StorageTrouble]
) -> None:
    cutter = Cutter(postgres)
    storage = storage_at(await cutter.open())
    await storage.open()
    await storage.create(line("tisch"), [b"opened"])
    cutter.gone_before = gone_before
    with pytest.raises(StorageTrouble) as refused:
        await storage.append("tisch", 2, [b"played"])
    assert type(refused.value) is told
    assert cutter.cuts >= 2, "and it was tried again"
    cutter.gone_before = b""
    assert await storage.append("tisch", 2, [b"played"])
    await storage.close()
    cutter.server.close()


async def test_a_database_that_falls_silent_in_a_commit_may_have_kept_it(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    cutter = Cutter(postgres)
    storage = storage_at(await cutter.open())
    await storage.open()
    await storage.create(line("tisch"), [b"opened"])
    monkeypatch.setattr("filature.server.storage.postgres.ANSWER_TIMEOUT_S", 0.5)
    cutter.silent = True
    with pytest.raises(OutcomeUnknown):
        await storage.append("tisch", 2, [b"played"])
    cutter.silent = False
    monkeypatch.undo()
    assert not await storage.append("tisch", 2, [b"played"])
    assert await storage.entries("tisch") == [b"opened", b"played"]
    await storage.close()
    cutter.server.close()


async def test_a_database_that_is_not_there_is_named_at_the_start(postgres: str) -> None:
    nowhere = make_url(postgres).set(database="nowhere", password="secret").render_as_string(hide_password=False)
    with pytest.raises(BadRequest, match='"nowhere" does not exist') as refused:
        await storage_at(nowhere).open()
    assert refused.value.code == "store-unusable"


async def test_a_backup_is_left_to_postgres(tmp_path: Path) -> None:
    storage = storage_at("postgresql://anna:secret@db.example:5433/house?sslmode=require&password=secret")
    with pytest.raises(BadRequest) as told:
        await storage.backup(tmp_path / "my house.dump")
    command = str(told.value).partition("backups: ")[2]
    assert shlex.split(command) == [
        "pg_dump",
        "--format=custom",
        f"--file={tmp_path}/my house.dump",
        "postgresql://anna@db.example:5433/house?sslmode=require",
    ]
