"""The beginning of a round: missions are turned up and cards dealt (DA-4.1, DA-4.3, DA-9.4)."""

from __future__ import annotations

from collections.abc import Sequence

from librt.random import Random
from mypy_extensions import i64

from filature.games.double_agents import events
from filature.games.double_agents.board import CIA, DEAL, HAND, KGB, KINDS, LEAST_VALUE, MISSIONS, MOST_VALUE, PLACES
from filature.games.double_agents.packed import MASK, cards_of, get, one_card, put, size, with_cards
from filature.games.double_agents.state import Fields, company_of, missions_left, one_mission


def begin_round(state: Fields) -> None:
    state.phase = MISSIONS
    state.up = 0
    state.dealt = 0


# --- Missions ---------------------------------------------------------------------------------------------------------


def turned_up(state: Fields) -> i64:
    """How many missions of this round lie open."""
    place: i64 = 0
    while place < PLACES and get(state.up, place):
        place += 1
    return place


def mission_chances(state: Fields) -> Sequence[tuple[int, int]]:
    place = turned_up(state)
    rows = [(value, int(missions_left(state, place, value))) for value in range(LEAST_VALUE, MOST_VALUE + 1)]
    return tuple(row for row in rows if row[1])


def turn_up(state: Fields, value: i64) -> None:
    place = turned_up(state)
    state.missions -= one_mission(place, value)
    state.up = put(state.up, place, value)
    state.moment += 1
    events.turned_up(state, place, value)
    if place + 1 == PLACES:
        state.phase = DEAL
        provide(state)


# --- Cards ------------------------------------------------------------------------------------------------------------


def next_seat(state: Fields) -> i64:
    """Who gets the next card: one at a time, in seat order, three passes (DA-4.3.1)."""
    return state.dealt % state.setup.seats


def next_pile(state: Fields) -> i64:
    """The pile the next card comes from: each of its cards is equally likely (DA-3.6)."""
    return cards_of(state.piles, company_of(state, next_seat(state)))


def by_copies(cards: i64) -> tuple[tuple[int, int], ...]:
    """The kinds in a card set, each with its copies."""
    rows = [(kind, int(get(cards, kind))) for kind in range(KINDS)]
    return tuple(row for row in rows if row[1])


def sample(state: Fields, dice: Random) -> i64:
    """A kind drawn from the next pile, without listing them all."""
    pile = next_pile(state)
    left: i64 = dice.randrange(size(pile))
    kind: i64 = 0
    left -= pile & MASK
    while left >= 0:
        kind += 1
        left -= get(pile, kind)
    return kind


def provide(state: Fields) -> None:
    """DA-9.4: the discard is shuffled when a card has to be drawn and the pile is empty."""
    if not next_pile(state):
        reshuffle(state, company_of(state, next_seat(state)))


def reshuffle(state: Fields, company: i64) -> None:
    cards = cards_of(state.discards, company)
    state.piles = with_cards(state.piles, company, cards)
    state.discards = with_cards(state.discards, company, 0)
    state.moment += 1
    events.reshuffled(state, company)


def reshuffle_empty(state: Fields) -> None:
    """DA-13 `reshuffle=on_empty`: after the clean-up, too."""
    if state.setup.on_empty:
        for company in (CIA, KGB):
            if not cards_of(state.piles, company):
                reshuffle(state, company)


def give(state: Fields, kind: i64) -> None:
    """Deals a card to the next seat."""
    seat = next_seat(state)
    company = company_of(state, seat)
    state.piles -= one_card(company, kind)
    if state.dealt < state.setup.seats:
        state.hand = put(state.hand, seat, kind + 1)
    elif state.dealt < 2 * state.setup.seats:
        state.hand2 = put(state.hand2, seat, kind + 1)
    else:
        state.hand3 = put(state.hand3, seat, kind + 1)
    state.dealt += 1
    if state.setup.on_empty and not cards_of(state.piles, company) and cards_of(state.discards, company):  # DA-13
        reshuffle(state, company)
    if is_complete(state):
        events.hands(state)
    else:
        provide(state)


def is_complete(state: Fields) -> bool:
    """Everybody has a full hand."""
    return state.dealt == HAND * state.setup.seats
