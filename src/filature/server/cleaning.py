"""Old tables are cleared away, by the policy of the house."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from filature.server.clocks import DAY
from filature.server.errors import StorageAway
from filature.server.house import milliseconds
from filature.server.settings import Settings
from filature.server.store import Store

logger = logging.getLogger("filature.server")

EVERY = 3600


async def clean(store: Store, settings: Settings) -> int:
    """Delete what is older than the house keeps; returns how many tables."""
    now = milliseconds()
    return await store.clean(
        open_before=now - settings.open_days * DAY,
        playing_before=now - settings.playing_days * DAY,
        over_before=now - settings.over_days * DAY,
    )


@asynccontextmanager
async def keep_clean(store: Store, settings: Settings) -> AsyncIterator[None]:
    """Clean now and then, as long as the house is open."""

    async def tidy() -> None:
        with suppress(StorageAway):
            if gone := await clean(store, settings):
                logger.info("cleaned", extra={"tables": gone})

    async def now_and_then() -> None:
        while True:
            await asyncio.sleep(EVERY)
            await tidy()

    await tidy()  # before anybody comes for what is to go
    task = asyncio.create_task(now_and_then())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
