"""A table and its twin in one server, played on together while a listener cannot tell them apart."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from librt.random import Random

from filature.kernel.match import Match
from filature.kernel.state import WATCHER, State
from filature.language.persons import FACES
from filature.server import protocol
from filature.server.jobs.bots import BotPool
from filature.server.ops.metrics import Metrics
from filature.server.runtime import updates
from filature.server.runtime.live_table import LiveTable
from filature.server.runtime.registry import Registry
from filature.server.runtime.subscribers import Subscriber, Viewer
from filature.server.storage import TableRow, storage_at
from filature.server.table import entries
from filature.server.table.commands import Caller, channels
from filature.server.table.keys import new_table_id
from filature.server.table.table import Table
from filature.testing.trial import encode, hear
from tests.server.asking import alike, answers, decisions, hints, sensed, tries, viewers
from tests.server.twins import HOST, Entries, compare, plain, position, twin_of

TICK = 10
TRIES = 12
SOME = 10
ACTS = {"move": 10, "hidden": 4, "note": 2, "chat": 2, "watchers": 1, "ask": 2, "come": 1, "hand": 1, "replace": 1}
"""What happens next, and how often."""


class OwnRegistry:
    """A registry in this process, on a database of its own; its clock stands still unless it is moved."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.now = 0

    async def place(self, written: Entries) -> World:
        """A table with this log."""
        id, opened = new_table_id(), written[0]
        assert isinstance(opened, entries.Opened)
        row = TableRow(id=id, game=opened.game, status="playing", public=False, due=None, touched=0, listing=b"")
        await self.registry.storage.create(row, [entries.encode(entry) for entry in written])
        async with self.registry.live_table(id).locked() as table:
            return World(self.registry, table)


@asynccontextmanager
async def a_registry(folder: Path) -> AsyncIterator[OwnRegistry]:
    registry = Registry(storage_at(f"sqlite:///{folder}/tables.db"), BotPool(), Metrics(), now=lambda: own.now)
    own = OwnRegistry(registry)
    await registry.start()
    try:
        yield own
    finally:
        await registry.close()


class Listening(Subscriber):
    """Somebody connected, who keeps every message."""

    def __init__(self, viewer: Viewer) -> None:
        super().__init__(viewer)
        self.heard: list[bytes] = []

    def queue(self, message: bytes) -> None:
        self.heard.append(message)

    def close(self) -> None:
        self.heard.append(b"closed")


class World:
    """One of the two tables, and the listener at it."""

    def __init__(self, registry: Registry, table: Table) -> None:
        self.registry = registry
        self.table = table
        self.listening: list[Listening] = []

    @property
    def live(self) -> LiveTable:
        return self.registry.live_table(self.table.id)

    @property
    def state(self) -> State:
        return position(self.table)

    async def come(self, listener: int, since: int) -> None:
        for viewer in viewers(listener):
            somebody = Listening(viewer)
            await self.registry.attach(self.table.id, somebody, since)
            self.listening.append(somebody)

    async def do(self, seat: int, command: Any, name: str = "", key: str = "") -> bytes:
        """Carry a command out for a seat, or for a watcher, who may be the host; returns the answer."""
        key = key if seat == WATCHER else self.table.chairs[seat].key
        return updates.encode(await self.live.submit(command, Caller(key, "en", name)))

    async def move(self, seat: int, move: int, id: str) -> bytes:
        text = self.state.write(seat, move)
        return await self.do(seat, protocol.Move(id=id, text=text, version=self.table.version(seat)))

    def heard(self) -> bytes:
        """What came since this was last asked, from all viewers one after the other."""
        found = b"\n\n".join(b"\n".join(somebody.heard) for somebody in self.listening)
        for somebody in self.listening:
            somebody.heard.clear()
        return plain(found, self.table)


