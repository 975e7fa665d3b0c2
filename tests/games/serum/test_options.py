"""Every setting of TS-22 does what it says, and what is no setting is refused."""

from __future__ import annotations

import re
from typing import Any

import pytest

from filature.games.serum import GAME
from filature.kernel.errors import BadOption
from filature.kernel.game import Timer
from filature.kernel.match import Match
from filature.kernel.state import CHANCE, WATCHER
from tests.clauses import clause
from tests.games.serum.scenes import outcome
from tests.games.serum.table import (
    BLUE,
    COLOURS,
    GREEN,
    PARTS,
    RED,
    RULES,
    YELLOW,
    asked,
    everybody,
    facts,
    fleeing,
    fly,
    gather,
    in_phase,
    lay,
    placed,
    read_flags,
    refused,
    see,
    sheet,
    sights,
)
from tests.playing import play_out


def settings() -> dict[str, str]:
    """The names and defaults of TS-22, as they stand on the page."""
    section = RULES[RULES.index("## TS-22") : RULES.index("## TS-23")]
    return {name: default.rstrip(",") for name, default in re.findall(r"`(\w+)` ([\w/]+)", section)}


@clause("TS-22")
def test_the_settings_and_their_defaults_are_those_of_the_rules() -> None:
    start = GAME.start(3).dump()["options"]
    plain = {key: str(value).lower() if isinstance(value, bool) else str(value) for key, value in start.items()}
    assert plain == settings()


@clause("TS-22 locker_layout", "A-5")
def test_fixed_lockers_leave_six_ways_and_one_station_for_each_colour() -> None:
    match = play_out(gather(4, 2, locker_layout="fixed"), until=in_phase("HIDE"))
    for seat, station in enumerate(("B1", "F1", "B1", "F1")):
        assert len(match.legal(seat)) == 6
        assert all(f"{station}=" in move for move in match.legal(seat))
    refused(match, RED, "hide suitcase=identity briefcase=formula F1=toothbrush", "your locker at B1; as in hide")
    play_out(match, until=in_phase("BUG"))
    assert list(see(match).lockers.values()) == ["B1", "F1", "B1", "F1", "B1", "F1"]


@clause("TS-22 unused_deal", "A-6")
def test_mixed_cards_of_unused_colours_lie_in_any_mixture() -> None:
    mixtures = set()
    for seed in range(12):
        match = play_out(gather(3, seed, unused_deal="mixed"), seed, until=in_phase("BUG"))
        colours = match.state.dump()["colours"]
        cards = [colours[colour][part] for colour in COLOURS[3:] for part in PARTS]
        assert cards.count("toothbrush") == 3
        assert len(set(cards)) == 7
        mixtures.add(tuple(sorted(colours["blue"][part][0] for part in PARTS)))
    assert len(mixtures) > 3


@clause("TS-22 agent_start", "A-9")
def test_agents_may_start_at_home_and_must_then_leave() -> None:
    match = play_out(gather(3, 1, agent_start="own_hotel"), until=in_phase("BUG"))
    assert [player.agent for player in see(match).table] == ["H1", "H2", "H3"]
    everybody(match, "no bug")
    for seat in range(3):
        match.perform(seat, f"dial H{seat + 1}")
    everybody(match, "leave")
    assert [player.agent for player in see(match).table] == [None, None, None]


@clause("TS-22 phase5", "A-10")
def test_sealed_acts_are_chosen_together_and_done_in_order() -> None:
    match = placed("red:V1 yellow:H5 green:G2", turn=2, phase5="sealed", hands={"green": ["G2"]})
    assert match.state.turn() == (RED, YELLOW, GREEN)
    match.perform(RED, "draw")
    match.perform(GREEN, "spend G2")
    match.perform(YELLOW, "search briefcase")
    assert not sheet(match, YELLOW)
    match.perform(YELLOW, "search suitcase")
    assert match.state.turn() == (CHANCE,)
    assert sheet(match, YELLOW) == {"lilac-briefcase": "Bura", "lilac-suitcase": "toothbrush"}
    assert sheet(match, GREEN) == {"G2": "X1"}
    match.settle()
    assert (see(match).phase, see(match).turn) == ("BUG", 2)
    order = [e.kind for e in match.events if e.kind in ("searched", "read", "draws")]
    assert order == ["searched", "searched", "read", "draws"]


