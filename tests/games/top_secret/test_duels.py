"""Duels (SE-6)."""

from __future__ import annotations

import msgspec
import pytest

from filature.kernel.errors import FilatureError
from filature.kernel.state import WATCHER
from tests.clauses import clause
from tests.games.top_secret.table import act, agent, agents_left, case, kinds, lay, see, wire


@clause("SE-6.1")
def test_entering_a_city_with_an_enemy_is_a_duel_at_once() -> None:
    match = act(lay("R1 Lagos, G1 Aden", T=3), "R1 > Aden")
    assert (see(match).phase, see(match).waiting) == ("CARDS", (0, 1))
    for text in ("end", "R1 > Cairo", "R2 > Chicago", "pick R1 RA"):
        with pytest.raises(FilatureError):
            match.perform(0, text)


@clause("SE-6.2")
def test_bases_know_no_duels() -> None:
    match = lay("R1 S_yellow, G1 S_yellow", T=1, players=3)
    assert see(match).phase == "MOVE"
    assert "R1 > Santiago" in match.legal(0)


@clause("SE-6.3", "A-18")
def test_the_attacker_names_the_first_of_two_and_fights_both() -> None:
    match = act(lay("R1 Dakar, G1 Lagos, G2 Lagos", T=2), "R1 > Lagos")
    assert (see(match).phase, match.legal(0), match.legal(1)) == ("TARGET", ["target G1", "target G2"], [])
    act(match, "target G2", "duel 3:1")
    duel = see(match).duel
    assert duel is not None
    assert (see(match).phase, duel.defender) == ("CARDS", "G1")
    act(match, "duel 4:5")
    assert [agent(match, name).place for name in ("R1", "G1", "G2")] == ["out", "Lagos", "out"]


@clause("SE-6.3")
def test_who_loses_the_first_duel_fights_no_second() -> None:
    match = act(lay("R1 Dakar, G1 Lagos, G2 Lagos", T=2), "R1 > Lagos", "target G1", "duel 1:2")
    assert (see(match).phase, see(match).active) == ("ROLL", 1)
    assert agents_left(match, "green") == 7


@clause("SE-6.4", "SE-9")
def test_cards_are_chosen_secretly_and_revealed_together() -> None:
    one, other = (act(lay("R1 Lagos, G1 Aden", T=1), "R1 > Aden") for _ in range(2))
    one.perform(0, "card 5")
    other.perform(0, "card 1")
    for seat in (1, WATCHER):
        assert wire(one, seat) == wire(other, seat)
    duel = see(one, 1).duel
    assert duel is not None
    assert (duel.chosen, duel.card, see(one).waiting) == ([0], None, (1,))
    own = see(one, 0).duel
    assert own is not None
    assert own.card == 5
    one.perform(1, "card 2")
    fought = next(event for event in one.events if event.kind == "fought")
    assert (fought.facts["attack"], fought.facts["defence"]) == (5, 2)


@clause("SE-6.5", "A-20")
@pytest.mark.parametrize("attack", range(6))
@pytest.mark.parametrize("defence", range(6))
def test_the_higher_card_wins_and_ties_go_to_the_attacker(attack: int, defence: int) -> None:
    match = act(lay("R1 Lagos, G1 Aden", T=1), "R1 > Aden", f"duel {attack}:{defence}")
    won = attack >= defence
    assert (agent(match, "R1").place == "Aden") == won
    assert (agent(match, "G1").place == "Aden") == (not won)
    loser, card, base = ("G1", defence, "S_green") if won else ("R1", attack, "S_red")
    assert agent(match, loser).place == (base if card == 0 else "out")  # SE-6.8, SE-6.9


@clause("SE-6.6", "A-19")
def test_cards_come_back_when_all_seven_are_used_and_for_each_player_alone() -> None:
    match = act(lay("R1 Lagos, G1 Aden", T=1, cards={"p1": [3], "p2": [1, 4]}), "R1 > Aden", "duel 3:1")
    hands = see(match).hands
    assert (hands[0].available, hands[0].used) == ([0, 0, 1, 2, 3, 4, 5], [])
    assert (hands[1].available, hands[1].used) == ([4], [0, 0, 1, 2, 3, 5])
    assert kinds(match).count("refilled") == 1


@clause("SE-6.6")
def test_both_zeros_can_be_used_and_no_card_twice() -> None:
    match = act(lay("R1 Lagos, G1 Aden, G2 Cairo", T=1), "R1 > Aden", "duel 0:0", "R1 > Cairo")
    act(match, "duel 0:0")
    assert see(match).hands[0].available == [1, 2, 3, 4, 5]
    act(lay("R1 Lagos, G1 Aden", T=1, cards={"p1": [1, 5]}), "R1 > Aden")
    with pytest.raises(FilatureError, match="You have no card 3; you can play 1, 5"):
        act(lay("R1 Lagos, G1 Aden", T=1, cards={"p1": [1, 5]}), "R1 > Aden", "card 3")


