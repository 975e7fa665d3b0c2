"""Every clause of the rules is cited by a test, and every vector of the rules is run."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from tests.games.cases import CASES
from tests.games.rulebook import Rulebook

TESTS = Path(__file__).parent
BOOKS = [case.rulebook for case in CASES.values()]


@cache
def cited() -> dict[str, str]:
    """Every id in a `@clause(…)` on a test of this house, or that a game names for a test of the shared suites, with
    the test that cites it."""
    found = {cited_id: test for case in CASES.values() for test, ids in case.clauses.items() for cited_id in ids}
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


@pytest.mark.parametrize("name", CASES)
def test_the_shared_tests_for_which_a_game_names_clauses_exist(name: str) -> None:
    shared = "".join(path.read_text("utf-8") for path in (TESTS / "games").glob("test_*.py"))
    assert [test for test in CASES[name].clauses if f"def {test}(" not in shared] == []


def test_every_cited_clause_exists() -> None:
    known = {clause for book in BOOKS for clause in [*book.clauses(), *book.vector_ids()]}
    unknown = {clause: test for clause, test in cited().items() if clause not in known}
    assert not unknown, f"these are in no rulebook: {unknown}"
