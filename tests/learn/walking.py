"""A lesson gone through on the real engine, as its file says."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from filature.language import Speaker
from filature.learn import Lesson, Run, lessons

LESSONS = list(lessons())


def stages(lesson: Lesson) -> Iterator[Run]:
    """The lesson at each of its steps; what a step asks for is played afterwards, as it is written."""
    run = Run(lesson)
    while True:
        yield run
        if run.last:
            return
        if run.asks:
            run.play(understood(run, run.step.move))
        else:
            run.go_on()


def at(lesson: Lesson, step: str) -> Run:
    """The lesson at the step of that name."""
    return Run(lesson, [one.say for one in lesson.steps].index(step))


def understood(run: Run, text: str, language: str = "en") -> list[int]:
    """What the learner has written."""
    speaker = speaker_of(run.lesson.game, language)
    return list(speaker.understand(run.match.state, run.lesson.seat, text))


@cache
def speaker_of(game: str, language: str) -> Speaker:
    return Speaker(language, next(one for one in lessons().values() if one.game == game).rules)
