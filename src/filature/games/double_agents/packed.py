"""Packed integers: small numbers side by side in one integer, one for each seat, kind of card or destination.

Number i lies in bits 4i to 4i+3, its *field*, and is at most 15. A *card set* has a field for each of the six kinds
with the number of copies; two of them, CIA's and KGB's, lie side by side in `Fields.piles` and `Fields.discards`.

Only variables are shifted: compiled, a shifted literal has 32 bits (`shift` makes it a variable).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from filature.games.double_agents.board import COPIES, KINDS

WIDTH: Final = 4
MASK: Final = 15
CARDS_WIDTH: Final = WIDTH * KINDS
CARDS_MASK: Final = (1 << CARDS_WIDTH) - 1
DECK: Final[int] = sum(copies << WIDTH * kind for kind, copies in enumerate(COPIES))  # DA-2.1


def shift(number: i64, bits: i64) -> i64:
    return number << bits


def get(values: i64, index: i64) -> i64:
    return (values >> (WIDTH * index)) & MASK


def put(values: i64, index: i64, number: i64) -> i64:
    """The same numbers, but for one."""
    change = get(values, index) ^ number
    return values ^ (change << (WIDTH * index))


def pack(numbers: list[int]) -> i64:
    values: i64 = 0
    for number in reversed(numbers):
        values = values << WIDTH | number
    return values


# --- Card sets --------------------------------------------------------------------------------------------------------


def cards_of(pair: i64, company: i64) -> i64:
    """A company's card set out of two."""
    return (pair >> (CARDS_WIDTH * company)) & CARDS_MASK


def with_cards(pair: i64, company: i64, cards: i64) -> i64:
    """The same two card sets, but for one company's."""
    change = cards_of(pair, company) ^ cards
    return pair ^ (change << (CARDS_WIDTH * company))


def one_card(company: i64, kind: i64) -> i64:
    """One card of a kind, in the card set of a company."""
    return shift(1, WIDTH * (KINDS * company + kind))


def size(cards: i64) -> i64:
    """How many cards are in a card set."""
    count: i64 = 0
    while cards:
        count += cards & MASK
        cards >>= WIDTH
    return count
