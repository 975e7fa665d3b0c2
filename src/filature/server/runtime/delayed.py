"""The past of a table, for watchers who must not help anybody: the same log, applied some time later."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence

from filature.server.table.entries import AnyEntry, Started
from filature.server.table.table import Table


class DelayedTable:
    def __init__(self, id: str, entries: Sequence[AnyEntry], seconds: int) -> None:
        self.table = Table(id)
        self.delay_ms = seconds * 1000
        self.pending = deque(entries)

    def catch_up(self, now: int) -> bool:
        """Apply what is old enough. Says whether there was something."""
        return sum(1 for _ in self.catching_up(now)) > 0

    def catching_up(self, now: int) -> Iterator[None]:
        """The same, entry by entry."""
        while self.pending and self._may_be_told(self.pending[0], now):
            self.table.apply(self.pending.popleft())
            yield

    def due(self) -> int | None:
        """When the next entry may be told."""
        return self.pending[0].at + self.delay_ms if self.pending else None

    def _may_be_told(self, entry: AnyEntry, now: int) -> bool:
        """Who sits down before the start is no secret, least of all to whoever looks for a chair."""
        before = self.table.status in ("", "open") and not isinstance(entry, Started)
        return before or entry.at + self.delay_ms <= now
