"""One match of a contest, whatever its bots do."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

import msgspec

from filature import bots as players
from filature.arena.plan import Plan
from filature.bots.program import MOVE_S, CommandPlayer
from filature.kernel.errors import BotFailed, FilatureError
from filature.kernel.record import write_record
from filature.kernel.state import seat_name

NOBODY = -1
"""In place of a seat: no bot thinks that could take this process with it."""
MOVES_A_TURN = 200
"""More than any game asks of a seat within a turn."""

Note = Callable[[int, int], None]
"""Is told the seat that thinks now, and the number of its move."""


class BrokenMatch(FilatureError):
    """A match of the contest could not be played to its end, through no fault of a bot."""


class Failure(msgspec.Struct, frozen=True):
    """A bot did not move, so `State.absent` moved for it."""

    entrant: int
    reason: str


class Gone(msgspec.Struct, frozen=True):
    """A bot that took its process with it, or never answered, or a program that broke its protocol: from that move on
    its seat is an absent player's, and it cannot win the match."""

    seat: int
    move: int
    reason: str


class Pace(msgspec.Struct, frozen=True):
    """How long an entrant thought: seconds of processor time; for a program from outside, seconds waited for it."""

    decisions: int
    seconds: float
    slowest: float


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """One match; `winners`, `points` and `paces` are of entrants in the order they were listed, not of seats."""

    number: int
    winners: tuple[int, ...]
    points: tuple[float, ...]
    paces: tuple[Pace, ...]
    moves: int
    failures: tuple[Failure, ...] = ()
    record: str = ""
    """The record of the match, where records are wanted."""


def play(
    plan: Plan,
    number: int,
    gone: Sequence[Gone] = (),
    note: Note = lambda seat, move: None,
    limit: float = MOVE_S,
) -> Result:
    """Play a match; `note` is told the seat and the number of the move before each decision."""
    try:
        return _play(plan, number, gone, note, limit)
    except Exception as error:
        raise BrokenMatch(
            "broken-match",
            "Match {number} of {game} among {bots} (seed {seed}) broke off: {why}",
            number=number,
            game=plan.game.name,
            bots=list(plan.company(number)),
            seed=plan.seed,
            why=explain(error),
        ) from error


def explain(error: BaseException) -> str:
    return str(error) if isinstance(error, BotFailed) else f"{type(error).__name__}: {error}"


def _play(plan: Plan, number: int, gone: Sequence[Gone], note: Note, limit: float) -> Result:
    block, turn = divmod(number, plan.block)
    company = plan.company(number)
    match, sides = plan.deal(block)
    entrant = plan.seating(sides, turn)
    names = [company[who] for who in entrant]
    match.names = tuple(f"{name} ({seat_name(seat)})" for seat, name in enumerate(names))
    match.players = tuple(names)
    made = {
        seat: players.bring(plan.game, name, plan.number("bot", number, seat), limit) for seat, name in enumerate(names)
    }
    sitting = Sitting(players.Seated(match, made), gone)
    sitting.play_out(note)
    outcome = match.outcome()
    assert outcome is not None
    held = [[seat for seat in range(plan.seats) if entrant[seat] == who] for who in range(len(company))]
    winning = [any(seat in outcome.winners for seat in seats) and sitting.forfeited.isdisjoint(seats) for seats in held]
    times = [[spent for seat in seats for spent in sitting.spent[seat]] for seats in held]
    return Result(
        number=number,
        winners=tuple(who for who, won in enumerate(winning) if won),
        points=tuple(sum(outcome.points[seat] for seat in seats) / len(seats) for seats in held),
        paces=tuple(Pace(len(spent), sum(spent), max(spent, default=0.0)) for spent in times),
        moves=len(match.moves),
        failures=tuple(Failure(entrant[seat], reason) for seat, reason in sitting.failures),
        record=write_record(match.record()) if plan.records else "",
    )


class Sitting:
    """A match under way, and what is to be told of its bots."""

    def __init__(self, seated: players.Seated, gone: Sequence[Gone]) -> None:
        self.seated = seated
        self.failures: list[tuple[int, str]] = []
        """Seat and reason of every move that was played for somebody."""
        self.forfeited: set[int] = set()
        """The seats whose bot is gone."""
        self.spent: dict[int, list[float]] = {seat: [] for seat in seated.players}
        self._gone = {absentee.seat: absentee for absentee in gone}
        self._turn = 0
        self._moves_this_turn = [0] * len(seated.players)

    def play_out(self, note: Note) -> None:
        match = self.seated.match
        try:
            while waiting := match.state.turn():
                seat = waiting[0]
                if failed := self._let_move(seat, note):
                    self.failures.append((seat, failed))
                    match.play_absent(seat)
                match.settle()
        finally:
            self.seated.close()

    def _let_move(self, seat: int, note: Note) -> str:
        """Let a bot move; returns why it did not."""
        number = len(self.seated.match.moves)
        if seat in self._gone and number >= self._gone[seat].move:
            self.forfeited.add(seat)
            return self._gone[seat].reason
        if self._keeps_the_others_waiting(seat):
            return f"it made {MOVES_A_TURN} moves in one turn"
        program = isinstance(self.seated.players[seat], CommandPlayer)
        try:
            if program:
                self._ask(seat, note)
            else:
                self._let_think(seat, note)
        except (Exception, SystemExit) as error:  # a bot that exits has failed like any other
            if program:
                self._gone[seat] = Gone(seat, number, explain(error))
                self.forfeited.add(seat)
            return explain(error)
        return ""

    def _keeps_the_others_waiting(self, seat: int) -> bool:
        """Whether a bot only sets and takes back, which the rules allow for ever."""
        if self._turn != (turn := self.seated.match.state.turn_number()):
            self._turn, self._moves_this_turn = turn, [0] * len(self.seated.players)
        self._moves_this_turn[seat] += 1
        return self._moves_this_turn[seat] > MOVES_A_TURN

    def _let_think(self, seat: int, note: Note) -> None:
        """In this process: whoever watches it may have to help."""
        note(seat, len(self.seated.match.moves))
        began = time.thread_time()
        try:
            self.seated.move(seat)
        finally:
            self.spent[seat].append(time.thread_time() - began)

    def _ask(self, seat: int, note: Note) -> None:
        """A program; its time is watched where it is asked."""
        note(NOBODY, len(self.seated.match.moves))
        self.seated.start(seat)
        began = time.perf_counter()
        try:
            self.seated.move(seat)
        finally:
            self.spent[seat].append(time.perf_counter() - began)
