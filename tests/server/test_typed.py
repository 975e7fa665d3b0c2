"""One field for everything: a typed text is a question, as at a terminal, or else a move that is previewed."""

from __future__ import annotations

import pytest

from filature.kernel.errors import FilatureError
from filature.language import Speaker
from filature.language.questions import ANSWERS, Questions
from filature.server.protocol import Answer, Preview, Typed
from filature.server.runtime import updates
from tests.server.tabletop import Tabletop


def ask(tabletop: Tabletop, text: str, name: str | None = "Ann", language: str = "en") -> Answer:
    return updates.answer_to(tabletop.table, tabletop.viewer(name, language), Typed(text=text))


@pytest.fixture
def tabletop() -> Tabletop:
    return Tabletop("heimlich", "Ann Bob").start()


@pytest.mark.parametrize(
    ("language", "text", "question"),
    [
        ("en", "w", "who"),
        ("en", "Scores?", "scores"),
        ("en", "?", "help"),
        ("fr", "qui suis-je ?", "who"),
        ("de", "wo ist orange", "where"),
        ("de", "scores", "scores"),
        ("en", "rules 4.8", "rules"),
    ],
)
def test_a_question_is_answered_as_at_a_terminal(tabletop: Tabletop, language: str, text: str, question: str) -> None:
    answer = ask(tabletop, text, language=language)
    assert answer.question == question
    terminal = Questions(tabletop.match, 0, Speaker(language, tabletop.match.game, names=("Ann", "Bob"), seat=0))
    expected = terminal.answer(text) or []
    if question == "help":
        expected = [line for line in expected if line in answer.sentences]
        assert len(expected) == 1 + len(ANSWERS)
    else:
        assert answer.sentences == expected
    assert answer.moves is None


def test_what_is_no_question_is_a_move_and_only_previewed(tabletop: Tabletop) -> None:
    name = "Ann" if tabletop.match.state.turn() == (0,) else "Bob"
    text = tabletop.match.legal(tabletop.seat(name))[0]
    version = tabletop.table.version(0)
    answer = ask(tabletop, text, name)
    assert answer.question is None
    assert answer == updates.answer_to(tabletop.table, tabletop.viewer(name, "en"), Preview(text=text))
    assert tabletop.table.version(0) == version
    with pytest.raises(FilatureError, match="xyzzy"):
        ask(tabletop, "xyzzy", name)


def test_notes_are_read_out_and_a_new_one_is_left_to_the_client_to_write(tabletop: Tabletop) -> None:
    assert ask(tabletop, "notes").sentences == ["You have written no notes."]
    assert ask(tabletop, "note Bob looks nervous") == Answer(id="", question="note", word="Bob looks nervous")
    tabletop.do("Ann", "note", text="Bob looks nervous")
    assert ask(tabletop, "notes").sentences == ask(tabletop, "note").sentences == ["Turn 1: Bob looks nervous"]
    assert ask(tabletop, "suspect orange") == Answer(id="", question="suspect", word="orange")


def test_watchers_have_no_notes_and_nothing_to_decide(tabletop: Tabletop) -> None:
    assert ask(tabletop, "t", None).question == "turn"
    for text in ("notes", "note hm", "moves", "suspect"):
        with pytest.raises(FilatureError, match="nothing to decide"):
            ask(tabletop, text, None)
