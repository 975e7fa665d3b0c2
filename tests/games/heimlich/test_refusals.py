"""What cannot be is refused: with an error of its own, a sentence that says what would be right, and no effect."""

from __future__ import annotations

import pytest

from filature.kernel.errors import (
    BadNotation,
    FilatureError,
    IllegalMove,
)
from filature.kernel.match import Match
from filature.kernel.state import CHANCE
from tests.games.heimlich.table import lay, turn
from tests.playing import refuse

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
