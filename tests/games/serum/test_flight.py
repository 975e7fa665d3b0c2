"""From the first flag to the end (TS-15 to TS-18)."""

from __future__ import annotations

from itertools import chain

import pytest

from filature.kernel.match import Match
from filature.kernel.state import CHANCE, WATCHER
from filature.language import Speaker
from tests import playing
from tests.clauses import clause
from tests.games.serum.scenes import RIGHT_FILE, outcome
from tests.games.serum.table import (
    BLACK,
    BLUE,
    COLOURS,
    GREEN,
    LILAC,
    RED,
    YELLOW,
    events,
    everybody,
    facts,
    fleeing,
    fly,
    gather,
    lay,
    placed,
    read_flags,
    refused,
    see,
    sights,
    table_under,
    wire,
)

PURSUERS = (YELLOW, GREEN, BLACK, LILAC, BLUE)


def declared(*seats: int, informants: str = "", bugs: str = "") -> Match:
    """A turn is over, some seats have declared, and the last dial of the next turn is in."""
    match = placed("", informants, bugs)
    for seat in seats:
        match.perform(seat, "declare")
    return read_flags(match)


@clause("TS-15.1", "TS-19.18", "TS-19.25", "A-28", "DP-6")
def test_flags_are_secret_until_they_are_read_together_at_the_last_dial() -> None:
    match = placed("")
    match.perform(RED, "declare")
    assert [see(match, seat).flag for seat in (RED, YELLOW, WATCHER)] == [True, False, False]
    assert (facts(match, RED, "flag-up"), facts(match, YELLOW, "flag-up")) == ([{}], [])
    everybody(match, "no bug")
    for seat in range(5):
        match.perform(seat, "dial H2")
        assert (see(match).declared, see(match).fugitive) == ([], -1)
    match.perform(BLUE, "dial H3")
    assert facts(match, WATCHER, "declared") == [{"players": ["p1"]}]
    assert len(events(match, WATCHER, "dials-back")) == 1
    assert len(events(match, WATCHER, "dials")) == 1  # those of the turn before
    assert (see(match).declared, see(match).fugitive, match.state.turn()) == ([RED], RED, (RED,))
    assert see(match, RED).flag is False


@clause("TS-15.1", "TS-5.3")
@pytest.mark.parametrize("trigger", ["declare", "complete"])
def test_whoever_finishes_with_the_last_action_of_a_turn_is_in_time(trigger: str) -> None:
    names = ("yellow-suitcase", "green-locker", "black-suitcase", "lilac-briefcase", "blue-briefcase")
    almost = sights(1, "p6", "red-briefcase", *names[:4], "lilac-locker", "G1", "G2", "G3", "G4")
    first = sights(1, "p1", *names, "lilac-locker", "G1", "G2", "G3", "G4", "G5")
    seen = {"red": first, "blue": almost}
    match = placed("blue:G5", hands={"blue": ["G5"]}, seen=seen, informants="blue:H6", flight_trigger=trigger)
    match.perform(RED, "declare")  # red was complete before
    assert see(match, BLUE).file_complete is False
    match.perform(BLUE, "spend G5")
    assert see(match, BLUE).file_complete is True
    match.perform(BLUE, "declare")
    read_flags(match)
    assert see(match).sums == {"p1": 0, "p6": 11}
    assert see(match).fugitive == BLUE


@clause("TS-5.3", "TS-15.1")
def test_when_no_flag_is_up_the_turn_goes_on_and_nothing_is_said() -> None:
    match = placed("")
    assert (see(match).phase, see(match).turn) == ("BUG", 1)
    heard = len(events(match, WATCHER))
    read_flags(match)
    assert (see(match).phase, see(match).fugitive) == ("INFORMANT", -1)
    assert {event.kind for event in events(match, WATCHER)[heard:]} == {"ready", "no-bugs"}


@clause("TS-15.1", "DP-6")
def test_a_flag_is_set_and_taken_back_in_every_phase_by_those_who_are_not_asked_too() -> None:
    match = placed("red:H5 blue:H4")
    phases = []
    for text in ("stop", "stop", *["no bug"] * 6, *["dial B2"] * 6, *["leave"] * 6):
        phases.append(see(match).phase)
        for seat in range(6):
            waiting = match.state.turn()
            match.perform(seat, "declare")
            assert ("declare" in match.legal(seat), "withdraw" in match.legal(seat)) == (False, True)
            match.perform(seat, "withdraw")
            assert match.state.turn() == waiting
        match.perform(match.state.turn()[0], text)
    assert list(dict.fromkeys(phases)) == ["ACT", "BUG", "DIAL", "INFORMANT"]


