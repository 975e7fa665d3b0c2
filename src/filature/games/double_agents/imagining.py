"""The worlds a seat can imagine: everything hidden from it (DA-12.1), drawn anew so that it fits all the seat knows.

What a seat knows of the cards of a company: what was revealed at each destination, how many cards lie where, how the
discard came back into the pile (DA-9.4), and its own cards. In which order cards were dealt it does not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.random import Random
from mypy_extensions import i64

from filature.games.double_agents.board import (
    ABSTAINED,
    CIA,
    DEAL,
    DECK_SIZE,
    HAND,
    IDENTITIES,
    KGB,
    LATE_CARD,
    LATE_DESTINATION,
    LEG,
    OVER,
    PLACES,
    VOTE,
)
from filature.games.double_agents.lanes import DECK, KINDS, cards_of, lane, one_card, size, with_cards, with_lane
from filature.games.double_agents.past import FIRST, ROUND, SECOND, THIRD, number_of

if TYPE_CHECKING:
    from filature.games.double_agents.rules import DoubleAgents

TRIES: Final = 30
SMALL: Final = 3
"""The size of a company whose deck lasts two rounds (DA-3.9)."""


def imagine(state: DoubleAgents, seat: int, dice: Random) -> None:
    over = state.phase == OVER
    if not over:
        deal_roles(state, seat, dice)
    if not over or not state.box.options.post_game_replay:
        for company in (CIA, KGB):
            if state.rounds or state.phase >= DEAL:
                deal_cards(state, company, seat, dice)
    if state.phase == LEG or state.phase == LATE_CARD or state.phase == LATE_DESTINATION:
        choose_anew(state, seat, dice)
    if state.phase == VOTE or (over and state.box.options.ballots == "secret"):
        vote_anew(state, seat, dice)


def seats_of(state: DoubleAgents, company: int) -> list[int]:
    members = state.members(company)
    return [seat for seat in range(state.box.seats) if members >> seat & 1]


def deal_roles(state: DoubleAgents, seat: int, dice: Random) -> None:
    """I2, I3: a double agent is somebody whose card the seat has not seen."""
    dealt = 0 if state.phase < IDENTITIES else state.dealt if state.phase == IDENTITIES else state.box.seats
    for company in (CIA, KGB):
        knows_own = 0 <= seat < dealt and state.company_of(seat) == company
        if knows_own and state.doubles >> seat & 1:
            continue
        suspects = [member for member in seats_of(state, company) if not knows_own or member != seat]
        state.doubles &= ~state.members(company)
        if suspects and dealt:
            double = suspects[dice.randrange(len(suspects))]
            if double < dealt:  # otherwise the card is still to be dealt
                state.doubles |= 1 << double


# --- Cards ------------------------------------------------------------------------------------------------------------


def deal_cards(state: DoubleAgents, company: int, seat: int, dice: Random) -> None:
    members = seats_of(state, company)
    own = seat if seat in members else -1
    in_leg = state.phase == LEG or state.phase == LATE_CARD or state.phase == LATE_DESTINATION
    known = [known_in_round(state, number, members, own) for number in range(state.rounds)]
    if in_leg:
        known.append(own_cards(state, own) if own >= 0 else 0)
    if len(members) == SMALL:
        used = two_halves(state, known, dice)
    else:
        used = leftovers(known, used_in_truth(state, company, members, in_leg), len(members), dice)
    if used:
        for number in range(state.rounds):
            swap_plays(state, number, members, own, dice)
            deal_thirds(state, number, members, own, used[number], dice)
    if in_leg:
        arrange_leg(state, company, members, own, used[-1], dice)
    elif state.phase == DEAL:
        arrange_deal(state, company, members, used[-1] if used else 0, dice)
    else:
        arrange_pause(state, company, used[-1] if used else 0)


def known_in_round(state: DoubleAgents, number: int, members: list[int], own: int) -> int:
    """What a seat knows to have been among a company's cards of a round: those revealed, and its own third."""
    cards: i64 = 0
    for leg in (FIRST, SECOND):
        sent = number_of(state, number, leg)
        for member in members:
            cards += one_card(CIA, lane(sent, member) - 1)
    if own >= 0:
        thirds = number_of(state, number, THIRD)
        cards += one_card(CIA, lane(thirds, own) - 1)
    return int(cards)


