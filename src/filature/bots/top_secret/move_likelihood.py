"""Likelihood of moves given contents: a player places, fetches, carries and defends what is worth it to them.

Nobody knows how sharply somebody chooses, so every sharpness of a small grid is held possible; 0 is play at random.
"""

from __future__ import annotations

from itertools import permutations
from math import exp, log
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from filature.bots.top_secret.case_value import expected
from filature.bots.top_secret.distances import DistanceTable
from filature.bots.top_secret.duel_solver import winning
from filature.games.top_secret.board import AGENTS, CARRIED, CASES, CONTENTS, DELIVERED, GONE, MOST_CITIES
from filature.games.top_secret.moves import ALL_CASES, DROP, END_TURN, PICK, RESIGN, STEPS, TO_HQ
from filature.games.top_secret.packed import ONE_PER_AGENT, equal, get, pack, put
from filature.games.top_secret.rules import TopSecret

ORDERS: Final = vec[i64]([pack(list(order)) for order in permutations(range(len(CONTENTS)))])
"""Every way to fill four cases: rows of contents."""
SHARPNESS: Final = vec[float]([0.0, 1.0, 2.0, 4.0, 8.0, 16.0])  # each but the first two is the double of the one before
WORTH: Final = vec[float]([-0.5, 1.0, 3.0, 5.0])  # what the owner gives for carrying each of CONTENTS
PARTS: Final = CASES + 1  # of a move's gain: that of each own case, and all the rest
MOST_MOVES: Final = 640

CARRYING: Final = 1.0  # the share of its worth that a carried case promises
FETCHING: Final = 0.5  # and one that lies about
HASTE: Final = 0.06  # lost by every step that is still to go
BROUGHT: Final = 1.3
FIGHT_COSTS: Final = 0.4

PLACING: Final = vec[float]([-0.4, 0.0, 0.4, 1.0, 2.5])  # sharpness of the setup; below 0 somebody who deceives
BEFORE: Final = vec[float]([0.1, 0.25, 0.25, 0.25, 0.15])


