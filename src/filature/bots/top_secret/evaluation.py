"""Evaluation of Top Secret: the moves that deserve a search, how a rollout is played, and the probability to win."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from librt.random import Random
from mypy_extensions import i64

from filature.bots.contract import Belief, Evaluation
from filature.bots.top_secret.belief import ContentBelief
from filature.bots.top_secret.distances import DistanceTable
from filature.bots.top_secret.rollout_policy import BETTER, WORTHWHILE, RolloutPolicy, soon
from filature.bots.top_secret.win_chance import WinChance
from filature.games.top_secret.board import (
    AGENTS,
    BOMB,
    CASES,
    DUEL,
    GOAL,
    LOSSES,
    MOST_CITIES,
    MOVE,
    OVER,
    ROLL,
    SETUP,
    START_ROLL,
)
from filature.games.top_secret.moves import (
    ALL_CASES,
    DROP,
    END_TURN,
    LOSE,
    PICK,
    RESIGN,
    STEPS,
    TO_HQ,
)
from filature.games.top_secret.packed import get
from filature.games.top_secret.rules import TopSecret
from filature.kernel.state import CHANCE, State

MOST_STEPS: Final = 8  # steps worth a thought
FORLORN: Final = -1.0  # an attack that promises less is not thought of
VICTORY: Final = 100.0  # what the delivery that wins promises
TRUST: Final = 0.1  # chances of winning by which to leave the usual move, or to waste points, must look better
NEAR: Final = 4  # steps from which somebody with a case is pursued
INSIGHT: Final = 0.5  # how far players imagined guess right what lies in others' cases
ROUNDS: Final = 3  # how far a match is imagined


@final
class TopSecretEvaluation(Evaluation):
    def __init__(self, distances: DistanceTable, preferences: Mapping[str, float]) -> None:
        self.distances = distances
        self.duels = preferences.get("duels", 0.0)
        self.robbery = preferences.get("robbery", 0.0)
        self.post = preferences.get("post", 0.0)
        self.trust = preferences.get("trust", TRUST)
        self.policy = RolloutPolicy(distances, INSIGHT, 10.0 * self.duels)
        """How matches are imagined to go on."""
        self.own_policy = RolloutPolicy(distances, 0.0, 10.0 * self.duels)
        """How this player would play without a search, by all it believes."""
        self.win_chance = WinChance(distances)
        self.usual_move: i64 = -1
        """What the own policy would have done in the last decision that candidates were asked for."""

    def observe(self, belief: Belief) -> None:
        assert isinstance(belief, ContentBelief)
        self.own_policy.expected_values = belief.expected_values()

    def private_information(self, state: State, seat: i64) -> i64:
        assert isinstance(state, TopSecret)
        return state.contents[seat] if state.has_submitted(seat) else -1

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, TopSecret)
        return self.win_chance.of(state, seat)

    def is_cut_off(self, state: State, began: i64) -> bool:
        assert isinstance(state, TopSecret)
        return state.phase == ROLL and state.turns >= began + ROUNDS * state.setup.seats

    def rollout_move(self, state: State, seat: i64, dice: Random) -> i64:
        assert isinstance(state, TopSecret)
        return self.policy.card(state, seat, dice) if state.phase == DUEL else self.policy.move(state, seat, dice)

    def rollout(self, state: State, began: i64, dice: Random) -> None:
        assert isinstance(state, TopSecret)
        last = began + ROUNDS * state.setup.seats
        while True:
            phase = state.phase
            if phase == MOVE:
                state.play(state.active, self.policy.move(state, state.active, dice))
            elif phase == ROLL or phase == START_ROLL:
                if state.turns >= last:
                    return
                state.play(CHANCE, state.sample(CHANCE, dice))
            elif phase == OVER:
                return
            elif phase == DUEL:
                seat = state.active if state.attack_card < 0 else state.opponent
                state.play(seat, self.policy.card(state, seat, dice))
            else:
                waiting: i64 = state.turn()[0]
                state.play(waiting, self.policy.move(state, waiting, dice))

    # --- Candidates ----------------------------------------------------------------------------------------------

    def candidates(self, state: State, seat: i64, dice: Random) -> Sequence[int]:
        assert isinstance(state, TopSecret)
        moves = [move for move in state.moves(seat) if move != RESIGN]
        if state.phase == DUEL or state.phase == SETUP:
            return moves
        self.usual_move = self.own_policy.move(state, seat, dice)
        if state.phase == LOSSES:
            moves = self._different(state, seat, moves)
        if state.phase == MOVE:
            moves = self._sensible(state, seat, moves)
            if self.usual_move == END_TURN and END_TURN not in moves:
                self.usual_move = moves[0]
        return [int(self.usual_move), *[move for move in moves if move != self.usual_move]]

    def _sensible(self, state: TopSecret, seat: i64, moves: list[int]) -> list[int]:
        """What may make sense in a turn: handling cases, the most promising steps, and the end of the turn.

        With points left the turn does not end while a step is useful: a search with few playouts would find ending it
        the better of two moves by chance alone, and points that are left are lost (SE-4.6).
        """
        self.own_policy.appraise(state, seat)
        rated: list[tuple[float, int]] = []
        for move in self._different(state, seat, [move for move in moves if move < PICK]):
            promise = self._promise(state, seat, move // STEPS, move % STEPS)
            if promise > 0.0:
                rated.append((-promise, move))
        rated.sort()
        steps = [move for _, move in rated]
        useful = [move for move in steps if self._is_useful(state, seat, move // STEPS, move % STEPS)]
        handling = [move for move in moves if PICK <= move < END_TURN and self._handles_well(state, seat, move)]
        if state.pool > 0 and useful:
            return handling + steps[:MOST_STEPS] + [move for move in useful[:1] if move not in steps[:MOST_STEPS]]
        return handling + steps[:MOST_STEPS] + [move for move in moves if move == END_TURN]

    def _is_useful(self, state: TopSecret, seat: i64, k: i64, city: i64) -> bool:
        """Whether a promising step is quiet, and brings a case nearer home or an agent nearer to a case."""
        if city == TO_HQ:
            return True
        if state.enemy_cities() >> city & 1:
            return False
        worth, distances = self.own_policy.worth, self.distances
        load = get(state.loads[seat], k)
        place = get(state.agent_places[seat], k)
        if load:
            nearer = distances.to_hq(state, seat, city) < distances.to_hq(state, seat, place)
            return nearer and worth[load - 1] > 0.0
        case: i64 = 0
        while case < state.setup.seats * CASES:
            lies_in = get(state.case_places[case // 4], case % 4)
            if lies_in < MOST_CITIES and worth[case] > WORTHWHILE:
                if distances.way(state, seat, city, lies_in) < distances.way(state, seat, place, lies_in):
                    return True
            case += 1
        return False

    def _different(self, state: TopSecret, seat: i64, moves: list[int]) -> list[int]:
        """The moves without those of an agent that another agent could make as well."""
        losing = state.phase == LOSSES
        seen: list[tuple[int, int]] = []
        different: list[int] = []
        for move in moves:
            k: i64 = move - LOSE if losing else move // STEPS
            if get(state.loads[seat], k) == 0:
                twin = (
                    int(get(state.agent_places[seat], k) + 100 * get(state.bonus, k)),
                    0 if losing else move % STEPS,
                )
                if twin in seen:
                    continue
                seen.append(twin)
            different.append(move)
        return different

    def _handles_well(self, state: TopSecret, seat: i64, move: i64) -> bool:
        """Whether taking or leaving a case may make sense; never both of the same case in the same city."""
        worth = self.own_policy.worth
        if move >= DROP:
            k = move - DROP
            held = worth[get(state.loads[seat], k) - 1]
            return held <= 0.0 or self._lies_better(state, held, get(state.agent_places[seat], k))
        k = (move - PICK) // ALL_CASES
        case = (move - PICK) % ALL_CASES
        if self._lies_better(state, worth[case], get(state.agent_places[seat], k)):
            return False  # it would be laid down for the better one
        if case // 4 == seat:
            return get(state.contents[seat], case % 4) != BOMB
        return worth[case] > 0.0

    def _lies_better(self, state: TopSecret, held: float, city: i64) -> bool:
        """Whether a case lies in a city for which one worth so much would be laid down."""
        for case in range(CASES * state.setup.seats):
            if self.own_policy.worth[case] > held + BETTER and get(state.case_places[case // 4], case % 4) == city:
                return True
        return False

    def _promise(self, state: TopSecret, seat: i64, k: i64, city: i64) -> float:
        """What a step promises; 0 or less if it is not worth a thought."""
        policy, distances = self.own_policy, self.distances
        load = get(state.loads[seat], k)
        if city == TO_HQ:
            return VICTORY * policy.worth[load - 1] / GOAL
        place = get(state.agent_places[seat], k)
        best = 0.0
        if state.enemy_cities() >> city & 1:
            attack = policy.promise(state, seat, k, policy.holder(state, seat, city), city)
            if attack < FORLORN:
                return 0.0
            best = 0.1 + soon(max(attack, 0.0), 1)
        if load:
            now = distances.to_hq(state, seat, place)
            gain = now - distances.to_hq(state, seat, city)
            if gain >= 0:
                best += soon(max(policy.worth[load - 1], 0.1), now) * (1.0 if gain else 0.3)
            return best
        case: i64 = 0
        while case < state.setup.seats * CASES:
            lies_in = get(state.case_places[case // 4], case % 4)
            if lies_in < MOST_CITIES and policy.worth[case] > 0.0:
                now = distances.way(state, seat, place, lies_in)
                if distances.way(state, seat, city, lies_in) < now:
                    promise = soon(policy.worth[case], now + distances.to_hq(state, seat, lies_in))
                    if promise > best:
                        best = promise
            case += 1
        other: i64 = 0
        while other < state.setup.seats:
            m: i64 = 0
            while other != seat and m < AGENTS:
                if get(state.loads[other], m):
                    prey = get(state.agent_places[other], m)
                    now = distances.way(state, seat, place, prey)
                    if now <= NEAR and distances.way(state, seat, city, prey) < now:
                        promise = soon(policy.promise(state, seat, k, other, prey), now)
                        if promise > best:
                            best = promise
                m += 1
            other += 1
        return best

    # --- Characters ----------------------------------------------------------------------------------------------

    def preference(self, state: State, seat: i64, move: int) -> float:
        """A personality's tastes, and trust in the own policy as long as nothing clearly better is found: the rest of a
        turn is imagined worse than it will be played. For the same reason points are not left without need."""
        assert isinstance(state, TopSecret)
        if move == self.usual_move:
            return self._taste(state, seat, move) + self.trust
        if state.phase == MOVE and move == END_TURN and state.pool > 0:
            return -self.trust
        return self._taste(state, seat, move)

    def _taste(self, state: TopSecret, seat: i64, move: i64) -> float:
        if state.phase != MOVE or move >= END_TURN:
            return 0.0
        if move >= DROP:  # so that nobody takes a case again and again for the pleasure of it
            return -self._liking(seat, get(state.loads[seat], move - DROP) - 1)
        if move >= PICK:
            return self._liking(seat, (move - PICK) % ALL_CASES)
        city = move % STEPS
        if city == TO_HQ:
            return self.post
        if not state.enemy_cities() >> city & 1:
            return 0.0
        other = self.own_policy.holder(state, seat, city)
        for k in range(AGENTS):
            if get(state.agent_places[other], k) == city and get(state.loads[other], k):
                return self.duels + self.robbery
        return self.duels

    def _liking(self, seat: i64, case: i64) -> float:
        """For having a case, whoever's it is."""
        return self.robbery if case // 4 != seat else self.post
