"""A contest that was interrupted goes on where it stopped."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from filature.arena.figures import Sprt
from filature.arena.tournament import run
from filature.games.heimlich import GAME
from filature.kernel.errors import BadRequest
from filature.kernel.game import stated_options
from tests.arena.observed import without_times

BOTS = ["greedy", "random"]
CAPPED = {"turn_limit": 6}


def contest(keep: Path | None, matches: int = 10, **more: Any) -> tuple[Any, int]:
    """What came of it, and how many matches had been kept."""
    told: list[int] = []
    more = {"options": CAPPED, **more}
    result = run(GAME, BOTS, matches=matches, keep=keep, progress=lambda done, _: told.append(done), **more)
    return without_times(result), told[0]


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    file = tmp_path / "kept.jsonl"
    contest(file)
    return file


def test_every_match_is_a_line_after_the_plan(kept: Path) -> None:
    plan, *matches = map(json.loads, kept.read_text().splitlines())
    assert (plan["game"], plan["bots"]) == ("heimlich", BOTS)
    assert plan["options"] == stated_options(GAME.check_options(CAPPED)), "every option, as in a record"
    assert [match["number"] for match in matches] == list(range(10))


def test_a_contest_that_is_done_is_not_played_again(kept: Path) -> None:
    before = kept.read_bytes()
    assert contest(kept) == (contest(None)[0], 10)
    assert kept.read_bytes() == before


@pytest.mark.parametrize("torn", [1, 20, 500])
def test_it_goes_on_after_a_torn_line(kept: Path, torn: int) -> None:
    text = kept.read_bytes()
    lines = len(text[:-torn].splitlines(keepends=True))
    kept.write_bytes(text[:-torn])
    result, done = contest(kept)
    assert result == contest(None)[0]
    assert done == lines - 2 < 10
    assert contest(kept) == (result, 10)


@pytest.mark.parametrize("left", [0, 10])
def test_it_begins_anew_when_not_even_the_plan_was_kept(kept: Path, left: int) -> None:
    kept.write_bytes(kept.read_bytes()[:left])
    assert contest(kept) == (contest(None)[0], 0)
    assert contest(kept)[1] == 10


def test_a_damaged_last_line_is_played_again(kept: Path) -> None:
    kept.write_bytes(kept.read_bytes() + b"\0\0\0\0\n")
    assert contest(kept)[1] == 10


def test_more_matches_of_the_same_contest_are_added_and_fewer_are_taken(kept: Path) -> None:
    assert contest(kept, 14) == (contest(None, 14)[0], 10)
    assert contest(kept, 6) == (contest(None, 6)[0], 6)


def test_a_test_decides_from_what_was_kept(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    whole, _ = contest(None, 300, sprt=Sprt(p1=0.7), options=None)
    contest(file, 10, options=None)
    assert contest(file, 300, sprt=Sprt(p1=0.7), options=None) == (whole, 10)
    assert contest(file, 300, sprt=Sprt(p1=0.7), options=None)[0] == whole


def test_it_goes_on_after_a_crash_and_leaves_no_process_behind(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    crash = (
        "import os, pathlib\n"
        "from filature.arena.tournament import run\n"
        "from filature.games.heimlich import GAME\n"
        f"run(GAME, {BOTS}, matches=10, jobs=2, options={CAPPED}, keep=pathlib.Path({str(file)!r}),\n"
        "    progress=lambda done, matches: os._exit(9) if done == 4 else None)\n"
    )
    # Whoever is left behind would hold the pipe open.
    done = subprocess.run([sys.executable, "-c", crash], stdout=subprocess.PIPE, timeout=60, check=False)
    assert done.returncode == 9
    assert contest(file) == (contest(None)[0], 4)


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ({"seed": 1}, "its seed is 0, not 1"),
        ({"options": {"turn_limit": 7}}, "its turn_limit is 6, not 7"),
        ({"form": "ratings", "seats": 2, "matches": 12}, "its form is table, not ratings"),
    ],
)
def test_another_contest_is_refused_and_the_file_left_alone(kept: Path, more: dict[str, Any], says: str) -> None:
    before = kept.read_bytes()
    with pytest.raises(BadRequest) as caught:
        contest(kept, **more)
    assert says in str(caught.value)
    assert str(kept) in str(caught.value)
    assert kept.read_bytes() == before


@pytest.mark.parametrize("text", ["# Bots\n\nThese are ours.\n", "{}\n", '{"game":"heimlich"}\n', "\0\0\n\0\n"])
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "notes.md"
    file.write_text(text)
    with pytest.raises(BadRequest, match=r"Line 1 of .* is no match"):
        contest(file)
    assert file.read_text() == text


def test_a_line_in_the_middle_that_is_no_match_is_refused(kept: Path) -> None:
    lines = kept.read_text().splitlines()
    kept.write_text("\n".join([*lines[:3], '{"number": "three"}', *lines[4:]]) + "\n")
    with pytest.raises(BadRequest, match="Line 4"):
        contest(kept)


def test_a_place_where_nothing_can_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRequest, match="cannot be written"):
        contest(tmp_path / "missing" / "kept")
    with pytest.raises(BadRequest, match="cannot be written"):
        contest(tmp_path)
