"""The turns that changed the chances of winning most, each told by its most telling event."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from filature.analysis.report import Highlight, Moment
from filature.bots.contract import GameBots
from filature.kernel.events import Event
from filature.kernel.help import Sentence
from filature.kernel.state import seat_name

MOST: Final = 5
LEAST: Final = 0.08
"""A change of chances below this is not worth a line."""
TOGETHER: Final = 0.02
"""Players whose chances changed alike to this are named together."""
OVER: Final = "over"

Heard = tuple[int, Event]
"""An event that everybody could hear, and after how many moves."""


def highlights(moments: Sequence[Moment], heard: Sequence[Heard], game_bots: GameBots) -> list[Highlight]:
    """In the order they came, a turn or a round each; `moments` come with chances, the last one is the end."""
    found = []
    begins = [moment for n, moment in enumerate(moments[:-1]) if not n or moment.when != moments[n - 1].when]
    for before, after in pairwise([*begins, moments[-1]]):
        news = [(move, event) for move, event in heard if before.move < move <= after.move]
        told = _most_telling(news, game_bots.telling)
        if told:
            found.append(_highlight(before, after, told, game_bots.moment(told[1].turn)))
    largest = sorted(found, key=lambda one: -abs(one.after - one.before))[:MOST]
    return sorted((one for one in largest if abs(one.after - one.before) >= LEAST), key=lambda one: one.move)


def _most_telling(news: Sequence[Heard], kinds: Sequence[str]) -> Heard | None:
    """By its kind, and of one kind the event with most to tell; the end itself only where nothing led to it."""
    news = [one for one in news if one[1].kind != OVER] or news
    for kind in kinds:
        if of_it := [one for one in news if one[1].kind == kind]:
            return max(of_it, key=lambda one: len(str(one[1].facts)))
    return max(news, key=lambda one: len(str(one[1].facts)), default=None)


def _highlight(before: Moment, after: Moment, told: Heard, when: Sentence) -> Highlight:
    """Whoever's chances changed most, and all others for whom they did alike."""
    changes = [late - early for early, late in zip(before.chances, after.chances, strict=True)]
    largest = max(changes, key=lambda change: (round(abs(change), 2), change))
    seats = [seat for seat, change in enumerate(changes) if abs(change - largest) <= TOGETHER]
    move, event = told
    return Highlight(
        move=move,
        turn=event.turn,
        when=when,
        players=[seat_name(seat) for seat in seats],
        before=sum(before.chances[seat] for seat in seats) / len(seats),
        after=sum(after.chances[seat] for seat in seats) / len(seats),
        kind=event.kind,
        facts=event.facts,
    )
