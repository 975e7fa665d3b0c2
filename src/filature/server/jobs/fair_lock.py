"""A lock whose next holder is chosen fairly: urgent ones first, then in turns by group and by table. With room for
several holders, they are of different groups.

Whoever has many tables waits behind their own, and nobody else does.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count

TURNS_KEPT = 10_000
"""How many groups and tables are remembered by their last turn."""


@dataclass(frozen=True)
class Place:
    """For whom somebody waits."""

    table: str
    """Or whoever else takes turns."""
    group: str = ""
    """Tables that take turns as one; by default each table by itself."""
    urgent: Callable[[], bool] = lambda: False
    """Asked whenever the lock is free: people may come while their bot waits."""


@dataclass(eq=False)
class Waiter:
    place: Place
    granted: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class FairLock:
    def __init__(self, room: int = 1) -> None:
        self._room = room
        self._held: set[str] = set()
        """The groups whose turn it is."""
        self._waiting: list[Waiter] = []
        """In the order they came."""
        self._last_turns: OrderedDict[str, int] = OrderedDict()
        """By group and by table; the longest ago first."""
        self._turns = count()

    @asynccontextmanager
    async def turn(self, place: Place) -> AsyncIterator[None]:
        """Hold the lock, from one's turn on."""
        await self._acquire(place)
        try:
            yield
        finally:
            self._pass_on(place)

    async def _acquire(self, place: Place) -> None:
        if self._may_hold(place):
            self._give(place)
            return
        waiter = Waiter(place)
        self._waiting.append(waiter)
        try:
            await waiter.granted
        except asyncio.CancelledError:
            if waiter in self._waiting:
                self._waiting.remove(waiter)
            else:  # it was granted in the same moment
                self._pass_on(place)
            raise

    def _may_hold(self, place: Place) -> bool:
        return len(self._held) < self._room and _group(place) not in self._held

    def _pass_on(self, place: Place) -> None:
        self._held.remove(_group(place))
        while waiting := [one for one in self._waiting if self._may_hold(one.place) and not one.granted.cancelled()]:
            chosen = min(waiting, key=self._rank)
            self._waiting.remove(chosen)
            self._give(chosen.place)
            chosen.granted.set_result(None)

    def _rank(self, waiter: Waiter) -> tuple[bool, int, int]:
        place = waiter.place
        return not place.urgent(), self._last_turn(_group(place)), self._last_turn(place.table)

    def _last_turn(self, whose: str) -> int:
        return self._last_turns.get(whose, -1)

    def _give(self, place: Place) -> None:
        self._held.add(_group(place))
        turn = next(self._turns)
        for whose in (_group(place), place.table):
            self._last_turns[whose] = turn
            self._last_turns.move_to_end(whose)
        while len(self._last_turns) > TURNS_KEPT:
            self._last_turns.popitem(last=False)


def _group(place: Place) -> str:
    return place.group or place.table
