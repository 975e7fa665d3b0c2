"""What every request and every socket passes first: the limits of its address, before anything else is done for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from filature.server.app import HEADERS, HEALTH, NOT_KEPT
from filature.server.auth import client_network, language_of
from filature.server.errors import TooMuch, status_of
from filature.server.http_protocol import SPARE
from filature.server.limits import Limits, too_many_connections
from filature.server.runtime.updates import encode, refusal

REFUSED: Final = [*HEADERS, NOT_KEPT, (b"content-type", b"application/json"), (b"retry-after", b"1")]
TOO_MANY: Final = too_many_connections().code
PART: Final = 1 << 16
"""Bytes of an answer that are handed over at once."""


def admitting(app: Litestar) -> ASGIApp:
    """The application behind its limits."""
    limits: Limits = app.state.limits

    async def admit(scope: Scope, receive: Receive, send: Send) -> None:
        life = scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET)
        if life or scope["path"] == HEALTH:  # whoever asks for the health is always answered
            await app(scope, receive, send)
            return
        if SPARE in (scope.get("extensions") or {}):
            await _refuse(too_many_connections(), scope, send)
            return
        address = client_network(ASGIConnection(scope))

        async def answer() -> None:
            try:
                limits.request(address)
                with limits.crowd.inside(address):
                    await app(scope, receive, _in_measure(scope, send, lambda size: limits.answer(address, size)))
            except TooMuch as error:
                await _refuse(error, scope, send)

        await limits.effort.turn(address)
        await limits.effort.metered(answer(), address)

    return admit if limits.on else app


def _in_measure(scope: Scope, send: Send, spend: Callable[[int], None]) -> Send:
    """What an answer weighs is told before it begins: when that is too much, the refusal takes its place. A large one
    is handed over in parts, so that no more than one of them waits for somebody who does not read."""
    refused = False

    async def measured(message: Message) -> None:
        nonlocal refused
        if message["type"] == "http.response.start" and scope.get("method") != "HEAD":
            try:
                spend(sum(int(value) for name, value in message["headers"] if name == b"content-length"))
            except TooMuch as error:
                refused = True
                await _refuse(error, scope, send)
        if refused:
            return
        if message["type"] == "http.response.body" and len(message["body"]) > PART:
            body = memoryview(message["body"])
            for start in range(0, len(body) - PART, PART):
                await send({**message, "body": bytes(body[start : start + PART]), "more_body": True})
            message = {**message, "body": bytes(body[start + PART :])}
        await send(message)

    return measured if scope["type"] == ScopeType.HTTP else send


_bodies: Final[dict[tuple[str, str], bytes]] = {}
"""What has been said, by code and language: whoever comes too often shall not cost us much."""


async def _refuse(error: TooMuch, scope: Scope, send: Send) -> None:
    """Also of a socket that is not open yet."""
    which = error.code, language_of(ASGIConnection(scope))
    body = _bodies.get(which) or _bodies.setdefault(which, encode(refusal(error, language=which[1])))
    kind = "websocket.http.response" if scope["type"] == ScopeType.WEBSOCKET else "http.response"
    headers = [*REFUSED, (b"content-length", str(len(body)).encode())]
    if error.code == TOO_MANY:
        headers.append((b"connection", b"close"))
    answer: list[Any] = [
        {"type": f"{kind}.start", "status": status_of(error), "headers": headers},
        {"type": f"{kind}.body", "body": body, "more_body": False},
    ]
    for part in answer:
        await send(part)
