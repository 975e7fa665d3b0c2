"""Follows a match with the belief of one listener, and keeps what each event changed in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from filature import bots
from filature.bots.contract import GameBots, Odds
from filature.kernel.errors import BadRequest
from filature.kernel.events import Event
from filature.kernel.game import Game
from filature.kernel.state import seat_name

SURE: Final = 0.999


class Look(NamedTuple):
    """What a seat heard of a move, and what it saw then."""

    events: Sequence[Event]
    view: Any


class Shift(NamedTuple):
    """One event, and the belief before and after it."""

    heard: int
    move: int
    events: Sequence[Event]
    """The event itself comes last; before it those of the same move that told nothing until it came."""
    own: bool
    """Whether the listener did it themselves."""
    before: Odds
    after: Odds
    """A row that did not change is the very same one as before."""

    @property
    def event(self) -> Event:
        return self.events[-1]

    def secrets(self) -> list[str]:
        """What it told about. What somebody did themselves, and knows since, is no news to them."""
        known = self.before
        if known is self.after:
            return []
        changed = [secret for secret, row in self.after.items() if known.get(secret, row) is not row]
        return [secret for secret in changed if not (self.own and settled(self.after[secret]))]


class Listener:
    """The belief of one seat, or of a watcher; `shifts` remembers how it came about."""

    def __init__(self, game: Game, view: Any) -> None:
        self.belief = bots_of(game).belief(view)
        self.name = seat_name(view.seat)
        self.odds: Odds = {}
        self.shifts: list[Shift] = []

    def follow(self, events: Sequence[Event], view: Any, move: int, *, own: bool = False) -> None:
        """Hear what a move brought, then look; `own` if it was the listener's own move.

        What only the look tells counts for the last event that told something, else for the one that said most.
        """
        first = len(self.shifts)
        self.hear(events, move)
        heard = self.odds
        self.see(view)
        if not events or self.odds is heard:
            return
        news = self.shifts[first:]
        telling = [shift for shift in news if shift.before and shift.before is not shift.after]
        blamed = telling[-1] if telling else max(news, key=lambda shift: len(str(shift.event.facts)))
        self.shifts[blamed.heard] = blamed._replace(after=self.odds, own=own or blamed.own)
        for shift in news:
            if shift.heard > blamed.heard:
                self.shifts[shift.heard] = shift._replace(before=self.odds, after=self.odds)

    def hear(self, events: Sequence[Event], move: int = 0) -> None:
        read: tuple[Event, ...] = ()
        for event in events:
            self.belief.hear(event)
            before = self.odds
            self._ask()
            own = event.facts.get("player") == self.name
            read = (*read, event)
            self.shifts.append(Shift(len(self.shifts), move, read, own, before, self.odds))
            if self.odds is not before:
                read = ()

    def see(self, view: Any) -> None:
        self.belief.see(view)
        self._ask()

    def _ask(self) -> None:
        """What is believed now; what has not changed stays the very same object, so that changes are found at once."""
        before, now = self.odds, self.belief.odds()
        rows = {secret: before[secret] if before.get(secret) == row else row for secret, row in now.items()}
        same = len(rows) == len(before) and all(rows[secret] is before.get(secret) for secret in rows)
        self.odds = before if same else rows


def settled(row: Mapping[str, float]) -> bool:
    """Whether one answer is certain."""
    return max(row.values(), default=0.0) > SURE


def bots_of(game: Game) -> GameBots:
    """What thinks about a game; raises `BadRequest` where nobody does."""
    found = bots.of(game)
    if found is None:
        raise BadRequest(
            "no-mind", "Nobody has taught {game} to think yet, so its matches cannot be analysed.", game=game.name
        )
    return found
