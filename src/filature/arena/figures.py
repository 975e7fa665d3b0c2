"""Statistics of results: confidence intervals, significance, and the sequential test that ends a contest.

In a block an entrant has every place of one deal, so its wins there spread less than as many independent matches with
the same mean (W. Hoeffding, 1956, also for the fractions of joint wins). What is said here for independent matches is
therefore on the safe side.
"""

from __future__ import annotations

from math import exp, floor, lgamma, log, log1p, sqrt
from typing import Literal

import msgspec

from filature.kernel.errors import BadRequest

NORMAL_95 = 1.959964  # two-sided 95 % of the normal distribution
USUAL_EDGE = 0.05


def wilson(wins: int, matches: int) -> tuple[float, float]:
    """The 95 % interval of a rate (E. B. Wilson, 1927); sound for few matches and for rates near 0 and 1 too."""
    rate, z2 = wins / matches, NORMAL_95**2
    middle = rate + z2 / (2 * matches)
    spread = NORMAL_95 * sqrt(rate * (1 - rate) / matches + z2 / (4 * matches**2))
    low, high = (middle - spread) / (1 + z2 / matches), (middle + spread) / (1 + z2 / matches)
    return (0.0 if wins == 0 else low), (1.0 if wins == matches else high)


def luck(share: float, matches: int, chance: float) -> float:
    """How likely somebody who is no better than the others would have won so much or more: exact binomial."""
    wins = floor(share + 1e-9)
    if wins <= 0 or chance >= 1:
        return 1.0
    if chance <= 0:
        return 0.0
    whole = lgamma(matches + 1) + matches * log1p(-chance)
    odds = log(chance) - log1p(-chance)
    return min(
        1.0,
        sum(exp(whole - lgamma(k + 1) - lgamma(matches - k + 1) + k * odds) for k in range(wins, matches + 1)),
    )


class Sprt(msgspec.Struct, frozen=True, kw_only=True):
    """A. Wald's sequential test (1945) of a bot's share of the wins: `p0` against `p1`."""

    p0: float | None = None
    """None: what falls to the bot by chance."""
    p1: float | None = None
    """None: five points more."""
    alpha: float = 0.05
    """How often it may call a bot better that wins only `p0`."""
    beta: float = 0.05
    """How often it may miss a bot that wins `p1`."""


Decision = Literal["better", "no better", "undecided"]


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """What a sequential test says: decided when the evidence leaves the stretch from `lower` to `upper`."""

    bot: str
    share: float
    matches: int
    p0: float
    p1: float
    alpha: float
    beta: float
    evidence: float
    """The logarithm of how much better `p1` explains the wins than `p0`."""
    lower: float
    upper: float
    decision: Decision


class Trial:
    """A sequential test under way."""

    def __init__(self, asked: Sprt, bot: str, chance: float) -> None:
        self.bot = bot
        self.p0 = chance if asked.p0 is None else asked.p0
        self.p1 = self.p0 + USUAL_EDGE if asked.p1 is None else asked.p1
        self.alpha, self.beta = asked.alpha, asked.beta
        self.share, self.matches = 0.0, 0
        if not 0 < self.p0 < self.p1 < 1:
            raise BadRequest(
                "bad-shares",
                "A test compares two shares, 0 < p0 < p1 < 1; not p0 {p0} and p1 {p1}.",
                p0=self.p0,
                p1=self.p1,
            )
        for name, error in (("alpha", asked.alpha), ("beta", asked.beta)):
            if not 0 < error < 0.5:
                raise BadRequest(
                    "bad-error",
                    "A test may be wrong with a chance between 0 and 0.5; not {name} {error}.",
                    name=name,
                    error=error,
                )

    def add(self, share: float) -> None:
        """One more match, of which the bot won that share."""
        self.share += share
        self.matches += 1

    def verdict(self) -> Verdict:
        lower, upper = log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)
        evidence = self.share * log(self.p1 / self.p0)
        evidence += (self.matches - self.share) * log((1 - self.p1) / (1 - self.p0))
        return Verdict(
            bot=self.bot,
            share=self.share,
            matches=self.matches,
            p0=self.p0,
            p1=self.p1,
            alpha=self.alpha,
            beta=self.beta,
            evidence=evidence,
            lower=lower,
            upper=upper,
            decision="better" if evidence >= upper else "no better" if evidence <= lower else "undecided",
        )
