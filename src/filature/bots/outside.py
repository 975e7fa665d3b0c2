"""Bots that are no part of the house: a class (`module:Class`), or a program in any language (`cmd:COMMAND`).

Whatever such a bot does wrong ends in one sentence that names the bot and its seat, what was wrong, and what would be
right.
"""

from __future__ import annotations

import importlib
import os
import re
import sys
from collections.abc import Callable, Sequence
from functools import cache
from inspect import isclass
from types import ModuleType
from typing import Any

from filature.bots.contract import EXAMPLES, Player
from filature.bots.program import COMMAND, MOVE_S, QUOTED, CommandPlayer, Program, labelled
from filature.kernel.errors import BadRequest, BotFailed
from filature.kernel.events import Event
from filature.kernel.game import Game

CLASS = re.compile(r"([^\W\d]\w*(?:\.[^\W\d]\w*)*):([^\W\d]\w*)")


def is_outside(name: str) -> bool:
    """Whether a name means a bot from outside; those of the house have no colon."""
    return ":" in name


def split_names(text: str) -> list[str]:
    """The bots in a list such as `hard,my.bots:Anna,cmd:"node bot.mjs a,b"`: a comma in quotes divides nothing."""
    return [name.strip() for name in re.findall(r"""(?:[^,"']|"[^"]*"|'[^']*'|["'])+""", text)]


@cache
def introduce(name: str) -> tuple[str, ...]:
    """The games a bot knows (none named: every game). A program is started, greeted, and let go again."""
    if not name.startswith(COMMAND):
        games = ClassPlayer(name, 0).games_of_class
        return (games,) if isinstance(games, str) else tuple(games)
    program = Program(name)
    try:
        return program.hello()
    finally:
        program.close()


def check(game: Game, name: str) -> None:
    """Raises what keeps a bot from playing a game."""
    known = introduce(name)
    if known and game.name not in known:
        raise BadRequest("other-games", "{bot} plays {known}, not {game}.", bot=name, known=known, game=game.name)


def make(name: str, seed: int, limit_s: float = MOVE_S) -> Player:
    """A bot for one seat of one match, as it is named. Nothing is started yet."""
    return CommandPlayer(name, seed, limit_s) if name.startswith(COMMAND) else ClassPlayer(name, seed)


# A class


def load_class(name: str) -> type[Any]:
    """The class of `module:Class`; modules in the working folder are found, too."""
    read = CLASS.fullmatch(name)
    if read is None:
        raise BadRequest(
            "bad-bot", "{name!r} is no bot: write a bot of the game, module:Class, or cmd:COMMAND.", name=name
        )
    module, attribute = _load_module(read[1]), read[2]
    known = [key for key, value in vars(module).items() if _is_player(value) and value.__module__ == module.__name__]
    if not hasattr(module, attribute):
        raise BadRequest(
            "missing-class",
            "The module {module} has no {name!r}; its players are {known}.",
            module=read[1],
            name=attribute,
            known=known,
        )
    found = getattr(module, attribute)
    if not _is_player(found):
        raise BadRequest(
            "no-player",
            "{bot} is no class derived from filature.bots.contract.Player; the players of {module} are {known}.",
            bot=name,
            module=read[1],
            known=known,
        )
    player: type[Any] = found
    return player


def _is_player(value: Any) -> bool:
    return isclass(value) and issubclass(value, Player)


def _load_module(name: str) -> ModuleType:
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        return importlib.import_module(name)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # it may do anything when it is imported, also leave
        if isinstance(error, ModuleNotFoundError) and error.name and f"{name}.".startswith(f"{error.name}."):
            raise BadRequest(
                "unknown-module",
                "There is no module {module!r}; name one in the working folder or on the PYTHONPATH, as module:Class.",
                module=name,
            ) from None
        raise BadRequest(
            "broken-module", "The module {module!r} cannot be imported: {why}.", module=name, why=_told(error)
        ) from error


class ClassPlayer(Player):
    """A player of somebody's own class. Its errors become a sentence."""

    def __init__(self, name: str, seed: int) -> None:
        self._name = self._label = name
        player = load_class(name)
        self.games_of_class: Sequence[str] = player.games
        self._player: Player = self._guarded(lambda: player(seed))

    def hear(self, event: Event) -> None:
        self._guarded(lambda: self._player.hear(event))

    def decide(self, view: Any, moves: Sequence[int], write: Callable[[], Sequence[str]]) -> int:
        self._label = labelled(self._name, view)
        chosen: int = self._guarded(lambda: self._player.decide(view, moves, write))
        if chosen not in moves:
            raise BotFailed(
                "bot-illegal-move",
                "{bot} wants {move!r}, which is none of its {count} moves; right would be {legal}.",
                bot=self._label,
                move=str(chosen)[:QUOTED],
                count=len(moves),
                legal=list(moves[:EXAMPLES]),
            )
        return chosen

    def _guarded(self, work: Callable[[], Any]) -> Any:
        try:
            return work()
        except (Exception, SystemExit) as error:
            raise BotFailed(
                "bot-raised",
                "{bot} failed: {why}. It is made with a seed, and should choose one of the moves it is given.",
                bot=self._label,
                why=_told(error),
            ) from error


def _told(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"
