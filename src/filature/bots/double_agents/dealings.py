"""What may be in the hands of a company's members, and face down on the table: drawn and weighed by a belief."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.random import Random
from mypy_extensions import i64

from filature.bots.double_agents.move_likelihood import STYLES, Leg
from filature.bots.double_agents.suspicion import Suspicion, normal, weighed
from filature.games.double_agents.board import DECK_SIZE, HAND
from filature.games.double_agents.imagining import draw, listed, most_of, shuffle
from filature.games.double_agents.lanes import DECK, MASK, WIDTH, cards_of, lane, shift, size, with_cards, with_lane

if TYPE_CHECKING:
    from filature.games.double_agents.rules import DoubleAgents

POOL: Final = 64
"""How many dealings are drawn for a leg."""
TRIES: Final = 8


@final
class Dealing:
    """One way the cards may have been dealt, and which of them went first, for each member in either role; as lanes."""

    def __init__(self, outside: int) -> None:
        self.outside = outside
        """The company's cards that were not dealt in this round."""
        self.first: list[i64] = [0, 0]  # by role: loyal, double
        self.hand: list[i64] = [0, 0]
        self.hand2: list[i64] = [0, 0]
        self.hand3: list[i64] = [0, 0]
        self.weights: list[float] = []
        """By suspect: how likely it makes where everybody went."""

    def hold(self, role: i64, seat: i64, first: int, hand: list[int]) -> None:
        self.first[role] = with_lane(self.first[role], seat, first)
        self.hand[role] = with_lane(self.hand[role], seat, hand[0])
        self.hand2[role] = with_lane(self.hand2[role], seat, hand[1])
        self.hand3[role] = with_lane(self.hand3[role], seat, hand[2])


def used_now(members: int, seen_before: int, own: int, dice: Random, whole: bool) -> int:
    """The cards of a company in this round: those the last one left in the pile, and some of the others (DA-9.4).

    `seen_before` are cards known to be in the last round (0: there was none), `own` those known to be in this one;
    with `whole` the last round left exactly this one's cards (DA-3.9, three members).
    """
    left = DECK_SIZE - HAND * members
    for _ in range(TRIES):
        kept = 0
        if seen_before:
            unseen = DECK - seen_before
            if whole:
                return own + draw(most_of(unseen, own) - own, DECK_SIZE - left - size(own), dice)
            kept = draw(unseen, left, dice)
        spare = DECK - most_of(kept, own)
        if size(spare) >= left:
            return int(DECK - draw(spare, left, dice))
    return int(DECK - draw(DECK - own, left, dice))


