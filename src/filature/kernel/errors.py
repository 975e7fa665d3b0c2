"""What can be wrong with a request, each with its own name.

An error carries a stable `code`, the `facts` it speaks of and an English sentence that says what was wrong and what
would be right. Other languages translate `error-<code>` with the same facts (see `filature.language`).
"""

from __future__ import annotations

from typing import Any

DID_YOU_MEAN = "Did you mean {nearest}?"
"""Follows the sentence of an error that has a fact `nearest`; elsewhere `error-did-you-mean`."""


class FilatureError(Exception):
    """Base of everything the house refuses. A refused request has changed nothing.

    `nearest` is the right name most like a wrong one (`naming.nearest`), where there is one; `clause` is where the
    rules of a game say so.
    """

    def __init__(
        self, code: str, sentence: str, *, nearest: str | None = None, clause: str | None = None, **facts: Any
    ) -> None:
        self.code = code
        self.facts = facts
        said = sentence.format(**{name: _plain(fact) for name, fact in facts.items()})
        if nearest is not None:
            facts["nearest"] = nearest
            said += " " + DID_YOU_MEAN.format(nearest=nearest)
        if clause is not None:
            facts["clause"] = clause
        super().__init__(said)

    def __reduce__(self) -> tuple[Any, ...]:
        # An error that crosses to another process keeps its sentence; `__init__` would want to build it anew.
        return _revive, (type(self), self.args, self.code, self.facts)

    @property
    def kind(self) -> str:
        """The name of the error in every protocol: `IllegalMove`, `BadOption` …"""
        return type(self).__name__


def _revive(kind: type[FilatureError], args: tuple[Any, ...], code: str, facts: dict[str, Any]) -> FilatureError:
    error = kind.__new__(kind, *args)
    error.code, error.facts = code, facts
    return error


def _plain(fact: Any) -> Any:
    return ", ".join(str(part) for part in fact) or "none" if isinstance(fact, list | tuple) else fact


class IllegalMove(FilatureError):
    """The seat may move now, but not like this."""


def not_yours(word: str) -> IllegalMove:
    """The refusal of a move that is played for players and never by them (`State.absent`)."""
    return IllegalMove(
        "house-move",
        "{word} is not yours to play: whoever runs the match plays it, for somebody who is absent or out of time.",
        word=word,
    )


class NotYourTurn(FilatureError):
    """The match waits for somebody else."""


class MatchOver(FilatureError):
    """Nothing can be played after the end."""


class BadNotation(FilatureError):
    """The text is not a written move."""


class BadOption(FilatureError):
    """An option is unknown or its value is not allowed."""


class BadSeats(FilatureError):
    """The game is not played by that many, or there is no such seat."""


class BadPosition(FilatureError):
    """The data does not describe a position of the game."""


class BadRecord(FilatureError):
    """The record is damaged, edited, or not a record."""


class NewerRecord(BadRecord):
    """The record was written by a later version than this one."""


class NoConsistentState(BadRecord):
    """What somebody was told cannot all be true."""

    def __init__(self) -> None:
        super().__init__(
            "no-consistent-state",
            "What is told in this match cannot all be true: no deal and no hidden move fits it. Was its record edited?",
        )


class BadRequest(FilatureError):
    """The request itself is not in order: its shape, a count, something that is not there."""


class UnknownGame(FilatureError):
    """No game of that name is in the catalogue."""


class UnknownBot(FilatureError):
    """The game has no bot of that name."""


class BotFailed(FilatureError):
    """A bot that is no part of the house gave no move that could be played."""
