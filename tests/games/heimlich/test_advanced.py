"""The advanced game: a freer dossier, a secret report, and a player who wins (HC-5)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from filature.games.heimlich import GAME
from filature.games.heimlich.board import square
from filature.kernel.errors import FilatureError, NotYourTurn
from filature.kernel.help import Sentence
from filature.kernel.match import Match
from filature.kernel.view import Outcome
from filature.language.speaker import Speaker
from tests.clauses import clause
from tests.games.heimlich.table import (
    AGENTS,
    PLACES,
    board,
    events,
    file_reports,
    gather,
    in_phase,
    kinds,
    lay,
    position,
    scores,
    see,
    turn,
)
from tests.playing import play_out

FIVE = "OR@CH VI@CH RE@CH BL@CH GY@CH"
OWN = "p1=OR p2=VI p3=RE"


def advanced(agents: str, dossier: str = "H7", **rest: Any) -> Match:
    return lay(agents, dossier, mode="advanced", **rest)


def asked(agents: str = FIVE, **rest: Any) -> Match:
    """A match that waits for reports."""
    return advanced(agents, **{"own": OWN, "phase": "REPORT", "die": 1, "reported": True, **rest})


def ended(agents: str, *reports: str, before: str = "", own: str = OWN, **options: Any) -> Outcome:
    """The outcome of a finished match with these scores and reports; `before` are scores before the last count."""
    match = file_reports(asked(" ".join(word.split(":")[0] for word in agents.split()), own=own, **options), *reports)
    over = match.state.dump() | {"phase": "OVER"}
    for word in agents.split():
        over["agents"][AGENTS[word[:2]]] |= {"score": int(word.split(":")[1]), "before": int(word.split(":")[1])}
    for word in before.split():
        over["agents"][AGENTS[word[:2]]]["before"] = int(word[3:])
    outcome = GAME.load(over).outcome()
    assert outcome is not None
    return outcome


@clause("HC-5.1")
def test_setup_turns_and_counts_are_those_of_the_basic_game() -> None:
    agents = "OR@H6:3 VI@RU:2 RE@H9:1 BL@CH:4"
    for die, steps in ((1, "OR+1"), (3, "VI+3"), (6, "OR+1 RE+5")):
        assert board(turn(advanced(agents), die, steps)) == board(turn(lay(agents), die, steps))
    for seats in range(2, 8):
        basic, other = gather(seats, 9), gather(seats, 9, mode="advanced")
        first, second = (play_out(match, until=in_phase("ROLL")).state.dump() for match in (basic, other))
        assert first.pop("options") != second.pop("options")
        assert first == second


@clause("HC-5.2")
@pytest.mark.parametrize(
    ("to", "told", "drafted"), [("H7", "left", "draft-dossier-left"), ("H3", "moved", "draft-dossier")]
)
def test_a_dossier_that_stays_is_told_as_left(to: str, told: str, drafted: str) -> None:
    match = turn(lay("OR@H6 VI@CH RE@CH BL@CH", mode="advanced"), 1, "OR+1")
    assert GAME.help.draft(see(match, 0), [f"dossier {to}"]) == [Sentence(drafted, {"what": to})]
    match.perform(0, f"dossier {to}")
    assert events(match)[-1].kind == f"dossier-{told}"
    assert events(match)[-1].facts == {"player": "p1", "place": to}
    said = [Speaker(language, GAME, seat=0).event(events(match)[-1]) for language in ("en", "fr", "de")]
    if told == "left":
        assert said == [
            "You leave the dossier in house 7.",
            "Vous laissez le dossier dans la maison 7.",
            "Du lässt das Dossier in Haus 7 liegen.",
        ]


@clause("HC-5.2", "HC-8.18")
@pytest.mark.parametrize("place", PLACES)
def test_the_dossier_goes_anywhere_occupied_or_not_or_stays(place: str) -> None:
    match = turn(advanced("OR@H6 VI@H3 RE@H3 BL@CH"), 1, "OR+1")
    assert len(match.state.moves(0)) == 12
    match.perform(0, f"dossier {place}")
    assert see(match).dossier == PLACES[place]
    assert (see(match).phase, kinds(match).count("counted")) == ("ROLL", 1)


@clause("HC-5.3")
def test_agents_that_merely_stay_with_the_dossier_trigger_nothing() -> None:
    match = turn(advanced("OR@H6 VI@H3 RE@H3 BL@CH"), 1, "OR+1", dossier="H3")
    turn(match, 2, "BL+2")
    turn(match, 1, "VI+1")  # leaving triggers nothing either
    assert kinds(match).count("counted") == 1


@clause("HC-5.3")
def test_when_a_newcomer_arrives_those_already_there_score_too() -> None:
    match = turn(advanced("OR@H6 VI@H3 RE@H3 BL@CH"), 1, "OR+1", dossier="H3")
    before = scores(match)
    turn(match, 3, "BL+3")
    assert {agent: scores(match)[agent] - before[agent] for agent in before} == {"OR": 7, "VI": 3, "RE": 3, "BL": 3}


@clause("HC-5.3", "HC-8.17")
def test_an_agent_that_comes_back_arrives_anew() -> None:
    match = turn(advanced("OR@H7 VI@CH RE@CH BL@CH"), 6, "OR+6")
    assert "counted" not in kinds(match)
    turn(match, 6, "OR+6")
    assert kinds(match).count("counted") == 1


@clause("HC-5.4")
@pytest.mark.parametrize(("score", "phase"), [(21, "DOSSIER"), (22, "REPORT"), (31, "REPORT")])
@pytest.mark.parametrize("agent", ["OR", "BL"])  # owned, independent
def test_the_report_is_asked_when_an_agent_has_twenty_nine_points(agent: str, score: int, phase: str) -> None:
    agents = "OR@H6 VI@CH RE@CH BL@H6".replace(f"{agent}@H6", f"{agent}@H6:{score}")
    match = turn(advanced(agents, own="p1=OR p2=VI"), 1, f"{agent}+1")
    assert see(match).phase == phase


@clause("HC-5.4", "HC-8.19")
@pytest.mark.parametrize("agents", ["OR@H6:28 VI@H9:28 RE@CH BL@CH", "OR@H6:26 VI@CH RE@CH BL@CH"])
def test_the_report_is_asked_once(agents: str) -> None:
    match = turn(advanced(agents, reported=True), 1, "OR+1")
    assert max(scores(match).values()) >= 29
    assert see(match).phase == "DOSSIER"


@clause("HC-5.4")
def test_the_basic_game_asks_for_no_report() -> None:
    match = turn(lay("OR@H6:25 VI@CH RE@CH BL@CH"), 1, "OR+1")
    assert (scores(match)["OR"], see(match).phase) == (32, "DOSSIER")


@clause("HC-5.5")
@pytest.mark.parametrize("seed", range(10))
def test_the_report_never_comes_together_with_the_end(seed: int) -> None:
    match = play_out(gather(2 + seed % 6, seed, mode="advanced"), seed, until=in_phase("REPORT"))
    assert 29 <= max(scores(match).values()) <= 38
    play_out(match, seed)
    assert kinds(match).index("report-asked") < kinds(match).index("over")
    assert "counted" in kinds(match)[kinds(match).index("report-asked") :]


@clause("HC-5.6", "HC-8.21")
@pytest.mark.parametrize("seat", range(3))
def test_a_report_has_a_line_for_every_agent_but_the_own(seat: int) -> None:
    match = asked()
    lines = []
    while seat in match.state.turn():
        move = match.state.moves(seat)[-1]
        lines.append(match.state.write(seat, move).partition("=")[0])
        match.play(seat, move)
    own = ["orange", "violet", "red"][seat]
    assert lines == [agent for agent in ("orange", "violet", "red", "blue", "grey") if agent != own]


@clause("HC-5.6", "HC-8.20")
def test_a_line_says_another_player_or_independent_or_nothing() -> None:
    match = asked()
    assert [match.state.write(0, move) for move in match.state.moves(0)] == [
        "violet=p2",
        "violet=p3",
        "violet=independent",
        "violet=?",
    ]


@clause("HC-5.6", "HC-8.20")
@pytest.mark.parametrize(
    ("report", "fits"),
    [
        ("", True),
        ("VI=p2 RE=p3 BL=IND GY=IND", True),
        ("VI=IND RE=IND BL=p2 GY=p3", True),
        ("VI=p2 RE=p2", False),
        ("VI=p3 RE=? BL=? GY=p3", False),
        ("VI=IND RE=IND BL=IND", False),
        ("OR=p2", False),
        ("VI=p1", False),
    ],
)
def test_a_consistent_report_repeats_nothing_beyond_the_deal(report: str, fits: bool) -> None:
    match = asked()
    try:
        match.perform(0, f"report {report}")
    except FilatureError:
        assert not fits
        assert see(match, 0).report == {}
    else:
        assert fits
        assert len(see(match, 0).report) == 4


@clause("HC-5.6")
def test_with_seven_players_nobody_can_be_called_independent() -> None:
    match = asked("OR@CH VI@CH RE@CH BL@CH GY@CH YE@CH GN@CH", own="p1=OR p2=VI p3=RE p4=BL p5=GY p6=YE p7=GN")
    said = [match.state.write(0, move) for move in match.state.moves(0)]
    assert said == [*(f"violet=p{n}" for n in range(2, 8)), "violet=?"]


@clause("HC-5.6", "HC-5.7")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_reports_come_in_any_order_and_play_resumes_with_the_last(order: tuple[int, ...]) -> None:
    match = asked()
    for number, seat in enumerate(order, 1):
        assert see(match).phase == "REPORT"
        match.perform(seat, "report")
        assert see(match).reported == sorted(order[:number])
    assert (see(match).phase, match.state.turn()) == ("DOSSIER", (0,))


@clause("HC-5.7", "HC-8.19")
def test_a_report_once_handed_in_is_final() -> None:
    match = asked()
    match.perform(1, "report OR=p1")
    before = see(match, 1).report
    with pytest.raises(NotYourTurn, match="waits for p1, p3"):
        match.perform(1, "report OR=p3")
    assert see(match, 1).report == before == {"orange": "p1", "red": "?", "blue": "?", "grey": "?"}


@clause("HC-5.8", "HC-8.24")
def test_forty_two_ends_the_game_without_deciding_it() -> None:
    reports = [dict.fromkeys(("violet", "red", "blue"), "?"), {"orange": "p1", "red": "?", "blue": "?"}]
    laid = advanced("OR@H9:32 VI@CH:41 RE@CH BL@CH", "H10", reported=True, reports=reports)
    match = turn(laid, 1, "OR+1")
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.points == (42, 46)
    assert outcome.winners == (1,)  # violet has 41 and its owner one right line: more than the only finisher


@clause("HC-5.9")
@pytest.mark.parametrize(
    ("report", "bonus"),
    [("", 0), ("VI=p2", 5), ("BL=IND", 5), ("VI=p3", 0), ("VI=p2 RE=p3 BL=IND GY=IND", 20), ("VI=p3 RE=p2 GY=IND", 5)],
)
def test_a_right_line_brings_five_points_and_a_wrong_or_blank_one_costs_nothing(report: str, bonus: int) -> None:
    outcome = ended("OR@CH:20 VI@CH:0 RE@CH:42 BL@CH:9 GY@CH:9", report)
    assert outcome.facts["bonus"] == {"p1": bonus, "p2": 0, "p3": 0}
    assert outcome.facts["totals"] == {"p1": 20 + bonus, "p2": 0, "p3": 42}


@clause("HC-5.9", "HC-1.5")
def test_a_bonus_may_start_a_second_lap_and_is_no_points_for_independents() -> None:
    outcome = ended("OR@CH:40 VI@CH:0 RE@CH:42 BL@CH:9 GY@CH:9", "VI=p2 RE=p3")
    assert square(outcome.facts["totals"]["p1"]) == (8, 1)
    assert set(outcome.facts["totals"]) == {"p1", "p2", "p3"}


@clause("HC-5.10", "HC-8.22", "HC-8.24")
def test_the_largest_total_wins_whatever_the_independents_have() -> None:
    outcome = ended("OR@CH:39 VI@CH:35 RE@CH:40 BL@CH:51 GY@CH:3", "VI=p2", "", "OR=p1")
    assert outcome.facts["totals"] == {"p1": 44, "p2": 35, "p3": 45}
    assert outcome.winners == (2,)


@clause("HC-5.11", "HC-8.23")
@pytest.mark.parametrize(
    ("agents", "before", "reports", "winners"),
    [
        ("OR@CH:37 VI@CH:42 RE@CH:42", "OR=37 VI=32 RE=41", ("VI=p2", "", ""), (0,)),  # more right lines
        ("OR@CH:30 VI@CH:42 RE@CH:42", "OR=20 VI=40 RE=41", ("", "", ""), (1,)),  # then the larger last gain
        ("OR@CH:30 VI@CH:42 RE@CH:42", "OR=20 VI=40 RE=40", ("", "", ""), (1, 2)),  # then jointly
    ],
)
def test_a_tie_is_broken_by_right_lines_then_the_last_gain_then_shared(
    agents: str, before: str, reports: tuple[str, ...], winners: tuple[int, ...]
) -> None:
    assert ended(f"{agents} BL@CH:0 GY@CH:0", *reports, before=before).winners == winners


@clause("HC-5.12")
def test_nobody_starts_a_third_lap() -> None:
    own = "p1=OR p2=VI p3=RE p4=BL p5=GY"
    truth = "VI=p2 RE=p3 BL=p4 GY=p5 YE=IND GN=IND"
    outcome = ended("OR@CH:51 VI@CH:0 RE@CH:0 BL@CH:0 GY@CH:0 YE@CH:0 GN@CH:0", truth, own=own)
    assert outcome.facts["totals"]["p1"] == 81
    assert square(81) == (39, 1)


def test_a_finished_position_needs_no_history() -> None:
    assert GAME.load(position("OR@CH:42 VI@CH RE@CH BL@CH", phase="OVER")).outcome() is not None
