"""Intervals, luck, sequential tests and ratings are what their inventors say."""

import random
from math import exp, log10

import pytest

from filature.arena.figures import NORMAL_95, Sprt, Trial, luck, wilson
from filature.arena.ratings import Contested, fit, learn, rate


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (1, 1, 0.2065, 1.0), (0, 20, 0.0, 0.1611), (500, 1000, 0.4691, 0.5309)],
)
def test_intervals_are_those_of_wilson(wins: int, matches: int, low: float, high: float) -> None:
    assert wilson(wins, matches) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(
    ("share", "matches", "chance", "p"),
    [
        (8, 10, 0.5, 56 / 1024),
        (8.6, 10, 0.5, 56 / 1024),
        (1, 3, 0.25, 37 / 64),
        (0, 5, 0.25, 1.0),
        (5, 5, 0.25, 0.25**5),
        (3, 3, 1.0, 1.0),
    ],
)
def test_luck_is_exact_and_a_part_of_a_win_is_none(share: float, matches: int, chance: float, p: float) -> None:
    assert luck(share, matches, chance) == pytest.approx(p)


def decide(p: float, asked: Sprt, dice: random.Random) -> tuple[str, int]:
    trial = Trial(asked, "bot", 0.25)
    while trial.verdict().decision == "undecided":
        trial.add(float(dice.random() < p))
    return trial.verdict().decision, trial.matches


def test_a_sequential_test_is_wrong_no_more_often_than_allowed_and_sooner_done() -> None:
    asked, dice = Sprt(p1=0.4, alpha=0.05, beta=0.1), random.Random(1)
    worse = [decide(0.25, asked, dice) for _ in range(400)]
    better = [decide(0.4, asked, dice) for _ in range(400)]
    # Wald's bounds hold up to the other error's share, and 400 are a sample.
    assert sum(decision == "better" for decision, _ in worse) <= 0.07 * 400
    assert sum(decision == "no better" for decision, _ in better) <= 0.13 * 400
    assert sum(matches for _, matches in worse + better) / 800 < 75  # a fixed size with these errors takes 83


def drawn(strengths: dict[str, float], size: int, matches: int, dice: random.Random) -> list[Contested]:
    found: list[Contested] = []
    for _ in range(matches):
        company = tuple(dice.sample(sorted(strengths), size))
        [winner] = dice.choices(range(size), [strengths[name] for name in company])
        found.append((company, (winner,)))
    return found


def test_two_bots_lie_as_far_apart_as_elo_says() -> None:
    won, lost = (("a", "b"), (0,)), (("b", "a"), (0,))
    found = rate(["a", "b"], [won, won, lost, won] * 250)
    assert found["a"].rating - found["b"].rating == pytest.approx(400 * log10(3), abs=1)
    assert found["a"].rating + found["b"].rating == pytest.approx(3000)
    assert found["a"].mu > found["b"].mu


def test_strengths_are_found_again_within_their_intervals() -> None:
    true = {"a": 2.0, "b": 1.0, "c": 0.0, "d": 0.0, "e": -1.0, "f": -2.0}
    inside, dice = 0, random.Random(2)
    for _ in range(50):
        strengths, errors = fit(list(true), drawn({name: exp(value) for name, value in true.items()}, 4, 300, dice))
        for value, strength, error in zip(true.values(), strengths, errors, strict=True):
            inside += abs(value - strength) < NORMAL_95 * error
    assert 0.92 <= inside / 300 <= 0.98


def test_the_fit_does_not_care_for_the_order_but_a_ladder_does() -> None:
    names, dice = ["a", "b", "c"], random.Random(3)
    matches = drawn({"a": 3.0, "b": 2.0, "c": 1.0}, 3, 60, dice)
    other = sorted(matches)
    assert fit(names, matches)[0] == pytest.approx(fit(names, other)[0])
    assert learn(names, matches) != learn(names, other)


def test_who_never_won_is_far_behind_but_within_reach_and_joint_wins_are_shared() -> None:
    never: list[Contested] = [(("a", "b"), (0,))] * 200
    found = rate(["a", "b"], never)
    assert 500 < found["a"].rating - found["b"].rating < 2000
    assert found["b"].high - found["b"].low > 200
    joint = rate(["a", "b"], [(("a", "b"), (0, 1)), (("a", "b"), ())])
    assert joint["a"].rating == pytest.approx(1500)
    assert joint["a"].mu == pytest.approx(joint["b"].mu)
