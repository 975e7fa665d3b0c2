"""A house that cannot be opened says why in one line, and ends with exit code 2."""

from __future__ import annotations

import os
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from filature.server.store import Store
from tests.server.served import free_port


def start(folder: Path, *arguments: str, **settings: str) -> str:
    """Try to serve; the one line that says why not."""
    done = subprocess.run(
        [sys.executable, "-m", "filature.terminal.main", "serve", *arguments],
        env={**os.environ, "FILATURE_HOME": str(folder), "LANG": "en_GB.UTF-8", **settings},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 2, done
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert f"127.0.0.1:{port}: Address already in use" in start(tmp_path, "--port", port)


@pytest.mark.anyio
async def test_another_server_on_the_same_file(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/tables.db"
    ours = Store(address)
    await ours.open()
    assert "Another server is using" in start(tmp_path, "--port", "0", "--database", address)
    await ours.check()
    await ours.close()


def test_a_file_of_a_later_version(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.db")) as file:
        file.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        file.execute("INSERT INTO alembic_version VALUES ('from the future')")
        file.commit()
    assert "later version" in start(tmp_path, "--port", "0", "--database", f"sqlite:///{tmp_path}/tables.db")


@pytest.mark.parametrize(
    ("arguments", "settings", "why"),
    [
        (["--database", "mysql://root:secret@here/tables"], {}, "address of the storage is not understood"),
        (["--database", f"postgresql://filature@127.0.0.1:{free_port()}/tables"], {}, "storage cannot be opened"),
        (["--workers", "2"], {}, "2 processes need a PostgreSQL database"),
        ([], {"FILATURE_SILENCE": "soon"}, "Setting FILATURE_SILENCE cannot be 'soon'"),
    ],
)
def test_settings_that_cannot_be(tmp_path: Path, arguments: list[str], settings: dict[str, str], why: str) -> None:
    said = start(tmp_path, "--port", "0", *arguments, **settings)
    assert why in said
    assert "secret" not in said
