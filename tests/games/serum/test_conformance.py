"""Agents Secrets keeps the promises of a game, and the suite notices when its secrets are not kept."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from filature.games.serum import GAME
from filature.games.serum import Game as Serum
from filature.games.serum.options import Options
from filature.kernel import game
from filature.kernel.events import ALL, Event
from filature.testing import Law, Nonconforming, check
from filature.testing.telling import events_tell_no_secret, sealed_choices_stay_sealed
from filature.testing.twins import absence_tells_no_secret, imagined_worlds_look_true
from tests.clauses import clause
from tests.leaky import Leaky

LONG = {"flight_trigger": "automatic", "turn_limit": 4, "flight_turn_limit": 2}
"""Random players declare in their first turns; with this setting they investigate."""
TABLES: list[tuple[int, dict[str, Any]]] = [
    (3, {**LONG, "locker_layout": "fixed", "unused_deal": "mixed", "phase5": "sealed"}),
    (3, {"unused_deal": "mixed", "agent_start": "own_hotel", "dial_guard": "block", "stay_counts": False}),
    (4, {**LONG, "phase5": "sealed", "dial_guard": "off", "own_informant_counts": False, "assist": 0}),
    (
        4,
        {
            **LONG,
            "bug_limits_search": True,
            "agent_start": "own_hotel",
            "assist": 2,
            "decision_seconds": 60,
        },
    ),
    (5, {**LONG, "locker_layout": "fixed", "dial_guard": "block", "chat": False}),
    (3, {"flight_trigger": "complete", "turn_limit": 3}),
]


@clause("TS-5.2", "TS-19.24")
@pytest.mark.parametrize("seats", GAME.seats)
def test_it_keeps_the_laws_with_every_number_of_players(seats: int) -> None:
    report = check(GAME, seats, {"turn_limit": 200, "flight_turn_limit": 2}, matches=1)
    assert [law for law, number in report.examined.items() if not number] == []


@clause("TS-10.1", "TS-12.2")
@pytest.mark.parametrize("seats", GAME.seats)
def test_it_keeps_the_laws_in_long_investigations(seats: int) -> None:
    check(GAME, seats, LONG, matches=1, seed=seats)


@clause("TS-22")
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_it_keeps_the_laws_with_the_options(seats: int, options: dict[str, Any]) -> None:
    check(GAME, seats, options, matches=1)


def test_every_value_of_every_option_is_among_the_tables() -> None:
    chosen = [{**msgspec.to_builtins(Options()), **options} for _, options in TABLES]
    for key, schema in msgspec.json.schema(Options)["$defs"]["Options"]["properties"].items():
        branches = schema.get("anyOf", [schema])
        values = {value for branch in branches for value in branch.get("enum", [])}
        if schema.get("type") == "boolean":
            values = {True, False}
        assert values <= {options[key] for options in chosen}, key
    for key, default in (("decision_seconds", 0), ("turn_limit", 200), ("flight_turn_limit", 40)):
        assert any(options[key] != default for options in chosen)


# --- The same game with a leak -------------------------------------------------------------------------------------


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


class LeakyGame(Serum):
    def __init__(self, leaky: type[Leaky]) -> None:
        self.leaky = leaky

    def start(self, seats: int, options: game.Choices = None) -> Any:
        return self.leaky(super().start(seats, options))

    def load(self, position: Mapping[str, Any]) -> Any:
        return self.leaky(super().load(position))


def test_the_wrapped_game_itself_keeps_the_laws() -> None:
    check(LeakyGame(Leaky), 3, {"turn_limit": 5, "flight_turn_limit": 3}, matches=1)


INVESTIGATING = {"flight_trigger": "automatic", "turn_limit": 8, "flight_turn_limit": 2}


@clause("TS-19.4", "TS-19.6", "TS-19.9", "TS-19.14", "TS-19.21")
@pytest.mark.parametrize(
    ("leak", "law", "options"),
    [
        (AsideInTheView, imagined_worlds_look_true, INVESTIGATING),
        (FileInTheView, imagined_worlds_look_true, {"turn_limit": 200, "flight_turn_limit": 3}),
        (AbsentHidesByTheCards, absence_tells_no_secret, INVESTIGATING),
        (CardToldToAll, events_tell_no_secret, INVESTIGATING),
        (DrawnCardToldToTheNeighbour, events_tell_no_secret, {**INVESTIGATING, "dial_guard": "block"}),
        (WhoIsWhoInTheOrder, events_tell_no_secret, {"locker_layout": "fixed"}),
        (DialInTheReadySign, sealed_choices_stay_sealed, INVESTIGATING),
    ],
)
def test_a_leak_is_found(leak: type[Leaky], law: Law, options: dict[str, Any]) -> None:
    check(LeakyGame(Leaky), 4, options, matches=1, laws=[law])
    with pytest.raises(Nonconforming) as caught:
        check(LeakyGame(leak), 4, options, matches=4, laws=[law])
    assert caught.value.law == law.__name__
