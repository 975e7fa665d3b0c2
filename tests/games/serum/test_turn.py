"""The turn of the investigation (TS-5 to TS-13)."""

from __future__ import annotations

import pytest

from filature.kernel.match import Match
from filature.kernel.state import CHANCE, WATCHER
from tests.clauses import clause
from tests.games.serum.table import (
    BLACK,
    BLUE,
    GREEN,
    LILAC,
    RED,
    YELLOW,
    asked,
    events,
    everybody,
    facts,
    fleeing,
    gather,
    in_phase,
    lay,
    nobody_acts,
    placed,
    refused,
    see,
    sheet,
)
from tests.playing import play_out


@clause("TS-5.1", "TS-5.2", "TS-5.3", "A-11")
def test_phases_follow_each_other_and_each_waits_for_everybody() -> None:
    match = play_out(gather(3, 5), until=in_phase("BUG"))
    for phase, text in (("BUG", "no bug"), ("DIAL", "dial B2"), ("INFORMANT", "leave")):
        for waiting in ((0, 1, 2), (0, 2), (2,)):
            assert (see(match).phase, match.state.turn()) == (phase, waiting)
            match.perform(1 if waiting == (0, 1, 2) else waiting[0], text)
    assert (see(match).phase, see(match).turn) == ("BUG", 1)


@clause("TS-5.1", "TS-5.2", "TS-19.8", "A-12", "DP-2")
def test_bugs_are_shown_together_when_all_have_chosen() -> None:
    match = lay("BUG", 3)
    match.perform(RED, "bug G3")
    assert see(match).table[RED].bug is None
    assert see(match, RED).choice == ["bug G3"]
    assert see(match, YELLOW).choice == []
    assert facts(match, YELLOW, "ready") == [{"player": "p1"}]
    match.perform(YELLOW, "no bug")
    match.perform(GREEN, "bug H6")
    assert [player.bug for player in see(match).table] == ["G3", None, "H6"]
    assert facts(match, WATCHER, "bugs") == [{"squares": {"p1": "G3", "p3": "H6"}}]


@clause("TS-6.2")
def test_with_all_bugs_placed_the_turn_begins_with_the_dials() -> None:
    match = placed("", bugs="red:H1 yellow:G1 green:G1", seats=3)
    assert see(match).phase == "DIAL"
    assert [player.bug for player in see(match).table] == ["H1", "G1", "G1"]


@clause("TS-6.3", "TS-6.8", "A-13", "A-14", "DP-3")
def test_any_of_36_dials_is_accepted_and_a_wrong_one_on_purpose_too() -> None:
    match = lay("DIAL", 3, {"p1": {"agent": "H3"}})
    assert len(asked(match, RED)) == 36
    for text in ("dial VM6", "dial V3", "dial VM1", "dial H3"):
        trial = match.copy()
        trial.perform(RED, text)
        assert RED not in trial.state.turn()


@clause("TS-6.4", "TS-6.5", "TS-6.6")
def test_an_invalid_dial_costs_the_move_but_bug_and_informant_keep_working() -> None:
    match = placed("red:H3 yellow:H5", before="red:H3", informants="red:H5")
    assert see(match).table[RED].agent is None
    assert facts(match, WATCHER, "beside")[0]["players"][0] == "p1"
    match.perform(YELLOW, "search briefcase")
    assert sheet(match, RED) == {"lilac-briefcase": "Bura"}


@clause("TS-6.7", "A-15")
def test_a_lost_turn_breaks_the_run_on_a_square() -> None:
    match = placed("red:H3", before="red:H3")
    everybody(match, "no bug")
    match.perform(RED, "dial H3")
    everybody(match, "dial B2")
    everybody(match, "leave")
    assert see(match).table[RED].agent == "H3"