def used_in_truth(state: DoubleAgents, company: int, members: list[int], in_leg: bool) -> list[int]:
    """All cards of a company in each round."""
    used = []
    for number in range(state.rounds):
        cards: i64 = 0
        for what in (FIRST, SECOND, THIRD):
            lanes = number_of(state, number, what)
            for member in members:
                cards += one_card(CIA, lane(lanes, member) - 1)
        used.append(int(cards))
    if in_leg:
        used.append(int(DECK - cards_of(state.piles, company) - cards_of(state.discards, company)))
    return used


def own_cards(state: DoubleAgents, own: i64) -> int:
    """The seat's own cards of this round, in hand or on the table."""
    cards: i64 = 0
    for slot in (state.hand, state.hand2, state.hand3, state.first_cards if state.leg == 2 else 0):
        if lane(slot, own):
            cards += one_card(CIA, lane(slot, own) - 1)
    return int(cards)


def two_halves(state: DoubleAgents, known: list[int], dice: Random) -> list[int]:
    """DA-3.9 for three members: a round uses one half of the deck, the next round the other. With `on_need` all cards
    are shuffled before the third and the fifth round, with `on_empty` the halves stay what they are (DA-15)."""
    used: list[int] = []
    span = len(known) if state.box.on_empty else 2
    for start in range(0, len(known), max(span, 1)):
        least = [0, 0]
        for number in range(start, min(start + span, len(known))):
            least[number % 2] = most_of(least[number % 2], known[number])
        free = DECK - least[0] - least[1]
        half = DECK_SIZE // 2
        even = least[0] + draw(free, half - size(least[0]), dice)
        used += [even if number % 2 == 0 else DECK - even for number in range(start, min(start + span, len(known)))]
    return used


def leftovers(known: list[int], truth: list[int], members: int, dice: Random) -> list[int]:
    """Four to six members: what a deal leaves in the pile is dealt in the next round, so leftovers of two rounds in a
    row never share a card. Drawn round by round, and again from the start where nothing fits."""
    left = DECK_SIZE - HAND * members
    for _ in range(TRIES):
        used: list[int] = []
        last = 0
        for cards in known:
            spare = least_of(DECK - cards, DECK - last)
            if size(spare) < left:
                break
            last = draw(spare, left, dice)
            used.append(DECK - last)
        if len(used) == len(known):
            return used
    return truth


def swap_plays(state: DoubleAgents, number: int, members: list[int], own: int, dice: Random) -> None:
    """I16: at each destination the revealed cards may have been anybody's who sent one there."""
    first = number * ROUND
    past = list(state.past)
    for place in range(PLACES):
        slots = [
            (leg, member)
            for leg in (FIRST, SECOND)
            for member in members
            if member != own and lane(past[first + leg + 1], member) == place + 1
        ]
        cards = [lane(past[first + leg], member) for leg, member in slots]
        shuffle(cards, dice)
        for (leg, member), card in zip(slots, cards, strict=True):
            past[first + leg] = int(with_lane(past[first + leg], member, card))
    state.past = tuple(past)


def deal_thirds(state: DoubleAgents, number: int, members: list[int], own: int, used: int, dice: Random) -> None:
    """I18: what a round used beside the revealed cards are the third cards."""
    spare = listed(used - known_in_round(state, number, members, own))
    shuffle(spare, dice)
    thirds = number_of(state, number, THIRD)
    for member in members:
        if member != own:
            thirds = with_lane(thirds, member, spare.pop() + 1)
    past = list(state.past)
    past[number * ROUND + THIRD] = int(thirds)
    state.past = tuple(past)


def arrange_leg(state: DoubleAgents, company: int, members: list[int], own: int, used: int, dice: Random) -> None:
    """I6, I14: the others' hands and face-down cards; the rest lies in the pile, or in the discard."""
    spare = listed(used - (own_cards(state, own) if own >= 0 else 0))
    shuffle(spare, dice)
    for member in members:
        if member != own:
            if state.leg == 2:
                state.first_cards = with_lane(state.first_cards, member, spare.pop() + 1)
            state.hand = with_lane(state.hand, member, spare.pop() + 1)
            state.hand2 = with_lane(state.hand2, member, spare.pop() + 1)
            state.hand3 = with_lane(state.hand3, member, 0 if state.leg == 2 else spare.pop() + 1)
    if cards_of(state.discards, company):
        state.discards = with_cards(state.discards, company, DECK - used)
    else:
        state.piles = with_cards(state.piles, company, DECK - used)


