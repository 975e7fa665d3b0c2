"""What happens at the tables by itself: bots move, clocks run out, and a table nobody looks at is forgotten."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import random
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from filature.server import deciding
from filature.server.errors import StorageAway, UnknownTable
from filature.server.rooms import Room
from filature.server.table import Table
from filature.server.thinking import Thought

if TYPE_CHECKING:
    from filature.server.house import House

logger = logging.getLogger("filature.server")

BOT_GRACE = 10_000
"""After so many milliseconds another process takes over a bot that has not moved."""
CLOCK_GRACE = 1_000
SWEEP = 1.0
IDLE = 600.0
"""A table nobody looked at for so many seconds leaves the memory."""
TRIES = 20
TALK_MS = 90_000
"""How long a bot waits before it ends the talk of people who have not chosen."""
PACE = (0.7, 1.9)
"""How long, in seconds, a bot seems to think."""


class Steward:
    """Cares for the tables of a house."""

    def __init__(self, house: House) -> None:
        self._house = house

    def schedule(self, room: Room) -> None:
        """See that bots think and clocks run out, from this process."""
        table, now = room.table, self._house.now()
        times = [table.clocks.due()]
        for seat in table.waiting_bots():
            if seat in room.thinking:
                continue
            if (held := held_until(table, seat)) > now:
                times.append(held)
            else:
                room.thinking[seat] = self._house.spawn(self._think(room, seat))
        due = min((time for time in times if time is not None), default=None)
        room.set_alarm(None if due is None else self.call_later(due, lambda: self._house.spawn(self._alarm(room.id))))

    def call_later(self, at: int, act: Callable[[], Any]) -> asyncio.TimerHandle:
        delay = max(0, at - self._house.now()) / 1000
        return asyncio.get_running_loop().call_later(min(delay, IDLE), act)

    async def _alarm(self, id: str) -> None:
        async with self._house.visit(id) as room:
            for _ in range(TRIES):
                decision = deciding.late(room.table, self._house.now(), room.drafts)
                if decision is None:
                    break
                await self._house.write(room, decision)
            self.schedule(room)

    async def _think(self, room: Room, seat: int) -> None:
        """Let a bot choose, from its seat's view alone, and play what it chose if it is still asked."""
        try:
            await self._let_bot_move(room, seat)
        finally:
            room.thinking.pop(seat, None)
        if room.loaded:
            self.schedule(room)

    async def _let_bot_move(self, room: Room, seat: int) -> None:
        async with self._house.visit(room.id):
            table = room.table
            if seat not in table.waiting_bots() or table.match is None:
                return
            decided_on = table.asked[seat]
            pace = table.opened.pace
            thought = Thought(
                match=table.id,
                seat=seat,
                game=table.opened.game,
                bot=table.chairs[seat].bot,
                seed=_seed(table.opened.seed, seat),
                events=[event for event in table.match.events if event.reaches(seat)],
                view=table.match.view(seat),
                moves=list(table.match.state.moves(seat)),
            )
        started = time.monotonic()
        move = await self._house.thinkers.think(thought)
        self._house.metrics.thought.observe(time.monotonic() - started)
        if pace == "human":
            await asyncio.sleep(max(0.0, random.uniform(*PACE) - (time.monotonic() - started)))
        async with self._house.visit(room.id):
            table = room.table
            if seat not in table.waiting_bots() or table.asked[seat] != decided_on or table.match is None:
                return
            if held_until(table, seat) > self._house.now():  # it has become the last of its company meanwhile
                return
            if move is None or move in table.match.state.moves(seat):  # another's choice may have closed one of its own
                await self._house.write(room, deciding.bot_move(table, seat, move, self._house.now()))

    async def sweep(self) -> None:
        """Take over what is overdue (after a crash, or from a process that has died), take up again what the storage
        was away for; forget idle tables."""
        # Alone on its database, a new process knows that nobody else cares for its tables.
        overdue = self._house.now() if self._house.store.shared else self._house.now() + BOT_GRACE * 10**6
        while True:
            try:
                due = await self._house.store.due(overdue)
            except StorageAway:
                logger.warning("storage away", extra={"during": "sweep"})
            else:
                put_off = [id for id, room in self._house.rooms.items() if not room.loaded]
                for id in [*due, *put_off]:
                    await logged(self._alarm(id))
            for id, room in list(self._house.rooms.items()):
                if room.idle(IDLE):
                    del self._house.rooms[id]
            await asyncio.sleep(SWEEP)
            overdue = self._house.now() - CLOCK_GRACE


async def logged(coroutine: Any) -> None:
    """Nobody waits for a task of the house: what goes wrong there is said in the log, without facts of the match."""
    try:
        await coroutine
    except (StorageAway, UnknownTable) as error:
        logger.warning("put off", extra={"code": error.code})
    except Exception as error:
        logger.error("failed", extra={"error": type(error).__name__}, exc_info=error)


def held_until(table: Table, seat: int) -> int:
    """Until when a bot lets people talk and choose before a move of its would cut them short; 0 where it would not."""
    return table.asked_at[seat] + TALK_MS if table.hurried_by(seat) else 0


def _seed(secret: str, seat: int) -> int:
    return int.from_bytes(hashlib.sha256(f"{secret} bot {seat}".encode()).digest()[:4], "big")
