"""Top Secret keeps the promises of a game, and the suite notices when its secrets are not kept."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from filature.games.top_secret import GAME
from filature.games.top_secret import Game as TopSecret
from filature.games.top_secret.options import Options
from filature.kernel import game
from filature.kernel.events import ALL, Event
from filature.testing import LAWS, Nonconforming, check
from tests.clauses import clause
from tests.leaky import Leaky

SHORT = {"round_limit": 10}
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"colours": ["blue", "yellow"], "must_use_all": True}),
    (2, {"bonus_shared": True, "bomb_kills_carrier": False}),
    (2, {"resigning": True}),
    (3, {"resigning": True, "colours": ["red", "green", "yellow"]}),
    (4, {"resigning": True}),
]


@clause("SE-9.1", "SE-10.1")
@pytest.mark.parametrize("seats", GAME.seats)
def test_it_keeps_the_laws_with_every_number_of_players(seats: int) -> None:
    report = check(GAME, seats, SHORT, matches=1)
    assert [law for law, number in report.examined.items() if not number] == []


@clause("SE-11 must_use_all", "SE-11 bonus_shared", "SE-11 bomb_kills_carrier")
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_it_keeps_the_laws_with_the_options(seats: int, options: dict[str, Any]) -> None:
    check(GAME, seats, SHORT | options, matches=2 if "resigning" in options else 1)


def test_every_option_is_among_the_tables() -> None:
    chosen = [msgspec.to_builtins(Options()), *(SHORT | options for _, options in TABLES)]
    for key, default in chosen[0].items():
        assert any(options.get(key, default) != default for options in chosen), key


# --- The same game with a leak -------------------------------------------------------------------------------------


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


OF_SECRETS = LAWS[-7:]  # the laws of imagined worlds and of what is told


class LeakyGame(TopSecret):
    def __init__(self, leaky: type[Leaky]) -> None:
        super().__init__()
        self.leaky = leaky

    def start(self, seats: int, options: game.Choices = None) -> Any:
        return self.leaky(super().start(seats, options))

    def load(self, position: Mapping[str, Any]) -> Any:
        return self.leaky(super().load(position))


def test_the_wrapped_game_itself_keeps_the_laws() -> None:
    check(LeakyGame(Leaky), 2, SHORT, matches=1, laws=OF_SECRETS)


@clause("SE-9.1", "SE-3.6", "SE-6.4")
@pytest.mark.parametrize(
    ("leak", "law"),
    [
        (ContentOfTheCarriedCase, "imagined_worlds_look_true"),
        (ContentInTheEvent, "events_tell_no_secret"),
        (CardToldBeforeTheOther, "sealed_choices_stay_sealed"),
        (PlanToldToAll, "sealed_choices_stay_sealed"),
        (ProgressOfThePlan, "imagined_worlds_look_true"),
        (CasesInOrderOfWorth, "imagined_worlds_look_true"),
        (AbsentHidesWhatIsMissing, "absence_tells_no_secret"),
    ],
)
def test_a_leak_is_found(leak: type[Leaky], law: str) -> None:
    with pytest.raises(Nonconforming) as caught:
        check(LeakyGame(leak), 2, SHORT, matches=12, laws=OF_SECRETS)  # enough for a duel
    assert caught.value.law == law
