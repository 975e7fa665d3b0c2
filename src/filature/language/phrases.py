"""Ready phrases: an id with facts, so that everybody hears one in their own language and a program understands it.

Each is a message `phrase-…` in every language. These are for every game; a game has more of its own (`Game.phrases`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from filature.kernel.errors import BadRequest
from filature.kernel.game import Game
from filature.kernel.naming import nearest
from filature.kernel.state import seat_name

Phrases = Mapping[str, Mapping[str, Sequence[str]]]
"""Phrase -> the facts it takes -> the words each of them may be."""

REACTIONS = ("thumbs-up", "applause", "laughter", "ouch", "raised-eyebrow", "finger-on-lips")
"""Phrases without words, which a page may show as pictures."""
COMMON = (
    "hello",
    "good-luck",
    "yes",
    "no",
    "trust-me",
    "it-was-not-me",
    "interesting",
    "one-moment",
    "take-your-time",
    "sorry",
    "thank-you",
    "well-played",
    "goodbye",
)
ABOUT_A_PLAYER = ("i-suspect",)


def phrases_of(game: Game, seats: int, options: Any) -> Phrases:
    """All phrases of a table: those of its game first."""
    players = [seat_name(seat) for seat in range(seats)]
    return {
        **game.phrases(seats, options),
        **{phrase: {"player": players} for phrase in ABOUT_A_PLAYER},
        **{phrase: {} for phrase in (*COMMON, *REACTIONS)},
    }


def check_phrase(known: Phrases, phrase: str, facts: Mapping[str, str]) -> None:
    """Raises `BadRequest` where there is no such phrase, or it takes other facts."""
    if phrase not in known:
        raise BadRequest(
            "unknown-phrase",
            "There is no phrase {name!r}; at this table there are {known}.",
            name=phrase,
            known=list(known),
            nearest=nearest(phrase, known),
        )
    if facts.keys() != known[phrase].keys():
        raise BadRequest(
            "phrase-facts",
            "The phrase {name} takes the facts {allowed}, not {given}.",
            name=phrase,
            allowed=list(known[phrase]),
            given=list(facts),
        )
    for key, words in known[phrase].items():
        if facts[key] not in words:
            raise BadRequest(
                "phrase-word",
                "In the phrase {name}, {key} cannot be {value!r}; it is one of {allowed}.",
                name=phrase,
                key=key,
                value=facts[key],
                allowed=list(words),
                nearest=nearest(facts[key], words),
            )
