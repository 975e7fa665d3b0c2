"""One moment of a match: seats and options, the fields, and small questions about them. The rules are in rules.py."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from filature.games.double_agents.board import (
    CIA,
    KGB,
    LEAST_VALUE,
    MISSION_VALUES,
    MOST_SEATS,
    PILE,
    TEAMS,
    VALUES,
)
from filature.games.double_agents.options import Options
from filature.games.double_agents.packed import DECK, get, one_card, shift, with_cards
from filature.games.double_agents.resolution import Resolver
from filature.kernel.state import State

SEATS: Final[list[tuple[int, ...]]] = [
    tuple(seat for seat in range(MOST_SEATS) if seats >> seat & 1) for seats in range(1 << MOST_SEATS)
]
"""The seats of a set of seats."""
FULL_PILES: Final[int] = int(with_cards(DECK, KGB, DECK))
MISSION_WIDTH: Final = 3
MISSION_MASK: Final = 7
MOMENT_WIDTH: Final = 32
MOMENT_MASK: Final = 0xFFFFFFFF


@final
class Setup:
    """Seats and options: fixed before the first card (DA-13.2)."""

    def __init__(self, seats: int, options: Options) -> None:
        self.seats: i64 = seats
        self.everybody: i64 = (1 << seats) - 1
        self.half: i64 = seats // 2
        self.odd: bool = seats % 2 == 1
        self.missions: i64 = mission_piles(options)
        self.resolver = Resolver(options.defector_mode == "copy", not options.negative_totals, options.absent_can_win)
        self.chosen: bool = options.team_assignment == "chosen"
        self.discussion: bool = options.discussion_seconds > 0
        self.on_empty: bool = options.reshuffle == "on_empty"
        self.mates_see: bool = options.mates_see_destinations
        self.options = options


def mission_piles(options: Options) -> int:
    """How often each value lies in each pile (DA-2.3, DA-3.7), three bits for each."""
    chosen = options.mission_values
    values = MISSION_VALUES[chosen] if isinstance(chosen, str) else chosen
    return sum(
        1 << MISSION_WIDTH * (VALUES * (number // PILE) + value - LEAST_VALUE) for number, value in enumerate(values)
    )


class Fields(State):
    """The fields of a moment without the rules; what all modules but rules.py take.

    Numbers by seat or destination are packed integers (packed.py); sets of seats are bits.
    """

    def __init__(self, setup: Setup) -> None:
        self.news = None
        self.setup = setup
        self.phase: i64 = TEAMS
        self.larger: i64 = -1  # DA-3.3: the larger company, once it is known
        self.joined: i64 = 0  # how many seats have a company
        self.kgb: i64 = 0  # the set of KGB's members; the other seats that have joined are CIA's
        self.doubles: i64 = 0  # the set of double agents
        self.dealt: i64 = 0  # identity cards, then action cards of this round, dealt so far
        self.rounds: i64 = 0  # completed rounds
        self.leg: i64 = 0  # 1 or 2 while destinations are chosen
        self.moment: i64 = 0  # what everybody has seen happen so far, see chat.py
        self.status: i64 = 0  # packed by company: OPEN, HUSHED, READY (DA-5.3)
        self.silent: i64 = 0  # the set of companies that may not talk (DA-5.6)
        self.since: i64 = 0  # the moment of each company's last change of status, CIA's in the lower half
        self.missions: i64 = setup.missions  # what lies in the four piles
        self.up: i64 = 0  # packed by destination: value of the mission turned up, or 0
        self.piles: i64 = FULL_PILES  # DA-3.6
        self.discards: i64 = 0
        self.hand: i64 = 0  # packed by seat: the first card of each hand, as kind + 1, or 0
        self.hand2: i64 = 0  # the second
        self.hand3: i64 = 0  # the third
        self.cards: i64 = 0  # packed by seat: the card chosen in this leg, drafted or locked, as kind + 1
        self.aims: i64 = 0  # packed by seat: the destination chosen in this leg, from 1
        self.locked: i64 = 0  # the set of players who have locked
        self.timed: i64 = 0  # the set of players whose time to talk is up
        self.late: i64 = 0  # the seat for which chance chooses (DA-5.6.3)
        self.first_cards: i64 = 0  # packed by seat: what was sent in leg 1 of this round
        self.first_aims: i64 = 0
        self.locations: i64 = 0  # packed by seat: the destination last revealed (DA-6.2), from 1
        self.ballots: i64 = 0  # packed by seat: who is voted for, from 1; ABSTAINED; 0 while there is no ballot
        self.past: tuple[int, ...] = ()  # the rounds played, see history.py

    def copy(self) -> Fields:
        raise NotImplementedError

    def copy_to(self, twin: Fields) -> None:
        """Gives another state of the same setup all fields of this one."""
        twin.phase = self.phase
        twin.larger = self.larger
        twin.joined = self.joined
        twin.kgb = self.kgb
        twin.doubles = self.doubles
        twin.dealt = self.dealt
        twin.rounds = self.rounds
        twin.leg = self.leg
        twin.moment = self.moment
        twin.status = self.status
        twin.silent = self.silent
        twin.since = self.since
        twin.missions = self.missions
        twin.up = self.up
        twin.piles = self.piles
        twin.discards = self.discards
        twin.hand = self.hand
        twin.hand2 = self.hand2
        twin.hand3 = self.hand3
        twin.cards = self.cards
        twin.aims = self.aims
        twin.locked = self.locked
        twin.timed = self.timed
        twin.late = self.late
        twin.first_cards = self.first_cards
        twin.first_aims = self.first_aims
        twin.locations = self.locations
        twin.ballots = self.ballots
        twin.past = self.past


# --- Companies --------------------------------------------------------------------------------------------------------


def members_of(state: Fields, company: i64) -> i64:
    """The set of seats that have joined a company."""
    return state.kgb if company == KGB else ((1 << state.joined) - 1) & ~state.kgb


def company_of(state: Fields, seat: i64) -> i64:
    return state.kgb >> seat & 1


def mates_of(state: Fields, seat: i64) -> i64:
    """The set of the other members of a seat's company."""
    return members_of(state, company_of(state, seat)) & ~(1 << seat)


