"""The greedy bot reasons from its own view, wins, and brings matches to every ending."""

from __future__ import annotations

from collections import Counter

import pytest

from filature.bots import RandomPlayer, Seated
from filature.bots.contract import Player
from filature.bots.serum.greedy import Greedy
from filature.games.serum import GAME
from filature.kernel.dice import FairDice
from filature.kernel.match import Match
from filature.kernel.state import CHANCE
from tests.clauses import clause
from tests.games.serum.table import RED, deal, everybody, fleeing, lay, placed, read_flags, see, sights

NAMED = ("yellow-suitcase", "green-locker", "black-suitcase", "lilac-briefcase")
FAKES = ("G1", "G2", "G3", "G4", "G5")


def played(players: list[Player], seed: int, **options: object) -> Match:
    match = Match(GAME, len(players), options, dice=FairDice(f"bots {seed}".encode()))
    seated = Seated(match, dict(enumerate(players)))
    while not match.over:
        if match.state.turn() == (CHANCE,):
            match.roll()
        else:
            seated.move(match.state.turn()[0])
    return match


def choice(match: Match, seat: int = RED, seed: int = 0) -> str:
    bot = Greedy(seed)
    return match.state.write(seat, bot.choose(see(match, seat), match.state.moves(seat)))


@clause("TS-17.2", "TS-17.3", "TS-17.4")
@pytest.mark.parametrize("seats", [3, 5])
def test_matches_among_greedy_bots_end_in_escape_wrong_file_and_capture(seats: int) -> None:
    endings: Counter[str] = Counter()
    for seed in range(25):
        outcome = played([Greedy(10 * seed + seat) for seat in range(seats)], seed).outcome()
        assert outcome is not None
        endings[outcome.reason] += 1
    assert {"escaped", "wrong-file", "captured"} <= set(endings)
    assert endings["escaped"] >= 4


@clause("TS-17.5")
def test_bots_that_have_too_little_time_reach_the_limit() -> None:
    outcomes = [
        played([Greedy(10 * seed + seat) for seat in range(4)], seed, turn_limit=6).outcome() for seed in range(4)
    ]
    assert [outcome.reason for outcome in outcomes if outcome] == ["limit"] * 4


def test_a_greedy_bot_beats_players_who_never_think() -> None:
    """Random players flee soon with a random file; the bot lets them, and joins the hunt."""
    won, lost = 0, 0
    for seed in range(30):
        outcome = played([Greedy(seed), RandomPlayer(seed + 1), RandomPlayer(seed + 2)], seed).outcome()
        assert outcome is not None
        won += RED in outcome.winners
        lost += outcome.reason == "escaped" and RED not in outcome.winners
    assert won >= 6
    assert lost == 0


@clause("TS-14.4", "TS-14.6")
def test_it_declares_when_logic_completes_its_file_and_files_what_it_has_deduced() -> None:
    formulas = ("yellow-briefcase", "green-suitcase", "black-locker", "blue-suitcase")
    seen = {"red": sights(1, "p1", *NAMED, *formulas, "lilac-suitcase", *FAKES)}
    match = everybody(placed("", seen=seen), "no bug")
    assert choice(match) == "declare"  # Blue's name and the place of X5 it has never seen
    match.perform(RED, "declare")
    assert choice(match).startswith("dial ")
    read_flags(match)
    for written in ("take lilac-locker", "p2=Maury", "p3=Werner", "p4=Callisto", "p5=Bura", "p6=Pierre"):
        assert choice(match) == written
        match.perform(RED, written)


def test_it_does_not_declare_when_it_knows_nothing() -> None:
    match = everybody(placed(""), "no bug")
    assert all(choice(match, seed=seed).startswith("dial ") for seed in range(20))


def test_it_looks_where_there_is_something_new_and_stops_where_there_is_not() -> None:
    assert choice(placed("red:H5", seen={"red": sights(1, "p1", "lilac-suitcase")})) == "search lilac-briefcase"
    seen = {"red": sights(1, "p1", "lilac-suitcase", "lilac-briefcase")}
    assert choice(placed("red:H5", seen=seen)) == "stop"


def test_it_pays_with_the_card_of_the_place_or_with_cards_of_places_it_has_read() -> None:
    assert choice(placed("red:G2", hands={"red": ["G1", "G2", "G3"]})) == "spend G2"
    hands, seen = {"red": ["G1", "G1", "G3", "G4"]}, {"red": sights(1, "p1", "G3", "G4")}
    assert choice(placed("red:G2", hands=hands, seen=seen)) == "spend G3 G4"
    assert choice(placed("red:G2", hands={"red": ["G2"]}, seen={"red": sights(1, "p1", "G2")})) == "stop"


def test_its_dials_are_always_valid() -> None:
    match = lay("DIAL", 4, {"p1": {"agent": "V1", "hand": ["G1", "G1"]}})
    dials = {choice(match, seed=seed) for seed in range(60)}
    assert len(dials) > 4
    assert not dials & {"dial V1", "dial V3", "dial VM1", "dial B2"}
    flights = {choice(fleeing(), seed=seed) for seed in range(60)}
    assert flights == {f"dial {square}" for square in ("F1", "VM1", "VM2", "VM3", "VM4", "VM5", "V1", "V2")}


def test_it_sees_nothing_but_its_view() -> None:
    """Two worlds that look alike to a seat are played alike."""
    other = deal()
    other["lilac"]["suitcase"], other["lilac"]["briefcase"] = other["lilac"]["briefcase"], other["lilac"]["suitcase"]
    for seed in range(10):
        assert choice(placed("red:H5"), seed=seed) == choice(placed("red:H5", colours=other), seed=seed)
    assert see(placed("red:H5"), RED) == see(placed("red:H5", colours=other), RED)
