"""What may be said at a table that allows phrases only. Each is a message `phrase-…` in every language, so everybody
hears it in their own."""

from __future__ import annotations

from filature.kernel.errors import BadRequest
from filature.kernel.naming import nearest

PHRASES = (
    "hello",
    "good-luck",
    "yes",
    "no",
    "one-moment",
    "take-your-time",
    "well-played",
    "i-suspect-you",
    "it-was-not-me",
    "interesting",
    "sorry",
    "thank-you",
    "goodbye",
)


def check_phrase(phrase: str) -> str:
    """Returns a phrase. Raises `BadRequest` where there is none of that name."""
    if phrase not in PHRASES:
        raise BadRequest(
            "unknown-phrase",
            "There is no phrase {name!r}; this house has {known}.",
            name=phrase,
            known=PHRASES,
            nearest=nearest(phrase, PHRASES),
        )
    return phrase
