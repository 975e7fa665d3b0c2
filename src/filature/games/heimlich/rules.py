"""Heimlich & Co.: the rules. Clause numbers are those of docs/rules/heimlich.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from librt.random import Random
from mypy_extensions import i64

from filature.games.heimlich import ending, notation, positions, reports, setup, sight, telling
from filature.games.heimlich.board import (
    AGENTS,
    AGENTS_BY_SEATS,
    CHAPEL,
    COLOURS,
    DOSSIER,
    GOAL,
    MOST_SEATS,
    MOVE,
    OVER,
    PICK,
    PIPS,
    PLACES,
    REPORT,
    REPORT_AT,
    RING,
    ROLL,
    RUIN,
    SEVENTH_HOUSE,
    VALUES,
)
from filature.games.heimlich.lanes import arrived, at_least, equal, held, lane, less, ones_for, walk, with_lane
from filature.games.heimlich.moves import INDEPENDENT, LINE, PICK_DIE, SPLITS, TO_PLACE, Splits
from filature.games.heimlich.options import Options
from filature.games.heimlich.views import View
from filature.kernel.game import Outcome
from filature.kernel.state import CHANCE, State

UNOCCUPIED: Final = 0
ANY_OR_STAY: Final = 1
ANY_OTHER: Final = 2
DOSSIER_RULES: Final = {"unoccupied": UNOCCUPIED, "any_or_stay": ANY_OR_STAY, "any_other": ANY_OTHER}

ONE_SEAT: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(MOST_SEATS)]
ONE_OF_SIX: Final = tuple((face, 1) for face in range(1, PIPS + 1))
OUTSIDE: Final[list[tuple[int, ...]]] = [
    tuple(TO_PLACE + place for place in range(RING) if not forbidden >> place & 1) for forbidden in range(1 << RING)
]
"""The moves that take the dossier to a place outside a set of places."""
LOSS: Final = -VALUES[RUIN]
NOBODY: Final[tuple[int, ...]] = ()
DICE: Final[tuple[int, ...]] = (CHANCE,)


@final
class Box:
    """What is settled before the first card: seats, number of agents, options."""

    def __init__(self, seats: int, options: Options) -> None:
        self.seats: i64 = seats
        self.agents: i64 = AGENTS_BY_SEATS[options.agent_table][seats]  # HC-2.1
        self.ones: i64 = ones_for(self.agents)
        self.splits: Splits = SPLITS[int(self.agents)]
        self.advanced: bool = options.mode == "advanced"
        self.dossier_rule: i64 = DOSSIER_RULES[options.dossier]
        self.newcomers_only: bool = options.trigger_rule == "newcomer"  # HC-8.17
        self.one_to_three: bool = options.die == "one_to_three"
        self.turn_limit: i64 = options.turn_limit  # 0: none
        self.options = options


@final
class Heimlich(State):
    """One moment of a match. Agents in play are numbered in the order of their colours."""

    def __init__(self, box: Box) -> None:
        self.news = None
        self.box = box
        self.phase: i64 = COLOURS
        self.left_out: i64 = 0  # set of colours that do not play
        self.colours: tuple[int, ...] = ()  # the colours in play, once they are settled
        self.owners: i64 = box.ones * INDEPENDENT  # lanes: whose agent
        self.dealt: i64 = 0  # how many players have their card
        self.contenders: i64 = (1 << box.seats) - 1  # HC-2.6: the set of seats that roll for the start
        self.start_rolls: i64 = 0  # lanes: what each seat rolled; 0 before it has
        self.active: i64 = 0
        self.turns: i64 = 0  # completed turns
        self.die: i64 = 0  # 0 when none is rolled
        self.places: i64 = box.ones * CHAPEL  # HC-2.3; lanes
        self.scores: i64 = 0  # HC-2.4; lanes
        self.before: i64 = 0  # lanes: the scores before the last count
        self.dossier: i64 = SEVENTH_HOUSE  # HC-2.3
        self.old: i64 = 0  # marks: HC-8.17, agents that are not new to the dossier's place; only with newcomers_only
        self.reported: bool = False  # HC-5.4: the report has been asked
        self.reports: tuple[int, ...] = (0,) * int(box.seats)  # see reports.py

    # --- Whose turn, and what may be done -------------------------------------------------------------------------

    def turn(self) -> tuple[int, ...]:
        phase = self.phase
        if phase <= ROLL:  # the phases of the dice come first
            return DICE
        if phase == MOVE or phase == DOSSIER or phase == PICK:
            return ONE_SEAT[self.active]
        if phase == REPORT:  # HC-5.6: all at once
            return tuple(seat for seat in range(self.box.seats) if not reports.complete(self, seat))
        return NOBODY

    def moves(self, seat: i64) -> Sequence[int]:
        phase = self.phase
        if seat == CHANCE:
            return tuple(move for move, _ in self.chances())
        if phase == REPORT:
            return reports.lines(self, seat)
        if seat != self.active:
            return NOBODY
        if phase == MOVE:
            return self.box.splits.by_die[self.die]  # HC-3.3
        if phase == DOSSIER:
            return OUTSIDE[self._forbidden()]
        if phase == PICK:
            return (PICK_DIE + 1, PICK_DIE + 2, PICK_DIE + 3)  # HC-10
        return NOBODY

    def chances(self) -> Sequence[tuple[int, int]]:
        if self.phase < ROLL:
            return setup.chances(self)
        return ONE_OF_SIX if self.phase == ROLL else ()  # HC-3.2

    def sample(self, seat: i64, dice: Random) -> i64:
        phase = self.phase
        if phase == MOVE:
            splits, die = self.box.splits, self.die
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
            splits, die = self.box.splits, self.die
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
            if move in reports.lines(self, seat):
                return self._report(seat, move - LINE)
        elif phase < ROLL and seat == CHANCE and setup.play(self, move):
            return None
        raise self.refuse(seat, move)

    def _roll(self, face: i64) -> None:
        self.die = face
        self.phase = MOVE
        if face == 1 and self.box.one_to_three:  # HC-10: the roller picks 1, 2 or 3
            self.die = 0
            self.phase = PICK
        telling.rolled(self, face)

    def _pick(self, die: i64) -> None:
        self.die = die
        self.phase = MOVE
        telling.picked(self)

    def _move(self, steps: i64) -> None:
        ones = self.box.ones
        places = walk(self.places, steps, ones)  # HC-3.4
        self.places = places
        telling.moved(self, steps)
        if arrived(places, steps, self.dossier, ones) & ~self.old:  # HC-4.1, HC-5.3
            self._count()
        else:
            self._end_turn()  # HC-4.9

    def _count(self) -> None:
        ones = self.box.ones
        ruined = equal(self.places, RUIN, ones)
        scores = self.scores + self.places - ruined * RUIN  # HC-4.3: everybody at once, by the number of his place
        if ruined:
            scores = less(scores, LOSS, ruined, ones)  # HC-4.5, and never below 0: HC-4.4
        self.before = self.scores
        self.scores = scores
        telling.counted(self)
        # HC-4.7: first the end, then the report, then the dossier
        if at_least(scores, GOAL, ones):  # HC-4.10
            self._end()
        elif self.box.advanced and not self.reported and at_least(scores, REPORT_AT, ones):  # HC-5.4
            self.reported = True
            self.phase = REPORT
            telling.report_asked(self)
        else:
            self.phase = DOSSIER

    def _report(self, seat: i64, answer: i64) -> None:
        reports.write_line(self, seat, answer)
        if reports.complete(self, seat):  # HC-5.7
            telling.reported(self, seat)
            if not self.turn():
                self.phase = DOSSIER

    def _forbidden(self) -> i64:
        """The set of places the dossier may not be moved to."""
        rule = self.box.dossier_rule
        if rule == ANY_OR_STAY:  # HC-5.2
            return 0
        if rule == ANY_OTHER:  # HC-10
            return 1 << self.dossier
        return held(self.places, self.box.agents)  # HC-4.8

    def _move_dossier(self, place: i64) -> None:
        left = place == self.dossier
        self.dossier = place
        self.old = self.old_agents()
        telling.dossier_put(self, left)
        self._end_turn()

    def _end_turn(self) -> None:
        self.die = 0
        self.turns += 1
        if self.turns == self.box.turn_limit:  # HC-8.27
            self._end()
            return
        self.active += 1  # HC-2.7
        if self.active == self.box.seats:
            self.active = 0
        self.phase = ROLL

    def _end(self) -> None:
        self.phase = OVER  # HC-4.10: no dossier move, no further turn
        telling.over(self)

    # --- The rest of the contract ---------------------------------------------------------------------------------

    def turn_number(self) -> int:
        return int(self.turns)

    def outcome(self) -> Outcome | None:
        return ending.outcome(self) if self.phase == OVER else None

    def view(self, seat: int) -> View:
        return sight.view(self, seat)

    def absent(self, seat: int) -> int:
        """One step each for as many agents as the roll allows, starting with another agent each turn; the dossier to
        the next free place clockwise; a blank report (HC-8.27). Nothing of it depends on the seat's secret."""
        if self.phase == MOVE:
            steps: i64 = 0
            for step in range(self.die):
                agent: i64 = (self.turns + step) % self.box.agents
                steps = with_lane(steps, agent, lane(steps, agent) + 1)
            return self.box.splits.numbers[int(steps)]
        if self.phase == DOSSIER:
            free = self.moves(self.active)
            return min(free, key=lambda move: (move - TO_PLACE - self.dossier - 1) % RING)
        return self.moves(seat)[-1] if self.phase == REPORT else self.moves(seat)[0]

    def imagine(self, seat: int, dice: Random) -> State:
        """HC-6.3: the cards this seat has not seen, dealt anew; the others' reports, written anew."""
        imagined = self.copy()
        if self.phase != OVER:
            positions.deal_anew(imagined, seat, dice)
        return imagined

    def write(self, seat: int, move: int) -> str:
        return notation.write(self, seat, move)

    def read(self, seat: int, text: str) -> list[int]:
        return notation.read(self, seat, text)

    def copy(self) -> Heimlich:
        twin = Heimlich(self.box)
        twin.phase = self.phase
        twin.left_out = self.left_out
        twin.colours = self.colours
        twin.owners = self.owners
        twin.dealt = self.dealt
        twin.contenders = self.contenders
        twin.start_rolls = self.start_rolls
        twin.active = self.active
        twin.turns = self.turns
        twin.die = self.die
        twin.places = self.places
        twin.scores = self.scores
        twin.before = self.before
        twin.dossier = self.dossier
        twin.old = self.old
        twin.reported = self.reported
        twin.reports = self.reports
        return twin

    def dump(self) -> dict[str, Any]:
        return positions.dump(self)

    # --- What the neighbours of this file ask ---------------------------------------------------------------------

    def agent_name(self, agent: i64) -> str:
        return AGENTS[self.colours[agent]]

    def agent_of(self, seat: i64) -> int:
        """The agent a seat was dealt; -1 before the deal."""
        agent: i64 = 0
        while agent < self.box.agents:
            if lane(self.owners, agent) == seat:
                return int(agent)
            agent += 1
        return -1

    def old_agents(self) -> i64:
        """Marks the agents whose return to the dossier, put down now, brings no count (HC-8.17)."""
        if not self.box.newcomers_only:
            return 0
        there = equal(self.places, self.dossier, self.box.ones)
        return 0 if there == self.box.ones else there  # were all of them there, nobody could ever be new

    def place_name(self, agent: i64) -> str:
        return PLACES[lane(self.places, agent)]
