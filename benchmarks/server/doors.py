"""What somebody waits for while one stranger does what they can within the limits of an address (part of `make bench`).

For every door (stranger.py) a neighbour asks for a table, notes something (which is durable before it is answered) and
reads a match that is over (which is a job of another process), again and again: first in the quiet house, then beside
the stranger, who is a process of their own and has another address of this machine. The goal: nobody waits more than 5
times as long, neither half of the time nor in one case of a hundred. What the loop of the server itself does between a
question and its answer (processor time) is shown beside the waits. Those also tell of whatever else the machine does,
so a door that misses the goal is tried once more, and the better of the two counts.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

import msgspec
from benchmarks.server.stranger import (
    DOORS,
    EYES,
    HARD,
    HERE,
    LANGUAGES,
    ME,
    RANDOM,
    Client,
    House,
    Json,
    Seat,
    connected,
    new_table,
    table,
)
from rich.console import Console
from rich.table import Table as Shown

STRANGER = Path(__file__).with_name("stranger.py")
GOAL = 5
PAUSES_S = {"ask": 0.03, "note": 0.1, "read": 0.2}
"""What the neighbour does, and how often."""
OVER, PLAYING = 20, 10
"""So many matches has the stranger: more than there are answers kept ready."""

Answered = Callable[[], Awaitable[tuple[int, bytes]]]


class Waits(msgspec.Struct):
    """Milliseconds, of what the neighbour does."""

    p50: float
    p99: float
    work: float
    """What the loop of the server did meanwhile; the median."""


class Row(msgspec.Struct):
    door: str
    quiet: dict[str, Waits]
    beside: dict[str, Waits]

    def times(self, what: str) -> float:
        """How much longer the neighbour waits, in half of the cases or in one of a hundred."""
        quiet, beside = self.quiet[what], self.beside[what]
        pairs = (quiet.p50, beside.p50), (quiet.p99, beside.p99)
        return max(after / before for before, after in pairs)

    @property
    def worst(self) -> float:
        return max(map(self.times, PAUSES_S))

    @property
    def missed(self) -> list[str]:
        return [what for what in PAUSES_S if self.times(what) > GOAL]


# --- The neighbour ------------------------------------------------------------------------------------------------


async def wait_for_answers(house: House, seconds: float) -> dict[str, Waits]:
    numbers = itertools.count(time.monotonic_ns())
    told = [*(f"replay?eyes={eyes}" for eyes in EYES[:5]), "statistics?"]  # more than there are answers kept ready
    reading = itertools.cycle(f"{table(house.read)}/{what}&language={one}" for what in told for one in LANGUAGES)

    def note() -> Json:
        return {"do": "note", "id": f"n{next(numbers)}", "text": "Hm."}

    def asks(client: Client) -> dict[str, Answered]:
        seat = house.neighbour
        return {
            "ask": lambda: client.ask("GET", table(seat.table)),
            "note": lambda: client.ask("POST", f"{table(seat.table)}/commands", note(), seat.key),
            "read": lambda: client.ask("GET", next(reading)),
        }

    async def repeat(what: str) -> Waits:
        async with connected(house.port, HERE) as client:
            return await wait_for(house, asks(client)[what], seconds, PAUSES_S[what])

    return dict(zip(PAUSES_S, await asyncio.gather(*map(repeat, PAUSES_S)), strict=True))


async def wait_for(house: House, ask: Answered, seconds: float, pause_s: float) -> Waits:
    waited, worked = [], []
    until = time.perf_counter() + seconds
    while (began := time.perf_counter()) < until:
        before = work_of(house)
        status, answer = await ask()
        worked.append(work_of(house) - before)
        waited.append((time.perf_counter() - began) * 1000)
        if status != 200:
            raise SystemExit(f"The neighbour was answered {status}: {answer.decode()[:300]}")
        await asyncio.sleep(max(0.0, pause_s - (time.perf_counter() - began)))
    waited.sort()
    return Waits(median(waited), waited[len(waited) * 99 // 100], median(worked))


def work_of(house: House) -> float:
    """Milliseconds of processor time of the thread of the event loop."""
    return int(Path(f"/proc/{house.process}/task/{house.process}/schedstat").read_text().split()[0]) / 1e6


async def measure(house: House, door: str, seconds: float) -> Row:
    quiet = await wait_for_answers(house, seconds)
    command = [sys.executable, str(STRANGER), door, msgspec.json.encode(house).decode()]
    stranger = subprocess.Popen(command, preexec_fn=lambda: os.nice(5))
    try:
        await asyncio.sleep(1)  # until he is at it
        beside = await wait_for_answers(house, seconds)
        if stranger.poll() not in (None, 0):
            raise SystemExit(f"The stranger at the door “{door}” broke off.")
    finally:
        stranger.kill()
        stranger.wait()
    await asyncio.sleep(1)  # until what he began is done
    return Row(door, quiet, beside)


# --- The house ----------------------------------------------------------------------------------------------------


@contextmanager
def serving() -> Iterator[House]:
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder, "log")
        filature = [sys.executable, "-m", "filature.cli.main", "serve", "--port", "0"]
        with log.open("w") as lines:
            environment = {**os.environ, "FILATURE_DATABASE": f"sqlite:///{folder}/doors.db"}
            server = subprocess.Popen(filature, env=environment, stdout=lines, stderr=lines)
        try:
            while not (said := log.read_text()).count("http://"):
                if server.poll() is not None:
                    raise SystemExit(f"The server did not come up:\n{said[-2000:]}")
                time.sleep(0.05)
            yield House(int(said.partition("http://")[2].partition(":")[2].partition("/")[0]), server.pid)
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(30)


async def furnish(house: House) -> None:
    """Play long matches, and begin others. Each table is opened from an address of its own."""
    house.over = [(await opened(house, n, *[RANDOM] * 4, game="top_secret")).table for n in range(OVER)]
    house.read = (await opened(house, OVER, *[RANDOM] * 3)).table
    for number, id in enumerate([*house.over, house.read]):
        async with connected(house.port, f"127.0.1.{number + 1}") as client:
            while json.loads((await client.ask("GET", table(id)))[1])["status"] != "over":
                await asyncio.sleep(0.5)
    house.playing = [await opened(house, n, ME, HARD, HARD, hints=True) for n in range(PLAYING)]
    house.neighbour = await opened(house, OVER, ME, HARD)


async def opened(house: House, number: int, *seats: Json, **wishes: object) -> Seat:
    """A table where the match has begun."""
    async with connected(house.port, f"127.0.1.{number + 1}") as client:
        status, answer = await client.ask("POST", "/api/tables", new_table(*seats, **wishes))
        if status != 201:
            raise SystemExit(answer.decode())
        made = json.loads(answer)
        seat = Seat(made["table"]["id"], made["key"])
        await client.ask("POST", f"{table(seat.table)}/commands", {"do": "start", "id": "s"}, seat.key)
        return seat


async def all_doors(house: House, doors: list[str], seconds: float) -> list[Row]:
    await furnish(house)
    await wait_for_answers(house, seconds)  # until everything has been done once
    return [await measure_twice(house, door, seconds) for door in doors]


async def measure_twice(house: House, door: str, seconds: float) -> Row:
    row = await measure(house, door, seconds)
    if row.missed:
        row = min(row, await measure(house, door, seconds), key=lambda row: row.worst)
    return row


def show(rows: list[Row]) -> None:
    title = "milliseconds somebody waits (half of the time / one of a hundred), quiet → beside one stranger"
    shown = Shown(box=None, pad_edge=False, title=title)
    columns = ("door", "asks for a table", "times", "work", "notes", "times", "reads a match", "times", "")
    for number, column in enumerate(columns):
        shown.add_column(column, justify="left" if number == 0 else "right", no_wrap=True)
    for row in rows:
        told = {what: (_waits(row.quiet[what], row.beside[what]), f"{row.times(what):.1f}") for what in PAUSES_S}
        work = f"{row.quiet['ask'].work:.1f} → {row.beside['ask'].work:.1f}"
        verdict = f"MISSED: {', '.join(row.missed)}" if row.missed else "held"
        shown.add_row(row.door, *told["ask"], work, *told["note"], *told["read"], verdict)
    console = Console()
    console.width = max(console.width, 180)
    console.print(shown)


def _waits(quiet: Waits, beside: Waits) -> str:
    return " → ".join(f"{one.p50:.1f} / {one.p99:.1f}" for one in (quiet, beside))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("doors", nargs="*", metavar="DOOR", help="only these")
    parser.add_argument("--seconds", type=float, default=6, help="in the quiet house, and beside him (default 6)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there as well")
    chosen = parser.parse_args()
    with serving() as house:
        rows = asyncio.run(all_doors(house, chosen.doors or list(DOORS), chosen.seconds))
    if chosen.json:
        chosen.json.write_bytes(msgspec.json.format(msgspec.json.encode(rows)))
    show(rows)
    return 1 if any(row.missed for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
