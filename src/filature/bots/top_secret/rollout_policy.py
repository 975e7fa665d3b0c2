"""Rollout policy: how a turn is played without a search. Carry home, fetch, and rob whoever comes near."""

from __future__ import annotations

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from filature.bots.top_secret.case_value import appraise
from filature.bots.top_secret.distances import DistanceTable
from filature.bots.top_secret.duel_solver import winning
from filature.games.top_secret.board import (
    AGENTS,
    CASES,
    DELIVERED,
    GONE,
    HOME,
    LOOT,
    LOSSES,
    MOST_CITIES,
    MOVE,
    NO_CASE,
    TARGET,
    VALUES_IN_HAND,
)
from filature.games.top_secret.moves import (
    ALL_CASES,
    CARD,
    DROP,
    END_TURN,
    FIGHT,
    LEAVE,
    LOSE,
    PICK,
    STEPS,
    TAKE,
    TO_HQ,
)
from filature.games.top_secret.packed import ONE_PER_AGENT, equal, get
from filature.games.top_secret.phases import movement
from filature.games.top_secret.rules import TopSecret

WORTHWHILE: Final = 0.2  # a case worth less is left alone
BETTER: Final = 0.6  # a case is changed for one worth so much more
AGENT: Final = 1.0  # an agent, in secrets
PATIENT: Final = 3.0  # steps added to every way: how little haste counts
DETOUR: Final = 2.0  # steps somebody goes to avoid a duel
WHIM: Final = 0.5  # how far a choice may stray from the best


def soon(promise: float, steps: i64) -> float:
    """What a promise is worth a step, if it takes so many."""
    return promise / (float(steps) + PATIENT)


