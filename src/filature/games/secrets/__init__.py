"""Top Secret / Secrets d'État by Alex Randolph, an unofficial implementation in our own words."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from filature.games.secrets.atlas import read_board, standard_board
from filature.games.secrets.board import COLOURS, diagonal
from filature.games.secrets.bots import Greedy
from filature.games.secrets.filling import fill
from filature.games.secrets.guide import Guide
from filature.games.secrets.mind import Mind
from filature.games.secrets.moves import ACTIONS
from filature.games.secrets.options import Options
from filature.games.secrets.positions import Position
from filature.games.secrets.rules import Box, Secrets
from filature.games.secrets.supposing import box_of, suppose
from filature.games.secrets.views import View
from filature.kernel import game
from filature.kernel.errors import BadOption
from filature.kernel.game import read_position

USUAL = {2: ("red", "green"), 3: ("red", "blue", "green"), 4: COLOURS}


class Game(game.Game):
    """Secrets on the board of the house, or on that of another file (SE-2.10)."""

    name = "secrets"
    seats = range(2, 5)
    actions = ACTIONS
    Options = Options

    def __init__(self, file: str | bytes | None = None) -> None:
        """`file` is the text of a board's data file; raises `BadRequest` where it cannot be used."""
        self.file = file
        self.board = standard_board() if file is None else read_board(file)
        self.guide = Guide(self.board)
        self.players = {"greedy": partial(Greedy, board=self.board)}
        self.mind = Mind(self.board)

    def __reduce__(self) -> tuple[type[Game], tuple[str | bytes | None]]:
        return type(self), (self.file,)

    def start(self, seats: int, options: game.Choices = None) -> Secrets:
        return Secrets(self._box(seats, options))

    def load(self, position: Mapping[str, Any]) -> Secrets:
        data = read_position(position, Position)
        state = Secrets(self._box(data.seats, data.options))
        fill(state, data)
        return state

    def suppose(self, view: View) -> Secrets:
        return suppose(box_of(self.board, view), view)

    def _box(self, seats: int, options: game.Choices) -> Box:
        self.check_seats(seats)
        chosen = self.check_options(options)
        return Box(seats, chosen, self.board, _colours(seats, chosen))


def _colours(seats: int, options: Options) -> tuple[int, ...]:
    """The colours in play, in turn order (SE-3.1, SE-3.2)."""
    named = USUAL[seats] if options.colours == "usual" else options.colours
    colours = tuple(colour for colour, name in enumerate(COLOURS) if name in named)
    if len(named) != seats or len(colours) != seats or (seats == 2 and colours[1] != diagonal(colours[0])):
        raise BadOption(
            "wrong-colours",
            "{seats} players take {seats} different colours, two players red and green or blue and yellow; "
            "chosen were {chosen}.",
            seats=seats,
            chosen=list(named),
        )
    return colours


GAME = Game()
