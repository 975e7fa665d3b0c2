"""Belief of a seat, or of a watcher: who the double agents are, and who holds what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from librt.random import Random
from mypy_extensions import i64

from filature.bots import contract
from filature.bots.contract import draw_index
from filature.bots.double_agents import vote_policy
from filature.bots.double_agents.card_assignments import CardAssignments
from filature.bots.double_agents.double_agent_posterior import DoubleAgentPosterior
from filature.bots.double_agents.exposure import ChoiceExposure
from filature.bots.double_agents.hand_sampling import SAMPLES, DealSampler, WeightedDeals, lay, sample_used
from filature.bots.double_agents.move_likelihood import LegChoiceModel, RoundLikelihood
from filature.games.double_agents.board import (
    CIA,
    COMPANIES,
    DESTINATIONS,
    IN_A_LEG,
    KGB,
    KINDS,
    LEG,
    PLACES,
    SMALL_COMPANY,
    VOTE,
)
from filature.games.double_agents.moves import BALLOT, JOIN
from filature.games.double_agents.notation import card_number, place_number
from filature.games.double_agents.packed import DECK, get, one_card, pack, put
from filature.games.double_agents.rules import DoubleAgents, from_view
from filature.games.double_agents.state import SEATS
from filature.games.double_agents.view import View
from filature.kernel.errors import NoConsistentState
from filature.kernel.events import Event
from filature.kernel.notation import seat_number
from filature.kernel.state import State, seat_name

PUBLIC: Final = 2
"""Beside what is believed of CIA and KGB: what anybody may believe of the believer's own company."""


