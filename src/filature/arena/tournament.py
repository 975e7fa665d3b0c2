"""Many matches among bots, so arranged that luck and seats weigh on all alike."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any

import msgspec

from filature import bots as players
from filature.kernel.dice import FairDice
from filature.kernel.errors import BadRequest, FilatureError
from filature.kernel.game import Choices, Game
from filature.kernel.match import Match

CHUNKS_PER_JOB = 8
LARGEST_CHUNK = 50
NORMAL_95 = 1.959964  # two-sided 95 % of the normal distribution


class BrokenMatch(FilatureError):
    """A match of the tournament could not be played to its end."""


class Entry(msgspec.Struct, kw_only=True):
    """How one bot did, over all the seats it sat on."""

    name: str
    matches: int
    """Seats times matches: a bot that sits on two seats plays every match twice."""
    wins: int
    """Times it was among the winners."""
    share: float
    """Wins, where a joint win of k counts 1/k."""
    rate: float
    """Wins per match, with its 95 % interval from `low` to `high`."""
    low: float
    high: float
    points: float
    """Mean."""


class Standings(msgspec.Struct, kw_only=True):
    """The result of a tournament; the best rate comes first."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int
    matches: int
    entries: list[Entry]
    unwon: int
    """Matches that no player won."""
    moves: float
    """Mean number of moves in a match, those of the dice included."""


class Plan(msgspec.Struct, frozen=True):
    """All that a process needs to play any match of the tournament."""

    game: Game
    bots: tuple[str, ...]
    options: Any
    seed: int


class Result(msgspec.Struct, frozen=True):
    """One match; `points` and `winners` are of bots in the order they were listed, not of seats."""

    winners: tuple[int, ...]
    points: tuple[int, ...]
    moves: int


def run(
    game: Game,
    bots: Sequence[str],
    *,
    options: Choices = None,
    matches: int = 100,
    jobs: int = 1,
    seed: int = 0,
    progress: Callable[[int], None] = lambda done: None,
) -> Standings:
    """Let bots, one per seat, play matches; `progress` is told how many are done.

    Bots move on by one seat after each match. As many matches as there are seats share one deal and its dice, so make
    `matches` a multiple of the seats: then every bot has had every seat and every card equally often. The result
    follows from `seed` alone, however many processes (`jobs`) play.
    """
    plan = Plan(game, tuple(bots), game.check_options(options), seed)
    game.check_seats(len(bots))
    for name in dict.fromkeys(bots):
        players.make(game, name, 0)
    _check_count("matches", matches)
    _check_count("jobs", jobs)
    results: list[Result] = []
    for chunk in _play_all(plan, matches, jobs):
        results += chunk
        progress(len(results))
    return _standings(plan, results)


def wilson(wins: int, matches: int) -> tuple[float, float]:
    """The 95 % interval of a rate (E. B. Wilson, 1927); sound for few matches and for rates near 0 and 1 too."""
    rate, z2 = wins / matches, NORMAL_95**2
    middle = rate + z2 / (2 * matches)
    spread = NORMAL_95 * math.sqrt(rate * (1 - rate) / matches + z2 / (4 * matches**2))
    low, high = (middle - spread) / (1 + z2 / matches), (middle + spread) / (1 + z2 / matches)
    return (0.0 if wins == 0 else low), (1.0 if wins == matches else high)


def _check_count(what: str, number: int) -> None:
    if number < 1:
        raise BadRequest("bad-count", "The number of {what} is at least 1, not {number}.", what=what, number=number)


def _play_all(plan: Plan, matches: int, jobs: int) -> Iterable[list[Result]]:
    size = max(1, min(LARGEST_CHUNK, matches // (jobs * CHUNKS_PER_JOB)))
    chunks = [range(first, min(first + size, matches)) for first in range(0, matches, size)]
    play = partial(_play_chunk, plan)
    if jobs == 1:
        yield from map(play, chunks)
        return
    try:
        with ProcessPoolExecutor(min(jobs, len(chunks))) as pool:
            yield from pool.map(play, chunks)
    except BrokenProcessPool:
        raise BrokenMatch("broken-worker", "A process that played matches has died; was there enough memory?") from None


def _play_chunk(plan: Plan, numbers: range) -> list[Result]:
    return [_play_checked(plan, number) for number in numbers]


def _play_checked(plan: Plan, number: int) -> Result:
    try:
        return _play(plan, number)
    except Exception as error:
        raise BrokenMatch(
            "broken-match",
            "Match {number} of {game} among {bots} (seed {seed}) broke off: {why}",
            number=number,
            game=plan.game.name,
            bots=list(plan.bots),
            seed=plan.seed,
            why=f"{type(error).__name__}: {error}",
        ) from error


def _play(plan: Plan, number: int) -> Result:
    seats = len(plan.bots)
    block, shift = divmod(number, seats)
    seat_of = [(bot + shift) % seats for bot in range(seats)]
    match = Match(plan.game, seats, plan.options, dice=FairDice(_derive(plan.seed, "dice", block)))
    seeds = [int.from_bytes(_derive(plan.seed, "bot", number, bot)[:8], "big") >> 1 for bot in range(seats)]
    makers = {seat_of[bot]: players.make(plan.game, name, seeds[bot]) for bot, name in enumerate(plan.bots)}
    players.Seated(match, makers).play_out()
    outcome = match.outcome()
    assert outcome is not None
    return Result(
        winners=tuple(bot for bot in range(seats) if seat_of[bot] in outcome.winners),
        points=tuple(outcome.points[seat] for seat in seat_of),
        moves=len(match.moves),
    )


def _derive(*parts: object) -> bytes:
    """A seed of its own for everything that is drawn."""
    return hashlib.sha256("/".join(map(str, parts)).encode()).digest()


def _standings(plan: Plan, results: list[Result]) -> Standings:
    entries = [_entry(name, plan.bots, results) for name in dict.fromkeys(plan.bots)]
    return Standings(
        game=plan.game.name,
        seats=len(plan.bots),
        options=msgspec.to_builtins(plan.options),
        seed=plan.seed,
        matches=len(results),
        entries=sorted(entries, key=lambda entry: -entry.rate),
        unwon=sum(1 for result in results if not result.winners),
        moves=sum(result.moves for result in results) / len(results),
    )


def _entry(name: str, bots: Sequence[str], results: list[Result]) -> Entry:
    """All the seats of one name together."""
    own = [bot for bot, other in enumerate(bots) if other == name]
    won = [result for result in results for bot in own if bot in result.winners]
    matches = len(own) * len(results)
    low, high = wilson(len(won), matches)
    return Entry(
        name=name,
        matches=matches,
        wins=len(won),
        share=sum(1 / len(result.winners) for result in won),
        rate=len(won) / matches,
        low=low,
        high=high,
        points=sum(result.points[bot] for result in results for bot in own) / matches,
    )
