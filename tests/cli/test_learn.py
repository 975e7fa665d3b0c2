"""Lessons at a terminal: each to its end, other moves answered, left and taken up again."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from filature import learn
from filature.cli.main import app
from filature.language import LANGUAGES, Speaker
from tests.cli.test_commands import run

LESSONS = list(learn.lessons())


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FILATURE_HOME", str(tmp_path))
    return tmp_path


def answers(name: str, language: str = "en") -> Iterator[str]:
    """What is typed at each step but the last, where nothing is asked."""
    lesson = learn.lesson(name)
    speaker = Speaker(language, lesson.rules)
    for step, _ in pairwise(lesson.steps):
        yield speaker.typed(step.move) if step.move else ""


def go_through(name: str, typed: list[str], *options: str, language: str = "en") -> Result:
    return CliRunner().invoke(app, ["learn", name, "--lang", language, *options], input="\n".join([*typed, ""]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_to_its_end(name: str, language: str) -> None:
    lesson = learn.lesson(name)
    shown = go_through(name, list(answers(name, language)), language=language)
    assert shown.exit_code == 0
    lines = shown.stdout.splitlines()
    assert lines[0] == learn.Tutor(language, lesson).title()
    speaker, steps = Speaker(language), len(lesson.steps)
    assert all(speaker.say("learn-step", step=number + 1, steps=steps) in lines for number in range(steps))
    assert lines[-1] == speaker.say("learn-play", words=lesson.game)
    text = " ".join(learn.Tutor(language, lesson).text(learn.Run(lesson, len(lesson.steps))))
    assert text.split(". ")[0] in shown.stdout


@pytest.mark.parametrize("name", LESSONS)
def test_the_command_it_ends_with_opens_a_real_match(name: str) -> None:
    end = go_through(name, list(answers(name))).stdout.splitlines()[-1]
    command = end.partition("filature ")[2].split()
    shown = CliRunner().invoke(app, [*command, "--lang", "en"], input="")
    assert re.search(r"^You (are|work for|belong|sit)", shown.stdout, re.MULTILINE), shown.stdout


def test_the_same_in_a_process_of_its_own(home: Path) -> None:
    shown = run("learn", "heimlich", home=home, text="\n".join([*answers("heimlich"), ""]))
    assert shown.returncode == 0, shown.stderr
    assert "you have won" in shown.stdout


def test_another_legal_move_is_answered_and_an_illegal_one_explained() -> None:
    typed = list(answers("heimlich"))
    wrong = ["red+3", "red+2 violet+2", "nonsense", "who am i", ""]
    shown = go_through("heimlich", [*typed[:3], *wrong, *typed[3:]])
    assert shown.exit_code == 0
    assert "red running off alone?" in shown.stdout
    assert "these add up to 4" in shown.stdout
    assert "HC-3.3" in shown.stdout
    assert "'nonsense'" in shown.stdout
    assert shown.stdout.count("You are red") >= 1
    assert shown.stdout.count("Give red 1 step and violet 2") == 2  # an empty line asks for it again


def test_a_lesson_left_in_the_middle_goes_on_there_and_may_begin_again() -> None:
    left = go_through("serum", ["", "", "quit"])
    assert left.exit_code == 0
    assert left.stdout.splitlines()[-1].endswith("filature learn serum")
    cut_off = go_through("serum", [""])
    assert cut_off.exit_code == 2
    assert "Step 3 of 16" in cut_off.stdout
    assert "Step 2 of 16" not in cut_off.stdout
    assert "Step 5 of 16" in go_through("serum", [""]).stdout
    assert "Step 1 of 16" in go_through("serum", [], "--again").stdout
    done = go_through("serum", list(answers("serum")))
    assert done.exit_code == 0
    assert "Step 1 of 16" in go_through("serum", []).stdout


def test_what_is_kept_of_a_lesson_may_be_nonsense(home: Path) -> None:
    go_through("serum", [""])
    [kept] = (home / "lessons").iterdir()
    kept.write_text("the middle")
    assert "Step 1 of 16" in go_through("serum", []).stdout


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_can_be_printed_with_its_moves(name: str) -> None:
    shown = CliRunner().invoke(app, ["learn", name, "--print", "--lang", "en"])
    assert shown.exit_code == 0
    for move in filter(None, answers(name)):
        assert f"> {move}" in shown.stdout


def test_lessons_are_listed_and_an_unknown_one_is_refused() -> None:
    shown = CliRunner().invoke(app, ["learn", "--lang", "de"])
    assert [line.split()[0] for line in shown.stdout.splitlines()] == LESSONS
    assert "deine erste Partie" in shown.stdout
    refused = run("learn", "heimlch", home=Path("."))
    assert refused.returncode == 2
    assert "heimlich" in refused.stderr
