"""The turn: points, steps, the crowd limit, cases (SE-4, SE-5)."""

from __future__ import annotations

import pytest

from filature.games.top_secret.packed import pack
from filature.games.top_secret.phases.crowd_limit import excess
from filature.kernel.errors import FilatureError, IllegalMove
from filature.kernel.match import Match
from tests.clauses import clause
from tests.games.top_secret.table import act, agent, case, lay, see


def refuse(match: Match, text: str, why: str) -> None:
    """The active player may not do this, for this reason; and nothing has changed."""
    before = match.state.dump()
    with pytest.raises(FilatureError, match=why):
        match.perform(see(match).active, text)
    assert match.state.dump() == before


@clause("SE-4.1", "A-8")
def test_only_the_sum_of_the_dice_counts() -> None:
    one, other = act(lay(), "roll 2+1"), act(lay(), "roll 0+3")
    assert one.state.dump() == other.state.dump()
    assert (see(one).roll, see(one).pool, see(one).phase) == (3, 3, "MOVE")


@clause("SE-4.2", "SE-4.5")
def test_a_step_costs_a_point_and_leaving_the_base_is_a_step() -> None:
    match = act(lay(T=3), "R1 > Chicago")
    assert (see(match).pool, agent(match, "R1").place) == (2, "Chicago")
    refuse(match, "R1 > London", "No line leads from Chicago to London")
    assert (see(act(match, "R1 > New York > London")).pool, agent(match, "R1").place) == (0, "London")
    refuse(match, "R1 > Berlin", "No steps are left")


@clause("SE-4.3", "A-9")
def test_points_are_divided_freely_and_agents_take_turns() -> None:
    match = act(lay(T=6), "R1 > Chicago", "R2 > Churchill", "R1 > New York", "R2 > London", "R1 > Dakar", "end")
    assert (agent(match, "R1").place, agent(match, "R2").place) == ("Dakar", "London")


@clause("SE-4.4", "A-10")
def test_an_agent_may_go_back_and_forth() -> None:
    match = act(lay("R1 Chicago", T=4), "R1 > New York > Chicago > New York > Chicago")
    assert agent(match, "R1").place == "Chicago"


@clause("SE-4.6", "A-11")
def test_points_need_not_be_used() -> None:
    match = act(lay(T=6), "end")
    assert (see(match).active, see(match).pool, see(match).phase) == (1, 0, "ROLL")


@clause("SE-4.6")
def test_with_a_roll_of_nothing_cases_can_still_be_handled() -> None:
    match = act(lay("R1 Lagos, R2 Aden with RB", T=0, cases={"RA": "Lagos"}), "pick R1 RA", "drop R2")
    assert [move for move in match.legal(0) if ">" in move] == []
    assert (agent(match, "R1").case, agent(match, "R2").case) == ("RA", None)


@clause("SE-4.7", "A-12")
def test_at_the_end_of_the_turn_a_city_holds_two_and_a_base_any_number() -> None:
    match = act(lay("R1 Chicago, R2 Chicago", T=2), "R3 > Chicago")
    refuse(match, "end", "Three of yours are together in Chicago")
    act(match, "R2 > Churchill", "end")
    assert sum(1 for man in see(match).agents if man.place == "S_red") == 4


@clause("SE-4.7")
def test_own_agents_never_block_a_way() -> None:
    match = act(lay("R1 New York, R2 New York", T=3), "R3 > Chicago > New York > Lisbon", "end")
    assert agent(match, "R3").place == "Lisbon"


@clause("SE-4.8", "A-13")
def test_a_step_that_could_not_be_repaired_is_refused() -> None:
    refuse(lay("R1 Chicago, R2 Chicago", T=1), "R3 > Chicago", "too few steps are left")
    act(lay("R1 Chicago, R2 Chicago", T=2), "R3 > Chicago")
    # Two too many need two more steps.
    match = act(lay("R1 Chicago, R2 Chicago", T=3), "R3 > Chicago")
    refuse(match, "R4 > Chicago", "too few steps are left")
    act(lay("R1 Chicago, R2 Chicago", T=4), "R3 > Chicago", "R4 > Chicago", "R1 > New York", "R2 > Churchill", "end")


