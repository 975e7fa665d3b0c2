"""Analyses of finished matches."""

from __future__ import annotations

import logging
import zlib
from copy import deepcopy

import msgspec

from filature.analysis import Analysis, tell
from filature.analysis.study import analyse
from filature.games import catalogue
from filature.kernel.build import is_compiled
from filature.kernel.game import Game
from filature.kernel.record import read_record
from filature.language import LANGUAGES, Speaker
from filature.server.errors import TooMuch
from filature.server.jobs.process import Handler, JobFailed, report
from filature.server.jobs.queue import JobQueue
from filature.server.protocol import Part

logger = logging.getLogger("filature.server")

HANDLER = "filature.server.jobs.analysis:handler"
TIMEOUT_S = 120.0
KEPT = 200
"""Answers kept: a match that is over does not change, and somebody else will ask."""


class AnalysisProgress(Part):
    """How far the analysis of a table has come."""

    share: float
    """From 0 to 1."""


class Analyses:
    def __init__(self, timeout_s: float = TIMEOUT_S) -> None:
        self._queue = JobQueue(HANDLER, timeout_s, kept=KEPT)

    async def analyse(self, table: str, record: str, language: str, who: str = "") -> bytes:
        """The analysis of a finished match as JSON, in words of that language."""
        try:
            answer = await self._queue.ask(table, record.encode, who)
        except JobFailed as failure:
            logger.warning("analysis failed", extra={"reason": failure.reason})
            raise TooMuch(
                "analysis-gave-up",
                "This match is too much to analyse here. Download its record and read it with: filature analyse FILE",
            ) from None
        return zlib.decompress(msgspec.msgpack.decode(answer, type=dict[str, bytes])[language])

    def progress(self, table: str) -> AnalysisProgress:
        return AnalysisProgress(share=self._queue.progress(table))

    async def close(self) -> None:
        await self._queue.close()


def handler() -> Handler:
    """In the child: the analysis of a record, told in every language; packed, since it is kept for long."""

    def handle(data: bytes) -> bytes:
        record = read_record(data)
        game = catalogue.game(record.game)
        # Interpreted, luck and skill would take minutes.
        found = analyse(record, game, quick=not is_compiled(), progress=report)
        told = {language: msgspec.json.encode(_told(found, game, language)) for language in LANGUAGES}
        return msgspec.msgpack.encode({language: zlib.compress(text) for language, text in told.items()})

    return handle


def _told(found: Analysis, game: Game, language: str) -> Analysis:
    told = deepcopy(found)
    tell(told, Speaker(language, game, names=told.names, brief=True))
    return told
