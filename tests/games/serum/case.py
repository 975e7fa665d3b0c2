"""Agents Secrets for the shared suites."""

from __future__ import annotations

import re
from functools import partial

from filature.bots.serum.belief import InvestigationBelief
from filature.games.serum import GAME
from filature.kernel.dice import FairDice
from filature.kernel.match import Match
from filature.testing import Law
from filature.testing.telling import events_tell_no_secret, sealed_choices_stay_sealed
from filature.testing.twins import absence_tells_no_secret, imagined_worlds_look_true
from tests.games.case import GameCase, Leak, Options, Playthrough, Table, Trials
from tests.games.rulebook import Rulebook
from tests.games.serum import leaks, vectors
from tests.games.serum.impossible import IMPOSSIBLE
from tests.leaky import Leaky

LONG = {"flight_trigger": "automatic", "turn_limit": 4, "flight_turn_limit": 2}
"""Random players declare in their first turns; with this setting they investigate."""
INVESTIGATING = {"flight_trigger": "automatic", "turn_limit": 8, "flight_turn_limit": 2}
TABLES: list[Table] = [
    (3, {**LONG, "locker_layout": "fixed", "unused_deal": "mixed", "phase5": "sealed"}),
    (3, {"unused_deal": "mixed", "agent_start": "own_hotel", "dial_guard": "block", "stay_counts": False}),
    (4, {**LONG, "phase5": "sealed", "dial_guard": "off", "own_informant_counts": False, "assist": 0}),
    (4, {**LONG, "bug_limits_search": True, "agent_start": "own_hotel", "assist": 2, "decision_seconds": 60}),
    (5, {**LONG, "locker_layout": "fixed", "dial_guard": "block", "chat": False}),
    (3, {"flight_trigger": "complete", "turn_limit": 3}),
]
GOLDEN = {"flight_trigger": "automatic", "flight_turn_limit": 4}


def clauses(text: str) -> list[str]:
    """The tables have a clause, a decision point or a decision in every row; the settings are in section 22."""
    rows = re.findall(r"^\| ((?:TS-\d+\.|DP-|A-)\d+)\b", text, re.MULTILINE)
    settings = re.findall(r"`(\w+)` [\w/]+", text[text.index("## TS-22") : text.index("## TS-23")])
    return [*rows, "TS-22", *(f"TS-22 {setting}" for setting in settings)]


def leak(kind: type[Leaky], law: Law, options: Options) -> Leak:
    return Leak(kind, law.__name__, 4, Trials(GAME, options, matches=4, laws=[law]))


def inner_belief(belief: InvestigationBelief) -> object:
    habits = belief.habits
    return habits.shares, habits.fits, belief.flights, belief.meetings


CASE = GameCase(
    game=GAME,
    rulebook=Rulebook("serum.md", "TS", range(20), clauses, vectors.vectors, vectors.vector_ids),
    short={"turn_limit": 3, "flight_turn_limit": 3},
    lively=(3, {"turn_limit": 5, "flight_turn_limit": 3}),
    tables=TABLES,
    stories=[
        (3, {}),
        (4, {"unused_deal": "mixed"}),
        (4, {"flight_trigger": "automatic"}),
        (4, {"flight_trigger": "complete"}),
        (5, {"phase5": "sealed", "own_informant_counts": False}),
        (4, {"locker_layout": "fixed", "unused_deal": "mixed", "dial_guard": "block"}),
        (6, {"agent_start": "own_hotel", "stay_counts": False, "bug_limits_search": True}),
        (4, {"turn_limit": 4, "flight_turn_limit": 3}),
    ],
    trials=[Trials(GAME, {"turn_limit": 200, "flight_turn_limit": 2}), Trials(GAME, LONG, seed=3)],
    table_trials=[Trials(GAME)],
    leaks=[
        leak(leaks.AsideInTheView, imagined_worlds_look_true, INVESTIGATING),
        leak(leaks.FileInTheView, imagined_worlds_look_true, {"turn_limit": 200, "flight_turn_limit": 3}),
        leak(leaks.AbsentHidesByTheCards, absence_tells_no_secret, INVESTIGATING),
        leak(leaks.CardToldToAll, events_tell_no_secret, INVESTIGATING),
        leak(leaks.DrawnCardToldToTheNeighbour, events_tell_no_secret, {**INVESTIGATING, "dial_guard": "block"}),
        leak(leaks.WhoIsWhoInTheOrder, events_tell_no_secret, {"locker_layout": "fixed"}),
        leak(leaks.DialInTheReadySign, sealed_choices_stay_sealed, INVESTIGATING),
    ],
    playthroughs={
        "three": Playthrough(3, {}, 28),
        "four": Playthrough(4, {"flight_turn_limit": 6}, 31),
        "five-sealed-mixed": Playthrough(
            5, {**GOLDEN, "phase5": "sealed", "unused_deal": "mixed", "turn_limit": 12}, 0
        ),
        "three-blocked": Playthrough(
            3, {**GOLDEN, "turn_limit": 10, "agent_start": "own_hotel", "dial_guard": "block"}, 10
        ),
        "six": Playthrough(6, {**GOLDEN, "turn_limit": 8, "locker_layout": "fixed"}, 39),
    },
    rare_events=frozenset({"reshuffled", "no-card", "no-bugs", "no-informants", "last-dials"}),
    rare_sentences=frozenset({"idle-bug", "idle-no-card"}),
    impossible=IMPOSSIBLE,
    endings={"three": partial(Match, GAME, 3, {}, dice=FairDice(b"personalities"))},
    rash=("declare", "withdraw"),
    reopened=frozenset({"waiting"}),
    inner_belief=inner_belief,
    clauses={
        "test_it_keeps_the_laws_with_every_number_of_players": ("TS-5.2", "TS-19.24", "TS-10.1", "TS-12.2"),
        "test_it_keeps_the_laws_at_its_tables": ("TS-22",),
        "test_a_leak_is_found": ("TS-19.4", "TS-19.6", "TS-19.9", "TS-19.14", "TS-19.21"),
    },
)
