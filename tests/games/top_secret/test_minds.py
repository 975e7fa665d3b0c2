"""Minds of Top Secret: what a seat may suppose, what it believes, and how the characters play."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from typing import Any

import pytest
from librt.random import Random
from librt.vecs import vec

from filature import bots
from filature.bots.player import SearchPlayer
from filature.bots.top_secret import Bots
from filature.bots.top_secret.belief import ContentBelief
from filature.bots.top_secret.duel_solver import solve
from filature.games.top_secret import GAME, Game
from filature.games.top_secret.rules import TopSecret
from filature.kernel.dice import FairDice
from filature.kernel.errors import NoConsistentState
from filature.kernel.events import Event
from filature.kernel.match import Match
from filature.kernel.state import WATCHER, State
from tests.games.top_secret.table import act, gather, lay, see, settled
from tests.playing import moments

BOTS = Bots(GAME)

OPTIONS: list[tuple[int, dict[str, Any]]] = [
    (2, {"round_limit": 10}),
    (2, {"resigning": True, "colours": "random", "round_limit": 10}),
    (3, {"bonus_shared": True, "must_use_all": True, "round_limit": 10}),
    (4, {"bomb_kills_carrier": False, "resigning": True, "round_limit": 10}),
]


def believe(match: Match, seat: int, events: list[Event] | None = None) -> ContentBelief:
    """What a seat believes after all it has heard and seen."""
    view = see(match, seat)
    belief = BOTS.belief(view)
    for event in match.events if events is None else events:
        if event.reaches(seat):
            belief.hear(event)
    belief.see(view)
    assert isinstance(belief, ContentBelief)
    return belief


def greedy_match(seats: int, seed: int) -> Match:
    match = Match(GAME, seats, dice=FairDice(f"minds {seed}".encode()))
    bots.Seated(match, {seat: bots.make(GAME, "greedy", seed + seat) for seat in range(seats)}).play_out()
    return match


def stages(seats: int, seed: int, every: int) -> Iterator[tuple[Match, dict[int, ContentBelief]]]:
    """A match of greedy bots, shown now and then with what each seat and a watcher believe."""
    match = Match(GAME, seats, {"round_limit": 10}, dice=FairDice(f"minds {seed}".encode()))
    seated = bots.Seated(match, {seat: bots.make(GAME, "greedy", seed + seat) for seat in range(seats)})
    beliefs = {seat: BOTS.belief(see(match, seat)) for seat in (*range(seats), WATCHER)}
    match.settle()
    heard = moves = 0
    while waiting := match.state.turn():
        for event in match.events[heard:]:
            for seat, belief in beliefs.items():
                if event.reaches(seat):
                    belief.hear(event)
        heard = len(match.events)
        if moves % every == 0:
            for seat, belief in beliefs.items():
                belief.see(see(match, seat))
            yield match, {seat: belief for seat, belief in beliefs.items() if isinstance(belief, ContentBelief)}
        seated.move(waiting[0])
        match.settle()
        moves += 1


# --- Supposing -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_what_is_supposed_from_a_view_looks_like_it(seats: int, options: dict[str, Any]) -> None:
    match = gather(seats, seed=3, **options)
    for moment in moments(match, seed=seats):
        for seat in (*range(seats), WATCHER):
            view = see(moment, seat)
            assert GAME.suppose(view).view(seat) == view
    for seat in (*range(seats), WATCHER):
        assert GAME.suppose(see(match, seat)).view(seat) == see(match, seat)


def test_it_thinks_on_the_board_of_its_game() -> None:
    other = Game(pickle.loads(pickle.dumps(GAME)).file)
    match = Match(other, 2, dice=FairDice(b"board"))
    match.settle()
    bots.Seated(match, {seat: bots.make(other, "hard@8", seat) for seat in range(2)}).move(0)


# --- Believing -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_truth_is_never_ruled_out_and_all_rows_add_up(seats: int) -> None:
    for match, beliefs in stages(seats, 1, 30):
        truth = BOTS.truth(match.state)
        for belief in beliefs.values():
            odds = belief.odds()
            assert list(odds) == [case.case for case in see(match).cases]
            for case, row in odds.items():
                assert sum(row.values()) == pytest.approx(1.0)
                assert case not in truth or row[truth[case]] > 0


def test_it_is_sure_of_its_own_cases_and_of_what_was_shown() -> None:
    match = act(settled(), "start 6", "start 1")
    assert {case: row["bomb"] for case, row in believe(match, 0).odds().items() if case[0] == "R"} == {
        "RA": 0.0,
        "RB": 0.0,
        "RC": 0.0,
        "RD": 1.0,
    }
    shown = act(lay("R1 Darwin with GC", T=1), "R1 > H_red")
    assert believe(shown, WATCHER).odds()["GC"]["1"] == pytest.approx(1.0)


def test_at_the_end_nothing_is_left_to_guess() -> None:
    match = greedy_match(2, 5)
    truth = BOTS.truth(match.state)
    assert {case: max(row, key=lambda answer: row[answer]) for case, row in believe(match, 0).odds().items()} == truth


def test_worlds_look_like_the_view_and_what_is_sealed_is_open_in_them() -> None:
    dice = Random(1)
    for match, beliefs in stages(3, 2, 10):
        for seat, belief in beliefs.items():
            view = see(match, seat)
            if view.duel is None:
                assert belief.determinize(dice).view(seat) == view
    duel = lay("R1 Lagos, G1 Aden", T=2)
    duel.perform(0, "R1 > Aden")
    duel.perform(0, "card 3")
    assert believe(duel, 1).determinize(dice).turn() == (0, 1)
    assert believe(duel, 0).determinize(dice).turn() == (1,)


def test_a_case_that_is_passed_by_is_suspected_and_one_that_is_fetched_is_not() -> None:
    """Red's agent stands on RD twice and leaves it; it takes RA at once and hurries home."""
    match = settled()
    act(match, "start 6", "start 1", "roll 4", "R1 > San Francisco > Honolulu")
    before = believe(match, 1).odds()
    act(match, "pick R1 RA", "R1 > Panama > Easter Island")
    taken = believe(match, 1).odds()
    assert taken["RA"]["bomb"] < before["RA"]["bomb"]
    assert taken["RA"]["5"] > before["RA"]["5"]

    match = settled()
    act(match, "start 6", "start 1", "roll 2", "R1 > San Francisco > Honolulu")
    before = believe(match, 1).odds()
    act(match, "end", "roll 0", "end", "roll 3", "R2 > Chicago > New York > Lisbon", "end")
    left = believe(match, 1).odds()
    assert left["RA"]["bomb"] > before["RA"]["bomb"] + 0.05


