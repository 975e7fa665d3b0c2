"""Matches on many machines, by Ray (`filature[cluster]`)."""

from __future__ import annotations

import importlib
from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any

from filature.arena.plan import Plan
from filature.arena.playing import BrokenMatch, Result
from filature.arena.workers import played as played_here
from filature.kernel.errors import BadRequest


class Station:
    """What one core of the cluster does: the same watch over its bots as at home."""

    def __init__(self, plan: Plan, limit: float) -> None:
        self._asked: deque[int] = deque()
        # Ray's threads do not survive a fork.
        self._played = played_here(plan, iter(self._asked.popleft, None), 1, limit, context="spawn")

    def play(self, number: int) -> Result | BrokenMatch:
        self._asked.append(number)
        try:
            return next(self._played)
        except BrokenMatch as error:
            return error


def played(plan: Plan, numbers: Sequence[int], limit: float) -> Iterator[Result]:
    """The matches of these numbers, as they are done: on the cluster that RAY_ADDRESS names, else on this machine."""
    try:
        ray: Any = importlib.import_module("ray")
    except ImportError:
        raise BadRequest(
            "no-cluster",
            "Matches on a cluster need Ray; install it with {command}.",
            command="pip install filature[cluster]",
        ) from None
    started = not ray.is_initialized()
    if started:
        ray.init(log_to_driver=False, logging_level="ERROR")
    try:
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        # A station on a machine that is lost begins anew elsewhere, with the match it was asked for.
        station_there = ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=-1)(Station)
        left = iter(numbers)
        stations = [station_there.remote(plan, limit) for _ in range(min(cores, len(numbers)))]
        asked = {station.play.remote(number): station for station, number in zip(stations, left, strict=False)}
        while asked:
            [done], _ = ray.wait(list(asked))
            station, answer = asked.pop(done), ray.get(done)
            if isinstance(answer, BrokenMatch):
                raise answer
            if (number := next(left, None)) is not None:
                asked[station.play.remote(number)] = station
            yield answer
    finally:
        if started:
            ray.shutdown()
