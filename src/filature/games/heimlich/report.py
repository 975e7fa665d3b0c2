"""The confidential report of the advanced game (HC-5.6): who has to write which line, and what it may say.

A report is one integer: four bits per agent, 0 while unwritten, else the answer plus one. Answers are a seat,
INDEPENDENT or BLANK. Lines are written in the order of the agents, leaving out the author's own.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from filature.games.heimlich.moves import BLANK, INDEPENDENT, LINE
from filature.games.heimlich.packed import get
from filature.games.heimlich.state import Fields

NOT_WRITTEN: Final = -1


def answer(report: i64, agent: i64) -> i64:
    """What a report says of an agent; NOT_WRITTEN if nothing yet."""
    return (report >> (4 * agent) & 15) - 1


def with_line(report: i64, agent: i64, said: i64) -> i64:
    """A report with one more line."""
    return report | (said + 1) << (4 * agent)


def right_lines(report: i64, owners: i64, agents: i64) -> i64:
    """How many lines of a report name the truth (HC-5.9)."""
    right: i64 = 0
    agent: i64 = 0
    while agent < agents:
        if answer(report, agent) == get(owners, agent):
            right += 1
        agent += 1
    return right


def next_line(state: Fields, seat: i64) -> i64:
    """The agent whose line a seat has to write next; the number of agents when the report is complete."""
    report: i64 = state.reports[seat]
    own: i64 = state.agent_of(seat)
    agent: i64 = 0
    while agent < state.setup.agents and (agent == own or answer(report, agent) != NOT_WRITTEN):
        agent += 1
    return agent


def complete(state: Fields, seat: i64) -> bool:
    return next_line(state, seat) == state.setup.agents


def lines(state: Fields, seat: i64) -> list[int]:
    """The legal answers, as moves, for the line a seat has to write next (HC-5.6)."""
    if not 0 <= seat < state.setup.seats or complete(state, seat):
        return []
    report: i64 = state.reports[seat]
    said = [answer(report, agent) for agent in range(state.setup.agents)]
    others = [other for other in range(state.setup.seats) if other != seat]
    allowed = [*others, INDEPENDENT, BLANK]
    if state.setup.options.report_rule == "consistent":  # HC-8.20: no more than the deal permits
        allowed = [said_now for said_now in allowed if said.count(said_now) < most_lines(state, said_now)]
    return [LINE + said_now for said_now in allowed]


def most_lines(state: Fields, said: i64) -> i64:
    """On how many lines of a consistent report an answer may stand."""
    if said == BLANK:
        return state.setup.agents
    return state.setup.agents - state.setup.seats if said == INDEPENDENT else 1


def write_line(state: Fields, seat: i64, said: i64) -> None:
    report: i64 = state.reports[seat]
    longer = with_line(report, next_line(state, seat), said)
    state.reports = tuple(int(longer) if s == seat else state.reports[s] for s in range(state.setup.seats))


def write_anything(state: Fields, seat: i64, dice: Random) -> None:
    """A whole legal report at random."""
    while not complete(state, seat):
        allowed = lines(state, seat)
        write_line(state, seat, allowed[dice.randrange(len(allowed))] - LINE)


def correct(state: Fields, seat: i64) -> int:
    """How many lines of a seat's report name the truth."""
    return int(right_lines(state.reports[seat], state.owners, state.setup.agents))
