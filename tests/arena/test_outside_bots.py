"""Bots from outside in a contest: they play like the others, and one that fails loses its seat and the match."""

from __future__ import annotations

import json
import logging
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from filature.arena.tournament import run
from filature.bots import program
from filature.bots.contract import WritingPlayer
from filature.cli.keeping import load, open_match
from filature.games import catalogue
from filature.games.heimlich import GAME
from filature.kernel.errors import BadRequest, BotFailed
from filature.kernel.match import verify
from tests.arena.observed import without_times
from tests.bots.test_outside import rude

ROOT = Path(__file__).parents[2]
NODE = Path(sys.executable).with_name("node")
JAVASCRIPT = f"cmd:{NODE} {ROOT / 'examples' / 'bot.mjs'}"
CAPPED = {"turn_limit": 12}


def test_the_example_in_javascript_is_short_and_plays_fifteen_matches_against_greedy(tmp_path: Path) -> None:
    assert len((ROOT / "examples" / "bot.mjs").read_text(encoding="utf-8").splitlines()) <= 40
    command = ["arena", "heimlich", "--bots", f"{JAVASCRIPT},greedy,greedy", "--matches", "15", "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "filature.cli.main", *command], capture_output=True, encoding="utf-8", check=True
    )
    told = json.loads(done.stdout)
    entries = {entry["name"]: entry for entry in told["entries"]}
    assert (told["matches"], entries[JAVASCRIPT]["matches"], entries["greedy"]["matches"]) == (15, 15, 30)
    assert [entry["failed"] for entry in entries.values()] == [0, 0]


@pytest.mark.parametrize("bot", [JAVASCRIPT, "examples.python_bot:LeastHeard"])
def test_the_result_follows_from_the_seed_however_many_processes_play(bot: str) -> None:
    told = [without_times(run(GAME, [bot, "greedy"], matches=8, jobs=jobs, seed=4)) for jobs in (None, 1, 2)]
    assert told[0] == told[1] == told[2]
    assert not program.RUNNING


@pytest.mark.parametrize("game", catalogue.names())
def test_the_examples_play_every_game(game: str) -> None:
    seats = catalogue.game(game).seats[0]
    bots = [JAVASCRIPT, "examples.python_bot:LeastHeard", *["random"] * (seats - 2)]
    result = run(catalogue.game(game), bots, matches=seats)
    assert [entry.failed for entry in result.entries] == [0] * len(result.entries)


class Wavering(WritingPlayer):
    """Declares, and takes it back, for ever."""

    def __init__(self, seed: int) -> None:
        pass

    def choose_written(self, view: Any, moves: Sequence[str]) -> str:
        return next((move for move in moves if move in ("declare", "withdraw")), moves[0])


def test_a_bot_that_sets_and_takes_back_for_ever_keeps_nobody_waiting() -> None:
    bot = f"{__name__}:{Wavering.__name__}"
    result = run(catalogue.game("serum"), [bot, "random", "random"], matches=3, options={"turn_limit": 2})
    [wavering] = [entry for entry in result.entries if entry.name == bot]
    assert wavering.failed >= 3
    assert all("it made 200 moves in one turn" in reason for reason in wavering.reasons)


def test_a_program_may_hold_a_side_and_be_rated() -> None:
    double_agents = catalogue.game("double_agents")
    assert run(double_agents, [JAVASCRIPT, "random"], form="sides", seats=6, matches=2).matches == 2
    rated = run(GAME, [JAVASCRIPT, "random"], form="ratings", seats=2, matches=4, options=CAPPED)
    assert {entry.name for entry in rated.entries} == {JAVASCRIPT, "random"}


@pytest.mark.parametrize("jobs", [None, 2])
@pytest.mark.parametrize(
    ("manner", "why"),
    [
        ("silent", "has not answered within 0.5 seconds"),
        ("dies", "ended (exit code 3) instead of answering"),
        ("chatters", "right would be one JSON object in one line"),
        ("illegal", "wants 'orange+99', which is none of its"),
    ],
)
def test_a_program_that_fails_loses_its_seat_and_the_match_and_one_sentence_says_why(
    manner: str, why: str, jobs: int | None, caplog: pytest.LogCaptureFixture
) -> None:
    bot = rude(manner)
    with caplog.at_level(logging.WARNING, "filature.arena"):
        result = run(GAME, ["random", bot], matches=2, jobs=jobs, limit=0.5, options=CAPPED)
    entries = {entry.name: entry for entry in result.entries}
    assert entries["random"].failed == 0
    assert entries[bot].failed > 2  # all its moves from then on
    assert entries[bot].wins == 0
    assert len(entries[bot].reasons) == 2
    for seat in ("p1", "p2"):
        assert [reason for reason in entries[bot].reasons if reason.startswith(f"{bot} ({seat}) ") and why in reason]
    assert len(caplog.messages) == 2
    assert not program.RUNNING


def test_whoever_forfeits_does_not_win_what_the_absent_player_wins_for_them() -> None:
    bot = rude("dies")
    told: list[Any] = [run(GAME, [bot, "random"], matches=40, seed=seed) for seed in (1, 2)]
    for result in told:
        entries = {entry.name: entry for entry in result.entries}
        assert entries[bot].wins == 0
        assert entries["random"].wins + result.unwon == 40


