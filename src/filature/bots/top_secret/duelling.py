"""A duel as what it is: a small game of hidden cards, solved (SE-6.4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ROUNDS: Final = 400


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
