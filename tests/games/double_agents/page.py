"""Moments of the game of two companies for the tests of its page: what the first seat sees there."""

from __future__ import annotations

from filature.games.double_agents import GAME
from tests.games.double_agents.table import choose, lay
from tests.games.double_agents.vectors import vote_position
from tests.games.page import Moment, view
from tests.games.told import told


def fixtures() -> dict[str, Moment]:
    leg = lay(4, 3, hands={"c1": "X A K"}, larger="cia")
    choose(leg, c1="X HongKong", c2="A Berlin", c3="A Berlin", c4="A Berlin", k1="A Cairo", k2="A Rio", k3="A Rio")
    choose(leg, c1="A Rio", c2="A Cairo", k1="A Rio")
    vote = vote_position(4, 3, {"c1": [4], "c3": [2, 5], "k2": [3]}, "c1 k1")
    over = vote.copy()
    for seat, ballot in enumerate(["vote p2", "vote p1", "vote p1", "abstain", "vote p5", "vote p7", "vote p5"]):
        over.perform(seat, ballot)
    return {
        "leg": view(leg, 0),
        "vote": view(vote, 0),
        "over": view(over, 0),
        "told": told(GAME, 6),
        "told-silent": told(GAME, 6, 2, absent=True, discussion_seconds=60, defector_mode="copy", ballots="secret"),
    }
