"""A simple opponent: it takes the best places it can get for its own agent, and guesses from who favoured whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.random import Random
from mypy_extensions import i64

from filature.bots.contract import Player
from filature.games.heimlich.board import GOAL, PIPS, PLACES, VALUES, distance
from filature.games.heimlich.moves import BLANK, INDEPENDENT, LINE, PICK_DIE, SPLITS, TO_PLACE
from filature.games.heimlich.packed import equal, get, nonzero, ones_for, pack, walk
from filature.games.heimlich.view import View
from filature.kernel.events import Event
from filature.kernel.state import seat_name

WORTH: Final = list(VALUES)
HOPE: Final = 0.3  # what a good place is worth while no count happens
VICTORY: Final = 100.0


class Greedy(Player):
    """Looks one move ahead for its own agent; hides nothing."""

    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)
        self.favour: dict[tuple[str, str], int] = {}
        """(player, agent) -> how much better the player's moves have placed the agent."""

    def hear(self, event: Event) -> None:
        if event.kind != "moved":
            return
        for agent, place in event.facts["places"].items():
            after = PLACES.index(place)
            before = (after - event.facts["steps"][agent]) % len(PLACES)
            pair = (event.facts["player"], agent)
            self.favour[pair] = self.favour.get(pair, 0) + WORTH[after] - WORTH[before]

    def choose(self, view: View, moves: Sequence[int]) -> int:
        if moves[0] >= LINE:
            return self._line(view, moves)
        if moves[0] > PICK_DIE:
            return moves[-1]
        if moves[0] >= TO_PLACE:
            return self._best(moves, [self._dossier_value(view, move - TO_PLACE) for move in moves])
        return self._best(moves, self._split_values(view, moves))

    def _best(self, moves: Sequence[int], values: list[float]) -> int:
        most = max(values)
        best = [move for move, value in zip(moves, values, strict=True) if value == most]
        return best[self.dice.randrange(len(best))]

    def _split_values(self, view: View, moves: Sequence[int]) -> list[float]:
        agents: i64 = len(view.agents)
        own: i64 = [piece.agent == view.identity for piece in view.agents].index(True)
        places = pack([PLACES.index(piece.place) for piece in view.agents])
        scores = pack([piece.score for piece in view.agents])
        dossier: i64 = PLACES.index(view.dossier)
        old = pack([int(piece.agent in view.old_agents) for piece in view.agents])
        rows = SPLITS[int(agents)].rows
        return [split_value(places, scores, rows[move], dossier, old, own, agents) for move in moves]

    def _dossier_value(self, view: View, place: int) -> float:
        """Good: worth much and within reach of the own agent. Bad: the same for the others."""
        value = 0.0
        for piece in view.agents:
            if 1 <= distance(PLACES.index(piece.place), place) <= PIPS:
                value += WORTH[place] if piece.agent == view.identity else -WORTH[place] / len(view.agents)
        return value

    def _line(self, view: View, moves: Sequence[int]) -> int:
        """The owner of the next agent in the report, by the most plausible assignment of all that are open."""
        names = [piece.agent for piece in view.agents if piece.agent != view.identity]
        others = [seat for seat in range(view.players) if seat != view.seat]
        guess: dict[str, int] = {}
        pairs = [(owner, agent) for owner in others for agent in names]
        for owner, agent in sorted(pairs, key=lambda pair: -self.favour.get((seat_name(pair[0]), pair[1]), 0)):
            if agent not in guess and owner not in guess.values():
                guess[agent] = owner
        agent = next(name for name in names if name not in view.report)
        move = LINE + guess.get(agent, INDEPENDENT)
        return move if move in moves else LINE + BLANK


def split_value(places: i64, scores: i64, steps: i64, dossier: i64, old: i64, own: i64, agents: i64) -> float:
    """How well a split serves an agent: points won over the others' mean, and a little for a good place."""
    ones = ones_for(agents)
    after = walk(places, steps, ones)
    counted = nonzero(steps, ones) & equal(after, dossier, ones) & ~old != 0
    worth_of_own = WORTH[get(after, own)]
    worth_of_others: i64 = 0
    lost = False
    agent: i64 = 0
    while agent < agents:
        if agent != own:
            worth: i64 = WORTH[get(after, agent)]
            worth_of_others += worth
            lost = lost or get(scores, agent) + worth >= GOAL
        agent += 1
    lead = float(worth_of_own) - float(worth_of_others) / float(agents - 1)
    if not counted:
        return HOPE * lead
    if get(scores, own) + worth_of_own >= GOAL:
        return VICTORY + lead
    return lead - VICTORY if lost else lead
