"""A bot of one's own in Python: it plays Heimlich & Co. against bots of the house, and every record is checked.

python examples/own_bot.py 20
filature arena heimlich --bots examples.own_bot:Straight,greedy,greedy --matches 15
"""

import sys
from collections.abc import Sequence

import filature
from filature import bots
from filature.games import heimlich


class Straight(filature.Player):
    """Tries every move in a world that fits its view, and takes the one that is best for its own agent."""

    games = ("heimlich",)

    def __init__(self, seed: int = 0) -> None:
        """Draws nothing, so that its seed does not matter."""

    def choose(self, view: heimlich.View, moves: Sequence[int]) -> int:
        return max(moves, key=lambda move: self.worth(view, move))

    def worth(self, view: heimlich.View, move: int) -> int:
        """The score of its agent after a move, and that of the house it stands in."""
        world = heimlich.GAME.suppose(view)  # knows no more than the view
        world.play(view.seat, move)
        [mine] = [piece for piece in world.view(view.seat).agents if piece.agent == view.identity]
        return mine.score + (int(mine.place[1:]) if mine.place.startswith("H") else 0)


def play(matches: int) -> int:
    """Plays matches against two greedy bots; returns how many were won."""
    game = filature.load_game("heimlich")
    won = 0
    for number in range(matches):
        match = filature.Match(game, 3, dice=filature.FairDice(number.to_bytes(32, "big")))
        players = {0: Straight(number), 1: bots.make(game, "greedy", number), 2: bots.make(game, "greedy", -number)}
        bots.Seated(match, players).play_out()
        outcome = filature.verify(match.record(), game).outcome()
        won += outcome is not None and 0 in outcome.winners
    return won


if __name__ == "__main__":
    print(play(int(sys.argv[1]) if len(sys.argv) > 1 else 20))