@clause("TS-15.1", "TS-19.25")
@pytest.mark.parametrize("phase", ["ACT", "BUG", "DIAL", "INFORMANT"])
def test_nobody_else_can_tell_whether_a_flag_is_up(phase: str) -> None:
    """The twins: the same moment with and without it."""
    match = placed("red:H5 blue:H4")
    while see(match).phase != phase:
        match.perform(match.state.turn()[0], {"ACT": "stop", "BUG": "no bug", "DIAL": "dial H2"}[see(match).phase])
    twin = match.copy()
    twin.perform(GREEN, "declare")
    for seat in (*range(6), WATCHER):
        same = (wire(twin, seat), twin.state.turn()) == (wire(match, seat), match.state.turn())
        assert same == (seat != GREEN)
        if seat not in (GREEN, WATCHER):
            assert twin.legal(seat) == match.legal(seat)


@clause("TS-15.9", "TS-19.24", "A-40")
def test_whoever_cannot_be_complete_is_warned_by_the_own_sheet_alone_and_may_declare_all_the_same() -> None:
    names = ("yellow-suitcase", "green-locker", "black-suitcase", "lilac-briefcase", "blue-briefcase")
    full = sights(1, "p1", *names, "lilac-locker", "G1", "G2", "G3", "G4", "G5")
    for lacking, complete in (("", True), ("G5", False)):
        match = placed("", seen={"red": {place: line for place, line in full.items() if place != lacking}})
        assert [see(match, seat).file_complete for seat in (RED, BLUE, WATCHER)] == [complete, False, False]
        drafted = [sentence.message for sentence in match.game.help.draft(see(match, RED), ["declare"])]
        assert drafted == ["draft-declare"] + ["warn-declare"] * (not complete)
        match.perform(RED, "declare")
        assert see(read_flags(match)).fugitive == RED


@clause("TS-6.12", "TS-16.1", "TS-5.2", "A-45")
@pytest.mark.parametrize("flight", [False, True])
def test_a_dial_may_be_taken_back_until_the_last_one_is_in(flight: bool) -> None:
    match = fleeing() if flight else lay("DIAL")
    refused(match, RED, "undial", "You have not dialled yet")
    for seat in range(5):
        match.perform(seat, "dial B2")
    match.perform(GREEN, "undial")
    assert (match.state.turn(), see(match, GREEN).choice) == ((GREEN, BLUE), [])
    for seat in (RED, GREEN, WATCHER):
        assert facts(match, seat, "unready") == [{"player": "p3"}]
    match.perform(GREEN, "dial V1")
    match.perform(BLUE, "dial V2")
    refused(match, GREEN, "undial", "not dialled yet" if flight else "until the last one is in")
    if not flight:
        everybody(match, "leave")
        refused(match, GREEN, "undial", "until the last one is in")
    assert facts(match, WATCHER, "dials")[0]["dials"]["p3"] == "V1"


@clause("TS-15.2", "A-40")
def test_anybody_may_declare_whatever_he_knows_even_from_beside_the_board() -> None:
    for seat in range(6):
        match = declared(seat)
        assert see(match).table[seat].agent is None
        assert see(match).fugitive == seat


@clause("TS-15.3", "A-29")
def test_the_highest_sum_of_digits_flees_and_missing_pieces_count_nothing() -> None:
    match = declared(RED, BLUE, informants="red:H2", bugs="red:G1")
    assert facts(match, WATCHER, "sums") == [{"sums": {"p1": 3, "p6": 0}}]
    assert see(match).fugitive == RED


@clause("TS-15.4", "TS-19.18")
def test_a_tie_is_broken_by_lot_among_the_tied() -> None:
    match = declared(RED, GREEN, BLUE, informants="red:H2 green:F1 blue:H2")
    assert list(match.state.chances()) == [(RED, 1), (BLUE, 1)]
    refused(match, CHANCE, "lot p3", "one of: lot p1, lot p6")
    match.perform(CHANCE, "lot p6")
    assert facts(match, WATCHER, "lot") == [{"player": "p6"}]
    assert see(match).fugitive == BLUE


@clause("TS-15.5", "A-35")
def test_beaten_declarers_are_pursuers_and_no_flag_is_read_again() -> None:
    match = declared(RED, GREEN, informants="red:H6")
    match.perform(RED, RIGHT_FILE)
    for _ in range(3):
        fly(match, "green:VM1")
        assert see(match).phase == "FLIGHT"
    assert outcome(fly(match, "red:VM1 green:VM1 black:VM1"))[1] == PURSUERS