@clause("SE-4.8")
def test_a_bonus_step_counts_only_for_its_owner() -> None:
    owner = {"R1": {"place": "Chicago", "bonus": 1}}
    act(lay("R2 Chicago", T=1, agents_too=owner), "R3 > Chicago")
    elsewhere = {"R4": {"place": "Lagos", "bonus": 1}}
    refuse(lay("R1 Chicago, R2 Chicago", T=1, agents_too=elsewhere), "R3 > Chicago", "too few steps")


@clause("SE-4.8", "SE-5.2")
def test_a_delivery_is_a_way_out_of_a_crowd_and_its_case_is_not_laid_down() -> None:
    men = "R1 Darwin with GA, R2 Darwin, R3 Darwin, R4 Darwin, G1 Perth, G2 Singapore, G3 Port Moresby"
    match = lay(men, T=2)
    assert match.legal(0) == ["R1 > H_red"]
    refuse(match, "drop R1", "must keep its case")
    refuse(match, "R2 > Perth", "No attack while three of yours are in Darwin")
    act(match, "R1 > H_red")
    assert {move.split(" > ")[1] for move in match.legal(0)} == {"Perth", "Singapore", "Port Moresby"}


@clause("SE-4.8")
def test_room_is_made_by_moving_on_those_who_are_in_the_way() -> None:
    men = "R1 Honolulu, R2 Honolulu, R3 Panama, R4 Panama, R5 San Francisco, R6 San Francisco"
    green = ", G1 Papeete, G2 Chicago"
    # Honolulu's neighbours are full or held: with two points left a third may enter, with one only to attack out.
    match = act(lay(men + green + ", R7 Easter Island", T=3), "R7 > Panama")
    assert "R7 > Honolulu" in match.legal(0)
    assert "R3 > Papeete" in match.legal(0)


@clause("SE-4.9", "A-13")
def test_there_is_no_attack_while_others_are_crowded() -> None:
    match = act(lay("R1 Chicago, R2 Chicago, R4 Lagos, G1 Aden", T=3), "R3 > Chicago")
    refuse(match, "R4 > Aden", "No attack while three of yours are in Chicago")
    act(match, "R3 > New York", "R4 > Aden", "duel 0:5")
    assert see(match).active == 1


@clause("SE-4.9")
def test_the_third_in_a_city_may_attack_out_of_it() -> None:
    match = act(lay("R1 Lagos, R2 Lagos, R3 Dakar, G1 Aden", T=2), "R3 > Lagos", "R3 > Aden", "duel 1:5")
    assert (agent(match, "R3").place, see(match).active) == ("out", 1)


@clause("SE-4.10", "A-14", "SE-7.4")
def test_an_agent_that_has_delivered_may_walk_again() -> None:
    match = act(lay("R1 Darwin with GA", T=2), "R1 > H_red", "R1 > Chicago")
    assert (agent(match, "R1").place, see(match).pool) == ("Chicago", 0)


@clause("SE-4.11")
def test_bonus_steps_are_used_before_points() -> None:
    match = act(lay("R1 Lagos, G1 Aden", T=3), "R1 > Aden", "duel 5:1", "R1 > Cairo")
    assert (agent(match, "R1").bonus, see(match).pool) == (0, 2)


def test_the_excess_counts_every_agent_beyond_two_in_a_city() -> None:
    rows = {(0, 1, 2, 3, 4, 5, 6): 0, (3, 3, 3, 60, 60, 60, 62): 1, (3, 3, 3, 3, 9, 9, 9): 3, (5,) * 7: 5}
    assert {row: excess(pack(list(row))) for row in rows} == rows


# --- SE-5: cases ---------------------------------------------------------------------------------------------------


@clause("SE-5.1", "SE-5.2")
def test_an_agent_carries_one_case_and_swaps_for_nothing() -> None:
    match = lay("R1 Lagos with RA", T=1, cases={"GB": "Lagos"})
    refuse(match, "pick R1 GB", "already carries RA")
    act(match, "drop R1", "pick R1 GB")
    assert (agent(match, "R1").case, case(match, "RA").place, see(match).pool) == ("GB", "Lagos", 1)
    refuse(match, "pick R1 GC", "already carries")
    refuse(match, "drop R2", "R2 carries no case")
    refuse(match, "pick R2 RA", "R2 is in no city")


