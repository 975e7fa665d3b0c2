"""What one stranger may do at every door of a house, within the limits of an address; doors.py measures what it costs
others.

Run as a process of its own: `python benchmarks/server/stranger.py DOOR HOUSE`, where HOUSE is a `House` as JSON.
"""

from __future__ import annotations

import asyncio
import base64
import itertools
import json
import secrets
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec

HERE, NEXT_DOOR = "127.0.0.1", "127.0.0.2"
PAUSE_S = 0.02
CONNECTIONS = 20
"""At the same time, where a door is asked over HTTP."""
MOST_REQUESTS = 20_000
SLOW = 390
"""Slow connections; an address has 400."""
AT_TABLE = 60
"""Sockets at one table."""
ENOUGH = 20_000
"""Tiny frames of one socket."""
WORDS = "It was the butler, and he was seen in the ruin. "

Json = dict[str, Any]
Door = Callable[["Stranger"], Coroutine[Any, Any, None]]


class Seat(msgspec.Struct, frozen=True):
    """At a table."""

    table: str
    key: str


class House(msgspec.Struct):
    """What there is at the server: for the stranger long matches that are over and some that go on; for the neighbour a
    match and one that is over."""

    port: int
    process: int
    over: list[str] = []
    playing: list[Seat] = []
    neighbour: Seat = Seat("", "")
    read: str = ""


