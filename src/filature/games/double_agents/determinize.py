"""Determinization: everything hidden from a seat (DA-12.1) is drawn anew so that it fits all the seat knows.

What a seat knows of the cards of a company: what was revealed at each destination, how many cards lie where, how the
discard came back into the pile (DA-9.4), and its own cards. In which order cards were dealt it does not know.
"""

from __future__ import annotations

from typing import Final

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
    SMALL_COMPANY,
    VOTE,
)
from filature.games.double_agents.card_sets import draw, listed, maximum, minimum
from filature.games.double_agents.history import FIRST, ROUND, SECOND, THIRD, record_of
from filature.games.double_agents.packed import DECK, cards_of, get, one_card, put, size, with_cards
from filature.games.double_agents.state import SEATS, Fields, company_of, hand_of, hand_size, members_of
from filature.kernel.shuffle import shuffle

TRIES: Final = 30
"""How often the cards left in the pile are drawn, round by round, before the true ones are taken."""


def resample(state: Fields, seat: int, dice: Random) -> None:
    """Draws anew what a seat (or a watcher) does not know."""
    over = state.phase == OVER
    if not over:
        deal_roles(state, seat, dice)
    if not over or not state.setup.options.post_game_replay:
        for company in (CIA, KGB):
            if state.rounds or state.phase >= DEAL:
                deal_cards(state, company, seat, dice)
    if state.phase == LEG or state.phase == LATE_CARD or state.phase == LATE_DESTINATION:
        choose_anew(state, seat, dice)
    if state.phase == VOTE or (over and state.setup.options.ballots == "secret"):
        vote_anew(state, seat, dice)


def deal_roles(state: Fields, seat: int, dice: Random) -> None:
    """I2, I3: a double agent is somebody whose card the seat has not seen."""
    dealt = 0 if state.phase < IDENTITIES else state.dealt if state.phase == IDENTITIES else state.setup.seats
    for company in (CIA, KGB):
        knows_own = 0 <= seat < dealt and company_of(state, seat) == company
        if knows_own and state.doubles >> seat & 1:
            continue
        suspects = [member for member in SEATS[members_of(state, company)] if not knows_own or member != seat]
        state.doubles &= ~members_of(state, company)
        if suspects and dealt:
            double = suspects[dice.randrange(len(suspects))]
            if double < dealt:  # otherwise the card is still to be dealt
                state.doubles |= 1 << double


# --- Cards ------------------------------------------------------------------------------------------------------------


def deal_cards(state: Fields, company: int, seat: int, dice: Random) -> None:
    members = SEATS[members_of(state, company)]
    own = seat if seat in members else -1
    in_leg = state.phase == LEG or state.phase == LATE_CARD or state.phase == LATE_DESTINATION
    known = [known_in_round(state, number, members, own) for number in range(state.rounds)]
    if in_leg:
        known.append(own_cards(state, own) if own >= 0 else 0)
    if len(members) == SMALL_COMPANY:
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


def known_in_round(state: Fields, number: int, members: tuple[int, ...], own: int) -> int:
    """What a seat knows to have been among a company's cards of a round: those revealed, and its own third."""
    cards: i64 = 0
    for leg in (FIRST, SECOND):
        sent = record_of(state, number, leg)
        for member in members:
            cards += one_card(CIA, get(sent, member) - 1)
    if own >= 0:
        thirds = record_of(state, number, THIRD)
        cards += one_card(CIA, get(thirds, own) - 1)
    return int(cards)


def used_in_truth(state: Fields, company: int, members: tuple[int, ...], in_leg: bool) -> list[int]:
    """All cards of a company in each round."""
    used = []
    for number in range(state.rounds):
        cards: i64 = 0
        for what in (FIRST, SECOND, THIRD):
            record = record_of(state, number, what)
            for member in members:
                cards += one_card(CIA, get(record, member) - 1)
        used.append(int(cards))
    if in_leg:
        used.append(int(DECK - cards_of(state.piles, company) - cards_of(state.discards, company)))
    return used


def own_cards(state: Fields, own: i64) -> int:
    """The seat's own cards of this round, in hand or on the table."""
    cards = hand_of(state, own)
    if state.leg == 2:
        cards += one_card(CIA, get(state.first_cards, own) - 1)
    return int(cards)


def two_halves(state: Fields, known: list[int], dice: Random) -> list[int]:
    """DA-3.9 for three members: a round uses one half of the deck, the next round the other. With `on_need` all cards
    are shuffled before the third and the fifth round, with `on_empty` the halves stay what they are (DA-15)."""
    used: list[int] = []
    span = len(known) if state.setup.on_empty else 2
    for start in range(0, len(known), max(span, 1)):
        least = [0, 0]
        for number in range(start, min(start + span, len(known))):
            least[number % 2] = maximum(least[number % 2], known[number])
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
            spare = minimum(DECK - cards, DECK - last)
            if size(spare) < left:
                break
            last = draw(spare, left, dice)
            used.append(DECK - last)
        if len(used) == len(known):
            return used
    return truth


