"""The format of a lesson: a TOML file in `lessons/`, in the words of the game's notation (docs/lessons.md)."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec
from msgspec import Struct, field

from filature.games import catalogue
from filature.kernel.errors import BadRequest, FilatureError
from filature.kernel.game import Game
from filature.kernel.naming import nearest

LEARNER: Final = "learner"
"""Who sits in a company where no bot does."""


class BadLesson(FilatureError):
    """A lesson file that does not fit its game; it says which file and step."""


class UnknownLesson(BadRequest):
    """There is no lesson of that name."""


class Step(Struct, forbid_unknown_fields=True, frozen=True):
    """One idea: what happens before it is told, what is told, and what the learner then plays."""

    say: str
    """Its text is the message `lesson-<lesson>-<say>`."""
    at: str = ""
    """What on the table it speaks of: a part (`board`, `controls`, `aim` …), `place H7` or `piece red`."""
    before: tuple[str, ...] = ()
    """What chance and the others do first, as lines of a record."""
    move: str = ""
    """What the learner plays; without it they only read."""
    answers: dict[str, str] = field(default_factory=dict)
    """Patterns of other legal moves, and which message answers them: `<text of the step>-<answer>`."""


class Lesson(Struct, forbid_unknown_fields=True, frozen=True):
    game: str
    company: tuple[str, ...]
    """Who sits where: the characters of the others, and `learner`."""
    steps: tuple[Step, ...]
    options: dict[str, Any] = field(default_factory=dict)
    position: dict[str, Any] | None = None
    """The moment it begins at (docs/positions.md); by default the beginning of a match."""
    rank: int = 1
    """Which lesson of its game it is."""
    name: str = ""
    """That of its file."""

    @property
    def rules(self) -> Game:
        return catalogue.game(self.game)

    @property
    def seat(self) -> int:
        """The learner's."""
        return self.company.index(LEARNER)


@cache
def lessons() -> dict[str, Lesson]:
    """All lessons by name, a game's first one first."""
    found = []
    for file in files("filature.learn").joinpath("lessons").iterdir():
        if file.name.endswith(".toml"):
            found.append(read_lesson(file.name.removesuffix(".toml"), file.read_text(encoding="utf-8")))
    return {one.name: one for one in sorted(found, key=lambda one: (one.game, one.rank))}


def read_lesson(name: str, text: str) -> Lesson:
    """A lesson from the text of its file. Raises `BadLesson`."""
    try:
        read = msgspec.toml.decode(text, type=Lesson)
    except msgspec.DecodeError as error:
        raise BadLesson("bad-lesson-file", "{file}: {why}", file=f"{name}.toml", why=str(error)) from None
    if read.company.count(LEARNER) != 1:
        why = "company names the learner once"
        raise BadLesson("bad-lesson-file", "{file}: {why}.", file=f"{name}.toml", why=why)
    return msgspec.structs.replace(read, name=name)


def lesson(name: str) -> Lesson:
    """The lesson of that name. Raises `UnknownLesson`."""
    if name not in lessons():
        raise UnknownLesson(
            "unknown-lesson",
            "There is no lesson {name!r}; there are {known}.",
            name=name,
            known=list(lessons()),
            nearest=nearest(name, lessons()),
        )
    return lessons()[name]


def lessons_of(game: str) -> list[Lesson]:
    """The lessons of a game, the first one first."""
    return [one for one in lessons().values() if one.game == game]
