"""In every phase of every game all know who they are, what they are after, what is asked, and whom they wait for."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest
from librt.random import Random

from filature.kernel.errors import FilatureError
from filature.kernel.help import Sentence
from filature.kernel.state import CHANCE, WATCHER, State
from filature.language import LANGUAGES, Speaker
from filature.language.bundle import HOUSE, messages
from tests.games.case import GameCase
from tests.games.cases import CASES, every_case

NAMES = ["Madame Fichier", "Jörg", "Anna", "Léa", "Otto", "Zoë", "Bo", "Ida", "Kurt", "Mia", "Noé", "Pia"]
MOST_MOVES = 12_000
ALIKE = 3
"""So many moments of one kind are looked at in a match."""
LONGEST_QUESTION, LONGEST_AIM, LONGEST_IDENTITY = 120, 80, 50
TOLD = ("identity", "aim", "ask", "idle")
"""How the messages begin that this is about."""


@cache
def moments(name: str) -> list[tuple[State, int]]:
    """Moments of random matches at all tables of a game, each with somebody who looks at it; of every kind a few."""
    return [moment for table in range(len(CASES[name].tables)) for moment in some_moments(name, table)]


def some_moments(name: str, table: int) -> Iterator[tuple[State, int]]:
    case = CASES[name]
    seats, options = case.tables[table]
    dice, seen, state = Random(table), Counter[object](), case.game.start(seats, options)
    for _ in range(MOST_MOVES):
        waiting = state.turn()
        for seat in (*range(seats), WATCHER):
            view = state.view(seat)
            said = [*case.game.help.waiting(view), case.game.help.aim(view), case.game.help.identity(view)]
            if seat in waiting:
                said += case.game.help.ask(view)
            kind = (*sorted(sentence.message for sentence in said),)
            seen[kind] += 1
            if seen[kind] <= ALIKE:
                yield state.copy(), seat
        if not waiting:
            return
        seat = waiting[dice.randrange(len(waiting))]
        move = state.sample(seat, dice)
        while seat != CHANCE and state.write(seat, move).split()[0] in case.rash and dice.randrange(50):
            move = state.sample(seat, dice)
        state.play(seat, move)


def speak(name: str, language: str, seat: int) -> Speaker:
    return Speaker(language, CASES[name].game, names=NAMES, seat=seat)


def check(said: str, longest: int) -> None:
    assert said
    assert not re.search(r"[{}$]|\bNone\b|\bp\d\b", said), said
    assert len(said) <= longest, said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CASES)
def test_everybody_knows_who_they_are_and_what_they_are_after(name: str, language: str) -> None:
    for state, seat in moments(name):
        game_help, view, speaker = CASES[name].game.help, state.view(seat), speak(name, language, seat)
        [identity, aim] = speaker.sentences([game_help.identity(view), game_help.aim(view)])
        check(identity, LONGEST_IDENTITY)
        check(aim, LONGEST_AIM)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CASES)
def test_whoever_is_asked_reads_one_plain_question_and_an_example_that_is_legal(name: str, language: str) -> None:
    for state, seat in moments(name):
        game_help, view, speaker = CASES[name].game.help, state.view(seat), speak(name, language, seat)
        if seat not in view.waiting:
            continue
        asked = speaker.sentences(game_help.ask(view))
        assert 1 <= len(asked) <= 2
        for sentence in asked:
            check(sentence, LONGEST_QUESTION)
        assert "for example" not in asked[0]
        example = game_help.example(view) or state.write(seat, state.moves(seat)[0])
        typed = speaker.typed(example)
        try:
            trial = state.copy()
            for move in speaker.understand(trial, seat, typed):
                trial.play(seat, move)
        except FilatureError as error:
            pytest.fail(f"{typed} ({example}) for {asked}: {error}")
        assert "resign" not in example


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CASES)
def test_whoever_is_not_asked_reads_why_and_for_whom_by_name(name: str, language: str) -> None:
    for state, seat in moments(name):
        view, speaker = state.view(seat), speak(name, language, seat)
        said = speaker.sentences(CASES[name].game.help.waiting(view))
        for sentence in said[:-1]:
            check(sentence, LONGEST_QUESTION)
        people = [other for other in view.waiting if other != CHANCE]
        if seat in people or not people:
            assert len(said) <= (seat not in view.waiting)
        else:
            assert all(NAMES[other] in said[-1] for other in people), said


@every_case
def test_the_matches_show_every_such_sentence_but_the_rarest(case: GameCase) -> None:
    game_help, said = case.game.help, set[str]()
    for state, seat in moments(case.name):
        view = state.view(seat)
        told: list[Sentence] = [game_help.identity(view), game_help.aim(view), *game_help.waiting(view)]
        told += game_help.ask(view) if seat in view.waiting else []
        said |= {sentence.message for sentence in told}
        said |= {f"{sentence.message}-{fact}" for sentence in told for fact in sentence.facts}
    known = set(messages("en", type(case.game).__module__).names) - set(messages("en", HOUSE).names)
    assert {message for message in known if message.split("-")[0] in TOLD} - said == case.rare_sentences
