"""What a seat, or a watcher, believes about the two companies: who the double agents are, and who holds what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, final

from librt.random import Random
from mypy_extensions import i64

from filature.bots import contract
from filature.bots.contract import drawn
from filature.bots.double_agents import voting
from filature.bots.double_agents.dealings import POOL, Dealer, Pool, lay, used_now
from filature.bots.double_agents.exposure import Glance
from filature.bots.double_agents.move_likelihood import Leg, Reading
from filature.bots.double_agents.suspicion import Suspicion
from filature.bots.double_agents.ways import Ways
from filature.games.double_agents.board import (
    CARDS,
    CIA,
    COMPANIES,
    DESTINATIONS,
    KGB,
    LATE_CARD,
    LATE_DESTINATION,
    LEG,
    PLACES,
    VOTE,
)
from filature.games.double_agents.imagining import SMALL
from filature.games.double_agents.lanes import (
    DECK,
    lane,
    one_card,
    pack,
    with_lane,
)
from filature.games.double_agents.moves import BALLOT, JOIN
from filature.games.double_agents.rules import DoubleAgents
from filature.games.double_agents.supposing import suppose
from filature.kernel.errors import NoConsistentState
from filature.kernel.events import Event
from filature.kernel.state import State, seat_name

if TYPE_CHECKING:
    from filature.games.double_agents.views import View

PUBLIC: Final = 2
"""Beside what is believed of CIA and KGB: what anybody may believe of the believer's own company."""


