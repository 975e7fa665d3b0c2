"""Properties of the belief: only facts make it sure, and a look changes nothing."""

from __future__ import annotations

import pytest

from filature.bots.top_secret import Bots
from filature.bots.top_secret.belief import MODEL_ERROR
from filature.games.top_secret import GAME
from filature.games.top_secret.board import CONTENTS
from filature.kernel.state import WATCHER
from tests.games.stories import story
from tests.games.top_secret.case import CASE
from tests.games.top_secret.table import act, lay, see, settled

BOTS = Bots(GAME)
LEAST = 0.99 * MODEL_ERROR / len(CONTENTS)
"""What an answer keeps that only behaviour speaks against: a fair part of what the model may be wrong by."""


@pytest.mark.parametrize("number", range(len(CASE.stories)))
def test_what_somebody_does_never_makes_it_sure_and_what_was_shown_does(number: int) -> None:
    told = story("top_secret", number)
    playing = [moment for moment in told.moments if moment.state.turn()]
    for now in (playing[len(playing) // 2], playing[-1]):
        shown = {delivery.case: delivery.content for delivery in see(now.state).deliveries}
        odds = told.believe(WATCHER, now).odds()
        assert list(odds) == [case.case for case in see(now.state).cases]
        for case, row in odds.items():
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
