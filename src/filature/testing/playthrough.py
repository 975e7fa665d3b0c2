"""A whole match as readable text, for golden files."""

from __future__ import annotations

import msgspec

from filature.kernel.dice import FairDice
from filature.kernel.events import Event
from filature.kernel.game import Choices, Game
from filature.kernel.match import Match
from filature.kernel.state import CHANCE, WATCHER, seat_name
from filature.testing.trial import house_move

LOOKS = 25
"""A watcher describes what they see once in so many moves."""
ABSENT = 10
"""Once in so many moves somebody is absent whose move would be the house's."""


def playthrough(game: Game, seats: int, options: Choices = None, seed: int = 0) -> str:
    """A match played at random, as text: every move, who is told what of it, and how it ends.

    It follows from the seed alone: the draws are SHA-256, the same on every machine, compiled or not.
    """
    match = Match(game, seats, options, dice=FairDice(f"chance {seed}".encode()))
    players = FairDice(f"players {seed}".encode())
    chosen = msgspec.to_builtins(match.options)
    lines = [f"{game.name}: {seats} seats, seed {seed}", *(f"  {key}: {_plain(chosen[key])}" for key in chosen)]
    while not match.over:
        if len(match.moves) % LOOKS == 0:
            lines.append(f"the watcher sees {_plain(match.view(WATCHER))}")
        told = len(match.events)
        _play(match, players)
        lines.append(f"{len(match.moves)}. {match.moves[-1]}")
        lines += [_told(event) for event in match.events[told:]]
    lines.append(f"the watcher sees {_plain(match.view(WATCHER))}")
    lines.append(f"outcome: {_plain(match.outcome())}")
    return "\n".join(lines) + "\n"


def _play(match: Match, players: FairDice) -> None:
    state = match.state
    waiting = state.turn()
    others = [seat for seat in range(match.seats) if seat not in waiting and state.moves(seat)]
    candidates = others if others and players.below(4) == 0 else list(waiting)
    seat = candidates[players.below(len(candidates))]
    if seat == CHANCE:
        match.roll()
    elif house_move(state, seat) is not None and players.below(ABSENT) == 0:
        match.play_absent(seat)
    else:
        moves = state.moves(seat)
        match.play(seat, moves[players.below(len(moves))])


def _told(event: Event) -> str:
    audience = "all" if event.to is None else ", ".join(seat_name(seat) for seat in event.to)
    return f"   {audience}: {event.kind} {_plain(event.facts)}"


def _plain(data: object) -> str:
    return msgspec.json.encode(data).decode()
