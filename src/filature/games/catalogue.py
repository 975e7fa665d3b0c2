"""Which games there are. Other packages add theirs through the entry point group `filature.games`."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points

from filature.kernel.errors import UnknownGame
from filature.kernel.game import Game

HOUSE = {
    "heimlich": "filature.games.heimlich:GAME",
    "serum": "filature.games.serum:GAME",
    "companies": "filature.games.companies:GAME",
    "secrets": "filature.games.secrets:GAME",
}


def names() -> list[str]:
    return sorted({*HOUSE, *(entry.name for entry in entry_points(group="filature.games"))})


def game(name: str) -> Game:
    """A game by its name, loaded when first asked for."""
    if name in HOUSE:
        module, _, attribute = HOUSE[name].partition(":")
        found: Game = getattr(import_module(module), attribute)
        return found
    for entry in entry_points(group="filature.games", name=name):
        loaded: Game = entry.load()
        return loaded
    raise UnknownGame(
        "unknown-game", "There is no game {name!r}; the games are {known}.", name=name, known=list(names())
    )
