"""The entries of a table's log. A table is its log, as a match is its record."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from filature.server.errors import UnknownTable
from filature.server.protocol import ClockWish, NoClock, SeatWish, Talk

LOG_FORMAT = 2
"""Of the entries below. What was written once stays readable; a change that old logs do not survive makes a new one."""


class Entry(msgspec.Struct, kw_only=True, omit_defaults=True, tag_field="entry", tag=str.lower):
    at: int
    """Milliseconds since 1970, by the clock of the process that wrote it."""
    by: str = ""
    """Whose command it was: the digest of their key."""
    id: str = ""
    """Which command it was, so that none is carried out twice."""


class Opened(Entry, kw_only=True):
    format: int
    """LOG_FORMAT of whoever wrote it."""
    game: str
    rules: int
    """The version of the game's rules it is played by."""
    seats: list[SeatWish]
    options: dict[str, Any]
    """All of them: a default may change, a table that was opened may not."""
    public: bool = False
    watchers: bool = True
    delay: int = 0
    clock: ClockWish = msgspec.field(default_factory=NoClock)
    pace: str = "human"
    hints: bool = False
    chat: Talk = "free"
    seed: str
    """The secret of the dice, in hexadecimal."""
    previous: str | None = None
    code: str = ""
    """By which it is found until the match begins."""


class Sat(Entry, kw_only=True):
    seat: int
    name: str
    key: str
    nonce: str = ""
    bot: bool = False
    face: str = ""
    """As it is wished."""


class Stood(Entry, kw_only=True):
    seat: int
    bot: str = ""


class Planned(Entry, kw_only=True):
    seat: int
    bot: str = ""
    """Empty: the chair is open."""
    face: str = ""


class Rekeyed(Entry, kw_only=True):
    """A host gave a chair a new key. Not written any more: the host could look into any hand."""

    seat: int
    key: str


class Offered(Entry, kw_only=True):
    seat: int
    key: str
    """The digest of the link's secret."""


class Withdrawn(Entry, kw_only=True):
    seat: int


class Handed(Entry, kw_only=True):
    """Somebody took over a chair by its holder's link."""

    seat: int
    name: str
    key: str
    bot: bool = False
    face: str = ""


class Agreed(Entry, kw_only=True):
    seat: int
    what: str


class Replaced(Entry, kw_only=True):
    seat: int
    bot: str


class Returned(Entry, kw_only=True):
    seat: int


class Paused(Entry):
    pass


class Resumed(Entry, kw_only=True):
    seat: int


class Extended(Entry, kw_only=True):
    """Somebody gave more time to those who were thinking, and to the deadlines of the rules."""

    seat: int
    to: list[int]
    timers: list[str] = []


class Started(Entry, kw_only=True):
    names: list[str]
    nonces: list[str] = []
    lines: list[str] = []
    """What chance did before the first decision."""


class Played(Entry, kw_only=True):
    """A move with all that chance did after it, as lines of the record."""

    seat: int
    lines: list[str]
    why: str = ""
    """Empty: the player wanted it. Otherwise `late` (time was up) or `absent` (its bot failed)."""


class Chatted(Entry, kw_only=True):
    name: str
    channel: str
    text: str = ""
    phrase: str = ""
    """Instead of a text: a ready phrase."""
    facts: dict[str, str] = {}
    """Of the phrase."""
    seat: int
    to: list[int] | None = None


class Noted(Entry, kw_only=True):
    seat: int
    turn: int
    text: str = ""
    marks: dict[str, Any] | None = None


class Away(Entry, kw_only=True):
    """No server was up; the time between is given back to everybody."""

    since: int
    until: int


class Removed(Entry, kw_only=True):
    """A watcher was sent away."""

    watcher: str


class Rematched(Entry, kw_only=True):
    table: str


class Closed(Entry):
    pass


AnyEntry = (
    Opened
    | Sat
    | Stood
    | Planned
    | Rekeyed
    | Offered
    | Withdrawn
    | Handed
    | Agreed
    | Replaced
    | Returned
    | Paused
    | Resumed
    | Extended
    | Started
    | Played
    | Chatted
    | Noted
    | Away
    | Removed
    | Rematched
    | Closed
)

encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(AnyEntry).decode


def decode(table: str, stored: Iterable[bytes]) -> list[AnyEntry]:
    """The entries of a log; raises `UnknownTable` where it is damaged, or another version of this program wrote it."""
    try:
        return [_decode(entry) for entry in stored]
    except msgspec.DecodeError as error:
        raise unreadable(table) from error


def unreadable(table: str) -> UnknownTable:
    return UnknownTable(
        "unreadable-table",
        "Table {table} cannot be read: it is damaged, or another Filature wrote it; "
        "this one reads log format {format}.",
        table=table,
        format=LOG_FORMAT,
    )