def test_a_program_that_is_asked_when_the_contest_ends_does_not_outlive_it(tmp_path: Path) -> None:
    """It neither reads nor answers any more, so it would not notice."""
    bot = tmp_path / "bot.py"
    bot.write_text(
        "import json, os, sys, time\n"
        "for line in sys.stdin:\n"
        "    asked = json.loads(line)\n"
        f"    if asked['ask'] == 'move': open({str(tmp_path / 'pids')!r}, 'a').write(f'{{os.getpid()}}\\n')\n"
        "    if asked['ask'] == 'move': time.sleep(3600)\n"
        "    print(json.dumps({'id': asked['id']}), flush=True)\n"
    )
    contest = (
        "from filature.arena import workers\n"
        "from filature.arena.plan import make\n"
        "from filature.games.heimlich import GAME\n"
        "from pathlib import Path\n"
        "from threading import Thread\n"
        "import time\n"
        f"plan = make(GAME, ['cmd:{sys.executable} {bot}', 'random'], options=None, seed=1)\n"
        "worker = workers.Worker(plan, 3600.0, workers.multiprocessing.get_context('spawn'))\n"
        "worker.give(0)\n"
        f"pids = Path({str(tmp_path / 'pids')!r})\n"
        "while not pids.exists() or not pids.read_text().endswith('\\n'): time.sleep(0.01)\n"
        "worker.stop()\n"
    )
    script = tmp_path / "contest.py"
    script.write_text("if __name__ == '__main__':\n    " + contest.replace("\n", "\n    "))
    subprocess.run([sys.executable, script], check=True, timeout=60)
    [pid] = (tmp_path / "pids").read_text().split()
    while Path(f"/proc/{pid}").exists():
        pass


@pytest.mark.parametrize(
    ("bot", "kind", "says"),
    [
        ("cmd:no-such-program", BadRequest, "no program 'no-such-program'"),
        ("tests.bots.guests:Anna", BadRequest, "its players are Good"),
        (rude("dies", "hello"), BotFailed, "instead of answering"),
    ],
)
def test_a_contest_with_a_bot_that_cannot_play_is_not_begun(bot: str, kind: type[Exception], says: str) -> None:
    told: list[int] = []
    with pytest.raises(kind, match=says):
        run(GAME, [bot, "random"], matches=2, progress=lambda done, of: told.append(done))
    assert told == []


# Records


@pytest.mark.parametrize(("game", "form", "seats"), [("heimlich", "table", 2), ("double_agents", "sides", 6)])
def test_the_matches_of_a_contest_are_kept_as_records_that_verify(
    game: str, form: Any, seats: int, tmp_path: Path
) -> None:
    bots = ["greedy", "random"]
    result = run(catalogue.game(game), bots, form=form, seats=seats, matches=4, jobs=2, seed=3, records=tmp_path)
    assert without_times(result) == without_times(
        run(catalogue.game(game), bots, form=form, seats=seats, matches=4, seed=3)
    )
    files = sorted(tmp_path.iterdir())
    assert [file.name.rpartition("-")[2] for file in files] == [f"{number:05}.json" for number in range(4)]
    assert len({file.name.rpartition("-")[0] for file in files}) == 1
    assert files[0].name.startswith(f"{game}-")
    won = 0
    for file in files:
        match = verify(load(file), catalogue.game(game))
        assert match.over
        assert set(match.players) == set(bots)
        assert [name.partition(" ")[0] for name in match.names] == list(match.players)
        outcome = match.outcome()
        assert outcome is not None
        won += any(match.players[seat] == "greedy" for seat in outcome.winners)
    assert won == next(entry.wins for entry in result.entries if entry.name == "greedy")


def test_another_contest_has_other_files(tmp_path: Path) -> None:
    for seed in (1, 2):
        run(GAME, ["greedy", "random"], matches=2, options=CAPPED, seed=seed, records=tmp_path / "new" / "folder")
    assert len(list((tmp_path / "new" / "folder").iterdir())) == 4


def test_a_contest_that_goes_on_plays_again_what_has_no_record(tmp_path: Path) -> None:
    def contest(matches: int, records: Path | None) -> int:
        told: list[int] = []
        run(
            GAME,
            ["greedy", "random"],
            matches=matches,
            options=CAPPED,
            keep=tmp_path / "kept.jsonl",
            records=records,
            progress=lambda done, of: told.append(done),
        )
        return told[0]

    folder = tmp_path / "records"
    assert contest(2, None) == 0
    assert contest(4, folder) == 0
    assert contest(4, folder) == 4
    first = sorted(folder.iterdir())[0]
    text = first.read_text()
    first.unlink()
    assert contest(4, folder) == 3
    assert first.read_text() == text
    assert open_match(load(first)).over
    assert len(list(folder.iterdir())) == 4


def test_a_folder_that_cannot_be_written_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadRequest, match="file cannot be written: "):
        run(GAME, ["greedy", "random"], matches=2, records=tmp_path / "file")
