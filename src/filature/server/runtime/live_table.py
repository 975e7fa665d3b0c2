"""A table in use by this process: its lock, its state, and who is subscribed to it.

One way for every command, of people, bots, clocks and hosts alike: decide (pure), apply, append to the storage, and
once that is durable queue every subscriber's own update. If appending fails, the state in memory is dropped and read
again from the log: nobody is shown what was not stored.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, TypeVar

from filature.kernel.errors import BadRequest, FilatureError
from filature.kernel.state import WATCHER
from filature.language.plain import plain_text
from filature.server.effort import in_parts
from filature.server.errors import NotAllowed, StorageAway, StorageTrouble, UnknownTable
from filature.server.protocol import Answer, Done, Draft, Presence, Question, Update, WatcherInfo
from filature.server.runtime import updates
from filature.server.runtime.delayed import DelayedTable
from filature.server.runtime.heartbeat import Heartbeat
from filature.server.runtime.sentences import prepare
from filature.server.runtime.subscribers import Subscriber, Viewer
from filature.server.storage import Storage, TableRow
from filature.server.table import commands, entries
from filature.server.table.commands import Caller, Decision
from filature.server.table.commands.context import check_welcome
from filature.server.table.drafts import Drafts
from filature.server.table.entries import AnyEntry
from filature.server.table.keys import is_table_id
from filature.server.table.table import Change, Receipt, Table

logger = logging.getLogger("filature.server")

TRIES: Final = 20
"""How often a command is decided anew because another process was first."""
HOUR_MS: Final = 3_600_000
ATTENDED_MS: Final = 60_000
"""For so long after somebody was connected, or asked over HTTP, a table counts as attended."""
MOST_WATCHING: Final = 100
"""So many watchers are told to the host by name."""
FEW: Final = 12
PRESENCE_S: Final = 0.5
"""So few are told at once when somebody comes or goes; where there are more, all are told once in so long."""
NO_RECEIPT: Final = Receipt()

T = TypeVar("T")


class LiveTable:
    def __init__(
        self,
        id: str,
        storage: Storage,
        heartbeat: Heartbeat,
        changed: Callable[[LiveTable], object],
        unknown: Callable[[LiveTable], object],
    ) -> None:
        """`changed` is called whenever the table has changed, or somebody came: bots and clocks may be due. `unknown`
        is called when there turns out to be no such table."""
        self.id = id
        self.subscribers: set[Subscriber] = set()
        self.drafts = Drafts()
        self.delayed: DelayedTable | None = None
        self.thinking: dict[int, asyncio.Task[None]] = {}
        """The bots that are choosing a move now, by seat."""
        self.here_elsewhere: dict[str, tuple[frozenset[int], float]] = {}
        """Who is connected to other processes, and when each of them said so."""
        self.announced: tuple[frozenset[int], int] = (frozenset(), 0)
        """The presence the other processes were last told of."""
        self.used = time.monotonic()
        self._attended_at: int | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self._storage = storage
        self._heartbeat = heartbeat
        self._now = heartbeat.now
        self._changed = changed
        self._unknown = unknown
        self._lock = asyncio.Lock()
        self._table: Table | None = None
        self._stored_row: object = None
        """What the storage was last told of this table by this process, and nobody has written since."""
        self._delayed_timer: asyncio.TimerHandle | None = None
        self._presence_timer: asyncio.TimerHandle | None = None
        self._presence_told = -PRESENCE_S

    @property
    def loaded(self) -> bool:
        return self._table is not None

    @property
    def table(self) -> Table:
        assert self._table is not None, "whoever holds the lock has loaded the table"
        return self._table

    def idle(self, seconds: float) -> bool:
        """Whether nobody has needed it for so long."""
        busy = self.subscribers or self.thinking or self._lock.locked()
        return not busy and time.monotonic() - self.used > seconds

    @property
    def attended(self) -> bool:
        """Whether somebody is there, or was a moment ago. Bots think for whoever sees it: they wait for that."""
        lately = self._attended_at is not None and self._now() - self._attended_at < ATTENDED_MS
        return lately or bool(self.subscribers)

    def _attend(self) -> None:
        """Somebody is here: bots that have waited for that go on."""
        was_attended, self._attended_at = self.attended, self._now()
        if not was_attended:
            self._changed(self)

    @asynccontextmanager
    async def locked(self) -> AsyncIterator[Table]:
        """The table to oneself, loaded. What is seen there is stored."""
        async with self._lock:
            self.used = time.monotonic()
            if self._table is None:
                await self._load()
                with suppress(StorageTrouble):  # it can be read all the same
                    await self._give_back()
            yield self.table

    @asynccontextmanager
    async def acting(self) -> AsyncIterator[Table]:
        """The same for whoever decides what happens: with the time given back in which the house was away."""
        async with self.locked():
            await self._heartbeat.fresh()
            await self._give_back()
            yield self.table

    async def _give_back(self) -> None:
        clocks = self.table.clocks
        for downtime in self._heartbeat.downtimes if clocks.running or clocks.timers else ():
            while self.table.clocks.lost_in(downtime):  # perhaps another process is first
                away = entries.Away(at=self._now(), since=downtime.since, until=downtime.until)
                await self.write(Decision([away]))

    # Commands

    async def submit(self, command: Any, caller: Caller) -> Done:
        """Carry a command out, once however often it is sent; raises why not."""
        caller = caller.sending(command)
        async with self.acting():
            self._attend()
            for _ in range(TRIES):
                if command.id and self.table.receipt(caller.key, command.id):
                    return self._done(command, caller)
                try:
                    decision = commands.decide(self.table, caller, command, self._now())
                except FilatureError:
                    if await self.catch_up():
                        continue
                    raise
                if decision.opening and not await create_table(self._storage, *decision.opening):
                    continue
                if await self.write(decision):
                    return self._done(command, caller, decision.key)
            raise StorageAway

    async def write(self, decision: Decision) -> bool:
        """Store a decision, then tell it, under the lock. False when another process was first: decide anew."""
        first = self.table.number + 1
        for entry in decision.entries:
            self.table.apply(entry, decision.match)
        try:
            lines = [entries.encode(entry) for entry in decision.entries]
            stored = await self._storage.append(self.id, first, lines, self._changed_row())
        except BaseException:
            self._forget()
            raise
        if not stored:
            self._forget()
            await self._load()
            return False
        self._follow(decision.entries)
        return True

    def _changed_row(self) -> TableRow | None:
        """The row of the table, if it has to be written again."""
        table = self.table
        # The hour too: the storage must know that a table is still played on, or it would be deleted.
        row = table.status, table.clocks.due(), table.touched // HOUR_MS
        if row == self._stored_row and not table.change.table:
            return None
        self._stored_row = row
        return row_of(table)

    def _follow(self, written: Sequence[AnyEntry]) -> None:
        """The table has followed entries that are stored: now they may be told."""
        if self.delayed:
            self.delayed.pending.extend(written)
        self.publish(self.table.take_change())
        if self.delayed:
            self._wake_delayed()
        self._changed(self)

    def _done(self, command: Any, caller: Caller, key: str | None = None) -> Done:
        receipt = self.table.receipt(caller.key, command.id) or NO_RECEIPT
        seat = self.table.seat_for(caller.key, command.seat)
        version = self.table_for(seat).version(seat)
        return Done(id=command.id, version=version, key=key, seat=receipt.seat, table=receipt.table)

    # Reading

    async def look(self, see: Callable[[LiveTable], T]) -> T:
        """What somebody wants to see. A refusal may only be for want of what another process wrote."""
        async with self.locked():
            self._attend()
            try:
                return see(self)
            except FilatureError:
                if not await self.catch_up():
                    raise
                return see(self)

    async def catch_up(self) -> bool:
        """Follow what other processes have written, under the lock; says whether there was something."""
        if not self._storage.shared:
            return False
        try:
            stored = await self._storage.entries(self.id, self.table.number)
        except StorageAway:
            self._forget()  # so that it is read again as soon as it can be
            raise
        written = entries.decode(self.id, stored)
        for entry in written:
            self.table.apply(entry)
        if written:
            self._stored_row = None
            self._follow(written)
        return bool(written)

    async def _load(self) -> None:
        # A database may not even be asked for some texts: PostgreSQL knows no zero byte.
        stored = await self._storage.entries(self.id) if is_table_id(self.id) else []
        if not stored:
            self._unknown(self)
            raise UnknownTable("unknown-table", "There is no table {table} (any more).", table=self.id)
        written = entries.decode(self.id, stored)
        try:
            async for _ in in_parts(self._following(written)):
                pass
        except FilatureError:
            raise
        except Exception as error:  # entries that can be read and make no sense cost this table only
            logger.error("unreadable table", extra={"error": type(error).__name__}, exc_info=error)
            raise entries.unreadable(self.id) from error
        self.publish(updates.EVERYTHING)  # to whoever listened while it was forgotten
        self._wake_delayed()
        self._changed(self)  # a bot whose move could not be stored is asked again

    def fill(self, written: Sequence[AnyEntry]) -> None:
        """The table as its log tells it."""
        for _ in self._following(written):
            pass

    def _following(self, written: Sequence[AnyEntry]) -> Iterator[None]:
        """Follow a log, entry by entry; then the table is there."""
        table = Table(self.id)
        for entry in written:
            table.apply(entry)
            yield
        table.take_change()
        if self.delayed:
            self.delayed.pending.clear()
            self.delayed.pending.extend(written[self.delayed.table.number :])
        elif table.opened.delay:
            delayed = DelayedTable(self.id, written, table.opened.delay)
            yield from delayed.catching_up(self._now())
            delayed.table.take_change()
            self.delayed = delayed
        self._table = table

    def _forget(self) -> None:
        """What is in memory may not be what is stored: read it again at the next use."""
        self._table = None
        self._stored_row = None

    # Drafts and questions

    def answer(self, viewer: Viewer, question: Question) -> Answer:
        """The answer to a question; a draft is kept."""
        self.check_viewer(viewer)
        if not isinstance(question, Draft):
            return updates.answer_to(self.table_for(viewer.seat), viewer, question)
        moves = commands.drafted(self.table, viewer.seat, question.text, viewer.language or "en")
        self.keep_draft(viewer.seat, self.table.asked[viewer.seat], moves)
        assert self.table.match is not None
        kept = [self.table.match.state.write(viewer.seat, move) for move in self.drafts.moves(self.table, viewer.seat)]
        return Answer(id=question.id, moves=kept)

    def keep_draft(self, seat: int, asked: int, moves: Sequence[int]) -> None:
        """Remember what a seat has chosen for the decision that began at a version, and show it to whoever may see."""
        before = self.drafts.moves(self.table, seat)
        self.drafts.keep(seat, asked, moves)
        if self.drafts.moves(self.table, seat) != before:
            self.publish(Change(match=True))

    # Subscribers

    async def attach(self, subscriber: Subscriber, since: int) -> None:
        """Subscribe: everything first, then every change."""

        def welcome(_: LiveTable) -> None:
            self.check_viewer(subscriber.viewer, since)
            subscriber.since = since
            self.subscribers.add(subscriber)
            self.refresh(subscriber)

        await self.prepare(subscriber.viewer, since)
        await self.look(welcome)
        self._changed(self)

    async def prepare(self, viewer: Viewer, since: int) -> None:
        """What takes long of an update from a number on, ahead and in parts."""
        if viewer.language:
            async with self.locked():
                if self._may_look(viewer):
                    await prepare(self.table_for(viewer.seat), viewer.language, viewer.seat, since)

    def detach(self, subscriber: Subscriber) -> None:
        if subscriber in self.subscribers:
            self._attended_at = self._now()
        self.subscribers.discard(subscriber)
        self.used = time.monotonic()

    def check_viewer(self, viewer: Viewer, since: int = 0) -> None:
        if viewer.seat == WATCHER and not self.table.is_host(viewer.key):
            check_welcome(self.table, viewer.watcher)
        if not self._may_look(viewer):
            raise NotAllowed("no-watchers", "This table does not want watchers.")
        if since > self.table_for(viewer.seat).version(viewer.seat):
            raise BadRequest("future-number", "You have not been told so much yet; begin again from 0.")

    def _may_look(self, viewer: Viewer) -> bool:
        """A seat is for whoever holds it; a table that wants no watchers is open to all only until it begins."""
        if viewer.seat != WATCHER:
            return viewer.seat in self.table.seats_of(viewer.key)
        if self.table.is_host(viewer.key):
            return True
        welcome = self.table.opened.watchers or self.table.status == "open"
        return welcome and viewer.watcher not in self.table.removed

    def table_for(self, seat: int) -> Table:
        """What somebody looks at: the table, or its past."""
        return self.delayed.table if self.delayed and seat == WATCHER else self.table

    def update(self, viewer: Viewer, since: int, change: Change = updates.EVERYTHING, noted: int = 0) -> Update:
        """What is new for a viewer; in the past the clocks show the time of then."""
        table = self.table_for(viewer.seat)
        behind = self.delayed.delay_ms if self.delayed and table is self.delayed.table else 0
        return updates.for_viewer(table, viewer, since, self._now() - behind, change, self.here, self.drafts, noted)

    def refresh(self, subscriber: Subscriber) -> None:
        """Tell a subscriber everything from the number they need next."""
        update = self.update(subscriber.viewer, subscriber.since, noted=subscriber.noted)
        self._tell(subscriber, update, updates.encode(update))

    def publish(self, change: Change, *, delayed: bool = False) -> None:
        """Queue an update for everybody whom a change concerns; for delayed watchers only what they may know by now."""
        if change.table and not delayed:
            self._dismiss()
        told: dict[tuple[Viewer, int, int], tuple[Update, bytes]] = {}
        for subscriber in self.subscribers:
            if delayed != bool(self.delayed and subscriber.viewer.seat == WATCHER):
                continue
            same = subscriber.viewer, subscriber.since, subscriber.noted  # many are told the same
            if same not in told:
                update = self.update(subscriber.viewer, subscriber.since, change, subscriber.noted)
                told[same] = update, updates.encode(update)
            if _is_news(told[same][0], subscriber, change):
                self._tell(subscriber, *told[same])

    def _tell(self, subscriber: Subscriber, update: Update, message: bytes) -> None:
        subscriber.since = update.version
        if update.notes is not None:
            subscriber.noted = len(self.table.notes.get(subscriber.viewer.seat, ()))
        if update.view is not None:
            subscriber.view = update.view
        subscriber.queue(message)

    def _dismiss(self) -> None:
        """Send away whoever may not look any more."""
        for subscriber in [one for one in self.subscribers if not self._may_look(one.viewer)]:
            self.subscribers.discard(subscriber)
            subscriber.close()

    def dismiss_all(self) -> None:
        """The table is left: nobody is told anything any more, and nothing happens here by itself."""
        for timer in (self.alarm, self._delayed_timer, self._presence_timer):
            if timer:
                timer.cancel()
        for subscriber in self.subscribers:
            subscriber.close()
        self.subscribers.clear()

    def _wake_delayed(self) -> None:
        """Tell delayed watchers what they may know by now, and be woken for the rest."""
        if self.delayed is None:
            return
        if self.delayed.catch_up(self._now()):
            self.publish(self.delayed.table.take_change(), delayed=True)
        if self._delayed_timer:
            self._delayed_timer.cancel()
        due = self.delayed.due()
        wait = 0.0 if due is None else max(0, due - self._now()) / 1000
        loop = asyncio.get_running_loop()
        self._delayed_timer = None if due is None else loop.call_later(wait, self._wake_delayed)

    # Presence

    def connected(self) -> list[Subscriber]:
        return [subscriber for subscriber in self.subscribers if subscriber.present]

    def here_at_this_process(self) -> frozenset[int]:
        return frozenset(one.viewer.seat for one in self.connected() if one.viewer.seat != WATCHER)

    def here(self) -> tuple[int, ...]:
        """The seats whose players are connected, to any process."""
        return tuple(sorted(self.here_at_this_process().union(*(seats for seats, _ in self.here_elsewhere.values()))))

    def watchers(self) -> int:
        return sum(one.viewer.seat == WATCHER for one in self.connected())

    def publish_presence(self) -> None:
        """Tell everybody who is here, now or soon."""
        wait = self._presence_told + PRESENCE_S - time.monotonic() if len(self.subscribers) > FEW else 0.0
        if wait <= 0:
            self._tell_presence()
        elif self._presence_timer is None:
            self._presence_timer = asyncio.get_running_loop().call_later(wait, self._tell_presence)

    def _tell_presence(self) -> None:
        if self._presence_timer:
            self._presence_timer.cancel()
        self._presence_timer, self._presence_told = None, time.monotonic()
        presence = Presence(here=list(self.here()), watchers=self.watchers())
        message = updates.encode(presence)
        presence.watching = self._watching()
        for_host = updates.encode(presence)
        for subscriber in self.connected():
            host = self.loaded and self.table.is_host(subscriber.viewer.key)
            subscriber.queue(for_host if host else message)

    def _watching(self) -> list[WatcherInfo]:
        """The watchers, for the host, who may remove them."""
        viewers = {one.viewer.watcher: one.viewer for one in self.connected() if one.viewer.seat == WATCHER}
        named = sorted(viewers.values(), key=lambda viewer: (not viewer.name, viewer.name, viewer.watcher))
        return [WatcherInfo(id=viewer.watcher, name=plain_text(viewer.name)) for viewer in named[:MOST_WATCHING]]


def _is_news(update: Update, subscriber: Subscriber, change: Change) -> bool:
    """Whether any of this is for them. Otherwise they are not even told that it happened."""
    if update.version > subscriber.since or change.table or subscriber.viewer.seat in change.noted:
        return True
    return update.view is not None and update.view != subscriber.view


async def create_table(storage: Storage, id: str, written: Sequence[AnyEntry]) -> bool:
    """Store a new table. False when its id or its code is taken: draw others."""
    table = Table(id)
    for entry in written:
        table.apply(entry)
    return await storage.create(row_of(table), [entries.encode(entry) for entry in written])


def row_of(table: Table) -> TableRow:
    return TableRow(
        id=table.id,
        game=table.opened.game,
        status=table.status,
        public=table.opened.public,
        due=table.clocks.due(),
        touched=table.touched,
        code=table.code or None,
        listing=updates.encode(table.info(language=None)) if table.opened.public else b"",
    )
