"""The collector of garbage comes when it is quiet, and not before."""

import asyncio
import gc
import time
import weakref
from collections.abc import Iterator

import pytest

from filature.server import collecting
from filature.server.collecting import collected_in_quiet

pytestmark = pytest.mark.anyio


class Circle:
    """Refers to itself."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def as_before(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """It is asked more often whether it is quiet; and what a house does to the collector of its process is undone."""
    monkeypatch.setattr(collecting, "EVERY", 0.02)
    yield
    gc.unfreeze()


async def test_in_a_quiet_house_what_refers_to_itself_goes_soon() -> None:
    async with collected_in_quiet():
        circle = weakref.ref(Circle())
        assert circle()
        async with asyncio.timeout(20):
            while circle():
                await asyncio.sleep(0.01)


async def test_a_busy_house_is_not_kept_waiting_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collecting, "EVERY", 0.1)
    monkeypatch.setattr(collecting, "QUIET", 0.01)  # there may be other tests on the processor
    async with collected_in_quiet():
        circle = weakref.ref(Circle())
        until = time.monotonic() + 5 * collecting.EVERY
        while time.monotonic() < until:
            await asyncio.sleep(0)  # there is always something to do
        assert circle()


async def test_what_was_not_looked_at_in_a_busy_time_is_looked_at_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collecting, "WHOLE", 0.2)
    async with collected_in_quiet():
        circle = weakref.ref(Circle())
        gc.freeze()  # as in a busy second
        async with asyncio.timeout(20):
            while circle():
                await asyncio.sleep(0.01)
