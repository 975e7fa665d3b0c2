"""Who sits down for a first match."""

from __future__ import annotations

import pytest

from filature import bots
from filature.games import catalogue
from filature.kernel.game import Game


@pytest.mark.parametrize("game", catalogue.games(), ids=lambda game: game.name)
def test_a_first_match_is_played_against_characters_who_play_differently(game: Game) -> None:
    company = bots.company(game)
    assert len(company) == len(set(company)) >= 3
    assert set(company) <= set(bots.known(game)) - {"random", "greedy", *bots.STRENGTHS}
