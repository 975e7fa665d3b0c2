"""How the rounds played are packed into `Fields.past`: six packed integers (packed.py) for each round.

By seat the card and the destination of leg 1, those of leg 2, and the third card; then by destination the value of the
mission and, PLACES fields further, its fate. Cards and destinations count from 1.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from filature.games.double_agents.board import CIA
from filature.games.double_agents.packed import get, one_card
from filature.games.double_agents.state import Fields, members_of

ROUND: Final = 6
"""How many packed integers make a round."""
FIRST: Final = 0  # the cards of leg 1; their destinations follow
SECOND: Final = 2  # the cards of leg 2; their destinations follow
THIRD: Final = 4
FATES: Final = 5


def record_of(state: Fields, played: i64, what: i64) -> i64:
    """One of the packed integers of a round played, which counts from 0."""
    return state.past[played * ROUND + what]


def sent(first_cards: i64, first_aims: i64, cards: i64, aims: i64, senders: i64, place: i64) -> i64:
    """DA-7.1: the cards that some seats have sent to a destination in both legs of a round, as a card set."""
    cards_here: i64 = 0
    seat: i64 = 0
    while senders >> seat:
        if senders >> seat & 1:
            if get(first_aims, seat) == place + 1:
                cards_here += one_card(CIA, get(first_cards, seat) - 1)
            if get(aims, seat) == place + 1:
                cards_here += one_card(CIA, get(cards, seat) - 1)
        seat += 1
    return cards_here


def sent_in(state: Fields, played: i64, company: i64, place: i64) -> i64:
    """The cards a company had at a destination in a round played."""
    return sent(
        record_of(state, played, FIRST),
        record_of(state, played, FIRST + 1),
        record_of(state, played, SECOND),
        record_of(state, played, SECOND + 1),
        members_of(state, company),
        place,
    )
