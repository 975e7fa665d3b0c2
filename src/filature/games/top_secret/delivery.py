"""Deliveries and bombs (SE-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from filature.games.top_secret import ending, telling
from filature.games.top_secret.board import BOMB, DELIVERED, GOAL, GONE, HOME, LOSSES, MOVE, NO_CASE, WORTH
from filature.games.top_secret.crowd import may_be_delivered
from filature.games.top_secret.lanes import lane, with_lane

if TYPE_CHECKING:
    from filature.games.top_secret.rules import TopSecret


def may_deliver(state: TopSecret, seat: i64, case: i64) -> bool:
    """SE-7.5: at least one of a player's first three cases must be an enemy's."""
    own: i64 = 0
    foreign: i64 = 0
    for entry in state.delivered:
        if entry // 16 == seat:
            if entry % 16 // 4 == seat:
                own += 1
            else:
                foreign += 1
    return may_be_delivered(seat, case, own, foreign)


def deliver(state: TopSecret, k: i64) -> None:
    """An agent of the active player has entered its headquarters with a case; the order is SE-10.3."""
    seat = state.active
    case = lane(state.loads[seat], k) - 1
    content = lane(state.contents[case // 4], case % 4)
    origin = lane(state.men[seat], k)
    state.loads[seat] = with_lane(state.loads[seat], k, NO_CASE)
    state.lies[case // 4] = with_lane(state.lies[case // 4], case % 4, DELIVERED)
    state.men[seat] = with_lane(state.men[seat], k, HOME)  # SE-7.4; SE-7.9 if it is spared
    state.bonus = with_lane(state.bonus, k, 0)  # SE-6.11
    state.delivered = (*state.delivered, int(seat * 16 + case))
    state.totals[seat] += WORTH[content]  # SE-7.3
    telling.delivered(state, k, case, content, origin)
    if state.totals[seat] >= GOAL:  # SE-8.1
        ending.finish(state, ending.SECRETS, seat)
    elif content == BOMB:
        state.attacker = k
        state.losses = (state.left(seat) + 1) // 2  # SE-7.6
        state.phase = LOSSES
        telling.bomb(state)
    else:
        ending.check(state)


def may_lose(state: TopSecret, k: i64) -> bool:
    """SE-7.7: any agent in play; SE-11, bomb_kills_carrier: the carrier must be among them, so it is named first."""
    if lane(state.men[state.active], k) == GONE:
        return False
    carrier_first = state.box.bomb_kills_carrier and lane(state.men[state.active], state.attacker) != GONE
    return k == state.attacker or not carrier_first


def lose(state: TopSecret, k: i64) -> None:
    seat = state.active
    case = state.lay_down(seat, k)  # SE-7.8
    telling.lost(state, k, case)
    state.men[seat] = with_lane(state.men[seat], k, GONE)
    state.bonus = with_lane(state.bonus, k, 0)
    state.losses -= 1
    if state.losses:
        return
    state.attacker = 0
    telling.out_if_so(state, seat)
    if ending.check(state):
        return
    if state.left(seat):
        state.phase = MOVE  # SE-7.9
    else:
        ending.pass_turn(state)
