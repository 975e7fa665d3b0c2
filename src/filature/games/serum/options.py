"""The settings of Agents Secrets (TS-22), under the names of the rules; the first value of each is the default."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from filature.kernel import game

Turns = Annotated[int, msgspec.Meta(ge=1, le=999, description="a whole number of turns from 1 to 999")]
Seconds = Annotated[int, msgspec.Meta(ge=0, le=86_400, description="a whole number of seconds up to 86400")]


class Options(game.Options, frozen=True):
    locker_layout: Literal["choose", "fixed"] = "choose"
    unused_deal: Literal["one_of_each", "mixed"] = "one_of_each"
    agent_start: Literal["off_board", "own_hotel"] = "off_board"
    phase5: Literal["sequential", "sealed"] = "sequential"
    dial_guard: Literal["warn", "block", "off"] = "warn"
    own_informant_counts: bool = True
    bug_limits_search: bool = False
    flight_trigger: Literal["declare", "complete", "automatic"] = "declare"
    stay_counts: bool = True
    assist: Literal[1, 0, 2] = 1
    chat: bool = True
    turn_limit: Turns = 200
    flight_turn_limit: Turns = 40
    decision_seconds: Seconds = 0
    """For whoever runs the match: when time is up, `State.absent` says what is played (TS-13)."""
