"""How `State.past` keeps the rounds played: six numbers each, all of them lanes (lanes.py).

By seat the card and the destination of leg 1, those of leg 2, and the third card; then by destination the value of the
mission and, PLACES lanes further, its fate. Cards and destinations count from 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from filature.games.double_agents.board import CIA
from filature.games.double_agents.lanes import lane, one_card

if TYPE_CHECKING:
    from filature.games.double_agents.rules import DoubleAgents

ROUND: Final = 6
"""How many numbers make a round."""
FIRST: Final = 0  # the cards of leg 1; their destinations follow
SECOND: Final = 2  # the cards of leg 2; their destinations follow
THIRD: Final = 4
FATES: Final = 5


def number_of(state: DoubleAgents, played: i64, what: i64) -> i64:
    """One of the numbers of a round played, which counts from 0."""
    return state.past[played * ROUND + what]


def sent(first_cards: i64, first_aims: i64, cards: i64, aims: i64, members: i64, place: i64) -> i64:
    """DA-7.1: the cards that some seats have sent to a destination in both legs of a round, as a set of cards."""
    found: i64 = 0
    seat: i64 = 0
    while members >> seat:
        if members >> seat & 1:
            if lane(first_aims, seat) == place + 1:
                found += one_card(CIA, lane(first_cards, seat) - 1)
            if lane(aims, seat) == place + 1:
                found += one_card(CIA, lane(cards, seat) - 1)
        seat += 1
    return found


def sent_in(state: DoubleAgents, played: i64, company: i64, place: i64) -> i64:
    """The cards a company had at a destination in a round played."""
    return sent(
        number_of(state, played, FIRST),
        number_of(state, played, FIRST + 1),
        number_of(state, played, SECOND),
        number_of(state, played, SECOND + 1),
        state.members(company),
        place,
    )
