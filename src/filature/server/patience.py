"""Who is told last: whoever has moved knows his move already, while the others wait for it.

He hears of it when there is nothing else to do, with the next news of his table, or after a moment at the latest. In a
house that is not busy that is at once; a busy one makes one message of his own move and the answer to it.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable

from filature.server.rooms import Letter, Listener, Room, send
from filature.server.table import Change

LONGEST = 0.1
"""So many seconds anybody waits while there is something else to do."""
FEW = 16
"""So many are told before it is looked again whether there is."""
PAUSE = 0.005
"""Seconds until it is looked again at tables that are being written."""


class Patience:
    """Those who are owed news."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._waiting: deque[tuple[float, Room, Listener, Change]] = deque()
        self._busy = False

    def stir(self) -> None:
        """There is something else to do."""
        self._busy = True

    def add(self, room: Room, listener: Listener) -> None:
        """He is owed news of this table, if he still listens there."""
        self._busy = True
        if listener.owed is None:
            return
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._look)
        self._waiting.append((time.monotonic() + LONGEST, room, listener, listener.owed))

    def _look(self) -> None:
        idle, self._busy = not self._busy, False
        done = self._pay(FEW if idle else 0)
        if not self._waiting:
            return
        if idle and not done:
            asyncio.get_running_loop().call_later(PAUSE, self._look)
        else:
            asyncio.get_running_loop().call_soon(self._look)

    def _pay(self, most: int) -> int:
        """Tell so many, and everybody who has waited for too long; says how many are off the list."""
        now = time.monotonic()
        done = 0
        letters: list[Letter] = []
        for _ in range(len(self._waiting)):
            due, room, listener, owed = self._waiting[0]
            if listener.owed is owed:  # otherwise he was told meanwhile
                if most <= 0 and due > now:
                    break
                if room.turns.taken:  # what it shows may not be stored yet; most likely it is told soon
                    self._waiting.rotate(-1)
                    continue
                if letter := room.owed_letter(listener):
                    letters.append(letter)
                most -= 1
            self._waiting.popleft()
            done += 1
        send(letters, self._now())
        return done
