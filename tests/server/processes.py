"""The processes of a server, and how much they may write."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def children(process: int) -> list[int]:
    """What a process has started."""
    tasks = Path(f"/proc/{process}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text().split()]


def workers_of(supervisor: int) -> list[int]:
    """Of what it has started, the server processes."""
    return [child for child in children(supervisor) if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


@contextmanager
def full_disk(server: int, size: int = 0) -> Iterator[None]:
    """For a server no file may grow beyond a size, as if nothing were free."""
    limits = {process: resource.prlimit(process, resource.RLIMIT_FSIZE) for process in (server, *children(server))}
    try:
        for process, (_, hard) in limits.items():
            resource.prlimit(process, resource.RLIMIT_FSIZE, (size, hard))
        yield
    finally:
        for process, before in limits.items():
            resource.prlimit(process, resource.RLIMIT_FSIZE, before)