@final
class RolloutPolicy:
    """Plays for any seat. Each evaluation has its own: it keeps notes while it looks."""

    def __init__(self, distances: DistanceTable, insight: float, boldness: float) -> None:
        self.distances = distances
        self.insight = insight
        self.boldness = boldness
        self.expected_values: vec[float] = vec[float]()
        """What others' cases are believed to hold; where nothing is, it is guessed in the world at hand."""
        self.worth: vec[float] = vec[float]([0.0] * 16)

    def appraise(self, state: TopSecret, seat: i64) -> None:
        """See what each case is worth to a seat."""
        appraise(state, seat, self.insight, self.worth)
        case: i64 = 0
        while case < len(self.expected_values):
            if case // CASES != seat and get(state.case_places[case // CASES], case % CASES) != DELIVERED:
                self.worth[case] = self.expected_values[case]
            case += 1

    def move(self, state: TopSecret, seat: i64, dice: Random) -> i64:
        phase = state.phase
        if phase == MOVE:
            return self._act(state, seat, dice)
        if phase == LOOT:
            return self._loot(state, seat)
        if phase == LOSSES:
            return self._loss(state, seat)
        if phase == TARGET:
            return FIGHT + state.defenders()[0]
        return state.sample(seat, dice)

    def card(self, state: TopSecret, seat: i64, dice: Random) -> i64:
        """A card for the duel; high ones a little more often."""
        values = VALUES_IN_HAND[state.hands[seat]]
        total: i64 = 0
        for value in values:
            total += value + 1
        left = dice.randrange(total)
        for value in values:
            left -= value + 1
            if left < 0:
                return CARD + value
        return CARD + values[0]

    # --- The turn ------------------------------------------------------------------------------------------------

    def _act(self, state: TopSecret, seat: i64, dice: Random) -> i64:
        self.appraise(state, seat)
        places = state.agent_places[seat]
        loads = state.loads[seat]
        k: i64 = 0
        if loads:
            while k < AGENTS:
                load = get(loads, k)
                if load and self.worth[load - 1] > 0.0 and state.setup.leads_to_hq(seat, get(places, k)):
                    if movement.may_step(state, k, TO_HQ):
                        return k * STEPS + TO_HQ
                k += 1
        if state.handled < 2 * AGENTS:
            move = self._handle(state, seat, places, loads)
            if move >= 0:
                return move
        move = self._step(state, seat, places, loads, dice)
        if move >= 0:
            return move
        return END_TURN if movement.may_end(state) else self._step_aside(state, seat, dice)

    def _step_aside(self, state: TopSecret, seat: i64, dice: Random) -> i64:
        """Any quiet step, where the turn may not end yet (SE-4.7); no case is handled for that."""
        enemies = state.enemy_cities()
        quiet: list[int] = []
        for move in state.moves(seat):
            if move < PICK and move % STEPS != TO_HQ and not enemies >> move % STEPS & 1:
                quiet.append(move)
        return quiet[dice.randrange(len(quiet))] if quiet else state.sample(seat, dice)

    def _handle(self, state: TopSecret, seat: i64, places: i64, loads: i64) -> i64:
        """Take the best case that lies where an agent is; lay down a much worse one for it."""
        k: i64 = 0
        while k < AGENTS:
            place = get(places, k)
            if place < MOST_CITIES:
                load = get(loads, k)
                held = self.worth[load - 1] + BETTER if load else WORTHWHILE
                best = self._lying_here(state, place, held)
                if best >= 0:
                    if load == NO_CASE:
                        return PICK + k * ALL_CASES + best
                    if movement.may_drop(state, k):
                        return DROP + k
            k += 1
        return -1

    def _lying_here(self, state: TopSecret, city: i64, more_than: float) -> i64:
        """The best case in a city that is worth more than that; -1 if there is none."""
        best: i64 = -1
        case: i64 = 0
        while case < state.setup.seats * CASES:
            if self.worth[case] > more_than and get(state.case_places[case // 4], case % 4) == city:
                best = case
                more_than = self.worth[case]
            case += 1
        return best

    def _step(self, state: TopSecret, seat: i64, places: i64, loads: i64, dice: Random) -> i64:
        """A step towards what promises most for the steps it takes."""
        most = 0.0
        goal: i64 = -1
        who: i64 = -1
        waiting_home = False
        k: i64 = 0
        while k < AGENTS:
            place = get(places, k)
            points = state.pool + get(state.bonus, k)
            if place == GONE or points <= 0 or (place == HOME and waiting_home):
                k += 1
                continue
            waiting_home = waiting_home or place == HOME
            load = get(loads, k)
            whim = 1.0 - WHIM * dice.random()
            if load:
                if self.worth[load - 1] > 0.0:
                    promise = whim * soon(self.worth[load - 1], self.distances.to_hq(state, seat, place))
                    if promise > most:
                        most, goal, who = promise, TO_HQ, k
            else:
                case: i64 = 0
                while case < state.setup.seats * CASES:
                    city = get(state.case_places[case // 4], case % 4)
                    if city < MOST_CITIES and self.worth[case] > WORTHWHILE:
                        way = self.distances.way(state, seat, place, city) + self.distances.to_hq(state, seat, city)
                        promise = whim * soon(self.worth[case], way)
                        if promise > most:
                            most, goal, who = promise, city, k
                    case += 1
            other: i64 = 0
            while other < state.setup.seats:
                if other != seat and state.loads[other]:
                    prey = self._prey(state, seat, k, other, place, points)
                    if prey >= 0:
                        way = self.distances.way(state, seat, place, prey)
                        promise = whim * soon(self.promise(state, seat, k, other, prey), way)
                        if promise > most:
                            most, goal, who = promise, prey, k
                other += 1
            k += 1
        return self._towards(state, seat, who, goal, dice) if who >= 0 else -1

    def _prey(self, state: TopSecret, seat: i64, k: i64, other: i64, place: i64, points: i64) -> i64:
        """The city of an enemy with a case that agent k can reach; -1 if there is none."""
        m: i64 = 0
        while m < AGENTS:
            if get(state.loads[other], m):
                city = get(state.agent_places[other], m)
                if self.distances.way(state, seat, place, city) <= points:
                    return city
            m += 1
        return -1

    def promise(self, state: TopSecret, seat: i64, k: i64, other: i64, city: i64) -> float:
        """What an attack on a city is worth, in secrets: agents and cases against agents and cases."""
        here = equal(state.agent_places[other], city, ONE_PER_AGENT)
        prize = 0.0
        chance = 1.0
        m: i64 = 0
        while m < AGENTS:
            if here >> (m * 8) & 1:
                prize += AGENT
                chance *= winning(state.hands[seat], state.hands[other])
                load = get(state.loads[other], m)
                if load:
                    prize += abs(self.worth[load - 1]) + 0.5
            m += 1
        load = get(state.loads[seat], k)
        stake = AGENT + (abs(self.worth[load - 1]) if load else 0.0)
        return chance * (prize + self.boldness) - (1.0 - chance) * stake

    def _towards(self, state: TopSecret, seat: i64, k: i64, goal: i64, dice: Random) -> i64:
        """The next step of an agent to a city or home, around enemies where that is not far."""
        board = state.setup.board
        node = state.setup.node(seat, get(state.agent_places[seat], k))
        enemies = state.enemy_cities()
        least = 1000.0
        best: i64 = -1
        way = board.first[node]
        end = board.first[node + 1]
        while way < end:
            city = board.ways[way]
            far = (
                self.distances.to_hq(state, seat, city)
                if goal == TO_HQ
                else self.distances.way(state, seat, city, goal)
            )
            cost = float(far) + 0.5 * dice.random()
            if enemies >> city & 1:
                other = self.holder(state, seat, city)
                cost += DETOUR - self.promise(state, seat, k, other, city)
            if cost < least and movement.may_step(state, k, city):
                least, best = cost, city
            way += 1
        return k * STEPS + best if best >= 0 else -1

    def holder(self, state: TopSecret, seat: i64, city: i64) -> i64:
        """The enemy whose agents are in a city."""
        other: i64 = 0
        while other == seat or not equal(state.agent_places[other], city, ONE_PER_AGENT):
            other += 1
        return other

    # --- Answers -------------------------------------------------------------------------------------------------

    def _loot(self, state: TopSecret, seat: i64) -> i64:
        self.appraise(state, seat)
        load = get(state.loads[seat], state.defender)
        held = self.worth[load - 1] if load else 0.0
        return TAKE if self.worth[state.loot] > held else LEAVE

    def _loss(self, state: TopSecret, seat: i64) -> i64:
        """Those at home first, carriers of good cases last."""
        self.appraise(state, seat)
        best: i64 = -1
        least = 1000.0
        for move in state.moves(seat):
            k: i64 = move - LOSE
            if 0 <= k < AGENTS:
                load = get(state.loads[seat], k)
                price = (1.0 if get(state.agent_places[seat], k) != HOME else 0.0) + (
                    self.worth[load - 1] if load else 0.0
                )
                if price < least:
                    best, least = move, price
        return best
