"""The end of a match: designations, scores and winners (DA-10.4, DA-11)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from filature.games.double_agents import events
from filature.games.double_agents.board import BONUS, CIA, COMPANIES, KGB, OVER, PLACES, POT
from filature.games.double_agents.history import FATES, record_of
from filature.games.double_agents.packed import get
from filature.games.double_agents.state import SEATS, Fields, members_of, side_of
from filature.kernel.state import seat_name
from filature.kernel.view import Outcome


def end(state: Fields) -> None:
    """The last ballot is cast; ballots and identities are shown (DA-10.5, DA-10.6)."""
    state.phase = OVER
    if state.news is not None:
        events.over(state, outcome(state))


def designated(state: Fields, company: i64) -> i64:
    """The member for whom more than half of all members voted (DA-10.4); -1 if there is none."""
    members = SEATS[members_of(state, company)]
    ballots = [int(get(state.ballots, voter)) for voter in members]
    for candidate in members:
        if 2 * ballots.count(candidate + 1) > len(members):
            return candidate
    return -1


def held(state: Fields, holder: i64) -> int:
    """The victory points a seat holds, or a pot (POT + company)."""
    points: i64 = 0
    for played in range(state.rounds):
        missions = record_of(state, played, FATES)
        for place in range(PLACES):
            if get(missions, PLACES + place) == holder:
                points += get(missions, place)
    return int(points)


def double_of(state: Fields, company: i64) -> i64:
    """The double agent of a company; -1 while there is none."""
    doubles = SEATS[state.doubles & members_of(state, company)]
    return doubles[0] if doubles else -1


def parts(state: Fields, company: i64) -> dict[str, int]:
    """DA-11.6: what a company's score is made of."""
    enemy = 1 - company
    named = designated(state, company)
    loyal = 0
    for seat in SEATS[members_of(state, company) & ~state.doubles]:
        if seat != named:  # DA-11.2, DA-11.4
            loyal += held(state, seat)
    traitor = double_of(state, enemy)
    return {
        "pot": held(state, POT + company),  # DA-11.1
        "loyal": loyal,
        "friend": held(state, traitor) if traitor != designated(state, enemy) else 0,  # DA-11.3
        "bonus": BONUS if state.larger == enemy else 0,  # DA-11.5
    }


def outcome(state: Fields) -> Outcome:
    scores = [sum(parts(state, company).values()) for company in (CIA, KGB)]
    sides = [side_of(state, seat) for seat in range(state.setup.seats)]
    winner = -1 if scores[CIA] == scores[KGB] else CIA if scores[CIA] > scores[KGB] else KGB  # DA-11.7
    facts: dict[str, Any] = {
        "scores": {COMPANIES[company]: scores[company] for company in (CIA, KGB)},
        "parts": {COMPANIES[company]: parts(state, company) for company in (CIA, KGB)},
        "designated": {COMPANIES[company]: name_of(designated(state, company)) for company in (CIA, KGB)},
        "doubles": {COMPANIES[company]: name_of(double_of(state, company)) for company in (CIA, KGB)},
    }
    return Outcome(
        winners=tuple(seat for seat in range(state.setup.seats) if sides[seat] == winner),
        points=tuple(scores[side] for side in sides),
        reason="draw" if winner < 0 else COMPANIES[winner],
        facts=facts,
    )


def name_of(seat: i64) -> str:
    return seat_name(seat) if seat >= 0 else "nobody"
