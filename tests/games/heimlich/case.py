"""Heimlich & Co. for the shared suites."""

from __future__ import annotations

import re
from functools import partial

from filature.games.heimlich import GAME
from filature.kernel.dice import FairDice
from filature.kernel.match import Match
from tests.games.case import GameCase, Leak, Playthrough, Table, Trials
from tests.games.heimlich import leaks, vectors
from tests.games.heimlich.impossible import IMPOSSIBLE
from tests.games.heimlich.table import position, see
from tests.games.rulebook import Rulebook

FOUR = ["violet", "red", "grey", "green"]
TABLES: list[Table] = [
    (2, {"colours": FOUR}),
    (2, {"mode": "advanced", "colours": FOUR, "report_rule": "free"}),
    (2, {"agent_table": "other_editions", "die": "one_to_three", "dossier_rule": "any_other", "full_log": False}),
    (3, {"goal_tie": "furthest", "turn_limit": 20, "full_log": False}),
    (3, {"mode": "advanced", "independents_block": True, "die": "one_to_three"}),
    (3, {"mode": "advanced", "turn_limit": 1}),
    (4, {"mode": "advanced", "dossier_rule": "unoccupied", "agent_table": "other_editions", "turn_limit": 40}),
    (4, {"dossier_rule": "any_or_stay", "die": "one_to_three"}),
    (2, {"mode": "advanced", "trigger_rule": "newcomer"}),
    (3, {"dossier_rule": "any_or_stay", "trigger_rule": "newcomer", "turn_limit": 60}),
    (5, {"mode": "advanced", "report_rule": "free", "full_log": False, "dossier_rule": "any_other"}),
    (6, {}),
    (7, {"mode": "advanced"}),
]
ADVANCED = Trials(GAME, {"mode": "advanced"})


def clauses(text: str) -> list[str]:
    """The codes, the state, and section 10: its table has a clause in every row."""
    options = re.findall(r"^\| `(\w+)` \|", text[text.index("## HC-10") : text.index("## HC-11")], re.MULTILINE)
    return ["HC-0.3", "HC-0.4", "HC-10", *(f"HC-10 {option}" for option in options)]


def near_the_goal(mode: str) -> Match:
    laid = position("VI@H5:27 OR@H2:25 RE@H8:20 BL@CH:20", mode=mode)
    return Match(GAME, 2, position=laid, dice=FairDice(b"near the goal"))


def check_bots(match: Match) -> None:
    assert see(match).report_asked == (see(match).options.mode == "advanced")


CASE = GameCase(
    game=GAME,
    rulebook=Rulebook("heimlich.md", "HC", range(1, 11), clauses, vectors.vectors, vectors.vector_ids),
    short={"turn_limit": 30},
    lively=(3, {"mode": "advanced"}),
    tables=TABLES,
    stories=[(2, {"colours": FOUR}), (3, {}), (3, {"mode": "advanced"}), *TABLES[8:11]],
    trials=[Trials(GAME, {"mode": "basic"}, idle=("sealed_choices_stay_sealed",)), ADVANCED],
    table_trials=[Trials(GAME)],
    leaks=[
        Leak(leaks.IdentityInTheView, "imagined_worlds_look_true", 4, ADVANCED),
        Leak(leaks.OwnerInTheMove, "events_tell_no_secret", 4, ADVANCED),
        Leak(leaks.OrderOfTheScores, "events_tell_no_secret", 4, ADVANCED),
        Leak(leaks.DealToldToTheNeighbour, "events_tell_no_secret", 4, ADVANCED),
        Leak(leaks.ReportToldToAll, "sealed_choices_stay_sealed", 4, ADVANCED),
        Leak(leaks.FirstLineOfTheReport, "sealed_choices_stay_sealed", 4, ADVANCED),
        Leak(leaks.ReportsInTheView, "imagined_worlds_look_true", 4, ADVANCED),
    ],
    playthroughs={
        "two-basic": Playthrough(2, {}, 9),
        "four-advanced": Playthrough(4, {"mode": "advanced"}, 0),
        "three-one-to-three-free": Playthrough(
            3, {"mode": "advanced", "die": "one_to_three", "report_rule": "free"}, 0
        ),
        "two-newcomer": Playthrough(2, {"mode": "advanced", "trigger_rule": "newcomer"}, 1),
        "seven-basic": Playthrough(7, {}, 0),
    },
    impossible=IMPOSSIBLE,
    endings={mode: partial(near_the_goal, mode) for mode in ("basic", "advanced")},
    check_bots=check_bots,
    reopened=frozenset({"waiting", "reported"}),
    clauses={
        "test_it_keeps_the_laws_with_every_number_of_players": ("HC-2.1", "HC-6.1", "HC-7.9"),
        "test_it_keeps_the_laws_at_its_tables": ("HC-10", "HC-8.27", "HC-2.2", "HC-5.6"),
        "test_a_leak_is_found": ("HC-6.1", "HC-6.2"),
        "test_a_match_goes_as_it_went_before": ("HC-7.9",),
        "test_options_are_public_and_stay_as_they_are": ("HC-10", "HC-6.1"),
        "test_an_unknown_option_is_refused_with_the_known_ones": ("HC-10",),
        "test_an_ill_typed_option_is_refused_with_what_it_takes": ("HC-10",),
    },
)
