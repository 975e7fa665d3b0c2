"""A table in use: its queue, who listens to it, and what it waits for."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, final

from mypy_extensions import mypyc_attr

from filature.kernel.game import View
from filature.kernel.state import WATCHER
from filature.server import log, telling
from filature.server.drafts import Drafts
from filature.server.ears import Ear
from filature.server.messages import Done, Presence, Update
from filature.server.table import Change, Table
from filature.server.telling import EVERYTHING


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Somebody connected. He is handed messages and must not keep anybody waiting."""

    def __init__(self, ear: Ear) -> None:
        self.ear = ear
        self.since = 0
        """The number of the next event he needs."""
        self.view: View | None = None
        """The view he has seen last."""
        self.owed: Change | None = None
        """What has changed that he is still to be told of (`patience.py`)."""

    def hear(self, message: bytes) -> None:
        raise NotImplementedError

    def owe(self, change: Change) -> None:
        self.owed = change if self.owed is None else self.owed.and_then(change)

    def relieve(self) -> None:
        """He is owed nothing any more, and may hear what else there is."""
        self.owed = None

    def close(self) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Asker(Listener):
    """A listener who also wants things."""

    def answered(self, command: Any, answer: Done | Exception) -> None:
        """A command of his was carried out, or why not."""
        raise NotImplementedError


class Delayed:
    """The same log, its match read some time later, for watchers who must not help anybody."""

    def __init__(self, id: str, entries: Sequence[log.AnyEntry], delay: int) -> None:
        self.table = Table(id)
        self.delay = delay * 1000
        self.pending = deque(entries)

    def catch_up(self, now: int) -> bool:
        """Follow what is old enough. Says whether there was something."""
        followed = False
        while self.pending and self._may_be_told(self.pending[0], now):
            self.table.apply(self.pending.popleft())
            followed = True
        return followed

    def _may_be_told(self, entry: log.AnyEntry, now: int) -> bool:
        """Who sits down before the start is no secret, least of all to whoever looks for a chair."""
        before = self.table.status in ("", "open") and not isinstance(entry, log.Started)
        return before or entry.at + self.delay <= now


