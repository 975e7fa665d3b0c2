"""The errors of the server, beside those of the games. Each kind has its HTTP status."""

from __future__ import annotations

from filature.kernel.errors import FilatureError


class BadKey(FilatureError):
    """The key opens nothing here."""


class NotAllowed(FilatureError):
    """Somebody else may do this, or at another time."""


class UnknownTable(FilatureError):
    """There is no such table, or no longer."""


class Stale(FilatureError):
    """The command was decided on a state that is gone."""


class TooMuch(FilatureError):
    """Too many requests, or too large a one."""


class StorageAway(FilatureError):
    """The storage does not answer; nothing was changed."""

    def __init__(self) -> None:
        super().__init__(
            "storage-away",
            "The house cannot write anything down right now. Nothing was changed; try again in a moment.",
        )


class NotTaken(Exception):
    """The database does not take what it was given; nothing was changed."""


STATUS: dict[type[FilatureError], int] = {
    BadKey: 401,
    NotAllowed: 403,
    UnknownTable: 404,
    Stale: 409,
    TooMuch: 429,
    StorageAway: 503,
}


def status_of(error: FilatureError) -> int:
    return STATUS.get(type(error), 400)
