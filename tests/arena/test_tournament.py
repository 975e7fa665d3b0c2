"""Contests: fair seats, paired luck, the same result for the same seed, and bots that fail."""

import logging
import math
import sys
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from filature.arena.figures import Sprt, wilson
from filature.arena.plan import make
from filature.arena.playing import BrokenMatch, Gone
from filature.arena.playing import play as play_match
from filature.arena.tournament import run
from filature.games import catalogue
from filature.games.double_agents.rules import DoubleAgents
from filature.games.heimlich import GAME
from filature.kernel.errors import BadOption, BadRequest, BadSeats, FilatureError, UnknownBot
from filature.kernel.extras import MissingExtra
from tests.arena import observed
from tests.arena.observed import without_times

CAPPED = {"turn_limit": 12}
COMPANIES = catalogue.game("double_agents")


def seen_in_matches(matches: int) -> list[dict[int, tuple[str, str, int]]]:
    """For every match: seat -> (bot, card, seed)."""
    observed.SEEN.clear()
    run(observed.GAME, ["a", "b", "c"], matches=matches, options=CAPPED, seed=5)
    assert len(observed.SEEN) == 3 * matches
    played = [observed.SEEN[first : first + 3] for first in range(0, 3 * matches, 3)]
    return [{seat: (name, card, seed) for name, seat, card, seed in match} for match in played]


# Who sits where.


def test_every_bot_sits_on_every_seat_once_in_a_block() -> None:
    matches = seen_in_matches(6)
    for block in (matches[:3], matches[3:]):
        places = {(match[seat][0], seat) for match in block for seat in match}
        assert len(places) == 9


def test_the_matches_of_a_block_share_the_deal_and_other_blocks_have_another() -> None:
    deals = [[match[seat][1] for seat in range(3)] for match in seen_in_matches(9)]
    assert [len(list(same)) for _, same in groupby(deals)] == [3, 3, 3]


def test_every_bot_of_every_match_has_its_own_seed() -> None:
    seeds = [seed for match in seen_in_matches(6) for _, _, seed in match.values()]
    assert len(set(seeds)) == 18


