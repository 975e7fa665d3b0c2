"""The next turn, and the end (SE-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from filature.games.top_secret import telling
from filature.games.top_secret.board import GOAL, OVER, ROLL
from filature.games.top_secret.board import SECRETS as EACH
from filature.kernel.game import Outcome
from filature.kernel.state import seat_name

if TYPE_CHECKING:
    from filature.games.top_secret.rules import TopSecret

SECRETS: Final = 1  # SE-8.1
LAST: Final = 2  # SE-8.3
DEAD: Final = 3  # SE-8.4
LIMIT: Final = 4  # SE-8.5
REASONS: Final = ("", "secrets", "last", "dead", "limit")


def pass_turn(state: TopSecret) -> None:
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
        seat = state.box.after[seat]  # SE-3.2
        if seat == state.first:  # SE-8.5: to, or past, the first player
            state.rounds += 1
        if state.left(seat):
            break
    state.active = seat
    state.phase = ROLL
    if state.rounds >= state.box.round_limit:
        finish(state, LIMIT, -1)


def hidden(state: TopSecret) -> i64:
    """R: the secrets not yet delivered by anyone (SE-8.4)."""
    rest = EACH * state.box.seats
    for seat in range(state.box.seats):
        rest -= state.totals[seat]
    return rest


def check(state: TopSecret) -> bool:
    """After a delivery or an elimination: whether the game is over (SE-8.3, SE-8.4)."""
    standing: i64 = 0
    last: i64 = -1
    hope = False
    rest = hidden(state)
    seat: i64 = 0
    while seat < state.box.seats:
        if state.left(seat):
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


def finish(state: TopSecret, reason: i64, winner: i64) -> None:
    state.phase = OVER
    state.reason = reason
    state.winner = winner
    telling.over(state)


def places(state: TopSecret) -> list[int]:
    """Each seat's place, from 1 (SE-8.6)."""
    seats = range(state.box.seats)
    merit = [(seat == state.winner, int(state.totals[seat]), int(state.left(seat))) for seat in seats]
    return [1 + sum(1 for other in merit if other > merit[seat]) for seat in seats]


def outcome(state: TopSecret) -> Outcome:
    ranks = places(state)
    winners = tuple(seat for seat, place in enumerate(ranks) if place == 1)
    totals = tuple(int(state.totals[seat]) for seat in range(state.box.seats))
    facts = {"places": {seat_name(seat): place for seat, place in enumerate(ranks)}}
    return Outcome(winners, totals, REASONS[state.reason], facts)
