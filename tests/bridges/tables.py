"""The tables at which the bridges are tried: every game of the catalogue, and one from outside the house."""

from typing import Any, NamedTuple

from filature.games import catalogue
from filature.kernel.game import Game
from tests.kernel import tiny

CUPS = tiny.Game()

RULEBOOK: dict[str, dict[str, Any]] = {"top_secret": {"round_limit": 30}}
"""Nothing but the rulebook; players who move at random would go on for all its 100 rounds."""
VARIANTS: dict[str, dict[str, Any]] = {
    "double_agents": {"ballots": "secret", "dead_drop": True, "team_assignment": "chosen"},
    "heimlich": {"mode": "advanced", "die": "one_to_three", "turn_limit": 60},
    "top_secret": {"bonus_shared": True, "round_limit": 20, "resigning": True},
    "serum": {"phase5": "sealed", "assist": 2, "turn_limit": 20, "flight_turn_limit": 10},
}
"""Options that take a game down other paths than the rulebook's."""


class Seating(NamedTuple):
    game: Game
    seats: int
    options: dict[str, Any]

    def __str__(self) -> str:
        return "-".join([self.game.name, str(self.seats), *map(str, self.options.values())])


def seatings() -> list[Seating]:
    """The smallest table of every game, and one of another size with other options."""
    house = [catalogue.game(name) for name in catalogue.names()]
    usual = [Seating(game, game.seats[0], RULEBOOK.get(game.name, {})) for game in [*house, CUPS]]
    return usual + [Seating(game, game.seats[1], VARIANTS.get(game.name, {})) for game in house]
