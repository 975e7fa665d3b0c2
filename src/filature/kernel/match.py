"""A match under way: a state, the events it told, and the record it leaves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from filature.kernel.dice import FairDice, commitment
from filature.kernel.errors import BadRecord, BadSeats, FilatureError
from filature.kernel.events import Event
from filature.kernel.game import Choices, Game, Outcome, View, chosen_options
from filature.kernel.record import FORMAT, Record
from filature.kernel.state import CHANCE, WATCHER, State, seat_name


@mypyc_attr(acyclic=True)
class Match:
    """One match. It owns the true state; everybody else gets views and events of their seat."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Choices = None,
        *,
        names: Sequence[str] = (),
        players: Sequence[str] = (),
        dice: FairDice | None = None,
        position: Mapping[str, Any] | None = None,
        moment: State | None = None,
    ) -> None:
        """A match from its start, from a position, or from a moment of another match with the same options."""
        self.game = game
        self.options: Any = options
        self._memory: int | None = None
        if moment is None:
            self.options = game.check_options(options if position is None else position.get("options"))
            self._memory = game.memory(self.options)
            moment = game.start(seats, self.options) if position is None else game.load(position)
        self.state: State = moment
        if position is not None and position.get("seats") != seats:
            raise BadSeats(
                "other-seats",
                "The position is for {there} players, not {seats}.",
                there=position.get("seats"),
                seats=seats,
            )
        self.seats = seats
        self.names = tuple(names) or tuple(seat_name(seat) for seat in range(seats))
        self.players = tuple(players)
        self.dice = FairDice() if dice is None else dice
        self.moves: list[str] = []
        self.notes: dict[int, list[str]] = {}
        """What each seat wrote for itself: private, and no part of the play."""
        self.events: list[Event] = []
        self._position = None if position is None else dict(position)
        self.by_hand = False
        self.state.news = self.events

    @property
    def over(self) -> bool:
        return not self.state.turn()

    def fork(self) -> Match:
        """What could happen from here on: the same moment and the same dice, but nothing done or told yet."""
        fork = Match(
            self.game,
            self.seats,
            self.options,
            names=self.names,
            players=self.players,
            dice=self.dice.copy(),
            moment=self.state.copy(),
        )
        fork.by_hand = self.by_hand
        fork._memory = self._memory
        return fork

    def join(self, fork: Match) -> None:
        """Let happen what happened in a fork."""
        self.state, self.dice = fork.state, fork.dice
        self.moves += fork.moves
        self.events += fork.events
        self.state.news = self.events

    def copy(self) -> Match:
        """An independent match from here on: with the events so far, and dice that will bring the same draws."""
        twin = self.fork()
        twin._position = self._position
        twin.moves += self.moves
        twin.events += self.events
        twin.notes = {seat: list(notes) for seat, notes in self.notes.items()}
        return twin

    def legal(self, seat: int) -> list[str]:
        """Every legal move of a seat (or `CHANCE`) now, as written."""
        self._check_seat(seat)
        return [self.state.write(seat, move) for move in self.state.moves(seat)]

    def play(self, seat: int, *moves: int) -> None:
        """Play one move, or a whole sequence by the same seat: accepted whole or refused whole."""
        self._check_seat(seat)
        if len(moves) > 1:
            trial = self.state.copy()
            for move in moves:
                trial.play(seat, move)
        for move in moves:
            self._apply(seat, move)
        if seat == CHANCE:
            self.by_hand = True

    def perform(self, seat: int, text: str) -> None:
        """Play what a text says."""
        self._check_seat(seat)
        self.play(seat, *self.state.read(seat, text))

    def roll(self) -> str:
        """Let the sealed dice decide what is due to them; returns what they brought."""
        chances = self.state.chances()
        if not chances:
            raise self.state.refuse(CHANCE, 0)
        move = self.dice.draw(chances)
        written = self.state.write(CHANCE, move)
        self.state.play(CHANCE, move)  # legal, since it is one of the chances
        self.moves.append(written)
        return written

    def settle(self) -> None:
        """Roll until the match waits for a player or is over."""
        while self.state.turn() == (CHANCE,):
            self.roll()

    def view(self, seat: int) -> View:
        """All that a seat (or `WATCHER`) may know."""
        return self.state.view(self._check_viewer(seat))

    def heard(self, seat: int, since: int = 0) -> list[tuple[int, Event]]:
        """The events a seat may read now, from its own number `since` on. Each listener counts his own events."""
        self._check_viewer(seat)
        oldest = self.oldest()
        mine = enumerate(event for event in self.events if event.reaches(seat))
        return [(number, event) for number, event in mine if number >= since and event.turn >= oldest]

    def oldest(self) -> int:
        """The turn from which on events may be read again now."""
        return 0 if self._memory is None or self.over else self.state.turn_number() - self._memory

    def outcome(self) -> Outcome | None:
        return self.state.outcome()

    def record(self, *, open_seed: bool = False) -> Record:
        """The match so far. The seed of the dice is in it once the match is over, or when asked for (to save it)."""
        return Record(
            filature=FORMAT,
            game=self.game.name,
            seats=self.seats,
            options=chosen_options(self.options),
            names=self.names,
            players=self.players,
            position=self._position,
            dice=None if self.by_hand else self.dice.seal(opened=self.over or open_seed),
            notes={seat_name(seat): tuple(notes) for seat, notes in self.notes.items()},
            moves=tuple(self.moves),
        )

    def _apply(self, seat: int, move: int) -> None:
        # Written before it is played, because writing needs the moment it was played in; kept only if it was legal.
        legal = move in self.state.moves(seat)
        written = self.state.write(seat, move) if legal else ""
        self.state.play(seat, move)
        self.moves.append(written if seat == CHANCE else f"{seat_name(seat)} {written}")

    def _check_seat(self, seat: int) -> None:
        if seat != CHANCE and not 0 <= seat < self.seats:
            raise BadSeats(
                "no-such-seat", "There is no seat {seat}; seats are 0 to {last}.", seat=seat, last=self.seats - 1
            )

    def _check_viewer(self, seat: int) -> int:
        if seat != WATCHER:
            self._check_seat(seat)
            if seat == CHANCE:
                raise BadSeats("chance-has-no-view", "Chance sees nothing; ask for a seat or a watcher.")
        return seat


