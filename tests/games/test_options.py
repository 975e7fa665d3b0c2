"""Options of every game: public, fixed for the match, and refused with what would be right."""

from __future__ import annotations

import re
from typing import Any

import pytest

from filature.kernel.errors import BadOption
from filature.kernel.game import Game, describe_options, option_kinds
from filature.kernel.state import WATCHER
from tests.games.case import GameCase, Options
from tests.games.cases import CASES, every_case
from tests.playing import gather, play_out


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [pytest.param(case.game, *table, id=f"{name}-{table}") for name, case in CASES.items() for table in case.tables],
)
def test_options_are_public_and_stay_as_they_are(game: Game, seats: int, options: Options) -> None:
    match = gather(game, seats, options)
    chosen = game.check_options(options)
    everybody = (*range(seats), WATCHER)
    assert all(getattr(match.view(seat), "options") == chosen for seat in everybody)  # noqa: B009
    play_out(match)
    assert all(getattr(match.view(seat), "options") == chosen for seat in everybody)  # noqa: B009


@pytest.mark.parametrize(
    ("game", "key"),
    [
        pytest.param(case.game, key, id=f"{name}-{key}")
        for name, case in CASES.items()
        for key in option_kinds(case.game.Options)
    ],
)
def test_an_ill_typed_option_is_refused_with_what_it_takes(game: Game, key: str) -> None:
    kind = option_kinds(game.Options)[key]
    wrong: list[Any] = ["nonsense", "yes", None, -7, 1.5, {}, ["nonsense"], [3]]
    wrong += [] if isinstance(kind.default, bool) else [True]
    wrong += [] if type(kind.default) is int else [0, 1, 7]
    takes = re.escape(describe_options(game.Options)[key])
    for value in wrong:
        with pytest.raises(BadOption, match=f"Option {key} cannot be .*; it takes {takes}"):
            game.start(game.seats[0], {key: value})


@every_case
def test_an_unknown_option_is_refused_with_the_known_ones(case: GameCase) -> None:
    known = list(option_kinds(case.game.Options))
    first, *words = known[0].split("_")
    for key in ("", "speed", known[0].title(), *([first + "".join(map(str.title, words))] if words else [])):
        with pytest.raises(BadOption, match=re.escape(f"no option {key!r}; its options are {', '.join(known)}")):
            case.game.start(case.fewest, {key: "x"})


@every_case
def test_options_that_are_no_table_are_refused(case: GameCase) -> None:
    wrong: list[Any] = [5, "mode", ["mode"]]
    for options in wrong:
        with pytest.raises(BadOption, match="table of names and values"):
            case.game.start(case.fewest, options)


@every_case
def test_numbers_and_switches_may_be_typed(case: GameCase) -> None:
    for seats, options in case.tables:
        plain = {key: value for key, value in options.items() if isinstance(value, int)}
        typed = {key: str(value).lower() for key, value in plain.items()}
        assert case.game.start(seats, typed).dump() == case.game.start(seats, plain).dump()
