"""The end (HC-4.10), and who has won (HC-4.11, HC-4.12, HC-5.9 to HC-5.11)."""

from __future__ import annotations

from filature.games.heimlich import events, report
from filature.games.heimlich.board import BONUS, GOAL, OVER
from filature.games.heimlich.moves import INDEPENDENT
from filature.games.heimlich.packed import unpack
from filature.games.heimlich.state import Fields
from filature.kernel.state import seat_name
from filature.kernel.view import Outcome


def end(state: Fields) -> None:
    """HC-4.10: no dossier move, no further turn."""
    state.phase = OVER
    if state.news is not None:
        events.over(state, outcome(state))


def winning_agents(scores: list[int], gains: list[int], goal_tie: str) -> list[int]:
    """The agents that win the basic game (HC-4.11); none if nobody reached the goal."""
    finishers = [agent for agent, score in enumerate(scores) if score >= GOAL]
    if goal_tie == "last_count":
        finishers = _best(finishers, gains)  # HC-4.11.2
    return _best(finishers, scores)  # HC-4.11.3; several: jointly, HC-4.11.4


def winning_seats(totals: list[int], correct: list[int], gains: list[int]) -> list[int]:
    """The players that win the advanced game: most points, then right lines, then last gain, then jointly."""
    winners = _best(list(range(len(totals))), totals)  # HC-5.10
    winners = _best(winners, correct)  # HC-5.11
    return _best(winners, gains)


def _best(candidates: list[int], measure: list[int]) -> list[int]:
    most = max((measure[candidate] for candidate in candidates), default=0)
    return [candidate for candidate in candidates if measure[candidate] == most]


def outcome(state: Fields) -> Outcome:
    """The result of a finished match."""
    agents = state.setup.agents
    scores, before, owners = unpack(state.scores, agents), unpack(state.before, agents), unpack(state.owners, agents)
    gains = [after - earlier for after, earlier in zip(scores, before, strict=True)]
    return _advanced(state, scores, gains) if state.setup.advanced else _basic(state, scores, gains, owners)


def _basic(state: Fields, scores: list[int], gains: list[int], owners: list[int]) -> Outcome:
    agents = winning_agents(scores, gains, state.setup.options.goal_tie)
    winners = tuple(sorted(owners[agent] for agent in agents if owners[agent] != INDEPENDENT))  # HC-4.12
    reason = "goal" if winners else "independent" if agents else "cap"
    points = tuple(scores[state.agent_of(seat)] for seat in range(state.setup.seats))
    return Outcome(winners, points, reason, {"agents": [state.agent_name(agent) for agent in agents]})


def _advanced(state: Fields, scores: list[int], gains: list[int]) -> Outcome:
    seats = range(state.setup.seats)
    own = [state.agent_of(seat) for seat in seats]
    correct = [report.correct(state, seat) for seat in seats]
    totals = [scores[own[seat]] + BONUS * correct[seat] for seat in seats]  # HC-5.9, HC-5.10
    free = [scores[agent] for agent in range(state.setup.agents) if agent not in own]
    winners = winning_seats(totals, correct, [gains[own[seat]] for seat in seats])
    if blocked(free, totals, state.setup.options.independents_block):
        winners = []
    if not state.report_asked:  # HC-8.27: the limit came before anybody had 29 points, so there is nothing to unmask
        scored = {"scores": {seat_name(seat): totals[seat] for seat in seats}}
        return Outcome(tuple(winners), tuple(totals), "unreported" if winners else "unreported-blocked", scored)
    facts = {
        "correct": {seat_name(seat): correct[seat] for seat in seats},
        "bonus": {seat_name(seat): BONUS * correct[seat] for seat in seats},
        "totals": {seat_name(seat): totals[seat] for seat in seats},
    }
    return Outcome(tuple(winners), tuple(totals), "report" if winners else "blocked", facts)


def blocked(independents: list[int], totals: list[int], rule: bool) -> bool:
    """HC-10, independents_block: an independent agent is ahead of every player's total."""
    return rule and max(independents, default=-1) > max(totals)
