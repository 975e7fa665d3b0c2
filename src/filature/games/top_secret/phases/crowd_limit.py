"""The crowd limit, and the promise that it can always be kept (SE-4.7 to SE-4.9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from filature.games.top_secret.board import AGENTS, GONE, HOME, MOST_CITIES, NO_CASE
from filature.games.top_secret.packed import ONE_PER_AGENT, count, equal, get, put
from filature.games.top_secret.phases.delivery import delivered_by, may_be_delivered
from filature.games.top_secret.state import CITY_BITS, Fields, Setup

MOST: Final = 2  # SE-4.7: own agents in a city when the turn ends


def full(places: i64) -> i64:
    """The set of cities that hold at least two agents of a row."""
    once: i64 = 0
    twice: i64 = 0
    k: i64 = 0
    while k < AGENTS:
        place = places & 255
        if place < MOST_CITIES:
            twice |= once & CITY_BITS[place]
            once |= CITY_BITS[place]
        places >>= 8
        k += 1
    return twice


def excess(places: i64) -> i64:
    """How many agents of a row are in their city as the third or later."""
    once: i64 = 0
    twice: i64 = 0
    beyond_two: i64 = 0
    k: i64 = 0
    while k < AGENTS:
        place = places & 255
        if place < MOST_CITIES:
            bit = CITY_BITS[place]
            if twice & bit:
                beyond_two += 1
            twice |= once & bit
            once |= bit
        places >>= 8
        k += 1
    return beyond_two


def can_be_kept(state: Fields, places: i64, loads: i64, pool: i64, bonus: i64) -> bool:
    """SE-4.8: whether steps that can be paid lead to a lawful end, for the active player's agents in these places."""
    if excess(places) == 0:
        return True
    seat = state.active
    own = delivered_by(state, seat, True)
    foreign = delivered_by(state, seat, False)
    return _relieved(state.setup, seat, places, loads, pool, bonus, state.enemy_cities(), own, foreign)


def _relieved(
    setup: Setup, seat: i64, places: i64, loads: i64, pool: i64, bonus: i64, enemies: i64, own: i64, foreign: i64
) -> bool:
    """The search behind `can_be_kept`.

    Only steps out of crowded cities are tried: as long as a city is crowded, any plan that ends well has an agent there
    whose next step can be taken now, and the order of steps does not matter to the others.
    """
    beyond_two = excess(places)
    if beyond_two == 0:
        return True
    if beyond_two > pool + _sum(bonus):
        return False
    k: i64 = 0
    while k < AGENTS:
        place = get(places, k)
        extra = get(bonus, k)
        if place < MOST_CITIES and extra + pool > 0 and count(equal(places, place, ONE_PER_AGENT)) > MOST:
            pool_left = pool if extra else pool - 1  # SE-4.11
            bonus_left = put(bonus, k, extra - 1 if extra else 0)
            case = get(loads, k) - 1
            if case >= 0 and setup.leads_to_hq(seat, place) and may_be_delivered(seat, case, own, foreign):
                home = put(places, k, HOME)
                unloaded = put(loads, k, NO_CASE)
                without_bonus = put(bonus_left, k, 0)
                is_foreign = 1 if case // 4 != seat else 0
                if _relieved(
                    setup,
                    seat,
                    home,
                    unloaded,
                    pool_left,
                    without_bonus,
                    enemies,
                    own + 1 - is_foreign,
                    foreign + is_foreign,
                ):
                    return True
            way = setup.board.first[place]
            end = setup.board.first[place + 1]
            while way < end:
                city = setup.board.ways[way]
                if enemies >> city & 1:
                    if excess(put(places, k, GONE)) == 0:  # SE-4.8: an attack is a final step
                        return True
                elif _relieved(setup, seat, put(places, k, city), loads, pool_left, bonus_left, enemies, own, foreign):
                    return True
                way += 1
        k += 1
    return False


def _sum(word: i64) -> i64:
    """All the numbers of a packed integer together."""
    total: i64 = 0
    while word:
        total += word & 255
        word >>= 8
    return total
