"""What somebody waits for while one stranger does what they can within the limits of an address (part of `make bench`).

For every door a neighbour asks for a table every 20 ms, first in the quiet house, then beside the stranger, who is a
process of their own and has another address of this machine. The goal: the median is at most 5 times as long. On a
machine that has other things to do, waits tell of those too; what the server itself does between a question and its
answer (processor time of its event loop) is shown beside them, and judged.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import itertools
import json
import os
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table as Shown

HERE, NEXT_DOOR = "127.0.0.1", "127.0.0.2"
PAUSE_S = 0.02
GOAL = 5
CONNECTIONS = 20
"""At the same time, where a door is asked over HTTP."""
MOST_REQUESTS = 20_000
SLOW = 390
"""Slow connections; an address has 400."""
ENOUGH = 20_000
"""Tiny frames of one socket."""
WORDS = "It was the butler, and he was seen in the ruin. "

Json = dict[str, Any]
Door = Callable[["Stranger"], Coroutine[Any, Any, None]]


class House(msgspec.Struct):
    """What there is at the server: a long match that is over, one that goes on, and the key of a seat there."""

    port: int
    process: int
    over: str = ""
    playing: str = ""
    key: str = ""


class Client:
    """One connection, kept."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, port: int) -> None:
        self.reader = reader
        self.writer = writer
        self._host = f"{HERE}:{port}"

    async def ask(self, method: str, path: str, body: Json | None = None, key: str = "") -> tuple[int, bytes]:
        content = json.dumps(body).encode() if body is not None else b""
        lines = [f"{method} {path} HTTP/1.1", f"host: {self._host}", f"content-length: {len(content)}"]
        if key:
            lines.append(f"authorization: Bearer {key}")
        self.writer.write("\r\n".join((*lines, "\r\n")).encode() + content)
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(head.partition("content-length:")[2].split()[0])
        return int(head[9:12]), await self.reader.readexactly(length)

    async def upgrade(self, table: str) -> None:
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self.writer.write(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nhost: {self._host}\r\n"
            "connection: Upgrade\r\nupgrade: websocket\r\n"
            f"sec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n\r\n".encode()
        )
        await self.reader.readuntil(b"\r\n\r\n")


@asynccontextmanager
async def connected(port: int, source: str) -> AsyncIterator[Client]:
    reader, writer = await asyncio.open_connection(HERE, port, local_addr=(source, 0), limit=1 << 24)
    try:
        yield Client(reader, writer, port)
    finally:
        writer.transport.abort()


# --- The stranger -------------------------------------------------------------------------------------------------


class Stranger:
    def __init__(self, house: House) -> None:
        self.house = house
        self.port = house.port
        self.asked = itertools.count()

    def connect(self) -> Any:
        return connected(self.port, NEXT_DOOR)

    async def again(self, once: Callable[[], Awaitable[None]], at_once: int = 1) -> None:
        """Do something again and again, at several connections."""

        async def repeat() -> None:
            while next(self.asked) < MOST_REQUESTS:
                try:
                    await once()
                except (OSError, EOFError):
                    await asyncio.sleep(PAUSE_S)

        await asyncio.gather(*(repeat() for _ in range(at_once)))

    async def request(self, method: str, what: Callable[[int], tuple[str, Json | None]], key: str = "") -> None:
        """As fast as it is answered."""

        async def once() -> None:
            async with self.connect() as client:
                while (number := next(self.asked)) < MOST_REQUESTS:
                    path, body = what(number)
                    status, _ = await client.ask(method, path, body, key)
                    if status == 429:
                        await asyncio.sleep(PAUSE_S)

        await self.again(once, CONNECTIONS)

    async def get(self, *paths: str) -> None:
        await self.request("GET", lambda number: (paths[number % len(paths)], None))

    async def command(self, do: str, facts: Callable[[int], Json]) -> None:
        path = f"/api/tables/{self.house.playing}/commands"
        await self.request("POST", lambda n: (path, {"do": do, "id": f"{do}{n}", **facts(n)}), self.house.key)

    async def flood(self, first: bytes, frames: bytes) -> None:
        async def once() -> None:
            async with self.connect() as client:
                await client.upgrade(self.house.playing)
                client.writer.write(first + frames)
                await client.writer.drain()
                await client.reader.read()

        await self.again(once, 4)

    async def trickle(self, beginning: bytes) -> None:
        async def once() -> None:
            async with self.connect() as client:
                client.writer.write(beginning)
                while not client.reader.at_eof():
                    client.writer.write(b"x")
                    await asyncio.sleep(1)

        await self.again(once, SLOW)


