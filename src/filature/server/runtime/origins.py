"""From which addresses tables come: their bots take turns by address, and an address has a bounded number of seats.

In memory only, and for a day: where a client was is written down nowhere.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from dataclasses import dataclass

from filature.server.table.table import Table

KEPT_MS = 24 * 3_600_000
MOST_KEPT = 20_000


@dataclass
class Origin:
    address: str
    seats: int
    """0 when the match is over."""
    since: int


class Origins:
    def __init__(self) -> None:
        self._tables: OrderedDict[str, Origin] = OrderedDict()
        """By the id of the table, the oldest first."""
        self._seats: Counter[str] = Counter()
        """By address."""

    def of(self, table: str) -> str:
        """The address a table comes from; empty where this process does not know."""
        origin = self._tables.get(table)
        return origin.address if origin else ""

    def seats(self, address: str, now: int) -> int:
        """How many seats an address has at tables that are not over."""
        while self._tables:
            oldest = next(iter(self._tables))
            if len(self._tables) <= MOST_KEPT and now - self._tables[oldest].since < KEPT_MS:
                break
            self.forget(oldest)
        return self._seats[address]

    def opened(self, table: str, address: str, seats: int, now: int) -> None:
        self._tables[table] = Origin(address, seats, now)
        self._seats[address] += seats

    def attended(self, table: str, address: str, now: int) -> None:
        """Somebody came. A table that was opened elsewhere, or before a restart, is taken for theirs."""
        if address and table not in self._tables:
            self.opened(table, address, 0, now)

    def follow(self, table: Table, now: int) -> None:
        """A table where nothing more can be played has no seats; a rematch comes from where the match came from."""
        origin = self._tables.get(table.id)
        if origin is None:
            return
        if table.status in ("over", "closed"):
            self._give_back(origin)
        if table.next and table.next not in self._tables:
            self.opened(table.next, origin.address, len(table.chairs), now)

    def forget(self, table: str) -> None:
        origin = self._tables.pop(table, None)
        if origin:
            self._give_back(origin)

    def _give_back(self, origin: Origin) -> None:
        self._seats[origin.address] -= origin.seats
        origin.seats = 0
        if not self._seats[origin.address]:
            del self._seats[origin.address]
