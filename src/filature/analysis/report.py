"""What an analysis says, as plain data. Whatever is called `said` is filled in by `words.tell`, in any language."""

from __future__ import annotations

from typing import Any

import msgspec

from filature.bots.contract import Odds


class Part(msgspec.Struct, kw_only=True):
    """Base of everything in an analysis."""


class Fact(Part):
    """Something that happened, and how it changed what somebody believed about one secret."""

    heard: int
    """Which of the events this listener heard; each counts their own."""
    move: int
    """After how many moves of the record; 0 while the match goes on."""
    turn: int
    kind: str
    facts: dict[str, Any]
    secret: str
    answer: str
    before: float
    after: float
    said: str = ""


class Reason(Part):
    """What somebody believes about a secret, and the facts that moved their belief most, in the order they came."""

    secret: str
    answer: str
    chance: float
    facts: list[Fact]
    said: str = ""


class Story(Part):
    """The match for one listener: `watcher`, who knows only what everybody may, or a player (`p1`)."""

    eyes: str
    turning_points: list[Fact]
    reasons: list[Reason]
    """Of what they believed before the last move, about everything they were not told outright."""


class Moment(Part):
    """What everybody could believe after so many turns, and after so many moves of the record."""

    turn: int
    move: int
    truth: dict[str, str]
    odds: dict[str, Odds]
    """By listener."""


class Possibility(Part):
    """A possible answer to a secret."""

    answer: str
    said: str = ""
    claim: str = ""
    """The whole sentence: `violet belongs to Anna`."""


class Secret(Part):
    """A question the match left open."""

    secret: str
    answers: list[Possibility]
    said: str = ""


class Decision(Part):
    """A move, and the best one its player could have found, by what they could know then."""

    seat: int
    move: int
    turn: int
    played: str
    best: str
    worth: float
    """How likely the player was to win with the move they played."""
    given: float
    """Chances of winning given away against the best move."""
    error: float
    """The standard error of that."""


class Draw(Part):
    """What chance brought between two decisions, and what it did for every seat's chances of winning."""

    move: int
    turn: int
    drawn: list[str]
    luck: list[float]
    errors: list[float]


class Balance(Part):
    """The sums of one seat. A given-away 1 is a whole match thrown away."""

    seat: int
    decisions: int
    given: float
    given_error: float
    luck: float
    luck_error: float
    said: str = ""


class Skill(Part):
    """Luck against skill."""

    playouts: int
    """How many continuations were imagined for every comparison."""
    balances: list[Balance]
    decisions: list[Decision]
    draws: list[Draw]
    mistakes: list[str] = []
    """The dearest decisions, said."""


class PublicLog(Part):
    """What can be counted in the public log; for Heimlich & Co. the perfect agent's manual."""

    sentences: list[tuple[str, dict[str, Any]]]
    figures: dict[str, Any]
    said: list[str] = []


class Analysis(Part):
    """A finished match, read afterwards."""

    game: str
    names: list[str]
    winners: list[int]
    turns: int
    secrets: list[Secret]
    moments: list[Moment]
    stories: list[Story]
    skill: Skill | None
    """None where it was not asked for."""
    log: PublicLog