def replay(record: Record, game: Game, upto: int | None = None) -> Match:
    """The match a record tells, played again move by move; raises `BadRecord` where it cannot be."""
    seed = record.dice.seed if record.dice else ""
    nonces = record.dice.nonces if record.dice else ()
    try:
        dice = FairDice(bytes.fromhex(seed) or None, nonces)
        match = Match(
            game,
            record.seats,
            record.options,
            names=record.names,
            players=record.players,
            dice=dice,
            position=record.position,
        )
    except (FilatureError, ValueError) as error:
        raise BadRecord("impossible-record", "This record describes no match: {why}", why=str(error)) from None
    for number, line in enumerate(record.moves[:upto], 1):
        try:
            replay_line(match, line, sealed=bool(seed))
        except FilatureError as error:
            raise BadRecord(
                "impossible-move",
                "Move {number} of the record ({line!r}) cannot be played: {why}",
                number=number,
                line=line,
                why=str(error),
            ) from None
    match.by_hand = not seed
    match.notes = {int(name[1:]) - 1: list(notes) for name, notes in record.notes.items()}
    return match


def replay_line(match: Match, line: str, *, sealed: bool) -> None:
    """Play one line of a record; with sealed dice, what they bring must be what the line says."""
    seat = seat_of(line)
    if seat != CHANCE:
        match.perform(seat, line.partition(" ")[2])
    elif not sealed:
        match.perform(CHANCE, line)
    elif (drawn := match.roll()) != line:
        raise BadRecord("wrong-dice", "the sealed dice brought {drawn!r}.", drawn=drawn)


def seat_of(line: str) -> int:
    """Whose move a line of a record is; `CHANCE` for the dice."""
    name = line.partition(" ")[0]
    return int(name[1:]) - 1 if name[:1] == "p" and name[1:].isdigit() else CHANCE


def verify(record: Record, game: Game) -> Match:
    """Check a finished match: the seed is the one that was sealed, every draw follows from it, every move was legal."""
    if record.dice is None:
        raise BadRecord("no-dice", "The dice of this match were set by hand; there is nothing to verify.")
    if not record.dice.seed:
        raise BadRecord("seed-sealed", "The seed of this match is still sealed; it can be verified when it is over.")
    try:
        seed = bytes.fromhex(record.dice.seed)
    except ValueError:
        raise BadRecord("bad-seed", "The seed of this record is not hexadecimal.") from None
    if commitment(seed) != record.dice.commitment:
        raise BadRecord("wrong-seed", "The seed is not the one that was sealed before the first draw.")
    return replay(record, game)
