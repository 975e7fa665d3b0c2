"""The options of Heimlich & Co. (HC-10); the first value of each is the rulebook's."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from filature.kernel import game

MOST_TURNS = 1_000_000  # nobody plays longer, and counters stay small

Colour = Literal["orange", "violet", "red", "blue", "grey", "yellow", "green"]
Colours = Annotated[tuple[Colour, ...], msgspec.Meta(description="a list of the chosen agents")]
DossierRule = Literal["unoccupied", "any_or_stay", "any_other"]
Turns = Annotated[int, msgspec.Meta(ge=0, le=MOST_TURNS, description="a whole number of turns")]


class Options(game.Options, frozen=True):
    mode: Literal["basic", "advanced"] = "basic"
    colours: Literal["random"] | Colours = "random"
    goal_tie: Literal["last_count", "furthest"] = "last_count"
    report_rule: Literal["consistent", "free"] = "consistent"
    independents_block: bool = False
    dossier_rule: Literal["by_mode"] | DossierRule = "by_mode"
    trigger_rule: Literal["arrival", "newcomer"] = "arrival"
    """Whose arrival at the dossier brings a count (HC-5.3, HC-8.17)."""
    agent_table: Literal["editions", "other_editions"] = "editions"
    die: Literal["d6", "one_to_three"] = "d6"
    full_log: bool = True
    """Whether all turns may be read again, or only the last one (HC-8.26)."""
    turn_limit: Turns = 0
    """After how many turns the match ends (HC-8.27); 0: never."""

    @property
    def dossier(self) -> DossierRule:
        """Where the dossier may go: the mode's own rule unless the table chose one (HC-4.8, HC-5.2)."""
        if self.dossier_rule != "by_mode":
            return self.dossier_rule
        return "unoccupied" if self.mode == "basic" else "any_or_stay"
