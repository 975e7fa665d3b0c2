"""The WebSocket endpoint, for live play."""

from __future__ import annotations

from litestar import websocket

from filature.kernel.errors import FilatureError
from filature.server.origin import check_host, check_origin
from filature.server.services import Services
from filature.server.websocket.connection import POLICY, Connection, Socket

LARGEST_MESSAGE = 64 * 1024


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: Socket, table_id: str, services: Services) -> None:
    """Play, or watch, at a table."""
    try:
        check_host(socket, services.settings.known_names)
        check_origin(socket)
    except FilatureError:
        await socket.close(POLICY)  # before it was accepted: the browser sees 403
        return
    await socket.accept()
    services.metrics.sockets.inc()
    try:
        await Connection(socket, table_id, services).run()
    finally:
        services.metrics.sockets.dec()
