"""Bots from outside: a class or a program plays like any other, and whatever it does wrong ends in one sentence."""

from __future__ import annotations

import json
import os
import re
import shlex
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from filature import bots
from filature.bots import program
from filature.bots.outside import split_names
from filature.bots.program import CommandPlayer
from filature.games import catalogue
from filature.games.heimlich import GAME
from filature.kernel.dice import FairDice
from filature.kernel.errors import BadOption, BadRequest, BotFailed, UnknownBot
from filature.kernel.match import Match
from tests.bots import guests

RUDE = Path(__file__).with_name("rude.py")


def rude(manner: str, at: str = "") -> str:
    return f"cmd:{shlex.join([sys.executable, str(RUDE), manner])} {at}".strip()


def seated(name: str, other: str = "random", game: str = "heimlich", limit_s: float = 30.0) -> bots.Seated:
    """A match of bots, the one that is meant at the first seat."""
    box = catalogue.game(game)
    match = Match(box, box.seats[0], dice=FairDice(b"outside"))
    names = [name, *[other] * (match.seats - 1)]
    return bots.Seated(match, {seat: bots.bring(box, bot, seat, limit_s) for seat, bot in enumerate(names)})


def play(name: str, game: str = "heimlich") -> Match:
    seats = seated(name, game=game)
    try:
        seats.play_out()
        return seats.match
    finally:
        seats.close()
        assert not program.RUNNING


# Who plays


@pytest.mark.parametrize("game", catalogue.names())
@pytest.mark.parametrize("name", [rude("polite"), "tests.bots.guests:Good", "examples.python_bot:LeastHeard"])
def test_a_class_and_a_program_play_every_game(name: str, game: str) -> None:
    assert play(name, game=game).over


def asked_in_a_match(tmp_path: Path) -> tuple[Match, list[dict[str, Any]], list[bytes]]:
    """A match, every line a program at its first seat was sent, and the views of that seat."""
    log, script = tmp_path / "asked.jsonl", tmp_path / "bot.py"
    script.write_text(
        "import json, sys\n"
        f"log = open({str(log)!r}, 'w')\n"
        "for line in sys.stdin:\n"
        "    print(line, end='', file=log, flush=True)\n"
        "    asked = json.loads(line)\n"
        "    print(json.dumps({'id': asked['id'], 'move': asked.get('moves', [0])[-1]}), flush=True)\n"
    )
    seats = seated(f"cmd:{sys.executable} {script}")
    match = seats.match
    views = []
    match.settle()
    while not match.over:
        [seat] = match.state.turn()
        views += [msgspec.json.encode(match.view(seat))] if seat == 0 else []
        seats.move(seat)
        match.settle()
    seats.close()
    return match, [json.loads(line) for line in log.read_bytes().splitlines()], views


def test_a_program_is_told_what_its_seat_may_know_and_nothing_else(tmp_path: Path) -> None:
    match, [hello, new, *moves], views = asked_in_a_match(tmp_path)
    assert [asked["id"] for asked in (hello, new, *moves)] == list(range(len(moves) + 2))
    assert (hello["ask"], hello["protocol"]) == ("hello", 1)
    assert {**new, "options": None} == {
        "id": 1,
        "ask": "new",
        "game": "heimlich",
        "seat": 0,
        "seats": 2,
        "options": None,
        "seed": 0,
    }
    assert new["options"] == moves[0]["view"]["options"]
    assert all(set(asked) == {"id", "ask", "view", "events", "moves"} for asked in moves)
    assert [msgspec.json.encode(asked["view"]) for asked in moves] == views
    heard = [event for asked in moves for event in asked["events"]]
    mine = [(n, event.kind) for n, event in match.heard(0)]
    assert [(event["number"], event["kind"]) for event in heard] == mine[: len(heard)]
    assert len(heard) > len(moves)


def test_the_lines_in_the_documentation_have_the_fields_that_are_sent(tmp_path: Path) -> None:
    document = (Path(__file__).parents[2] / "docs" / "referee.md").read_text(encoding="utf-8")
    block = document.partition("## Turned round")[2].partition("```\n")[2].partition("```")[0]
    told = [json.loads(re.sub("…", "", line)) for line in block.splitlines()]
    questions, answers = told[::2], told[1::2]
    assert [answer["id"] for answer in answers] == [question["id"] for question in questions]
    assert [list(question) for question in questions] == [list(asked) for asked in asked_in_a_match(tmp_path)[1][:3]]
    assert questions[0]["protocol"] == program.PROTOCOL


