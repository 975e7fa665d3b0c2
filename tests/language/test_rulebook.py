"""The rules at hand: one page a game, every clause below it, and the answer to what a player asks by one word."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest

import filature
from filature.games import catalogue
from filature.kernel.errors import IllegalMove
from filature.language import LANGUAGES, Speaker
from filature.language import rule_search as search_in_rules
from filature.language.questions import rules
from filature.language.rule_search import ASKED, alike, fold, rule_search
from filature.language.rulebook import CHAPTERS, Clause, Section, numbered, rulebook
from tests.clauses import clause
from tests.games.cases import CASES
from tests.games.heimlich import table as heimlich
from tests.kernel import tiny

QUESTIONS = json.loads((Path(__file__).parent / "player_questions.json").read_text(encoding="utf-8"))
"""Forty questions of a player: how they are asked, by which word they are looked up, and the clause that answers."""
SEEN = 3
"""Results that are seen without scrolling."""
MOST_COMPARED = 40
"""For one word, of the eight hundred of a book: those that begin like it or have it in them."""
BOOKS = [(game, language) for game in CASES for language in LANGUAGES]


def answers(entry: Clause, wanted: str) -> bool:
    return entry.id == wanted or wanted in entry.clauses


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_a_question_of_a_player_is_answered_by_one_word(game: str, language: str) -> None:
    search = rule_search(catalogue.game(game), language)
    asked = QUESTIONS[game]
    assert len(asked) == 10
    lost = {
        question["asked"][language]: [entry.id for entry in search.find(question["word"][language])[:SEEN]]
        for question in asked
        if not any(answers(entry, question["clause"]) for entry in search.find(question["word"][language])[:SEEN])
    }
    assert lost == {}


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_one_page_tells_aim_turn_and_end_and_leads_to_clauses_that_exist(game: str, language: str) -> None:
    book = rulebook(catalogue.game(game), language)
    assert {"aim", "turn", "end", "words"} <= {chapter.id for chapter in book.guide} <= set(CHAPTERS)
    known = set(CASES[game].rulebook.clauses())
    for chapter in book.guide:
        for entry in chapter.clauses:
            assert entry.clauses, entry.id
            assert [number for number in entry.clauses if number not in known or not book.clause(number)] == []


@pytest.mark.parametrize("game", CASES)
def test_the_page_tells_the_same_things_in_every_language(game: str) -> None:
    books = [rulebook(catalogue.game(game), language) for language in LANGUAGES]
    told = [{entry.id: entry.clauses for entry in book.entries()} for book in books]
    assert told[0] == told[1] == told[2]


@clause("DA-1.4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_companies_have_an_aim_too(language: str) -> None:
    first = rulebook(catalogue.game("double_agents"), language).rules[0]
    assert [entry.id for entry in first.clauses] == ["DA-1.4"]


@pytest.mark.parametrize(
    ("asked", "word", "is_like"),
    [
        ("kills", "killer", True),
        ("neutralise", "neutralised", True),
        ("karte", "identitatskarte", True),
        ("tie", "ties", True),
        ("ruin", "ruins", True),
        ("agent", "age", False),
        ("ruin", "running", False),
        ("a", "all", False),
    ],
)
def test_a_word_finds_its_forms_and_not_any_word(asked: str, word: str, is_like: bool) -> None:
    assert (alike(asked, word) > 0) == is_like


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_however_much_is_asked_at_once_a_few_words_are_compared(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    search, box = rule_search(catalogue.game(game), language), catalogue.game(game)
    compared: list[str] = []

    def counting(asked: str, word: str) -> float:
        compared.append(word)
        return alike(asked, word)

    monkeypatch.setattr(search_in_rules, "alike", counting)
    for entry in rulebook(box, language).entries():
        compared.clear()
        rules(Speaker(language, box), box, f"{entry.title} {entry.text}")
        assert len(compared) <= ASKED * MOST_COMPARED, entry.id
    assert len({word for entry in rulebook(box, language).entries() for word in fold(entry.text)}) > 500
    assert search is rule_search(box, language), "the words of a book are sorted once"
    assert rulebook(box, language) is rulebook(box, language), "and its clauses put into words once"


def test_of_a_long_question_the_first_words_count_and_each_once() -> None:
    search = rule_search(catalogue.game("heimlich"), "en")
    assert search.find("ruin ruin RUIN") == search.find("ruin")
    first = "the safe opens where a spy is"
    assert search.find(f"{first} ruin {'x ' * 200}") == search.find(f"{first} ruin")
    assert search.find(f"{first} in ruin") == search.find(f"{first} in")


def test_a_number_is_a_clause_or_a_section() -> None:
    book = rulebook(catalogue.game("heimlich"), "en")
    for text in ("4.8", "HC-4.8", "hc4.8", "HC-4-8", " 4.8 "):
        assert numbered(book, text) is book.clause("HC-4.8")
    assert isinstance(book.clause("HC-4.8"), Clause)
    assert isinstance(book.section("HC-4"), Section)
    assert numbered(book, "4") is book.section("HC-4")
    assert numbered(book, "TS-4.8") is numbered(book, "99") is numbered(book, "ruin") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_answers_by_word_and_by_number_and_helps_who_finds_nothing(language: str) -> None:
    game = catalogue.game("heimlich")
    speaker = Speaker(language, game)
    [found] = rules(speaker, game, "4.8")
    assert found.startswith("HC-4.8, ")
    ruin = {"en": "RUIN", "fr": "ruines", "de": "ruine"}[language]
    assert "−3" in rules(speaker, game, ruin)[0]
    nothing = rules(speaker, game, {"en": "rtuin", "fr": "rtuine", "de": "Rtuine"}[language])
    assert len(nothing) == 2
    assert "ruin" in nothing[1]
    assert "77.7" in rules(speaker, game, "77.7")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_rules_says_so(language: str) -> None:
    game = tiny.Game()
    assert rulebook(game, language).rules == []
    [said] = rules(Speaker(language, game), game, "aim")
    assert said


def refused_with(game: str) -> list[tuple[str, str]]:
    """Each code by which the rules of a game refuse a move, with every clause that it names."""
    folder = Path(filature.__file__).parent / "games" / game
    found = []
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "IllegalMove":
                named = [part for word in node.keywords if word.arg == "clause" for part in ast.walk(word.value)]
                clauses = [part.value for part in named if isinstance(part, ast.Constant)] or [""]
                found += [(str(ast.literal_eval(node.args[0])), str(number)) for number in clauses]
    return found


@pytest.mark.parametrize("game", CASES)
def test_a_refused_move_names_a_clause_that_players_can_read(game: str) -> None:
    book = rulebook(catalogue.game(game), "en")
    refused = refused_with(game)
    assert len(refused) > 3
    assert [code for code, number in refused if not book.clause(number)] == []


def test_a_refused_move_tells_its_clause_to_whoever_asked() -> None:
    match = heimlich.lay("OR@H5 VI@CH RE@CH BL@CH", phase="MOVE", active="p1", die=3)
    with pytest.raises(IllegalMove) as refused:
        match.state.read(0, "orange+1")
    assert refused.value.facts["clause"] == "HC-3.3"
