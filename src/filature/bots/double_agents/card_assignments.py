"""Card assignments: every way the revealed cards of a company's round may have come from its members."""

from __future__ import annotations

from typing import Final, final

from librt.random import Random
from mypy_extensions import i64

from filature.bots.double_agents.move_likelihood import RoundLikelihood
from filature.games.double_agents.board import KINDS, PLACES, SABOTAGE
from filature.games.double_agents.packed import get
from filature.kernel.errors import NoConsistentState
from filature.kernel.shuffle import shuffle

MOST_ASSIGNMENTS: Final = 2000
"""Where the revealed cards may have come in more ways than this, so many are drawn at random."""
PAIRS: Final = KINDS * KINDS
"""The two cards a member sent make a *play*: PAIRS * member + KINDS * first + second, kinds counted from 0."""


@final
class CardAssignments:
    """The plays of all members, as they go together with what was revealed."""

    def __init__(
        self, round_seen: RoundLikelihood, members: list[int], own: int, revealed: list[list[int]], own_sent: list[int]
    ) -> None:
        """`revealed` are the cards (from 1) by place; `own_sent` are the two of `own`, if that is a member."""
        size = len(members)
        self.plays: list[list[int]] = []
        """By assignment and member: the play."""
        self.saboteurs: list[int] = []
        """By assignment: which member sent the last sabotage; -1 if there is none."""
        self.likelihoods: dict[int, list[float]] = {}
        """By play: its likelihood in each style. The believer's own play tells them nothing."""
        for cards in _assignments(round_seen, members, own, revealed, own_sent):
            saboteur: i64 = -1
            for slot in range(2 * size):
                if cards[slot] - 1 == SABOTAGE:
                    saboteur = slot % size
            plays = [PAIRS * n + KINDS * (cards[n] - 1) + cards[size + n] - 1 for n in range(size)]
            self.plays.append(plays)
            self.saboteurs.append(saboteur)
            for member in range(size):
                if members[member] != own and plays[member] not in self.likelihoods:
                    likelihoods = round_seen.by_style(members[member], cards[member], cards[size + member])
                    self.likelihoods[plays[member]] = likelihoods


def _assignments(
    round_seen: RoundLikelihood, members: list[int], own: int, revealed: list[list[int]], own_sent: list[int]
) -> list[list[int]]:
    """Each assignment as cards by slot: those of leg 1 by member, then those of leg 2."""
    size = len(members)
    known = [0] * (2 * size)
    if own in members:
        known[members.index(own)] = own_sent[0]
        known[size + members.index(own)] = own_sent[1]
    slots: list[list[int]] = [[] for _ in range(PLACES)]
    cards = [list(cards_here) for cards_here in revealed]
    for slot in range(2 * size):
        aims = round_seen.first_aims if slot < size else round_seen.aims
        place = get(aims, members[slot % size]) - 1
        if not known[slot]:
            slots[place].append(slot)
        elif known[slot] in cards[place]:
            cards[place].remove(known[slot])
        else:
            raise NoConsistentState  # a card of one's own is not among those revealed
    for place in range(PLACES):
        if len(slots[place]) != len(cards[place]):
            raise NoConsistentState  # there are not as many cards revealed as were sent
    orders = [orders_of(sorted(cards_here)) for cards_here in cards]
    count = 1
    for orders_here in orders:
        count *= len(orders_here) if orders_here else MOST_ASSIGNMENTS + 1
    if count > MOST_ASSIGNMENTS:
        dice = Random(1)
        return [_drawn(known, slots, cards, dice) for _ in range(MOST_ASSIGNMENTS)]
    assignments = [known]
    for place in range(PLACES):
        extended = []
        for assignment in assignments:
            for order in orders[place]:
                longer = list(assignment)
                for slot, kind in zip(slots[place], order, strict=True):
                    longer[slot] = kind
                extended.append(longer)
        assignments = extended
    return assignments


def _drawn(known: list[int], slots: list[list[int]], cards: list[list[int]], dice: Random) -> list[int]:
    assignment = list(known)
    for place in range(PLACES):
        order = list(cards[place])
        shuffle(order, dice)
        for slot, kind in zip(slots[place], order, strict=True):
            assignment[slot] = kind
    return assignment


def orders_of(cards: list[int]) -> list[list[int]]:
    """All different orders of some cards; empty if there are more than MOST_ASSIGNMENTS."""
    orders: list[list[int]] = [[]]
    for _ in cards:
        extended = []
        for order in orders:
            for kind in range(1, KINDS + 1):
                if order.count(kind) < cards.count(kind):
                    extended.append([*order, kind])
        orders = extended
        if len(orders) > MOST_ASSIGNMENTS:
            return []
    return orders
