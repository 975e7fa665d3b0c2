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
MANY = 1_000_000
"""So many new things are looked at even when it is not."""
NEVER = 1_000_000_000
NEW, ALL = 0, 2
WHOLE = 3600.0
"""Seconds after which everything is looked at that has come since the house was opened, not only what is new."""


@asynccontextmanager
async def collected_in_quiet() -> AsyncIterator[None]:
    """As long as the house is open. What is there before it opens is never looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(MANY, NEVER, NEVER)
    task = asyncio.create_task(_collect())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def _collect() -> None:
    whole = time.monotonic() + WHOLE
    while True:
        before = time.process_time()
        await asyncio.sleep(EVERY)
        if time.process_time() - before > QUIET * EVERY:
            continue
        if time.monotonic() < whole:
            gc.collect(NEW)
        else:
            gc.collect(ALL)
            whole = time.monotonic() + WHOLE
