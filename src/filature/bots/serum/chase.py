"""The flight as a small game (TS-16), solved for its equilibrium: where a fugitive runs, what pursuers should guard.

All squares but the airport are alike. Nobody may talk (TS-16.8), so every pursuer draws alone.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from filature.bots.serum.greedy import AIRPORT
from filature.bots.serum.move_likelihood import AIMLESS, CURIOUS, PURPOSEFUL
from filature.games.serum.board import F1, FLIGHT_SQUARES, SOLOS_TO_ESCAPE
from filature.games.serum.packed import get, members
from filature.games.serum.rules import Serum

GRAIN: Final = 500  # steps in which the equilibrium of a strategy is looked for
HABIT: Final = 2.0  # how many dials seen weigh as much as what one expects of a stranger
BOLDNESS: Final = 0.04  # how much better a square must be, in chances of winning, to be played 2.7 times as often …
CERTAINTY: Final = 0.005  # … and among those who do not think about it


@final
class FlightEquilibrium:
    """How a flight is played where nobody can gain by playing otherwise, for a number of seats."""

    def __init__(self, seats: int) -> None:
        self.elsewhere = float(len(members(FLIGHT_SQUARES[seats])) - 1)
        self.escape = [0.0] * SOLOS_TO_ESCAPE + [1.0]
        """By solos: how likely the fugitive escapes."""
        self.guard = [0.0] * SOLOS_TO_ESCAPE
        """By solos: how often a pursuer goes to the airport."""
        self.run = [0.0] * SOLOS_TO_ESCAPE
        """By solos: how often the fugitive does."""
        for solos in range(SOLOS_TO_ESCAPE - 1, -1, -1):
            self._solve(solos, seats - 1)

    def _solve(self, solos: i64, pursuers: i64) -> None:
        ahead = self.escape[solos + 1]
        least = 2.0
        for step in range(1, GRAIN):
            guard = step / GRAIN
            worst = max(_escape(guard, pursuers, 1.0), _escape((1.0 - guard) / self.elsewhere, pursuers, ahead))
            if worst < least:
                least = worst
                self.guard[solos] = guard
        self.escape[solos] = least
        # The fugitive runs to the airport just so often that a pursuer does not care where to go.
        guard, others = self.guard[solos], pursuers - 1
        there, else_ = guard, (1.0 - guard) / self.elsewhere
        airport_guarded = _left(there, others, least, True, 1.0)
        airport_free = _left(there, others, least, False, 1.0)
        other_guarded = _left(else_, others, least, True, ahead)
        other_free = _left(else_, others, least, False, ahead)
        at_airport = airport_free - airport_guarded
        at_other = (other_free - other_guarded) / self.elsewhere
        self.run[solos] = at_other / (at_airport + at_other)


def _escape(share: float, pursuers: i64, ahead: float) -> float:
    """The chance of a fugitive who keeps going to a square where each pursuer is with that chance."""
    nobody, one = crowd([share] * pursuers)
    return nobody * ahead / (1.0 - one)


def _left(share: float, others: i64, same: float, guarded: bool, ahead: float) -> float:
    """The fugitive's chance on a square when one pursuer is there or not, and others with a chance each."""
    nobody, one = crowd([share] * others)
    return nobody * same if guarded else nobody * ahead + one * same


def crowd(shares: list[float]) -> tuple[float, float]:
    """How likely nobody, and just one, is on a square where each player is with a chance of their own."""
    nobody, one = 1.0, 0.0
    for share in shares:
        one = one * (1.0 - share) + nobody * share
        nobody *= 1.0 - share
    return nobody, one


EQUILIBRIA: Final = [FlightEquilibrium(seats) for seats in range(3, 7)]


def equilibrium(seats: i64) -> FlightEquilibrium:
    return EQUILIBRIA[seats - 3]


