"""What cannot be is refused: with an error of its own, a sentence that says what would be right, and no effect."""

from __future__ import annotations

from typing import Any

import pytest

from filature.games.heimlich import GAME
from filature.kernel.errors import (
    BadNotation,
    BadOption,
    BadPosition,
    BadSeats,
    FilatureError,
    IllegalMove,
    MatchOver,
    NotYourTurn,
)
from filature.kernel.match import Match
from filature.kernel.state import CHANCE, WATCHER
from tests.games.heimlich.table import gather, in_phase, lay, position, turn
from tests.playing import play_out, refuse

FOUR = "OR@CH VI@CH RE@CH BL@CH"
SEVEN = "OR@CH VI@CH RE@CH BL@CH GY@CH YE@CH GN@CH"


def rolled(agents: str = SEVEN, die: int = 3) -> Match:
    match = lay(agents)
    match.perform(CHANCE, f"roll {die}")
    return match


@pytest.mark.parametrize(
    ("text", "error", "why"),
    [
        ("", BadNotation, r"write it like orange\+2 green\+1"),
        ("pass", BadNotation, r"write it like orange\+2"),
        ("orange", BadNotation, r"write it like orange\+2"),
        ("orange+3 please", BadNotation, r"write it like orange\+2"),
        ("orange+4 violet-1", BadNotation, r"write it like orange\+2"),
        ("orange-3", BadNotation, r"write it like orange\+2"),
        ("orange+1.5 red+1.5", BadNotation, r"write it like orange\+2"),
        ("gr+3", BadNotation, "'gr' could be grey, green"),
        ("pink+3", BadNotation, "in play are orange, violet, red, blue, grey, yellow, green"),
        ("orange+2", IllegalMove, "must add up to 3, the whole roll; these add up to 2"),
        ("orange+2 red+2", IllegalMove, "must add up to 3, the whole roll; these add up to 4"),
        ("orange+0", IllegalMove, "must add up to 3"),
        ("dossier ruin", BadNotation, r"write it like orange\+2"),
    ],
)
def test_a_distribution_that_cannot_be_is_refused(text: str, error: type[FilatureError], why: str) -> None:
    refuse(rolled(), 0, text, error, why)


def test_an_agent_that_is_not_in_play_is_refused_by_naming_those_that_are() -> None:
    refuse(rolled(FOUR), 0, "green+3", BadNotation, "in play are orange, violet, red, blue")


def test_the_beginning_of_a_name_is_enough_where_one_agent_begins_so() -> None:
    match = rolled("OR@CH VI@CH RE@CH GN@CH")
    match.perform(0, "gr+1 o+2")
    assert match.moves[-1] == "p1 orange+2 green+1"


@pytest.mark.parametrize(
    ("text", "error", "why"),
    [
        ("dossier", BadNotation, "write it like dossier ruin"),
        ("dossier H11", BadNotation, "write it like dossier ruin"),
        ("dossier nowhere", BadNotation, "write it like dossier ruin"),
        ("dossier H7", IllegalMove, "cannot go to H7; it can go to H1, H2, H3, H4, H5, H6, H8, H9, H10, ruin"),
        ("dossier chapel", IllegalMove, "cannot go to chapel; it can go to H1"),
    ],
)
def test_a_dossier_move_that_cannot_be_is_refused(text: str, error: type[FilatureError], why: str) -> None:
    refuse(turn(lay("OR@H6 VI@CH RE@CH BL@CH"), 1, "OR+1"), 0, text, error, why)


@pytest.mark.parametrize(
    ("text", "error", "why"),
    [
        ("", BadNotation, "violet=p2, violet=independent"),
        ("report orange=p2", IllegalMove, "no line for your own agent orange"),
        ("report violet=p1", IllegalMove, "one of p2, p3, independent"),
        ("report violet=p4", IllegalMove, "one of p2, p3, independent"),
        ("report violet=maybe", IllegalMove, "one of p2, p3, independent"),
        ("report violet=p2 red=p2", IllegalMove, "red=p2 does not fit .* red may be p3, independent, ?"),
        ("report violet=p2 red", BadNotation, "violet=p2, violet=independent"),
        ("report green=p2", BadNotation, "in play are orange, violet, red, blue, grey"),
        ("red=p2", BadNotation, "next line of your report is violet"),
        ("report violet=p2 violet=p3", IllegalMove, "line of violet is already written"),
    ],
)
def test_a_report_that_cannot_be_is_refused_whole(text: str, error: type[FilatureError], why: str) -> None:
    match = lay(f"{FOUR} GY@CH", mode="advanced", phase="REPORT", die=1, reported=True)
    refuse(match, 0, text, error, why)


def test_a_line_of_the_report_is_written_once() -> None:
    match = lay(f"{FOUR} GY@CH", mode="advanced", phase="REPORT", die=1, reported=True)
    match.perform(0, "violet=p2")
    refuse(match, 0, "report violet=p3", IllegalMove, "line of violet is already written")


@pytest.mark.parametrize("text", ["roll 0", "roll 7", "roll", "6", "order 3", "deal red"])
def test_dice_bring_only_what_dice_can_bring(text: str) -> None:
    refuse(lay(FOUR), CHANCE, text, BadNotation, "one of: roll 1, roll 2, roll 3, roll 4, roll 5, roll 6")


def test_who_is_not_waited_for_may_not_move() -> None:
    refuse(rolled(), 1, "orange+3", NotYourTurn, "p2 cannot move now; the match waits for p1")
    refuse(rolled(), CHANCE, "roll 3", NotYourTurn, "chance cannot move now; the match waits for p1")
    refuse(lay(FOUR), 0, "orange+1", NotYourTurn, "p1 cannot move now; the match waits for chance")


