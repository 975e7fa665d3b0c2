"""French in which `pas` at the head of a list would be heard as a negation."""

from __future__ import annotations

import re

import pytest

from filature.games import catalogue
from filature.language import Speaker
from filature.language.bundle import HOUSE, message_files
from filature.language.questions import Questions
from tests.games.heimlich import table as heimlich
from tests.games.top_secret import table as top_secret

NOT_ANY = re.compile(r"\bPas\b[^.]*: \{|= Pas pour \{")
"""`Pas de bonus : { … }` is heard as "no bonus", before a list of them."""


def test_bonus_steps_and_possible_steps_are_told_as_what_there_is() -> None:
    match = top_secret.act(top_secret.lay("R1 Lagos, G1 Aden", T=2), "R1 > Aden", "duel 3:2")
    speaker = Speaker("fr", match.game, seat=0)
    view = match.view(0)
    asked = speaker.sentences(match.game.help.ask(view))
    assert asked[-1].startswith("En prime, pour les duels gagnés : R1 ")
    possible = speaker.sentences(match.game.help.may_do(view, match.legal(0)))
    assert possible[0].startswith("Déplacements possibles : R1")


def test_how_far_the_dossier_and_a_place_are_is_told_as_a_distance() -> None:
    match = heimlich.lay("OR@H5 VI@CH RE@CH BL@CH")
    questions = Questions(match, 0, Speaker("fr", match.game, seat=0))
    [dossier] = questions.answer("où dossier") or []
    assert "Distance au dossier : orange (lisse) 2" in dossier
    [way] = questions.answer("chemin vers ruine") or []
    assert way.startswith("Distance jusqu’à la ruine : orange (lisse) 6")


@pytest.mark.parametrize("package", [HOUSE, *(type(catalogue.game(name)).__module__ for name in catalogue.names())])
def test_no_list_begins_with_what_sounds_like_a_negation(package: str) -> None:
    lines = [line for file in message_files(package, "fr") for line in file.read_text(encoding="utf-8").splitlines()]
    assert [line for line in lines if NOT_ANY.search(line)] == []
