"""The heartbeat of this process: it shows that the house is up and can write, and tells when it was not."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress

from filature.server.errors import StorageAway
from filature.server.storage import Storage
from filature.server.table.clocks import DAY, SECOND, Downtime

logger = logging.getLogger("filature.server")

BEAT_S = 2.0
SILENCE_S = 6.0
"""After so long without a heartbeat of anybody the house was away."""
PATIENCE_S = 5.0
"""A heartbeat that takes so long is none."""
LEAP_MS = DAY // 2
"""A downtime as long as that may be a wrong clock; it is believed when the house has been up for a day since. It is
shorter than anything is kept (a day at least)."""


class Heartbeat:
    """Also the clock of the house: the wall clock as this process found it, but never before the last heartbeat. So a
    clock that was set back gives nobody time."""

    def __init__(
        self, storage: Storage, wall: Callable[[], int], on_downtime: Callable[[], object] = lambda: None
    ) -> None:
        """`on_downtime` is called when the house was away, and this process was not."""
        self.downtimes: list[Downtime] = []
        self._storage = storage
        self._wall = wall
        self._on_downtime = on_downtime
        self._ahead = 0
        self._last: float | None = None
        """When this process last beat."""
        self._beating: asyncio.Task[None] | None = None
        self._failing = False

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self._wall() + self._ahead

    async def fresh(self) -> None:
        """Know of any downtime: whoever decides something must have beaten since."""
        await self.check(SILENCE_S)

    async def check(self, seconds: float) -> None:
        """Beat, unless that was done within so many seconds; raises `StorageAway` when it cannot be done."""
        if self._last is not None and time.monotonic() - self._last <= seconds:
            return
        beating = self._beating
        if beating is None or beating.done():
            beating = self._beating = asyncio.create_task(self._beat())
            beating.add_done_callback(lambda task: task.cancelled() or task.exception())  # nobody may be waiting
        done, _ = await asyncio.wait({beating}, timeout=PATIENCE_S)
        if not done:
            raise StorageAway
        beating.result()

    async def keep_beating(self) -> None:
        while True:
            await asyncio.sleep(BEAT_S)
            try:
                await self.check(0)
            except StorageAway as error:
                if not self._failing:
                    logger.error("cannot write", extra={"why": error.why})
                self._failing = True
            else:
                if self._failing:
                    logger.warning("can write again")
                self._failing = False

    async def stop(self) -> None:
        """The last one: from now on the house is away."""
        with suppress(StorageAway):
            await self.check(0)
        if self._beating:
            self._beating.cancel()

    async def _beat(self) -> None:
        began = time.monotonic()
        first = self._last is None
        known = self.downtimes[-1].until if self.downtimes else 0
        last, news = await self._storage.beat(self.now(), self._silence(began), known)
        self.downtimes += news
        self._last = began
        if first:
            self._begin_at(last)
        elif news:
            self._on_downtime()

    def _silence(self, began: float) -> int | None:
        """What counts as downtime (in ms). None does while this process beats; and before its first one, all of it
        does, if it is alone with its storage."""
        if self._last is None and not self._storage.shared:
            return 0
        if self._last is not None and began - self._last <= SILENCE_S:
            return None
        return round(SILENCE_S * SECOND)

    def _begin_at(self, last: int) -> None:
        self._ahead = max(0, last - self._wall())
        if self._ahead > 60 * SECOND:
            logger.warning("the clock was set back", extra={"seconds": self._ahead // SECOND})
        if self.doubted:
            logger.info("the clock is doubted: old tables are kept for a day")

    # Whether the clock is right

    @property
    def doubted(self) -> bool:
        """Whether the clock has leapt, and the house has not been up for a day since."""
        return self.certain() < self._wall()

    def certain(self) -> int:
        """The time it is at least: now, or the last heartbeat before a leap."""
        leaps = [one for one in self.downtimes if one.until - one.since > LEAP_MS and self.now() - one.until < DAY]
        return min(self._wall(), leaps[-1].since) if leaps else self._wall()