@clause("TS-22 phase5", "TS-10.4")
def test_with_sealed_acts_the_second_may_find_the_pile_empty() -> None:
    cards = [f"G{kind}" for kind in range(1, 6) for _ in range(6)]
    match = placed("red:V1 blue:V2", phase5="sealed", hands={"yellow": cards[1:]}, pile=["G1"])
    everybody(match, "draw")
    match.settle()
    assert facts(match, WATCHER, "no-card") == [{"player": "p6"}]
    assert [player.moles for player in see(match).table] == [1, 29, 0, 0, 0, 0]


@clause("TS-22 dial_guard", "TS-6.8", "A-14")
def test_the_dial_guard_warns_blocks_or_keeps_silent() -> None:
    for guard, warnings in (("warn", 1), ("off", 0)):
        match = lay("DIAL", 3, {"p1": {"agent": "H3"}}, dial_guard=guard)
        for square in ("VM6", "V3", "H3"):
            drafted = GAME.help.draft(see(match, RED), [f"dial {square}"])
            assert [s.message for s in drafted].count("warn-dial") == warnings
        assert len(GAME.help.draft(see(match, RED), ["dial H4"])) == 1
    match = lay("DIAL", 3, {"p1": {"agent": "H3"}}, dial_guard="block")
    assert len(asked(match, RED)) == 14
    refused(match, RED, "dial H3", "H3 is not a square for you now.* valid are B1, F1")
    assert match.state.write(RED, match.state.absent(RED)) == "late"
    assert len(fleeing(dial_guard="block").legal(RED)) == 8


@clause("TS-22 own_informant_counts", "A-17")
@pytest.mark.parametrize(("counts", "looks"), [(True, 1), (False, 2)])
def test_the_own_informant_counts_or_not(counts: bool, looks: int) -> None:
    match = placed("red:B1", informants="red:B1", own_informant_counts=counts)
    match.perform(RED, "search lilac")
    assert (see(match).phase == "ACT") == (looks == 2)


@clause("TS-22 bug_limits_search", "A-18")
@pytest.mark.parametrize(("limits", "phase"), [(False, "ACT"), (True, "BUG")])
def test_bugs_may_limit_a_search_to_one_look(limits: bool, phase: str) -> None:
    match = placed("red:H5", bugs="blue:H5", bug_limits_search=limits)
    match.perform(RED, "search suitcase")
    assert see(match).phase == phase


@clause("TS-22 bug_limits_search", "TS-22 own_informant_counts", "TS-8.4")
def test_where_the_own_informant_does_not_count_the_own_bug_does_not_either() -> None:
    for counts, phase in ((True, "BUG"), (False, "ACT")):
        match = placed("red:H5", bugs="red:H5", bug_limits_search=True, own_informant_counts=counts)
        match.perform(RED, "search suitcase")
        assert see(match).phase == phase


NAMED = ("yellow-suitcase", "green-locker", "black-suitcase", "lilac-briefcase", "blue-briefcase")
FULL = sights(1, "p1", *NAMED, "lilac-locker", "G1", "G2", "G3", "G4", "G5")


@clause("TS-22 flight_trigger", "A-40", "TS-14.6")
def test_with_the_trigger_complete_nobody_declares_what_cannot_be_complete() -> None:
    match = placed("", flight_trigger="complete", seen={"red": FULL})
    assert ["declare" in match.legal(seat) for seat in range(6)] == [True] + [False] * 5
    refused(match, BLUE, "declare", "only a complete file may flee")
    match.perform(RED, "declare")
    read_flags(match)
    assert see(match).fugitive == RED


@clause("TS-22 flight_trigger", "TS-15.1", "TS-18.1")
def test_with_the_automatic_trigger_there_are_no_flags_and_the_last_turn_is_the_end() -> None:
    match = placed("", flight_trigger="automatic")
    assert not [move for seat in range(6) for move in match.legal(seat) if move in ("declare", "withdraw")]
    refused(match, RED, "declare", "Nobody declares at this table")
    assert outcome(placed("", turn=200, flight_trigger="automatic")) == ("limit", ())


@clause("TS-22 flight_trigger", "A-28")
def test_with_the_automatic_trigger_a_complete_file_declares_itself() -> None:
    match = placed("", flight_trigger="automatic", seen={"red": FULL})
    assert (see(match).fugitive, see(match).phase) == (RED, "FILE")
    nearly = {place: line for place, line in FULL.items() if place != "G5"}
    match = placed("", flight_trigger="automatic", seen={"red": nearly})
    assert (see(match).fugitive, see(match).phase, see(match).turn) == (-1, "BUG", 1)


