"""What an operator does and sees: start, stop, settings, backup, health, figures, logs, old tables."""

from __future__ import annotations

import asyncio
import json
import os
import pty
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
import webbrowser
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from litestar.connection import ASGIConnection
from websockets.exceptions import ConnectionClosed

from filature.kernel.errors import BadOption
from filature.server import serve
from filature.server.auth import Connection, comes_from
from filature.server.jobs.bots import BotPool
from filature.server.ops.metrics import Metrics
from filature.server.protocol import Move, MySeat, NewTable, SeatWish, Start
from filature.server.runtime.registry import Registry
from filature.server.settings import Settings, read_settings
from filature.server.storage import storage_at
from filature.server.table.commands.context import Caller
from filature.server.table.keys import digest
from tests.server.processes import workers_of
from tests.server.raw import request
from tests.server.served import Person, Refusal, Served, at_table

FILATURE = [sys.executable, "-m", "filature.cli.main"]
DAY = 24 * 3600 * 1000


def run(*arguments: str, home: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*FILATURE, *arguments], env=environment(home, **settings), capture_output=True, encoding="utf-8", check=False
    )


def environment(home: Path, **settings: str) -> dict[str, str]:
    said = {f"FILATURE_{name.upper()}": value for name, value in settings.items()}
    plain = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    return {**plain, "FILATURE_HOME": str(home), "LANG": "C.UTF-8", **said}


@contextmanager
def opened(home: Path, *flags: str, **settings: str) -> Iterator[str]:
    """A server started by hand; the address it printed."""
    command = [*FILATURE, "serve", *flags, "--lang", "en"]
    with subprocess.Popen(command, env=environment(home, **settings), stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield process.stdout.readline().removeprefix("The house is open at ").strip()
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(timeout=30)


def healthy(address: str) -> bool:
    with urllib.request.urlopen(f"{address}health", timeout=30) as answer:
        return bool(json.loads(answer.read())["status"] == "ok")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Served]:
    with Served(f"sqlite:///{tmp_path}/tables.db", tmp_path) as served:
        yield served


# Starting


def test_without_a_port_the_house_opens_although_the_usual_one_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        try:
            taken.bind(("127.0.0.1", 8000))
            taken.listen()
        except OSError:
            pass  # somebody else has it, which is as good
        with opened(tmp_path) as address:
            assert re.fullmatch(r"http://127\.0\.0\.1:\d+/", address)
            assert not address.endswith(":8000/")
            assert healthy(address)