@clause("TS-15.6", "TS-19.19", "TS-19.20", "A-44")
def test_any_of_the_18_containers_may_be_emptied_unseen() -> None:
    match = lay("FILE", declared=["p1"], fugitive="p1", turns=3)
    parts = ("suitcase", "briefcase", "locker")
    assert match.legal(RED) == [f"take {colour}-{part}" for colour in COLOURS for part in parts]
    match.perform(RED, "take green-suitcase")
    assert facts(match, WATCHER, "took") == [{"player": "p1", "container": "green-suitcase"}]
    for seat in range(6):
        assert see(match, seat).taken == "green-suitcase"
        assert "green-suitcase" not in [entry.place for entry in see(match, seat).sheet if seat != GREEN]


@clause("TS-15.7", "TS-19.21", "A-30", "DP-7")
def test_the_file_is_sealed_until_the_end() -> None:
    match = lay("FILE", declared=["p1"], fugitive="p1", turns=3)
    match.perform(RED, RIGHT_FILE)
    filed = {"p2": "Maury", "p3": "Werner", "p4": "Callisto", "p5": "Bura", "p6": "Pierre"}
    assert facts(match, RED, "file") == [{"file": filed}]
    assert not events(match, YELLOW, "file")
    assert [see(match, seat).file for seat in (RED, YELLOW, WATCHER)] == [filed, {}, {}]
    fly(match, "red:F1")
    assert [see(match, seat).file for seat in (RED, YELLOW, WATCHER)] == [filed] * 3


@clause("TS-15.8", "TS-16.4", "A-34")
def test_in_the_flight_nothing_can_be_done_but_dial() -> None:
    match = fleeing("red:H5 yellow:V1")
    for seat in range(6):
        assert len(match.legal(seat)) == 36
        for text in ("search lilac-suitcase", "draw", "bug H1", "informant H1", "declare"):
            refused(match, seat, text)


@clause("TS-16.1", "TS-16.5", "TS-19.22", "A-31", "DP-8")
def test_flight_dials_are_secret_until_all_are_in_and_the_start_never_counts() -> None:
    match = fleeing("red:F1 yellow:F1 green:F1")
    match.perform(RED, "dial VM2")
    assert see(match, RED).choice == ["dial VM2"]
    assert see(match, YELLOW).choice == []
    assert (see(match).table[RED].agent, see(match).solos, match.over) == ("F1", 0, False)
    everybody(match, "dial VM1")
    assert facts(match, WATCHER, "dials")[0]["dials"]["p1"] == "VM2"
    assert (see(match).table[RED].agent, see(match).solos) == ("VM2", 1)


@clause("TS-16.2", "TS-16.3", "A-33")
def test_staying_is_allowed_and_who_is_beside_the_board_counts_for_nobody() -> None:
    match = fly(fleeing(), "red:VM1 yellow:VM1 green:H1")
    assert not match.over
    fly(match, "yellow:VM1 green:VM1")  # the fugitive hides
    assert (see(match).solos, match.over, see(match).table[RED].agent) == (0, False, None)
    fly(match, "red:VM1 yellow:VM1")
    assert see(match).table[YELLOW].agent == "VM1"


@clause("TS-16.6", "TS-16.7", "TS-19.23", "A-32")
def test_five_solos_anywhere_are_an_escape_and_their_number_is_public() -> None:
    match = fleeing()
    for solos in range(1, 6):
        assert not match.over
        fly(match, "red:VM1")
        assert [see(match, seat).solos for seat in (RED, BLUE, WATCHER)] == [solos] * 3
        assert see(match).flight_turn == solos
    assert outcome(match) == ("escaped", (RED,))


@clause("TS-16.8", "A-38")
def test_there_is_no_talk_in_the_flight() -> None:
    for chat, open_ in ((False, False), (True, True)):
        assert see(placed("", chat=chat)).chat is open_
        assert see(fleeing(chat=chat)).chat is False


@clause("TS-16.8", "TS-15.8")
def test_pursuers_cannot_agree_on_anything_while_the_fugitive_files() -> None:
    match = declared(RED)
    assert see(match).phase == "FILE"
    assert [match.game.channels(match.state, seat) for seat in range(6)] == [[]] * 6


@clause("TS-16.8", "TS-22 chat")
@pytest.mark.parametrize("chat", [False, True])
@pytest.mark.parametrize("seed", range(4))
def test_the_view_says_that_players_may_talk_exactly_when_a_channel_is_open(chat: bool, seed: int) -> None:
    match, phases = gather(3, seed, chat=chat, turn_limit=8, flight_turn_limit=4), set()
    for moment in chain(playing.moments(match, seed), [match]):
        phases.add(see(moment).phase)
        for seat in range(3):
            assert bool(match.game.channels(moment.state, seat)) == see(moment, seat).chat
    assert {"HIDE", "FILE", "FLIGHT", "OVER"} <= phases


