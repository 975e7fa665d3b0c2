"""Positions of Agents Secrets that cannot be, with the reason that is given."""

from __future__ import annotations

from typing import Any

from tests.games.serum.table import deal, fleeing, position


def spoilt(phase: str = "DIAL", **changes: Any) -> dict[str, Any]:
    return position(phase) | changes


def dealt(colour: str, **changes: Any) -> dict[str, Any]:
    return spoilt(colours={**deal(), colour: {**deal()[colour], **changes}})


def player(phase: str = "DIAL", **changes: Any) -> dict[str, Any]:
    return spoilt(phase, players={"p1": changes})


FLOWN = fleeing().state.dump()
IMPOSSIBLE: dict[str, tuple[dict[str, Any], str]] = {
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
    "chance placing a bug": (spoilt("BUG", late="p1"), "chance chooses for nobody in this phase"),
    "chance dialling where dials are free": (spoilt(late="p1"), "chance chooses for nobody in this phase"),
    "chance filing for a pursuer": (
        spoilt("FILE", declared=["p1"], fugitive="p1", turns=3, late="p2"),
        "p2 has nothing to choose",
    ),
    "chance dialling for whoever has dialled": (
        position("DIAL", 3, {"p1": {"sealed": ["dial H1"]}}, dial_guard="block", late="p1"),
        "p1 has nothing to choose",
    ),
}
