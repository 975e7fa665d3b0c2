"""Deletes old tables, by the retention policy in the settings."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from filature.server.errors import StorageAway
from filature.server.runtime.registry import Registry
from filature.server.settings import Settings
from filature.server.table.clocks import DAY

logger = logging.getLogger("filature.server")

PURGE_INTERVAL_S = 3600
RETRY_S = 60


async def purge(registry: Registry, settings: Settings) -> int:
    """Delete what is older than the policy keeps, by a clock that is not doubted; returns how many tables."""
    now = registry.heartbeat.certain()
    return await registry.storage.purge(
        open_before=now - settings.open_days * DAY,
        playing_before=now - settings.playing_days * DAY,
        over_before=now - settings.over_days * DAY,
    )


@asynccontextmanager
async def purging(registry: Registry, settings: Settings) -> AsyncIterator[None]:
    """Purge at the start and every hour, as long as the server runs."""

    async def tidy() -> float:
        """Returns when to look again, in seconds."""
        try:
            if gone := await purge(registry, settings):
                logger.info("purged", extra={"tables": gone})
        except StorageAway:
            return RETRY_S
        return PURGE_INTERVAL_S

    async def every_hour(wait: float) -> None:
        while True:
            await asyncio.sleep(wait)
            wait = await tidy()

    # Before anybody comes for what is to go.
    task = asyncio.create_task(every_hour(await tidy()))
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
