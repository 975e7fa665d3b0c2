"""The options of Heimlich & Co. (HC-10); the first value of each is the rulebook's."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from filature.kernel import game

MOST_TURNS = 1_000_000  # nobody plays longer, and counters stay small

Colour = Literal["orange", "violet", "red", "blue", "grey", "yellow", "green"]
Colours = Annotated[tuple[Colour, ...], msgspec.Meta(description="a list of the chosen agents")]
DossierRule = Literal["unoccupied", "anyOrStay", "anyOther"]
Turns = Annotated[int, msgspec.Meta(ge=1, le=MOST_TURNS, description="a whole number of turns from 1")]


class Options(game.Options, frozen=True):
    mode: Literal["basic", "advanced"] = "basic"
    colours: Literal["random"] | Colours = "random"
    goal_tie: Literal["lastCount", "furthest"] = "lastCount"
    report_rule: Literal["consistent", "free"] = "consistent"
    independents_block: Literal["no", "yes"] = "no"
    dossier_rule: Literal["byMode"] | DossierRule = "byMode"
    agent_table: Literal["editions", "otherEditions"] = "editions"
    die: Literal["d6", "oneToThree"] = "d6"
    log: Literal["full", "lastTurn"] = "full"
    turn_cap: Literal["off"] | Turns = "off"

    @property
    def dossier(self) -> DossierRule:
        """Where the dossier may go: the mode's own rule unless the table chose one (HC-4.8, HC-5.2)."""
        if self.dossier_rule != "byMode":
            return self.dossier_rule
        return "unoccupied" if self.mode == "basic" else "anyOrStay"
