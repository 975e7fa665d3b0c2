"""One match of a contest, whatever its bots do."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

import msgspec

from filature import bots as players
from filature.arena.plan import Plan
from filature.kernel.errors import FilatureError


class BrokenMatch(FilatureError):
    """A match of the contest could not be played to its end, through no fault of a bot."""


class Failure(msgspec.Struct, frozen=True):
    """A bot did not move, so `State.absent` moved for it."""

    entrant: int
    reason: str


class Gone(msgspec.Struct, frozen=True):
    """A bot that took its process with it, or never answered: from that move on its seat is an absent player's."""

    seat: int
    move: int
    reason: str


class Pace(msgspec.Struct, frozen=True):
    """How long an entrant thought, in seconds of processor time."""

    decisions: int
    seconds: float
    slowest: float


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """One match; `winners`, `points` and `paces` are of entrants in the order they were listed, not of seats."""

    number: int
    winners: tuple[int, ...]
    points: tuple[float, ...]
    paces: tuple[Pace, ...]
    moves: int
    failures: tuple[Failure, ...] = ()


def play(
    plan: Plan,
    number: int,
    gone: Sequence[Gone] = (),
    note: Callable[[int, int], None] = lambda seat, move: None,
) -> Result:
    """Play a match; `note` is told the seat and the number of the move before each decision."""
    try:
        return _play(plan, number, gone, note)
    except Exception as error:
        raise BrokenMatch(
            "broken-match",
            "Match {number} of {game} among {bots} (seed {seed}) broke off: {why}",
            number=number,
            game=plan.game.name,
            bots=list(plan.company(number)),
            seed=plan.seed,
            why=explain(error),
        ) from error


def explain(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"


def _play(plan: Plan, number: int, gone: Sequence[Gone], note: Callable[[int, int], None]) -> Result:
    block, turn = divmod(number, plan.block)
    company = plan.company(number)
    match, sides = plan.deal(block)
    entrant = plan.seating(sides, turn)
    names = [company[who] for who in entrant]
    made = {seat: players.make(plan.game, name, plan.number("bot", number, seat)) for seat, name in enumerate(names)}
    seated = players.Seated(match, made)
    left = {absentee.seat: absentee for absentee in gone}
    failures: list[Failure] = []
    spent: list[list[float]] = [[] for _ in company]
    while waiting := match.state.turn():
        seat = waiting[0]
        failed = ""
        if seat in left and len(match.moves) >= left[seat].move:
            failed = left[seat].reason
        else:
            note(seat, len(match.moves))
            began = time.thread_time()
            try:
                seated.move(seat)
            except (Exception, SystemExit) as error:  # a bot that exits has failed like any other
                failed = explain(error)
            spent[entrant[seat]].append(time.thread_time() - began)
        if failed:
            failures.append(Failure(entrant[seat], failed))
            match.play(seat, match.state.absent(seat))
        match.settle()
    outcome = match.outcome()
    assert outcome is not None
    held = [[seat for seat in range(plan.seats) if entrant[seat] == who] for who in range(len(company))]
    return Result(
        number=number,
        winners=tuple(who for who, seats in enumerate(held) if any(seat in outcome.winners for seat in seats)),
        points=tuple(sum(outcome.points[seat] for seat in seats) / len(seats) for seats in held),
        paces=tuple(Pace(len(times), sum(times), max(times, default=0.0)) for times in spent),
        moves=len(match.moves),
        failures=tuple(failures),
    )
