"""Bots of every game: they play to the end, and believe from what their seat knows alone."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from librt.random import Random

from filature import bots
from filature.bots.contract import Belief, Player
from filature.kernel.game import Game
from filature.kernel.state import CHANCE, WATCHER
from tests.games.case import GameCase, Options
from tests.games.cases import CASES, every_case
from tests.games.stories import Moment, Story, story
from tests.playing import gather

TURNS = 10
"""How long bots are watched at the tables of a game."""


def personalities(game: Game) -> list[str]:
    thinking = bots.of(game)
    assert thinking is not None
    return list(thinking.personalities)


def quick(game: Game, name: str, seed: int) -> Player:
    """A bot that does not search for long."""
    return bots.make(game, f"{name}@8" if name in personalities(game) else name, seed)


# --- Playing --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("case", "name", "ending"),
    [
        pytest.param(case, name, ending, id=f"{game}-{name}-{ending}")
        for game, case in CASES.items()
        for name in bots.known(case.game)
        for ending in case.endings
    ],
)
def test_every_bot_plays_to_the_end(case: GameCase, name: str, ending: str) -> None:
    match = case.endings[ending]()
    others = {seat: bots.make(case.game, "greedy", seat) for seat in range(1, match.seats)}
    bots.Seated(match, {0: quick(case.game, name, 0), **others}).play_out()
    assert match.over
    assert not [line for line in match.moves if line.endswith(" late")]
    if name in personalities(case.game):
        case.check_bots(match)


@pytest.mark.parametrize(
    ("case", "name", "seats", "options"),
    [
        pytest.param(case, name, *table, id=f"{game}-{name}-{table}")
        for game, case in CASES.items()
        for name, table in zip(cycle(personalities(case.game)), case.tables, strict=False)
    ],
)
def test_personalities_play_with_every_option(case: GameCase, name: str, seats: int, options: Options) -> None:
    match = gather(case.game, seats, options, 4)
    others = {seat: bots.make(case.game, "greedy", seat) for seat in range(1, seats)}
    seated = bots.Seated(match, {0: quick(case.game, name, 0), **others})
    match.settle()
    while not match.over and match.state.turn_number() < TURNS:
        seated.move(match.state.turn()[0])
        match.settle()
    assert any(line.startswith("p1 ") for line in match.moves)
    assert not {"p1 late", "p1 resign"} & set(match.moves)


# --- Believing ------------------------------------------------------------------------------------------------------


every_story = pytest.mark.parametrize(
    ("case", "told"),
    [
        pytest.param(case, number, id=f"{name}-{table}")
        for name, case in CASES.items()
        for number, table in enumerate(case.stories)
    ],
)


def some(moments: Sequence[Moment], number: int) -> list[Moment]:
    """So many moments of a story, evenly spread, and always the last."""
    last = len(moments) - 1
    return [moments[last * step // number] for step in range(number + 1)]


def decisions(whole: Story) -> list[Moment]:
    """Moments in which a player is waited for."""
    return [moment for moment in whole.moments if moment.state.turn() and moment.state.turn() != (CHANCE,)]


def seats_in(whole: Story, number: int) -> list[int]:
    """A watcher, and one seat after the other."""
    return [WATCHER, number % whole.seats]


@every_story
def test_what_is_supposed_looks_like_what_was_seen(case: GameCase, told: int) -> None:
    whole = story(case.name, told)
    for moment in some(whole.moments, 40):
        for seat in whole.viewers():
            supposed = case.game.suppose(moment.state.view(seat))
            assert supposed.view(seat) == moment.state.view(seat)
            assert supposed.turn() == moment.state.turn()
            if seat in moment.state.turn():
                assert list(supposed.moves(seat)) == list(moment.state.moves(seat))


@every_story
def test_odds_are_sound_and_never_rule_out_the_truth(case: GameCase, told: int) -> None:
    whole = story(case.name, told)
    for number, moment in enumerate(some(whole.moments, 12)):
        if not moment.state.turn_number():
            continue  # not everything is dealt
        truth = whole.thinking.truth(moment.state)
        rows = []
        for seat in seats_in(whole, number):
            odds = whole.believe(seat, moment).odds()
            assert set(truth) <= set(odds)
            assert all(sum(row.values()) == pytest.approx(1) for row in odds.values())
            assert all(odds[secret][answer] > 0 for secret, answer in truth.items())
            rows.append(list(odds))
        assert rows[0] == rows[1]


@every_story
def test_determinizations_look_like_the_view_and_can_be_played(case: GameCase, told: int) -> None:
    whole, dice = story(case.name, told), Random(1)
    for moment in some(decisions(whole), 8):
        waiting = moment.state.turn()
        for seat in {waiting[0], waiting[-1]}:
            world = whole.believe(seat, moment).determinize(dice)
            seen, imagined = (fields(view, case.reopened) for view in (moment.state.view(seat), world.view(seat)))
            assert imagined == seen
            assert set(waiting) <= set(world.turn())
            while world.turn() and world.turn_number() < moment.state.turn_number() + 2:
                mover = world.turn()[0]
                world.play(mover, world.sample(mover, dice))


def fields(view: Any, reopened: frozenset[str]) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(view)
    assert reopened <= set(plain)
    return {key: value for key, value in plain.items() if key not in reopened}


@every_case
def test_worlds_that_look_alike_are_believed_and_played_alike(case: GameCase) -> None:
    whole = story(case.name, 0)
    for number, moment in enumerate(some(decisions(whole), 8)):
        seat = moment.state.turn()[-1]
        twin = Moment(moment.state.imagine(seat, Random(number)), moment.heard)
        assert thoughts(case, whole, seat, twin) == thoughts(case, whole, seat, moment)


def thoughts(case: GameCase, whole: Story, seat: int, moment: Moment) -> tuple[Any, ...]:
    """What a seat believes, and what two bots play there."""
    moves = []
    for name in ("greedy", "hard"):
        bot = quick(case.game, name, 7)
        for event in whole.told(seat, 0, moment.heard):
            bot.hear(event)
        moves.append(bot.choose(moment.state.view(seat), moment.state.moves(seat)))
    return moves, whole.believe(seat, moment).odds()


@pytest.mark.parametrize("name", CASES)
@settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_told_at_once_or_event_by_event_it_believes_the_same(name: str, data: st.DataObject) -> None:
    case = CASES[name]
    whole = story(name, data.draw(st.integers(0, len(case.stories) - 1), label="table"))
    seat = data.draw(st.sampled_from(whole.viewers()), label="seat")
    last = data.draw(st.integers(0, len(whole.moments) - 2), label="moment")
    looks = data.draw(st.sets(st.integers(0, last), max_size=8), label="looks")
    followed = whole.believe(seat, *(whole.moments[look] for look in (*sorted(looks - {last}), last)))
    at_once = whole.believe(seat, whole.moments[last])
    assert believed(case, followed) == believed(case, at_once)


def believed(case: GameCase, belief: Belief) -> tuple[Any, ...]:
    odds = {secret: {answer: round(row[answer], 9) for answer in row} for secret, row in belief.odds().items()}
    return odds, case.inner_belief(belief) if case.inner_belief else None, belief.determinize(Random(7)).dump()
