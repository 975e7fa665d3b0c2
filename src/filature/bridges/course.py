"""A match for learners: cheap to copy, with everything each seat has heard and done so far.

Search copies and plays far more often than it asks what a seat knows. So nothing is put into words while a course is
played; the story is told when it is asked for, and only from where it was last told.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any

import msgspec
from librt.random import Random

from filature.kernel.events import Event
from filature.kernel.game import Choices, Game
from filature.kernel.state import CHANCE, WATCHER, State
from filature.kernel.view import Outcome

Step = tuple[tuple[int, int], ...]
"""Moves made at once, each with its seat: one, or the sealed choices of several."""
Story = Mapping[int, list[str]]
"""Line by line what each seat, and a watcher, has heard and done. Stories are shared by copies and never changed."""

OWN = "> "
"""How a line begins that tells of the seat's own move."""


class Course:
    """One moment of one match, and how every seat came to it."""

    __slots__ = ("_state_told", "_story", "_untold", "game", "state", "steps")

    def __init__(self, game: Game, state: State, story: Story, steps: int = 0) -> None:
        self.game = game
        self.state = state
        self.steps = steps
        self._story = story
        self._state_told = state.copy()  # the moment the story has come to
        self._untold: list[Step] = []

    @classmethod
    def start(cls, game: Game, seats: int, options: Choices = None) -> Course:
        return cls(game, game.start(seats, options), {seat: [] for seat in (*range(seats), WATCHER)})

    @classmethod
    def load(cls, game: Game, position: Mapping[str, Any]) -> Course:
        """A course that begins at a position: the first thing everybody knows is what their view shows."""
        state = game.load(position)
        viewers = (*range(state.view(WATCHER).players), WATCHER)
        return cls(game, state, {viewer: [_seen(state, viewer)] for viewer in viewers})

    def play(self, step: Step) -> None:
        play(self.state, step)
        self._untold.append(step)
        self.steps += 1

    def story(self, viewer: int) -> list[str]:
        """What a seat or a watcher has heard and done, line by line: events with their facts, and its own moves."""
        if self._untold:
            self._tell()
        return self._story[viewer]

    def imagine(self, seat: int, dice: Random) -> Course:
        """A course that this seat cannot tell from the true one.

        Its own story is the true one. Nobody knows what the others would have heard in an imagined world; theirs is
        what everybody has heard, and then what their view shows.
        """
        mine, public = self.story(seat), self.story(WATCHER)
        world = self.state.imagine(seat, dice)
        story = {v: [*public, _seen(world, v)] for v in self._story if v != seat}
        return type(self)(self.game, world, {**story, WATCHER: public, seat: mine}, self.steps)

    def _tell(self) -> None:
        state = self._state_told.copy()
        story = {viewer: list(lines) for viewer, lines in self._story.items()}
        for step in self._untold:
            for seat, move in step:
                if seat != CHANCE:
                    # With what it saw when it chose, a seat's story contains all its earlier stories: perfect recall.
                    story[seat].append(f"{OWN}{state.write(seat, move)} @{_digest(sight(state, seat))}")
            events: list[Event] = []
            state.news = events
            play(state, step)
            for event in events:
                line = f"{event.kind} {_json(event.facts)}"
                for viewer, lines in story.items():
                    if event.reaches(viewer):
                        lines.append(line)
        state.news = None
        self._state_told, self._story, self._untold = state, story, []

    def __deepcopy__(self, memo: dict[int, Any]) -> Course:
        """How OpenSpiel copies a state, many times for every move of a search."""
        return self.copy()

    def copy(self) -> Course:
        twin = object.__new__(type(self))
        twin.game = self.game
        twin.state = self.state.copy()
        twin.steps = self.steps
        twin._story = self._story
        twin._state_told = self._state_told  # never played on itself
        twin._untold = self._untold.copy()
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        self.story(WATCHER)
        return _revive, (type(self), self.game, self.state.dump(), self._story, self.steps)


def _revive(cls: type[Course], game: Game, position: Mapping[str, Any], story: Story, steps: int) -> Course:
    return cls(game, game.load(position), story, steps)


def play(state: State, step: Step) -> None:
    """Play moves made at once: all are legal, or none is played. One that an earlier one has left without its
    occasion (the match is over) falls away."""
    for seat, move in step:
        if seat != CHANCE and move not in state.moves(seat):
            raise state.refuse(seat, move)
    for number, (seat, move) in enumerate(step):
        if number == 0 or move in state.moves(seat):
            state.play(seat, move)


def payoffs(outcome: Outcome | None, seats: int) -> list[float]:
    """What a match is worth to each seat: every loser pays 1, the winners share it. Nothing without both."""
    winners: Sequence[int] = outcome.winners if outcome else ()
    losers = seats - len(winners)
    if not winners or not losers:
        return [0.0] * seats
    return [losers / len(winners) if seat in winners else -1.0 for seat in range(seats)]


def sight(state: State, viewer: int) -> str:
    """What somebody sees, as JSON."""
    return _json(state.view(viewer))


def _seen(state: State, viewer: int) -> str:
    """The line of a story that begins with a moment instead of a start."""
    return f"sees {sight(state, viewer)}"


def _json(data: Any) -> str:
    return msgspec.json.encode(data).decode()


def _digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=8).hexdigest()
