"""The command `filature`, run as people run it."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from filature import __version__
from filature.games import catalogue
from filature.kernel.dice import FairDice
from filature.kernel.match import Match
from filature.kernel.record import load_record, write_record

COMMAND = [sys.executable, "-m", "filature.cli.main"]


def run(*arguments: str, home: Path, text: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "FILATURE_HOME": str(home), "LANG": "en_GB.UTF-8", "PYTHONIOENCODING": "utf-8"}
    environment.pop("LC_ALL", None)
    return subprocess.run(
        [*COMMAND, *arguments],
        input=text,
        capture_output=True,
        encoding="utf-8",
        env=environment,
        timeout=60,
        check=False,
    )


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished match of three, advanced, kept in a file."""
    match = Match(
        catalogue.game("heimlich"), 3, {"mode": "advanced"}, names=["Anna", "Bert", "Cleo"], dice=FairDice(bytes(32))
    )
    while not match.over:
        match.settle()
        for seat in match.state.turn():
            match.play(seat, match.state.moves(seat)[len(match.moves) % len(match.state.moves(seat))])
    file = tmp_path / "match.json"
    file.write_text(write_record(match.record()), encoding="utf-8")
    return file


def refused(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 2, done
    assert "Traceback" not in done.stderr
    assert done.stderr.strip()
    return done.stderr


BAD: list[tuple[Sequence[str], str]] = [
    (["play", "chess"], "heimlich"),
    (["rules", "chess"], "heimlich"),
    (["play", "heimlich", "--seats", "8"], "2 to 7"),
    (["play", "heimlich", "--seats", "many"], "integer"),
    (["play", "heimlich", "-o", "speed=fast"], "goal_tie"),
    (["play", "heimlich", "-o", "turnCap=3"], "Did you mean turn_limit?"),
    (["play", "heimlich", "-o", "die=oneToThree"], "Did you mean one_to_three?"),
    (["play", "heimlch"], "Did you mean heimlich?"),
    (["play", "heimlich", "--bot", "gredy"], "Did you mean greedy?"),
    (["play", "heimlich", "-o", "mode=medium"], "basic, advanced"),
    (["play", "heimlich", "-o", "turn_limit=-3"], "a whole number of turns"),
    (["play", "heimlich", "-o", "mode"], "name=value"),
    (["play", "heimlich", "-o", "colours=red,blue"], "6 different agents"),
    (["play", "heimlich", "--bot", "genius"], "random, greedy"),
    (["play", "heimlich", "--bot", "nowhere:Anna"], "There is no module 'nowhere'"),
    (["play", "heimlich", "--bot", "tests.bots.guests:Anna"], "its players are Good"),
    (["play", "heimlich", "--bot", "cmd:no-such-program"], "as cmd:node bot.mjs"),
    (["play", "serum", "--bot", "tests.bots.guests:First"], "plays heimlich, not serum"),
    (["play", "heimlich", "--human", "9"], "1 to 4"),
    (["play", "--lang", "xx"], "en, fr, de"),
    (["play", "--resume"], "no unfinished match"),
    (["replay", "missing.json"], "missing.json"),
    (["verify", "missing.json"], "missing.json"),
    (["arena", "heimlich"], "--bots hard,greedy,greedy"),
    (["arena", "heimlich", "--bots", "greedy"], "2 to 7"),
    (["arena", "heimlich", "--bots", "greedy,genius"], "random, greedy"),
    (["arena", "heimlich", "--bots", "greedy,tests.bots.guests:function"], "derived from filature.bots.contract"),
    (["arena", "heimlich", "--bots", "greedy,cmd:"], "comes the command that starts the bot"),
    (["arena", "heimlich", "--bots", "greedy,cmd:node 'bot.mjs"], "No closing quotation"),
    (["arena", "heimlich", "--bots", "greedy,random", "--records", "/dev/null"], "cannot be written"),
    (["arena", "heimlich", "--bots", "greedy,random", "--matches", "0"], "at least 1"),
    (["arena", "heimlich", "--bots", "greedy,random", "--matches", "9"], "multiple of 2, such as 10"),
    (["arena", "heimlich", "--bots", "greedy,random", "--sides", "greedy,random"], "neither with --bots"),
    (["arena", "heimlich", "--sides", "greedy,random"], "everybody wins alone"),
    (["arena", "heimlich", "--bots", "greedy,random", "--p1", "0.6"], "for --sprt"),
    (["arena", "heimlich", "--bots", "greedy,random", "--sprt", "--p1", "0.4"], "0 < p0 < p1 < 1"),
    (["arena", "heimlich", "--ratings", "--sprt"], "--bots or --sides"),
    (["arena", "heimlich", "--bots", "greedy,random", "--write", "bots.md"], "for --ratings"),
    (["arena", "heimlich", "--ratings", "--write", "missing.md"], "missing.md"),
    (["arena", "heimlich", "--bots", "greedy,random", "--keep", "missing/kept"], "cannot be written"),
    (["serve", "--bot", "anna"], "a bot is written as name=module:Class or name=cmd:COMMAND"),
    (["serve", "--bot", "anna=nowhere:Anna"], "There is no module 'nowhere'"),
    (["serve", "--bot", "hard=tests.bots.guests:Good"], "but none of archivist,"),
    (["bench", "playouts", "heimlich", "--seats", "1"], "2 to 7"),
    (["bench", "playouts", "heimlich", "--seconds", "0"], "more than 0"),
    (["dance"], "dance"),
    (["gmes"], "Did you mean 'games'?"),
]


@pytest.mark.parametrize(("arguments", "right"), BAD, ids=lambda part: " ".join(part) if isinstance(part, list) else "")
def test_a_bad_command_is_refused_in_one_breath_with_what_would_be_right(
    arguments: list[str], right: str, tmp_path: Path
) -> None:
    assert right in refused(run(*arguments, home=tmp_path))


def test_a_refusal_speaks_the_language_asked_for(tmp_path: Path) -> None:
    assert "Ein Spiel chess gibt es nicht" in refused(run("play", "chess", "--lang", "de", home=tmp_path))


def test_the_version_says_how_the_rules_are_built(tmp_path: Path) -> None:
    text = run("--version", home=tmp_path).stdout
    assert __version__ in text
    assert ("rules compiled" in text) != ("rules interpreted" in text)


def test_games_are_listed_for_people_and_for_programs(tmp_path: Path) -> None:
    assert "heimlich: Heimlich & Co., 2-7" in run("games", home=tmp_path).stdout
    [heimlich] = [
        game for game in json.loads(run("games", "--json", home=tmp_path).stdout) if game["name"] == "heimlich"
    ]
    assert heimlich["seats"] == [2, 7]
    assert heimlich["options"]["mode"] == "basic, advanced"
    assert heimlich["bots"][:5] == ["random", "greedy", "easy", "normal", "hard"]


def test_a_replay_shows_each_reader_what_he_may_know(record: Path, tmp_path: Path) -> None:
    watcher = run("replay", str(record), home=tmp_path).stdout
    anna = run("replay", str(record), "--seat", "1", home=tmp_path).stdout
    everything = run("replay", str(record), "--seat", "all", "--lang", "fr", home=tmp_path).stdout
    assert "Your card" not in watcher
    assert anna.count("Your card") == 1
    assert anna.count("Your report:") == 1
    assert everything.count("Votre carte") == 3
    assert "Pour Cleo seulement" in everything
    assert "Masks off!" in watcher
    assert "by watcher or by all" in refused(run("replay", str(record), "--seat", "7", home=tmp_path))


def test_a_replay_is_told_under_the_names_of_its_turns(record: Path, tmp_path: Path) -> None:
    opening, *turns = run("replay", str(record), home=tmp_path).stdout.split("\n\nTurn ")
    assert "Before the first turn\nIn play: " in opening
    assert [turn.partition("\n")[0] for turn in turns] == [str(number) for number in range(1, len(turns) + 1)]
    assert all(" rolls " in turn for turn in turns)


def test_a_true_record_is_verified(record: Path, tmp_path: Path) -> None:
    done = run("verify", str(record), home=tmp_path)
    assert done.returncode == 0
    assert "Verified" in done.stdout
    assert "complete" in done.stdout


def edited(record: Path, old: str, new: str) -> Path:
    text = record.read_text(encoding="utf-8")
    assert old in text
    record.write_text(text.replace(old, new, 1), encoding="utf-8")
    return record


def test_an_edited_record_is_found_out(record: Path, tmp_path: Path) -> None:
    assert "changed after" in refused(run("verify", str(edited(record, "roll 1", "roll 6")), home=tmp_path))


def test_a_record_with_other_dice_is_found_out_even_if_its_digest_fits(record: Path, tmp_path: Path) -> None:
    import msgspec

    true = load_record(record)
    first = next(n for n, move in enumerate(true.moves) if move.startswith("order"))
    other = "order 1" if true.moves[first] != "order 1" else "order 2"
    forged = msgspec.structs.replace(true, moves=(*true.moves[:first], other, *true.moves[first + 1 :]))
    record.write_text(write_record(forged), encoding="utf-8")
    message = refused(run("verify", str(record), home=tmp_path))
    assert f"Move {first + 1}" in message
    assert "sealed dice" in message


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"filature":2', '"filature":3', "newer"),
        ('"filature":2', '"filature":1', "format 1, which does not say"),
        ('"filature":2', '"filature":"two"', "not a record"),
        ('"moves":[', '"moves":[[', "not a record"),
        ('"seats":3', '"seats":4', "changed after"),
        ("{", "", "not a record"),
    ],
)
def test_what_is_no_record_is_said_to_be_none(record: Path, tmp_path: Path, old: str, new: str, complaint: str) -> None:
    for command in ("verify", "replay", "stats"):
        file = tmp_path / "bad.json"
        file.write_text(record.read_text(encoding="utf-8"), encoding="utf-8")
        assert complaint in refused(run(command, str(edited(file, old, new)), home=tmp_path)).casefold()


