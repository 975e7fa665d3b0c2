"""Play at many tables while something goes wrong again and again; nothing acknowledged may be lost or doubled."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from tests.server.played import check_match, verified_record
from tests.server.served import Json, Person, Served

TABLES = [
    ("heimlich", 2, 2, {}),
    ("serum", 2, 2, {}),
    ("double_agents", 2, 6, {"hush_seconds": 0}),
    ("top_secret", 2, 1, {}),
] * 2
"""The game, people, bots and options of each table; no deadlines, which would pass while there is no server."""
LONGEST_LIFE = 300
"""Between two blows the clients hear at most so many messages."""
STUCK_S, BLOW_S = 120, 20
"""Seconds after which the play counts as stuck: in all, and more for each blow."""


class Pulse:
    """Counts what is heard, so that a blow comes at a random moment of the play, however slow the machine."""

    def __init__(self) -> None:
        self._heard = 0
        self._beat = asyncio.Event()

    def beat(self) -> None:
        self._heard += 1
        self._beat.set()

    async def pass_by(self, beats: int) -> None:
        goal = self._heard + beats
        while self._heard < goal:
            self._beat.clear()
            await self._beat.wait()


class Guest(Person):
    pulse: Pulse

    async def hear(self) -> Json:
        message = await super().hear()
        self.pulse.beat()
        return message


Played = list[tuple[str, list[Guest]]]
"""Tables with their people."""


async def play_through(
    houses: Sequence[Served], blows: int, strike: Callable[[Pulse], Awaitable[None]], **wishes: Any
) -> None:
    """Play at many tables, match after match, until there were so many blows; then to the end, and check it all."""
    pulse, enough = Pulse(), asyncio.Event()
    unattended, host = houses[0].new_table("top_secret", [{"by": "bot", "bot": "greedy"}] * 3)
    houses[0].command(unattended, host, "start")
    async with asyncio.timeout(STUCK_S + BLOW_S * blows), asyncio.TaskGroup() as group:
        tables = [group.create_task(keep_playing(houses, *places, pulse, enough, wishes)) for places in TABLES]
        for _ in range(blows):
            await pulse.pass_by(random.randint(1, LONGEST_LIFE))  # all have sat down by then
            await strike(pulse)
        enough.set()
    played = [match for table in tables for match in table.result()]
    for house in houses:
        wait_until_all_workers_serve(house)
        for table, people in played:
            check_match(house, table, people)
        wait_for_the_end(house, unattended)
        verified_record(house, unattended)
    moves = sum(command["do"] == "move" for _, people in played for person in people for command in person.acknowledged)
    print(f"{blows} blows, {len(played)} matches, {moves} moves acknowledged, 0 lost, 0 doubled")  # pytest -rP shows it


async def keep_playing(
    houses: Sequence[Served],
    game: str,
    people: int,
    bots: int,
    options: Json,
    pulse: Pulse,
    enough: asyncio.Event,
    wishes: Json,
) -> Played:
    """Play a match, and rematches until it is enough."""
    dice = random.Random()
    played: Played = []
    table, keys = houses[0].sit_at(game, people, *["greedy"] * bots, options=options, **wishes)
    while True:
        guests = [guest(houses, table, key, pulse) for key in keys]
        await asyncio.gather(*(someone.come_back() for someone in guests))
        host = guests[0]
        if played:
            await host.insist(host.command("start"))
        await asyncio.gather(*(someone.play_through(dice) for someone in guests))
        played.append((table, guests))
        if not enough.is_set():
            table = (await host.insist(host.command("rematch")))["table"]
        await asyncio.gather(*(someone.leave() for someone in guests))
        if enough.is_set():
            return played


def guest(houses: Sequence[Served], table: str, key: str, pulse: Pulse) -> Guest:
    """Somebody at one of the houses, who goes to another one when it is closed."""
    first, *others = random.sample([house.address for house in houses], len(houses))
    someone = Guest(first, table, key, others=others)
    someone.pulse = pulse
    return someone


def wait_until_all_workers_serve(house: Served) -> None:
    """Each connection may come to another one."""
    healthy = 0
    while healthy < 20:
        healthy = healthy + 1 if house.get("/health")[0] == 200 else 0


def wait_for_the_end(house: Served, table: str) -> None:
    """Watch a table until its match is over."""
    version = 0
    while True:
        status, update = house.get(f"/api/tables/{table}/updates?since={version}&wait=20")
        assert status == 200, update
        if update["view"].get("outcome"):
            return
        assert update["version"] > version, "nobody plays any more"
        version = update["version"]