def swap_plays(state: Fields, number: int, members: tuple[int, ...], own: int, dice: Random) -> None:
    """I16: at each destination the revealed cards may have been anybody's who sent one there."""
    first = number * ROUND
    past = list(state.past)
    for place in range(PLACES):
        slots = [
            (leg, member)
            for leg in (FIRST, SECOND)
            for member in members
            if member != own and get(past[first + leg + 1], member) == place + 1
        ]
        cards = [get(past[first + leg], member) for leg, member in slots]
        shuffle(cards, dice)
        for (leg, member), card in zip(slots, cards, strict=True):
            past[first + leg] = int(put(past[first + leg], member, card))
    state.past = tuple(past)


def deal_thirds(state: Fields, number: int, members: tuple[int, ...], own: int, used: int, dice: Random) -> None:
    """I18: what a round used beside the revealed cards are the third cards."""
    spare = listed(used - known_in_round(state, number, members, own))
    shuffle(spare, dice)
    thirds = record_of(state, number, THIRD)
    for member in members:
        if member != own:
            thirds = put(thirds, member, spare.pop() + 1)
    past = list(state.past)
    past[number * ROUND + THIRD] = int(thirds)
    state.past = tuple(past)


def arrange_leg(state: Fields, company: int, members: tuple[int, ...], own: int, used: int, dice: Random) -> None:
    """I6, I14: the others' hands and face-down cards; the rest lies in the pile, or in the discard."""
    spare = listed(used - (own_cards(state, own) if own >= 0 else 0))
    shuffle(spare, dice)
    for member in members:
        if member != own:
            if state.leg == 2:
                state.first_cards = put(state.first_cards, member, spare.pop() + 1)
            state.hand = put(state.hand, member, spare.pop() + 1)
            state.hand2 = put(state.hand2, member, spare.pop() + 1)
            state.hand3 = put(state.hand3, member, 0 if state.leg == 2 else spare.pop() + 1)
    if cards_of(state.discards, company):
        state.discards = with_cards(state.discards, company, DECK - used)
    else:
        state.piles = with_cards(state.piles, company, DECK - used)


def arrange_deal(state: Fields, company: int, members: tuple[int, ...], used: int, dice: Random) -> None:
    """In the middle of a deal nobody has looked at a card yet, not even at their own."""
    count = sum([int(hand_size(state, member)) for member in members])
    discard = cards_of(state.discards, company)
    left = DECK - used  # what the last round left in the pile
    if discard:
        state.discards = with_cards(state.discards, company, DECK if size(discard) == DECK_SIZE else used)
        source = 0 if size(discard) == DECK_SIZE else left
        dealt = draw(source, count, dice)
    elif not used or (len(members) == SMALL_COMPANY and not state.setup.on_empty):
        source = DECK
        dealt = draw(source, count, dice)
    else:  # the discard came back in the middle of this deal
        source = DECK
        dealt = left + draw(used, count - size(left), dice)
    state.piles = with_cards(state.piles, company, source - dealt)
    cards = listed(dealt)
    shuffle(cards, dice)
    for member in members:
        if get(state.hand, member):
            state.hand = put(state.hand, member, cards.pop() + 1)
        if get(state.hand2, member):
            state.hand2 = put(state.hand2, member, cards.pop() + 1)
        if get(state.hand3, member):
            state.hand3 = put(state.hand3, member, cards.pop() + 1)


def arrange_pause(state: Fields, company: int, used: int) -> None:
    """Between two rounds, and after the last: the cards of the last round lie in the discard."""
    if size(cards_of(state.piles, company)) not in (0, DECK_SIZE):
        state.piles = with_cards(state.piles, company, DECK - used)
        state.discards = with_cards(state.discards, company, used)


# --- Choices and ballots ----------------------------------------------------------------------------------------------


def choose_anew(state: Fields, seat: int, dice: Random) -> None:
    """I10, I11: what the others have locked, and whether they have drafted anything."""
    for other in range(state.setup.seats):
        if other == seat:
            continue
        sees = state.setup.mates_see and seat >= 0 and company_of(state, seat) == company_of(state, other)
        locked = state.locked >> other & 1
        late = other == state.late and state.phase != LEG
        hand = [int(get(slot, other)) for slot in (state.hand, state.hand2, state.hand3) if get(slot, other)]
        card = hand[dice.randrange(len(hand))]
        drafted = locked or (late and state.phase == LATE_DESTINATION) or dice.randrange(2)
        state.cards = put(state.cards, other, card if drafted else 0)
        if not sees:
            aim = 1 + dice.randrange(PLACES)
            state.aims = put(state.aims, other, aim if locked or dice.randrange(2) else 0)


def vote_anew(state: Fields, seat: int, dice: Random) -> None:
    """I22: the others' ballots; with `ballots=secret` only their number is known in the end."""
    for company in (CIA, KGB):
        others = [s for s in SEATS[members_of(state, company)] if s != seat and get(state.ballots, s)]
        if state.phase == OVER:
            ballots = [int(get(state.ballots, s)) for s in others]
            shuffle(ballots, dice)
        else:
            choices = [*(s + 1 for s in SEATS[members_of(state, company)]), ABSTAINED]
            ballots = [choices[dice.randrange(len(choices))] for _ in others]
        for other, ballot in zip(others, ballots, strict=True):
            state.ballots = put(state.ballots, other, ballot)
