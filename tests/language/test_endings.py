"""Every ending of every game, with every option that allows it, said in three languages from every chair.

A scene is a moment shortly before the end and the moves that lead to it. It is laid again with each value of each
option, so that no combination of an ending and an option is first met by somebody who plays.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from filature.games import catalogue
from filature.games.double_agents.board import COMPANIES
from filature.games.serum.board import ENDINGS
from filature.games.top_secret.phases import ending as top_secret_ending
from filature.kernel.dice import FairDice
from filature.kernel.errors import FilatureError
from filature.kernel.game import Game, option_kinds
from filature.kernel.match import Match
from filature.kernel.state import CHANCE, WATCHER
from filature.language import LANGUAGES, Speaker
from filature.language.bundle import message_files
from filature.language.default_help import statistics_of
from tests import playing
from tests.games.cases import CASES
from tests.games.double_agents.vectors import vote_position
from tests.games.heimlich import table as heimlich
from tests.games.serum import table as serum
from tests.games.top_secret import table as top_secret

NAMES = ("Anna", "Bert", "Cleo", "Dora", "Emil", "Fritz")
Moves = list[tuple[int, str]]


class Scene(NamedTuple):
    """A moment and what is played from there to the end."""

    moment: Match
    moves: Moves


def heimlich_scenes() -> dict[str, list[Scene]]:
    advanced = {"mode": "advanced", "independents_block": True}
    behind, ahead = "OR@H5:38 VI@CH RE@CH BL@CH", "OR@CH VI@CH RE@H5:38 BL@CH"
    rolled: Moves = [(CHANCE, "roll 2")]
    asked = heimlich.lay("OR@H5:25 VI@CH RE@CH BL@CH", mode="advanced", turn_limit=1)
    reports = [(seat, f"report {said}") for seat, said in enumerate(("VI=p2 RE=independent", ""))]
    return {
        "goal": [
            Scene(heimlich.lay(behind), [*rolled, (0, "OR+2")]),
            Scene(heimlich.lay("OR@H5:38 VI@H5:38 RE@CH BL@CH"), [(CHANCE, "roll 4"), (0, "OR+2 VI+2")]),
        ],
        "independent": [Scene(heimlich.lay(ahead), [*rolled, (0, "RE+2")])],
        "cap": [Scene(heimlich.lay("OR@CH VI@CH RE@CH BL@CH", turn_limit=1), [*rolled, (0, "OR+2")])],
        "report": [
            Scene(heimlich.lay(behind, options=advanced, reported=True), [*rolled, (0, "OR+2")]),
            Scene(asked, [*rolled, (0, "OR+2"), *reports, (0, "dossier H1")]),
        ],
        "blocked": [Scene(heimlich.lay(ahead, options=advanced, reported=True), [*rolled, (0, "RE+2")])],
        "unreported": [
            Scene(heimlich.lay("OR@CH VI@CH RE@CH BL@CH", turn_limit=1, options=advanced), [*rolled, (0, "OR+2")]),
        ],
        "unreported-blocked": [
            Scene(heimlich.lay("OR@CH VI@CH RE@CH:9 BL@CH", turn_limit=1, options=advanced), [*rolled, (0, "OR+2")]),
        ],
    }


def serum_scenes() -> dict[str, list[Scene]]:
    def dials(*squares: str) -> Moves:
        return [(seat, f"dial {square}") for seat, square in enumerate(squares)]

    away = dials("F1", "VM1", "VM1", "VM2", "VM2", "VM3")
    caught = dials("VM1", "VM1", "VM1", "VM2", "VM2", "VM3")
    chased = dials("VM1", "VM1", "VM2", "VM2", "VM3", "VM3")
    quiet = dials(*["B2"] * 6)
    return {
        "escaped": [Scene(serum.fleeing(), away)],
        "wrong-file": [Scene(serum.fleeing(taken="red-locker"), away)],
        "captured": [Scene(serum.fleeing(), caught)],
        "stalled": [Scene(serum.fleeing(flight_turns=39), chased)],
        "limit": [Scene(serum.placed("", turn=200), quiet), Scene(serum.lay("DIAL", turns=200), quiet)],
    }


def top_secret_scenes() -> dict[str, list[Scene]]:
    gone = {f"G{n}": {"place": "out"} for n in range(2, 8)}
    fight: Moves = [(0, "R1 > Aden"), (0, "card 2"), (1, "card 1")]
    return {
        "secrets": [
            Scene(top_secret.lay("R1 Darwin with GB", T=4, delivered="GA red, GC red, RC red"), [(0, "R1 > H_red")])
        ],
        "last": [
            Scene(top_secret.lay("R1 Lagos, G1 Aden", T=1, agents_too=gone, delivered="GA green"), fight),
            Scene(top_secret.lay("R1 Lagos", T=0, resigning=True), [(1, "resign")]),
            Scene(
                _played(top_secret.gather(2, resigning=True), [(0, top_secret.SETUP)]), [(0, "resign")]
            ),  # before the other has hidden anything
        ],
        "dead": [
            Scene(
                top_secret.lay("R1 Darwin with GC", T=1, delivered="RA red, RB red, GA green, GB green, RC green"),
                [(0, "R1 > H_red")],
            )
        ],
        "limit": [Scene(top_secret.lay("R1 Lagos", T=0, rounds=99, active="p2", delivered="RC red"), [(1, "end")])],
    }


def double_agents_scenes() -> dict[str, list[Scene]]:
    nobody = [(seat, "abstain") for seat in range(6)]
    accused = [(seat, f"vote p{1 if seat < 3 else 4}") for seat in range(6)]

    def vote(held: dict[str, list[int]], ballots: Moves) -> Scene:
        return Scene(vote_position(3, 3, held, "c1 k1"), ballots)

    return {
        "cia": [vote({"cia": [5]}, nobody), vote({"cia": [5], "c1": [3]}, accused)],
        "kgb": [vote({"kgb": [5]}, nobody), vote({"kgb": [5], "k2": [3]}, accused)],
        "draw": [vote({"cia": [5], "kgb": [5]}, nobody)],
    }


SCENES = {
    "heimlich": heimlich_scenes,
    "serum": serum_scenes,
    "top_secret": top_secret_scenes,
    "double_agents": double_agents_scenes,
}
DECLARED = {
    "serum": set(ENDINGS) - {""},
    "top_secret": set(top_secret_ending.REASONS),
    "double_agents": {*COMPANIES, "draw"},
}
"""The endings that the rules of a game list themselves."""
FREE: dict[str, dict[str, list[Any]]] = {
    "heimlich": {"turn_limit": [1], "colours": [["orange", "violet", "red", "blue"]]},
    "serum": {"turn_limit": [200, 300], "flight_turn_limit": [40], "decision_seconds": [0, 60]},
    "top_secret": {"round_limit": [100, 120], "colours": [["red", "green"]]},
    "double_agents": {
        "mission_values": [[2, 3, 3, 4, 4, 5] * 4],
        "hush_seconds": [0],
        "discussion_seconds": [90],
        "vote_seconds": [60],
    },
}
"""Values of the options that take more than the words they name."""


@cache
def scenes(game: str) -> dict[str, list[Scene]]:
    return SCENES[game]()


def _played(match: Match, moves: Moves) -> Match:
    for seat, text in moves:
        match.perform(seat, text)
    return match


def ended(scene: Scene, **changed: Any) -> Match:
    """The scene played with other options, to its end if they allow it; raises what the rules refuse."""
    laid = scene.moment.state.dump()
    laid["options"] = {**laid["options"], **changed}
    match = Match(scene.moment.game, scene.moment.seats, position=laid, names=NAMES[: scene.moment.seats])
    return _played(match, scene.moves)


def variants(game: str) -> Iterator[tuple[str, Any]]:
    """Every value of every option."""
    for option, kind in option_kinds(catalogue.game(game).Options).items():
        values = [value for value in kind.choices if value != "custom"]
        for value in [*values, *FREE[game].get(option, [])]:
            yield option, value


def reason(match: Match) -> str:
    outcome = match.outcome()
    assert outcome is not None
    return outcome.reason


class Reasons(Visitor):
    """Collects the reasons a message tells apart."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802 (the library's name)
        if isinstance(node.selector, ftl.VariableReference) and node.selector.id.name == "reason":
            self.names += [variant.key.name for variant in node.variants]
        self.generic_visit(node)