@clause("TS-6.9", "A-16", "DP-4")
def test_an_informant_stays_or_goes_to_a_hotel_the_station_or_the_airport() -> None:
    sealed = {f"p{n}": {"sealed": ["dial B2"]} for n in range(1, 4)}
    match = lay("INFORMANT", 3, sealed)
    posts = [f"informant {square}" for square in ("H1", "H2", "H3", "H4", "H5", "H6", "B1", "F1")]
    assert asked(match, RED) == ["leave", *posts]
    match.perform(RED, "informant F1")
    everybody(match, "leave")
    assert [player.informant for player in see(match).table] == ["F1", None, None]


@clause("TS-6.10", "TS-6.11", "TS-19.9", "TS-19.10")
def test_dials_are_locked_while_informants_are_posted_and_shown_together_afterwards() -> None:
    match = lay("DIAL", 3)
    for seat, square in enumerate(("H2", "VM6", "G1")):
        match.perform(seat, f"dial {square}")
    assert see(match).phase == "INFORMANT"
    assert see(match, RED).choice == ["dial H2"]
    assert [player.dial for player in see(match, RED).table] == [None, None, None]
    assert not events(match, WATCHER, "dials")
    everybody(match, "leave")
    assert facts(match, WATCHER, "dials") == [{"dials": {"p1": "H2", "p2": "VM6", "p3": "G1"}}]
    assert [player.dial for player in see(match).table] == ["H2", "VM6", "G1"]


@clause("TS-0.4", "TS-7.1", "TS-7.2", "TS-7.3")
def test_aloneness_is_judged_when_all_agents_are_placed_and_informants_do_not_end_it() -> None:
    match = placed("red:H5 blue:G1", before="blue:H5", informants="yellow:H5 green:H5", bugs="black:H5")
    assert match.state.turn() == (RED,)  # Blue has left H5 in the same moment
    assert "search lilac-suitcase" in match.legal(RED)


@clause("TS-7.2")
def test_everybody_is_told_where_agents_neutralise_each_other_and_whose_they_are() -> None:
    match = placed("red:H4 green:H4 blue:H4 yellow:G1 black:G1 lilac:H1")
    told = [{"square": "H4", "players": ["p1", "p3", "p6"]}, {"square": "G1", "players": ["p2", "p4"]}]
    for seat in (RED, LILAC, WATCHER):
        assert facts(match, seat, "neutralised") == told
    assert facts(placed("red:H4", informants="green:H4"), WATCHER, "neutralised") == []


@clause("TS-7.3", "A-19", "DP-5")
def test_a_lone_agent_may_leave_it_at_that() -> None:
    match = placed("red:H5")
    match.perform(RED, "stop")
    assert (see(match).phase, sheet(match, RED)) == ("BUG", {})
    assert facts(match, WATCHER, "stopped") == [{"player": "p1"}]


@clause("TS-7.4", "A-10")
@pytest.mark.parametrize("turn", range(1, 8))
def test_the_first_to_act_moves_on_by_one_seat_each_turn(turn: int) -> None:
    match = placed("red:H2 yellow:H3 green:H4 black:H5 lilac:H6 blue:H1", turn=turn)
    order = []
    while see(match).phase == "ACT":
        order.append(match.state.turn()[0])
        everybody(match, "stop")
    assert order == [(turn - 1 + place) % 6 for place in range(6)]


@clause("TS-7.5")
def test_a_card_that_was_looked_at_stays_where_it_was() -> None:
    match = placed("red:H5")
    before = match.state.dump()["colours"]
    match.perform(RED, "search suitcase")
    match.perform(RED, "search briefcase")
    assert match.state.dump()["colours"] == before


@clause("TS-7.6", "TS-19.12", "TS-19.13", "A-27")
def test_everybody_learns_who_looked_where_and_who_watched_but_no_face() -> None:
    match = placed("red:H5", informants="green:H5")
    match.perform(RED, "search suitcase")
    assert facts(match, WATCHER, "searched") == [{"player": "p1", "container": "lilac-suitcase"}]
    assert facts(match, WATCHER, "watched") == [{"players": ["p3"]}]
    assert see(match).table[RED].deeds == ["lilac-suitcase"]
    assert "lilac-suitcase" in see(match).table[RED].knows
    assert "lilac-suitcase" in see(match).table[GREEN].knows
    assert not events(match, WATCHER, "saw")


