"""Every message in three languages, with the facts of real matches: to be read aloud (`make phrasebook`)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import filature.learn
from building.listening import NAMES, Heard, listen
from filature.games import catalogue
from filature.kernel.game import Game
from filature.kernel.state import WATCHER
from filature.language import LANGUAGES, Speaker
from filature.language.bundle import FORMS, HOUSE, message_files, messages

BOOK = Path("build/phrasebook")
WORDS = {
    "place": ("chapel", "Cairo", "G4"),
    "city": ("Cairo", "G4"),
    "square": ("H3",),
    "container": ("green-suitcase",),
    "company": ("kgb",),
    "agent": ("violet",),
    "colour": ("green",),
    "card": ("X4", "killer"),
}
"""Words of the notation for facts of messages that no match has said; the first that the game knows."""
TEXTS = {
    **dict.fromkeys(("player", "called", "name"), "Anna"),
    **dict.fromkeys(("names", "players"), "Anna, Bert"),
    **{f"p{number}": name for number, name in enumerate(NAMES, 1)},
    **{"case": "RA", "letter": "A", "agent": "R1"},
}
VALUES = (0, 1, 3)
"""Where a message chooses by a number."""


def write_book(folder: Path = BOOK) -> None:
    """One file for the house, each game, and the lessons."""
    folder.mkdir(parents=True, exist_ok=True)
    for package in packages():
        text = "\n".join(f"{name}\n{lines}" for name, lines in pages(package).items())
        (folder / f"{package.rpartition('.')[2]}.txt").write_text(text, encoding="utf-8")


def packages() -> list[str]:
    """Whose messages are printed."""
    return [HOUSE, *(type(game).__module__ for game in catalogue.games()), filature.learn.__name__]


def pages(package: str) -> dict[str, str]:
    """What the book says of each message of a package."""
    game = next((game for game in catalogue.games() if type(game).__module__ == package), None)
    heard: Heard = listen(game) if game else {}
    names = dict.fromkeys(name for language in LANGUAGES for name in entries(package, language))
    return {name: "".join(_page(package, game, name, heard.get(name, []))) for name in names}


# ---- One message


class Entry(Visitor):
    """The facts of a message, and by what it chooses between variants."""

    def __init__(self, message: ast.Message) -> None:
        self.facts: set[str] = set()
        self.choices: dict[str, list[str | int]] = {}
        self.attributes = [attribute.id.name for attribute in message.attributes]
        self.visit(message)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 (the library's name)
        self.facts.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = [_key(variant.key) for variant in node.variants]
            counted = {"one", "other"} >= {key for key in keys if isinstance(key, str)} and "you" not in keys
            self.choices[node.selector.id.name] = list(VALUES) if counted else keys
        self.generic_visit(node)


def _key(key: Any) -> str | int:
    return int(key.value) if isinstance(key, ast.NumberLiteral) else str(key.name)


@cache
def entries(package: str, language: str) -> dict[str, Entry]:
    """The messages of a package in one language."""
    return {
        entry.id.name: Entry(entry)
        for file in sorted(message_files(package, language), key=lambda file: file.name)
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
    }


def _page(package: str, game: Game | None, name: str, heard: list[dict[str, Any]]) -> Iterator[str]:
    for facts in heard:
        for language in LANGUAGES:
            speakers = [Speaker(language, game, names=NAMES, seat=seat) for seat in (0, WATCHER)]
            said = dict.fromkeys(speaker.say(name, **facts) for speaker in speakers if speaker.has(name))
            yield from (_line(language, text) for text in said)
    for language in LANGUAGES:
        entry = entries(package, language).get(name)
        if entry and not heard:
            yield from (_line(language, text) for text in _variants(package, game, name, language))
        for attribute in entry.attributes if entry else ():
            facts = _invented(entry, game, language) if entry else {}
            yield _line(language, f".{attribute}: {messages(language, package).format(name, attribute, facts)}")


def _line(language: str, text: str) -> str:
    """Further lines stand below the first."""
    below = "\n      "
    return f"  {language}  {text.replace(chr(10), below)}\n"


def _variants(package: str, game: Game | None, name: str, language: str) -> list[str]:
    """A message with invented facts, once for each of its variants."""
    entry, texts = entries(package, language)[name], messages(language, package)
    plain = _invented(entry, game, language)
    cases = [{**plain, fact: key} for fact, keys in entry.choices.items() for key in keys] or [plain]
    return list(dict.fromkeys(texts.format(name, None, facts) for facts in cases))


def _invented(entry: Entry, game: Game | None, language: str) -> dict[str, Any]:
    speaker = Speaker(language, game, names=NAMES)
    facts: dict[str, Any] = {fact: _fact(fact, game, speaker) for fact in entry.facts}
    return facts | {fact: keys[0] for fact, keys in entry.choices.items()}


def _fact(fact: str, game: Game | None, speaker: Speaker) -> Any:
    plain, form = next(iter(re.findall(rf"^(.+)_({'|'.join(FORMS)})$", fact)), (fact, ""))
    known = (word for word in WORDS.get(plain.rstrip("s"), ()) if speaker.has(f"word-{word}"))
    word = next(known, "")
    if word:
        return speaker.form(word, form) if form else speaker.word(word)
    return TEXTS.get(fact, 3)


if __name__ == "__main__":
    write_book()