def spoken_reasons(game: Game, language: str) -> list[str]:
    """The endings for which a language has a sentence of their own."""
    found = Reasons()
    for file in message_files(type(game).__module__, language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message) and entry.id.name == "event-over":
                found.visit(entry)
    return found.names


def hear_the_end(match: Match) -> None:
    """All that a terminal or a page says of a finished match to each seat and a watcher, in every language."""
    game_help = match.game.help
    for seat in (*range(match.seats), WATCHER):
        view = match.view(seat)
        heard = {}
        for language in LANGUAGES:
            speaker = Speaker(language, match.game, names=match.names, seat=seat)
            told = [speaker.event(event) for _, event in match.heard(seat)]
            answers = [game_help.whose_turn(view), game_help.scores(view), game_help.known(view), game_help.board(view)]
            answers += [game_help.who_am_i(view), game_help.may_do(view, []), statistics_of(match).sentences]
            told += [text for sentences in answers for text in speaker.sentences(sentences)]
            assert all(text.strip() for text in told)
            assert not [text for text in told if "{" in text or "$" in text]
            [over] = [speaker.event(event) for _, event in match.heard(seat) if event.kind == "over"]
            heard[language] = over
        assert len(set(heard.values())) == len(LANGUAGES), heard


@pytest.mark.parametrize("game", catalogue.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ending_has_a_scene_and_a_sentence_and_no_other_has(game: str, language: str) -> None:
    spoken = spoken_reasons(catalogue.game(game), language)
    assert len(set(spoken)) == len(spoken)
    assert set(spoken) == set(scenes(game)) == DECLARED.get(game, set(spoken))


@pytest.mark.parametrize("game", catalogue.names())
def test_every_scene_ends_as_it_is_called(game: str) -> None:
    for name, each in scenes(game).items():
        assert [reason(ended(scene)) for scene in each] == [name] * len(each)


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in catalogue.names() for name in scenes(game)], ids=str
)
def test_every_ending_is_told_with_every_option_that_allows_it(game: str, name: str) -> None:
    told = 0
    for scene in scenes(game)[name]:
        for option, value in variants(game):
            try:
                match = ended(scene, **{option: value})
            except FilatureError:
                continue  # this option and this scene exclude one another
            if match.over:
                assert reason(match) in scenes(game)
                hear_the_end(match)
                told += reason(match) == name
    assert told


@pytest.mark.parametrize(
    ("game", "option", "value"),
    [(game, option, value) for game in catalogue.names() for option, value in variants(game)],
    ids=str,
)
def test_with_every_option_a_match_at_random_is_told_to_its_end(game: str, option: str, value: Any) -> None:
    case = CASES[game]
    options = {**case.short, option: value}
    match = Match(case.game, case.fewest, options, names=NAMES[: case.fewest], dice=FairDice(b"the end"))
    playing.play_out(match)
    assert reason(match) in scenes(game)
    hear_the_end(match)


def test_an_advanced_match_capped_before_29_points_is_told_with_its_totals_and_without_reports() -> None:
    match = Match(catalogue.game("heimlich"), 3, {"mode": "advanced", "turn_limit": 3}, dice=FairDice(b"short"))
    playing.play_out(match)
    over = match.events[-1]
    assert (over.kind, over.facts["reason"]) == ("over", "unreported")
    assert "reports" not in over.facts
    assert over.facts["scores"] == dict(zip(("p1", "p2", "p3"), match.outcome().points, strict=True))  # type: ignore[union-attr]
    said = Speaker("en", match.game, names=NAMES[:3]).event(over)
    assert "before reports were asked for" in said
    assert "Anna" in said
