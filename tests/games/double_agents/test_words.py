"""What people read and hear: every event, question and prompt can be said in three languages, from every seat."""

from __future__ import annotations

import re
from typing import Any

import pytest

from filature.games.double_agents import GAME
from filature.kernel.errors import FilatureError, IllegalMove
from filature.kernel.match import Match
from filature.kernel.state import WATCHER
from filature.language import Speaker
from filature.language.bundle import LANGUAGES
from filature.language.default_help import statistics_of
from tests.clauses import clause
from tests.games.double_agents.table import choose, gather, lay, lock_all, see
from tests.games.double_agents.vectors import vote_position
from tests.playing import moments

TABLES: list[tuple[int, dict[str, Any]]] = [
    (6, {"hush_seconds": 0, "mates_see_destinations": True, "dead_drop": True, "ballots": "secret"}),
    (7, {"discussion_seconds": 60, "absent_can_win": False}),
    (9, {"team_assignment": "chosen", "defector_mode": "copy"}),
]
GUIDE = GAME.help


def speak(match: Match, seat: int, language: str) -> Speaker:
    return Speaker(language, GAME, names=match.names, seat=seat)


def plain(text: str) -> None:
    """A sentence that can be read aloud: nothing of the program in it, nothing left open."""
    assert text.strip()
    assert not re.search(r"[{}$_]|HongKong|None|\bsabotage \d", text), text
    assert "  " not in text, text


@clause("DA-12.1")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_a_whole_match_is_told_and_every_question_answered(seats: int, options: dict[str, Any], language: str) -> None:
    match = gather(seats, seats, **options)
    for number, moment in enumerate(moments(match, seats)):
        if number % 5:
            continue
        for seat in (0, seats - 1, WATCHER):
            speaker, view = speak(moment, seat, language), see(moment, seat)
            answers = [GUIDE.who_am_i(view), GUIDE.whose_turn(view), GUIDE.scores(view), GUIDE.board(view)]
            answers += [GUIDE.known(view), GUIDE.what_at(view, "hong kong"), GUIDE.where(view, "p2")]
            if seat >= 0:
                answers.append(GUIDE.may_do(view, moment.legal(seat)))
                if seat in view.waiting:
                    answers.append(GUIDE.ask(view))
            for answer in answers:
                assert answer
                for sentence in speaker.sentences(answer):
                    plain(sentence)
    for seat in (0, WATCHER):
        speaker = speak(match, seat, language)
        for event in match.events:
            if event.reaches(seat):
                plain(speaker.event(event))
        view = see(match, seat)
        for answer in (GUIDE.who_am_i(view), GUIDE.scores(view), GUIDE.known(view), GUIDE.whose_turn(view)):
            for sentence in speaker.sentences(answer):
                plain(sentence)
        clues = statistics_of(match)
        for sentence in speaker.sentences(clues.sentences):
            plain(sentence)


@pytest.mark.parametrize(
    ("language", "typed"),
    [("en", "special agent Hong Kong"), ("fr", "agent spécial Hong Kong"), ("de", "Spezialagent Hongkong")],
)
def test_a_choice_may_be_typed_in_ones_language(language: str, typed: str) -> None:
    match = lay(hands={"c1": "S A A"})
    notation = speak(match, 0, language).to_notation(typed)
    assert [match.state.write(0, move) for move in match.state.read(0, notation)] == ["lock special HongKong"]


