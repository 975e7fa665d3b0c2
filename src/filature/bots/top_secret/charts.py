"""Distances on a board in flat tables, and what cases and duels promise: what quick evaluation is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from filature.games.top_secret.board import (
    BOMB,
    CARDS,
    CASES,
    COLOURS,
    DELIVERED,
    FULL_HAND,
    GOAL,
    MOST_CITIES,
    WORTH,
    Board,
)
from filature.games.top_secret.lanes import lane

if TYPE_CHECKING:
    from filature.games.top_secret.rules import TopSecret

HANDS: Final = FULL_HAND + 1
BOMB_COSTS: Final = 3.0  # secrets that half the agents are worth
HOPE: Final = 0.3  # whoever never risks a bomb never wins


@final
class Chart:
    """A board as somebody in a hurry reads it."""

    def __init__(self, board: Board) -> None:
        cities = len(board.cities)
        steps = [0] * ((MOST_CITIES + len(COLOURS)) * MOST_CITIES)
        home = [0] * (len(COLOURS) * MOST_CITIES)
        for city in range(cities):
            for there in range(cities):
                steps[city * MOST_CITIES + there] = board.steps[city][there]
            for colour in range(len(COLOURS)):
                steps[(MOST_CITIES + colour) * MOST_CITIES + city] = board.from_base[colour][city]
                home[colour * MOST_CITIES + city] = board.to_hq[colour][city]
        self.steps: vec[i64] = vec[i64](steps)
        """Space (a city, or 60 and a colour for its base) * 60 + city -> steps."""
        self.home: vec[i64] = vec[i64](home)
        """Colour * 60 + city -> steps to the headquarters."""
        self.odds: vec[float] = vec[float]([-1.0] * (HANDS * HANDS))

    def way(self, state: TopSecret, seat: i64, place: i64, city: i64) -> i64:
        """Steps from where an agent of a seat is to a city."""
        return self.steps[state.box.node(seat, place) * MOST_CITIES + city]

    def way_home(self, state: TopSecret, seat: i64, city: i64) -> i64:
        return self.home[state.box.colour_of[seat] * MOST_CITIES + city]

    def winning(self, attacking: i64, defending: i64) -> float:
        """How likely a hand is to win a duel against another, if high cards are played a little more often."""
        found = self.odds[attacking * HANDS + defending]
        if found >= 0.0:
            return found
        wins = 0.0
        total = 0.0
        for card, value in enumerate(CARDS):
            for other, against in enumerate(CARDS):
                if attacking >> card & 1 and defending >> other & 1:
                    weight = (value + 1.0) * (against + 1.0)
                    total += weight
                    if value >= against:
                        wins += weight
        self.odds[attacking * HANDS + defending] = wins / total
        return wins / total


def secrets_of(content: i64) -> float:
    """What a content is worth to whoever delivers it."""
    return -BOMB_COSTS if content == BOMB else float(WORTH[content])


def expected(state: TopSecret, owner: i64) -> float:
    """What an undelivered case of an owner is worth to others who know nothing more."""
    lies = state.lies[owner]
    contents = state.contents[owner]
    total = 0.0
    many = 0
    best = 0.0
    for letter in range(CASES):
        if lane(lies, letter) != DELIVERED:
            value = secrets_of(lane(contents, letter))
            total += value
            many += 1
            if value > best:
                best = value
    if not many:
        return 0.0
    mean = total / many
    return HOPE if mean < HOPE and best > 0.0 else mean


def only_foreign(state: TopSecret, seat: i64) -> bool:
    """SE-7.5: the next case a seat delivers must be an enemy's."""
    own = 0
    for entry in state.delivered:
        if entry // 16 == seat:
            if entry % 16 // 4 != seat:
                return False
            own += 1
    return own == 2


def appraise(state: TopSecret, seat: i64, insight: float, out: vec[float]) -> None:
    """Write what each undelivered case is worth to a seat: own ones exactly, others by what it can expect.

    `insight` is how far it guesses right what lies in those of others.
    """
    owner: i64 = 0
    total = state.totals[seat]
    blocked = only_foreign(state, seat)
    while owner < state.box.seats:
        mean = expected(state, owner) if owner != seat else 0.0
        letter: i64 = 0
        while letter < CASES:
            value = 0.0
            if lane(state.lies[owner], letter) != DELIVERED:
                content = lane(state.contents[owner], letter)
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
