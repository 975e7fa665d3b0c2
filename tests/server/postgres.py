"""A real PostgreSQL for tests: found or installed, private, on a free port, and it may be stopped and started."""

from __future__ import annotations

import fcntl
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cached_property
from pathlib import Path

import pytest

from tests.server.processes import children

INSTALL = ["apt-get", "-o", "DPkg::Lock::Timeout=300"]


class Cluster:
    """One for each process that runs tests, since making one takes a second or two."""

    def __init__(self) -> None:
        self.programs = find_programs()
        self.folder = Path(tempfile.mkdtemp(prefix="filature-postgres-"))
        if self.user:
            shutil.chown(self.folder, self.user)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self._run("initdb", "-D", "data", "-U", "filature", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        with open(self.folder / "data" / "postgresql.conf", "a") as settings:
            # Stopping the program loses nothing without fsync, only a power cut would.
            settings.write(
                f"port = {self.port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = ''\n"
                "fsync = off\nmax_connections = 200\n"
            )
        self.start()

    @cached_property
    def user(self) -> str | None:
        """PostgreSQL refuses to run as root."""
        if os.geteuid() != 0:
            return None
        return "postgres" if "postgres" in {entry.pw_name for entry in pwd.getpwall()} else "nobody"

    def start(self) -> None:
        self._run("pg_ctl", "start", "-w", "-D", "data", "-l", "log")

    def stop(self) -> None:
        """At once, as in a crash."""
        self._run("pg_ctl", "stop", "-w", "-m", "immediate", "-D", "data")

    @contextmanager
    def hanging(self) -> Iterator[None]:
        """It does nothing and says nothing, as on a disk that does not answer."""
        postmaster = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        stopped = [postmaster]
        os.kill(postmaster, signal.SIGSTOP)  # now it makes no more processes
        try:
            for child in children(postmaster):
                with suppress(ProcessLookupError):
                    os.kill(child, signal.SIGSTOP)
                    stopped.append(child)
            yield
        finally:
            for process in stopped:
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGCONT)

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"t{secrets.token_hex(6)}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "filature", name)
        return f"postgresql://filature@127.0.0.1:{self.port}/{name}"

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    def _run(self, program: str, *arguments: str) -> None:
        # Output goes to a file: the server keeps it open, and a pipe would never end.
        with open(self.folder / "output", "w+") as output:
            done = subprocess.run(
                [self.programs / program, *arguments],
                cwd=self.folder,
                user=self.user,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
            )
            output.seek(0)
            if done.returncode:
                raise RuntimeError(f"{program} failed: {output.read()}")


def find_programs() -> Path:
    """The folder of `initdb`, `pg_ctl` and `postgres`."""
    if found := _installed():
        return found
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        raise RuntimeError("These tests need PostgreSQL: install it so that initdb is on the PATH.")
    with open(Path(tempfile.gettempdir()) / "filature-postgres-install.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not _installed():
            subprocess.run([*INSTALL, "update"], check=True)
            quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            subprocess.run([*INSTALL, "install", "-y", "postgresql"], check=True, env=quiet)
    found = _installed()
    assert found, "apt-get installed PostgreSQL, yet there is no initdb."
    return found


def _installed() -> Path | None:
    on_path = shutil.which("initdb")
    places = [Path(on_path).resolve()] if on_path else sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return places[-1].parent if places else None


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    cluster = Cluster()
    yield cluster
    cluster.remove()


@pytest.fixture
def postgres(cluster: Cluster) -> str:
    """The address of an empty database of one's own."""
    return cluster.new_database()
