"""The example of docs/adding-a-game.md is a game of the house, and a leak in it is found."""

import re
from pathlib import Path
from typing import Any

import pytest

from filature.testing import Nonconforming, check

DOC = (Path(__file__).parents[1] / "docs/adding-a-game.md").read_text(encoding="utf-8")
EXAMPLE, CHECKED, PLAYED = re.findall(r"```python\n(.*?)```", DOC, re.DOTALL)


def run(source: str) -> dict[str, Any]:
    names: dict[str, Any] = {"__name__": "morra"}
    exec(compile(source, "adding-a-game.md", "exec"), names)
    return names


def test_the_example_keeps_every_promise() -> None:
    run(EXAMPLE + CHECKED)


def test_the_example_plays_a_match_that_can_be_verified(capsys: pytest.CaptureFixture[str]) -> None:
    run(EXAMPLE + PLAYED)
    assert "Outcome(winners=" in capsys.readouterr().out


def test_the_leak_the_page_speaks_of_is_found() -> None:
    leaky = EXAMPLE.replace("card=self.cards[seat]", "card=sum(self.cards)")
    assert leaky != EXAMPLE
    with pytest.raises(Nonconforming) as found:
        check(run(leaky)["GAME"])
    assert found.value.law == "imagined_worlds_look_true"