@pytest.mark.parametrize("seat", [0, 1, CHANCE])
def test_nothing_is_played_after_the_end(seat: int) -> None:
    match = turn(lay("OR@H9:36 VI@CH RE@CH BL@CH", "H10"), 1, "OR+1")
    for text in ("dossier H5", "orange+1", "roll 1", "report"):
        refuse(match, seat, text, MatchOver, "over")


@pytest.mark.parametrize("phase", ["DEAL", "ORDER", "ROLL", "MOVE", "DOSSIER", "REPORT"])
def test_a_number_that_is_no_legal_move_is_refused_and_changes_nothing(phase: str) -> None:
    state = play_out(gather(3, 1, mode="advanced"), 1, until=in_phase(phase)).state
    before = state.dump()
    for seat in (CHANCE, 0, 1, 2, 3, -5):
        for move in {-1, 0, 5, GAME.actions, 10**6, *range(0, GAME.actions, 97)} - set(state.moves(seat)):
            with pytest.raises((IllegalMove, NotYourTurn)):
                state.play(seat, move)
    assert state.dump() == before


@pytest.mark.parametrize("seats", [-1, 0, 1, 8, 100, "2", 2.0, True, None])
def test_the_game_is_refused_for_any_other_number_of_players(seats: Any) -> None:
    with pytest.raises(BadSeats, match="heimlich is for 2 to 7 players"):
        GAME.start(seats)


@pytest.mark.parametrize("seat", [2, 7, -3])
def test_a_seat_nobody_can_sit_on_is_refused(seat: int) -> None:
    match = lay(FOUR)
    for request in (match.view, match.heard, match.play):
        with pytest.raises(BadSeats, match="seats are 0 to 1"):
            request(seat)


def test_chance_sees_and_hears_nothing() -> None:
    for request in (lay(FOUR).view, lay(FOUR).heard):
        with pytest.raises(BadSeats, match="ask for a seat or a watcher"):
            request(CHANCE)
    assert lay(FOUR).view(WATCHER)


def spoilt(**changes: Any) -> dict[str, Any]:
    return position(FOUR) | changes


def agent_spoilt(**changes: Any) -> dict[str, Any]:
    laid = position(FOUR)
    laid["agents"]["orange"] |= changes
    return laid


NEWCOMER = {"trigger_rule": "newcomer"}
REPORTED = {"phase": "DOSSIER", "die": 1, "reported": True, "options": {"mode": "advanced"}}
IMPOSSIBLE: dict[str, tuple[dict[str, Any], str]] = {
    "nothing": ({}, "missing required field"),
    "another game": (spoilt(game="serum"), "heimlich"),
    "an unknown field": (spoilt(colour="red"), "colour"),
    "an unknown phase": (spoilt(phase="LUNCH"), "LUNCH"),
    "an unknown place": (agent_spoilt(place="H11"), "H11"),
    "an unknown agent": (spoilt(agents={"black": {}}), "black"),
    "too few agents": (
        spoilt(agents={"orange": {"owner": "p1"}, "red": {"owner": "p2"}}),
        "2 players need 4 agents, not 2",
    ),
    "a negative score": (agent_spoilt(score=-1), ">= 0"),
    "a score above all counts": (agent_spoilt(score=52), "<= 51"),
    "a finished score in a match that goes on": (agent_spoilt(score=42), "the match is over"),
    "an end without a finisher": (spoilt(phase="OVER"), "nobody has reached the goal"),
    "an unknown player": (spoilt(active="p3"), "players are p1, p2"),
    "an unknown owner": (agent_spoilt(owner="p9"), "players are p1, p2"),
    "two agents for one player": (agent_spoilt(owner="p2"), "p2 owns two agents"),
    "a player without an agent": (agent_spoilt(owner="independent"), "every player owns one agent"),
    "a die before the roll": (spoilt(die=3), "a die lies on the table from the roll"),
    "a move without a die": (spoilt(phase="MOVE"), "a die lies on the table from the roll"),
    "a seventh face": (spoilt(phase="MOVE", die=7), "<= 6"),
    "a pick from an ordinary die": (spoilt(phase="PICK"), "only the 1-3 die"),
    "start rolls in the middle": (spoilt(start={"contenders": ["p1"]}), "in the ORDER phase only"),
    "start rolls that nobody makes": (spoilt(phase="ORDER", start={"contenders": []}), "still to roll"),
    "an ORDER phase without start rolls": (spoilt(phase="ORDER"), "somebody rolls for the start"),
    "reports in the basic game": (spoilt(reported=True), "the basic game has no reports"),
    "reports before they are asked": (spoilt(reports=[{"violet": "p2"}]), "once they are asked for"),
    "a report on the own agent": (spoilt(**REPORTED, reports=[{"orange": "p2"}]), "own agent orange"),
    "a report of a stranger": (spoilt(**REPORTED, reports=[{}, {}, {"red": "p1"}]), "2 players"),
    "an old agent where all are new": (spoilt(old_agents=["orange"]), "unless trigger_rule is newcomer"),
    "an old agent that does not play": (spoilt(old_agents=["green"], options=NEWCOMER), "only agents in play"),
    "nobody new": (spoilt(old_agents=["orange", "violet", "red", "blue"], options=NEWCOMER), "some agent must be new"),
    "a limit of turns passed": (spoilt(turns=5, options={"turn_limit": 5}), "turn"),
}


@pytest.mark.parametrize(("laid", "why"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_the_reason(laid: dict[str, Any], why: str) -> None:
    with pytest.raises(BadPosition, match=why):
        GAME.load(laid)


def test_a_position_with_impossible_options_names_the_option() -> None:
    with pytest.raises(BadOption, match="it takes basic, advanced"):
        GAME.load(spoilt(options={"mode": "hard"}))