class Client:
    """One connection, kept."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, port: int) -> None:
        self.reader = reader
        self.writer = writer
        self._host = f"{HERE}:{port}"

    async def ask(self, method: str, path: str, body: Json | None = None, key: str = "") -> tuple[int, bytes]:
        length = await self.begin(method, path, body, key)
        return self.status, await self.reader.readexactly(length)

    async def begin(self, method: str, path: str, body: Json | None = None, key: str = "") -> int:
        """Ask, and read the head of the answer; returns how long it is."""
        content = json.dumps(body).encode() if body is not None else b""
        lines = [f"{method} {path} HTTP/1.1", f"host: {self._host}", f"content-length: {len(content)}"]
        if key:
            lines.append(f"authorization: Bearer {key}")
        self.writer.write("\r\n".join((*lines, "\r\n")).encode() + content)
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode().lower()
        self.status = int(head[9:12])
        return int(head.partition("content-length:")[2].split()[0])

    async def upgrade(self, path: str) -> None:
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self.writer.write(
            f"GET {path}/live HTTP/1.1\r\nhost: {self._host}\r\nconnection: Upgrade\r\nupgrade: websocket\r\n"
            f"sec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n\r\n".encode()
        )
        await self.reader.readuntil(b"\r\n\r\n")

    async def say(self, message: Json) -> None:
        payload = json.dumps(message).encode()
        long = len(payload) > 125
        length = bytes([254]) + len(payload).to_bytes(2, "big") if long else bytes([128 | len(payload)])
        self.writer.write(bytes([129]) + length + bytes(4) + payload)
        await self.writer.drain()


@asynccontextmanager
async def connected(port: int, source: str) -> AsyncIterator[Client]:
    reader, writer = await asyncio.open_connection(HERE, port, local_addr=(source, 0), limit=1 << 24)
    try:
        yield Client(reader, writer, port)
    finally:
        writer.transport.abort()


class Stranger:
    def __init__(self, house: House) -> None:
        self.house = house
        self.asked = itertools.count()

    def connect(self) -> Any:
        return connected(self.house.port, NEXT_DOOR)

    async def again(self, once: Callable[[], Awaitable[None]], at_once: int = 1) -> None:
        """Do something again and again, at several connections."""

        async def repeat() -> None:
            while next(self.asked) < MOST_REQUESTS:
                try:
                    await once()
                except (OSError, EOFError):
                    await asyncio.sleep(PAUSE_S)

        await asyncio.gather(*(repeat() for _ in range(at_once)))

    async def request(self, method: str, what: Callable[[int], tuple[str, Json | None, str]]) -> None:
        """As fast as it is answered."""

        async def once() -> None:
            async with self.connect() as client:
                while (number := next(self.asked)) < MOST_REQUESTS:
                    status, _ = await client.ask(method, *what(number))
                    if status == 429:
                        await asyncio.sleep(PAUSE_S)

        await self.again(once, CONNECTIONS)

    async def get(self, *paths: str) -> None:
        await self.request("GET", lambda number: (paths[number % len(paths)], None, ""))

    async def command(self, do: str, facts: Callable[[int], Json]) -> None:
        def what(number: int) -> tuple[str, Json, str]:
            seat = self.house.playing[number % len(self.house.playing)]
            return f"{table(seat.table)}/commands", {"do": do, "id": f"{do}{number}", **facts(number)}, seat.key

        await self.request("POST", what)

    async def flood(self, first: bytes, frames: bytes, path: str = "") -> None:
        async def once() -> None:
            async with self.connect() as client:
                await client.upgrade(path or table(self.house.playing[0].table))
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


def table(id: str) -> str:
    return f"/api/tables/{id}"


def frame(opcode: int, payload: bytes = b"", *, fin: bool = True) -> bytes:
    return bytes([fin << 7 | opcode, 128 | len(payload), 0, 0, 0, 0]) + payload


HELLO = frame(1, b'{"do":"hello"}')
NEXT = frame(1, b'{"do":"next","id":"n"}')
HEAD = b"POST /api/tables HTTP/1.1\r\nhost: x\r\n"


async def handshakes(stranger: Stranger) -> None:
    async def once() -> None:
        async with stranger.connect() as client:
            await client.upgrade(table(stranger.house.playing[0].table))

    await stranger.again(once, CONNECTIONS)


async def pipelined(stranger: Stranger) -> None:
    async def once() -> None:
        async with stranger.connect() as client:
            client.writer.write(b"GET /api/tables/x HTTP/1.1\r\nhost: x\r\n\r\n" * 2000)
            while await client.reader.read(1 << 16):
                pass

    await stranger.again(once, CONNECTIONS)


async def unread(stranger: Stranger) -> None:
    """Long answers of which only the head is read."""
    [path] = over(stranger, "replay?eyes=all", tables=1)

    async def once() -> None:
        async with stranger.connect() as client:
            await client.begin("GET", path)
            await asyncio.sleep(5)

    await stranger.again(once, SLOW)


async def many_sockets(stranger: Stranger) -> None:
    """As many as may be at each table, in all languages, with all moves listed; and notes for all of them to hear."""

    async def listen(number: int) -> None:
        seat = stranger.house.playing[number // AT_TABLE % len(stranger.house.playing)]
        wishes = {"moves": bool(number & 1), "decision": bool(number & 2), "language": LANGUAGES[number % 3]}
        async with stranger.connect() as client:
            await client.upgrade(table(seat.table))
            await client.say({"do": "hello", "key": seat.key, **wishes})
            while await client.reader.read(1 << 16):
                pass

    async def come_and_go() -> None:
        number = itertools.count()
        await stranger.again(lambda: listen(next(number)), SLOW - CONNECTIONS)

    await asyncio.gather(come_and_go(), stranger.command("note", lambda n: {"text": f"{n}"}))


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
                await client.ask(
                    "POST", f"{table(answer['table']['id'])}/commands", {"do": "start", "id": "s"}, answer["key"]
                )
            else:
                await asyncio.sleep(PAUSE_S)

    await stranger.again(once)


def over(stranger: Stranger, *paths: str, tables: int = 100) -> list[str]:
    return [f"{table(id)}/{path}" for path in paths for id in stranger.house.over[:tables]]


def rule_question(stranger: Stranger, number: int) -> tuple[str, Json, str]:
    """As many words as there is room for, different each time."""
    words = " ".join(secrets.token_hex(2) for _ in range(90))
    seat = stranger.house.playing[number % len(stranger.house.playing)]
    return f"{table(seat.table)}/ask?language=de", {"do": "typed", "text": f"regeln {words}"}, seat.key


def hint(stranger: Stranger, number: int) -> tuple[str, None, str]:
    """About one player after the other, at one table after the other: no question is known."""
    tables = stranger.house.playing
    seat = tables[number // 2 % len(tables)]
    return f"{table(seat.table)}/hint?about=p{number % 2 + 1}", None, seat.key


IDS = str.maketrans("0123456789abcdef", "bcdfghjkmnpqrstv")
"""Hexadecimal digits as letters of a table's id."""
EYES = ("watcher", "all", "0", "1", "2", "3")
LANGUAGES = ("en", "fr", "de")
GAMES = ("heimlich", "top_secret", "double_agents", "serum")
DOORS: dict[str, Door] = {
    "tiny frames": lambda s: s.flood(b"", frame(1) * ENOUGH),
    "pings": lambda s: s.flood(HELLO, frame(9) * ENOUGH),
    "fragments": lambda s: s.flood(frame(1, fin=False), frame(0, fin=False) * ENOUGH),
    "messages": lambda s: s.flood(HELLO, frame(1, b'{"do":"ping","id":"?"}') * 2000),
    "handshakes": handshakes,
    "many sockets": many_sockets,
    "pipelined requests": pipelined,
    "slow heads": lambda s: s.trickle(HEAD),
    "slow bodies": lambda s: s.trickle(HEAD + b"content-length: 9999\r\n\r\n"),
    "unread answers": unread,
    "pictures (QR)": lambda s: s.request(
        "GET", lambda n: (f"/t/{secrets.token_hex(5).translate(IDS)}/qr.svg", None, "")
    ),
    "games": lambda s: s.get(*(f"/api/games?language={language}" for language in LANGUAGES)),
    "rules": lambda s: s.get(*(f"/api/games/{game}/rules?language={one}" for game in GAMES for one in LANGUAGES)),
    "rule questions": lambda s: s.request("POST", lambda n: rule_question(s, n)),
    "lessons": lambda s: s.flood(HELLO, NEXT * 2000, "/api/lessons/serum"),
    "updates with sentences": lambda s: s.get(
        *over(s, *(f"updates?said=true&language={language}" for language in LANGUAGES), tables=1)
    ),
    "record": lambda s: s.get(*over(s, "record")),
    "verification": lambda s: s.get(*over(s, "verification")),
    "statistics": lambda s: s.get(*over(s, *(f"statistics?language={language}" for language in LANGUAGES))),
    "replay": lambda s: s.get(*over(s, *(f"replay?eyes={e}&language={one}" for one in LANGUAGES for e in EYES))),
    "notes": lambda s: s.command("note", lambda n: {"text": WORDS * 80, "marks": {"turn": n}}),
    "talk": lambda s: s.command("chat", lambda n: {"text": f"{n}: {WORDS * 10}"}),
    "opening tables": lambda s: s.request("POST", lambda _: ("/api/tables", new_table(ME, OPEN), "")),
    "bots": bots,
    "hints": lambda s: s.request("GET", lambda n: hint(s, n)),
    "analysis": lambda s: s.get(*over(s, "analysis")),
}

if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        asyncio.run(DOORS[sys.argv[1]](Stranger(msgspec.json.decode(sys.argv[2], type=House))))
