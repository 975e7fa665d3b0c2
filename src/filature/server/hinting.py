"""Somebody asks for a hint during a match: whether he may, and what it is thought of from."""

from __future__ import annotations

import pickle
from dataclasses import dataclass, field

from filature.analysis import looks
from filature.games import catalogue
from filature.kernel.record import Record
from filature.kernel.state import WATCHER
from filature.server.errors import NotAllowed
from filature.server.table import Table
from filature.server.wishes import check_status


@dataclass(frozen=True)
class HintWish:
    """A seat wants to know what to suspect, or what to think of one secret. Asked again before the seat has heard any
    more, it is the same wish: so not even the time its answer takes tells of what was hidden from the seat.
    """

    table: str
    seat: int
    version: int
    secret: str | None
    record: Record = field(compare=False)

    def pack(self) -> bytes:
        """What this seat has heard and seen, for the process that thinks about it. It never gets the record."""
        known = looks(self.record, catalogue.game(self.record.game), self.seat)
        return pickle.dumps((self.record.game, known, self.secret), pickle.HIGHEST_PROTOCOL)


def wish_for_hint(table: Table, seat: int, secret: str | None) -> HintWish:
    """Raises why there is no hint."""
    if not table.opened.hints:
        raise NotAllowed("no-hints", "This table was opened without hints.")
    if seat == WATCHER:
        raise NotAllowed("hints-for-players", "Hints are for those who play; watchers get none.")
    if table.status == "over":
        raise NotAllowed("hint-too-late", "The match is over; its analysis tells what could be suspected when.")
    check_status(table, "playing")
    assert table.match is not None, "a match is being played"
    return HintWish(table.id, seat, table.version(seat), secret, table.match.record())
