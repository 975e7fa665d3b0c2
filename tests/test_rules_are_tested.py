"""Every clause of the rules is cited by a test, and every vector of the rules is run."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Protocol

import pytest

from tests.games.double_agents import vectors as double_agents
from tests.games.heimlich import vectors as heimlich
from tests.games.serum import vectors as serum
from tests.games.top_secret import vectors as top_secret

TESTS = Path(__file__).parent
PAGES = TESTS.parent / "docs" / "rules"


class Vector(Protocol):
    @property
    def clauses(self) -> tuple[str, ...]: ...


@dataclass(frozen=True)
class Rulebook:
    """A page of rules: the letters and the sections of its clauses, those it has beside bold ones, and its vectors."""

    page: str
    letters: str
    sections: range
    more: Callable[[str], Iterable[str]]
    vectors: Callable[[], Mapping[str, Vector]]
    """The vectors that are run line by line; the others are cited by a test."""
    vector_ids: Callable[[], Iterable[str]]

    def text(self) -> str:
        return (PAGES / self.page).read_text("utf-8")

    def clauses(self) -> list[str]:
        bold = re.findall(rf"\*\*({self.letters}-(\d+)\.\d+)\b", self.text())
        return [clause for clause, section in bold if int(section) in self.sections] + list(self.more(self.text()))


def heimlich_more(text: str) -> list[str]:
    """The codes, the state, and section 10: its table has a clause in every row."""
    options = re.findall(r"^\| `(\w+)` \|", text[text.index("## HC-10") : text.index("## HC-11")], re.MULTILINE)
    return ["HC-0.3", "HC-0.4", "HC-10", *(f"HC-10 {option}" for option in options)]


def serum_more(text: str) -> list[str]:
    """The tables have a clause, a decision point or a decision in every row; the settings are in section 22."""
    rows = re.findall(r"^\| ((?:TS-\d+\.|DP-|A-)\d+)\b", text, re.MULTILINE)
    settings = re.findall(r"`(\w+)` [\w/]+", text[text.index("## TS-22") : text.index("## TS-23")])
    return [*rows, "TS-22", *(f"TS-22 {setting}" for setting in settings)]


def top_secret_more(text: str) -> list[str]:
    """Who sees what, a decision in every row of section 13, an option in every row of section 11."""
    decisions = re.findall(r"^\| (A-\d+) \|", text, re.MULTILINE)
    options = re.findall(r"^\| `(\w+)` \|", text[text.index("## SE-11") : text.index("## SE-12")], re.MULTILINE)
    return ["SE-9", *decisions, *(f"SE-11 {option}" for option in options)]


def double_agents_more(text: str) -> list[str]:
    """Clauses within clauses, the rows of the tables of information and options, the decisions on open questions."""
    within = re.findall(r"\*\*(DA-\d+\.\d+\.\d+)\b", text)
    options = re.findall(r"^\| `(\w+)` \|", text[text.index("## DA-13") : text.index("## DA-14")], re.MULTILINE)
    rows = re.findall(r"^\| ([IQ]\d+) \|", text, re.MULTILINE)
    return [*within, *rows, *(f"DA-13 {option}" for option in options)]


BOOKS = [
    Rulebook("heimlich.md", "HC", range(1, 11), heimlich_more, heimlich.vectors, heimlich.vector_ids),
    Rulebook("serum.md", "TS", range(20), serum_more, serum.vectors, serum.vector_ids),
    Rulebook("top_secret.md", "SE", range(1, 11), top_secret_more, top_secret.vectors, top_secret.vector_ids),
    Rulebook(
        "double_agents.md", "DA", range(1, 19), double_agents_more, double_agents.vectors, double_agents.vector_ids
    ),
]


@cache
def cited() -> dict[str, str]:
    """Every id in a `@clause(…)` on a test of this house, with the test that cites it."""
    found: dict[str, str] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "clause":
                        ids = [argument.value for argument in mark.args if isinstance(argument, ast.Constant)]
                        found |= {str(cited_id): f"{path.name}::{node.name}" for cited_id in ids}
    return found


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.page)
def test_every_clause_is_cited_by_a_test(book: Rulebook) -> None:
    from_vectors = {clause for vector in book.vectors().values() for clause in vector.clauses}
    named = {*cited(), *from_vectors}
    whole = named | {re.sub(r"(-\d+\.\d+)\.\d+$", r"\1", clause) for clause in named}  # HC-4.11.2 is in HC-4.11
    assert len(book.clauses()) > 50
    uncited = [clause for clause in book.clauses() if clause not in whole]
    assert not uncited, f"no test cites {', '.join(uncited)}"


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.page)
def test_every_vector_is_run(book: Rulebook) -> None:
    idle = [name for name in book.vector_ids() if name not in book.vectors() and name not in cited()]
    assert not idle, f"no test runs {', '.join(idle)}"


def test_every_cited_clause_exists() -> None:
    known = {clause for book in BOOKS for clause in [*book.clauses(), *book.vector_ids()]}
    unknown = {clause: test for clause, test in cited().items() if clause not in known}
    assert not unknown, f"these are in no rulebook: {unknown}"
