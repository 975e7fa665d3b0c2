"""Long questions wait for one process: asked by several they are answered once, and there may be too many of them."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable

import pytest

from filature.kernel.errors import BadRequest
from filature.server.errors import TooMuch
from filature.server.jobs.process import JobFailed
from filature.server.jobs.queue import ANSWERS_KEPT, BYTES_KEPT, QUESTIONS_WAITING, JobQueue
from tests.server.test_child_process import ROOT

pytestmark = pytest.mark.anyio


@pytest.fixture
async def queue(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[JobQueue]:
    monkeypatch.setenv("PYTHONPATH", str(ROOT), prepend=os.pathsep)
    queue = JobQueue("tests.server.test_child_process:handler", timeout_s=30)
    yield queue
    await queue.close()


def facts(request: bytes, gathered: list[bytes]) -> Callable[[], bytes]:
    """What the child is given, and a trace of its having been needed."""

    def gather() -> bytes:
        gathered.append(request)
        return request

    return gather


async def test_a_question_of_several_is_answered_once_and_remembered(queue: JobQueue) -> None:
    gathered: list[bytes] = []
    asking = [queue.ask("who?", facts(b"process", gathered)) for _ in range(3)]
    answers = {*await asyncio.gather(*asking), await queue.ask("who?", facts(b"process", gathered))}
    assert (len(answers), gathered) == (1, [b"process"])
    assert await queue.ask("who else?", facts(b"process", gathered)) not in answers, "what it knew is gone with it"


async def test_whoever_asks_with_others_may_leave_without_harm(queue: JobQueue) -> None:
    gathered: list[bytes] = []
    impatient, patient = (asyncio.create_task(queue.ask("?", facts(b"echo yes", gathered))) for _ in range(2))
    await asyncio.sleep(0)
    impatient.cancel()
    assert await patient == b"yes"
    assert gathered == [b"echo yes"]


@pytest.mark.parametrize(("wrong", "failure"), [(b"refuse tea", BadRequest), (b"fail", JobFailed), (b"die", JobFailed)])
async def test_what_went_wrong_may_be_asked_again(queue: JobQueue, wrong: bytes, failure: type[Exception]) -> None:
    with pytest.raises(failure):
        await queue.ask("?", lambda: wrong)
    assert await queue.ask("?", lambda: b"echo well") == b"well"


async def test_one_question_too_many_is_refused_and_closing_cancels_the_others(queue: JobQueue) -> None:
    asking = [asyncio.create_task(queue.ask(number, lambda: b"hang")) for number in range(QUESTIONS_WAITING + 1)]
    [refused], waiting = await asyncio.wait(asking, return_when=asyncio.FIRST_COMPLETED)
    with pytest.raises(TooMuch, match="Too many requests"):
        await refused
    await queue.close()
    ends = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(end) for end in ends] == [asyncio.CancelledError] * QUESTIONS_WAITING


async def test_one_address_has_half_of_the_queue_at_most(queue: JobQueue) -> None:
    half = QUESTIONS_WAITING // 2
    stranger = [asyncio.create_task(queue.ask(number, lambda: b"hang", "stranger")) for number in range(half + 1)]
    neighbour = asyncio.create_task(queue.ask("mine", lambda: b"hang", "neighbour"))
    refused, waiting = await asyncio.wait([*stranger, neighbour], return_when=asyncio.FIRST_COMPLETED)
    assert refused == {stranger[half]}
    with pytest.raises(TooMuch, match="Too many requests"):
        await stranger[half]
    assert neighbour in waiting
    await queue.close()
    await asyncio.gather(*waiting, return_exceptions=True)


async def test_whoever_asks_much_waits_behind_themselves_and_a_neighbour_does_not(queue: JobQueue) -> None:
    queue._rest_s = 60  # one child for all
    answered: list[str] = []

    async def ask(who: str, number: int) -> None:
        await queue.ask((who, number), lambda: b"echo " + who.encode(), who)
        answered.append(who)

    async with asyncio.TaskGroup() as group:
        for number in range(QUESTIONS_WAITING // 2):
            group.create_task(ask("stranger", number))
        await asyncio.sleep(0)
        for number in range(2):
            group.create_task(ask("neighbour", number))
    assert answered == ["stranger", "neighbour", "stranger", "neighbour", "stranger", "stranger"]


async def test_where_there_are_two_processes_one_address_has_one_of_them_at_a_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT), prepend=os.pathsep)
    queue = JobQueue("tests.server.test_child_process:handler", timeout_s=30, rest_s=60, children=2)
    stranger = [asyncio.create_task(queue.ask(number, lambda: b"hang", "stranger")) for number in range(3)]
    await asyncio.sleep(0)
    answers = {await queue.ask(f"mine {number}", lambda: b"process", "neighbour") for number in range(3)}
    assert len(answers) == 1, "the other process"
    assert not any(task.done() for task in stranger)
    await queue.close()
    assert len(queue._idle) == 2
    assert not any(child.running for child in queue._idle)


async def test_long_answers_are_not_all_remembered(queue: JobQueue) -> None:
    queue._rest_s = 60  # one child for all
    long = b"echo " + bytes(BYTES_KEPT // 3)
    for number in range(ANSWERS_KEPT):
        await queue.ask(number, lambda: long)
    assert len(queue._answers) == 3


async def test_a_process_that_may_rest_answers_on_and_is_ended_when_nobody_asks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT), prepend=os.pathsep)
    queue = JobQueue("tests.server.test_child_process:handler", timeout_s=30, rest_s=0.5)
    first, second = [await queue.ask(number, lambda: b"process") for number in range(2)]
    assert first == second
    assert queue._resting
    await queue._resting
    assert not any(child.running for child in queue._idle)
    assert await queue.ask("again", lambda: b"process") != first
    await queue.close()
