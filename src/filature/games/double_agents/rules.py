"""The rules of Agents Secrets, CIA against KGB: whose turn, which moves, and what follows what.

Clause ids are those of docs/rules/double_agents.md; what happens within a phase is in phases/.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from librt.random import Random
from mypy_extensions import i64

from filature.games.double_agents import determinize, notation, position, reconstruct
from filature.games.double_agents.board import (
    DEAL,
    IDENTITIES,
    KGB,
    KINDS,
    LATE_CARD,
    LATE_DESTINATION,
    LEG,
    MISSIONS,
    OVER,
    ROUNDS,
    TEAMS,
    VOTE,
)
from filature.games.double_agents.moves import ABSTAIN, JOIN
from filature.games.double_agents.packed import get
from filature.games.double_agents.phases import award, deal, ending, leg, setup, vote
from filature.games.double_agents.state import SEATS, Fields, Setup
from filature.games.double_agents.view import View, view_of
from filature.kernel.state import CHANCE, State
from filature.kernel.view import Outcome

NOBODY: Final[tuple[int, ...]] = ()
NO_MOVES: Final[tuple[int, ...]] = ()
DICE: Final[tuple[int, ...]] = (CHANCE,)


@final
class DoubleAgents(Fields):
    """One moment of a match of Agents Secrets, CIA against KGB."""

    # --- Whose turn, and what may be done -------------------------------------------------------------------------

    def turn(self) -> tuple[int, ...]:
        phase = self.phase
        if phase == LEG:
            return SEATS[self.setup.everybody & ~self.locked]
        if phase == VOTE:  # DA-10.2: both companies in the same window
            return SEATS[vote.missing(self)]
        if phase == OVER:
            return NOBODY
        if phase == TEAMS and self.setup.chosen:
            return SEATS[1 << self.joined]
        return DICE

    def moves(self, seat: i64) -> Sequence[int]:
        if seat == CHANCE:
            return tuple(outcome for outcome, _ in self.chances())
        phase = self.phase
        if seat < 0 or seat >= self.setup.seats:
            return NO_MOVES
        if phase == LEG:
            return leg.moves(self, seat)
        if phase == VOTE:
            return vote.moves(self, seat)
        if phase == TEAMS and self.setup.chosen and seat == self.joined:
            return setup.joins(self)
        return NO_MOVES

    def chances(self) -> Sequence[tuple[int, int]]:
        phase = self.phase
        if phase == DEAL:
            return deal.by_copies(deal.next_pile(self))
        if phase == MISSIONS:
            return deal.mission_chances(self)
        if phase == LATE_CARD or phase == LATE_DESTINATION:
            return leg.late_chances(self)
        if phase <= IDENTITIES and not (phase == TEAMS and self.setup.chosen):
            return setup.chances(self)
        return ()

    def sample(self, seat: i64, dice: Random) -> i64:
        phase = self.phase
        if phase == LEG:
            return leg.sample(self, seat, dice)
        if phase == DEAL:
            return deal.sample(self, dice)
        return State.sample(self, seat, dice)

    # --- Playing --------------------------------------------------------------------------------------------------

    def play(self, seat: i64, move: i64) -> None:
        phase = self.phase
        if phase == LEG:
            if 0 <= seat < self.setup.seats and leg.play(self, seat, move):
                return self._go_on_after_lock()
        elif phase == DEAL:
            if seat == CHANCE and 0 <= move < KINDS and get(deal.next_pile(self), move):
                deal.give(self, move)
                if deal.is_complete(self):
                    leg.begin(self, 1)
                return None
        elif phase == VOTE:
            if 0 <= seat < self.setup.seats and vote.play(self, seat, move):
                return None
        elif seat == CHANCE:
            for outcome, _ in self.chances():
                if outcome == move:
                    return self._happen(move)
        elif phase == TEAMS and self.setup.chosen and seat == self.joined:
            if JOIN <= move <= JOIN + KGB and setup.vacancies(self, move - JOIN) > 0:
                return setup.join(self, move - JOIN)
        raise self.refuse(seat, move)

    def _happen(self, outcome: i64) -> None:
        """What chance brings, but for cards."""
        phase = self.phase
        if phase == MISSIONS:
            deal.turn_up(self, outcome)
        elif phase == LATE_CARD or phase == LATE_DESTINATION:
            leg.choose_for_late(self, outcome)
            self._go_on_after_lock()
        else:
            setup.happen(self, outcome)
            if setup.is_complete(self):
                deal.begin_round(self)

    def _go_on_after_lock(self) -> None:
        """DA-4.1: the reveal when all have locked; then leg 2, or what ends the round."""
        if not leg.is_complete(self):
            return
        leg.reveal(self)
        if self.leg == 1:
            leg.begin(self, 2)
        else:
            award.resolve(self)
            award.clean_up(self)
            deal.reshuffle_empty(self)
            if self.rounds < ROUNDS:
                deal.begin_round(self)
            else:
                vote.begin(self)  # DA-9.6

    # --- The rest of the contract ---------------------------------------------------------------------------------

    def turn_number(self) -> int:
        """Two for each round: missions and deal are one turn, the legs another. So a log that forgets (DA-13
        `full_log`) keeps the last results until the next cards are dealt."""
        return int(2 * self.rounds + (1 if self.leg else 0))

    def outcome(self) -> Outcome | None:
        return ending.outcome(self) if self.phase == OVER else None

    def view(self, seat: int) -> View:
        return view_of(self, seat)

    def absent(self, seat: int) -> int:
        """DA-5.11; in the vote an abstention (DA-10.2). Nothing of it depends on the seat's secrets."""
        if self.phase == LEG:
            return int(leg.absent(self, seat))
        return ABSTAIN if self.phase == VOTE else self.moves(seat)[0]

    def imagine(self, seat: int, dice: Random) -> State:
        imagined = self.copy()
        determinize.resample(imagined, seat, dice)
        return imagined

    def write(self, seat: int, move: int) -> str:
        return notation.write(self, seat, move)

    def read(self, seat: int, text: str) -> list[int]:
        return notation.read(self, seat, text)

    def copy(self) -> DoubleAgents:
        twin = DoubleAgents(self.setup)
        self.copy_to(twin)
        return twin

    def dump(self) -> dict[str, Any]:
        return position.dump(self)


def from_view(view: View) -> DoubleAgents:
    """A state that the seat of a view cannot tell from the true one. The same view always brings the same state."""
    state = DoubleAgents(Setup(view.players, view.options))
    reconstruct.fill_from_view(state, view)
    return state
