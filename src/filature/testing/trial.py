"""A trial of one law: a match played at random, every position of it examined."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, NoReturn, TypeVar

import msgspec
from librt.random import Random

from filature.kernel.errors import FilatureError
from filature.kernel.events import Event
from filature.kernel.game import Choices, Game
from filature.kernel.state import CHANCE, WATCHER, State, seat_name

Item = TypeVar("Item")


ABSENT = 0.1
"""How often somebody is absent whose move would be the house's."""


class Nonconforming(AssertionError):
    """A game has broken a law: which, what was seen, and after which moves."""

    def __init__(self, law: str, seen: str, trial: Trial) -> None:
        self.law = law
        self.seen = seen
        self.history = tuple(trial.history)
        looking = trial.law.__name__
        promise = (trial.law.__doc__ or "").partition("\n")[0] if law == looking else f"found while {looking}"
        match = f"{trial.game.name}, {trial.seats} seats, options {trial.options}, seed {trial.seed}"
        moves = "\n  ".join(self.history) or "no move at all"
        super().__init__(f"{law}: {promise}\nSeen: {seen}\nMatch: {match}\nAfter:\n  {moves}")


class Trial:
    """One match of a game, and what a law needs to look at it."""

    def __init__(self, law: Law, game: Game, seats: int, options: Choices, seed: int, steps: int) -> None:
        self.law = law
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.steps = steps
        self.viewers = (*range(seats), WATCHER)
        self.history: list[str] = []
        self.last = (CHANCE, 0)
        """Who moved last in the match, and how."""
        self.examined = 0
        self.random = random.Random(f"{law.__name__} {seed}")

    def run(self) -> None:
        try:
            self.law(self)
        except Nonconforming:
            raise
        except Exception as error:
            raise Nonconforming(self.law.__name__, f"the game failed: {error!r}", self) from error

    def expect(self, holds: bool, seen: str) -> None:
        self.examined += 1
        if not holds:
            self.fail(seen)

    def same(self, one: bytes, other: bytes, what: str) -> None:
        self.examined += 1
        if one != other:
            self.fail(f"{what}: {versus(one, other)}")

    def fail(self, seen: str) -> NoReturn:
        raise Nonconforming(self.law.__name__, seen, self)

    def start(self) -> State:
        self.history.clear()
        return self.game.start(self.seats, self.options)

    def positions(self) -> Iterator[State]:
        """Every moment of a match, from the first to the last. The same seed gives every law the same match.

        The state is the match's own and tells its news: a law looks at it and plays on copies.
        """
        course = random.Random(self.seed)
        state = self.start()
        state.news = []
        for _ in range(self.steps):
            yield state
            if not state.turn():
                return
            self.last = self.draw(state, course)
            self.play(state, *self.last)

    def draw(self, state: State, source: random.Random) -> tuple[int, int]:
        """A seat and its move. Now and then somebody moves whom the match does not wait for, or is absent."""
        waiting = state.turn()
        others = [seat for seat in self.movers(state) if seat not in waiting]
        seat = source.choice(others if others and source.random() < 0.25 else waiting)
        played_for = house_move(state, seat)
        if played_for is not None and source.random() < ABSENT:
            return seat, played_for
        return seat, source.choice(state.moves(seat))

    def play(self, state: State, seat: int, move: int) -> None:
        """Play a listed move, or what `absent` names, and note it."""
        self.history.append(line(state, seat, move))
        law = "absence_is_provided_for" if move == house_move(state, seat) else "legal_moves_are_accepted"
        try:
            state.play(seat, move)
        except FilatureError as error:
            # Whichever law was looking, this is the one that is broken.
            raise Nonconforming(law, f"the last move was refused: {error}", self) from error

    def play_on(self, state: State, moves: int) -> None:
        """Play a copy on at random, unless it is over before."""
        until_here = len(self.history)
        for _ in range(moves):
            if state.turn():
                self.play(state, *self.draw(state, self.random))
        del self.history[until_here:]

    def movers(self, state: State) -> list[int]:
        """Everybody who may move now: chance, the seats waited for, and others."""
        return [seat for seat in (CHANCE, *range(self.seats)) if state.moves(seat)]

    def some(self, items: Sequence[Item], most: int) -> list[Item]:
        """All of them, or so many drawn at random."""
        return list(items) if len(items) <= most else self.random.sample(items, most)

    def dice(self) -> Random:
        """A random stream of its own for `imagine` and `sample`."""
        return Random(self.random.getrandbits(32))


Law = Callable[[Trial], None]


def encode(data: Any) -> bytes:
    """Data as it would go over the wire."""
    return msgspec.json.encode(data)


def dump(state: State) -> bytes:
    return encode(state.dump())


def look(state: State, seats: int) -> bytes:
    """Everything that can be asked of a state."""
    everybody = (CHANCE, WATCHER, *range(seats))
    asked = (
        state.turn(),
        [list(state.moves(seat)) for seat in everybody],
        [house_move(state, seat) for seat in everybody],
        list(state.chances()),
        state.outcome(),
        state.turn_number(),
        [state.view(seat) for seat in everybody if seat != CHANCE],
    )
    return dump(state) + encode(asked)


def hear(events: list[Event], seat: int) -> bytes:
    """The events that reach a seat, as they would go over the wire."""
    return encode([event for event in events if event.reaches(seat)])


class Sensed(NamedTuple):
    """All that reaches a seat, as it would go over the wire."""

    seen: bytes
    heard: bytes


def sensed(state: State, viewer: int) -> Sensed:
    return Sensed(encode(state.view(viewer)), hear(state.news or [], viewer))


def played(state: State, seat: int, move: int) -> State:
    """The moment after a move, with the news of that move alone."""
    after = state.copy()
    after.news = []
    after.play(seat, move)
    return after


def house_move(state: State, seat: int) -> int | None:
    """`State.house_move`, asked of a copy: one law doubts whether asking changes nothing."""
    return state.copy().house_move(seat)


def refusal(state: State, seat: int, move: int) -> Exception | None:
    """Why a move cannot be played; None if it was."""
    try:
        state.play(seat, move)
    except Exception as error:
        return error
    return None


def name(seat: int) -> str:
    return {CHANCE: "chance", WATCHER: "the watcher"}.get(seat) or seat_name(seat)


def line(state: State, seat: int, move: int) -> str:
    """A move as a record writes it."""
    written = state.write(seat, move)
    return written if seat == CHANCE else f"{seat_name(seat)} {written}"


def versus(one: bytes, other: bytes) -> str:
    """Where two texts part, with what stands around it."""
    common = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    around = slice(max(0, common - 60), common + 60)
    return f"…{one[around].decode(errors='replace')}… but …{other[around].decode(errors='replace')}…"
