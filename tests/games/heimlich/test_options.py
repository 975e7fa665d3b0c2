"""Every option of HC-10 does what it says, and what is no option is refused."""

from __future__ import annotations

import pytest

from filature.bots.heimlich.greedy import VICTORY, split_value
from filature.games.heimlich import GAME
from filature.games.heimlich.options import Options
from filature.games.heimlich.packed import pack
from filature.kernel.errors import BadNotation, BadOption
from filature.kernel.game import describe_options
from filature.kernel.help import Sentence
from filature.kernel.match import Match
from filature.kernel.state import CHANCE, WATCHER
from tests.clauses import clause
from tests.games.heimlich.table import (
    AGENTS,
    board,
    events,
    file_reports,
    gather,
    in_phase,
    kinds,
    lay,
    scores,
    see,
    table_under,
    turn,
)
from tests.playing import moments, play_out


def winners(match: Match) -> tuple[int, ...]:
    outcome = match.outcome()
    assert outcome is not None
    return outcome.winners


@clause("HC-10")
def test_the_options_and_their_defaults_are_those_of_the_rules() -> None:
    rows = {row[0].strip("`"): row[1].split("`")[1] for row in table_under("## HC-10 Options")}
    assert {name: text.split(", ")[0] for name, text in describe_options(Options).items()} == rows


@clause("HC-10 mode")
def test_mode_advanced_asks_for_reports_and_mode_basic_does_not() -> None:
    for seed in range(4):
        assert "report-asked" in kinds(play_out(gather(2, seed, mode="advanced"), seed))
        assert "report-asked" not in kinds(play_out(gather(2, seed, mode="basic"), seed))


@clause("HC-10 colours", "HC-2.2")
def test_chosen_colours_play_and_no_others() -> None:
    match = play_out(gather(2, 1, colours=["green", "orange", "yellow", "blue"]), until=in_phase("ROLL"))
    assert list(board(match)) == ["OR", "BL", "YE", "GN"]
    random = {tuple(board(play_out(gather(2, seed), until=in_phase("ROLL")))) for seed in range(20)}
    assert len(random) > 5


@clause("HC-10 colours")
@pytest.mark.parametrize(
    "colours", [["red"], ["red", "blue", "grey", "grey"], ["red", "blue", "grey", "green", "orange"]]
)
def test_too_few_too_many_or_repeated_colours_are_refused_with_the_number_needed(colours: list[str]) -> None:
    with pytest.raises(BadOption, match="2 players need 4 different agents"):
        GAME.start(2, {"colours": colours})


@clause("HC-10 goal_tie", "HC-4.11")
@pytest.mark.parametrize(("rule", "winner"), [("last_count", 0), ("furthest", 1)])
def test_goal_tie_settles_whether_the_last_gain_or_the_score_decides(rule: str, winner: int) -> None:
    match = lay("OR@H10:32 VI@H9:40 RE@CH BL@H4", "H5", own="p1=OR p2=VI", goal_tie=rule)
    assert winners(turn(match, 1, "BL+1")) == (winner,)


@clause("HC-10 goal_tie")
def test_equal_scores_share_the_win_under_furthest() -> None:
    match = lay("OR@H10:32 VI@H9:33 RE@CH BL@H4", "H5", own="p1=OR p2=VI", goal_tie="furthest")
    assert winners(turn(match, 1, "BL+1")) == (0, 1)


@clause("HC-10 report_rule", "HC-5.6")
def test_a_free_report_may_repeat_itself_but_has_no_line_for_the_own_agent() -> None:
    free = {"mode": "advanced", "report_rule": "free"}
    match = lay("OR@CH VI@CH RE@CH BL@CH GY@CH", options=free, phase="REPORT", die=1, reported=True)
    file_reports(match, "VI=p2 RE=p2 BL=p2 GY=p2", "OR=IND RE=IND BL=IND GY=IND")
    assert set(see(match, 0).report.values()) == {"p2"}
    assert "violet" not in see(match, 1).report


@clause("HC-10 independents_block", "HC-5.10")
@pytest.mark.parametrize(
    ("rule", "independent", "expected"),
    [(False, 38, (0,)), (True, 31, (0,)), (True, 32, (0,)), (True, 33, ()), (True, 38, ())],
)
def test_independents_block_lets_nobody_win_behind_an_independent_agent(
    rule: bool, independent: int, expected: tuple[int, ...]
) -> None:
    """Red is independent and ends with so much and 10 more; orange has 42 and no right line."""
    agents, chosen = f"OR@H9:32 VI@CH RE@H10:{independent} BL@CH", {"mode": "advanced", "independents_block": rule}
    match = lay(agents, "H10", own="p1=OR p2=VI", options=chosen, reported=True)
    assert winners(turn(match, 1, "OR+1")) == expected


