"""Who sees what (TS-19): in the bytes of a view and in the events a seat hears."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from librt.random import Random

from filature.kernel.match import Match
from filature.kernel.state import CHANCE, WATCHER
from tests.clauses import clause
from tests.games.serum.table import (
    BLACK,
    BLUE,
    COLOURS,
    GREEN,
    LILAC,
    NAMES,
    RED,
    YELLOW,
    deal,
    events,
    everybody,
    facts,
    fleeing,
    fly,
    gather,
    lay,
    placed,
    read_flags,
    see,
    sheet,
    sights,
    table_under,
    wire,
)
from tests.playing import play_out


def changed(one: Match, other: Match, seats: tuple[int, ...]) -> list[int]:
    """The seats that can tell two matches apart."""
    return [seat for seat in seats if wire(one, seat) != wire(other, seat)]


EVERYBODY = (RED, YELLOW, GREEN, BLACK, LILAC, BLUE, WATCHER)


def other_deal(*swapped: str) -> dict[str, Any]:
    """Deal D with the cards of two containers of one colour exchanged."""
    dealt = deal()
    (colour, a), (_, b) = (place.split("-") for place in swapped)
    dealt[colour][a], dealt[colour][b] = dealt[colour][b], dealt[colour][a]
    return dealt


def test_the_table_of_the_rules_has_25_rows() -> None:
    assert [row[0] for row in table_under("| ID | Information | Seen by |")] == [f"TS-19.{n}" for n in range(1, 26)]


@clause("TS-19.1", "TS-19.11", "TS-19.15")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_what_lies_open_is_the_same_for_all(seat: int) -> None:
    match = placed("red:H5 blue:F1", informants="green:B1", bugs="black:G3", hands={"lilac": ["G1", "G1"]})
    mine, watched = see(match, seat), see(match)
    assert (mine.players, mine.unused, mine.table) == (6, [], watched.table)
    assert [player.agent for player in mine.table] == ["H5", None, None, None, None, "F1"]
    assert (mine.table[GREEN].informant, mine.table[BLACK].bug, mine.table[LILAC].moles) == ("B1", "G3", 2)
    assert (mine.pile, mine.used, mine.reshuffles) == (28, 0, 0)


@clause("TS-19.2", "TS-19.4", "TS-19.5")
def test_only_those_who_look_or_watch_can_tell_what_a_container_holds() -> None:
    def searched(colours: dict[str, Any]) -> Match:
        match = placed("red:H5", informants="green:H5", bugs="black:H5", colours=colours)
        match.perform(RED, "search suitcase")
        return match

    swapped = other_deal("lilac-suitcase", "lilac-briefcase")
    assert changed(searched(deal()), searched(swapped), EVERYBODY) == [RED, GREEN, BLACK, LILAC]
    before = placed("red:H5", colours=deal()), placed("red:H5", colours=swapped)
    assert changed(*before, EVERYBODY) == [LILAC]


@clause("TS-19.6", "TS-19.7")
def test_only_the_reader_and_bugs_can_tell_a_fake_and_nobody_the_one_set_aside() -> None:
    laid = {"G1": "X3", "G2": "X1", "G3": "X6", "G4": "X2", "G5": "X4"}

    def read(fakes: dict[str, str], aside: str) -> Match:
        match = placed("red:G3", bugs="blue:G3", hands={"red": ["G3"]}, fakes=fakes, aside=aside)
        match.perform(RED, "spend G3")
        return match

    true = read(laid, "X5")
    assert changed(true, read(laid | {"G3": "X5"}, "X6"), EVERYBODY) == [RED, BLUE]
    assert changed(true, read(laid | {"G1": "X5"}, "X3"), EVERYBODY) == []


@clause("TS-19.8", "TS-19.9", "TS-19.10", "TS-19.22", "TS-5.2")
@pytest.mark.parametrize(
    ("match", "one", "other"),
    [
        (lay("BUG"), "bug H1", "no bug"),
        (lay("DIAL"), "dial H1", "dial VM6"),
        (lay("INFORMANT", players={f"p{n}": {"sealed": ["dial H1"]} for n in range(1, 7)}), "informant H1", "leave"),
        (fleeing(), "dial F1", "dial B6"),
        (placed("red:H5 blue:H2", phase5="sealed"), "search suitcase", "stop"),
    ],
    ids=["bug", "dial", "informant", "flight", "sealed acts"],
)
def test_a_sealed_choice_is_known_to_its_player_only(match: Match, one: str, other: str) -> None:
    here, there = match.copy(), match.copy()
    here.perform(RED, one)
    there.perform(RED, other)
    assert changed(here, there, EVERYBODY) == [RED]


@clause("TS-19.9", "TS-6.10")
def test_a_locked_dial_stays_secret_while_informants_are_posted() -> None:
    def locked(square: str) -> Match:
        sealed = {f"p{n}": {"sealed": ["dial H1"]} for n in range(2, 7)}
        return lay("INFORMANT", players={"p1": {"sealed": [f"dial {square}"]}, **sealed})

    assert changed(locked("H3"), locked("B2"), EVERYBODY) == [RED]


@clause("TS-19.14", "TS-19.16")
def test_hands_pile_and_used_faces_are_hidden_from_others() -> None:
    def drawn(card: str) -> Match:
        match = placed("red:V1")
        match.perform(RED, "draw")
        match.perform(CHANCE, f"draw {card}")
        return match

    assert changed(drawn("G1"), drawn("G5"), EVERYBODY) == [RED]

    def spent(cards: str) -> Match:
        match = placed("green:G2", hands={"green": ["G1", "G3", "G4", "G5"]})
        match.perform(GREEN, f"spend {cards}")
        return match

    assert changed(spent("G1 G3"), spent("G4 G5"), EVERYBODY) == [GREEN]


@clause("TS-19.14")
def test_a_useless_card_in_hand_is_not_betrayed_by_being_skipped() -> None:
    def asked(card: str) -> Match:
        return placed("green:G2", hands={"green": [card]})

    assert asked("G4").state.turn() == asked("G2").state.turn() == (GREEN,)
    assert changed(asked("G4"), asked("G2"), EVERYBODY) == [GREEN]
    assert see(placed("green:G2")).phase == "BUG"  # without any card there is nothing to hide


@clause("TS-19.17")
def test_a_sheet_is_seen_by_its_owner_only() -> None:
    def with_sight(*places: str) -> Match:
        return placed("", seen={"red": sights(1, "p2", *places)})

    match = with_sight("blue-suitcase")
    assert [e.place for e in see(match, RED).sheet if e.source == "p2"] == ["blue-suitcase"]
    for seat in EVERYBODY[1:]:
        assert "blue-suitcase" not in sheet(match, seat) if seat >= 0 else see(match).sheet == []
        assert b'"X3"' not in wire(match, seat) or seat == BLUE


@clause("TS-19.3", "TS-19.12", "TS-19.13")
def test_who_has_seen_what_is_public_as_pieces_and_looks_are() -> None:
    match = placed("red:H5", informants="green:H5")
    match.perform(RED, "search briefcase")
    for seat in EVERYBODY:
        assert see(match, seat).lockers == {colour: row["at"] for colour, row in deal().items()}
        assert [COLOURS[s] for s in range(6) if "lilac-briefcase" in see(match, seat).table[s].knows] == [
            *("red", "green", "lilac"),
        ]


@clause("TS-19.20", "TS-19.21", "TS-19.24")
def test_pursuers_cannot_tell_a_right_file_from_a_wrong_one_until_the_end() -> None:
    swapped = {"p2": "Werner", "p3": "Maury", "p4": "Callisto", "p5": "Bura", "p6": "Pierre"}
    right, wrong = fleeing(), fleeing(file=swapped)
    for agents in ("red:VM1", "red:VM2 blue:VM2"):
        assert changed(fly(right, agents), fly(wrong, agents), EVERYBODY) == [RED]
    assert changed(fly(right, "red:F1"), fly(wrong, "red:F1"), EVERYBODY) == list(EVERYBODY)


@clause("TS-19.18", "TS-19.19", "TS-19.23")
def test_declarations_the_emptied_container_and_the_chase_are_public() -> None:
    match = placed("", informants="red:H3 blue:H2")
    for seat in (RED, BLUE):
        match.perform(seat, "declare")
    read_flags(match)
    match.perform(RED, "take black-locker p2=? p3=? p4=? p5=? p6=?")
    fly(match, "red:VM1")
    for seat in EVERYBODY:
        assert facts(match, seat, "declared") == [{"players": ["p1", "p6"]}]
        assert facts(match, seat, "sums") == [{"sums": {"p1": 3, "p6": 2}}]
        assert facts(match, seat, "took") == [{"player": "p1", "container": "black-locker"}]
        assert facts(match, seat, "chase") == [{"player": "p1", "solos": 1, "square": "VM1", "pursuers": 0}]


@clause("TS-19.7", "TS-19.4", "TS-19.14")
def test_private_events_reach_only_those_they_are_for() -> None:
    heard: Counter[str] = Counter()
    match = play_out(gather(4, 3, flight_trigger="automatic", turn_limit=15, flight_turn_limit=4), 3)
    for event in match.events:
        if event.kind in ("dealt", "hidden", "drew", "file", "saw", "saw-fake"):
            heard[event.kind] += 1
            assert event.to is not None
    assert {"dealt", "hidden", "drew", "saw"} <= set(heard)
    assert not [e for e in events(match) if e.kind in heard]


@clause("TS-19.4", "TS-14.2")
def test_an_imagined_world_keeps_all_a_seat_has_seen_and_changes_the_rest() -> None:
    match = placed("red:H5 green:G3", informants="blue:H5", bugs="yellow:G3", hands={"green": ["G3"], "black": ["G1"]})
    match.perform(RED, "search briefcase")
    match.perform(GREEN, "spend G3")
    dice, worlds = Random(1), []
    for _ in range(60):
        world = match.state.imagine(BLUE, dice).dump()
        worlds.append(world)
        assert world["colours"]["lilac"]["briefcase"] == "Bura"
        assert {part: world["colours"]["blue"][part] for part in ("suitcase", "briefcase")} == {
            "suitcase": "X3",
            "briefcase": "Pierre",
        }
        assert world["used"] == match.state.dump()["used"]  # a card spent alone is of its place's type
    assert len({world["aside"] for world in worlds}) == 6
    assert len({world["colours"]["red"]["suitcase"] for world in worlds}) > 4
    assert {world["players"]["p4"]["hand"][0] for world in worlds} == {"G1", "G2", "G3", "G4", "G5"}
    names = {world["colours"][colour]["identity"] for world in worlds for colour in ("red", "yellow")}
    assert names == set(NAMES.values()) - {"Bura", "Pierre"}


@clause("TS-19.6")
def test_layouts_are_imagined_with_equal_odds() -> None:
    """With everything seen but two of Black's containers and the fakes of G4 and G5, there are 2 × 6 worlds."""
    seen = [f"{colour}-{part}" for colour in COLOURS[1:] for part in ("suitcase", "briefcase", "locker")]
    seen = [place for place in seen if place not in ("black-suitcase", "black-briefcase")]
    match = placed("", seen={"red": sights(1, "p1", *seen, "G1", "G2", "G3")})
    dice, counted = Random(2), Counter[tuple[str, ...]]()
    for _ in range(1200):
        world = match.state.imagine(RED, dice).dump()
        counted[world["colours"]["black"]["suitcase"], world["aside"], world["fakes"]["G4"]] += 1
    assert len(counted) == 12
    assert all(abs(number - 100) < 60 for number in counted.values())


def test_the_ready_sign_is_all_that_is_told_of_a_sealed_choice() -> None:
    match = lay("DIAL")
    told = len(events(match))
    match.perform(GREEN, "dial H6")
    assert [event.kind for event in events(match)[told:]] == ["ready"]
    everybody(match, "dial H1")
    assert see(match).phase == "INFORMANT"
