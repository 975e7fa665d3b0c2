"""The game with leaks, each of which a law of the conformance suite must find."""

from __future__ import annotations

from typing import Any

import msgspec

from filature.kernel.events import ALL, Event
from tests.leaky import Leaky


class AsideInTheView(Leaky):
    """The code of the true formula can be read off the number of cards in the pile."""

    def view(self, seat: int) -> Any:
        view = super().view(seat)
        aside = self.true.dump()["aside"]
        view.pile += 100 * int(aside[1]) if aside else 0
        return view


class CardToldToAll(Leaky):
    """What a lone agent finds is cried out."""

    def retell(self, event: Event) -> Event:
        return msgspec.structs.replace(event, to=ALL) if event.kind == "saw" else event


class DrawnCardToldToTheNeighbour(Leaky):
    def retell(self, event: Event) -> Event:
        return msgspec.structs.replace(event, to=(0, 1, 2, 3)) if event.kind == "drew" else event


class DialInTheReadySign(Leaky):
    """The sign that somebody is ready comes with a number that depends on his choice."""

    def retell(self, event: Event) -> Event:
        if event.kind != "ready":
            return event
        sealed = self.true.dump()["players"][event.facts["player"]]["sealed"]
        return msgspec.structs.replace(event, facts={**event.facts, "length": len(str(sealed))})


class WhoIsWhoInTheOrder(Leaky):
    """The lockers are told in the order of the pseudonyms."""

    def retell(self, event: Event) -> Event:
        if event.kind != "lockers":
            return event
        colours = self.true.dump()["colours"]
        order = sorted(event.facts["lockers"].items(), key=lambda item: str(colours[item[0]]["identity"]))
        return msgspec.structs.replace(event, facts={"lockers": dict(order)})


class FileInTheView(Leaky):
    def view(self, seat: int) -> Any:
        view = super().view(seat)
        view.file = super().view(view.fugitive).file if view.fugitive >= 0 else view.file
        return view


class AbsentHidesByTheCards(Leaky):
    """What is hidden for somebody absent follows from his two cards, and his locker, which all see, tells of them."""

    def absent(self, seat: int) -> int:
        hidings = [move for move in self.moves(seat) if self.write(seat, move).startswith("hide ")]
        view = self.view(seat)
        return (
            hidings[sum(map(ord, f"{view.identity}{view.formula}")) % len(hidings)] if hidings else super().absent(seat)
        )
