"""The options of Secrets (SE-11); the defaults are the rulebook's."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from filature.kernel import game

Colour = Literal["red", "blue", "green", "yellow"]


class Options(game.Options, frozen=True):
    must_use_all: bool = msgspec.field(default=False, name="must_use_all")
    bonus_shared: bool = msgspec.field(default=False, name="bonus_shared")
    bomb_kills_carrier: bool = msgspec.field(default=False, name="bomb_kills_carrier")
    max_rounds: Annotated[int, msgspec.Meta(ge=10, description="a whole number of rounds from 10")] = msgspec.field(
        default=100, name="max_rounds"
    )
    colours: (
        Literal["usual"] | Annotated[tuple[Colour, ...], msgspec.Meta(description="a list of the chosen colours")]
    ) = "usual"
    """Which colours play (SE-3.1); usual are red and green, red, blue and green, or all four."""
    resigning: bool = False
    """Whether players may resign (SE-8.8). Off, because a program that tries every move would resign at once."""