def test_a_port_that_is_named_and_taken_is_refused(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        for refused in (run("serve", "--port", port, home=tmp_path), run("serve", home=tmp_path, port=port)):
            assert refused.returncode == 2
            assert refused.stdout == ""
            assert f"127.0.0.1:{port}" in refused.stderr
            assert "--port" in refused.stderr


def test_the_storage_is_tried_before_an_address_is_printed(house: Served, tmp_path: Path) -> None:
    second = run("serve", "--port", "0", home=tmp_path)
    assert (second.returncode, second.stdout) == (2, "")
    assert "Another server is using" in second.stderr
    away = run("serve", "--port", "0", "--database", "postgresql://nobody@127.0.0.1:1/none", home=tmp_path)
    assert (away.returncode, away.stdout) == (2, "")
    assert "cannot be opened" in away.stderr
    for refused in (second, away):
        assert len(refused.stderr.splitlines()) == 1


def test_settings_come_from_flags_before_the_environment(tmp_path: Path) -> None:
    with opened(tmp_path, "--port", "0", "--host", "localhost", port="1", host="192.0.2.1") as address:
        assert address.startswith("http://localhost:")
        assert healthy(address)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("port", "99999"),
        ("port", "eighty"),
        ("workers", "0"),
        ("rate_limits", "sometimes"),
        ("trust_proxy", "yes"),
        ("metrics", "yes"),
        ("metrics", "10.0.0.5/8"),
        ("metrics", "local,10.0.0.5"),
        ("open_days", "0"),
        ("log_level", "loud"),
        ("patience", "-1"),
    ],
)
def test_a_setting_that_cannot_be_is_refused_by_name(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(f"FILATURE_{name.upper()}", value)
    with pytest.raises(BadOption, match=f"FILATURE_{name.upper()} cannot be '{value}': "):
        read_settings()
    monkeypatch.undo()
    with pytest.raises(BadOption, match=f"FILATURE_{name.upper()} cannot be '{value}': "):
        read_settings(**{name: value})


def test_a_refused_setting_is_one_line_and_an_exit_code(tmp_path: Path) -> None:
    refused = run("serve", home=tmp_path, log_level="loud")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr.startswith("Setting FILATURE_LOG_LEVEL cannot be 'loud': ")
    assert len(refused.stderr.splitlines()) == 1


def test_several_processes_need_a_database_they_can_share(tmp_path: Path) -> None:
    refused = run("serve", "--workers", "2", home=tmp_path)
    assert refused.returncode == 2
    assert "PostgreSQL" in refused.stderr


def test_a_password_in_an_address_that_is_not_understood_is_not_repeated(tmp_path: Path) -> None:
    refused = run("serve", "--database", "mysql://anna:secret@localhost/house", home=tmp_path)
    assert refused.returncode == 2
    assert "secret" not in refused.stderr


# Showing it


SHOW = """
from filature.server import serve
from filature.server.settings import Settings
serve._address_in_the_network = lambda: "192.0.2.7"
serve._show(Settings(host="0.0.0.0"), 8000, "http://127.0.0.1:8000/", serve.Speaker("en"))
"""
PHONES = "Phones in the same network: http://192.0.2.7:8000/"


def test_a_code_for_phones_is_drawn_on_a_terminal_only(tmp_path: Path) -> None:
    show = [sys.executable, "-c", SHOW]
    piped = subprocess.run(show, env=environment(tmp_path), capture_output=True, encoding="utf-8", check=True)
    assert piped.stdout == f"{PHONES}\n"
    ours, theirs = pty.openpty()
    subprocess.run(show, env=environment(tmp_path), stdout=theirs, check=True)
    shown = os.read(ours, 100_000).decode()
    os.close(ours)
    os.close(theirs)
    assert shown.startswith(PHONES)
    assert shown.count("█") > 50


@pytest.mark.parametrize(
    ("screen", "browser", "opened"),
    [(":0", "window %s &", True), (":0", "lynx %s", False), ("", "window %s &", False), ("", "", False)],
)
def test_only_a_browser_with_a_window_is_opened(
    monkeypatch: pytest.MonkeyPatch, screen: str, browser: str, opened: bool
) -> None:
    for name, value in (("DISPLAY", screen), ("WAYLAND_DISPLAY", ""), ("BROWSER", browser)):
        monkeypatch.setenv(name, value) if value else monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(webbrowser, "_tryorder", None)  # it has looked around only once
    assert (serve._browser() is not None) == opened


# Stopping


@pytest.mark.anyio
@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
async def test_a_stopped_house_has_kept_what_it_has_answered(house: Served, stop: signal.Signals) -> None:
    table, keys = house.sit_at("heimlich", 2)
    assert house.process is not None
    done: list[str] = []
    async with at_table(house.address, table, keys) as (person, _):
        for number in range(200):
            await person.send({"do": "note", "id": f"n{number}", "text": f"thought {number}"})
        await hear(person, done, until=20)
        house.process.send_signal(stop)
        with pytest.raises(ConnectionClosed) as closed:
            await hear(person, done, until=1000)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code in (1001, 1012)
    assert await asyncio.to_thread(house.process.wait, 30) == 0
    house.start()
    async with Person(house.address, table, keys[0]) as back:
        kept = [note["text"] for note in back.update["notes"]]
    assert kept[: len(done)] == [f"thought {number}" for number in range(len(done))]


async def hear(person: Person, done: list[str], until: int) -> None:
    """Gather the ids of what is done."""
    while len(done) < until:
        message = await person.hear()
        if message["kind"] == "done":
            done.append(message["id"])


def test_a_house_of_several_processes_counts_together_and_stops_at_a_word(postgres: str, tmp_path: Path) -> None:
    with Served(postgres, tmp_path, workers="2") as house:
        for _ in range(8):
            house.sit_at("heimlich", 2)
        figures = read_figures(house)
        assert figures['filature_commands_total{do="sit",result="done"}'] == 8
        assert figures['filature_commands_total{do="start",result="done"}'] == 8
        assert house.process is not None
        house.process.send_signal(signal.SIGTERM)
        assert house.process.wait(timeout=30) == 0


@pytest.mark.anyio
async def test_figures_forget_the_sockets_of_a_worker_that_was_killed(postgres: str, tmp_path: Path) -> None:
    with Served(postgres, tmp_path, workers="2") as house:
        table, (key, _) = await asyncio.to_thread(house.sit_at, "heimlich", 2)
        async with Person(house.address, table, key) as person:
            assert (await asyncio.to_thread(read_figures, house))["filature_sockets"] == 1
            assert house.process is not None
            for worker in workers_of(house.process.pid):
                os.kill(worker, signal.SIGKILL)
            with pytest.raises(ConnectionClosed):
                await person.do("chat", text="Anybody?")
        assert (await asyncio.to_thread(read_figures, house))["filature_sockets"] == 0


@pytest.mark.anyio
@pytest.mark.parametrize("damaged", [b"{", b'{"entry":"played","at":1,"seat":77,"lines":["p99 nonsense"]}'])
async def test_a_damaged_row_costs_its_own_table_only(tmp_path: Path, damaged: bytes) -> None:
    file = tmp_path / "tables.db"
    with Served(f"sqlite:///{file}", tmp_path) as house:
        seats = [{"by": "me", "name": "Anna"}, {"by": "open"}]
        (broken, _), (whole, _) = (house.new_table("heimlich", seats, public=True) for _ in range(2))
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("INSERT INTO log VALUES (?, 90, ?)", (broken, damaged))
        connection.execute("UPDATE tables SET listing = ?, due = 1 WHERE id = ?", (damaged, broken))
        connection.commit()
    with Served(f"sqlite:///{file}", tmp_path) as house:
        assert house.get("/health")[0] == 200
        status, answer = house.get(f"/api/tables/{broken}")
        assert (status, answer["code"]) == (404, "unreadable-table")
        assert house.get(f"/api/tables/{whole}")[0] == 200
        assert [table["id"] for table in house.get("/api/tables")[1]] == [whole]


# Looking


def test_health_says_whether_the_house_serves(house: Served) -> None:
    status, answer = house.get("/health")
    assert (status, answer["status"]) == (200, "ok")
    assert set(answer) == {"status", "version", "rules", "clock"}


@pytest.mark.anyio
async def test_figures_count_and_name_nobody(house: Served) -> None:
    table, keys = house.sit_at("heimlich", 2, "greedy")
    async with at_table(house.address, table, keys) as (person, other):
        with pytest.raises(Refusal):
            await person.do("start")
        refused = {"do": "resume", "id": "1"}
        assert (await asyncio.to_thread(house.post, f"/api/tables/{table}/commands", refused, keys[0]))[0] == 403
        await other.do("chat", text="a secret word")
        figures = await asyncio.to_thread(read_figures, house)
        assert figures["filature_sockets"] == 2
    assert figures["filature_tables"] == 1
    assert figures['filature_commands_total{do="sit",result="done"}'] == 1
    assert figures['filature_commands_total{do="chat",result="done"}'] == 1
    assert figures['filature_commands_total{do="start",result="NotAllowed"}'] == 1
    assert figures['filature_commands_total{do="resume",result="NotAllowed"}'] == 1
    assert figures["filature_store_seconds_count"] >= 3
    text = "\n".join(figures)
    assert [secret for secret in (table, *keys, "P1", "P2", "secret word", "orange") if secret in text] == []


DOOR = {"local": [], "10.0.0.5, 2001:db8::/32": ["10.0.0.5", "2001:db8::7"], "anywhere": ["10.0.0.5", "192.0.2.9"]}
"""Who else may read the figures, by setting."""


@pytest.mark.parametrize("trusted", ["on", "off"])
@pytest.mark.parametrize("setting", DOOR)
def test_figures_are_for_this_machine_unless_the_operator_names_others(
    tmp_path: Path, setting: str, trusted: str
) -> None:
    strangers = {
        "192.0.2.9",
        "10.0.0.6",
        "::ffff:10.0.0.6",
        "127.0.0.1, 10.0.0.6",
        "10.0.0.6, 127.0.0.1",
        "unknown",
        "",
    }
    with Served(f"sqlite:///{tmp_path}/tables.db", tmp_path, metrics=setting, trust_proxy=trusted) as house:
        assert request(house, "GET", "/metrics").status == 200
        for address in ("127.0.0.1", "127.0.0.3", "::1", "::ffff:127.0.0.1", *DOOR[setting]):
            assert request(house, "GET", "/metrics", x_forwarded_for=address).status == 200, address
        for address in strangers if setting != "anywhere" else {"unknown"}:
            refused = request(house, "GET", "/metrics", x_forwarded_for=address, accept_language="de")
            assert (refused.status, refused.json["code"]) == (403, "metrics-closed"), address
            assert "Betreiber" in refused.json["sentence"]


@pytest.mark.parametrize(
    ("client", "let_in"), [(("192.0.2.9", 40000), False), (None, False), (("127.0.0.1", 40000), True)]
)
def test_another_machine_does_not_read_the_figures_directly(client: tuple[str, int] | None, let_in: bool) -> None:
    connection: Connection = ASGIConnection({"type": "http", "client": client, "headers": []})  # type: ignore[arg-type]
    assert comes_from(connection, Settings().metrics_readers) == let_in


def read_figures(house: Served) -> dict[str, float]:
    with urllib.request.urlopen(f"{house.address}/metrics") as answer:
        lines = [line for line in answer.read().decode().splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def test_logs_are_json_lines_without_secrets(house: Served) -> None:
    table, keys = house.sit_at("heimlich", 2, "greedy")
    house.command(table, keys[0], "chat", text="a secret word")
    assert house.stop() == 0
    first, *lines = house.log.read_text().splitlines()
    assert first == f"The house is open at {house.address}/"
    logged = [json.loads(line) for line in lines]
    assert all({"at", "level", "event"} <= set(line) for line in logged)
    assert [line["event"] for line in logged if line["level"] == "info"] == ["open", "closed"]
    assert [secret for secret in (*keys, "P1", "secret word") if secret in house.log.read_text()] == []


# Keeping


def test_a_backup_of_a_running_house_can_be_served(house: Served, tmp_path: Path) -> None:
    table, keys = house.sit_at("heimlich", 2)
    copy = tmp_path / "copy.db"
    done = run("backup", str(copy), home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    for file in (copy, tmp_path / "tables.db"):
        assert file.stat().st_mode & 0o077 == 0  # nobody else on this machine reads it
    house.command(table, keys[0], "chat", text="after the copy")
    with Served(f"sqlite:///{copy}", tmp_path) as restored:
        _, update = restored.get(f"/api/tables/{table}/updates", keys[0])
    assert update["table"]["status"] == "playing"
    assert "chat" not in {event["kind"] for event in update["events"]}


def test_a_backup_does_not_take_the_place_of_another(house: Served, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    copy.write_text("the last good one")
    refused = run("backup", str(copy), home=tmp_path)
    assert refused.returncode == 2
    assert "already" in refused.stderr
    assert copy.read_text() == "the last good one"


def test_a_backup_of_postgresql_is_left_to_its_own_program(tmp_path: Path) -> None:
    told = run(
        "backup", str(tmp_path / "copy"), "--database", "postgresql://anna:secret@localhost/house", home=tmp_path
    )
    assert told.returncode == 2
    assert "pg_dump --format=custom" in told.stderr
    assert "secret" not in told.stderr


def test_old_tables_are_cleared_away_by_the_policy_of_the_house(tmp_path: Path) -> None:
    days = {"open": 3, "playing": 5, "over": 7, "closed": 7}
    file = tmp_path / "tables.db"
    with Served(f"sqlite:///{file}", tmp_path, open_days="3", playing_days="5", over_days="7") as house:
        tables = {(status, age): a_table(house, status) for status in days for age in ("old", "young")}
    with closing(sqlite3.connect(file)) as stored, stored:
        for (status, age), table in tables.items():
            assert stored.execute("SELECT status FROM tables WHERE id = ?", [table]).fetchone() == (status,)
            touched = int(time.time() * 1000) - days[status] * DAY + (DAY // 24) * (1 if age == "young" else -1)
            stored.execute("UPDATE tables SET touched = ?, due = NULL WHERE id = ?", [touched, table])
    with house:
        while "purged" not in house.log.read_text():
            assert house.get("/health")[0] == 200
        found = {place: house.get(f"/api/tables/{table}")[0] for place, table in tables.items()}
    assert found == {(status, age): 404 if age == "old" else 200 for status, age in tables}
    with closing(sqlite3.connect(file)) as stored:
        left = {table for (table,) in stored.execute("SELECT DISTINCT table_id FROM log")}
    assert left == {table for (_, age), table in tables.items() if age == "young"}


@pytest.mark.anyio
async def test_a_table_that_is_played_on_is_not_old(tmp_path: Path) -> None:
    now, later = 1_800_000_000_000, 1_800_000_000_000 + 50 * DAY
    clock = [now]
    registry = Registry(storage_at(f"sqlite:///{tmp_path}/tables.db"), BotPool(), Metrics(), now=lambda: clock[0])
    await registry.start()
    mine: list[SeatWish] = [MySeat(name="Anna"), MySeat(name="Bert")]
    table, key = await registry.open_table(NewTable(game="heimlich", seats=mine))
    live, host = registry.live_table(table.id), Caller(digest(key))
    await live.submit(Start(id="1"), host)
    clock[0] = later
    async with live.locked():
        assert table.match is not None
        [seat] = table.match.state.turn()
        text, version = table.match.legal(seat)[0], table.version(seat)
    await live.submit(Move(id="2", seat=seat, text=text, version=version), host)
    await registry.close()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as stored:
        assert stored.execute("SELECT touched FROM tables").fetchall() == [(later,)]


def a_table(house: Served, status: str) -> str:
    """A table in a state."""
    if status == "open":
        return house.new_table("heimlich", [{"by": "me", "name": "Anna"}, {"by": "open"}])[0]
    table, keys = house.sit_at("heimlich", 2, options={"turn_limit": 1})
    if status == "closed":
        house.command(table, keys[0], "close")
    while status == "over":
        updates = [house.get(f"/api/tables/{table}/updates?moves=true", key)[1] for key in keys]
        asked = [(key, update) for key, update in zip(keys, updates, strict=True) if update.get("moves")]
        if not asked:
            break
        key, update = asked[0]
        house.command(table, key, "move", text=update["moves"][0], version=update["version"])
    return table
