"""The clocks of a table. They have no time of their own: every entry of the log brings the time it was written at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from filature.kernel.game import Timer
from filature.server.protocol import BankClock, ClockInfo, ClockWish, MoveClock, NoClock, SlowClock

SECOND = 1000
DAY = 24 * 3600 * SECOND
EXTENSION = 60 * SECOND
"""What `more_time` gives; a day for a decision where there are days for it."""


class Downtime(msgspec.Struct, frozen=True):
    """From when to when nobody could play, because no server was up."""

    since: int
    until: int


class Clocks:
    """How long each seat may still think, and the deadlines the rules set; all in milliseconds."""

    def __init__(self, wish: ClockWish, seats: int) -> None:
        self.wish = wish
        self.untimed = isinstance(wish, NoClock)
        self.left = dict.fromkeys(range(seats), wish.seconds * SECOND) if isinstance(wish, BankClock) else {}
        """What a seat had left when it last began to think: of the whole match, or of its decision."""
        self.running: dict[int, int] = {}
        """Since when a seat has been thinking."""
        self.timers: dict[str, tuple[int, Timer]] = {}
        """The deadlines of the rules, with the time each began."""
        self.extended: set[int] = set()
        """Who has been given more time for what they decide now."""
        self.added: dict[str, int] = {}
        """What was added to deadlines of the rules."""
        self.paused: int | None = None
        self.settled = 0
        """Downtime until then is given back, or did not count."""
        self.timed = not isinstance(wish, NoClock)
        """Whether there is, or was, any time to be told; a deadline that is gone must be told, too."""

    def stand_still(self, timers: Sequence[Timer]) -> bool:
        """Whether there is nothing to be measured, with these deadlines of the rules."""
        return self.untimed and not (timers or self.timers)

    def tick(self, at: int, asked: Iterable[int], thinking: Iterable[int], timers: Sequence[Timer]) -> None:
        """Something happened: who has a new decision, who thinks from now on, and the deadlines of the rules. Whoever
        goes on with an old decision, perhaps after an absence, has what they had left."""
        at = at if self.paused is None else self.paused
        renewed, thinkers = set(asked), set(thinking)
        for seat in [seat for seat in self.running if seat in renewed or seat not in thinkers]:
            spent = max(0, at - self.running.pop(seat))  # another process may have another clock
            if seat in self.left:
                self.left[seat] = max(0, self.left[seat] - spent)
        for seat in renewed:
            self._give(seat)
        self.extended -= renewed
        self.running.update(dict.fromkeys(thinkers - self.running.keys(), at))
        self.timers = {timer.key: (self.timers.get(timer.key, (at, timer))[0], timer) for timer in timers}
        self.added = {key: more for key, more in self.added.items() if key in self.timers}
        self.timed = self.timed or bool(self.timers)

    def _give(self, seat: int) -> None:
        """The time for a new decision."""
        match self.wish:
            case MoveClock(seconds=seconds):
                self.left[seat] = seconds * SECOND
            case SlowClock(days=days):
                self.left[seat] = days * DAY
            case BankClock(increment=increment):
                self.left[seat] += increment * SECOND

    def extendable(self) -> list[int]:
        """Who thinks and may be given more time: once for each decision."""
        return sorted(seat for seat in self.running if seat in self.left and seat not in self.extended)

    def extendable_timers(self) -> list[str]:
        """The deadlines of the rules to which nothing was added yet."""
        return sorted(self.timers.keys() - self.added.keys())

    def extend(self, seats: Iterable[int], timers: Iterable[str] = ()) -> None:
        for seat in seats:
            self.left[seat] += DAY if isinstance(self.wish, SlowClock) else EXTENSION
            self.extended.add(seat)
        self.added.update(dict.fromkeys(timers, EXTENSION))

    def _given(self, timer: Timer) -> int:
        """How long a deadline of the rules is by now."""
        return timer.seconds * SECOND + self.added.get(timer.key, 0)

    def pause(self, at: int) -> None:
        self.paused = at

    def resume(self, at: int) -> None:
        """Every time that runs is put off by the length of the pause."""
        if self.paused is not None:
            lost = max(0, at - self.paused)
            self.running = {seat: since + lost for seat, since in self.running.items()}
            self.timers = {key: (since + lost, timer) for key, (since, timer) in self.timers.items()}
            self.paused = None
            self.settled = max(self.settled, at)

    def lost_in(self, downtime: Downtime) -> bool:
        """Whether a time ran on while no server was up, which is still to be given back."""
        if self.paused is not None or downtime.until <= self.settled:
            return False
        started = [*self.running.values(), *(since for since, _ in self.timers.values())]
        return any(since < downtime.until for since in started)

    def give_back(self, downtime: Downtime) -> None:
        """What had passed when a server was last up has passed, and no more."""
        self.running = {seat: put_off(since, downtime) for seat, since in self.running.items()}
        self.timers = {key: (put_off(since, downtime), timer) for key, (since, timer) in self.timers.items()}
        self.settled = downtime.until

    def due(self) -> int | None:
        """When the next time is up."""
        if self.paused is not None or not (self.left or self.timers):
            return None
        mine = [since + self.left[seat] for seat, since in self.running.items() if seat in self.left]
        rules = [since + self._given(timer) for since, timer in self.timers.values()]
        return min([*mine, *rules], default=None)

    def late(self, now: int) -> list[int]:
        """The seats whose time is up."""
        if self.paused is not None:
            return []
        mine = [seat for seat, since in self.running.items() if seat in self.left and since + self.left[seat] <= now]
        rules = [timer.seats for since, timer in self.timers.values() if since + self._given(timer) <= now]
        return sorted({*mine, *(seat for seats in rules for seat in seats)})

    def info(self, now: int) -> ClockInfo:
        now = now if self.paused is None else self.paused
        left = {
            str(seat): max(0, time - (max(0, now - self.running[seat]) if seat in self.running else 0))
            for seat, time in sorted(self.left.items())
            if seat in self.running or isinstance(self.wish, BankClock)
        }
        timers = {
            key: max(0, self._given(timer) - max(0, now - since)) for key, (since, timer) in sorted(self.timers.items())
        }
        return ClockInfo(left=left, running=sorted(self.running), timers=timers)


def put_off(began: int, downtime: Downtime) -> int:
    """When something would have begun, had there been no downtime in between."""
    if began >= downtime.until:
        return began
    return downtime.until - max(0, downtime.since - began)