def arrange_deal(state: DoubleAgents, company: int, members: list[int], used: int, dice: Random) -> None:
    """In the middle of a deal nobody has looked at a card yet, not even at his own."""
    count = sum(1 for m in members for slot in (state.hand, state.hand2, state.hand3) if lane(slot, m))
    discard = cards_of(state.discards, company)
    left = DECK - used  # what the last round left in the pile
    if discard:
        state.discards = with_cards(state.discards, company, DECK if size(discard) == DECK_SIZE else used)
        source = 0 if size(discard) == DECK_SIZE else left
        dealt = draw(source, count, dice)
    elif not used or (len(members) == SMALL and not state.box.on_empty):
        source = DECK
        dealt = draw(source, count, dice)
    else:  # the discard came back in the middle of this deal
        source = DECK
        dealt = left + draw(used, count - size(left), dice)
    state.piles = with_cards(state.piles, company, source - dealt)
    cards = listed(dealt)
    shuffle(cards, dice)
    for member in members:
        if lane(state.hand, member):
            state.hand = with_lane(state.hand, member, cards.pop() + 1)
        if lane(state.hand2, member):
            state.hand2 = with_lane(state.hand2, member, cards.pop() + 1)
        if lane(state.hand3, member):
            state.hand3 = with_lane(state.hand3, member, cards.pop() + 1)


def arrange_pause(state: DoubleAgents, company: int, used: int) -> None:
    """Between two rounds, and after the last: the cards of the last round lie in the discard."""
    if size(cards_of(state.piles, company)) not in (0, DECK_SIZE):
        state.piles = with_cards(state.piles, company, DECK - used)
        state.discards = with_cards(state.discards, company, used)


# --- Choices and ballots ----------------------------------------------------------------------------------------------


def choose_anew(state: DoubleAgents, seat: int, dice: Random) -> None:
    """I10, I11: what the others have locked, and whether they have drafted anything."""
    for other in range(state.box.seats):
        if other == seat:
            continue
        sees = state.box.mates_see and seat >= 0 and state.company_of(seat) == state.company_of(other)
        locked = state.locked >> other & 1
        late = other == state.late and state.phase != LEG
        hand = [int(lane(slot, other)) for slot in (state.hand, state.hand2, state.hand3) if lane(slot, other)]
        card = hand[dice.randrange(len(hand))]
        drafted = locked or (late and state.phase == LATE_DESTINATION) or dice.randrange(2)
        state.cards = with_lane(state.cards, other, card if drafted else 0)
        if not sees:
            aim = 1 + dice.randrange(PLACES)
            state.aims = with_lane(state.aims, other, aim if locked or dice.randrange(2) else 0)


def vote_anew(state: DoubleAgents, seat: int, dice: Random) -> None:
    """I22: the others' ballots; with `ballots=secret` only their number is known in the end."""
    for company in (CIA, KGB):
        others = [s for s in seats_of(state, company) if s != seat and lane(state.ballots, s)]
        if state.phase == OVER:
            ballots = [int(lane(state.ballots, s)) for s in others]
            shuffle(ballots, dice)
        else:
            choices = [*(s + 1 for s in seats_of(state, company)), ABSTAINED]
            ballots = [choices[dice.randrange(len(choices))] for _ in others]
        for other, ballot in zip(others, ballots, strict=True):
            state.ballots = with_lane(state.ballots, other, ballot)


# --- Sets of cards ----------------------------------------------------------------------------------------------------


def listed(cards: i64) -> list[int]:
    """The cards of a set, one by one."""
    return [kind for kind in range(KINDS) for _ in range(lane(cards, kind))]


def draw(cards: i64, count: i64, dice: Random) -> int:
    """So many cards drawn from a set, as a set."""
    pile = listed(cards)
    shuffle(pile, dice)
    drawn: i64 = 0
    for number in range(count):
        drawn += one_card(CIA, pile[number])
    return int(drawn)


def most_of(one: i64, other: i64) -> int:
    """For each kind the greater number."""
    cards: i64 = 0
    for kind in range(KINDS):
        cards = with_lane(cards, kind, max(lane(one, kind), lane(other, kind)))
    return int(cards)


def least_of(one: i64, other: i64) -> int:
    """For each kind the smaller number."""
    cards: i64 = 0
    for kind in range(KINDS):
        cards = with_lane(cards, kind, min(lane(one, kind), lane(other, kind)))
    return int(cards)


def shuffle(items: list[int], dice: Random) -> None:
    for last in range(len(items) - 1, 0, -1):
        other = dice.randrange(last + 1)
        items[last], items[other] = items[other], items[last]