@clause("TS-8.1", "TS-8.5", "TS-9.2")
def test_the_first_card_is_seen_before_the_second_look_is_decided() -> None:
    match = placed("red:H5")
    match.perform(RED, "search briefcase")
    assert sheet(match, RED) == {"lilac-briefcase": "Bura"}
    assert asked(match, RED) == ["stop", "search lilac-suitcase"]


@clause("TS-8.3", "TS-9.2", "A-17")
def test_the_own_informant_limits_oneself_at_the_lockers_too() -> None:
    match = placed("red:B1", informants="red:B1")
    match.perform(RED, "search lilac")
    assert see(match).phase == "BUG"


@clause("TS-9.1", "TS-9.4", "A-20")
def test_own_and_empty_lockers_cannot_be_opened_but_those_of_unused_colours_can() -> None:
    match = placed("green:B1", seats=4)
    assert asked(match, GREEN) == ["stop", "search red-locker", "search lilac-locker", "search blue-locker"]


@clause("TS-10.1", "TS-10.2", "TS-19.14", "TS-19.15", "A-25", "A-2")
def test_a_drawn_card_is_seen_by_him_alone_and_its_number_by_all() -> None:
    match = placed("red:V1", hands={"red": ["G1"] * 6 + ["G2"] * 6})
    match.perform(RED, "draw")
    match.perform(CHANCE, "draw G4")
    assert see(match, RED).hand == ["G1"] * 6 + ["G2"] * 6 + ["G4"]
    assert facts(match, RED, "drew") == [{"card": "G4"}]
    assert not events(match, YELLOW, "drew")
    assert (see(match).table[RED].moles, see(match).pile) == (13, 17)
    assert facts(match, YELLOW, "draws") == [{"player": "p1"}]


@clause("TS-10.3", "TS-10.4", "A-24")
def test_the_pile_is_made_anew_as_soon_as_it_is_empty() -> None:
    cards = [f"G{kind}" for kind in range(1, 6) for _ in range(6)]
    used = [{"card": "G1", "by": "p2", "at": "G1", "alone": True}] * 2
    match = placed("red:V1", hands={"yellow": cards[3:]}, pile=["G1"], used=used)
    match.perform(RED, "draw")
    match.settle()
    assert (see(match).pile, see(match).used) == (2, 0)
    assert facts(match, WATCHER, "reshuffled") == [{"cards": 2}]


@clause("TS-11.1", "TS-11.2", "A-21")
@pytest.mark.parametrize(
    ("hand", "ways"),
    [
        (["G2"], ["spend G2"]),
        (["G1", "G2"], ["spend G2"]),
        (["G1", "G1"], ["spend G1 G1"]),
        (["G1", "G3", "G5"], ["spend G1 G3", "spend G1 G5", "spend G3 G5"]),
        (["G2", "G2", "G4", "G4"], ["spend G2", "spend G4 G4"]),
        (["G5"], []),
    ],
)
def test_a_secret_place_opens_for_its_own_card_or_for_two_others(hand: list[str], ways: list[str]) -> None:
    assert asked(placed("green:G2", hands={"green": hand}), GREEN) == ["stop", *ways]


@clause("TS-11.3", "TS-19.16", "A-22")
def test_spent_cards_are_counted_but_only_a_single_one_betrays_its_type() -> None:
    match = placed("green:G2 red:G4", hands={"green": ["G1", "G5"], "red": ["G4"]})
    match.perform(RED, "spend G4")
    match.perform(GREEN, "spend G1 G5")
    assert see(match).used == 3
    assert see(match, YELLOW).spent == see(match).spent == ["G4"]
    assert see(match, GREEN).spent == ["G4", "G1", "G5"]


