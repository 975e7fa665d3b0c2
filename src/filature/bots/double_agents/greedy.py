"""The greedy bot: it sends each card where its one-step value is highest, and notes who was near every sabotage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from librt.random import Random

from filature.bots.contract import Player
from filature.bots.double_agents.card_value import DestinationOutlook
from filature.games.double_agents.board import CARDS, COMPANIES, DESTINATIONS, PLACES
from filature.games.double_agents.moves import ABSTAIN, BALLOT, DRAFT_CARD, JOIN, LOCK
from filature.games.double_agents.view import View
from filature.kernel.events import Event
from filature.kernel.state import seat_name

CAUGHT: Final = 8.0  # how much likelier a sabotage comes from a double agent
LONELY: Final = 1.3  # a mate who takes missions home alone
SURE: Final = 0.5
NOISE: Final = 0.1


class Greedy(Player):
    """Looks at one card and one destination at a time, and keeps no belief but a weight for each player."""

    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)
        self.company = ""
        self.choice: tuple[str, str] = ("", "")
        self.own: list[tuple[str, str]] = []
        """What this player sent in this round: card and destination."""
        self.legs: list[dict[str, str]] = []
        """Where everybody sent a card in this round."""
        self.suspicion: dict[str, float] = {}

    # --- Listening ------------------------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        facts = event.facts
        if event.kind == "identity":
            self.company = facts["company"]
        elif event.kind == "chosen":
            self.choice = (facts["card"], facts["destination"])
        elif event.kind == "revealed":
            if facts["leg"] == 1:
                self.own, self.legs = [], []
            self.own.append(self.choice)
            self.legs.append(facts["destinations"])
        elif event.kind == "resolved" and self.company:
            self._suspect(facts)

    def _suspect(self, facts: dict[str, Any]) -> None:
        """A sabotage of the own company: somebody who sent a card there was it."""
        place = facts["destination"]
        theirs = facts["cards"][self.company].get("sabotage", 0) - self.own.count(("sabotage", place))
        senders = [player for leg in self.legs for player, where in leg.items() if where == place]
        if theirs > 0:
            for player in set(self.legs[0]):
                share = senders.count(player) / len(senders)
                self._weigh(player, 0.3 + CAUGHT * theirs * share)
        if facts["holder"] not in COMPANIES:
            self._weigh(facts["holder"], LONELY)

    def _weigh(self, player: str, factor: float) -> None:
        self.suspicion[player] = self.suspicion.get(player, 1.0) * factor

    # --- Moving ---------------------------------------------------------------------------------------------------

    def choose(self, view: View, moves: Sequence[int]) -> int:
        if moves[0] >= JOIN:
            return moves[self.dice.randrange(len(moves))]
        if moves[0] >= BALLOT:
            return self._ballot(view)
        locks = [move for move in moves if LOCK <= move < DRAFT_CARD]
        outlook = LegOutlook(view)
        values = [
            outlook.value(CARDS[move // PLACES], DESTINATIONS[move % PLACES]) + NOISE * self._noise() for move in locks
        ]
        return locks[values.index(max(values))]

    def _noise(self) -> float:
        return float(self.dice.randrange(1000)) / 1000.0

    def _ballot(self, view: View) -> int:
        """A loyal member names the likeliest double agent, if there is one; a double agent the richest mate."""
        members = next(company.members for company in view.companies if company.name == view.company)
        mates = [seat for seat in members if seat != view.seat]
        if view.role == "double":
            points = {seat_name(seat): 0 for seat in mates}
            for mission in view.awarded:
                if mission.holder in points:
                    points[mission.holder] += mission.value
            return BALLOT + max(mates, key=lambda seat: points[seat_name(seat)])
        weights = [self.suspicion.get(seat_name(seat), 1.0) for seat in mates]
        most = max(weights)
        return BALLOT + mates[weights.index(most)] if most > SURE * sum(weights) else ABSTAIN


class LegOutlook:
    """What a seat can reckon with in a leg: what lies where, and how much is likely to come."""

    def __init__(self, view: View) -> None:
        members = next(company.members for company in view.companies if company.name == view.company)
        mates = [seat for seat in members if seat != view.seat]
        enemies = [seat for seat in range(view.players) if seat not in members]
        self.double = view.role == "double"
        self.places: dict[str, DestinationOutlook] = {}
        total = sum(view.missions.values())
        for place, value in view.missions.items():
            cards_here = [[leg[seat] for leg in view.legs for seat in seats].count(place) for seats in (mates, enemies)]
            self.places[place] = DestinationOutlook(value, value / total, view.leg)
            self.places[place].expect(len(mates), len(enemies), *cards_here)
        if view.sent is not None and view.sent.card is not None and view.sent.destination is not None:
            self.places[view.sent.destination].add(CARDS.index(view.sent.card))

    def value(self, card: str, place: str) -> float:
        return self.places[place].card_value(CARDS.index(card), self.double)
