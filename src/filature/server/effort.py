"""Processor time in the event loop: an address has a share of every turn, and a budget; long work is done in parts."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Coroutine, Generator, Iterable
from time import thread_time
from types import coroutine
from typing import Any, Final, TypeVar, cast
from weakref import WeakKeyDictionary

T = TypeVar("T")

SHARE_S: Final = 0.0005
"""Of one address in a turn of the loop. What it wants to begin beyond that waits for the next turn, which comes at once
where nobody else wants anything."""
STEPS_PER_TURN: Final = 10
"""Of long work: entries of a log that are followed, or events that are put into words."""


class Effort:
    """What addresses cost us, in seconds of processor time. `charge` is told of all that is spent."""

    def __init__(self, charge: Callable[[str, float], None], clock: Callable[[], float] = thread_time) -> None:
        self._charge = charge
        self._clock = clock
        self._spent: dict[str, float] = {}
        """In this turn of the loop."""
        self._since: float | None = None
        """When the step of metered work began that runs now."""

    async def turn(self, address: str) -> None:
        """Wait while an address has had its share, before something is begun for it. What has begun is not kept
        waiting, since others may wait for its locks."""
        while self._spent.get(address, 0.0) + self._not_yet_charged() >= SHARE_S:
            await asyncio.sleep(0)

    async def metered(self, work: Coroutine[Any, Any, T], address: str) -> T:
        """Do some work for an address, and charge the address for it."""
        return await self._in_steps(work, address)

    @coroutine
    def _in_steps(self, work: Coroutine[Any, Any, T], address: str) -> Generator[Any, Any, T]:
        """From one thing that the work waits for to the next is a step."""
        step, told = work.send, None
        while True:
            self._since = self._clock()
            try:
                waits_for = step(told)
            except StopIteration as done:
                return done.value  # type: ignore[no-any-return]
            finally:
                self._spend(address, self._not_yet_charged())
                self._since = None
            try:
                step, told = work.send, (yield waits_for)
            except BaseException as error:
                step, told = work.throw, error

    def _not_yet_charged(self) -> float:
        return 0.0 if self._since is None else self._clock() - self._since

    def _spend(self, address: str, seconds: float) -> None:
        if not self._spent:
            asyncio.get_running_loop().call_soon(self._spent.clear)
        self._spent[address] = self._spent.get(address, 0.0) + seconds
        self._charge(address, seconds)


class Shares:
    """So many pieces of work of an address in a turn of the loop; the rest waits in line for the next turns."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._begun: Counter[str] = Counter()
        """In this turn."""
        self._lines: dict[str, deque[Callable[[], None]]] = {}
        self._scheduled = False

    def begin(self, address: str, work: Callable[[], None]) -> None:
        """Do it now, or as soon as it is the turn of this address."""
        if self._begun[address] < self._most:
            self._begun[address] += 1
            self._schedule()
            work()
        else:
            self.begin_later(address, work)

    def begin_later(self, address: str, work: Callable[[], None]) -> None:
        """Do it in the next turn, or as soon as it is the turn of this address."""
        self._lines.setdefault(address, deque()).append(work)
        self._schedule()

    def _schedule(self) -> None:
        if not self._scheduled:
            self._scheduled = True
            asyncio.get_running_loop().call_soon(self._next_turn)

    def _next_turn(self) -> None:
        self._scheduled = False
        self._begun.clear()
        if self._lines:
            self._schedule()  # first, since work may fail
        for address, line in list(self._lines.items()):
            for _ in range(min(self._most, len(line))):
                self._begun[address] += 1
                line.popleft()()
            if not line:
                del self._lines[address]


READS_PER_TURN: Final = 1
"""Of all connections of an address: one head of a request, or a kilobyte; of a socket less."""
READS: Final = Shares(READS_PER_TURN)

_taken: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, int]] = WeakKeyDictionary()
"""Steps of long work in this turn of a loop."""


async def in_parts(steps: Iterable[T]) -> AsyncIterator[T]:
    """Something long, step by step. However many do something long: a few steps, then it is the others' turn."""
    loop, steps, done = asyncio.get_running_loop(), iter(steps), object()
    while True:
        while (taken := _taken.get(loop, 0)) >= STEPS_PER_TURN:
            await asyncio.sleep(0)
        if not taken:
            loop.call_soon(_taken.pop, loop, None)
        _taken[loop] = taken + 1
        if (step := next(steps, done)) is done:
            return
        yield cast(T, step)
