"""Players that are programs. They see views and hear events of their own seat, never the state."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache, partial
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from librt.random import Random

from filature.bots import outside
from filature.bots.contract import GameBots, Personality, Player
from filature.bots.player import SearchPlayer
from filature.bots.program import MOVE_S, CommandPlayer
from filature.games import catalogue
from filature.kernel.build import is_compiled
from filature.kernel.errors import BadOption, BadRequest, UnknownBot
from filature.kernel.game import Game
from filature.kernel.match import Match
from filature.kernel.naming import nearest

logger = logging.getLogger(__name__)

INTERPRETED_MS = 1_500
"""How long a bot thinks at most about a decision while people wait and the rules are interpreted. Compiled they are
some thirty times as fast, and a number of playouts is enough."""


STRENGTHS = ("easy", "normal", "hard")
"""Bots that differ by how much they search; all others are characters."""


class RandomPlayer(Player):
    """Plays any legal move; the yardstick below all others."""

    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)

    def choose(self, view: Any, moves: Sequence[int]) -> int:
        return moves[self.dice.randrange(len(moves))]


REGISTERED: dict[type[Game], Callable[[Game], GameBots]] = {}


def register(kind: type[Game], make: Callable[[Game], GameBots]) -> None:
    """Say what thinks about games of a class that is not installed: in a notebook, or in a test."""
    REGISTERED[kind] = make


@cache
def of(game: Game) -> GameBots | None:
    """What thinks about a game: `filature.bots.<game>` for those of the house, the entry point group `filature.bots`
    for those of other packages; None where nobody has taught it."""
    make = REGISTERED.get(type(game)) or _find(game.name)
    return make(game) if make else None


def _find(name: str) -> Callable[[Game], GameBots] | None:
    if name in catalogue.HOUSE:
        bots: Callable[[Game], GameBots] = import_module(f"filature.bots.{name}").Bots
        return bots
    for entry in entry_points(group="filature.bots", name=name):
        try:
            loaded: Callable[[Game], GameBots] = entry.load()
            return loaded
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # it may do anything when it is imported, also leave
            logger.warning("the bots of %s cannot be loaded: %s: %s", name, type(error).__name__, error)
    return None


def known(game: Game) -> Mapping[str, Callable[[int], Player]]:
    """The bots that can play a game, by name: those that do not search first, then easy, normal, hard, characters."""
    game_bots = of(game)
    if game_bots is None:
        return {"random": RandomPlayer}
    searching = {name: partial(SearchPlayer, game_bots, who) for name, who in game_bots.personalities.items()}
    return {"random": RandomPlayer, **game_bots.players(), **searching}


OFFERED: dict[str, str] = {}
"""The bots from outside that the operator of a server offers: name -> `module:Class` or `cmd:COMMAND`. Whoever
sits at a table chooses among the names; what they stand for is for the operator alone to say."""
NAME = re.compile(r"[a-z][a-z0-9_-]{0,31}")


def offer(named: Mapping[str, str], taken: Iterable[Game]) -> None:
    """Offer bots from outside beside those of the games; raises what is wrong with one, and then offers nothing new."""
    house = {name for game in taken for name in known(game)}
    for name, bot in named.items():
        if not NAME.fullmatch(name) or name in house:
            raise BadOption(
                "bad-bot-name",
                "{name!r} is no name for a bot: take up to 32 small letters, digits, - and _, but none of {known}.",
                name=name,
                known=sorted(house),
            )
        outside.introduce(bot)
    OFFERED.clear()
    OFFERED.update(named)


def offered(game: Game) -> list[str]:
    """The names of all bots that may be chosen for a game: those of the house, then those from outside."""
    guests = [name for name, bot in OFFERED.items() if game.name in (outside.introduce(bot) or (game.name,))]
    return [*known(game), *guests]


def usual(game: Game) -> str:
    """Who plays when nobody says who should."""
    names = list(known(game))
    return "normal" if "normal" in names else names[-1]


def company(game: Game) -> list[str]:
    """Who sits down for a first match: the characters of the game, who play differently; else who usually plays."""
    game_bots = of(game)
    characters = [name for name in game_bots.personalities if name not in STRENGTHS] if game_bots else []
    return characters or [usual(game)]


def check(game: Game, name: str) -> str:
    """The name of a bot of the game; raises `UnknownBot` with those there are."""
    names = offered(game)
    if name not in names:
        raise UnknownBot(
            "unknown-bot",
            "{game} has no bot {name!r}; its bots are {known}.",
            game=game.name,
            name=name,
            known=names,
            nearest=nearest(name, names),
        )
    return name


def make(game: Game, name: str, seed: int) -> Player:
    """A bot for one seat of one match. `hard@2000` searches 2,000 playouts a decision, `hard@300ms` for 300 ms."""
    plain, at, budget = name.partition("@")
    check(game, plain)
    if not at:
        return known(game)[plain](seed)
    game_bots = of(game)
    if game_bots is None or plain not in game_bots.personalities:
        raise BadRequest("no-budget", "{name} does not think, so it takes no budget.", name=plain)
    return SearchPlayer(game_bots, with_budget(game_bots.personalities[plain], budget), seed)


def make_live(game: Game, name: str, seed: int) -> Player:
    """A bot for a table with people: the same, but interpreted it also keeps to a time, unless its budget is named."""
    game_bots = of(game)
    if is_compiled() or game_bots is None or name not in game_bots.personalities:
        return make(game, name, seed)
    return SearchPlayer(game_bots, replace(game_bots.personalities[name], milliseconds=INTERPRETED_MS), seed)


def bring(game: Game, name: str, seed: int, limit_s: float = MOVE_S) -> Player:
    """A bot of the house, or one from outside (`module:Class`, `cmd:COMMAND`).

    It runs whatever is named, so it is only for names that were typed by whoever runs this program.
    """
    return outside.make(name, seed, limit_s) if outside.is_outside(name) else make(game, name, seed)


def bring_live(game: Game, name: str, seed: int) -> Player:
    """The same for a table with people."""
    return outside.make(name, seed) if outside.is_outside(name) else make_live(game, name, seed)


def try_out(game: Game, name: str) -> None:
    """Raises what keeps a bot, also one from outside, from playing a game."""
    if outside.is_outside(name):
        outside.check(game, name)
    else:
        make(game, name, 0)


def with_budget(personality: Personality, budget: str) -> Personality:
    """The same personality with another budget: `2000` playouts or `300ms`."""
    read = re.fullmatch(r"([1-9][0-9]{0,6})(ms)?", budget)
    if read is None:
        raise BadRequest(
            "bad-budget",
            "A bot thinks for 1 to 9999999 playouts (hard@2000) or milliseconds (hard@300ms), not {budget!r}.",
            budget=budget,
        )
    amount, timed = int(read[1]), bool(read[2])
    return replace(personality, playouts=0 if timed else amount, milliseconds=amount if timed else 0)


class Seated:
    """Bots at their seats of a match: each hears what its seat may hear, and moves when it is asked."""

    def __init__(self, match: Match, players: Mapping[int, Player]) -> None:
        self.match = match
        self.players = players
        self._told = dict.fromkeys(players, 0)

    def play_out(self) -> None:
        """Let the bots play the match to its end; every seat must be a bot's."""
        self.match.settle()
        while waiting := self.match.state.turn():
            self.move(waiting[0])
            self.match.settle()

    def move(self, seat: int) -> None:
        """Let the bot of a seat play one move."""
        player = self.players[seat]
        for event in self.match.events[self._told[seat] :]:
            if event.reaches(seat):
                player.hear(event)
        self._told[seat] = len(self.match.events)
        view, moves = self.match.view(seat), self.match.state.moves(seat)
        self.match.play(seat, player.decide(view, moves, lambda: self.match.legal(seat)))

    def start(self, seat: int) -> None:
        """Let a program be started before the time for its move runs."""
        player = self.players[seat]
        if isinstance(player, CommandPlayer):
            player.start(self.match.view(seat))

    def close(self) -> None:
        """Nobody plays this match any more."""
        for player in self.players.values():
            if isinstance(player, CommandPlayer):
                player.close()
