"""The house: every table in use, one queue each. Here a decision is stored, and only then told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from filature.kernel.errors import BadRequest, FilatureError
from filature.server import deciding, log, telling
from filature.server.deciding import Decision, Who
from filature.server.ears import Ear
from filature.server.errors import NotAllowed, StorageAway, UnknownTable
from filature.server.keys import digest, is_table_id, new_key, new_table_id
from filature.server.messages import Done, NewTable, Rematch
from filature.server.metrics import Metrics
from filature.server.patience import Patience
from filature.server.presence import Presence
from filature.server.request import Register, Request
from filature.server.rooms import Asker, Listener, Room
from filature.server.steward import BOT_GRACE, Steward, logged
from filature.server.store import Store
from filature.server.table import Change, Table
from filature.server.texts import Post
from filature.server.thinking import Thinkers
from filature.server.wishes import introduce

logger = logging.getLogger("filature.server")

HOUR = 3_600_000
TRIES = 20
NO_RECEIPT = log.Receipt()

T = TypeVar("T")


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


class House:
    """Tables of one server process."""

    def __init__(
        self, store: Store, thinkers: Thinkers, metrics: Metrics, now: Callable[[], int] = milliseconds
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.metrics = metrics
        self.now = now
        self.rooms: dict[str, Room] = {}
        self.post = Post()
        self.patience = Patience(now)
        self._presence = Presence(self.rooms, lambda message: self.spawn(store.broadcast(message)))
        self.steward = Steward(self)
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        await self.store.open()
        self.store.on_news(lambda id, number: self.spawn(self._hear_news(id, number)))
        self.store.on_gap(lambda: [self.spawn(self._hear_news(id, None)) for id in list(self.rooms)])
        self.store.on_message(self._presence.hear)
        self.spawn(self.steward.sweep())
        if self.store.shared:
            self.spawn(self._presence.repeat())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self.rooms.values():
            for listener in list(room.listeners):
                listener.close()
        await self.thinkers.close()
        await self.store.close()

    # What people want

    async def open(self, new: NewTable) -> tuple[Table, str]:
        """A new table and the key of its host."""
        key = new.key or new_key()
        entries = deciding.open_table(new, digest(key), self.now())
        id = new_table_id()
        await self._create(id, entries)
        room = self.rooms.setdefault(id, Room(id))
        if not room.loaded:
            room.fill(entries, self.now())
        return room.table, key

    async def command(self, id: str, who: Who, command: Any) -> Done:
        """Carry a command out, once however often it is sent; raises why not.

        Do not cancel it because somebody has hung up: what is stored must also be told.
        """
        who = introduce(who, command)
        async with self.visit(id) as room:
            for _ in range(TRIES):
                try:
                    decided = self._decide(room, who, command)
                except FilatureError:
                    if await self._catch_up(room):
                        continue
                    raise
                if not isinstance(decided, Decision):
                    return decided
                if decided.opening:
                    await self._create(*decided.opening)
                if await self.write(room, decided):
                    return self._done(room, who, command, decided.key)
            raise StorageAway

    def begin(self, id: str, who: Who, command: Any, asker: Asker) -> Done | None:
        """The same for whoever does not wait. What needs not be written is answered (or refused) at once, everything
        else when it is known. Where nobody else is at the table, this takes no task."""
        self.patience.stir()
        room = self.rooms.get(id)
        if room and room.loaded and not room.turns.taken and not isinstance(command, Rematch):  # it needs two tables
            room.used = time.monotonic()
            introduced = introduce(who, command)
            try:
                decided = self._decide(room, introduced, command)
            except FilatureError:
                if not self.store.shared:
                    raise
            else:
                if not isinstance(decided, Decision):
                    return decided
                self._begin_writing(room, decided, introduced, command, asker)
                return None
        self.spawn(self._answer(id, who, command, asker))
        return None

    async def _answer(self, id: str, who: Who, command: Any, asker: Asker) -> None:
        try:
            asker.answered(command, await self.command(id, who, command))
        except Exception as error:
            asker.answered(command, error)

    def _decide(self, room: Room, who: Who, command: Any) -> Done | Decision:
        if command.id and room.table.receipt(who.key, command.id):
            return self._done(room, who, command)
        return deciding.decide(room.table, who, command, self.now())

    def _done(self, room: Room, who: Who, command: Any, key: str | None = None) -> Done:
        receipt = room.table.receipt(who.key, command.id) or NO_RECEIPT
        version = self._version(room, who, command)
        return Done(id=command.id, version=version, key=key, seat=receipt.seat, table=receipt.table)

    def _version(self, room: Room, who: Who, command: Any) -> int:
        seat = room.table.seat_for(who.key, command.seat)
        return room.table_for(seat).version(seat)

    def visit(self, id: str) -> Visit:
        """A table with its queue to oneself: `async with house.visit(id) as room`. What is seen there is stored."""
        return Visit(self, self.rooms.get(id) or self.rooms.setdefault(id, Room(id)))

    async def look(self, id: str, see: Callable[[Room], T]) -> T:
        """What somebody wants to see of a table. A refusal may only be for want of news from another process."""
        async with self.visit(id) as room:
            try:
                return see(room)
            except FilatureError:
                if not await self._catch_up(room):
                    raise
                return see(room)

    def table_in_use(self, id: str) -> Table | None:
        """A table that is in memory now: for the names in a sentence, not for what happens there."""
        room = self.rooms.get(id)
        return room.table if room and room.loaded else None

    # Storing and telling

    async def load(self, room: Room) -> None:
        """Read a table from its log."""
        # A database may not even be asked for some texts: PostgreSQL knows no zero byte.
        entries = await self.store.entries(room.id) if is_table_id(room.id) else []
        if not entries:
            raise UnknownTable("unknown-table", "There is no table {table} (any more).", table=room.id)
        room.fill([log.decode(entry) for entry in entries], self.now())
        room.publish(Change(table=True, match=True), self.now())  # to whoever listened while it was forgotten
        room.wake_delayed(self.now, self.steward.call_later)

    async def _catch_up(self, room: Room) -> bool:
        """Follow what other processes have written; says whether there was something."""
        if not self.store.shared:
            return False
        try:
            stored = await self.store.entries(room.id, room.table.number)
        except StorageAway:
            room.forget()  # so that it is read again as soon as it can be
            raise
        entries = [log.decode(entry) for entry in stored]
        for entry in entries:
            room.table.apply(entry)
        if entries:
            room.registered = None
            room.follow(entries)
            self._tell(room)
        return bool(entries)

    async def _create(self, id: str, entries: list[log.AnyEntry]) -> None:
        table = Table(id)
        for entry in entries:
            table.apply(entry)
        await self.store.create(self._register(table), [log.encode(entry) for entry in entries])

    async def write(self, room: Room, decision: Decision) -> bool:
        """Store a decision, then tell it. False when another process was quicker; the table is then read anew."""
        first, entries, row = self._follow(room, decision)
        try:
            stored = await self.store.append(room.id, first, entries, row)
        except BaseException:
            room.forget()
            raise
        if not stored:
            room.forget()
            await self.load(room)
            return False
        self._stored(room, decision)
        return True

    def _begin_writing(self, room: Room, decision: Decision, who: Who, command: Any, asker: Asker) -> None:
        """The same without waiting: the turn at the table is given back when it is done."""

        def settled(outcome: bool | StorageAway) -> None:
            result: Done | Exception | None = None
            try:
                if outcome is True:
                    self._stored(room, decision, asker)
                    result = self._done(room, who, command, decision.key)
                else:
                    room.forget()
                    result = outcome or None
            except Exception as error:
                result = error
            room.turns.give_back()
            if result:
                asker.answered(command, result)
            else:  # another process was quicker
                self.spawn(self._answer(room.id, who, command, asker))

        first, entries, row = self._follow(room, decision)
        room.turns.taken = True
        self.store.submit(Request(room.id, first, entries, row), settled)

    def _follow(self, room: Room, decision: Decision) -> tuple[int, list[bytes], Register | None]:
        """Let the table follow a decision; what is to be stored of it: the first number, the entries, the register."""
        table = room.table
        first = table.number + 1
        for entry in decision.entries:
            table.apply(entry, decision.match)
        bots = bool(table.waiting_bots())
        # The hour too: the register must know that a table is still played on, or it would be cleared away.
        registered = (table.status, table.clocks.due(), bots, table.touched // HOUR)
        row = self._register(table) if registered != room.registered or table.change.table or bots else None
        room.registered = registered
        return first, [log.encode(entry) for entry in decision.entries], row

    def _stored(self, room: Room, decision: Decision, asker: Asker | None = None) -> None:
        """A decision is durable: now it is told."""
        room.follow(decision.entries)
        self._tell(room, asker)
        self.steward.schedule(room)

    def _register(self, table: Table) -> Register:
        due = table.clocks.due()
        if table.waiting_bots():
            due = min(due or table.touched + BOT_GRACE, table.touched + BOT_GRACE)
        return Register(
            id=table.id,
            game=table.opened.game,
            status=table.status,
            public=table.opened.public,
            due=due,
            touched=table.touched,
            listing=telling.encode(table.info()) if table.opened.public else b"",
        )

    def _tell(self, room: Room, asker: Asker | None = None) -> None:
        """Give every listener his own news; whoever asked for it may be patient."""
        change = room.table.take_change()
        if asker is None or change.table or room.table.waits_for(asker.ear.seat):
            room.publish(change, self.now())
        else:
            room.publish(change, self.now(), asker)
            self.patience.add(room, asker)
        room.wake_delayed(self.now, self.steward.call_later)
        if change.table and room.table.status in ("over", "closed"):
            self.thinkers.forget(room.id)

    # Who listens

    async def _hear_news(self, id: str, number: int | None) -> None:
        """Another process has written to a table that is in use here."""
        if id not in self.rooms:
            return
        async with self.visit(id) as room:
            if number is None or number > room.table.number:
                await self._catch_up(room)

    async def attach(self, id: str, listener: Listener, since: int) -> None:
        """Begin to listen: everything first, then every news."""

        def welcome(room: Room) -> None:
            check_listening(room, listener.ear, since)
            listener.since = since
            room.listeners.add(listener)
            room.welcome(listener, self.now())
            self._presence.check(room)
            self.steward.schedule(room)

        await self.look(id, welcome)

    def detach(self, id: str, listener: Listener) -> None:
        room = self.rooms.get(id)
        if room and listener in room.listeners:
            room.listeners.discard(listener)
            self._presence.check(room)

    def spawn(self, coroutine: Coroutine[Any, Any, Any]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(logged(coroutine))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


class Visit:
    """One's turn in the queue of a table."""

    def __init__(self, house: House, room: Room) -> None:
        self.house = house
        self.room = room

    async def __aenter__(self) -> Room:
        room = self.room
        await room.turns.take()
        room.used = time.monotonic()
        if not room.loaded:
            try:
                await self.house.load(room)
            except BaseException as error:
                if isinstance(error, UnknownTable) and not room.listeners:
                    self.house.rooms.pop(room.id, None)
                room.turns.give_back()
                raise
        return room

    async def __aexit__(self, *_: object) -> None:
        self.room.turns.give_back()


def check_listening(room: Room, ear: Ear, since: int = 0) -> None:
    if not room.may_listen(ear):
        raise NotAllowed("no-watchers", "This table does not want watchers.")
    if since > room.table_for(ear.seat).version(ear.seat):
        raise BadRequest("future-number", "You have not been told so much yet; begin again from 0.")
