"""Where the editions are silent, the game does what HC-8 decided. (Most decisions are cited where their clause is.)"""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import pytest

from filature.games.heimlich import GAME
from filature.games.heimlich.statistics import manual
from filature.kernel.errors import IllegalMove
from filature.kernel.match import Match
from filature.kernel.state import CHANCE
from tests.clauses import clause
from tests.games.heimlich.table import (
    board,
    events,
    file_reports,
    gather,
    in_phase,
    kinds,
    lay,
    position,
    public,
    scores,
    see,
    turn,
)
from tests.playing import moments, play_out


@clause("HC-8.1")
def test_six_is_one_step_before_the_dossier_on_seven() -> None:
    assert "counted" in kinds(turn(lay("OR@H6 VI@CH RE@CH BL@CH"), 1, "OR+1"))


@clause("HC-8.2")
def test_an_ordinary_die_leaves_nothing_to_pick() -> None:
    match = lay("OR@CH VI@CH RE@CH BL@CH")
    match.perform(CHANCE, "roll 1")
    assert (see(match).phase, see(match).die) == ("MOVE", 1)


@clause("HC-8.6")
def test_two_to_four_players_have_two_independent_agents_and_seven_players_none() -> None:
    independents = [see(gather(seats)).independents for seats in range(2, 8)]
    assert independents == [2, 2, 2, 2, 1, 0]


@clause("HC-8.8", "HC-8.12")
def test_more_than_one_agent_can_reach_the_goal_because_overshooting_counts() -> None:
    match = turn(lay("OR@H10:33 VI@H9:40 RE@CH BL@H4", "H5"), 1, "BL+1")
    assert (scores(match)["OR"], scores(match)["VI"]) == (43, 49)
    assert match.over


@clause("HC-8.11", "HC-9.3")
def test_the_second_clue_tells_who_put_an_agent_into_the_ruin_not_who_took_it_out() -> None:
    clues = manual(*public(turn(lay("OR@H9 VI@RU RE@CH BL@CH"), 3, "OR+2 VI+1")))
    assert clues.entered_ruin[0, "orange"] == (1, 1)
    assert clues.entered_ruin[0, "violet"] == (0, 0)


@clause("HC-8.12")
def test_the_larger_last_gain_beats_the_higher_score() -> None:
    match = turn(lay("OR@H10:32 VI@H9:41 RE@CH BL@H4", "H5", own="p1=OR p2=VI"), 1, "BL+1")
    outcome = match.outcome()
    assert outcome is not None
    assert (scores(match)["OR"], scores(match)["VI"], outcome.winners) == (42, 50, (0,))


@clause("HC-8.13")
@pytest.mark.parametrize(("violet", "winners"), [(35, (0,)), (36, (0, 1)), (37, (1,))])
def test_agents_of_the_same_house_are_told_apart_by_their_scores_and_else_share(
    violet: int, winners: tuple[int, ...]
) -> None:
    match = turn(lay(f"OR@H9:36 VI@H9:{violet} RE@CH BL@CH", "H10", own="p1=OR p2=VI"), 2, "OR+1 VI+1")
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners == winners


@clause("HC-8.14", "HC-8.15")
def test_when_an_independent_agent_wins_nobody_does_and_nobody_plays_on() -> None:
    match = turn(lay("OR@H2:30 VI@CH:20 RE@H9:36 BL@CH", "H10", own="p1=OR p2=VI"), 1, "RE+1")
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.points) == ((), "independent", (32, 20))
    assert events(match)[-1].facts["winners"] == []


@clause("HC-8.17")
def test_a_newcomer_may_be_an_agent_of_the_last_count() -> None:
    match = turn(lay("OR@H6 VI@CH RE@CH BL@CH", mode="advanced"), 1, "OR+1", dossier="H7")
    turn(match, 6, "OR+6")
    turn(match, 6, "OR+6")
    assert kinds(match).count("counted") == 2


