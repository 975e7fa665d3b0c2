"""Everything that thinks about Heimlich & Co.: belief, evaluation, and the bots made of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from filature.bots import contract
from filature.bots.contract import Aspect, Belief, Evaluation, Personality, Player
from filature.bots.heimlich.belief import NOBODY, OwnershipBelief
from filature.bots.heimlich.evaluation import HeimlichEvaluation
from filature.bots.heimlich.greedy import Greedy
from filature.bots.heimlich.personalities import PERSONALITIES
from filature.games.heimlich.events import owners
from filature.games.heimlich.rules import Heimlich
from filature.kernel.state import State


class Bots(contract.GameBots):
    personalities = PERSONALITIES
    telling = ("counted", "moved", "dossier-moved")

    def players(self) -> Mapping[str, Callable[[int], Player]]:
        return {"greedy": Greedy}

    def belief(self, view: Any) -> Belief:
        return OwnershipBelief(view)

    def truth(self, state: State) -> Mapping[str, str]:
        assert isinstance(state, Heimlich)
        return {agent: NOBODY if owner == "independent" else owner for agent, owner in owners(state).items()}

    def aspects(self, state: State) -> Sequence[Aspect]:
        """Whose is each agent, of those who work for somebody?"""
        owned = [agent for agent, owner in self.truth(state).items() if owner != NOBODY]
        return [Aspect(about=agent, secrets=[agent]) for agent in owned]

    def question(self, view: Any) -> str | None:
        """The agent of the next line of the report."""
        if view.phase != "REPORT" or view.seat not in view.waiting:
            return None
        return next((piece.agent for piece in view.agents if piece.agent not in view.report), None)

    def evaluation(self, personality: Personality) -> Evaluation:
        return HeimlichEvaluation(personality.preferences)
