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


class StorageTrouble(FilatureError):
    """The storage does not answer."""

    def __init__(self, code: str, sentence: str, why: str) -> None:
        """`why` is for the health and the log."""
        super().__init__(code, sentence)
        self.why = why


class StorageAway(StorageTrouble):
    """The storage does not answer; nothing was changed."""

    def __init__(self, why: str = "no answer") -> None:
        super().__init__(
            "storage-away",
            "The house cannot write anything down right now. Nothing was changed; try again in a moment.",
            why,
        )


class OutcomeUnknown(StorageTrouble):
    """The storage fell silent while it was committing: what was asked for may be kept, now or later."""

    def __init__(self, why: str = "no answer") -> None:
        super().__init__(
            "outcome-unknown",
            "The house does not know whether this was written down: the storage did not answer in time. "
            "Send it again with the same id; nothing is done twice.",
            why,
        )


class CannotWrite(FilatureError):
    """The health of a house that can write nothing down."""


STATUS: dict[type[FilatureError], int] = {
    BadKey: 401,
    NotAllowed: 403,
    UnknownTable: 404,
    Stale: 409,
    TooMuch: 429,
    CannotWrite: 503,
    OutcomeUnknown: 503,
    StorageAway: 503,
}


def status_of(error: FilatureError) -> int:
    return STATUS.get(type(error), 400)
