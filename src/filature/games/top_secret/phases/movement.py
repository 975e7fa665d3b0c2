"""What the active player may do in a turn, and what it does (SE-4, SE-5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from filature.games.top_secret import events
from filature.games.top_secret.board import AGENTS, CARRIED, GONE, HOME, MOST_CITIES, NO_CASE
from filature.games.top_secret.moves import ALL_CASES, DROP, END_TURN, PICK, RESIGN, STEPS, TO_HQ
from filature.games.top_secret.packed import ONE_PER_CASE, equal, get, put
from filature.games.top_secret.phases import crowd_limit, delivery, duel, ending, resignation
from filature.games.top_secret.state import Fields

MOST_HANDLED: Final = 60  # SE-5.9


def list_moves(state: Fields) -> i64:
    """Write the moves of the active player in MOVE into the list of its setup, ascending; returns how many they are."""
    out = state.setup.listed
    board = state.setup.board
    seat = state.active
    places = state.agent_places[seat]
    loads = state.loads[seat]
    enemies = state.enemy_cities()
    full = crowd_limit.full(places)
    crowded = full != 0 and crowd_limit.excess(places) > 0
    total: i64 = 0
    k: i64 = 0
    while k < AGENTS:
        place = get(places, k)
        if place != GONE and state.pool + get(state.bonus, k) > 0:
            node = state.setup.node(seat, place)
            way = board.first[node]
            end = board.first[node + 1]
            while way < end:
                if _step_is_lawful(state, k, board.ways[way], enemies, full, crowded):
                    out[total] = k * STEPS + board.ways[way]
                    total += 1
                way += 1
            if get(loads, k) and _may_enter_hq(state, k, crowded):
                out[total] = k * STEPS + TO_HQ
                total += 1
        k += 1
    if state.handled < MOST_HANDLED:
        total = _list_case_moves(state, total, places, loads, crowded)
    if _may_end(state, crowded, enemies):
        out[total] = END_TURN
        total += 1
    if resignation.may_resign(state, seat):
        out[total] = RESIGN
        total += 1
    return total


def _list_case_moves(state: Fields, total: i64, places: i64, loads: i64, crowded: bool) -> i64:
    out = state.setup.listed
    seats = state.setup.seats
    k: i64 = 0
    while k < AGENTS:
        place = get(places, k)
        if place < MOST_CITIES and get(loads, k) == NO_CASE:
            owner: i64 = 0
            while owner < seats:
                here = equal(state.case_places[owner], place, ONE_PER_CASE)
                letter: i64 = 0
                while here:
                    if here & 1:
                        out[total] = PICK + k * ALL_CASES + owner * 4 + letter
                        total += 1
                    here >>= 8
                    letter += 1
                owner += 1
        k += 1
    k = 0
    while k < AGENTS and loads:
        if get(loads, k) and _may_drop(state, k, crowded):
            out[total] = DROP + k
            total += 1
        k += 1
    return total


def may_step(state: Fields, k: i64, city: i64) -> bool:
    """Whether agent k of the active player may step to a city, or to the headquarters (`TO_HQ`)."""
    seat = state.active
    places = state.agent_places[seat]
    place = get(places, k)
    if place == GONE or state.pool + get(state.bonus, k) <= 0:
        return False
    full = crowd_limit.full(places)
    crowded = full != 0 and crowd_limit.excess(places) > 0
    if city == TO_HQ:
        return get(state.loads[seat], k) != NO_CASE and _may_enter_hq(state, k, crowded)
    return has_way(state, k, city) and _step_is_lawful(state, k, city, state.enemy_cities(), full, crowded)


def has_way(state: Fields, k: i64, city: i64) -> bool:
    """Whether a line leads from where agent k of the active player is to a city (SE-2.3, SE-4.5)."""
    board = state.setup.board
    node = state.setup.node(state.active, get(state.agent_places[state.active], k))
    way = board.first[node]
    end = board.first[node + 1]
    while way < end:
        if board.ways[way] == city:
            return True
        way += 1
    return False


def _step_is_lawful(state: Fields, k: i64, city: i64, enemies: i64, full: i64, crowded: bool) -> bool:
    """SE-4.8, SE-4.9: a step along a line that can be paid."""
    places = state.agent_places[state.active]
    if enemies >> city & 1:
        return not crowded or crowd_limit.excess(put(places, k, GONE)) == 0
    if not crowded and not full >> city & 1:
        return True
    return _keeps_the_limit(state, k, put(places, k, city), state.loads[state.active])


def _keeps_the_limit(state: Fields, k: i64, places: i64, loads: i64) -> bool:
    """SE-4.8 after a step of agent k that leads to these rows."""
    extra = get(state.bonus, k)
    pool = state.pool if extra else state.pool - 1
    bonus = put(state.bonus, k, extra - 1 if extra else 0)
    return crowd_limit.can_be_kept(state, places, loads, pool, bonus)


def _may_enter_hq(state: Fields, k: i64, crowded: bool) -> bool:
    """SE-2.5, SE-7.5: for an agent with a case and a point."""
    seat = state.active
    place = get(state.agent_places[seat], k)
    if place >= MOST_CITIES or not state.setup.leads_to_hq(seat, place):
        return False
    if not delivery.may_deliver(state, seat, get(state.loads[seat], k) - 1):
        return False
    if not crowded:
        return True
    places = put(state.agent_places[seat], k, HOME)
    return _keeps_the_limit(state, k, places, put(state.loads[seat], k, NO_CASE))


def may_pick(state: Fields, k: i64, case: i64) -> bool:
    """SE-5.1, SE-5.2."""
    place = get(state.agent_places[state.active], k)
    return (
        state.handled < MOST_HANDLED
        and place < MOST_CITIES
        and get(state.loads[state.active], k) == NO_CASE
        and case < state.setup.seats * 4
        and get(state.case_places[case // 4], case % 4) == place
    )


def may_drop(state: Fields, k: i64) -> bool:
    """SE-5.2; an agent with a case is in a city (SE-5.7)."""
    if state.handled >= MOST_HANDLED or get(state.loads[state.active], k) == NO_CASE:
        return False
    return _may_drop(state, k, crowd_limit.excess(state.agent_places[state.active]) > 0)


def _may_drop(state: Fields, k: i64, crowded: bool) -> bool:
    """SE-4.8: the case may be the only way out of a crowded city."""
    if not crowded:
        return True
    seat = state.active
    return crowd_limit.can_be_kept(
        state, state.agent_places[seat], put(state.loads[seat], k, NO_CASE), state.pool, state.bonus
    )


def may_end(state: Fields) -> bool:
    return _may_end(state, crowd_limit.excess(state.agent_places[state.active]) > 0, state.enemy_cities())


def _may_end(state: Fields, crowded: bool, enemies: i64) -> bool:
    if crowded:  # SE-4.7
        return False
    return not (state.setup.must_use_all and state.pool > 0 and not state.won and _has_quiet_step(state, enemies))


def _has_quiet_step(state: Fields, enemies: i64) -> bool:
    """SE-11, must_use_all: a legal step into a city without enemies."""
    for k in range(AGENTS):
        for city in range(len(state.setup.board.cities)):
            if not enemies >> city & 1 and may_step(state, k, city):
                return True
    return False


def act(state: Fields, move: i64) -> bool:
    """An action in MOVE; False if it is not legal."""
    if 0 <= move < PICK:
        k = move // STEPS
        if not may_step(state, k, move % STEPS):
            return False
        _step(state, k, move % STEPS)
    elif PICK <= move < DROP:
        k = (move - PICK) // ALL_CASES
        if not may_pick(state, k, (move - PICK) % ALL_CASES):
            return False
        _pick(state, k, (move - PICK) % ALL_CASES)
    elif DROP <= move < END_TURN:
        if not may_drop(state, move - DROP):
            return False
        _drop(state, move - DROP)
    elif move == END_TURN:
        if not may_end(state):
            return False
        events.turn_ended(state)
        ending.pass_turn(state)
    else:
        return False
    return True


def _step(state: Fields, k: i64, city: i64) -> None:
    seat = state.active
    extra = get(state.bonus, k)
    if extra:  # SE-4.11
        state.bonus = put(state.bonus, k, extra - 1)
    else:
        state.pool -= 1  # SE-4.2
    if city == TO_HQ:
        return delivery.deliver(state, k)
    attack = state.enemy_cities() >> city & 1
    origin = get(state.agent_places[seat], k)
    state.agent_places[seat] = put(state.agent_places[seat], k, city)
    events.stepped(state, k, origin)
    if attack:
        duel.attack(state, k, city)  # SE-6.1


def _pick(state: Fields, k: i64, case: i64) -> None:
    state.handled += 1
    state.loads[state.active] = put(state.loads[state.active], k, case + 1)
    state.case_places[case // 4] = put(state.case_places[case // 4], case % 4, CARRIED)
    events.picked(state, k, case)


def _drop(state: Fields, k: i64) -> None:
    state.handled += 1
    case = state.lay_down(state.active, k)
    events.dropped(state, k, case)
