"""Explanations of a belief: the few events that moved it most. Works during a match, too."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from filature.analysis.listening import Listener, Look, Shift, bots_of, settled
from filature.analysis.report import Fact, Reason
from filature.bots.contract import GameBots, Odds
from filature.kernel.errors import BadRequest
from filature.kernel.game import Game
from filature.kernel.naming import nearest

FACTS: Final = 3
"""Facts behind one belief."""
OTHERS: Final = 3
"""Other answers that are told."""
MOST: Final = 8
"""Turning points of a match."""
LEAST: Final = 0.05
"""A change of belief below this is no reason."""
TURNING: Final = 0.1
"""A change of belief below this is no turning point."""


def why(game: Game, looks: Sequence[Look], secret: str | None = None) -> Reason | None:
    """The facts behind what a seat believes now about a secret, from all it has heard and seen (`hints.looks`): no
    record, no state, so that it may be asked during a match.

    Without a secret, about the one the rules ask this seat for; else about the one the facts have told most of, and
    which cannot simply be seen. None where there is nothing to suspect.
    """
    listener = Listener(game, looks[0].view)
    for number, (events, view) in enumerate(looks):
        listener.follow(events, view, number)
    if secret is not None and secret not in listener.odds:
        raise BadRequest(
            "no-such-secret",
            "{secret} is no secret here; there are {known}.",
            secret=secret,
            known=list(listener.odds),
            nearest=nearest(secret, listener.odds),
        )
    reasons = reasons_of([shift for shift in listener.shifts if shift.move], listener.odds, bots_of(game))
    if secret is not None:
        return next((reason for reason in reasons if reason.secret == secret), None)
    asked = bots_of(game).question(looks[-1].view)
    if asked is not None and not settled(listener.odds.get(asked, {})):
        return _answer(asked, listener.odds[asked], reasons)
    newcomer = Listener(game, looks[-1].view)
    newcomer.see(looks[-1].view)
    suspected = [reason for reason in reasons if not settled(newcomer.odds.get(reason.secret, {}))]
    return max(suspected, key=lambda reason: sum(map(_change, reason.facts)), default=None)


def _answer(secret: str, row: Mapping[str, float], reasons: Sequence[Reason]) -> Reason:
    """To a question of the rules: all that is thought possible, the likeliest first."""
    answer, *others = sorted(row, key=lambda one: -row[one])
    found = next((reason for reason in reasons if reason.secret == secret), None)
    reason = found or Reason(secret=secret, answer=answer, chance=row[answer], facts=[])
    reason.others = {other: row[other] for other in others[:OTHERS] if row[other] >= LEAST}
    return reason


def reasons_of(shifts: Sequence[Shift], odds: Odds, game_bots: GameBots) -> list[Reason]:
    """For every secret that something was found out about: the answer most believed at last, and why."""
    reasons = []
    for secret, row in odds.items():
        answer = max(row, key=row.__getitem__)
        facts = [fact_of(shift, secret, answer, game_bots) for shift in shifts if secret in shift.secrets()]
        telling = sorted((fact for fact in facts if _change(fact) >= LEAST), key=_change, reverse=True)
        if telling:
            chosen = sorted(telling[:FACTS], key=lambda fact: fact.heard)
            reasons.append(Reason(secret=secret, answer=answer, chance=row[answer], facts=chosen))
    return reasons


def turning_points(shifts: Iterable[tuple[Shift, dict[str, str]]], game_bots: GameBots) -> list[Fact]:
    """The events that changed the belief in the truth, or in the falsehood most believed, by the most.

    Each event is told once, for the secret it told most about; the shifts come with the truth of their moment.
    """
    found: dict[int, Fact] = {}
    for shift, truth in shifts:
        for secret in shift.secrets():
            answers = _interesting(shift, secret, truth.get(secret))
            fact = max((fact_of(shift, secret, answer, game_bots) for answer in answers), key=_change)
            if fact.heard not in found or _change(fact) > _change(found[fact.heard]):
                found[fact.heard] = fact
    largest = sorted((fact for fact in found.values() if _change(fact) >= TURNING), key=_change, reverse=True)[:MOST]
    return sorted(largest, key=lambda fact: fact.heard)


def _interesting(shift: Shift, secret: str, truth: str | None) -> list[str]:
    """The truth first, so that it is told where both change alike; then the falsehood most believed before or after."""
    rows = (shift.before[secret], shift.after[secret])
    believed = {answer: max(row.get(answer, 0.0) for row in rows) for row in rows for answer in row if answer != truth}
    falsehood = [max(believed, key=believed.__getitem__)] if believed else []
    return falsehood if truth is None else [truth, *falsehood]


def fact_of(shift: Shift, secret: str, answer: str, game_bots: GameBots) -> Fact:
    named = game_bots.clue(secret, answer, shift.events)
    event = shift.events[named]
    first = shift.heard - len(shift.events) + 1
    return Fact(
        heard=first + named,
        move=shift.move,
        turn=event.turn,
        when=game_bots.moment(event.turn),
        kind=event.kind,
        facts=event.facts,
        secret=secret,
        answer=answer,
        before=shift.before[secret].get(answer, 0.0),
        after=shift.after[secret].get(answer, 0.0),
    )


def _change(fact: Fact) -> float:
    return abs(fact.after - fact.before)
