"""Beliefs of Agents Secrets: the same however they are told, and certain only where rules and facts make them so."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.random import Random as Dice

from filature.bots.serum.belief import InvestigationBelief
from filature.games.serum.board import CELLS
from filature.games.serum.statistics import may_hold
from filature.games.serum.view import View
from filature.kernel.events import Event
from filature.kernel.state import WATCHER, State
from tests.games.serum.matches import TABLES, moments
from tests.games.serum.table import RED, placed, see, sights

PLACES = ("G1", "G2", "G3", "G4", "G5")


class Moment(NamedTuple):
    state: State
    heard: int
    """How many events have been told by then."""


class Course(NamedTuple):
    """A whole match, moment by moment."""

    moments: list[Moment]
    events: list[Event]

    def told(self, seat: int, first: int, last: int) -> list[Event]:
        return [event for event in self.events[first:last] if event.reaches(seat)]


@cache
def course(table: int) -> Course:
    seats, options = TABLES[table]
    followed: list[Moment] = []
    for match in moments(seats, options, table):
        followed.append(Moment(match.state.copy(), len(match.events)))
    return Course(followed, list(match.events))


def told_at_once(match: Course, seat: int, now: Moment) -> InvestigationBelief:
    """Set up anew, as a bot is that sits down in the midst of a match."""
    belief = InvestigationBelief(now.state.view(seat))
    for event in match.told(seat, 0, now.heard):
        belief.hear(event)
    belief.see(now.state.view(seat))
    return belief


def told_in_steps(match: Course, seat: int, looks: list[Moment]) -> InvestigationBelief:
    """Told event by event, asked each time, and shown the table at some moments."""
    belief = InvestigationBelief(looks[0].state.view(seat))
    heard = 0
    for now in looks:
        for event in match.told(seat, heard, now.heard):
            belief.hear(event)
        heard = now.heard
        belief.see(now.state.view(seat))
        belief.odds()
    return belief


def all_that_is_believed(belief: InvestigationBelief) -> tuple[Any, ...]:
    habits = belief.habits
    world = belief.determinize(Dice(7)).dump()
    return belief.odds(), habits.shares, habits.fits, belief.flights, belief.meetings, world


@settings(max_examples=25, deadline=None)
@given(st.data())
def test_told_at_once_or_event_by_event_it_believes_the_same(data: st.DataObject) -> None:
    match = course(data.draw(st.integers(0, len(TABLES) - 1), label="table"))
    seat = data.draw(st.sampled_from([WATCHER, *range(match.moments[0].state.view(WATCHER).players)]), label="seat")
    last = data.draw(st.integers(0, len(match.moments) - 2), label="moment")
    looks = data.draw(st.sets(st.integers(0, last), max_size=6), label="looks")
    followed = told_in_steps(match, seat, [match.moments[look] for look in (*sorted(looks - {last}), last)])
    assert all_that_is_believed(followed) == all_that_is_believed(told_at_once(match, seat, match.moments[last]))


def flight_of(table: int) -> tuple[Course, Moment]:
    """A match and its last moment before the end, in the midst of the flight."""
    match = course(table)
    flights = [now for now in match.moments if view_of(now.state).phase == "FLIGHT" and view_of(now.state).flight_turn]
    return match, flights[-1]


def view_of(state: State, seat: int = WATCHER) -> View:
    view = state.view(seat)
    assert isinstance(view, View)
    return view


@pytest.mark.parametrize("seat", [WATCHER, RED])
def test_set_up_anew_in_the_flight_it_takes_only_the_dials_of_the_flight_for_those(seat: int) -> None:
    fled = 0
    for table in range(len(TABLES)):
        if any(view_of(now.state).flight_turn for now in course(table).moments[:-1]):
            match, now = flight_of(table)
            dials = told_at_once(match, seat, now).flights
            assert [len(each) for each in dials] == [view_of(now.state).flight_turn] * len(dials)
            fled += 1
    assert fled > 2


@pytest.mark.parametrize("seat", [WATCHER, RED])
def test_behaviour_alone_never_makes_anything_certain(seat: int) -> None:
    """However often everybody goes where one layout would send them, all that the rules allow stays possible."""
    seen = {"yellow": sights(1, "p2", "green-suitcase", "black-suitcase", *PLACES)}
    view = see(placed("", seen=seen), seat)
    belief = InvestigationBelief(view)
    belief.see(view)
    for square in ("H3", "V2") * 40:
        belief.hear(Event("dials", {"dials": {**dict.fromkeys(("p1", "p3", "p4", "p5", "p6"), "H4"), "p2": square}}))
    odds = belief.odds()
    for place in CELLS:
        held = odds[place].values()
        assert set(odds[place]) == set(may_hold(view, place))
        assert list(held) == [1] or (min(held) > 0.002 and max(held) < 0.95)
    assert 0.02 < odds["ready-p2"]["complete"] < 0.98  # all fakes are read
    for player, shares in enumerate(belief.habits.shares):
        assert player == seat or min(shares) > 0.001
    layouts = {str(belief.determinize(Dice(seed)).dump()["colours"]) for seed in range(200)}
    assert len(layouts) > 8
