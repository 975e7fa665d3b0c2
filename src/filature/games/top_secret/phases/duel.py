"""Duels (SE-6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from filature.games.top_secret import events
from filature.games.top_secret.board import (
    CARRIED,
    DUEL,
    FULL_HAND,
    GONE,
    HOME,
    LOOT,
    MOVE,
    TARGET,
    VALUES_IN_HAND,
)
from filature.games.top_secret.packed import ONE_PER_AGENT, equal, get, put
from filature.games.top_secret.phases import ending
from filature.games.top_secret.state import Fields

NONE: Final[tuple[int, ...]] = ()


def without(hand: i64, value: i64) -> i64:
    """A hand after a card was set aside; all seven come back when it was the last (SE-6.6)."""
    bit: i64 = 1 << (value + 1)
    if value == 0 and not hand & 2:
        bit = 1
    hand ^= bit
    return hand if hand else FULL_HAND


def attack(state: Fields, k: i64, city: i64) -> None:
    """An agent of the active player has stepped into a city with enemies, all of one colour (SE-6.1, SE-6.14)."""
    state.attacker = k
    seat: i64 = 0
    while seat == state.active or not equal(state.agent_places[seat], city, ONE_PER_AGENT):
        seat += 1
    state.opponent = seat
    events.attacked(state)
    face_next(state)


def face_next(state: Fields) -> None:
    """The duel with the only defender left in the city, or the choice between two (SE-6.3)."""
    defenders = state.defenders()
    if len(defenders) == 1:
        state.defender = defenders[0]
        state.phase = DUEL
    else:
        state.phase = TARGET


def meet(state: Fields, k: i64) -> None:
    """The active player names the first opponent (SE-6.3)."""
    state.defender = k
    state.phase = DUEL
    events.targeted(state)


def choices(state: Fields, seat: i64) -> tuple[int, ...]:
    """The values a seat may play now (SE-6.4, SE-6.7); none when it has chosen or has no part in the duel."""
    if (seat == state.active and state.attack_card < 0) or (seat == state.opponent and state.defence_card < 0):
        return VALUES_IN_HAND[state.hands[seat]]
    return NONE


def choose(state: Fields, seat: i64, value: i64) -> None:
    if seat == state.active:
        state.attack_card = value
    else:
        state.defence_card = value
    events.card_chosen(state, seat)
    if state.attack_card >= 0 and state.defence_card >= 0:
        fight(state)


def fight(state: Fields) -> None:
    """Both cards are revealed (SE-6.5); the order of what follows is SE-10.2."""
    attack_card = state.attack_card
    defence_card = state.defence_card
    attacker_wins = attack_card >= defence_card  # SE-6.5
    events.fought(state)
    set_aside(state, state.active, attack_card)
    set_aside(state, state.opponent, defence_card)
    state.attack_card = -1
    state.defence_card = -1
    if attacker_wins:
        beat(state, state.opponent, state.defender, defence_card)
        state.defender = -1
        if not ending.check(state):
            win(state)
    else:
        case = beat(state, state.active, state.attacker, attack_card)
        if not ending.check(state):
            state.pool = 0  # SE-6.13
            state.bonus = 0
            state.loot = case
            if case >= 0:  # SE-6.12
                state.phase = LOOT
            else:
                end_duel(state)
                ending.pass_turn(state)


def set_aside(state: Fields, seat: i64, value: i64) -> None:
    hand = without(state.hands[seat], value)
    state.hands[seat] = hand
    if hand == FULL_HAND:
        events.refilled(state, seat)


def beat(state: Fields, seat: i64, k: i64, card: i64) -> i64:
    """The loser leaves its case (SE-6.10), then the city; returns the case or -1."""
    case = state.lay_down(seat, k)
    place = HOME if card == 0 else GONE  # SE-6.9, SE-6.8
    events.beaten(state, seat, k, case, place)
    state.agent_places[seat] = put(state.agent_places[seat], k, place)
    events.out_if_so(state, seat)
    return case


def win(state: Fields) -> None:
    """SE-6.11: a bonus step; then the other defender, or back to the turn."""
    state.won = True
    if state.setup.bonus_shared:  # SE-11
        state.pool += 1
    else:
        state.bonus = put(state.bonus, state.attacker, get(state.bonus, state.attacker) + 1)
    if state.defenders():
        face_next(state)
    else:
        end_duel(state)
        state.phase = MOVE


def take_loot(state: Fields, taken: bool) -> None:
    """SE-6.12: only that case, only that agent; its own case is laid down in exchange."""
    laid: i64 = -1
    if taken:
        laid = state.lay_down(state.opponent, state.defender)
        case = state.loot
        state.loads[state.opponent] = put(state.loads[state.opponent], state.defender, case + 1)
        state.case_places[case // 4] = put(state.case_places[case // 4], case % 4, CARRIED)
    events.looted(state, taken, laid)
    end_duel(state)
    ending.pass_turn(state)  # SE-6.13


def end_duel(state: Fields) -> None:
    state.opponent = -1
    state.defender = -1
    state.attack_card = -1
    state.defence_card = -1
    state.loot = -1
    state.attacker = 0
