"""Setup (DA-3): the coin, the companies and the identity cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from filature.games.double_agents import events
from filature.games.double_agents.board import CIA, COIN, IDENTITIES, KGB, TEAMS
from filature.games.double_agents.moves import JOIN
from filature.games.double_agents.state import SEATS, Fields, company_of, members_of

EITHER: Final = ((CIA, 1), (KGB, 1))


def begin(state: Fields) -> None:
    """DA-3.3: with an odd number of players a coin decides who is larger, unless players choose."""
    if state.setup.odd and not state.setup.chosen:
        state.phase = COIN


def chances(state: Fields) -> Sequence[tuple[int, int]]:
    if state.phase == COIN:
        return EITHER
    if state.phase == IDENTITIES:  # DA-3.4
        seat: i64 = state.dealt
        company_members = members_of(state, company_of(state, seat))
        if state.doubles & company_members:
            return ((0, 1),)
        loyal = len(SEATS[company_members & ~((1 << seat) - 1)]) - 1
        return ((0, loyal), (1, 1)) if loyal else ((1, 1),)
    return tuple((company, int(vacancies(state, company))) for company in (CIA, KGB) if vacancies(state, company) > 0)


def joins(state: Fields) -> tuple[int, ...]:
    """The moves of a player who chooses a company (DA-13 `team_assignment`)."""
    return tuple(JOIN + company for company in (CIA, KGB) if vacancies(state, company) > 0)


def happen(state: Fields, outcome: i64) -> None:
    """What chance brings in the setup."""
    if state.phase == COIN:
        state.larger = outcome
        state.phase = TEAMS
        events.coin(state)
    elif state.phase == TEAMS:
        join(state, outcome)
    else:
        identify(state, outcome)


def vacancies(state: Fields, company: i64) -> i64:
    """How many may still join a company (DA-3.2)."""
    setup = state.setup
    joined = len(SEATS[members_of(state, company)])
    if not setup.odd or state.larger == 1 - company:
        return setup.half - joined
    if state.larger == company:
        return setup.half + 1 - joined
    joined_other = len(SEATS[members_of(state, 1 - company)])
    return setup.half - joined + (1 if joined_other <= setup.half else 0)  # players choose; either may be the larger


def join(state: Fields, company: i64) -> None:
    seat = state.joined
    state.joined += 1
    state.moment += 1
    if company == KGB:
        state.kgb |= 1 << seat
    events.joined(state, seat, company)
    if state.joined == state.setup.seats:
        settle_larger(state)
        state.phase = IDENTITIES
        events.companies(state)


def settle_larger(state: Fields) -> None:
    """DA-3.8: which company is the larger shows once everybody has joined one."""
    if state.setup.odd:
        state.larger = KGB if len(SEATS[state.kgb]) > state.setup.half else CIA


def identify(state: Fields, double: i64) -> None:
    seat = state.dealt
    if double:
        state.doubles |= 1 << seat
    state.dealt += 1
    events.identified(state, seat, double)


def is_complete(state: Fields) -> bool:
    """Everybody has an identity card."""
    return state.phase == IDENTITIES and state.dealt == state.setup.seats
