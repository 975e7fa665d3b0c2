"""The games that can be played here, described for people: options, bots, sentences."""

from __future__ import annotations

import asyncio
import re
from functools import lru_cache
from typing import Any

from litestar import get

from filature import bots
from filature.games import catalogue
from filature.kernel.game import Game, OptionKind, option_kinds
from filature.language import Speaker
from filature.language.persons import CHARACTERS
from filature.language.rulebook import Rulebook, rulebook
from filature.learn import Tutor, lessons_of
from filature.server.api.parameters import HttpRequest, refusals
from filature.server.auth import language_of
from filature.server.protocol import Part

CAPITAL = re.compile("[A-Z]")


class GameInfo(Part):
    """A game that can be played here."""

    game: str
    name: str
    least: int
    most: int
    age: int
    """From how many years on it is for; 0: not said."""
    pitch: str
    feel: str
    """What playing it is like, in a few words."""
    length: str
    options: list[OptionInfo]
    bots: list[BotInfo]
    """From the weakest on, then the characters, then those the operator brought along."""
    usual_bot: str
    """Who plays when nobody says who should."""
    company: list[str]
    """Who sits down for a first match, in any order: bots that play differently."""
    presets: dict[str, dict[str, Any]] = {}
    """The options, where they differ from the rulebook's, of a `first` match against bots, a `quick` one, and one at a
    `party`."""
    lessons: list[LessonTitle] = []
    """Guided first matches, the first one first."""


class LessonTitle(Part):
    """A guided match; the page has it at `/learn/<lesson>`."""

    lesson: str
    title: str


class BotInfo(Part):
    """A bot to play against."""

    bot: str
    title: str
    about: str
    faces: list[str] = []
    """The persons of the house who play it."""


class OptionInfo(Part):
    """A rule that may be chosen."""

    key: str
    title: str
    about: str
    default: Any
    choices: list[Any]
    free: str
    """What else it takes, in words; empty when nothing."""
    several: list[Any] = []
    """Of what `free` is a list; empty where it is something else."""


@get("/api/games", tags=["house"], responses=refusals())
async def games(request: HttpRequest) -> list[GameInfo]:
    """The games that can be played here, the easiest first, their options and bots."""
    # The first time it takes half a second.
    return await asyncio.to_thread(_describe_all, language_of(request), tuple(bots.OFFERED))


@lru_cache(maxsize=32)
def _describe_all(language: str, _offered: tuple[str, ...]) -> list[GameInfo]:
    return [_describe(game, language) for game in catalogue.games()]


def _describe(game: Game, language: str) -> GameInfo:
    speaker = Speaker(language, game)
    return GameInfo(
        game=game.name,
        name=speaker.game_name(game.name),
        least=game.seats[0],
        most=game.seats[-1],
        age=game.age,
        pitch=speaker.say_if_known(f"{game.name}-pitch"),
        feel=speaker.say_if_known(f"{game.name}-feel"),
        length=speaker.say_if_known(f"{game.name}-length"),
        options=[_describe_option(key, kind, speaker) for key, kind in option_kinds(game.Options).items()],
        bots=[_describe_bot(bot, speaker) for bot in bots.offered(game)],
        usual_bot=bots.usual(game),
        company=bots.company(game),
        presets={name: dict(options) for name, options in game.presets.items()},
        lessons=[LessonTitle(lesson=one.name, title=Tutor(language, one).title()) for one in lessons_of(game.name)],
    )


def _describe_bot(bot: str, speaker: Speaker) -> BotInfo:
    if bot in bots.OFFERED:
        return BotInfo(bot=bot, title=bot, about=speaker.say("guest-about"))
    return BotInfo(
        bot=bot,
        title=speaker.say_if_known(f"bot-{bot}", bot),
        about=speaker.say_if_known(f"bot-{bot}-about"),
        faces=list(CHARACTERS.get(bot, ())),
    )


def _describe_option(key: str, kind: OptionKind, speaker: Speaker) -> OptionInfo:
    message = "option-" + CAPITAL.sub(lambda found: f"-{found[0].lower()}", key).replace("_", "-")
    told = speaker.has(message)
    return OptionInfo(
        key=key,
        title=speaker.title(message) if told else key,
        about=speaker.say(message) if told else "",
        default=kind.default,
        choices=list(kind.choices),
        free=speaker.word(kind.free),
        several=list(kind.several),
    )


@get("/api/games/{game:str}/rules", tags=["house"], responses=refusals(400))
async def rules(request: HttpRequest, game: str) -> Rulebook:
    """The rules of a game: a guide of one page, and every clause."""
    return await asyncio.to_thread(rulebook, catalogue.game(game), language_of(request))


HANDLERS = [games, rules]
