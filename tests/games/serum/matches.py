"""Matches among bots at tables of all kinds."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from filature.bots.contract import Player
from filature.bots.serum.greedy import Greedy
from filature.games.serum import GAME
from filature.games.serum.moves import DECLARE, WITHDRAW
from filature.kernel.dice import FairDice
from filature.kernel.match import Match
from filature.kernel.state import CHANCE

TABLES: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (4, {"unused_deal": "mixed"}),
    (4, {"flight_trigger": "automatic"}),
    (4, {"flight_trigger": "complete"}),
    (5, {"phase5": "sealed", "own_informant_counts": False}),
    (4, {"locker_layout": "fixed", "unused_deal": "mixed", "dial_guard": "block"}),
    (6, {"agent_start": "own_hotel", "stay_counts": False, "bug_limits_search": True}),
    (4, {"turn_limit": 4, "flight_turn_limit": 3}),
]


def moments(seats: int, options: dict[str, Any], seed: int) -> Iterator[Match]:
    """Every moment of a match among bots of which one plays anything."""
    match = Match(GAME, seats, options, dice=FairDice(f"minds {seed}".encode()))
    players: list[Player] = [Greedy(seed + seat) for seat in range(seats)]
    order = Random(seed)
    while not match.over:
        yield match
        if match.state.turn() == (CHANCE,):
            match.roll()
            continue
        seat = order.choice(match.state.turn())
        moves = [move for move in match.state.moves(seat) if move not in (DECLARE, WITHDRAW)]
        if seat == 0 and match.state.turn_number() < 12:
            match.play(seat, order.choice(moves))
        else:
            match.play(seat, players[seat].choose(match.view(seat), match.state.moves(seat)))
    yield match
