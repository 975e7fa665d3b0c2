"""A table without a server: what people want is decided and written down at once, and time passes when we say so."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, Self

import msgspec
import pytest

from filature.kernel.errors import FilatureError
from filature.kernel.match import Match
from filature.kernel.state import WATCHER
from filature.server.jobs.bots import BotPool
from filature.server.ops.metrics import Metrics
from filature.server.protocol import AnyCommand, MatchEvent, NewTable
from filature.server.runtime import updates
from filature.server.runtime.heartbeat import Heartbeat
from filature.server.runtime.live_table import LiveTable
from filature.server.runtime.registry import Registry, milliseconds
from filature.server.runtime.subscribers import Subscriber, Viewer
from filature.server.runtime.updates import EVERYTHING
from filature.server.storage import storage_at
from filature.server.table import entries
from filature.server.table.commands import Caller, Decision, bot_move, decide, drafted, late, open_table
from filature.server.table.drafts import Drafts
from filature.server.table.keys import digest
from filature.server.table.table import Table
from tests.games.cases import CASES

Json = dict[str, Any]
SIX = "Ann Bob Cid Dora Eve Fay"
NOON = 1_700_000_000_000
SHORT: dict[str, Json] = {name: case.short for name, case in CASES.items()}
"""Options with which a match of each game is soon over."""
FEWEST = {name: " ".join(SIX.split()[: case.fewest]) for name, case in CASES.items()}
"""As many people as each game needs."""


def key_of(name: str) -> str:
    """The secret of somebody of that name."""
    return f"{name:_<32}"


class Tabletop:
    """A table from its first entry on. `seats` names who sits there: `Ann` is a person, `greedy` a bot, `-` nobody.

    The first person is the host; without a person it is somebody called Host.
    """

    def __init__(self, game: str, seats: str, *, seed: int = 0, **wishes: Any) -> None:
        self.now = NOON
        self.people = [name for name in seats.split() if name[0].isupper()]
        self.host = self.people[0] if self.people else "Host"
        chairs = [self._wish(name) for name in seats.split()]
        new = msgspec.convert({"game": game, "seats": chairs, **wishes}, NewTable)
        opened, *sat = open_table(new, digest(key_of(self.host)), self.now)
        assert isinstance(opened, entries.Opened)
        self._lay([msgspec.structs.replace(opened, seed=f"{seed:064x}"), *sat])
        for seat, name in enumerate(seats.split()):
            if name in self.people[1:]:
                self.do(name, "sit", seat=seat, name=name)

    def _wish(self, name: str) -> Json:
        if name == self.host:
            return {"by": "me", "name": name}
        return {"by": "bot", "bot": name} if name[0].islower() else {"by": "open"}

    def _lay(self, written: Iterable[entries.AnyEntry]) -> None:
        self.table = Table("tabletop22")
        self.drafts = Drafts()
        self.entries: list[entries.AnyEntry] = []
        self.follow(Decision(list(written)))

    def next_table(self, decision: Decision) -> Tabletop:
        """The table of a rematch."""
        assert decision.opening is not None
        other = object.__new__(Tabletop)
        other.now, other.people, other.host = self.now, self.people, self.host
        other._lay(decision.opening[1])
        return other

    def start(self) -> Self:
        self.do(self.host, "start")
        return self

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    # What people do

    def who(self, name: str | None) -> Caller:
        """Somebody with his key; None has none."""
        return Caller(digest(key_of(name))) if name else Caller()

    def do(self, name: str | Caller | None, do: str, /, **facts: Any) -> Decision:
        """A command as it comes over the wire, carried out; raises why not."""
        command = msgspec.convert({"do": do, **facts}, AnyCommand)
        who = name if isinstance(name, Caller) else self.who(name)
        decision = decide(self.table, who, command, self.now)
        self.follow(decision)
        return decision

    def move(self, name: str, text: str, version: int | None = None, **facts: Any) -> Decision:
        seat = facts.get("seat", self.seat(name))
        seen = self.table.version(seat) if version is None else version
        return self.do(name, "move", text=text, version=seen, **facts)

    def draft(self, name: str, text: str) -> None:
        """Somebody has chosen something on the screen and not played it yet."""
        seat = self.seat(name)
        self.drafts.keep(seat, self.table.asked[seat], drafted(self.table, seat, text, "en"))

    def hand_over(self, name: str, to: str) -> Decision:
        """Somebody gives his chair to somebody else in the middle of a match."""
        return self.do(to, "sit", name=to, link=self.do(name, "offer").key)

    def refused(self, name: str | Caller | None, do: str, /, **facts: Any) -> FilatureError:
        """Why a command is refused; and nothing has changed for anybody."""
        before = self.everything()
        with pytest.raises(FilatureError) as refusal:
            self.do(name, do, **facts)
        assert self.everything() == before
        return refusal.value

    def follow(self, decision: Decision) -> None:
        for entry in decision.entries:
            self.table.apply(entry, decision.match)
            self.entries.append(entry)

    # What happens by itself

    def wait(self, seconds: float) -> list[entries.Played]:
        """Time passes. Returns what was played for those whose time was up, each when it was up."""
        until, played = self.now + round(seconds * 1000), []
        while (due := self.table.clocks.due()) is not None and due <= until:
            self.now = max(self.now, due)
            decision = late(self.table, self.now, self.drafts)
            assert decision is not None, "a time is up, but nobody is late"
            self.follow(decision)
            played += [entry for entry in decision.entries if isinstance(entry, entries.Played)]
        self.now = until
        return played

    def let_bots_move(self, dice: Random) -> None:
        """Every bot that is waited for plays some legal move."""
        for seat in self.table.waiting_bots():
            if seat in self.match.state.turn():
                self.follow(bot_move(self.table, seat, dice.choice(list(self.match.state.moves(seat))), self.now))

    def play_on(self, dice: Random, seconds: int = 1) -> None:
        """Somebody who is waited for plays some legal move; bots all of theirs."""
        self.now += seconds * 1000
        self.let_bots_move(dice)
        waiting = [seat for seat in self.match.state.turn() if seat in self.table.people()]
        if waiting:
            seat = dice.choice(waiting)
            who = Caller(self.table.chairs[seat].key)
            text, version = dice.choice(self.match.legal(seat)), self.table.version(seat)
            self.do(who, "move", text=text, version=version, seat=seat)

    def finish(self, seed: int = 0) -> Self:
        dice = Random(seed)
        while self.table.status == "playing":
            self.play_on(dice)
        return self

    # What is seen of it

    def seat(self, name: str) -> int:
        """The first seat somebody holds; a watcher's for whoever holds none."""
        held = self.table.seats_of(digest(key_of(name)))
        return held[0] if held else WATCHER

    def viewer(self, name: str | int | None, language: str | None = None) -> Viewer:
        """Where somebody, or some seat, listens."""
        if name is None or isinstance(name, int):
            seat = WATCHER if name is None else name
            return Viewer(seat, self.table.chairs[seat].key if seat != WATCHER else "", language, moves=True)
        return Viewer(self.seat(name), digest(key_of(name)), language, moves=True)

    def update(self, name: str | int | None, language: str | None = None) -> Json:
        """Everything somebody is told when he connects now, as it goes over the wire."""
        told: Json = msgspec.json.decode(self.wire(self.table, name, language))
        return told

    def wire(self, table: Table, name: str | int | None, language: str | None = None) -> bytes:
        viewer = self.viewer(name, language)
        return updates.encode(updates.for_viewer(table, viewer, 0, self.now, EVERYTHING, tuple, self.drafts))

    def everything(self, table: Table | None = None) -> list[bytes]:
        """What all listeners are told."""
        return [self.wire(table or self.table, seat, "en") for seat in self.table.streams]

    def told(self, name: str | int | None, kind: str | None = None) -> list[MatchEvent]:
        """The events somebody was told, perhaps only those of a kind."""
        events = updates.for_viewer(self.table, self.viewer(name), 0, self.now, EVERYTHING).events
        return [event for event in events if kind in (None, event.kind)]

    def wire_events(self, name: str | int | None) -> str:
        """The events somebody was told, as they go over the wire."""
        return json.dumps(self.update(name)["events"])

    def said(self, name: str | int | None, language: str = "en") -> str:
        """The last sentence somebody was told."""
        sentence: str = self.update(name, language)["events"][-1]["said"]
        return sentence

    def left(self, name: str) -> float:
        """How many seconds somebody may still think."""
        return self.table.clocks.info(self.now).left[str(self.seat(name))] / 1000


