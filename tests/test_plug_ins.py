"""Games of other packages: what one of them lacks or breaks keeps nobody from playing the others."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from filature.games import catalogue
from tests.server.served import Served
from tests.test_adding_a_game import EXAMPLE

HOUSE = list(catalogue.HOUSE)
NAMED = EXAMPLE.replace('"morra"', '"{name}"')
MODULES = {
    "morra": EXAMPLE,  # it has neither messages nor a guide
    "unstarted": NAMED.replace("{name}", "unstarted").replace(
        "        self.check_options(options)\n", "        raise ZeroDivisionError('no start')\n"
    ),
    "unimported": "import a_module_that_nobody_has\n",
    "unwritten": "def GAME(:\n",
    "raising": "raise RuntimeError('not today')\n",
    "leaving": "import sys\nsys.exit('I am off')\n",
    "nameless": "",
    "number": "GAME = 7\n",
    "renamed": EXAMPLE,  # it calls itself morra
    "optionless": NAMED.replace("{name}", "optionless").replace("    Options = Options\n", ""),
    "seatless": NAMED.replace("{name}", "seatless").replace("range(2, 4)", "range(0)"),
}
BOTS = """
from filature.bots.contract import GameBots, Player


class Middle(Player):
    def __init__(self, seed):
        pass

    def choose(self, view, moves):
        return moves[len(moves) // 2]


class Bots(GameBots):
    def players(self):
        return {"middle": Middle}
"""
PLAYED = ["morra", "spoken", "unstarted"]
"""What is shown; whether it can be played is seen when it is."""
BROKEN = [*(name for name in MODULES if name not in PLAYED), "missing"]
EVERYTHING = [*HOUSE, *sorted(PLAYED)]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A folder as pip would leave it, with a good game and many bad ones."""
    folder = tmp_path_factory.mktemp("site-packages")
    for name, source in MODULES.items():
        (folder / f"{name}_game.py").write_text(source, encoding="utf-8")
    (folder / "talkers" / "messages").mkdir(parents=True)
    (folder / "talkers" / "spoken.py").write_text(NAMED.replace("{name}", "spoken"), encoding="utf-8")
    (folder / "talkers" / "messages" / "en.ftl").write_text("spoken-name = Morra aloud\nspoken-pitch = Guess!\n")
    package = folder / "others-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: others\nVersion: 1\n")
    entries = [f"{name} = {name}_game:GAME" for name in (*MODULES, "missing")]
    entries.append("spoken = talkers.spoken:GAME")
    (folder / "morra_bots.py").write_text(BOTS, encoding="utf-8")
    brought = ["[filature.bots]", "morra = morra_bots:Bots", "spoken = morra_bots:Missing"]
    (package / "entry_points.txt").write_text("\n".join(["[filature.games]", *entries, *brought, ""]))
    return os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])


def run(installed: str, *command: str, text: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": installed, "LANG": "fr_FR.UTF-8", "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        [sys.executable, *command], input=text, capture_output=True, encoding="utf-8", env=environment, check=False
    )


FILATURE = ("-m", "filature.cli.main")


def check_warned(told: str) -> None:
    """Every game that is left out is named once, with what was wrong."""
    lines = [line for line in told.splitlines() if "is left out" in line]
    assert sorted(line.split("the game ")[1].split()[0] for line in lines) == sorted(BROKEN)
    for name, why in (("unimported", "a_module_that_nobody_has"), ("raising", "RuntimeError: not today")):
        assert any(f"{name} is left out" in line and why in line for line in lines)


def test_games_are_listed_though_others_are_broken(installed: str) -> None:
    done = run(installed, *FILATURE, "games")
    assert done.returncode == 0, done.stderr
    assert [line.partition(":")[0] for line in done.stdout.splitlines() if not line.startswith(" ")] == EVERYTHING
    assert "morra: morra, 2-3\n  --bot random" in done.stdout  # plainly, without a sentence
    check_warned(done.stderr)
    listed = run(installed, *FILATURE, "games", "--json")
    assert [game["name"] for game in json.loads(listed.stdout)] == EVERYTHING


def test_a_broken_game_is_unknown_and_the_others_are_played(installed: str, tmp_path: Path) -> None:
    refused = run(installed, *FILATURE, "play", "leaving")
    assert refused.returncode == 2
    assert "leaving is left out: SystemExit: I am off" in refused.stderr
    assert "Traceback" not in refused.stderr
    played = run(installed, *FILATURE, "play", "heimlich", "--file", str(tmp_path / "match.json"), text="q\n")
    assert (played.returncode, played.stderr) == (0, "")