def test_statistics_are_told_in_words_and_in_exact_figures(record: Path, tmp_path: Path) -> None:
    assert "Who took this agent out of the ruin" in run("stats", str(record), home=tmp_path).stdout
    figures = json.loads(run("stats", str(record), "--json", home=tmp_path).stdout)
    assert set(figures["favour"]) == {"p1", "p2", "p3"}


ARENA = ["arena", "heimlich", "-o", "turn_limit=6"]


def test_the_arena_answers_people_and_programs(tmp_path: Path) -> None:
    bots = [*ARENA, "--bots", "greedy,random"]
    standings = json.loads(run(*bots, "--matches", "20", "--jobs", "2", "--json", home=tmp_path).stdout)
    assert standings["matches"] == 20
    assert {"wins", "share", "rate", "low", "high", "points", "p_value", "seconds", "slowest"} <= {
        key for entry in standings["entries"] for key in entry
    }
    told = run(*bots, "--matches", "4", "--sprt", home=tmp_path).stdout
    assert "rate" in told
    assert "SPRT: greedy remains undecided" in told


def test_ratings_are_told_kept_and_written(tmp_path: Path) -> None:
    document, kept = tmp_path / "bots.md", tmp_path / "kept.jsonl"
    document.write_text("<!-- ratings heimlich -->\n<!-- end -->\n", encoding="utf-8")
    ratings = [*ARENA, "--ratings", "--bots", "greedy,random", "--seats", "2", "--matches", "8", "--keep", str(kept)]
    told = run(*ratings, "--write", str(document), home=tmp_path).stdout
    assert "openskill" in told
    assert len(kept.read_text().splitlines()) == 9
    written = document.read_text(encoding="utf-8")
    [command] = [line for line in written.splitlines() if line.startswith("filature arena")]
    again = json.loads(run(*command.split()[1:], "--json", home=tmp_path).stdout)
    for entry in again["entries"]:
        assert f"| `{entry['name']}` | {entry['rating']['rating']:.0f} |" in written
    assert "another contest" in refused(run(*ratings, "--seed", "1", home=tmp_path))


