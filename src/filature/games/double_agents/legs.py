"""A leg (DA-5, DA-6) and what follows the second one: resolution, award, clean-up (DA-7, DA-8, DA-9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from librt.random import Random
from mypy_extensions import i64

from filature.games.double_agents import telling
from filature.games.double_agents.board import (
    CIA,
    HUSHED,
    KGB,
    LATE_CARD,
    LATE_DESTINATION,
    LEG,
    OPEN,
    PLACES,
    POT,
    READY,
    REMOVED,
)
from filature.games.double_agents.lanes import KINDS, lane, one_card, with_lane
from filature.games.double_agents.moves import DRAFT_AIM, DRAFT_CARD, LATE, LOCK, TIME, UNLOCK
from filature.games.double_agents.past import sent
from filature.games.double_agents.resolution import NOBODY

if TYPE_CHECKING:
    from filature.games.double_agents.rules import DoubleAgents

NONE: Final[tuple[int, ...]] = ()
LOCKS: Final[list[tuple[int, ...]]] = [
    tuple(LOCK + PLACES * kind + place for kind in range(KINDS) if kinds >> kind & 1 for place in range(PLACES))
    for kinds in range(1 << KINDS)
]
"""The locks that a set of kinds in hand allows."""
CARD_DRAFTS: Final[list[tuple[int, ...]]] = [
    tuple(DRAFT_CARD + kind for kind in range(KINDS) if kinds >> kind & 1) for kinds in range(1 << KINDS)
]
AIM_DRAFTS: Final[list[tuple[int, ...]]] = [
    tuple(DRAFT_AIM + place for place in range(PLACES) if place != aim - 1) for aim in range(PLACES + 1)
]
"""The drafts of another destination than the one drafted."""
UNLOCKS: Final[tuple[int, ...]] = (UNLOCK,)


# --- What may be done -------------------------------------------------------------------------------------------------


def kinds_of(state: DoubleAgents, seat: i64) -> i64:
    """The set of kinds in a hand, as bits."""
    kinds: i64 = (1 << lane(state.hand, seat)) | (1 << lane(state.hand2, seat)) | (1 << lane(state.hand3, seat))
    return kinds >> 1


def hand_of(state: DoubleAgents, seat: i64) -> i64:
    """A hand as a set of cards."""
    cards: i64 = 0
    if lane(state.hand, seat):
        cards += one_card(CIA, lane(state.hand, seat) - 1)
    if lane(state.hand2, seat):
        cards += one_card(CIA, lane(state.hand2, seat) - 1)
    if lane(state.hand3, seat):
        cards += one_card(CIA, lane(state.hand3, seat) - 1)
    return cards


def new_kinds(state: DoubleAgents, seat: i64) -> i64:
    """The kinds in a hand other than the one drafted."""
    return kinds_of(state, seat) & ~((1 << lane(state.cards, seat)) >> 1)


def may_unlock(state: DoubleAgents, seat: i64) -> bool:
    """DA-5.2.1: as long as the company is OPEN."""
    return lane(state.status, state.company_of(seat)) == OPEN


def may_call_time(state: DoubleAgents, seat: i64) -> bool:
    """DA-5.8: the discussion is limited, and both companies are still in it."""
    return state.box.discussion and state.status == 0 and not state.timed >> seat & 1


def cuts_short(state: DoubleAgents, seat: i64) -> tuple[int, ...]:
    """DA-5.5: whom the lock of a seat would hush, as the last of its company, while they are still choosing."""
    company = state.company_of(seat)
    last = state.members(company) & ~state.locked == 1 << seat
    if state.phase != LEG or not last or lane(state.status, 1 - company) != OPEN:
        return NONE
    return tuple(other for other in state.turn() if state.company_of(other) != company)


def drafts(state: DoubleAgents, seat: i64, choice: Sequence[int]) -> list[int]:
    """DA-5.6.3: the parts of a choice that are kept as a draft, where they are not drafted already."""
    card: i64 = -1
    aim: i64 = -1
    for move in choice:
        if LOCK <= move < DRAFT_CARD:
            card = DRAFT_CARD + move // PLACES
            aim = DRAFT_AIM + move % PLACES
        elif DRAFT_CARD <= move < DRAFT_AIM:
            card = move
        elif DRAFT_AIM <= move < UNLOCK:
            aim = move
    legal = state.moves(seat)
    return [int(part) for part in (card, aim) if part in legal]


def moves(state: DoubleAgents, seat: i64) -> tuple[int, ...]:
    if state.locked >> seat & 1:
        return UNLOCKS if may_unlock(state, seat) else NONE
    return LOCKS[kinds_of(state, seat)] + CARD_DRAFTS[new_kinds(state, seat)] + AIM_DRAFTS[lane(state.aims, seat)]


def absent(state: DoubleAgents, seat: i64) -> i64:
    """DA-5.11: first the end of the talk where it is limited (DA-5.8), then chance chooses (DA-5.6.3)."""
    return TIME if may_call_time(state, seat) else LATE


def sample(state: DoubleAgents, seat: i64, dice: Random) -> i64:
    """Any of the moves, without listing them all."""
    if state.locked >> seat & 1:
        return UNLOCK
    locks = LOCKS[kinds_of(state, seat)]
    cards = CARD_DRAFTS[new_kinds(state, seat)]
    aims = AIM_DRAFTS[lane(state.aims, seat)]
    number: i64 = dice.randrange(len(locks) + len(cards) + len(aims))
    if number < len(locks):
        return locks[number]
    number -= len(locks)
    if number < len(cards):
        return cards[number]
    return aims[number - len(cards)]


# --- Choosing ---------------------------------------------------------------------------------------------------------


def begin(state: DoubleAgents, leg: i64) -> None:
    """DA-5.1, DA-5.9: both companies are OPEN and may talk."""
    state.phase = LEG
    state.leg = leg
    state.cards = 0
    state.aims = 0
    state.locked = 0
    state.timed = 0
    state.status = 0
    state.silent = 0
    state.moment += 1
    state.since = state.moment << 32 | state.moment
    telling.leg(state)


def play(state: DoubleAgents, seat: i64, move: i64) -> bool:
    """Play a move of a leg; False if it is not legal."""
    if state.locked >> seat & 1:
        if move == UNLOCK and may_unlock(state, seat):
            state.locked &= ~(1 << seat)
            state.moment += 1
            telling.unlocked(state, seat)
            return True
        return False
    if LOCK <= move < DRAFT_CARD:
        card = move // PLACES
        if not kinds_of(state, seat) >> card & 1:  # DA-4.4
            return False
        lock(state, seat, card, move % PLACES)
    elif DRAFT_CARD <= move < DRAFT_AIM:  # DA-5.2.1: a draft may change freely
        if not new_kinds(state, seat) >> (move - DRAFT_CARD) & 1:
            return False
        state.cards = with_lane(state.cards, seat, move - DRAFT_CARD + 1)
        telling.drafted(state, seat)
    elif DRAFT_AIM <= move < UNLOCK:
        aim = move - DRAFT_AIM + 1
        if lane(state.aims, seat) == aim:
            return False
        state.aims = with_lane(state.aims, seat, aim)
        telling.drafted(state, seat)
        telling.aimed(state, seat)
    elif move != absent(state, seat):
        return False
    elif move == LATE:  # DA-5.6.3
        state.late = seat
        state.phase = LATE_CARD
        state.moment += 1
        telling.late(state, seat)
    else:
        state.timed |= 1 << seat
        state.moment += 1
        telling.out_of_time(state, seat)
        hush_in_time(state)
    return True


def fill(state: DoubleAgents, outcome: i64) -> None:
    """DA-5.6.3: chance draws a card, then a destination; what was drafted is the only one it can draw."""
    if state.phase == LATE_CARD:
        state.cards = with_lane(state.cards, state.late, outcome + 1)
        state.phase = LATE_DESTINATION
        telling.drafted(state, state.late)
    else:
        seat = state.late
        state.phase = LEG
        state.late = 0
        lock(state, seat, lane(state.cards, seat) - 1, outcome)


def lock(state: DoubleAgents, seat: i64, card: i64, place: i64) -> None:
    aimed_anew = lane(state.aims, seat) != place + 1
    state.cards = with_lane(state.cards, seat, card + 1)
    state.aims = with_lane(state.aims, seat, place + 1)
    state.locked |= 1 << seat
    state.moment += 1
    telling.locked(state, seat, aimed_anew)
    company = state.company_of(seat)
    if state.members(company) & ~state.locked:
        hush_in_time(state)
        return
    # DA-5.4: the last member has locked. A company that was OPEN may go on talking (DA-5.7).
    state.status = with_lane(state.status, company, READY)
    note(state, company)
    hushes = lane(state.status, 1 - company) == OPEN  # DA-5.5
    if hushes:
        hush(state, 1 - company)
    telling.ready(state, company, hushes)
    if lane(state.status, 1 - company) == READY:
        reveal(state)


def hush(state: DoubleAgents, company: i64) -> None:
    state.status = with_lane(state.status, company, HUSHED)
    state.silent |= 1 << company
    note(state, company)


def hush_in_time(state: DoubleAgents) -> None:
    """DA-5.8: both companies are hushed when the time of all who have not locked is up."""
    if state.box.discussion and state.status == 0 and state.timed:
        if not state.box.everybody & ~state.locked & ~state.timed:
            hush(state, CIA)
            hush(state, KGB)
            telling.hushed(state)


def note(state: DoubleAgents, company: i64) -> None:
    """The status of a company has changed now."""
    now = state.moment << (32 * company)
    other = state.since_of(1 - company) << (32 * (1 - company))
    state.since = now | other


# --- The reveal, and what follows leg 2 -------------------------------------------------------------------------------


def reveal(state: DoubleAgents) -> None:
    """DA-6: all destinations at once; the cards leave the hands."""
    state.moment += 1
    state.locations = state.aims  # DA-6.2
    seat: i64 = 0
    while seat < state.box.seats:
        card = lane(state.cards, seat)
        if lane(state.hand, seat) == card:
            state.hand = with_lane(state.hand, seat, 0)
        elif lane(state.hand2, seat) == card:
            state.hand2 = with_lane(state.hand2, seat, 0)
        else:
            state.hand3 = with_lane(state.hand3, seat, 0)
        seat += 1
    telling.revealed(state)
    if state.leg == 1:
        state.first_cards = state.cards
        state.first_aims = state.aims
        begin(state, 2)  # DA-4.1
    else:
        resolve(state)


def resolve(state: DoubleAgents) -> None:
    fates: i64 = 0
    place: i64 = 0
    while place < PLACES:  # DA-4.6
        fates = with_lane(fates, place, award(state, place))
        place += 1
    third = state.hand | state.hand2 | state.hand3  # one card is left in each hand
    state.past += (
        int(state.first_cards),
        int(state.first_aims),
        int(state.cards),
        int(state.aims),
        int(third),
        int(state.up | fates << (4 * PLACES)),
    )
    telling.resolved(state)
    clean_up(state, third)


def table_cards(state: DoubleAgents, company: i64, place: i64) -> i64:
    """DA-7.1: the cards a company has at a destination, wherever their players are now."""
    return sent(state.first_cards, state.first_aims, state.cards, state.aims, state.members(company), place)


def award(state: DoubleAgents, place: i64) -> i64:
    """DA-8.1: the mission goes to the winner's only member there, else to the pot; or it is removed."""
    winner, _ = state.box.resolver.winner(table_cards(state, CIA, place), table_cards(state, KGB, place))
    if winner == NOBODY:
        return REMOVED  # DA-7.10
    there: i64 = 0
    alone: i64 = 0
    seat: i64 = 0
    while seat < state.box.seats:  # DA-8.2: only the winner's members count
        if state.company_of(seat) == winner and lane(state.locations, seat) == place + 1:
            there += 1
            alone = seat
        seat += 1
    return alone if there == 1 else POT + winner


def clean_up(state: DoubleAgents, third: i64) -> None:
    """DA-9.1, DA-9.2: every card goes to the discard of the company that owns it."""
    seat: i64 = 0
    while seat < state.box.seats:
        company = state.company_of(seat)
        state.discards += one_card(company, lane(state.first_cards, seat) - 1)
        state.discards += one_card(company, lane(state.cards, seat) - 1)
        state.discards += one_card(company, lane(third, seat) - 1)
        seat += 1
    state.hand = 0
    state.hand2 = 0
    state.hand3 = 0
    state.cards = 0
    state.aims = 0
    state.first_cards = 0
    state.first_aims = 0
    state.locked = 0
    state.timed = 0
    state.status = 0
    state.silent = 0
    state.since = state.moment << 32 | state.moment
    state.end_round()
