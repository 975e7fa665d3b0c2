"""Bots choose in processes of their own: the same moves, whatever happens to a process."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from filature.bots import Seated, make
from filature.games.catalogue import game
from filature.kernel.dice import FairDice
from filature.kernel.events import Event
from filature.kernel.match import Match
from filature.kernel.view import View
from filature.server.jobs.bots import PLAYERS_KEPT, BotPool, BotRequest
from tests.games.cases import CASES

ROOT = Path(__file__).parents[2]
SEATS = {name: case.game.usual_seats() for name, case in CASES.items()}


def with_bots(work: Callable[[BotPool], Awaitable[Any]], processes: int = 1, timeout_s: float = 30.0) -> Any:
    async def run() -> Any:
        bots = BotPool(processes, timeout_s)
        try:
            return await work(bots)
        finally:
            await bots.close()

    return asyncio.run(run())


def players(name: str) -> list[str]:
    """The random bot shows that a player is remembered: its next move hangs on all its moves before."""
    return ["random" if seat == 1 else "greedy" for seat in range(SEATS[name])]


def new_match(name: str, dice: int = 0) -> Match:
    return Match(game(name), SEATS[name], dice=FairDice(bytes([dice] * 32)))


def in_one_process(name: str, dice: int = 0) -> Match:
    match = new_match(name, dice)
    Seated(match, {seat: make(match.game, bot, seat) for seat, bot in enumerate(players(name))}).play_out()
    return match


async def through(bots: BotPool, match: Match, table: str = "table", moves: int = 10**6) -> None:
    match.settle()
    while moves and (waiting := match.state.turn()):
        seat = waiting[0]
        move = await bots.choose(
            BotRequest(
                match=table,
                seat=seat,
                game=match.game.name,
                bot=players(match.game.name)[seat],
                seed=seat,
                events=[event for event in match.events if event.reaches(seat)],
                view=match.view(seat),
                moves=match.state.moves(seat),
            )
        )
        assert move is not None
        match.play(seat, move)
        match.settle()
        moves -= 1


@pytest.fixture
def bell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Installs the game of misfits.py as another package would be; gives the pipe that its brooding bot rings."""
    package = tmp_path / "misfits-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: misfits\nVersion: 1\n")
    (package / "entry_points.txt").write_text("[filature.games]\nmisfits = tests.server.misfits:GAME\n")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), str(ROOT)]), prepend=os.pathsep)
    os.mkfifo(tmp_path / "bell")
    monkeypatch.setenv("BELL", str(tmp_path / "bell"))
    return tmp_path / "bell"


def misfit(bot: str, match: str = "table", seat: int = 0, events: int = 0) -> BotRequest:
    view = View(game="misfits", seat=seat, players=8, turn=0, waiting=(seat,), outcome=None)
    heard = [Event("secret", {})] * events
    return BotRequest(
        match=match, seat=seat, game="misfits", bot=bot, seed=0, events=heard, view=view, moves=list(range(1000))
    )


@pytest.mark.parametrize("name", SEATS)
def test_a_match_of_bots_in_child_processes_is_the_match_of_bots_in_one_process(name: str) -> None:
    match = new_match(name)
    with_bots(lambda bots: through(bots, match), processes=2)
    assert match.over
    assert match.record() == in_one_process(name).record()


def test_two_matches_at_once_do_not_disturb_each_other() -> None:
    one, two = new_match("heimlich", 1), new_match("heimlich", 2)

    async def both(bots: BotPool) -> None:
        await asyncio.gather(through(bots, one, "one"), through(bots, two, "two"))

    with_bots(both)
    assert one.record() == in_one_process("heimlich", 1).record()
    assert two.record() == in_one_process("heimlich", 2).record()


