"""Minds of Top Secret: what a seat may suppose, what it believes, and how the characters play."""

from __future__ import annotations

import pickle

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

BOTS = Bots(GAME)


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


# --- Supposing -------------------------------------------------------------------------------------------------------


def test_it_thinks_on_the_board_of_its_game() -> None:
    other = Game(pickle.loads(pickle.dumps(GAME)).file)
    match = Match(other, 2, dice=FairDice(b"board"))
    match.settle()
    bots.Seated(match, {seat: bots.make(other, "hard@8", seat) for seat in range(2)}).move(0)


# --- Believing -------------------------------------------------------------------------------------------------------


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


def test_what_is_sealed_is_open_in_determinizations() -> None:
    dice = Random(1)
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
