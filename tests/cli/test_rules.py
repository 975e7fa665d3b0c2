"""`filature rules`: the guide of a game, a clause by its number, and what is found by words."""

import pytest
from typer.testing import CliRunner

from filature.cli.main import app
from filature.games import catalogue


def ask(*words: str) -> str:
    shown = CliRunner().invoke(app, ["rules", *words])
    assert shown.exit_code == 0, shown.output
    return shown.output


@pytest.mark.parametrize("game", catalogue.names())
def test_without_words_the_guide_is_shown_and_every_section_named(game: str) -> None:
    shown = ask(game, "--lang", "en")
    assert "AIM" in shown.upper()
    assert len(shown.splitlines()) > 20


def test_a_clause_is_found_by_its_number() -> None:
    assert ask("heimlich", "HC-4.8", "--lang", "en").startswith("HC-4.8")


def test_a_word_finds_what_it_is_about_in_each_language() -> None:
    for language, word in (("en", "dossier"), ("fr", "dossier"), ("de", "Dossier")):
        assert word.lower() in ask("heimlich", word, "--lang", language).lower()


def test_a_mistyped_word_is_asked_back() -> None:
    assert "dossier" in ask("heimlich", "dosier", "--lang", "en")


def test_without_a_game_all_are_named() -> None:
    shown = ask("--lang", "de")
    assert [line.partition(":")[0] for line in shown.splitlines()] == list(catalogue.names())
