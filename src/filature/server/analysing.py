"""Finished matches are analysed, and hints are thought of, in processes of their own, one after the other."""

from __future__ import annotations

import asyncio
import logging
import pickle
import sys
from asyncio.subprocess import PIPE
from collections.abc import Callable, Hashable
from contextlib import suppress

import msgspec

from filature.analysis import Analysis, tell
from filature.analysis.report import Reason
from filature.analysis.worker import REFUSED
from filature.games import catalogue
from filature.kernel.build import is_compiled
from filature.language import Speaker
from filature.server.errors import TooMuch
from filature.server.hinting import HintWish

log = logging.getLogger("filature.server")

# Interpreted, luck and skill would take minutes.
ANALYSIS = f"from filature.analysis.worker import analysis; analysis(quick={not is_compiled()})"
HINT = "from filature.analysis.worker import hint; hint()"
KEPT = 16
WAITING = 8
PATIENCE = 120.0


class Analysts:
    """Whoever asks the same waits for the same answer. Hints do not wait for analyses: they are wanted in a match."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._analyses = Desk(ANALYSIS, patience)
        self._hints = Desk(HINT, patience)

    async def analyse(self, table: str, record: str, language: str) -> Analysis:
        """The analysis of a finished match, in words of that language."""
        try:
            found = await self._analyses.ask(table, record.encode)
        except TooLong:
            raise TooMuch(
                "analysis-gave-up",
                "This match is too much to analyse here. Download its record and read it with: filature analyse FILE",
            ) from None
        return await asyncio.to_thread(_told, found, language)

    async def hint(self, wish: HintWish) -> Reason | None:
        """What a seat may suspect now, and why."""
        try:
            found = await self._hints.ask(wish, wish.pack)
        except TooLong:
            raise TooMuch("hint-gave-up", "This is too much to think about here; ask again later.") from None
        return msgspec.json.decode(found, type=Reason | None)

    async def close(self) -> None:
        await self._analyses.close()
        await self._hints.close()


class TooLong(Exception):
    """The process did not come to an end, or to a bad one."""


class Desk:
    """Answers one kind of question, each in a process of its own, one after the other; the last answers are kept."""

    def __init__(self, start: str, patience: float) -> None:
        self.start = start
        self.patience = patience
        """Seconds for one answer; waiting for others does not count."""
        self._free = asyncio.Lock()
        self._kept: dict[Hashable, asyncio.Task[bytes]] = {}
        """By question, the longest unread first."""

    async def ask(self, question: Hashable, facts: Callable[[], bytes]) -> bytes:
        """The answer to a question; `facts` gathers what its process needs, if the answer is not there already."""
        task = self._kept.pop(question, None) or asyncio.create_task(self._begin(facts))
        self._kept[question] = task
        try:
            return await asyncio.shield(task)  # others may wait for it too
        finally:
            if task.done() and (task.cancelled() or task.exception()):
                self._kept.pop(question, None)
            self._forget()

    async def close(self) -> None:
        tasks = list(self._kept.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _forget(self) -> None:
        done = [question for question, task in self._kept.items() if task.done()]
        for question in done[:-KEPT]:
            del self._kept[question]

    async def _begin(self, facts: Callable[[], bytes]) -> bytes:
        if sum(not task.done() for task in self._kept.values()) > WAITING:
            raise TooMuch("too-fast", "Too many requests. Wait a moment and try again.")
        async with self._free:
            return await self._run(await asyncio.to_thread(facts))

    async def _run(self, facts: bytes) -> bytes:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-P", "-c", self.start, stdin=PIPE, stdout=PIPE, start_new_session=True
        )
        try:
            async with asyncio.timeout(self.patience):
                answer, _ = await process.communicate(facts)
        except TimeoutError:
            raise _too_long("out of time") from None
        finally:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
        if process.returncode == REFUSED:
            raise pickle.loads(answer)
        if process.returncode:
            raise _too_long(f"its process ended with {process.returncode}")
        return answer


def _told(found: bytes, language: str) -> Analysis:
    analysis = msgspec.json.decode(found, type=Analysis)
    tell(analysis, Speaker(language, catalogue.game(analysis.game), names=analysis.names, brief=True))
    return analysis


def _too_long(reason: str) -> TooLong:
    log.warning("analysis failed", extra={"reason": reason})
    return TooLong()
