"""Answers to a player's questions, prompts and previews, from a view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from filature.games.double_agents.board import COMPANIES, DESTINATIONS, ROUNDS
from filature.games.double_agents.notation import read_place
from filature.games.double_agents.view import Company, View
from filature.kernel import help
from filature.kernel.events import Event
from filature.kernel.help import Identity, Sentence, Statistics
from filature.kernel.notation import seat_number
from filature.kernel.state import WATCHER, seat_name

SETUP = {"COIN", "TEAMS", "IDENTITIES"}
LATE = {"LATE_CARD", "LATE_DESTINATION"}
TURNS_IN_ROUND = 2
"""Missions and cards are one turn, the legs another."""
WHOLE_CHOICE = 3
"""Words of `lock agent Rio`."""


class Help(help.Help):
    quiet: ClassVar[frozenset[str]] = frozenset(
        {"locked", "unlocked", "ready", "leg", "voted", "reshuffled", "drafted", "replay"}
    )

    def identity(self, view: View) -> Identity:
        if view.company is None:
            return Identity("plain-watcher" if view.seat == WATCHER else "who-no-company")
        return Identity(f"identity-{view.role or 'unknown'}", {"company": view.company}, secret=view.role is not None)

    def aim(self, view: View) -> Sentence:
        if view.company is None or view.role is None:
            return Sentence("aim-of-all")
        enemy = COMPANIES[1 - COMPANIES.index(view.company)]
        return Sentence(f"aim-{view.role}", {"company": view.company, "enemy": enemy})

    def ask(self, view: View) -> list[Sentence]:
        if view.phase != "LEG":
            return [Sentence(f"ask-{view.phase.lower()}")]
        asked = "ask-hushed" if _own(view).status == "HUSHED" else "ask-leg"
        return [Sentence(asked), Sentence("ask-hand", {"cards": view.hand})]

    def example(self, view: View) -> str:
        if view.phase == "TEAMS":
            # The smaller one of the two as they stand has a chair left; of two alike, the one that is to be the larger.
            company = min(view.companies, key=lambda company: (len(company.members), company.name != view.larger))
            return f"join {company.name}"
        if view.phase == "VOTE":
            return f"vote {next(mate for mate in _names(_own(view).members) if mate != seat_name(view.seat))}"
        return f"{view.hand[0]} {max(view.missions, key=lambda place: view.missions[place])}"

    def idle(self, view: View) -> list[Sentence]:
        if view.phase in LATE:
            return [Sentence("turn-late", {"player": seat_name(view.late or 0)})]
        if view.phase == "LEG" and view.seat in view.locked:
            return [Sentence("idle-locked" if _own(view).status == "OPEN" else "idle-ready")]
        return [Sentence("idle-voted")] if view.phase == "VOTE" and view.seat in view.voted else []

    def chapter(self, turn: int) -> Sentence:
        played = turn // TURNS_IN_ROUND
        if played == ROUNDS:
            return Sentence("double_agents-the-vote")
        return Sentence("panel-round", {"number": played + 1})

    def draft(self, view: View, written: Sequence[str]) -> list[Sentence]:
        return [sentence for line in written for sentence in self._draft_line(view, line.split())]

    def _draft_line(self, view: View, words: list[str]) -> list[Sentence]:
        if words[0] == "lock" and len(words) == WHOLE_CHOICE:
            facts = {"card": words[1], "destination": words[2], "value": view.missions[words[2]]}
            return [Sentence("draft-lock", facts)]
        return [Sentence(f"draft-{words[0]}", {"player" if words[0] == "vote" else "what": words[-1]})]

    def who_am_i(self, view: View) -> list[Sentence]:
        if view.company is None:
            return [Sentence("who-nobody" if view.seat == WATCHER else "who-no-company")]
        own = _own(view)
        facts = {
            "company": own.name,
            "enemy": COMPANIES[1 - COMPANIES.index(own.name)],
            "mates": _names([seat for seat in own.members if seat != view.seat]),
        }
        return [Sentence(f"who-{view.role or 'unknown'}", facts)]

    def whose_turn(self, view: View) -> list[Sentence]:
        if view.outcome is not None:
            return [Sentence("turn-over")]
        if view.phase in SETUP:
            return [Sentence("turn-setup")]
        missing = _names(seat for seat in view.waiting if seat >= 0)
        if view.phase == "VOTE":
            return [Sentence("turn-vote", {"players": missing})]
        if view.phase in LATE:
            return [Sentence("turn-late", {"player": seat_name(view.late or 0)})]
        if view.phase != "LEG":
            return [Sentence("turn-deal", {"round": view.round})]
        statuses = {company.name: company.status for company in view.companies}
        facts = {"round": view.round, "leg": view.leg, "players": missing, "statuses": statuses}
        return [Sentence("turn-leg", facts)]

    def scores(self, view: View) -> list[Sentence]:
        if view.outcome is not None:
            return [
                Sentence("score-company", {"company": u, "score": view.outcome.facts["scores"][u]}) for u in COMPANIES
            ]
        purses = dict.fromkeys(COMPANIES, 0)
        for mission in view.awarded:
            if mission.holder != "removed":
                purses[mission.holder] = purses.get(mission.holder, 0) + mission.value
        pots = [Sentence("score-pot", {"company": name, "score": purses.pop(name)}) for name in COMPANIES]
        players = sorted(purses, key=lambda name: seat_number(name, view.players))
        return pots + [Sentence("score-player", {"player": name, "score": purses[name]}) for name in players]

    def board(self, view: View) -> list[Sentence]:
        told = [sentence for place in DESTINATIONS for sentence in self.what_at(view, place)]
        for company in view.companies:
            facts = {"company": company.name, "pile": company.pile, "discard": company.discard}
            told.append(Sentence("board-deck", facts))
        return told

    def where(self, view: View, word: str) -> list[Sentence]:
        word = word.lower()
        if word in COMPANIES:
            company = view.companies[COMPANIES.index(word)]
            return [Sentence("where-company", {"company": word, "players": _names(company.members)})]
        seats = [seat for seat in range(view.players) if seat_name(seat) == word]
        if not seats:
            return []
        place = view.locations[seats[0]]
        if place is None:
            return [Sentence("where-nowhere", {"player": word})]
        return [Sentence("where-player", {"player": word, "place": place})]

    def what_at(self, view: View, word: str) -> list[Sentence]:
        number = read_place(word)
        if number < 0:
            return []
        place = DESTINATIONS[number]
        facts: dict[str, Any] = {"place": place, "values": view.unturned[place]}
        told = [Sentence("at-no-mission", facts)]
        if place in view.missions:
            told = [Sentence("at-mission", {"place": place, "value": view.missions[place]})]
        if view.legs:
            senders = [seat for seat, where in enumerate(view.legs[0]) if where == place]
            cards = {company.name: len(set(company.members) & set(senders)) for company in view.companies}
            told.append(Sentence("at-cards", {"cards": cards, "players": _names(senders)}))
        return told

    def known(self, view: View) -> list[Sentence]:
        told = self.who_am_i(view)
        if view.hand:
            told.append(Sentence("known-hand", {"cards": view.hand}))
        if view.sent is not None:
            told.append(Sentence("known-sent", {"card": view.sent.card, "destination": view.sent.destination}))
        if view.draft is not None and (view.draft.card or view.draft.destination):
            parts = {"card": view.draft.card or "?", "destination": view.draft.destination or "?"}
            told.append(Sentence("known-locked" if view.seat in view.locked else "known-draft", parts))
        if view.mates:
            told.append(Sentence("known-mates", {"mates": view.mates}))
        if view.ballot is not None:
            told.append(Sentence("known-ballot", {"ballot": view.ballot}))
        told += self._chat(view)
        if view.identities is not None:
            told.append(Sentence("known-identities", {"roles": view.identities}))
        return told

    def _chat(self, view: View) -> list[Sentence]:
        if view.company is None or view.outcome is not None:
            return []
        open_to_me = [channel.name for channel in view.channels if view.seat in channel.writers]
        return [Sentence("known-talk", {"channels": open_to_me}) if open_to_me else Sentence("known-hush")]

    def statistics(self, view: View, heard: Sequence[Event]) -> Statistics:
        """Every sabotage of the rounds in the public log, and who had sent a card there. Clues, not proofs."""
        sabotages = []
        for played in view.rounds:
            for result in played.results:
                for company in view.companies:
                    if "sabotage" in getattr(result, company.name).cards:
                        senders = [
                            s for s in company.members if result.destination in [leg[s] for leg in played.destinations]
                        ]
                        sabotages.append(
                            {
                                "round": played.number,
                                "company": company.name,
                                "destination": result.destination,
                                "players": _names(senders),
                            }
                        )
        return Statistics([Sentence("clue-sabotage", clue) for clue in sabotages], {"sabotages": sabotages})

    def may_do(self, view: View, moves: Sequence[str]) -> list[Sentence]:
        if not moves:
            return [Sentence("may-nothing")]
        if view.phase == "TEAMS":
            return [Sentence("may-teams", {"companies": [move.removeprefix("join ") for move in moves]})]
        if view.phase == "VOTE":
            return [Sentence("may-vote", {"players": _names(_own(view).members)})]
        if view.seat in view.locked:
            return [Sentence("may-unlock", {"example": "unlock"})]
        facts = {"cards": view.hand, "places": list(DESTINATIONS), "example": f"draft {view.hand[0]}"}
        return [Sentence("may-leg", facts)]


def _own(view: View) -> Company:
    """The company of the seat that looks."""
    return next(company for company in view.companies if company.name == view.company)


def _names(seats: Any) -> list[str]:
    return [seat_name(seat) for seat in seats]
