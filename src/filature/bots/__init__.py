"""Players that are programs. They see views and hear events of their own seat, never the state."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from librt.random import Random

from filature.kernel.errors import UnknownBot
from filature.kernel.game import Game
from filature.kernel.match import Match
from filature.kernel.player import Player


class RandomPlayer(Player):
    """Plays any legal move; the yardstick below all others."""

    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)

    def choose(self, view: Any, moves: Sequence[int]) -> int:
        return moves[self.dice.randrange(len(moves))]


def known(game: Game) -> Mapping[str, Callable[[int], Player]]:
    """The bots that can play a game, by name."""
    return {"random": RandomPlayer, **game.players}


def make(game: Game, name: str, seed: int) -> Player:
    """A bot for one seat of one match."""
    makers = known(game)
    if name not in makers:
        raise UnknownBot(
            "unknown-bot",
            "{game} has no bot {name!r}; its bots are {known}.",
            game=game.name,
            name=name,
            known=list(makers),
        )
    return makers[name](seed)


class Seated:
    """Bots at their seats of a match: each hears what its seat may hear, and moves when it is asked."""

    def __init__(self, match: Match, players: Mapping[int, Player]) -> None:
        self.match = match
        self.players = players
        self._told = dict.fromkeys(players, 0)

    def play_out(self) -> None:
        """Let the bots play the match to its end; every seat must be a bot's."""
        self.match.settle()
        while waiting := self.match.state.turn():
            self.move(waiting[0])
            self.match.settle()

    def move(self, seat: int) -> None:
        """Let the bot of a seat play one move."""
        player = self.players[seat]
        for event in self.match.events[self._told[seat] :]:
            if event.reaches(seat):
                player.hear(event)
        self._told[seat] = len(self.match.events)
        self.match.play(seat, player.choose(self.match.view(seat), self.match.state.moves(seat)))
