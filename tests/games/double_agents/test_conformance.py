"""The game keeps the promises of a game, and the suite notices when its secrets are not kept.

The costly laws look at the beginning of a match and at its last leg, vote and end; the others at whole matches.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
import pytest
from librt.random import Random

from filature.games.double_agents import GAME
from filature.games.double_agents import Game as DoubleAgentsGame
from filature.games.double_agents.options import Options
from filature.kernel import game
from filature.kernel.events import ALL, Event
from filature.kernel.state import State
from filature.testing import LAWS, Nonconforming, check
from tests.clauses import clause
from tests.leaky import Leaky

CUSTOM = [5, 5, 5, 2, 2, 2] * 4
TABLES: list[tuple[int, dict[str, Any]]] = [
    (6, {"mission_values": "flat", "dead_drop": True, "mates_see_destinations": False, "ballots": "secret"}),
    (6, {"mission_values": "low", "reshuffle": "on_empty", "full_log": False, "post_game_replay": False}),
    (7, {"team_assignment": "chosen", "discussion_seconds": 60, "hush_seconds": 0, "mission_values": CUSTOM}),
    (6, {"defector_mode": "copy", "negative_totals": False, "absent_can_win": False, "vote_seconds": 30}),
    (9, {"full_log": False, "ballots": "secret", "post_game_replay": False, "reshuffle": "on_empty"}),
]
STILL_CHOOSING = 3
QUICK = {
    *("moves_are_listed", "chances_are_sound", "matches_end", "legal_moves_are_accepted", "samples_are_legal"),
    *("absence_is_provided_for", "events_are_plain", "records_round_trip"),
}
SECRETS = {
    *("imagined_worlds_look_true", "sealed_choices_stay_sealed", "events_tell_no_secret", "changes_are_told"),
}
QUICK_LAWS = [law for law in LAWS if law.__name__ in QUICK]
SECRET_LAWS = [law for law in LAWS if law.__name__ in SECRETS]
OPENING_LAWS = [law for law in LAWS if law.__name__ != "matches_end"]


class LastLeg(DoubleAgentsGame):
    """The same game, from the end of the last leg on: a few have still to lock, then comes the vote."""

    phase = "LEG"

    def start(self, seats: int, options: game.Choices = None) -> Any:
        return self.load(msgspec.json.decode(near_the_end(self.phase, seats, msgspec.json.encode(options or {}))))


class LastVotes(LastLeg):
    """The same game, when a few have still to vote."""

    phase = "VOTE"


@cache
def near_the_end(phase: str, seats: int, options: bytes) -> bytes:
    state, dice = GAME.start(seats, msgspec.json.decode(options)), Random(seats)
    last = {"LEG": (5, 2), "VOTE": (6, 0)}[phase]
    while (state.rounds, state.leg) != last or len(state.turn()) > STILL_CHOOSING:
        seat = state.turn()[0]
        state.play(seat, state.sample(seat, dice))
    return msgspec.json.encode(state.dump())


@clause("DA-3.1", "DA-5.2.2", "DA-12.1", "DA-12.2", "DA-18.8")
@pytest.mark.parametrize("seats", GAME.seats)
def test_it_keeps_the_laws_to_the_end_with_every_number_of_players(seats: int) -> None:
    leg = check(LastLeg(), seats, matches=1, steps=STILL_CHOOSING * 4, laws=OPENING_LAWS)
    vote = check(LastVotes(), seats, matches=1)
    assert all(leg.examined.values())
    assert all(vote.examined.values())


@clause("DA-3.3", "DA-3.4", "DA-4.1")
@pytest.mark.parametrize(("seats", "steps"), [(6, 110), (7, 60)])
def test_it_keeps_the_laws_from_the_start(seats: int, steps: int) -> None:
    check(GAME, seats, matches=1, steps=steps, laws=OPENING_LAWS)


@clause("DA-4.1", "DA-9.6")
@pytest.mark.parametrize("seats", GAME.seats)
def test_it_keeps_the_quick_laws_through_a_whole_match(seats: int) -> None:
    check(GAME, seats, matches=1, laws=QUICK_LAWS)


@clause("DA-13.2", "DA-13.1")
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_it_keeps_the_laws_with_the_options(seats: int, options: dict[str, Any]) -> None:
    check(GAME, seats, options, matches=1, laws=QUICK_LAWS)
    check(LastLeg(), seats, options, matches=1)


@pytest.mark.parametrize(
    "options", [{"full_log": False, "reshuffle": "on_empty"}, {"team_assignment": "chosen"}], ids=str
)
def test_it_keeps_its_secrets_between_two_rounds_with_the_options(options: dict[str, Any]) -> None:
    check(GAME, 6, options, matches=1, steps=100, laws=SECRET_LAWS)


def test_every_value_of_every_option_is_among_the_tables() -> None:
    chosen = [{**msgspec.to_builtins(Options()), **options} for _, options in [*TABLES, (6, {})]]
    words = msgspec.json.schema(Options)["$defs"]["Options"]["properties"]
    for key, schema in words.items():
        values = {value for branch in schema.get("anyOf", [schema]) for value in branch.get("enum", [])}
        assert values <= {options[key] for options in chosen if isinstance(options[key], str)}, key
        if schema.get("type") == "boolean":
            assert {options[key] for options in chosen} == {True, False}, key
        if schema.get("type") == "integer":
            assert len({options[key] for options in chosen}) > 1, key
    assert any(options["mission_values"] == CUSTOM for options in chosen)


# --- The same game with a leak -------------------------------------------------------------------------------------


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


class LeakyGame(LastLeg):
    def __init__(self, leaky: type[Leaky]) -> None:
        self.leaky = leaky

    def load(self, position: Mapping[str, Any]) -> Any:
        return self.leaky(super().load(position))

    def confidants(self, state: Any, seat: int) -> tuple[int, ...]:
        return super().confidants(state.true, seat)


class LeakyFromTheStart(LeakyGame):
    def start(self, seats: int, options: game.Choices = None) -> Any:
        return self.leaky(GAME.start(seats, options))


def test_the_wrapped_game_itself_keeps_the_laws() -> None:
    check(LeakyGame(Leaky), 6, matches=1, laws=SECRET_LAWS)


@clause("DA-12.2", "DA-18.8", "DA-12.4", "DA-5.2.2")
@pytest.mark.parametrize(
    ("leak", "law"),
    [
        (RoleInTheView, "imagined_worlds_look_true"),
        (DraftShows, "imagined_worlds_look_true"),
        (BallotInTheCount, "imagined_worlds_look_true"),
        (ChoiceToldToAll, "sealed_choices_stay_sealed"),
        (CardInTheLock, "sealed_choices_stay_sealed"),
        (DestinationInTheLock, "sealed_choices_stay_sealed"),
        (CardToldToMates, "events_tell_no_secret"),
        (ThirdCards, "imagined_worlds_look_true"),
    ],
)
def test_a_leak_is_found(leak: type[Leaky], law: str) -> None:
    with pytest.raises(Nonconforming) as caught:
        check(LeakyGame(leak), 6, matches=2, laws=SECRET_LAWS)
    assert caught.value.law == law


@clause("I6")
def test_a_hand_told_to_somebody_else_is_found() -> None:
    with pytest.raises(Nonconforming) as caught:
        check(LeakyFromTheStart(HandToldToTheNeighbour), 6, matches=1, steps=45, laws=SECRET_LAWS)
    assert caught.value.law == "events_tell_no_secret"
