"""The best report: of all that may be written, the one with the most lines expected to be right (HC-5.6)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from filature.games.heimlich.moves import INDEPENDENT
from filature.games.heimlich.report import NOT_WRITTEN, answer, with_line

AGENT_SLOTS: Final = 8
"""Entries for the agents of a player, or for the steps of an agent, in a table: rounded up to a power of two."""
NO_LIMIT: Final = 99


@final
class ReportGuess:
    """Looks for the best report of a seat that owns an agent; lines that are written already stay."""

    def __init__(self, seats: i64, agents: i64, consistent: bool) -> None:
        self.seats = seats
        self.agents = agents
        self.consistent = consistent
        self.chances: vec[float] = vec[float]()
        self.open: vec[float] = vec[float]([0.0] * AGENT_SLOTS)
        """How many lines from an agent's on can be expected to be right at most."""
        self.most = 0.0
        self.best: i64 = 0

    def report(self, chances: vec[float], own: i64, written: i64) -> i64:
        """The whole report, from the chances that a player (row) owns an agent (column)."""
        self.chances = chances
        free = self.agents - self.seats if self.consistent else NO_LIMIT
        used: i64 = 0
        hope = 0.0
        agent = self.agents
        while agent > 0:
            agent -= 1
            said = answer(written, agent)
            if said == INDEPENDENT:
                free -= 1
            elif said != NOT_WRITTEN and self.consistent:
                used |= 1 << said
            if said == NOT_WRITTEN and agent != own:
                hope += self._surest(agent)
            self.open[agent] = hope
        self.most = -1.0
        self._line(0, own, written, used, free, 0.0)
        return self.best

    def _surest(self, agent: i64) -> float:
        nobody = 1.0
        surest = 0.0
        seat: i64 = 0
        while seat < self.seats:
            chance = self.chances[seat * AGENT_SLOTS + agent]
            nobody -= chance
            surest = chance if chance > surest else surest
            seat += 1
        return nobody if nobody > surest else surest

    def _line(self, agent: i64, own: i64, report: i64, used: i64, free: i64, right: float) -> None:
        while agent < self.agents and (agent == own or answer(report, agent) != NOT_WRITTEN):
            agent += 1
        if agent == self.agents:
            if right > self.most:
                self.most, self.best = right, report
            return
        if right + self.open[agent] <= self.most:
            return
        nobody = 1.0
        said: i64 = 0
        while said < self.seats:
            chance = self.chances[said * AGENT_SLOTS + agent]
            nobody -= chance
            if chance > 0.0 and not used >> said & 1:
                taken = used | 1 << said if self.consistent else used
                self._line(agent + 1, own, with_line(report, agent, said), taken, free, right + chance)
            said += 1
        if free > 0:
            self._line(agent + 1, own, with_line(report, agent, INDEPENDENT), used, free - 1, right + nobody)