def test_the_bench_answers_in_json(tmp_path: Path) -> None:
    speed = json.loads(run("bench", "playouts", "heimlich", "--seconds", "0.05", "--json", home=tmp_path).stdout)
    assert speed["games"] > 0


def test_the_referee_answers_on_standard_output(tmp_path: Path) -> None:
    done = run("referee", home=tmp_path, text='{"id":1,"do":"new","game":"heimlich","seats":2}\nnonsense\n')
    first, second = (json.loads(line) for line in done.stdout.splitlines())
    assert first["id"] == 1
    assert "ok" in first
    assert "error" in second
    assert done.returncode == 0


def test_end_of_input_keeps_the_match_which_then_goes_on(tmp_path: Path) -> None:
    done = run("play", "heimlich", "--seats", "2", home=tmp_path, text="w\n")
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert "--resume" in done.stdout
    [kept] = (tmp_path / "matches").glob("*.json")
    before = load_record(kept).moves
    again = run("play", "--resume", "--lang", "fr", home=tmp_path, text="qui suis-je\nq\n")
    assert again.returncode == 0
    assert "Vous êtes" in again.stdout
    assert load_record(kept).moves[: len(before)] == before


@pytest.mark.parametrize("game", catalogue.names())
def test_every_game_can_be_played_and_measured_without_a_number_of_seats(game: str, tmp_path: Path) -> None:
    usual = catalogue.game(game).usual_seats()
    done = run("play", game, home=tmp_path, text="q\n")
    assert done.returncode == 0, done.stderr
    [kept] = (tmp_path / "matches").glob("*.json")
    assert load_record(kept).seats == usual
    speed = run("bench", "playouts", game, "--seconds", "0.01", home=tmp_path)
    assert speed.stdout.startswith(f"{game}, {usual} seats, "), speed.stderr


