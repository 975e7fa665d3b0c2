"""Bots are persons of the house, called by a name in everybody's own language; everybody at a table has a face."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from filature import bots
from filature.games import catalogue
from filature.kernel.errors import BadRequest
from filature.kernel.events import Event
from filature.language import LANGUAGES, Speaker
from filature.language.bundle import HOUSE, messages
from filature.language.persons import CHARACTERS, FACES, SIGN, bot_name, display_name, draw_face
from filature.language.plain import folded
from filature.server.table.commands.names import check_face, clean_name

DRAWN = Path("web/src/shared/art/faces.ts")


def test_every_bot_of_every_game_is_somebody() -> None:
    for game in catalogue.names():
        assert [bot for bot in bots.known(catalogue.game(game)) if bot not in CHARACTERS] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_persons_share_a_name_or_a_look(language: str) -> None:
    said = messages(language, HOUSE)
    names = [folded(display_name(SIGN + person, language)) for person in FACES]
    looks = [said.format(f"person-{person}", "look", {}) for person in FACES]
    assert len(set(names)) == len(set(looks)) == len(FACES) == 24


def test_every_face_is_drawn_and_no_other() -> None:
    faces = DRAWN.read_text(encoding="utf-8").partition("export const FACES")[2]
    assert re.findall(r"^  (\w+): \{$", faces, re.MULTILINE) == list(FACES)


@pytest.mark.parametrize("character", [*CHARACTERS, "robert"])
def test_a_table_full_of_one_character_has_no_namesakes(character: str) -> None:
    taken: list[str] = []
    for seat in range(12):
        taken.append(draw_face(f"zcjxb33ph4 {seat}", taken, character))
    assert len(set(taken)) == 12
    own = CHARACTERS.get(character, ())
    assert set(taken[: len(own)]) == set(own)


def test_another_table_has_other_people() -> None:
    met = {tuple(draw_face(f"table{number} {seat}", (), "normal") for seat in range(3)) for number in range(20)}
    assert len(met) > 5


def test_each_listener_hears_the_name_in_their_language() -> None:
    said = [
        Speaker(language, catalogue.game("heimlich"), names=["Ann", "@telegram"]).event(
            Event("rolled", {"player": "p2", "die": 6})
        )
        for language in LANGUAGES
    ]
    for name, sentence in zip(("Mr Telegram", "Monsieur Télégramme", "Herr Telegramm"), said, strict=True):
        assert name in sentence


def test_names_that_were_kept_before_stay_as_they_are() -> None:
    assert display_name("Normal 2", "fr") == "Normal 2"
    assert display_name("@nobody", "fr") == "@nobody"


def test_a_bot_from_outside_keeps_its_own_name() -> None:
    assert bot_name("robert", 2, "bluff") == "Robert 3"


@pytest.mark.parametrize("name", ["Madame Fichier", "monsieur  télégramme", "ＭＲ TELEGRAM", "@fichier"])
def test_nobody_sits_down_as_a_person_of_the_house(name: str) -> None:
    with pytest.raises(BadRequest) as refused:
        clean_name(name)
    assert refused.value.code == "persons-name"


def test_a_face_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(BadRequest) as refused:
        check_face("silhouete")
    assert refused.value.code == "no-such-face"
    assert refused.value.facts["nearest"] == "silhouette"
    assert refused.value.facts["known"] == list(FACES)
