"""Search bots of Agents Secrets: they suppose, believe and play from their own seat alone."""

from __future__ import annotations

from typing import Any

import pytest

from filature.bots import RandomPlayer, Seated, make
from filature.bots.contract import Player
from filature.bots.player import SearchPlayer
from filature.bots.serum import Bots
from filature.bots.serum.belief import InvestigationBelief
from filature.games.serum import GAME
from filature.games.serum.view import View
from filature.kernel.dice import FairDice
from filature.kernel.errors import NoConsistentState
from filature.kernel.events import Event
from filature.kernel.match import Match
from filature.kernel.state import WATCHER, State
from tests.games.serum.table import (
    BLACK,
    GREEN,
    RED,
    YELLOW,
    everybody,
    fleeing,
    lay,
    own_lines,
    placed,
    read_flags,
    see,
    sights,
)

BOTS = Bots(GAME)

PLACES = ("G1", "G2", "G3", "G4", "G5")


def view_of(state: State, seat: int) -> View:
    view = state.view(seat)
    assert isinstance(view, View)
    return view


def believing(match: Match, seat: int) -> InvestigationBelief:
    """What a seat believes that has followed a match from its beginning."""
    belief = InvestigationBelief(match.view(seat))
    for event in match.events:
        if event.reaches(seat):
            belief.hear(event)
    belief.see(match.view(seat))
    return belief


def test_whoever_returns_to_a_colour_has_hardly_found_its_name() -> None:
    """Yellow has seen a bag of green and a bag of black, and then calls again at one of the two."""
    view = see(placed("", seen={"yellow": sights(1, "p2", "green-suitcase", "black-suitcase")}), RED)
    green: dict[str, float] = {}
    for hotel in ("H3", "H4"):
        belief = InvestigationBelief(view)
        belief.see(view)
        for square in (hotel, "V2") * 3:  # somebody else was in the way
            others = dict.fromkeys(("p1", "p3", "p4", "p5", "p6"), "V1")
            belief.hear(Event("dials", {"dials": {**others, "p2": square}}))
        green[hotel] = named(belief.odds()["green-suitcase"])
    assert green["H3"] < 0.97 * green["H4"]


def named(row: dict[str, float]) -> float:
    """How likely it is an identity."""
    return sum(row.get(name, 0.0) for name in ("Maury", "Werner", "Cool", "Callisto", "Bura", "Pierre"))


def test_a_file_cannot_be_complete_while_a_fake_is_unread() -> None:
    belief = InvestigationBelief(see(placed("", seen={"yellow": sights(1, "p2", *PLACES[:4])}), RED))
    assert belief.odds()["ready-p2"] == {"complete": 0.0, "open": 1.0}


def test_a_record_that_contradicts_itself_is_refused() -> None:
    view = see(placed("", seen={"red": sights(1, "p1", "green-suitcase")}), RED)
    belief = InvestigationBelief(view)
    belief.see(view)
    with pytest.raises(NoConsistentState):
        belief.hear(Event("saw", {"player": "p1", "place": "green-suitcase", "card": "Pierre"}))
    doubled = see(placed("", seen={"red": sights(1, "p1", "green-suitcase", "black-suitcase")}), RED)
    entry = next(entry for entry in doubled.sheet if entry.place == "black-suitcase")
    entry.card = next(entry.card for entry in doubled.sheet if entry.place == "green-suitcase")
    with pytest.raises(NoConsistentState):
        InvestigationBelief(doubled)


def chosen(match: Match, seat: int, bot: str, seed: int = 1) -> str:
    return match.state.write(seat, make(GAME, bot, seed).choose(see(match, seat), match.state.moves(seat)))


NAMED = ("yellow-suitcase", "green-locker", "black-suitcase", "lilac-briefcase")
FOUND = ("yellow-briefcase", "green-suitcase", "black-locker", "blue-suitcase", "lilac-suitcase")


