"""The options of the game (DA-13), by the names of the rules; the first value of each is the default there."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from filature.games.double_agents.board import LEAST_VALUE, MISSION_COUNT, MOST_VALUE
from filature.kernel import game

Value = Annotated[int, msgspec.Meta(ge=LEAST_VALUE, le=MOST_VALUE)]
CustomValues = Annotated[
    tuple[Value, ...],
    msgspec.Meta(
        min_length=MISSION_COUNT,
        max_length=MISSION_COUNT,
        description=f"a list of {MISSION_COUNT} mission values from {LEAST_VALUE} to {MOST_VALUE}",
    ),
]


def seconds(most: int) -> msgspec.Meta:
    return msgspec.Meta(ge=0, le=most, description=f"a whole number of seconds up to {most}")


class Options(game.Options, frozen=True):
    mission_values: Literal["standard", "flat", "low"] | CustomValues = "standard"
    team_assignment: Literal["random", "chosen"] = "random"
    dead_drop: bool = False
    mates_see_destinations: bool = True
    hush_seconds: Annotated[int, seconds(300)] = 60
    discussion_seconds: Annotated[int, seconds(1800)] = 0
    defector_mode: Literal["transfer", "copy"] = "transfer"
    negative_totals: bool = True
    absent_can_win: bool = True
    reshuffle: Literal["on_need", "on_empty"] = "on_need"
    ballots: Literal["named", "secret"] = "named"
    vote_seconds: Annotated[int, seconds(600)] = 0
    full_log: bool = True
    post_game_replay: bool = True
