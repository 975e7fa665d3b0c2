"""Supervised worker processes that play matches: one that hangs or dies costs only its match."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import islice
from multiprocessing.connection import Connection, wait
from typing import Any

from filature.arena.plan import Plan
from filature.arena.playing import NOBODY, BrokenMatch, Gone, Result, play
from filature.bots.program import end_all

GLANCE = 0.5
"""Seconds between two looks at the clocks of the workers."""
LEAVE_S = 1.0
"""What a worker has to end the programs it plays with, before it is ended itself."""


class Worker:
    """A process that plays one match at a time, and what can be seen of it from outside."""

    def __init__(self, plan: Plan, limit: float, context: Any) -> None:
        self.pipe, there = context.Pipe()
        self.since = context.Value("d", 0.0, lock=False)
        """Since when the bot thinks whose seat and move are noted here."""
        self.seat = context.Value("q", NOBODY, lock=False)
        self.move = context.Value("q", 0, lock=False)
        self.number = NOBODY
        self.gone: tuple[Gone, ...] = ()
        self.process = context.Process(
            target=serve, args=(plan, limit, there, self.since, self.seat, self.move), daemon=True
        )
        self.process.start()
        there.close()

    def give(self, number: int, gone: tuple[Gone, ...] = ()) -> None:
        self.number, self.gone = number, gone
        with suppress(BrokenPipeError):  # it is dead already; whoever waits for its answer will notice
            self.pipe.send((number, gone))

    def overran(self, limit: float) -> bool:
        return bool(self.seat.value != NOBODY and time.monotonic() - self.since.value > limit)

    def stop(self) -> None:
        self.process.terminate()
        self.process.join(LEAVE_S)
        self.process.kill()
        self.process.join()
        self.pipe.close()


def played(plan: Plan, numbers: Iterable[int], jobs: int, limit: float, context: str | None = None) -> Iterator[Result]:
    """The matches of these numbers, as they are done.

    A bot that ends its process, or thinks longer than `limit` seconds, loses its seat to an absent player: the match is
    played again up to that move, which is what the seed makes it, and goes on without the bot.
    """
    ways = multiprocessing.get_context(context)
    left = iter(numbers)
    busy: list[Worker] = []
    try:
        for number in islice(left, jobs):
            busy.append(Worker(plan, limit, ways))
            busy[-1].give(number)
        while busy:
            answered = wait([worker.pipe for worker in busy], timeout=GLANCE)
            for worker in list(busy):
                answer: Result | Exception | str
                if worker.pipe in answered:
                    answer = _answer(worker.pipe)
                elif worker.overran(limit):
                    answer = f"it thought for more than {limit:g} seconds"
                else:
                    continue
                if isinstance(answer, Exception):
                    raise answer
                if isinstance(answer, str):
                    worker.stop()
                    busy[busy.index(worker)] = _instead(worker, answer, plan, limit, ways)
                    continue
                yield answer
                following = next(left, None)
                if following is None:
                    worker.stop()
                    busy.remove(worker)
                else:
                    worker.give(following)
    finally:
        for worker in busy:
            worker.stop()


def _answer(pipe: Connection) -> Result | Exception | str:
    try:
        answer: Result | Exception = pipe.recv()
        return answer
    except (EOFError, OSError):
        return "its process died"


def _instead(lost: Worker, reason: str, plan: Plan, limit: float, ways: Any) -> Worker:
    """Another worker for the match of one that is lost."""
    seat, move = lost.seat.value, lost.move.value
    if seat == NOBODY:
        raise BrokenMatch(
            "broken-worker",
            "The process that played match {number} has died while no bot was thinking; was there enough memory?",
            number=lost.number,
        )
    worker = Worker(plan, limit, ways)
    worker.give(lost.number, (*lost.gone, Gone(seat, move, reason)))
    return worker


def serve(plan: Plan, limit: float, pipe: Connection, since: Any, at_seat: Any, at_move: Any) -> None:
    """Play what the pipe asks for, as long as there is somebody who asks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever asks, and ends us
    signal.signal(signal.SIGTERM, _leave)
    os.dup2(2, 1)  # what a bot prints is no result
    sys.stdout = sys.stderr
    parent = multiprocessing.parent_process()
    assert parent is not None

    def note(seat: int, move: int) -> None:
        at_seat.value, at_move.value, since.value = NOBODY, move, time.monotonic()
        at_seat.value = seat

    while pipe in wait([pipe, parent.sentinel]):
        try:
            number, gone = pipe.recv()
        except EOFError:
            return
        try:
            answer: Result | Exception = play(plan, number, gone, note, limit)
        except Exception as error:
            answer = error
        at_seat.value = NOBODY
        pipe.send(answer)


def _leave(*_: object) -> None:
    """Programs that are still asked something would not notice that we are gone."""
    end_all()
    os._exit(1)