def test_the_referee_lists_and_plays_what_can_be_played(installed: str) -> None:
    new_match = '{"do":"new","game":"%s","seats":2}'
    asked = ['{"do":"games"}', new_match % "morra", '{"do":"roll"}', new_match % "raising", ""]
    done = run(installed, *FILATURE, "referee", text="\n".join(asked))
    games, new, roll, refused = map(json.loads, done.stdout.splitlines())
    assert [game["game"] for game in games["ok"]["games"]] == EVERYTHING
    assert (new["ok"]["match"], roll["ok"]["turn"]) == (1, [-1])
    assert refused["error"]["code"] == "unknown-game"
    check_warned(done.stderr)


def test_openspiel_registers_what_can_be_played(installed: str) -> None:
    source = """
import pyspiel, filature.bridges.openspiel
print(*sorted(name for name in pyspiel.registered_names() if name.startswith("python_filature_")))
print(pyspiel.load_game("python_filature_morra(players=3)").num_players())
"""
    done = run(installed, "-c", source)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [" ".join(f"python_filature_{name}" for name in sorted(EVERYTHING)), "3"]
    check_warned(done.stderr)


def test_pettingzoo_plays_and_shows_a_game_without_messages(installed: str) -> None:
    source = """
from filature.bridges import pettingzoo
env = pettingzoo.env("morra", seats=2, render_mode="ansi")
env.reset(seed=1)
print(env.render())
pettingzoo.env("heimlich").reset(seed=1)
"""
    done = run(installed, "-c", source)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["game"] == "morra"


def test_a_house_opens_and_lists_its_games_though_others_are_broken(
    installed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", installed)
    with Served(f"sqlite:///{tmp_path}/tables.db", tmp_path) as house:
        for language in ("en", "fr", "de"):
            status, games = house.get(f"/api/games?language={language}")
            assert (status, [game["game"] for game in games]) == (200, EVERYTHING)
            [morra, spoken] = [game for game in games if game["game"] in ("morra", "spoken")]
            assert (spoken["name"], spoken["pitch"]) == (
                ("Morra aloud", "Guess!") if language == "en" else ("spoken", "")
            )
            assert (morra["name"], morra["pitch"], morra["length"], morra["options"]) == ("morra", "", "", [])
        status, contract = house.get("/schema/openapi.json")
        assert status == 200
        assert {"heimlich.View", "morra.View"} <= set(contract["components"]["schemas"])
        status, refused = house.post("/api/tables", {"game": "raising", "seats": [{"by": "open"}] * 2})
        assert (status, refused["code"]) == (400, "unknown-game")
        house.sit_at("heimlich", 2)
    logged = [json.loads(line) for line in house.log.read_text().splitlines() if line.startswith("{")]
    warned = [line["event"] for line in logged if line["level"] == "warning"]
    assert [event for event in warned if "unstarted" in event] == [
        "the game unstarted is left out: ZeroDivisionError: no start"
    ]
    check_warned("\n".join(event for event in warned if "unstarted" not in event))


def test_a_game_without_messages_is_played_and_read_again_in_the_terminal(installed: str, tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    play = ("play", "morra", "--seats", "2", "--bot", "random", "--file", str(kept), "--lang", "en")
    done = run(installed, *FILATURE, *play, text="w\nb\nm\nguess 4\n\n")
    assert done.returncode == 0, done.stderr
    assert "You may play: guess 2, guess 3, guess 4, guess 5, and guess 6." in done.stdout
    again = run(installed, *FILATURE, "replay", str(kept), "--lang", "en")
    assert (again.returncode, "over: cards" in again.stdout) == (0, True), again.stderr


def test_a_package_brings_the_bots_of_its_game_and_broken_ones_keep_nobody_from_playing(installed: str) -> None:
    contest = ("arena", "morra", "--bots", "middle,random", "--matches", "4", "--json")
    done = run(installed, *FILATURE, *contest)
    assert done.returncode == 0, done.stderr
    assert {entry["name"] for entry in json.loads(done.stdout)["entries"]} == {"middle", "random"}
    done = run(installed, *FILATURE, "arena", "spoken", "--bots", "random,random", "--matches", "2")
    assert done.returncode == 0, done.stderr
    assert "has no attribute 'Missing'" in done.stderr
