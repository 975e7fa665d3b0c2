"""Filature: a house of secret-agent board games.

The names here are what programs need; docs/python.md shows them at work. Bots are in `filature.bots`, sentences in
`filature.language`, the parts a new game is made of in `filature.kernel`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Literal, overload

if TYPE_CHECKING:
    from filature.bots.contract import Player
    from filature.games import double_agents, heimlich, serum, top_secret
    from filature.kernel import errors
    from filature.kernel.dice import FairDice
    from filature.kernel.errors import FilatureError
    from filature.kernel.events import Event
    from filature.kernel.game import Game
    from filature.kernel.match import Match, replay, verify
    from filature.kernel.record import Record, read_record, write_record
    from filature.kernel.state import CHANCE, WATCHER, State
    from filature.kernel.view import Outcome, View

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "WATCHER",
    "Event",
    "FairDice",
    "FilatureError",
    "Game",
    "Match",
    "Outcome",
    "Player",
    "Record",
    "State",
    "View",
    "errors",
    "game_names",
    "load_game",
    "read_record",
    "replay",
    "verify",
    "write_record",
]

_HOMES = {
    "CHANCE": "kernel.state",
    "WATCHER": "kernel.state",
    "Event": "kernel.events",
    "FairDice": "kernel.dice",
    "FilatureError": "kernel.errors",
    "Game": "kernel.game",
    "Match": "kernel.match",
    "Outcome": "kernel.view",
    "Player": "bots.contract",
    "Record": "kernel.record",
    "State": "kernel.state",
    "View": "kernel.view",
    "read_record": "kernel.record",
    "replay": "kernel.match",
    "verify": "kernel.match",
    "write_record": "kernel.record",
}
"""The module where a name is defined. It is imported when the name is first used, since whoever imports a
part of the package imports this module too."""

if not TYPE_CHECKING:  # a type checker would take any name for one that is here

    def __getattr__(name: str) -> object:
        if name == "errors":
            return import_module("filature.kernel.errors")
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        globals()[name] = found = getattr(import_module(f"filature.{_HOMES[name]}"), name)
        return found

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})


def game_names() -> list[str]:
    """Returns the names of all games: those of the house, the easiest first, then those of other packages.

    >>> import filature
    >>> filature.game_names()
    ['heimlich', 'top_secret', 'double_agents', 'serum']
    """
    from filature.games import catalogue

    return catalogue.names()


@overload
def load_game(name: Literal["heimlich"]) -> heimlich.Game: ...
@overload
def load_game(name: Literal["serum"]) -> serum.Game: ...
@overload
def load_game(name: Literal["double_agents"]) -> double_agents.Game: ...
@overload
def load_game(name: Literal["top_secret"]) -> top_secret.Game: ...
@overload
def load_game(name: str) -> Game: ...
def load_game(name: str) -> Game:
    """Loads a game by its name.

    Type checkers know the views of the games of the house: `Match(load_game("heimlich"), 4).view(0).identity`.

    Raises `filature.errors.UnknownGame`, which names the games there are.

    >>> import filature
    >>> game = filature.load_game("heimlich")
    >>> game.seats
    range(2, 8)
    >>> game.Options(mode="advanced").mode
    'advanced'
    """
    from filature.games import catalogue

    return catalogue.game(name)
