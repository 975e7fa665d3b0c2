"""Small numbers side by side in one integer: one for each seat, each kind of card or each destination.

Number i lies in bits 4i to 4i+3, its *lane*, and is at most 15. A *set of cards* has a lane for each of the six kinds
with the number of copies; two of them, CIA's and KGB's, lie side by side in `State.piles` and `State.discards`.

Only variables are shifted by a lane: compiled, a shifted literal has 32 bits (`shift` makes it a variable).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WIDTH: Final = 4
MASK: Final = 15
KINDS: Final = 6
CARDS_WIDTH: Final = 24
CARDS_MASK: Final = 0xFFFFFF
DECK: Final = 0x222282  # DA-2.1: two of each kind, eight agents


def shift(number: i64, bits: i64) -> i64:
    return number << bits


def lane(lanes: i64, index: i64) -> i64:
    return (lanes >> (WIDTH * index)) & MASK


def with_lane(lanes: i64, index: i64, number: i64) -> i64:
    """The same numbers, but for one."""
    change = lane(lanes, index) ^ number
    return lanes ^ (change << (WIDTH * index))


def pack(numbers: list[int]) -> i64:
    lanes: i64 = 0
    for number in reversed(numbers):
        lanes = lanes << WIDTH | number
    return lanes


def unpack(lanes: i64, count: i64) -> list[int]:
    return [int(lane(lanes, i)) for i in range(count)]


def cards_of(lanes: i64, company: i64) -> i64:
    """A company's set out of two."""
    return (lanes >> (CARDS_WIDTH * company)) & CARDS_MASK


def with_cards(lanes: i64, company: i64, cards: i64) -> i64:
    """The same two sets, but for one company's."""
    change = cards_of(lanes, company) ^ cards
    return lanes ^ (change << (CARDS_WIDTH * company))


def one_card(company: i64, kind: i64) -> i64:
    """One card of a kind, in the set of a company."""
    return shift(1, WIDTH * (KINDS * company + kind))


def size(cards: i64) -> i64:
    """How many cards are in a set."""
    count: i64 = 0
    while cards:
        count += cards & MASK
        cards >>= WIDTH
    return count
