"""Properties of the belief: it does not depend on when it is asked, and only facts make it sure."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from filature import bots
from filature.bots.top_secret import Bots
from filature.bots.top_secret.belief import MODEL_ERROR, ContentBelief
from filature.games.top_secret import GAME, View
from filature.games.top_secret.board import CONTENTS
from filature.games.top_secret.moves import RESIGN
from filature.kernel.dice import FairDice
from filature.kernel.events import Event
from filature.kernel.match import Match
from filature.kernel.state import CHANCE, WATCHER
from tests.games.top_secret.table import act, lay, see, settled

BOTS = Bots(GAME)
STORIES = 4
MOST_MOVES = 110
LEAST = 0.99 * MODEL_ERROR / len(CONTENTS)
"""What an answer keeps that only behaviour speaks against: a fair part of what the model may be wrong by."""
Story = list[tuple[list[Event], dict[int, View]]]


@cache
def story(seats: int, seed: int) -> Story:
    """A match move by move: what was told of it, and what each seat and a watcher saw then.

    Greedy bots play; now and then one plays at random, is late, or resigns.
    """
    match = Match(GAME, seats, {"resigning": True}, dice=FairDice(f"belief {seed}".encode()))
    players = [bots.make(GAME, "greedy", seed + seat) for seat in range(seats)]
    rng = Random(seed)
    told: Story = []
    heard = 0
    while (waiting := match.state.turn()) and len(told) < MOST_MOVES:
        seat = waiting[rng.randrange(len(waiting))]
        moves = match.state.moves(seat)
        whim = rng.random()
        if seat == CHANCE:
            match.roll()
        elif whim < 0.05:
            match.play_absent(seat)
        elif whim < 0.06 and seats > 2 and RESIGN in moves:
            match.play(seat, RESIGN)
        elif whim < 0.2:
            match.play(seat, rng.choice([move for move in moves if move != RESIGN]))
        else:
            match.play(seat, players[seat].choose(see(match, seat), moves))
        told.append((list(match.events[heard:]), {s: see(match, s) for s in (*range(seats), WATCHER)}))
        heard = len(match.events)
    return told


def believe(told: Story, seat: int, seen: set[int]) -> ContentBelief:
    """What a seat believes after a story, if it looked at the table after these moves and at the end."""
    belief = BOTS.belief(told[0][1][seat])
    for number, (events, views) in enumerate(told):
        for event in events:
            if event.reaches(seat):
                belief.hear(event)
        if number in seen or number == len(told) - 1:
            belief.see(views[seat])
    return belief


@settings(max_examples=30, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data(), seats=st.sampled_from(list(GAME.seats)), seed=st.integers(0, STORIES - 1))
def test_told_all_at_once_or_event_by_event_it_believes_the_same(data: st.DataObject, seats: int, seed: int) -> None:
    whole = story(seats, seed)
    told = whole[: data.draw(st.integers(min(len(whole), 8 * seats), len(whole)))]
    seat = data.draw(st.sampled_from([*range(seats), WATCHER]))
    seen = data.draw(st.one_of(st.just(set(range(len(told)))), st.sets(st.integers(0, len(told) - 1))))
    at_once = believe(told, seat, set()).odds()
    step_by_step = believe(told, seat, seen).odds()
    assert {case: list(row.values()) for case, row in step_by_step.items()} == {
        case: pytest.approx(list(row.values()), abs=1e-9) for case, row in at_once.items()
    }


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_somebody_does_never_makes_it_sure_and_what_was_shown_does(seats: int) -> None:
    for seed in range(STORIES):
        told = [(events, views) for events, views in story(seats, seed) if views[WATCHER].outcome is None]
        shown = {delivery.case: delivery.content for delivery in told[-1][1][WATCHER].deliveries}
        for case, row in believe(told, WATCHER, set()).odds().items():
            if case in shown:
                assert row[shown[case]] == pytest.approx(1.0)
                continue
            gone = {content for name, content in shown.items() if name[0] == case[0]}
            assert {content for content, chance in row.items() if chance == 0.0} == gone
            assert all(chance > LEAST for content, chance in row.items() if content not in gone)
            assert max(row.values()) < 1.0 or len(gone) == len(CONTENTS) - 1


def test_however_long_somebody_acts_against_a_content_it_stays_possible() -> None:
    """Red walks to and fro between a case and the next city, as if it were worth nothing else."""
    match = act(settled(), "start 6", "start 1", "roll 2", "R1 > San Francisco > Honolulu", "end", "roll 0", "end")
    for _ in range(40):
        act(match, "roll 2", "R1 > Panama > Honolulu", "end", "roll 0", "end")
    view = see(match, 1)
    belief = BOTS.belief(view)
    for event in match.events:
        if event.reaches(1):
            belief.hear(event)
    belief.see(view)
    row = belief.odds()["RA"]
    assert min(row.values()) < 2 * LEAST
    assert all(chance >= LEAST for chance in row.values())


def test_a_look_while_cards_are_chosen_changes_nothing_that_comes_after() -> None:
    match = lay("R1 Lagos, G1 Aden", T=3)
    looking, waiting = (BOTS.belief(see(match, 0)) for _ in range(2))
    looking.see(see(match, 0))
    waiting.see(see(match, 0))
    heard = len(match.events)
    match.perform(0, "R1 > Aden")
    match.perform(0, "card 5")
    for event in match.events[heard:]:
        looking.hear(event)
        waiting.hear(event)
    looking.see(see(match, 0))
    heard = len(match.events)
    match.perform(1, "card 1")
    act(match, "R1 > Cairo > Lagos", "end", "roll 4", "G2 > Melbourne > Port Louis", "end")
    for event in match.events[heard:]:
        looking.hear(event)
        waiting.hear(event)
    for belief in (looking, waiting):
        belief.see(see(match, 0))
    assert looking.odds() == waiting.odds()