@clause("SE-5.2")
def test_a_case_elsewhere_cannot_be_taken() -> None:
    refuse(lay("R1 Lagos", T=1), "pick R1 RA", "RA does not lie in Lagos; lying there: nothing")
    carried = lay("R1 Lagos, R2 Lagos with RA", T=1)
    refuse(carried, "pick R1 RA", "RA does not lie in Lagos")


@clause("SE-5.3", "A-15")
def test_cases_are_handled_in_passing_and_by_agents_that_do_not_move() -> None:
    match = lay("R1 Dakar, R2 Aden with RB", T=2, cases={"RA": "Lagos"})
    act(match, "drop R2", "R1 > Lagos", "pick R1 RA", "R1 > Cairo", "drop R1", "end")
    assert (case(match, "RA").place, case(match, "RB").place) == ("Cairo", "Aden")


@clause("SE-5.4", "A-16")
def test_a_case_changes_hands_over_the_ground() -> None:
    match = act(lay("R1 Lagos with RA, R2 Lagos", T=0), "drop R1", "pick R2 RA")
    assert (agent(match, "R1").case, agent(match, "R2").case) == (None, "RA")


@clause("SE-5.5")
def test_cases_of_one_colour_may_come_together_after_the_setup() -> None:
    match = act(lay("R1 Dakar with RA", T=1, cases={"RB": "Lagos"}), "R1 > Lagos", "drop R1")
    assert case(match, "RA").place == case(match, "RB").place == "Lagos"


@clause("SE-5.6", "A-17")
def test_everybody_sees_who_carries_which_case_and_it_moves_along() -> None:
    match = act(lay("R1 Dakar with GA", T=1), "R1 > Lagos")
    for seat in (0, 1, -2):
        seen = case(match, "GA", seat)
        assert (seen.place, seen.carrier) == ("Lagos", "R1")
    assert case(match, "GA", 0).content is None


@clause("SE-5.7", "SE-6.10", "A-21")
@pytest.mark.parametrize("cards", ["5:0", "5:4"])
def test_a_beaten_agent_leaves_its_case_in_the_city(cards: str) -> None:
    match = act(lay("R1 Lagos, G1 Aden with RA", T=1), "R1 > Aden", f"duel {cards}")
    assert (case(match, "RA").place, case(match, "RA").carrier) == ("Aden", None)


@clause("SE-5.8")
def test_only_the_active_player_handles_cases() -> None:
    match = lay("R1 Lagos, G1 Aden with GA", T=1)
    assert match.legal(1) == []
    with pytest.raises(FilatureError):
        match.perform(1, "drop G1")


@clause("SE-5.9")
def test_after_sixty_times_cases_stay_where_they_are_until_the_next_turn() -> None:
    match = lay("R1 Lagos with RA", T=1)
    for _ in range(30):
        act(match, "drop R1", "pick R1 RA")
    assert see(match).handled == 60
    refuse(match, "drop R1", "60 times")
    act(match, "R1 > Aden", "end", "roll 0", "end", "roll 0", "drop R1")
    assert case(match, "RA").place == "Aden"


def test_a_whole_turn_can_be_written_at_once() -> None:
    match = lay("R1 Dakar", T=3, cases={"RA": "Lagos"})
    match.perform(0, "R1 > Lagos, PICK(R1, RA); r1 > aden > cairo, END_TURN")
    assert (agent(match, "R1").place, agent(match, "R1").case, see(match).active) == ("Cairo", "RA", 1)


def test_nothing_is_written_after_an_attack_or_a_delivery() -> None:
    """Or a text could be tried out to learn what is in a case."""
    for content in ("5", "bomb"):
        rest = {"5": "bomb", "bomb": "5"}[content]
        match = lay("R1 Darwin with GA, R2 Lagos, G1 Aden", T=3, contents={"GA": content, "GD": rest})
        refuse(match, "R1 > H_red, end", "Stop after R1 > H_red")
        refuse(match, "R1 > H_red, lose R2", "is not a move here")
        refuse(match, "R2 > Aden > Cairo", "Stop after R2 > Aden")
    with pytest.raises(IllegalMove):
        match.perform(0, "end, R1 > Perth")
