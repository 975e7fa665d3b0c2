"""The help of a game that brings none: answers from the fields of a view, without knowing what they mean.

So a game of another package can be played on the page and asked about before anybody has written a sentence for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from filature.kernel.game import Game
from filature.kernel.help import Help, Sentence, Statistics
from filature.kernel.match import Match
from filature.kernel.state import WATCHER, seat_name
from filature.kernel.view import View

MOVES_LISTED: Final = 20
"""More legal moves than these are counted, not read out."""
SAID_ELSEWHERE: Final = frozenset({*View.__struct_fields__, "options"})
"""Whose turn it is and how a match ended have questions of their own."""


def help_of(game: Game) -> Help:
    """A game's own help, or the one that knows no game."""
    return getattr(game, "help", DEFAULT)


def example_of(match: Match, view: View) -> str:
    """A legal move of a seat that is asked, in the words of the notation."""
    seat, state = view.seat, match.state
    return help_of(match.game).example(view) or state.write(seat, state.moves(seat)[0])


def statistics_of(match: Match) -> Statistics:
    """What can be counted in the public log of a match."""
    heard = [event for _, event in match.heard(WATCHER)]
    return help_of(match.game).statistics(match.view(WATCHER), heard)


class DefaultHelp(Help):
    """Says the fields of any view by their names."""

    def ask(self, view: View) -> list[Sentence]:
        return [Sentence("plain-ask")]

    def draft(self, view: View, written: Sequence[str]) -> list[Sentence]:
        return [Sentence("plain-draft", {"moves": list(written)})]

    def who_am_i(self, view: View) -> list[Sentence]:
        return [self.identity(view), *self.known(view)]

    def whose_turn(self, view: View) -> list[Sentence]:
        if view.outcome is None:
            return [Sentence("plain-waiting", {"players": [seat_name(seat) for seat in view.waiting]})]
        if not view.outcome.winners:
            return [Sentence("plain-nobody-wins")]
        return [Sentence("plain-winners", {"players": [seat_name(seat) for seat in view.outcome.winners]})]

    def scores(self, view: View) -> list[Sentence]:
        if view.outcome is None:
            return [Sentence("plain-no-scores")]
        points = {seat_name(seat): points for seat, points in enumerate(view.outcome.points)}
        return [Sentence("plain-scores", {"points": points})]

    def board(self, view: View) -> list[Sentence]:
        return self.known(view) or [Sentence("plain-no-facts")]

    def known(self, view: View) -> list[Sentence]:
        fields: dict[str, Any] = msgspec.to_builtins(view, str_keys=True)
        return list(_facts("", {name: fact for name, fact in fields.items() if name not in SAID_ELSEWHERE}))

    def where(self, view: View, word: str) -> list[Sentence]:
        return [sentence for sentence in self.known(view) if _speaks_of(sentence, word)]

    def what_at(self, view: View, word: str) -> list[Sentence]:
        return self.where(view, word)

    def may_do(self, view: View, moves: Sequence[str]) -> list[Sentence]:
        if not moves:
            return [Sentence("plain-no-moves")]
        if len(moves) > MOVES_LISTED:
            return [Sentence("plain-many-moves", {"count": len(moves)})]
        return [Sentence("plain-moves", {"moves": list(moves)})]


def _facts(path: str, fact: Any) -> Iterator[Sentence]:
    """Every fact under a path, as a sentence of its own; what is empty is not said."""
    name = path.replace("_", " ").strip()
    if isinstance(fact, dict):
        for key, part in fact.items():
            yield from _facts(f"{path} {key}", part)
    elif isinstance(fact, list) and any(isinstance(part, dict | list) for part in fact):
        for number, part in enumerate(fact, 1):
            yield from _facts(f"{path} {number}", part)
    elif isinstance(fact, bool):
        yield Sentence("plain-yes" if fact else "plain-no", {"name": name})
    elif fact not in (None, "", []):
        yield Sentence("plain-fact", {"name": name, "value": fact})


def _speaks_of(sentence: Sentence, word: str) -> bool:
    value = sentence.facts.get("value")
    parts = value if isinstance(value, list) else [value]
    return word in (*sentence.facts["name"].split(), *map(str, parts))


DEFAULT: Final = DefaultHelp()
