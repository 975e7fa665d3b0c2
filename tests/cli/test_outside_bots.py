"""Bots of one's own in the terminal: named on the command line, and never by a record alone."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from filature.cli.keeping import load, open_match
from filature.kernel.record import load_record
from tests.bots.test_outside import RUDE, rude
from tests.cli.test_commands import refused, run
from tests.cli.test_strangers import keep

POLITE = rude("polite")


def behave(script: Path, manner: str, at: int = 0) -> None:
    """A program that is well-behaved, or not from that question on."""
    script.write_text(f"import runpy, sys\nsys.argv[1:] = [{manner!r}, '{at}']\nrunpy.run_path({str(RUDE)!r})\n")


@pytest.mark.parametrize("bots", [f"{POLITE},tests.bots.guests:Good", "examples.python_bot:LeastHeard"])
def test_bots_from_outside_play_in_the_terminal(bots: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    done = run("play", "heimlich", "--human", "none", "--bot", bots, "--file", str(file), home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert open_match(load(file)).over


def test_a_program_that_fails_ends_the_match_in_one_sentence_and_it_can_be_taken_up_again(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    script = tmp_path / "bot.py"
    bot = f"cmd:{sys.executable} {script}"
    behave(script, "dies", at=5)
    command = ["--seats", "2", "--human", "none", "--bot", f"{bot},random", "--file", str(file)]
    done = run("play", "heimlich", *command, home=tmp_path)
    [sentence] = refused(done).splitlines()
    assert sentence.startswith(f"{bot} (p1) ended (exit code 3) instead of answering")
    assert "--resume" in done.stdout
    before = load_record(file).moves
    assert before
    behave(script, "polite")
    done = run("play", "--resume", "--file", str(file), "--bot", bot, home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert open_match(load(file)).over
    assert load_record(file).moves[: len(before)] == before


def test_a_record_alone_runs_nothing(tmp_path: Path) -> None:
    file, owned = tmp_path / "match.json", tmp_path / "owned"
    stranger = f"cmd:touch {owned}"
    run("play", "heimlich", "--human", "1", "--bot", POLITE, "--file", str(file), home=tmp_path, text="q\n")
    record = load_record(file)
    assert POLITE in record.players
    keep(file, record, players=tuple(stranger if name == POLITE else name for name in record.players))
    said = refused(run("play", "--resume", "--file", str(file), home=tmp_path))
    assert f"If you trust it, say --bot '{stranger}'" in said
    for command in (["replay"], ["stats"]):
        assert run(*command, str(file), home=tmp_path).returncode == 0
    assert not owned.exists()
