"""The door for live play over a WebSocket."""

from __future__ import annotations

import asyncio

from litestar import websocket

from filature.server.desk import Desk
from filature.server.line import POLICY, Line, Socket

LARGEST_MESSAGE = 64 * 1024


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: Socket, table_id: str, desk: Desk) -> None:
    """Play, or watch, at a table."""
    origin = socket.headers.get("origin")
    if origin is not None and origin.partition("://")[2] != socket.headers.get("host"):
        await socket.close(POLICY)  # before it was accepted: the browser sees 403
        return
    await socket.accept()
    line = Line(socket, table_id, desk.house, desk.limits, desk.metrics, desk.settings.silence)
    desk.metrics.sockets.inc()
    try:
        await line.ended
        async with asyncio.timeout(desk.settings.silence):  # whoever does not listen even now is left
            await line.end(socket)
    except TimeoutError:
        pass
    finally:
        await line.leave()
        desk.metrics.sockets.dec()
