"""Top Secret: the rules. Clause numbers are those of docs/rules/top_secret.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from filature.games.top_secret import determinize, events, notation, position
from filature.games.top_secret.board import (
    AGENTS,
    COLOURS,
    DRAW,
    DUEL,
    FACES,
    LOOT,
    LOSSES,
    MOST_SEATS,
    MOVE,
    OVER,
    ROLL,
    SETUP,
    START_ROLL,
    SUMS,
    TARGET,
)
from filature.games.top_secret.moves import CARD, FIGHT, LATE, LEAVE, LOSE, RESIGN, TAKE
from filature.games.top_secret.phases import absence, delivery, duel, ending, movement, resignation, setup
from filature.games.top_secret.state import Fields, Setup
from filature.games.top_secret.view import View, view_of
from filature.kernel.state import CHANCE, State
from filature.kernel.view import Outcome

ONE_SEAT: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(MOST_SEATS)]
SEATS: Final[list[tuple[int, ...]]] = [tuple(s for s in range(MOST_SEATS) if mask >> s & 1) for mask in range(16)]
"""Set of seats -> the seats in it."""
NOBODY: Final[tuple[int, ...]] = ()
NO_MOVES: Final[tuple[int, ...]] = ()
DICE: Final[tuple[int, ...]] = (CHANCE,)
ROLLS: Final = vec[i64]([one + other for one in FACES for other in FACES])


@final
class TopSecret(Fields):
    """One moment of a match: whose turn, what may be done, and what that does."""

    # --- Whose turn, and what may be done -------------------------------------------------------------------------

    def turn(self) -> tuple[int, ...]:
        phase = self.phase
        if phase == MOVE or phase == TARGET or phase == LOSSES:
            return ONE_SEAT[self.active]
        if self.late >= 0:
            return DICE
        if phase == DUEL:  # SE-6.4: both at once
            waiting: i64 = 0
            if self.attack_card < 0:
                waiting |= 1 << self.active
            if self.defence_card < 0:
                waiting |= 1 << self.opponent
            return SEATS[waiting]
        if phase == SETUP:
            return tuple(seat for seat in range(self.setup.seats) if not self.has_submitted(seat))
        if phase == LOOT:
            return ONE_SEAT[self.opponent]
        return NOBODY if phase == OVER else DICE

    def moves(self, seat: i64) -> Sequence[int]:
        if seat == CHANCE:
            return tuple(move for move, _ in self.chances())
        if not 0 <= seat < self.setup.seats or self.late >= 0:
            return NO_MOVES
        legal: list[int] = []
        if self.phase == MOVE and seat == self.active:
            total = movement.list_moves(self)
            number: i64 = 0
            while number < total:
                legal.append(int(self.setup.listed[number]))
                number += 1
            return legal
        if self.phase == SETUP:
            legal += setup.moves(self, seat)
        elif seat == self.active and self.phase == TARGET:
            legal += [FIGHT + k for k in self.defenders()]
        elif seat == self.active and self.phase == LOSSES:
            legal += [LOSE + k for k in range(AGENTS) if delivery.may_lose(self, k)]
        elif self.phase == DUEL:
            legal += [CARD + value for value in duel.choices(self, seat)]
        elif self.phase == LOOT and seat == self.opponent:
            legal = [LEAVE, TAKE]
        if resignation.may_resign(self, seat):
            legal.append(RESIGN)
            legal.sort()
        return legal

    def chances(self) -> Sequence[tuple[int, int]]:
        if self.late >= 0:
            return tuple((outcome, 1) for outcome in absence.outcomes(self))
        if self.phase == DRAW:
            return setup.colours_left(self)
        return SUMS if self.phase == ROLL or self.phase == START_ROLL else ()  # SE-1.5

    def sample(self, seat: i64, dice: Random) -> i64:
        if self.phase == MOVE and seat == self.active:
            total = movement.list_moves(self)
            return self.setup.listed[dice.randrange(total)]
        if seat == CHANCE:
            rolling = self.late < 0 and self.phase != DRAW
            return ROLLS[dice.randrange(len(ROLLS))] if rolling else State.sample(self, CHANCE, dice)
        moves = self.moves(seat)
        return moves[dice.randrange(len(moves))]

    # --- Playing --------------------------------------------------------------------------------------------------

    def play(self, seat: i64, move: i64) -> None:
        phase = self.phase
        if self.late >= 0:
            if seat == CHANCE and int(move) in absence.outcomes(self):
                return absence.draw(self, move)
        elif move == LATE:
            if 0 <= seat < self.setup.seats and absence.may_be_late(self, seat):
                return absence.begin(self, seat)
        elif move == RESIGN:
            if 0 <= seat < self.setup.seats and resignation.may_resign(self, seat):
                return resignation.resign(self, seat)
        elif phase == MOVE:
            if seat == self.active and movement.act(self, move):
                return
        elif phase == ROLL:
            if seat == CHANCE and 0 <= move < len(SUMS):
                return self._roll(move)
        elif phase == DUEL:
            if 0 <= seat < self.setup.seats and move - CARD in duel.choices(self, seat):
                return duel.choose(self, seat, move - CARD)
        elif phase == TARGET:
            if seat == self.active and move - FIGHT in self.defenders():
                return duel.meet(self, move - FIGHT)
        elif phase == LOOT:
            if seat == self.opponent and (move == LEAVE or move == TAKE):
                return duel.take_loot(self, move == TAKE)
        elif phase == LOSSES:
            if seat == self.active and 0 <= move - LOSE < AGENTS and delivery.may_lose(self, move - LOSE):
                return delivery.lose(self, move - LOSE)
        elif phase == SETUP:
            if 0 <= seat < self.setup.seats and int(move) in setup.moves(self, seat):
                return setup.write(self, seat, move)
        elif phase == START_ROLL:
            if seat == CHANCE and 0 <= move < len(SUMS):
                return setup.roll_for_start(self, move)
        elif phase == DRAW:
            if seat == CHANCE and 0 <= move < len(COLOURS) and int(move) not in self.setup.colours:
                return setup.draw_colour(self, move)
        raise self.refuse(seat, move)

    def _roll(self, total: i64) -> None:
        self.roll = total
        self.pool = total  # SE-4.1
        self.phase = MOVE
        events.rolled(self)

    # --- The rest of the contract ---------------------------------------------------------------------------------

    def turn_number(self) -> int:
        return int(self.turns)

    def outcome(self) -> Outcome | None:
        return ending.outcome(self) if self.phase == OVER else None

    def view(self, seat: int) -> View:
        return view_of(self, seat)

    def absent(self, seat: int) -> int:
        return absence.move(self, seat)

    def imagine(self, seat: int, dice: Random) -> State:
        """SE-9: contents this seat has not seen, plans and cards it does not know, drawn anew."""
        imagined = self.copy()
        if self.phase != OVER:
            determinize.resample(imagined, seat, dice)
        return imagined

    def write(self, seat: int, move: int) -> str:
        return notation.write(self, seat, move)

    def read(self, seat: int, text: str) -> list[int]:
        return notation.read(self, seat, text)

    def copy(self) -> TopSecret:
        twin = TopSecret(self.setup)
        self.copy_to(twin)
        return twin

    def dump(self) -> dict[str, Any]:
        return position.dump(self)


def from_view(setup: Setup, view: View) -> TopSecret:
    """A state that the seat of a view cannot tell from the true one; `setup` is that of the view."""
    state = TopSecret(setup)
    determinize.fill_from_view(state, view)
    return state
