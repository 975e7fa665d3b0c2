"""Every lesson fits its game: it runs to its end as its notation is written, and says so where it does not."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from filature import learn
from filature.games import catalogue
from filature.kernel.errors import FilatureError, IllegalMove
from filature.language import LANGUAGES
from filature.learn.lesson import read_lesson
from tests.learn.walking import LESSONS, at, speaker_of, stages, understood

ILLEGAL = [
    ("heimlich", "split", "red+2 violet+2", "HC-3.3"),
    ("heimlich", "dossier", "dossier H8", "HC-4.8"),
    ("heimlich_report", "report", "report orange=p1 violet=p3 blue=independent green=independent", "HC-5.6"),
    ("serum", "read", "spend G5", "TS-11.1"),
    ("serum", "file", "take lilac-locker p2=Maury p3=Maury", "TS-15.7"),
    ("double_agents", "first", "lock sabotage Rio", "DA-4.4"),
    ("double_agents", "vote", "vote p4", "DA-10.3"),
    ("double_agents_traitor", "own", "lock corruption Rio", "DA-4.4"),
    ("top_secret", "rest", "R2 > Singapore > Perth", "SE-4.2"),
    ("top_secret", "take", "pick R1 GA", "SE-5.2"),
]
SECOND_LESSONS = {"heimlich": 2, "double_agents": 2}


def text_of(name: str) -> str:
    return files("filature.learn").joinpath("lessons", f"{name}.toml").read_text(encoding="utf-8")


def test_each_game_has_its_lessons_the_first_one_first() -> None:
    for game in catalogue.names():
        names = [one.name for one in learn.lessons_of(game)]
        assert names[0] == game
        assert len(names) == SECOND_LESSONS.get(game, 1)


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_runs_to_its_end_and_the_learner_wins(name: str) -> None:
    lesson = learn.lesson(name)
    told = [run.step.say for run in stages(lesson)]
    assert told == [step.say for step in lesson.steps]
    outcome = learn.Run(lesson, len(lesson.steps)).match.outcome()
    assert outcome is not None
    assert lesson.seat in outcome.winners


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LESSONS)
def test_the_move_of_a_step_is_understood_as_the_terminal_prints_it(name: str, language: str) -> None:
    lesson = learn.lesson(name)
    for run in stages(lesson):
        if run.asks:
            typed = speaker_of(lesson.game, language).typed(run.step.move)
            assert understood(run, typed, language) == run.wanted, typed


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_asks_for_three_moves_or_more_and_takes_a_few_minutes(name: str) -> None:
    steps = learn.lesson(name).steps
    assert sum(bool(step.move) for step in steps) >= 3
    assert 8 <= len(steps) <= 16


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_that_was_left_goes_on_where_it_was(name: str) -> None:
    lesson = learn.lesson(name)
    for run in stages(lesson):
        again = learn.Run(lesson, run.number)
        assert again.match.moves == run.match.moves
        assert again.match.view(lesson.seat) == run.match.view(lesson.seat)
        assert again.asks == run.asks


def test_a_step_beyond_the_end_is_the_last_one() -> None:
    assert learn.Run(learn.lesson("serum"), 999).last


# Moves that are not those of the step


@pytest.mark.parametrize("name", LESSONS)
def test_every_other_legal_move_is_answered_and_changes_nothing(name: str) -> None:
    lesson = learn.lesson(name)
    tutors = [learn.Tutor(language, lesson) for language in LANGUAGES]
    for run in stages(lesson):
        if not run.asks:
            continue
        moves = list(run.match.moves)
        other = 0
        for text in run.match.legal(lesson.seat):
            numbers = run.match.state.read(lesson.seat, text)
            if numbers == run.wanted[: len(numbers)]:
                continue
            with pytest.raises(learn.OtherMove) as refused:
                run.play(numbers)
            assert refused.value.answer, f"{run.step.say}: {text} has no answer of its own"
            assert all(tutor.answer(run, refused.value) for tutor in tutors)
            other += 1
        assert other or len(run.match.legal(lesson.seat)) == 1
        assert run.match.moves == moves


@pytest.mark.parametrize(("name", "step", "move", "clause"), ILLEGAL)
def test_an_illegal_move_is_explained_by_its_clause(name: str, step: str, move: str, clause: str) -> None:
    run = at(learn.lesson(name), step)
    with pytest.raises(FilatureError) as refused:
        run.play(understood(run, move))
    assert refused.value.facts["clause"] == clause
    assert run.step.say == step
    assert run.asks


def test_the_steps_in_a_move_may_be_written_in_any_order_and_played_one_by_one() -> None:
    run = at(learn.lesson("heimlich"), "split")
    run.play(understood(run, "violet+2 red+1"))
    assert run.step.say == "others"
    run = at(learn.lesson("top_secret"), "deliver")
    run.play(understood(run, "R1 > Melbourne"))
    assert (run.step.say, run.asks) == ("deliver", True)
    run.play(understood(run, "R1 > H_red"))
    assert run.step.say == "rest"


def test_who_is_to_read_does_not_play_and_who_is_to_play_does_not_skip() -> None:
    reading = at(learn.lesson("double_agents"), "cards")
    with pytest.raises(IllegalMove, match="Read on first"):
        reading.play(understood(reading, "lock agent Rio"))
    with pytest.raises(IllegalMove, match="First play"):
        at(learn.lesson("double_agents"), "first").go_on()


# Files that do not fit


@pytest.mark.parametrize(
    ("right", "wrong", "step"),
    [
        ('move = "red+1 violet+2"', 'move = "red+1 violet+3"', r"heimlich\.toml, step 4 \(split\): "),
        ('before = ["roll 3"]', 'before = ["roll 9"]', r"heimlich\.toml, step 4 \(split\): "),
        ('move = "dossier H10"', 'move = "dossier H4"', r"heimlich\.toml, step 8 \(dossier\): "),
        ('"p3 blue+1 violet+1"', '"p3 blue+4 violet+1"', r"heimlich\.toml, step 9 \(ruin\): "),
        ('dossier = "H8"', 'dossier = "H11"', r"heimlich\.toml, step 1 \(welcome\): "),
        ('phase = "ROLL"', 'phase = "SPIN"', r"heimlich\.toml, step 1 \(welcome\): "),
    ],
)
def test_a_lesson_that_no_longer_fits_names_its_file_and_step(right: str, wrong: str, step: str) -> None:
    text = text_of("heimlich")
    assert right in text
    broken = read_lesson("heimlich", text.replace(right, wrong, 1))
    with pytest.raises(learn.BadLesson, match=step):
        list(stages(broken))


@pytest.mark.parametrize(
    ("right", "wrong", "why"),
    [
        ('say = "welcome"', 'sings = "welcome"', "sings"),
        ("rank = 2", 'rank = "second"', "rank"),
        ("[[steps]]", "[[steps", "line"),
        ('"learner", ', "", "names the learner once"),
    ],
)
def test_a_file_that_is_no_lesson_says_why(right: str, wrong: str, why: str) -> None:
    text = text_of("heimlich_report")
    assert right in text
    with pytest.raises(learn.BadLesson, match=rf"^heimlich_report\.toml: .*{re.escape(why)}"):
        read_lesson("heimlich_report", text.replace(right, wrong, 1))


def test_an_unknown_lesson_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(learn.UnknownLesson, match="Did you mean heimlich"):
        learn.lesson("heimlch")
