"""One word for one thing: the texts for players keep to docs/glossary.md, and the rules find its words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import filature.learn
from filature.games import catalogue
from filature.language import LANGUAGES, Speaker
from filature.language.bundle import HOUSE, message_files
from filature.language.rule_search import rule_search

GLOSSARY = Path(__file__).parents[2] / "docs/glossary.md"
TABLES = {
    "Everywhere": "",
    "Heimlich & Co.": "heimlich",
    "Top Secret": "top_secret",
    "Agents Secrets": "serum",
    "CIA against KGB": "double_agents",
}
TYPED = ("words", "clauses", "typed")
"""Attributes of what people may type or look up, also by other words."""
COMMAND = ("command-", "word-late")
CASES = [(table, language) for table in TABLES for language in LANGUAGES]


class Term(NamedTuple):
    called: dict[str, str]
    never: dict[str, list[str]]


@cache
def terms() -> dict[str, list[Term]]:
    """The tables, by their headings."""
    tables: dict[str, list[Term]] = {}
    heading = ""
    for line in GLOSSARY.read_text(encoding="utf-8").splitlines():
        if line.startswith("### "):
            heading = line.removeprefix("### ")
        elif heading and line.startswith("|") and not line.startswith(("| en ", "|---")):
            *called, never = (cell.strip() for cell in line.strip("|").split("|"))
            by_language = dict(part.split(": ", 1) for part in never.split("; ") if part)
            words = {language.strip(): said.split(", ") for language, said in by_language.items()}
            tables.setdefault(heading, []).append(Term(dict(zip(LANGUAGES, called, strict=True)), words))
    return tables


class Text(Visitor):
    """The words of a pattern, without its facts and the names of its variants."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.parts: list[str] = []
        self.visit(pattern)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (the library's name)
        self.parts.append(node.value)


def texts(table: str, language: str) -> Iterator[tuple[str, str]]:
    """Every text that players of a game read, or all of them, with the names of its message and attribute."""
    game = TABLES[table]
    packages = [type(catalogue.game(name)).__module__ for name in catalogue.HOUSE if not game or name == game]
    files = [file for package in packages for file in message_files(package, language)]
    files += [] if game else message_files(HOUSE, language)
    files += [file for file in message_files(filature.learn.__name__, language) if file.name.startswith(game)]
    for file in files:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and not entry.id.name.startswith(COMMAND):
                patterns = [(entry.id.name, entry.value)]
                patterns += [
                    (f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes if a.id.name not in TYPED
                ]
                yield from ((name, " ".join(Text(pattern).parts)) for name, pattern in patterns if pattern)


def pattern_of(word: str) -> re.Pattern[str]:
    begun = word.endswith("-")
    whole = "" if begun else r"\b"
    return re.compile(rf"\b{re.escape(word.removesuffix('-'))}{whole}", re.IGNORECASE if word.islower() else 0)


@pytest.mark.parametrize(("table", "language"), CASES)
def test_no_text_calls_a_thing_by_another_word(table: str, language: str) -> None:
    never = {word: pattern_of(word) for term in terms()[table] for word in term.never.get(language, [])}
    found = [(name, word) for name, text in texts(table, language) for word in never if never[word].search(text)]
    assert found == []


@pytest.mark.parametrize(("table", "language"), CASES)
def test_the_texts_call_things_as_the_glossary_says(table: str, language: str) -> None:
    read = " ".join(text for _, text in texts(table, language)).casefold()
    assert [term.called[language] for term in terms()[table] if term.called[language].casefold() not in read] == []


@pytest.mark.parametrize(("table", "language"), CASES[len(LANGUAGES) :])
def test_the_rules_find_every_word_of_a_game(table: str, language: str) -> None:
    search = rule_search(catalogue.game(TABLES[table]), language)
    assert [term.called[language] for term in terms()[table] if not search.find(term.called[language])] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", catalogue.HOUSE)
def test_the_rules_find_what_the_board_calls_its_places_and_cards(name: str, language: str) -> None:
    game = catalogue.game(name)
    speaker, search = Speaker(language, game), rule_search(game, language)
    shown = [speaker.attribute(word, "byword") for word in speaker.names_of("word-")]
    agents = [speaker.attribute(f"word-{agent}", "byword") for agent in ("orange", "violet", "red", "blue", "grey")]
    places = [byword for byword in dict.fromkeys(shown) if byword and byword not in agents]
    assert [byword for byword in places if not search.find(byword)] == []
