"""Who betrayed himself when: the analysis of a small match whose figures can be checked by hand."""

import msgspec
import pytest

from filature.analysis import analyse, looks, why
from filature.analysis.report import Analysis, Story
from filature.kernel.errors import BadRecord, BadRequest, NoConsistentState
from filature.kernel.game import Game
from filature.kernel.match import replay
from filature.kernel.state import WATCHER
from tests.analysis.cups import GAME, Discreet, played, record
from tests.kernel import tiny
from tests.kernel.tiny import SEATS


def story(found: Analysis, eyes: str) -> Story:
    return next(story for story in found.stories if story.eyes == eyes)


def test_an_observer_learns_from_what_everybody_saw_and_a_seat_from_its_own_card_too() -> None:
    first, *_, last = analyse(record(), GAME, quick=True).moments
    assert first.odds["watcher"]["p3"]["5"] == 0.2
    assert first.odds["p1"]["p3"] == {"1": 0.25, "2": 0.0, "3": 0.25, "4": 0.25, "5": 0.25}
    assert last.odds["watcher"]["p3"]["5"] == pytest.approx(5 / 15, abs=1e-4)
    assert last.odds["p1"]["p3"]["5"] == pytest.approx(5 / 13, abs=1e-4)
    assert last.odds["p3"]["p3"]["5"] == 1
    assert last.truth == {"p1": "2", "p2": "3", "p3": "5", "pea": "left"}


def test_the_knock_is_the_turning_point_and_the_reason() -> None:
    found = analyse(record(), GAME, quick=True)
    [point] = story(found, "watcher").turning_points
    assert (point.kind, point.secret, point.answer) == ("knocked", "p3", "5")
    assert (point.before, point.after) == pytest.approx((1 / 5, 1 / 3))
    [reason] = [reason for reason in story(found, "watcher").reasons if reason.secret == "p3"]
    assert [fact.kind for fact in reason.facts] == ["knocked"]
    assert reason.chance == pytest.approx(1 / 3)


def test_nobody_betrays_himself_who_does_nothing() -> None:
    found = analyse(record(knock=False), GAME, quick=True)
    assert [point for each in found.stories for point in each.turning_points] == []


def test_the_masks_that_fall_at_the_end_are_no_betrayal() -> None:
    found = analyse(record(), GAME, quick=True)
    assert all(row["p2"]["3"] < 1 for row in (moment.odds["watcher"] for moment in found.moments))
    assert {fact.kind for each in found.stories for fact in each.turning_points} == {"knocked"}


def test_a_seat_that_cannot_tell_two_matches_apart_believes_the_same() -> None:
    one, other = (analyse(record(deal=deal), GAME, quick=True) for deal in ((2, 3, 5), (2, 4, 1)))
    assert [moment.odds["p1"] for moment in one.moments] == [moment.odds["p1"] for moment in other.moments]
    assert [moment.odds["p2"] for moment in one.moments] != [moment.odds["p2"] for moment in other.moments]


def test_why_during_a_match_from_ones_own_ears_and_eyes_alone() -> None:
    match = played(["card 2", "card 3", "card 5", "p3 knock", "p1 hide left"])
    known = looks(match.record(), GAME, 1)
    reason = why(GAME, known, "p3")
    assert reason is not None
    assert (reason.answer, [fact.kind for fact in reason.facts]) == ("5", ["knocked"])
    assert why(GAME, known) == reason, "of all secrets the one most was found out about"
    assert why(GAME, known, "pea") is None
    assert why(GAME, known[:1]) is None, "before anybody had decided anything"
    with pytest.raises(BadRequest, match="teapot is no secret here; there are p1, p2, p3, pea"):
        why(GAME, known, "teapot")


def test_skill_is_judged_by_what_a_player_could_know_and_luck_by_the_truth() -> None:
    foolish = analyse(record(bets="right"), GAME, 400).skill
    assert foolish is not None
    p1_bets = [decision for decision in foolish.decisions if decision.seat == 0 and decision.played.startswith("bet")]
    assert [decision.best for decision in p1_bets] == ["bet left"], "who hid the pea knows where it is"
    guess = next(decision for decision in foolish.decisions if decision.seat == 1)
    assert abs(guess.given) < 3 * guess.error + 0.05, "who cannot know gives nothing away, though he loses"
    [deal] = foolish.draws
    assert deal.drawn == ["card 2", "card 3", "card 5"]
    assert deal.luck[2] > 3 * deal.errors[2], "the five is a lucky card"
    assert foolish.balances[2].luck == deal.luck[2]


def test_the_same_match_has_the_same_analysis() -> None:
    once, again = (msgspec.json.encode(analyse(record(), GAME, 20)) for _ in range(2))
    assert once == again


def test_json_is_complete_and_can_be_read_back() -> None:
    found = analyse(record(), GAME, 5)
    text = msgspec.json.encode(found)
    assert msgspec.json.decode(text, type=Analysis) == found
    assert b'"turning_points"' in text
    assert len(found.stories) == SEATS + 1
    assert {secret.secret for secret in found.secrets} == {"p1", "p2", "p3", "pea"}


def test_a_deal_that_cannot_be_is_named() -> None:
    position = {"game": "cups", "seats": 3, "cards": [2, 2, 9], "pea": None, "bets": [None] * 3, "knocked": False}
    edited = played(["p1 hide left", "p1 bet left", "p2 bet left", "p3 bet left"], position).record()
    with pytest.raises(NoConsistentState, match="cannot all be true") as caught:
        analyse(edited, GAME, quick=True)
    assert caught.value.code == "no-consistent-state"
    assert isinstance(caught.value, BadRecord)


def test_what_cannot_or_may_not_be_analysed_is_refused() -> None:
    unfinished = played(["card 2", "card 3", "card 5"]).record()
    with pytest.raises(BadRequest, match="when it is over"):
        analyse(unfinished, GAME)
    with pytest.raises(BadRequest, match="never told"):
        analyse(record(), Discreet())
    with pytest.raises(BadRequest, match="1 to 100000 continuations for a comparison, not 0"):
        analyse(record(), GAME, 0)
    thoughtless: Game = tiny.Game()
    with pytest.raises(BadRequest, match="cups"):
        analyse(record(), thoughtless)
    with pytest.raises(BadRecord, match="Move 1 of the record"):
        analyse(msgspec.structs.replace(record(), moves=("card 9",)), GAME)


def test_an_analysis_leaves_the_record_as_it_was() -> None:
    kept = record()
    analyse(kept, GAME, 5)
    assert replay(kept, GAME).record() == kept
    assert replay(kept, GAME).view(WATCHER).outcome is not None
