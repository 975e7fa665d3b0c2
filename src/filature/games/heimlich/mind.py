"""Who thinks about Heimlich & Co., and how."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from filature.games.heimlich.beliefs import NOBODY, Owners
from filature.games.heimlich.judgement import Craft
from filature.games.heimlich.rules import Heimlich
from filature.games.heimlich.telling import owners
from filature.kernel import mind
from filature.kernel.judging import Belief, Judgement
from filature.kernel.mind import Temper
from filature.kernel.state import State


class Mind(mind.Mind):
    tempers = {
        "easy": Temper(playouts=30, warmth=0.1),
        "normal": Temper(playouts=150, warmth=0.03),
        # Against three normal plain search won 15 of 60; the tree 30, a push towards counts 29 of 80 (2,000 playouts).
        "hard": Temper(playouts=6_000, tree=True, leanings={"counts": 0.1}),
        "hothead": Temper(playouts=600, leanings={"counts": 0.3}),
        "greyman": Temper(playouts=1_000, discretion=0.08, leanings={"crowds": 0.03}),
        "saboteur": Temper(playouts=600, leanings={"spoiling": 0.15}),
        "archivist": Temper(playouts=3_000, tree=True, discretion=0.04, leanings={"counts": -0.03}),
    }

    def belief(self, view: Any) -> Belief:
        return Owners(view)

    def answers(self, state: State) -> Mapping[str, str]:
        assert isinstance(state, Heimlich)
        return {agent: NOBODY if owner == "independent" else owner for agent, owner in owners(state).items()}

    def judgement(self, temper: Temper) -> Judgement:
        return Craft(temper.leanings)
