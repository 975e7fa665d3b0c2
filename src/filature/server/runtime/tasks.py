"""Background tasks of the server that nobody awaits: what goes wrong in them is logged, and all end with the server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from filature.server.errors import StorageTrouble, UnknownTable

logger = logging.getLogger("filature.server")


class Tasks:
    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(logged(work))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def cancel(self) -> None:
        await asyncio.sleep(0)  # a task that has not begun cannot be cancelled cleanly
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)


async def logged(work: Coroutine[Any, Any, Any]) -> None:
    """Log a failure without facts of the match."""
    try:
        await work
    except (StorageTrouble, UnknownTable) as error:
        logger.warning("put off", extra={"code": error.code})
    except Exception as error:
        logger.error("failed", extra={"error": type(error).__name__}, exc_info=error)
