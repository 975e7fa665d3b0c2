"""What cannot be is refused: with an error of its own, a sentence that says what would be right, and no effect."""

from __future__ import annotations

from typing import Any

import pytest

from filature.games.serum import GAME
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
from tests.games.serum.table import (
    BLACK,
    GREEN,
    RED,
    YELLOW,
    deal,
    fleeing,
    fly,
    gather,
    in_phase,
    lay,
    placed,
    position,
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


def test_who_is_not_waited_for_may_not_move() -> None:
    match = placed("red:H5 yellow:H4")
    assert type(refused(match, YELLOW, "search suitcase", "p2 cannot move now; the match waits for p1")) is NotYourTurn
    assert type(refused(match, CHANCE, "draw G1", "waits for p1")) is NotYourTurn


@pytest.mark.parametrize("seat", [RED, BLACK, CHANCE])
def test_nothing_is_played_after_the_end(seat: int) -> None:
    match = fly(fleeing(), "red:F1")
    for text in ("dial F1", "declare", "draw G1"):
        assert type(refused(match, seat, text, "over")) is MatchOver


@pytest.mark.parametrize("seats", [-1, 0, 2, 7, "3", 3.0, None])
def test_the_game_is_refused_for_any_other_number_of_players(seats: Any) -> None:
    with pytest.raises(BadSeats, match="serum is for 3 to 6 players"):
        GAME.start(seats)


def spoilt(phase: str = "DIAL", **changes: Any) -> dict[str, Any]:
    return position(phase) | changes


def dealt(colour: str, **changes: Any) -> dict[str, Any]:
    return spoilt(colours={**deal(), colour: {**deal()[colour], **changes}})


def player(phase: str = "DIAL", **changes: Any) -> dict[str, Any]:
    return spoilt(phase, players={"p1": changes})


FLOWN = fleeing().state.dump()
IMPOSSIBLE: dict[str, tuple[dict[str, Any], str]] = {
    "nothing": ({}, "missing required field"),
    "another game": (spoilt(game="heimlich"), "not of serum"),
    "an unknown field": (spoilt(colour="red"), "colour"),
    "an unknown phase": (spoilt("LUNCH"), "LUNCH"),
    "an unknown card": (dealt("red", suitcase="X7"), "'X7' is none of Maury"),
    "an empty container": (dealt("red", suitcase=None), "each of the 18 containers holds a card"),
    "a card twice": (dealt("red", locker="X4"), "no card twice"),
    "a toothbrush too many": (dealt("red", locker="toothbrush"), "six of each kind"),
    "cards of another colour": (
        spoilt(
            colours=deal()
            | {"red": deal()["red"] | {"suitcase": "Maury"}, "yellow": deal()["yellow"] | {"suitcase": "toothbrush"}}
        ),
        "red has an identity, a formula and a toothbrush",
    ),
    "another card than was dealt": (dealt("red", identity="Maury"), "hides the cards it was dealt"),
    "a fake twice": (spoilt(aside="X4"), "a code is on two fakes"),
    "a fake missing": (spoilt(aside=None), "one is set aside"),
    "a fake that is none": (spoilt(aside="toothbrush"), "is none of X1"),
    "an unknown player": (spoilt(players={"p7": {}}), "players are p1, p2, p3, p4, p5, p6"),
    "an agent where none may be": (player(agent="VM1"), "it cannot be on VM1"),
    "an informant on a secret place": (player(informant="G1"), "it cannot be on G1"),
    "a bug at the airport": (player(bug="F1"), "it cannot be on F1"),
    "a dial that is none": (player(dial="Q9"), "it cannot be on Q9"),
    "seven cards of a type": (player(hand=["G1"] * 7), "there are 6 cards G1"),
    "six and one cards of a type": (
        spoilt(players={"p1": {"hand": ["G1"] * 6}, "p2": {"hand": ["G1"]}}),
        "there are 6 cards G1",
    ),
    "a pile that does not fit": (spoilt(pile=["G1"]), "together are six cards of each type"),
    "a used pile under an empty one": (
        spoilt(
            players={"p1": {"hand": [f"G{k}" for k in range(1, 6) for _ in range(6)][1:]}},
            used=[{"card": "G1", "by": "p1", "at": "G1", "alone": True}],
        ),
        "an empty pile is made of the used cards",
    ),
    "a wrong card spent alone": (
        spoilt(used=[{"card": "G1", "by": "p1", "at": "G2", "alone": True}]),
        "a card spent alone",
    ),
    "a sight of nothing": (player(seen={"G6": {"turn": 1, "source": "p1"}}), "there is no G6 to look into"),
    "a sight of somebody else's own": (
        player(seen={"blue-locker": {"turn": 0, "source": "own"}}),
        "p1 knows the own cards",
    ),
    "deeds nobody does": (player(deeds=["sleep"]), "is nothing an agent does"),
    "a choice that cannot be": (player(sealed=["dial H7"]), "p1 cannot have chosen 'dial H7'"),
    "two choices": (player(sealed=["dial H1", "dial H2"]), "p1 has sealed too much"),
    "all have chosen": (
        spoilt(players={f"p{n}": {"sealed": ["dial H1"]} for n in range(1, 7)}),
        "everybody has chosen",
    ),
    "dials that are not locked": (spoilt("INFORMANT"), "dials are locked"),
    "nobody acting": (spoilt("ACT"), "somebody is acting in this phase"),
    "somebody acting too early": (spoilt(acting="p1"), "nobody is acting in this phase"),
    "somebody acting who cannot": (spoilt("ACT", acting="p1"), "p1 cannot act here"),
    "a draw by nobody": (spoilt("DRAW", acting="p1"), "p1 is drawing no card"),
    "a fugitive in the investigation": (spoilt(fugitive="p1", declared=["p1"]), "somebody flees in FILE and FLIGHT"),
    "a file without a fugitive": (spoilt("FILE"), "somebody flees in FILE and FLIGHT"),
    "a fugitive who has not declared": (spoilt("FILE", fugitive="p1"), "the fugitive has declared"),
    "a flight without a file": (FLOWN | {"file": {}}, "it is complete when the flight begins"),
    "a secret place emptied": (FLOWN | {"taken": "G1"}, "G1 is no container"),
    "the own name in the file": (FLOWN | {"file": FLOWN["file"] | {"p2": "Cool"}}, "not the own one"),
    "a name twice in the file": (FLOWN | {"file": FLOWN["file"] | {"p2": "Bura"}}, "pseudonyms are different"),
    "a line for the fugitive": (FLOWN | {"file": {"p1": "Bura"}}, "there is no line for p1"),
    "more solos than turns": (FLOWN | {"solos": 1}, "more solos than turns"),
    "a flight that has ended": (FLOWN | {"flight_turns": 40}, "the flight has ended"),
    "flight turns before the flight": (spoilt(flight_turns=1), "once the flight has begun"),
    "an ending before the end": (spoilt(ending="limit"), "a match that is over has an ending"),
    "an end without an ending": (FLOWN | {"phase": "OVER"}, "a match that is over has an ending"),
    "a turn after the last": (spoilt("BUG", turns=200), "the limit of turns is reached"),
    "dials after the last dials": (spoilt(turns=201), "the limit of turns is reached"),
    "a flag in the flight": (
        FLOWN | {"players": FLOWN["players"] | {"p2": {"flag": True}}},
        "nobody can have declared in this phase",
    ),
    "a flag where there is none": (
        player(flag=True) | {"options": {"flight_trigger": "automatic"}},
        "nobody can have declared in this phase",
    ),
    "a flag without a file": (
        player(flag=True) | {"options": {"flight_trigger": "complete"}},
        "the file of p1 is not complete",
    ),
    "a new bug that is not there": (spoilt(new_bugs=["p1"]), "p1 has placed none in this turn"),
    "a lot for one": (spoilt("LOT", declared=["p1"]), "a lot is drawn among equal sums"),
    "a setup beyond its steps": (spoilt("DEAL", step=12, colours={}, aside=None, fakes={}), "steps 0 to 11"),
    "a setup with cards to come": (spoilt("DEAL", step=3, colours={}, aside=None, fakes={}), "other cards dealt"),
    "hiding what is hidden": (spoilt("HIDE"), "everybody has an identity and a formula"),
}


@pytest.mark.parametrize(("laid", "why"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_the_reason(laid: dict[str, Any], why: str) -> None:
    with pytest.raises(BadPosition, match=why):
        GAME.load(laid)


def test_a_position_with_impossible_options_names_the_option() -> None:
    with pytest.raises(BadOption, match="it takes warn, block, off"):
        GAME.load(spoilt(options={"dial_guard": "shout"}))


def test_a_seat_nobody_can_sit_on_sees_nothing() -> None:
    match = lay("DIAL", 3)
    with pytest.raises(BadSeats, match="seats are 0 to 2"):
        match.view(3)
    assert match.view(WATCHER)
