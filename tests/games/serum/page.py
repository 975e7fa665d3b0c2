"""Moments of Agents Secrets for the tests of its page: what a seat sees there, and what it may play."""

from __future__ import annotations

from filature.games.serum import GAME
from filature.kernel.match import Match
from filature.kernel.state import WATCHER
from tests.games.page import Moment, moment
from tests.games.serum.table import (
    BLACK,
    COLOURS,
    GREEN,
    RED,
    YELLOW,
    fleeing,
    fly,
    gather,
    in_phase,
    lay,
    own_lines,
    placed,
    sights,
)
from tests.games.told import told
from tests.playing import play_out

FAKE = {colour: sights(8, "p1", "G3") for colour in COLOURS[:5]}
KNOWN = FAKE | {"black": FAKE["black"] | sights(3, "p4", "yellow-suitcase") | sights(8, "p4", "lilac-briefcase")}
INFORMANTS = "red:H6 yellow:H6 green:H6 black:F1"


def investigating(phase: str, seats: int, sealed: bool = False) -> Match:
    """The tenth turn: Red is at the station, its informant in Blue's hotel."""
    players = {
        f"p{seat + 1}": {
            "agent": "B1" if seat == RED else "H1",
            "informant": "H6",
            "bug": "G5",
            "sealed": ["dial B2"] if sealed else [],
            "seen": own_lines(seat) | FAKE.get(COLOURS[seat], {}),
        }
        for seat in range(seats)
    }
    return lay(phase, seats, players, turns=9)


def filing(seats: int, fugitive: int) -> Match:
    name = f"p{fugitive + 1}"
    players = {name: {"seen": own_lines(fugitive) | sights(8, "p1", "G3")}}
    return lay("FILE", seats, players, declared=[name], fugitive=name, turns=31)


def taken(match: Match, seat: int) -> Match:
    match.perform(seat, "take lilac-locker")
    return match


def moments(name: str, seats: int, fugitive: int, searcher: int) -> dict[str, Moment]:
    dialling = investigating("DIAL", seats)
    searching = placed(f"{COLOURS[searcher]}:H6", INFORMANTS, seats=seats, turn=9, seen=KNOWN)
    return {
        f"{name}-hide": moment(play_out(gather(seats), until=in_phase("HIDE")), RED),
        f"{name}-bug": moment(lay("BUG", seats), RED),
        f"{name}-act-mole": moment(placed("red:V3", seats=seats, turn=6), RED),
        f"{name}-act-secret": moment(placed("red:G3", seats=seats, turn=7, hands={"red": ["G3"]}), RED),
        f"{name}-act-hotel": moment(searching, searcher),
        f"{name}-act-station": moment(placed("yellow:F1", seats=seats, turn=10), YELLOW),
        f"{name}-dial": moment(dialling, RED),
        f"{name}-watch": moment(dialling, WATCHER),
        f"{name}-informant": moment(investigating("INFORMANT", seats, sealed=True), RED),
        f"{name}-file": moment(filing(seats, fugitive), fugitive),
        f"{name}-file-lines": moment(taken(filing(seats, fugitive), fugitive), fugitive),
        f"{name}-flight": moment(fleeing(seats=seats), RED),
        f"{name}-over": moment(fly(fleeing(seats=seats), "red:F1"), RED),
    }


def fixtures() -> dict[str, Moment]:
    six, three = moments("six", 6, fugitive=GREEN, searcher=BLACK), moments("three", 3, fugitive=RED, searcher=GREEN)
    return {"views": six | three, "told": told(GAME, 3, turn_limit=40, flight_turn_limit=6)}
