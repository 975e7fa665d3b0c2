"""Top Secret / Secrets d'État by Alex Randolph, an unofficial implementation in our own words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from filature.games.top_secret.board import CASE_LETTERS, COLOURS, LETTERS, fit
from filature.games.top_secret.determinize import setup_of
from filature.games.top_secret.help import Help
from filature.games.top_secret.map_file import read_board, standard_board
from filature.games.top_secret.moves import ACTIONS
from filature.games.top_secret.options import Options
from filature.games.top_secret.position import Position, load
from filature.games.top_secret.rules import TopSecret, from_view
from filature.games.top_secret.state import Setup
from filature.games.top_secret.view import View
from filature.kernel import game
from filature.kernel.errors import BadOption
from filature.kernel.position import read_position
from filature.kernel.state import seat_name

__all__ = ["GAME", "Game", "Options", "View"]


class Game(game.Game[View]):
    """Top Secret on the board of the house, or on that of another file (SE-2.10)."""

    name = "top_secret"
    seats = range(2, 5)
    age = 10
    presets = {"quick": {"round_limit": 20, "bonus_shared": True}}
    actions = ACTIONS
    Options = Options

    def __init__(self, file: str | bytes | None = None) -> None:
        """`file` is the text of a board's data file; raises `BadRequest` where it cannot be used."""
        self.file = file
        self.board = standard_board() if file is None else read_board(file)
        self.help = Help(self.board)

    def __reduce__(self) -> tuple[type[Game], tuple[str | bytes | None]]:
        return type(self), (self.file,)

    def start(self, seats: int, options: game.Choices = None) -> TopSecret:
        return TopSecret(self._setup(seats, options))

    def load(self, position: Mapping[str, Any]) -> TopSecret:
        data = read_position(position, Position)
        state = TopSecret(self._setup(data.seats, data.options))
        load(state, data)
        return state

    def suppose(self, view: View) -> TopSecret:
        return from_view(setup_of(self.board, view), view)

    def phrases(self, seats: int, options: Any) -> Mapping[str, Mapping[str, Sequence[str]]]:
        colours = COLOURS if options.colours == "random" else options.colours
        cases = [LETTERS[COLOURS.index(colour)] + letter for colour in colours for letter in CASE_LETTERS]
        players = [seat_name(seat) for seat in range(seats)]
        return {
            "i-want": {"case": cases},
            "hands-off": {"case": cases},
            "bomb-in": {"case": cases},
            "what-is-in": {"case": cases},
            "truce": {"player": players},
        }

    def _setup(self, seats: int, options: game.Choices) -> Setup:
        self.check_seats(seats)
        chosen = self.check_options(options)
        return Setup(seats, chosen, self.board, _colours(seats, chosen))


def _colours(seats: int, options: Options) -> tuple[int, ...]:
    """The colours chosen for all seats, or none where chance draws them (SE-3.1)."""
    if options.colours == "random":
        return ()
    colours = tuple(COLOURS.index(name) for name in options.colours)
    if len(colours) != seats or not fit(seats, colours):
        raise BadOption(
            "wrong-colours",
            "{seats} players take {seats} different colours, two players red and green or blue and yellow; "
            "chosen were {chosen}.",
            seats=seats,
            chosen=list(options.colours),
            key="colours",
        )
    return colours


GAME = Game()
