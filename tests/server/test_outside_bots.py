"""Bots the operator brought along: offered by name, and by nothing but the names that were given at the start."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from filature.bots.program import CommandPlayer
from filature.games.catalogue import game
from filature.kernel.dice import FairDice
from filature.kernel.errors import BadOption
from filature.kernel.match import Match
from filature.server.jobs import bots as jobs
from filature.server.jobs.bots import BotRequest, Players
from filature.server.settings import Settings, read_settings, to_environment
from tests.bots.test_outside import rude
from tests.server.served import Person, Served
from tests.server.test_bots import with_bots

ROOT = Path(__file__).parents[2]
JAVASCRIPT = f"cmd:{Path(sys.executable).with_name('node')} {ROOT / 'examples' / 'bot.mjs'}"
CLASS = "tests.bots.guests:Good"
OFFERED = f"""
robert={JAVASCRIPT}
anna={CLASS}
first=tests.bots.guests:First
deadly={rude("dies")}
"""
SHORT = {"options": {"turn_limit": 4}}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("house")
    with Served(f"sqlite:///{folder}/tables.db", folder, bots=OFFERED) as house:
        yield house


def test_they_are_listed_by_name_for_the_games_they_know_and_nobody_is_told_what_they_are(house: Served) -> None:
    status, games = house.get("/api/games")
    assert status == 200
    named = {info["game"]: [bot["bot"] for bot in info["bots"]] for info in games}
    assert named["heimlich"][-4:] == ["robert", "anna", "first", "deadly"]
    assert named["serum"][-3:] == ["robert", "anna", "deadly"]
    [robert] = [bot for info in games for bot in info["bots"] if (info["game"], bot["bot"]) == ("serum", "robert")]
    assert (robert["title"], robert["about"]) == ("robert", "Brought along by whoever runs this server.")
    assert not [word for word in ("cmd:", "bot.mjs", "guests") if word in json.dumps(games)]


@pytest.mark.anyio
async def test_people_play_against_them(house: Served) -> None:
    table, keys = house.sit_at("heimlich", 1, "robert", "anna", "first", **SHORT)
    async with Person(house.address, table, keys[0]) as person:
        await person.play_on(random.Random(1))
    assert "bot failed" not in house.log.read_text()


@pytest.mark.anyio
async def test_one_that_fails_is_played_as_absent_and_the_log_says_which_and_why(house: Served) -> None:
    table, keys = house.sit_at("heimlich", 1, "deadly", **SHORT)
    async with Person(house.address, table, keys[0]) as person:
        await person.play_on(random.Random(1))
    lines = [json.loads(line) for line in house.log.read_text().splitlines() if '"bot failed"' in line]
    assert lines
    assert {(line["bot"], line["reason"]) for line in lines} == {("deadly", "bot-ended")}


FORBIDDEN = ["cmd:true", f"cmd:{sys.executable}", JAVASCRIPT[:40], CLASS, "filature.bots:RandomPlayer", "nobody"]


@pytest.mark.parametrize("bot", FORBIDDEN)
def test_a_client_can_send_neither_a_command_nor_a_module(bot: str, house: Served) -> None:
    def refused(status: int, answer: Any) -> None:
        assert (status, answer["code"]) == (400, "unknown-bot"), answer
        assert "its bots are random, greedy" in answer["sentence"]

    me = {"by": "me", "name": "Ann"}
    refused(*house.post("/api/tables", {"game": "heimlich", "seats": [me, {"by": "bot", "bot": bot}]}))
    table, key = house.new_table("heimlich", [me, {"by": "open"}])
    plan = {"do": "plan", "id": "1", "chair": 1, "to": {"by": "bot", "bot": bot}}
    refused(*house.post(f"/api/tables/{table}/commands", plan, key))
    table, [host, _] = house.sit_at("heimlich", 2)
    for command in ({"do": "stand", "id": "2", "bot": bot}, {"do": "replace", "id": "3", "chair": 1, "bot": bot}):
        refused(*house.post(f"/api/tables/{table}/commands", command, host))


def test_a_bot_for_other_games_is_unknown_here(house: Served) -> None:
    me = {"by": "me", "name": "Ann"}
    seats = [me, *[{"by": "bot", "bot": "first"}] * 2]
    status, answer = house.post("/api/tables", {"game": "serum", "seats": seats})
    assert (status, answer["code"]) == (400, "unknown-bot")


# Settings


def test_settings_name_bots_line_by_line_and_hand_them_on_to_workers() -> None:
    settings = read_settings(bots="anna=my.bots:Anna\n bert = cmd:node bot.mjs --level=3 ")
    assert settings.named_bots == {"anna": "my.bots:Anna", "bert": "cmd:node bot.mjs --level=3"}
    assert to_environment(settings)["FILATURE_BOTS"] == settings.bots
    assert Settings().named_bots == {}


@pytest.mark.parametrize("bots", ["anna", "anna=", "anna=x:Y\nbert"])
def test_what_names_no_bot_is_refused(bots: str) -> None:
    with pytest.raises(BadOption, match=r"FILATURE_BOTS cannot be .*: a bot is written as name=module:Class"):
        read_settings(bots=bots)


# In the child


def request(bot: str, match: str = "table", events: int = 0) -> BotRequest:
    played = Match(game("heimlich"), 2, dice=FairDice(b"x"))
    played.settle()
    [seat] = played.state.turn()
    return BotRequest(
        match=match,
        seat=seat,
        game="heimlich",
        bot="guest",
        seed=1,
        events=[event for event in played.events if event.reaches(seat)][:events],
        view=played.view(seat),
        moves=list(played.state.moves(seat)),
        written=played.legal(seat),
        outside=bot,
    )


def programs(players: Players) -> list[CommandPlayer]:
    return [player for player in players._players.values() if isinstance(player, CommandPlayer)]


def test_a_child_keeps_few_programs_and_ends_those_of_matches_that_are_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "PROGRAMS_KEPT", 2)
    players = Players()
    for match in "abc":
        assert players.choose(request(rude("polite"), match), True, 30.0).move is not None
    assert len(programs(players)) == 2
    assert players.choose(request(rude("polite"), "a"), False, 30.0).failed == jobs.FORGOTTEN
    assert players.choose(request(rude("polite"), "c"), False, 30.0).move is not None
    running = [program._program for program in programs(players)]
    for match in "abc":
        players.forget(match)
    assert not programs(players)
    assert [program._process.poll() for program in running if program] == [0, 0]


def test_a_program_that_is_silent_costs_its_child_nothing(caplog: pytest.LogCaptureFixture) -> None:
    async def work(pool: jobs.BotPool) -> list[int | None]:
        return [
            await pool.choose(request(rude("polite"), "a")),
            await pool.choose(request(rude("silent"), "b")),
            await pool.choose(request(rude("polite"), "a")),  # it still runs
        ]

    first, silent, again = with_bots(work, timeout_s=1.0)
    assert silent is None
    assert first == again is not None
    assert [vars(record)["reason"] for record in caplog.records] == ["bot-silent"]


def test_no_program_outlives_the_pool(tmp_path: Path) -> None:
    """Not even one that is asked, and neither reads nor answers."""
    pids, bot = tmp_path / "pids", tmp_path / "bot.py"
    bot.write_text(
        "import json, os, sys, time\n"
        "for line in sys.stdin:\n"
        "    asked = json.loads(line)\n"
        "    if asked['ask'] == 'move':\n"
        f"        open({str(pids)!r}, 'a').write(f'{{os.getpid()}}\\n')\n"
        "        time.sleep(3600)\n"
        "    print(json.dumps({'id': asked['id']}), flush=True)\n"
    )

    async def work(pool: jobs.BotPool) -> None:
        thinking = asyncio.ensure_future(pool.choose(request(f"cmd:{sys.executable} {bot}")))
        while not pids.exists() or not pids.read_text():
            await asyncio.sleep(0.01)
        await pool.close()
        await asyncio.gather(thinking, return_exceptions=True)

    with_bots(work)
    with pytest.raises(ProcessLookupError):
        os.kill(int(pids.read_text()), 0)
