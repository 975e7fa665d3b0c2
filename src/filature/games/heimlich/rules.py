"""Heimlich & Co.: the rules. Clause numbers are those of docs/rules/heimlich.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from librt.random import Random
from mypy_extensions import i64

from filature.games.heimlich import determinize, ending, events, notation, position, report, setup
from filature.games.heimlich.board import (
    DOSSIER,
    GOAL,
    MOST_SEATS,
    MOVE,
    OVER,
    PICK,
    PIPS,
    REPORT,
    REPORT_AT,
    RING,
    ROLL,
    RUIN,
    VALUES,
)
from filature.games.heimlich.moves import LINE, PICK_DIE, TO_PLACE
from filature.games.heimlich.packed import arrived, at_least, equal, get, held, less, put, walk
from filature.games.heimlich.state import ANY_OR_STAY, ANY_OTHER, Fields, Setup
from filature.games.heimlich.view import View, view_of
from filature.kernel.state import CHANCE, State
from filature.kernel.view import Outcome

ONE_SEAT: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(MOST_SEATS)]
ONE_OF_SIX: Final = tuple((face, 1) for face in range(1, PIPS + 1))
OUTSIDE: Final[list[tuple[int, ...]]] = [
    tuple(TO_PLACE + place for place in range(RING) if not forbidden >> place & 1) for forbidden in range(1 << RING)
]
"""The moves that take the dossier to a place outside a set of places."""
LOSS: Final = -VALUES[RUIN]
NOBODY: Final[tuple[int, ...]] = ()
NO_MOVES: Final[tuple[int, ...]] = ()
DICE: Final[tuple[int, ...]] = (CHANCE,)


@final
class Heimlich(Fields):
    """One moment of a match. Agents in play are numbered in the order of their colours."""

    # --- Whose turn, and what may be done -------------------------------------------------------------------------

    def turn(self) -> tuple[int, ...]:
        phase = self.phase
        if phase <= ROLL:  # the phases of the dice come first
            return DICE
        if phase == MOVE or phase == DOSSIER or phase == PICK:
            return ONE_SEAT[self.active]
        if phase == REPORT:  # HC-5.6: all at once
            return tuple(seat for seat in range(self.setup.seats) if not report.complete(self, seat))
        return NOBODY

    def moves(self, seat: i64) -> Sequence[int]:
        phase = self.phase
        if seat == CHANCE:
            return tuple(move for move, _ in self.chances())
        if phase == REPORT:
            return report.lines(self, seat)
        if seat != self.active:
            return NO_MOVES
        if phase == MOVE:
            return self.setup.splits.by_die[self.die]  # HC-3.3
        if phase == DOSSIER:
            return OUTSIDE[self._forbidden()]
        if phase == PICK:
            return (PICK_DIE + 1, PICK_DIE + 2, PICK_DIE + 3)  # HC-10
        return NO_MOVES

    def chances(self) -> Sequence[tuple[int, int]]:
        if self.phase < ROLL:
            return setup.chances(self)
        return ONE_OF_SIX if self.phase == ROLL else ()  # HC-3.2

    def sample(self, seat: i64, dice: Random) -> i64:
        phase = self.phase
        if phase == MOVE:
            splits, die = self.setup.splits, self.die
            start = splits.first[die]
            return start + dice.randrange(splits.first[die + 1] - start)
        if phase == ROLL:
            return 1 + dice.randrange(PIPS)
        if phase < ROLL:
            return setup.sample(self, dice)
        moves = self.moves(seat)
        return moves[dice.randrange(len(moves))]

    # --- Playing --------------------------------------------------------------------------------------------------

    def play(self, seat: i64, move: i64) -> None:
        phase = self.phase
        if phase == MOVE:
            splits, die = self.setup.splits, self.die
            if seat == self.active and splits.first[die] <= move < splits.first[die + 1]:  # HC-3.3
                return self._move(splits.rows[move])
        elif phase == ROLL:
            if seat == CHANCE and 1 <= move <= PIPS:
                return self._roll(move)
        elif phase == DOSSIER:
            place = move - TO_PLACE
            if seat == self.active and 0 <= place < RING and not self._forbidden() >> place & 1:
                return self._move_dossier(place)
        elif phase == PICK:
            if seat == self.active and 1 <= move - PICK_DIE <= 3:
                return self._pick(move - PICK_DIE)
        elif phase == REPORT:
            if move in report.lines(self, seat):
                return self._report(seat, move - LINE)
        elif phase < ROLL and seat == CHANCE and setup.play(self, move):
            return None
        raise self.refuse(seat, move)

    def _roll(self, face: i64) -> None:
        self.die = face
        self.phase = MOVE
        if face == 1 and self.setup.one_to_three:  # HC-10: the roller picks 1, 2 or 3
            self.die = 0
            self.phase = PICK
        events.rolled(self, face)

    def _pick(self, die: i64) -> None:
        self.die = die
        self.phase = MOVE
        events.picked(self)

    def _move(self, steps: i64) -> None:
        ones = self.setup.ones
        places = walk(self.places, steps, ones)  # HC-3.4
        self.places = places
        events.moved(self, steps)
        if arrived(places, steps, self.dossier, ones) & ~self.old:  # HC-4.1, HC-5.3
            self._count()
        else:
            self._end_turn()  # HC-4.9

    def _count(self) -> None:
        ones = self.setup.ones
        ruined = equal(self.places, RUIN, ones)
        scores = self.scores + self.places - ruined * RUIN  # HC-4.3: everybody at once, by the number of its place
        if ruined:
            scores = less(scores, LOSS, ruined, ones)  # HC-4.5, and never below 0: HC-4.4
        self.before = self.scores
        self.scores = scores
        events.counted(self)
        # HC-4.7: first the end, then the report, then the dossier
        if at_least(scores, GOAL, ones):  # HC-4.10
            ending.end(self)
        elif self.setup.advanced and not self.report_asked and at_least(scores, REPORT_AT, ones):  # HC-5.4
            self.report_asked = True
            self.phase = REPORT
            events.report_asked(self)
        else:
            self.phase = DOSSIER

    def _report(self, seat: i64, answer: i64) -> None:
        report.write_line(self, seat, answer)
        if report.complete(self, seat):  # HC-5.7
            events.reported(self, seat)
            if not self.turn():
                self.phase = DOSSIER

    def _forbidden(self) -> i64:
        """The set of places the dossier may not be moved to."""
        rule = self.setup.dossier_rule
        if rule == ANY_OR_STAY:  # HC-5.2
            return 0
        if rule == ANY_OTHER:  # HC-10
            return 1 << self.dossier
        return held(self.places, self.setup.agents)  # HC-4.8

    def _move_dossier(self, place: i64) -> None:
        left = place == self.dossier
        self.dossier = place
        self.old = self.old_agents()
        events.dossier_put(self, left)
        self._end_turn()

    def _end_turn(self) -> None:
        self.die = 0
        self.turns += 1
        if self.turns == self.setup.turn_limit:  # HC-8.27
            ending.end(self)
            return
        self.active += 1  # HC-2.7
        if self.active == self.setup.seats:
            self.active = 0
        self.phase = ROLL

    # --- The rest of the contract ---------------------------------------------------------------------------------

    def turn_number(self) -> int:
        return int(self.turns)

    def outcome(self) -> Outcome | None:
        return ending.outcome(self) if self.phase == OVER else None

    def view(self, seat: int) -> View:
        return view_of(self, seat)

    def absent(self, seat: int) -> int:
        """One step each for as many agents as the roll allows, starting with another agent each turn; the dossier to
        the next free place clockwise; a blank report (HC-8.27). Nothing of it depends on the seat's secret."""
        if self.phase == MOVE:
            steps: i64 = 0
            for step in range(self.die):
                agent: i64 = (self.turns + step) % self.setup.agents
                steps = put(steps, agent, get(steps, agent) + 1)
            return self.setup.splits.numbers[int(steps)]
        if self.phase == DOSSIER:
            free = self.moves(self.active)
            return min(free, key=lambda move: (move - TO_PLACE - self.dossier - 1) % RING)
        return self.moves(seat)[-1] if self.phase == REPORT else self.moves(seat)[0]

    def imagine(self, seat: int, dice: Random) -> State:
        """HC-6.3: the cards this seat has not seen, dealt anew; the others' reports, written anew."""
        imagined = self.copy()
        if self.phase != OVER:
            determinize.resample(imagined, seat, dice)
        return imagined

    def write(self, seat: int, move: int) -> str:
        return notation.write(self, seat, move)

    def read(self, seat: int, text: str) -> list[int]:
        return notation.read(self, seat, text)

    def copy(self) -> Heimlich:
        twin = Heimlich(self.setup)
        self.copy_to(twin)
        return twin

    def dump(self) -> dict[str, Any]:
        return position.dump(self)


def from_view(view: View) -> Heimlich:
    """A state that the seat of a view cannot tell from the true one."""
    state = Heimlich(Setup(view.players, view.options))
    determinize.fill_from_view(state, view)
    return state
