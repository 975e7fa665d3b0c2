"""Everything that thinks about Top Secret: belief, evaluation, and the bots made of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from filature.bots import contract
from filature.bots.contract import Personality, Player
from filature.bots.top_secret.belief import Belief
from filature.bots.top_secret.charts import Chart
from filature.bots.top_secret.evaluation import Evaluation
from filature.bots.top_secret.greedy import Greedy
from filature.bots.top_secret.personalities import PERSONALITIES
from filature.games.top_secret import Game, telling
from filature.games.top_secret.rules import TopSecret
from filature.games.top_secret.supposing import box_of
from filature.games.top_secret.views import View
from filature.kernel.state import State


class Bots(contract.GameBots):
    """Thinks on one board."""

    personalities = PERSONALITIES

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.board = game.board
        self.chart = Chart(self.board)

    def players(self) -> Mapping[str, Callable[[int], Player]]:
        return {"greedy": partial(Greedy, board=self.board)}

    def belief(self, view: View) -> Belief:
        return Belief(self.chart, box_of(self.board, view), view.seat)

    def truth(self, state: State) -> dict[str, str]:
        assert isinstance(state, TopSecret)
        found: dict[str, str] = {}
        for seat in range(state.box.seats):
            found.update(telling.contents(state, seat))
        return found

    def evaluation(self, personality: Personality) -> Evaluation:
        return Evaluation(self.chart, personality.preferences)
