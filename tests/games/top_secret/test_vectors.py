"""Every worked example of the rules, as it is written there."""

from __future__ import annotations

import pytest

from tests.games.top_secret import courses
from tests.games.top_secret.vectors import COURSES, Before, Course, expect, run, vector_ids, vectors

EXAMPLES = vectors()


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_of_the_rules_comes_out_as_the_rules_say(name: str) -> None:
    run(name)


def test_no_example_of_the_rules_is_left_out() -> None:
    assert list(EXAMPLES) == vector_ids() == [f"V-{number}" for number in range(1, 48)]
    assert set(COURSES) <= set(EXAMPLES)
    assert COURSES["V-1"] is courses.the_dice


def test_the_interpreter_notices_what_does_not_hold() -> None:
    course = Course(Before().read("T=1; R1 Lagos, G1 Aden").match()).play("R1 > Aden, duel 3:3")
    expect(course, "G1 eliminated")
    for wrong in ("G1 in S_green", "R1 bonus 2", "pool 1", "green to roll", "the moon is blue"):
        with pytest.raises(AssertionError):
            expect(course, wrong)


def test_the_interpreter_notices_a_refused_action() -> None:
    course = Course(Before().read("T=1; R1 Lagos").match()).play("R1 > Tokyo")
    assert course.refused == ["R1 > Tokyo"]
