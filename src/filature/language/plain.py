"""Plain text: what others wrote, without control characters and without what turns the direction of reading around;
and whether two names look alike."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable

JOINER = "\N{ZERO WIDTH JOINER}"
LAYOUT = "\n\t"
COMMANDS = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Unicode's categories of what is no text but an order to whoever shows it."""
BLANKS = "\u115f\u1160\u2800\u3164\uffa0\U0001d159"
"""Letters and signs that are drawn as nothing: fillers of Hangul, the empty Braille cell, a note without a head."""
UNSEEN_MARKS = re.compile("[\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Marks that only choose a shape for their letter, as the one that makes a heart red."""


def plain_text(text: str) -> str:
    """One line without needless spaces; what is not to be seen becomes a space. Fit for names and talk."""
    seen = [_joins(text, at) or _takes_ink(letter) for at, letter in enumerate(text)]
    return " ".join("".join(letter if kept else " " for letter, kept in zip(text, seen, strict=True)).split())


def can_be_seen(text: str) -> bool:
    """Whether there is anything to be seen in it: a letter, a digit, a sign; a mark alone is nothing."""
    return any(unicodedata.category(letter)[0] in "LNPS" and _takes_ink(letter) for letter in text)


def folded(name: str) -> str:
    """What names are compared by: two names that fold into the same look the same, or as good as."""
    shape = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return UNSEEN_MARKS.sub("", "".join(filter(_takes_ink, shape)))


def printable(text: str, instead: Callable[[str], str] = lambda letter: "\N{REPLACEMENT CHARACTER}") -> str:
    """A text of one line or several that does nothing to a terminal but to be read there."""
    if text.isprintable():
        return text
    return "".join(instead(letter) if _commands(text, at) else letter for at, letter in enumerate(text))


def _takes_ink(letter: str) -> bool:
    return unicodedata.category(letter)[0] not in "CZ" and letter not in BLANKS


def _commands(text: str, at: int) -> bool:
    return unicodedata.category(text[at]) in COMMANDS and text[at] not in LAYOUT and not _joins(text, at)


def _joins(text: str, at: int) -> bool:
    """Whether this is what makes one picture out of two, as in a woman astronaut."""
    return (
        text[at] == JOINER
        and 0 < at < len(text) - 1
        and unicodedata.category(text[at - 1]) in ("So", "Sk", "Mn")
        and unicodedata.category(text[at + 1]) == "So"
    )
