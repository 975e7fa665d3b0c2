"""Heimlich & Co. by Wolfgang Kramer, an unofficial implementation in our own words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from filature.games.heimlich.board import AGENTS, AGENTS_BY_SEATS
from filature.games.heimlich.help import Help
from filature.games.heimlich.moves import ACTIONS
from filature.games.heimlich.options import Options
from filature.games.heimlich.position import Position, load
from filature.games.heimlich.rules import Heimlich, from_view
from filature.games.heimlich.setup import settle_colours
from filature.games.heimlich.state import Setup
from filature.games.heimlich.view import View
from filature.kernel import game
from filature.kernel.errors import BadOption
from filature.kernel.position import read_position
from filature.kernel.state import seat_name

__all__ = ["GAME", "Game", "Options", "View"]


class Game(game.Game[View]):
    name = "heimlich"
    seats = range(2, 8)
    age = 8
    presets = {"quick": {"turn_limit": 40}}
    actions = ACTIONS
    Options = Options
    help = Help()

    def start(self, seats: int, options: game.Choices = None) -> Heimlich:
        chosen = self.check_options(options)
        state = Heimlich(Setup(self.check_seats(seats), chosen))
        settle_colours(state, _left_out(seats, chosen))
        return state

    def load(self, position: Mapping[str, Any]) -> Heimlich:
        data = read_position(position, Position)
        state = Heimlich(Setup(self.check_seats(data.seats), self.check_options(data.options)))
        load(state, data)
        return state

    def suppose(self, view: Any) -> Heimlich:
        return from_view(view)

    def phrases(self, seats: int, options: Any) -> Mapping[str, Mapping[str, Sequence[str]]]:
        agents = AGENTS if options.colours == "random" else options.colours
        players = [seat_name(seat) for seat in range(seats)]
        return {
            "i-am": {"agent": agents},
            "i-am-not": {"agent": agents},
            "whose-is": {"agent": agents},
            "hands-off": {"agent": agents},
            "you-are": {"player": players, "agent": agents},
        }

    def memory(self, options: Any) -> int | None:
        return None if options.full_log else 1  # HC-8.26


def _left_out(seats: int, options: Options) -> int:
    """The colours that do not play, as a set, when the table has chosen (HC-2.2)."""
    if options.colours == "random":
        return 0
    agents = AGENTS_BY_SEATS[options.agent_table][seats]
    if len(set(options.colours)) != agents or len(options.colours) != agents:
        raise BadOption(
            "wrong-colours",
            "{seats} players need {agents} different agents; chosen were {chosen}.",
            seats=seats,
            agents=agents,
            chosen=list(options.colours),
            key="colours",
        )
    return sum(1 << i for i, colour in enumerate(AGENTS) if colour not in options.colours)


GAME = Game()
