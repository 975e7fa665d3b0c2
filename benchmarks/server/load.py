"""The load generator: the same sockets, loop and stopwatch for boardgame.io and for Filature.

    python -m benchmarks.server.load --target filature --url http://127.0.0.1:8000 --matches 100 --seconds 8
    python -m benchmarks.server.load --target boardgame --url http://127.0.0.1:8000 --idle 5000

Prints one JSON object a line: `{"at": …}` at the moments when the caller looks at the server's processes (the measured
time begins, ends; all tables are idle), and at last the figures.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any, TypeVar

import uvloop
from benchmarks.server.players import BoardgamePlayer, FilaturePlayer, Player, Position, Seen, Table

T = TypeVar("T")

TARGETS: dict[str, type[BoardgamePlayer] | type[FilaturePlayer]] = {
    "boardgame": BoardgamePlayer,
    "filature": FilaturePlayer,
}
BATCH = 50
"""How many tables are opened at a time."""
GRACE = 5.0
"""Seconds for the last moves to arrive."""
QUIET = 2.0
"""Seconds before memory is looked at."""


class Generator:
    def __init__(self, target: type[BoardgamePlayer] | type[FilaturePlayer], url: str) -> None:
        self.target = target
        self.url = url
        self.running = False
        self.latencies: list[float] = []
        """From sending a move until the other player has seen it."""
        self.own: list[float] = []
        """And until the mover has."""
        self.causes: Counter[str] = Counter()
        self._tasks: set[asyncio.Task[None]] = set()

    def wrong(self, cause: str) -> None:
        self.causes[cause] += 1

    def tell(self, **line: object) -> None:
        print(json.dumps(line), flush=True)

    def tell_figures(self, **figures: object) -> None:
        self.tell(**figures, errors=self.causes.total(), causes=self.causes)

    async def closed_loop(self, count: int, warmup: float, seconds: float) -> None:
        matches = [Match(self) for _ in range(count)]
        await in_batches(matches, Match.begin)
        self.running = True
        for match in matches:
            match.next()
        await asyncio.sleep(warmup)
        self.latencies, self.own = [], []
        for match in matches:
            match.moved = False
        began, busy = time.perf_counter(), time.process_time()
        self.tell(at="begin")
        await asyncio.sleep(seconds)
        self.tell(at="end")
        measured, own = sorted(self.latencies), sorted(self.own)
        took = time.perf_counter() - began
        utilisation = (time.process_time() - busy) / took
        self.running = False
        until = time.perf_counter() + GRACE
        while time.perf_counter() < until and any(match.pending for match in matches):
            await asyncio.sleep(0.1)
        for match in matches:
            if not match.moved:
                self.wrong("a match stood still")
            if match.pending:
                self.wrong("a move did not arrive")
            match.close()
        p50, p95, p99 = (1000 * measured[int(share * len(measured))] for share in (0.5, 0.95, 0.99))
        figures = {"p50": p50, "p95": p95, "p99": p99, "own_p99": 1000 * own[int(0.99 * len(own))]}
        self.tell_figures(moves=len(measured), seconds=took, **figures, generator=utilisation)

    async def idle_tables(self, count: int) -> None:
        tables: list[Table] = []
        players: list[Player] = []

        async def occupy(_: int) -> None:
            table = await self.target.open(self.url)
            tables.append(table)
            players.append(await self.seated(table))

        began = time.perf_counter()
        await in_batches(range(count), occupy)
        opening = time.perf_counter() - began
        await asyncio.sleep(QUIET)
        self.tell(at="idle")
        await asyncio.sleep(0.2)
        for player in players:
            player.close()
        began = time.perf_counter()
        await asyncio.gather(*map(self.seated, tables))  # all at once, as after a broken line
        self.tell_figures(tables=count, opening=opening, reconnecting=time.perf_counter() - began)

    def sit(self, table: Table, seat: int, seen: Seen) -> tuple[Player, asyncio.Future[bool]]:
        """A player, and whether he was shown his table or turned away."""
        shown: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def first_seen(seat: int, position: Position) -> None:
            player.seen = seen
            seen(seat, position)
            shown.set_result(True)

        def failed(cause: str) -> None:
            self.wrong(cause)
            if not shown.done():
                shown.set_result(False)

        player = self.target(self.url, table, seat, first_seen, failed)
        self.spawn(player.connect())
        return player, shown

    async def seated(self, table: Table) -> Player:
        """A player who has been shown his table; he tries again as long as he is turned away."""
        while True:
            player, shown = self.sit(table, 0, lambda seat, position: None)
            if await shown:
                return player
            await asyncio.sleep(0.1 + 0.4 * random.random())

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


class Match:
    """Two players. One moves; when the other has seen it, whoever's turn it is moves."""

    def __init__(self, generator: Generator) -> None:
        self.generator = generator
        self.players: list[Player] = []
        self.positions: list[Position | None] = [None, None]
        self.pending: tuple[int, int, float] | None = None
        """Whose move is on its way, from which step, since when."""
        self.sent: list[tuple[int, float] | None] = [None, None]
        """The last move of each player that he has not seen himself yet: from which step, since when."""
        self.moved = False

    async def begin(self) -> None:
        """Until both players have been shown their table."""
        generator = self.generator
        table = await generator.target.open(generator.url)
        self.players = []
        for seat in (0, 1):  # one after the other: at boardgame.io two who come at once would both make the match
            player, shown = generator.sit(table, seat, self.seen)
            self.players.append(player)
            await shown

    def seen(self, seat: int, position: Position) -> None:
        pending = self.pending
        if pending and seat != pending[0] and position.step > pending[1]:
            self.generator.latencies.append(time.perf_counter() - pending[2])
            self.pending = None
            self.moved = True
        sent = self.sent[seat]
        if sent and position.step > sent[0]:
            self.generator.own.append(time.perf_counter() - sent[1])
            self.sent[seat] = None
        self.positions[seat] = position
        if self.generator.running and not self.pending:
            self.next()

    def next(self) -> None:
        one, other = self.positions
        if one is None or other is None:
            return
        newest = one if one.step > other.step else other
        if newest.over:
            self.again()
            return
        own = self.positions[newest.mover]
        if own is None or own.step != newest.step:
            return  # he has not seen it himself yet
        now = time.perf_counter()
        self.pending = newest.mover, newest.step, now
        self.sent[newest.mover] = newest.step, now
        self.players[newest.mover].move(own)

    def again(self) -> None:
        self.close()
        self.positions, self.sent = [None, None], [None, None]
        self.generator.spawn(self._begin_again())

    async def _begin_again(self) -> None:
        try:
            await self.begin()
        except OSError as error:
            self.generator.wrong(str(error))

    def close(self) -> None:
        for player in self.players:
            player.close()


async def in_batches(everything: Iterable[T], work: Callable[[T], Awaitable[None]]) -> None:
    left = iter(everything)

    async def take() -> None:
        for one in left:
            await work(one)

    await asyncio.gather(*(take() for _ in range(BATCH)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--target", choices=TARGETS, required=True)
    parser.add_argument("--url", default="http://127.0.0.1:8000")
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--warmup", type=float, default=2)
    parser.add_argument("--idle", type=int)
    chosen = parser.parse_args()
    gc.disable()  # nothing here lives long, and a pause would be taken for the server's
    generator = Generator(TARGETS[chosen.target], chosen.url)
    if chosen.idle:
        uvloop.run(generator.idle_tables(chosen.idle))
    else:
        uvloop.run(generator.closed_loop(chosen.matches, chosen.warmup, chosen.seconds))


if __name__ == "__main__":
    main()
