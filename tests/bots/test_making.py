"""A bot is made by its name, and by how long it may think."""

from __future__ import annotations

import pytest

from filature import bots
from filature.bots.player import SearchPlayer
from filature.games.catalogue import game
from filature.kernel.errors import BadRequest, UnknownBot


@pytest.mark.parametrize(("name", "playouts", "milliseconds"), [("hard@2000", 2000, 0), ("hard@300ms", 0, 300)])
def test_a_budget_can_be_named(name: str, playouts: int, milliseconds: int) -> None:
    bot = bots.make(game("heimlich"), name, 1)
    assert isinstance(bot, SearchPlayer)
    assert (bot.personality.playouts, bot.personality.milliseconds) == (playouts, milliseconds)


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


@pytest.mark.parametrize(("compiled", "milliseconds"), [(False, bots.INTERPRETED_MS), (True, 0)])
def test_a_bot_that_people_wait_for_keeps_to_a_time_while_the_rules_are_interpreted(
    compiled: bool, milliseconds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "is_compiled", lambda: compiled)
    bot, usual = bots.make_live(game("heimlich"), "hard", 1), bots.make(game("heimlich"), "hard", 1)
    assert isinstance(bot, SearchPlayer)
    assert isinstance(usual, SearchPlayer)
    assert (bot.personality.playouts, bot.personality.milliseconds) == (usual.personality.playouts, milliseconds)


@pytest.mark.parametrize("name", ["greedy", "random", "hard@70"])
def test_a_bot_that_does_not_think_or_has_its_budget_named_is_the_same_for_people(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "is_compiled", lambda: False)
    bot = bots.make_live(game("heimlich"), name, 1)
    assert not isinstance(bot, SearchPlayer) or (bot.personality.playouts, bot.personality.milliseconds) == (70, 0)
