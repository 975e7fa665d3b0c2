"""Finished matches are analysed in a process of their own, one after the other; the last analyses are kept."""

from __future__ import annotations

import asyncio
import logging
import pickle
import sys
from asyncio.subprocess import PIPE
from contextlib import suppress

import msgspec

from filature.analysis import Analysis, tell
from filature.analysis.worker import REFUSED
from filature.games import catalogue
from filature.kernel.build import is_compiled
from filature.kernel.errors import FilatureError
from filature.language import Speaker
from filature.server.errors import TooMuch

log = logging.getLogger("filature.server")

# Interpreted, luck and skill would take minutes.
START = f"from filature.analysis.worker import main; main(quick={not is_compiled()})"
KEPT = 16
WAITING = 8
PATIENCE = 120.0


class Analysts:
    """Whoever asks for the same match waits for the same analysis."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self.patience = patience
        """Seconds for one analysis; waiting for others does not count."""
        self._free = asyncio.Lock()
        self._kept: dict[str, asyncio.Task[bytes]] = {}
        """By table, the longest unread first."""

    async def analyse(self, table: str, record: str, language: str) -> Analysis:
        """The analysis of a finished match, in words of that language."""
        task = self._kept.pop(table, None) or asyncio.create_task(self._begin(record))
        self._kept[table] = task
        try:
            found = await asyncio.shield(task)  # others may wait for it too
        finally:
            if task.done() and (task.cancelled() or task.exception()):
                self._kept.pop(table, None)
        self._forget()
        return await asyncio.to_thread(_told, found, language)

    async def close(self) -> None:
        tasks = list(self._kept.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _forget(self) -> None:
        done = [table for table, task in self._kept.items() if task.done()]
        for table in done[:-KEPT]:
            del self._kept[table]

    async def _begin(self, record: str) -> bytes:
        if sum(not task.done() for task in self._kept.values()) > WAITING:
            raise TooMuch("too-fast", "Too many requests. Wait a moment and try again.")
        async with self._free:
            return await self._run(record)

    async def _run(self, record: str) -> bytes:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-P", "-c", START, stdin=PIPE, stdout=PIPE, start_new_session=True
        )
        try:
            async with asyncio.timeout(self.patience):
                answer, _ = await process.communicate(record.encode())
        except TimeoutError:
            raise _gave_up("out of time") from None
        finally:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
        if process.returncode == REFUSED:
            raise pickle.loads(answer)
        if process.returncode:
            raise _gave_up(f"its process ended with {process.returncode}")
        return answer


def _told(found: bytes, language: str) -> Analysis:
    analysis = msgspec.json.decode(found, type=Analysis)
    tell(analysis, Speaker(language, catalogue.game(analysis.game), names=analysis.names, brief=True))
    return analysis


def _gave_up(reason: str) -> FilatureError:
    log.warning("analysis failed", extra={"reason": reason})
    return TooMuch(
        "analysis-gave-up",
        "This match is too much to analyse here. Download its record and read it with: filature analyse FILE",
    )