def frame(opcode: int, payload: bytes = b"", *, fin: bool = True) -> bytes:
    return bytes([fin << 7 | opcode, 128 | len(payload), 0, 0, 0, 0]) + payload


HELLO = frame(1, b'{"do":"hello"}')
HEAD = b"POST /api/tables HTTP/1.1\r\nhost: x\r\n"


async def handshakes(stranger: Stranger) -> None:
    async def once() -> None:
        async with stranger.connect() as client:
            await client.upgrade(stranger.house.playing)

    await stranger.again(once, CONNECTIONS)


async def pipelined(stranger: Stranger) -> None:
    async def once() -> None:
        async with stranger.connect() as client:
            client.writer.write(b"GET /api/tables/x HTTP/1.1\r\nhost: x\r\n\r\n" * 2000)
            while await client.reader.read(1 << 16):
                pass

    await stranger.again(once, CONNECTIONS)


ME, OPEN, RANDOM, HARD = (
    {"by": "me", "name": "Me"},
    {"by": "open"},
    *({"by": "bot", "bot": b} for b in ("random", "hard")),
)


def new_table(*seats: Json, **wishes: Any) -> Json:
    return {"game": "heimlich", "seats": seats, "pace": "instant", **wishes}


async def bots(stranger: Stranger) -> None:
    async def once() -> None:
        async with stranger.connect() as client:
            status, made = await client.ask("POST", "/api/tables", new_table(HARD, HARD, HARD, HARD))
            if status == 201:
                answer = json.loads(made)
                path = f"/api/tables/{answer['table']['id']}/commands"
                await client.ask("POST", path, {"do": "start", "id": "s"}, answer["key"])
            else:
                await asyncio.sleep(PAUSE_S)

    await stranger.again(once)


def over(stranger: Stranger, *paths: str) -> list[str]:
    return [f"/api/tables/{stranger.house.over}/{path}" for path in paths]


IDS = str.maketrans("0123456789abcdef", "bcdfghjkmnpqrstv")
"""Hexadecimal digits as letters of a table's id."""
EYES = ("watcher", "all", "0", "1", "2", "3")
LANGUAGES = ("en", "fr", "de")
DOORS: dict[str, Door] = {
    "tiny frames": lambda s: s.flood(b"", frame(1) * ENOUGH),
    "pings": lambda s: s.flood(HELLO, frame(9) * ENOUGH),
    "fragments": lambda s: s.flood(frame(1, fin=False), frame(0, fin=False) * ENOUGH),
    "messages": lambda s: s.flood(HELLO, frame(1, b'{"do":"ping","id":"?"}') * 2000),
    "handshakes": handshakes,
    "pipelined requests": pipelined,
    "slow heads": lambda s: s.trickle(HEAD),
    "slow bodies": lambda s: s.trickle(HEAD + b"content-length: 9999\r\n\r\n"),
    "pictures (QR)": lambda s: s.request("GET", lambda n: (f"/t/{secrets.token_hex(5).translate(IDS)}/qr.svg", None)),
    "games": lambda s: s.get(*(f"/api/games?language={language}" for language in LANGUAGES)),
    "updates with sentences": lambda s: s.get(
        *over(s, *(f"updates?said=true&language={language}" for language in LANGUAGES))
    ),
    "record": lambda s: s.get(*over(s, "record")),
    "verification": lambda s: s.get(*over(s, "verification")),
    "statistics": lambda s: s.get(*over(s, *(f"statistics?language={language}" for language in LANGUAGES))),
    "replay": lambda s: s.get(*over(s, *(f"replay?eyes={e}&language={one}" for one in LANGUAGES for e in EYES))),
    "notes": lambda s: s.command("note", lambda n: {"text": WORDS * 80, "marks": {"turn": n}}),
    "talk": lambda s: s.command("chat", lambda n: {"text": f"{n}: {WORDS * 10}"}),
    "opening tables": lambda s: s.request("POST", lambda _: ("/api/tables", new_table(ME, OPEN))),
    "bots": bots,
    "hints": lambda s: s.request(
        "GET", lambda n: (f"/api/tables/{s.house.playing}/hint?about=p{n % 2 + 1}", None), s.house.key
    ),
    "analysis": lambda s: s.get(*over(s, *(f"analysis?language={language}" for language in LANGUAGES))),
}