def test_what_cannot_all_be_true_is_refused() -> None:
    match = act(lay("R1 Darwin with GC, R2 Melbourne with GD", T=2), "R1 > H_red")
    twice = Event("delivered", {"player": "p1", "agent": "R2", "case": "GD", "content": "1"})
    with pytest.raises(NoConsistentState, match="cannot all be true"):
        believe(match, WATCHER, [*match.events, twice])
    forged = Event("planned", {"contents": {"GA": "1", "GB": "3", "GC": "bomb", "GD": "5"}, "cities": {}}, to=(1,))
    with pytest.raises(NoConsistentState):
        believe(match, 1, [forged, *match.events])


def test_a_move_that_shows_what_a_case_holds_is_known_to_do_so() -> None:
    match = settled()
    act(match, "start 6", "start 1", "roll 4", "R1 > San Francisco > Honolulu")
    belief = believe(match, 0)
    moves = [match.state.read(0, text)[0] for text in ("pick R1 RA", "end")]
    taking, leaving = belief.exposure(moves)
    assert taking > leaving


# --- Duels and plans -------------------------------------------------------------------------------------------------


def test_matching_pennies_is_solved() -> None:
    coin = vec[float]([1.0, 0.0, 0.0, 2.0])
    other = vec[float]([-1.0, 0.0, 0.0, -2.0])
    assert solve(coin, other, 2, 2) == pytest.approx([2 / 3, 1 / 3], abs=0.03)


def test_a_duel_is_not_played_by_rote() -> None:
    match = lay("R1 Lagos with RA, G1 Aden with GA", T=2)
    match.perform(0, "R1 > Aden")
    for seat in (0, 1):
        advice = believe(match, seat).policy(match.state.moves(seat))
        assert advice is not None
        assert sum(advice) == pytest.approx(1.0)
        assert sum(1 for chance in advice if chance > 0.02) >= 2
    sure = lay("R1 Lagos with RA, G1 Aden with GA", T=2, cards={"p1": [1, 5], "p2": [4]})
    sure.perform(0, "R1 > Aden")
    advice = believe(sure, 0).policy(sure.state.moves(0))
    assert advice is not None
    assert advice[1] > 0.98


def test_plans_differ_from_match_to_match() -> None:
    plans = set()
    for seed in range(4):
        match = gather(2, seed)
        seated = bots.Seated(match, {0: bots.make(GAME, "hard@8", seed)})
        for _ in range(8):
            seated.move(0)
        assert 0 in see(match).submitted
        plans.add(tuple(match.moves))
    assert len(plans) == 4


# --- Playing ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_character_plays_to_the_end(seats: int) -> None:
    """From the plans to the first turn, and then the last rounds of a match."""
    names = list(BOTS.personalities)
    names = (names + names)[3 * seats - 6 : 4 * seats - 6]  # two, then three, then four: each at least once
    start = gather(seats, seats, resigning=True)
    begin = bots.Seated(start, {seat: bots.make(GAME, f"{name}@8", seat) for seat, name in enumerate(names)})
    while see(start).turn < 1:
        start.settle()
        begin.move(start.state.turn()[0])
    match = lay("R1 Lagos with RA, G1 Aden", players=seats, rounds=8, round_limit=10, resigning=True)
    bots.Seated(match, {seat: bots.make(GAME, f"{name}@8", seat) for seat, name in enumerate(names)}).play_out()
    assert match.over
    assert not [event for event in [*start.events, *match.events] if event.kind == "resigned"]


