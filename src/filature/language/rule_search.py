"""What the rules of a game say about a word; asked again and again, so the words of a rulebook are kept ready.

web/src/rules/search.ts finds the same on the page; tests/language/player_questions.json holds both to it.
"""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from functools import lru_cache
from itertools import takewhile
from math import log

from filature.kernel.game import Game
from filature.kernel.naming import nearest
from filature.language.rulebook import BOOKS_KEPT, Clause, rulebook

FOUND = 12
"""How much is shown of what was found, the best first."""
ASKED = 8
"""So many words of a question are looked up; nobody asks for more at once."""
IN_TITLE, IN_TEXT = 3, 1
WORD = re.compile(r"[^\W_]+")
LETTERS = str.maketrans({"œ": "oe", "æ": "ae", "−": "-"})


class RuleSearch:
    """The words of a rulebook, and where each of them stands."""

    def __init__(self, game: Game, language: str) -> None:
        self._entries = list(rulebook(game, language).entries())
        self._worth: dict[str, dict[int, int]] = defaultdict(dict)
        """By word, how much it tells about the entries that have it: most where it is in the title."""
        for at, entry in enumerate(self._entries):
            for word in fold(entry.text):
                self._worth[word][at] = IN_TEXT
            for word in _titles(entry):
                self._worth[word][at] = IN_TITLE
        self._titles = {word for entry in self._entries for word in _titles(entry)}

    def find(self, text: str) -> list[Clause]:
        """What the words are about, the best first. Entries that have all the words, else those with some of them."""
        scores = [self._scores(word) for word in asked_words(text)]
        weights = [log(1 + len(self._entries) / len(score)) if score else 0.0 for score in scores]
        ranked = [
            (
                all(at in score for score in scores),
                sum(score.get(at, 0.0) * weight for score, weight in zip(scores, weights, strict=True)),
                -at,
            )
            for at in {at for score in scores for at in score}
        ]
        every = [rank for rank in ranked if rank[0]] or ranked
        return [self._entries[-at] for _, _, at in sorted(every, reverse=True)[:FOUND]]

    def suggestion(self, text: str) -> str | None:
        """A word of the rules that is like one that is not among them."""
        close = (nearest(word, self._titles) for word in asked_words(text))
        return next((word for word in close if word), None)

    def _scores(self, asked: str) -> dict[int, float]:
        """How much each entry is about a word, where it is at all."""
        found: dict[int, float] = {}
        for word in self._perhaps_alike(asked):
            if how := alike(asked, word):
                for at, worth in self._worth[word].items():
                    found[at] = max(found.get(at, 0.0), worth * how)
        return found

    def _perhaps_alike(self, asked: str) -> list[str]:
        """The few words that have to be compared: no other is alike."""
        return [word for word in self._worth if word[:3] == asked[:3] or (len(asked) >= 5 and asked in word)]


@lru_cache(maxsize=BOOKS_KEPT)
def rule_search(game: Game, language: str) -> RuleSearch:
    return RuleSearch(game, language)


def asked_words(text: str) -> list[str]:
    """The words of a question, each once."""
    return list(dict.fromkeys(fold(text)))[:ASKED]


def fold(text: str) -> list[str]:
    """Its words without accents and case."""
    plain = unicodedata.normalize("NFD", text.casefold().translate(LETTERS))
    return WORD.findall("".join(letter for letter in plain if not unicodedata.combining(letter)))


def _titles(entry: Clause) -> list[str]:
    """The words it is called by."""
    return fold(" ".join([entry.title, *entry.words]))


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