@final
class MoveLikelihood:
    """The gains of all moves of a player, and how likely each move then is for every order of their contents."""

    def __init__(self, distances: DistanceTable) -> None:
        self.distances = distances
        self.moves: list[int] = []
        self.parts: vec[float] = vec[float]([0.0] * (MOST_MOVES * PARTS))
        self.norms: vec[float] = vec[float]([0.0] * (len(ORDERS) * len(SHARPNESS)))
        self.shares: vec[float] = vec[float]([0.0] * 16)
        self.before: vec[float] = vec[float]([0.0] * 16)

    # --- The setup -----------------------------------------------------------------------------------------------

    def price(self, state: TopSecret, seat: i64, content: i64, city: i64) -> float:
        """How unwelcome a content of a seat is in a city: secrets far from others, the bomb where they pass."""
        far: i64 = MOST_CITIES
        other: i64 = 0
        while other < state.setup.seats:
            if other != seat:
                way = self.distances.steps[(MOST_CITIES + state.setup.colour_of[other]) * MOST_CITIES + city]
                if way < far:
                    far = way
            other += 1
        own = self.distances.steps[(MOST_CITIES + state.setup.colour_of[seat]) * MOST_CITIES + city]
        price = float(own) + 0.5 * float(self.distances.to_hq(state, seat, city)) - 0.8 * float(far)
        return price if content else -0.5 * price

    def placement_posterior(self, state: TopSecret, seat: i64) -> list[float]:
        """How likely each order of contents is, given where the cases of a seat lie."""
        chances = [0.0] * len(ORDERS)
        cities = len(state.setup.board.cities)
        for number in range(len(PLACING)):
            sharp = PLACING[number]
            total = 0.0
            for content in range(len(CONTENTS)):
                total += log(sum([exp(-sharp * self.price(state, seat, content, city)) for city in range(cities)]))
            for order in range(len(ORDERS)):
                price = 0.0
                for letter in range(CASES):
                    price += self.price(state, seat, get(ORDERS[order], letter), get(state.case_places[seat], letter))
                chances[order] += BEFORE[number] * exp(-sharp * price - total)
        whole = sum(chances)
        return [chance / whole for chance in chances]

    # --- The turn ------------------------------------------------------------------------------------------------

    def rate_moves(self, state: TopSecret, seat: i64) -> None:
        """Note what every move of the active player would bring."""
        self.moves = [move for move in state.moves(seat) if move != RESIGN]
        self._share_out(state, seat, self.before)
        for number, move in enumerate(self.moves):
            self._note(state, seat, move, number * PARTS)
        for order in range(len(ORDERS)):
            totals = [0.0] * len(SHARPNESS)
            for at in range(len(self.moves)):
                likely = exp(self._gain(order, at))
                totals[0] += 1.0
                for number in range(1, len(SHARPNESS)):
                    totals[number] += likely
                    likely *= likely
            for number in range(len(SHARPNESS)):
                self.norms[order * len(SHARPNESS) + number] = log(totals[number])

    def log_likelihoods(self, move: int) -> list[float]:
        """The logarithm of how likely a considered move is, for each order and sharpness."""
        at = self.moves.index(move)
        said: list[float] = []
        for order in range(len(ORDERS)):
            gain = self._gain(order, at)
            for number in range(len(SHARPNESS)):
                said.append(SHARPNESS[number] * gain - self.norms[order * len(SHARPNESS) + number])
        return said

    def _gain(self, order: i64, at: i64) -> float:
        row = ORDERS[order]
        gain = self.parts[at * PARTS + CASES]
        letter: i64 = 0
        while letter < CASES:
            gain += WORTH[row & 255] * self.parts[at * PARTS + letter]
            row >>= 8
            letter += 1
        return gain

    def _note(self, state: TopSecret, seat: i64, move: i64, at: i64) -> None:
        for part in range(PARTS):
            self.parts[at + part] = 0.0
        if move == END_TURN:
            return
        places, loads = state.agent_places[seat], state.loads[seat]
        if move >= DROP:
            k = move - DROP
            case = get(loads, k) - 1
            kept = state.case_places[case // 4]
            state.loads[seat] = put(loads, k, 0)
            state.case_places[case // 4] = put(kept, case % 4, get(places, k))
            self._compare(state, seat, at, 1.0)
            state.loads[seat] = loads
            state.case_places[case // 4] = kept
        elif move >= PICK:
            k = (move - PICK) // ALL_CASES
            case = (move - PICK) % ALL_CASES
            kept = state.case_places[case // 4]
            state.loads[seat] = put(loads, k, case + 1)
            state.case_places[case // 4] = put(kept, case % 4, CARRIED)
            self._compare(state, seat, at, 1.0)
            state.loads[seat] = loads
            state.case_places[case // 4] = kept
        elif move % STEPS == TO_HQ:
            case = get(loads, move // STEPS) - 1
            self._add(state, seat, at, case, BROUGHT - self.before[case])
        else:
            self._note_step(state, seat, move // STEPS, move % STEPS, at)

    def _note_step(self, state: TopSecret, seat: i64, k: i64, city: i64, at: i64) -> None:
        places = state.agent_places[seat]
        chance = 1.0
        other: i64 = 0
        while other < state.setup.seats:
            here = equal(state.agent_places[other], city, ONE_PER_AGENT) if other != seat else 0
            m: i64 = 0
            while here:
                if here & 1:
                    chance *= winning(state.hands[seat], state.hands[other])
                    load = get(state.loads[other], m)
                    if load:
                        self._add(state, seat, at, load - 1, chance * FETCHING)
                    self.parts[at + CASES] += 2.0 * chance - 1.0 - FIGHT_COSTS
                here >>= 8
                m += 1
            other += 1
        load = get(state.loads[seat], k)
        if load:
            self._add(state, seat, at, load - 1, -(1.0 - chance) * CARRYING)
        state.agent_places[seat] = put(places, k, city)
        self._compare(state, seat, at, chance)
        state.agent_places[seat] = places

    def _compare(self, state: TopSecret, seat: i64, at: i64, weight: float) -> None:
        """Add what the shares of all cases have gained."""
        self._share_out(state, seat, self.shares)
        case: i64 = 0
        while case < state.setup.seats * CASES:
            gained = self.shares[case] - self.before[case]
            if gained != 0.0:
                self._add(state, seat, at, case, weight * gained)
            case += 1

    def _add(self, state: TopSecret, seat: i64, at: i64, case: i64, share: float) -> None:
        if case // 4 == seat:
            self.parts[at + case % 4] += share
        else:
            self.parts[at + CASES] += share * expected(state, case // 4)

    def _share_out(self, state: TopSecret, seat: i64, out: vec[float]) -> None:
        """Which share of every case's worth a seat can hope for."""
        places, loads = state.agent_places[seat], state.loads[seat]
        case: i64 = 0
        while case < state.setup.seats * CASES:
            city = get(state.case_places[case // 4], case % 4)
            share = 0.0
            if city < MOST_CITIES:
                nearest: i64 = MOST_CITIES
                k: i64 = 0
                while k < AGENTS:
                    place = get(places, k)
                    if place != GONE and not get(loads, k):
                        way = self.distances.way(state, seat, place, city)
                        if way < nearest:
                            nearest = way
                    k += 1
                if nearest < MOST_CITIES:
                    way = nearest + self.distances.to_hq(state, seat, city)
                    share = FETCHING - 0.5 * HASTE * float(way)
            elif city != DELIVERED:
                marks = equal(loads, case + 1, ONE_PER_AGENT)
                m: i64 = 0
                while marks:
                    if marks & 1:
                        share = CARRYING - HASTE * float(self.distances.to_hq(state, seat, get(places, m)))
                    marks >>= 8
                    m += 1
            out[case] = share
            case += 1
