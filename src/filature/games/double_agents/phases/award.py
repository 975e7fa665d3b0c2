"""What follows leg 2: each mission finds its fate (DA-7, DA-8), and the table is cleaned up (DA-9)."""

from __future__ import annotations

from mypy_extensions import i64

from filature.games.double_agents import events
from filature.games.double_agents.board import CIA, KGB, PLACES, POT, REMOVED
from filature.games.double_agents.history import sent
from filature.games.double_agents.packed import WIDTH, get, one_card, put
from filature.games.double_agents.resolution import NOBODY
from filature.games.double_agents.state import MOMENT_WIDTH, Fields, company_of, members_of


def resolve(state: Fields) -> None:
    """Awards the missions and keeps the round in the history."""
    fates: i64 = 0
    place: i64 = 0
    while place < PLACES:  # DA-4.6
        fates = put(fates, place, award(state, place))
        place += 1
    state.past += (
        int(state.first_cards),
        int(state.first_aims),
        int(state.cards),
        int(state.aims),
        int(third_cards(state)),
        int(state.up | fates << (WIDTH * PLACES)),
    )
    events.resolved(state)


def third_cards(state: Fields) -> i64:
    """The one card left in each hand, packed by seat."""
    return state.hand | state.hand2 | state.hand3


def table_cards(state: Fields, company: i64, place: i64) -> i64:
    """DA-7.1: the cards a company has at a destination, wherever their players are now."""
    return sent(state.first_cards, state.first_aims, state.cards, state.aims, members_of(state, company), place)


def award(state: Fields, place: i64) -> i64:
    """DA-8.1: the mission goes to the winner's only member there, else to the pot; or it is removed."""
    winner, _ = state.setup.resolver.winner(table_cards(state, CIA, place), table_cards(state, KGB, place))
    if winner == NOBODY:
        return REMOVED  # DA-7.10
    winners_here: i64 = 0
    last: i64 = 0
    seat: i64 = 0
    while seat < state.setup.seats:  # DA-8.2: only the winner's members count
        if company_of(state, seat) == winner and get(state.locations, seat) == place + 1:
            winners_here += 1
            last = seat
        seat += 1
    return last if winners_here == 1 else POT + winner


def clean_up(state: Fields) -> None:
    """DA-9.1, DA-9.2: every card goes to the discard of the company that owns it."""
    third = third_cards(state)
    seat: i64 = 0
    while seat < state.setup.seats:
        company = company_of(state, seat)
        state.discards += one_card(company, get(state.first_cards, seat) - 1)
        state.discards += one_card(company, get(state.cards, seat) - 1)
        state.discards += one_card(company, get(third, seat) - 1)
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
    state.since = state.moment << MOMENT_WIDTH | state.moment
    state.rounds += 1
    state.leg = 0
