"""Every game keeps the promises of a game, and the suite notices when its secrets are not kept."""

from __future__ import annotations

import pytest

from filature.games import catalogue
from filature.kernel.game import option_kinds, stated_options
from filature.testing import Nonconforming
from tests.games.case import GameCase, Leak, Options, Trials
from tests.games.cases import CASES, every_case
from tests.leaky import Leaky


def test_every_game_of_the_house_has_a_case() -> None:
    assert {case.name for case in CASES.values()} == set(CASES) == set(catalogue.HOUSE)


@pytest.mark.parametrize(
    ("trials", "seats"),
    [
        pytest.param(trials, seats, id=f"{name}-{number}-{seats}")
        for name, case in CASES.items()
        for number, trials in enumerate(case.trials)
        for seats in case.game.seats
    ],
)
def test_it_keeps_the_laws_with_every_number_of_players(trials: Trials, seats: int) -> None:
    examined = trials.check(seats).examined
    assert [law for law, number in examined.items() if not number] == list(trials.idle)


@pytest.mark.parametrize(
    ("trials", "seats", "options"),
    [
        pytest.param(trials, *table, id=f"{name}-{number}-{table}")
        for name, case in CASES.items()
        for number, trials in enumerate(case.table_trials)
        for table in case.tables
    ],
)
def test_it_keeps_the_laws_at_its_tables(trials: Trials, seats: int, options: Options) -> None:
    trials.check(seats, options)


@every_case
def test_every_value_of_every_option_is_among_the_tables(case: GameCase) -> None:
    chosen = [stated_options(case.game.check_options(options)) for _, options in case.tables]
    for key, kind in option_kinds(case.game.Options).items():
        values = [options[key] for options in chosen]
        assert [choice for choice in kind.choices if choice not in values] == [], key
        assert not kind.free or any(value != kind.default for value in values), key


LEAKS = [pytest.param(leak, id=f"{name}-{leak.kind.__name__}") for name, case in CASES.items() for leak in case.leaks]


@every_case
def test_the_wrapped_game_itself_keeps_the_laws(case: GameCase) -> None:
    kept: list[Trials] = []
    for leak in case.leaks:
        if leak.trials not in kept:
            leak.check(Leaky, matches=1)
            kept.append(leak.trials)


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(leak: Leak) -> None:
    with pytest.raises(Nonconforming) as caught:
        leak.check(leak.kind, leak.trials.matches)
    assert caught.value.law == leak.law
