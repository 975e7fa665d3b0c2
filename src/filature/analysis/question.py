"""The question a match turned on: how much of it was known when, and what gave it away."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from filature.analysis.listening import Listener, Shift
from filature.analysis.report import Curve, Insight, MatchQuestion, Moment
from filature.bots.contract import Aspect, GameBots, Odds
from filature.kernel.state import WATCHER, State, seat_name

KNOWN: Final = 0.9
"""Whoever believes the truth so firmly, and never less again, has found it out."""
DIGITS: Final = 4


def question(
    game_bots: GameBots,
    state: State,
    moments: Sequence[Moment],
    truths: Mapping[int, Mapping[str, str]],
    listeners: Mapping[int, Listener],
) -> MatchQuestion:
    """The answer, from what was true after each move and what everybody believed; first found out, first told."""
    aspects = [aspect for aspect in game_bots.aspects(state) if aspect.secrets]
    curves = [_curve(aspect, moments, truths, listeners[aspect.eyes], game_bots) for aspect in aspects]
    never = max(truths) + 1
    found_out = {id(curve): curve.insight.move if curve.insight else never for curve in curves}
    return MatchQuestion(curves=sorted(curves, key=lambda curve: (found_out[id(curve)], -curve.values[-1])))


def _curve(
    aspect: Aspect,
    moments: Sequence[Moment],
    truths: Mapping[int, Mapping[str, str]],
    listener: Listener,
    game_bots: GameBots,
) -> Curve:
    last = moments[-1].truth
    shift = _goal_reached(aspect, truths, listener) if aspect.goal else _seen_through(aspect, last, listener)
    eyes = "watcher" if aspect.eyes == WATCHER else seat_name(aspect.eyes)
    return Curve(
        about=aspect.about,
        answer=last[aspect.secrets[0]] if len(aspect.secrets) == 1 else "",
        eyes=eyes,
        secrets=list(aspect.secrets),
        values=[round(_known(moment.odds[eyes], last, aspect), DIGITS) for moment in moments],
        insight=_insight(shift, game_bots) if shift else None,
    )


def _known(odds: Odds, truth: Mapping[str, str], aspect: Aspect) -> float:
    """The mean belief in the truth."""
    return sum(odds.get(secret, {}).get(truth[secret], 0.0) for secret in aspect.secrets) / len(aspect.secrets)


def _seen_through(aspect: Aspect, truth: Mapping[str, str], listener: Listener) -> Shift | None:
    """The event from which on the truth was believed."""
    found: Shift | None = None
    for shift in reversed(listener.shifts):
        if _known(shift.after, truth, aspect) < KNOWN:
            break
        if shift.after is not shift.before:
            found = shift
    return found


def _goal_reached(aspect: Aspect, truths: Mapping[int, Mapping[str, str]], listener: Listener) -> Shift | None:
    assert aspect.goal is not None
    secret, answer = aspect.goal
    first = next((move for move, truth in truths.items() if truth.get(secret) == answer), None)
    if first is None:
        return None
    heard = [shift for shift in listener.shifts if shift.move == first]
    telling = [shift for shift in heard if shift.after is not shift.before]
    return (telling or heard)[-1] if heard else None


def _insight(shift: Shift, game_bots: GameBots) -> Insight:
    event, when = shift.event, game_bots.moment(shift.event.turn)
    if event.to is not None:  # nobody else saw it
        return Insight(move=shift.move, turn=event.turn, when=when)
    return Insight(move=shift.move, turn=event.turn, when=when, kind=event.kind, facts=event.facts)
