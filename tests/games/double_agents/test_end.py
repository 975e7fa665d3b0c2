"""The vote, the score and who wins (DA-10, DA-11), and how totals and awards come about (DA-7, DA-8)."""

from __future__ import annotations

from collections import Counter

import pytest

from filature.kernel.errors import IllegalMove, MatchOver, NotYourTurn
from filature.kernel.match import Match
from filature.kernel.state import WATCHER
from filature.kernel.view import Outcome
from tests.clauses import clause
from tests.games.double_agents.table import choose, events, heard, lay, lock_all, see
from tests.games.double_agents.vectors import send_to_rio, vote_position

EVERYBODY = (0, 1, 2, 3, 4, 5, WATCHER)


def vote(match: Match, *ballots: str) -> Outcome:
    for seat, ballot in enumerate(ballots):
        match.perform(seat, ballot)
    outcome = match.outcome()
    assert outcome is not None
    return outcome


def scored(held: dict[str, list[int]], *ballots: str, cia: int = 3, kgb: int = 3) -> dict[str, int]:
    """The final scores; double agents are c1 and k1."""
    match = vote_position(cia, kgb, held, "c1 k1")
    scores: dict[str, int] = vote(match, *ballots, *["abstain"] * (cia + kgb - len(ballots))).facts["scores"]
    return scores


@clause("DA-10.1", "DA-10.2", "DA-10.3", "I22")
def test_each_member_casts_one_final_ballot_for_a_mate_himself_or_nobody_in_any_order() -> None:
    match = vote_position(3, 3, {}, "c1 k1")
    assert see(match).waiting == (0, 1, 2, 3, 4, 5)
    assert match.legal(4) == ["vote p4", "vote p5", "vote p6", "abstain"]
    before = {seat: see(match, seat) for seat in EVERYBODY}
    match.perform(4, "vote p5")
    assert see(match, 4).ballot == "p5"
    assert heard(match, "ballot", 4) == [{"ballot": "p5"}]
    for seat in (0, 3, WATCHER):
        assert (see(match, seat).ballot, see(match, seat).ballots) == (None, None)
        assert see(match, seat).voted == [4]
        assert heard(match, "ballot", seat) == []
        assert before[seat].voted == []
    with pytest.raises(NotYourTurn):
        match.perform(4, "vote p6")
    with pytest.raises(IllegalMove, match="p1 is not in your company"):
        match.perform(3, "vote p1")


@clause("DA-10.2")
def test_talk_is_open_in_the_vote_and_whoever_is_missing_abstains() -> None:
    match = vote_position(3, 3, {}, "c1 k1")
    assert all(channel.writers for channel in see(match).channels)
    assert [company.status for company in see(match).companies] == ["OPEN", "OPEN"]
    assert all(match.state.write(seat, match.state.absent(seat)) == "abstain" for seat in range(6))


@clause("DA-10.5", "DA-10.6", "I2", "I3", "I23", "I24")
def test_ballots_designations_identities_and_scores_are_told_when_both_votes_are_closed_and_not_before() -> None:
    match = vote_position(3, 3, {"cia": [3], "c2": [5]}, "c1 k1")
    for seat, ballot in enumerate(["p2", "p2", "abstain", "abstain", "p4"]):
        match.perform(seat, ballot)
        for viewer in EVERYBODY:
            view = see(match, viewer)
            assert (view.ballots, view.votes, view.identities, view.outcome) == (None, None, None, None)
            assert not {"ballots", "identities", "over"} & {event.kind for event in events(match, viewer)}
    match.perform(5, "p4")
    for viewer in EVERYBODY:
        view = see(match, viewer)
        assert view.identities == {f"p{n}": "double" if n in (1, 4) else "loyal" for n in range(1, 7)}
        assert view.outcome is not None
        assert view.outcome.facts["designated"] == {"cia": "p2", "kgb": "p4"}
        assert view.outcome.facts["scores"] == {"cia": 3, "kgb": 0}
        kinds = [event.kind for event in events(match, viewer) if event.to is None]
        assert kinds.index("ballots") < kinds.index("identities") < kinds.index("over")