def test_a_player_of_words_is_given_the_moves_in_words_and_every_event_once() -> None:
    guests.First.given.clear()
    match = play("tests.bots.guests:First")
    assert [f"p1 {moves[0]}" for _, moves in guests.First.given] == [
        move for move in match.moves if move.startswith("p1 ")
    ]
    assert guests.First.given[-1][0] <= len(match.heard(0))


def test_a_command_is_split_like_a_shell_would_but_no_shell_reads_it(tmp_path: Path) -> None:
    folder = tmp_path / "my bots"
    folder.mkdir()
    (folder / "bot.py").write_text(RUDE.read_text())
    spaced = shlex.quote(str(folder / "bot.py"))
    for command in (f"{sys.executable} {spaced} polite", f'"{sys.executable} {spaced} polite"'):
        assert play(f"cmd:{command}").over
    assert play(f"cmd:{sys.executable} {spaced} polite; touch {tmp_path}/owned").over
    assert not (tmp_path / "owned").exists()


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("hard, greedy", ["hard", "greedy"]),
        ("", []),
        ("cmd:node bot.mjs,greedy", ["cmd:node bot.mjs", "greedy"]),
        ('greedy,cmd:"node bot.mjs a,b",x.y:Z', ["greedy", 'cmd:"node bot.mjs a,b"', "x.y:Z"]),
        ("cmd:node 'a,b',greedy", ["cmd:node 'a,b'", "greedy"]),
        ("cmd:node it's,greedy", ["cmd:node it's", "greedy"]),
    ],
)
def test_a_comma_in_quotes_divides_nothing(text: str, names: list[str]) -> None:
    assert split_names(text) == names


# What goes wrong


@pytest.mark.parametrize(
    ("manner", "says"),
    [
        ("silent", "has not answered within 0.5 seconds; it should answer every line with one line, and flush"),
        ("holds-on", "has not answered within 0.5 seconds"),
        ("dies", r"ended \(exit code 3\) instead of answering"),
        ("half-a-line", r"ended \(exit code 3\) instead of answering"),
        ("chatters", r"answered 'thinking …'; right would be one JSON object in one line, such as .*\"move\":\""),
        ("list", r"answered '\[1\]'; right would be"),
        ("endless-line", "answered 'x{80}'; right would be"),
        ("other-id", 'answered .*99.*; right would be .*"id":2,'),
        ("twice", 'answered .*; right would be .*"id":3,'),
        ("illegal", r"wants 'orange\+99', which is none of its \d+ moves; right would be \w+\+\d"),
        ("no-move", "wants 'None', which is none of its"),
        ("gives-up", 'gave up: I only know chess. Right would be an answer such as {"id":2,"move":"'),
    ],
)
def test_a_program_that_answers_badly_is_named_with_its_seat_and_ended(manner: str, says: str) -> None:
    name = rude(manner)
    seats = seated(name, limit_s=0.5 if manner in ("silent", "holds-on") else 30.0)
    with pytest.raises(BotFailed, match=says) as failed:
        seats.play_out()
    assert str(failed.value).startswith(f"{name} (p1) ")
    assert "\n" not in str(failed.value)
    assert not program.RUNNING
    before = len(seats.match.moves)
    with pytest.raises(BotFailed, match=says):  # it is not started again
        seats.move(0)
    assert len(seats.match.moves) == before
    seats.close()


def test_a_program_that_fails_takes_with_it_what_it_has_started() -> None:
    player = bots.bring(GAME, rude("holds-on"), 1, 0.5)
    match = Match(GAME, 2)
    match.settle()
    seats = bots.Seated(match, dict.fromkeys(range(2), player))
    seats.start(match.state.turn()[0])
    assert isinstance(player, CommandPlayer)
    assert player._program is not None
    group = player._program._process.pid
    with pytest.raises(BotFailed):
        seats.move(match.state.turn()[0])
    with suppress(ProcessLookupError):
        while True:  # the last of the group may still be on its way out
            os.killpg(group, 0)


def test_a_program_that_stays_when_its_input_ends_is_ended() -> None:
    assert play(rude("stays", "never")).over


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("tests.bots.guests:Raises", r"\(p1\) failed: KeyError: 'dropped it'. It is made with a seed"),
        ("tests.bots.guests:Cheats", r"\(p1\) wants '-5', which is none of its \d+ moves; right would be \d+"),
        ("tests.bots.guests:Invents", r"\(p1\) failed: .*'orange\+99' is none of the \d+ moves, such as "),
    ],
)
def test_a_class_that_fails_is_named_with_its_seat(name: str, says: str) -> None:
    with pytest.raises(BotFailed, match=f"^{name} {says}"):
        play(name)


