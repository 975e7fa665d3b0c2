"""Agents Secrets: the rules. Clause numbers are those of docs/rules/serum.md.

What a move does stands in `phases`: `setup` (TS-4), `turn` and `investigation` (TS-5 to TS-7), `search` (TS-7 to
TS-12), `moles` (TS-10, TS-11), `declaration` (TS-15), `flight` (TS-16) and `ending` (TS-17).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from librt.random import Random
from mypy_extensions import i64

from filature.games.serum import determinize, events, notation, position, reading, reconstruct, sheet
from filature.games.serum.board import (
    ACT,
    BUG,
    DIAL,
    DRAW,
    FILE,
    FLIGHT,
    HIDE,
    INFORMANT,
    LAYING,
    LOT,
    OVER,
    PLACES,
)
from filature.games.serum.mole_cards import WIDTH
from filature.games.serum.moves import (
    BASES,
    BLANK,
    DECLARE,
    LATE,
    POSTS,
    STOP,
    TO_DIAL,
    TO_NAME,
    UNDIAL,
    WITHDRAW,
)
from filature.games.serum.packed import count, get, members, nth
from filature.games.serum.phases import declaration, ending, flight, investigation, search, setup
from filature.games.serum.phases.turn import take_back
from filature.games.serum.state import Fields, Setup
from filature.games.serum.view import View, view_of
from filature.kernel.state import CHANCE, State
from filature.kernel.view import Outcome

GROUPS: Final[list[tuple[int, ...]]] = [tuple(s for s in range(6) if group >> s & 1) for group in range(64)]
"""The seats of a set."""
ANYWHERE: Final = (1 << 36) - 1  # TS-6.3
NOWHERE_ON_THE_BOARD: Final = TO_DIAL + 1  # B2, which exists at no table (TS-3.2)
NO_MOVES: Final[tuple[int, ...]] = ()
DICE: Final[tuple[int, ...]] = (CHANCE,)


@final
class Serum(Fields):
    """One moment of a match, and what may be played."""

    # --- Whose turn, and what may be done -----------------------------------------------------------------------------

    def turn(self) -> tuple[int, ...]:
        if self.phase >= HIDE and self.late < 0:
            return GROUPS[self.pending]
        return DICE

    def moves(self, seat: i64) -> Sequence[int]:
        if seat == CHANCE:
            return tuple(move for move, _ in self.chances())
        if self.late >= 0 or seat < 0 or seat >= self.setup.seats:
            return NO_MOVES
        steps = self.legal_steps(seat)
        base: i64 = BASES[self.phase]
        moves: list[int] = []
        while steps:
            if steps & 1:
                moves.append(int(base))
            steps >>= 1
            base += 1
        flag = self.flag_move(seat)
        if flag >= 0:
            moves.append(int(flag))
        if self.may_undial(seat):
            moves.append(UNDIAL)
        return moves

    def legal_steps(self, seat: i64) -> i64:
        """What a seat may play: a set of steps above the base of the phase."""
        if seat < 0 or seat >= self.setup.seats or not self.pending >> seat & 1:
            return 0
        phase = self.phase
        if phase == DIAL:  # TS-6.3, TS-6.8
            return ANYWHERE if not self.setup.block else self.setup.open & ~self.square_set(self.agents, seat)
        if phase == FLIGHT:
            return ANYWHERE if not self.setup.block else self.setup.flight_open
        if phase == BUG:  # TS-6.1
            return 0xFFF
        if phase == INFORMANT:  # TS-6.9; staying is to leave it
            return self._posts(get(self.informants, seat, 6) - 1)
        if phase == ACT:
            return search.acts(self, seat)
        if phase == FILE:
            return flight.lines(self, seat)
        if phase == HIDE:  # TS-4.4
            if not self.setup.fixed_lockers:
                return 0xFFF
            return setup.fixed_hidings(seat)
        return 0

    def flag_move(self, seat: i64) -> i64:
        """TS-15.1: what a seat may do with its flag now, whoever's turn it is; -1 where there is nothing."""
        if self.phase < BUG or self.phase > ACT or self.setup.automatic:
            return -1
        if self.flags >> seat & 1:
            return WITHDRAW
        if self.setup.only_complete and not sheet.complete(self, int(seat)):  # TS-22; else TS-15.2
            return -1
        return DECLARE

    def may_undial(self, seat: i64) -> bool:
        """TS-6.12: until the last dial is in, and then the phase is another one."""
        return (self.phase == DIAL or self.phase == FLIGHT) and not self.pending >> seat & 1

    def may_be_late(self) -> bool:
        """TS-13: whether this is a choice that chance makes for whoever is absent. Where an invalid dial is refused
        (TS-22), a dial is one."""
        phase = self.phase
        if phase == HIDE:
            return True
        if phase == DIAL or phase == FLIGHT:
            return self.setup.block
        return phase == FILE and self.taken < 0

    def _posts(self, square: i64) -> i64:
        posts: i64 = 0x1FF
        for number, post in enumerate(POSTS):
            if post == square:
                posts &= ~(2 << number)
        return posts

    def chances(self) -> Sequence[tuple[int, int]]:
        phase = self.phase
        if self.late >= 0:
            return tuple((step, 1) for step in members(int(self.legal_steps(self.late))))
        if phase == DRAW:
            kinds = [(kind, int(get(self.pile, kind, WIDTH))) for kind in range(PLACES)]
            return tuple((kind, number) for kind, number in kinds if number)
        if phase == LOT:  # TS-15.4
            return tuple((seat, 1) for seat in GROUPS[declaration.tied(self)])
        return setup.chances(self) if phase <= LAYING else ()

    def sample(self, seat: i64, dice: Random) -> i64:
        phase = self.phase
        if seat == CHANCE:
            if self.late >= 0:
                steps = self.legal_steps(self.late)
                return nth(steps, dice.randrange(count(steps)))
            if phase <= LAYING and not self.setup.mixed:
                draws = setup.possible_draws(self)
                return nth(draws, dice.randrange(count(draws)))
            return State.sample(self, CHANCE, dice)
        if not self.pending >> seat & 1:
            return State.sample(self, seat, dice)
        steps = self.legal_steps(seat)
        number: i64 = 36 if steps == ANYWHERE else count(steps)
        flag = self.flag_move(seat)
        drawn: i64 = dice.randrange(number + 1 if flag >= 0 else number)
        if drawn == number:
            return flag
        return BASES[phase] + (drawn if number == 36 else nth(steps, drawn))

    # --- Playing ------------------------------------------------------------------------------------------------------

    def play(self, seat: i64, move: i64) -> None:
        phase = self.phase
        if seat == CHANCE:
            if self.late >= 0:
                if 0 <= move < 36 and self.legal_steps(self.late) >> move & 1:
                    return self._choose_for_the_late(move)
            elif phase <= LAYING:
                if setup.possible(self, move):
                    return setup.bring(self, move)
            elif phase == DRAW:
                if 0 <= move < PLACES and get(self.pile, move, WIDTH):
                    return search.draw_mole(self, move)
            elif phase == LOT and 0 <= move < self.setup.seats and declaration.tied(self) >> move & 1:
                return declaration.draw_lot(self, move)
            raise self.refuse(int(seat), int(move))
        if self.late >= 0 or seat < 0 or seat >= self.setup.seats:
            raise self.refuse(int(seat), int(move))
        if move == DECLARE or move == WITHDRAW:
            if move != self.flag_move(seat):
                raise self.refuse(int(seat), int(move))
            return declaration.set_flag(self, seat, move == DECLARE)
        if move == UNDIAL:
            if not self.may_undial(seat):
                raise self.refuse(int(seat), int(move))
            return take_back(self, seat)
        if move == LATE and self.legal_steps(seat) and self.may_be_late():
            self.late = seat
            return events.late(self, seat)
        step: i64 = move - BASES[phase]
        if step < 0 or step > 35 or not self.legal_steps(seat) >> step & 1:
            raise self.refuse(int(seat), int(move))
        self._choose(seat, step)

    def _choose_for_the_late(self, step: i64) -> None:
        seat = self.late
        self.late = -1
        events.drawn(self, seat, step)
        self._choose(seat, step)

    def _choose(self, seat: i64, step: i64) -> None:
        phase = self.phase
        if phase == DIAL:
            investigation.dial(self, seat, step)
        elif phase == FLIGHT:
            flight.dial(self, seat, step)
        elif phase == BUG:
            investigation.bug(self, seat, step)
        elif phase == INFORMANT:
            investigation.post(self, seat, step)
        elif phase == ACT:
            search.act(self, seat, step)
        elif phase == FILE:
            flight.write(self, seat, step)
        else:
            setup.hide(self, seat, step)

    # --- The rest of the contract -------------------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        return ending.outcome(self) if self.phase == OVER else None

    def view(self, seat: int) -> View:
        return view_of(self, seat)

    def absent(self, seat: int) -> int:
        """TS-13. Nothing of it depends on what the seat knows; what should stay a secret is left to chance."""
        phase = self.phase
        if self.may_be_late():
            return LATE
        if phase == DIAL or phase == FLIGHT:
            return NOWHERE_ON_THE_BOARD
        if phase == FILE:
            return TO_NAME + BLANK
        return int(BASES[phase]) + STOP  # no bug, leave, stop; and no flag is touched

    def imagine(self, seat: int, dice: Random) -> State:
        """TS-19: everything this seat has not seen, laid out and chosen anew."""
        imagined = self.copy()
        if self.phase != OVER:
            determinize.resample(imagined, seat, dice)
        return imagined

    def write(self, seat: int, move: int) -> str:
        return notation.write(self, seat, move)

    def read(self, seat: int, text: str) -> list[int]:
        return reading.read(self, seat, text)

    def copy(self) -> Serum:
        twin = Serum(self.setup)
        self.copy_to(twin)
        return twin

    def dump(self) -> dict[str, Any]:
        return position.dump(self)

    def refuse(self, seat: int, move: int) -> Exception:
        """Whoever may only touch a flag or a dial is told as plainly that the match does not wait for them."""
        waiting = self.turn()
        return self.not_waited_for(seat) if waiting and seat not in waiting else State.refuse(self, seat, move)


def from_view(view: View) -> Serum:
    """A state that the seat of a view cannot tell from the true one. The same view always brings the same state."""
    state = Serum(Setup(view.players, view.options))
    reconstruct.fill_from_view(state, view)
    return state