def test_nobody_takes_a_case_lays_it_down_and_takes_it_again() -> None:
    match = Match(GAME, 4, dice=FairDice(bytes([1] * 32)))
    names = ("duellist@30", "smuggler@30", "saboteur@30", "normal@30")
    bots.Seated(match, {seat: bots.make(GAME, name, seat) for seat, name in enumerate(names)}).play_out()
    taken: dict[tuple[int, str], list[str]] = {}
    for event in match.events:
        if event.kind == "picked":
            taken.setdefault((event.turn, event.facts["agent"]), []).append(event.facts["case"])
    assert taken
    assert not [cases for cases in taken.values() if len(set(cases)) < len(cases)]


def test_nobody_throws_away_points_they_have_rolled() -> None:
    match = Match(GAME, 4, {"round_limit": 10}, dice=FairDice(bytes(32)))
    names = ("postman@60", "normal@60", "smuggler@60", "normal@60")
    seated = bots.Seated(match, {seat: bots.make(GAME, name, seat) for seat, name in enumerate(names)})
    match.settle()
    ends: list[int] = []
    while waiting := match.state.turn():
        left = see(match, waiting[0]).pool
        seated.move(waiting[0])
        if match.moves[-1].endswith(" end"):
            ends.append(left)
        match.settle()
    assert len(ends) > 12
    assert not any(ends)


def searched(match: Match, seat: int = 0) -> list[str]:
    """The moves a thinking bot would search."""
    evaluation = BOTS.evaluation(BOTS.personalities["normal"])
    belief = believe(match, seat)
    evaluation.observe(belief)
    dice = Random(1)
    return [match.state.write(seat, move) for move in evaluation.candidates(belief.determinize(dice), seat, dice)]


def test_the_end_of_a_turn_is_thought_of_when_no_step_is_useful() -> None:
    assert "end" not in searched(lay("R1 Lagos, G1 Aden", T=2))
    assert "end" in searched(lay("R1 Lagos, G1 Aden", T=0, cases={"RA": "Lagos"}))
    out = {f"R{n}": {"place": "out"} for n in range(2, 8)}
    only_a_bomb = lay("R1 Lagos with RD, G1 Aden", T=2, agents_too=out)
    assert "end" in searched(only_a_bomb)


def test_a_case_is_not_taken_to_be_laid_down_for_a_better_one_in_the_same_city() -> None:
    both = lay("R1 Lagos, G1 Aden", T=1, cases={"RA": "Lagos", "RC": "Lagos"})
    assert "pick R1 RA" in searched(both)
    assert "pick R1 RC" not in searched(both)
    assert "drop R1" not in searched(act(both, "pick R1 RA"))
    worse = lay("R1 Lagos with RC, G1 Aden", T=1, cases={"RA": "Lagos"})
    assert "drop R1" in searched(worse)


def test_to_leave_a_crowded_city_no_case_is_handled() -> None:
    """Three of red's agents are in Lagos, and the turn may not end."""
    for seed in range(8):
        crowded = lay("R1 Lagos with RD, R2 Lagos, R3 Lagos, R4 Aden", T=1, agents_too=GONE)
        evaluation = BOTS.evaluation(BOTS.personalities["normal"])
        assert isinstance(crowded.state, TopSecret)
        move = evaluation.rollout_move(crowded.state, 0, Random(seed))
        assert " > " in crowded.state.write(0, int(move))


GONE = {f"R{n}": {"place": "out"} for n in range(5, 8)}


def test_it_delivers_when_that_wins_and_leaves_its_own_bomb() -> None:
    match = lay("R1 Darwin with RB, R2 Lagos, G1 Aden", T=3, delivered="RA red, GB red")
    assert match.state.write(0, choose("hard@60", match.state, 0)) == "R1 > H_red"
    only_bomb = lay("R1 Lagos, G1 Tokyo", T=0, cases={"RD": "Lagos"})
    assert only_bomb.state.write(0, choose("hard@60", only_bomb.state, 0)) == "end"


def choose(name: str, state: State, seat: int, events: list[Event] | None = None) -> int:
    player = bots.make(GAME, name, 7)
    assert isinstance(player, SearchPlayer)
    for event in events or []:
        if event.reaches(seat):
            player.hear(event)
    return player.choose(state.view(seat), state.moves(seat))


def test_what_it_cannot_know_changes_neither_its_belief_nor_its_move() -> None:
    dice = Random(3)
    for match, _ in stages(2, 4, 30):
        assert isinstance(match.state, TopSecret)
        seat = match.state.turn()[0]
        twin = match.state.imagine(seat, dice)
        assert choose("hard@16", match.state, seat, match.events) == choose("hard@16", twin, seat, match.events)
