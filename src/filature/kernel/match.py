"""A match under way: a state, the events it told, and the record it leaves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, cast

from filature.kernel.dice import FairDice, commitment
from filature.kernel.errors import BadRecord, BadSeats, FilatureError, NewerRecord
from filature.kernel.events import Event
from filature.kernel.game import Choices, Game, View_co, option_kinds, stated_options
from filature.kernel.record import FORMAT, Record
from filature.kernel.state import CHANCE, WATCHER, State, seat_name
from filature.kernel.view import Outcome

LONGEST_SEAT = 4
"""Digits of the number of a seat."""


class Match(Generic[View_co]):
    """One match. It owns the true state; everybody else gets views and events of their seat.

    Generic in the views of its game, so that type checkers know what `view` returns.

    >>> import filature
    >>> match = filature.Match(filature.load_game("heimlich"), 3, {"mode": "advanced"})
    >>> match.settle()
    >>> [seat] = match.state.turn()
    >>> match.perform(seat, match.legal(seat)[0])
    >>> match.over
    False
    """

    def __init__(
        self,
        game: Game[View_co],
        seats: int,
        options: Choices = None,
        *,
        names: Sequence[str] = (),
        players: Sequence[str] = (),
        dice: FairDice | None = None,
        position: Mapping[str, Any] | None = None,
        moment: State | None = None,
    ) -> None:
        """Starts a match: from its beginning, from a position (the data of `State.dump`), or from a moment of another
        match with the same options.

        Without `dice` their seed is drawn anew. Raises `BadSeats`, `BadOption` or `BadPosition`.
        """
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
        self._position = None if position is None else {**position, "options": stated_options(self.options)}
        self.by_hand = False
        self.state.news = self.events

    @property
    def over(self) -> bool:
        """Whether nobody can play any more."""
        return not self.state.turn()

    def fork(self) -> Match[View_co]:
        """Returns what could happen from here on: the same moment and dice, but nothing done or told yet."""
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
        """Lets happen what happened in a fork."""
        self.state, self.dice = fork.state, fork.dice
        self.moves += fork.moves
        self.events += fork.events
        self.state.news = self.events

    def copy(self) -> Match[View_co]:
        """Returns an independent match: with the events so far, and dice that will bring the same draws."""
        twin = self.fork()
        twin._position = self._position
        twin.moves += self.moves
        twin.events += self.events
        twin.notes = {seat: list(notes) for seat, notes in self.notes.items()}
        return twin

    def legal(self, seat: int) -> list[str]:
        """Returns every legal move of a seat (or `CHANCE`) now, as written; none while it is not its turn.

        Raises `BadSeats` if there is no such seat.

        >>> import filature
        >>> match = filature.Match(filature.load_game("heimlich"), 2)
        >>> match.legal(0)
        []
        >>> [move.split()[0] for move in match.legal(filature.CHANCE)][:2]
        ['leave', 'leave']
        """
        self._check_seat(seat)
        return [self.state.write(seat, move) for move in self.state.moves(seat)]

    def play(self, seat: int, *moves: int) -> None:
        """Plays one move, or a whole sequence by the same seat: accepted whole or refused whole.

        Moves are numbers of `State.moves`. This is the door for players: what only the house plays (`State.absent`) is
        refused here. Raises `IllegalMove`, `NotYourTurn`, `MatchOver` or `BadSeats`; then nothing has changed.
        """
        self._check_seat(seat)
        if len(moves) > 1:
            self._after(seat, moves)
        elif moves and moves[0] not in self.state.moves(seat):
            raise self.state.refuse(seat, moves[0])
        self._apply(seat, moves)
        if seat == CHANCE:
            self.by_hand = True

    def play_absent(self, seat: int, *drafted: int) -> None:
        """Play for somebody who has left or whose time is up: what they had drafted, then what `State.absent` names.

        This is the door for whoever runs the match: its clock, or what stands in for a player who is gone.
        """
        self._check_seat(seat)
        trial = self._after(seat, drafted)
        if seat == CHANCE or seat not in trial.turn():
            raise trial.refuse_turn(seat)
        self._apply(seat, (*drafted, trial.absent(seat)))

    def perform(self, seat: int, text: str) -> None:
        """Plays what a text says, in the notation of the game (docs/notation.md).

        Raises `BadNotation` if the text is no move, and what `play` raises.

        >>> import filature
        >>> match = filature.Match(filature.load_game("heimlich"), 2)
        >>> match.perform(0, "orange+2")
        Traceback (most recent call last):
        filature.kernel.errors.NotYourTurn: p1 cannot move now; the match waits for chance.
        """
        self._check_seat(seat)
        self.play(seat, *self.state.read(seat, text))

    def roll(self) -> str:
        """Lets the sealed dice decide what is due to them; returns what they brought.

        Raises `NotYourTurn` if no dice are due, `MatchOver` if none ever will be.
        """
        chances = self.state.chances()
        if not chances:
            raise self.state.refuse(CHANCE, 0)
        move = self.dice.draw(chances)
        written = self.state.write(CHANCE, move)
        self.state.play(CHANCE, move)  # legal, since it is one of the chances
        self.moves.append(written)
        return written

    def settle(self) -> None:
        """Rolls until the match waits for a player or is over."""
        while self.state.turn() == (CHANCE,):
            self.roll()

    def view(self, seat: int) -> View_co:
        """Returns all that a seat (or `WATCHER`) may know, and nothing else.

        Raises `BadSeats` if there is no such seat.

        >>> import filature
        >>> match = filature.Match(filature.load_game("heimlich"), 2)
        >>> match.settle()
        >>> match.view(0).identity in {"orange", "violet", "red", "blue", "grey", "yellow", "green"}
        True
        >>> print(match.view(filature.WATCHER).identity)
        None
        """
        # A state shows the views of its game; that is not said in types, since states are not generic.
        return cast(View_co, self.state.view(self._check_viewer(seat)))

    def heard(self, seat: int, since: int = 0) -> list[tuple[int, Event]]:
        """Returns the events a seat (or `WATCHER`) may read now, each with its number, from number `since` on.

        Every listener counts their own events. Raises `BadSeats` if there is no such seat.

        >>> import filature
        >>> match = filature.Match(filature.load_game("heimlich"), 2)
        >>> match.settle()
        >>> [event.kind for _, event in match.heard(0)][:2]
        ['colours', 'dealt']
        >>> [event.kind for _, event in match.heard(filature.WATCHER)][:2]
        ['colours', 'rolled-for-start']
        """
        self._check_viewer(seat)
        oldest = self.oldest()
        mine = enumerate(event for event in self.events if event.reaches(seat))
        return [(number, event) for number, event in mine if number >= since and event.turn >= oldest]

    def oldest(self) -> int:
        """Returns the turn from which on events may be read again now."""
        return 0 if self._memory is None or self.over else self.state.turn_number() - self._memory

    def outcome(self) -> Outcome | None:
        """Returns who won, with how many points and why; None while the match goes on."""
        return self.state.outcome()

    def record(self, *, open_seed: bool = False) -> Record:
        """Returns the match so far, for `write_record`, `replay` and `verify`.

        The seed of the dice is in it once the match is over, or when asked for (to save it and play on).

        >>> import filature
        >>> match = filature.Match(filature.load_game("heimlich"), 2, names=["Anna", "Bert"])
        >>> record = match.record()
        >>> record.names, record.dice.seed
        (('Anna', 'Bert'), '')
        >>> filature.read_record(filature.write_record(record)).moves == record.moves
        True
        """
        return Record(
            filature=FORMAT,
            game=self.game.name,
            rules=self.game.rules_version,
            seats=self.seats,
            options=stated_options(self.options),
            names=self.names,
            players=self.players,
            position=self._position,
            dice=None if self.by_hand else self.dice.seal(opened=self.over or open_seed),
            notes={seat_name(seat): tuple(notes) for seat, notes in self.notes.items()},
            moves=tuple(self.moves),
        )

    def _after(self, seat: int, moves: Sequence[int]) -> State:
        """The moment that moves of a player lead to, tried on a copy; raises for one that is not theirs to play."""
        trial = self.state.copy()
        for move in moves:
            if move not in trial.moves(seat):
                raise trial.refuse(seat, move)
            trial.play(seat, move)
        return trial

    def _apply(self, seat: int, moves: Sequence[int]) -> None:
        """Play moves that are known to be legal. Each is written in the moment it is played in, so before it is."""
        for move in moves:
            written = self.state.write(seat, move)
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


def replay(record: Record, game: Game[View_co], upto: int | None = None) -> Match[View_co]:
    """Plays a record again, move by move, the first `upto` moves or all; returns the match.

    Raises `BadRecord` where it cannot be played.

    >>> import filature
    >>> game = filature.load_game("heimlich")
    >>> match = filature.Match(game, 2)
    >>> match.settle()
    >>> again = filature.replay(match.record(open_seed=True), game)
    >>> again.view(0) == match.view(0)
    True
    """
    _check_rules(record, game)
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
    for name, notes in record.notes.items():
        seat = seat_of(name)
        if not 0 <= seat < record.seats or name != seat_name(seat):
            raise BadRecord("foreign-notes", "This record has notes of {name}, who has no seat in it.", name=name)
        match.notes[seat] = list(notes)
    return match


def _check_rules(record: Record, game: Game) -> None:
    """Raises `BadRecord` where this program cannot know by which rules the match was played."""
    if record.rules > game.rules_version:
        raise NewerRecord(
            "newer-rules",
            "This match was played by version {version} of the rules of {game}; this Filature knows version {known}. "
            "A newer Filature reads it.",
            version=record.rules,
            game=game.name,
            known=game.rules_version,
        )
    unstated = [name for name in option_kinds(game.Options) if name not in record.options]
    if record.rules == game.rules_version and unstated:
        raise BadRecord(
            "unstated-options", "A record states every option; this one says nothing of {names}.", names=unstated
        )


def replay_line(match: Match, line: str, *, sealed: bool) -> None:
    """Play one line of a record; with sealed dice, what they bring must be what the line says."""
    seat = seat_of(line)
    if seat != CHANCE:
        text = line.partition(" ")[2]
        if is_house_move(match.state, seat, text):
            match.play_absent(seat)
        else:
            match.perform(seat, text)
    elif not sealed:
        match.perform(CHANCE, line)
    elif (drawn := match.roll()) != line:
        raise BadRecord("wrong-dice", "the sealed dice brought {drawn!r}.", drawn=drawn)


def is_house_move(state: State, seat: int, text: str) -> bool:
    """Whether what a record tells of a seat was played for it, and could not have been played by its player."""
    if seat not in state.turn():
        return False
    move = state.absent(seat)
    return state.write(seat, move) == text and move not in state.moves(seat)


def seat_of(line: str) -> int:
    """Whose move a line of a record is; `CHANCE` for the dice."""
    name = line.partition(" ")[0]
    number = name[1:]
    is_player = name[:1] == "p" and number.isdecimal() and len(number) <= LONGEST_SEAT
    return int(number) - 1 if is_player else CHANCE


def verify(record: Record, game: Game[View_co]) -> Match[View_co]:
    """Checks a finished match: the seed is the one that was sealed, every draw follows from it, every move was legal.

    Returns the match, played again. Raises `BadRecord` saying what does not fit.

    >>> import filature
    >>> game = filature.load_game("heimlich")
    >>> filature.verify(filature.Match(game, 2).record(), game)
    Traceback (most recent call last):
    filature.kernel.errors.BadRecord: The seed of this match is still sealed; it can be verified when it is over.
    """
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
