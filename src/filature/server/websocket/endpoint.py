"""The WebSocket endpoint, for live play."""

from __future__ import annotations

from collections.abc import Callable

from litestar import websocket

from filature.kernel.errors import FilatureError
from filature.server.origin import check_host, check_origin
from filature.server.services import Services
from filature.server.websocket.connection import POLICY, Connection, Socket
from filature.server.websocket.lesson import LessonConnection

LARGEST_MESSAGE = 64 * 1024


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: Socket, table_id: str, services: Services) -> None:
    """Play, or watch, at a table."""
    await _serve(socket, services, lambda: Connection(socket, table_id, services))


@websocket("/api/lessons/{name:str}/live")
async def lesson(socket: Socket, name: str, services: Services) -> None:
    """Go through a lesson. Nothing of it is stored; the client says at which step it was left."""
    await _serve(socket, services, lambda: LessonConnection(socket, name, services))


async def _serve(socket: Socket, services: Services, connect: Callable[[], Connection]) -> None:
    try:
        check_host(socket, services.settings.known_names)
        check_origin(socket)
    except FilatureError:
        await socket.close(POLICY)  # before it was accepted: the browser sees 403
        return
    await socket.accept()
    services.metrics.sockets.inc()
    try:
        await connect().run()
    finally:
        services.metrics.sockets.dec()


HANDLERS = [live, lesson]
