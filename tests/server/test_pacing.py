"""Bots leave people their time to talk and to choose (DA-5.1, DA-5.6.2)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from filature.kernel.game import TABLE
from filature.server.protocol import Move, NewTable, Phrase, Start
from filature.server.runtime.registry import Registry
from filature.server.runtime.subscribers import Viewer
from filature.server.table.commands import Caller, bot_move
from filature.server.table.table import Table
from tests.clauses import clause
from tests.server.tabletop import NOON, Json, Listener, Tabletop, a_registry

BOTS = [{"by": "bot", "bot": "greedy"}] * 5


class Clock:
    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> int:
        return self.now


@asynccontextmanager
async def one_among_bots(folder: Path, clock: Clock, **options: Any) -> AsyncIterator[tuple[Registry, Table, Listener]]:
    """A person in the first leg of a match with five bots that move at once."""
    async with a_registry(folder, clock) as registry:
        seats = [{"by": "me", "name": "Ann"}, *BOTS]
        wish = {"game": "double_agents", "seats": seats, "pace": "instant", "options": options}
        table, _ = await registry.open_table(msgspec.convert(wish, NewTable))
        ann = Listener(Viewer(0, table.opened.by))
        await registry.attach(table.id, ann, 0)
        await registry.live_table(table.id).submit(Start(), Caller(table.opened.by))
        yield registry, table, ann


def hushes(table: Table) -> int:
    """The statuses of both companies, packed; 0 where both may talk."""
    return int(cast(Any, table.match).state.status)


def statuses(update: Json) -> list[str]:
    return [company["status"] for company in update["view"]["companies"]]


@pytest.mark.anyio
@clause("DA-5.1", "DA-5.5")
async def test_bots_do_not_end_the_talk_of_a_person_who_has_not_chosen(tmp_path: Path) -> None:
    clock = Clock()
    async with one_among_bots(tmp_path, clock) as (registry, table, ann):
        await ann.until(lambda update: len(update["view"]["locked"]) == 4)
        live = registry.tables[table.id]
        await asyncio.gather(*live.thinking.values())
        clock.now += 89_000
        registry.scheduler.schedule(live)
        await asyncio.gather(*live.thinking.values())
        update = ann.messages[-1]
        assert statuses(update) == ["OPEN", "OPEN"]
        assert update["channels"]
        card = update["view"]["hand"][0]
        move = Move(text=f"lock {card} Rio", version=update["version"], seat=0)
        await live.submit(move, Caller(table.opened.by))
        await ann.until(lambda update: update["view"]["leg"] == 2 and len(update["view"]["locked"]) == 4)
        await asyncio.gather(*live.thinking.values())


@pytest.mark.anyio
@clause("DA-5.6.2")
async def test_after_a_while_they_do_and_then_nobody_hurries_the_person(tmp_path: Path) -> None:
    clock = Clock()
    async with one_among_bots(tmp_path, clock, hush_seconds=60) as (registry, table, ann):
        await ann.until(lambda update: len(update["view"]["locked"]) == 4)
        live = registry.tables[table.id]
        await asyncio.gather(*live.thinking.values())
        clock.now += 90_000
        registry.scheduler.schedule(live)
        update = await ann.until(lambda update: "HUSHED" in statuses(update))
        assert not update.get("clock", {}).get("timers")
        assert table.clocks.due() is None


@clause("DA-5.6.2")
@pytest.mark.parametrize(("last", "timers"), [("Ann", {"hush-0-1-kgb": 60_000}), ("greedy", None)])
def test_a_hush_called_by_a_person_has_a_deadline_and_one_called_by_a_bot_has_none(last: str, timers: Any) -> None:
    options = {"team_assignment": "chosen", "hush_seconds": 60}
    tabletop = Tabletop("double_agents", "Ann greedy Bob Cid Dora Eve", options=options).start()
    for seat in range(6):
        play(tabletop, seat, f"join {'cia' if seat < 3 else 'kgb'}")
    for seat in (1, 2, 0) if last == "Ann" else (0, 2, 1):
        play(tabletop, seat, "lock")
    assert tabletop.update(None).get("clock", {}).get("timers") == timers


def play(tabletop: Tabletop, seat: int, beginning: str) -> None:
    """The first move of a seat that begins so."""
    moves = tabletop.match.state.moves(seat)
    move = next(move for move in moves if tabletop.match.state.write(seat, move).startswith(beginning))
    if tabletop.table.chairs[seat].bot:
        tabletop.follow(bot_move(tabletop.table, seat, move, tabletop.now))
    else:
        tabletop.move(tabletop.table.chairs[seat].name, tabletop.match.state.write(seat, move), seat=seat)


@pytest.mark.anyio
@clause("DA-5.1", "DA-5.5")
async def test_whoever_says_to_all_that_they_are_ready_is_not_waited_for_in_this_leg(tmp_path: Path) -> None:
    clock = Clock()
    async with one_among_bots(tmp_path, clock) as (registry, table, ann):
        await ann.until(lambda update: len(update["view"]["locked"]) == 4)
        live, caller = registry.tables[table.id], Caller(table.opened.by)
        await asyncio.gather(*live.thinking.values())
        company = ann.messages[-1]["view"]["company"]
        await live.submit(Phrase(phrase="we-are-ready", channel=company), caller)
        await asyncio.gather(*live.thinking.values())
        assert not hushes(table), "those who did not hear it know nothing of it"

        await live.submit(Phrase(phrase="we-are-ready", channel=TABLE), caller)
        update = await ann.until(lambda update: "HUSHED" in statuses(update))
        move = Move(text=f"lock {update['view']['hand'][0]} Rio", version=update["version"], seat=0)
        await live.submit(move, caller)
        await ann.until(lambda update: update["view"]["leg"] == 2 and len(update["view"]["locked"]) == 4)
        await asyncio.gather(*live.thinking.values())
        assert not hushes(table), "in the next leg one talks again"


def test_bots_wait_until_everybody_who_still_chooses_is_ready() -> None:
    tabletop = Tabletop(
        "double_agents", "Ann Bob greedy greedy greedy Eve", options={"team_assignment": "chosen"}
    ).start()
    for seat in range(6):
        play(tabletop, seat, f"join {'cia' if seat in (0, 1, 5) else 'kgb'}")
    play(tabletop, 2, "lock")
    play(tabletop, 3, "lock")
    assert tabletop.table.hurried_by(4) == [0, 1, 5]
    tabletop.do("Ann", "phrase", phrase="we-are-ready")
    play(tabletop, 1, "lock")
    assert tabletop.table.hurried_by(4) == [5]
    tabletop.do("Eve", "phrase", phrase="we-are-ready")
    assert tabletop.table.hurried_by(4) == []