# --- The neighbour ------------------------------------------------------------------------------------------------


class Waits(msgspec.Struct):
    """Milliseconds."""

    p50: float
    p99: float
    most: float
    work: float
    """What the loop of the server did meanwhile; the median."""


class Row(msgspec.Struct):
    door: str
    quiet: Waits
    beside: Waits

    @property
    def ratio(self) -> float:
        return self.beside.work / self.quiet.work


async def wait_for_answers(house: House, seconds: float) -> Waits:
    waited, worked = [], []
    async with connected(house.port, HERE) as client:
        until = time.perf_counter() + seconds
        while (began := time.perf_counter()) < until:
            before = work_of(house)
            status, _ = await client.ask("GET", f"/api/tables/{house.playing}")
            worked.append(work_of(house) - before)
            waited.append((time.perf_counter() - began) * 1000)
            if status != 200:
                raise SystemExit(f"The neighbour was answered {status}.")
            await asyncio.sleep(max(0.0, PAUSE_S - (time.perf_counter() - began)))
    waited.sort()
    return Waits(median(waited), waited[len(waited) * 99 // 100], waited[-1], median(worked))


def work_of(house: House) -> float:
    """Milliseconds of processor time of the thread of the event loop."""
    return int(Path(f"/proc/{house.process}/task/{house.process}/schedstat").read_text().split()[0]) / 1e6


async def measure(house: House, door: str, seconds: float) -> Row:
    quiet = await wait_for_answers(house, seconds / 2)
    command = [sys.executable, __file__, "--stranger", door, "--house", msgspec.json.encode(house).decode()]
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
    """Play a long match, and begin another."""
    async with connected(house.port, "127.0.0.3") as client:
        house.over, key = await opened(client, new_table(*[RANDOM] * 4, game="top_secret"))
        await client.ask("POST", f"/api/tables/{house.over}/commands", {"do": "start", "id": "s"}, key)
        while json.loads((await client.ask("GET", f"/api/tables/{house.over}"))[1])["status"] != "over":
            await asyncio.sleep(0.5)
        house.playing, house.key = await opened(client, new_table(ME, HARD, hints=True))
        await client.ask("POST", f"/api/tables/{house.playing}/commands", {"do": "start", "id": "s"}, house.key)


async def opened(client: Client, wanted: Json) -> tuple[str, str]:
    status, answer = await client.ask("POST", "/api/tables", wanted)
    if status != 201:
        raise SystemExit(answer.decode())
    made = json.loads(answer)
    return made["table"]["id"], made["key"]


async def all_doors(house: House, doors: list[str], seconds: float) -> list[Row]:
    await furnish(house)
    return [await measure(house, door, seconds) for door in doors]


def show(rows: list[Row]) -> None:
    shown = Shown(box=None, pad_edge=False, title="milliseconds somebody waits, quiet → beside one stranger")
    for number, column in enumerate(("door", "median", "99 of 100", "longest", "work", "times", "")):
        shown.add_column(column, justify="left" if number == 0 else "right", no_wrap=True)
    for row in rows:
        figures = zip(msgspec.structs.astuple(row.quiet), msgspec.structs.astuple(row.beside), strict=True)
        times = [f"{quiet:.1f} → {beside:.1f}" for quiet, beside in figures]
        shown.add_row(row.door, *times, f"{row.ratio:.1f}", "held" if row.ratio <= GOAL else "MISSED")
    console = Console()
    console.width = max(console.width, 120)
    console.print(shown)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("doors", nargs="*", metavar="DOOR", help="only these")
    parser.add_argument("--seconds", type=float, default=4, help="beside the stranger; half of it without (default 4)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there as well")
    parser.add_argument("--stranger", choices=DOORS, help=argparse.SUPPRESS)
    parser.add_argument("--house", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.stranger:
        with suppress(KeyboardInterrupt):
            asyncio.run(DOORS[chosen.stranger](Stranger(msgspec.json.decode(chosen.house, type=House))))
        return 0
    with serving() as house:
        rows = asyncio.run(all_doors(house, chosen.doors or list(DOORS), chosen.seconds))
    if chosen.json:
        chosen.json.write_bytes(msgspec.json.format(msgspec.json.encode(rows)))
    show(rows)
    return 0 if all(row.ratio <= GOAL for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
