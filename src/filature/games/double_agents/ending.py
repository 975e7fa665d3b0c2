"""The end of a match: designations, scores and winners (DA-10.4, DA-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from filature.games.double_agents.board import BONUS, CIA, COMPANIES, KGB, MOST_SEATS, PLACES, POT
from filature.games.double_agents.lanes import lane
from filature.games.double_agents.past import FATES, number_of
from filature.kernel.game import Outcome
from filature.kernel.state import seat_name

if TYPE_CHECKING:
    from filature.games.double_agents.rules import DoubleAgents


def designated(state: DoubleAgents, company: i64) -> i64:
    """The member for whom more than half of all members voted (DA-10.4); -1 if there is none."""
    members = state.members(company)
    for candidate in range(state.box.seats):
        if members >> candidate & 1:
            votes = 0
            size = 0
            for voter in range(state.box.seats):
                if members >> voter & 1:
                    size += 1
                    if lane(state.ballots, voter) == candidate + 1:
                        votes += 1
            if 2 * votes > size:
                return candidate
    return -1


def held(state: DoubleAgents, holder: i64) -> int:
    """The victory points a seat holds, or a pot (POT + company)."""
    points: i64 = 0
    for played in range(state.rounds):
        missions = number_of(state, played, FATES)
        for place in range(PLACES):
            if lane(missions, PLACES + place) == holder:
                points += lane(missions, place)
    return int(points)


def double_of(state: DoubleAgents, company: i64) -> i64:
    """The double agent of a company; -1 while there is none."""
    found = state.doubles & state.members(company)
    for seat in range(MOST_SEATS):
        if found >> seat & 1:
            return seat
    return -1


def side_of(state: DoubleAgents, seat: i64) -> i64:
    """DA-11.8: a double agent wins and loses with the opposing company."""
    return state.company_of(seat) ^ (state.doubles >> seat & 1)


def parts(state: DoubleAgents, company: i64) -> dict[str, int]:
    """DA-11.6: what a company's score is made of."""
    enemy = 1 - company
    members = state.members(company)
    named = designated(state, company)
    loyal = 0
    for seat in range(state.box.seats):
        if members >> seat & 1 and not state.doubles >> seat & 1 and seat != named:  # DA-11.2, DA-11.4
            loyal += held(state, seat)
    traitor = double_of(state, enemy)
    return {
        "pot": held(state, POT + company),  # DA-11.1
        "loyal": loyal,
        "friend": held(state, traitor) if traitor != designated(state, enemy) else 0,  # DA-11.3
        "bonus": BONUS if state.larger == enemy else 0,  # DA-11.5
    }


def outcome(state: DoubleAgents) -> Outcome:
    scores = [sum(parts(state, company).values()) for company in (CIA, KGB)]
    sides = [side_of(state, seat) for seat in range(state.box.seats)]
    winner = -1 if scores[CIA] == scores[KGB] else CIA if scores[CIA] > scores[KGB] else KGB  # DA-11.7
    facts: dict[str, Any] = {
        "scores": {COMPANIES[company]: scores[company] for company in (CIA, KGB)},
        "parts": {COMPANIES[company]: parts(state, company) for company in (CIA, KGB)},
        "designated": {COMPANIES[company]: name_of(designated(state, company)) for company in (CIA, KGB)},
        "doubles": {COMPANIES[company]: name_of(double_of(state, company)) for company in (CIA, KGB)},
    }
    return Outcome(
        winners=tuple(seat for seat in range(state.box.seats) if sides[seat] == winner),
        points=tuple(scores[side] for side in sides),
        reason="draw" if winner < 0 else COMPANIES[winner],
        facts=facts,
    )


def name_of(seat: i64) -> str:
    return seat_name(seat) if seat >= 0 else "nobody"
