"""What somebody wants written."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from filature.server.errors import StorageAway
from filature.server.schema import Register

Line = tuple[str, int, bytes]
"""An entry with its table and its number."""
Settled = Callable[[bool | StorageAway], None]
"""Told True once a request is durable, False if another was first, or what prevented it. It does not raise."""


class Request:
    """Entries of a table from `number` on, its line in the register if that changes, and whom to tell."""

    def __init__(
        self,
        table: str,
        number: int,
        entries: Sequence[bytes],
        row: Register | None,
        settled: Settled,
        *,
        new: bool = False,
    ) -> None:
        self.table = table
        self.number = number
        self.entries = entries
        self.row = row
        self.settled = settled
        self.new = new

    @property
    def last(self) -> int:
        return self.number + len(self.entries) - 1

    @property
    def lines(self) -> list[Line]:
        return [(self.table, number, entry) for number, entry in enumerate(self.entries, self.number)]
