"""A lesson under way: a match on the real engine that waits for the move of its step.

Where a lesson stands follows from its file and the number of the step, so nothing of it need be stored but that number.
"""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase

from filature.kernel.errors import FilatureError, IllegalMove
from filature.kernel.match import Match, replay_line
from filature.language.persons import bot_name, draw_face
from filature.learn.lesson import LEARNER, BadLesson, Lesson, Step


class OtherMove(FilatureError):
    """A legal move, but not the one of this step. `answer` is the message that says so; empty for the usual one."""

    def __init__(self, answer: str) -> None:
        super().__init__("lesson-other-move", "That is allowed, but this step is about another move.")
        self.answer = answer


class Run:
    """A lesson at one of its steps.

    >>> from filature import learn
    >>> run = learn.Run(learn.lesson("heimlich"))
    >>> run.number, run.step.say, run.step.move
    (0, 'welcome', '')
    """

    def __init__(self, lesson: Lesson, number: int = 0, *, called: str = "") -> None:
        """Raises `BadLesson` where the lesson does not fit its game."""
        self.lesson = lesson
        self.faces = faces_of(lesson)
        self.number = 0
        self.played = 0
        """How many of the single moves of this step have been played."""
        self.match = self._open(called)
        self._prepare()
        while self.number < min(number, len(lesson.steps) - 1):
            self._follow()
            self.go_on()

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number]

    @property
    def last(self) -> bool:
        return self.number == len(self.lesson.steps) - 1

    @property
    def asks(self) -> bool:
        """Whether the learner is to play something here; else they read and go on."""
        return self.played < len(self.wanted)

    def play(self, moves: Sequence[int]) -> None:
        """Play what the learner has chosen, if it is the move of this step or the beginning of it.

        Raises `OtherMove` for another legal move, and what `Match.play` raises for an illegal one. Nothing has
        changed then.
        """
        written = self._write(moves)
        if not self.asks:
            raise IllegalMove("lesson-reads", "Read on first; your move comes in a moment.")
        if self.wanted[self.played : self.played + len(moves)] != list(moves):
            raise OtherMove(self._answer(written))
        self.match.play(self.lesson.seat, *moves)
        self.played += len(moves)
        if not self.asks and not self.last:
            self.go_on()

    def go_on(self) -> None:
        """To the next step; the others play what comes before it."""
        if self.asks:
            raise IllegalMove("lesson-asks", "First play the move of this step.")
        if not self.last:
            self.number += 1
            self._prepare()

    def _write(self, moves: Sequence[int]) -> str:
        """Legal moves as they are written; raises what is raised for illegal ones."""
        trial, seat = self.match.fork(), self.lesson.seat
        trial.play(seat, *moves)
        return ", ".join(line.partition(" ")[2] for line in trial.moves)

    def _answer(self, written: str) -> str:
        return next((answer for pattern, answer in self.step.answers.items() if fnmatchcase(written, pattern)), "")

    def _open(self, called: str) -> Match:
        lesson = self.lesson
        names = [bot_name(who, seat, self.faces[seat]) for seat, who in enumerate(lesson.company)]
        names[lesson.seat] = called or LEARNER
        seats = len(lesson.company)
        begin = lesson.position and {"game": lesson.game, "seats": seats, "options": lesson.options, **lesson.position}
        try:
            return Match(lesson.rules, seats, lesson.options, names=names, position=begin or None)
        except FilatureError as error:
            raise self._misfit(error) from error

    def _prepare(self) -> None:
        self.played = 0
        self.wanted: list[int] = []
        try:
            for line in self.step.before:
                replay_line(self.match, line, sealed=False)
            if self.step.move:
                self.wanted = self.match.state.read(self.lesson.seat, self.step.move)
                self.match.fork().play(self.lesson.seat, *self.wanted)
        except FilatureError as error:
            raise self._misfit(error) from error

    def _follow(self) -> None:
        """What the learner plays in this step."""
        if self.asks:
            self.match.play(self.lesson.seat, *self.wanted)
            self.played = len(self.wanted)

    def _misfit(self, error: FilatureError) -> BadLesson:
        return BadLesson(
            "bad-lesson",
            "{file}, step {step}: {why}",
            file=f"{self.lesson.name}.toml",
            step=f"{self.number + 1} ({self.step.say})",
            why=str(error),
        )


def faces_of(lesson: Lesson) -> list[str]:
    """Who plays the others: a person of the house for each."""
    faces: list[str] = []
    for seat, who in enumerate(lesson.company):
        faces.append("" if who == LEARNER else draw_face(f"{lesson.name} {seat}", faces, who))
    return faces
