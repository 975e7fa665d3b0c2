"""Deliveries and bombs (SE-7)."""

from __future__ import annotations

from mypy_extensions import i64

from filature.games.top_secret import events
from filature.games.top_secret.board import BOMB, DELIVERED, GOAL, GONE, HOME, LOSSES, MOVE, NO_CASE, WORTH
from filature.games.top_secret.packed import get, put
from filature.games.top_secret.phases import ending
from filature.games.top_secret.state import Fields


def may_deliver(state: Fields, seat: i64, case: i64) -> bool:
    """SE-7.5: at least one of a player's first three cases must be an enemy's."""
    return may_be_delivered(seat, case, delivered_by(state, seat, True), delivered_by(state, seat, False))


def delivered_by(state: Fields, seat: i64, own: bool) -> i64:
    """How many of its own cases, or of its enemies', a seat has delivered."""
    cases: i64 = 0
    for entry in state.delivered:
        if entry // 16 == seat and (entry % 16 // 4 == seat) == own:
            cases += 1
    return cases


def may_be_delivered(seat: i64, case: i64, own: i64, foreign: i64) -> bool:
    """SE-7.5, the first-three rule, for a player who has delivered so many own and enemy cases."""
    return not (case // 4 == seat and own == 2 and foreign == 0)


def deliver(state: Fields, k: i64) -> None:
    """An agent of the active player has entered its headquarters with a case; the order is SE-10.3."""
    seat = state.active
    case = get(state.loads[seat], k) - 1
    content = get(state.contents[case // 4], case % 4)
    origin = get(state.agent_places[seat], k)
    state.loads[seat] = put(state.loads[seat], k, NO_CASE)
    state.case_places[case // 4] = put(state.case_places[case // 4], case % 4, DELIVERED)
    state.agent_places[seat] = put(state.agent_places[seat], k, HOME)  # SE-7.4; SE-7.9 if it is spared
    state.bonus = put(state.bonus, k, 0)  # SE-6.11
    state.delivered = (*state.delivered, int(seat * 16 + case))
    state.totals[seat] += WORTH[content]  # SE-7.3
    events.delivered(state, k, case, content, origin)
    if state.totals[seat] >= GOAL:  # SE-8.1
        ending.finish(state, ending.SECRETS, seat)
    elif content == BOMB:
        state.attacker = k
        state.losses = (state.agents_left(seat) + 1) // 2  # SE-7.6
        state.phase = LOSSES
        events.bomb(state)
    else:
        ending.check(state)


def may_lose(state: Fields, k: i64) -> bool:
    """SE-7.7: any agent in play; SE-11, bomb_kills_carrier: the carrier must be among them, so it is named first."""
    if get(state.agent_places[state.active], k) == GONE:
        return False
    carrier_first = state.setup.bomb_kills_carrier and get(state.agent_places[state.active], state.attacker) != GONE
    return k == state.attacker or not carrier_first


def lose(state: Fields, k: i64) -> None:
    seat = state.active
    case = state.lay_down(seat, k)  # SE-7.8
    events.lost(state, k, case)
    state.agent_places[seat] = put(state.agent_places[seat], k, GONE)
    state.bonus = put(state.bonus, k, 0)
    state.losses -= 1
    if state.losses:
        return
    state.attacker = 0
    events.out_if_so(state, seat)
    if ending.check(state):
        return
    if state.agents_left(seat):
        state.phase = MOVE  # SE-7.9
    else:
        ending.pass_turn(state)
