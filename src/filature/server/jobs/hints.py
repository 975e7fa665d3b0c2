"""Hints during a match: whether a seat may have one, and what it is thought of from."""

from __future__ import annotations

import logging
import pickle
from dataclasses import dataclass, field

import msgspec

from filature.analysis import looks
from filature.analysis.reasons import why
from filature.analysis.report import Reason
from filature.games import catalogue
from filature.kernel.record import Record
from filature.kernel.state import WATCHER
from filature.server.errors import NotAllowed, TooMuch
from filature.server.jobs.process import Handler, JobFailed
from filature.server.jobs.queue import JobQueue
from filature.server.table.commands.context import check_status
from filature.server.table.table import Table

logger = logging.getLogger("filature.server")

HANDLER = "filature.server.jobs.hints:handler"
TIMEOUT_S = 120.0


@dataclass(frozen=True)
class HintRequest:
    """A seat wants to know what to suspect, or what to think of one secret. Asked again before the seat has heard any
    more, it is the same request: so not even the time its answer takes tells of what was hidden from the seat.
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


def hint_request(table: Table, seat: int, secret: str | None) -> HintRequest:
    """Raises why there is no hint."""
    if not table.opened.hints:
        raise NotAllowed("no-hints", "This table was opened without hints.")
    if seat == WATCHER:
        raise NotAllowed("hints-for-players", "Hints are for those who play; watchers get none.")
    if table.status == "over":
        raise NotAllowed("hint-too-late", "The match is over; its analysis tells what could be suspected when.")
    check_status(table, "playing")
    assert table.match is not None, "a match is being played"
    return HintRequest(table.id, seat, table.version(seat), secret, table.match.record())


class Hints:
    def __init__(self, timeout_s: float = TIMEOUT_S) -> None:
        self._queue = JobQueue(HANDLER, timeout_s)

    async def hint(self, request: HintRequest, who: str = "") -> Reason | None:
        """What a seat may suspect now, and why."""
        try:
            answer = await self._queue.ask(request, request.pack, who)
        except JobFailed as failure:
            logger.warning("hint failed", extra={"reason": failure.reason})
            raise TooMuch("hint-gave-up", "This is too much to think about here; ask again later.") from None
        return msgspec.json.decode(answer, type=Reason | None)

    async def close(self) -> None:
        await self._queue.close()


def handler() -> Handler:
    """In the child: a reason, from a pickled game, looks and secret: what one seat knows, and no more."""

    def handle(data: bytes) -> bytes:
        game, known, secret = pickle.loads(data)
        return msgspec.json.encode(why(catalogue.game(game), known, secret))

    return handle
