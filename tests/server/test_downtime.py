"""The house goes down and comes up again, and its clock may be wrong: nobody pays for it, and nothing is deleted."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from filature.server.errors import StorageAway
from filature.server.ops.retention import purge
from filature.server.protocol import MoveClock, MySeat, NewTable, Pause, Resume, Start
from filature.server.runtime import heartbeat, registry
from filature.server.runtime.heartbeat import Heartbeat
from filature.server.runtime.registry import Registry
from filature.server.runtime.subscribers import Viewer
from filature.server.settings import Settings
from filature.server.table.clocks import DAY, SECOND
from filature.server.table.commands import Caller
from filature.server.table.keys import digest
from tests.server.postgres import Cluster
from tests.server.tabletop import NOON, Listener, a_registry

pytestmark = pytest.mark.anyio

HOUR = 3600 * SECOND


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    found: str = request.getfixturevalue("postgres")
    return found


class Evening:
    """One house whose clock we set; it is opened and closed as often as we like."""

    def __init__(self, folder: Path, database: str) -> None:
        self.folder, self.database = folder, database
        self.now = NOON
        self.table = ""
        self.host = Caller()

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[Registry]:
        async with a_registry(self.folder, lambda: self.now, self.database) as registry:
            yield registry

    async def begin(self, registry: Registry, seconds: int = 10) -> None:
        """A match of two who have so many seconds for a decision."""
        new = NewTable(
            game="heimlich", seats=[MySeat(name="Ann"), MySeat(name="Bob")], clock=MoveClock(seconds=seconds)
        )
        table, key = await registry.open_table(new)
        self.table, self.host = table.id, Caller(digest(key))
        await registry.live_table(table.id).submit(Start(id="start"), self.host)

    async def left(self, registry: Registry) -> float:
        """How many seconds whoever has the move may still think."""
        async with registry.live_table(self.table).acting() as table:
            [seat] = table.match.state.turn() if table.match else []
            return table.clocks.info(registry.now()).left[str(seat)] / SECOND

    async def given_back(self, registry: Registry) -> list[int]:
        """The downtimes that everybody at the table was told of, in seconds."""
        async with registry.live_table(self.table).acting() as table:
            return [event.facts["seconds"] for event in table.told(0) if event.kind == "table-away"]


@pytest.fixture
def evening(tmp_path: Path, database: str) -> Evening:
    return Evening(tmp_path, database)


async def test_who_had_ten_seconds_has_them_after_thirteen_without_a_house(evening: Evening) -> None:
    async with evening.opened() as registry:
        await evening.begin(registry)
        evening.now += 4 * SECOND
    evening.now += 13 * SECOND
    async with evening.opened() as registry:
        assert await evening.left(registry) == 6
        assert await evening.given_back(registry) == [13]
    async with evening.opened() as registry:
        assert await evening.given_back(registry) == [13], "and only once"


async def test_a_match_that_stands_still_is_settled_before_anybody_is_late(evening: Evening) -> None:
    async with evening.opened() as registry:
        await evening.begin(registry)
    evening.now += HOUR
    async with evening.opened() as registry:
        while not (live := registry.live_table(evening.table)).loaded:
            await asyncio.sleep(0)  # until the house itself looks after what is overdue
        async with live.locked() as table:
            assert [event.kind for event in table.told(0) if event.kind == "table-late"] == []
        assert await evening.left(registry) == 10


async def test_a_pause_over_a_downtime_is_a_pause(evening: Evening) -> None:
    async with evening.opened() as registry:
        await evening.begin(registry)
        evening.now += 4 * SECOND
        for seat in (0, 1):
            await registry.live_table(evening.table).submit(Pause(id=f"p{seat}", seat=seat), evening.host)
    evening.now += HOUR
    async with evening.opened() as registry:
        await registry.live_table(evening.table).submit(Resume(id="r", seat=0), evening.host)
        assert await evening.left(registry) == 6
        assert await evening.given_back(registry) == []


async def test_one_process_that_starts_anew_beside_another_gives_nothing_back(tmp_path: Path, postgres: str) -> None:
    evening = Evening(tmp_path, postgres)
    async with evening.opened() as staying:
        await evening.begin(staying, seconds=60)
        async with evening.opened():
            pass
        for _ in range(4):
            evening.now += 4 * SECOND
            await staying.heartbeat.check(0)
        async with evening.opened() as again:
            assert await evening.left(again) == await evening.left(staying) == 44
            assert await evening.given_back(again) == []


async def test_two_processes_that_come_up_together_give_back_once(tmp_path: Path, postgres: str) -> None:
    evening = Evening(tmp_path, postgres)
    async with evening.opened() as registry:
        await evening.begin(registry)
    evening.now += HOUR
    async with evening.opened() as one, evening.opened() as other:
        assert list(await asyncio.gather(evening.given_back(one), evening.given_back(other))) == [[3600], [3600]]
        assert await evening.left(one) == await evening.left(other) == 10


async def test_time_in_which_the_database_was_away_is_given_back_too(
    tmp_path: Path, postgres: str, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening(tmp_path, postgres)
    async with evening.opened() as registry:
        await evening.begin(registry)
        await asyncio.to_thread(cluster.stop)
        monkeypatch.setattr(heartbeat, "SILENCE_S", 0.0)  # as if it had lasted longer
        evening.now += HOUR
        with pytest.raises(StorageAway):
            await evening.left(registry)
        await asyncio.to_thread(cluster.start)
        assert await evening.left(registry) == 10


@pytest.mark.parametrize("back", [HOUR, 3 * DAY, 70 * DAY])
async def test_a_clock_that_was_set_back_over_a_restart_gives_nobody_time(evening: Evening, back: int) -> None:
    async with evening.opened() as registry:
        await evening.begin(registry)
        evening.now += 4 * SECOND
    evening.now -= back
    async with evening.opened() as registry:
        assert await evening.left(registry) == 6
        evening.now += 2 * SECOND
        assert await evening.left(registry) == 4


@pytest.mark.parametrize("leap", [3 * DAY, 70 * DAY])
async def test_a_clock_that_leaps_deletes_nothing_until_it_has_held_for_a_day(evening: Evening, leap: int) -> None:
    async with evening.opened() as registry:
        await evening.begin(registry)
        open_table, _ = await registry.open_table(NewTable(game="heimlich", seats=[MySeat(name="Ann")] * 2))
    evening.now += leap
    async with evening.opened() as registry:
        assert registry.heartbeat.doubted
        assert await purge(registry, Settings()) == 0
    evening.now -= leap
    async with evening.opened() as registry:
        assert not registry.heartbeat.doubted
        assert await purge(registry, Settings()) == 0
        assert await evening.left(registry) == 10
    evening.now += leap + HOUR
    async with evening.opened() as registry:
        assert await purge(registry, Settings()) == 0
        evening.now += DAY
        assert not registry.heartbeat.doubted
        assert await purge(registry, Settings()) == 1, "the open one; the other was played on"
    assert open_table.id != evening.table


@pytest.mark.parametrize("back", [3 * DAY, 70 * DAY])
async def test_a_clock_that_is_set_back_and_forth_deletes_nothing(evening: Evening, back: int) -> None:
    async with evening.opened() as registry:
        await evening.begin(registry)
    for step in (-back, back):
        evening.now += step
        async with evening.opened() as registry:
            assert await purge(registry, Settings(open_days=1, playing_days=1, over_days=1)) == 0
            assert await evening.left(registry) == 10


@pytest.mark.parametrize("closed", [3 * DAY, 70 * DAY])
async def test_a_house_that_was_closed_for_long_deletes_what_is_old_after_a_day(evening: Evening, closed: int) -> None:
    async with evening.opened() as registry:
        await registry.open_table(NewTable(game="heimlich", seats=[MySeat(name="Ann")] * 2))
    evening.now += closed
    async with evening.opened() as registry:
        evening.now += DAY - SECOND
        assert await purge(registry, Settings()) == 0
        evening.now += SECOND
        assert await purge(registry, Settings()) == 1
        assert not registry.heartbeat.doubted


async def test_what_was_due_before_a_leap_is_deleted(evening: Evening) -> None:
    """A club that meets every other week."""
    async with evening.opened() as registry:
        await registry.open_table(NewTable(game="heimlich", seats=[MySeat(name="Ann")] * 2))
    for old in (0, 1, 0):
        evening.now += 14 * DAY
        async with evening.opened() as registry:
            assert await purge(registry, Settings(open_days=14)) == old
            evening.now += 4 * HOUR


async def test_what_another_process_writes_is_heard_while_the_first_heartbeat_takes_its_time(
    tmp_path: Path, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening, never = Evening(tmp_path, postgres), asyncio.Event()

    async def slowly(self: Heartbeat, seconds: float) -> None:
        await never.wait()

    async with evening.opened() as writing:
        await evening.begin(writing)
        monkeypatch.setattr(registry, "OPENING_S", 0.0)
        monkeypatch.setattr(Heartbeat, "check", slowly)
        async with evening.opened() as starting:
            listener = Listener(Viewer())
            while not listener.messages:
                await asyncio.sleep(0)
                with suppress(StorageAway):
                    await starting.attach(evening.table, listener, 0)
            monkeypatch.undo()
            before = len(listener.messages)
            await writing.live_table(evening.table).submit(Pause(id="p", seat=0), evening.host)
            async with asyncio.timeout(10):
                while len(listener.messages) == before:
                    await asyncio.sleep(0)


async def test_many_who_ask_at_once_whether_it_can_write_share_one_answer(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as one:

        async def ask() -> None:
            for _ in range(3):
                await one.heartbeat.check(0)

        assert set(await asyncio.gather(*(ask() for _ in range(20)))) == {None}
        await one.storage.close()
        answers = await asyncio.gather(*(one.heartbeat.check(0) for _ in range(20)), return_exceptions=True)
        assert {type(answer) for answer in answers} == {StorageAway}
