"""Many matches among bots, so arranged that luck and seats weigh on all alike."""

from __future__ import annotations

import logging
from collections.abc import Callable, Generator, Sequence
from contextlib import AbstractContextManager, closing, nullcontext
from pathlib import Path

from filature.arena import cluster as machines
from filature.arena import plan as planning
from filature.arena import workers
from filature.arena.figures import Sprt, Trial
from filature.arena.keeping import Kept, Records
from filature.arena.plan import Form, Plan
from filature.arena.playing import Result, play
from filature.arena.standings import Standings, share_of, standings
from filature.kernel.errors import BadRequest
from filature.kernel.game import Choices, Game

log = logging.getLogger("filature.arena")

USUAL_MATCHES = 200
PATIENCE = 60.0


def run(
    game: Game,
    bots: Sequence[str] = (),
    *,
    form: Form = "table",
    seats: int | None = None,
    options: Choices = None,
    matches: int | None = None,
    sprt: Sprt | None = None,
    seed: int = 0,
    jobs: int | None = None,
    cluster: bool = False,
    limit: float = PATIENCE,
    keep: Path | None = None,
    records: Path | None = None,
    progress: Callable[[int, int], None] = lambda done, matches: None,
) -> Standings:
    """Let bots play matches; `progress` is told how many are done, of how many.

    As a *table*, bots (one for each seat) move on by one seat after each match. As *sides*, the first bot has all seats
    of one side and the second all others; then the first has the next side. For *ratings*, all bots (by default all
    that know the game) play in changing company. The matches of a block share one deal and its dice, so that every bot
    has every place and every card equally often. With `sprt` the contest ends as soon as the test of the first bot has
    decided.

    The result follows from `seed` alone, but for the times, however many processes (`jobs`) or machines (`cluster`)
    play. A bot that thinks about a move for more than `limit` seconds loses its seat to an absent player. Without
    either all is played in this process, where nobody can help against a bot that never answers. With `keep`, finished
    matches are kept in a file, from which the same contest goes on. With `records`, the record of every match is
    written into that folder.
    """
    plan = planning.make(game, bots, form=form, seats=seats, options=options, seed=seed, records=records is not None)
    matches = _count_matches(plan, matches)
    if jobs is not None and jobs < 1:
        raise BadRequest("bad-count", "The number of {what} is at least 1, not {number}.", what="jobs", number=jobs)
    if not limit > 0:
        raise BadRequest("bad-limit", "A bot may think for more than 0 seconds, not {seconds}.", seconds=limit)
    if cluster:
        machines.load_ray()  # before a file is begun
    tally = Tally(plan, matches, sprt)
    keeping: AbstractContextManager[Kept | None] = nullcontext() if keep is None else Kept(keep, plan)
    folder = Records(records, plan) if records else None
    with keeping as kept:
        for result in kept.results.values() if kept else ():
            if folder is None or folder.has(result.number):  # a match without its record is played again
                tally.add(result)
        progress(len(tally.done), matches)
        with closing(_played(plan, tally.left(), jobs, limit, cluster=cluster)) as arriving:
            while not tally.enough and (arrived := next(arriving, None)):
                if folder:
                    arrived = folder.take(arrived)
                if kept:
                    kept.add(arrived)
                tally.add(arrived)
                progress(len(tally.done), matches)
    return tally.standings()


class Tally:
    """The matches that are done, and whether they are enough."""

    def __init__(self, plan: Plan, matches: int, sprt: Sprt | None) -> None:
        self.plan = plan
        self.matches = matches
        """How many count; fewer when a test decides earlier."""
        self.done: dict[int, Result] = {}
        self._complaints: set[tuple[str, str]] = set()
        self._trial = _trial(plan, sprt) if sprt else None
        self._tested = 0

    @property
    def enough(self) -> bool:
        return len(self.done) >= self.matches

    def left(self) -> list[int]:
        return [number for number in range(self.matches) if number not in self.done]

    def add(self, result: Result) -> None:
        if result.number >= self.matches:
            return
        self.done[result.number] = result
        self._complain(result)
        if self._trial:
            self._look(self._trial)

    def standings(self) -> Standings:
        counted = [self.done[number] for number in range(self.matches)]
        return standings(self.plan, counted, self._trial.verdict() if self._trial else None)

    def _look(self, trial: Trial) -> None:
        """Trial block by block in the order of numbers, so that it does not matter which match was done first."""
        while all(number in self.done for number in range(self._tested, self._tested + self.plan.block)):
            for number in range(self._tested, self._tested + self.plan.block):
                trial.add(share_of(trial.bot, self.plan.company(number), self.done[number]))
            self._tested += self.plan.block
            if trial.verdict().decision != "undecided":
                self.matches = self._tested
                self.done = {number: result for number, result in self.done.items() if number < self.matches}
                return

    def _complain(self, result: Result) -> None:
        """Say once of each bot why it failed; the standings count how often."""
        for failure in result.failures:
            complaint = self.plan.company(result.number)[failure.entrant], failure.reason
            if complaint not in self._complaints:
                self._complaints.add(complaint)
                log.warning("match %d: %s was played as absent: %s", result.number, *complaint)


def _trial(plan: Plan, sprt: Sprt) -> Trial:
    bot = plan.bots[0]
    if len(set(plan.bots)) < 2:
        raise planning.too_few(plan.bots)
    return Trial(sprt, bot, sum(plan.chances[place] for place, name in enumerate(plan.company(0)) if name == bot))


def _count_matches(plan: Plan, matches: int | None) -> int:
    if matches is None:
        return -(-USUAL_MATCHES // plan.round) * plan.round
    if matches < 1:
        raise BadRequest(
            "bad-count", "The number of {what} is at least 1, not {number}.", what="matches", number=matches
        )
    if matches % plan.round:
        raise BadRequest(
            "uneven-matches",
            "{matches} matches do not give every bot the same places; play a multiple of {round}, such as {more}.",
            matches=matches,
            round=plan.round,
            more=-(-matches // plan.round) * plan.round,
        )
    return matches


def _played(
    plan: Plan, numbers: list[int], jobs: int | None, limit: float, *, cluster: bool
) -> Generator[Result, None, None]:
    if cluster:
        yield from machines.played(plan, numbers, limit)
    elif jobs is None:
        yield from (play(plan, number, limit=limit) for number in numbers)
    else:
        yield from workers.played(plan, numbers, jobs, limit)
