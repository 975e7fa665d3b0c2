"""The end of the game, and leaving it (SE-8)."""

from __future__ import annotations

import pytest

from filature.games.top_secret import GAME
from filature.kernel.errors import FilatureError, MatchOver
from filature.kernel.match import Match
from filature.kernel.state import WATCHER
from tests.clauses import clause
from tests.games.top_secret.table import SETUP, act, agent, agents_left, case, events, gather, lay, see, settled


def ended(match: Match) -> tuple[str, tuple[int, ...], tuple[int, ...]]:
    outcome = see(match).outcome
    assert outcome is not None
    return outcome.reason, outcome.winners, outcome.points


def gone(colour: str, *spared: int) -> dict[str, dict[str, str]]:
    return {f"{colour}{n}": {"place": "out"} for n in range(1, 8) if n not in spared}


@clause("SE-8.1", "A-26")
@pytest.mark.parametrize(("delivered", "total"), [("GA red, GC red, RC red", 10), ("GA red, RB red", 11)])
def test_ten_secrets_or_more_win_at_once(delivered: str, total: int) -> None:
    match = act(lay("R1 Darwin with GB", T=4, delivered=delivered), "R1 > H_red")
    assert ended(match) == ("secrets", (0,), (total, 0))
    with pytest.raises(MatchOver):
        match.perform(0, "end")


@clause("SE-8.1")
def test_nine_secrets_are_not_enough() -> None:
    match = act(lay("R1 Darwin with GC", T=4, delivered="RA red, RB red"), "R1 > H_red")
    assert (see(match).totals, match.over) == ([9, 0], False)


@clause("SE-8.2", "A-28")
def test_who_has_no_agents_is_skipped_and_keeps_what_was_delivered() -> None:
    match = lay("R1 Lagos", T=0, players=3, agents_too=gone("B"), delivered="BA blue")
    act(match, "end")
    assert (see(match).active, see(match).totals) == (2, [0, 5, 0])
    assert case(match, "BB").place is not None
    assert case(match, "BB", 0).content is None
    act(match, "roll 0", "end")
    assert see(match).active == 0


@clause("SE-8.3", "A-28")
def test_the_last_with_agents_wins() -> None:
    match = act(lay("R1 Lagos, G1 Aden", T=1, agents_too=gone("G", 1), delivered="GA green"), "R1 > Aden", "duel 2:1")
    assert ended(match) == ("last", (0,), (0, 5))
    assert "out" in [event.kind for event in events(match)]


@clause("SE-8.4", "A-29")
def test_a_game_that_nobody_can_win_is_over() -> None:
    match = lay("R1 Darwin with GC", T=2, delivered="RA red, RB red, GA green, GB green, RC green")
    assert not match.over
    assert ended(act(match, "R1 > H_red")) == ("dead", (0, 1), (9, 9))


@clause("SE-8.4")
def test_an_elimination_ends_no_game_in_which_somebody_can_still_win() -> None:
    delivered = "RA red, RB red, GC red, GA green, GB green, RC green, BA blue, BB blue"
    match = lay("R1 Lagos, B1 Aden", T=1, players=3, agents_too=gone("B", 1), delivered=delivered)
    assert see(match).totals == [9, 8, 9]
    assert not act(match, "R1 > Aden", "duel 2:1").over  # BC, worth 1, is still about


@clause("SE-8.5", "SE-11 round_limit", "A-29")
def test_the_game_ends_after_so_many_rounds() -> None:
    match = act(settled(3, round_limit=10), "start 0", "start 5", "start 1")
    for turn in range(30):
        assert (see(match).rounds, match.over) == (turn // 3, False)
        act(match, "roll 0", "end")
    assert ended(match) == ("limit", (0, 1, 2), (0, 0, 0))


@clause("SE-8.5")
def test_a_round_ends_though_the_first_player_is_out() -> None:
    laid = lay("B1 Lagos", T=0, players=3, active="p3", agents_too=gone("R"), rounds=4)
    act(laid, "end")
    assert (see(laid).active, see(laid).rounds) == (1, 5)


@clause("SE-8.6")
def test_places_go_by_secrets_then_agents_and_may_be_shared() -> None:
    out = {"G7": {"place": "out"}, "B6": {"place": "out"}}
    match = lay(
        "R1 Lagos", T=0, players=4, rounds=99, active="p4", agents_too=out, delivered="RA red, RC yellow, GC blue"
    )
    act(match, "end")
    outcome = see(match).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.facts["places"]) == ((0,), {"p1": 1, "p2": 3, "p3": 4, "p4": 2})
    shared = act(lay("R1 Lagos", T=0, rounds=99, active="p2", delivered="RC red, GC green"), "end")
    assert ended(shared) == ("limit", (0, 1), (1, 1))


@clause("SE-8.6")
def test_the_winner_is_first_even_with_fewer_secrets() -> None:
    match = act(lay("R1 Lagos, G1 Aden", T=1, agents_too=gone("G", 1), delivered="GA green"), "R1 > Aden", "duel 2:1")
    outcome = see(match).outcome
    assert outcome is not None
    assert outcome.facts["places"] == {"p1": 1, "p2": 2}


