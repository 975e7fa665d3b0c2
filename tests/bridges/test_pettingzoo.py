"""The games of the house stand PettingZoo's own tests, and show an agent nothing it may not know."""

import random
from functools import partial
from typing import Any

import numpy as np
import pytest
from librt.random import Random
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from filature.bridges import pettingzoo
from filature.bridges.course import Course
from filature.kernel.errors import BadOption, BadSeats, IllegalMove, MatchOver, UnknownGame
from tests.bridges.tables import CUPS, Seating, seatings

tables = pytest.mark.parametrize("table", seatings(), ids=str)
# What PettingZoo says of every environment with a mask that is not on its own list.
hints = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


def choose(chance: random.Random, mask: Any) -> int:
    return int(chance.choice(np.flatnonzero(mask)))


def play_to_the_end(env: Any, seed: int) -> dict[str, float]:
    """Random actions; what everybody got in the end."""
    chance = random.Random(seed)
    env.reset(seed=seed)
    gained: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        gained[agent] = gained.get(agent, 0.0) + reward
        env.step(None if over or cut else choose(chance, seen["action_mask"]))
    return gained


# --- PettingZoo's own tests -------------------------------------------------------------------------------------------


@hints
@tables
def test_acting_in_turn_keeps_the_api(table: Seating) -> None:
    api_test(pettingzoo.env(*table), num_cycles=100)


@hints
@tables
def test_acting_together_keeps_the_api(table: Seating) -> None:
    parallel_api_test(pettingzoo.parallel_env(*table), num_cycles=100)


@tables
def test_the_same_seed_gives_the_same_match(table: Seating) -> None:
    seed_test(partial(pettingzoo.env, *table), num_cycles=60)
    parallel_seed_test(partial(pettingzoo.parallel_env, *table), num_cycles=60)


@tables
def test_every_render_mode_renders(table: Seating) -> None:
    render_test(partial(pettingzoo.env, *table))


# --- Playing ----------------------------------------------------------------------------------------------------------


@tables
def test_matches_end_and_pay(table: Seating) -> None:
    gained = play_to_the_end(pettingzoo.env(*table), seed=4)
    assert len(gained) == table.seats
    assert sum(gained.values()) == pytest.approx(0)


@tables
def test_acting_together_and_in_turn_are_the_same_match(table: Seating) -> None:
    together, in_turn = pettingzoo.parallel_env(*table), pettingzoo.raw_env(*table)
    chance = random.Random(2)
    seen, _ = together.reset(seed=11)
    made: dict[str, list[int]] = {agent: [] for agent in together.agents}
    while together.agents:
        actions = {
            agent: int(chance.choice(np.flatnonzero(seen[agent]["action_mask"]).tolist())) for agent in together.agents
        }
        for seat in together.course.state.turn():
            made[f"player_{seat}"].append(actions[f"player_{seat}"])
        seen, *_ = together.step(actions)
    in_turn.reset(seed=11)
    while not in_turn.terminations[in_turn.agent_selection]:
        in_turn.step(made[in_turn.agent_selection].pop(0))
    assert not any(made.values())
    assert in_turn.course.state.dump() == together.course.state.dump()


def test_dice_go_on_without_a_seed_and_begin_anew_with_one() -> None:
    env = pettingzoo.raw_env("heimlich")
    starts = []
    for seed in (5, None, 5):
        env.reset(seed=seed)
        starts.append(env.course.state.dump())
    assert starts[0] == starts[2] != starts[1]


def test_global_random_numbers_are_left_alone() -> None:
    before = random.getstate(), np.random.get_state(legacy=False)["state"]["key"].tolist()
    play_to_the_end(pettingzoo.env(CUPS), seed=1)
    assert (random.getstate(), np.random.get_state(legacy=False)["state"]["key"].tolist()) == before


def test_those_whom_the_match_does_not_wait_for_can_only_wait() -> None:
    env = pettingzoo.parallel_env(CUPS)
    seen, infos = env.reset(seed=1)
    wait = CUPS.actions
    assert np.flatnonzero(seen["player_0"]["action_mask"]).tolist() == [3, 4]
    assert np.flatnonzero(seen["player_2"]["action_mask"]).tolist() == [wait]
    assert np.array_equal(infos["player_2"]["action_mask"], seen["player_2"]["action_mask"])
    env.step({"player_0": 3, "player_1": 0, "player_2": wait})  # whatever player_1 does is ignored
    assert env.course.state.turn() == (0, 1, 2)
    _, rewards, over, cut, _ = env.step({"player_0": 5, "player_1": 6, "player_2": 6})
    assert rewards == {"player_0": 2.0, "player_1": -1.0, "player_2": -1.0}
    assert all(over.values())
    assert not any(cut.values())
    with pytest.raises(MatchOver):
        env.step({})


