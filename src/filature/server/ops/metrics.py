"""Prometheus metrics. No label names a table, a person or anything played."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import NoneType

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess

SEVERAL = "PROMETHEUS_MULTIPROC_DIR"
"""Set where several processes add their figures up."""
FINE = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """The metrics of one server; several worker processes add theirs up."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        here = self.registry
        self.sockets = Gauge("filature_sockets", "Open sockets", registry=here, multiprocess_mode="livesum")
        self.tables = Gauge("filature_tables", "Tables in memory", registry=here, multiprocess_mode="livesum")
        self.commands = Counter("filature_commands", "Commands, by result", ["do", "result"], registry=here)
        self._tally: dict[tuple[type, str], int] = {}
        self._several = SEVERAL in os.environ
        durable = "Until a transaction was durable, from its first decision on"
        self.stored = Histogram("filature_store_seconds", durable, registry=here, buckets=FINE)
        self.thought = Histogram("filature_bot_seconds", "Until a bot had decided", registry=here, buckets=FINE)
        self.slow = Counter("filature_slow_readers", "Sockets closed because nobody read them", registry=here)

    def count(self, command: object, result: str) -> None:
        """One more command carried out (`done`) or refused (by which kind of error)."""
        counted = type(command), result
        self._tally[counted] = self._tally.get(counted, 0) + 1
        if self._several:  # any of the processes may be asked
            self._sum_up()

    def _sum_up(self) -> None:
        """Add what was counted to the figures that Prometheus reads; they cost too much to be touched by every move."""
        tally, self._tally = self._tally, {}
        for (kind, result), times in tally.items():
            do = "none" if kind is NoneType else kind.__name__.lower()  # what cannot be read is no command
            self.commands.labels(do, result).inc(times)

    def text(self) -> bytes:
        """The figures as Prometheus reads them."""
        self._sum_up()
        if self._several:
            _forget_dead_workers(Path(os.environ[SEVERAL]))
            everybody = CollectorRegistry()
            multiprocess.MultiProcessCollector(everybody)  # type: ignore[no-untyped-call]
            return generate_latest(everybody)
        return generate_latest(self.registry)


def _forget_dead_workers(folder: Path) -> None:
    """A worker that was killed could not say that its sockets are closed."""
    for pid in {int(file.stem.rpartition("_")[2]) for file in folder.glob("gauge_live*.db")}:
        if not _is_running(pid):
            multiprocess.mark_process_dead(pid)  # type: ignore[no-untyped-call]


def _is_running(pid: int) -> bool:
    if sys.platform == "win32":
        return True  # there, asking in this way would end it
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
