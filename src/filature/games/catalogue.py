"""Which games there are. Other packages add theirs through the entry point group `filature.games`."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from filature.kernel.errors import UnknownGame
from filature.kernel.game import Game, describe_options
from filature.kernel.naming import nearest

logger = logging.getLogger(__name__)

HOUSE = {
    "heimlich": "filature.games.heimlich:GAME",
    "top_secret": "filature.games.top_secret:GAME",
    "double_agents": "filature.games.double_agents:GAME",
    "serum": "filature.games.serum:GAME",
}
"""The easiest first."""


def names() -> list[str]:
    """Their names: those of the house, the easiest first, then those of other packages."""
    return [*HOUSE, *sorted(_of_others())]


def games() -> list[Game]:
    """Every game there is."""
    return [game(name) for name in names()]


def game(name: str) -> Game:
    """A game by its name, loaded when first asked for."""
    if name in HOUSE:
        module, _, attribute = HOUSE[name].partition(":")
        found: Game = getattr(import_module(module), attribute)
        return found
    if name in _of_others():
        return _of_others()[name]
    raise UnknownGame(
        "unknown-game",
        "There is no game {name!r}; the games are {known}.",
        name=name,
        known=list(names()),
        nearest=nearest(name, names()),
    )


@cache
def _of_others() -> Mapping[str, Game]:
    """The games of other packages. One that cannot be loaded is left out: it keeps nobody from playing the others."""
    found: dict[str, Game] = {}
    for entry in entry_points(group="filature.games"):
        if entry.name in HOUSE or entry.name in found:
            continue
        try:
            found[entry.name] = _load(entry)
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # it may do anything when it is imported, also leave
            left_out(entry.name, error)
    return found


def _load(entry: EntryPoint) -> Game:
    loaded = entry.load()
    if not isinstance(loaded, Game):
        raise TypeError(f"{entry.value} is no Game but {type(loaded).__name__}")
    if loaded.name != entry.name:
        raise ValueError(f"it calls itself {loaded.name}")
    describe_options(loaded.Options)
    if not loaded.seats or loaded.actions < 1:
        raise ValueError("it has no seats or no moves")
    return loaded


def left_out(name: str, error: BaseException) -> None:
    """Tell whoever runs this that a game of another package cannot be used, and why."""
    logger.warning("the game %s is left out: %s: %s", name, type(error).__name__, error)
