"""Lines in, lines out."""

from __future__ import annotations

import sys
from typing import TextIO

WIPE = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen and the scroll-back."""


class Gone(Exception):
    """Nobody answers any more: end of input, or an interrupt."""


class Console:
    """A terminal or a pipe. Nothing but whole lines is written, and a prompt."""

    def __init__(self, source: TextIO | None = None, target: TextIO | None = None) -> None:
        self.source = sys.stdin if source is None else source
        self.target = sys.stdout if target is None else target

    @property
    def can_wipe(self) -> bool:
        return self.target.isatty()

    def line(self, text: str = "") -> None:
        self.target.write(text + "\n")
        self.target.flush()

    def lines(self, texts: list[str]) -> None:
        for text in texts:
            self.line(text)

    def ask(self, prompt: str) -> str:
        self.target.write(prompt + " ")
        self.target.flush()
        try:
            answer = self.source.readline()
        except KeyboardInterrupt:
            self.line()
            raise Gone from None
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"
        if not answer:
            self.line()
            raise Gone
        if not self.source.isatty():
            self.line(answer.rstrip("\n"))  # a transcript shows what was answered
        return answer.strip()

    def wipe(self) -> None:
        if self.can_wipe:
            self.target.write(WIPE)
            self.target.flush()
