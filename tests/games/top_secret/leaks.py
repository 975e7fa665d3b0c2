"""The game with leaks, each of which a law of the conformance suite must find."""

from __future__ import annotations

from typing import Any

import msgspec

from filature.kernel.events import ALL, Event
from tests.leaky import Leaky


class ContentOfTheCarriedCase(Leaky):
    """Whoever carries a case is shown what is in it."""

    def view(self, seat: int) -> Any:
        view = super().view(seat)
        truth = self.true.dump().get("cases", {})
        for case in view.cases:
            if case.carrier is not None and case.case in truth:
                case.content = truth[case.case]["content"]
        return view


class ContentInTheEvent(Leaky):
    """The content of a case is told when it is picked up."""

    def retell(self, event: Event) -> Event:
        if event.kind != "picked":
            return event
        content = self.true.dump()["cases"][event.facts["case"]]["content"]
        return msgspec.structs.replace(event, facts={**event.facts, "content": content})


class CardToldBeforeTheOther(Leaky):
    def retell(self, event: Event) -> Event:
        if event.kind != "card-chosen":
            return event
        duel = self.true.dump().get("duel") or {}
        return msgspec.structs.replace(event, facts={**event.facts, "cards": duel.get("cards", {})})


class PlanToldToAll(Leaky):
    def retell(self, event: Event) -> Event:
        return msgspec.structs.replace(event, to=ALL) if event.kind == "planned" else event


class ProgressOfThePlan(Leaky):
    """How far the plans of all are shows in the number of rounds."""

    def view(self, seat: int) -> Any:
        view = super().view(seat)
        plans = self.true.dump().get("plans", {})
        view.rounds += sum(len(plan["contents"]) + len(plan["cities"]) for plan in plans.values())
        return view


class CasesInOrderOfWorth(Leaky):
    """The list of cases is sorted by what they hold."""

    def view(self, seat: int) -> Any:
        view = super().view(seat)
        truth = self.true.dump().get("cases", {})
        view.cases.sort(key=lambda case: (case.seat, truth.get(case.case, {}).get("content", "")))
        return view


class AbsentHidesWhatIsMissing(Leaky):
    """The next part of a plan is played for somebody absent, which tells how far he has come."""

    def absent(self, seat: int) -> int:
        return self.moves(seat)[0]