@pytest.mark.parametrize("assignment", ["random", "chosen"])
def test_sides_are_those_of_the_deal_and_change_hands_within_it(assignment: str) -> None:
    observed.SEEN.clear()
    options = {"team_assignment": assignment}
    plan = make(observed.SIDED, ["a", "b"], form="sides", seats=6, options=options, seed=2)
    run(observed.SIDED, ["a", "b"], form="sides", seats=6, options=options, seed=2, matches=4)
    for number in range(4):
        match, sides = plan.deal(number // 2)
        assert isinstance(match.state, DoubleAgents)
        assert sides == observed.SIDED.sides(match.state)
        assert sorted(sides[0] + sides[1]) == list(range(6))
        seated = {seat: name for name, seat, _, _ in observed.SEEN[6 * number : 6 * number + 6]}
        assert {seat for seat, name in seated.items() if name == "a"} == set(sides[number % 2])


def test_a_side_wins_or_loses_as_one() -> None:
    result = run(COMPANIES, ["greedy", "random"], form="sides", seats=6, matches=8)
    assert (result.form, result.seats, result.chance) == ("sides", 6, 0.5)
    assert [(entry.name, entry.matches) for entry in result.entries] == [("greedy", 8), ("random", 8)]
    assert sum(entry.wins for entry in result.entries) + result.unwon == 8


def test_in_ratings_every_bot_plays_as_often_and_in_changing_company() -> None:
    plan = make(observed.GAME, ["a", "b", "c", "random", "greedy"], form="ratings", seats=3, options=None, seed=1)
    assert plan.round == 15
    companies = [plan.company(number) for number in range(0, 2 * plan.round, plan.block)]
    for company in companies:
        assert len(set(company)) == 3
    for bot in plan.bots:
        assert sum(bot in company for company in companies[:5]) == 3
    assert len({frozenset(company) for company in companies}) > 5


def test_with_fewer_bots_than_seats_they_sit_there_twice() -> None:
    result = run(GAME, ["greedy", "random"], form="ratings", seats=4, matches=8, options=CAPPED)
    assert {entry.name: entry.matches for entry in result.entries} == {"greedy": 16, "random": 16}


# What comes of it.


def test_the_result_follows_from_the_seed_however_many_processes_play() -> None:
    told = [
        without_times(run(GAME, ["greedy", "random", "random"], matches=30, jobs=jobs, seed=4)) for jobs in (None, 1, 3)
    ]
    assert told[0] == told[1] == told[2]
    assert told[0] != without_times(run(GAME, ["greedy", "random", "random"], matches=30, seed=5))


def test_a_bot_listed_twice_has_one_entry_over_both_its_seats() -> None:
    result = run(GAME, ["random", "greedy", "random"], matches=60)
    assert {entry.name: entry.matches for entry in result.entries} == {"greedy": 60, "random": 120}
    for entry in result.entries:
        assert entry.rate == entry.wins / entry.matches
        assert (entry.low, entry.high) == wilson(entry.wins, entry.matches)
        assert entry.low < entry.rate < entry.high


def test_greedy_comes_before_random_and_not_by_luck() -> None:
    result = run(GAME, ["random", "greedy"], matches=60)
    assert [entry.name for entry in result.entries] == ["greedy", "random"]
    better, worse = result.entries
    assert better.low > worse.high
    assert better.points > worse.points
    assert better.p_value < 0.001 < 0.999 < worse.p_value


def test_thinking_is_timed() -> None:
    for entry in run(GAME, ["random", "greedy"], matches=2, options=CAPPED).entries:
        assert 0 < entry.seconds <= entry.slowest


def test_the_shares_and_the_matches_nobody_won_make_up_all_matches() -> None:
    result = run(GAME, ["random"] * 4, matches=60, seed=4, options={"goal_tie": "furthest"})
    (entry,) = result.entries
    assert 0 < result.unwon < 60
    assert math.isclose(entry.share + result.unwon, 60)
    assert entry.wins > entry.share  # there were joint wins among them
    assert entry.p_value == 1


def test_a_match_that_nobody_can_win_in_time_is_counted_as_unwon() -> None:
    result = run(GAME, ["random"] * 3, matches=6, options={"turn_limit": 1})
    assert (result.unwon, result.entries[0].wins, result.entries[0].low) == (6, 0, 0.0)
    assert 3 + 3 + 2 <= result.moves < 25


def test_progress_counts_up_to_all_matches() -> None:
    told: list[tuple[int, int]] = []
    run(GAME, ["random"] * 2, matches=34, options=CAPPED, progress=lambda done, of: told.append((done, of)))
    assert told == [(done, 34) for done in range(35)]


def test_standings_say_what_was_played() -> None:
    result = run(GAME, ["random"] * 2, matches=2, options=CAPPED, seed=9)
    assert (result.game, result.seats, result.seed, result.matches) == ("heimlich", 2, 9, 2)
    assert (result.options["turn_limit"], result.options["mode"]) == (12, "basic")


def test_without_a_number_about_two_hundred_are_played() -> None:
    assert run(GAME, ["random"] * 3, options={"turn_limit": 1}).matches == 201


# A test that stops early.


def test_a_plain_difference_is_decided_early_and_alike_however_many_play() -> None:
    told = [run(GAME, ["greedy", "random", "random"], matches=300, sprt=Sprt(), jobs=jobs) for jobs in (None, 2)]
    assert without_times(told[0]) == without_times(told[1])
    verdict = told[0].sprt
    assert verdict is not None
    assert (verdict.bot, verdict.decision) == ("greedy", "better")
    assert verdict.p0 == pytest.approx(1 / 3)
    assert verdict.evidence >= verdict.upper
    assert told[0].matches == verdict.matches < 60
    assert told[0].matches % 3 == 0


def test_a_bot_that_is_worse_is_no_better() -> None:
    result = run(GAME, ["random", "greedy"], matches=300, sprt=Sprt(p1=0.6), options=CAPPED)
    assert result.sprt is not None
    assert result.sprt.decision == "no better"
    assert result.matches < 300


def test_equals_remain_undecided_when_matches_run_out() -> None:
    result = run(GAME, ["greedy", "random", "random"], matches=6, sprt=Sprt(p0=0.5, p1=0.51))
    assert result.sprt is not None
    assert (result.sprt.decision, result.matches) == ("undecided", 6)


def test_a_test_of_a_side_is_against_the_other() -> None:
    result = run(COMPANIES, ["greedy", "random"], form="sides", seats=6, matches=60, sprt=Sprt(p1=0.7))
    assert result.sprt is not None
    assert (result.sprt.p0, result.sprt.decision) == (0.5, "better")


# Bots that fail.


@pytest.mark.parametrize("jobs", [None, 2])
@pytest.mark.parametrize(
    ("bot", "why"),
    [("clumsy", "KeyError: 'dropped it'"), ("cheat", "IllegalMove: "), ("leaver", "SystemExit: enough")],
)
def test_a_bot_that_fails_is_played_as_absent_and_that_is_counted_and_said(
    bot: str, why: str, jobs: int | None, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "filature.arena"):
        result = run(observed.GAME, ["random", bot], matches=4, jobs=jobs, seed=3, options=CAPPED)
    failed = {entry.name: entry.failed for entry in result.entries}
    assert failed["random"] == 0
    assert failed[bot] >= 4
    [entry] = [entry for entry in result.entries if entry.name == bot]
    assert sum(entry.reasons.values()) == entry.failed
    assert all(reason.startswith(why) for reason in entry.reasons)
    assert len([line for line in caplog.messages if f"{bot} was played as absent: {why}" in line]) == len(entry.reasons)


@pytest.mark.parametrize(("bot", "why"), [("deadly", "its process died"), ("endless", "more than 0.2 seconds")])
def test_a_bot_that_dies_or_never_answers_loses_its_seat_but_not_the_match(bot: str, why: str) -> None:
    result = run(observed.GAME, ["random", bot], matches=2, jobs=2, limit=0.2, options=CAPPED)
    assert result.matches == 2
    [entry] = [entry for entry in result.entries if entry.name == bot]
    assert [reason for reason in entry.reasons if why in reason]
    assert entry.failed > 2  # all its moves from then on
    assert [other.failed for other in result.entries if other.name != bot] == [0]


def test_for_a_bot_that_is_gone_the_house_plays_what_no_bot_may() -> None:
    plan = make(COMPANIES, ["greedy", "random"], form="sides", seats=6, options=None, seed=1)
    played = play_match(plan, 0, [Gone(0, 0, "left")])
    assert {failure.reason for failure in played.failures} == {"left"}
    assert len(played.failures) == 2 * 6 + 1  # every leg, and the vote


def test_a_match_that_goes_on_without_a_bot_is_the_same_however_many_play() -> None:
    told = [run(observed.GAME, ["random", "deadly"], matches=4, jobs=jobs, options=CAPPED) for jobs in (1, 2)]
    assert without_times(told[0]) == without_times(told[1])


def test_a_process_that_dies_while_nobody_thinks_ends_the_contest_with_a_clear_error() -> None:
    with pytest.raises(BrokenMatch, match="match 0 has died"):
        run(observed.GAME, ["random", "stillborn"], matches=2, jobs=1)


def test_what_a_bot_prints_is_no_result(capfd: pytest.CaptureFixture[str]) -> None:
    run(observed.GAME, ["random", "talker"], matches=2, jobs=1, options={"turn_limit": 1})
    told = capfd.readouterr()
    assert "hmm" not in told.out
    assert "hmm" in told.err


# What is refused.


@pytest.mark.parametrize(
    ("bots", "more", "kind", "says"),
    [
        (["random", "psychic"], {}, UnknownBot, "psychic"),
        (["random", "greedy@0"], {}, BadRequest, "greedy does not think"),
        (["random", "hard@0"], {}, BadRequest, "1 to 9999999 playouts"),
        (["random", "hard@-3ms"], {}, BadRequest, "hard@300ms"),
        (["random"], {}, BadSeats, "2 to 7 players, not 1"),
        ([], {}, BadSeats, "not 0"),
        (["random"] * 8, {}, BadSeats, "not 8"),
        (["random"] * 2, {"seats": 3}, BadSeats, "3 seats take 3 bots, one for each, not 2"),
        (["random"] * 2, {"matches": 0}, BadRequest, "number of matches is at least 1, not 0"),
        (["random"] * 3, {"matches": 100}, BadRequest, "a multiple of 3, such as 102"),
        (["random"] * 2, {"jobs": 0}, BadRequest, "number of jobs is at least 1, not 0"),
        (["random"] * 2, {"limit": 0.0}, BadRequest, "more than 0 seconds, not 0.0"),
        (["random"] * 2, {"limit": float("nan")}, BadRequest, "more than 0 seconds"),
        (["random"] * 2, {"options": {"mode": "hard"}}, BadOption, "hard"),
        (["random"] * 2, {"sprt": Sprt()}, BadRequest, "two different bots, not random, random"),
        (["greedy", "random"], {"sprt": Sprt(p0=0.5, p1=0.4)}, BadRequest, "0 < p0 < p1 < 1"),
        (["greedy", "random"], {"sprt": Sprt(p0=0.97)}, BadRequest, "p0 0.97 and p1 1.02"),
        (["greedy", "random"], {"sprt": Sprt(alpha=0.0)}, BadRequest, "not alpha 0.0"),
        (["greedy", "random"], {"sprt": Sprt(beta=0.5)}, BadRequest, "not beta 0.5"),
        (["greedy", "random"], {"form": "sides"}, BadRequest, "heimlich everybody wins alone"),
        (["greedy"], {"form": "sides"}, BadRequest, "two bots, one side's and everybody else's, not 1"),
        (["greedy"], {"form": "ratings"}, BadRequest, "two different bots, not greedy"),
        (["greedy", "random"], {"form": "ratings", "seats": 4, "matches": 4}, BadRequest, "a multiple of 8"),
        (["greedy", "random"], {"form": "ratings", "seats": 9}, BadSeats, "2 to 7"),
    ],
)
def test_an_impossible_contest_is_refused(
    bots: list[str], more: dict[str, Any], kind: type[FilatureError], says: str
) -> None:
    with pytest.raises(kind, match=says):
        run(GAME, bots, **more)


def test_without_ray_the_extra_is_named_and_no_file_begun(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra, match=r'pip install "filature\[cluster\]"'):
        run(GAME, ["random"] * 2, matches=2, cluster=True, keep=tmp_path / "kept.jsonl")
    assert list(tmp_path.iterdir()) == []
