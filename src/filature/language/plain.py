"""Plain text: what others wrote, without control characters and without what turns the direction of reading around."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

JOINER = "\N{ZERO WIDTH JOINER}"
LAYOUT = "\n\t"
COMMANDS = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Unicode's categories of what is no text but an order to whoever shows it."""


def plain_text(text: str) -> str:
    """One line without needless spaces; what is not to be seen becomes a space. Fit for names and talk."""
    seen = [_joins(text, at) or unicodedata.category(letter)[0] not in "CZ" for at, letter in enumerate(text)]
    return " ".join("".join(letter if kept else " " for letter, kept in zip(text, seen, strict=True)).split())


def printable(text: str, instead: Callable[[str], str] = lambda letter: "\N{REPLACEMENT CHARACTER}") -> str:
    """A text of one line or several that does nothing to a terminal but to be read there."""
    if text.isprintable():
        return text
    return "".join(instead(letter) if _commands(text, at) else letter for at, letter in enumerate(text))


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
