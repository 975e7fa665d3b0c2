"""Minds that play Heimlich & Co.: what they may know, what they make of it, and that they play like somebody."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from librt.random import Random

from filature import bots
from filature.bots.contract import Belief, Evaluation
from filature.bots.heimlich import Bots
from filature.bots.player import SearchPlayer
from filature.games.heimlich import GAME
from filature.kernel.errors import NoConsistentState
from filature.kernel.events import Event
from filature.kernel.match import Match, replay_line
from filature.kernel.state import CHANCE, WATCHER
from filature.language.speaker import Speaker
from tests.games.heimlich.case import TABLES
from tests.games.heimlich.table import events, gather, lay, see, turn
from tests.playing import moments

BOTS = Bots(GAME)


def belief(match: Match, seat: int = WATCHER) -> Belief:
    """What a seat believes that has listened from the start."""
    found = BOTS.belief(match.view(seat))
    for event in match.events:
        if event.reaches(seat):
            found.hear(event)
    found.see(match.view(seat))
    return found


def hear_all(held: Belief, told: list[Event]) -> None:
    for event in told:
        held.hear(event)


def watching(match: Match, seat: int = WATCHER) -> Belief:
    """What somebody believes who came before the first move of a match that began in a position."""
    found = BOTS.belief(match.view(seat))
    found.see(match.view(seat))
    return found


# --- From a view alone ----------------------------------------------------------------------------------------------


# --- Beliefs --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_everybody_is_sure_of_the_own_agent(mode: str) -> None:
    match = gather(3, mode=mode)
    for number, moment in enumerate(moments(match, seed=3)):
        identity = see(moment, number % 3).identity
        if see(moment).phase not in ("COLOURS", "DEAL"):
            assert identity is not None
            assert belief(moment, number % 3).odds()[identity][f"p{number % 3 + 1}"] == pytest.approx(1)


def test_after_the_end_nothing_is_left_to_guess() -> None:
    match = gather(2)
    for _ in moments(match):
        pass
    truth = BOTS.truth(match.state)
    for secret, row in belief(match).odds().items():
        assert row[truth[secret]] == 1


def test_who_takes_an_agent_out_of_the_ruin_to_the_top_is_suspected() -> None:
    match = lay("VI@RU OR@H1 RE@H1 BL@H1", own="p1=VI p2=OR")
    held = watching(match)
    before = held.odds()["violet"]["p1"]
    turn(match, 6, "VI+6")
    turn(match, 2, "BL+2")
    hear_all(held, events(match))
    after = held.odds()["violet"]
    assert before == pytest.approx(1 / 4)
    assert after["p1"] > 0.4
    assert after["p1"] > 2 * after["p2"]


def test_who_puts_an_agent_into_the_ruin_does_not_own_it() -> None:
    match = lay("VI@H9:20 OR@H1:9 RE@H1:9 BL@H1:9", own="p1=OR p2=VI")
    held = watching(match)
    turn(match, 2, "VI+2")
    held.hear(events(match)[-1])
    assert held.odds()["violet"]["p1"] < 1 / 8


def test_nobody_is_suspected_for_playing_at_random() -> None:
    """Random players stay at chance on the whole: what a move tells depends on whether its player has reasons."""
    told = []
    for seed in range(6):
        match = gather(2, seed=seed)
        for _ in zip(moments(match, seed), range(60), strict=False):
            pass
        odds, truth = belief(match).odds(), BOTS.truth(match.state)
        told += [odds[agent][owner] for agent, owner in truth.items() if owner != "nobody"]
    assert sum(told) / len(told) < 0.5


@pytest.mark.parametrize(
    ("kind", "change"),
    [
        ("moved", {"places": {"violet": "H9"}}),
        ("moved", {"die": 6}),
        ("counted", {"gains": {"violet": 1, "orange": 1, "red": 1, "blue": 1}}),
        ("dossier-moved", {"place": "H7"}),
    ],
)
def test_what_cannot_all_be_true_is_said_to_be_so(kind: str, change: dict[str, Any]) -> None:
    match = lay("VI@H5 OR@CH RE@CH BL@CH", own="p1=VI p2=OR")
    held = watching(match)
    turn(match, 2, "VI+2", "H3")
    edited = [_edited(event, change) if event.kind == kind else event for event in events(match)]
    with pytest.raises(NoConsistentState) as caught:
        hear_all(held, edited)
    assert caught.value.code == "no-consistent-state"


def _edited(event: Event, change: dict[str, Any]) -> Event:
    return msgspec.structs.replace(event, facts={**event.facts, **change})


@pytest.mark.parametrize(("to", "told"), [("H7", "dossier-moved"), ("H3", "dossier-left")])
def test_a_dossier_that_stays_was_left_and_one_that_goes_was_not(to: str, told: str) -> None:
    match = lay("VI@H5 OR@CH RE@CH BL@CH", mode="advanced")
    held, mistold = watching(match), watching(match)
    turn(match, 2, "VI+2", to)
    hear_all(held, events(match))
    held.see(match.view(WATCHER))
    *before, last = events(match)
    with pytest.raises(NoConsistentState):
        hear_all(mistold, [*before, msgspec.structs.replace(last, kind=told)])


def test_a_belief_knows_who_is_new_to_the_dossier() -> None:
    match = lay("VI@H5 OR@CH RE@CH BL@CH", mode="advanced", trigger_rule="newcomer")
    held = watching(match)
    turn(match, 2, "VI+2", "H7")
    hear_all(held, events(match))
    assert see(held.determinize(Random(1))).old_agents == ["violet"]
    held.see(match.view(WATCHER))
    with pytest.raises(NoConsistentState):
        held.see(GAME.load(match.state.dump() | {"old_agents": []}).view(WATCHER))


def test_what_is_seen_must_be_what_was_heard() -> None:
    held = watching(lay("VI@H5 OR@CH RE@CH BL@CH"))
    with pytest.raises(NoConsistentState):
        held.see(lay("VI@H6 OR@CH RE@CH BL@CH").view(WATCHER))


# --- Twins ----------------------------------------------------------------------------------------------------------


def dealt_otherwise(match: Match) -> Match:
    """The same match, but the cards of p2 and p3 are exchanged."""
    lines = list(match.moves)
    deals = [number for number, line in enumerate(lines) if line.startswith("deal")]
    second, third = deals[1], deals[2]
    lines[second], lines[third] = lines[third].replace("p3", "p2"), lines[second].replace("p2", "p3")
    twin = Match(GAME, match.seats, match.options)
    for line in lines:
        replay_line(twin, line, sealed=False)
    return twin


def test_a_bot_cannot_tell_twins_apart() -> None:
    match = gather(4, mode="advanced")
    decisions = 0
    for moment in moments(match, seed=2):
        if see(moment).report_asked:
            break
        if 0 not in moment.state.turn():
            continue
        twin = dealt_otherwise(moment)
        assert BOTS.truth(twin.state) != BOTS.truth(moment.state)
        assert belief(twin, 0).odds() == belief(moment, 0).odds()
        assert _choice(twin, 0) == _choice(moment, 0)
        decisions += 1
    assert decisions >= 4


def _choice(match: Match, seat: int) -> int:
    bot = bots.make(GAME, "greyman@4", 7)
    for event in match.events:
        if event.reaches(seat):
            bot.hear(event)
    return bot.choose(match.view(seat), match.state.moves(seat))


# --- Playing --------------------------------------------------------------------------------------------------------


def test_a_match_that_is_over_is_worth_what_its_outcome_says() -> None:
    evaluation = BOTS.evaluation(BOTS.personalities["normal"])
    for number, (seats, options) in enumerate(TABLES):
        match = gather(seats, seed=number, **options)
        for _ in moments(match, seed=number):
            pass
        for seat in range(seats):
            assert evaluation.value(match.state, seat) == Evaluation().value(match.state, seat)


def thoughts(name: str, match: Match, die: int) -> SearchPlayer:
    """What a bot thought of a roll at a position of the table."""
    match.perform(CHANCE, f"roll {die}")
    bot = bots.make(GAME, name, 1)
    assert isinstance(bot, SearchPlayer)
    seat = see(match).active
    match.play(seat, bot.choose(match.view(seat), match.state.moves(seat)))
    return bot


def test_it_wins_at_once_where_it_can() -> None:
    match = lay("VI@H8:35 OR@H6:30 RE@H5:20 BL@H5:20", "H9")
    thoughts("normal@200", match, 1)
    assert match.over
    assert see(match).outcome.winners == (0,)  # type: ignore[union-attr]


def test_it_does_not_let_another_win_instead() -> None:
    match = lay("VI@H1:10 OR@H9:35 RE@H5:20 BL@H5:20", "H6")
    thoughts("normal@200", match, 1)
    assert not match.over


def test_the_hothead_brings_about_the_count_that_others_leave() -> None:
    counted = {}
    for name in ("hothead", "archivist"):
        match = lay("VI@H5:4 OR@H5:4 RE@H4:4 BL@H4:4", "H6")
        thoughts(f"{name}@100", match, 1)
        counted[name] = see(match).phase == "DOSSIER"
    assert counted["hothead"]


def test_the_report_is_the_best_consistent_guess() -> None:
    match = lay("VI@H7:28 OR@RU:3 RE@H1 BL@H1", "H8", own="p1=RE p2=VI", mode="advanced")
    held = watching(match, 0)
    turn(match, 1, "RE+1")
    turn(match, 1, "VI+1")
    hear_all(held, events(match, 0))
    held.see(match.view(0))
    lines: dict[str, str] = {}
    while 0 in match.state.turn():
        moves = match.state.moves(0)
        chances = held.policy(moves)
        assert chances is not None
        match.play(0, moves[list(chances).index(1.0)])
        held.see(match.view(0))
        lines = see(match, 0).report or lines
    assert lines == {"violet": "p2", "orange": "independent", "blue": "independent"}


def test_a_claim_is_said_in_every_language() -> None:
    said = {
        language: [
            Speaker(language, GAME, seat=0, brief=True).say("claim", secret="violet", answer=answer)
            for answer in ("nobody", "p1", "p2")
        ]
        for language in ("en", "fr", "de")
    }
    assert said == {
        "en": ["violet works for nobody", "violet works for you", "violet works for p2"],
        "fr": ["violet ne travaille pour personne", "violet travaille pour vous", "violet travaille pour p2"],
        "de": ["Violett arbeitet für niemanden", "Violett arbeitet für dich", "Violett arbeitet für p2"],
    }
