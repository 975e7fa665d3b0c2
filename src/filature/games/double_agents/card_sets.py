"""Card sets (packed.py) for determinization: listing, drawing, and comparing them kind by kind."""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64

from filature.games.double_agents.board import CIA, KINDS
from filature.games.double_agents.packed import get, one_card, put
from filature.kernel.shuffle import shuffle


def listed(cards: i64) -> list[int]:
    """The kinds of the cards in a set, one by one."""
    return [kind for kind in range(KINDS) for _ in range(get(cards, kind))]


def draw(cards: i64, count: i64, dice: Random) -> int:
    """So many cards drawn from a set, as a set."""
    pile = listed(cards)
    shuffle(pile, dice)
    drawn: i64 = 0
    for number in range(count):
        drawn += one_card(CIA, pile[number])
    return int(drawn)


def maximum(one: i64, other: i64) -> int:
    """For each kind the greater number."""
    cards: i64 = 0
    for kind in range(KINDS):
        cards = put(cards, kind, max(get(one, kind), get(other, kind)))
    return int(cards)


def minimum(one: i64, other: i64) -> int:
    """For each kind the smaller number."""
    cards: i64 = 0
    for kind in range(KINDS):
        cards = put(cards, kind, min(get(one, kind), get(other, kind)))
    return int(cards)