class Lockstep:
    """The listener in both worlds. What the rules let him know parts them; nothing else may."""

    def __init__(self, own: OwnRegistry, listener: int, one: World, two: World, dice: random.Random) -> None:
        self.own = own
        self.listener = listener
        self.one, self.two = one, two
        self.dice = dice
        self.acts: Counter[str] = Counter()
        self.others = [seat for seat in range(len(one.table.chairs)) if seat != listener]

    async def run(self, steps: int) -> Counter[str]:
        await self.come()
        for number in range(steps):
            self.own.now += TICK
            [act] = self.dice.choices([*ACTS], [*ACTS.values()])
            if not await getattr(self, act)(f"step {number}"):
                break
            compare(self.one.heard(), self.two.heard(), f"what {self.listener} is told after a {act}")
        return self.acts

    async def come(self, _: str = "") -> bool:
        since = self.dice.randrange(self.one.table.version(self.listener) + 1)
        for world in (self.one, self.two):
            await world.come(self.listener, since)
        return True

    async def move(self, id: str) -> bool:
        """The same move in both worlds, or two that look alike; False where their ways part."""
        found = self._alike()
        if found is None:
            return False
        seat, move, other = found
        worlds = ((self.one, move), (self.two, other))
        known = [len(world.table.match.events) for world, _ in worlds if world.table.match]
        answered = [await world.move(seat, chosen, id) for world, chosen in worlds]
        if self._sensed(self.one, known[0]) != self._sensed(self.two, known[1]):
            return False  # chance has parted them
        if seat == self.listener:
            here, there = (plain(answer, world.table) for answer, (world, _) in zip(answered, worlds, strict=True))
            compare(here, there, "the answer to his own move")
        self.acts["moves"] += 1
        self.acts["different moves"] += move != other
        return bool(self.one.state.turn())

    def _alike(self) -> tuple[int, int, int] | None:
        for _ in range(TRIES):
            seat = self.dice.choice(self.one.state.turn())
            move, others = self.dice.choice(self.one.state.moves(seat)), self.two.state.moves(seat)
            other = move if seat == self.listener or (move in others and self.dice.random() < 0.5) else None
            other = self.dice.choice(others) if other is None else other
            seen = sensed(self.one.state, self.listener, seat, move)
            if seen == sensed(self.two.state, self.listener, seat, other):
                return seat, move, other
        return None

    def _sensed(self, world: World, known: int) -> tuple[bytes, bytes]:
        assert world.table.match is not None
        return encode(world.state.view(self.listener)), hear(world.table.match.events[known:], self.listener)

    async def hidden(self, id: str) -> bool:
        """A move of somebody else in one of the worlds, of which the rules tell the listener nothing."""
        nothing = encode(self.one.state.view(self.listener)), hear([], self.listener)
        for seat in self.dice.sample(self.others, len(self.others)):
            moves = self.one.state.moves(seat)
            move = self.dice.choice(moves) if moves else None
            if move is not None and sensed(self.one.state, self.listener, seat, move) == nothing:
                await self.one.move(seat, move, id)
                self.acts["hidden"] += 1
                break
        return True

    async def note(self, id: str) -> bool:
        """Others' notes are nobody's business."""
        seat = self.dice.choice(self.others)
        await self.one.do(seat, protocol.Note(id=id, text=f"I am not {seat}", marks={"a": 1}))
        return True

    async def chat(self, id: str) -> bool:
        """Somebody else talks; where the listener is not among those addressed, the other world is silent."""
        seat = self.dice.choice(self.others)
        for channel in channels(self.one.table, seat):
            to = self.one.table.game.audience(self.one.state, seat, channel)
            message = protocol.Chat(id=f"{id} {channel}", text="Trust me", channel=channel)
            await self.one.do(seat, message)
            if to is None or self.listener in to:
                await self.two.do(seat, message)
            else:
                self.acts["whispers"] += 1
        return True

    async def watchers(self, id: str) -> bool:
        worlds = (self.one, self.two) if self.listener == WATCHER else (self.one,)
        for world in worlds:
            await world.do(WATCHER, protocol.Chat(id=id, text="It is the red one", channel="watchers"), "Somebody")
        return True

    async def hand(self, id: str) -> bool:
        """Somebody else's chair changes hands; of the hand itself nobody learns anything, the host neither."""
        seat = self.dice.choice(self.others)
        for world in (self.one, self.two):
            done = msgspec.json.decode(await world.do(seat, protocol.Offer(id=f"{id} offer")), type=protocol.Done)
            taken = protocol.Sit(id=id, name="Zoe", link=done.key, face=FACES[seat])
            await world.do(WATCHER, taken, key=f"{id} of {seat}")
        self.acts["handed"] += 1
        return True

    async def replace(self, id: str) -> bool:
        """Whoever only watches may be the host: he lets a bot sit in for somebody, and is told nothing of him."""
        asked = {*self.one.state.turn(), *self.two.state.turn()}  # no bot shall really move
        resting = [seat for seat in self.others if seat not in asked]
        if self.listener == WATCHER and resting:
            seat = self.dice.choice(resting)
            command = protocol.Replace(id=id, chair=seat)
            answered = [await world.do(WATCHER, command, key=HOST) for world in (self.one, self.two)]
            compare(answered[0], answered[1], "the answer to the host")
            for world in (self.one, self.two):
                await world.do(seat, protocol.Back(id=f"{id} back"))
            self.acts["replaced"] += 1
        return True

    async def ask(self, _: str) -> bool:
        """He tries what he can think of, and learns nothing."""
        asked, wanted = (
            self.dice.sample(every, SOME) for every in tries(self.one.table, self.two.table, self.listener, self.dice)
        )
        alike(self.one.table, self.two.table, self.listener, [(answers, asked), (decisions, wanted), (hints,)])
        return True


def begin_here(match: Match) -> None:
    """Let the record of a match begin now: what was before is not the same in a twin's."""
    match._position = match.state.dump()
    match.moves = []


async def start(own: OwnRegistry, written: Entries, listener: int, dice: random.Random) -> Lockstep:
    """A table, and beside it its twin for a listener; the same is thrown at both."""
    own.now = written[-1].at + TICK
    one, two = await own.place(written), await own.place(written)
    twin = twin_of(one.table, listener, Random(dice.getrandbits(32)))
    vars(two.table).update({**vars(twin), "id": two.table.id})
    assert one.table.match is not None
    assert two.table.match is not None
    two.table.match.dice = one.table.match.dice.copy()
    for match in (one.table.match, two.table.match):
        begin_here(match)
    return Lockstep(own, listener, one, two, dice)
