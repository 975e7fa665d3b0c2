"""The game with leaks, each of which a law of the conformance suite must find."""

from __future__ import annotations

from typing import Any

import msgspec

from filature.kernel.events import ALL, Event
from filature.kernel.state import State
from tests.leaky import Leaky


def players(state: State) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = state.dump()["players"]
    return found


class RoleInTheView(Leaky):
    """Everybody is shown the role of p1."""

    def view(self, seat: int) -> Any:
        view = super().view(seat)
        view.role = super().view(0).role
        return view


class DraftShows(Leaky):
    """How far somebody has come with a choice shows in the moment."""

    def view(self, seat: int) -> Any:
        view = super().view(seat)
        view.moment += sum(1 for player in players(self) if player.get("card"))
        return view


class ChoiceToldToAll(Leaky):
    def retell(self, event: Event) -> Event:
        return msgspec.structs.replace(event, to=ALL) if event.kind == "chosen" else event


class CardInTheLock(Leaky):
    """The message that somebody has locked carries a trace of the card."""

    def retell(self, event: Event) -> Event:
        if event.kind != "locked":
            return event
        card = players(self)[int(event.facts["player"][1:]) - 1].get("card", "")
        return msgspec.structs.replace(event, facts={**event.facts, "weight": len(card)})


class DestinationInTheLock(Leaky):
    """What mates may see is told to everybody (DA-5.2.2)."""

    def retell(self, event: Event) -> Event:
        return msgspec.structs.replace(event, to=ALL) if event.kind == "aimed" else event


class CardToldToMates(Leaky):
    """Mates are told the card with its destination."""

    def retell(self, event: Event) -> Event:
        if event.kind != "aimed":
            return event
        card = players(self)[int(event.facts["player"][1:]) - 1].get("card", "")
        return msgspec.structs.replace(event, facts={**event.facts, "card": card})


class ThirdCards(Leaky):
    """The history says how often p2 kept an agent (I18)."""

    def view(self, seat: int) -> Any:
        view = super().view(seat)
        view.moment += sum(played["plays"][1]["third"] == "agent" for played in self.true.dump()["rounds"])
        return view


class BallotInTheCount(Leaky):
    """The number of abstentions so far shows before the votes are closed."""

    def view(self, seat: int) -> Any:
        view = super().view(seat)
        if view.phase == "VOTE":
            view.moment += sum(1 for player in players(self) if player.get("ballot") == "abstain")
        return view


class HandToldToTheNeighbour(Leaky):
    def retell(self, event: Event) -> Event:
        return msgspec.structs.replace(event, to=(0, *event.to)) if event.kind == "hand" and event.to else event