@tables
def test_an_agent_cannot_tell_an_imagined_world_from_the_true_one(table: Seating) -> None:
    env, chance = pettingzoo.raw_env(*table), random.Random(6)
    env.reset(seed=6)
    for _ in range(40):
        if env.terminations[env.agent_selection]:
            break
        for seat, agent in enumerate(env.possible_agents):
            truth, seen = env.course, env.observe(agent)
            env.course = truth.imagine(seat, Random(chance.getrandbits(32)))
            imagined = env.observe(agent)
            assert all(np.array_equal(seen[key], imagined[key]) for key in seen)
            env.course = truth
        env.step(choose(chance, env.infos[env.agent_selection]["action_mask"]))


def test_a_course_is_told_alike_whenever_it_is_asked() -> None:
    early, late = Course.start(CUPS, 3), Course.start(CUPS, 3)
    for step in [((-1, 5),), ((-1, 2),), ((-1, 1),), ((0, 3),), ((0, 5), (1, 5), (2, 6))]:
        early.play(step)
        late.play(step)
        early.story(0)
    assert [early.story(seat) for seat in range(3)] == [late.story(seat) for seat in range(3)]
    assert early.story(0)[0] == 'dealt {"card":5}'
    assert early.story(0)[1].startswith("> hide left @")


# --- Pictures ---------------------------------------------------------------------------------------------------------


def test_the_board_is_told_in_words_and_drawn() -> None:
    env = pettingzoo.raw_env("heimlich", render_mode="ansi")
    env.reset(seed=1)
    told = env.render()
    assert isinstance(told, str)
    assert "In the chapel, worth 0" in told
    env.render_mode = "rgb_array"
    drawn = env.render()
    assert isinstance(drawn, np.ndarray)
    assert drawn.shape == (720, 960, 3)
    assert 0 < (drawn < 128).mean() < 0.2


def test_rendering_without_a_mode_says_so() -> None:
    env = pettingzoo.raw_env("heimlich")
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="without a render_mode"):
        assert env.render() is None


# --- Bad input --------------------------------------------------------------------------------------------------------


def test_an_illegal_action_ends_the_match_at_the_cost_of_whoever_made_it() -> None:
    env = pettingzoo.env(CUPS)
    env.reset(seed=1)
    env.step(0)
    assert all(env.terminations.values())
    assert env.rewards == {"player_0": -1.0, "player_1": 0, "player_2": 0}
    together = pettingzoo.parallel_env(CUPS)
    together.reset(seed=1)
    _, rewards, over, cut, _ = together.step(dict.fromkeys(together.agents, 0))
    assert rewards == {"player_0": -1.0, "player_1": 0.0, "player_2": 0.0}
    assert all(over.values())
    assert all(cut.values())
    assert together.agents == []


def test_an_illegal_action_without_wrappers_is_refused_and_changes_nothing() -> None:
    env = pettingzoo.raw_env(CUPS)
    env.reset(seed=1)
    before = env.course.state.dump()
    with pytest.raises(IllegalMove):
        env.step(0)
    with pytest.raises(ValueError, match="player_0, who has given no action"):
        env.step(None)
    assert env.course.state.dump() == before


def test_what_only_the_house_plays_is_masked_and_refused() -> None:
    env = pettingzoo.raw_env("double_agents")
    env.reset(seed=1)
    before, late = env.course.state.dump(), env.course.state.house_move(0)
    assert env.infos["player_0"]["action_mask"][late] == 0
    with pytest.raises(IllegalMove, match="late is not yours to play"):
        env.step(late)
    assert env.course.state.dump() == before


def test_a_missing_action_is_refused() -> None:
    env = pettingzoo.parallel_env(CUPS)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="waits for player_0, who has given no action"):
        env.step({"player_1": 7, "player_2": 7})


def test_an_environment_that_cannot_be_is_refused_with_the_reason() -> None:
    with pytest.raises(UnknownGame, match="There is no game 'chess'"):
        pettingzoo.env("chess")
    with pytest.raises(BadSeats, match="2 to 7 players, not 8"):
        pettingzoo.env("heimlich", seats=8)
    with pytest.raises(BadOption, match="no option 'speed'"):
        pettingzoo.parallel_env("heimlich", options={"speed": 3})
    with pytest.raises(ValueError, match="one of human, ansi, rgb_array, not 'film'"):
        pettingzoo.env("heimlich", render_mode="film")  # type: ignore[arg-type]