class Listener(Subscriber):
    """Somebody connected to a table: keeps what he hears."""

    def __init__(self, viewer: Viewer, address: str = "") -> None:
        super().__init__(viewer, address)
        self.messages: list[Json] = []
        self.closed = False
        self._heard = asyncio.Event()

    def queue(self, message: bytes) -> None:
        self.messages.append(msgspec.json.decode(message))
        self._heard.set()

    async def until(self, expected: Callable[[Json], bool]) -> Json:
        """Wait for an update with a view that is as expected."""
        seen = 0
        async with asyncio.timeout(30):
            while True:
                for message in self.messages[seen:]:
                    if "view" in message and expected(message):
                        return message
                seen = len(self.messages)
                self._heard.clear()
                await self._heard.wait()

    def close(self) -> None:
        self.closed = True


@asynccontextmanager
async def a_registry(
    folder: Path, now: Callable[[], int] = milliseconds, database: str = ""
) -> AsyncIterator[Registry]:
    """A real registry on a real file, or a database, without a network."""
    registry = Registry(storage_at(database or f"sqlite:///{folder}/tables.db"), BotPool(), Metrics(), now)
    await registry.start()
    try:
        yield registry
    finally:
        await registry.close()


def live_table(tabletop: Tabletop, now: Callable[[], int] | None = None) -> LiveTable:
    """The table as a server has it in use, by the same clock unless told otherwise. Nothing is written."""
    storage = storage_at("sqlite:///nothing is written.db")
    heartbeat = Heartbeat(storage, now or (lambda: tabletop.now))
    live = LiveTable(tabletop.table.id, storage, heartbeat, lambda _: None, lambda _: None)
    live.fill(entries.decode(live.id, map(entries.encode, tabletop.entries)))
    return live


def companies(clock: Json | None = None, **options: Any) -> tuple[Tabletop, dict[str, list[str]]]:
    """Six people in the first leg of a match, and who is in which company."""
    tabletop = Tabletop("double_agents", SIX, clock=clock or {"kind": "none"}, options=options).start()
    sides = tabletop.update(None)["view"]["companies"]
    return tabletop, {side["name"]: [tabletop.people[seat] for seat in side["members"]] for side in sides}


def lock(tabletop: Tabletop, name: str, place: str = "Rio") -> None:
    """Somebody sends his first card there."""
    card = tabletop.update(name)["view"]["hand"][0]
    tabletop.move(name, f"lock {card} {place}")
