"""Everything that thinks about Agents Secrets (Serum): belief, evaluation, and the bots made of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from filature.bots import contract
from filature.bots.contract import Personality, Player
from filature.bots.serum.belief import InvestigationBelief
from filature.bots.serum.evaluation import SerumEvaluation
from filature.bots.serum.greedy import Greedy
from filature.bots.serum.personalities import PERSONALITIES
from filature.games.serum import events, sheet
from filature.games.serum.board import CARDS
from filature.games.serum.rules import Serum
from filature.games.serum.view import View
from filature.kernel.state import State, seat_name


class Bots(contract.GameBots):
    personalities = PERSONALITIES

    def players(self) -> Mapping[str, Callable[[int], Player]]:
        return {"greedy": Greedy}

    def belief(self, view: View) -> InvestigationBelief:
        return InvestigationBelief(view)

    def truth(self, state: State) -> Mapping[str, str]:
        assert isinstance(state, Serum)
        ready = {
            f"ready-{seat_name(seat)}": "complete" if sheet.complete(state, seat) else "open"
            for seat in range(int(state.setup.seats))
        }
        return {**events.layout(state), "code": CARDS[state.true_code()], **ready}

    def evaluation(self, personality: Personality) -> SerumEvaluation:
        return SerumEvaluation(personality.preferences)
