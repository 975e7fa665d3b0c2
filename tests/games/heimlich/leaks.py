"""The game with leaks, each of which a law of the conformance suite must find."""

from __future__ import annotations

from typing import Any

import msgspec

from filature.kernel.events import ALL, Event
from filature.kernel.state import State
from tests.leaky import Leaky


def owners(state: State) -> dict[str, str]:
    """Whose agent is whose, which nobody may know."""
    agents: dict[str, dict[str, str]] = state.dump().get("agents", {})
    return {agent: standing["owner"] for agent, standing in agents.items()}


class IdentityInTheView(Leaky):
    """Everybody is shown what p1 is shown of himself."""

    def view(self, seat: int) -> Any:
        view = super().view(seat)
        view.identity = super().view(0).identity
        return view


class OwnerInTheMove(Leaky):
    def retell(self, event: Event) -> Event:
        if event.kind != "moved":
            return event
        told = {agent: owners(self)[agent] for agent in event.facts["steps"]}
        return msgspec.structs.replace(event, facts={**event.facts, "owners": told})


class OrderOfTheScores(Leaky):
    """The scores of a count are told in the order of their owners."""

    def retell(self, event: Event) -> Event:
        if event.kind != "counted":
            return event
        scores = dict(sorted(event.facts["scores"].items(), key=lambda score: owners(self)[score[0]]))
        return msgspec.structs.replace(event, facts={**event.facts, "scores": scores})


class ReportToldToAll(Leaky):
    def retell(self, event: Event) -> Event:
        return msgspec.structs.replace(event, to=ALL) if event.kind == "report-filed" else event


class FirstLineOfTheReport(Leaky):
    """What a report began with shows when it is handed in."""

    def retell(self, event: Event) -> Event:
        if event.kind != "reported":
            return event
        author = int(event.facts["player"][1:]) - 1
        first = next(iter(self.view(author).report.values()))
        return msgspec.structs.replace(event, facts={**event.facts, "first": first})


class ReportsInTheView(Leaky):
    """The number of lines with nobody's name, of all reports so far."""

    def view(self, seat: int) -> Any:
        view = super().view(seat)
        lines = [line for report in self.true.dump().get("reports", ()) for line in report.values()]
        view.die += 10 * lines.count("independent")
        return view


class DealToldToTheNeighbour(Leaky):
    def retell(self, event: Event) -> Event:
        return msgspec.structs.replace(event, to=(0, *event.to)) if event.kind == "dealt" and event.to else event
