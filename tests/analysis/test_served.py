"""The analysis of a table: in a process of its own, once for everybody, and never what must not be told."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from filature.kernel.build import is_compiled
from filature.kernel.record import write_record
from filature.server.errors import TooMuch
from filature.server.jobs.analysis import Analyses
from tests.analysis.test_told import play
from tests.server.served import Served


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("house")
    with Served(f"sqlite:///{folder}/tables.db", folder) as served:
        yield served


def finished(house: Served, game: str, seats: int, **options: object) -> str:
    table, host = house.new_table(game, [{"by": "bot", "bot": "greedy"}] * seats, options=options)
    house.command(table, host, "start")
    since = 0
    while house.get(f"/api/tables/{table}")[1]["status"] != "over":
        since = house.get(f"/api/tables/{table}/updates?since={since}&wait=5")[1]["version"]
    return table


def test_a_finished_table_is_analysed_for_everybody_in_his_language(house: Served) -> None:
    table = finished(house, "heimlich", 2, turn_limit=4)
    status, found = house.get(f"/api/tables/{table}/analysis?language=de")
    assert (status, found["game"]) == (200, "heimlich")
    assert [story["eyes"] for story in found["stories"]] == ["watcher", "p1", "p2"]
    assert len(found["moments"][0]["odds"]["watcher"]) == len(found["secrets"])
    status, again = house.get(f"/api/tables/{table}/analysis?language=en")
    assert house.get(f"/api/tables/{table}/analysis/progress") == (200, {"share": 1.0})
    figures = [[moment | {"said": ""} for moment in each["moments"]] for each in (found, again)]
    assert figures[0] == figures[1]
    assert found["moments"][0]["said"].startswith("Zug")
    assert found["question"]["said"] == "Wer ist wer?"
    assert found["question"]["opening"] != again["question"]["opening"]
    skills = [analysis.get("skill") for analysis in (found, again)]
    if is_compiled():  # interpreted, luck and skill would take minutes
        assert skills[0]["balances"][0]["said"] != skills[1]["balances"][0]["said"]
        assert all("said" in line for line in found["highlights"])
    else:
        assert skills == [None, None]


def test_a_table_that_is_not_over_or_agreed_to_be_silent_is_not_analysed(house: Served) -> None:
    seats = [{"by": "me", "name": "Ann"}, {"by": "bot", "bot": "greedy"}]
    table, host = house.new_table("heimlich", seats)
    house.command(table, host, "start")
    for reader in (host, None):
        status, refusal = house.get(f"/api/tables/{table}/analysis", reader)
        assert (status, refusal["code"]) == (403, "not-over-yet")
    assert house.get(f"/api/tables/{table}/analysis/progress")[0] == 403
    silent = finished(house, "double_agents", 6, post_game_replay=False)
    status, refusal = house.get(f"/api/tables/{silent}/analysis")
    assert (status, refusal["code"]) == (403, "never-revealed")


def test_an_analysis_that_takes_too_long_is_given_up_and_may_be_asked_for_again() -> None:
    async def ask() -> None:
        analyses = Analyses(timeout_s=0.001)
        for _ in range(2):
            with pytest.raises(TooMuch, match="filature analyse FILE"):
                await analyses.analyse("table", write_record(play("heimlich").record()), "en")
        await analyses.close()

    asyncio.run(ask())
