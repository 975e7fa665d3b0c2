"""The rules of a game for players: a guide of one page, and every clause below it.

The guide is the messages `guide-<chapter>-<name>` of a game, the clauses are those of its `rules.*.ftl`; a game of
another package that has neither has an empty book.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

import msgspec

from filature.kernel.game import Game
from filature.language.speaker import Speaker

CHAPTERS = ("aim", "turn", "end", "pieces", "cards", "places", "words")
"""The chapters of a guide, in this order; each has its heading among the messages of the house."""
BOOKS_KEPT = 64
"""Of games and languages; most houses have twelve."""
SECTIONS, CLAUSES = range(1, 30), range(1, 60)
OPTION = "option-"
NUMBER = re.compile(r"(?:([A-Za-z]{2})-?)?(\d{1,2})(?:[.-](\d{1,2}))?")


class Clause(msgspec.Struct, frozen=True):
    """A clause, an option, or an entry of the guide."""

    id: str
    title: str
    text: str
    clauses: list[str]
    """Where the rules say it at length; only in a guide."""
    words: list[str]
    """What a player may call it, where it is called otherwise here."""


class Section(msgspec.Struct, frozen=True):
    """A section of the rules, or a chapter of the guide."""

    id: str
    title: str
    clauses: list[Clause]


class Rulebook(msgspec.Struct, frozen=True):
    """The rules of a game in one language."""

    game: str
    name: str
    guide: list[Section]
    rules: list[Section]

    def section(self, id: str) -> Section | None:
        return next((section for section in [*self.guide, *self.rules] if section.id == id), None)

    def clause(self, id: str) -> Clause | None:
        return next((clause for clause in self.entries() if clause.id == id), None)

    def entries(self) -> Iterator[Clause]:
        for section in [*self.guide, *self.rules]:
            yield from section.clauses


@lru_cache(maxsize=BOOKS_KEPT)
def rulebook(game: Game, language: str) -> Rulebook:
    """What is written down of the rules of a game."""
    speaker = Speaker(language, game)
    chapters = [Section(name, speaker.say(f"chapter-{name}"), list(_guide(speaker, name))) for name in CHAPTERS]
    return Rulebook(
        game=game.name,
        name=speaker.game_name(game.name),
        guide=[chapter for chapter in chapters if chapter.clauses],
        rules=list(_sections(speaker)),
    )


def _guide(speaker: Speaker, chapter: str) -> Iterator[Clause]:
    prefix = f"guide-{chapter}-"
    for name in speaker.names_of(prefix):
        yield _clause(speaker, name, name.removeprefix("guide-"))


def _sections(speaker: Speaker) -> Iterator[Section]:
    if not speaker.has("rules-prefix"):
        return
    prefix = speaker.say("rules-prefix")
    for number in SECTIONS:
        section = f"{prefix}-{number}"
        if not speaker.has(f"rules-{section}"):
            continue
        names = [f"{section}-{part}" for part in CLAUSES if speaker.has(f"{section}-{part}")]
        clauses = [_clause(speaker, name, f"{section}.{name.rpartition('-')[2]}") for name in names]
        # The section that has no clauses of its own is the table of options.
        options = [_clause(speaker, name, name) for name in speaker.names_of(OPTION)]
        yield Section(section, speaker.say(f"rules-{section}"), clauses or options)


def _clause(speaker: Speaker, message: str, id: str) -> Clause:
    return Clause(
        id,
        speaker.title(message),
        speaker.say(message),
        speaker.attribute(message, "clauses").split(),
        [word.strip() for word in speaker.attribute(message, "words").split(",") if word.strip()],
    )


def numbered(book: Rulebook, text: str) -> Clause | Section | None:
    """The clause or section meant by `4.8`, `HC-4.8` or `4`; None if the text is no number, or there is no such one."""
    asked = NUMBER.fullmatch(text.strip())
    if not asked or not book.rules:
        return None
    prefix = book.rules[0].id.partition("-")[0]
    if asked[1] and asked[1].upper() != prefix:
        return None
    section = f"{prefix}-{int(asked[2])}"
    return book.clause(f"{section}.{int(asked[3])}") if asked[3] else book.section(section)
