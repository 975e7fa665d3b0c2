"""Agents Secrets, CIA against KGB: the rules. Clause numbers are those of docs/rules/double_agents.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from librt.random import Random
from mypy_extensions import i64

from filature.games.double_agents import ending, imagining, legs, notation, positions, telling, views
from filature.games.double_agents.board import (
    ABSTAINED,
    CIA,
    COIN,
    DEAL,
    HAND,
    IDENTITIES,
    KGB,
    LATE_CARD,
    LATE_DESTINATION,
    LEAST_VALUE,
    LEG,
    MISSION_VALUES,
    MISSIONS,
    MOST_SEATS,
    OVER,
    PILE,
    PLACES,
    ROUNDS,
    TEAMS,
    VALUES,
    VOTE,
)
from filature.games.double_agents.lanes import DECK, KINDS, cards_of, lane, one_card, shift, size, with_cards, with_lane
from filature.games.double_agents.moves import ABSTAIN, BALLOT, JOIN
from filature.games.double_agents.options import Options
from filature.games.double_agents.resolution import Resolver
from filature.games.double_agents.views import View
from filature.kernel.game import Outcome
from filature.kernel.state import CHANCE, State

NOBODY: Final[tuple[int, ...]] = ()
DICE: Final[tuple[int, ...]] = (CHANCE,)
SEATS: Final[list[tuple[int, ...]]] = [
    tuple(seat for seat in range(MOST_SEATS) if seats >> seat & 1) for seats in range(1 << MOST_SEATS)
]
"""The seats of a set of seats."""
BALLOTS: Final[list[tuple[int, ...]]] = [(*(BALLOT + seat for seat in seats), ABSTAIN) for seats in SEATS]
EITHER: Final = ((CIA, 1), (KGB, 1))
MISSION_WIDTH: Final = 3
MISSION_MASK: Final = 7
HALF: Final = 32
HALF_MASK: Final = 0xFFFFFFFF


@final
class Box:
    """What is settled before setup (DA-13.2): seats and options."""

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


@final
class DoubleAgents(State):
    """One moment of a match. Lanes (lanes.py) hold a number for each seat; sets of seats are bits."""

    def __init__(self, box: Box) -> None:
        self.news = None
        self.box = box
        self.phase: i64 = TEAMS
        self.larger: i64 = -1  # DA-3.3: the larger company, once it is known
        self.joined: i64 = 0  # how many seats have a company
        self.kgb: i64 = 0  # the set of KGB's members; the other seats that have joined are CIA's
        self.doubles: i64 = 0  # the set of double agents
        self.dealt: i64 = 0  # identity cards, then action cards of this round, dealt so far
        self.rounds: i64 = 0  # completed rounds
        self.leg: i64 = 0  # 1 or 2 while destinations are chosen
        self.moment: i64 = 0  # what everybody has seen happen so far, see talk.py
        self.status: i64 = 0  # lanes by company: OPEN, HUSHED, READY (DA-5.3)
        self.silent: i64 = 0  # the set of companies that may not talk (DA-5.6)
        self.since: i64 = 0  # the moment of each company's last change of status, CIA's in the lower half
        self.missions: i64 = box.missions  # what lies in the four piles
        self.up: i64 = 0  # lanes by destination: value of the mission turned up, or 0
        self.piles: i64 = with_cards(DECK, KGB, DECK)  # DA-3.6
        self.discards: i64 = 0
        self.hand: i64 = 0  # lanes: the first card of each hand, as kind + 1, or 0
        self.hand2: i64 = 0  # the second
        self.hand3: i64 = 0  # the third
        self.cards: i64 = 0  # lanes: the card chosen in this leg, drafted or locked, as kind + 1
        self.aims: i64 = 0  # lanes: the destination chosen in this leg, from 1
        self.locked: i64 = 0  # the set of players who have locked
        self.timed: i64 = 0  # the set of players whose time to talk is up
        self.late: i64 = 0  # the seat for which chance chooses (DA-5.6.3)
        self.first_cards: i64 = 0  # lanes: what was sent in leg 1 of this round
        self.first_aims: i64 = 0
        self.locations: i64 = 0  # lanes: the destination last revealed (DA-6.2), from 1
        self.ballots: i64 = 0  # lanes: whom a seat has voted for, from 1; ABSTAINED; 0 while it has not
        self.past: tuple[int, ...] = ()  # the rounds played, see past.py

    def begin(self) -> None:
        """DA-3.3: with an odd number of players a coin decides who is larger, unless players choose."""
        if self.box.odd and not self.box.chosen:
            self.phase = COIN

    # --- Whose turn, and what may be done -------------------------------------------------------------------------

    def turn(self) -> tuple[int, ...]:
        phase = self.phase
        if phase == LEG:
            return SEATS[self.box.everybody & ~self.locked]
        if phase == VOTE:  # DA-10.2: both companies in the same window
            return SEATS[self._without_ballot()]
        if phase == OVER:
            return NOBODY
        if phase == TEAMS and self.box.chosen:
            return SEATS[1 << self.joined]
        return DICE

    def moves(self, seat: i64) -> Sequence[int]:
        if seat == CHANCE:
            return tuple(outcome for outcome, _ in self.chances())
        phase = self.phase
        if seat < 0 or seat >= self.box.seats:
            return NOBODY
        if phase == LEG:
            return legs.moves(self, seat)
        if phase == VOTE:  # DA-10.3
            return NOBODY if lane(self.ballots, seat) else BALLOTS[self.members(self.company_of(seat))]
        if phase == TEAMS and self.box.chosen and seat == self.joined:
            return tuple(JOIN + company for company in (CIA, KGB) if self._room(company) > 0)
        return NOBODY

    def chances(self) -> Sequence[tuple[int, int]]:
        phase = self.phase
        if phase == DEAL:  # DA-3.6: every card of the pile is equally likely
            return self._by_copies(cards_of(self.piles, self.company_of(self._next_seat())))
        if phase == MISSIONS:
            rows = [(LEAST_VALUE + v, self.missions_left(self._turned_up(), v)) for v in range(VALUES)]
            return tuple((value, int(copies)) for value, copies in rows if copies)
        if phase == IDENTITIES:  # DA-3.4
            seat: i64 = self.dealt
            mates = self.members(self.company_of(seat)) & ~((1 << seat) - 1)
            if self.doubles & self.members(self.company_of(seat)):
                return ((0, 1),)
            loyal = len(SEATS[mates]) - 1
            return ((0, loyal), (1, 1)) if loyal else ((1, 1),)
        if phase == COIN:
            return EITHER
        if phase == TEAMS and not self.box.chosen:
            return tuple((company, int(self._room(company))) for company in (CIA, KGB) if self._room(company) > 0)
        if phase == LATE_CARD:
            drafted = lane(self.cards, self.late)
            return ((int(drafted) - 1, 1),) if drafted else self._by_copies(legs.hand_of(self, self.late))
        if phase == LATE_DESTINATION:
            aim = lane(self.aims, self.late)
            return ((int(aim) - 1, 1),) if aim else ((0, 1), (1, 1), (2, 1), (3, 1))
        return ()

    def sample(self, seat: i64, dice: Random) -> i64:
        phase = self.phase
        if phase == LEG:
            return legs.sample(self, seat, dice)
        if phase == DEAL:
            pile = cards_of(self.piles, self.company_of(self._next_seat()))
            left: i64 = dice.randrange(size(pile))
            kind: i64 = 0
            left -= pile & 15
            while left >= 0:
                kind += 1
                left -= lane(pile, kind)
            return kind
        return State.sample(self, seat, dice)

    # --- Playing --------------------------------------------------------------------------------------------------

    def play(self, seat: i64, move: i64) -> None:
        phase = self.phase
        if phase == LEG:
            if 0 <= seat < self.box.seats and legs.play(self, seat, move):
                return
        elif phase == DEAL:
            if seat == CHANCE and 0 <= move < KINDS:
                company = self.company_of(self._next_seat())
                if lane(cards_of(self.piles, company), move):
                    return self._deal(company, move)
        elif phase == VOTE:
            if 0 <= seat < self.box.seats and lane(self.ballots, seat) == 0:
                if move == ABSTAIN:
                    return self._vote(seat, ABSTAINED)
                if BALLOT <= move < ABSTAIN and self.members(self.company_of(seat)) >> (move - BALLOT) & 1:
                    return self._vote(seat, move - BALLOT + 1)
        elif seat == CHANCE:
            for outcome, _ in self.chances():
                if outcome == move:
                    return self._happen(move)
        elif phase == TEAMS and self.box.chosen and seat == self.joined:
            if JOIN <= move <= JOIN + KGB and self._room(move - JOIN) > 0:
                return self._join(move - JOIN)
        raise self.refuse(seat, move)

    def _happen(self, outcome: i64) -> None:
        phase = self.phase
        if phase == MISSIONS:
            self._turn_up(outcome)
        elif phase == IDENTITIES:
            self._identify(outcome)
        elif phase == COIN:
            self.larger = outcome
            self.phase = TEAMS
            telling.coin(self)
        elif phase == TEAMS:
            self._join(outcome)
        else:
            legs.fill(self, outcome)

    # --- Setup (DA-3) ---------------------------------------------------------------------------------------------

    def _room(self, company: i64) -> i64:
        """How many may still join a company (DA-3.2)."""
        here = len(SEATS[self.members(company)])
        if not self.box.odd or self.larger == 1 - company:
            return self.box.half - here
        if self.larger == company:
            return self.box.half + 1 - here
        there = len(SEATS[self.members(1 - company)])
        return self.box.half - here + (1 if there <= self.box.half else 0)  # players choose; either may be the larger

    def _join(self, company: i64) -> None:
        seat = self.joined
        self.joined += 1
        self.moment += 1
        if company == KGB:
            self.kgb |= 1 << seat
        telling.joined(self, seat, company)
        if self.joined == self.box.seats:
            self.settle_larger()
            self.phase = IDENTITIES
            telling.companies(self)

    def settle_larger(self) -> None:
        """DA-3.8: which company is the larger shows once everybody has joined one."""
        if self.box.odd:
            self.larger = KGB if len(SEATS[self.kgb]) > self.box.half else CIA

    def _identify(self, double: i64) -> None:
        seat = self.dealt
        if double:
            self.doubles |= 1 << seat
        self.dealt += 1
        telling.identified(self, seat, double)
        if self.dealt == self.box.seats:
            self._begin_round()

    # --- Missions and deal (DA-4.1, DA-9.4) -----------------------------------------------------------------------

    def _begin_round(self) -> None:
        self.phase = MISSIONS
        self.up = 0
        self.dealt = 0

    def _turned_up(self) -> i64:
        """How many missions of this round lie open."""
        place: i64 = 0
        while place < PLACES and lane(self.up, place):
            place += 1
        return place

    def missions_left(self, place: i64, value: i64) -> i64:
        """How many missions of LEAST_VALUE + value are left in a pile."""
        return self.missions >> (MISSION_WIDTH * (VALUES * place + value)) & MISSION_MASK

    def _turn_up(self, value: i64) -> None:
        place = self._turned_up()
        self.missions -= shift(1, MISSION_WIDTH * (VALUES * place + value - LEAST_VALUE))
        self.up = with_lane(self.up, place, value)
        self.moment += 1
        telling.turned_up(self, place, value)
        if place + 1 == PLACES:
            self.phase = DEAL
            self._provide()

    def _next_seat(self) -> i64:
        """Who gets the next card: one at a time, in seat order, three passes (DA-4.3.1)."""
        return self.dealt % self.box.seats

    def _provide(self) -> None:
        """DA-9.4: the discard is shuffled when a card has to be drawn and the pile is empty."""
        company = self.company_of(self._next_seat())
        if not cards_of(self.piles, company):
            self.reshuffle(company)

    def reshuffle(self, company: i64) -> None:
        cards = cards_of(self.discards, company)
        self.piles = with_cards(self.piles, company, cards)
        self.discards = with_cards(self.discards, company, 0)
        self.moment += 1
        telling.reshuffled(self, company)

    def _deal(self, company: i64, kind: i64) -> None:
        seat = self._next_seat()
        self.piles -= one_card(company, kind)
        if self.dealt < self.box.seats:
            self.hand = with_lane(self.hand, seat, kind + 1)
        elif self.dealt < 2 * self.box.seats:
            self.hand2 = with_lane(self.hand2, seat, kind + 1)
        else:
            self.hand3 = with_lane(self.hand3, seat, kind + 1)
        self.dealt += 1
        if self.box.on_empty and not cards_of(self.piles, company) and cards_of(self.discards, company):  # DA-13
            self.reshuffle(company)
        if self.dealt < HAND * self.box.seats:
            self._provide()
        else:
            telling.hands(self)
            legs.begin(self, 1)

    def end_round(self) -> None:
        """What follows the clean-up: the next round, or the vote (DA-9.6)."""
        self.rounds += 1
        self.leg = 0
        if self.box.on_empty:
            for company in (CIA, KGB):
                if not cards_of(self.piles, company):
                    self.reshuffle(company)
        if self.rounds < ROUNDS:
            self._begin_round()
        else:
            self.phase = VOTE
            self.up = 0
            telling.vote_opens(self)

    # --- The vote (DA-10) -----------------------------------------------------------------------------------------

    def _without_ballot(self) -> i64:
        """The set of seats that have still to vote."""
        missing: i64 = 0
        seat: i64 = 0
        while seat < self.box.seats:
            if not lane(self.ballots, seat):
                missing |= 1 << seat
            seat += 1
        return missing

    def _vote(self, seat: i64, choice: i64) -> None:
        self.ballots = with_lane(self.ballots, seat, choice)
        self.moment += 1
        telling.voted(self, seat)
        if not self._without_ballot():
            self.phase = OVER
            telling.over(self)

    # --- The rest of the contract ---------------------------------------------------------------------------------

    def turn_number(self) -> int:
        """Two for each round: missions and deal are one turn, the legs another. So a log that forgets (DA-13
        `full_log`) keeps the last results until the next cards are dealt."""
        return int(2 * self.rounds + (1 if self.leg else 0))

    def outcome(self) -> Outcome | None:
        return ending.outcome(self) if self.phase == OVER else None

    def view(self, seat: int) -> View:
        return views.view(self, seat)

    def absent(self, seat: int) -> int:
        """DA-5.11; in the vote an abstention (DA-10.2). Nothing of it depends on the seat's secrets."""
        if self.phase == LEG:
            return int(legs.absent(self, seat))
        return ABSTAIN if self.phase == VOTE else self.moves(seat)[0]

    def imagine(self, seat: int, dice: Random) -> State:
        imagined = self.copy()
        imagining.imagine(imagined, seat, dice)
        return imagined

    def write(self, seat: int, move: int) -> str:
        return notation.write(self, seat, move)

    def read(self, seat: int, text: str) -> list[int]:
        return notation.read(self, seat, text)

    def copy(self) -> DoubleAgents:
        twin = DoubleAgents(self.box)
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
        return twin

    def dump(self) -> dict[str, Any]:
        return positions.dump(self)

    # --- What the neighbours of this file ask ---------------------------------------------------------------------

    def members(self, company: i64) -> i64:
        """The set of seats that have joined a company."""
        return self.kgb if company == KGB else ((1 << self.joined) - 1) & ~self.kgb

    def company_of(self, seat: i64) -> i64:
        return self.kgb >> seat & 1

    def since_of(self, company: i64) -> i64:
        return self.since >> (HALF * company) & HALF_MASK

    def _by_copies(self, cards: i64) -> tuple[tuple[int, int], ...]:
        rows = [(kind, int(lane(cards, kind))) for kind in range(KINDS)]
        return tuple(row for row in rows if row[1])
