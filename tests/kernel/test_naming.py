"""A wrong name is refused with the right one that is most like it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from filature import bots
from filature.bridges.referee import Referee
from filature.games import catalogue
from filature.games.heimlich import GAME
from filature.games.heimlich.position import Position
from filature.kernel.errors import BadOption, BadPosition, BadRequest, FilatureError, UnknownBot, UnknownGame
from filature.kernel.game import option_kinds
from filature.kernel.match import Match
from filature.kernel.naming import LONGEST_NAME, nearest, nearest_in
from filature.kernel.position import read_position
from filature.language import Speaker
from filature.language.questions import Questions
from filature.server.protocol import AnyCommand, FromClient, NewTable, reader

OPTIONS = list(option_kinds(GAME.Options))


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("turn_cap", "turn_limit"),
        ("turnLimit", "turn_limit"),
        ("goalTie", "goal_tie"),
        ("GOAL-TIE", "goal_tie"),
        ("independentBlocks", "independents_block"),
        ("colors", "colours"),
        ("mod", "mode"),
        ("cards", None),
        ("speed", None),
        ("", None),
        ("mode", None),
        (7, None),
        ("m" * (LONGEST_NAME + 1), None),
    ],
)
def test_the_nearest_name_is_found_or_none(wrong: Any, right: str | None) -> None:
    assert nearest(wrong, OPTIONS) == right


@pytest.mark.parametrize("name", catalogue.names())
def test_every_option_is_found_by_its_spelling_in_camel_case(name: str) -> None:
    options = list(option_kinds(catalogue.game(name).Options))
    for option in options:
        head, *rest = option.split("_")
        camel = head + "".join(word.title() for word in rest)
        assert nearest(camel, options) == (option if camel != option else None)


def refused(kind: type[FilatureError], request: Any) -> FilatureError:
    with pytest.raises(kind) as caught:
        request()
    return caught.value


def test_an_option_that_is_none_names_the_one_that_was_meant() -> None:
    error = refused(BadOption, lambda: GAME.start(2, {"turn_cap": 5}))
    assert str(error).startswith("heimlich has no option 'turn_cap'; its options are mode, ")
    assert str(error).endswith("Did you mean turn_limit?")
    assert error.facts["nearest"] == "turn_limit"


def test_where_nothing_is_like_it_nothing_is_suggested() -> None:
    error = refused(BadOption, lambda: GAME.start(2, {"cards": "on"}))
    assert "nearest" not in error.facts
    assert "Did you mean" not in str(error)


@pytest.mark.parametrize(
    ("key", "value", "right"),
    [
        ("die", "oneToThree", "one_to_three"),
        ("dossier_rule", "any_or_say", "any_or_stay"),
        ("colours", ["orange", "violett", "red", "blue"], "violet"),
        ("full_log", "flase", "false"),
        ("mode", "hard", None),
        ("turn_limit", -1, None),
    ],
)
def test_a_misspelt_value_names_the_one_that_was_meant(key: str, value: Any, right: str | None) -> None:
    error = refused(BadOption, lambda: GAME.start(2, {key: value}))
    assert error.facts.get("nearest") == right


def test_games_and_bots_are_found_by_what_they_are_nearly_called() -> None:
    for wrong, right in [("secrets", "top_secret"), ("doubleAgents", "double_agents"), ("heimlch", "heimlich")]:
        assert refused(UnknownGame, lambda wrong=wrong: catalogue.game(wrong)).facts["nearest"] == right
    assert refused(UnknownBot, lambda: bots.make(GAME, "hothed@20", 1)).facts["nearest"] == "hothead"
    assert "nearest" not in refused(UnknownBot, lambda: bots.make(GAME, "x", 1)).facts


def test_a_question_is_found_by_what_it_is_nearly_called() -> None:
    match = Match(GAME, 2)
    questions = Questions(match, 0, Speaker("en", GAME, seat=0))
    assert refused(BadRequest, lambda: questions.ask("scoers")).facts["nearest"] == "scores"


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Did you mean turn_limit?"), ("fr", "Vouliez-vous dire turn_limit ?"), ("de", "Meintest du turn_limit?")],
)
def test_the_nearest_name_is_said_in_every_language_and_as_it_is_typed(language: str, said: str) -> None:
    speaker = Speaker(language, GAME)
    assert speaker.error(refused(BadOption, lambda: GAME.start(2, {"turnCap": 5}))).endswith(f". {said}")
    misspelt = speaker.error(refused(BadOption, lambda: GAME.start(2, {"colours": ["ornge"]})))
    assert misspelt.endswith(said.replace("turn_limit", "orange"))
    alone = speaker.error(refused(BadOption, lambda: GAME.start(2, {"cards": 5})))
    assert alone.endswith(".")


def test_a_position_names_the_field_and_the_phase_that_were_meant() -> None:
    laid = GAME.start(2).dump()
    for key, value, right in [("leftOut", [], "left_out"), ("phase", "MOV", "MOVE"), ("dosier", "H7", "dossier")]:
        spoilt = laid | {key: value}
        error = refused(BadPosition, lambda spoilt=spoilt: read_position(spoilt, Position))
        assert error.facts["nearest"] == right


@pytest.mark.parametrize(
    ("shape", "text", "right"),
    [
        (FromClient, '{"do":"mvoe","text":"orange+1","version":3}', "move"),
        (FromClient, '{"do":"move","txt":"orange+1","version":3}', "text"),
        (AnyCommand, '{"do":"sit","nam":"Ann"}', "name"),
        (NewTable, '{"game":"heimlich","seats":[{"by":"open"}],"option":{}}', "options"),
        (NewTable, '{"game":"heimlich","seats":[{"by":"opn"}]}', "open"),
        (NewTable, '{"game":"heimlich","seats":[{"by":"open"}],"pace":"instnt"}', "instant"),
        (NewTable, '{"game":"heimlich","seats":3}', None),
        (NewTable, "{", None),
    ],
)
def test_a_message_names_the_field_or_the_word_that_was_meant(shape: Any, text: str, right: str | None) -> None:
    error = refused(BadRequest, lambda: reader(shape)(text))
    assert error.facts.get("nearest") == right


def test_the_referee_names_the_verb_the_field_and_the_option_that_were_meant() -> None:
    referee = Referee()
    requests = [
        ({"do": "gams"}, "games"),
        ({"do": "new", "game": "heimlich", "seat": 2}, "seats"),
        ({"do": "new", "game": "heimlich", "seats": 2, "options": {"goalTie": "furthest"}}, "goal_tie"),
    ]
    for request, right in requests:
        error = msgspec.json.decode(referee.answer(msgspec.json.encode(request)))["error"]
        assert error["nearest"] == right
        assert error["message"].endswith(f"Did you mean {right}?")
    assert "nearest" not in msgspec.json.decode(referee.answer('{"do":7}'))["error"]


def test_what_is_no_question_of_names_has_no_nearest_one() -> None:
    assert nearest_in(ValueError("Expected `int`, got `str`"), NewTable) is None


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_what_an_option_takes_is_told_in_the_language_of_whoever_is_refused(language: str) -> None:
    speaker = Speaker(language)
    for game in catalogue.games():
        for kind in option_kinds(game.Options).values():
            assert not kind.free or speaker.has("word-" + kind.free.replace(" ", "-")), kind.free
    error = refused(BadOption, lambda: GAME.check_options({"turn_limit": -1}))
    said = {
        "en": "Option turn_limit cannot be -1; it takes 0, a whole number of turns.",
        "fr": "L’option turn_limit ne peut pas valoir −1 ; elle prend 0 et un nombre entier de tours.",
        "de": "Die Option turn_limit kann nicht −1 sein; erlaubt ist 0 und eine ganze Zahl von Zügen.",
    }
    assert speaker.error(error) == said[language]
