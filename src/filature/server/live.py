"""The door for live play over a WebSocket."""

from __future__ import annotations

import asyncio

from litestar import websocket

from filature.server.house import House
from filature.server.limits import Limits
from filature.server.line import POLICY, Line, Socket
from filature.server.metrics import Metrics
from filature.server.settings import Settings

LARGEST_MESSAGE = 64 * 1024


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: Socket,
    table_id: str,
    house: House,
    limits: Limits,
    metrics: Metrics,
    settings: Settings,
) -> None:
    """Play, or watch, at a table."""
    origin = socket.headers.get("origin")
    if origin is not None and origin.partition("://")[2] != socket.headers.get("host"):
        await socket.close(POLICY)  # before it was accepted: the browser sees 403
        return
    await socket.accept()
    line = Line(socket, table_id, house, limits, metrics, settings.silence)
    metrics.sockets.inc()
    try:
        await line.ended
        async with asyncio.timeout(settings.silence):  # whoever does not listen even now is left
            await line.end(socket)
    except TimeoutError:
        pass
    finally:
        await line.leave()
        metrics.sockets.dec()
