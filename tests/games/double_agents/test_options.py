"""Every option of DA-13 does what it says, and what is no option is refused."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from filature.games.double_agents import GAME
from filature.games.double_agents.chat import audience
from filature.kernel.errors import BadOption, IllegalMove
from filature.kernel.match import Match
from filature.kernel.state import CHANCE, WATCHER
from tests.clauses import clause
from tests.games.double_agents.table import (
    DESTINATIONS,
    choose,
    gather,
    heard,
    in_phase,
    lay,
    lock_all,
    see,
    table_under,
    true_state,
)
from tests.games.double_agents.vectors import send_to_rio, vote_position
from tests.playing import play_out

CUSTOM = [2] * 6 + [3] * 6 + [4] * 6 + [5] * 6


@clause("DA-13.2", "I1", "DA-13 hush_seconds", "DA-13 vote_seconds")
def test_the_options_their_names_and_defaults_are_those_of_the_rules() -> None:
    plain: dict[str, Any] = {"true": True, "false": False, "60": 60, "0": 0}
    said = {row[0].strip("`"): row[1].split(" ")[0].strip("`:") for row in table_under("## DA-13 Options")}
    assert {key: plain.get(value, value) for key, value in said.items()} == GAME.start(6).dump()["options"]


@clause("DA-13 mission_values", "DA-2.3", "Q1")
@pytest.mark.parametrize(
    ("chosen", "values", "points"),
    [
        ("standard", ((2, 3, 3, 4, 4, 5),) * 4, 84),
        ("flat", ((2, 2, 3, 4, 5, 5), (2, 3, 3, 4, 4, 5)) * 2, 84),
        ("low", ((2, 2, 3, 3, 4, 5),) * 4, 76),
        (CUSTOM, ((2,) * 6, (3,) * 6, (4,) * 6, (5,) * 6), 84),
    ],
)
def test_missions_have_the_values_that_were_chosen(chosen: Any, values: Any, points: int) -> None:
    match = play_out(gather(6, 2, mission_values=chosen), 2)
    told = heard(match, "mission")
    found = tuple(tuple(sorted(f["value"] for f in told if f["destination"] == place)) for place in DESTINATIONS)
    assert found == values
    assert sum(f["value"] for f in told) == points
    if chosen == "flat":
        assert Counter(f["value"] for f in told) == {2: 6, 3: 6, 4: 6, 5: 6}


@clause("DA-13 mission_values")
def test_custom_values_may_be_typed_as_words() -> None:
    assert GAME.start(6, {"mission_values": [str(value) for value in CUSTOM]}).dump() == (
        GAME.start(6, {"mission_values": CUSTOM}).dump()
    )


@clause("DA-13 team_assignment", "DA-3.3", "Q2")
def test_players_may_choose_their_companies_as_long_as_there_is_room() -> None:
    match = gather(7, 0, team_assignment="chosen")
    assert see(match).waiting == (0,)
    for seat in range(4):
        match.perform(seat, "join kgb")
    assert match.legal(4) == ["join cia"]  # seven players: not more than four in a company
    with pytest.raises(IllegalMove, match="kgb is complete"):
        match.perform(4, "kgb")
    for seat in range(4, 7):
        match.perform(seat, "cia")
    assert [company.members for company in see(match).companies] == [[4, 5, 6], [0, 1, 2, 3]]
    assert see(match).larger == "kgb"
    assert heard(match, "coin") == []
    assert heard(match, "companies")[0]["smaller"] == "cia"


@clause("DA-13 team_assignment")
def test_companies_drawn_at_random_are_all_equally_likely() -> None:
    drawn = Counter(
        tuple(see(play_out(gather(6, s), until=in_phase("IDENTITIES"))).companies[0].members) for s in range(800)
    )
    assert len(drawn) == 20
    assert all(abs(count - 40) < 30 for count in drawn.values())


@clause("DA-13 dead_drop", "DA-5.1.3", "Q5", "DA-12.5")
def test_a_dead_drop_reaches_the_whole_enemy_company_and_none_of_the_senders_mates() -> None:
    match = lay(dead_drop=True)
    assert audience(true_state(match), 0, "drop-kgb") == (3, 4, 5)
    assert audience(true_state(match), 4, "drop-cia") == (0, 1, 2)
    with pytest.raises(IllegalMove, match="open are table, cia, drop-kgb"):
        audience(true_state(match), 0, "drop-cia")
    lock_all(match, but="k3")
    with pytest.raises(IllegalMove, match="kgb is silent"):  # DA-5.6.1: not in a hush
        audience(true_state(match), 5, "drop-cia")
    assert "drop-cia" not in [channel.name for channel in see(lay()).channels]


@clause("DA-13 mates_see_destinations", "DA-5.2.2", "I11", "Q6")
def test_mates_see_destinations_live_but_never_cards_and_nobody_else_does() -> None:
    match = lay(hands={"c1": "A X S"})
    match.perform(0, "draft X Cairo")
    assert see(match, 1).mates == {"p1": "Cairo"}
    assert heard(match, "aimed", 1) == [{"player": "p1", "destination": "Cairo"}]
    match.perform(0, "A Berlin")
    assert see(match, 2).mates == {"p1": "Berlin"}
    for seat in (3, 4, 5, WATCHER):
        assert (see(match, seat).mates, heard(match, "aimed", seat)) == ({}, [])
    for seat in (1, 2):
        heard_by_mate = str([event.facts for event in match.events if event.reaches(seat)])
        assert "sabotage" not in heard_by_mate
    hidden = choose(lay(mates_see_destinations=False), c1="A Rio")
    assert (see(hidden, 1).mates, heard(hidden, "aimed", 1)) == ({}, [])


@clause("DA-5.2.2", "I11")
def test_a_destination_is_told_to_mates_once_and_stays_in_sight_when_the_lock_is_taken_back() -> None:
    match = lay(hands={"c1": "A X S"})
    for text in ("draft Cairo", "A Cairo", "unlock", "X Cairo"):
        match.perform(0, text)
        assert see(match, 1).mates == {"p1": "Cairo"}
    assert heard(match, "aimed", 1) == [{"player": "p1", "destination": "Cairo"}]
    assert heard(match, "aimed", 0) == []


@clause("DA-5.2.2", "DA-10.5", "I22")
def test_mates_do_not_see_ballots_before_both_votes_are_closed() -> None:
    match = play_out(gather(6, 2), 2, until=in_phase("VOTE"))
    before = [see(match, seat) for seat in range(6)]
    match.perform(0, "abstain")
    for seat in range(1, 6):
        seen = see(match, seat)
        assert (seen.voted, seen.ballots, seen.mates) == ([0], None, {})
        assert seen.ballot == before[seat].ballot


@clause("DA-13 defector_mode", "DA-13.1", "Q9")
def test_a_copied_card_counts_for_both_and_can_still_be_killed() -> None:
    sides = (Counter("AS"), Counter("DK"))
    assert send_to_rio(*sides, {"defector_mode": "copy"})["totals"] == {"cia": 1, "kgb": 3}
    assert send_to_rio(*sides, {})["totals"] == {"cia": 0, "kgb": 3}


@clause("DA-13 negative_totals", "Q11")
def test_a_total_below_zero_may_count_as_zero() -> None:
    sides = (Counter("X"), Counter[str]())
    assert send_to_rio(*sides, {})["totals"] == {"cia": -3, "kgb": 0}
    floored = send_to_rio(*sides, {"negative_totals": False})
    assert (floored["totals"], floored["winner"]) == ({"cia": 0, "kgb": 0}, "nobody")


@clause("DA-13 absent_can_win", "Q12", "DA-7.8")
def test_a_company_that_was_never_there_may_be_refused_the_mission() -> None:
    sides = (Counter("X"), Counter[str]())
    assert send_to_rio(*sides, {})["winner"] == "kgb"
    told = send_to_rio(*sides, {"absent_can_win": "false"})
    assert (told["winner"], told["reason"], told["holder"]) == ("nobody", "absent", "removed")


def voted(**options: Any) -> Match:
    laid = vote_position(3, 3, {"c1": [4]}, "c1 k1").state.dump()
    match = Match(GAME, 6, position={**laid, "options": options})
    for seat, ballot in enumerate(["p2", "p2", "abstain", "p4", "p5", "p6"]):
        match.perform(seat, ballot)
    return match


@clause("DA-13 ballots", "DA-10.5", "I22", "Q15")
@pytest.mark.parametrize("seat", [0, 4, WATCHER])
def test_ballots_are_published_with_names_or_as_counts_only(seat: int) -> None:
    named, secret = voted(), voted(ballots="secret")
    by_name = {"p1": "p2", "p2": "p2", "p3": "abstain", "p4": "p4", "p5": "p5", "p6": "p6"}
    counts = {"cia": {"p2": 2, "abstain": 1}, "kgb": {"p4": 1, "p5": 1, "p6": 1}}
    assert see(named, seat).ballots == by_name
    assert heard(named, "ballots", seat) == [{"ballots": by_name}]
    assert (see(secret, seat).ballots, see(secret, seat).votes) == (None, counts)
    assert heard(secret, "votes", seat) == [counts]
    assert heard(secret, "ballots", seat) == []
    assert see(secret, seat).ballot == (by_name[f"p{seat + 1}"] if seat >= 0 else None)


@clause("DA-13 full_log", "DA-12.3", "Q18")
def test_without_the_full_log_only_the_current_round_and_the_missions_won_can_be_read() -> None:
    on, off = (play_out(gather(6, 3, full_log=value), 3, until=in_phase("LEG", 3)) for value in (True, False))
    assert [played.number for played in see(on).rounds] == [1, 2]
    assert see(off).rounds == []
    assert see(off).awarded == see(on).awarded
    assert len(see(off).awarded) == 8
    read = [event.kind for _, event in off.heard(0)]
    assert "resolved" not in read
    assert "hand" in read
    assert [event.kind for _, event in on.heard(0)].count("resolved") == 8
    just_resolved = play_out(off, 3, until=in_phase("MISSIONS", 4))
    assert [played.number for played in see(just_resolved).rounds] == [3]
    assert [event.kind for _, event in just_resolved.heard(WATCHER)].count("resolved") == 4


@clause("DA-13 post_game_replay", "I21", "I16", "I18", "Q18")
def test_after_the_end_everything_is_told_or_nothing_more() -> None:
    told, untold = (play_out(gather(6, 4, post_game_replay=value), 4) for value in (True, False))
    for seat in (0, 3, WATCHER):
        replay = see(told, seat).replay
        assert replay is not None
        assert len(replay) == 6
        for played, facts in zip(replay, heard(told, "replay", seat), strict=True):
            assert {player: done["third"] for player, done in played.items()} == facts["third"]
        assert see(untold, seat).replay is None
        assert heard(untold, "replay", seat) == []
    assert see(untold, 0).plays == [played["p1"] for played in see(told).replay or []]


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"mission_values": "high"}, "standard, flat, low, a list of 24 mission values"),
        ({"mission_values": [2] * 23}, "24 mission values"),
        ({"mission_values": [2] * 23 + [6]}, "24 mission values"),
        ({"team_assignment": "captains"}, "random, chosen"),
        ({"mates_see_destinations": "maybe"}, "true, false"),
        ({"absent_can_win": 7}, "true, false"),
        ({"dead_drop": "on"}, "false, true"),
        ({"negative_totals": "floor"}, "true, false"),
        ({"history": False}, "double_agents has no option 'history'"),
        ({"hush_seconds": 301}, "up to 300"),
        ({"hush_seconds": -1}, "up to 300"),
        ({"discussion_seconds": 1801}, "up to 1800"),
        ({"vote_seconds": "long"}, "up to 600"),
        ({"reshuffle": "onNeed"}, "on_need, on_empty"),
        ({"missionValues": "low"}, "double_agents has no option 'missionValues'"),
    ],
)
def test_what_is_no_option_is_refused_with_what_would_be_one(options: dict[str, Any], why: str) -> None:
    with pytest.raises(BadOption, match=why):
        GAME.start(6, options)


def test_chance_draws_nothing_in_a_leg_where_everybody_chooses() -> None:
    match = lock_all(lock_all(lay()))
    assert CHANCE in match.state.turn()
    assert heard(match, "late") == []
