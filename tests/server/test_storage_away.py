"""A full disk, a database that goes away and comes back: refusals meanwhile, nothing lost, and on it goes."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, event

from filature.server.errors import OutcomeUnknown
from filature.server.protocol import Chat, NewTable
from filature.server.storage.sqlite import SqliteStorage
from filature.server.table.commands import Caller
from filature.server.table.keys import digest
from tests.server.playing_through import wait_until_all_workers_serve
from tests.server.postgres import Cluster
from tests.server.processes import full_disk, workers_of
from tests.server.raw import request
from tests.server.served import PATIENCE, Json, Person, Refusal, Served
from tests.server.tabletop import a_registry

pytestmark = pytest.mark.anyio

NEW = {"game": "heimlich", "seats": [{"by": "me", "name": "Anna"}, {"by": "open"}]}


@contextmanager
def stopped(cluster: Cluster) -> Iterator[None]:
    cluster.stop()
    try:
        yield
    finally:
        cluster.start()


async def unhealthy(house: Served) -> Json:
    """What the health says when it has noticed."""
    while (answer := house.get("/health"))[0] == 200:
        await asyncio.sleep(PATIENCE)
    assert (answer[0], answer[1]["code"]) == (503, "unhealthy")
    refused: Json = answer[1]
    return refused


def talk(person: Person) -> list[str]:
    return [event["facts"]["words"] for event in person.events if event["kind"] == "chat"]


def failures(house: Served) -> list[str]:
    """What the log has of errors, by their events."""
    lines = [json.loads(line) for line in house.log.read_text().splitlines() if line.startswith("{")]
    return [line["event"] for line in lines if line["level"] == "error"]


async def refuse_to_write(house: Served, person: Person, table: str) -> Json:
    """Nothing can be written down now, and everybody is told so; returns the command that was refused."""
    body = {"do": "chat", "id": "by http", "text": "Lost?"}
    sentences = set()
    for language in ("en", "fr", "de"):
        for path, content in ((f"/api/tables/{table}/commands", body), ("/api/tables", NEW)):
            headers = {"authorization": f"Bearer {person.hello['key']}", "accept_language": language}
            answer = request(house, "POST", path, content, **headers)
            assert (answer.status, answer.json["code"]) == (503, "storage-away")
            assert answer.headers["retry-after"] == "1"
            sentences.add(answer.json["sentence"])
    assert len(sentences) == 3
    command = person.command("chat", text="During.")
    with pytest.raises(Refusal) as refused:
        await person.repeat(command)
    assert refused.value.code == "storage-away"
    return command


async def test_a_full_disk_is_told_and_the_table_goes_on_when_there_is_room_again(tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path}/tables.db", tmp_path) as house:
        table, (key, other) = house.sit_at("heimlich", 2)
        async with Person(house.address, table, key) as person, Person(house.address, table, other) as neighbour:
            await person.do("chat", text="Before.")
            assert house.process
            with full_disk(house.process.pid):
                refused = await refuse_to_write(house, person, table)
                status, seen = house.get(f"/api/tables/{table}/updates", key)
                assert (status, seen["version"]) == (200, person.update["version"]), "it can still be read"
                assert (await neighbour.do("ping"))["kind"] == "pong"
                told = await unhealthy(house)
                assert told["sentence"].startswith("The house cannot write anything down: ")
                assert told["facts"]["why"] in ("database or disk is full", "disk I/O error")
            await person.repeat(refused)
            await person.repeat(refused)
            while len(talk(neighbour)) < 2:
                await neighbour.hear()
        assert talk(person) == talk(neighbour) == ["Before.", "During."]
        while house.get("/health")[0] != 200:
            await asyncio.sleep(PATIENCE)
        assert set(failures(house)) <= {"cannot write"}


async def test_a_database_may_go_away_and_come_back(cluster: Cluster, postgres: str, tmp_path: Path) -> None:
    with Served(postgres, tmp_path) as house:
        table, (key, other) = house.sit_at("heimlich", 2)
        async with Person(house.address, table, key) as person, Person(house.address, table, other) as neighbour:
            await person.do("chat", text="Before.")
            with stopped(cluster):
                refused = await refuse_to_write(house, person, table)
                assert (await unhealthy(house))["facts"]["why"] in ("Connection refused", "CannotConnectNowError")
                assert (await neighbour.do("ping"))["kind"] == "pong"
            await person.insist(refused)
            while len(talk(neighbour)) < 2:
                await neighbour.hear()
            assert talk(neighbour) == ["Before.", "During."]
            while house.get("/health")[0] != 200:
                await asyncio.sleep(PATIENCE)
        assert house.get("/api/tables/%00")[0] == 404, "there is no such table; the database is not away"
        assert set(failures(house)) <= {"cannot write"}


async def test_what_may_have_been_kept_is_asked_for_again_and_done_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hanging, going_on = threading.Event(), threading.Event()

    def hang(_: Connection) -> None:
        hanging.set()
        going_on.wait(10)

    async with a_registry(tmp_path) as registry:
        assert isinstance(registry.storage, SqliteStorage)
        table, key = await registry.open_table(msgspec.convert(NEW, NewTable))
        live, host, said = registry.live_table(table.id), Caller(digest(key)), Chat(id="once", text="Perhaps.")
        monkeypatch.setattr("filature.server.storage.sqlite.ANSWER_TIMEOUT_S", 0.5)
        event.listen(registry.storage._engine, "commit", hang)
        with pytest.raises(OutcomeUnknown):
            await live.submit(said, host)
        assert hanging.is_set()
        going_on.set()
        monkeypatch.undo()
        assert (await live.submit(said, host)).id == "once"
        async with live.locked() as read_again:
            assert [told.facts["words"] for told in read_again.told(0) if told.kind == "chat"] == ["Perhaps."]


async def test_workers_that_die_while_the_database_is_away_come_back_and_wait_for_it(
    cluster: Cluster, postgres: str, tmp_path: Path
) -> None:
    with Served(postgres, tmp_path, workers="2") as house:
        table, (key, _) = house.sit_at("heimlich", 2)
        assert house.process
        with stopped(cluster):
            for worker in workers_of(house.process.pid):
                os.kill(worker, signal.SIGKILL)
            told = await unhealthy(house)
            assert told["facts"]["why"] == "Connection refused"
            status, refused = house.get(f"/api/tables/{table}")
            assert (status, refused["code"]) == (503, "storage-away")
            assert house.post("/api/tables", NEW)[0] == 503
            assert house.get("/api/games")[0] == 200, "what needs no storage is there"
        wait_until_all_workers_serve(house)
        house.command(table, key, "chat", text="Here we are again.")
        assert house.stop() == 0


@pytest.mark.parametrize(("revision", "version"), [("from the future", "a later"), ("2", "an early")])
def test_a_house_does_not_open_on_the_tables_of_another_version(tmp_path: Path, revision: str, version: str) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.db")) as file:
        file.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        file.execute("INSERT INTO alembic_version VALUES (?)", [revision])
        file.commit()
    house = Served(f"sqlite:///{tmp_path}/tables.db", tmp_path)
    with pytest.raises(
        AssertionError, match=rf"the server ended: The storage was written by {version} version .*\.\n$"
    ):
        house.start()
    assert house.process
    assert house.process.returncode == 2
