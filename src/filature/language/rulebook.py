"""The rules of a game for players: a guide of one page, every clause below it, and what is found by a word.

The guide is the messages `guide-<chapter>-<name>` of a game, the clauses are those of its `rules.*.ftl`; a game of
another package that has neither has an empty book.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import takewhile
from math import log

import msgspec

from filature.kernel.game import Game
from filature.kernel.naming import nearest
from filature.language.speaker import Speaker

CHAPTERS = ("aim", "turn", "end", "pieces", "cards", "places", "words")
"""The chapters of a guide, in this order; each has its heading among the messages of the house."""
SECTIONS, CLAUSES = range(1, 30), range(1, 60)
OPTION = "option-"
FOUND = 12
"""How much is shown of what was found, the best first."""
NUMBER = re.compile(r"(?:([A-Za-z]{2})-?)?(\d{1,2})(?:[.-](\d{1,2}))?")
WORD = re.compile(r"[^\W_]+")
LETTERS = str.maketrans({"œ": "oe", "æ": "ae", "−": "-"})


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


# ---- What is asked by a number or by words


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


def find(book: Rulebook, text: str) -> list[Clause]:
    """What the words are about, the best first. Entries that have all the words, else those that have some of them.

    web/src/rules/search.ts finds the same on the page; tests/language/player_questions.json holds both to it.
    """
    asked = fold(text)
    entries = list(book.entries())
    scores = [[_score(word, entry) for word in asked] for entry in entries]
    having = [sum(score[at] > 0 for score in scores) for at in range(len(asked))]
    weights = [log(1 + len(entries) / number) if number else 0.0 for number in having]
    ranked = [
        (all(score), sum(part * weight for part, weight in zip(score, weights, strict=True)), -at)
        for at, score in enumerate(scores)
        if any(score)
    ]
    every = [rank for rank in ranked if rank[0]] or ranked
    return [entries[-at] for _, _, at in sorted(every, reverse=True)[:FOUND]]


def suggestion(book: Rulebook, text: str) -> str | None:
    """A word of the rules that is like one that is not among them."""
    known = {word for entry in book.entries() for word in fold(f"{entry.title} {' '.join(entry.words)}")}
    close = [nearest(word, known) for word in fold(text)]
    return next((word for word in close if word), None)


@lru_cache(maxsize=8192)
def fold(text: str) -> tuple[str, ...]:
    """Its words without accents and case."""
    plain = unicodedata.normalize("NFD", text.casefold().translate(LETTERS))
    return tuple(WORD.findall("".join(letter for letter in plain if not unicodedata.combining(letter))))


def _score(word: str, entry: Clause) -> float:
    """How much an entry is about a word: most where its title says so."""
    return max(
        3 * _best(word, fold(entry.title)),
        3 * _best(word, fold(" ".join(entry.words))),
        3 * (entry.id.casefold() == word),
        _best(word, fold(entry.text)),
    )


def _best(word: str, among: Iterable[str]) -> float:
    return max((alike(word, other) for other in among), default=0.0)


def alike(asked: str, word: str) -> float:
    """1 for the same word, less for a form of it (`kills`, `killer`) or a word it is a part of (`Identitätskarte`)."""
    if asked == word:
        return 1.0
    if min(len(asked), len(word)) < 3:
        return 0.0
    if word.startswith(asked):
        return 0.8
    common = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(asked, word, strict=False)))
    if common >= 4 and len(asked) - common <= 3 and len(word) - common <= 4:
        return 0.6
    return 0.4 if len(asked) >= 5 and asked in word else 0.0
