"""Duels as matrix games (SE-6.4): a mixed strategy for the card, and the odds of hands played by a simple rule.

The solver is regret matching (Hart & Mas-Colell 2000), with regrets kept positive and later rounds weighing more
(Tammelin 2014).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from filature.games.top_secret.board import CARDS, FULL_HAND

ROUNDS: Final = 400
HANDS: Final = FULL_HAND + 1
WINNING: Final = vec[float](
    [-1.0] * (HANDS * HANDS)
)  # attacking * HANDS + defending -> see `winning`; -1: not yet known


def solve(own: vec[float], their: vec[float], rows: i64, columns: i64) -> list[float]:
    """With what chance to play each row; both sides learn by turns, by regret matching, and the mean of all rounds is
    played.

    `own` and `their` hold what row r against column c is worth to each, at r * columns + c.
    """
    mine = [0.0] * rows
    theirs = [0.0] * columns
    played = [0.0] * rows
    for number in range(ROUNDS):
        column_mix = _mix(theirs)
        _learn(mine, _mix(mine), [_against(own, column_mix, row * columns, 1) for row in range(rows)])
        row_mix = _mix(mine)
        _learn(theirs, column_mix, [_against(their, row_mix, column, columns) for column in range(columns)])
        for row in range(rows):
            played[row] += row_mix[row] * (number + 1.0)
    total = sum(played)
    return [share / total for share in played]


def _against(worth: vec[float], mix: list[float], at: i64, stride: i64) -> float:
    total = 0.0
    for share in mix:
        total += share * worth[at]
        at += stride
    return total


def _mix(regrets: list[float]) -> list[float]:
    total = sum(regrets)
    return [regret / total for regret in regrets] if total > 0.0 else [1.0 / len(regrets)] * len(regrets)


def _learn(regrets: list[float], mix: list[float], worth: list[float]) -> None:
    mean = 0.0
    for share, value in zip(mix, worth, strict=True):
        mean += share * value
    for number, value in enumerate(worth):
        regrets[number] = max(0.0, regrets[number] + value - mean)


def winning(attacking: i64, defending: i64) -> float:
    """How likely a hand is to win a duel against another, if high cards are played a little more often."""
    known = WINNING[attacking * HANDS + defending]
    if known >= 0.0:
        return known
    wins = 0.0
    total = 0.0
    for card, value in enumerate(CARDS):
        for other, against in enumerate(CARDS):
            if attacking >> card & 1 and defending >> other & 1:
                weight = (value + 1.0) * (against + 1.0)
                total += weight
                if value >= against:
                    wins += weight
    WINNING[attacking * HANDS + defending] = wins / total
    return wins / total
