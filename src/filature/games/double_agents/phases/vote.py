"""The vote (DA-10): each company tries to name its double agent."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from filature.games.double_agents import events
from filature.games.double_agents.board import ABSTAINED, VOTE
from filature.games.double_agents.moves import ABSTAIN, BALLOT
from filature.games.double_agents.packed import get, put
from filature.games.double_agents.phases import ending
from filature.games.double_agents.state import SEATS, Fields, company_of, members_of

NO_MOVES: Final[tuple[int, ...]] = ()
BALLOTS: Final[list[tuple[int, ...]]] = [(*(BALLOT + seat for seat in seats), ABSTAIN) for seats in SEATS]
"""The ballots for a set of members."""


def begin(state: Fields) -> None:
    state.phase = VOTE
    state.up = 0
    events.vote_opens(state)


def missing(state: Fields) -> i64:
    """The set of seats that have still to vote."""
    seats: i64 = 0
    seat: i64 = 0
    while seat < state.setup.seats:
        if not get(state.ballots, seat):
            seats |= 1 << seat
        seat += 1
    return seats


def moves(state: Fields, seat: i64) -> tuple[int, ...]:
    """DA-10.3: any member of the own company, or an abstention; a ballot cast is final."""
    return NO_MOVES if get(state.ballots, seat) else BALLOTS[members_of(state, company_of(state, seat))]


def play(state: Fields, seat: i64, move: i64) -> bool:
    """Casts a ballot; False if it is not legal."""
    if get(state.ballots, seat):
        return False
    if move == ABSTAIN:
        cast(state, seat, ABSTAINED)
    elif BALLOT <= move < ABSTAIN and members_of(state, company_of(state, seat)) >> (move - BALLOT) & 1:
        cast(state, seat, move - BALLOT + 1)
    else:
        return False
    return True


def cast(state: Fields, seat: i64, choice: i64) -> None:
    state.ballots = put(state.ballots, seat, choice)
    state.moment += 1
    events.voted(state, seat)
    if not missing(state):
        ending.end(state)
