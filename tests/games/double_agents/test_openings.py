"""The costly laws at the beginning of a match; the shared suite holds its end to them."""

from __future__ import annotations

import pytest

from filature.games.double_agents import GAME
from filature.testing import check
from tests.clauses import clause
from tests.games.case import SECRET_LAWS, Options
from tests.games.double_agents.case import OPENING_LAWS


@clause("DA-3.3", "DA-3.4", "DA-4.1")
@pytest.mark.parametrize(("seats", "steps"), [(6, 110), (7, 60)])
def test_it_keeps_the_laws_from_the_start(seats: int, steps: int) -> None:
    check(GAME, seats, matches=1, steps=steps, laws=OPENING_LAWS)


@pytest.mark.parametrize(
    "options", [{"full_log": False, "reshuffle": "on_empty"}, {"team_assignment": "chosen"}], ids=str
)
def test_it_keeps_its_secrets_between_two_rounds_with_the_options(options: Options) -> None:
    check(GAME, 6, options, matches=1, steps=100, laws=SECRET_LAWS)
