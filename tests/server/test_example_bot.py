"""The bot of docs/protocol.md plays a whole match against a bot of the house, even through a crash of the server."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.served import Served

BOT = Path(__file__).parents[2] / "examples" / "websocket_bot.py"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Served]:
    with Served(f"sqlite:///{tmp_path}/tables.db", tmp_path) as served:
        yield served


def wait_for(house: Served, table: str, key: str, kind: str) -> None:
    """Listen to a table until an event of a kind."""
    since = 0
    while True:
        status, update = house.get(f"/api/tables/{table}/updates?since={since}&wait=30", key)
        assert status == 200, update
        if any(event["kind"] == kind for event in update.get("events", [])):
            return
        since = update["version"]


def test_the_example_plays_a_match_and_comes_back_after_a_crash(house: Served, tmp_path: Path) -> None:
    table, host = house.new_table("heimlich", [{"by": "open"}, {"by": "bot", "bot": "greedy"}])
    command = [sys.executable, str(BOT), f"{house.address}/t/{table}", "Robert"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8") as bot:
        wait_for(house, table, host, "table-sat")
        house.command(table, host, "start")
        wait_for(house, table, host, "counted")
        house.kill()
        with closing(sqlite3.connect(tmp_path / "tables.db")) as stored:
            assert stored.execute("SELECT status FROM tables").fetchall() == [("playing",)]
        house.start()
        printed, _ = bot.communicate(timeout=60)
    assert bot.returncode == 0
    assert len(json.loads(printed)["points"]) == 2
    status, record = house.get(f"/api/tables/{table}/record")
    assert status == 200
    assert record["names"][0] == "Robert"
    assert record["players"] == ["program", "greedy"]


def test_the_example_says_why_it_cannot_play(house: Served) -> None:
    command = [sys.executable, str(BOT), f"{house.address}/t/nosuchtabl", "Robert"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 1
    assert "no table" in done.stderr
