"""The hunt (DA-10): whom to name, or to have named."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from filature.games.double_agents.board import BONUS, POT
from filature.games.double_agents.ending import held
from filature.games.double_agents.moves import ABSTAIN, BALLOT

if TYPE_CHECKING:
    from filature.games.double_agents.rules import DoubleAgents

SURE: Final = 0.5
"""Below this nobody is named, whatever there is to win: the others need the same reasons to agree."""


def accuse(state: DoubleAgents, company: i64, seat: i64, members: list[list[int]], odds: list[list[float]]) -> i64:
    """The ballot of a loyal member: the likeliest double agent, unless naming him loses more than it saves."""
    suspects = odds[company]
    best = suspects.index(max(suspects))
    if suspects[best] <= SURE or members[company][best] == seat:
        return ABSTAIN
    named = members[company][best]
    better = winning(state, company, members, odds, named) - winning(state, company, members, odds, -1)
    return BALLOT + named if better >= -1e-9 else ABSTAIN


def winning(state: DoubleAgents, company: i64, members: list[list[int]], odds: list[list[float]], named: i64) -> float:
    """How likely a company wins if it names that member (-1: nobody) and the other company names nobody."""
    enemy = 1 - company
    bonus = 0 if state.larger < 0 else BONUS if state.larger == enemy else -BONUS
    base = bonus + held(state, POT + company) - held(state, POT + enemy)
    purses = [held(state, member) if member != named else 0 for member in members[company]]
    theirs = [held(state, member) for member in members[enemy]]
    whole = 0.0
    for purse, odd in zip(purses, odds[company], strict=True):
        for their, likely in zip(theirs, odds[enemy], strict=True):
            # What a double agent holds goes over to the other company (DA-11.3).
            lead = base + sum(purses) - 2 * purse - sum(theirs) + 2 * their
            whole += odd * likely * (1.0 if lead > 0 else 0.5 if lead == 0 else 0.0)
    return whole


def mislead(state: DoubleAgents, seat: i64, members: list[int], suspected: list[float]) -> i64:
    """The ballot of a double agent: the mate whom others suspect, the richer the better."""
    worth = [
        -1.0 if member == seat else odds * (1.0 + held(state, member))
        for member, odds in zip(members, suspected, strict=True)
    ]
    return BALLOT + members[worth.index(max(worth))]
