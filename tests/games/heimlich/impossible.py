"""Positions of Heimlich & Co. that cannot be, with the reason that is given."""

from __future__ import annotations

from typing import Any

from tests.games.heimlich.table import position

FOUR = "OR@CH VI@CH RE@CH BL@CH"


def spoilt(**changes: Any) -> dict[str, Any]:
    return position(FOUR) | changes


def agent_spoilt(**changes: Any) -> dict[str, Any]:
    laid = position(FOUR)
    laid["agents"]["orange"] |= changes
    return laid


NEWCOMER = {"trigger_rule": "newcomer"}
REPORTED = {"phase": "DOSSIER", "die": 1, "reported": True, "options": {"mode": "advanced"}}
IMPOSSIBLE: dict[str, tuple[dict[str, Any], str]] = {
    "an unknown place": (agent_spoilt(place="H11"), "H11"),
    "an unknown agent": (spoilt(agents={"black": {}}), "black"),
    "too few agents": (
        spoilt(agents={"orange": {"owner": "p1"}, "red": {"owner": "p2"}}),
        "2 players need 4 agents, not 2",
    ),
    "a negative score": (agent_spoilt(score=-1), ">= 0"),
    "a score above all counts": (agent_spoilt(score=52), "<= 51"),
    "a finished score in a match that goes on": (agent_spoilt(score=42), "the match is over"),
    "an end without a finisher": (spoilt(phase="OVER"), "nobody has reached the goal"),
    "an unknown player": (spoilt(active="p3"), "players are p1, p2"),
    "an unknown owner": (agent_spoilt(owner="p9"), "players are p1, p2"),
    "two agents for one player": (agent_spoilt(owner="p2"), "p2 owns two agents"),
    "a player without an agent": (agent_spoilt(owner="independent"), "every player owns one agent"),
    "a die before the roll": (spoilt(die=3), "a die lies on the table from the roll"),
    "a move without a die": (spoilt(phase="MOVE"), "a die lies on the table from the roll"),
    "a seventh face": (spoilt(phase="MOVE", die=7), "<= 6"),
    "a pick from an ordinary die": (spoilt(phase="PICK"), "only the 1-3 die"),
    "start rolls in the middle": (spoilt(start={"contenders": ["p1"]}), "in the ORDER phase only"),
    "start rolls that nobody makes": (spoilt(phase="ORDER", start={"contenders": []}), "still to roll"),
    "an ORDER phase without start rolls": (spoilt(phase="ORDER"), "somebody rolls for the start"),
    "reports in the basic game": (spoilt(reported=True), "the basic game has no reports"),
    "reports before they are asked": (spoilt(reports=[{"violet": "p2"}]), "once they are asked for"),
    "a report on the own agent": (spoilt(**REPORTED, reports=[{"orange": "p2"}]), "own agent orange"),
    "a report of a stranger": (spoilt(**REPORTED, reports=[{}, {}, {"red": "p1"}]), "2 players"),
    "an old agent where all are new": (spoilt(old_agents=["orange"]), "unless trigger_rule is newcomer"),
    "an old agent that does not play": (spoilt(old_agents=["green"], options=NEWCOMER), "only agents in play"),
    "nobody new": (spoilt(old_agents=["orange", "violet", "red", "blue"], options=NEWCOMER), "some agent must be new"),
    "a limit of turns passed": (spoilt(turns=5, options={"turn_limit": 5}), "turn"),
}
