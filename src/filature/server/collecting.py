"""The collector of garbage comes in quiet moments.

Nothing that lives long in a house refers to itself, neither tables nor sockets, so there is next to nothing to collect.
But to look for it among all the events of a busy house takes a fifth of a second, and every move would wait for it.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

EVERY = 1.0
"""Seconds after which it is asked whether it is quiet."""
QUIET = 0.25
"""It is, if the processor was busy for so much of the time, or less."""
WHOLE = 3600.0
"""Seconds after which everything is looked at in the next quiet moment, not only what is new."""
NEW = 0


@asynccontextmanager
async def collected_in_quiet() -> AsyncIterator[None]:
    """As long as the house is open."""
    gc.disable()
    _look_at_everything()
    task = asyncio.create_task(_collect())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        gc.enable()


async def _collect() -> None:
    due = time.monotonic() + WHOLE
    while True:
        before = time.process_time()
        await asyncio.sleep(EVERY)
        if time.process_time() - before > QUIET * EVERY:
            gc.freeze()  # it is not new any more when there is time to look at it
        elif time.monotonic() < due:
            gc.collect(NEW)
        else:
            _look_at_everything()
            due = time.monotonic() + WHOLE


def _look_at_everything() -> None:
    gc.unfreeze()
    gc.collect()
    gc.freeze()
