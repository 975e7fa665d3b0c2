"""Heimlich & Co. keeps the promises of a game, and the suite notices when its secrets are not kept."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from filature.games.heimlich import GAME
from filature.games.heimlich import Game as Heimlich
from filature.games.heimlich.options import Options
from filature.kernel import game
from filature.kernel.events import ALL, Event
from filature.kernel.game import option_kinds
from filature.kernel.state import State
from filature.testing import Nonconforming, check
from tests.clauses import clause
from tests.leaky import Leaky

FOUR = ["violet", "red", "grey", "green"]
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"colours": FOUR}),
    (2, {"mode": "advanced", "colours": FOUR, "report_rule": "free"}),
    (2, {"agent_table": "other_editions", "die": "one_to_three", "dossier_rule": "any_other", "full_log": False}),
    (3, {"goal_tie": "furthest", "turn_limit": 20, "full_log": False}),
    (3, {"mode": "advanced", "independents_block": True, "die": "one_to_three"}),
    (3, {"mode": "advanced", "turn_limit": 1}),
    (4, {"mode": "advanced", "dossier_rule": "unoccupied", "agent_table": "other_editions", "turn_limit": 40}),
    (4, {"dossier_rule": "any_or_stay", "die": "one_to_three"}),
    (2, {"mode": "advanced", "trigger_rule": "newcomer"}),
    (3, {"dossier_rule": "any_or_stay", "trigger_rule": "newcomer", "turn_limit": 60}),
    (5, {"mode": "advanced", "report_rule": "free", "full_log": False, "dossier_rule": "any_other"}),
]


@clause("HC-2.1", "HC-6.1", "HC-7.9")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_it_keeps_the_laws_with_every_number_of_players(seats: int, mode: str) -> None:
    report = check(GAME, seats, {"mode": mode}, matches=1)
    idle = [law for law, number in report.examined.items() if not number]
    assert idle == ([] if mode == "advanced" else ["sealed_choices_stay_sealed"])


@clause("HC-10", "HC-8.27", "HC-2.2", "HC-5.6")
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_it_keeps_the_laws_with_the_options(seats: int, options: dict[str, Any]) -> None:
    check(GAME, seats, options, matches=1)


def test_every_value_of_every_option_is_among_the_tables() -> None:
    chosen = [{**msgspec.to_builtins(Options()), **options} for _, options in TABLES]
    for key, kind in option_kinds(Options).items():
        assert set(kind.choices) <= {str(options[key]) if key == "colours" else options[key] for options in chosen}, key
    assert any(options["colours"] == FOUR for options in chosen)
    assert any(options["turn_limit"] for options in chosen)


# --- The same game with a leak -------------------------------------------------------------------------------------


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


class LeakyGame(Heimlich):
    def __init__(self, leaky: type[Leaky]) -> None:
        self.leaky = leaky

    def start(self, seats: int, options: game.Choices = None) -> Any:
        return self.leaky(super().start(seats, options))

    def load(self, position: Mapping[str, Any]) -> Any:
        return self.leaky(super().load(position))


def test_the_wrapped_game_itself_keeps_the_laws() -> None:
    check(LeakyGame(Leaky), 3, {"mode": "advanced"}, matches=1)


@clause("HC-6.1", "HC-6.2")
@pytest.mark.parametrize(
    ("leak", "law"),
    [
        (IdentityInTheView, "imagined_worlds_look_true"),
        (OwnerInTheMove, "events_tell_no_secret"),
        (OrderOfTheScores, "events_tell_no_secret"),
        (DealToldToTheNeighbour, "events_tell_no_secret"),
        (ReportToldToAll, "sealed_choices_stay_sealed"),
        (FirstLineOfTheReport, "sealed_choices_stay_sealed"),
        (ReportsInTheView, "imagined_worlds_look_true"),
    ],
)
def test_a_leak_is_found(leak: type[Leaky], law: str) -> None:
    with pytest.raises(Nonconforming) as caught:
        check(LeakyGame(leak), 4, {"mode": "advanced"}, matches=1)
    assert caught.value.law == law
