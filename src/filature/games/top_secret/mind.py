"""How Top Secret is thought about, and the characters that think."""

from __future__ import annotations

from typing import TYPE_CHECKING

from filature.games.top_secret import telling
from filature.games.top_secret.beliefs import Belief
from filature.games.top_secret.charts import Chart
from filature.games.top_secret.judgement import Judgement
from filature.games.top_secret.rules import TopSecret
from filature.games.top_secret.supposing import box_of
from filature.kernel import mind
from filature.kernel.mind import Temper
from filature.kernel.state import State

if TYPE_CHECKING:
    from filature.games.top_secret.board import Board
    from filature.games.top_secret.views import View


class Mind(mind.Mind):
    """Thinks on one board."""

    tempers = {
        "easy": Temper(playouts=24, warmth=0.08),
        "normal": Temper(playouts=150, warmth=0.01),
        "hard": Temper(playouts=600, leanings={"trust": 0.05}),  # thinks more, so it may trust itself more
        "duellist": Temper(playouts=200, leanings={"duels": 0.08}),
        "smuggler": Temper(playouts=200, discretion=0.2, leanings={"duels": -0.1}),
        "saboteur": Temper(playouts=200, leanings={"robbery": 0.12}),
        "postman": Temper(playouts=200, leanings={"duels": -0.04, "robbery": -0.04, "post": 0.05}),
    }

    def __init__(self, board: Board) -> None:
        self.board = board
        self.chart = Chart(board)

    def belief(self, view: View) -> Belief:
        return Belief(self.chart, box_of(self.board, view), view.seat)

    def answers(self, state: State) -> dict[str, str]:
        assert isinstance(state, TopSecret)
        found: dict[str, str] = {}
        for seat in range(state.box.seats):
            found.update(telling.contents(state, seat))
        return found

    def judgement(self, temper: Temper) -> Judgement:
        return Judgement(self.chart, temper.leanings)
