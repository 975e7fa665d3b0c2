"""Tournaments: fair seats, paired luck, the same result for the same seed, and honest intervals."""

import math
from itertools import groupby

import pytest

from filature.arena.tournament import BrokenMatch, run, wilson
from filature.games.heimlich import GAME
from filature.kernel.errors import BadOption, BadRequest, BadSeats, FilatureError, UnknownBot
from tests.arena import observed

CAPPED = {"turnCap": 12}


def seen_in_matches(matches: int) -> list[dict[int, tuple[str, str, int]]]:
    """For every match: seat -> (bot, card, seed)."""
    observed.SEEN.clear()
    run(observed.GAME, ["a", "b", "c"], matches=matches, options=CAPPED, seed=5)
    assert len(observed.SEEN) == 3 * matches
    played = [observed.SEEN[first : first + 3] for first in range(0, 3 * matches, 3)]
    return [{seat: (name, card, seed) for name, seat, card, seed in match} for match in played]


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


def test_the_result_follows_from_the_seed_however_many_processes_play() -> None:
    told = [run(GAME, ["greedy", "random", "random"], matches=30, jobs=jobs, seed=4) for jobs in (1, 2, 3)]
    assert told[0] == told[1] == told[2]
    assert told[0] != run(GAME, ["greedy", "random", "random"], matches=30, seed=5)


def test_a_bot_listed_twice_has_one_entry_over_both_its_seats() -> None:
    result = run(GAME, ["random", "greedy", "random"], matches=60)
    assert {entry.name: entry.matches for entry in result.entries} == {"greedy": 60, "random": 120}
    for entry in result.entries:
        assert entry.rate == entry.wins / entry.matches
        assert (entry.low, entry.high) == wilson(entry.wins, entry.matches)
        assert entry.low < entry.rate < entry.high


def test_greedy_comes_before_random() -> None:
    result = run(GAME, ["random", "greedy"], matches=60)
    assert [entry.name for entry in result.entries] == ["greedy", "random"]
    assert result.entries[0].low > result.entries[1].high
    assert result.entries[0].points > result.entries[1].points


def test_the_shares_and_the_matches_nobody_won_make_up_all_matches() -> None:
    result = run(GAME, ["random"] * 4, matches=60, seed=4, options={"goalTie": "furthest"})
    (entry,) = result.entries
    assert 0 < result.unwon < 60
    assert math.isclose(entry.share + result.unwon, 60)
    assert entry.wins > entry.share  # there were joint wins among them


def test_a_match_that_nobody_can_win_in_time_is_counted_as_unwon() -> None:
    result = run(GAME, ["random"] * 3, matches=5, options={"turnCap": 1})
    assert (result.unwon, result.entries[0].wins, result.entries[0].low) == (5, 0, 0.0)
    assert 3 + 3 + 2 <= result.moves < 25


def test_progress_counts_up_to_all_matches() -> None:
    told: list[int] = []
    run(GAME, ["random"] * 2, matches=33, options=CAPPED, progress=told.append)
    assert told == sorted(set(told))
    assert told[-1] == 33


def test_standings_say_what_was_played() -> None:
    result = run(GAME, ["random"] * 2, matches=2, options=CAPPED, seed=9)
    assert (result.game, result.seats, result.seed, result.matches) == ("heimlich", 2, 9, 2)
    assert (result.options["turnCap"], result.options["mode"]) == (12, "basic")


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(("bot", "why"), [("clumsy", "KeyError: 'dropped it'"), ("cheat", "IllegalMove: ")])
def test_a_bot_that_fails_stops_the_tournament_with_the_match_and_the_reason(bot: str, why: str, jobs: int) -> None:
    with pytest.raises(BrokenMatch) as caught:
        run(observed.GAME, ["random", bot], matches=8, jobs=jobs, seed=3)
    assert "Match 0 of heimlich among random, " + bot in str(caught.value)
    assert why in str(caught.value)
    assert caught.value.code == "broken-match"
    assert caught.value.facts["seed"] == 3


def test_a_process_that_dies_stops_the_tournament_with_a_clear_error() -> None:
    with pytest.raises(BrokenMatch, match="has died"):
        run(observed.GAME, ["random", "deadly"], matches=4, jobs=2)


@pytest.mark.parametrize(
    ("bots", "more", "kind", "says"),
    [
        (["random", "psychic"], {}, UnknownBot, "psychic"),
        (["random"], {}, BadSeats, "2 to 7 players, not 1"),
        ([], {}, BadSeats, "not 0"),
        (["random"] * 8, {}, BadSeats, "not 8"),
        (["random"] * 2, {"matches": 0}, BadRequest, "number of matches is at least 1, not 0"),
        (["random"] * 2, {"jobs": 0}, BadRequest, "number of jobs is at least 1, not 0"),
        (["random"] * 2, {"options": {"mode": "hard"}}, BadOption, "hard"),
    ],
)
def test_an_impossible_tournament_is_refused(
    bots: list[str], more: dict[str, int], kind: type[FilatureError], says: str
) -> None:
    with pytest.raises(kind, match=says):
        run(GAME, bots, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (1, 1, 0.2065, 1.0), (0, 20, 0.0, 0.1611), (500, 1000, 0.4691, 0.5309)],
)
def test_intervals_are_those_of_wilson(wins: int, matches: int, low: float, high: float) -> None:
    assert wilson(wins, matches) == pytest.approx((low, high), abs=5e-5)