@clause("SE-6.7")
def test_the_last_card_must_be_played() -> None:
    match = act(lay("R1 Lagos, G1 Aden", T=1, cards={"p1": [2], "p2": [0, 0]}), "R1 > Aden")
    assert (match.legal(0), match.legal(1)) == (["card 2"], ["card 0"])


@clause("SE-6.8", "SE-6.9")
def test_a_loser_is_eliminated_unless_it_played_nothing() -> None:
    eliminated = act(lay("R1 Lagos, G1 Aden", T=1), "R1 > Aden", "duel 5:1")
    returned = act(lay("R1 Lagos, G1 Aden", T=1), "R1 > Aden", "duel 5:0")
    assert (agents_left(eliminated, "green"), agents_left(returned, "green")) == (6, 7)
    assert (agent(eliminated, "G1").place, agent(returned, "G1").place) == ("out", "S_green")


@clause("SE-6.11", "A-22")
def test_a_winner_gets_a_bonus_step_of_its_own_for_this_turn() -> None:
    match = act(lay("R1 Lagos, G1 Aden", T=1), "R1 > Aden", "duel 5:1")
    assert {move.split(" > ")[0] for move in match.legal(0) if ">" in move} == {"R1"}
    act(match, "end")
    assert not [man for man in see(match).agents if man.bonus]


@clause("SE-6.11")
def test_after_a_win_cases_in_the_city_may_be_taken_and_other_agents_moved() -> None:
    match = act(lay("R1 Lagos, G1 Aden with GA", T=3), "R1 > Aden", "duel 5:1", "pick R1 GA", "R2 > Chicago")
    assert (agent(match, "R1").case, agent(match, "R1").bonus, see(match).pool) == ("GA", 1, 1)


@clause("SE-6.11")
def test_bonus_steps_go_into_new_duels_without_limit() -> None:
    match = act(lay("R1 Lagos, G1 Aden, G2 Cairo, G3 Berlin", T=1), "R1 > Aden", "duel 5:1", "R1 > Cairo")
    act(match, "duel 4:2", "R1 > Berlin", "duel 3:3")
    assert (agent(match, "R1").place, agent(match, "R1").bonus, agents_left(match, "green")) == ("Berlin", 1, 4)


@clause("SE-6.12", "A-23")
@pytest.mark.parametrize(("loot", "carried", "lying"), [("yes", "RA", "GA"), ("no", "GA", "RA")])
def test_a_winning_defender_may_exchange_its_case_for_the_fallen_one(loot: str, carried: str, lying: str) -> None:
    match = act(lay("R1 Lagos with RA, G1 Aden with GA", T=2), "R1 > Aden", "duel 1:4")
    assert (see(match).phase, see(match).waiting, match.legal(0)) == ("LOOT", (1,), [])
    act(match, f"loot {loot}")
    assert agent(match, "G1").case == carried
    assert (case(match, lying).place, case(match, lying).carrier) == ("Aden", None)


@clause("SE-6.12")
def test_without_a_fallen_case_there_is_no_loot() -> None:
    match = act(lay("R1 Lagos, G1 Aden", T=2, cases={"RA": "Aden"}), "R1 > Aden", "duel 1:4")
    assert (see(match).phase, case(match, "RA").carrier) == ("ROLL", None)


@clause("SE-6.13")
def test_a_lost_attack_ends_the_turn_with_all_points_and_bonus_steps() -> None:
    match = act(lay("R1 Lagos, R2 Dakar, G1 Aden, G2 Luanda", T=5), "R1 > Aden", "duel 5:1", "R2 > Luanda", "duel 1:2")
    assert (see(match).phase, see(match).active, see(match).pool) == ("ROLL", 1, 0)
    assert not [man for man in see(match).agents if man.bonus]


@clause("SE-6.14")
def test_a_city_with_two_colours_is_no_position() -> None:
    with pytest.raises(FilatureError, match="Aden holds agents of two colours"):
        lay("R1 Aden, G1 Aden", T=1)


def test_a_duel_is_kept_whole_in_a_position() -> None:
    match = act(lay("R1 Dakar with RA, G1 Lagos, G2 Lagos", T=2), "R1 > Lagos")
    for text in ("target G2", "duel 5:3", "card 1"):
        act(match, text)
        again = lay()
        again.state = type(match.game)().load(msgspec.json.decode(msgspec.json.encode(match.state.dump())))
        assert again.state.dump() == match.state.dump()
