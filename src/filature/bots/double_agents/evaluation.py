"""Evaluation of a position after a round, and the rollout policy that leads there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, sqrt
from typing import Final, final

from librt.random import Random
from mypy_extensions import i64

from filature.bots import contract
from filature.bots.double_agents.belief import DoubleAgentsBelief
from filature.bots.double_agents.card_value import cards_by_place
from filature.bots.double_agents.move_likelihood import CARELESS, GREEDY
from filature.bots.double_agents.rollout_policy import fitted_lock, greedy_lock, random_lock, sendable_kinds
from filature.games.double_agents.board import (
    BONUS,
    CIA,
    DEFECTOR,
    KILLER,
    LEG,
    MOST_SEATS,
    PLACES,
    POT,
    REMOVED,
    ROUNDS,
    SABOTAGE,
    VOTE,
)
from filature.games.double_agents.history import FATES, record_of
from filature.games.double_agents.moves import ABSTAIN, DRAFT_CARD
from filature.games.double_agents.packed import get
from filature.games.double_agents.phases.leg import LOCKS
from filature.games.double_agents.rules import DoubleAgents
from filature.games.double_agents.state import kinds_of, mates_of, side_of
from filature.kernel.state import State

NOISE: Final = 0.3  # in victory points: how far others stray from the best one-step value
NAMED: Final = 0.2  # how often a double agent is named in the end, when nobody suspects them
LEAD_SPREAD: Final = 5.0  # how far a lead may change in a round, in victory points
MEAN_VALUE: Final = 3.5

# What characters like: the keys of `Personality.preferences`.
PRIZE: Final = "prize"  # each point a mission is worth above the mean
KNIVES: Final = "knives"  # a killer, a defector, a sabotage
CROWD: Final = "crowd"  # each mate whose card lies there already
INSIGHT: Final = "insight"  # no liking, but how far others are taken for what they have shown, not for greedy


@final
class DoubleAgentsEvaluation(contract.Evaluation):
    """Plays the round to its end by the rollout policy, and then looks at the points."""

    def __init__(self, preferences: Mapping[str, float]) -> None:
        self.prize: float = preferences.get(PRIZE, 0.0)
        self.knives: float = preferences.get(KNIVES, 0.0)
        self.crowd: float = preferences.get(CROWD, 0.0)
        self.insight: float = preferences.get(INSIGHT, 0.0)
        self.careless: list[list[float]] = [[0.0] * MOST_SEATS for _ in range(2)]
        """By role and seat: how likely it plays anything."""
        self.greedy: list[list[float]] = [[1.0] * MOST_SEATS for _ in range(2)]
        """How likely it follows the one-step value, or plays anything."""
        self.named: list[float] = [NAMED] * MOST_SEATS
        """By seat: how likely it is named in the end, if it is a double agent."""

    def observe(self, belief: contract.Belief) -> None:
        if isinstance(belief, DoubleAgentsBelief):
            for seat, suspected in enumerate(belief.suspected()):
                self.named[seat] = suspected if suspected > NAMED else NAMED
                for role in range(2):
                    styles = belief.styles(seat, role)
                    followed = styles[CARELESS] + sum([styles[style] for style in GREEDY])
                    self.careless[role][seat] = self.insight * styles[CARELESS]
                    self.greedy[role][seat] = 1.0 - self.insight * (1.0 - followed)

    def candidates(self, state: State, seat: i64, dice: Random) -> Sequence[int]:
        assert isinstance(state, DoubleAgents)
        if state.phase != LEG:
            return state.moves(seat)
        return LOCKS[sendable_kinds(state, seat, bool(state.doubles >> seat & 1))]

    def rollout_move(self, state: State, seat: i64, dice: Random) -> i64:
        assert isinstance(state, DoubleAgents)
        if state.phase == LEG:
            return self._send(state, seat, dice)
        return ABSTAIN if state.phase == VOTE else state.sample(seat, dice)

    def _send(self, state: DoubleAgents, seat: i64, dice: Random) -> i64:
        role = state.doubles >> seat & 1
        manner = dice.random() if self.insight > 0.0 else 0.0
        if manner < self.careless[role][seat]:
            return random_lock(state, seat, dice)
        if manner < self.greedy[role][seat]:
            return greedy_lock(state, seat, role == 1, NOISE, dice)
        return fitted_lock(state, seat, role == 1, dice)

    def is_cut_off(self, state: State, began: i64) -> bool:
        """A round is enough: the next one brings new cards."""
        return state.turn_number() > began

    def value(self, state: State, seat: i64) -> float:
        """By the points so far; the longer the match goes on, the less they say."""
        assert isinstance(state, DoubleAgents)
        lead = self._lead_of_cia(state)
        if side_of(state, seat) != CIA:
            lead = -lead
        spread = 1.0 if state.rounds == ROUNDS else LEAD_SPREAD * sqrt(float(ROUNDS - state.rounds))
        return 1.0 / (1.0 + exp(-1.7 * lead / spread))

    def private_information(self, state: State, seat: i64) -> i64:
        """The role and the kinds in hand."""
        assert isinstance(state, DoubleAgents)
        return kinds_of(state, seat) << 1 | (state.doubles >> seat & 1)

    def preference(self, state: State, seat: i64, move: int) -> float:
        assert isinstance(state, DoubleAgents)
        if state.phase != LEG or move >= DRAFT_CARD:
            return 0.0
        kind, place = move // PLACES, move % PLACES
        mates_here = get(cards_by_place(state.first_aims if state.leg == 2 else 0, mates_of(state, seat)), place)
        liked = self.prize * (float(get(state.up, place)) - MEAN_VALUE) + self.crowd * float(mates_here)
        return liked + self.knives if kind in (DEFECTOR, KILLER, SABOTAGE) else liked

    def _lead_of_cia(self, state: DoubleAgents) -> float:
        """CIA's score before KGB's if the match ended now (DA-11), a double agent being found now and then."""
        lead = 0.0
        if state.larger >= 0:
            lead = float(-BONUS if state.larger == CIA else BONUS)
        for played in range(state.rounds):
            missions = record_of(state, played, FATES)
            place: i64 = 0
            while place < PLACES:
                value: float = float(get(missions, place))
                fate = get(missions, PLACES + place)
                if fate < POT:
                    side = side_of(state, fate)
                    if state.doubles >> fate & 1:
                        value *= 1.0 - self.named[fate]
                    lead += value if side == CIA else -value
                elif fate < REMOVED:
                    lead += value if fate == POT + CIA else -value
                place += 1
        return lead
