"""Top Secret for the shared suites."""

from __future__ import annotations

import re
from functools import partial

from filature.games.top_secret import GAME
from filature.kernel.dice import FairDice
from filature.kernel.match import Match
from tests.games.case import SECRET_LAWS, GameCase, Leak, Playthrough, Table, Trials
from tests.games.rulebook import Rulebook
from tests.games.top_secret import leaks, vectors
from tests.games.top_secret.impossible import IMPOSSIBLE
from tests.games.top_secret.table import position

SHORT = {"round_limit": 10}
TABLES: list[Table] = [
    (2, {**SHORT, "colours": ["blue", "yellow"], "must_use_all": True}),
    (2, {**SHORT, "bonus_shared": True, "bomb_kills_carrier": False}),
    (2, {**SHORT, "resigning": True}),
    (3, {**SHORT, "resigning": True, "colours": ["red", "green", "yellow"]}),
    (4, {**SHORT, "resigning": True}),
]
DUELS = Trials(GAME, SHORT, matches=12, laws=SECRET_LAWS)  # enough matches for a duel


def clauses(text: str) -> list[str]:
    """Who sees what, a decision in every row of section 13, an option in every row of section 11."""
    decisions = re.findall(r"^\| (A-\d+) \|", text, re.MULTILINE)
    options = re.findall(r"^\| `(\w+)` \|", text[text.index("## SE-11") : text.index("## SE-12")], re.MULTILINE)
    return ["SE-9", *decisions, *(f"SE-11 {option}" for option in options)]


def last_rounds(seats: int) -> Match:
    laid = position("R1 Lagos with RA, G1 Aden", players=seats, rounds=8, round_limit=10, resigning=True)
    return Match(GAME, seats, position=laid, dice=FairDice(b"last rounds"))


def check_bots(match: Match) -> None:
    assert "p1 resign" not in match.moves


CASE = GameCase(
    game=GAME,
    rulebook=Rulebook("top_secret.md", "SE", range(1, 11), clauses, vectors.vectors, vectors.vector_ids),
    short=SHORT,
    lively=(2, SHORT),
    tables=TABLES,
    stories=[
        (2, SHORT),
        (2, {**SHORT, "resigning": True}),
        (3, {**SHORT, "resigning": True}),
        (4, {**SHORT, "resigning": True}),
        (3, {**SHORT, "bonus_shared": True, "must_use_all": True}),
        (4, {**SHORT, "bomb_kills_carrier": False, "resigning": True}),
    ],
    trials=[Trials(GAME, SHORT)],
    table_trials=[Trials(GAME, matches=2)],
    leaks=[
        Leak(leaks.ContentOfTheCarriedCase, "imagined_worlds_look_true", 2, DUELS),
        Leak(leaks.ContentInTheEvent, "events_tell_no_secret", 2, DUELS),
        Leak(leaks.CardToldBeforeTheOther, "sealed_choices_stay_sealed", 2, DUELS),
        Leak(leaks.PlanToldToAll, "sealed_choices_stay_sealed", 2, DUELS),
        Leak(leaks.ProgressOfThePlan, "imagined_worlds_look_true", 2, DUELS),
        Leak(leaks.CasesInOrderOfWorth, "imagined_worlds_look_true", 2, DUELS),
        Leak(leaks.AbsentHidesWhatIsMissing, "absence_tells_no_secret", 2, DUELS),
    ],
    playthroughs={
        "two": Playthrough(2, SHORT, 14),
        "three-options": Playthrough(3, {**SHORT, "must_use_all": True, "bonus_shared": True}, 1),
        "four-resigning": Playthrough(4, {"resigning": True}, 5),
        "two-greedy": Playthrough(2, {}, 16, bot="greedy"),  # at random hardly anything is ever delivered
        "three-greedy": Playthrough(3, {"resigning": True}, 17, bot="greedy"),
        "four-greedy": Playthrough(4, {"bomb_kills_carrier": False}, 28, bot="greedy"),
    },
    rare_events=frozenset({"lost-with-case"}),
    impossible=IMPOSSIBLE,
    endings={"two": partial(last_rounds, 2), "four": partial(last_rounds, 4)},
    check_bots=check_bots,
    rare_sentences=frozenset({"ask-bomb"}),
    rash=("resign",),
    reopened=frozenset({"waiting", "duel"}),
    clauses={
        "test_it_keeps_the_laws_with_every_number_of_players": ("SE-9.1", "SE-10.1"),
        "test_it_keeps_the_laws_at_its_tables": (
            *("SE-11 must_use_all", "SE-11 bonus_shared", "SE-11 bomb_kills_carrier"),
        ),
        "test_a_leak_is_found": ("SE-9.1", "SE-3.6", "SE-6.4"),
        "test_a_match_goes_as_it_went_before": ("SE-10.1",),
        "test_an_impossible_position_is_refused_with_the_reason": ("SE-3.1",),
    },
)
