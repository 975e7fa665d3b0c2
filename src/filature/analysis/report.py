"""What an analysis says, as plain data. Whatever is called `said` is filled in by `words.tell`, in any language."""

from __future__ import annotations

from typing import Any

import msgspec

from filature.bots.contract import Odds
from filature.kernel.help import Sentence


class Part(msgspec.Struct, kw_only=True):
    """Base of everything in an analysis."""


class Fact(Part):
    """Something that happened, and how it changed what somebody believed about one secret."""

    heard: int
    """Which of the events this listener heard; each counts their own."""
    move: int
    """After how many moves of the record; 0 while the match goes on."""
    turn: int
    when: Sentence
    """The turn or round, to be said within a sentence."""
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
    others: dict[str, float] = {}
    """What else is thought possible, the likeliest first, where the rules ask for an answer."""
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
    when: Sentence
    move: int
    truth: dict[str, str]
    odds: dict[str, Odds]
    """By listener."""
    chances: list[float] = []
    """What every seat's chances of winning were, with all secrets known; nothing without luck and skill."""
    said: str = ""
    """Its turn or round."""


class Insight(Part):
    """When something was found out, and what gave it away."""

    move: int
    turn: int
    when: Sentence
    kind: str = ""
    """The event that gave it away, where everybody saw it."""
    facts: dict[str, Any] = {}
    said: str = ""
    """Its turn or round."""


class Curve(Part):
    """How much of one part of the question was known, moment by moment."""

    about: str
    """In a word of the notation: an agent, a player (`p2`)."""
    answer: str
    """The truth at the end; empty where it is more than one word."""
    eyes: str
    secrets: list[str]
    values: list[float]
    """The mean belief in the truth, at each of the moments."""
    insight: Insight | None
    """None where it was not found out before the end."""
    said: str = ""
    claim: str = ""


class MatchQuestion(Part):
    """What the match turned on: who is who, when somebody could have fled, what is in the cases."""

    curves: list[Curve]
    said: str = ""
    opening: list[str] = []
    """The answer in a few sentences."""


class Highlight(Part):
    """A turn that changed the chances of winning a lot, for those it changed them for most."""

    move: int
    turn: int
    when: Sentence
    players: list[str]
    before: float
    after: float
    kind: str
    facts: dict[str, Any]
    said: str = ""


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
    when: Sentence
    played: str
    best: str
    worth: float
    """How likely the player was to win with the move they played."""
    given: float
    """Chances of winning given away against the best move."""
    error: float
    """The standard error of that."""
    told: list[Sentence] = []
    """The played move in words, and the best one, where it was a mistake worth telling."""
    better: list[Sentence] = []
    said: str = ""


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
    mistakes: list[Decision] = []
    """The dearest decisions, those that are told."""


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
    question: MatchQuestion
    highlights: list[Highlight]
    """In the order they came; nothing without luck and skill."""
    secrets: list[Secret]
    moments: list[Moment]
    stories: list[Story]
    skill: Skill | None
    """None where it was not asked for."""
    log: PublicLog
