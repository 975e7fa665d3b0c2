"""Who in a company is the double agent: an exact reckoning over who may have sent which revealed card."""

from __future__ import annotations

from typing import Final, final

from librt.random import Random
from mypy_extensions import i64

from filature.games.companies.board import KINDS, PLACES, SABOTAGE
from filature.games.companies.imagining import shuffle
from filature.games.companies.lanes import lane
from filature.games.companies.readings import DOUBLE_STYLES, LOYAL_STYLES, STYLES, Reading
from filature.kernel.errors import NoConsistentState

MOST_ARRANGEMENTS: Final = 2000
"""Where the revealed cards may lie in more ways than this, so many are drawn at random."""
TEMPER: Final = 0.8
"""The power to which a round's evidence is taken: habits are only nearly right."""
CHANGING: Final = 0.02
"""How much of what was learnt about somebody's style is forgotten in a round."""


@final
class Suspicion:
    """What somebody believes about the members of one company."""

    def __init__(self, members: list[int], own: int, double: bool) -> None:
        """`own` is the believer's seat if it is a member's, else negative; `double` tells its identity card."""
        self.members = members
        self.own = own
        suspects = [seat for seat in members if (seat == own) == double or own not in members]
        self.odds: list[float] = [1.0 / len(suspects) if seat in suspects else 0.0 for seat in members]
        """How likely each member is the double agent."""
        self.loyal_styles: list[list[float]] = [list(LOYAL_STYLES) for _ in members]
        self.double_styles: list[list[float]] = [list(DOUBLE_STYLES) for _ in members]
        self.saboteurs: dict[int, list[float]] = {}
        """By round: who sent the last sabotage of that round; only of rounds with one."""

    def settle(self, seat: int) -> None:
        """The identity cards are on the table."""
        self.odds = [1.0 if member == seat else 0.0 for member in self.members]

    def mix(self, member: i64, likelihoods: list[float], double: bool) -> float:
        """Likelihoods by style, weighed by what is known of a member's style in a role."""
        styles = self.double_styles[member] if double else self.loyal_styles[member]
        whole = 0.0
        for style in range(STYLES):
            whole += styles[style] * likelihoods[style]
        return whole

    def learn(self, number: int, reading: Reading, revealed: list[list[int]], first: int, card: int) -> None:
        """A round is resolved: `revealed` are the cards (from 1) by place, `first` and `card` the believer's own."""
        arrangements = self._arrangements(reading, revealed, first, card)
        size = len(self.members)
        ways = KINDS * KINDS
        loyal: list[float] = [-1.0] * (size * ways)
        double: list[float] = [0.0] * (size * ways)
        under_loyal: list[float] = [0.0] * (size * ways)
        under_double: list[float] = [0.0] * (size * ways)
        evidence: list[float] = [0.0] * size
        saboteur: list[float] = [0.0] * size
        for cards in arrangements:
            base = 1.0
            suspected = 0.0
            last: i64 = -1
            for member in range(size):
                way = member * ways + (cards[member] - 1) * KINDS + cards[size + member] - 1
                if loyal[way] < 0.0:
                    found = reading.likelihood(self.members[member], cards[member], cards[size + member])
                    loyal[way] = self.mix(member, found, False)
                    double[way] = self.mix(member, found, True)
                base *= loyal[way]
            for slot in range(2 * size):
                if cards[slot] - 1 == SABOTAGE:
                    last = slot % size
            for member in range(size):
                way = member * ways + (cards[member] - 1) * KINDS + cards[size + member] - 1
                ratio = double[way] / loyal[way]
                evidence[member] += base * ratio
                suspected += self.odds[member] * ratio
            for member in range(size):
                way = member * ways + (cards[member] - 1) * KINDS + cards[size + member] - 1
                others = base / loyal[way]
                under_loyal[way] += others * (suspected - self.odds[member] * double[way] / loyal[way])
                under_double[way] += others * self.odds[member]
            if last >= 0:
                saboteur[last] += base * suspected
        for member in range(size):
            self._learn_style(reading, member, under_loyal, False)
            self._learn_style(reading, member, under_double, True)
        if sum(saboteur) > 0.0:
            self.saboteurs[number] = normal(saboteur)
        most = max(evidence)
        self.odds = normal([odds * (seen / most) ** TEMPER for odds, seen in zip(self.odds, evidence, strict=True)])

    def _learn_style(self, reading: Reading, member: i64, weights: list[float], double: bool) -> None:
        """How well each style explains what the member did, over all the ways it may have been."""
        ways = KINDS * KINDS
        fit = [0.0] * STYLES
        for way in range(ways):
            weight = weights[member * ways + way]
            if weight > 0.0:
                found = reading.likelihood(self.members[member], way // KINDS + 1, way % KINDS + 1)
                for style in range(STYLES):
                    fit[style] += weight * found[style]
        styles = self.double_styles[member] if double else self.loyal_styles[member]
        usual = DOUBLE_STYLES if double else LOYAL_STYLES
        whole = 0.0
        for style in range(STYLES):
            whole += styles[style] * fit[style]
        if whole > 0.0:
            for style in range(STYLES):
                styles[style] = (1.0 - CHANGING) * styles[style] * fit[style] / whole + CHANGING * usual[style]

    def _arrangements(self, reading: Reading, revealed: list[list[int]], first: int, card: int) -> list[list[int]]:
        """Every way the revealed cards may have come from the members: the cards of leg 1 by member, then of leg 2."""
        size = len(self.members)
        start = [0] * (2 * size)
        if self.own >= 0:
            start[self.members.index(self.own)] = first
            start[size + self.members.index(self.own)] = card
        slots: list[list[int]] = [[] for _ in range(PLACES)]
        cards = [list(there) for there in revealed]
        for slot in range(2 * size):
            aims = reading.first_aims if slot < size else reading.aims
            place = lane(aims, self.members[slot % size]) - 1
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
            return [self._drawn(start, slots, cards, dice) for dice in [Random(1)] for _ in range(MOST_ARRANGEMENTS)]
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

    def _drawn(self, start: list[int], slots: list[list[int]], cards: list[list[int]], dice: Random) -> list[int]:
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


def normal(weights: list[float]) -> list[float]:
    whole = sum(weights)
    return [weight / whole for weight in weights]
