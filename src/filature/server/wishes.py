"""Somebody wants something at a table: who he is, what he holds there, and what becomes of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, final

from mypy_extensions import mypyc_attr

from filature.kernel.errors import BadRequest, MatchOver
from filature.kernel.match import Match
from filature.kernel.state import seat_name
from filature.server import log
from filature.server.errors import BadKey, NotAllowed
from filature.server.keys import digest
from filature.server.messages import Sit
from filature.server.table import Table, seat_names


@dataclass(frozen=True)
class Who:
    """Who speaks: the digest of his key, his language, and a watcher's name."""

    key: str = ""
    language: str = "en"
    name: str = ""


def introduce(who: Who, command: Any) -> Who:
    """Who speaks, with the key he sits down with: so he can repeat that command too, and is answered the same."""
    if who.key or not isinstance(command, Sit) or not command.key:
        return who
    return replace(who, key=digest(command.key))


@mypyc_attr(acyclic=True)
class Decision:
    """What to write down. `match` is what it brings, played already (see `Table.apply`); `key` a new secret, to be told
    to its owner only; `opening` another table to be opened first, with its id."""

    def __init__(
        self,
        entries: list[log.AnyEntry],
        match: Match | None = None,
        *,
        key: str | None = None,
        opening: tuple[str, list[log.AnyEntry]] | None = None,
    ) -> None:
        self.entries = entries
        self.match = match
        self.key = key
        self.opening = opening

    def play(self) -> None:
        """The first of two steps that only a move takes: it is played (`playing.py`)."""

    def settle(self) -> None:
        """The second: the dice roll that are due after it."""


@final
@mypyc_attr(acyclic=True)
class Wish:
    """A command at a table, with all that deciding it needs."""

    def __init__(self, table: Table, who: Who, command: Any, now: int) -> None:
        self.table = table
        self.who = who
        self.command = command
        self.now = now

    @property
    def stamp(self) -> dict[str, Any]:
        """What marks every entry of this command."""
        return {"at": self.now, "by": self.who.key, "id": self.command.id}

    def seat(self) -> int:
        """The seat the command is for; its key must hold it."""
        wanted: int | None = self.command.seat
        if wanted is not None and self.table.holds(self.who.key, wanted):
            return wanted
        held = self.table.seats_of(self.who.key)
        if not held:
            raise BadKey("no-seat", "This key holds no seat at this table. Sit down first, or use your personal link.")
        if wanted is not None:
            raise foreign_seat(wanted)
        if len(held) > 1:
            raise which_seat(held)
        return held[0]

    def check_host(self) -> None:
        if not self.table.is_host(self.who.key):
            raise NotAllowed("not-host", "Only the host of the table may do this.")

    def chair(self) -> int:
        """The chair the command is about."""
        return self.table.check_seat(self.command.chair)


def check_status(table: Table, *allowed: str) -> None:
    if table.status in allowed:
        return
    if table.status == "closed":
        raise NotAllowed("table-closed", "This table was closed by its host. Open another one.")
    if table.status == "over":
        raise MatchOver("match-over", "The match is over; nothing more can be played.")
    if table.status == "open":
        raise NotAllowed("not-started", "The match has not begun; the host starts it when all chairs are taken.")
    raise NotAllowed("already-started", "The match has begun; this was possible only before.")


def which_seat(held: list[int]) -> BadRequest:
    return BadRequest("which-seat", "This key holds several seats; say which: {known}.", known=seat_names(held))


def foreign_seat(seat: int) -> BadKey:
    return BadKey("foreign-seat", "This key does not hold the seat of {seat}.", seat=seat_name(seat))
