"""What is to be written down of a table."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

Line = tuple[str, int, bytes]
"""An entry with its table and its number."""


class Register(msgspec.Struct, frozen=True, kw_only=True):
    """The line of a table in the register."""

    id: str
    game: str
    status: str
    """`open`, `playing`, `over` or `closed`."""
    public: bool
    due: int | None
    """Milliseconds since 1970: when something must happen by itself, a bot or a clock."""
    touched: int
    """Milliseconds since 1970 of the last entry that changed this line."""
    listing: bytes
    """JSON for the list of public tables."""


class Request(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Entries of a table from `number` on, at least one, and its line in the register if that changes."""

    table: str
    number: int
    entries: Sequence[bytes]
    row: Register | None = None
    new: bool = False
    """Whether the table is to be made."""

    @property
    def last(self) -> int:
        return self.number + len(self.entries) - 1

    @property
    def lines(self) -> list[Line]:
        return [(self.table, number, entry) for number, entry in enumerate(self.entries, self.number)]