@clause("HC-8.20")
def test_calling_everybody_independent_would_pay_better_than_guessing_so_it_is_refused() -> None:
    hedged, guessed = [], []
    for second, third in permutations(["VI", "RE", "BL", "GY"], 2):  # every deal that gives p1 orange
        own = f"p1=OR p2={second} p3={third}"
        laid = position("OR@CH VI@CH RE@CH BL@CH GY@CH", own=own, phase="REPORT", die=1, reported=True)
        consistent = laid | {"options": {"mode": "advanced"}}
        free = laid | {"options": {"mode": "advanced", "report_rule": "free"}}
        hedged.append(bonus(free, "VI=IND RE=IND BL=IND GY=IND"))
        guessed.append(bonus(consistent, "VI=p2 RE=p3 BL=IND GY=IND"))
    assert set(hedged) == {10}
    assert Fraction(sum(guessed), len(guessed)) == Fraction(15, 2)
    with pytest.raises(IllegalMove, match=r"may be p2, p3, \?"):
        bonus(consistent, "VI=IND RE=IND BL=IND GY=IND")


def bonus(laid: dict[str, object], report: str) -> int:
    over = file_reports(Match(GAME, 3, position=laid), report).state.dump() | {"phase": "OVER"}
    over["agents"]["orange"]["score"] = 42
    outcome = GAME.load(over).outcome()
    assert outcome is not None
    return int(outcome.facts["bonus"]["p1"])


@clause("HC-8.26")
def test_everybody_may_read_the_whole_log_again() -> None:
    match = play_out(gather(3, 2), 2)
    for seat in (0, 2, -2):
        moved = [event.turn for event in events(match, seat) if event.kind == "moved"]
        assert moved == list(range(len(moved)))
        assert len(moved) > 5


@clause("HC-8.27")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_what_is_played_for_an_absent_player_is_legal_and_ends_no_match_early(mode: str) -> None:
    match = gather(3, 3, mode=mode, turn_limit=60)
    while not match.over:
        match.settle()
        for seat in match.state.turn():
            move = match.state.absent(seat)
            assert move in match.state.moves(seat)
            match.play(seat, move)
    assert see(match).turn > 10


@clause("HC-8.27")
def test_an_absent_player_hands_in_a_blank_report() -> None:
    match = turn(lay("OR@H6:25 VI@CH RE@CH BL@CH", mode="advanced"), 1, "OR+1")
    while 1 in match.state.turn():
        match.play_absent(1)
    assert see(match, 1).report == {"orange": "?", "red": "?", "blue": "?"}


@clause("HC-8.27")
def test_what_is_played_for_an_absent_player_does_not_depend_on_the_card() -> None:
    for match in moments(gather(2, 6, mode="advanced"), 6):
        seat = match.state.turn()[0]
        if seat == CHANCE or see(match).phase == "REPORT":
            continue
        laid = match.state.dump()
        swap = {"p1": "p2", "p2": "p1"}
        laid |= {"reports": []} if laid["reported"] else {}
        for standing in laid["agents"].values():
            standing["owner"] = swap.get(standing["owner"], standing["owner"])
        assert GAME.load(laid).absent(seat) == match.state.absent(seat)


@clause("HC-8.28")
def test_a_marker_and_a_card_go_by_the_name_of_their_agent() -> None:
    match = play_out(gather(2, 1), until=in_phase("ROLL"))
    names = {piece.agent for piece in see(match).agents}
    assert see(match, 0).identity in names
    turn(match, 6, f"{next(iter(board(match)))}+6")
    turn(match, 1, f"{next(iter(board(match)))}+1")
    [counted] = [event.facts for event in events(match) if event.kind == "counted"]
    assert set(counted["scores"]) == names


@clause("HC-8.29")
def test_the_undealt_cards_are_shown_at_the_end() -> None:
    match = play_out(gather(4, 9), 9)
    owners = see(match).owners
    assert owners is not None
    assert list(owners.values()).count("independent") == 2