@clause("DA-11.1", "DA-11.2")
def test_a_company_scores_its_pot_and_the_missions_of_its_loyal_members() -> None:
    assert scored({"cia": [5, 4], "c2": [3], "k2": [2]}) == {"cia": 12, "kgb": 2}


@clause("DA-11.3")
def test_missions_of_a_double_agent_score_for_the_other_company() -> None:
    assert scored({"c1": [5, 4], "k1": [2]}) == {"cia": 2, "kgb": 9}


@clause("DA-11.4", "DA-11.1")
def test_missions_of_a_designated_player_score_for_nobody_right_or_wrong_and_the_pot_stays() -> None:
    held = {"cia": [3], "c1": [5], "c2": [4]}
    assert scored(held, "p1", "p1", "p1") == {"cia": 7, "kgb": 0}
    assert scored(held, "p2", "p2", "p2") == {"cia": 3, "kgb": 5}


@clause("DA-11.5", "DA-3.8")
def test_the_smaller_company_gets_seven_points_more() -> None:
    assert scored({"cia": [5]}, cia=4, kgb=3) == {"cia": 5, "kgb": 7}
    assert scored({"cia": [5]}, cia=3, kgb=4) == {"cia": 12, "kgb": 0}


@clause("DA-11.7", "DA-11.8", "Q17")
def test_the_higher_score_wins_and_double_agents_win_with_the_other_side_even_when_caught() -> None:
    match = vote_position(3, 3, {"cia": [5]}, "c1 k1")
    outcome = vote(match, "p1", "p1", "p1", "p4", "p4", "p4")
    assert (outcome.reason, outcome.winners) == ("cia", (1, 2, 3))
    assert outcome.points == (0, 5, 5, 5, 0, 0)
    draw = vote(vote_position(3, 3, {"cia": [5], "kgb": [5]}, "c1 k1"), *["abstain"] * 6)
    assert (draw.reason, draw.winners, draw.points) == ("draw", (), (5,) * 6)
    with pytest.raises(MatchOver):
        match.perform(0, "abstain")


# --- Resolution, step by step -----------------------------------------------------------------------------------------


@clause("DA-7.3", "DA-7.4", "DA-7.4.1", "DA-7.4.2", "DA-7.4.3", "DA-7.4.4", "DA-7.4.5", "DA-7.5", "DA-7.5.1")
@clause("DA-7.5.2", "DA-7.5.3", "DA-7.5.4", "DA-7.6", "DA-7.7", "DA-7.7.1", "DA-7.7.2")
def test_defectors_act_before_killers_and_special_agents_go_first() -> None:
    told = send_to_rio(Counter("SSAAAX"), Counter("DKKC"), {})
    assert told["turned"] == {"cia": {}, "kgb": {"special": 1}}
    assert told["killed"] == {"cia": {}, "kgb": {"special": 1, "agent": 1}}
    assert told["totals"] == {"cia": 2 - 3, "kgb": 0 + 2 + 2 + 1}
    nothing = send_to_rio(Counter(), Counter("DKCX"), {})
    assert (nothing["turned"]["kgb"], nothing["killed"]["kgb"]) == ({}, {})
    assert nothing["totals"] == {"cia": 0, "kgb": -1}


@clause("DA-7.8", "DA-7.9", "DA-7.10", "I17")
def test_points_then_corruption_then_nobody() -> None:
    assert send_to_rio(Counter("AA"), Counter("C"), {})["reason"] == "points"
    assert send_to_rio(Counter("C"), Counter("A"), {})["reason"] == "corruption"
    assert send_to_rio(Counter("CC"), Counter("CC"), {})["reason"] == "tie"
    assert send_to_rio(Counter("A"), Counter("A"), {})["holder"] == "removed"


@clause("DA-8.1", "DA-8.4", "I19")
def test_a_mission_won_alone_lies_open_with_its_holder_for_the_rest_of_the_match() -> None:
    match = choose(lay(), c1="A HongKong")
    lock_all(match)
    choose(match, c1="A HongKong")
    lock_all(match)
    for seat in EVERYBODY:
        won = see(match, seat).awarded[3]
        assert (won.round, won.destination, won.value, won.holder) == (1, "HongKong", 5, "p1")
    assert heard(match, "resolved")[3]["fate"] == "player"
