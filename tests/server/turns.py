"""What happens in each turn of the event loop, counted: whether a machine is slow does not matter."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Hashable


class Turns:
    def __init__(self) -> None:
        self.handled: Counter[int] = Counter()
        self.handled_for: Counter[tuple[int, Hashable]] = Counter()
        self._turn = 0
        self._tick()

    def _tick(self) -> None:
        self._turn += 1
        self._next = asyncio.get_running_loop().call_soon(self._tick)

    def count(self, who: Hashable = None) -> None:
        self.handled[self._turn] += 1
        self.handled_for[self._turn, who] += 1

    def most(self, who: Hashable = None) -> int:
        """For somebody, in one turn."""
        return max(count for (_, one), count in self.handled_for.items() if one == who)

    def stop(self) -> None:
        self._next.cancel()
