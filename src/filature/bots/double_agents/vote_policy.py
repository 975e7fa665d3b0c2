"""Vote policy (DA-10): whom a loyal member names, and whom a double agent has named."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from filature.games.double_agents.board import BONUS, POT
from filature.games.double_agents.moves import ABSTAIN, BALLOT
from filature.games.double_agents.phases.ending import held
from filature.games.double_agents.state import Fields

LEAST_ODDS: Final = 0.5
"""Below this nobody is named, whatever there is to win: the others need the same reasons to agree."""


def loyal_ballot(state: Fields, company: i64, seat: i64, members: list[list[int]], odds: list[list[float]]) -> i64:
    """The ballot of a loyal member: the likeliest double agent, unless naming them loses more than it saves."""
    suspects = odds[company]
    best = suspects.index(max(suspects))
    if suspects[best] <= LEAST_ODDS or members[company][best] == seat:
        return ABSTAIN
    named = members[company][best]
    abstaining = win_probability_if(state, company, members, odds, -1)
    gain = win_probability_if(state, company, members, odds, named) - abstaining
    return BALLOT + named if gain >= -1e-9 else ABSTAIN


def win_probability_if(
    state: Fields, company: i64, members: list[list[int]], odds: list[list[float]], named: i64
) -> float:
    """How likely a company wins if it names that member (-1: nobody) and the other company names nobody."""
    enemy = 1 - company
    bonus = 0 if state.larger < 0 else BONUS if state.larger == enemy else -BONUS
    base = bonus + held(state, POT + company) - held(state, POT + enemy)
    own_points = [held(state, member) if member != named else 0 for member in members[company]]
    enemy_points = [held(state, member) for member in members[enemy]]
    probability = 0.0
    for lost, own_odds in zip(own_points, odds[company], strict=True):
        for won, enemy_odds in zip(enemy_points, odds[enemy], strict=True):
            # What a double agent holds goes over to the other company (DA-11.3).
            lead = base + sum(own_points) - 2 * lost - sum(enemy_points) + 2 * won
            probability += own_odds * enemy_odds * (1.0 if lead > 0 else 0.5 if lead == 0 else 0.0)
    return probability


def double_ballot(state: Fields, seat: i64, members: list[int], suspected: list[float]) -> i64:
    """The ballot of a double agent: the mate whom others suspect, the richer the better."""
    worth = [
        -1.0 if member == seat else odds * (1.0 + held(state, member))
        for member, odds in zip(members, suspected, strict=True)
    ]
    return BALLOT + members[worth.index(max(worth))]
