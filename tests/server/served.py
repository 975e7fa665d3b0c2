"""A real server in a process of its own, as an operator starts it; and somebody at a table, over a real socket."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections import deque
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

Json = dict[str, Any]
LOST = (ConnectionClosed, InvalidHandshake, OSError)
"""How a connection ends, or does not begin, when the server dies."""
AWAY = ("storage-away", "outcome-unknown")
PATIENCE = 0.1
"""Seconds a client waits before it tries again."""


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


class Served:
    """`filature serve`, on a port of its own. It may be killed and started again."""

    def __init__(
        self,
        database: str,
        folder: Path,
        port: int | None = None,
        program: str = "filature.cli.main",
        **settings: str,
    ) -> None:
        self.program = program
        self.port = port or free_port()
        self.database = database
        self.log = folder / f"server-{self.port}.log"
        self.environment = {
            **os.environ,
            "FILATURE_HOME": str(folder),
            "FILATURE_RATE_LIMITS": "off",
            **{f"FILATURE_{name.upper()}": value for name, value in settings.items()},
        }
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Self:
        """Start, and wait until it answers."""
        command = [sys.executable, "-m", self.program, "serve", "--port", str(self.port)]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*command, "--database", self.database], env=self.environment, stdout=log, stderr=log, text=True
            )
        while not self._answers():
            if self.process.poll() is not None:
                raise AssertionError(f"the server ended: {self.log.read_text()}")
            time.sleep(0.02)  # it needs the processor itself
        return self

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        """Without a chance to say goodbye."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def wait_until_closed(self) -> None:
        """Until nobody listens at its port any more."""
        with suppress(ConnectionRefusedError):
            while True:
                socket.create_connection(("127.0.0.1", self.port)).close()
                time.sleep(0.02)

    def stop(self) -> int:
        """As Ctrl-C does; returns the exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        return self.process.wait(timeout=60)

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop()

    # Plain HTTP

    def get(self, path: str, key: str | None = None, **headers: str) -> tuple[int, Any]:
        return self._request("GET", path, None, key, headers)

    def post(self, path: str, body: Any, key: str | None = None, **headers: str) -> tuple[int, Any]:
        return self._request("POST", path, json.dumps(body).encode(), key, headers)

    def _request(self, method: str, path: str, body: bytes | None, key: str | None, headers: Json) -> tuple[int, Any]:
        sent = {"content-type": "application/json", **headers}
        if key:
            sent["authorization"] = f"Bearer {key}"
        request = urllib.request.Request(self.address + path, body, sent, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return answer.status, json.loads(answer.read())
        except urllib.error.HTTPError as error:
            return error.code, json.loads(error.read())

    def new_table(self, game: str, seats: list[Json], **wishes: Any) -> tuple[str, str]:
        """A table that waits to be started: its id and the host's key."""
        status, answer = self.post("/api/tables", {"game": game, "seats": seats, "pace": "instant", **wishes})
        assert status == 201, answer
        return answer["table"]["id"], answer["key"]

    def command(self, table: str, key: str | None, do: str, **facts: Any) -> Json:
        """Carry out a command over HTTP."""
        body = {"do": do, "id": f"http-{random.getrandbits(64):x}", **facts}
        status, answer = self.post(f"/api/tables/{table}/commands", body, key)
        assert status == 200, answer
        done: Json = answer
        return done

    def hand_over(self, table: str, key: str, name: str = "Zoe") -> str:
        """A chair changes hands in the middle of a match; returns the key of whoever has it now."""
        link = self.command(table, key, "offer")["key"]
        taken: str = self.command(table, None, "sit", name=name, link=link)["key"]
        return taken

    def sit_at(self, game: str, people: int, *bots: str, **wishes: Any) -> tuple[str, list[str]]:
        """A started table with so many people, each with a key of his own, and bots; the first person is its host."""
        seats = [{"by": "me", "name": "P1"}, *[{"by": "open"}] * (people - 1), *({"by": "bot", "bot": b} for b in bots)]
        table, host = self.new_table(game, seats, **wishes)
        keys = [host, *(self.command(table, None, "sit", name=f"P{n}")["key"] for n in range(2, people + 1))]
        self.command(table, host, "start")
        return table, keys


class Refusal(Exception):
    def __init__(self, message: Json) -> None:
        super().__init__(message["sentence"])
        self.message = message
        self.code: str = message["code"]


class Away(Refusal):
    """The server cannot write anything down right now, or does not know whether it has; the same command may be sent
    again."""


