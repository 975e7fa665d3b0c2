"""Lines in, lines out. Whatever the terminal shows is written here, and is plain text whoever wrote it."""

from __future__ import annotations

import sys
from typing import Any, TextIO

import msgspec
import typer

from filature.language.plain import printable

WIPE = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen and the scroll-back."""


def write_line(text: str, *, err: bool = False) -> None:
    typer.echo(printable(text), err=err)


def write_json(data: Any) -> None:
    """For programs, on one line. What a terminal would obey is written by its number, which means the same."""
    typer.echo(printable(msgspec.json.encode(data).decode(), _by_number))


def _by_number(letter: str) -> str:
    units = letter.encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[at : at + 2].hex()}" for at in range(0, len(units), 2))


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
        self.target.write(printable(text) + "\n")
        self.target.flush()

    def lines(self, texts: list[str]) -> None:
        for text in texts:
            self.line(text)

    def ask(self, prompt: str) -> str:
        self.target.write(printable(prompt) + " ")
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
