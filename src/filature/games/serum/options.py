"""The settings of Agents Secrets (TS-22), under the names of the rules; the first value of each is the default."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from filature.kernel import game

Limits = Annotated[
    str,
    msgspec.Meta(
        pattern="^[1-9][0-9]{0,2}/[1-9][0-9]{0,2}$",
        description="turns of the investigation and of the flight, such as 30/10",
    ),
]
Seconds = Annotated[int, msgspec.Meta(ge=1, description="seconds for a decision, a whole number from 1")]


class Options(game.Options, frozen=True, rename=None):
    locker_layout: Literal["choose", "fixed"] = "choose"
    unused_deal: Literal["one_of_each", "mixed"] = "one_of_each"
    agent_start: Literal["off_board", "own_hotel"] = "off_board"
    phase5: Literal["sequential", "sealed"] = "sequential"
    dial_guard: Literal["warn", "block", "off"] = "warn"
    own_informant_counts: bool = True
    bug_limits_search: bool = False
    flight_trigger: Literal["declare", "automatic"] = "declare"
    stay_counts: bool = True
    assist: Literal[1, 0, 2] = 1
    chat: Literal["off", "part1"] = "off"
    limits: Limits = "200/40"
    timers: Literal["off"] | Seconds = "off"
    """For whoever runs the match: when time is up, `State.absent` says what is played (TS-13)."""

    @property
    def turns(self) -> int:
        """The last turn of the investigation (TS-18.1)."""
        return int(self.limits.partition("/")[0])

    @property
    def flight_turns(self) -> int:
        """The last turn of the flight (TS-18.2)."""
        return int(self.limits.partition("/")[2])