class Person:
    """Somebody at a table (or a watcher), over a socket. Keeps every message; comes back after a lost connection."""

    def __init__(
        self, address: str, table: str, key: str | None = None, *, others: Sequence[str] = (), **hello: Any
    ) -> None:
        self.doors = deque(f"{door.replace('http', 'ws')}/api/tables/{table}/live" for door in (address, *others))
        """Where the table can be reached; the first is used, until it is closed."""
        self.hello = {"do": "hello", "moves": True, **({"key": key} if key else {}), **hello}
        self.received: list[str] = []
        """Every message, as it came over the wire."""
        self.events: list[Json] = []
        self.update: Json = {}
        """What is known now: the newest of every part of the updates."""
        self.acknowledged: list[Json] = []
        """The commands that were answered with `done`."""
        self._socket: ClientConnection | None = None
        self._ids = itertools.count(random.getrandbits(32) << 16)

    async def __aenter__(self) -> Self:
        await self.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.leave()

    async def connect(self) -> None:
        """Say hello from the last number seen; raises `Refusal` when that is refused."""
        self._socket = await connect(self.doors[0], compression=None, max_size=None, max_queue=None)
        await self.send({**self.hello, "since": self.update.get("version", 0)})
        while (await self.hear())["kind"] != "update":
            pass

    async def leave(self) -> None:
        if self._socket:
            await self._socket.close()

    async def send(self, message: Json | str) -> None:
        assert self._socket is not None
        await self._socket.send(message if isinstance(message, str) else json.dumps(message))

    async def hear(self) -> Json:
        """The next message; raises `Refusal` if it is one."""
        assert self._socket is not None
        text = await self._socket.recv()
        assert isinstance(text, str)
        self.received.append(text)
        message: Json = json.loads(text)
        if message["kind"] == "update":
            for event in message.get("events", []):
                assert event["number"] >= self.update.get("version", 0), "told twice"
                self.events.append(event)
            self.update |= {name: part for name, part in message.items() if name != "events"}
        if message["kind"] == "refused":
            raise Away(message) if message["code"] in AWAY else Refusal(message)
        return message

    def command(self, do: str, **facts: Any) -> Json:
        """A command with an id of its own."""
        return {"do": do, "id": f"c{next(self._ids)}", **facts}

    def random_move(self, dice: random.Random) -> Json:
        return self.command("move", text=dice.choice(self.update["moves"]), version=self.update["version"])

    async def do(self, do: str, **facts: Any) -> Json:
        """A command and its answer; what else is heard meanwhile is taken in."""
        return await self.repeat(self.command(do, **facts))

    async def repeat(self, command: Json) -> Json:
        await self.send(command)
        while True:
            try:
                message = await self.hear()
            except Refusal as refusal:
                if refusal.message.get("id", "") == command["id"]:
                    raise
                continue
            if message.get("id") == command["id"]:
                if message["kind"] == "done":
                    self.acknowledged.append(command)
                return message

    @property
    def view(self) -> Json:
        return self.update.get("view") or {}

    @property
    def asked(self) -> bool:
        """Whether the match waits for this seat."""
        return self.update.get("seat", -2) in self.view.get("waiting", ())

    @property
    def over(self) -> bool:
        return bool(self.view.get("outcome"))

    async def play_on(self, dice: random.Random) -> None:
        """Play random legal moves until the match is over."""
        while not self.over:
            if not self.asked:
                await self.hear()
                continue
            try:
                await self.repeat(self.random_move(dice))
            except Refusal as refusal:
                if refusal.code != "stale":
                    raise
                await self.hear()  # the fresh state

    async def play_through(self, dice: random.Random) -> None:
        """The same, through crashes and restarts of the server."""
        while not self.over:
            try:
                if self.asked:
                    await self.insist(self.random_move(dice))
                else:
                    await self.hear()
            except LOST:
                await self.come_back()
            except Refusal as refusal:
                if refusal.code != "stale":
                    raise
                del self.update["view"]  # the fresh state is on its way

    async def insist(self, command: Json) -> Json:
        """Send a command until it is answered, through crashes and restarts of the server and of its database."""
        while True:
            try:
                return await self.repeat(command)
            except LOST:
                await self.come_back()
            except Away:
                await asyncio.sleep(PATIENCE)

    async def come_back(self) -> None:
        """Connect again as often as it takes, at one door or another."""
        while True:
            await self.leave()
            self.doors.rotate()
            with suppress(*LOST, Away):
                return await self.connect()
            await asyncio.sleep(PATIENCE)


@asynccontextmanager
async def at_table(
    address: str | Sequence[str], table: str, keys: list[str], **hello: Any
) -> AsyncIterator[list[Person]]:
    """Everybody connected, each with his key; where the table has several addresses, each at another one."""
    doors = itertools.cycle([address] if isinstance(address, str) else address)
    people = [Person(next(doors), table, key, **hello) for key in keys]
    try:
        await asyncio.gather(*(person.connect() for person in people))
        yield people
    finally:
        await asyncio.gather(*(person.leave() for person in people))
