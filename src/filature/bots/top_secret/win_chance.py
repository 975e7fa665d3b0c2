"""Probability to win, from what is home, on its way, and still to be fetched: the value of a rollout cut off."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from filature.bots.top_secret.distances import DistanceTable
from filature.bots.top_secret.duel_solver import HANDS
from filature.games.top_secret.board import (
    AGENTS,
    BOMB,
    CARDS,
    CARRIED,
    CASES,
    GONE,
    MOST_CITIES,
    OVER,
    WORTH,
)
from filature.games.top_secret.packed import get
from filature.games.top_secret.rules import TopSecret

FEATURES: Final = 10
HOME_SECRETS: Final = 0  # delivered secrets
CLOSE: Final = 1  # how near to the goal they are: the square of the share
OWN_CARRIED: Final = 2
FOREIGN_CARRIED: Final = 3
OWN_LYING: Final = 4
FOREIGN_LYING: Final = 5
BOMB_CARRIED: Final = 6
MEN: Final = 7
CARDS_LEFT: Final = 8
ON_TURN: Final = 9

WEIGHTS: Final = vec[float]([0.0, 2.7, 0.22, 0.22, 0.4, 0.25, -0.1, 0.24, 0.06, 0.08])
"""How much each feature says, fitted to matches (a logit for each seat, the share of its exponential)."""
FADE: Final = vec[float]([0.9**steps for steps in range(2 * MOST_CITIES)])  # what a case so many steps away counts
STRENGTH: Final = vec[float]([float(sum(v for c, v in enumerate(CARDS) if hand >> c & 1)) for hand in range(HANDS)])


@final
class WinChance:
    """A logit of every seat from a few features. Each evaluation has its own: it keeps notes while it looks."""

    def __init__(self, distances: DistanceTable) -> None:
        self.distances = distances
        self.seen: vec[float] = vec[float]([0.0] * (4 * FEATURES))
        """Seat * FEATURES + feature."""

    def of(self, state: TopSecret, seat: i64) -> float:
        """How likely a seat is to win; exact at the end, where a joint win of k counts 1/k."""
        if state.phase == OVER:
            if state.winner >= 0:
                return 1.0 if state.winner == seat else 0.0
            outcome = state.outcome()
            return 1.0 / len(outcome.winners) if outcome is not None and seat in outcome.winners else 0.0
        self.look(state)
        total = 0.0
        own = 0.0
        other: i64 = 0
        while other < state.setup.seats:
            if state.agents_left(other):
                score = 0.0
                feature: i64 = 0
                while feature < FEATURES:
                    score += WEIGHTS[feature] * self.seen[other * FEATURES + feature]
                    feature += 1
                share = exp(score)
                total += share
                if other == seat:
                    own = share
            other += 1
        return own / total

    def look(self, state: TopSecret) -> None:
        """Note the features of every seat."""
        seen = self.seen
        seat: i64 = 0
        while seat < state.setup.seats:
            row = seat * FEATURES
            feature: i64 = 0
            while feature < FEATURES:
                seen[row + feature] = 0.0
                feature += 1
            total = float(state.totals[seat])
            seen[row + HOME_SECRETS] = total
            seen[row + CLOSE] = total * total / 100.0
            seen[row + MEN] = float(state.agents_left(seat))
            seen[row + CARDS_LEFT] = STRENGTH[state.hands[seat]]
            seen[row + ON_TURN] = 1.0 if seat == state.active else 0.0
            self._look_at_carriers(state, seat, row)
            self._look_at_lying(state, seat, row)
            seat += 1

    def _look_at_carriers(self, state: TopSecret, seat: i64, row: i64) -> None:
        loads = state.loads[seat]
        if not loads:
            return
        k: i64 = 0
        while k < AGENTS:
            load = get(loads, k)
            if load:
                case = load - 1
                content = get(state.contents[case // 4], case % 4)
                near = FADE[self.distances.to_hq(state, seat, get(state.agent_places[seat], k))]
                if content == BOMB:
                    if case // 4 != seat:
                        self.seen[row + BOMB_CARRIED] += near
                elif case // 4 == seat:
                    self.seen[row + OWN_CARRIED] += near * WORTH[content]
                else:
                    self.seen[row + FOREIGN_CARRIED] += near * WORTH[content]
            k += 1

    def _look_at_lying(self, state: TopSecret, seat: i64, row: i64) -> None:
        places = state.agent_places[seat]
        case: i64 = 0
        while case < state.setup.seats * CASES:
            city = get(state.case_places[case // 4], case % 4)
            content = get(state.contents[case // 4], case % 4)
            if city < CARRIED and content != BOMB:
                nearest: i64 = MOST_CITIES
                k: i64 = 0
                while k < AGENTS:
                    place = get(places, k)
                    if place != GONE and not get(state.loads[seat], k):
                        way = self.distances.way(state, seat, place, city)
                        if way < nearest:
                            nearest = way
                    k += 1
                if nearest < MOST_CITIES:
                    near = FADE[nearest + self.distances.to_hq(state, seat, city)] * WORTH[content]
                    self.seen[row + (OWN_LYING if case // 4 == seat else FOREIGN_LYING)] += near
            case += 1
