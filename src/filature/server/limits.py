"""Limits: how much one address or one sender may ask, as token buckets, and how much of it at the same time."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager

from filature.server.effort import Effort
from filature.server.errors import NotAllowed, TooMuch
from filature.server.protocol import Chat, Note, Phrase

MOST_BUCKETS = 20_000
MOST_CONNECTIONS = 400
"""Of one address at the same time. A school class behind one address has some two hundred: six and a socket each."""
MOST_SPARE = 8
"""And so many more, by which only the health is told: who watches over the house may come from where a crowd is."""
MOST_AT_TABLE = 60
"""Of one address at one table at the same time: that class, if half of it looks on."""
WRITING_RATE, WRITING_BURST = 16_000, 2_000_000
"""Bytes a second, and at once, that an address may give us to keep besides moves."""
ANSWERS_RATE, ANSWERS_BURST = 8_000_000, 256_000_000
"""Bytes a second, and at once, of answers to an address over HTTP. That class loads the page and reads its matches."""
LARGE = 1 << 15
"""Bytes of an answer. A smaller one is never refused for its size: requests have a limit of their own."""
WRONG_CODES_RATE, WRONG_CODES_BURST = 0.02, 15
"""Wrong codes of tables, a second and at once: among a million codes a guess at a few hundred tables takes days."""
MOST_SEATS = 200
"""So many seats, for people and bots, may an address have at tables that are not over."""


class Limit:
    """So many requests a second, and a few more at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def take(self, who: Hashable) -> None:
        """Take one drop from somebody's bucket; raises `TooMuch` when it is empty."""
        left = self._left(who)
        self._put(who, max(0.0, left - 1))
        if left < 1:
            raise _too_fast()

    def check(self, who: Hashable) -> None:
        """Raises `TooMuch` when somebody's bucket is empty."""
        if self._left(who) <= 0:
            raise _too_fast()

    def spend(self, who: Hashable, drops: float) -> None:
        """Take what was used up already. A bucket may owe some, but no more than it holds."""
        self._put(who, max(-self.burst, self._left(who) - drops))

    def _left(self, who: Hashable) -> float:
        left, since = self._buckets.get(who) or (self.burst, 0.0)
        return min(self.burst, left + (time.monotonic() - since) * self.rate)

    def _put(self, who: Hashable, left: float) -> None:
        self._buckets[who] = left, time.monotonic()
        self._buckets.move_to_end(who)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)


def _too_fast() -> TooMuch:
    return TooMuch("too-fast", "Too many requests. Wait a moment and try again.")


class Crowd:
    """Who has how many connections now."""

    def __init__(self, most: int, refuse: Callable[[int], TooMuch]) -> None:
        self._most = most
        self._refuse = refuse
        self._counts: Counter[Hashable] = Counter()

    def enter(self, who: Hashable) -> None:
        """One more; raises `TooMuch` when there are enough."""
        if self._counts[who] >= self._most:
            raise self._refuse(self._most)
        self._counts[who] += 1

    def leave(self, who: Hashable) -> None:
        self._counts[who] -= 1
        if not self._counts[who]:
            del self._counts[who]

    @contextmanager
    def inside(self, who: Hashable) -> Iterator[None]:
        self.enter(who)
        try:
            yield
        finally:
            self.leave(who)


def connections(most: int = MOST_CONNECTIONS) -> Crowd:
    """How many connections an address has."""
    return Crowd(most, lambda _: too_many_connections())


def too_many_connections() -> TooMuch:
    most = MOST_CONNECTIONS
    return TooMuch(
        "too-many-connections",
        "There are {most} connections from where you are; no more are taken. Close some of them.",
        most=most,
    )


def _too_many_at_table(most: int) -> TooMuch:
    return TooMuch(
        "too-many-at-table",
        "There are {most} connections to this table from where you are; no more are taken. Close some of them.",
        most=most,
    )


class Limits:
    """The rate limits of the server. A person meets none of them; switched off, nothing is limited."""

    def __init__(self, *, on: bool) -> None:
        self.on = on
        self._address = Limit(rate=50, burst=200)
        self._opening = Limit(rate=0.5, burst=20)
        self._picture = Limit(rate=1, burst=60)
        self._wrong_code = Limit(rate=WRONG_CODES_RATE, burst=WRONG_CODES_BURST)
        self._sender = Limit(rate=20, burst=60)
        self._talk = Limit(rate=1, burst=8)
        self._effort = Limit(rate=0.2, burst=2)
        self.effort = Effort(self._effort.spend)
        self.crowd = connections()
        self._at_tables = Crowd(MOST_AT_TABLE, _too_many_at_table)
        self._writing = Limit(rate=WRITING_RATE, burst=WRITING_BURST)
        self._answers = Limit(rate=ANSWERS_RATE, burst=ANSWERS_BURST)

    def request(self, address: str) -> None:
        if self.on:
            self._effort.check(address)
            self._address.take(address)

    async def turn(self, address: str) -> None:
        """Before anything is begun for an address: wait if it has had its share of this turn of the event loop; raises
        `TooMuch` if it has spent its budget."""
        if self.on:
            await self.effort.turn(address)
            self._effort.check(address)

    @contextmanager
    def at_table(self, table: str, address: str) -> Iterator[None]:
        """As long as somebody there is told what happens at a table."""
        if not self.on:
            yield
            return
        with self._at_tables.inside((table, address)):
            yield

    def opening(self, address: str) -> None:
        if self.on:
            self._opening.take(address)

    def picture(self, address: str) -> None:
        if self.on:
            self._picture.take(address)

    def code(self, address: str) -> None:
        """Before somebody's code is looked up; raises `TooMuch` after too many wrong ones."""
        if self.on:
            try:
                self._wrong_code.check(address)
            except TooMuch as error:
                raise TooMuch(
                    "too-many-wrong-codes",
                    "Those were too many wrong codes. Ask for the link, or try again in a few minutes.",
                ) from error

    def wrong_code(self, address: str) -> None:
        self._wrong_code.spend(address, 1)

    def seats(self, taken: int, wanted: int) -> None:
        """A table with so many seats is to be opened by an address that has so many already."""
        if self.on and taken + wanted > MOST_SEATS:
            raise NotAllowed(
                "too-many-tables",
                "The tables that were opened from where you are have {taken} seats, and no more than {most} are "
                "allowed, for people and bots together. Finish or close one of them first.",
                taken=taken,
                most=MOST_SEATS,
            )

    def message(self, sender: Hashable) -> None:
        """A message for a table, before it is read."""
        if self.on:
            self._sender.take(sender)

    def command(self, sender: Hashable, command: object) -> None:
        """The same when it is known what is wanted."""
        if self.on and isinstance(command, Chat | Phrase):
            self._talk.take(sender)

    def writing(self, address: str, command: object, size: int) -> None:
        """Notes and talk, which are kept for long, have a bound in bytes too."""
        if self.on and isinstance(command, Note | Chat | Phrase):
            self._writing.check(address)
            self._writing.spend(address, size)

    def answer(self, address: str, size: int) -> None:
        """So many bytes are to be sent to an address; raises `TooMuch`, if they are many and it has had too many."""
        if self.on:
            if size > LARGE:
                self._answers.check(address)
            self._answers.spend(address, size)
