"""Analyses of finished matches."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from filature.analysis import Analysis, tell
from filature.analysis.study import analyse
from filature.games import catalogue
from filature.kernel.build import is_compiled
from filature.kernel.record import read_record
from filature.language import Speaker
from filature.server.errors import TooMuch
from filature.server.jobs.process import Handler, JobFailed
from filature.server.jobs.queue import JobQueue

logger = logging.getLogger("filature.server")

HANDLER = "filature.server.jobs.analysis:handler"
TIMEOUT_S = 120.0


class Analyses:
    def __init__(self, timeout_s: float = TIMEOUT_S) -> None:
        self._queue = JobQueue(HANDLER, timeout_s)

    async def analyse(self, table: str, record: str, language: str) -> Analysis:
        """The analysis of a finished match, in words of that language."""
        try:
            answer = await self._queue.ask(table, record.encode)
        except JobFailed as failure:
            logger.warning("analysis failed", extra={"reason": failure.reason})
            raise TooMuch(
                "analysis-gave-up",
                "This match is too much to analyse here. Download its record and read it with: filature analyse FILE",
            ) from None
        return await asyncio.to_thread(_told, answer, language)

    async def close(self) -> None:
        await self._queue.close()


def _told(answer: bytes, language: str) -> Analysis:
    analysis = msgspec.json.decode(answer, type=Analysis)
    tell(analysis, Speaker(language, catalogue.game(analysis.game), names=analysis.names, brief=True))
    return analysis


def handler() -> Handler:
    """In the child: the analysis of a record."""

    def handle(data: bytes) -> bytes:
        record = read_record(data)
        # Interpreted, luck and skill would take minutes.
        return msgspec.json.encode(analyse(record, catalogue.game(record.game), quick=not is_compiled()))

    return handle