@clause("TS-11.4")
def test_bugs_do_not_limit_who_reads_a_fake() -> None:
    match = placed("green:G2", bugs="red:G2 blue:G2", hands={"green": ["G2"]}, bug_limits_search=True)
    match.perform(GREEN, "spend G2")
    assert sheet(match, BLUE) == {"G2": "X1"}


@clause("TS-11.5")
@pytest.mark.parametrize("square", ["H5", "B1", "V1"])
def test_mole_cards_cannot_be_spent_elsewhere(square: str) -> None:
    match = placed(f"red:{square}", hands={"red": ["G1", "G1", "G2"]})
    refused(match, RED, "spend G1")
    assert not [move for move in match.legal(RED) if "spend" in move]


@clause("TS-12.1", "TS-12.2", "TS-12.3", "A-26")
def test_observers_see_every_card_at_the_moment_it_is_found() -> None:
    match = placed("red:H5", bugs="green:H5 red:H5")
    match.perform(RED, "search suitcase")
    report = {"player": "p1", "place": "lilac-suitcase", "card": "toothbrush"}
    assert facts(match, GREEN, "saw") == facts(match, RED, "saw") == [report]
    match.perform(RED, "search briefcase")
    assert len(events(match, GREEN, "saw")) == 2
    assert len(events(match, RED, "saw")) == 2  # the own bug tells him nothing twice


@clause("TS-12.4", "TS-12.5", "TS-12.6")
def test_no_report_without_a_card_and_owners_learn_only_that_they_were_searched() -> None:
    match = placed("red:H5 yellow:V1 green:G5", informants="black:H5", hands={})
    match.perform(RED, "stop")
    nobody_acts(match)
    assert not events(match, BLACK, "saw")
    match = placed("red:H5 black:V2", informants="black:H5")
    match.perform(RED, "search briefcase")
    assert sheet(match, BLACK) == {"lilac-briefcase": "Bura"}  # his agent is elsewhere
    assert not events(match, LILAC, "saw")
    assert facts(match, LILAC, "searched") == [{"player": "p1", "container": "lilac-briefcase"}]


@clause("TS-8.4", "TS-8.6", "TS-8.7", "A-18")
def test_bugs_leave_two_looks_and_the_own_hotel_has_nothing_to_search() -> None:
    match = placed("red:H6 lilac:H5", bugs="yellow:H6 green:H6", seats=5)
    match.perform(RED, "search suitcase")
    match.perform(RED, "search briefcase")
    assert see(match).phase == "BUG"  # Lilac at home is not asked


@clause("TS-18.3", "A-42", "DP-1", "DP-2", "DP-3", "DP-4", "DP-5", "DP-6", "DP-7", "DP-8")
def test_whoever_is_absent_does_what_the_table_of_defaults_says() -> None:
    def absent(match: Match, seat: int) -> str:
        return match.state.write(seat, match.state.absent(seat))

    assert absent(play_out(gather(3), until=in_phase("HIDE")), RED) == "late"  # random, see test_absence
    assert absent(lay("BUG"), RED) == "no bug"
    assert absent(lay("DIAL"), RED) == absent(fleeing(), RED) == "dial B2"
    assert absent(lay("INFORMANT", players={f"p{n}": {"sealed": ["dial H1"]} for n in range(1, 7)}), RED) == "leave"
    assert absent(placed("red:H5"), RED) == "stop"
    flagged = everybody(placed(""), "no bug")
    flagged.perform(RED, "declare")
    assert absent(flagged, RED) == "dial B2"  # the flag stays as it is
    match = lay("FILE", declared=["p1"], fugitive="p1", turns=3)
    assert absent(match, RED) == "late"
    match.perform(RED, "take red-locker")
    assert absent(match, RED) == "p2=?"


@clause("TS-5.2")
def test_reports_of_those_before_are_known_to_those_after() -> None:
    match = placed("red:H5 blue:H4", bugs="blue:H5")
    match.perform(RED, "search briefcase")
    match.perform(RED, "stop")
    assert match.state.turn() == (BLUE,)
    assert sheet(match, BLUE) == {"lilac-briefcase": "Bura"}
