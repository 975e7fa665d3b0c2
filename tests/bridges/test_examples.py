"""The examples run, and do what they say."""

import runpy
from pathlib import Path
from typing import Any

import pytest

from filature.games import catalogue

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> dict[str, Any]:
    return runpy.run_path(str(EXAMPLES / f"{name}.py"))


@pytest.mark.parametrize("name", catalogue.names())
def test_random_self_play_through_openspiel(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    returns = example("openspiel_random")["play"](f"python_filature_{name}")
    assert len(returns) == catalogue.game(name).seats[0]
    assert capsys.readouterr().out.count("\n") > 5


@pytest.mark.parametrize("name", catalogue.names())
def test_random_self_play_through_pettingzoo(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    gained = example("pettingzoo_random")["play"](name)
    assert sum(gained.values()) == pytest.approx(0)
    assert capsys.readouterr().out


def test_tree_search_plays_a_match_of_heimlich() -> None:
    returns = example("openspiel_ismcts")["play"](2)
    assert sum(returns) == pytest.approx(0)
