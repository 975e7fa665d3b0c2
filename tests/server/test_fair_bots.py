"""SEC-5: a stranger's bots keep nobody else's waiting, and bots that nobody sees do not think."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median

import msgspec
import pytest

from filature.games import catalogue
from filature.kernel.match import Match
from filature.server.jobs.bots import BotPool, BotRequest
from filature.server.jobs.fair_lock import FairLock, Place
from filature.server.protocol import NewTable, Start
from filature.server.runtime.live_table import ATTENDED_MS, LiveTable
from filature.server.runtime.registry import Registry
from filature.server.runtime.subscribers import Viewer
from filature.server.table.commands import Caller
from tests.server.served import Person, Served
from tests.server.tabletop import NOON, SHORT, Json, Listener, a_registry

pytestmark = pytest.mark.anyio

GREEDY = {"by": "bot", "bot": "greedy"}
HARD = {"by": "bot", "bot": "hard"}
ANN = {"by": "me", "name": "Ann"}
STRANGERS_TABLES = 18


async def order(places: Sequence[tuple[str, Place]], lock: FairLock | None = None) -> list[str]:
    """Who gets their turn when, if all of them come while somebody thinks."""
    lock, served = lock or FairLock(), []

    async def wait(name: str, place: Place) -> None:
        async with lock.turn(place):
            served.append(name)

    async with asyncio.TaskGroup() as group, lock.turn(Place("somebody")):
        for name, place in places:
            group.create_task(wait(name, place))
        await asyncio.sleep(0)  # all of them wait now
    return served


def person_at(table: str, group: str = "") -> Place:
    return Place(table, group, urgent=lambda: True)


async def test_tables_take_turns_however_many_bots_one_of_them_has() -> None:
    many = [(f"a{seat}", Place("a")) for seat in range(3)]
    assert await order([*many, ("b0", Place("b")), ("b1", Place("b"))]) == ["a0", "b0", "a1", "b1", "a2"]


async def test_addresses_take_turns_and_the_tables_of_each_among_themselves() -> None:
    stranger = [(f"{table}{bot}", Place(table, "stranger")) for table in "stu" for bot in (0, 1)]
    guests = [("g0", Place("g", "guest")), ("g1", Place("g", "guest"))]
    assert await order([*stranger, *guests]) == ["s0", "g0", "t0", "g1", "u0", "s1", "t1", "u1"]


async def test_tables_where_a_person_waits_go_first_and_take_turns_by_address_too() -> None:
    bots = [(f"b{table}", Place(f"b{table}")) for table in range(3)]
    strangers = [(f"s{table}", person_at(f"s{table}", "stranger")) for table in range(3)]
    served = await order([*bots, *strangers, ("p", person_at("p"))])
    assert served == ["s0", "p", "s1", "s2", "b0", "b1", "b2"]


async def test_a_person_who_comes_while_the_bot_waits_is_one_who_goes_first() -> None:
    came: list[bool] = []
    bots = [(f"b{table}", Place(f"b{table}")) for table in range(3)]
    waiting = order([*bots, ("p", Place("p", urgent=lambda: bool(came)))])
    came.append(True)
    assert await waiting == ["p", "b0", "b1", "b2"]


async def test_who_had_the_last_turn_waits_for_those_who_come_later() -> None:
    lock = FairLock()
    async with lock.turn(Place("s1", "stranger")):
        pass
    served = await order([("s2", Place("s2", "stranger")), ("g", Place("g", "guest"))], lock)
    assert served == ["g", "s2"]


async def test_who_gives_up_waiting_holds_nobody_up() -> None:
    lock = FairLock()
    served: list[str] = []

    async def wait(name: str) -> None:
        async with lock.turn(Place(name)):
            served.append(name)

    async with lock.turn(Place("first")):
        impatient, granted, patient = (asyncio.create_task(wait(name)) for name in ("one", "two", "three"))
        await asyncio.sleep(0)
        impatient.cancel()
        await asyncio.sleep(0)
    granted.cancel()  # in the very moment it got its turn
    await asyncio.gather(impatient, granted, patient, return_exceptions=True)
    assert served == ["three"]


async def test_where_there_is_room_for_two_they_are_of_different_addresses() -> None:
    lock, holding, served = FairLock(room=2), list[str](), list[list[str]]()

    async def work(name: str) -> None:
        async with lock.turn(Place(name, name[0])):
            holding.append(name)
            served.append([*holding])
            await asyncio.sleep(0)
            holding.remove(name)

    await asyncio.gather(*map(work, ["s1", "s2", "s3", "s4", "g1", "g2", "h1"]))
    assert max(map(len, served)) == 2
    assert all(len({name[0] for name in together}) == len(together) for together in served)
    assert [together[-1] for together in served][:4] == ["s1", "g1", "h1", "s2"]


async def test_who_gives_up_in_the_moment_somebody_else_is_done_holds_nobody_up() -> None:
    lock = FairLock()
    served: list[str] = []

    async def wait(name: str) -> None:
        async with lock.turn(Place(name)):
            served.append(name)

    async with lock.turn(Place("first")):
        impatient, patient = (asyncio.create_task(wait(name)) for name in ("one", "two"))
        await asyncio.sleep(0)
        impatient.cancel()
    await asyncio.gather(impatient, patient, return_exceptions=True)
    assert served == ["two"]


async def test_the_processes_in_which_bots_think_keep_to_that_order() -> None:
    bots, decided = BotPool(), []

    async def choose(table: str, place: Place, bot: str) -> None:
        assert await bots.choose(first_decision(table, bot), place) is not None
        decided.append(table)

    try:
        async with asyncio.TaskGroup() as group:
            for number in range(3):
                group.create_task(choose(f"s{number}", Place(f"s{number}", "stranger"), "hard"))
            group.create_task(choose("g", Place("g", "guest"), "greedy"))
            group.create_task(choose("p", person_at("p", "somebody"), "greedy"))
    finally:
        await bots.close()
    assert decided == ["s0", "p", "g", "s1", "s2"]


def first_decision(table: str, bot: str) -> BotRequest:
    game = catalogue.game("heimlich")
    match = Match(game, 2, game.check_options({}))
    match.settle()
    [seat] = match.state.turn()
    events = [event for event in match.events if event.reaches(seat)]
    view, moves = match.view(seat), list(match.state.moves(seat))
    return BotRequest(match=table, seat=seat, game=game.name, bot=bot, seed=0, events=events, view=view, moves=moves)


async def begin(registry: Registry, seats: list[Json], address: str = "", **wishes: object) -> LiveTable:
    wish = {"game": "heimlich", "seats": seats, "pace": "instant", "options": SHORT["heimlich"], **wishes}
    table, _ = await registry.open_table(msgspec.convert(wish, NewTable), address)
    live = registry.live_table(table.id)
    await live.submit(Start(), Caller(table.opened.by))
    return live


async def thinking_ends(live: LiveTable) -> None:
    while live.thinking:
        await asyncio.gather(*live.thinking.values())


@pytest.mark.parametrize("seats", [[GREEDY, GREEDY], [GREEDY, ANN, GREEDY]], ids=["bots alone", "with a person"])
async def test_bots_wait_for_somebody_to_attend_them_and_then_go_on(tmp_path: Path, seats: list[Json]) -> None:
    times = [NOON]
    async with a_registry(tmp_path, lambda: times[-1]) as registry:
        live = await begin(registry, seats, clock={"kind": "move", "seconds": 60})
        times.append(NOON + ATTENDED_MS)
        await thinking_ends(live)
        while not live.table.waiting_bots():  # Ann's time is up
            times.append(times[-1] + 60_000)
            await registry.scheduler._play_for_late(live)
        number = live.table.number
        registry.scheduler.schedule(live)
        assert (live.thinking, live.table.number, live.table.status) == ({}, number, "playing")
        watcher = Listener(Viewer())
        await registry.attach(live.id, watcher, 0)
        await thinking_ends(live)
        assert live.table.number > number


async def test_for_bots_among_themselves_nothing_is_to_be_done_while_nobody_is_there(tmp_path: Path) -> None:
    times = [NOON]
    async with a_registry(tmp_path, lambda: times[-1]) as registry:
        live = await begin(registry, [GREEDY] * 2)
        times.append(NOON + ATTENDED_MS)
        await thinking_ends(live)
        assert live.table.status == "playing"
        assert await registry.storage.due(times[-1] * 2) == []


async def test_bots_go_on_for_somebody_who_only_asks_over_http(tmp_path: Path) -> None:
    times = [NOON]
    async with a_registry(tmp_path, lambda: times[-1]) as registry:
        live = await begin(registry, [GREEDY] * 2)
        times.append(NOON + ATTENDED_MS)
        await thinking_ends(live)
        assert live.table.status == "playing"
        await live.look(lambda live: live.update(Viewer(), 0))
        await thinking_ends(live)
        assert live.table.status == "over"


async def test_after_a_restart_a_table_that_nobody_knows_is_taken_for_that_of_who_comes(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as registry:
        known = await begin(registry, [ANN, GREEDY], "10.0.0.1")
        unknown = await begin(registry, [ANN, GREEDY], "10.0.0.1")
        registry.origins.forget(unknown.id)
        for live in (known, unknown):
            await registry.attach(live.id, Listener(Viewer(), "10.0.0.2"), 0)
        assert registry.origins.of(known.id) == "10.0.0.1"
        assert registry.origins.of(unknown.id) == "10.0.0.2"
        assert registry.origins.seats("10.0.0.2", registry.now()) == 0, "they have not opened it"


async def test_a_bot_answers_beside_a_stranger_with_many_strong_ones_at_work(tmp_path: Path) -> None:
    """Between a person's move and the answer of their bot, no more of the stranger's bots decide than the one that
    thinks already, and one that begins while the move is being stored. Before, it was each of them in turn."""
    with Served(f"sqlite:///{tmp_path}/tables.db", tmp_path) as house:
        async with AsyncExitStack() as stack:
            strangers = [await stack.enter_async_context(watch(house)) for _ in range(STRANGERS_TABLES)]
            reading = [asyncio.create_task(read_on(stranger)) for stranger in strangers]
            table, (key,) = house.sit_at("heimlich", 1, "greedy")
            person = await stack.enter_async_context(Person(house.address, table, key))
            waits = [await answered(person) for _ in range(3)]
            for task in reading:
                task.cancel()
            await asyncio.gather(*reading, return_exceptions=True)
        decisions = [at for stranger in strangers for at in moves_of(stranger)]
        between = [sum(since < at < until for at in decisions) for since, until in waits]
        assert median(between) <= 2, between


def watch(house: Served) -> Person:
    table, host = house.new_table("heimlich", [HARD] * 4)
    house.command(table, host, "start")
    return Person(house.address, table)


async def read_on(person: Person) -> None:
    while True:
        await person.hear()


async def answered(person: Person) -> tuple[int, int]:
    """Play until a bot has answered; when the last decision was made, and when the bot had made its own."""
    while not person.asked:
        await person.hear()
    number = len(person.events)
    while not (answers := [event["at"] for event in person.events[number:] if moved(event, "p2")]):
        if person.asked:
            await person.do("move", text=person.update["moves"][0], version=person.update["version"])
        else:
            await person.hear()
    return max(event["at"] for event in person.events[number:] if event["at"] < answers[0]), answers[0]


def moved(event: Json, player: str) -> bool:
    return event["kind"] == "moved" and bool(event["facts"]["player"] == player)


def moves_of(person: Person) -> list[int]:
    """When bots have moved at a table."""
    return [event["at"] for event in person.events if event["kind"] == "moved"]
