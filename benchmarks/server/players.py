"""Two kinds of player for the load generator, who play the same Heimlich & Co. from what they are shown: one at a table
of Filature (docs/protocol.md), one at a match of boardgame.io (Socket.IO 4 over a WebSocket, as its own client speaks).

Both sit on the same socket with next to nothing around it, so that the generator costs less than what it measures.
"""

from __future__ import annotations

import asyncio
import base64
import os
import uuid
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, NamedTuple
from urllib.parse import urlsplit

import msgspec

PLACES = ("chapel", *(f"H{number}" for number in range(1, 11)), "ruin")
COUNT_EVERY = 8
"""Turns, so that a match lasts some 300 moves."""
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
LONG, MASKED = 126, 128
NOTHING = msgspec.Raw(b"null")


class Position(NamedTuple):
    """What one player's socket showed last: `step` grows with every move of the match, alike for both players."""

    step: int
    mover: int
    over: bool
    latest: Any


class Table(NamedTuple):
    """A match on the server, and the key of who may sit there."""

    id: str
    key: str = ""


Seen = Callable[[int, Position], None]
Failed = Callable[[str], None]


class Player(asyncio.Protocol):
    """A WebSocket (RFC 6455) at a table. It tells why it broke, once, unless it was closed from here."""

    path: ClassVar[str]

    def __init__(self, url: str, table: Table, seat: int, seen: Seen, failed: Failed) -> None:
        self.table = table
        self.seat = seat
        self._url = urlsplit(url)
        self.seen = seen
        self._failed = failed
        self._transport: Any = None
        self._open = True
        self._greeted = False
        self._reason = "the socket was closed"
        self._rest = b""

    async def connect(self) -> None:
        try:
            await asyncio.get_running_loop().create_connection(
                lambda: self, self._url.hostname or "", self._url.port or 80
            )
        except OSError as error:
            self._failed(str(error))

    def opened(self) -> None:
        """The socket is open."""

    def heard(self, text: bytes) -> None:
        raise NotImplementedError

    def move(self, position: Position) -> None:
        raise NotImplementedError

    def close(self) -> None:
        self._open = False
        if self._transport:
            self._transport.abort()

    def send(self, text: bytes, kind: int = TEXT) -> None:
        """Its mask is zero, which leaves the text as it is."""
        length = len(text)
        size = bytes((MASKED | length,)) if length < LONG else bytes((MASKED | LONG,)) + length.to_bytes(2, "big")
        self._transport.write(bytes((MASKED | kind,)) + size + bytes(4) + text)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport
        lines = (
            f"GET {self.path.format(table=self.table.id)} HTTP/1.1",
            f"Host: {self._url.netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            "Sec-WebSocket-Version: 13",
        )
        self._transport.write("\r\n".join((*lines, "\r\n")).encode())

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        if not self._greeted:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            if not head.startswith(b"HTTP/1.1 101 "):
                self._reason = f"not opened: {head.decode()}"
                self._transport.abort()
                return
            self._greeted = True
            self.opened()
        while self._open and (frame := first_frame(data)):
            kind, content, end = frame
            data = data[end:]
            if kind == TEXT:
                self.heard(content)
            elif kind == PING:
                self.send(content, PONG)
            elif kind == CLOSE:
                self._reason = f"closed with {int.from_bytes(content[:2], 'big')}"
        self._rest = data

    def connection_lost(self, error: Exception | None) -> None:
        if self._open:
            self._failed(str(error) if error else self._reason)
        self._open = False


def first_frame(data: bytes) -> tuple[int, bytes, int] | None:
    """Kind, content and end of the first frame, if all of it is there; neither server sends a message in parts."""
    if len(data) < 2:
        return None
    start, length = 2, data[1]
    if length >= LONG:
        start = 4 if length == LONG else 10
        if len(data) < start:
            return None
        length = int.from_bytes(data[2:start], "big")
    end = start + length
    return None if end > len(data) else (data[0] & 15, data[start:end], end)


def choose(phase: str, turn: int, die: int, dossier: str, agents: Sequence[tuple[str, str]]) -> str:
    """The whole roll for one agent, to the dossier now and then; the dossier to the first free place."""
    if phase == "DOSSIER":
        taken = {place for _, place in agents}
        return f"dossier {next(place for place in PLACES if place not in taken)}"
    leads_there = PLACES[PLACES.index(dossier) - die]
    counting = turn % COUNT_EVERY == 0
    agent = next((agent for agent, place in agents if (place == leads_there) == counting), agents[0][0])
    return f"{agent}+{die}"


# --- Filature ---------------------------------------------------------------------------------------------------------


class Agent(msgspec.Struct, gc=False):
    agent: str
    place: str


class View(msgspec.Struct, gc=False):
    phase: str
    turn: int
    die: int
    dossier: str
    agents: list[Agent]
    waiting: list[int]
    outcome: msgspec.Raw = NOTHING


class MatchEvent(msgspec.Struct, gc=False):
    kind: str
    version: int = 0
    view: View | None = None
    sentence: str = ""


read_told = msgspec.json.Decoder(MatchEvent).decode