@pytest.mark.usefixtures("bell")
@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("raises", "ZeroDivisionError at misfits.py:"),
        ("leaves", "SystemExit at misfits.py:"),
        ("cheats", "illegal move"),
        ("dies", "its process died"),
        ("missing", "UnknownBot at "),
    ],
)
def test_a_bot_that_fails_gives_no_move_and_the_log_says_why_but_no_secret(
    bot: str, reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(bots: BotPool) -> list[int | None]:
        return [await bots.choose(misfit(bot)), await bots.choose(misfit("counts", events=3))]

    with caplog.at_level(logging.WARNING, "filature.server"):
        assert with_bots(work) == [None, 103]
    (record,) = caplog.records
    told = vars(record)
    assert (told["bot"], told["game"], record.getMessage()) == (bot, "misfits", "bot failed")
    assert told["reason"].startswith(reason)
    assert "I saw" not in str(told)


@pytest.mark.usefixtures("bell")
def test_a_bot_that_never_answers_loses_its_process_and_who_waited_behind_it_is_served(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def behind(bots: BotPool, seat: int) -> int | None:
        bots.timeout_s = 30.0
        return await bots.choose(misfit("counts", seat=seat))

    async def work(bots: BotPool) -> list[int | None]:
        brooding = bots.choose(misfit("broods"))
        return list(await asyncio.gather(brooding, behind(bots, 1), behind(bots, 2)))

    assert with_bots(work, timeout_s=0.5) == [None, 100, 100]
    assert [vars(record)["reason"] for record in caplog.records] == ["out of time"]


def test_a_thought_nobody_waits_for_any_more_holds_nobody_up(bell: Path) -> None:
    async def work(bots: BotPool) -> int | None:
        unwanted = asyncio.create_task(bots.choose(misfit("broods")))
        await asyncio.to_thread(bell.read_bytes)
        unwanted.cancel()
        return await bots.choose(misfit("counts", seat=1, events=2))

    assert with_bots(work) == 102


def test_closing_cancels_those_who_think_rather_than_failing_them(bell: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work(bots: BotPool) -> None:
        thoughts = [asyncio.create_task(bots.choose(misfit("broods", seat=seat))) for seat in range(3)]
        await asyncio.to_thread(bell.read_bytes)
        await bots.close()
        ends = await asyncio.gather(*thoughts, return_exceptions=True)
        assert [type(end) for end in ends] == [asyncio.CancelledError] * 3

    with_bots(work)
    assert not caplog.records


@pytest.mark.usefixtures("bell")
def test_a_player_hears_every_event_once_until_its_match_is_forgotten() -> None:
    async def work(bots: BotPool) -> list[int | None]:
        moves = [await bots.choose(misfit("counts", events=events)) for events in (0, 0, 2, 5)]
        other = await bots.choose(misfit("counts", "other", events=4))
        bots.forget("table")
        return [
            *moves,
            other,
            await bots.choose(misfit("counts", events=6)),
            await bots.choose(misfit("counts", "other", events=4)),
        ]

    assert with_bots(work) == [100, 200, 302, 405, 104, 106, 204]


@pytest.mark.usefixtures("bell")
def test_a_player_forgotten_among_many_is_told_everything_again() -> None:
    async def work(bots: BotPool) -> list[int | None]:
        first = await bots.choose(misfit("counts", events=1))
        for other in range(PLAYERS_KEPT):
            await bots.choose(msgspec.structs.replace(misfit("random", f"other {other}"), game="heimlich"))
        return [first, await bots.choose(misfit("counts", events=3))]

    assert with_bots(work) == [101, 103]


async def process_id(bots: BotPool, capfd: pytest.CaptureFixture[str]) -> int:
    assert await bots.choose(misfit("chats")) == 0
    return int(capfd.readouterr().err)


@pytest.mark.usefixtures("bell")
def test_a_match_goes_on_when_its_process_is_killed_and_close_ends_the_new_one(
    capfd: pytest.CaptureFixture[str],
) -> None:
    match = new_match("heimlich")

    async def work(bots: BotPool) -> tuple[int, int]:
        await through(bots, match, moves=10)
        first = await process_id(bots, capfd)
        os.kill(first, signal.SIGKILL)
        await through(bots, match)
        return first, await process_id(bots, capfd)

    first, second = with_bots(work)
    assert match.over
    assert first != second
    for pid in (first, second):
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


@pytest.mark.usefixtures("bell")
def test_ctrl_c_is_not_for_child_processes(capfd: pytest.CaptureFixture[str]) -> None:
    async def work(bots: BotPool) -> None:
        child = await process_id(bots, capfd)
        assert os.getsid(child) != os.getsid(0)
        os.kill(child, signal.SIGINT)
        assert await process_id(bots, capfd) == child

    with_bots(work)


SERVER = """
import asyncio
import signal
from filature.server.jobs.bots import BotPool
from tests.server.test_bots import misfit

async def main():
    bots = BotPool()
    try:
        await bots.choose(misfit("broods"))
    finally:
        await bots.close()

signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs the tests may ignore it
try:
    asyncio.run(main())
except KeyboardInterrupt:
    pass
"""


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGINT])
def test_no_child_process_outlives_its_server_and_none_complains(bell: Path, end: signal.Signals) -> None:
    with subprocess.Popen([sys.executable, "-c", SERVER], stderr=subprocess.PIPE, start_new_session=True) as server:
        bell.read_bytes()
        os.killpg(server.pid, end)
        # The child holds the other end too: it closes when both are gone.
        assert server.communicate(timeout=60)[1] == b""
