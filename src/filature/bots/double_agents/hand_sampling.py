"""Sampling of hands: what a company's members may hold and may have sent face down, drawn and weighted by a belief."""

from __future__ import annotations

from typing import Final, final

from librt.random import Random
from mypy_extensions import i64

from filature.bots.double_agents.double_agent_posterior import DoubleAgentPosterior, dot, normalized, with_doubt
from filature.bots.double_agents.move_likelihood import STYLES, LegChoiceModel
from filature.games.double_agents.board import DECK_SIZE, HAND
from filature.games.double_agents.card_sets import draw, listed, maximum
from filature.games.double_agents.packed import DECK, MASK, WIDTH, cards_of, get, put, shift, size, with_cards
from filature.games.double_agents.state import Fields
from filature.kernel.shuffle import shuffle

SAMPLES: Final = 64
"""How many deals are drawn for a leg."""
TRIES: Final = 8


@final
class SampledDeal:
    """One way the cards may have been dealt, and which went first, for each member in either role; packed by seat."""

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
        self.first[role] = put(self.first[role], seat, first)
        self.hand[role] = put(self.hand[role], seat, hand[0])
        self.hand2[role] = put(self.hand2[role], seat, hand[1])
        self.hand3[role] = put(self.hand3[role], seat, hand[2])


def sample_used(members: int, seen_before: int, own: int, dice: Random, whole: bool) -> int:
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
                return own + draw(maximum(unseen, own) - own, DECK_SIZE - left - size(own), dice)
            kept = draw(unseen, left, dice)
        spare = DECK - maximum(kept, own)
        if size(spare) >= left:
            return int(DECK - draw(spare, left, dice))
    return int(DECK - draw(DECK - own, left, dice))


@final
class DealSampler:
    """Deals a company's cards of this round as they may lie, knowing what the believer holds."""

    def __init__(
        self, posterior: DoubleAgentPosterior, leg: LegChoiceModel, first_aims: i64, hand: list[int], first: int
    ) -> None:
        """In leg 2 `first_aims` tells where everybody went in leg 1; `hand` and `first` are the believer's own."""
        self.posterior = posterior
        self.leg = leg
        self.first_aims = first_aims
        self.hand = hand
        self.first = first
        self.shares: dict[int, list[float]] = {}

    def sample(self, used: int, dice: Random) -> SampledDeal:
        """`used` are the company's cards of this round."""
        deal = SampledDeal(int(DECK - used))
        spare = [kind + 1 for kind in listed(used)]
        for card in self.hand:
            spare.remove(card)
        if self.first:
            spare.remove(self.first)
        shuffle(spare, dice)
        loyal: list[float] = []
        double: list[float] = []
        for number, seat in enumerate(self.posterior.members):
            if seat == self.posterior.own:
                rest = self.hand + [0] * (HAND - len(self.hand))
                deal.hold(0, seat, self.first, rest)
                deal.hold(1, seat, self.first, rest)
                continue
            hand = sorted([spare.pop(), spare.pop(), spare.pop()])
            if not self.first_aims:
                deal.hold(0, seat, 0, hand)
                deal.hold(1, seat, 0, hand)
                continue
            shares = self._shares(number, seat, hand)
            loyal.append(shares[0] + shares[1] + shares[2])
            double.append(shares[3] + shares[4] + shares[5])
            for role in (0, 1):
                chosen = _drawn(shares, HAND * role, dice)
                rest = [hand[slot] for slot in range(HAND) if slot != chosen]
                deal.hold(role, seat, hand[chosen], [*rest, 0])
        deal.weights = self._weights(loyal, double)
        return deal

    def _weights(self, loyal: list[float], double: list[float]) -> list[float]:
        """By suspect: how likely everybody but the believer went where they did, if that one is the double agent."""
        base = 1.0
        for share in loyal:
            base *= share
        others = iter(zip(loyal, double, strict=True))
        weights = []
        for seat in self.posterior.members:
            if seat == self.posterior.own or not loyal:
                weights.append(base)
            else:
                share, other = next(others)
                weights.append(base * other / share)
        return weights

    def _shares(self, number: i64, seat: i64, hand: list[int]) -> list[float]:
        """With what probability a member sends each card of a hand to where they went: three if loyal, three if not."""
        key = ((number * 8 + hand[0]) * 8 + hand[1]) * 8 + hand[2]
        shares = self.shares.get(key)
        if shares is None:
            place = get(self.first_aims, seat) - 1
            kinds = 1 << (hand[0] - 1) | 1 << (hand[1] - 1) | 1 << (hand[2] - 1)
            shares = [0.0] * (2 * HAND)
            for slot in range(HAND):
                by_style = [self.leg.probability(style, hand[slot] - 1, place, kinds) for style in range(STYLES)]
                copies = hand.count(hand[slot])
                shares[slot] = dot(by_style, self.posterior.styles[0][number]) / copies
                shares[HAND + slot] = dot(by_style, self.posterior.styles[1][number]) / copies
            self.shares[key] = shares
        return shares


def _drawn(shares: list[float], start: i64, dice: Random) -> int:
    """One of three cards, by their shares from `start` on."""
    left = dice.random() * (shares[start] + shares[start + 1] + shares[start + 2])
    if left < shares[start]:
        return 0
    return 1 if left < shares[start] + shares[start + 1] else 2


@final
class WeightedDeals:
    """Dealings of one company, and what they say about its members."""

    def __init__(self, posterior: DoubleAgentPosterior, deals: list[SampledDeal]) -> None:
        self.deals = deals
        members = range(len(posterior.members))
        evidence = [sum(deal.weights[member] for deal in deals) for member in members]
        model_odds = normalized([odds * seen for odds, seen in zip(posterior.model_odds, evidence, strict=True)])
        self.odds = with_doubt(model_odds, posterior.facts)
        self.cumulative: list[list[float]] = []
        """By suspect: the weights of the deals, summed up one after the other."""
        for member in members:
            total = 0.0
            row = []
            for deal in deals:
                total += deal.weights[member]
                row.append(total)
            self.cumulative.append(row)

    def draw(self, suspect: i64, dice: Random) -> SampledDeal:
        row = self.cumulative[suspect]
        mark = dice.random() * row[-1]
        low: i64 = 0
        high: i64 = len(row) - 1
        while low < high:
            middle = (low + high) // 2
            if row[middle] > mark:
                high = middle
            else:
                low = middle + 1
        return self.deals[low]


def lay(state: Fields, company: i64, deal: SampledDeal, members: i64, double: i64) -> None:
    """Puts a company's cards of a deal on the table, for one double agent."""
    traitor = shift(MASK, WIDTH * double)
    theirs: i64 = 0
    seat: i64 = 0
    while members >> seat:
        if members >> seat & 1:
            theirs |= shift(MASK, WIDTH * seat)
        seat += 1
    loyal = theirs & ~traitor
    state.first_cards = (state.first_cards & ~theirs) | (deal.first[0] & loyal) | (deal.first[1] & traitor)
    state.hand = (state.hand & ~theirs) | (deal.hand[0] & loyal) | (deal.hand[1] & traitor)
    state.hand2 = (state.hand2 & ~theirs) | (deal.hand2[0] & loyal) | (deal.hand2[1] & traitor)
    state.hand3 = (state.hand3 & ~theirs) | (deal.hand3[0] & loyal) | (deal.hand3[1] & traitor)
    if cards_of(state.discards, company):
        state.discards = with_cards(state.discards, company, deal.outside)
    else:
        state.piles = with_cards(state.piles, company, deal.outside)