def test_several_bots_sit_down_in_turn(tmp_path: Path) -> None:
    done = run("play", "heimlich", "--human", "2", "--bot", "hothead,greyman@8", home=tmp_path, text="q\n")
    assert done.returncode == 0
    [kept] = (tmp_path / "matches").glob("*.json")
    assert load_record(kept).players == ("hothead", "person", "greyman@8", "hothead")


def test_a_match_that_cannot_be_kept_is_not_begun(tmp_path: Path) -> None:
    (tmp_path / "matches").write_text("in the way", encoding="utf-8")
    assert "--file" in refused(run("play", "heimlich", home=tmp_path, text="w\n"))


def start_playing(home: Path) -> subprocess.Popen[str]:
    environment = {**os.environ, "FILATURE_HOME": str(home), "LANG": "en_GB.UTF-8", "PYTHONIOENCODING": "utf-8"}
    process = subprocess.Popen(
        [*COMMAND, "play", "heimlich"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment,
    )
    assert process.stdout
    while "for help" not in process.stdout.readline():
        pass
    while "For example" not in process.stdout.readline():
        pass
    return process


def test_an_interrupt_at_the_prompt_keeps_the_match(tmp_path: Path) -> None:
    process = start_playing(tmp_path)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert process.returncode == 2
    assert "--resume" in out
    assert err == ""
    [kept] = (tmp_path / "matches").glob("*.json")
    assert load_record(kept).moves


def test_a_reader_who_closes_the_pipe_ends_it_quietly(tmp_path: Path) -> None:
    process = start_playing(tmp_path)
    assert process.stdin
    assert process.stdout
    assert process.stderr
    process.stdout.close()
    process.stdin.write("b\n" * 50)
    process.stdin.close()
    assert process.wait(timeout=30) == 2
    assert process.stderr.read() == ""
    process.stderr.close()
    [kept] = (tmp_path / "matches").glob("*.json")
    assert load_record(kept).moves