@clause("HC-10 dossier_rule", "HC-4.8", "HC-5.2", "HC-8.16", "HC-8.18")
@pytest.mark.parametrize(
    ("mode", "rule", "number", "stays", "occupied"),
    [
        ("basic", "by_mode", 9, False, False),
        ("advanced", "by_mode", 12, True, True),
        ("basic", "any_other", 11, False, True),
        ("advanced", "any_other", 11, False, True),
        ("basic", "any_or_stay", 12, True, True),
        ("advanced", "unoccupied", 9, False, False),
    ],
)
def test_the_dossier_rule_settles_where_the_dossier_may_go(
    mode: str, rule: str, number: int, stays: bool, occupied: bool
) -> None:
    match = turn(lay("OR@H6 VI@CH RE@H3 BL@H3", mode=mode, dossier_rule=rule), 1, "OR+1")
    allowed = [match.state.write(0, move).removeprefix("dossier ") for move in match.state.moves(0)]
    assert (len(allowed), "H7" in allowed, "H3" in allowed) == (number, stays, occupied)


@clause("HC-10 dossier_rule", "HC-5.3")
def test_with_any_dossier_rule_only_an_arrival_triggers() -> None:
    match = turn(lay("OR@H6 VI@H3 RE@H3 BL@CH", dossier_rule="any_other"), 1, "OR+1", dossier="H3")
    turn(match, 1, "BL+1")
    assert kinds(match).count("counted") == 1
    turn(match, 2, "BL+2")
    assert kinds(match).count("counted") == 2


NEWCOMER = {"mode": "advanced", "trigger_rule": "newcomer"}


@clause("HC-10 trigger_rule", "HC-5.3", "HC-8.17")
@pytest.mark.parametrize(("rule", "counts"), [("arrival", True), ("newcomer", False)])
def test_who_was_there_at_the_last_count_brings_none_by_coming_back_among_newcomers(rule: str, counts: bool) -> None:
    match = turn(lay("OR@H6 VI@H2 RE@CH BL@CH", mode="advanced", trigger_rule=rule), 1, "OR+1", dossier="H7")
    assert see(match).old_agents == ([] if counts else ["orange"])
    turn(match, 6, "OR+6")
    match.perform(CHANCE, "roll 6")
    preview = GAME.help.draft(see(match, 0), ["orange+6"])
    match.perform(0, "OR+6")
    assert (see(match).phase == "DOSSIER") == counts
    assert [sentence.message for sentence in preview][-1] == ("draft-count" if counts else "draft-no-count")


@clause("HC-10 trigger_rule", "HC-8.17")
def test_an_old_agent_is_new_again_wherever_the_dossier_goes_next() -> None:
    match = turn(lay("OR@H6 VI@H3 RE@H3 BL@CH", options=NEWCOMER), 1, "OR+1", dossier="H3")
    assert see(match).old_agents == ["violet", "red"]
    turn(match, 3, "BL+3", dossier="H5")
    assert see(match).old_agents == []
    turn(match, 2, "VI+2")
    assert see(match).phase == "DOSSIER"


@clause("HC-10 trigger_rule", "HC-8.17")
def test_where_all_agents_were_all_are_new() -> None:
    match = turn(lay("OR@H6 VI@H7 RE@H7 BL@H7", options=NEWCOMER), 1, "OR+1", dossier="H7")
    assert see(match).old_agents == []


@clause("HC-10 trigger_rule", "HC-4.8", "HC-8.17")
def test_in_the_basic_game_everybody_is_always_new() -> None:
    for match in moments(gather(3, 2, trigger_rule="newcomer"), 2):
        assert see(match).old_agents == []


@clause("HC-8.17", "HC-6.4")
def test_which_agents_are_not_new_can_be_asked_in_words() -> None:
    match = turn(lay("OR@H6 VI@H2 RE@CH BL@CH", options=NEWCOMER), 1, "OR+1", dossier="H7")
    for answer in (GAME.help.where(see(match), "dossier"), GAME.help.what_at(see(match), "7")):
        assert answer[-1] == Sentence("dossier-old-agents", {"agents": ["orange"]})


@clause("HC-8.17")
def test_a_position_keeps_who_is_not_new() -> None:
    match = turn(lay("OR@H6 VI@H2 RE@CH BL@CH", options=NEWCOMER), 1, "OR+1", dossier="H7")
    laid = match.state.dump()
    assert laid["old_agents"] == ["orange"]
    assert see(GAME.load(laid)).old_agents == see(match.state.copy()).old_agents == ["orange"]
    assert "old_agents" not in gather(2, 1, mode="advanced").state.dump()


@clause("HC-8.17")
def test_a_greedy_bot_does_not_take_the_return_of_an_old_agent_for_a_count() -> None:
    """Orange could end the match for its owner by six steps, were it new."""
    values = [split_value(pack([4, 0, 0, 0]), pack([35, 0, 0, 0]), pack([6, 0, 0, 0]), 10, old, 0, 4) for old in (0, 1)]
    assert values[0] > VICTORY > values[1]


