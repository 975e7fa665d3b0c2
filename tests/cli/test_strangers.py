"""A record may be anybody's: nothing in it gives orders to the terminal of whoever reads it."""

import io
import json
import unicodedata
from pathlib import Path
from typing import Any

import msgspec
import pytest

from filature.cli import console
from filature.cli.console import Console
from filature.games import catalogue
from filature.kernel.dice import FairDice
from filature.kernel.match import Match
from filature.kernel.record import Record, load_record, write_record
from filature.language.plain import JOINER
from tests.cli.test_commands import refused, run

NAMES = [
    "\x1b]0;owned\x07\x1b[31mAnna\x1b[0m\r",
    "Zoë\u202e 👩‍🚀\u2066 Łukasz\u200b\x9b2J\x85",
    "[red]Cleo[/red] [link=http://elsewhere.example]here[/link]\nYour card: orange\x7f",
]
PLAIN = [
    "]0;owned [31mAnna [0m",
    "Zoë 👩‍🚀 Łukasz 2J",
    "[red]Cleo[/red] [link=http://elsewhere.example]here[/link] Your",
]


def orders(text: str) -> list[str]:
    """The letters of a text that a terminal would obey."""
    return [letter for letter in text if unicodedata.category(letter) in ("Cc", "Cf") and letter not in ("\n", JOINER)]


def match_of(names: list[str], moves: int = 10**6) -> Match:
    match = Match(catalogue.game("heimlich"), 3, names=names, players=["person"] * 3, dice=FairDice(bytes(32)))
    match.settle()
    while not match.over and len(match.moves) < moves:
        for seat in match.state.turn():
            match.play(seat, match.state.moves(seat)[len(match.moves) % len(match.state.moves(seat))])
        match.settle()
    return match


def keep(file: Path, record: Record, **changes: Any) -> str:
    file.write_text(write_record(msgspec.structs.replace(record, **changes)), encoding="utf-8")
    return str(file)


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> str:
    return keep(tmp_path_factory.mktemp("records") / "match.json", match_of(NAMES).record())


@pytest.mark.parametrize(
    "command",
    [
        ["replay"],
        ["replay", "--seat", "all", "--lang", "fr"],
        ["replay", "--seat", "1"],
        ["stats"],
        ["analyse", "--quick"],
    ],
    ids=" ".join,
)
def test_whoever_reads_a_record_sees_its_names_and_obeys_none(
    command: list[str], finished: str, tmp_path: Path
) -> None:
    done = run(command[0], finished, *command[1:], home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert orders(done.stdout + done.stderr) == []
    assert [name for name in PLAIN if name not in done.stdout and "--seat 1" not in " ".join(command)] == []


@pytest.mark.parametrize("command", [["verify"], ["stats", "--json"], ["analyse", "--quick", "--json"]], ids=" ".join)
def test_programs_are_told_the_same_and_nothing_else(command: list[str], finished: str, tmp_path: Path) -> None:
    done = run(command[0], finished, *command[1:], home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert orders(done.stdout + done.stderr) == []
    assert "--json" not in command or json.loads(done.stdout)


def test_a_match_that_is_taken_up_again_brings_no_orders_along(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    keep(
        file,
        match_of(NAMES, 12).record(open_seed=True),
        notes={f"p{seat + 1}": ("\x1b[2Jnote\u202e",) for seat in range(3)},
    )
    done = run("play", "--resume", "--file", str(file), home=tmp_path, text="\nnotes\nlog\nb\nw\nq\n")
    assert done.returncode == 0, done.stderr
    assert "[2Jnote" in done.stdout
    assert orders(done.stdout + done.stderr) == []
    assert orders("".join(load_record(file).names)) == []


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
@pytest.mark.parametrize(
    "changes",
    [
        {"game": "chess\x1b[31m\u202e"},
        {"moves": ("order 1\x1b]0;owned\x07",)},
        {"moves": ("p1 \x9b31m\u202e",)},
        {"options": {"mode": "\x1b[31m"}},
        {"options": {"\x1b[31m": 1}},
        {"players": ("person", "person", "\x1b[31m")},
    ],
    ids=ascii,
)
def test_a_record_that_is_refused_gives_no_orders_either(changes: dict[str, Any], lang: str, tmp_path: Path) -> None:
    file = keep(tmp_path / "match.json", match_of(NAMES, 12).record(open_seed=True), **changes)
    for command in (["replay", file], ["verify", file], ["play", "--resume", "--file", file]):
        if "players" not in changes or command[0] == "play":
            assert orders(refused(run(*command, "--lang", lang, home=tmp_path))) == []


def test_names_given_on_the_command_line_are_plain_too(tmp_path: Path) -> None:
    run("play", "heimlich", "--seats", "2", "--name", NAMES[0], home=tmp_path, text="q\n")
    [kept] = (tmp_path / "matches").glob("*.json")
    assert load_record(kept).names[0] == f"{PLAIN[0]} (p1)"


def test_what_is_printed_is_plain_wherever_it_comes_from(capsys: pytest.CaptureFixture[str]) -> None:
    screen = io.StringIO()
    here = Console(io.StringIO("\x1b[31m\n"), screen)
    here.lines(NAMES)
    here.ask(NAMES[0])
    for name in NAMES:
        console.write_line(name)
        console.write_line(name, err=True)
    console.write_json(NAMES)
    shown = capsys.readouterr()
    assert orders(screen.getvalue() + shown.out + shown.err) == []
    assert json.loads(shown.out.splitlines()[-1]) == NAMES


def test_nothing_is_printed_past_the_one_place_for_it() -> None:
    others = [file for file in Path(console.__file__).parent.glob("*.py") if file.name != "console.py"]
    texts = {file.name: file.read_text(encoding="utf-8") for file in others}
    ways = ("typer.echo(", "print(", "stdout", "stderr.", "secho(")
    assert [(name, way) for name, text in texts.items() for way in ways if way in text] == []
