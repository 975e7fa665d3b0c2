"""The crowd limit, and the promise that it can always be kept (SE-4.7 to SE-4.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from filature.games.top_secret.board import AGENTS, GONE, HOME, MOST_CITIES
from filature.games.top_secret.lanes import AGENT_LANES, count, equal, lane, with_lane

if TYPE_CHECKING:
    from filature.games.top_secret.rules import Box, TopSecret

BITS: Final = vec[i64]([1 << city for city in range(MOST_CITIES)])  # cities as sets of one
MOST: Final = 2  # SE-4.7: own agents in a city when the turn ends


def full(men: i64) -> i64:
    """The set of cities that hold at least two agents of a row."""
    once: i64 = 0
    twice: i64 = 0
    k: i64 = 0
    while k < AGENTS:
        place = men & 255
        if place < MOST_CITIES:
            twice |= once & BITS[place]
            once |= BITS[place]
        men >>= 8
        k += 1
    return twice


def excess(men: i64) -> i64:
    """How many agents of a row are in their city as the third or later."""
    once: i64 = 0
    twice: i64 = 0
    many: i64 = 0
    k: i64 = 0
    while k < AGENTS:
        place = men & 255
        if place < MOST_CITIES:
            bit = BITS[place]
            if twice & bit:
                many += 1
            twice |= once & bit
            once |= bit
        men >>= 8
        k += 1
    return many


def can_be_kept(state: TopSecret, men: i64, loads: i64, pool: i64, bonus: i64) -> bool:
    """SE-4.8: whether steps that can be paid lead to a lawful end, for the active player's agents as in `men`."""
    if excess(men) == 0:
        return True
    seat = state.active
    own: i64 = 0
    foreign: i64 = 0
    for entry in state.delivered:
        if entry // 16 == seat:
            if entry % 16 // 4 == seat:
                own += 1
            else:
                foreign += 1
    return _relieved(state.box, seat, men, loads, pool, bonus, state.enemies(), own, foreign)


def _relieved(
    box: Box, seat: i64, men: i64, loads: i64, pool: i64, bonus: i64, enemies: i64, own: i64, foreign: i64
) -> bool:
    """The search behind `can_be_kept`.

    Only steps out of crowded cities are tried: as long as a city is crowded, any plan that ends well has an agent there
    whose next step can be taken now, and the order of steps does not matter to the others.
    """
    many = excess(men)
    if many == 0:
        return True
    if many > pool + _sum(bonus):
        return False
    k: i64 = 0
    while k < AGENTS:
        place = lane(men, k)
        extra = lane(bonus, k)
        if place < MOST_CITIES and extra + pool > 0 and count(equal(men, place, AGENT_LANES)) > MOST:
            left = pool if extra else pool - 1  # SE-4.11
            kept = with_lane(bonus, k, extra - 1 if extra else 0)
            case = lane(loads, k) - 1
            if case >= 0 and box.leads_to_hq(seat, place) and may_be_delivered(seat, case, own, foreign):
                home = with_lane(men, k, HOME)
                other = 1 if case // 4 != seat else 0
                gone = with_lane(kept, k, 0)
                if _relieved(
                    box, seat, home, with_lane(loads, k, 0), left, gone, enemies, own + 1 - other, foreign + other
                ):
                    return True
            way = box.board.first[place]
            end = box.board.first[place + 1]
            while way < end:
                city = box.board.ways[way]
                if enemies >> city & 1:
                    if excess(with_lane(men, k, GONE)) == 0:  # SE-4.8: an attack is a final step
                        return True
                elif _relieved(box, seat, with_lane(men, k, city), loads, left, kept, enemies, own, foreign):
                    return True
                way += 1
        k += 1
    return False


def may_be_delivered(seat: i64, case: i64, own: i64, foreign: i64) -> bool:
    """SE-7.5, the first-three rule, for a player who has delivered so many own and enemy cases."""
    return not (case // 4 == seat and own == 2 and foreign == 0)


def _sum(lanes: i64) -> i64:
    total: i64 = 0
    while lanes:
        total += lanes & 255
        lanes >>= 8
    return total
