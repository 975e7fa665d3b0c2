"""Ratings: one number for each bot, fitted to all matches at once.

Two measures. The *fit* takes all matches at once: an entrant wins in proportion to its strength (R. D. Luce, 1959; with
two entrants: Bradley and Terry), written like Elo, the mean bot at 1500. The order of matches does not matter to it.
*openskill* (Plackett-Luce) learns match by match, as a ladder would.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import exp, log, sqrt

import msgspec
from openskill.models import PlackettLuce

from filature.arena.figures import NORMAL_95

ELO = 400 / log(10)
MEAN = 1500.0
BREADTH = 2.0
"""How far strengths lie apart before anything is known: keeps whoever never won within reach."""
CLOSE = 1e-9
MOST_STEPS = 100

Company = tuple[str, ...]
Contested = tuple[Company, tuple[int, ...]]
"""The entrants of a match, and which of them won."""


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    """How strong a bot is: the fit with its 95 % interval from `low` to `high`, and openskill's mean and spread."""

    rating: float
    low: float
    high: float
    mu: float
    sigma: float


def rate(names: Sequence[str], matches: Sequence[Contested]) -> dict[str, Rating]:
    """The ratings of all bots; a match that nobody won tells nothing about who is better."""
    won = [(company, winners) for company, winners in matches if winners]
    strengths, errors = fit(names, won)
    learned = learn(names, won)
    return {
        name: Rating(
            rating=MEAN + ELO * strengths[n],
            low=MEAN + ELO * (strengths[n] - NORMAL_95 * errors[n]),
            high=MEAN + ELO * (strengths[n] + NORMAL_95 * errors[n]),
            mu=learned[name][0],
            sigma=learned[name][1],
        )
        for n, name in enumerate(names)
    }


def fit(names: Sequence[str], matches: Sequence[Contested]) -> tuple[list[float], list[float]]:
    """The likeliest strengths (logarithms, mean 0) and their standard errors by Fisher's information."""
    place = {name: n for n, name in enumerate(names)}
    size = len(names)
    wins = [0.0] * size
    met: Counter[tuple[int, ...]] = Counter()
    for company, winners in matches:
        met[tuple(sorted(place[name] for name in company))] += 1
        for winner in winners:
            wins[place[company[winner]]] += 1 / len(winners)
    strengths = [0.0] * size
    for _ in range(MOST_STEPS):
        slope = [won - strength / BREADTH**2 for won, strength in zip(wins, strengths, strict=True)]
        known = _information(met, strengths, slope)
        step = [sum(row[n] * slope[n] for n in range(size)) for row in _inverse(known)]
        longest = max(1.0, *map(abs, step))  # never further than what the slope can tell
        strengths = [strength + part / longest for strength, part in zip(strengths, step, strict=True)]
        if max(map(abs, step)) < CLOSE:
            break
    mean = sum(strengths) / size
    spread = _inverse(_information(met, strengths, [0.0] * size))
    rows = [sum(row) / size for row in spread]
    whole = sum(rows) / size
    return (
        [strength - mean for strength in strengths],
        [sqrt(max(0.0, spread[n][n] - 2 * rows[n] + whole)) for n in range(size)],
    )


def _information(met: Counter[tuple[int, ...]], strengths: list[float], slope: list[float]) -> list[list[float]]:
    """How sharply the likelihood bends; takes the expected wins off the slope on the way."""
    size = len(strengths)
    known = [[1 / BREADTH**2 if row == column else 0.0 for column in range(size)] for row in range(size)]
    for company, times in met.items():
        weights = [exp(strengths[n]) for n in company]
        total = sum(weights)
        for n, weight in zip(company, weights, strict=True):
            share = weight / total
            slope[n] -= times * share
            known[n][n] += times * share
            for other, second in zip(company, weights, strict=True):
                known[n][other] -= times * share * second / total
    return known


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """Gauss and Jordan; the matrices here are positive definite, so no pivot is needed."""
    size = len(matrix)
    rows = [[*row, *(1.0 if n == k else 0.0 for k in range(size))] for n, row in enumerate(matrix)]
    for n in range(size):
        pivot = rows[n][n]
        rows[n] = [value / pivot for value in rows[n]]
        for k in range(size):
            if k != n and (factor := rows[k][n]):
                rows[k] = [value - factor * other for value, other in zip(rows[k], rows[n], strict=True)]
    return [row[size:] for row in rows]


def learn(names: Sequence[str], matches: Sequence[Contested]) -> dict[str, tuple[float, float]]:
    """openskill's mean and spread of each bot after all matches, in their order."""
    model = PlackettLuce()
    known = {name: model.rating(name=name) for name in names}
    for company, winners in matches:
        ranks = [1.0 if place in winners else 2.0 for place in range(len(company))]
        rated = model.rate([[known[name]] for name in company], ranks=ranks)
        for name in set(company):
            # A bot that sat there several times has learned the mean of it.
            own = [team[0] for other, team in zip(company, rated, strict=True) if other == name]
            mu, sigma = (sum(rating.mu for rating in own) / len(own), sum(rating.sigma for rating in own) / len(own))
            known[name] = model.rating(mu=mu, sigma=sigma, name=name)
    return {name: (rating.mu, rating.sigma) for name, rating in known.items()}
