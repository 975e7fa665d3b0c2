"""Matches on many machines, by Ray (`filature[cluster]`)."""

from __future__ import annotations

import importlib
from collections import deque
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from filature.arena.plan import Plan
from filature.arena.playing import BrokenMatch, Result
from filature.arena.workers import played as played_here
from filature.kernel.extras import needs


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


def load_ray() -> Any:
    with needs("cluster"):
        return importlib.import_module("ray")


def played(plan: Plan, numbers: Sequence[int], limit: float) -> Iterator[Result]:
    """The matches of these numbers, as they are done: on the cluster that RAY_ADDRESS names, else on this machine."""
    ray = load_ray()
    started = not ray.is_initialized()
    if started:
        ray.init(log_to_driver=False, logging_level="ERROR")
    asked: dict[Any, Any] = {}
    """What is being played, and by which station."""
    try:
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        # A station on a machine that is lost begins anew elsewhere, with the match it was asked for.
        station_there = ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=-1)(Station)
        left = iter(numbers)
        for number in islice(left, cores):
            station = station_there.remote(plan, limit)
            asked[station.play.remote(number)] = station
        while asked:
            [done], _ = ray.wait(list(asked))
            station, answer = asked.pop(done), ray.get(done)
            if isinstance(answer, BrokenMatch):
                raise answer
            if (following := next(left, None)) is not None:
                asked[station.play.remote(following)] = station
            else:
                ray.kill(station)  # its core may be what a match of a lost machine waits for
            yield answer
    finally:
        for station in asked.values():
            ray.kill(station)
        if started:
            ray.shutdown()
