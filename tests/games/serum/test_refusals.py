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
from tests.games.serum.table import (
    GREEN,
    RED,
    YELLOW,
    fleeing,
    gather,
    in_phase,
    lay,
    placed,
    refused,
    see,
)
from tests.playing import play_out

LOCKED = {f"p{n}": {"sealed": ["dial B2"]} for n in range(1, 7)}


def hiding() -> Match:
    return play_out(gather(3), until=in_phase("HIDE"))


def filing() -> Match:
    return lay("FILE", declared=["p1"], fugitive="p1", turns=3)


@pytest.mark.parametrize(
    ("match", "text", "error", "why"),
    [
        (hiding(), "", IllegalMove, "One card goes into the suitcase"),
        (hiding(), "hide everything", BadNotation, "write it like hide suitcase=toothbrush"),
        (hiding(), "hide suitcase=identity briefcase=identity B1=formula", IllegalMove, "one into your locker"),
        (hiding(), "hide suitcase=identity B1=toothbrush F1=formula", IllegalMove, "one into your locker at B1, F1"),
        (hiding(), "hide suitcase=Zorro briefcase=formula B1=toothbrush", BadNotation, "write it like"),
        (lay("BUG"), "bug", BadNotation, "write it like bug H3"),
        (lay("BUG"), "bug H7", BadNotation, "write it like bug H3"),
        (lay("BUG"), "bug VM1", IllegalMove, "A bug cannot be on VM1; it can be on H1, H2"),
        (lay("BUG"), "dial H3", BadNotation, "write it like bug H3"),
        (lay("DIAL"), "", BadNotation, "as in dial H3"),
        (lay("DIAL"), "dial H7", BadNotation, "letters are B, F, G, H, V, VM, its digits 1 to 6"),
        (lay("DIAL"), "dial X1", BadNotation, "The dial has no 'dial X1'"),
        (lay("DIAL"), "H3 H4", BadNotation, "as in dial H3"),
        (lay("INFORMANT", players=LOCKED), "informant", BadNotation, "write it like informant H3"),
        (lay("INFORMANT", players=LOCKED), "informant V1", IllegalMove, "cannot stand on V1; it can stand on H1"),
        (placed("red:H5"), "look", BadNotation, "write it like search lilac-briefcase"),
        (placed("red:H5"), "draw", BadNotation, "write it like search lilac-briefcase"),
        (
            placed("red:H5"),
            "search blue-suitcase",
            IllegalMove,
            "You cannot search blue-suitcase now; you may play: stop",
        ),
        (placed("red:H5"), "search lilac-locker", IllegalMove, "search lilac-suitcase, search lilac-briefcase"),
        (placed("red:B1"), "search lilac-suitcase", IllegalMove, "search green-locker"),
        (placed("red:V1"), "spend G1", BadNotation, "write it like draw"),
        (placed("red:G2", hands={"red": ["G1", "G3"]}), "spend", BadNotation, "write it like spend G1 G3"),
        (placed("red:G2", hands={"red": ["G1", "G3"]}), "spend G1 G3 G3", BadNotation, "write it like spend G1 G3"),
        (placed("red:G2", hands={"red": ["G1", "G3"]}), "spend G1 G1", IllegalMove, "you may play: stop, spend G1 G3"),
        (placed("red:G2", hands={"red": ["G1", "G3"]}), "draw", BadNotation, "write it like spend G1 G3"),
        (placed("red:G2", hands={"red": ["G1"]}), "open it", BadNotation, "write it like spend G1 G5"),
        (lay("BUG"), "withdraw", IllegalMove, "You have not declared; there is nothing to withdraw"),
        (
            lay("BUG", players={"p1": {"flag": True}}),
            "declare",
            IllegalMove,
            "withdraw takes it back",
        ),
        (lay("DIAL"), "undial", IllegalMove, "You have not dialled yet; there is nothing to take back"),
        (lay("INFORMANT", players=LOCKED), "undial", IllegalMove, "possible until the last one is in"),
        (placed("red:H5"), "undial", IllegalMove, "No dial can be taken back now"),
        (hiding(), "declare", IllegalMove, "declared during the investigation, and only then"),
        (filing(), "declare", IllegalMove, "declared during the investigation, and only then"),
        (filing(), "take", BadNotation, "none of the 18 containers: a colour with suitcase"),
        (filing(), "take G4", BadNotation, "none of the 18 containers"),
        (filing(), "take pink-suitcase", BadNotation, "none of the 18 containers"),
        (filing(), "take red-locker p1=Maury", BadNotation, "lines of the file are p2, p3, p4, p5, p6"),
        (filing(), "take red-locker p2=Zorro", BadNotation, "There is no 'Zorro'; the pseudonyms are Maury"),
        (filing(), "take red-locker p3=Maury", BadNotation, "The next line of your file is p2"),
        (filing(), "take red-locker p2=Maury p2=Bura", BadNotation, "'p2' is no pursuer without a line"),
        (filing(), "take red-locker p2=Maury p3=Maury", IllegalMove, "Maury is not free for p3: .* free are Werner"),
        (filing(), "take red-locker p2=Cool", IllegalMove, "Cool is not free for p2"),
        (fleeing(), "dial nowhere", BadNotation, "as in dial F1"),
    ],
)
def test_a_move_that_cannot_be_is_refused(match: Match, text: str, error: type[FilatureError], why: str) -> None:
    caught = refused(match, RED, text, why)
    assert type(caught) is error
    assert caught.code


def test_a_line_of_the_file_is_written_when_its_turn_comes() -> None:
    match = filing()
    match.perform(RED, "take red-locker")
    refused(match, RED, "take blue-locker", "write it like p2=Maury")
    refused(match, RED, "", "write it like p2=Maury")
    match.perform(RED, "p2=Maury")
    refused(match, RED, "p2=Bura", "The next line of your file is p3")


def test_reading_is_generous() -> None:
    match = lay("DIAL")
    for seat, text in enumerate(["h3", "DIAL vm 2", "dial g1", "Dial H 6", "V1", "b1"]):
        match.perform(seat, text)
    assert [move.split(" ", 1)[1] for move in match.moves] == [
        *("dial H3", "dial VM2", "dial G1", "dial H6", "dial V1", "dial B1"),
    ]
    match = placed("red:H5 yellow:B1 green:G2", hands={"green": ["G5", "G1"]})
    match.perform(RED, "suit")
    match.perform(RED, "briefcase lilac")
    match.perform(YELLOW, "LILAC")
    match.perform(YELLOW, "search green-lock")
    match.perform(GREEN, "g5 g1")
    assert [move.split(" ", 1)[1] for move in match.moves[-5:]] == [
        *("search lilac-suitcase", "search lilac-briefcase", "search lilac-locker", "search green-locker"),
        "spend G1 G5",
    ]
    match = filing()
    match.perform(RED, "file locker lilac green=wer p2=mau black=cal p5=? p6=bura")
    assert see(match, RED).file == {"p2": "Maury", "p3": "Werner", "p4": "Callisto", "p5": "?", "p6": "Bura"}
    match = lay("INFORMANT", players={**LOCKED, "p1": {"informant": "H3", "sealed": ["dial B2"]}})
    match.perform(RED, "informant H3")
    assert match.moves[-1] == "p1 leave"


@pytest.mark.parametrize("text", ["draw G6", "draw", "G3", "deal Maury", "lot p1"])
def test_chance_brings_only_what_chance_can_bring(text: str) -> None:
    match = placed("red:V1")
    match.perform(RED, "draw")
    refused(match, CHANCE, text, "one of: draw G1, draw G2, draw G3, draw G4, draw G5")
