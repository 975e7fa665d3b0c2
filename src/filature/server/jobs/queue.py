"""A queue of questions for child processes: one after the other, and the same question is answered once.

Whoever asks takes turns with the others. Where there are two children, one address has one of them at a time: so much
asked from there waits behind itself.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Hashable
from contextlib import AsyncExitStack, asynccontextmanager

from filature.server.errors import TooMuch
from filature.server.jobs.fair_lock import FairLock, Place
from filature.server.jobs.process import ChildProcess

ANSWERS_KEPT = 16
BYTES_KEPT = 16 << 20
QUESTIONS_WAITING = 8
NICENESS = 10
"""Whoever plays goes first."""
NOBODY = "nobody "
"""Whose turn it is while children are ended."""


class JobQueue:
    def __init__(
        self,
        factory: str,
        timeout_s: float,
        *,
        waiting: int = QUESTIONS_WAITING,
        rest_s: float = 0.0,
        children: int = 1,
    ) -> None:
        """A child ends when it has had nothing to do for `rest_s`; without it after every answer, since what it
        remembers is large."""
        self.timeout_s = timeout_s
        """For one answer; waiting for others does not count."""
        self._waiting = waiting
        self._rest_s = rest_s
        self._resting: asyncio.Task[None] | None = None
        self._children = children
        self._idle = [ChildProcess(factory, NICENESS) for _ in range(children)]
        """Those that have nothing to do, the one asked last at the end."""
        self._free = FairLock(children)
        self._answers: dict[Hashable, asyncio.Task[bytes]] = {}
        """By question, the longest unread first."""
        self._asking: Counter[str] = Counter()
        """How many questions of whom are not answered yet."""

    async def ask(self, question: Hashable, facts: Callable[[], bytes], who: str = "") -> bytes:
        """The answer to a question; `facts` gathers what the child needs, if the answer is not there already."""
        task = self._answers.pop(question, None) or asyncio.create_task(self._begin(facts, who))
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
        if self._resting:
            self._resting.cancel()
        for child in self._idle:
            await child.stop()

    def _forget_old(self) -> None:
        done = [question for question, task in self._answers.items() if task.done()]
        bytes_kept = 0
        for kept, question in enumerate(reversed(done)):
            task = self._answers[question]
            bytes_kept += 0 if task.cancelled() or task.exception() else len(task.result())
            if kept >= ANSWERS_KEPT or bytes_kept > BYTES_KEPT:
                del self._answers[question]

    async def _begin(self, facts: Callable[[], bytes], who: str) -> bytes:
        if self._asking.total() >= self._waiting or (who and self._asking[who] >= self._waiting // 2):
            raise TooMuch("too-fast", "Too many requests. Wait a moment and try again.")
        self._asking[who] += 1
        try:
            async with self._free.turn(Place(who)), self._a_child() as child:
                return await child.request(await asyncio.to_thread(facts), self.timeout_s)
        finally:
            self._asking[who] -= 1
            self._asking += Counter()  # forget whoever has none

    @asynccontextmanager
    async def _a_child(self) -> AsyncIterator[ChildProcess]:
        """One that has nothing to do; it rests afterwards, or ends."""
        child = self._idle.pop()
        if self._resting:
            self._resting.cancel()
        try:
            yield child
        finally:
            try:
                if not self._rest_s:
                    await child.stop()
            finally:
                self._idle.append(child)
            if self._rest_s:
                self._resting = asyncio.create_task(self._stop_later())

    async def _stop_later(self) -> None:
        """When nobody has asked anything for a while."""
        await asyncio.sleep(self._rest_s)
        async with AsyncExitStack() as alone:
            for number in range(self._children):
                await alone.enter_async_context(self._free.turn(Place(NOBODY, f"{NOBODY}{number}")))
            for child in self._idle:
                await child.stop()
