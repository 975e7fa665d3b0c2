"""Everything that thinks about Agents Secrets (Serum): belief, evaluation, and the bots made of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from filature.bots import contract
from filature.bots.contract import Aspect, Personality, Player
from filature.bots.serum.belief import InvestigationBelief
from filature.bots.serum.evaluation import SerumEvaluation
from filature.bots.serum.greedy import Greedy
from filature.bots.serum.personalities import PERSONALITIES
from filature.games.serum import events, sheet
from filature.games.serum.board import CARDS, TOOTHBRUSH
from filature.games.serum.rules import Serum
from filature.games.serum.view import View
from filature.kernel.state import State, seat_name

READY = "ready-"


class Bots(contract.GameBots):
    personalities = PERSONALITIES
    telling = ("flees", "declared", "caught", "chase", "hides", "read", "searched", "dials")

    def players(self) -> Mapping[str, Callable[[int], Player]]:
        return {"greedy": Greedy}

    def belief(self, view: View) -> InvestigationBelief:
        return InvestigationBelief(view)

    def truth(self, state: State) -> Mapping[str, str]:
        assert isinstance(state, Serum)
        ready = {
            f"{READY}{seat_name(seat)}": "complete" if sheet.complete(state, seat) else "open"
            for seat in range(int(state.setup.seats))
        }
        return {**events.layout(state), "code": CARDS[state.true_code()], **ready}

    def aspects(self, state: State) -> Sequence[Aspect]:
        """How much of the file did each know, and when could they have fled with a right one?"""
        assert isinstance(state, Serum)
        file = [*(cell for cell, card in events.layout(state).items() if card != CARDS[TOOTHBRUSH]), "code"]
        names = {seat: seat_name(seat) for seat in range(int(state.setup.seats))}
        return [
            Aspect(about=name, secrets=file, eyes=seat, goal=(f"{READY}{name}", "complete"))
            for seat, name in names.items()
        ]

    def question(self, view: View) -> str | None:
        """Which card to flee with."""
        return "code" if view.phase == "FILE" and view.seat in view.waiting else None

    def evaluation(self, personality: Personality) -> SerumEvaluation:
        return SerumEvaluation(personality.preferences)
