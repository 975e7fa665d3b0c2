"""The result of a contest in figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from filature.arena.figures import Verdict, luck, wilson
from filature.arena.plan import Form, Plan
from filature.arena.playing import Result
from filature.arena.ratings import Company, Rating, rate
from filature.kernel.build import is_compiled


class Entry(msgspec.Struct, kw_only=True):
    """How one bot did, over all the places it had."""

    name: str
    matches: int
    """Places times matches: a bot that sits on two seats plays every match twice; a side is one place."""
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
    p_value: float
    """Of the matches that somebody won: how likely a bot no better than the rest wins such a share of them, or more."""
    seconds: float
    """Processor time for a move, mean and most."""
    slowest: float
    failed: int
    """Moves played for it because it raised, wanted what is not allowed, died, or thought for too long."""
    reasons: dict[str, int]
    rating: Rating | None


class Standings(msgspec.Struct, kw_only=True):
    """The result of a contest; the best rating or rate comes first."""

    game: str
    form: Form
    bots: tuple[str, ...]
    seats: int
    options: dict[str, Any]
    seed: int
    compiled: bool
    """Whether the rules were compiled, for whoever compares times."""
    matches: int
    chance: float
    """The rate of a bot that is no better than the others."""
    entries: list[Entry]
    unwon: int
    """Matches that no player won."""
    moves: float
    """Mean number of moves in a match, those of the dice included."""
    sprt: Verdict | None


def share_of(name: str, company: Company, result: Result) -> float:
    """What a bot won of a match: one, a part of a joint win, or nothing."""
    own = sum(1 for winner in result.winners if company[winner] == name)
    return own / len(result.winners) if own else 0.0


def standings(plan: Plan, results: Sequence[Result], verdict: Verdict | None) -> Standings:
    """All figures of the matches of a plan."""
    names = list(dict.fromkeys(plan.bots))
    played = [(plan.company(result.number), result) for result in results]
    ratings: dict[str, Rating] = {}
    if plan.form == "ratings":
        ratings = rate(names, [(company, result.winners) for company, result in played])
    entries = [_entry(plan, name, played, ratings.get(name)) for name in names]
    return Standings(
        game=plan.game.name,
        form=plan.form,
        bots=plan.bots,
        seats=plan.seats,
        options=msgspec.to_builtins(plan.options),
        seed=plan.seed,
        compiled=is_compiled(),
        matches=len(results),
        chance=plan.chances[0],
        entries=sorted(entries, key=lambda entry: -(entry.rating.rating if entry.rating else entry.rate)),
        unwon=sum(1 for result in results if not result.winners),
        moves=sum(result.moves for result in results) / len(results),
        sprt=verdict,
    )


def _entry(plan: Plan, name: str, played: Sequence[tuple[Company, Result]], rating: Rating | None) -> Entry:
    """All the places of one name together."""
    mine = [(company, result) for company, result in played if name in company]
    places = [(result, entrant) for company, result in mine for entrant, other in enumerate(company) if other == name]
    wins = sum(1 for result, entrant in places if entrant in result.winners)
    share = sum(share_of(name, company, result) for company, result in mine)
    won = sum(1 for _, result in mine if result.winners)
    expected = sum(plan.chances[entrant] for result, entrant in places if result.winners)
    paces = [result.paces[entrant] for result, entrant in places]
    decisions = sum(pace.decisions for pace in paces)
    reasons = Counter(
        failure.reason for result, entrant in places for failure in result.failures if failure.entrant == entrant
    )
    low, high = wilson(wins, len(places))
    return Entry(
        name=name,
        matches=len(places),
        wins=wins,
        share=share,
        rate=wins / len(places),
        low=low,
        high=high,
        points=sum(result.points[entrant] for result, entrant in places) / len(places),
        p_value=luck(share, won, expected / won) if won else 1.0,
        seconds=sum(pace.seconds for pace in paces) / decisions if decisions else 0.0,
        slowest=max(pace.slowest for pace in paces),
        failed=reasons.total(),
        reasons=dict(reasons),
        rating=rating,
    )
