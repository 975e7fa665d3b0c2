"""People at a terminal, played by tests: they answer prompts, and everything shown to them is kept."""

import io
from collections.abc import Callable
from pathlib import Path

from filature.cli.console import WIPE, Console, Gone
from filature.cli.keeping import open_match
from filature.cli.playing import Wishes, play_here
from filature.cli.session import PROMPT
from filature.kernel.match import Match
from filature.kernel.record import load_record

Answer = Callable[[Match, str], str | None]
"""What somebody answers to a prompt, knowing the match as it is kept; None when he has gone."""


class Screen(io.StringIO):
    """A terminal, or a pipe."""

    def __init__(self, *, terminal: bool) -> None:
        super().__init__()
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal

    @property
    def visible(self) -> str:
        """What can be seen or scrolled back to."""
        return self.getvalue().split(WIPE)[-1]


class People(Console):
    """Answers every prompt; `seen` is what was on the screen at each."""

    def __init__(self, file: Path, answer: Answer, *, terminal: bool = False) -> None:
        self.screen = Screen(terminal=terminal)
        super().__init__(io.StringIO(), self.screen)
        self.file = file
        self.answer = answer
        self.seen: list[tuple[str, str]] = []

    def ask(self, prompt: str) -> str:
        self.target.write(prompt + " ")
        self.seen.append((prompt, self.screen.visible))
        given = self.answer(open_match(load_record(self.file)), prompt)
        if given is None:
            raise Gone
        self.line(given)
        return given

    @property
    def text(self) -> str:
        return self.screen.getvalue()


def first_legal_move(match: Match, prompt: str) -> str:
    """Plays the first legal move, confirms every draft, passes every curtain."""
    return match.legal(match.state.turn()[0])[0] if prompt == PROMPT else ""


def script(*lines: str) -> Answer:
    """Answers line by line, then goes."""
    left = list(lines)
    return lambda match, prompt: left.pop(0) if left else None


def play(people: People, wishes: Wishes, *, language: str = "en", resume: bool = False) -> Match:
    """Play at a terminal until the match is over or the people leave; returns the match as it is kept."""
    play_here(wishes, language=language, brief=False, file=people.file, resume=resume, console=people)
    return open_match(load_record(people.file))