def side_of(state: Fields, seat: i64) -> i64:
    """DA-11.8: a double agent wins and loses with the opposing company."""
    return company_of(state, seat) ^ (state.doubles >> seat & 1)


def since_of(state: Fields, company: i64) -> i64:
    """The moment of a company's last change of status."""
    return state.since >> (MOMENT_WIDTH * company) & MOMENT_MASK


# --- Cards and missions -----------------------------------------------------------------------------------------------


def kinds_of(state: Fields, seat: i64) -> i64:
    """The set of kinds in a hand, as bits."""
    kinds: i64 = (1 << get(state.hand, seat)) | (1 << get(state.hand2, seat)) | (1 << get(state.hand3, seat))
    return kinds >> 1


def hand_of(state: Fields, seat: i64) -> i64:
    """A hand as a card set."""
    cards: i64 = 0
    if get(state.hand, seat):
        cards += one_card(CIA, get(state.hand, seat) - 1)
    if get(state.hand2, seat):
        cards += one_card(CIA, get(state.hand2, seat) - 1)
    if get(state.hand3, seat):
        cards += one_card(CIA, get(state.hand3, seat) - 1)
    return cards


def hand_size(state: Fields, seat: i64) -> i64:
    size: i64 = 0
    if get(state.hand, seat):
        size += 1
    if get(state.hand2, seat):
        size += 1
    if get(state.hand3, seat):
        size += 1
    return size


def one_mission(place: i64, value: i64) -> i64:
    """A mission of a value in the pile of a destination, as it is counted in `Fields.missions`."""
    return shift(1, MISSION_WIDTH * (VALUES * place + value - LEAST_VALUE))


def missions_left(state: Fields, place: i64, value: i64) -> i64:
    """How many missions of a value are left in the pile of a destination."""
    return state.missions >> (MISSION_WIDTH * (VALUES * place + value - LEAST_VALUE)) & MISSION_MASK