@clause("TS-17.1", "TS-17.2", "TS-17.3")
@pytest.mark.parametrize(
    ("taken", "swap", "ending"),
    [
        ("lilac-locker", False, "escaped"),
        ("lilac-locker", True, "wrong-file"),
        ("red-locker", False, "wrong-file"),
        ("lilac-suitcase", False, "wrong-file"),
    ],
)
def test_card_and_names_are_checked_after_an_escape(taken: str, swap: bool, ending: str) -> None:
    names = ["Werner", "Maury"] if swap else ["Maury", "Werner"]
    file = {"p2": names[0], "p3": names[1], "p4": "Callisto", "p5": "Bura", "p6": "Pierre"}
    match = fly(fleeing(taken=taken, file=file), "red:F1")
    assert outcome(match) == (ending, (RED,) if ending == "escaped" else ())


@clause("TS-17.3")
def test_a_blank_line_is_a_wrong_line() -> None:
    file = {"p2": "Maury", "p3": "Werner", "p4": "Callisto", "p5": "Bura", "p6": "?"}
    assert outcome(fly(fleeing(file=file), "red:F1")) == ("wrong-file", ())


@clause("TS-17.4", "A-37")
def test_pursuers_win_wherever_they_stand_and_the_file_does_not_matter() -> None:
    right, wrong = (fly(fleeing(taken=taken), "red:VM1 green:VM1 blue:VM1") for taken in ("lilac-locker", "red-locker"))
    assert outcome(right) == outcome(wrong) == ("captured", PURSUERS)


@clause("TS-17.5", "TS-18.1", "A-39")
def test_the_investigation_ends_with_turn_200_and_that_is_announced_from_turn_190() -> None:
    assert not events(placed("", turn=188), WATCHER, "limit-near")
    assert facts(placed("", turn=189), WATCHER, "limit-near") == [{"last": 200, "left": 10}]
    match = placed("", turn=200)
    assert not match.over
    assert outcome(read_flags(match)) == ("limit", ())
    last = placed("", turn=200)
    last.perform(RED, "declare")
    assert see(read_flags(last)).fugitive == RED


@clause("TS-17.2", "TS-17.4", "TS-18.2", "A-46")
def test_an_indirect_victory_is_named_so_and_worth_less_than_an_escape() -> None:
    endings = {
        "escaped": (fly(fleeing(), "red:F1"), "direct", (2, 0, 0, 0, 0, 0)),
        "captured": (fly(fleeing(), "red:VM1 green:VM1 blue:VM1"), "indirect", (0, 1, 1, 1, 1, 1)),
        "stalled": (fly(fleeing(flight_turns=39), ""), "indirect", (0, 1, 1, 1, 1, 1)),
        "wrong-file": (fly(fleeing(taken="red-locker"), "red:F1"), None, (0,) * 6),
    }
    for reason, (match, victory, points) in endings.items():
        result = match.outcome()
        assert result is not None
        assert (result.reason, result.facts.get("victory"), result.points) == (reason, victory, points)
        for language, words in (("en", "indirect victory"), ("fr", "victoire indirecte"), ("de", "indirekter Sieg")):
            said = Speaker(language, match.game).event(events(match, WATCHER, "over")[0])
            assert (words in said) == (victory == "indirect")


@clause("TS-18.2")
def test_a_flight_of_40_turns_is_a_capture() -> None:
    match = fleeing(flight_turns=38)
    fly(match, "")
    assert not match.over
    assert outcome(fly(match, "")) == ("stalled", PURSUERS)
    assert outcome(fly(fleeing(flight_turns=39), "red:F1")) == ("escaped", (RED,))


@clause("TS-17.6", "TS-19.6", "TS-19.20", "TS-19.24")
def test_at_the_end_everything_hidden_is_shown_and_there_is_no_second_flight() -> None:
    match = fly(fleeing(), "red:F1")
    assert match.state.turn() == ()
    dump = match.state.dump()
    for seat in (RED, BLUE, WATCHER):
        truth = see(match, seat).truth
        assert truth is not None
        assert truth.aside == dump["aside"]
        assert truth.cards["lilac-locker"] == "X5"
        assert len(truth.cards) == 23
        assert truth.identities["p1"] == "Cool"
    [over] = facts(match, WATCHER, "over")
    assert (over["code"], over["place"], over["card"]) == ("X5", "lilac-locker", "X5")
    assert see(fleeing()).truth is None


@clause("TS-17.2", "TS-17.4")
def test_the_endings_are_those_of_the_table_of_the_rules() -> None:
    rows = {row[0].split()[1]: row[2] for row in table_under("| Ending | Condition |")}
    assert "fugitive wins" in rows["E1"]
    assert "nobody wins" in rows["E2"]
    assert "all** pursuers" in rows["E3"]
    assert "nobody wins" in rows["E4"]