class Turns:
    """The queue of a table: one after the other, in the order they come."""

    def __init__(self) -> None:
        self.taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def take(self) -> None:
        if not self.taken:
            self.taken = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back()  # it came just as he left
            raise

    def give_back(self) -> None:
        """Now it is the next one's turn."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self.taken = False


class Room:
    def __init__(self, id: str) -> None:
        self.id = id
        self.turns = Turns()
        self.listeners: set[Listener] = set()
        self.thinking: dict[int, asyncio.Task[Any]] = {}
        self.elsewhere: dict[str, tuple[frozenset[int], float]] = {}
        """Who is connected to other processes, and when each of them said so."""
        self.announced: tuple[frozenset[int], int] = (frozenset(), 0)
        self.used = time.monotonic()
        self.drafts = Drafts()
        self.delayed: Delayed | None = None
        self.registered: object = None
        """What the register was last told of this table by this process, and nobody has written since."""
        self._table: Table | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._waker: asyncio.TimerHandle | None = None

    @property
    def loaded(self) -> bool:
        return self._table is not None

    @property
    def table(self) -> Table:
        assert self._table is not None, "a visit loads the table"
        return self._table

    def fill(self, entries: Sequence[log.AnyEntry], now: int) -> None:
        """The table as its log tells it."""
        table = Table(self.id)
        for entry in entries:
            table.apply(entry)
        table.take_change()
        self._table = table
        if self.delayed:
            self.delayed.pending = deque(entries[self.delayed.table.number :])
        elif table.opened.delay:
            self.delayed = Delayed(self.id, entries, table.opened.delay)
            self.delayed.catch_up(now)
            self.delayed.table.take_change()

    def forget(self) -> None:
        """What is in memory may not be what is stored: read it again at the next visit."""
        self._table = None
        self.registered = None

    def follow(self, entries: Sequence[log.AnyEntry]) -> None:
        if self.delayed:
            self.delayed.pending.extend(entries)

    def idle(self, seconds: float) -> bool:
        quiet = not self.listeners and not self.thinking and not self.turns.taken
        return quiet and time.monotonic() - self.used > seconds

    def set_alarm(self, alarm: asyncio.TimerHandle | None) -> None:
        if self._alarm:
            self._alarm.cancel()
        self._alarm = alarm

    # Telling

    def table_for(self, seat: int) -> Table:
        """What somebody looks at: the table, or its past."""
        return self.delayed.table if self.delayed and seat == WATCHER else self.table

    def news(self, ear: Ear, since: int, now: int, change: Change) -> Update:
        """What is new for a listener; in the past the clocks show the time of then."""
        table = self.table_for(ear.seat)
        behind = self.delayed.delay if self.delayed and table is self.delayed.table else 0
        return telling.update(table, ear, since, now - behind, change, self.here, self.drafts)

    def welcome(self, listener: Listener, now: int) -> None:
        """Tell a listener everything from the number he needs next."""
        message = self.news(listener.ear, listener.since, now, EVERYTHING)
        listener.since = message.version
        listener.view = message.view
        listener.owed = None  # this is part of it
        listener.hear(telling.encode(message))
        listener.relieve()

    def publish(self, change: Change, now: int) -> None:
        """Give everybody his news."""
        send(self.letters(change), now)

    def letters(self, change: Change, patient: Listener | None = None) -> list[Letter]:
        """The news for everybody. Whoever is patient is owed it."""
        if change.table:
            self._dismiss()
        found: list[Letter] = []
        for listener in self.listeners:
            if listener is patient:
                listener.owe(change)
            elif self.delayed is None or listener.ear.seat != WATCHER:
                found.append(Letter(self, listener, change))
        return found

    def owed_letter(self, listener: Listener) -> Letter | None:
        """What a listener is owed, if he still listens."""
        if listener.owed and self.loaded and listener in self.listeners:
            return Letter(self, listener, listener.owed)
        listener.relieve()
        return None

    def may_listen(self, ear: Ear) -> bool:
        """A seat is for whoever holds it; a table that wants no watchers is open to all only until it begins."""
        if ear.seat != WATCHER:
            return ear.seat in self.table.seats_of(ear.key)
        return self.table.opened.watchers or self.table.status == "open" or self.table.is_host(ear.key)

    def _dismiss(self) -> None:
        for listener in [listener for listener in self.listeners if not self.may_listen(listener.ear)]:
            self.listeners.discard(listener)
            listener.close()

    def wake_delayed(
        self, now: Callable[[], int], call_later: Callable[[int, Callable[[], None]], asyncio.TimerHandle]
    ) -> None:
        """Tell delayed watchers what they may know by now, and be woken for the rest."""
        delayed = self.delayed
        if delayed is None:
            return
        if delayed.catch_up(now()):
            change = delayed.table.take_change()
            watchers = [listener for listener in self.listeners if listener.ear.seat == WATCHER]
            send([Letter(self, watcher, change) for watcher in watchers], now())
        if self._waker:
            self._waker.cancel()
            self._waker = None
        if delayed.pending:
            due = delayed.pending[0].at + delayed.delay
            self._waker = call_later(due, lambda: self.wake_delayed(now, call_later))  # perhaps before it is due

    # Presence

    def _connected(self) -> list[Listener]:
        return [listener for listener in self.listeners if not listener.ear.passing]

    def here_at_this_process(self) -> frozenset[int]:
        return frozenset(listener.ear.seat for listener in self._connected() if listener.ear.seat != WATCHER)

    def here(self) -> tuple[int, ...]:
        return tuple(sorted(self.here_at_this_process().union(*(seats for seats, _ in self.elsewhere.values()))))

    def hear_from(self, process: str, seats: frozenset[int], at: float) -> None:
        """Another process tells whom it serves at this table."""
        before = self.here()
        self.elsewhere[process] = seats, at
        if self.here() != before:
            self.publish_presence()

    def disbelieve(self, before: float) -> None:
        """What another process said so long ago is not true any more."""
        here = self.here()
        self.elsewhere = {process: told for process, told in self.elsewhere.items() if told[1] >= before}
        if self.here() != here:
            self.publish_presence()

    def watchers(self) -> int:
        return sum(listener.ear.seat == WATCHER for listener in self._connected())

    def publish_presence(self) -> None:
        message = telling.encode(Presence(here=list(self.here()), watchers=self.watchers()))
        for listener in self._connected():
            listener.hear(message)


@final
@mypyc_attr(acyclic=True)
class Letter:
    """News on their way to a listener, with what he was still owed."""

    def __init__(self, room: Room, listener: Listener, change: Change) -> None:
        self.room = room
        self.listener = listener
        self.change = change if listener.owed is None else listener.owed.and_then(change)
        self._message: Update | None = None
        self._text = b""
        self._like: Letter | None = None
        """One to another watcher that says the same."""
        listener.owed = None

    def compose(self, now: int, composed: Composed) -> None:
        """Find out what is new for him."""
        ear, since = self.listener.ear, self.listener.since
        if ear.seat == WATCHER:
            self._like = composed.setdefault((self.change, ear, since), self)
            if self._like is not self:
                return
            self._like = None
        self._message = self.room.news(ear, since, now, self.change)

    def deliver(self) -> None:
        listener, model = self.listener, self._like or self
        message = model._message
        assert message is not None, "it is composed first"
        if self._is_news(message):
            listener.since = message.version
            if message.view is not None:
                listener.view = message.view
            model._text = model._text or telling.encode(message)
            listener.hear(model._text)
        listener.relieve()

    def _is_news(self, message: Update) -> bool:
        """Whether any of this is for him. Otherwise he is not even told that it happened."""
        listener, change = self.listener, self.change
        if message.version > listener.since or change.table or listener.ear.seat in change.noted:
            return True
        return message.view is not None and message.view != listener.view


Composed = dict[tuple[Change, Ear, int], Letter]
"""To watchers, by what has changed, their ear, and how much they have seen; there may be many who are told the same."""


def send(letters: Sequence[Letter], now: int) -> None:
    composed: Composed = {}
    for letter in letters:
        letter.compose(now, composed)
    for letter in letters:
        letter.deliver()
