"""The options of Top Secret (SE-11); the defaults are the rulebook's."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from filature.games.top_secret.board import Colour
from filature.kernel import game

MOST_TURNS = 1_000_000  # nobody plays longer, and counters stay small

Rounds = Annotated[int, msgspec.Meta(ge=10, le=MOST_TURNS, description="a whole number of rounds from 10")]


class Options(game.Options, frozen=True):
    must_use_all: bool = False
    bonus_shared: bool = False
    bomb_kills_carrier: bool = True
    """Whether the carrier of a bomb must be among the losses (SE-7.9)."""
    round_limit: Rounds = 100
    colours: (
        Literal["random"]
        | Annotated[
            tuple[Colour, ...],
            msgspec.Meta(description="a list of colours in the order of the seats"),
        ]
    ) = "random"
    """The colour, and with it the corner, of each seat (SE-3.1); `random`: chance draws them."""
    resigning: bool = False
    """Whether players may resign (SE-8.8). Off, because a program that tries every move would resign at once."""
