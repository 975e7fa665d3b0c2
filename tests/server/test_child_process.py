"""A child process answers one request after the other, fails without harm, and ends with whoever started it."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from threading import Event

import pytest

from filature.kernel.errors import BadRequest
from filature.server.jobs.process import ChildProcess, Handler, JobFailed, report

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]
TIMEOUT_S = 30.0


def handler() -> Handler:
    """In the child: does what it is told, and remembers what it was only told."""
    told: list[bytes] = []

    def handle(data: bytes) -> bytes | None:
        word, _, rest = data.partition(b" ")
        match word:
            case b"echo":
                return rest
            case b"tell":
                told.append(rest)
                return None
            case b"told":
                return b",".join(told)
            case b"process":
                return b"%d" % os.getpid()
            case b"work":
                for done in range(5):
                    report(done, 4)
                return rest
            case b"halfway":
                report(1, 2)
                Event().wait()
            case b"nice":
                return b"%d" % os.nice(0)
            case b"refuse":
                raise BadRequest("no-tea", "There is no {what}.", what=rest.decode())
            case b"fail":
                raise ValueError(f"I know {rest.decode()}")
            case b"print":
                print(rest.decode(), flush=True)
                return os.read(0, 10)
            case b"hang":
                Event().wait()
        os._exit(1)

    return handle


async def test_it_tells_how_far_it_has_come_before_it_answers(child: ChildProcess) -> None:
    shares: list[float] = []
    assert await child.request(b"work done", TIMEOUT_S, shares.append) == b"done"
    assert shares == [0.0, 0.25, 0.5, 0.75, 1.0]
    assert await child.request(b"echo next", TIMEOUT_S) == b"next"


@pytest.fixture
async def child(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[ChildProcess]:
    monkeypatch.setenv("PYTHONPATH", str(ROOT), prepend=os.pathsep)
    child = ChildProcess("tests.server.test_child_process:handler", niceness=3)
    yield child
    await child.stop()


async def ask(child: ChildProcess, request: bytes, timeout_s: float = TIMEOUT_S) -> bytes:
    return await child.request(request, timeout_s)


async def test_one_process_answers_everything_small_and_large(child: ChildProcess) -> None:
    process = await ask(child, b"process")
    for size in (0, 1, 70_000, 3_000_000):
        assert await ask(child, b"echo " + b"x" * size) == b"x" * size
    assert await ask(child, b"process") == process
    assert int(process) != os.getpid()
    assert int(await ask(child, b"nice")) == os.nice(0) + 3, "whoever plays goes first"


async def test_it_is_told_things_that_nobody_waits_for(child: ChildProcess) -> None:
    child.tell(b"tell too early")
    assert not child.running, "nobody starts it for that"
    assert await ask(child, b"told") == b""
    child.tell(b"tell one")
    child.tell(b"tell two")
    assert await ask(child, b"told") == b"one,two"


async def test_what_it_refuses_is_refused_here_with_all_its_facts(child: ChildProcess) -> None:
    process = await ask(child, b"process")
    with pytest.raises(BadRequest, match="There is no tea") as refused:
        await ask(child, b"refuse tea")
    assert (refused.value.code, refused.value.facts) == ("no-tea", {"what": "tea"})
    assert await ask(child, b"process") == process


async def test_a_failure_is_told_by_its_kind_and_place_and_not_by_its_words(child: ChildProcess) -> None:
    with pytest.raises(JobFailed) as failed:
        await ask(child, b"fail a secret")
    assert failed.value.reason.startswith("ValueError at test_child_process.py:")
    assert "secret" not in failed.value.reason
    assert await ask(child, b"echo on it goes") == b"on it goes"


@pytest.mark.parametrize(("request_", "reason"), [(b"die", "its process died"), (b"hang", "out of time")])
async def test_after_a_process_that_dies_or_hangs_another_one_answers(
    child: ChildProcess, request_: bytes, reason: str
) -> None:
    first = await ask(child, b"process")
    with pytest.raises(JobFailed, match=f"^{reason}$"):
        await ask(child, request_, timeout_s=0.5 if request_ == b"hang" else TIMEOUT_S)
    assert not child.running
    assert await ask(child, b"process") != first
    with pytest.raises(ProcessLookupError):
        os.kill(int(first), 0)


async def test_one_that_was_killed_while_nobody_asked_is_replaced(child: ChildProcess) -> None:
    os.kill(int(await ask(child, b"process")), signal.SIGKILL)
    with pytest.raises(JobFailed, match="its process died"):
        await ask(child, b"hang")
    assert await ask(child, b"echo anew") == b"anew"


async def test_the_answer_to_a_request_that_was_given_up_is_not_taken_for_the_next_one(child: ChildProcess) -> None:
    await ask(child, b"echo ready")
    unwanted = asyncio.create_task(ask(child, b"echo late"))
    await asyncio.sleep(0)
    unwanted.cancel()
    await asyncio.wait([unwanted])
    assert unwanted.cancelled()
    assert await ask(child, b"echo mine") == b"mine"


async def test_what_the_work_prints_is_no_answer_and_it_has_nothing_to_read(
    child: ChildProcess, capfd: pytest.CaptureFixture[str]
) -> None:
    assert await ask(child, b"print a word") == b""
    assert capfd.readouterr().err == "a word\n"


async def test_it_ends_when_it_is_stopped_and_when_nobody_waits_for_its_thought(child: ChildProcess) -> None:
    first = int(await ask(child, b"process"))
    await child.stop()
    await child.stop()
    second = int(await ask(child, b"process"))
    thinking = asyncio.create_task(ask(child, b"hang"))
    await asyncio.sleep(0)
    thinking.cancel()
    await asyncio.wait([thinking])
    assert not child.running
    for process in (first, second):
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)
