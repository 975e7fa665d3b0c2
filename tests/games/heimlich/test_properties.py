"""What holds in every match (HC-7.9), tried on random ones."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from librt.random import Random

from filature.games.heimlich import GAME
from filature.kernel.errors import FilatureError
from filature.kernel.match import replay, verify
from filature.kernel.state import WATCHER
from tests.clauses import clause
from tests.games.heimlich.table import board, events, gather, kinds, scores, see, wire
from tests.playing import moments, play_out

few = settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
seats = st.integers(2, 7)
seeds = st.integers(0, 2**32)
modes = st.sampled_from(["basic", "advanced"])
options = st.fixed_dictionaries(
    {"mode": modes},
    optional={
        "goal_tie": st.sampled_from(["last_count", "furthest"]),
        "report_rule": st.sampled_from(["consistent", "free"]),
        "independents_block": st.booleans(),
        "dossier_rule": st.sampled_from(["by_mode", "any_other", "unoccupied", "any_or_stay"]),
        "trigger_rule": st.sampled_from(["arrival", "newcomer"]),
        "agent_table": st.sampled_from(["editions", "other_editions"]),
        "die": st.sampled_from(["d6", "one_to_three"]),
        "turn_limit": st.integers(1, 60),
    },
)


@clause("HC-7.9", "HC-4.2", "HC-4.8")
@few
@given(seats, seeds)
def test_in_the_basic_game_the_dossier_lies_free_and_finds_five_to_eleven_places(players: int, seed: int) -> None:
    for match in moments(gather(players, seed), seed):
        view = see(match)
        together = view.dossier in [piece.place for piece in view.agents]
        if view.phase == "ROLL":
            assert not together
        elif view.phase == "DOSSIER":
            assert together
            assert 5 <= len(match.state.moves(view.active)) <= 11


@clause("HC-7.9", "HC-4.4", "HC-4.6", "HC-4.13")
@few
@given(seats, seeds, options)
def test_scores_are_never_negative_change_only_in_a_count_and_end_at_most_at_51(
    players: int, seed: int, chosen: dict[str, Any]
) -> None:
    match = gather(players, seed, **chosen)
    last: dict[str, int] = {}
    counts = 0
    for moment in moments(match, seed):
        now, counted = scores(moment), sum(event.kind == "counted" for event in moment.events)
        assert all(0 <= score <= 51 for score in now.values())
        assert counted > counts or not last or now == last
        last, counts = now, counted
    assert all(0 <= score <= 51 for score in scores(match).values())


@clause("HC-7.9", "HC-5.5")
@few
@given(seats, seeds)
def test_at_the_report_nobody_has_more_than_38_points(players: int, seed: int) -> None:
    match = gather(players, seed, mode="advanced")
    asked = [max(scores(moment).values()) for moment in moments(match, seed) if see(moment).phase == "REPORT"]
    assert asked
    assert 29 <= min(asked) <= max(asked) <= 38


@clause("HC-7.9", "HC-3.3")
@few
@given(seats, seeds, options)
def test_the_steps_of_every_turn_add_up_to_the_roll(players: int, seed: int, chosen: dict[str, Any]) -> None:
    match = play_out(gather(players, seed, **chosen), seed)
    moved = [event.facts for event in events(match) if event.kind == "moved"]
    assert moved
    assert all(sum(facts["steps"].values()) == facts["die"] for facts in moved)


@clause("HC-7.9", "HC-6.1")
@few
@given(seats, seeds, options)
def test_a_view_is_the_same_in_every_world_a_seat_can_imagine(players: int, seed: int, chosen: dict[str, Any]) -> None:
    rng = Random(seed)
    for number, match in enumerate(moments(gather(players, seed, **chosen), seed)):
        for seat in (number % players, WATCHER):
            assert match.state.imagine(seat, rng).view(seat) == match.view(seat)


@clause("HC-7.9")
@few
@given(seats, seeds, options)
def test_the_same_seed_and_the_same_decisions_give_the_same_log(
    players: int, seed: int, chosen: dict[str, Any]
) -> None:
    one, two = (play_out(gather(players, seed, **chosen), seed) for _ in range(2))
    assert one.events == two.events
    again = verify(one.record(), GAME)
    assert [wire(again, seat) for seat in (0, WATCHER)] == [wire(one, seat) for seat in (0, WATCHER)]
    assert replay(one.record(), GAME).state.dump() == one.state.dump()


@clause("HC-7.9")
@few
@given(seats, seeds)
def test_random_texts_are_moves_or_refused_and_then_change_nothing(players: int, seed: int) -> None:
    words = ["OR+1", "green+2", "gr+1", "dossier RU", "report", "VI=p2", "VI=IND", "roll 3", "pick 1", "x", "", "p1"]
    for number, match in enumerate(moments(gather(players, seed, mode="advanced", turn_limit=12), seed)):
        before = match.state.dump()
        text = " ".join(words[(seed + number * k) % len(words)] for k in range(1, 1 + number % 4))
        seat = (number % (players + 1)) - 1
        try:
            moves = match.state.read(seat, text)
        except FilatureError:
            moves = []
        assert set(moves[:1]) <= set(match.state.moves(seat))
        assert match.state.dump() == before


@clause("HC-7.9")
def test_random_matches_are_as_long_as_the_rules_expect() -> None:
    """Orientation: 36 to 43 turns and about 7 counts on average; several agents finish together in 20 to 30 %."""
    lengths, counts, several = [], [], Counter[bool]()
    for seed in range(240):
        match = play_out(gather(2 + seed % 6, seed), seed)
        lengths.append(see(match).turn + 1)
        counts.append(kinds(match).count("counted"))
        several[sum(score >= 42 for _, score in board(match).values()) > 1] += 1
    assert 33 < sum(lengths) / 240 < 46
    assert 6 < sum(counts) / 240 < 8.5
    assert 0.15 < several[True] / 240 < 0.36
