"""Who thinks about Agents Secrets, and how."""

from __future__ import annotations

from collections.abc import Mapping

from filature.games.serum import sheet, telling
from filature.games.serum.beliefs import Suspicion
from filature.games.serum.board import CARDS
from filature.games.serum.judgement import Judgement
from filature.games.serum.rules import Serum
from filature.games.serum.views import View
from filature.kernel import mind
from filature.kernel.mind import Temper
from filature.kernel.state import State, seat_name


class Mind(mind.Mind):
    tempers = {
        "easy": Temper(playouts=20, mixing=False, warmth=0.02),
        "normal": Temper(playouts=120, mixing=False, warmth=0.003),
        "hard": Temper(playouts=1000, mixing=False, warmth=0.001),
        "archivist": Temper(playouts=120, mixing=False, warmth=0.003, leanings={"daring": -0.5}),
        "gambler": Temper(playouts=120, mixing=False, warmth=0.003, leanings={"daring": 0.5}),
        "shadow": Temper(playouts=120, mixing=False, warmth=0.003, leanings={"company": 0.01}),
        "greyman": Temper(playouts=120, mixing=False, warmth=0.003, discretion=0.2),
    }

    def belief(self, view: View) -> Suspicion:
        return Suspicion(view)

    def answers(self, state: State) -> Mapping[str, str]:
        assert isinstance(state, Serum)
        ready = {
            f"ready-{seat_name(seat)}": "complete" if sheet.complete(state, seat) else "open"
            for seat in range(int(state.box.seats))
        }
        return {**telling.layout(state), "code": CARDS[state.true_code()], **ready}

    def judgement(self, temper: Temper) -> Judgement:
        return Judgement(temper.leanings)
