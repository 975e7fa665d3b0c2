"""What lessons say: every step in every language, nothing left over, and figures that are those of the board."""

from __future__ import annotations

import re

import pytest

from filature import learn
from filature.language import LANGUAGES
from filature.language.bundle import messages
from filature.learn.tutor import PACKAGE
from tests.learn.walking import LESSONS, stages

LONGEST_SENTENCE = 24
"""Words in a sentence that a child reads."""
LONGEST_STEP = 72
"""Words in a step: one idea."""
LANGUAGE_AND_LESSON = [(language, name) for language in LANGUAGES for name in LESSONS]


def wanted_messages(lesson: learn.Lesson) -> set[str]:
    begins = f"lesson-{lesson.name}"
    steps = {f"{begins}-{step.say}" for step in lesson.steps}
    answers = {f"{begins}-{step.say}-{answer}" for step in lesson.steps for answer in step.answers.values()}
    return {begins, *steps, *answers}


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_text_for_each_step_and_answer_and_no_other(language: str) -> None:
    written = {name for name in messages(language, PACKAGE).names if name.startswith("lesson-")}
    wanted = {name for lesson in learn.lessons().values() for name in wanted_messages(lesson)}
    assert written == {*wanted, "lesson-other-move"}


@pytest.mark.parametrize(("language", "name"), LANGUAGE_AND_LESSON)
def test_each_step_is_told_and_a_task_is_set_where_there_is_a_move(language: str, name: str) -> None:
    lesson = learn.lesson(name)
    tutor = learn.Tutor(language, lesson)
    for run in stages(lesson):
        assert all(tutor.text(run))
        assert bool(tutor.task(run)) == run.asks, run.step.say


@pytest.mark.parametrize(("language", "name"), LANGUAGE_AND_LESSON)
def test_a_child_can_read_it(language: str, name: str) -> None:
    lesson = learn.lesson(name)
    tutor = learn.Tutor(language, lesson)
    for run in stages(lesson):
        text = " ".join(tutor.text(run))
        sentences = re.split(r"(?<=[.!?…])\s+", text)
        assert [one for one in sentences if len(one.split()) > LONGEST_SENTENCE] == [], run.step.say
        assert len(text.split()) <= LONGEST_STEP, run.step.say


@pytest.mark.parametrize(("language", "name"), LANGUAGE_AND_LESSON)
def test_the_last_figures_are_those_of_the_match(language: str, name: str) -> None:
    """What the winner has, and in a match of sides what the others have."""
    lesson = learn.lesson(name)
    steps = [step.say for step in lesson.steps]
    run = learn.Run(lesson, steps.index("won"))
    outcome = run.match.outcome()
    assert outcome is not None
    told = {int(number) for number in re.findall(r"\d+", " ".join(learn.Tutor(language, lesson).text(run)))}
    if lesson.game != "serum":  # there nobody counts points
        assert outcome.points[lesson.seat] in told
    if lesson.game == "double_agents":
        assert set(outcome.points) <= told