@clause("SE-8.7")
def test_at_the_end_all_contents_are_shown() -> None:
    match = act(lay("R1 Darwin with GB", T=4, delivered="GA red, GC red, RC red"), "R1 > H_red")
    for seat in (0, 1, WATCHER):
        assert [case(match, f"R{mark}", seat).content for mark in "ABCD"] == ["5", "3", "1", "bomb"]
    assert events(match)[-1].facts["contents"]["GD"] == "bomb"


# --- SE-8.8: resigning ---------------------------------------------------------------------------------------------


def table(agents: str, T: int = 2, **rest: object) -> Match:  # noqa: N803
    return lay(agents, T=T, players=3, resigning=True, **rest)


@clause("SE-8.8")
def test_resigning_is_possible_at_any_time_where_the_table_allows_it() -> None:
    match = table("R1 Lagos with RA")
    assert [match.legal(seat)[-1] for seat in range(3)] == ["resign"] * 3
    assert "resign" not in lay("R1 Lagos", T=2).legal(0)
    with pytest.raises(FilatureError):
        lay("R1 Lagos", T=2).perform(0, "resign")


@clause("SE-8.8")
def test_resigning_in_the_own_turn_ends_it_and_leaves_the_cases() -> None:
    match = act(table("R1 Lagos with RA"), "resign")
    assert (agents_left(match, "red"), see(match).active, see(match).phase) == (0, 1, "ROLL")
    assert (case(match, "RA").place, case(match, "RA").carrier) == ("Lagos", None)


@clause("SE-8.8")
def test_a_defender_who_resigns_leaves_the_attacker_standing_without_bonus() -> None:
    for first in ([], ["target G1"]):
        match = act(table("R1 Lagos, G1 Aden, G2 Aden"), "R1 > Aden", *first)
        match.perform(2, "resign")
        assert (see(match).phase, see(match).duel, agent(match, "R1").place) == ("MOVE", None, "Aden")
        assert (agent(match, "R1").bonus, see(match).pool) == (0, 1)


@clause("SE-8.8")
def test_an_attacker_who_resigns_ends_duel_and_turn() -> None:
    match = act(table("R1 Lagos, G1 Aden"), "R1 > Aden")
    match.perform(2, "card 3")
    match.perform(0, "resign")
    assert (see(match).phase, see(match).active, agent(match, "G1").place) == ("ROLL", 1, "Aden")
    assert see(match).hands[2].available == [0, 0, 1, 2, 3, 4, 5]


@clause("SE-8.8")
def test_resigning_during_loot_and_bomb() -> None:
    looting = act(table("R1 Lagos with RA, G1 Aden"), "R1 > Aden", "duel 1:2")
    attacker, winner = looting.copy(), looting.copy()
    attacker.perform(0, "resign")
    assert (see(attacker).phase, see(attacker).waiting) == ("LOOT", (2,))
    act(attacker, "loot yes")
    assert (agent(attacker, "G1").case, see(attacker).active) == ("RA", 1)
    winner.perform(2, "resign")
    assert (case(winner, "RA").place, see(winner).phase, see(winner).active) == ("Aden", "ROLL", 1)
    bomb = act(table("R1 Darwin with GD"), "R1 > H_red", "resign")
    assert (see(bomb).phase, see(bomb).active, see(bomb).losses) == ("ROLL", 1, 0)


@clause("SE-8.8", "SE-8.3")
def test_the_last_but_one_to_resign_makes_a_winner() -> None:
    match = lay("R1 Lagos", T=2, resigning=True)
    match.perform(1, "resign")
    assert ended(match) == ("last", (0,), (0, 0))


@clause("SE-8.8")
def test_resigning_before_the_first_turn() -> None:
    match = gather(3, resigning=True)
    with pytest.raises(FilatureError):
        match.perform(0, "resign")  # the cases stay in play, so they must be placed first
    match.perform(0, SETUP + " guard yes")
    match.perform(0, "resign")
    match.perform(1, SETUP)
    match.perform(2, SETUP + " guard no")
    assert see(match).contenders == [1, 2]
    act(match, "start 4", "start 4")
    match.perform(2, "resign")
    assert ended(match)[0] == "last"


@clause("SE-8.8", "SE-3.8")
def test_when_all_who_were_tied_resign_the_others_roll() -> None:
    match = act(settled(4, resigning=True), "start 5", "start 5", "start 1", "start 0")
    assert see(match).contenders == [0, 1]
    match.perform(0, "resign")
    match.perform(1, "resign")
    assert (see(match).contenders, see(match).start_rolls) == ([2, 3], [None] * 4)
    act(match, "start 1", "start 2")
    assert (see(match).active, see(match).first) == (3, 3)


def test_the_game_knows_its_own_name() -> None:
    assert (GAME.name, GAME.seats) == ("top_secret", range(2, 5))
