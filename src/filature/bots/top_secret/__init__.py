"""Everything that thinks about Top Secret: belief, evaluation, and the bots made of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from filature.bots import contract
from filature.bots.contract import Aspect, Personality, Player
from filature.bots.top_secret.belief import ContentBelief
from filature.bots.top_secret.distances import DistanceTable
from filature.bots.top_secret.evaluation import TopSecretEvaluation
from filature.bots.top_secret.greedy import Greedy
from filature.bots.top_secret.personalities import PERSONALITIES
from filature.games.top_secret import Game, events
from filature.games.top_secret.determinize import setup_of
from filature.games.top_secret.rules import TopSecret
from filature.games.top_secret.view import View
from filature.kernel.state import State, seat_name


class Bots(contract.GameBots):
    """Thinks on one board."""

    personalities = PERSONALITIES
    telling = ("bomb", "resigned", "delivered", "looted", "exchanged", "fought", "picked", "stepped")

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.board = game.board
        self.distances = DistanceTable(self.board)

    def players(self) -> Mapping[str, Callable[[int], Player]]:
        return {"greedy": partial(Greedy, board=self.board)}

    def belief(self, view: View) -> ContentBelief:
        return ContentBelief(self.distances, setup_of(self.board, view), view.seat)

    def truth(self, state: State) -> dict[str, str]:
        assert isinstance(state, TopSecret)
        contents: dict[str, str] = {}
        for seat in range(state.setup.seats):
            contents.update(events.contents(state, seat))
        return contents

    def aspects(self, state: State) -> Sequence[Aspect]:
        """Whose cases were seen through?"""
        assert isinstance(state, TopSecret)
        cases = {seat_name(seat): list(events.contents(state, seat)) for seat in range(state.setup.seats)}
        return [Aspect(about=name, secrets=secrets) for name, secrets in cases.items()]

    def evaluation(self, personality: Personality) -> TopSecretEvaluation:
        return TopSecretEvaluation(self.distances, personality.preferences)
