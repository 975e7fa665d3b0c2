"""Words with their prepositions and articles: `à Aden`, `au Caire`, `im grünen Hotel`."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from filature.games import catalogue
from filature.games.double_agents.board import DESTINATIONS
from filature.games.heimlich.board import PLACES
from filature.games.serum.board import COLOURS, SQUARES
from filature.games.top_secret import GAME as TOP_SECRET
from filature.kernel.events import Event
from filature.language import Speaker
from filature.language.bundle import DERIVED, FORMS, message_files, messages

CITIES = {*DESTINATIONS, *TOP_SECRET.board.cities}
"""Names that stand beside a preposition as they are, if they have no article (`Le Caire`)."""
THEIRS = {
    "heimlich": PLACES,
    "top_secret": [*TOP_SECRET.board.cities, *(f"{kind}_{colour}" for kind in "SH" for colour in ("red", "green"))],
    "double_agents": DESTINATIONS,
    "serum": [*SQUARES, *(f"{colour}-{box}" for colour in COLOURS for box in ("suitcase", "briefcase", "locker"))],
}
ARTICLE = {"fr": re.compile(r"([Ll]e|[Ll]a) |l’"), "de": re.compile(r"(der|die|das) ")}
VOWEL = re.compile("[AEIOUÉ]")
CODE = re.compile(r"VM\d")
"""A means of transport has a code for its name, and stands after a preposition like one."""


def missing(game: str, language: str) -> Iterator[str]:
    """The forms that this game's messages ask for in a language, and a place of it does not have."""
    package = type(catalogue.game(game)).__module__
    texts, speaker = messages(language, package), Speaker(language, catalogue.game(game), brief=True)
    text = "".join(file.read_text(encoding="utf-8") for file in message_files(package, language))
    for form in {form for _, form in DERIVED.findall(text)} & {*FORMS} - {"the"}:
        for place in THEIRS[game]:
            said = speaker.word(place)
            elided = language == "fr" and form == "from" and VOWEL.match(said)
            plain = place in CITIES and not ARTICLE[language].match(said) and not elided
            if not plain and not CODE.match(place) and not texts.has("word-" + re.sub("[ _]", "-", place), form):
                yield f"word-{place}.{form} ({language})"


@pytest.mark.parametrize("language", ["fr", "de"])
@pytest.mark.parametrize("game", THEIRS)
def test_every_place_has_the_forms_that_its_game_speaks_of(game: str, language: str) -> None:
    assert list(missing(game, language)) == []


STEPPED = {"player": "p1", "agent": "R1", "left": 0}
WALKS = [
    ("en", "S_red", "Easter Island", "Your R1 goes from the red start base to Easter Island; no steps left."),
    ("fr", "Aden", "Cairo", "Votre R1 va d’Aden au Caire ; plus de pas."),
    ("fr", "Easter Island", "Lagos", "Votre R1 va de l’île de Pâques à Lagos ; plus de pas."),
    ("fr", "Dakar", "H_red", "Votre R1 va de Dakar au quartier général rouge ; plus de pas."),
    (
        "de",
        "S_green",
        "Easter Island",
        "Dein R1 geht aus der grünen Startbasis auf die Osterinsel; keine Schritte mehr.",
    ),
    ("de", "Lagos", "H_red", "Dein R1 geht von Lagos ins rote Hauptquartier; keine Schritte mehr."),
]


@pytest.mark.parametrize(("language", "here", "there", "said"), WALKS)
def test_an_agent_goes_to_a_place_as_people_say_it(language: str, here: str, there: str, said: str) -> None:
    event = Event("stepped", {**STEPPED, "from": here, "to": there})
    assert plain(Speaker(language, TOP_SECRET, seat=0).event(event)) == said


@pytest.mark.parametrize(
    ("language", "full", "brief"),
    [
        ("en", "on H3 (green hotel)", "on H3"),
        ("fr", "à l’hôtel vert (H3)", "en H3"),
        ("de", "im grünen Hotel (H3)", "auf H3"),
    ],
)
def test_a_short_wording_keeps_to_the_code_of_a_place(language: str, full: str, brief: str) -> None:
    serum = catalogue.game("serum")
    assert Speaker(language, serum).form("H3", "at") == full
    assert Speaker(language, serum, brief=True).form("H3", "at") == brief


def test_a_list_has_a_preposition_for_each_place() -> None:
    said = Speaker("fr", TOP_SECRET).say("near-base", place="S_red", cities=["Aden", "Cairo", "Cape Town"])
    assert plain(said) == "De la base de départ rouge on va à Aden, au Caire et au Cap."


@pytest.mark.parametrize(
    ("language", "bomb", "one", "five"),
    [
        ("en", "Inside RA: the bomb", "Inside RA: 1 secret", "Inside RA: 5 secrets"),
        ("fr", "Dans RA : la bombe", "Dans RA : 1 secret", "Dans RA : 5 secrets"),
        ("de", "In RA ist die Bombe", "In RA ist 1 Geheimnis", "In RA sind 5 Geheimnisse"),
    ],
)
def test_variants_are_chosen_by_the_word_of_the_notation(language: str, bomb: str, one: str, five: str) -> None:
    speaker = Speaker(language, TOP_SECRET)
    said = [plain(speaker.say("claim", secret="RA", answer=answer)) for answer in ("bomb", "1", "5")]
    assert said == [bomb, one, five]


def plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")
