"""`filature learn`: a lesson at one terminal. The step is kept, so that a lesson left in the middle goes on there."""

from __future__ import annotations

import sys

from filature.cli.console import Console, Gone
from filature.cli.keeping import keep_step, kept_step
from filature.kernel.errors import FilatureError
from filature.language import Speaker
from filature.language.default_help import help_of
from filature.language.questions import Questions, find_command
from filature.learn import Lesson, OtherMove, Run, Tutor, lesson, lessons

PROMPT = ">"


class Left(Exception):
    """The learner wants to stop; the step is kept."""


def learn_here(name: str | None, *, language: str, again: bool, printed: bool, console: Console | None = None) -> None:
    """Go through a lesson, or print it as text; without a name, list them."""
    console = console or Console()
    if name is None:
        for one in lessons().values():
            console.line(f"{one.name:22} {Tutor(language, one).title()}")
        return
    chosen = lesson(name)
    first = 0 if again or printed else kept_step(name)
    session = LessonSession(chosen, console, language=language, first=first)
    if printed:
        session.show()
        return
    try:
        session.run()
    except (Left, Gone, KeyboardInterrupt) as end:
        console.line(session.speaker.say("learn-left", words=name))
        if not isinstance(end, Left):
            sys.exit(2)


class LessonSession:
    """Tells each step and asks for its move."""

    def __init__(self, lesson: Lesson, console: Console, *, language: str, first: int = 0) -> None:
        self.lesson = lesson
        self.console = console
        self.lesson_run = Run(lesson, first)
        self.tutor = Tutor(language, lesson)
        self.speaker = Speaker(language, lesson.rules, names=self.lesson_run.match.names, seat=lesson.seat)
        self._told = 0 if first == 0 else len(self.lesson_run.match.events)

    def run(self) -> None:
        """From step to step until the last one."""
        self.console.line(self.tutor.title())
        while True:
            run = self.lesson_run
            keep_step(self.lesson.name, 0 if run.last else run.number)
            self._tell()
            if run.asks:
                self._let_move()
            elif run.last:
                break
            else:
                self._ask(self.speaker.say("learn-go-on"))
                run.go_on()
        self.console.line(self.speaker.say("learn-play", words=self.lesson.game))

    def show(self) -> None:
        """The whole lesson as text, with the moves it asks for."""
        self.console.line(self.tutor.title())
        while True:
            run = self.lesson_run
            self._tell()
            if run.asks:
                self.console.line(f"{PROMPT} {self.speaker.typed(run.step.move)}")
                run.play(run.wanted)
            elif run.last:
                return
            else:
                run.go_on()

    def _tell(self) -> None:
        """What has happened, then what the step says and wants."""
        run = self.lesson_run
        self.console.line()
        for event in run.match.events[self._told :]:
            if event.reaches(self.lesson.seat):
                self.console.line(self.speaker.event(event))
        self._told = len(run.match.events)
        steps = len(self.lesson.steps)
        self.console.line(self.speaker.say("learn-step", step=run.number + 1, steps=steps))
        self.console.lines(self.tutor.text(run))
        self._tell_task()

    def _tell_task(self) -> None:
        run = self.lesson_run
        if not run.asks:
            return
        ask = help_of(self.lesson.rules).ask(run.match.view(self.lesson.seat))
        self.console.lines([*self.speaker.sentences(ask), self.tutor.task(run)])
        self.console.line(self.speaker.say("learn-typed", words=self.speaker.typed(run.step.move)))

    def _let_move(self) -> None:
        """Ask until the move of the step is played, or the first part of it."""
        run, seat = self.lesson_run, self.lesson.seat
        before = run.number, run.played
        while before == (run.number, run.played):
            text = self._ask(PROMPT)
            if not text:
                self._tell_task()
                continue
            try:
                run.play(self.speaker.understand(run.match.state, seat, text))
            except OtherMove as other:
                self.console.line(self.tutor.answer(run, other))
            except FilatureError as error:
                self.console.line(self.speaker.error(error))
                if "clause" in error.facts:
                    self.console.line(self.speaker.say("rules-see", clause=error.facts["clause"]))

    def _ask(self, prompt: str) -> str:
        """An answer that is no question about the match; those are answered here."""
        questions = Questions(self.lesson_run.match, self.lesson.seat, self.speaker, ["quit"])
        while True:
            text = self.console.ask(prompt)
            if find_command(self.speaker, text, ["quit"])[0]:
                raise Left
            answer = questions.answer(text) if text else None
            if answer is None:
                return text
            self.console.lines(answer)
