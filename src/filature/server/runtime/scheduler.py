"""What happens at the tables by itself: bots move, clocks run out, and a table nobody uses leaves the memory."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import random
import time
from collections.abc import Callable
from contextlib import suppress

from filature.bots import OFFERED
from filature.server.errors import StorageAway
from filature.server.jobs.bots import BotPool, BotRequest
from filature.server.jobs.fair_lock import Place
from filature.server.ops.metrics import Metrics
from filature.server.runtime.live_table import TRIES, LiveTable
from filature.server.runtime.origins import Origins
from filature.server.runtime.tasks import Tasks, logged
from filature.server.storage import Storage
from filature.server.table import commands
from filature.server.table.table import Table

logger = logging.getLogger("filature.server")

CLOCK_GRACE_MS = 1_000
"""After so long another process takes over a clock that has run out."""
FAR_MS = 10 * 365 * 24 * 3_600_000
"""Longer than any clock."""
SWEEP_S = 1.0
IDLE_S = 600.0
"""A table nobody used for so long leaves the memory."""
TALK_MS = 90_000
"""How long a bot waits before it ends the talk of people who have not chosen."""
THINKING_S = (0.7, 1.9)
"""How long a bot seems to think."""


class Scheduler:
    def __init__(
        self,
        tables: dict[str, LiveTable],
        live_table: Callable[[str], LiveTable],
        storage: Storage,
        bots: BotPool,
        metrics: Metrics,
        tasks: Tasks,
        origins: Origins,
        now: Callable[[], int],
    ) -> None:
        self._tables = tables
        self._live_table = live_table
        self._storage = storage
        self._bots = bots
        self._metrics = metrics
        self._tasks = tasks
        self._origins = origins
        self._now = now

    def schedule(self, live: LiveTable) -> None:
        """See that bots think and clocks run out, from this process."""
        if not live.loaded:
            return
        table, now = live.table, self._now()
        self._origins.follow(table, now)
        if table.status in ("over", "closed"):
            self._bots.forget(live.id)
        due = table.clocks.due()
        times = [] if due is None else [due]
        for seat in table.waiting_bots() if live.attended else []:
            if seat in live.thinking:
                continue
            if (held := held_until(table, seat)) > now:
                times.append(held)
            else:
                live.thinking[seat] = self._tasks.spawn(self._think(live, seat))
        if live.alarm:
            live.alarm.cancel()
            live.alarm = None
        if times:
            wait = min(max(0, min(times) - now) / 1000, IDLE_S)
            loop = asyncio.get_running_loop()
            live.alarm = loop.call_later(wait, lambda: self._tasks.spawn(self._play_for_late(live)))

    async def _play_for_late(self, live: LiveTable) -> None:
        async with live.acting():
            for _ in range(TRIES):
                decision = commands.late(live.table, self._now(), live.drafts)
                if decision is None:
                    break
                await live.write(decision)
            self.schedule(live)

    async def _think(self, live: LiveTable, seat: int) -> None:
        """Let a bot choose, from its seat's view alone, and play what it chose if it is still asked."""
        try:
            await self._let_bot_move(live, seat)
        except StorageAway as error:
            logger.warning("put off", extra={"code": error.code})
        finally:
            live.thinking.pop(seat, None)
        self.schedule(live)  # if it was put off: whoever has read the table again meanwhile left this bot to us

    async def _let_bot_move(self, live: LiveTable, seat: int) -> None:
        async with live.locked() as table:
            if seat not in table.waiting_bots() or table.match is None:
                return
            decided_on = table.asked[seat]
            pace = table.opened.pace
            guest = OFFERED.get(table.chairs[seat].bot, "")
            request = BotRequest(
                match=table.id,
                seat=seat,
                game=table.opened.game,
                bot=table.chairs[seat].bot,
                seed=_seed(table.opened.seed, seat),
                events=[event for event in table.match.events if event.reaches(seat)],
                view=table.match.view(seat),
                moves=list(table.match.state.moves(seat)),
                written=table.match.legal(seat) if guest else [],
                outside=guest,
            )
        started = time.monotonic()
        place = Place(live.id, self._origins.of(live.id), lambda: _somebody_waits(live))
        move = await self._bots.choose(request, place)
        self._metrics.thought.observe(time.monotonic() - started)
        if pace == "human":
            await asyncio.sleep(max(0.0, random.uniform(*THINKING_S) - (time.monotonic() - started)))
        async with live.acting() as table:
            if seat not in table.waiting_bots() or table.asked[seat] != decided_on or table.match is None:
                return
            if held_until(table, seat) > self._now():  # it has become the last of its company meanwhile
                return
            if move is None or move in table.match.state.moves(seat):  # another's choice may have closed one of its own
                await live.write(commands.bot_move(table, seat, move, self._now()))

    async def sweep(self) -> None:
        """Take over what is overdue (after a crash, or from a process that has died), take up again what the storage
        was away for; forget idle tables."""
        # Alone on its database, a new process knows that nobody else cares for its tables.
        overdue = self._now() if self._storage.shared else self._now() + FAR_MS
        while True:
            with suppress(StorageAway):
                due = await self._storage.due(overdue)
                put_off = [id for id, live in self._tables.items() if not live.loaded]
                for id in [*due, *put_off]:
                    await logged(self._play_for_late(self._live_table(id)))
            for id, live in list(self._tables.items()):
                if live.idle(IDLE_S):
                    del self._tables[id]
                    live.dismiss_all()
            await asyncio.sleep(SWEEP_S)
            overdue = self._now() - CLOCK_GRACE_MS


def held_until(table: Table, seat: int) -> int:
    """Until when a bot lets people talk and choose before a move of its would cut them short; 0 where it would not."""
    return table.asked_at[seat] + TALK_MS if table.hurried_by(seat) else 0


def _somebody_waits(live: LiveTable) -> bool:
    """Whether a person plays there, and somebody is there to see what the bots do."""
    return live.loaded and live.attended and bool(live.table.people())


def _seed(secret: str, seat: int) -> int:
    return int.from_bytes(hashlib.sha256(f"{secret} bot {seat}".encode()).digest()[:4], "big")