# What is refused before anything is played


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("nowhere.bots:Anna", "no module 'nowhere.bots'; name one in the working folder or on the PYTHONPATH"),
        ("tests.bots.nowhere:Anna", "no module 'tests.bots.nowhere'"),
        ("tests.bots.guests:Anna", "has no 'Anna'; its players are Good, First, Invents, Raises, Cheats, Seedless"),
        ("tests.bots.guests:function", "is no class derived from filature.bots.contract.Player"),
        ("tests.bots.guests:RUDE", "has no 'RUDE'"),
        ("json:JSONDecoder", "is no class derived from .*Player; the players of json are none"),
        ("tests.bots.guests:", "is no bot: write a bot of the game, module:Class, or cmd:COMMAND"),
        ("../guests.py:Good", "is no bot"),
        ("cmd:", "After cmd: comes the command that starts the bot"),
        ("cmd:node 'bot.mjs", "no command: No closing quotation; write it like cmd:node bot.mjs"),
        ("cmd:no-such-program bot.mjs", "no program 'no-such-program'; name one on the PATH"),
        (rude("knows-heimlich"), "plays heimlich, not serum"),
        ("tests.bots.guests:First", "tests.bots.guests:First plays heimlich, not serum"),
    ],
)
def test_what_is_no_bot_for_this_game_is_said_with_what_would_be(name: str, says: str) -> None:
    with pytest.raises(BadRequest, match=says):
        bots.try_out(catalogue.game("serum"), name)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("tests.bots.guests:Seedless", r"failed: TypeError: .*It is made with a seed"),
        (rude("dies", "hello"), r"ended \(exit code 3\) instead of answering"),
        (rude("odd-games", "hello"), r'right would be one JSON object in one line, such as {"games":\["heimlich"\]}'),
        (f"cmd:{sys.executable} {RUDE.with_name('missing.py')}", r"ended \(exit code 2\)"),
    ],
)
def test_a_bot_that_cannot_even_begin_is_found_out_before(name: str, says: str) -> None:
    with pytest.raises(BotFailed, match=says):
        bots.try_out(GAME, name)
    assert not program.RUNNING


def test_a_file_that_cannot_be_run_is_no_program(tmp_path: Path) -> None:
    (tmp_path / "bot").write_text("no program at all")
    (tmp_path / "bot").chmod(0o755)
    with pytest.raises(BotFailed, match="cannot be started: Exec format error; right is a program that runs here"):
        bots.try_out(GAME, f"cmd:{tmp_path / 'bot'}")


@pytest.mark.parametrize("text", ["import nothing_of_that_name", "1 / 0", "raise SystemExit('no')", "def ("])
def test_a_module_that_cannot_be_imported_is_said_to_be_broken(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken_guest.py").write_text(text)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    with pytest.raises(BadRequest, match="The module 'broken_guest' cannot be imported: "):
        bots.try_out(GAME, "broken_guest:Anna")


# What an operator offers


@pytest.mark.parametrize("name", ["random", "hothead", "Robert", "cmd:x", "", "ro bert", "x" * 33])
def test_the_name_of_an_offered_bot_is_new_and_plain(name: str) -> None:
    with pytest.raises(BadOption, match="is no name for a bot: take up to 32 small letters"):
        bots.offer({name: "tests.bots.guests:Good"}, catalogue.games())
    assert not bots.OFFERED


def test_offered_bots_are_known_by_name_for_the_games_they_play_and_by_nothing_else() -> None:
    try:
        bots.offer({"anna": "tests.bots.guests:First", "bert": rude("polite")}, catalogue.games())
        assert bots.offered(GAME)[-2:] == ["anna", "bert"]
        assert bots.offered(catalogue.game("serum"))[-1:] == ["bert"]
        assert "anna" not in bots.offered(catalogue.game("serum"))
        assert bots.check(GAME, "anna") == "anna"
        for name in ("tests.bots.guests:First", rude("polite"), "carl"):
            with pytest.raises(UnknownBot, match="archivist, anna, bert"):
                bots.check(GAME, name)
    finally:
        bots.offer({}, catalogue.games())
