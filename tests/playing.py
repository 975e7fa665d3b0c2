"""What the tests of every game do: play at random, be refused, and read a table of the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from filature.kernel.dice import FairDice
from filature.kernel.errors import FilatureError
from filature.kernel.game import Choices, Game
from filature.kernel.match import Match
from filature.kernel.state import CHANCE


def gather(game: Game, seats: int, options: Choices = None, seed: int = 0) -> Match:
    """A match from the very start, with dice that always fall alike for the same seed."""
    return Match(game, seats, options, dice=FairDice(seed.to_bytes(32, "big")))


def moments(match: Match, seed: int = 0) -> Iterator[Match]:
    """A match played to its end at random; yields it before every move."""
    rng = Random(seed)
    while not match.over:
        yield match
        seat = rng.choice(match.state.turn())
        if seat == CHANCE:
            match.roll()
        else:
            match.play(seat, rng.choice(match.state.moves(seat)))


def play_out(match: Match, seed: int = 0, until: Callable[[Match], bool] = lambda _: False) -> Match:
    """A match played at random to its end, or until something holds."""
    for moment in moments(match, seed):
        if until(moment):
            break
    return match


def refuse(match: Match, seat: int, text: str, error: type[FilatureError], why: str) -> None:
    """Something is refused, with a reason, and nothing has changed."""
    before, told = match.state.dump(), len(match.events)
    with pytest.raises(error, match=why) as caught:
        match.perform(seat, text)
    assert type(caught.value) is error
    assert caught.value.code
    assert (match.state.dump(), len(match.events)) == (before, told)


def table_under(rules: str, heading: str) -> list[list[str]]:
    """The rows of the first table of the rules after some text, without its head."""
    after = rules[rules.index(heading) :].splitlines()
    start = next(number for number, line in enumerate(after) if line.startswith("|"))
    rows = []
    for line in after[start:]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip("|").split("|")])
    return rows[2:]
