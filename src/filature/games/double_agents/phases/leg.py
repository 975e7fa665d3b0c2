"""A leg (DA-5, DA-6): drafts, locks, the hush, chance choosing for somebody late, and the reveal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.random import Random
from mypy_extensions import i64

from filature.games.double_agents import events
from filature.games.double_agents.board import (
    CIA,
    HUSHED,
    KGB,
    KINDS,
    LATE_CARD,
    LATE_DESTINATION,
    LEG,
    OPEN,
    PLACES,
    READY,
)
from filature.games.double_agents.moves import DRAFT_AIM, DRAFT_CARD, LATE, LOCK, TIME, UNLOCK
from filature.games.double_agents.packed import get, put
from filature.games.double_agents.phases.deal import by_copies
from filature.games.double_agents.state import (
    MOMENT_WIDTH,
    Fields,
    company_of,
    hand_of,
    kinds_of,
    members_of,
    since_of,
)

NO_MOVES: Final[tuple[int, ...]] = ()
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
ANYWHERE: Final[tuple[tuple[int, int], ...]] = tuple((place, 1) for place in range(PLACES))


# --- What may be done -------------------------------------------------------------------------------------------------


def new_kinds(state: Fields, seat: i64) -> i64:
    """The kinds in a hand other than the one drafted."""
    return kinds_of(state, seat) & ~((1 << get(state.cards, seat)) >> 1)


def may_unlock(state: Fields, seat: i64) -> bool:
    """DA-5.2.1: as long as the company is OPEN."""
    return get(state.status, company_of(state, seat)) == OPEN


def may_call_time(state: Fields, seat: i64) -> bool:
    """DA-5.8: the discussion is limited, and both companies are still in it."""
    return state.setup.discussion and state.status == 0 and not state.timed >> seat & 1


def cuts_short(state: Fields, seat: i64) -> tuple[int, ...]:
    """DA-5.5: whom the lock of a seat would hush, as the last of its company, while they are still choosing."""
    company = company_of(state, seat)
    last = members_of(state, company) & ~state.locked == 1 << seat
    if state.phase != LEG or not last or get(state.status, 1 - company) != OPEN:
        return NO_MOVES
    return tuple(other for other in state.turn() if company_of(state, other) != company)


def drafts(state: Fields, seat: i64, choice: Sequence[int]) -> list[int]:
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


def moves(state: Fields, seat: i64) -> tuple[int, ...]:
    if state.locked >> seat & 1:
        return UNLOCKS if may_unlock(state, seat) else NO_MOVES
    return LOCKS[kinds_of(state, seat)] + CARD_DRAFTS[new_kinds(state, seat)] + AIM_DRAFTS[get(state.aims, seat)]


def absent(state: Fields, seat: i64) -> i64:
    """DA-5.11: first the end of the talk where it is limited (DA-5.8), then chance chooses (DA-5.6.3)."""
    return TIME if may_call_time(state, seat) else LATE


def sample(state: Fields, seat: i64, dice: Random) -> i64:
    """Any of the moves, without listing them all."""
    if state.locked >> seat & 1:
        return UNLOCK
    locks = LOCKS[kinds_of(state, seat)]
    cards = CARD_DRAFTS[new_kinds(state, seat)]
    aims = AIM_DRAFTS[get(state.aims, seat)]
    number: i64 = dice.randrange(len(locks) + len(cards) + len(aims))
    if number < len(locks):
        return locks[number]
    number -= len(locks)
    if number < len(cards):
        return cards[number]
    return aims[number - len(cards)]


# --- Choosing ---------------------------------------------------------------------------------------------------------


def begin(state: Fields, leg: i64) -> None:
    """DA-5.1, DA-5.9: both companies are OPEN and may talk. What was sent in leg 1 stays on the table (DA-7.1)."""
    state.first_cards = state.cards  # nothing yet when leg 1 begins
    state.first_aims = state.aims
    state.phase = LEG
    state.leg = leg
    state.cards = 0
    state.aims = 0
    state.locked = 0
    state.timed = 0
    state.status = 0
    state.silent = 0
    state.moment += 1
    state.since = state.moment << MOMENT_WIDTH | state.moment
    events.leg(state)


def play(state: Fields, seat: i64, move: i64) -> bool:
    """Play a move of a leg; False if it is not legal."""
    if state.locked >> seat & 1:
        if move == UNLOCK and may_unlock(state, seat):
            state.locked &= ~(1 << seat)
            state.moment += 1
            events.unlocked(state, seat)
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
        state.cards = put(state.cards, seat, move - DRAFT_CARD + 1)
        events.drafted(state, seat)
    elif DRAFT_AIM <= move < UNLOCK:
        aim = move - DRAFT_AIM + 1
        if get(state.aims, seat) == aim:
            return False
        state.aims = put(state.aims, seat, aim)
        events.drafted(state, seat)
        events.aimed(state, seat)
    elif move != absent(state, seat):
        return False
    elif move == LATE:  # DA-5.6.3
        state.late = seat
        state.phase = LATE_CARD
        state.moment += 1
        events.late(state, seat)
    else:
        state.timed |= 1 << seat
        state.moment += 1
        events.out_of_time(state, seat)
        hush_in_time(state)
    return True


def late_chances(state: Fields) -> Sequence[tuple[int, int]]:
    if state.phase == LATE_CARD:
        drafted = get(state.cards, state.late)
        return ((int(drafted) - 1, 1),) if drafted else by_copies(hand_of(state, state.late))
    aim = get(state.aims, state.late)
    return ((int(aim) - 1, 1),) if aim else ANYWHERE


def choose_for_late(state: Fields, outcome: i64) -> None:
    """DA-5.6.3: chance draws a card, then a destination; what was drafted is the only one it can draw."""
    if state.phase == LATE_CARD:
        state.cards = put(state.cards, state.late, outcome + 1)
        state.phase = LATE_DESTINATION
        events.drafted(state, state.late)
    else:
        seat = state.late
        state.phase = LEG
        state.late = 0
        lock(state, seat, get(state.cards, seat) - 1, outcome)


def lock(state: Fields, seat: i64, card: i64, place: i64) -> None:
    aimed_anew = get(state.aims, seat) != place + 1
    state.cards = put(state.cards, seat, card + 1)
    state.aims = put(state.aims, seat, place + 1)
    state.locked |= 1 << seat
    state.moment += 1
    events.locked(state, seat, aimed_anew)
    company = company_of(state, seat)
    if members_of(state, company) & ~state.locked:
        hush_in_time(state)
        return
    # DA-5.4: the last member has locked. A company that was OPEN may go on talking (DA-5.7).
    state.status = put(state.status, company, READY)
    note(state, company)
    hushes = get(state.status, 1 - company) == OPEN  # DA-5.5
    if hushes:
        hush(state, 1 - company)
    events.ready(state, company, hushes)


def is_complete(state: Fields) -> bool:
    """Both companies are READY: all have locked."""
    return get(state.status, CIA) == READY and get(state.status, KGB) == READY


def hush(state: Fields, company: i64) -> None:
    state.status = put(state.status, company, HUSHED)
    state.silent |= 1 << company
    note(state, company)


def hush_in_time(state: Fields) -> None:
    """DA-5.8: both companies are hushed when the time of all who have not locked is up."""
    if state.setup.discussion and state.status == 0 and state.timed:
        if not state.setup.everybody & ~state.locked & ~state.timed:
            hush(state, CIA)
            hush(state, KGB)
            events.hushed(state)


def note(state: Fields, company: i64) -> None:
    """The status of a company has changed now."""
    now = state.moment << (MOMENT_WIDTH * company)
    other = since_of(state, 1 - company) << (MOMENT_WIDTH * (1 - company))
    state.since = now | other


# --- The reveal -------------------------------------------------------------------------------------------------------


def reveal(state: Fields) -> None:
    """DA-6: all destinations at once; the cards leave the hands."""
    state.moment += 1
    state.locations = state.aims  # DA-6.2
    seat: i64 = 0
    while seat < state.setup.seats:
        card = get(state.cards, seat)
        if get(state.hand, seat) == card:
            state.hand = put(state.hand, seat, 0)
        elif get(state.hand2, seat) == card:
            state.hand2 = put(state.hand2, seat, 0)
        else:
            state.hand3 = put(state.hand3, seat, 0)
        seat += 1
    events.revealed(state)
