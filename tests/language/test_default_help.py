"""What is said of a game that brings neither sentences nor a guide."""

from __future__ import annotations

import pytest

from filature.kernel.events import Event
from filature.kernel.match import Match
from filature.language import Speaker
from filature.language.bundle import LANGUAGES
from filature.language.default_help import DEFAULT, help_of
from filature.language.questions import ANSWERS, WRITING, Questions
from tests.test_adding_a_game import EXAMPLE, run


@pytest.fixture
def match() -> Match:
    begun: Match = Match(run(EXAMPLE)["GAME"], 2)
    begun.settle()
    return begun


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_answered_in_every_language(match: Match, language: str) -> None:
    speaker = Speaker(language, match.game, names=["Ann", "Bob"], seat=0)
    questions = Questions(match, 0, speaker)
    for over in (False, True):
        answers = {name: questions.ask(name, "card") for name in ANSWERS if name not in WRITING}
        assert all(answers.values())
        view = match.view(0)
        assert all(map(speaker.sentences, (DEFAULT.ask(view), DEFAULT.draft(view, ["guess 4"]))))
        if not over:
            match.perform(0, "guess 4")
            match.perform(1, "guess 5")


def test_the_answers_are_those_of_the_view(match: Match) -> None:
    assert help_of(match.game) is DEFAULT
    questions = Questions(match, 0, Speaker("en", match.game, names=["Ann", "Bob"], seat=0))
    card = match.state.dump()["cards"][0]
    assert questions.ask("who") == ["You are player 1.", f"card: {card}.", "Play well, and win."]
    assert questions.ask("where", "card") == [f"card: {card}."]
    assert questions.ask("turn") == ["The match waits for: you and Bob."]
    assert questions.ask("may") == ["You may play: guess 2, guess 3, guess 4, guess 5, and guess 6."]
    match.perform(0, "guess 4")
    match.perform(1, "guess 4")
    assert questions.ask("turn") == ["The match is over. The win goes to you and Bob."]
    assert questions.ask("may") == ["You have nothing to decide now."]


def test_an_event_without_a_sentence_is_told_by_its_facts() -> None:
    speaker = Speaker(names=["Ann", "Bob"], seat=0)
    event = Event("turned_up", {"player": "p2", "cards": [1, 3], "owners": {"p1": "red"}, "by": None})
    assert speaker.event(event) == "turned up: player Bob; cards 1, 3; owners you red; by nothing."
    assert speaker.event(Event("nothing_else", {})) == "nothing else."
