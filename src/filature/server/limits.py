"""Rate limits: how much one address or one sender may ask, as token buckets."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Hashable

from filature.server.errors import NotAllowed, TooMuch
from filature.server.protocol import Chat, Phrase

MOST_BUCKETS = 20_000
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
        now = time.monotonic()
        left, since = self._buckets.pop(who, (self.burst, now))
        left = min(self.burst, left + (now - since) * self.rate)
        self._buckets[who] = (max(0.0, left - 1), now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if left < 1:
            raise TooMuch("too-fast", "Too many requests. Wait a moment and try again.")


class Limits:
    """The rate limits of the server. A person meets none of them; switched off, nothing is limited."""

    def __init__(self, *, on: bool) -> None:
        self.on = on
        self._address = Limit(rate=50, burst=200)
        self._opening = Limit(rate=0.5, burst=20)
        self._sender = Limit(rate=20, burst=60)
        self._talk = Limit(rate=1, burst=8)

    def request(self, address: str) -> None:
        if self.on:
            self._address.take(address)

    def opening(self, address: str) -> None:
        if self.on:
            self._opening.take(address)

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
