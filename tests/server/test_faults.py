"""Storage that hangs, breaks or is full, and clocks that are wrong, in the middle of play: nothing is lost."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from pathlib import Path

import pytest

from tests.server.cutter import cutter_to
from tests.server.playing_through import Pulse, play_through
from tests.server.postgres import Cluster
from tests.server.processes import full_disk, workers_of
from tests.server.served import PATIENCE, Served

pytestmark = pytest.mark.anyio

BLOWS = int(os.environ.get("FILATURE_BLOWS", "3"))
"""How often each fault strikes; a thorough run has forty."""
DAY = 24 * 3600
CLOCK = {"kind": "move", "seconds": 600}
"""Nobody needs so long for a decision; but any wrong clock is wrong by more."""


async def felt(house: Served) -> None:
    """Until the house itself has noticed."""
    while (await asyncio.to_thread(house.get, "/health"))[0] == 200:
        await asyncio.sleep(PATIENCE)


async def test_two_workers_lose_nothing_whatever_their_database_does(
    postgres: str, cluster: Cluster, tmp_path: Path
) -> None:
    with (
        cutter_to(postgres) as (line, address),
        Served(address, tmp_path, program="tests.server.impatient", workers="2") as house,
    ):

        async def worker_dies_without_database(_: Pulse) -> None:
            assert house.process
            await asyncio.to_thread(cluster.stop)
            os.kill(random.choice(workers_of(house.process.pid)), signal.SIGKILL)
            await asyncio.to_thread(cluster.start)

        async def database_hangs(_: Pulse) -> None:
            with cluster.hanging():
                await felt(house)

        async def line_breaks_at_a_commit(pulse: Pulse) -> None:
            line.cut_next = True
            await pulse.pass_by(20)

        async def no_commit_is_answered(_: Pulse) -> None:
            line.silent = True
            await felt(house)
            line.silent = False

        faults = [worker_dies_without_database, database_hangs, line_breaks_at_a_commit, no_commit_is_answered]
        strikes = 0

        async def strike(pulse: Pulse) -> None:
            nonlocal strikes
            await faults[strikes % len(faults)](pulse)
            strikes += 1

        await play_through([house], max(BLOWS, len(faults)), strike)
        assert house.process
        assert house.process.poll() is None


async def test_a_disk_that_is_full_again_and_again_loses_nothing(tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path}/tables.db", tmp_path) as house:

        async def strike(_: Pulse) -> None:
            assert house.process
            with full_disk(house.process.pid):
                await felt(house)

        await play_through([house], BLOWS, strike)


async def test_nobody_is_late_by_a_clock_that_is_wrong(tmp_path: Path) -> None:
    house = Served(f"sqlite:///{tmp_path}/tables.db", tmp_path, program="tests.server.wrong_clock")
    house.environment["CLOCK_IS_WRONG_BY"] = "0"
    wrong_by = [70 * DAY, 0, -3600]
    strikes = 0
    with house:

        async def strike(_: Pulse) -> None:
            nonlocal strikes
            house.kill()
            house.environment["CLOCK_IS_WRONG_BY"] = str(wrong_by[strikes % len(wrong_by)])
            strikes += 1
            await asyncio.to_thread(house.start)

        await play_through([house], BLOWS, strike, clock=CLOCK)
        assert "purged" not in house.log.read_text()
