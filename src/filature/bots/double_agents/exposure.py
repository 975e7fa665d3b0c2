"""Exposure: what a card and a destination tell the others about who sent it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from filature.bots.double_agents.double_agent_posterior import DoubleAgentPosterior, dot
from filature.bots.double_agents.move_likelihood import STYLES, LegChoiceModel
from filature.games.double_agents.board import KINDS, PLACES
from filature.games.double_agents.moves import DRAFT_CARD
from filature.games.double_agents.packed import DECK, get


@final
class ChoiceExposure:
    """How mates look at one member's choice in a leg."""

    def __init__(self, posterior: DoubleAgentPosterior, seat: int, leg: LegChoiceModel, up: i64) -> None:
        """`posterior` is what they believe so far."""
        self.posterior = posterior
        self.member: i64 = posterior.members.index(seat)
        self.leg = leg
        self.up = up

    def of(self, move: int) -> float:
        """How much more they will take the member for the double agent."""
        if move >= DRAFT_CARD:
            return 0.0
        kind, place = move // PLACES, move % PLACES
        suspected = self.posterior.odds[self.member]
        # The place is seen at once, the card later and among those of others.
        company_cards = 1.0 + 0.5 * len(self.posterior.members) * float(get(self.up, place)) / 14.0
        by_place = self._ratio(range(KINDS), place)
        by_card = self._ratio(range(kind, kind + 1), place) / by_place
        factor = by_place * (1.0 + (by_card - 1.0) / company_cards)
        return suspected * factor / (suspected * factor + 1.0 - suspected) - suspected

    def _ratio(self, kinds: range, place: i64) -> float:
        """How much likelier a double agent than a loyal member sends one of some kinds to a destination."""
        likelihoods = []
        for style in range(STYLES):
            total = 0.0
            part = 0.0
            for kind in range(KINDS):
                copies = float(get(DECK, kind))
                total += copies * self.leg.by_kind[style][kind]
                if kind in kinds:
                    part += copies * self.leg.weights[style][kind * PLACES + place]
            likelihoods.append(part / total)
        loyal, double = self.posterior.styles[0][self.member], self.posterior.styles[1][self.member]
        return dot(likelihoods, double) / dot(likelihoods, loyal)
