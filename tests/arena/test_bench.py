"""Measuring the speed of the rules."""

from pathlib import Path

import pytest

import filature.kernel.state
from filature.arena.bench import playouts
from filature.games.heimlich import GAME
from filature.kernel.build import is_compiled
from filature.kernel.errors import BadRequest, BadSeats


def test_figures_fit_together() -> None:
    speed = playouts(GAME, 4, 0.02)
    assert speed.games > 0
    assert speed.steps > 20 * speed.games
    assert speed.seconds >= 0.02
    assert speed.games_per_second == pytest.approx(speed.games / speed.seconds)
    assert speed.steps_per_second == pytest.approx(speed.steps / speed.seconds)


def test_options_are_those_asked_for() -> None:
    capped = playouts(GAME, 2, 0.01, {"turn_limit": 1})
    assert capped.steps < 40 * capped.games


def test_the_build_is_told_by_the_file_the_rules_come_from() -> None:
    suffix = Path(str(filature.kernel.state.__file__)).suffix
    assert is_compiled() == (suffix != ".py")
    assert playouts(GAME, 4, 0.01).compiled == is_compiled()


@pytest.mark.parametrize("seconds", [0, -1, float("nan")])
def test_no_time_is_no_measurement(seconds: float) -> None:
    with pytest.raises(BadRequest, match="more than 0 seconds"):
        playouts(GAME, 4, seconds)


def test_impossible_seats_are_refused() -> None:
    with pytest.raises(BadSeats):
        playouts(GAME, 1, 0.01)
