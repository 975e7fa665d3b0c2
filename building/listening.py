"""Hears what is said in matches of a game: which facts come with which message (building/phrasebook.py)."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from librt.random import Random

from filature.kernel.dice import FairDice
from filature.kernel.errors import FilatureError
from filature.kernel.game import Game, option_kinds
from filature.kernel.match import Match
from filature.kernel.state import CHANCE, WATCHER
from filature.language import Speaker
from filature.language.default_help import help_of, statistics_of
from filature.language.questions import ANSWERS, WRITING, Questions

NAMES = ["Anna", "Bert", "Chloé", "Dora", "Emil", "Fatima", "Gustav", "Hana", "Ibrahim", "Jeanne", "Karl", "Lina"]
KEPT = 3
"""How many of the fact sets of a message are kept."""
STEPS = 150
"""After so many moves a match is heard well enough."""
Heard = dict[str, list[dict[str, Any]]]


class Listener(Speaker):
    """A speaker that writes down which facts came with which message."""

    heard: Heard

    def say(self, message: str, **facts: Any) -> str:
        kept = self.heard.setdefault(message, [])
        if len(kept) < KEPT and not any(_shape(facts) == _shape(other) for other in kept):
            kept.append(facts)
        return super().say(message, **facts)


def _shape(fact: Any) -> Any:
    """What a message may choose its words by; two facts of one shape are said alike."""
    if isinstance(fact, Mapping):
        return {key: _shape(part) for key, part in fact.items() if key in ("player", "reason", "who")} or any(
            fact.values()
        )
    if isinstance(fact, int):
        return min(abs(fact), 2)
    return fact if fact in ("p1", "bomb", "?", None) or (isinstance(fact, str) and fact.islower()) else type(fact)


def listen(game: Game) -> Heard:
    """The messages of a match with the rulebook's options, with each preset, and with each value of an option."""
    heard: Heard = {}
    for number, options in enumerate(_options(game)):
        seats = game.seats[number % len(game.seats)]
        match = Match(game, seats, options, names=NAMES[:seats], dice=FairDice(bytes([number] * 32)))
        speakers = {seat: Listener("en", game, names=match.names, seat=seat) for seat in (*range(seats), WATCHER)}
        for speaker in speakers.values():
            speaker.heard = heard
        _play(match, speakers, Random(number))
        _tell(match, speakers)
    return heard


def _options(game: Game) -> list[dict[str, Any]]:
    varied = [{key: value} for key, kind in option_kinds(game.Options).items() for value in (*kind.words, True, False)]
    allowed = []
    for options in [{}, *map(dict, game.presets.values()), *varied]:
        with suppress(FilatureError):
            game.check_options(options)
            allowed.append(options)
    return allowed


def _play(match: Match, speakers: Mapping[int, Speaker], dice: Random) -> None:
    for step in range(STEPS):
        if match.over:
            return
        seat = match.state.turn()[0]
        if seat == CHANCE:
            match.roll()
            continue
        move = match.state.sample(seat, dice)
        if not step % 6:
            _ask(match, seat, speakers, match.state.write(seat, move), dice)
        match.play(seat, move)


def _ask(match: Match, seat: int, speakers: Mapping[int, Speaker], written: str, dice: Random) -> None:
    guide, view, speaker = help_of(match.game), match.view(seat), speakers[seat]
    speaker.sentences([*guide.ask(view), *guide.draft(view, [written]), guide.aim(view), guide.identity(view)])
    for other in range(match.seats):
        speakers[other].sentences(guide.waiting(match.view(other)))
    words = [name.removeprefix("word-").replace("-", " ") for name in speaker.names_of("word-")]
    questions = Questions(match, seat, speaker)
    for question in ANSWERS:
        if question not in (*WRITING, "rules", "log"):
            questions.ask(question, words[dice.randrange(len(words))])


def _tell(match: Match, speakers: Mapping[int, Speaker]) -> None:
    for seat, speaker in speakers.items():
        for _, event in match.heard(seat):
            speaker.event(event)
            speaker.brief_event(event)
        view = match.view(seat)
        guide = help_of(match.game)
        speaker.sentences([*guide.board(view), *guide.whose_turn(view), *guide.scores(view), *guide.known(view)])
    speakers[WATCHER].sentences(statistics_of(match).sentences)
