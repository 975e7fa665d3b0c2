"""What a card and a destination tell the others about who sent it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from filature.bots.double_agents.move_likelihood import STYLES, Leg
from filature.bots.double_agents.suspicion import Suspicion, weighed
from filature.games.double_agents.board import KINDS, PLACES
from filature.games.double_agents.lanes import DECK, lane
from filature.games.double_agents.moves import DRAFT_CARD


@final
class Glance:
    """How mates look at one member's choice in a leg."""

    def __init__(self, suspicion: Suspicion, seat: int, leg: Leg, up: i64) -> None:
        """`suspicion` is what they believe so far."""
        self.suspicion = suspicion
        self.member: i64 = suspicion.members.index(seat)
        self.leg = leg
        self.up = up

    def shown(self, move: int) -> float:
        """How much more they will take the member for the double agent."""
        if move >= DRAFT_CARD:
            return 0.0
        kind, place = move // PLACES, move % PLACES
        suspected = self.suspicion.odds[self.member]
        # The place is seen at once, the card later and among those of others.
        company_cards = 1.0 + 0.5 * len(self.suspicion.members) * float(lane(self.up, place)) / 14.0
        by_place = self._ratio(range(KINDS), place)
        by_card = self._ratio(range(kind, kind + 1), place) / by_place
        factor = by_place * (1.0 + (by_card - 1.0) / company_cards)
        return suspected * factor / (suspected * factor + 1.0 - suspected) - suspected

    def _ratio(self, kinds: range, place: i64) -> float:
        """How much likelier a double agent than a loyal member sends one of some kinds to a destination."""
        likelihoods = []
        for style in range(STYLES):
            whole = 0.0
            part = 0.0
            for kind in range(KINDS):
                copies = float(lane(DECK, kind))
                whole += copies * self.leg.by_kind[style][kind]
                if kind in kinds:
                    part += copies * self.leg.pull[style][kind * PLACES + place]
            likelihoods.append(part / whole)
        loyal, double = self.suspicion.styles[0][self.member], self.suspicion.styles[1][self.member]
        return weighed(likelihoods, double) / weighed(likelihoods, loyal)
