"""Rate limits: how much one address or one sender may ask, as token buckets."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Hashable
from ipaddress import IPv6Address, IPv6Network

from filature.server.errors import TooMuch
from filature.server.protocol import Chat, Phrase

MOST_BUCKETS = 20_000


def sender_group(address: str) -> str:
    """Whose limits count for an address: whoever has one IPv6 address has the 2^64 of their network."""
    if ":" not in address:
        return address
    try:
        full = IPv6Address(address)
    except ValueError:
        return address
    return str(full.ipv4_mapped or IPv6Network((int(full), 64), strict=False))


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
            self._address.take(sender_group(address))

    def opening(self, address: str) -> None:
        if self.on:
            self._opening.take(sender_group(address))

    def message(self, sender: Hashable) -> None:
        """A message for a table, before it is read."""
        if self.on:
            self._sender.take(sender)

    def command(self, sender: Hashable, command: object) -> None:
        """The same when it is known what is wanted."""
        if self.on and isinstance(command, Chat | Phrase):
            self._talk.take(sender)