@final
class DoubleAgentsBelief(contract.Belief):
    """Updates on every round by a model of how loyal members and double agents play (move_likelihood.py)."""

    def __init__(self, view: View) -> None:
        self.seat: int = view.seat
        self.players: int = view.players
        self.on_empty: bool = view.options.reshuffle == "on_empty"
        self.identified: bool = False  # whether this seat knows its identity card
        self.double: bool = False
        self.members: list[i64] = [0, 0]  # by company: sets of seats
        self.posteriors: list[DoubleAgentPosterior] = []
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
        self.deals: list[WeightedDeals] = []
        self.prepared: bool = False
        self._meet(view)

    # --- Listening ------------------------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        kind, facts = event.kind, event.facts
        if kind == "identity":
            self.identified = True
            self.double = facts["role"] == "double"
            self._begin()
        elif kind == "companies":
            for company, name in enumerate(COMPANIES):
                self.members[company] = sum(1 << seat_number(player, self.players) for player in facts[name])
            self._begin()
        elif kind == "chosen":
            self.choice = (card_number(facts["card"]), place_number(facts["destination"]))
        elif kind == "revealed":
            self._reveal(facts)
        elif kind == "resolved":
            self._resolve(facts)
        elif kind == "identities" and self.posteriors:
            for company, name in enumerate(COMPANIES):
                self.posteriors[company].settle(seat_number(facts["doubles"][name], self.players))
        self.prepared = False

    def _meet(self, view: View) -> None:
        """What is settled before anything is told (a match that begins in a position): companies, leg 1, a lock."""
        if sum(len(company.members) for company in view.companies) == view.players:
            for number, company in enumerate(view.companies):
                self.members[number] = sum(1 << seat for seat in company.members)
            self.identified = view.role is not None
            self.double = view.role == "double"
            self._begin()
        if view.leg == 2:
            self.round = view.round
            self.aims[0] = pack([place_number(name) for name in view.legs[0]])
            self.own[0] = card_number(view.sent.card) if view.sent is not None else 0
        if view.draft is not None:
            self.choice = (card_number(view.draft.card), place_number(view.draft.destination))

    def _begin(self) -> None:
        """Nothing has been seen yet but, perhaps, one's own identity card."""
        if not self.members[KGB]:
            return
        seats = [list(SEATS[members]) for members in self.members]
        self.posteriors = [
            DoubleAgentPosterior(members, self.seat if self.identified and self.seat in members else -1, self.double)
            for members in seats
        ]
        if self.seat >= 0:
            self.posteriors.append(DoubleAgentPosterior(seats[self._company()], -1, False))

    def _company(self) -> i64:
        return self.members[KGB] >> self.seat & 1

    def _reveal(self, facts: dict[str, Any]) -> None:
        leg = facts["leg"] - 1
        if self.round != facts["round"]:  # leg 1, or nobody has told of it
            self.round = facts["round"]
            self.aims = [0, 0]
        where = facts["destinations"]
        aims = pack([place_number(where[seat_name(seat)]) for seat in range(self.players)])
        self.aims[leg] = aims
        self.revealed = [[], []]
        if self.seat >= 0:
            card, place = self.choice
            if place != get(aims, self.seat):
                raise NoConsistentState  # this seat sent a card elsewhere than is revealed
            self.own[leg] = card

    def _resolve(self, facts: dict[str, Any]) -> None:
        self.up = put(self.up, DESTINATIONS.index(facts["destination"]), facts["value"])
        for company, name in enumerate(COMPANIES):
            counts = facts["cards"][name]
            self.revealed[company].append([card_number(card) for card in counts for _ in range(counts[card])])
        if len(self.revealed[CIA]) < PLACES or not self.posteriors or not self.aims[0]:
            return
        for company in (CIA, KGB):
            known: i64 = 0
            for cards in self.revealed[company]:
                for card in cards:
                    known += one_card(CIA, card - 1)
            self.before[company] = known
            round_seen = self._round_likelihood(company, known)
            self._update(self.posteriors[company], round_seen, self.revealed[company])
            if self.seat >= 0 and self._company() == company:
                self._update(self.posteriors[PUBLIC], round_seen, self.revealed[company])
        self.aims = [0, 0]

    def _update(self, posterior: DoubleAgentPosterior, round_seen: RoundLikelihood, revealed: list[list[int]]) -> None:
        assignments = CardAssignments(round_seen, posterior.members, posterior.own, revealed, self.own)
        posterior.update(self.round, assignments)

    def _round_likelihood(self, company: i64, known: i64) -> RoundLikelihood:
        """The third cards are among those of the deck that were not revealed."""
        unseen = [float(get(DECK, kind) - get(known, kind)) for kind in range(KINDS)]
        if min(unseen) < 0.0:
            raise NoConsistentState  # more cards of a kind are revealed than there are
        members, enemies = self.members[company], self.members[1 - company]
        third_cards = [number / sum(unseen) for number in unseen]
        return RoundLikelihood(self.up, members, enemies, self.aims[0], self.aims[1], third_cards)

    # --- Looking --------------------------------------------------------------------------------------------------

    def see(self, view: View) -> None:
        self.base = base = from_view(view)
        self.prepared = False
        self.hand = [card_number(name) for name in view.hand]
        if base.phase in IN_A_LEG:  # the others have yet to choose
            base.phase = LEG
            base.late = 0
            base.cards = 0
            base.aims = 0
            base.locked = 0
            base.timed = 0
            base.status = 0
            base.silent = 0
            for name, place in view.mates.items():
                base.aims = put(base.aims, seat_number(name, self.players), place_number(place))
        elif base.phase == VOTE:
            base.ballots = 0

    def _prepare(self) -> None:
        """Draw what may be in everybody's hands, once for all that is asked at this moment."""
        if self.prepared:
            return
        self.prepared = True
        self.deals = []
        base = self.base
        if base is None or base.phase != LEG or not self.posteriors:
            return
        dice = Random(int(base.rounds * 2 + base.leg))
        for company in (CIA, KGB):
            posterior = self.posteriors[company]
            aims = base.first_aims if base.leg == 2 else 0
            members = self.members[company]
            leg = LegChoiceModel(base.up, 1, members & (members - 1), self.members[1 - company], 0, 0, 0)
            hand = self.hand if posterior.own >= 0 else []
            first = int(get(base.first_cards, posterior.own)) if posterior.own >= 0 and aims else 0
            known: i64 = one_card(CIA, first - 1) if first else 0
            for card in hand:
                known += one_card(CIA, card - 1)
            size = len(posterior.members)
            second_half = size == SMALL_COMPANY and (self.on_empty or base.rounds % 2 == 1)
            reshuffled = size == SMALL_COMPANY and not second_half
            before = 0 if reshuffled else self.before[company]
            sampler = DealSampler(posterior, leg, aims, hand, first)
            used = [sample_used(size, int(before), int(known), dice, second_half) for _ in range(SAMPLES)]
            self.deals.append(WeightedDeals(posterior, [sampler.sample(cards, dice) for cards in used]))

    def now(self, company: i64) -> list[float]:
        """How likely each member of a company is the double agent, with what the first leg shows."""
        self._prepare()
        return self.deals[company].odds if self.deals else self.posteriors[company].odds

    def suspected(self) -> list[float]:
        """By seat: how far its company takes it for the double agent; of this seat, as its mates see it."""
        by_seat = [0.0] * self.players
        if self.posteriors:
            for company in (CIA, KGB):
                for seat, odds in zip(self.posteriors[company].members, self.now(company), strict=True):
                    by_seat[seat] = odds
        if len(self.posteriors) > PUBLIC:
            public = self.posteriors[PUBLIC]
            by_seat[self.seat] = public.odds[public.members.index(self.seat)]
        return by_seat

    def styles(self, seat: int, role: i64) -> list[float]:
        """How likely a seat has each style, if it has that role."""
        posterior = self.posteriors[self.members[KGB] >> seat & 1]
        return posterior.styles[role][posterior.members.index(seat)]

    # --- Asked ----------------------------------------------------------------------------------------------------

    def odds(self) -> contract.Odds:
        rows: contract.Odds = {}
        for company, name in enumerate(COMPANIES):
            if not self.posteriors:
                rows[f"double {name}"] = {seat_name(seat): 1.0 / self.players for seat in range(self.players)}
                continue
            posterior = self.posteriors[company]
            names = [seat_name(seat) for seat in posterior.members]
            rows[f"double {name}"] = dict(zip(names, self.now(company), strict=True))
            for number in posterior.sabotaged():
                rows[f"sabotage {name} {number}"] = dict(zip(names, posterior.saboteurs(number), strict=True))
        return rows

    def determinize(self, dice: Random) -> State:
        self._prepare()
        assert self.base is not None, "a belief sees a view before it is asked for a world"
        state = self.base.copy()
        if not self.posteriors:
            return state
        state.doubles = 0
        for company in (CIA, KGB):
            posterior = self.posteriors[company]
            if not self.deals:
                state.doubles |= 1 << posterior.members[draw_index(posterior.odds, dice)]
                continue
            deals = self.deals[company]
            suspect = draw_index(deals.odds, dice)
            state.doubles |= 1 << posterior.members[suspect]
            lay(state, company, deals.draw(suspect, dice), self.members[company], posterior.members[suspect])
        return state

    def policy(self, moves: Sequence[int]) -> Sequence[float] | None:
        if moves[0] >= JOIN:
            return [1.0 / len(moves)] * len(moves)
        if moves[0] < BALLOT or not self.posteriors or self.base is None:
            return None
        company = self._company()
        odds = [self.posteriors[CIA].odds, self.posteriors[KGB].odds]
        members = [self.posteriors[CIA].members, self.posteriors[KGB].members]
        if self.double:
            named = vote_policy.double_ballot(self.base, self.seat, members[company], self.posteriors[PUBLIC].odds)
        else:
            named = vote_policy.loyal_ballot(self.base, company, self.seat, members, odds)
        return [1.0 if move == named else 0.0 for move in moves]

    def exposure(self, moves: Sequence[int]) -> Sequence[float]:
        """How much more a mate will take this seat for the double agent, whether it is or not."""
        base = self.base
        if base is None or base.phase != LEG or len(self.posteriors) <= PUBLIC:
            return [0.0] * len(moves)
        company = self._company()
        mates = self.members[company] & ~(1 << self.seat)
        aim = get(base.first_aims, self.seat) if base.leg == 2 else 0
        first = get(base.first_cards, self.seat) if base.leg == 2 else 0
        leg = LegChoiceModel(base.up, base.leg, mates, self.members[1 - company], base.first_aims, aim, first)
        shown = ChoiceExposure(self.posteriors[PUBLIC], self.seat, leg, base.up)
        return [shown.of(move) for move in moves]