@final
class Belief(contract.Belief):
    """Reads every round by the habits of loyal members and double agents (habits.py)."""

    def __init__(self, view: View) -> None:
        self.seat: int = view.seat
        self.players: int = view.players
        self.on_empty: bool = view.options.reshuffle == "on_empty"
        self.double: bool = False
        self.members: list[i64] = [0, 0]  # by company: sets of seats
        self.suspicions: list[Suspicion] = []
        """Of CIA, of KGB, and of the own company as others see it."""
        self.round: int = 0
        self.up: i64 = 0
        self.aims: list[i64] = [0, 0]  # by leg, as revealed in this round
        self.choice: tuple[int, int] = (0, 0)  # card and destination, from 1
        self.own: list[int] = [0, 0]  # by leg: the card this seat sent
        self.revealed: list[list[list[int]]] = [[], []]  # by company and destination, as far as resolved
        self.before: list[i64] = [0, 0]  # by company: cards known to have been in the last round
        self.base: DoubleAgents | None = None
        self.hand: list[int] = []
        self.pools: list[Pool] = []
        self.prepared: bool = False
        self._meet(view)

    # --- Listening ------------------------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        kind, facts = event.kind, event.facts
        if kind == "identity":
            self.double = facts["role"] == "double"
            self._begin()
        elif kind == "companies":
            for company, name in enumerate(COMPANIES):
                self.members[company] = sum(1 << int(player[1:]) - 1 for player in facts[name])
            self._begin()
        elif kind == "chosen":
            self.choice = (CARDS.index(facts["card"]) + 1, DESTINATIONS.index(facts["destination"]) + 1)
        elif kind == "revealed":
            self._reveal(facts)
        elif kind == "resolved":
            self._resolve(facts)
        elif kind == "identities" and self.suspicions:
            for company, name in enumerate(COMPANIES):
                self.suspicions[company].settle(int(facts["doubles"][name][1:]) - 1)
        self.prepared = False

    def _meet(self, view: View) -> None:
        """Who is with whom, where that is settled before anything is told (a match that begins in a position)."""
        if sum(len(company.members) for company in view.companies) == view.players:
            for number, company in enumerate(view.companies):
                self.members[number] = sum(1 << seat for seat in company.members)
            self.double = view.role == "double"
            self._begin()

    def _begin(self) -> None:
        """Nothing has been seen yet but, perhaps, one's own identity card."""
        if not self.members[KGB]:
            return
        seats = [[seat for seat in range(self.players) if members >> seat & 1] for members in self.members]
        self.suspicions = [
            Suspicion(members, self.seat if self.seat in members else -1, self.double) for members in seats
        ]
        if self.seat >= 0:
            self.suspicions.append(Suspicion(seats[self._company()], -1, False))

    def _company(self) -> i64:
        return self.members[KGB] >> self.seat & 1

    def _reveal(self, facts: dict[str, Any]) -> None:
        leg = facts["leg"] - 1
        self.round = facts["round"]
        where = facts["destinations"]
        aims = pack([DESTINATIONS.index(where[seat_name(seat)]) + 1 for seat in range(self.players)])
        self.aims[leg] = aims
        self.revealed = [[], []]
        if self.seat >= 0:
            card, place = self.choice
            if place != lane(aims, self.seat):
                raise NoConsistentState  # this seat sent a card elsewhere than is revealed
            self.own[leg] = card

    def _resolve(self, facts: dict[str, Any]) -> None:
        self.up = with_lane(self.up, DESTINATIONS.index(facts["destination"]), facts["value"])
        for company, name in enumerate(COMPANIES):
            counts = facts["cards"][name]
            self.revealed[company].append([CARDS.index(card) + 1 for card in counts for _ in range(counts[card])])
        if len(self.revealed[CIA]) < PLACES or not self.suspicions or not self.aims[0]:
            return
        for company in (CIA, KGB):
            reading = self._reading(company)
            known: i64 = 0
            for cards in self.revealed[company]:
                for card in cards:
                    known += one_card(CIA, card - 1)
            left = [float(lane(DECK, kind) - lane(known, kind)) for kind in range(len(CARDS))]
            if min(left) < 0.0:
                raise NoConsistentState  # more cards of a kind are revealed than there are
            reading.third = [number / sum(left) for number in left]
            self.before[company] = known
            self._learn(self.suspicions[company], reading, self.revealed[company])
            if self.seat >= 0 and self._company() == company:
                self._learn(self.suspicions[PUBLIC], reading, self.revealed[company])
        self.aims = [0, 0]

    def _learn(self, suspicion: Suspicion, reading: Reading, revealed: list[list[int]]) -> None:
        ways = Ways(reading, suspicion.members, suspicion.own, revealed, self.own[0], self.own[1])
        suspicion.learn(self.round, ways)

    def _reading(self, company: i64) -> Reading:
        return Reading(self.up, self.members[company], self.members[1 - company], self.aims[0], self.aims[1])

    # --- Looking --------------------------------------------------------------------------------------------------

    def see(self, view: View) -> None:
        self.base = base = suppose(view)
        self.prepared = False
        self.hand = [CARDS.index(name) + 1 for name in view.hand]
        if base.phase in (LEG, LATE_CARD, LATE_DESTINATION):  # the others have yet to choose
            base.phase = LEG
            base.late = 0
            base.cards = 0
            base.aims = 0
            base.locked = 0
            base.timed = 0
            base.status = 0
            base.silent = 0
            for name, place in view.mates.items():
                base.aims = with_lane(base.aims, int(name[1:]) - 1, DESTINATIONS.index(place) + 1)
            if base.leg == 2:
                self.aims[0] = base.first_aims
                if view.sent is not None and view.sent.card is not None:
                    self.own[0] = CARDS.index(view.sent.card) + 1
        elif base.phase == VOTE:
            base.ballots = 0

    def _prepare(self) -> None:
        """Draw what may be in everybody's hands, once for all that is asked at this moment."""
        if self.prepared:
            return
        self.prepared = True
        self.pools = []
        base = self.base
        if base is None or base.phase != LEG or not self.suspicions:
            return
        dice = Random(int(base.rounds * 2 + base.leg))
        for company in (CIA, KGB):
            suspicion = self.suspicions[company]
            aims = base.first_aims if base.leg == 2 else 0
            members = self.members[company]
            leg = Leg(base.up, 1, members & (members - 1), self.members[1 - company], 0, 0, 0)
            hand = self.hand if suspicion.own >= 0 else []
            first = self.own[0] if suspicion.own >= 0 and aims else 0
            known: i64 = one_card(CIA, first - 1) if first else 0
            for card in hand:
                known += one_card(CIA, card - 1)
            size = len(suspicion.members)
            whole = size == SMALL and (self.on_empty or base.rounds % 2 == 1)
            fresh = size == SMALL and not whole
            before = 0 if fresh else self.before[company]
            dealer = Dealer(suspicion, leg, aims, hand, first)
            used = [used_now(size, int(before), int(known), dice, whole) for _ in range(POOL)]
            self.pools.append(Pool(suspicion, [dealer.deal(cards, dice) for cards in used]))

    def now(self, company: i64) -> list[float]:
        """How likely each member of a company is the double agent, with what the first leg shows."""
        self._prepare()
        return self.pools[company].odds if self.pools else self.suspicions[company].odds

    def suspected(self) -> list[float]:
        """By seat: how far a company takes it for its double agent; of this seat, as its mates see it."""
        found = [0.0] * self.players
        if self.suspicions:
            for company in (CIA, KGB):
                for seat, odds in zip(self.suspicions[company].members, self.now(company), strict=True):
                    found[seat] = odds
        if len(self.suspicions) > PUBLIC:
            public = self.suspicions[PUBLIC]
            found[self.seat] = public.odds[public.members.index(self.seat)]
        return found

    def styles(self, seat: int, role: i64) -> list[float]:
        """How likely a seat has each style, if it has that role."""
        suspicion = self.suspicions[self.members[KGB] >> seat & 1]
        return suspicion.styles[role][suspicion.members.index(seat)]

    # --- Telling --------------------------------------------------------------------------------------------------

    def odds(self) -> contract.Odds:
        rows: contract.Odds = {}
        for company, name in enumerate(COMPANIES):
            if not self.suspicions:
                rows[f"double {name}"] = {seat_name(seat): 1.0 / self.players for seat in range(self.players)}
                continue
            suspicion = self.suspicions[company]
            names = [seat_name(seat) for seat in suspicion.members]
            rows[f"double {name}"] = dict(zip(names, self.now(company), strict=True))
            for number in suspicion.sabotaged():
                rows[f"sabotage {name} {number}"] = dict(zip(names, suspicion.saboteurs(number), strict=True))
        return rows

    def determinize(self, dice: Random) -> State:
        self._prepare()
        assert self.base is not None, "a belief sees a view before it is asked for a world"
        state = self.base.copy()
        if not self.suspicions:
            return state
        state.doubles = 0
        for company in (CIA, KGB):
            suspicion = self.suspicions[company]
            if not self.pools:
                state.doubles |= 1 << suspicion.members[drawn(suspicion.odds, dice)]
                continue
            pool = self.pools[company]
            suspect = drawn(pool.odds, dice)
            state.doubles |= 1 << suspicion.members[suspect]
            lay(state, company, pool.draw(suspect, dice), self.members[company], suspicion.members[suspect])
        return state

    def policy(self, moves: Sequence[int]) -> Sequence[float] | None:
        if moves[0] >= JOIN:
            return [1.0 / len(moves)] * len(moves)
        if moves[0] < BALLOT or not self.suspicions or self.base is None:
            return None
        company = self._company()
        odds = [self.suspicions[CIA].odds, self.suspicions[KGB].odds]
        members = [self.suspicions[CIA].members, self.suspicions[KGB].members]
        if self.double:
            named = voting.mislead(self.base, self.seat, members[company], self.suspicions[PUBLIC].odds)
        else:
            named = voting.accuse(self.base, company, self.seat, members, odds)
        return [1.0 if move == named else 0.0 for move in moves]

    def exposure(self, moves: Sequence[int]) -> Sequence[float]:
        """How much more a mate will take this seat for the double agent, whether it is or not."""
        base = self.base
        if base is None or base.phase != LEG or len(self.suspicions) <= PUBLIC:
            return [0.0] * len(moves)
        company = self._company()
        mates = self.members[company] & ~(1 << self.seat)
        aim = lane(base.first_aims, self.seat) if base.leg == 2 else 0
        leg = Leg(base.up, base.leg, mates, self.members[1 - company], base.first_aims, aim, self.own[0])
        glance = Glance(self.suspicions[PUBLIC], self.seat, leg, base.up)
        return [glance.shown(move) for move in moves]
