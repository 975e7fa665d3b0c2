"""The game of two companies for the shared suites.

The costly laws look at the beginning of a match and at its last leg, vote and end; the others at whole matches.
"""

from __future__ import annotations

import re
from functools import cache, partial
from typing import Any

import msgspec
from librt.random import Random

from filature.games.double_agents import GAME
from filature.games.double_agents import Game as DoubleAgentsGame
from filature.kernel.game import Choices
from filature.kernel.match import Match
from filature.testing import LAWS
from tests.games.case import SECRET_LAWS, GameCase, Leak, Playthrough, Table, Trials
from tests.games.double_agents import leaks, vectors
from tests.games.double_agents.impossible import IMPOSSIBLE
from tests.games.double_agents.table import gather, see, true_state
from tests.games.rulebook import Rulebook

CUSTOM = [5, 5, 5, 2, 2, 2] * 4
TABLES: list[Table] = [
    (6, {"mission_values": "flat", "dead_drop": True, "mates_see_destinations": False, "ballots": "secret"}),
    (6, {"mission_values": "low", "reshuffle": "on_empty", "full_log": False, "post_game_replay": False}),
    (7, {"team_assignment": "chosen", "discussion_seconds": 60, "hush_seconds": 0, "mission_values": CUSTOM}),
    (6, {"defector_mode": "copy", "negative_totals": False, "absent_can_win": False, "vote_seconds": 30}),
    (9, {"full_log": False, "ballots": "secret", "post_game_replay": False, "reshuffle": "on_empty"}),
    (8, {}),
]
STILL_CHOOSING = 3
QUICK = {
    *("moves_are_listed", "chances_are_sound", "matches_end", "legal_moves_are_accepted", "samples_are_legal"),
    *("absence_is_provided_for", "events_are_plain", "records_round_trip"),
}
WHOLE = Trials(GAME, laws=[law for law in LAWS if law.__name__ in QUICK])
OPENING_LAWS = [law for law in LAWS if law.__name__ != "matches_end"]


class LastLeg(DoubleAgentsGame):
    """The same game, from the end of the last leg on: a few have still to lock, then comes the vote."""

    phase = "LEG"

    def start(self, seats: int, options: Choices = None) -> Any:
        return self.load(msgspec.json.decode(near_the_end(self.phase, seats, msgspec.json.encode(options or {}))))


class LastVotes(LastLeg):
    """The same game, when a few have still to vote."""

    phase = "VOTE"


@cache
def near_the_end(phase: str, seats: int, options: bytes) -> bytes:
    state, dice = GAME.start(seats, msgspec.json.decode(options)), Random(seats)
    last = {"LEG": (5, 2), "VOTE": (6, 0)}[phase]
    while (state.rounds, state.leg) != last or len(state.turn()) > STILL_CHOOSING:
        seat = state.turn()[0]
        state.play(seat, state.sample(seat, dice))
    return msgspec.json.encode(state.dump())


def clauses(text: str) -> list[str]:
    """Clauses within clauses, the rows of the tables of information and options, the decisions on open questions."""
    within = re.findall(r"\*\*(DA-\d+\.\d+\.\d+)\b", text)
    options = re.findall(r"^\| `(\w+)` \|", text[text.index("## DA-13") : text.index("## DA-14")], re.MULTILINE)
    rows = re.findall(r"^\| ([IQ]\d+) \|", text, re.MULTILINE)
    return [*within, *rows, *(f"DA-13 {option}" for option in options)]


def check_bots(match: Match) -> None:
    """No loyal member plays a sabotage without need."""
    replay = see(match).replay
    assert replay is not None
    for seat in range(match.seats):
        if not true_state(match).doubles >> seat & 1:
            rounds = [played[f"p{seat + 1}"] for played in replay]
            assert not any(r["first"] == "sabotage" or (r["second"] == "sabotage" != r["third"]) for r in rounds)


LAST_LEG = Trials(LastLeg(), matches=2, laws=SECRET_LAWS)
CASE = GameCase(
    game=GAME,
    rulebook=Rulebook("double_agents.md", "DA", range(1, 19), clauses, vectors.vectors, vectors.vector_ids),
    short={},
    lively=(6, {"dead_drop": True}),
    tables=TABLES,
    stories=[
        (6, {"reshuffle": "on_empty", "mates_see_destinations": True}),
        (7, {"full_log": False, "post_game_replay": False, "ballots": "secret"}),
        (8, {}),
        (9, {"team_assignment": "chosen", "discussion_seconds": 60}),
        (10, {"full_log": False}),
        (11, {"dead_drop": True, "mission_values": "low"}),
        (12, {"post_game_replay": False}),
    ],
    trials=[Trials(LastLeg(), steps=STILL_CHOOSING * 4, laws=OPENING_LAWS), Trials(LastVotes()), WHOLE],
    table_trials=[WHOLE, Trials(LastLeg())],
    leaks=[
        Leak(leaks.RoleInTheView, "imagined_worlds_look_true", 6, LAST_LEG),
        Leak(leaks.DraftShows, "imagined_worlds_look_true", 6, LAST_LEG),
        Leak(leaks.BallotInTheCount, "imagined_worlds_look_true", 6, LAST_LEG),
        Leak(leaks.ChoiceToldToAll, "sealed_choices_stay_sealed", 6, LAST_LEG),
        Leak(leaks.CardInTheLock, "sealed_choices_stay_sealed", 6, LAST_LEG),
        Leak(leaks.DestinationInTheLock, "sealed_choices_stay_sealed", 6, LAST_LEG),
        Leak(leaks.CardToldToMates, "events_tell_no_secret", 6, LAST_LEG),
        Leak(leaks.ThirdCards, "imagined_worlds_look_true", 6, LAST_LEG),
        Leak(leaks.HandToldToTheNeighbour, "events_tell_no_secret", 6, Trials(GAME, steps=45, laws=SECRET_LAWS)),
    ],
    playthroughs={
        "six": Playthrough(6, {}, 0),
        "seven-limited-talk": Playthrough(
            7, {"discussion_seconds": 60, "mates_see_destinations": True, "ballots": "secret"}, 0
        ),
        "eight-chosen": Playthrough(
            8, {"team_assignment": "chosen", "defector_mode": "copy", "post_game_replay": False}, 2
        ),
    },
    impossible=IMPOSSIBLE,
    endings={"six": partial(gather, 6, 2), "seven": partial(gather, 7, 2)},
    check_bots=check_bots,
    reopened=frozenset({"waiting", "companies", "locked", "channels", "draft", "voted", "ballot", "out_of_time"}),
    clauses={
        "test_it_keeps_the_laws_with_every_number_of_players": (
            *("DA-3.1", "DA-4.1", "DA-5.2.2", "DA-9.6", "DA-12.1", "DA-12.2", "DA-18.8"),
        ),
        "test_it_keeps_the_laws_at_its_tables": ("DA-13.2", "DA-13.1"),
        "test_a_leak_is_found": ("DA-12.2", "DA-18.8", "DA-12.4", "DA-5.2.2", "I6"),
        "test_a_match_goes_as_it_went_before": ("DA-18.1", "DA-18.2"),
        "test_options_are_public_and_stay_as_they_are": ("DA-13.2", "I1"),
    },
)
