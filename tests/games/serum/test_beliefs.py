"""Beliefs of Agents Secrets: certain only where rules and facts make them so."""

from __future__ import annotations

import pytest
from librt.random import Random as Dice

from filature.bots.serum.belief import InvestigationBelief
from filature.games.serum.board import CELLS
from filature.games.serum.sheet_help import may_hold
from filature.games.serum.view import View
from filature.kernel.events import Event
from filature.kernel.state import WATCHER, State
from tests.games.serum.case import CASE
from tests.games.serum.table import RED, placed, see, sights
from tests.games.stories import story

PLACES = ("G1", "G2", "G3", "G4", "G5")


def view_of(state: State, seat: int = WATCHER) -> View:
    view = state.view(seat)
    assert isinstance(view, View)
    return view


@pytest.mark.parametrize("seat", [WATCHER, RED])
def test_set_up_anew_in_the_flight_it_takes_only_the_dials_of_the_flight_for_those(seat: int) -> None:
    fled = 0
    for number in range(len(CASE.stories)):
        told = story("serum", number)
        flight = [
            now for now in told.moments if view_of(now.state).phase == "FLIGHT" and view_of(now.state).flight_turn
        ]
        for now in flight[-1:]:
            belief = told.believe(seat, now)
            assert isinstance(belief, InvestigationBelief)
            turns = view_of(now.state).flight_turn
            assert [len(each) for each in belief.flights] == [turns] * len(belief.flights)
            fled += 1
    assert fled > 2


@pytest.mark.parametrize("number", range(len(CASE.stories)))
def test_what_is_on_the_own_sheet_is_certain_and_so_is_whether_the_own_file_is_complete(number: int) -> None:
    told = story("serum", number)
    for now in told.moments[40::60]:
        seat = now.heard % told.seats
        odds, truth = told.believe(seat, now).odds(), told.thinking.truth(now.state)
        assert all(odds[entry.place] == {entry.card: 1.0} for entry in view_of(now.state, seat).sheet)
        if f"ready-p{seat + 1}" in truth:
            assert odds[f"ready-p{seat + 1}"][truth[f"ready-p{seat + 1}"]] == 1


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
