"""Who may have sent which revealed card: every way a company's round may have been."""

from __future__ import annotations

from typing import Final, final

from librt.random import Random
from mypy_extensions import i64

from filature.bots.double_agents.move_likelihood import Reading
from filature.games.double_agents.board import KINDS, PLACES, SABOTAGE
from filature.games.double_agents.imagining import shuffle
from filature.games.double_agents.lanes import lane
from filature.kernel.errors import NoConsistentState

MOST_ARRANGEMENTS: Final = 2000
"""Where the revealed cards may lie in more ways than this, so many are drawn at random."""
PAIRS: Final = KINDS * KINDS
"""The two cards somebody sent make a *way*: PAIRS * member + KINDS * first + second, kinds counted from 0."""


@final
class Ways:
    """The ways of all members, as they go together with what was revealed."""

    def __init__(
        self, reading: Reading, members: list[int], own: int, revealed: list[list[int]], first: int, card: int
    ) -> None:
        """`revealed` are the cards (from 1) by place; `first` and `card` are those of `own`, if that is a member."""
        size = len(members)
        self.together: list[list[int]] = []
        """Each arrangement of the revealed cards, as the ways of the members."""
        self.saboteurs: list[int] = []
        """And which member sent the last sabotage in it; -1 if there is none."""
        self.likelihoods: dict[int, list[float]] = {}
        """By way: how likely each style is to go it. That of the believer himself tells him nothing."""
        for cards in _arrangements(reading, members, own, revealed, first, card):
            last: i64 = -1
            for slot in range(2 * size):
                if cards[slot] - 1 == SABOTAGE:
                    last = slot % size
            gone = [PAIRS * n + KINDS * (cards[n] - 1) + cards[size + n] - 1 for n in range(size)]
            self.together.append(gone)
            self.saboteurs.append(last)
            for member in range(size):
                if members[member] != own and gone[member] not in self.likelihoods:
                    found = reading.likelihood(members[member], cards[member], cards[size + member])
                    self.likelihoods[gone[member]] = found


def _arrangements(
    reading: Reading, members: list[int], own: int, revealed: list[list[int]], first: int, card: int
) -> list[list[int]]:
    """Every way the revealed cards may have come from the members: the cards of leg 1 by member, then of leg 2."""
    size = len(members)
    start = [0] * (2 * size)
    if own in members:
        start[members.index(own)] = first
        start[size + members.index(own)] = card
    slots: list[list[int]] = [[] for _ in range(PLACES)]
    cards = [list(there) for there in revealed]
    for slot in range(2 * size):
        aims = reading.first_aims if slot < size else reading.aims
        place = lane(aims, members[slot % size]) - 1
        if not start[slot]:
            slots[place].append(slot)
        elif start[slot] in cards[place]:
            cards[place].remove(start[slot])
        else:
            raise NoConsistentState  # a card of one's own is not among those revealed
    for place in range(PLACES):
        if len(slots[place]) != len(cards[place]):
            raise NoConsistentState  # there are not as many cards revealed as were sent
    orders = [orders_of(sorted(there)) for there in cards]
    number = 1
    for there in orders:
        number *= len(there) if there else MOST_ARRANGEMENTS + 1
    if number > MOST_ARRANGEMENTS:
        return [_drawn(start, slots, cards, dice) for dice in [Random(1)] for _ in range(MOST_ARRANGEMENTS)]
    found = [start]
    for place in range(PLACES):
        wider = []
        for arrangement in found:
            for order in orders[place]:
                more = list(arrangement)
                for slot, kind in zip(slots[place], order, strict=True):
                    more[slot] = kind
                wider.append(more)
        found = wider
    return found


def _drawn(start: list[int], slots: list[list[int]], cards: list[list[int]], dice: Random) -> list[int]:
    arrangement = list(start)
    for place in range(PLACES):
        order = list(cards[place])
        shuffle(order, dice)
        for slot, kind in zip(slots[place], order, strict=True):
            arrangement[slot] = kind
    return arrangement


def orders_of(cards: list[int]) -> list[list[int]]:
    """All different orders of some cards; empty if there are too many to be looked at."""
    found: list[list[int]] = [[]]
    for _ in cards:
        wider = []
        for begun in found:
            for kind in range(1, KINDS + 1):
                if begun.count(kind) < cards.count(kind):
                    wider.append([*begun, kind])
        found = wider
        if len(found) > MOST_ARRANGEMENTS:
            return []
    return found
