"""Positions of Top Secret that cannot be, with the reason that is given."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

from filature.games.top_secret import GAME
from filature.kernel.match import Match
from tests.games.top_secret.table import Position, act, gather, lay, position

Change = Callable[[dict[str, Any]], None]


def put(*path: str, value: Any) -> Change:
    def change(data: dict[str, Any]) -> None:
        for key in path[:-1]:
            data = data[key]
        data[path[-1]] = value

    return change


def agents(**places: str) -> Change:
    return lambda data: data["agents"].update({name: {"place": place} for name, place in places.items()})


def both(*changes: Change) -> Change:
    def change(data: dict[str, Any]) -> None:
        for one in changes:
            one(data)

    return change


def delivered(*cases: str, by: str) -> Change:
    def change(data: dict[str, Any]) -> None:
        data["delivered"] = [{"case": case, "by": by} for case in cases]
        for case in cases:
            data["cases"][case]["city"] = None

    return change


POSITIONS: list[tuple[Change, str]] = [
    (put("agents", "R1", value={"place": "Atlantis"}), "there is no city Atlantis"),
    (put("agents", "R9", value={"place": "Lagos"}), "there is no agent R9"),
    (put("agents", "R2", value={"place": "S_green"}), "there is no city S_green"),
    (put("agents", "R2", value={"place": "Aden", "case": "YA"}), "there is no case YA"),
    (put("agents", "R2", value={"place": "S_red", "case": "GB"}), "lies in a city, is carried, or is delivered"),
    (
        both(put("cases", "GB", "city", value=None), put("agents", "R2", value={"place": "S_red", "case": "GB"})),
        "no city",
    ),
    (both(put("agents", "R2", value={"place": "Aden", "case": "RA"})), "a case has one carrier"),
    (agents(G1="Lagos"), "Lagos holds agents of two colours"),
    (agents(G1="Aden", G2="Aden", G3="Aden"), "more than two agents of one colour"),
    (both(agents(R2="Aden", R3="Aden", R4="Aden"), put("pool", value=0)), "can no longer be kept"),
    (agents(**{f"G{n}": "out" for n in range(1, 8)}), "only one player has agents"),
    (lambda data: data["cases"].pop("GA"), "the cases are RA, RB"),
    (put("cases", "GA", "content", value="gold"), "This is no position"),
    (put("cases", "GA", "city", value=None), "lies in a city, is carried, or is delivered"),
    (put("delivered", value=[{"case": "GA", "by": "p1"}]), "one of these"),
    (put("delivered", value=[{"case": "ZZ", "by": "p1"}]), "there is no case ZZ"),
    (put("active", value="p3"), "There is no player 'p3'"),
    (put("cards", value={"p1": []}), "p1 has at least one card"),
    (put("cards", value={"p1": [5, 5]}), "too many cards of value 5"),
    (put("rounds", value=100), "limit of rounds is reached"),
    (put("roll", value=None), "the dice have been rolled"),
    (put("phase", value="ROLL"), "the dice are rolled in the ROLL phase"),
    (put("phase", value="CARDS"), "a duel is under way"),
    (put("phase", value="BOMB"), "a bomb goes off"),
    (put("phase", value="OVER"), "a match that is over has an end"),
    (put("phase", value="START_ROLL"), "somebody rolls for the start"),
    (put("plans", value={"p1": {"contents": ["5"]}}), "plans are made in the SETUP phase"),
    (put("duel", value={"attacker": "R1", "opponent": "p2"}), "a duel is under way"),
    (put("agents", "G1", value={"place": "Aden", "bonus": 1}), "G1 has bonus steps"),
    (put("handled", value=61), "This is no position"),
    (delivered("GA", "GC", "GB", by="p2"), "the first three cases p2 delivered are all p2's own"),
]

CARDS = act(lay("R1 Lagos, G1 Aden", T=1), "R1 > Aden")
TARGET = act(lay("R1 Dakar, G1 Lagos, G2 Lagos", T=1), "R1 > Lagos")
LOOT = act(lay("R1 Lagos with RA, G1 Aden", T=1), "R1 > Aden", "duel 1:2")
BOMB = act(lay("R1 Darwin with GD, R7 out", T=1), "R1 > H_red")
DUELS: list[tuple[Match, Change, str]] = [
    (CARDS, put("duel", "opponent", value="p1"), "no agent of p1"),
    (CARDS, put("duel", "attacker", value="G1"), "G1 is no agent of p1"),
    (CARDS, put("duel", "defender", value="G2"), "the defender is where the attacker is"),
    (CARDS, put("duel", "cards", value={"p1": 1, "p2": 2}), "both cards are chosen"),
    (CARDS, put("duel", "loot", value="RA"), "in the LOOT phase only"),
    (CARDS, both(put("cards", value={"p1": [1]}), put("duel", "cards", value={"p1": 2})), "p1 has no card 2"),
    (TARGET, put("duel", "defender", value="G1"), "a first opponent is named where two are"),
    (LOOT, put("duel", "loot", value=None), "a case is on offer"),
    (LOOT, put("duel", "loot", value="RB"), "the case lies where the winner is"),
    (LOOT, put("duel", "defender", value=None), "somebody has won the duel"),
    (LOOT, put("pool", value=1), "a lost duel leaves no steps"),
    (LOOT, put("agents", "R2", value={"place": "Lagos", "bonus": 1}), "a lost duel leaves no steps"),
    (BOMB, put("bomb", "losses", value=7), "more agents than there are"),
]


PLANS: list[tuple[Any, str]] = [
    ({"p1": {"contents": ["5", "5"]}}, "one too many"),
    ({"p1": {"contents": ["5", "3", "1", "bomb"], "cities": ["Lagos", "Lagos"]}}, "cannot lie in Lagos"),
    ({"p1": {"cities": ["Lagos"]}}, "the next part"),
    ({"p1": {"guard": True}}, "no guard"),
]


COLOURS: list[tuple[int, str, Any, Any, str]] = [
    (2, "SETUP", "random", None, "each of the 2 players has one"),
    (2, "SETUP", "random", ["red"], "each of the 2 players has one"),
    (2, "SETUP", "random", ["red", "blue"], "diagonally opposite"),
    (3, "SETUP", "random", ["red", "blue", "red"], "all different"),
    (3, "SETUP", "random", ["red", "blue", "green", "yellow"], "all different"),
    (2, "SETUP", ["red", "green"], ["green", "red"], "the options have chosen others"),
    (2, "COLOURS", ["red", "green"], None, "the COLOURS phase is over"),
    (2, "COLOURS", "random", ["red"], "the COLOURS phase is over"),
    (4, "COLOURS", "random", ["red", "blue", "yellow"], "the COLOURS phase is over"),
    (2, "SETUP", "random", ["red", "pink"], "This is no position"),
]
LATE = [
    position("R1 Lagos", T=1) | {"late": "p1"},
    position("R1 Lagos") | {"late": "p1"},
    CARDS.state.dump() | {"late": "p1", "cards": {"p1": [3]}},
]
NOTHING_YET = act(gather(4, colours="random"), "colour blue", "colour red").state.dump()


def spoilt(laid: Position, change: Change) -> Position:
    """A good position with something changed."""
    laid = copy.deepcopy(laid)
    assert GAME.load(laid)
    change(laid)
    return laid


def setup(seats: int, **fields: Any) -> Position:
    return {"game": "top_secret", "seats": seats, "phase": "SETUP", **fields}


LAID: list[tuple[Position, str]] = [
    *((spoilt(position("R1 Lagos with RA", T=2), change), why) for change, why in POSITIONS),
    *((spoilt(match.state.dump(), change), why) for match, change, why in DUELS),
    *((setup(2, colours=["red", "green"], plans=plans), why) for plans, why in PLANS),
    *(
        (setup(seats, phase=phase, options={"colours": chosen}, colours=colours), why)
        for seats, phase, chosen, colours, why in COLOURS
    ),
    *((laid, "p1 has nothing secret to choose") for laid in LATE),
    (NOTHING_YET | {"agents": {"B1": {"place": "Lagos"}}}, "nothing lies on the table"),
]
IMPOSSIBLE = {f"{number}: {why}": (laid, why) for number, (laid, why) in enumerate(LAID, 1)}
