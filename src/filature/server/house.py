"""The house: every table in use, one queue each. Here a decision is stored, and only then told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, TypeVar

from filature.kernel.errors import BadRequest, FilatureError
from filature.server import deciding, log, telling
from filature.server.deciding import Decision, Who
from filature.server.ears import Ear
from filature.server.errands import Errands
from filature.server.errors import NotAllowed, StorageAway, UnknownTable
from filature.server.keys import digest, is_table_id, new_key, new_table_id
from filature.server.messages import Answer, Done, Draft, NewTable, Question, Rematch
from filature.server.metrics import Metrics
from filature.server.patience import Patience
from filature.server.presence import Presence
from filature.server.request import Register, Request
from filature.server.rooms import Asker, Letter, Listener, Room, send
from filature.server.steward import BOT_GRACE, Steward, logged
from filature.server.store import Store
from filature.server.table import Change, Receipt, Table
from filature.server.texts import Post
from filature.server.thinking import Thinkers
from filature.server.wishes import introduce
from filature.server.writer import Settled

logger = logging.getLogger("filature.server")

HOUR: Final = 3_600_000
TRIES: Final = 20
DRAFT: Final = "draft"
"""What processes tell one another of a draft begins so."""
NO_RECEIPT: Final = Receipt()

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
        self.errands = Errands(self)
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        await self.store.open()
        self.store.on_news(lambda id, number: self.spawn(self._hear_news(id, number)))
        self.store.on_gap(lambda: [self.spawn(self._hear_news(id, None)) for id in list(self.rooms)])
        self.store.on_message(self._hear_message)
        self.spawn(self.steward.sweep())
        if self.store.shared:
            self.spawn(self._presence.repeat())

    async def close(self) -> None:
        await asyncio.sleep(0)  # a task that has not begun cannot be cancelled cleanly
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
                if done := self.done_before(room, who, command):
                    return done
                try:
                    decision = deciding.decide(room.table, who, command, self.now())
                except FilatureError:
                    if await self._catch_up(room):
                        continue
                    raise
                if decision.opening:
                    await self._create(*decision.opening)
                if await self.write(room, decision):
                    return self.done(room, who, command, decision.key)
            raise StorageAway

    def begin(self, id: str, who: Who, command: Any, asker: Asker) -> None:
        """The same for whoever does not wait: he is answered when it is known. Where nobody else is at the table, this
        takes no task."""
        self.patience.stir()
        room = self.rooms.get(id)
        if room and room.loaded and not room.turns.taken and type(command) is not Rematch:  # which needs two tables
            self.errands.begin(room, introduce(who, command), command, asker)
        else:
            self.queue(id, who, command, asker)

    def queue(self, id: str, who: Who, command: Any, asker: Asker) -> None:
        self.spawn(self._answer(id, who, command, asker))

    async def _answer(self, id: str, who: Who, command: Any, asker: Asker) -> None:
        try:
            asker.answered(command, await self.command(id, who, command))
        except Exception as error:
            asker.answered(command, error)

    def done_before(self, room: Room, who: Who, command: Any) -> Done | None:
        """The answer to a command that was carried out already."""
        return self.done(room, who, command) if command.id and room.table.receipt(who.key, command.id) else None

    def done(self, room: Room, who: Who, command: Any, key: str | None = None) -> Done:
        receipt = room.table.receipt(who.key, command.id) or NO_RECEIPT
        seat = room.table.seat_for(who.key, command.seat)
        version = room.table_for(seat).version(seat)
        return Done(id=command.id, version=version, key=key, seat=receipt.seat, table=receipt.table)

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

    def answer(self, room: Room, ear: Ear, question: Question) -> Answer:
        """The answer to a question of somebody who listens; a draft is kept."""
        check_listening(room, ear)
        if not isinstance(question, Draft):
            return telling.answer_to(room.table_for(ear.seat), ear, question)
        table = room.table
        moves = deciding.drafted(table, ear, question.text)
        asked = table.asked[ear.seat]
        self._keep_draft(room, ear.seat, asked, moves)
        if self.store.shared:
            draft = [DRAFT, room.id, ear.seat, asked, *moves]
            self.spawn(self.store.broadcast(" ".join(map(str, draft))))
        kept = room.drafts.moves(table, ear.seat)
        assert table.match is not None
        return Answer(id=question.id, moves=[table.match.state.write(ear.seat, move) for move in kept])

    def _keep_draft(self, room: Room, seat: int, asked: int, moves: Sequence[int]) -> None:
        before = room.drafts.moves(room.table, seat)
        room.drafts.keep(seat, asked, moves)
        if room.drafts.moves(room.table, seat) != before:
            room.publish(Change(match=True), self.now())

    def _hear_message(self, process: str, message: str) -> None:
        """Another process tells what is not in the log: a draft, or who is connected there."""
        kind, *facts = message.split()
        if kind != DRAFT:
            self._presence.hear(process, message)
        elif (room := self.rooms.get(facts[0])) and room.loaded:
            seat, asked, *moves = map(int, facts[1:])
            self._keep_draft(room, seat, asked, moves)

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
            send(self._letters(room), self.now())
        return bool(entries)

    async def _create(self, id: str, entries: list[log.AnyEntry]) -> None:
        table = Table(id)
        for entry in entries:
            table.apply(entry)
        await self.store.create(self._register(table), [log.encode(entry) for entry in entries])

    async def write(self, room: Room, decision: Decision) -> bool:
        """Store a decision, then tell it. False when another process was quicker; the table is then read anew."""
        request = self._request(room, decision, self.follow(room, decision))
        try:
            stored = await self.store.append(request.table, request.number, request.entries, request.row)
        except BaseException:
            room.forget()
            raise
        if not stored:
            room.forget()
            await self.load(room)
            return False
        send(self.stored(room, decision), self.now())
        return True

    def follow(self, room: Room, decision: Decision) -> int:
        """Let the table follow a decision; the number of its first entry."""
        first = room.table.number + 1
        for entry in decision.entries:
            room.table.apply(entry, decision.match)
        return first

    def submit(self, room: Room, decision: Decision, number: int, settled: Settled) -> None:
        """Store what the table follows already, without waiting for it."""
        self.store.submit(self._request(room, decision, number), settled)

    def _request(self, room: Room, decision: Decision, number: int) -> Request:
        """What is to be written down: entries, and the line in the register if it changes."""
        table = room.table
        bots = bool(table.waiting_bots())
        # The hour too: the register must know that a table is still played on, or it would be cleared away.
        registered = (table.status, table.clocks.due(), bots, table.touched // HOUR)
        row = self._register(table) if registered != room.registered or table.change.table or bots else None
        room.registered = registered
        return Request(table.id, number, [log.encode(entry) for entry in decision.entries], row)

    def stored(self, room: Room, decision: Decision, asker: Asker | None = None) -> list[Letter]:
        """A decision is durable: now it may be told."""
        room.follow(decision.entries)
        letters = self._letters(room, asker)
        self.steward.schedule(room)
        return letters

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

    def _letters(self, room: Room, asker: Asker | None = None) -> list[Letter]:
        """What every listener is to be told; whoever asked for it may be patient."""
        change = room.table.take_change()
        if asker is None or change.table or room.table.waits_for(asker.ear.seat):
            letters = room.letters(change)
        else:
            letters = room.letters(change, asker)
            self.patience.add(room, asker)
        room.wake_delayed(self.now, self.steward.call_later)
        if change.table and room.table.status in ("over", "closed"):
            self.thinkers.forget(room.id)
        return letters

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
            room.used = time.monotonic()
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
