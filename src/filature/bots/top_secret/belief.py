"""Posterior over the contents of every case, for a seat or a watcher, from all it has heard and seen."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Any, Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from filature.bots.contract import Belief, Odds, draw_index
from filature.bots.top_secret.case_value import secrets_of
from filature.bots.top_secret.distances import DistanceTable
from filature.bots.top_secret.duel_solver import solve
from filature.bots.top_secret.move_likelihood import ORDERS, SHARPNESS, MoveLikelihood
from filature.bots.top_secret.win_chance import WinChance
from filature.games.top_secret.board import (
    CASE_LETTERS,
    CASES,
    COLOURS,
    CONTENTS,
    DUEL,
    GONE,
    LETTERS,
    MOVE,
    SETUP,
    START_ROLL,
    VACANT,
    VALUES_IN_HAND,
)
from filature.games.top_secret.determinize import setup_of
from filature.games.top_secret.moves import (
    ALL_CASES,
    CARD,
    DROP,
    END_TURN,
    FIGHT,
    GUARD,
    LEAVE,
    LOSE,
    PICK,
    PLACE,
    RESIGN,
    STEPS,
    TAKE,
    TO_HQ,
)
from filature.games.top_secret.packed import ONE_PER_AGENT, get, put
from filature.games.top_secret.phases import duel, setup
from filature.games.top_secret.rules import TopSecret, from_view
from filature.games.top_secret.state import Setup
from filature.games.top_secret.view import View
from filature.kernel.errors import NoConsistentState
from filature.kernel.events import Event
from filature.kernel.notation import seat_number
from filature.kernel.state import CHANCE

GRID: Final = len(SHARPNESS)
TEMPERED: Final = 0.5  # steps of one turn say the same again and again: each counts for so much
MODEL_ERROR: Final = 0.03
"""How likely the model of behaviour does not fit a player at all. No order of contents is ruled out by how somebody
plays, only by what was shown: that much is shared by all that are still possible."""
NEVER: Final = -1e9  # the weight of an order that what was shown has ruled out
WORLDS: Final = 12  # determinizations a duel is evaluated in
SURE_OF_PLACE: Final = 0.8  # how sharply the own cases are placed
GUARDED: Final = 0.7


@final
class ContentBelief(Belief):
    """For each owner the weight of every order of contents and every sharpness of play, as a public observer has them.

    A state that follows the events says what everybody could have done; only the view knows the own contents.
    """

    def __init__(self, distances: DistanceTable, setup: Setup, seat: int) -> None:
        self.distances = distances
        self.setup = setup
        self.seat = seat
        self.likelihood = MoveLikelihood(distances)
        self.win_chance = WinChance(distances)
        even = -log(float(len(ORDERS) * GRID))
        self.weights = [[even] * (len(ORDERS) * GRID) for _ in range(setup.seats)]
        """Owner -> logarithms, at order * GRID + sharpness."""
        self.own: i64 = -1
        """The row of contents the seat has planned; -1 while it has not, and for a watcher."""
        self.table = TopSecret(setup)
        """The public side of the match as told so far."""
        self.followed = True
        self.base = TopSecret(setup)
        """The last thing seen, before the contents of others are filled in."""
        self.placed: dict[int, dict[str, str]] = {}
        self.guards: list[int] = []
        self.resigned: list[int] = []
        self.absent: list[int] = []
        """Whose cases chance has hidden: where they lie tells nothing of what they hold."""
        self.chances: list[list[float]] | None = None
        """Owner -> how likely each order is; None after news."""

    # --- What is heard -------------------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        facts, kind = event.facts, event.kind
        if kind == "seated":
            self._take_seats(facts["colours"])
        elif kind == "planned":
            self.own = self._row(facts["contents"])
        elif kind == "over":
            for owner in range(self.setup.seats):
                self._settle(owner, facts["contents"])
        elif kind == "revealed":
            self.placed[self._seat(facts["player"])] = facts["cities"]
            if len(self.placed) == self.setup.seats:
                self._weigh_placement()
        elif kind == "guarded":
            self.guards.append(self._seat(facts["player"]))
        elif kind == "late" and self.table.phase == SETUP:
            self.absent.append(self._seat(facts["player"]))
        elif kind == "resigned" and self.table.phase == SETUP:
            self.resigned.append(self._seat(facts["player"]))
        else:
            if self.table.phase == SETUP and len(self.placed) == self.setup.seats:
                self.table = self._revealed()
            self._follow(kind, facts)

    def _take_seats(self, colours: dict[str, str]) -> None:
        """SE-3.1: from here on agents and cases have names."""
        drawn = sorted(colours, key=self._seat)
        self.setup = Setup(
            len(drawn), self.setup.options, self.setup.board, tuple([COLOURS.index(colours[p]) for p in drawn])
        )
        self.table = TopSecret(self.setup)
        self.base = TopSecret(self.setup)

    def _revealed(self) -> TopSecret:
        """SE-3.6: the table when all cases are on the map."""
        table = TopSecret(self.setup)
        cities = self.setup.board.cities
        for seat in range(self.setup.seats):
            table.contents[seat] = ORDERS[0]
            for letter, city in enumerate(self.placed[seat].values()):
                table.case_places[seat] = put(table.case_places[seat], letter, cities.index(city))
            if seat in self.guards:
                table.agent_places[seat] = put(table.agent_places[seat], 0, VACANT)
            if seat in self.resigned:
                table.agent_places[seat] = ONE_PER_AGENT * GONE
            table.parts_written = put(table.parts_written, seat, table.setup.submission_length(seat))
        table.phase = START_ROLL
        setup.everybody_rolls(table)
        return table

    def _weigh_placement(self) -> None:
        """What the cities tell of the contents, of owners who have chosen them."""
        table = self._revealed()
        for owner in range(self.setup.seats):
            if owner in self.absent:
                continue
            for order, chance in enumerate(self.likelihood.placement_posterior(table, owner)):
                for number in range(GRID):
                    self.weights[owner][order * GRID + number] += log(chance)
        self.chances = None

    def _follow(self, kind: str, facts: dict[str, Any]) -> None:
        """Play on the table what was told."""
        table = self.table
        if kind == "rolled" or kind == "rolled-for-start":
            self._play(CHANCE, facts["roll"])
        elif kind == "stepped":
            place = facts["to"]
            if place in self.setup.board.cities:
                self._act(_agent(facts["agent"]) * STEPS + self.setup.board.cities.index(place))
        elif kind == "delivered":
            self._act(_agent(facts["agent"]) * STEPS + TO_HQ, facts["case"], facts["content"])
        elif kind == "picked":
            self._act(PICK + _agent(facts["agent"]) * ALL_CASES + self._case(facts["case"]))
        elif kind == "dropped":
            self._act(DROP + _agent(facts["agent"]))
        elif kind == "turn-ended":
            self._act(END_TURN)
        elif kind == "targeted":
            self._play(table.active, FIGHT + _agent(facts["defender"]))
        elif kind == "fought":
            opponent = table.opponent
            self._play(table.active, CARD + facts["attack"])
            self._play(opponent, CARD + facts["defence"])
        elif kind in ("looted", "exchanged", "left-lying"):
            self._play(table.opponent, LEAVE if kind == "left-lying" else TAKE)
        elif kind in ("lost", "lost-with-case"):
            self._play(table.active, LOSE + _agent(facts["agent"]))
        elif kind == "resigned":
            self._play(self._seat(facts["player"]), RESIGN)

    def _act(self, move: i64, case: str = "", content: str = "") -> None:
        """Something the active player did in their turn; a delivery shows what was inside."""
        table = self.table
        owner = table.active
        if self.followed and table.phase == MOVE and int(move) in table.moves(owner):
            self.likelihood.rate_moves(table, owner)
            self._weigh(owner, self.likelihood.log_likelihoods(int(move)))
        if case:
            shown = self._case(case)
            self._settle(shown // 4, {case: content})
            self._show(table, shown, CONTENTS.index(content))
        self._play(owner, move)

    def _play(self, seat: i64, move: i64) -> None:
        if self.followed and int(move) in self.table.moves(seat):
            self.table.play(seat, move)
        else:
            self.followed = False  # told from the middle on; the next view puts it right

    def _show(self, table: TopSecret, case: i64, content: i64) -> None:
        """Another order of contents, in which a case holds what it was seen to hold."""
        row = table.contents[case // 4]
        for letter in range(CASES):
            if get(row, letter) == content:
                row = put(row, letter, get(row, case % 4))
        table.contents[case // 4] = put(row, case % 4, content)

    def _weigh(self, owner: i64, said: list[float]) -> None:
        weights = self.weights[owner]
        for at in range(len(weights)):
            weights[at] += TEMPERED * said[at]
        self.chances = None

    def _settle(self, owner: i64, contents: dict[str, str]) -> None:
        """Keep the orders in which these cases of an owner hold that; raises `NoConsistentState` where none is left."""
        if owner == self.seat and self.own >= 0:
            for name, content in contents.items():
                case = self._case(name)
                if case // 4 == owner and get(self.own, case % 4) != CONTENTS.index(content):
                    raise NoConsistentState
        weights = self.weights[owner]
        for name, content in contents.items():
            case = self._case(name)
            for order in range(len(ORDERS)):
                if case // 4 == owner and get(ORDERS[order], case % 4) != CONTENTS.index(content):
                    for number in range(GRID):
                        weights[order * GRID + number] = NEVER
        if max(weights) <= NEVER / 2:
            raise NoConsistentState
        self.chances = None

    # --- What is seen --------------------------------------------------------------------------------------------

    def see(self, view: View) -> None:
        if not self.setup.seated:
            self.setup = setup_of(self.setup.board, view)
        base = from_view(self.setup, view)
        for owner in range(self.setup.seats):
            shown = {case.case: case.content for case in view.cases if case.seat == owner and case.content is not None}
            if owner == self.seat:
                if len(shown) == CASES:
                    self.own = base.contents[owner]
                brought = [delivery.case for delivery in view.deliveries]
                shown = {name: content for name, content in shown.items() if name in brought}
            self._settle(owner, shown)
        base.late = -1
        if base.phase == DUEL:  # what the others have sealed is nobody's business
            if base.active != self.seat:
                base.attack_card = -1
            if base.opponent != self.seat:
                base.defence_card = -1
        self.base = base
        self.table = base.copy()
        self.table.attack_card = -1  # the table hears of cards when both are shown
        self.table.defence_card = -1
        self.followed = True

    def odds(self) -> Odds:
        odds: Odds = {}
        if not self.setup.seated:
            return odds
        chances = self._chances()
        for case in range(CASES * self.setup.seats):
            owner, letter = case // 4, case % 4
            row = [0.0] * len(CONTENTS)
            if owner == self.seat and self.own >= 0:
                row[get(self.own, letter)] = 1.0
            else:
                for order in range(len(ORDERS)):
                    row[get(ORDERS[order], letter)] += chances[owner][order]
            odds[self.table.case_name(case)] = dict(zip(CONTENTS, row, strict=True))
        return odds

    def expected_values(self) -> vec[float]:
        """What each case may be expected to bring whoever delivers it."""
        values = vec[float]([0.0] * (CASES * self.setup.seats))
        for owner, chances in enumerate(self._chances()):
            for order in range(len(ORDERS)):
                for letter in range(CASES):
                    values[owner * CASES + letter] += chances[order] * secrets_of(get(ORDERS[order], letter))
        return values

    def determinize(self, dice: Random) -> TopSecret:
        state = self.base.copy()
        if state.phase <= SETUP:
            return state
        chances = self._chances()
        for owner in range(self.setup.seats):
            if owner != self.seat:
                state.contents[owner] = ORDERS[draw_index(chances[owner], dice)]
        return state

    def _chances(self) -> list[list[float]]:
        """How likely each order is, for each owner: what the model says, with a floor where it could be wrong."""
        if self.chances is not None:
            return self.chances
        self.chances = []
        for weights in self.weights:
            top = max(weights)
            shares = [exp(weight - top) for weight in weights]
            total = sum(shares)
            possible = [max(weights[at : at + GRID]) > NEVER / 2 for at in range(0, len(weights), GRID)]
            floor = MODEL_ERROR / sum(possible)
            self.chances.append(
                [
                    (1.0 - MODEL_ERROR) * sum(shares[order * GRID : (order + 1) * GRID]) / total + floor
                    if possible[order]
                    else 0.0
                    for order in range(len(ORDERS))
                ]
            )
        return self.chances

    # --- What the belief alone tells -----------------------------------------------------------------------------

    def policy(self, moves: Sequence[int]) -> Sequence[float] | None:
        if self.base.phase == SETUP:
            return self._placement_policy(moves)
        if self.base.phase == DUEL and moves[-1] >= CARD:
            return self._duel_policy(moves)
        return None

    def _placement_policy(self, moves: Sequence[int]) -> list[float]:
        """Contents in any order; then secrets out of others' way and the bomb in it, but not always."""
        base = self.base
        shares = [1.0] * len(moves)
        if PLACE <= moves[0] < PLACE + len(self.setup.board.cities):
            content = get(base.contents[self.seat], get(base.parts_written, self.seat) - CASES)
            for number in range(len(shares)):
                move = moves[number]
                price = self.likelihood.price(base, self.seat, content, move - PLACE)
                shares[number] = exp(-SURE_OF_PLACE * price)
        elif GUARD in moves:
            shares = [1.0 - GUARDED, GUARDED]
        total = sum(shares)
        return [share / total for share in shares]

    def _duel_policy(self, moves: Sequence[int]) -> list[float]:
        """The duel solved: each pair of cards by what the table looks like afterwards, in several worlds."""
        base, dice = self.base, Random(int(self.base.turns))
        attacking = base.active == self.seat
        other = int(base.opponent if attacking else base.active)
        mine = [move - CARD for move in moves if CARD <= move < LEAVE]
        theirs = VALUES_IN_HAND[base.hands[other]]
        own: vec[float] = vec[float]([0.0] * (len(mine) * len(theirs)))
        their: vec[float] = vec[float]([0.0] * (len(mine) * len(theirs)))
        for _ in range(WORLDS):
            world = self.determinize(dice)
            at = 0
            for card in mine:
                for against in theirs:
                    state = world.copy()
                    duel.choose(state, self.seat, card)
                    duel.choose(state, other, against)
                    own[at] += self.win_chance.of(state, self.seat)
                    their[at] += self.win_chance.of(state, other)
                    at += 1
        strategy = solve(own, their, len(mine), len(theirs))
        return [strategy[mine.index(move - CARD)] if CARD <= move < LEAVE else 0.0 for move in moves]

    def exposure(self, moves: Sequence[int]) -> Sequence[float]:
        shown = [0.0] * len(moves)
        if self.own < 0 or self.base.phase != MOVE or self.base.active != self.seat or len(moves) < 2:
            return shown
        truth: i64 = 0
        while ORDERS[truth] != self.own:
            truth += 1
        before = self._chances()[self.seat][truth]
        self.likelihood.rate_moves(self.base, self.seat)
        kept = self.weights[self.seat]
        for number, move in enumerate(moves):
            if move in self.likelihood.moves:
                self.weights[self.seat] = list(kept)
                self._weigh(self.seat, self.likelihood.log_likelihoods(move))
                shown[number] = self._chances()[self.seat][truth] - before
        self.weights[self.seat] = kept
        self.chances = None
        return shown

    # --- Names ---------------------------------------------------------------------------------------------------

    def _seat(self, name: str) -> int:
        return seat_number(name, self.setup.seats)

    def _case(self, name: str) -> i64:
        seat = self.setup.colours.index(LETTERS.index(name[0]))
        return seat * CASES + CASE_LETTERS.index(name[1])

    def _row(self, contents: dict[str, str]) -> i64:
        row: i64 = 0
        for name, content in contents.items():
            row = put(row, self._case(name) % CASES, CONTENTS.index(content))
        return row


def _agent(name: str) -> int:
    return int(name[1:]) - 1
