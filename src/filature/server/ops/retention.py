"""Deletes old tables, by the retention policy in the settings."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from filature.server.errors import StorageAway
from filature.server.runtime.registry import milliseconds
from filature.server.settings import Settings
from filature.server.storage import Storage
from filature.server.table.clocks import DAY

logger = logging.getLogger("filature.server")

PURGE_INTERVAL_S = 3600


async def purge(storage: Storage, settings: Settings) -> int:
    """Delete what is older than the policy keeps; returns how many tables."""
    now = milliseconds()
    return await storage.purge(
        open_before=now - settings.open_days * DAY,
        playing_before=now - settings.playing_days * DAY,
        over_before=now - settings.over_days * DAY,
    )


@asynccontextmanager
async def purging(storage: Storage, settings: Settings) -> AsyncIterator[None]:
    """Purge at the start and every hour, as long as the server runs."""

    async def tidy() -> None:
        with suppress(StorageAway):
            if gone := await purge(storage, settings):
                logger.info("purged", extra={"tables": gone})

    async def every_hour() -> None:
        while True:
            await asyncio.sleep(PURGE_INTERVAL_S)
            await tidy()

    await tidy()  # before anybody comes for what is to go
    task = asyncio.create_task(every_hour())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