def test_it_declares_what_it_knows_for_certain_and_files_it_rightly() -> None:
    match = everybody(placed("", seen={"red": sights(1, "p1", *NAMED, *FOUND, *PLACES)}), "no bug")
    assert {chosen(match, RED, bot) for bot in ("normal@8", "archivist@8", "gambler@8")} == {"declare"}
    match.perform(RED, "declare")
    assert chosen(match, RED, "normal@8").startswith("dial ")
    read_flags(match)
    for written in ("take lilac-locker", "p2=Maury", "p3=Werner", "p4=Callisto", "p5=Bura", "p6=Pierre"):
        assert chosen(match, RED, "normal@8") == written
        match.perform(RED, written)


def test_only_the_gambler_flees_with_two_codes_left() -> None:
    match = everybody(placed("", seen={"red": sights(1, "p1", *NAMED, *FOUND, *PLACES[:4])}), "no bug")
    assert chosen(match, RED, "gambler@60") == "declare"
    assert chosen(match, RED, "archivist@60").startswith("dial ")


def test_a_pursuer_guards_the_airport_against_a_stranger() -> None:
    dials = [chosen(fleeing(), seat, "normal@8", seed) for seat in (YELLOW, GREEN, BLACK) for seed in range(20)]
    assert dials.count("dial F1") > len(dials) / 3


def test_a_thinking_bot_learns_more_in_the_same_time_than_a_random_one() -> None:
    match = Match(GAME, 3, {"turn_limit": 14, "flight_turn_limit": 40}, dice=FairDice(b"learning"))
    players: dict[int, Player] = {0: make(GAME, "normal@8", 1), 1: RandomPlayer(2), 2: RandomPlayer(3)}
    seated = Seated(match, players)
    match.settle()
    while match.state.turn_number() < 13 and not match.over:
        seat = match.state.turn()[0]
        seated.move(seat)
        if view_of(match.state, seat).flag:
            match.perform(seat, "withdraw")
        match.settle()
    table = view_of(match.state, WATCHER).table
    assert len(table[0].knows) > max(len(table[1].knows), len(table[2].knows)) + 2


def test_dials_are_valid_squares() -> None:
    match = lay("DIAL", 4, {"p1": {"agent": "V1", "hand": ["G1", "G1"]}})
    dials = {chosen(match, RED, bot, seed) for bot in ("easy@8", "shadow@8", "greyman@8") for seed in range(5)}
    assert not dials & {"dial V1", "dial V3", "dial VM1", "dial B2", "dial H1"}


@pytest.mark.parametrize(
    ("scene", "calls", "sought"),
    [
        pytest.param({"agent": "V1"}, ["V1", "V2", "V1"], "dial V2", id="at the mole"),
        pytest.param(
            {"agent": "F1", "hand": ["G5"], "seen": own_lines(RED) | sights(1, "p1", *NAMED, *FOUND, *PLACES[:4])},
            ["G5", "F1", "G5", "F1"],
            "dial G5",
            id="at a secret place",
        ),
    ],
)
def test_whoever_meets_others_again_and_again_goes_elsewhere_at_times(
    scene: dict[str, Any], calls: list[str], sought: str
) -> None:
    """Else players who need the same place would block one another for ever."""
    match = lay("DIAL", 4, {"p1": scene})

    def goes_there(met: str) -> int:
        visits = 0
        for seed in range(24):
            bot = make(GAME, "hard@8", seed)
            assert isinstance(bot, SearchPlayer)
            bot.believe(see(match, RED))
            for here in calls:
                other = here if met == "somebody" else "H2"
                bot.hear(Event("dials", {"dials": {"p1": here, "p2": other, "p3": "H4", "p4": "H3"}}))
            choice = bot.choose(see(match, RED), match.state.moves(RED))
            visits += match.state.write(RED, choice) == sought
        return visits

    assert 0 < goes_there("somebody") < goes_there("nobody")
