"""A match as beats: what belongs together, and who may know it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from filature.analysis.beats import Beat, beats
from filature.games import catalogue
from filature.kernel.match import Match, replay
from filature.kernel.state import WATCHER
from tests.games.cases import CASES
from tests.server.twins import play

PAGES = Path(__file__).parents[2] / "web/src/games"


def read(match: Match, eyes: int | None) -> list[Beat]:
    record = match.record()
    return list(beats(replay(record, match.game, upto=0), record.moves, eyes, sealed=bool(record.dice)))


def kinds(beat: Beat) -> list[str]:
    return [event.kind for event in beat.events]


def test_a_roll_belongs_to_the_move_it_leads_to_and_the_count_to_the_move_that_brought_it() -> None:
    told = read(play("heimlich", 3, {}, "greedy"), WATCHER)
    assert kinds(told[0])[-1] == "starts"
    turns = [kinds(beat) for beat in told[1:-1]]
    assert {tuple(turn) for turn in turns} <= {
        ("rolled", "moved"),
        ("rolled", "moved", "counted"),
        ("dossier-moved",),
        ("dossier-left",),
    }
    assert all(beat.seat is not None for beat in told[1:])


def test_dials_that_open_together_are_one_beat() -> None:
    told = read(play("serum", 3, {"turn_limit": 5, "flight_turn_limit": 3}, "greedy"), None)
    opened = [beat for beat in told if "dials" in kinds(beat)]
    assert len(opened) > 3
    for beat in opened:
        assert len(beat.deciders) == 3
        assert beat.choices == [], "the dials themselves are told"


def test_a_dial_that_stayed_shut_is_told_to_whoever_knows_all_secrets_or_chose_it() -> None:
    match = play("serum", 3, {"turn_limit": 1}, "random")
    shut = [beat for beat in read(match, None) if "dials" not in kinds(beat) and beat.choices]
    assert [(choice.message, choice.facts["player"]) for _, choice in sorted(shut[-1].choices, key=lambda c: c[0])] == [
        ("choice-dial", "p1"),
        ("choice-dial", "p2"),
        ("choice-dial", "p3"),
    ]
    assert {seat for beat in read(match, 1) for seat, _ in beat.choices} == {1}
    assert [beat for beat in read(match, WATCHER) if beat.choices] == []


def test_a_duel_is_one_beat_from_the_cards_to_what_became_of_the_loser() -> None:
    told = read(play("top_secret", 2, {"round_limit": 60}, "greedy"), WATCHER)
    duels = [kinds(beat) for beat in told if "fought" in kinds(beat)]
    assert duels
    assert all(duel.count("card-chosen") == 2 for duel in duels)


def test_the_steps_of_a_way_are_one_beat() -> None:
    told = read(play("top_secret", 2, {"round_limit": 30}, "greedy"), WATCHER)
    ways = [[event.facts["agent"] for event in beat.events if event.kind == "stepped"] for beat in told]
    assert max(map(len, ways)) > 2
    assert all(len(set(way)) <= 1 for way in ways)


def quiet_kinds(game: str) -> set[str]:
    """Those of the story of a game's page."""
    [listed] = re.findall(r"quiet: \[([^]]*)\]", (PAGES / game / "telling.ts").read_text(encoding="utf-8"))
    return set(re.findall(r"'([\w-]+)'", listed))


@pytest.mark.parametrize("game", CASES)
def test_a_page_and_a_replay_call_the_same_events_quiet(game: str) -> None:
    assert quiet_kinds(game) == catalogue.game(game).help.quiet
