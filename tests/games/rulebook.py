"""A page of rules as the tests read it: its clauses and its vectors."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

PAGES = Path(__file__).parents[2] / "docs" / "rules"


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