@final
class Dealer:
    """Deals a company's cards of this round as they may lie, knowing what the believer has himself."""

    def __init__(self, suspicion: Suspicion, leg: Leg, first_aims: i64, hand: list[int], first: int) -> None:
        """In leg 2 `first_aims` tells where everybody went in leg 1; `hand` and `first` are the believer's own."""
        self.suspicion = suspicion
        self.leg = leg
        self.first_aims = first_aims
        self.hand = hand
        self.first = first
        self.shares: dict[int, list[float]] = {}

    def deal(self, used: int, dice: Random) -> Dealing:
        """`used` are the company's cards of this round."""
        dealing = Dealing(int(DECK - used))
        spare = [kind + 1 for kind in listed(used)]
        for card in self.hand:
            spare.remove(card)
        if self.first:
            spare.remove(self.first)
        shuffle(spare, dice)
        loyal: list[float] = []
        double: list[float] = []
        for number, seat in enumerate(self.suspicion.members):
            if seat == self.suspicion.own:
                rest = self.hand + [0] * (HAND - len(self.hand))
                dealing.hold(0, seat, self.first, rest)
                dealing.hold(1, seat, self.first, rest)
                continue
            hand = sorted([spare.pop(), spare.pop(), spare.pop()])
            if not self.first_aims:
                dealing.hold(0, seat, 0, hand)
                dealing.hold(1, seat, 0, hand)
                continue
            shares = self._shares(number, seat, hand)
            loyal.append(shares[0] + shares[1] + shares[2])
            double.append(shares[3] + shares[4] + shares[5])
            for role in (0, 1):
                chosen = _drawn(shares, HAND * role, dice)
                rest = [hand[slot] for slot in range(HAND) if slot != chosen]
                dealing.hold(role, seat, hand[chosen], [*rest, 0])
        dealing.weights = self._weights(loyal, double)
        return dealing

    def _weights(self, loyal: list[float], double: list[float]) -> list[float]:
        """By suspect: how likely everybody but the believer went where he did, if that one is the double agent."""
        base = 1.0
        for share in loyal:
            base *= share
        others = iter(zip(loyal, double, strict=True))
        weights = []
        for seat in self.suspicion.members:
            if seat == self.suspicion.own or not loyal:
                weights.append(base)
            else:
                share, other = next(others)
                weights.append(base * other / share)
        return weights

    def _shares(self, number: i64, seat: i64, hand: list[int]) -> list[float]:
        """With what chance a member sends each card of a hand to where he went: three if loyal, three if not."""
        key = ((number * 8 + hand[0]) * 8 + hand[1]) * 8 + hand[2]
        found = self.shares.get(key)
        if found is None:
            place = lane(self.first_aims, seat) - 1
            kinds = 1 << (hand[0] - 1) | 1 << (hand[1] - 1) | 1 << (hand[2] - 1)
            found = [0.0] * (2 * HAND)
            for slot in range(HAND):
                by_style = [self.leg.share(style, hand[slot] - 1, place, kinds) for style in range(STYLES)]
                copies = hand.count(hand[slot])
                found[slot] = weighed(by_style, self.suspicion.styles[0][number]) / copies
                found[HAND + slot] = weighed(by_style, self.suspicion.styles[1][number]) / copies
            self.shares[key] = found
        return found


def _drawn(shares: list[float], start: i64, dice: Random) -> int:
    """One of three cards, by their shares from `start` on."""
    left = dice.random() * (shares[start] + shares[start + 1] + shares[start + 2])
    if left < shares[start]:
        return 0
    return 1 if left < shares[start] + shares[start + 1] else 2


@final
class Pool:
    """Dealings of one company, and what they say about its members."""

    def __init__(self, suspicion: Suspicion, dealings: list[Dealing]) -> None:
        self.dealings = dealings
        members = range(len(suspicion.members))
        totals = [sum(dealing.weights[member] for dealing in dealings) for member in members]
        self.odds = normal([odds * total for odds, total in zip(suspicion.odds, totals, strict=True)])
        self.rising: list[list[float]] = []
        """By suspect: the weights of the dealings, summed up one after the other."""
        for member in members:
            risen = 0.0
            row = []
            for dealing in dealings:
                risen += dealing.weights[member]
                row.append(risen)
            self.rising.append(row)

    def draw(self, suspect: i64, dice: Random) -> Dealing:
        row = self.rising[suspect]
        mark = dice.random() * row[-1]
        low: i64 = 0
        high: i64 = len(row) - 1
        while low < high:
            middle = (low + high) // 2
            if row[middle] > mark:
                high = middle
            else:
                low = middle + 1
        return self.dealings[low]


def lay(state: DoubleAgents, company: i64, dealing: Dealing, members: i64, double: i64) -> None:
    """Put a company's cards of a dealing on the table, for one double agent."""
    traitor = shift(MASK, WIDTH * double)
    theirs: i64 = 0
    seat: i64 = 0
    while members >> seat:
        if members >> seat & 1:
            theirs |= shift(MASK, WIDTH * seat)
        seat += 1
    loyal = theirs & ~traitor
    state.first_cards = (state.first_cards & ~theirs) | (dealing.first[0] & loyal) | (dealing.first[1] & traitor)
    state.hand = (state.hand & ~theirs) | (dealing.hand[0] & loyal) | (dealing.hand[1] & traitor)
    state.hand2 = (state.hand2 & ~theirs) | (dealing.hand2[0] & loyal) | (dealing.hand2[1] & traitor)
    state.hand3 = (state.hand3 & ~theirs) | (dealing.hand3[0] & loyal) | (dealing.hand3[1] & traitor)
    if cards_of(state.discards, company):
        state.discards = with_cards(state.discards, company, dealing.outside)
    else:
        state.piles = with_cards(state.piles, company, dealing.outside)
