"""The next turn, and the end (SE-8)."""

from __future__ import annotations

from typing import Final, Literal

from mypy_extensions import i64

from filature.games.top_secret import events
from filature.games.top_secret.board import GOAL, OVER, ROLL
from filature.games.top_secret.board import SECRETS as EACH
from filature.games.top_secret.state import Fields
from filature.kernel.state import seat_name
from filature.kernel.view import Outcome

Reason = Literal["secrets", "last", "dead", "limit"]
REASONS: Final[tuple[Reason, ...]] = ("secrets", "last", "dead", "limit")
SECRETS: Final = 0  # SE-8.1
LAST: Final = 1  # SE-8.3
DEAD: Final = 2  # SE-8.4
LIMIT: Final = 3  # SE-8.5


def pass_turn(state: Fields) -> None:
    """The next player with agents rolls (SE-8.2); what is left of the pool and of bonus steps is lost."""
    state.pool = 0
    state.bonus = 0
    state.handled = 0
    state.won = False
    state.roll = -1
    state.losses = 0
    state.turns += 1
    seat = state.active
    while True:
        seat = state.setup.after[seat]  # SE-3.2
        if seat == state.first:  # SE-8.5: to, or past, the first player
            state.rounds += 1
        if state.agents_left(seat):
            break
    state.active = seat
    state.phase = ROLL
    if state.rounds >= state.setup.round_limit:
        finish(state, LIMIT, -1)


def hidden(state: Fields) -> i64:
    """R: the secrets not yet delivered by anyone (SE-8.4)."""
    rest = EACH * state.setup.seats
    for seat in range(state.setup.seats):
        rest -= state.totals[seat]
    return rest


def check(state: Fields) -> bool:
    """After a delivery or an elimination: whether the game is over (SE-8.3, SE-8.4)."""
    standing: i64 = 0
    last: i64 = -1
    hope = False
    rest = hidden(state)
    seat: i64 = 0
    while seat < state.setup.seats:
        if state.agents_left(seat):
            standing += 1
            last = seat
            if state.totals[seat] + rest >= GOAL:
                hope = True
        seat += 1
    if standing == 1:
        finish(state, LAST, last)
    elif not hope:
        finish(state, DEAD, -1)
    else:
        return False
    return True


def finish(state: Fields, reason: i64, winner: i64) -> None:
    state.phase = OVER
    state.reason = reason
    state.winner = winner
    if state.news is not None:
        events.over(state, outcome(state))


def ranks(state: Fields) -> list[int]:
    """Each seat's rank, from 1 (SE-8.6)."""
    seats = range(state.setup.seats)
    merit = [(seat == state.winner, int(state.totals[seat]), int(state.agents_left(seat))) for seat in seats]
    return [1 + sum(1 for other in merit if other > merit[seat]) for seat in seats]


def outcome(state: Fields) -> Outcome:
    ranked = ranks(state)
    winners = tuple(seat for seat, rank in enumerate(ranked) if rank == 1)
    totals = tuple(int(state.totals[seat]) for seat in range(state.setup.seats))
    facts = {"places": {seat_name(seat): rank for seat, rank in enumerate(ranked)}}
    return Outcome(winners, totals, REASONS[state.reason], facts)