class FilaturePlayer(Player):
    path = "/api/tables/{table}/live"
    commands = 0

    @staticmethod
    async def open(url: str) -> Table:
        """A table where both chairs are taken. As on the page, the match is begun over the socket."""
        seats = [{"by": "me", "name": name} for name in "AB"]
        made = await post(url, "/api/tables", {"game": "heimlich", "seats": seats, "pace": "instant"})
        return Table(made["table"]["id"], made["key"])

    def opened(self) -> None:
        self.send(msgspec.json.encode({"do": "hello", "key": self.table.key, "seat": self.seat}))

    def heard(self, text: bytes) -> None:
        told = read_told(text)
        if told.kind == "refused":
            self._failed(told.sentence)
        elif view := told.view:
            over = view.outcome != NOTHING
            step = 2 * view.turn + (view.phase == "DOSSIER" or over)
            self.seen(self.seat, Position(step, view.waiting[0] if view.waiting else -1, over, told))
        elif told.kind == "update":  # whoever comes first finds a table that has not begun
            self.send(b'{"do":"start","id":"start"}')

    def move(self, position: Position) -> None:
        told = position.latest
        view = told.view
        text = choose(view.phase, view.turn, view.die, view.dossier, [(one.agent, one.place) for one in view.agents])
        self.commands += 1
        self.send(
            b'{"do":"move","id":"%d-%d","text":"%b","version":%d}'
            % (self.seat, self.commands, text.encode(), told.version)
        )


connections: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
"""Those nobody uses right now."""


async def post(url: str, path: str, body: object) -> Any:
    """What the server answers, over a connection that is kept."""
    where = urlsplit(url)
    content = msgspec.json.encode(body)
    lines = [f"POST {path} HTTP/1.1", f"Host: {where.netloc}", "Content-Type: application/json"]
    lines.append(f"Content-Length: {len(content)}")
    kept = bool(connections)
    reader, writer = connections.pop() if kept else await asyncio.open_connection(where.hostname, where.port)
    writer.write("\r\n".join((*lines, "\r\n")).encode() + content)
    try:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
    except EOFError as error:
        if not kept:
            raise OSError("a request was not answered") from error
        return await post(url, path, body)  # nobody had used this one for a while, and the server has closed it
    answer = await reader.readexactly(int(head.partition("content-length:")[2].split()[0]))
    connections.append((reader, writer))
    if not head.startswith("http/1.1 20"):
        raise OSError(answer.decode())
    return msgspec.json.decode(answer)


# --- boardgame.io -----------------------------------------------------------------------------------------------------

EVENT = b"42/heimlich,"


class Pawn(msgspec.Struct, gc=False):
    place: int


class Town(msgspec.Struct, gc=False):
    agents: dict[str, Pawn]
    dossier: int
    counting: bool
    die: int | None = None


class Context(msgspec.Struct, gc=False):
    current_player: str
    turn: int
    gameover: msgspec.Raw = NOTHING


class State(msgspec.Struct, gc=False):
    id: int = msgspec.field(name="_stateID")
    town: Town = msgspec.field(name="G")
    context: Context = msgspec.field(name="ctx")


class Updated(msgspec.Struct, array_like=True, gc=False):
    kind: str
    match: str
    state: State


class Sync(msgspec.Struct, gc=False):
    state: State


class Synchronised(msgspec.Struct, array_like=True, gc=False):
    kind: str
    match: str
    sync: Sync


read_update = msgspec.json.Decoder(Updated).decode
read_sync = msgspec.json.Decoder(Synchronised).decode


class BoardgamePlayer(Player):
    path = "/socket.io/?EIO=4&transport=websocket"

    @staticmethod
    async def open(url: str) -> Table:
        """The first player's `sync` makes the match; as nobody joined it through the lobby, it asks for no key."""
        return Table(str(uuid.uuid4()))

    def heard(self, text: bytes) -> None:
        if text.startswith(EVENT + b'["update"'):
            self._show(read_update(text[len(EVENT) :]).state)
        elif text.startswith(EVENT + b'["sync"'):
            self._show(read_sync(text[len(EVENT) :]).sync.state)
        elif text == b"2":
            self.send(b"3")
        elif text.startswith(b"40/heimlich,"):
            self._say("sync", self.table.id, str(self.seat), None, 2)
        elif text.startswith(b"0"):
            self.send(b"40/heimlich,")
        elif not text.startswith(EVENT):
            self._failed(f"unexpected: {text[:40].decode()}")

    def _show(self, state: State) -> None:
        over = state.context.gameover != NOTHING
        self.seen(self.seat, Position(state.id, int(state.context.current_player), over, state))

    def _say(self, *content: object) -> None:
        self.send(EVENT + msgspec.json.encode(content))

    def move(self, position: Position) -> None:
        state: State = position.latest
        town = state.town
        agents = [(agent, PLACES[pawn.place]) for agent, pawn in town.agents.items()]
        phase = "DOSSIER" if town.counting else "MOVE"
        text = choose(phase, state.context.turn, town.die or 0, PLACES[town.dossier], agents)
        word, _, number = text.partition("+")
        kind = "run" if number else "dossier"
        argument: object = {word: int(number)} if number else PLACES.index(word.removeprefix("dossier "))
        payload = {"type": kind, "args": [argument], "playerID": str(self.seat)}
        self._say("update", {"type": "MAKE_MOVE", "payload": payload}, state.id, self.table.id, str(self.seat))