def advice(state: Serum, seat: i64, flights: list[list[int]], ways: list[list[float]]) -> list[float]:
    """How often a seat should go to each flight square, from where everybody has been in this flight, and from how
    each went about the investigation (move_likelihood.py)."""
    seats, solos, fugitive = state.setup.seats, state.solos, state.fugitive
    shares = [expected(seats, solos, other == fugitive, flights[other], ways[other]) for other in range(seats)]
    others = [shares[other] for other in range(seats) if other != seat and other != fugitive]
    thinkers = sum([ways[other][PURPOSEFUL] for other in range(seats) if other != seat]) / float(seats - 1)
    boldness = CERTAINTY + BOLDNESS * thinkers
    if fugitive != seat:
        return chase(seats, solos, shares[fugitive], others, boldness)
    barred = -1 if state.setup.stay_counts else int(get(state.agents, fugitive, 6)) - 1
    return flee(seats, solos, others, barred, boldness)


def expected(seats: i64, solos: i64, fugitive: bool, dials: list[int], ways: list[float]) -> list[float]:
    """Where somebody will probably be, by flight square: the aimless anywhere, the curious as simple bots are, the
    purposeful as they should, and where they have been before."""
    squares = members(FLIGHT_SQUARES[int(seats)])
    solved = equilibrium(seats)
    simple = AIRPORT / (AIRPORT + solved.elsewhere) if solos < SOLOS_TO_ESCAPE - 1 else 1.0 / (1.0 + solved.elsewhere)
    clever = simple if fugitive else solved.guard[solos]
    seen = 0.0
    for dial in dials:
        if dial in squares:
            seen += 1.0
    chances: list[float] = []
    for square in squares:
        often = HABIT * (clever if square == F1 else (1.0 - clever) / solved.elsewhere)
        for dial in dials:
            if dial == square:
                often += 1.0
        chances.append(
            ways[AIMLESS] / 36.0
            + ways[CURIOUS] * (simple if square == F1 else (1.0 - simple) / solved.elsewhere)
            + ways[PURPOSEFUL] * often / (HABIT + seen)
        )
    return chances


def flee(seats: i64, solos: i64, pursuers: list[list[float]], barred: int, boldness: float) -> list[float]:
    """How often the fugitive should go to each flight square; `barred` is one where a solo would not count, or -1."""
    squares = members(FLIGHT_SQUARES[int(seats)])
    solved = equilibrium(seats)
    same = solved.escape[solos]
    worth: list[float] = []
    for index, square in enumerate(squares):
        nobody, one = crowd([each[index] for each in pursuers])
        ahead = 1.0 if square == F1 else solved.escape[solos + 1]
        worth.append(nobody * (same if square == barred else ahead) + one * same)
    run = solved.run[solos]
    usual = [run if square == F1 else (1.0 - run) / solved.elsewhere for square in squares]
    return _leaning_to(usual, worth, boldness)


def chase(seats: i64, solos: i64, fugitive: list[float], others: list[list[float]], boldness: float) -> list[float]:
    """How often a pursuer should go to each flight square."""
    squares = members(FLIGHT_SQUARES[int(seats)])
    solved = equilibrium(seats)
    same = solved.escape[solos]
    worth: list[float] = []
    for index, square in enumerate(squares):
        nobody, one = crowd([each[index] for each in others])
        ahead = 1.0 if square == F1 else solved.escape[solos + 1]
        # Only where the fugitive comes here too does it matter that somebody guards the square.
        worth.append(fugitive[index] * (nobody * ahead + one * same - nobody * same))
    guard = solved.guard[solos]
    usual = [guard if square == F1 else (1.0 - guard) / solved.elsewhere for square in squares]
    return _leaning_to(usual, worth, boldness)


def _leaning_to(usual: list[float], worth: list[float], boldness: float) -> list[float]:
    """The usual mixture, bent towards what is worth more."""
    best = max(worth)
    bent = [usual[index] * exp((worth[index] - best) / boldness) for index in range(len(usual))]
    total = sum(bent)
    return [each / total for each in bent]
