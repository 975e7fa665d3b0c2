"""Distances on a board in flat tables, for everything that is evaluated often."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from filature.games.top_secret.board import (
    COLOURS,
    MOST_CITIES,
    Board,
)
from filature.games.top_secret.rules import TopSecret


@final
class DistanceTable:
    """Steps between any two places of a board."""

    def __init__(self, board: Board) -> None:
        cities = len(board.cities)
        steps = [0] * ((MOST_CITIES + len(COLOURS)) * MOST_CITIES)
        home = [0] * (len(COLOURS) * MOST_CITIES)
        for city in range(cities):
            for other in range(cities):
                steps[city * MOST_CITIES + other] = board.steps[city][other]
            for colour in range(len(COLOURS)):
                steps[(MOST_CITIES + colour) * MOST_CITIES + city] = board.from_base[colour][city]
                home[colour * MOST_CITIES + city] = board.to_hq[colour][city]
        self.steps: vec[i64] = vec[i64](steps)
        """Space (a city, or 60 and a colour for its base) * 60 + city -> steps."""
        self.home: vec[i64] = vec[i64](home)
        """Colour * 60 + city -> steps to the headquarters."""

    def way(self, state: TopSecret, seat: i64, place: i64, city: i64) -> i64:
        """Steps from where an agent of a seat is to a city."""
        return self.steps[state.setup.node(seat, place) * MOST_CITIES + city]

    def to_hq(self, state: TopSecret, seat: i64, city: i64) -> i64:
        return self.home[state.setup.colour_of[seat] * MOST_CITIES + city]
