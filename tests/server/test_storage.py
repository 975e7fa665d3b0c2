"""What holds for the storage on both databases."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from filature.kernel.errors import BadRequest
from filature.server.errors import StorageAway
from filature.server.storage import Storage, TableRow, storage_at
from filature.server.storage.schema import metadata
from filature.server.table.clocks import Downtime

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/house.sqlite"
    found: str = request.getfixturevalue("postgres")
    return found


@pytest.fixture
async def storage(address: str) -> AsyncIterator[Storage]:
    storage = storage_at(address)
    await storage.open()
    yield storage
    await storage.close()


def line(table: str = "tisch", **changes: Any) -> TableRow:
    usual: dict[str, Any] = {"status": "open", "public": True, "due": None, "touched": 1, "listing": table.encode()}
    return TableRow(id=table, game="heimlich", **(usual | changes))


async def test_what_was_written_is_there_after_a_restart(address: str) -> None:
    first = storage_at(address)
    await first.open()
    await first.create(line(), [b"opened", b"sat"])
    assert await first.append("tisch", 3, [b"played", b"said"])
    await first.close()
    second = storage_at(address)
    await second.open()
    assert await second.entries("tisch") == [b"opened", b"sat", b"played", b"said"]
    assert await second.entries("tisch", after=2) == [b"played", b"said"]
    assert await second.entries("nowhere") == []
    await second.close()


async def test_a_number_is_taken_once_and_whoever_comes_second_changes_nothing(storage: Storage) -> None:
    await storage.create(line(), [b"opened"])
    assert await storage.append("tisch", 2, [b"mine"], line(listing=b"mine"))
    assert not await storage.append("tisch", 2, [b"yours", b"and", b"more"], line(listing=b"yours"))
    assert await storage.entries("tisch") == [b"opened", b"mine"]
    assert await storage.public_tables(9) == [b"mine"]


async def test_two_who_write_the_same_number_at_the_same_moment(storage: Storage) -> None:
    await storage.create(line(), [b"opened"])
    answers = await asyncio.gather(*(storage.append("tisch", 2, [b"%d" % i, b"%d" % i]) for i in range(20)))
    assert answers == [True] + [False] * 19
    assert await storage.entries("tisch") == [b"opened", b"0", b"0"]


async def test_an_id_is_given_once(storage: Storage) -> None:
    await storage.create(line(), [b"opened"])
    assert not await storage.create(line(listing=b"other"), [b"other", b"table"])
    assert await storage.entries("tisch") == [b"opened"]
    assert await storage.public_tables(9) == [b"tisch"]


async def test_a_code_leads_to_one_table_until_it_is_taken_back(storage: Storage) -> None:
    assert await storage.create(line(code="123456"), [b"opened"])
    assert not await storage.create(line("other", code="123456"), [b"opened"])
    assert await storage.table_by_code("123456") == "tisch"
    assert await storage.append("tisch", 2, [b"started"], line(code=None))
    assert await storage.table_by_code("123456") is None
    assert await storage.create(line("other", code="123456"), [b"opened"])
    assert await storage.has_table("other")
    assert not await storage.has_table("nothing")


async def test_a_thousand_at_once_are_all_there_in_order(storage: Storage) -> None:
    tables = [f"table{i}" for i in range(50)]

    async def play(table: str) -> None:
        await storage.create(line(table), [b"1"])
        for number in range(2, 21):
            assert await storage.append(table, number, [b"%d" % number], line(table, touched=number))

    await asyncio.gather(*map(play, tables))
    for table in tables:
        assert await storage.entries(table) == [b"%d" % number for number in range(1, 21)]


async def test_one_bad_request_does_not_take_the_others_down(storage: Storage) -> None:
    await asyncio.gather(*(storage.create(line(f"t{i}"), [b"opened"]) for i in range(5)))
    no_bytes: Any = object()
    answers = await asyncio.gather(
        storage.append("t0", 2, [b"good"]),
        storage.append("t1", 2, [no_bytes], line("t1", listing=b"bad")),
        storage.append("t2", 2, [b"good", no_bytes]),
        storage.append("gone", 7, [b"good"]),
        storage.append("t4", 2, [b"good"]),
        return_exceptions=True,
    )
    assert [answers[0], answers[3], answers[4]] == [True, False, True]
    assert isinstance(answers[1], StorageAway)
    assert isinstance(answers[2], StorageAway)
    logs = [await storage.entries(table) for table in ("t0", "t1", "t2", "gone", "t4")]
    assert logs == [[b"opened", b"good"], [b"opened"], [b"opened"], [], [b"opened", b"good"]]
    assert b"bad" not in await storage.public_tables(9)


async def test_closing_writes_what_waits_and_then_takes_nothing(address: str) -> None:
    storage = storage_at(address)
    await storage.open()
    await storage.create(line(), [b"opened"])
    *answers, _ = await asyncio.gather(*(storage.append("tisch", n, [b"x"]) for n in range(2, 9)), storage.close())
    assert all(answers)
    with pytest.raises(StorageAway):
        await storage.append("tisch", 9, [b"late"])
    again = storage_at(address)
    await again.open()
    assert len(await again.entries("tisch")) == 8
    await again.close()


async def test_whoever_asked_may_leave_without_harm(storage: Storage) -> None:
    await storage.create(line(), [b"opened"])
    impatient = asyncio.create_task(storage.append("tisch", 2, [b"played"]))
    patient = asyncio.create_task(storage.append("tisch", 3, [b"too"]))
    await asyncio.sleep(0)
    impatient.cancel()
    assert await patient
    assert await storage.entries("tisch") == [b"opened", b"played", b"too"]


async def test_the_list_shows_public_tables_in_use_the_last_touched_first(storage: Storage) -> None:
    await storage.create(line("old", touched=1), [b"x"])
    await storage.create(line("new", touched=3, status="playing"), [b"x"])
    await storage.create(line("private", touched=4, public=False), [b"x"])
    await storage.create(line("over", touched=5, status="over"), [b"x"])
    await storage.create(line("middle", touched=2), [b"x"])
    assert await storage.public_tables(9) == [b"new", b"middle", b"old"]
    assert await storage.public_tables(2) == [b"new", b"middle"]
    assert await storage.append("old", 2, [b"y"], line("old", touched=6))
    assert await storage.public_tables(1) == [b"old"]


async def test_what_is_due_is_found(storage: Storage) -> None:
    much_later = 4_000_000_000_000
    await storage.create(line("later", due=much_later), [b"x"])
    await storage.create(line("soon", due=20), [b"x"])
    await storage.create(line("never"), [b"x"])
    assert await storage.due(19) == []
    assert await storage.due(20) == ["soon"]
    assert await storage.due(much_later) == ["soon", "later"]
    assert await storage.append("soon", 2, [b"done"], line("soon", due=None))
    assert await storage.due(much_later) == ["later"]


async def test_purging_takes_old_tables_by_what_they_are(storage: Storage) -> None:
    for status in ("open", "playing", "over", "closed"):
        for touched in (10, 20, 30, 40):
            await storage.create(line(f"{status}{touched}", status=status, touched=touched), [b"x", b"y"])
    assert await storage.purge(open_before=20, playing_before=30, over_before=40) == 1 + 2 + 3 + 3
    assert sorted(await storage.public_tables(99)) == [b"open20", b"open30", b"open40", b"playing30", b"playing40"]
    assert await storage.entries("over30") == []
    assert await storage.entries("over40") == [b"x", b"y"]
    assert not await storage.append("open10", 3, [b"too late"])
    assert await storage.entries("open10") == []
    assert await storage.purge(open_before=20, playing_before=30, over_before=40) == 0


async def test_purging_does_not_stop_at_many(storage: Storage) -> None:
    await asyncio.gather(*(storage.create(line(f"t{i}", status="over"), [b"x"]) for i in range(450)))
    assert await storage.purge(open_before=0, playing_before=0, over_before=2) == 450


async def test_the_migrations_lead_to_the_schema(storage: Storage) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata))

    assert await storage._transact(differences) == []


async def test_a_storage_of_the_version_before_takes_its_newest_entry_for_its_last_heartbeat(address: str) -> None:
    def of_before(connection: Connection) -> None:
        for table in ("heartbeat", "downtimes"):
            connection.execute(text(f"DROP TABLE {table}"))
        connection.execute(text("DROP INDEX tables_code"))
        connection.execute(text("ALTER TABLE tables DROP COLUMN code"))
        set_version(connection, "tables_and_log")

    first = storage_at(address)
    await first.open()
    await first.create(line(touched=1000), [b"opened"])
    await first._transact(of_before)
    await first.close()
    second = storage_at(address)
    await second.open()
    assert await second.entries("tisch") == [b"opened"]
    assert await second.beat(5000, 0) == (1000, [Downtime(1000, 5000)])
    await second.close()


async def test_a_silence_is_downtime_and_a_heartbeat_of_the_past_changes_nothing(storage: Storage) -> None:
    assert await storage.beat(10_000, 0) == (0, []), "the first one ever"
    assert await storage.beat(16_000, 6000) == (10_000, [])
    assert await storage.beat(22_001, 6000) == (16_000, [Downtime(16_000, 22_001)])
    assert await storage.beat(5000, 0) == (22_001, [Downtime(16_000, 22_001)])
    assert await storage.beat(90_000, None, after=22_001) == (22_001, [])


async def written_by(version: str, address: str) -> BadRequest:
    """Why a storage that another version has written to is not opened."""
    storage = storage_at(address)
    await storage.open()
    await storage.create(line(), [b"opened"])
    await storage._transact(lambda connection: set_version(connection, version))
    await storage.close()
    refusing = storage_at(address)
    with pytest.raises(BadRequest) as refused:
        await refusing.open()
    return refused.value


def set_version(connection: Connection, version: str) -> None:
    connection.execute(text("UPDATE alembic_version SET version_num = :version"), {"version": version})


async def test_a_storage_of_a_later_version_is_left_alone(address: str) -> None:
    refused = await written_by("999", address)
    assert (refused.code, "later version" in str(refused)) == ("store-newer", True)


@pytest.mark.parametrize("version", ["1", "2"])
async def test_a_storage_of_before_the_first_release_is_refused(address: str, version: str) -> None:
    refused = await written_by(version, address)
    assert (refused.code, "early version" in str(refused)) == ("store-early", True)


@pytest.mark.parametrize(
    "wrong", ["", "house.sqlite", "sqlite://", "sqlite:///:memory:", "mysql://a:secret@b/c", "postgresql://a:secret@b"]
)
async def test_a_wrong_address_is_refused_without_repeating_its_password(wrong: str) -> None:
    with pytest.raises(BadRequest, match="sqlite:///folder/file") as refused:
        storage_at(wrong)
    assert "secret" not in str(refused.value)
