"""Evaluation of Heimlich & Co.: how a rollout is played, and the probability to win where it is cut off."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from filature.bots.contract import Belief, Evaluation
from filature.bots.heimlich.belief import OwnershipBelief
from filature.bots.heimlich.best_report import AGENT_SLOTS
from filature.bots.heimlich.move_likelihood import DOSSIER_SHARPNESS, SHARPNESS, STYLE_TASTES, STYLES
from filature.bots.heimlich.rollout_policy import ADVANCED, BASIC, NOISE, PLAIN, SHREWD, WORTH, SplitScorer
from filature.games.heimlich.board import BONUS, DOSSIER, GOAL, MOVE, OVER, PICK, PIPS, REPORT, RING, ROLL
from filature.games.heimlich.moves import INDEPENDENT, PICK_DIE, TO_PLACE
from filature.games.heimlich.packed import arrived, get, nonzero, put, walk
from filature.games.heimlich.report import right_lines
from filature.games.heimlich.rules import LOSS, Heimlich
from filature.kernel.state import CHANCE, State

HORIZON: Final = 6
"""Turns until a rollout is cut off."""
DEEPEST_FALL: Final = 13
"""Points an agent can lose by falling from the tenth house into the ruin."""
LOWEST: Final = -1e300
SHREWD_MOVES: Final = 14
PLAIN_MOVES: Final = 6


@final
class HeimlichEvaluation(Evaluation):
    """Reads from the belief how each player plays, and plays on like that."""

    def __init__(self, preferences: Mapping[str, float]) -> None:
        self.preferences = dict(preferences)
        self.scorer = SplitScorer(4, BASIC)
        self.styles: vec[float] = vec[float]()
        """Player, style -> the probability that they play in it or one before it."""
        self.reports: vec[i64] = vec[i64]()
        """What each player (row) would report now, had they this agent (column)."""
        self.advanced = False

    def observe(self, belief: Belief) -> None:
        assert isinstance(belief, OwnershipBelief)
        board = belief.board
        self._fit(board)
        self.styles = vec[float]()
        for seat in range(board.setup.seats):
            total = 0.0
            for chance in belief.styles(seat):
                total += chance
                self.styles = append(self.styles, total)
        if self.advanced and not board.report_asked:
            self.reports = belief.reports()

    def _fit(self, state: Heimlich) -> None:
        """A scorer for that table."""
        if self.scorer.agents != state.setup.agents or self.advanced != state.setup.advanced:
            self.advanced = state.setup.advanced
            self.scorer = SplitScorer(state.setup.agents, ADVANCED if self.advanced else BASIC)

    # --- Playing --------------------------------------------------------------------------------------------------

    def candidates(self, state: State, seat: i64, dice: Random) -> Sequence[int]:
        assert isinstance(state, Heimlich)
        if state.phase != MOVE:
            return state.moves(seat)
        die, own = state.die, state.agent_of(seat)
        self._look(state)
        self.scorer.taste(SHREWD, 1.0, own, die)
        found = self._best(die, SHREWD_MOVES, [])
        self.scorer.taste(PLAIN, 1.0, own, die)
        return self._best(die, PLAIN_MOVES, found)

    def _best(self, die: i64, more: i64, found: list[int]) -> list[int]:
        """So many more splits that are worth most to the taste, the best first."""
        first, end = self.scorer.splits.first[die], self.scorer.splits.first[die + 1]
        values = vec[float]()
        split = first
        while split < end:
            values = append(values, self.scorer.value(split))
            split += 1
        for known in found:
            values[known - first] = LOWEST
        while more > 0 and len(found) < end - first:
            best: i64 = 0
            at: i64 = 1
            while at < end - first:
                if values[at] > values[best]:
                    best = at
                at += 1
            found.append(int(first + best))
            values[best] = LOWEST
            more -= 1
        return found

    def rollout_move(self, state: State, seat: i64, dice: Random) -> i64:
        assert isinstance(state, Heimlich)
        if state.phase == PICK:
            return PICK_DIE + 3
        if state.phase == REPORT:
            return state.moves(seat)[-1]
        style: i64 = STYLES - 1
        if len(self.styles):
            style = 0
            share = dice.random()
            while style < STYLES - 1 and self.styles[seat * STYLES + style] < share:
                style += 1
        own: i64 = state.agent_of(seat)
        if state.phase == DOSSIER:
            return self._dossier(state, own, DOSSIER_SHARPNESS[style], dice)
        if SHARPNESS[style] == 0.0:
            return state.sample(seat, dice)
        self._look(state)
        self.scorer.taste(STYLE_TASTES[style], SHARPNESS[style], own, state.die)
        return self.scorer.draw(state.die, dice)

    def _dossier(self, state: Heimlich, own: i64, sharpness: float, dice: Random) -> i64:
        self._look(state)
        best: i64 = -1
        most = LOWEST
        for move in state.moves(state.active):
            worth = sharpness * self.scorer.dossier_value(own, move - TO_PLACE) + NOISE[dice.randrange(256)]
            if worth > most:
                best, most = move, worth
        return best

    def _look(self, state: Heimlich) -> None:
        self._fit(state)
        self.scorer.look(state.places, state.scores, state.dossier, state.old, state.owners, self._bonuses(state))

    def rollout(self, state: State, began: i64, dice: Random) -> None:
        assert isinstance(state, Heimlich)
        while True:
            phase = state.phase
            if phase == MOVE or phase == DOSSIER or phase == PICK:
                state.play(state.active, self.rollout_move(state, state.active, dice))
            elif phase == ROLL and state.turns - began < HORIZON:
                state.play(CHANCE, 1 + dice.randrange(PIPS))
            else:
                return

    def is_cut_off(self, state: State, began: i64) -> bool:
        assert isinstance(state, Heimlich)
        return state.phase == REPORT or state.turns - began >= HORIZON

    # --- Judging --------------------------------------------------------------------------------------------------

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Heimlich)
        if state.phase == OVER:
            return self._won(state, seat)
        self._look(state)
        return self.scorer.chances[state.agent_of(seat)]

    def _won(self, state: Heimlich, seat: i64) -> float:
        """What `State.outcome` says, sooner (HC-4.11, HC-5.10): 1 for a win, 1/k for one of k."""
        bonuses = self._bonuses(state)
        own = self._rank(state, state.agent_of(seat), bonuses)
        if not own:
            return 0.0
        winners = 0.0
        agent: i64 = 0
        while agent < state.setup.agents:
            rank = self._rank(state, agent, bonuses)
            if rank > own:
                return 0.0
            if rank == own and get(state.owners, agent) != INDEPENDENT:
                winners += 1.0
            agent += 1
        return 1.0 / winners

    def _rank(self, state: Heimlich, agent: i64, bonuses: i64) -> i64:
        """The higher, the better; 0 for an agent that cannot win."""
        score, bonus = get(state.scores, agent), get(bonuses, agent)
        gain = score - get(state.before, agent) + LOSS
        if not state.setup.advanced:
            if score < GOAL:
                return 0
            return score if state.setup.options.goal_tie == "furthest" else gain << 8 | score
        if get(state.owners, agent) == INDEPENDENT:  # it can only stand in the way (HC-10, independents_block)
            return score << 16 if state.setup.options.independents_block else 0
        return ((score + bonus) << 8 | bonus) << 8 | gain

    def _bonuses(self, state: Heimlich) -> i64:
        """The points that the report has brought or will bring each agent's owner, as packed integers."""
        bonuses: i64 = 0
        foreseen = not state.report_asked
        if not state.setup.advanced or (foreseen and (state.phase == OVER or not len(self.reports))):
            return bonuses
        agents = state.setup.agents
        agent: i64 = 0
        while agent < agents:
            owner = get(state.owners, agent)
            if owner != INDEPENDENT:
                report: i64 = self.reports[owner * AGENT_SLOTS + agent] if foreseen else state.reports[owner]
                bonuses = put(bonuses, agent, BONUS * right_lines(report, state.owners, agents))
            agent += 1
        return bonuses

    def private_information(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Heimlich)
        return state.agent_of(seat)

    def preference(self, state: State, seat: i64, move: int) -> float:
        """What a personality makes of a split: of the count it brings, of what it does to the leader, of how many move.

        All of it is on the public board, so that it betrays nothing.
        """
        assert isinstance(state, Heimlich)
        if state.phase != MOVE or not self.preferences:
            return 0.0
        ones, own = state.setup.ones, state.agent_of(seat)
        steps = state.setup.splits.rows[move]
        places = walk(state.places, steps, ones)
        counted = arrived(places, steps, state.dossier, ones) & ~state.old != 0
        leader = self._leader(state, own)
        fall = WORTH[get(state.places, leader)] - WORTH[get(places, leader)]
        if counted:
            fall -= WORTH[get(places, leader)]
        moved = int(nonzero(steps, ones)).bit_count()
        liking = self.preferences.get
        return (
            liking("counts", 0.0) * counted
            + liking("spoiling", 0.0) * float(fall) / DEEPEST_FALL
            + liking("crowds", 0.0) * float(moved - 1) / PIPS
        )

    def _leader(self, state: Heimlich, own: i64) -> i64:
        """The agent with most points besides the own one; of several the one at the better place."""
        leader: i64 = -1
        most: i64 = -1
        agent: i64 = 0
        while agent < state.setup.agents:
            stands = get(state.scores, agent) * RING + get(state.places, agent)
            if agent != own and stands > most:
                leader, most = agent, stands
            agent += 1
        return leader
