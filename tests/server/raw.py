"""A socket by hand: every frame as its sender wants it, right or wrong, and read only when he likes."""

from __future__ import annotations

import asyncio
import base64
import http.client
import json
import secrets
import socket
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from tests.server.served import Json, Served

HERE, NEXT_DOOR = "127.0.0.1", "127.0.0.2"
"""Two addresses to come from."""
CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10


class Answer:
    """All of an answer over HTTP."""

    def __init__(self, response: http.client.HTTPResponse) -> None:
        self.status = response.status
        self.headers = response.headers
        self.text = response.read().decode()

    @property
    def json(self) -> Any:
        return json.loads(self.text)


def request(house: Served, method: str, path: str, body: Any = None, *, source: str = HERE, **headers: str) -> Answer:
    """One request, its body as bytes or as what becomes JSON."""
    connection = http.client.HTTPConnection(HERE, house.port, timeout=30, source_address=(source, 0))
    try:
        content = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        connection.request(method, path, content, {name.replace("_", "-"): value for name, value in headers.items()})
        return Answer(connection.getresponse())
    finally:
        connection.close()


def frame(payload: bytes, opcode: int = TEXT, *, fin: bool = True, masked: bool = True, reserved: int = 0) -> bytes:
    head = bytes([fin << 7 | reserved << 4 | opcode])
    if len(payload) < 126:
        head += bytes([masked << 7 | len(payload)])
    elif len(payload) < 1 << 16:
        head += bytes([masked << 7 | 126]) + len(payload).to_bytes(2, "big")
    else:
        head += bytes([masked << 7 | 127]) + len(payload).to_bytes(8, "big")
    return head + b"\0\0\0\0" * masked + payload  # masked with zeros: as it is


class Refused(Exception):
    """The server answered the handshake otherwise."""


class RawSocket:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def send(self, *frames: bytes) -> None:
        """Without waiting until they are taken."""
        self.writer.write(b"".join(frames))

    def say(self, message: Json) -> None:
        self.send(frame(json.dumps(message).encode()))

    async def receive(self) -> tuple[int, bytes]:
        """The next frame: what it is, and what is in it. `IncompleteReadError` when the connection has ended."""
        first, length = await self.reader.readexactly(2)
        if length >= 126:
            length = int.from_bytes(await self.reader.readexactly(2 if length == 126 else 8), "big")
        return first & 15, await self.reader.readexactly(length)

    async def messages(self) -> AsyncIterator[Json]:
        """Every message until the end. Who listens also answers when he is asked whether he is still there."""
        async for text in self.texts():
            yield json.loads(text)

    async def texts(self) -> AsyncIterator[bytes]:
        while (received := await self.receive())[0] != CLOSE:
            if received[0] == TEXT:
                yield received[1]
            elif received[0] == PING:
                self.send(frame(received[1], PONG))

    async def code(self) -> int:
        """With which code the server closes."""
        while True:
            opcode, payload = await self.receive()
            if opcode == CLOSE:
                return int.from_bytes(payload[:2], "big")


@asynccontextmanager
async def raw_socket(
    house: Served,
    table: str,
    *,
    buffer: int = 0,
    source: str = HERE,
    headers: Mapping[str, str] | None = None,
    place: str = "tables",
) -> AsyncIterator[RawSocket]:
    """A socket at a table; a small `buffer` makes the other side feel soon that nobody reads."""
    client = socket.socket()
    client.setblocking(False)
    if buffer:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    client.bind((source, 0))
    await asyncio.get_running_loop().sock_connect(client, (HERE, house.port))
    reader, writer = await asyncio.open_connection(sock=client, limit=1 << 16)
    try:
        lines = {
            "Host": f"{HERE}:{house.port}",
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": base64.b64encode(secrets.token_bytes(16)).decode(),
            **(headers or {}),
        }
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        writer.write(f"GET /api/{place}/{table}/live HTTP/1.1\r\n{head}\r\n".encode())
        answer = (await reader.readuntil(b"\r\n\r\n")).decode()
        if not answer.startswith("HTTP/1.1 101 "):
            raise Refused(answer)
        yield RawSocket(reader, writer)
    finally:
        writer.transport.abort()
