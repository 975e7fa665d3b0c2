"""Rollout policy of a leg: which card a player sends where, found at once."""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64

from filature.bots.contract import draw_index
from filature.bots.double_agents.card_value import DestinationOutlook, cards_by_place, seat_count
from filature.bots.double_agents.fitted_policy import FittedPolicy
from filature.games.double_agents.board import KINDS, PLACES, SABOTAGE
from filature.games.double_agents.packed import get
from filature.games.double_agents.phases.leg import LOCKS
from filature.games.double_agents.state import Fields, company_of, kinds_of, mates_of, members_of


def sendable_kinds(state: Fields, seat: i64, double: bool) -> i64:
    """The kinds in hand (as bits) worth a thought: no loyal member sends a sabotage without need."""
    kinds = kinds_of(state, seat)
    harmless = kinds & ~(1 << SABOTAGE)
    return harmless if harmless and not double else kinds


def random_lock(state: Fields, seat: i64, dice: Random) -> i64:
    """Any card in hand to any destination."""
    locks = LOCKS[kinds_of(state, seat)]
    return locks[dice.randrange(len(locks))]


def greedy_lock(state: Fields, seat: i64, double: bool, noise: float, dice: Random) -> i64:
    """The card and destination of the highest one-step value, give or take some noise.

    Who has let mates see a destination goes there.
    """
    mates = mates_of(state, seat)
    enemies = members_of(state, 1 - company_of(state, seat))
    aims = state.first_aims if state.leg == 2 else 0
    mates_by_place = cards_by_place(aims, mates)
    enemies_by_place = cards_by_place(aims, enemies)
    mates_left = seat_count(mates)
    enemies_left = seat_count(enemies)
    up = state.up
    total: float = float(get(up, 0) + get(up, 1) + get(up, 2) + get(up, 3))
    kinds = sendable_kinds(state, seat, double)
    shown = get(state.aims, seat)
    best: i64 = -1
    highest = -1e9
    place: i64 = 0
    while place < PLACES:
        if shown == 0 or shown == place + 1:
            value: float = float(get(up, place))
            outlook = DestinationOutlook(value, value / total, state.leg)
            outlook.expect(mates_left, enemies_left, get(mates_by_place, place), get(enemies_by_place, place))
            if aims and get(aims, seat) == place + 1:
                outlook.add(get(state.first_cards, seat) - 1)
            kind: i64 = 0
            while kind < KINDS:
                if kinds >> kind & 1:
                    card_value = outlook.card_value(kind, double) + noise * dice.random()
                    if card_value > highest:
                        highest = card_value
                        best = PLACES * kind + place
                kind += 1
        place += 1
    return best


def fitted_lock(state: Fields, seat: i64, double: bool, dice: Random) -> i64:
    """A lock drawn by the fitted policy; who has let mates see a destination goes there."""
    enemies = members_of(state, 1 - company_of(state, seat))
    first_aim = get(state.first_aims, seat)
    policy = FittedPolicy(state.up, state.leg, mates_of(state, seat), enemies, state.first_aims, first_aim)
    kinds = sendable_kinds(state, seat, double)
    shown = get(state.aims, seat)
    weights = [0.0] * (KINDS * PLACES)
    place: i64 = 0
    while place < PLACES:
        if shown == 0 or shown == place + 1:
            policy.weigh(double, place, kinds, 1.0, weights)
        place += 1
    return draw_index(weights, dice)
