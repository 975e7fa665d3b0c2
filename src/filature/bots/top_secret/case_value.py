"""What cases are worth to whoever delivers them: exactly, as far as a seat knows them, else by expectation."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from filature.games.top_secret.board import BOMB, CASES, DELIVERED, GOAL, WORTH
from filature.games.top_secret.packed import get
from filature.games.top_secret.phases.delivery import may_deliver
from filature.games.top_secret.rules import TopSecret

BOMB_COSTS: Final = 3.0  # secrets that half the agents are worth
HOPE: Final = 0.3  # what an unknown case is worth at least, if it may hold secrets: never to risk a bomb never wins


def secrets_of(content: i64) -> float:
    """What a content is worth to whoever delivers it."""
    return -BOMB_COSTS if content == BOMB else float(WORTH[content])


def expected(state: TopSecret, owner: i64) -> float:
    """What a case of an owner that is not delivered is worth to others who know nothing more."""
    lies = state.case_places[owner]
    contents = state.contents[owner]
    total = 0.0
    undelivered = 0
    best = 0.0
    for letter in range(CASES):
        if get(lies, letter) != DELIVERED:
            value = secrets_of(get(contents, letter))
            total += value
            undelivered += 1
            if value > best:
                best = value
    if not undelivered:
        return 0.0
    mean = total / undelivered
    return HOPE if mean < HOPE and best > 0.0 else mean


def only_foreign(state: TopSecret, seat: i64) -> bool:
    """SE-7.5: the next case a seat delivers must be an enemy's."""
    return not may_deliver(state, seat, CASES * seat)


def appraise(state: TopSecret, seat: i64, insight: float, out: vec[float]) -> None:
    """Writes what each undelivered case is worth to a seat: own ones exactly, others by what it can expect.

    `insight` is how far it guesses right what lies in those of others.
    """
    owner: i64 = 0
    total = state.totals[seat]
    blocked = only_foreign(state, seat)
    while owner < state.setup.seats:
        mean = expected(state, owner) if owner != seat else 0.0
        letter: i64 = 0
        while letter < CASES:
            value = 0.0
            if get(state.case_places[owner], letter) != DELIVERED:
                content = get(state.contents[owner], letter)
                if owner == seat:
                    value = 0.0 if content == BOMB else float(WORTH[content])
                    if value > 0.0 and total + WORTH[content] >= GOAL:
                        value = float(GOAL)
                    if blocked:
                        value *= 0.2
                else:
                    value = (1.0 - insight) * mean + insight * secrets_of(content)
            out[owner * 4 + letter] = value
            letter += 1
        owner += 1
