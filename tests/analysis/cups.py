"""The tiny game Cups, taught to think: all deals are weighed, and somebody who knocks rather has a high card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Any

from librt.random import Random

from filature import bots
from filature.bots.contract import Belief, Evaluation, GameBots, Odds, Personality
from filature.kernel.dice import FairDice
from filature.kernel.errors import NoConsistentState
from filature.kernel.events import Event
from filature.kernel.help import Help
from filature.kernel.match import Match
from filature.kernel.record import Record
from filature.kernel.state import State, seat_name
from tests.kernel.tiny import CARDS, LEFT, RIGHT, SEATS, Cups
from tests.kernel.tiny import Game as TinyGame

SIDES = {LEFT: "left", RIGHT: "right"}
World = tuple[tuple[int, ...], int]


class CupsBelief(Belief):
    def __init__(self, view: Any) -> None:
        self.worlds: dict[World, float] = {
            (cards, pea): 1.0 for cards in permutations(CARDS, SEATS) for pea in (LEFT, RIGHT)
        }
        self.see(view)

    def hear(self, event: Event) -> None:
        if event.kind == "knocked":
            self._weigh(lambda world: float(world[0][2]))

    def see(self, view: Any) -> None:
        self.view = view
        if view.card is not None:
            self._weigh(lambda world: float(world[0][view.seat] == view.card))
        if view.pea is not None:
            self._weigh(lambda world: float(world[1] == view.pea))

    def _weigh(self, likelihood: Any) -> None:
        self.worlds = {world: weight * likelihood(world) for world, weight in self.worlds.items()}
        if not sum(self.worlds.values()):
            raise NoConsistentState

    def odds(self) -> Odds:
        total = sum(self.worlds.values())
        odds: Odds = {seat_name(seat): dict.fromkeys(map(str, CARDS), 0.0) for seat in range(SEATS)}
        odds["pea"] = dict.fromkeys(SIDES.values(), 0.0)
        for (cards, pea), weight in self.worlds.items():
            for seat, card in enumerate(cards):
                odds[seat_name(seat)][str(card)] += weight / total
            odds["pea"][SIDES[pea]] += weight / total
        return odds

    def determinize(self, dice: Random) -> State:
        likely = [world for world, weight in self.worlds.items() for _ in range(int(weight))]
        cards, pea = likely[dice.randrange(len(likely))]
        state = Cups()
        state.cards, state.knocked = list(cards), self.view.knocked
        state.pea = pea if self.view.turn else None
        state.bets = [bet if seat == self.view.seat else None for seat, bet in enumerate(self.view.bets)]
        return state


class CupsBots(GameBots):
    def belief(self, view: Any) -> Belief:
        return CupsBelief(view)

    def truth(self, state: State) -> Mapping[str, str]:
        assert isinstance(state, Cups)
        cards = {seat_name(seat): str(card) for seat, card in enumerate(state.cards)}
        return cards if state.pea is None else {**cards, "pea": SIDES[state.pea]}

    def evaluation(self, personality: Personality) -> Evaluation:
        return Evaluation()


class Game(TinyGame):
    help = Help()


bots.register(Game, CupsBots)


class Discreet(Game):
    """Whose secrets are never told."""

    def reveals(self, options: Any) -> bool:
        return False


bots.register(Discreet, CupsBots)
GAME = Game()


def played(lines: Sequence[str], position: Mapping[str, Any] | None = None) -> Match:
    """A match with its dice set by hand."""
    match = Match(GAME, SEATS, dice=FairDice(bytes(32)), position=position)
    for line in lines:
        name, _, text = line.partition(" ")
        match.perform(-1 if name == "card" else int(name[1:]) - 1, line if name == "card" else text)
    match.by_hand = True
    return match


def record(knock: bool = True, deal: Sequence[int] = (2, 3, 5), bets: str = "left") -> Record:
    """p1 hides the pea on the left; p3, who may knock, has the third card."""
    lines = [f"card {card}" for card in deal] + ["p3 knock"] * knock + ["p1 hide left"]
    return played([*lines, "p1 bet left", f"p2 bet {bets}", "p3 bet right"]).record()
