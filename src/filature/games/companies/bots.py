"""A simple opponent: it sends each card where it should tip the scales most, and notes who was near every sabotage."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, prod, sqrt
from typing import Any, Final

from librt.random import Random

from filature.games.companies.board import CARDS, COMPANIES, DESTINATIONS, PLACES
from filature.games.companies.moves import ABSTAIN, BALLOT, DRAFT_CARD, JOIN, LOCK
from filature.games.companies.views import View
from filature.kernel.events import Event
from filature.kernel.player import Player

POINTS: Final = {"special": 2.0, "agent": 1.0, "defector": 0.0, "killer": 1.0, "corruption": 1.1, "sabotage": -3.0}
PREY: Final = {"defector": 2.2, "killer": 1.1}  # what such a card adds when an enemy card is there to be met
USUAL: Final = 0.95  # what a card played by somebody else is worth, by and large
CAUGHT: Final = 8.0  # how much likelier a sabotage comes from a double agent
LONELY: Final = 1.3  # a mate who takes missions home alone
SURE: Final = 0.5
NOISE: Final = 0.1


class Greedy(Player):
    """Looks at one card and one destination at a time; believes nobody and everybody alike."""

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
        situation = Situation(view)
        values = [
            situation.value(CARDS[move // PLACES], DESTINATIONS[move % PLACES]) + NOISE * self._noise()
            for move in locks
        ]
        return locks[values.index(max(values))]

    def _noise(self) -> float:
        return float(self.dice.randrange(1000)) / 1000.0

    def _ballot(self, view: View) -> int:
        """A loyal member names the likeliest double agent, if there is one; a double agent the richest mate."""
        members = next(company.members for company in view.companies if company.name == view.company)
        mates = [seat for seat in members if seat != view.seat]
        if view.role == "double":
            purse = {f"p{seat + 1}": 0 for seat in mates}
            for mission in view.awarded:
                if mission.holder in purse:
                    purse[mission.holder] += mission.value
            return BALLOT + max(mates, key=lambda seat: purse[f"p{seat + 1}"])
        weights = [self.suspicion.get(f"p{seat + 1}", 1.0) for seat in mates]
        most = max(weights)
        return BALLOT + mates[weights.index(most)] if most > SURE * sum(weights) else ABSTAIN


class Situation:
    """What a seat can reckon with in a leg: what lies where, and how much is likely to come."""

    def __init__(self, view: View) -> None:
        members = next(company.members for company in view.companies if company.name == view.company)
        mates = [seat for seat in members if seat != view.seat]
        enemies = [seat for seat in range(view.players) if seat not in members]
        self.role = view.role
        self.leg = view.leg
        self.values = view.missions
        whole = sum(view.missions.values())
        to_come = 3 - view.leg
        self.share = {place: value / whole for place, value in view.missions.items()}
        self.mates = {place: to_come * len(mates) * self.share[place] for place in view.missions}
        self.enemies = {place: to_come * len(enemies) * self.share[place] for place in view.missions}
        self.lead = dict.fromkeys(view.missions, 0.0)
        for leg in view.legs:
            for seat in mates:
                self.mates[leg[seat]] += 1
            for seat in enemies:
                self.enemies[leg[seat]] += 1
        if view.sent is not None and view.sent.card is not None and view.sent.destination is not None:
            self.lead[view.sent.destination] += self._effect(view.sent.card, view.sent.destination)
        for place in view.missions:
            self.lead[place] += USUAL * (self.mates[place] - self.enemies[place])
        self.alone = {place: prod([1.0 - self.share[place]] * len(mates)) for place in view.missions}

    def _effect(self, card: str, place: str) -> float:
        """What a card adds to the lead there."""
        return POINTS[card] + PREY.get(card, 0.0) * min(1.0, self.enemies[place])

    def _chance(self, place: str, more: float) -> float:
        """How likely the own company wins there, with so much more lead."""
        doubt = sqrt(1.0 + 0.6 * (self.mates[place] + self.enemies[place]))
        return 1.0 / (1.0 + exp(-1.6 * (self.lead[place] + more) / doubt))

    def value(self, card: str, place: str) -> float:
        """What sending a card there is worth to whom this seat really works for, in victory points."""
        after = self._chance(place, self._effect(card, place))
        gain = self.values[place] * (after - self._chance(place, 0.0))
        if self.role == "loyal":
            return gain
        if self.leg == 1:
            return -gain
        # A double agent who is alone where the company wins takes the mission to the other side.
        return -gain + 2 * self.alone[place] * self.values[place] * after
