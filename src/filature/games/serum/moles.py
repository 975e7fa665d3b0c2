"""Mole cards: pile, hands and used cards (TS-10, TS-11). A hand and the pile are lanes: how many of each type."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from filature.games.serum import telling
from filature.games.serum.board import EACH_TYPE, PLACES
from filature.games.serum.lanes import get, put
from filature.games.serum.moves import PAIRS, SPEND_ONE, SPEND_TWO

if TYPE_CHECKING:
    from filature.games.serum.rules import Serum

WIDTH: Final = 3
FULL: Final = sum(EACH_TYPE << WIDTH * kind for kind in range(PLACES))


def total(cards: i64) -> i64:
    """How many cards these are."""
    number: i64 = 0
    while cards:
        number += cards & 7
        cards >>= WIDTH
    return number


def spendings(hand: i64, place: i64) -> i64:
    """TS-11.1: the ways to pay for a secret place, as steps above TO_ACT."""
    ways: i64 = 0
    one: i64 = 1
    if get(hand, place, WIDTH):
        ways |= one << SPEND_ONE + place
    for number, (a, b) in enumerate(PAIRS):  # TS-11.1: neither is of the type of the place
        if a != place and b != place and get(hand, a, WIDTH) and get(hand, b, WIDTH) >= (2 if a == b else 1):
            ways |= one << SPEND_TWO + number
    return ways


def without(hand: i64, act: i64) -> i64:
    """A hand after cards have been spent, by a step above TO_ACT."""
    if act < SPEND_TWO:
        return put(hand, act - SPEND_ONE, WIDTH, get(hand, act - SPEND_ONE, WIDTH) - 1)
    for kind in PAIRS[act - SPEND_TWO]:
        hand = put(hand, kind, WIDTH, get(hand, kind, WIDTH) - 1)
    return hand


def used_card(kind: i64, seat: i64, place: i64, alone: bool) -> i64:
    """A used card: its type, who spent it where, and whether as the only one."""
    return kind | seat << 3 | place << 6 | (512 if alone else 0)


def spend(state: Serum, seat: i64, act: i64, place: i64) -> i64:
    """TS-11.3: cards go face down to the used pile; returns how many."""
    if act < SPEND_TWO:
        _spend_card(state, seat, act - SPEND_ONE, place, True)
        return 1
    a, b = PAIRS[act - SPEND_TWO]
    _spend_card(state, seat, a, place, False)
    _spend_card(state, seat, b, place, False)
    return 2


def _spend_card(state: Serum, seat: i64, kind: i64, place: i64, alone: bool) -> None:
    hand: i64 = state.hands[seat]
    set_hand(state, seat, put(hand, kind, WIDTH, get(hand, kind, WIDTH) - 1))
    state.used = (*state.used, int(used_card(kind, seat, place, alone)))


def set_hand(state: Serum, seat: i64, hand: i64) -> None:
    hands = list(state.hands)
    hands[seat] = int(hand)
    state.hands = tuple(hands)


def take(state: Serum, seat: i64, kind: i64) -> None:
    """TS-10.1: the top card of the pile to a hand."""
    state.pile = put(state.pile, kind, WIDTH, get(state.pile, kind, WIDTH) - 1)
    hand: i64 = state.hands[seat]
    set_hand(state, seat, put(hand, kind, WIDTH, get(hand, kind, WIDTH) + 1))


def reshuffle(state: Serum) -> None:
    """TS-10.3: as soon as the pile is empty, the used cards are the pile."""
    if state.pile == 0 and state.used:
        for card in state.used:
            kind: i64 = card & 7
            state.pile = put(state.pile, kind, WIDTH, get(state.pile, kind, WIDTH) + 1)
        state.used = ()
        state.reshuffles += 1
        telling.reshuffled(state)