@clause("HC-10 agent_table", "HC-8.6")
def test_the_other_editions_play_with_more_agents() -> None:
    tables = {
        table: [len(board(play_out(gather(p, agent_table=table), until=in_phase("ROLL")))) for p in range(2, 8)]
        for table in ("editions", "other_editions")
    }
    assert tables == {"editions": [4, 5, 6, 7, 7, 7], "other_editions": [5, 6, 7, 7, 7, 7]}


ONE_TO_THREE = {"die": "one_to_three"}


@clause("HC-10 die", "HC-8.2")
@pytest.mark.parametrize("pick", [1, 2, 3])
def test_on_the_face_one_to_three_the_roller_picks(pick: int) -> None:
    match = lay("OR@CH VI@CH RE@CH BL@CH", options=ONE_TO_THREE)
    match.perform(CHANCE, "roll 1-3")
    assert (see(match).phase, match.state.turn()) == ("PICK", (0,))
    match.perform(0, f"pick {pick}")
    assert see(match).die == pick
    match.perform(0, f"OR+{pick}")
    assert board(match)["OR"] == (f"H{pick}", 0)
    assert kinds(match) == ["rolled-one-to-three", "picked", "moved"]


@clause("HC-10 die", "HC-3.2")
def test_the_other_five_faces_are_as_likely_and_leave_nothing_to_pick() -> None:
    match = lay("OR@CH VI@CH RE@CH BL@CH", options=ONE_TO_THREE)
    written = [(match.state.write(CHANCE, move), weight) for move, weight in match.state.chances()]
    assert written == [("roll 1-3", 1), *((f"roll {face}", 1) for face in range(2, 7))]
    match.perform(CHANCE, "roll 2")
    assert (see(match).phase, see(match).die) == ("MOVE", 2)


@clause("HC-10 die")
@pytest.mark.parametrize("text", ["pick 0", "pick 4", "pick", "OR+1"])
def test_nothing_but_one_two_or_three_can_be_picked(text: str) -> None:
    match = lay("OR@CH VI@CH RE@CH BL@CH", options=ONE_TO_THREE)
    match.perform(CHANCE, "roll 1-3")
    with pytest.raises(BadNotation, match="write it like pick 2"):
        match.perform(0, text)
    assert see(match).phase == "PICK"


@clause("HC-10 full_log", "HC-8.26", "HC-6.1")
@pytest.mark.parametrize("seat", [0, WATCHER])
def test_a_log_of_the_last_turn_forgets_the_turns_before_it_until_the_end(seat: int) -> None:
    match = gather(2, 4, full_log=False)
    play_out(match, 4, until=lambda m: see(m).turn == 5 and see(m).phase == "ROLL")
    assert {event.turn for event in events(match, seat)} == {4}
    match.roll()
    assert {event.turn for event in events(match, seat)} == {4, 5}
    play_out(match, 4)
    assert {0, 1, 2, 3, 4, 5} <= {event.turn for event in events(match, seat)}


@clause("HC-10 turn_limit", "HC-8.27", "HC-4.15")
@pytest.mark.parametrize(("limit", "ends"), [(3, True), (4, False), (0, False)])
def test_the_turn_limit_ends_a_basic_game_without_a_winner(limit: int, ends: bool) -> None:
    match = lay("OR@CH:41 VI@CH RE@CH BL@CH", turn_limit=limit)
    for _ in range(3):
        turn(match, 6, "OR+6")
    assert match.over == ends
    if ends:
        outcome = match.outcome()
        assert outcome is not None
        assert (outcome.winners, outcome.reason, outcome.points) == ((), "cap", (41, 0))
        assert kinds(match)[-1] == "over"


@clause("HC-10 turn_limit", "HC-5.10")
def test_the_turn_limit_ends_an_advanced_game_by_the_totals() -> None:
    match = turn(lay("OR@CH:20 VI@CH:25 RE@CH:28 BL@CH", own="p1=OR p2=VI", mode="advanced", turn_limit=1), 1, "OR+1")
    assert match.over
    assert winners(match) == (1,)


@clause("HC-10 turn_limit")
def test_a_count_in_the_last_turn_still_counts() -> None:
    match = turn(lay("OR@H6 VI@CH RE@CH BL@CH", turn_limit=1), 1, "OR+1", dossier="RU")
    assert match.over
    assert scores(match)["OR"] == 7
    match = turn(lay("OR@H9:35 VI@CH RE@CH BL@CH", "H10", turn_limit=1), 1, "OR+1")
    assert winners(match) == (0,)


@clause("HC-10")
@pytest.mark.parametrize("value", ["on", "off"])
def test_the_cards_of_other_editions_are_refused_rather_than_ignored(value: str) -> None:
    with pytest.raises(BadOption, match="no option 'cards'; its options are mode, colours, goal_tie"):
        GAME.start(2, {"cards": value})


def test_every_agent_can_be_chosen() -> None:
    match = play_out(gather(5, colours=list(AGENTS.values())), until=in_phase("ROLL"))
    assert list(board(match)) == list(AGENTS)
