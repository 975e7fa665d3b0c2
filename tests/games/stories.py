"""Whole matches to believe about: sensible ones, with whims, moment by moment."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import NamedTuple

from filature import bots
from filature.bots.contract import Belief, GameBots
from filature.kernel.dice import FairDice
from filature.kernel.events import Event
from filature.kernel.match import Match
from filature.kernel.state import CHANCE, WATCHER, State
from tests.games.cases import CASES

MOST_MOVES = 600
ABSENT, RASH, RANDOM = 0.05, 0.005, 0.15
"""How often somebody is absent, does something rash, or plays at random."""


class Moment(NamedTuple):
    state: State
    heard: int
    """How many events have been told by then."""


class Story(NamedTuple):
    thinking: GameBots
    seats: int
    moments: Sequence[Moment]
    events: Sequence[Event]

    def told(self, seat: int, first: int, last: int) -> list[Event]:
        return [event for event in self.events[first:last] if event.reaches(seat)]

    def viewers(self) -> Sequence[int]:
        return (WATCHER, *range(self.seats))

    def believe(self, seat: int, *looks: Moment) -> Belief:
        """What a seat believes that looked at the table at these moments, and hears what it has missed each time."""
        belief = self.thinking.belief(looks[0].state.view(seat))
        heard = 0
        for look in looks:
            for event in self.told(seat, heard, look.heard):
                belief.hear(event)
            heard = look.heard
            belief.see(look.state.view(seat))
            belief.odds()
        return belief


@cache
def story(name: str, table: int) -> Story:
    """A match at a table of a game, mostly among greedy bots."""
    case = CASES[name]
    seats, options = case.stories[table]
    thinking = bots.of(case.game)
    assert thinking is not None
    match = Match(case.game, seats, options, dice=FairDice(f"story {table}".encode()))
    players = [bots.make(case.game, "greedy", table + seat) for seat in range(seats)]
    whims = Random(table)
    moments: list[Moment] = []
    while not match.over and len(moments) < MOST_MOVES:
        moments.append(Moment(match.state.copy(), len(match.events)))
        seat = whims.choice(match.state.turn())
        moves = match.state.moves(seat)
        rash = [move for move in moves if match.state.write(seat, move).split(" ")[0] in case.rash]
        whim = whims.random()
        if seat == CHANCE:
            match.roll()
        elif whim < RASH and rash:
            match.play(seat, whims.choice(rash))
        elif whim < RASH + ABSENT:
            match.play_absent(seat)
        elif whim < RASH + ABSENT + RANDOM:
            match.play(seat, whims.choice([move for move in moves if move not in rash] or moves))
        else:
            match.play(seat, players[seat].choose(match.view(seat), moves))
    moments.append(Moment(match.state.copy(), len(match.events)))
    return Story(thinking, seats, moments, match.events)
