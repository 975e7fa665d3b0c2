"""Mole cards as packed counts (TS-10, TS-11): a hand and the pile say how many there are of each type."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from mypy_extensions import i64

from filature.games.serum.board import EACH_TYPE, PLACES
from filature.games.serum.moves import PAIRS, SPEND_ONE, SPEND_TWO
from filature.games.serum.packed import get, put

MoleName = Literal["G1", "G2", "G3", "G4", "G5"]
MOLE_NAMES: Final[tuple[MoleName, ...]] = ("G1", "G2", "G3", "G4", "G5")
WIDTH: Final = 3
FULL_PILE: Final = sum(EACH_TYPE << WIDTH * kind for kind in range(PLACES))  # TS-4.9
ALONE: Final = 512  # a used card that was spent as the only one


def mole_name(kind: int) -> MoleName:
    """A type of mole card, as written: that of the secret place it opens."""
    return MOLE_NAMES[kind]


def mole_kind(name: str) -> int:
    """The type of a mole card, from how it is written."""
    return int(name[1]) - 1


def names(cards: int) -> list[str]:
    """Counted cards as written, by their types."""
    return [mole_name(kind) for kind in range(PLACES) for _ in range(get(cards, kind, WIDTH))]


def counted(cards: Sequence[str]) -> int:
    """Cards as written, counted."""
    return sum(1 << WIDTH * mole_kind(card) for card in cards)


def total(cards: i64) -> i64:
    """How many cards these are."""
    number: i64 = 0
    while cards:
        number += cards & 7
        cards >>= WIDTH
    return number


def any_cards(number: int) -> int:
    """So many cards, whatever they are."""
    cards = 0
    for kind in range(PLACES):
        cards |= min(number, EACH_TYPE) << WIDTH * kind
        number -= min(number, EACH_TYPE)
    return cards


def add(cards: i64, kind: i64, number: i64) -> i64:
    """The cards with so many more of a type."""
    return put(cards, kind, WIDTH, get(cards, kind, WIDTH) + number)


def payments(hand: i64, place: i64) -> i64:
    """TS-11.1: the ways to pay for a secret place, as a set of steps above TO_ACT."""
    ways: i64 = 0
    one: i64 = 1
    if get(hand, place, WIDTH):
        ways |= one << SPEND_ONE + place
    for number, (a, b) in enumerate(PAIRS):  # TS-11.1: neither is of the type of the place
        if a != place and b != place and get(hand, a, WIDTH) and get(hand, b, WIDTH) >= (2 if a == b else 1):
            ways |= one << SPEND_TWO + number
    return ways


def after_payment(hand: i64, act: i64) -> i64:
    """A hand after cards have been spent, by a step above TO_ACT."""
    if act < SPEND_TWO:
        return add(hand, act - SPEND_ONE, -1)
    for kind in PAIRS[act - SPEND_TWO]:
        hand = add(hand, kind, -1)
    return hand


def used_card(kind: i64, seat: i64, place: i64, alone: bool) -> i64:
    """A used card: its type, who spent it where, and whether as the only one."""
    return kind | seat << 3 | place << 6 | (ALONE if alone else 0)


def used_kind(card: int) -> int:
    return card & 7


def used_by(card: int) -> int:
    return card >> 3 & 7


def used_at(card: int) -> int:
    return card >> 6 & 7


def is_told(card: int, seat: int) -> bool:
    """Whether a seat knows the face of a used card: one spent alone is of the type of its place, and everybody knows
    their own (TS-11.3)."""
    return card & ALONE != 0 or used_by(card) == seat
