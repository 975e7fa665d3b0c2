"""What deciding a command needs: the table, who calls, and the time; and what comes of it, a decision."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from filature.kernel.errors import BadRequest, MatchOver
from filature.kernel.match import Match
from filature.kernel.state import seat_name
from filature.server.errors import BadKey, NotAllowed
from filature.server.protocol import Sit
from filature.server.table.entries import AnyEntry
from filature.server.table.keys import digest
from filature.server.table.table import Table, seat_names


@dataclass(frozen=True)
class Caller:
    """Who sends a command: the digest of their key, their language, and a watcher's name."""

    key: str = ""
    language: str = "en"
    name: str = ""

    def sending(self, command: Any) -> Caller:
        """The caller with the key they sit down with: so that command can be repeated too, and is answered the same."""
        if self.key or not isinstance(command, Sit) or not command.key:
            return self
        return replace(self, key=digest(command.key))


@dataclass
class Decision:
    """The entries to be written. `match` is what they bring, played already (see `Table.apply`); `key` a new secret, to
    be told to its owner only; `opening` another table to be created first, with its id."""

    entries: list[AnyEntry]
    match: Match | None = None
    key: str | None = None
    opening: tuple[str, list[AnyEntry]] | None = None


class CommandContext:
    """A command at a table, with all that deciding it needs."""

    def __init__(self, table: Table, caller: Caller, command: Any, now: int) -> None:
        self.table = table
        self.caller = caller
        self.command = command
        self.now = now

    @property
    def stamp(self) -> dict[str, Any]:
        """The fields that every entry of this command has: time, and the idempotency key (caller and command id)."""
        return {"at": self.now, "by": self.caller.key, "id": self.command.id}

    def seat(self) -> int:
        """The seat the command is for; the caller's key must hold it."""
        wanted: int | None = self.command.seat
        if wanted is not None and self.table.holds(self.caller.key, wanted):
            return wanted
        held = self.table.seats_of(self.caller.key)
        if not held:
            raise BadKey("no-seat", "This key holds no seat at this table. Sit down first, or use your personal link.")
        if wanted is not None:
            raise foreign_seat(wanted)
        if len(held) > 1:
            raise which_seat(held)
        return held[0]

    def check_host(self) -> None:
        if not self.table.is_host(self.caller.key):
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


def check_welcome(table: Table, watcher: str) -> None:
    if watcher in table.removed:
        raise NotAllowed("sent-away", "The host of this table has sent you away.")


def which_seat(held: list[int]) -> BadRequest:
    return BadRequest("which-seat", "This key holds several seats; say which: {known}.", known=seat_names(held))


def foreign_seat(seat: int) -> BadKey:
    return BadKey("foreign-seat", "This key does not hold the seat of {seat}.", seat=seat_name(seat))
