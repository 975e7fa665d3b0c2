"""A queue of questions for a child process: one after the other, and the same question is answered once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable

from filature.server.errors import TooMuch
from filature.server.jobs.process import ChildProcess

ANSWERS_KEPT = 16
QUESTIONS_WAITING = 8
NICENESS = 10
"""Whoever plays goes first."""


class JobQueue:
    def __init__(self, factory: str, timeout_s: float) -> None:
        self.timeout_s = timeout_s
        """For one answer; waiting for others does not count."""
        self._child = ChildProcess(factory, NICENESS)
        self._free = asyncio.Lock()
        self._answers: dict[Hashable, asyncio.Task[bytes]] = {}
        """By question, the longest unread first."""

    async def ask(self, question: Hashable, facts: Callable[[], bytes]) -> bytes:
        """The answer to a question; `facts` gathers what the child needs, if the answer is not there already."""
        task = self._answers.pop(question, None) or asyncio.create_task(self._begin(facts))
        self._answers[question] = task
        try:
            return await asyncio.shield(task)  # others may wait for it too
        finally:
            if task.done() and (task.cancelled() or task.exception()):
                self._answers.pop(question, None)
            self._forget_old()

    async def close(self) -> None:
        tasks = list(self._answers.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._child.stop()

    def _forget_old(self) -> None:
        done = [question for question, task in self._answers.items() if task.done()]
        for question in done[:-ANSWERS_KEPT]:
            del self._answers[question]

    async def _begin(self, facts: Callable[[], bytes]) -> bytes:
        if sum(not task.done() for task in self._answers.values()) > QUESTIONS_WAITING:
            raise TooMuch("too-fast", "Too many requests. Wait a moment and try again.")
        async with self._free:
            try:
                return await self._child.request(await asyncio.to_thread(facts), self.timeout_s)
            finally:
                await self._child.stop()  # what it remembers is large, and the next question may be long in coming