@pytest.mark.parametrize(
    ("language", "typed", "written"),
    [
        ("fr", "tueur Le Caire", "lock killer Cairo"),
        ("de", "Killer nach Rio", "lock killer Rio"),
        ("fr", "prévoir Berlin", "draft Berlin"),
        ("de", "Überläufer Kairo", "lock defector Cairo"),
        ("de", "vormerken Killer", "draft killer"),
    ],
)
def test_words_are_translated(language: str, typed: str, written: str) -> None:
    match = lay(hands={"c1": "K D A"})
    notation = speak(match, 0, language).to_notation(typed)
    assert [match.state.write(0, move) for move in match.state.read(0, notation)] == [written]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_of_every_prompt_can_be_typed_back(language: str) -> None:
    choosing, voting = lay(), vote_position(3, 3, {}, "c1 k1")
    joining = gather(6, 0, team_assignment="chosen")
    for match in (choosing, voting, joining):
        speaker = speak(match, 0, language)
        typed = speaker.typed(GUIDE.example(see(match, 0)))
        assert match.state.read(0, speaker.to_notation(typed))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_draft_is_read_back_before_it_is_played(language: str) -> None:
    choosing = lay(discussion_seconds=5)
    choosing.perform(1, "A Rio")
    for match, seats in (
        (choosing, (0, 1)),
        (vote_position(3, 3, {}, "c1 k1"), (0,)),
        (gather(6, 0, team_assignment="chosen"), (0,)),
    ):
        for seat in seats:
            for written in match.legal(seat):
                for sentence in speak(match, seat, language).sentences(GUIDE.draft(see(match, seat), [written])):
                    plain(sentence)


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_told_in_ones_language(language: str) -> None:
    match = choose(lay(), c2="A Rio")
    hushed = lock_all(lay(), but="k3")
    for moment, seat, text in (
        (match, 0, "hello"),
        (match, 0, "X Rio"),
        (match, 0, "agent"),
        (match, 0, "unlock"),
        (match, 0, "time"),
        (match, 1, "A Cairo"),
        (hushed, 0, "unlock"),
        (vote_position(3, 3, {}, "c1 k1"), 0, "p5"),
    ):
        with pytest.raises(FilatureError) as caught:
            moment.perform(seat, text)
        said = speak(moment, seat, language).error(caught.value)
        assert said.strip()
        assert (said == str(caught.value)) == (language == "en")


def test_where_and_what_at_know_only_what_is_there() -> None:
    view = see(lay())
    assert GUIDE.where(view, "p9") == []
    assert GUIDE.where(view, "orange") == []
    assert GUIDE.what_at(view, "Paris") == []
    assert GUIDE.near(view, "Rio") == []
    assert GUIDE.way(view, "Rio") == []
    assert [sentence.message for sentence in GUIDE.where(view, "cia")] == ["where-company"]


def test_clues_name_who_was_near_a_sabotage_and_nothing_that_is_not_public() -> None:
    match = choose(lay(hands={"c1": "X A A"}), c1="X Cairo", c2="A Cairo")
    lock_all(match)
    lock_all(match)
    clues = statistics_of(match).figures["sabotages"]
    assert clues == [{"round": 1, "company": "cia", "destination": "Cairo", "players": ["p1", "p2"]}]


@pytest.mark.parametrize(("language", "typed"), [("en", "late"), ("de", "spät"), ("fr", "retard"), ("de", "Zeit")])
def test_what_only_the_house_plays_is_refused_in_the_players_language(language: str, typed: str) -> None:
    match = lay()
    speaker = speak(match, 0, language)
    with pytest.raises(IllegalMove) as caught:
        speaker.understand(match.state, 0, typed)
    said = {"en": "is not yours to play", "de": "Diesen Zug spielst nicht du", "fr": "ce coup n’est pas à vous"}
    assert said[language] in speaker.error(caught.value)
    assert typed in speaker.error(caught.value)


def test_a_hushed_player_is_told_so() -> None:
    match = lock_all(lay(), but="k3")
    assert [sentence.message for sentence in GUIDE.ask(see(match, 5))] == ["ask-hushed", "ask-hand"]
    assert "known-hush" in [sentence.message for sentence in GUIDE.known(see(match, 5))]
    late = lay()
    late.play_absent(3)
    assert [sentence.message for sentence in GUIDE.whose_turn(see(late, 0))] == ["turn-late"]
