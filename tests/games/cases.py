"""The cases of all games, found by their folders."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from tests.games.case import GameCase

CASES: dict[str, GameCase] = {
    path.parent.name: import_module(f"tests.games.{path.parent.name}.case").CASE
    for path in sorted(Path(__file__).parent.glob("*/case.py"))
}

every_case = pytest.mark.parametrize("case", CASES.values(), ids=CASES)
