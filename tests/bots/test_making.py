"""A bot is made by its name, and by how long it may think."""

from __future__ import annotations

import pytest

from filature import bots
from filature.bots.thinker import Thinker
from filature.games.catalogue import game
from filature.kernel.errors import BadRequest, UnknownBot


@pytest.mark.parametrize(("name", "playouts", "milliseconds"), [("hard@2000", 2000, 0), ("hard@300ms", 0, 300)])
def test_a_budget_can_be_named(name: str, playouts: int, milliseconds: int) -> None:
    bot = bots.make(game("heimlich"), name, 1)
    assert isinstance(bot, Thinker)
    assert (bot.temper.playouts, bot.temper.milliseconds) == (playouts, milliseconds)


@pytest.mark.parametrize("budget", ["0", "0ms", "-5", "", "much", "1e9", "99999999"])
def test_a_budget_that_is_none_is_refused(budget: str) -> None:
    with pytest.raises(BadRequest, match="hard@2000"):
        bots.make(game("heimlich"), f"hard@{budget}", 1)


def test_who_does_not_think_takes_no_budget() -> None:
    with pytest.raises(BadRequest, match="greedy does not think"):
        bots.make(game("heimlich"), "greedy@100", 1)


def test_an_unknown_character_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownBot, match=r"no bot 'jester'; its bots are .*greedy"):
        bots.make(game("heimlich"), "jester@100", 1)
