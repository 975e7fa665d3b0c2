"""Positions of the two companies that cannot be, with the reason that is given."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from tests.games.double_agents.table import lay, lock_all, position
from tests.games.double_agents.vectors import vote_position


def put(laid: Any, path: tuple[Any, ...], value: Any) -> None:
    for step in path[:-1]:
        laid = laid[step]
    laid[path[-1]] = value


def spoilt(*path: Any, value: Any, **rest: Any) -> dict[str, Any]:
    """A good position with one thing changed."""
    laid = deepcopy(position(**rest))
    put(laid, path, value)
    return laid


def voted(*path: Any, value: Any) -> dict[str, Any]:
    """A vote with one thing changed."""
    laid = deepcopy(vote_position(3, 3, {"c1": [4]}, "c1 k1").state.dump())
    put(laid, path, value)
    return laid


def both_ready() -> dict[str, Any]:
    laid = lock_all(lay(), but="k3").state.dump()
    laid["players"][5] |= {"card": "agent", "destination": "Rio", "locked": True}
    laid["companies"]["kgb"]["status"] = "READY"
    return laid


HISTORY: dict[str, Any] = {"plays": [], "missions": {}}
LEG_PLAYER = {"company": "cia", "role": "loyal", "hand": ["agent", "agent", "agent"]}
IMPOSSIBLE: dict[str, tuple[dict[str, Any], str]] = {
    "an unknown card": (spoilt("players", 1, "hand", value=["agent", "agent", "bomb"]), "bomb"),
    "an unknown place": (spoilt("players", 1, "destination", value="Paris"), "Paris"),
    "too few players": (spoilt("players", value=[LEG_PLAYER]), "6 seats and 1 players"),
    "one company": (spoilt("companies", value={"cia": {}}), "there are two"),
    "a destination without missions": (spoilt("missions", value={}), "there are piles for Rio"),
    "five of six in one company": (spoilt("players", 4, "company", value="cia"), "at most 3 members"),
    "somebody without a company": (spoilt("players", 5, "company", value=None), "joins a company before"),
    "a gap in the companies": (spoilt("players", 2, "company", value=None), "seat order"),
    "two double agents": (spoilt("players", 1, "role", value="double"), "exactly one double agent"),
    "no double agent": (spoilt("players", 0, "role", value="loyal"), "exactly one double agent"),
    "an unknown role": (spoilt("players", 0, "role", value=None), "in seat order"),
    "a larger company of equal ones": (spoilt("larger", value="cia"), "no company is larger"),
    "a wrong larger company": (spoilt("larger", value="kgb", cia=4), "cia has more members"),
    "too many cards in hand": (spoilt("players", 1, "hand", value=["agent"] * 4), "at most 3 cards"),
    "a card too many": (spoilt("players", 1, "hand", value=["killer"] * 3), "18 cards of its deck"),
    "a hand too small": (
        spoilt(
            "companies",
            "cia",
            "pile",
            value={"special": 2, "defector": 2, "killer": 2, "corruption": 2, "sabotage": 2},
        ),
        "18 cards of its deck",
    ),
    "a choice not in hand": (spoilt("players", 0, "card", value="killer"), "p1 has no killer"),
    "a lock without a card": (spoilt("players", 0, "locked", value=True), "needs a card and a destination"),
    "a limit that is none": (spoilt("players", 0, "out_of_time", value=True), "not limited"),
    "somebody late": (spoilt("late", value="p1"), "nobody is late"),
    "nobody late": (spoilt("phase", value="LATE_CARD"), "players are p1"),
    "a card sent in leg 1": (spoilt("players", 0, "sent", value=["agent", "Rio"]), "when leg 2 is on"),
    "no leg in a leg": (spoilt("leg", value=0), "cards in hand|a leg is on"),
    "a ready company that has not locked": (spoilt("companies", "cia", "status", value="READY"), "all its members"),
    "a hushed company that talks": (spoilt("companies", "cia", "status", value="HUSHED"), "so it is silent"),
    "an open company that is silent": (spoilt("companies", "cia", "silent", value=True), "so it may talk"),
    "a change in the future": (spoilt("companies", "cia", "since", value=7), "after the last moment"),
    "a ballot in a leg": (spoilt("players", 0, "ballot", value="p2"), "after the last round"),
    "a mission too many": (spoilt("missions", "Rio", "left", value=[5, 5, 5, 5, 5]), "exactly the 24 missions"),
    "a mission too dear": (spoilt("missions", "Rio", "left", value=[6]), "<= 5"),
    "a deal before the missions": (spoilt("missions", "Rio", value={"left": [2, 3, 3, 4, 4, 5]}), "turned up before"),
    "a round nobody played": (spoilt("rounds", value=[HISTORY]), "6 players play"),
    "a vote too early": (position(phase="VOTE"), "the vote comes after 6 rounds"),
    "a coin for an even number": (spoilt("phase", value="COIN"), "before identities|no coin"),
    "identities that are dealt already": (position(phase="IDENTITIES"), "all identity cards are dealt"),
    "a ballot for a stranger": (voted("players", 0, "ballot", value="p9"), "players are p1"),
    "a ballot for an enemy": (voted("players", 0, "ballot", value="p4"), "not in the company of p1"),
    "a mission held by strangers": (
        voted("rounds", 0, "missions", "Rio", "holder", value="fbi"),
        "players are p1",
    ),
    "two companies ready at once": (both_ready(), "the leg has been revealed"),
}
