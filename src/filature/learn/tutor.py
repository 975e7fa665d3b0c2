"""What a lesson says, in one language: the text of a step, and the answer to a move that is not its own."""

from __future__ import annotations

from filature.kernel.errors import IllegalMove
from filature.kernel.state import seat_name
from filature.language.bundle import messages
from filature.language.persons import display_name
from filature.learn.lesson import Lesson
from filature.learn.run import OtherMove, Run

PACKAGE = "filature.learn"


class Tutor:
    """Speaks for one lesson.

    >>> from filature import learn
    >>> run = learn.Run(learn.lesson("heimlich"))
    >>> learn.Tutor("en", run.lesson).title()
    'Heimlich & Co.: your first match'
    """

    def __init__(self, language: str, lesson: Lesson) -> None:
        self.language = language
        self.lesson = lesson
        self._messages = messages(language, PACKAGE)

    def title(self) -> str:
        return self._say(f"lesson-{self.lesson.name}")

    def text(self, run: Run) -> list[str]:
        """What the step tells, in paragraphs."""
        return self._say(f"lesson-{self.lesson.name}-{run.step.say}", run).split("\n\n")

    def task(self, run: Run) -> str:
        """What the learner is to do now; empty where they only read."""
        task = f"lesson-{self.lesson.name}-{run.step.say}"
        asks = run.asks and self._messages.has(task, "task")
        return self._messages.format(task, "task", self._names(run)) if asks else ""

    def answer(self, run: Run, other: OtherMove) -> str:
        """What is said to a legal move that is not the one of this step."""
        if not other.answer:
            return self._say("lesson-other-move")
        return self._say(f"lesson-{self.lesson.name}-{run.step.say}-{other.answer}", run)

    def refusal(self, run: Run, other: OtherMove) -> IllegalMove:
        """The same as a refusal that carries its own words."""
        said = self.answer(run, other)
        return IllegalMove("lesson-other-move", "{words}", words=said)

    def _say(self, message: str, run: Run | None = None) -> str:
        return self._messages.format(message, None, self._names(run) if run else {})

    def _names(self, run: Run) -> dict[str, str]:
        """Everybody at the table, as `p1`, `p2` …"""
        return {seat_name(seat): display_name(name, self.language) for seat, name in enumerate(run.match.names)}