@clause("TS-22 stay_counts", "A-32")
def test_staying_may_not_count_as_landing() -> None:
    for counts, solos in ((True, 2), (False, 1)):
        match = fleeing(stay_counts=counts)
        fly(fly(match, "red:VM1"), "red:VM1")
        assert see(match).solos == solos
    match = fly(fleeing("red:F1", stay_counts=False), "red:F1")
    assert not match.over
    assert outcome(fly(fly(match, "red:VM1"), "red:F1")) == ("escaped", (RED,))


@clause("TS-22 assist", "A-41")
def test_the_level_of_assistance_changes_what_is_said_and_not_what_is_known() -> None:
    told = []
    for level in (0, 1, 2):
        match = placed("", assist=level, seen={"red": sights(1, "p1", "lilac-suitcase", "lilac-briefcase")})
        told.append(len(GAME.help.known(see(match, RED))))
        assert sheet(match, RED) == {"lilac-suitcase": "toothbrush", "lilac-briefcase": "Bura"}
    assert told == [4, 5, 7]


@clause("TS-22 chat", "A-38")
def test_talk_is_for_the_investigation_only_and_can_be_forbidden() -> None:
    assert [see(match).chat for match in (lay("DIAL"), lay("DIAL", chat=False), fleeing())] == [True, False, False]


@clause("TS-22 turn_limit", "TS-22 flight_turn_limit", "A-39")
def test_the_limits_can_be_chosen() -> None:
    assert outcome(read_flags(placed("", turn=7, turn_limit=7, flight_turn_limit=2))) == ("limit", ())
    match = fleeing(turn_limit=30, flight_turn_limit=2)
    fly(fly(match, ""), "")
    assert outcome(match)[0] == "stalled"


@clause("TS-22 decision_seconds", "A-42")
def test_the_time_for_a_decision_is_for_whoever_runs_the_match() -> None:
    timed, untimed = gather(3, decision_seconds=30), gather(3)
    for match in (timed, untimed):
        play_out(match, until=in_phase("HIDE"))
    assert [(timer.seconds, timer.seats) for timer in timers(timed)] == [(30, (n,)) for n in range(3)]
    assert timers(untimed) == []


def timers(match: Match) -> list[Timer]:
    return match.game.timers(match.state)


@clause("TS-22 decision_seconds", "TS-6.12")
def test_whoever_takes_a_dial_back_gets_no_new_time() -> None:
    match = lay("DIAL", 3, decision_seconds=30)
    before = timers(match)
    match.perform(RED, "dial H2")
    assert timers(match) == before  # the same deadline, kept for whom it may concern again
    match.perform(RED, "undial")
    assert timers(match) == before


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"locker_layout": "own"}, "Option locker_layout cannot be 'own'; it takes choose, fixed"),
    ({"assist": 3}, "assist cannot be 3; it takes 1, 0, 2"),
    ({"turn_limit": 0}, "turn_limit cannot be 0; it takes 200, a whole number of turns from 1 to 999"),
    ({"flight_turn_limit": "many"}, "flight_turn_limit cannot be 'many'; it takes 40, a whole number of turns"),
    ({"chat": "part1"}, "chat cannot be 'part1'; it takes true, false"),
    ({"limits": "200/40"}, "serum has no option 'limits'; its options are locker_layout"),
    ({"own_informant_counts": "perhaps"}, "own_informant_counts cannot be 'perhaps'; it takes true, false"),
    ({"decision_seconds": -1}, "decision_seconds cannot be -1; it takes 0, a whole number of seconds up to 86400"),
    ({"lockerLayout": "fixed"}, "serum has no option 'lockerLayout'; its options are locker_layout, unused_deal"),
]


@pytest.mark.parametrize(("options", "why"), WRONG, ids=str)
def test_what_is_no_setting_is_refused_by_naming_those_that_are(options: dict[str, Any], why: str) -> None:
    with pytest.raises(BadOption, match=re.escape(why)):
        GAME.start(3, options)


def test_one_sealed_plan_is_as_long_as_another() -> None:
    match = placed("red:H5 blue:H2", phase5="sealed")
    match.perform(RED, "stop")
    assert (asked(match, RED), match.state.turn()) == (["stop"], (RED, BLUE))
    assert YELLOW not in match.state.turn()
    assert GREEN not in match.state.turn()
