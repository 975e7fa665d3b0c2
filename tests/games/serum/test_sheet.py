"""The investigation sheet (TS-14): automatic facts, what follows from them, and a player's own marks."""

from __future__ import annotations

from itertools import permutations, product

import msgspec
import pytest

from filature.games.serum import GAME
from filature.games.serum.board import CARDS, CELLS, FAKES, FORMULA, TOOTHBRUSH
from filature.games.serum.deduction import Knowledge
from filature.games.serum.sheet_help import Marks, eliminations, may_hold, page
from filature.kernel.errors import BadRequest
from filature.kernel.match import Match
from filature.language import Speaker
from tests.clauses import clause
from tests.games.serum.table import (
    COLOURS,
    GREEN,
    LILAC,
    RED,
    YELLOW,
    deal,
    everybody,
    fleeing,
    gather,
    placed,
    see,
    sights,
    wire,
)
from tests.playing import play_out

ALL_FAKES = ("G1", "G2", "G3", "G4", "G5")
NAMED = ("yellow-suitcase", "green-locker", "black-suitcase", "lilac-briefcase", "blue-briefcase")


def knowing(*places: str, seats: int = 6, **options: object) -> Match:
    """Red has seen these places."""
    return placed("", seats=seats, seen={"red": sights(1, "p1", *places)}, **options)  # type: ignore[arg-type]


def said(match: Match, seat: int = RED) -> list[str]:
    speaker = Speaker("en", GAME, seat=seat, brief=True)
    return speaker.sentences(GAME.help.known(see(match, seat)))


@clause("TS-2.11", "TS-14.1")
def test_the_page_has_a_cell_for_every_container_and_every_fake() -> None:
    lines = page(see(knowing()), Marks())
    rows = [f"{colour}-{part}" for colour in COLOURS for part in ("suitcase", "briefcase", "locker")]
    assert [line.place for line in lines] == [*rows, "G1", "G2", "G3", "G4", "G5"]


@clause("TS-14.2", "TS-4.5")
def test_automatic_lines_have_the_card_the_turn_and_the_source() -> None:
    match = placed("red:H5 green:H4", informants="red:H4", turn=3)
    match.perform(GREEN, "search suitcase")
    match.perform(RED, "search briefcase")
    match.perform(RED, "stop")
    lines = [(e.place, e.card, e.turn, e.source) for e in see(match, RED).sheet]
    assert lines == [
        ("red-suitcase", "toothbrush", 0, "own"),
        ("red-briefcase", "Cool", 0, "own"),
        ("red-locker", "X2", 0, "own"),
        ("black-suitcase", "Callisto", 3, "p3"),
        ("lilac-briefcase", "Bura", 3, "p1"),
    ]
    assert see(match, RED).lockers["red"] == "B1"


@clause("TS-14.2")
def test_automatic_lines_are_never_wrong() -> None:
    for seed in range(4):
        match = gather(4, seed, flight_trigger="automatic", turn_limit=12, flight_turn_limit=5)
        play_out(match, seed, until=lambda m: see(m).turn == 11)
        truth = match.state.dump()
        cards = {f"{c}-{part}": card for c, row in truth["colours"].items() for part, card in row.items()} | truth[
            "fakes"
        ]
        for seat in range(4):
            assert all(cards[entry.place] == entry.card for entry in see(match, seat).sheet)


@clause("TS-14.3", "TS-19.17")
def test_marks_are_the_players_own_stand_beside_the_facts_and_never_reach_the_match() -> None:
    match, marks = knowing("lilac-locker"), Marks()
    before = [wire(match, seat) for seat in range(6)]
    marks.note("lilac-locker", "a toothbrush, surely")
    marks.note("blue-suitcase", "X4 or X5")
    marks.note("G1", "?")
    marks.note("G1", "")
    marks.strike("Maury")
    marks.strike("Bura")
    marks.strike("Maury")
    marks.code, marks.place, marks.text = "X4", "blue-suitcase", "Yellow looks nervous"
    lines = {line.place: line for line in page(see(match, RED), marks)}
    entry = lines["lilac-locker"].entry
    assert entry is not None
    assert (entry.card, lines["lilac-locker"].note) == ("X5", "a toothbrush, surely")  # not checked
    assert (lines["blue-suitcase"].entry, lines["blue-suitcase"].note) == (None, "X4 or X5")
    assert (lines["G1"].note, marks.struck) == ("", ["Bura"])
    assert msgspec.json.decode(msgspec.json.encode(marks), type=Marks) == marks
    assert [wire(match, seat) for seat in range(6)] == before
    assert "X4 or X5" not in str(match.state.dump())
    with pytest.raises(BadRequest, match="The sheet has no 'G6'; it has red-suitcase"):
        marks.note("G6", "X1")


@clause("TS-14.4", "A-41")
def test_eliminations_are_explained_at_assist_level_2_only() -> None:
    seen = (
        "lilac-suitcase",
        "lilac-briefcase",
        "yellow-suitcase",
        "green-locker",
        "black-suitcase",
        "G1",
        "G2",
        "G3",
        "G4",
    )
    told = said(knowing(*seen, assist=2))
    assert "There must be a formula in the lilac locker: nothing else of that colour is left." in told  # a
    assert "p6 must be Dr Pierre: the five other names are placed." in told  # b
    assert "The true code is one of formula X4 and formula X5: the four others are fakes on the board." in told  # c
    assert told[-1].startswith("Your file is not complete. Unnamed: nothing. Possible true codes: 2.")
    for level in (0, 1):
        assert not [line for line in said(knowing(*seen, assist=level)) if "must" in line or "true code" in line]


@clause("TS-14.4", "TS-14.6")
def test_the_place_of_the_true_card_can_follow_without_being_seen() -> None:
    """Five formulas seen, two of Lilac's containers seen: the sixth formula is in the third (b, then a: d)."""
    formulas = ("yellow-briefcase", "green-suitcase", "black-locker", "blue-suitcase")
    match = knowing(*formulas, *NAMED, "lilac-suitcase", *ALL_FAKES, assist=2)
    known = see(match, RED).knowledge()
    assert known.places_of(CARDS.index("X5")) == [CELLS.index("lilac-locker")]
    assert known.complete()
    assert said(match)[-1] == "Your file is complete. The true one is formula X5, in the lilac locker."
    assert "It must be formula X5 in the lilac locker: everything else is placed." in said(match)
    less = knowing(*formulas, *NAMED[:3], "blue-briefcase", *ALL_FAKES, assist=2)
    assert "With lilac must be formula X5: the five other formulas are placed." in said(less)


@clause("TS-14.5", "TS-14.6")
def test_a_real_formula_proves_nothing_and_all_three_parts_are_needed() -> None:
    full = (*NAMED, "lilac-locker", *ALL_FAKES)
    assert see(knowing(*full), RED).knowledge().complete()
    for missing in ("G5", "lilac-locker", "green-locker"):
        places = [place for place in full if place != missing]
        complete = see(knowing(*places), RED).knowledge().complete()
        assert complete == (missing == "green-locker")  # the sixth name follows, a fake or a place does not
    two_names_short = [place for place in full if place not in ("green-locker", "black-suitcase")]
    assert not see(knowing(*two_names_short), RED).knowledge().complete()


def layouts(known: Knowledge) -> list[list[int]]:
    """Every layout of two colours' containers that fits, by brute force; all other colours are seen."""
    open_colours = [c for c in range(6) if any(known.cards[3 * c + part] < 0 for part in range(3))]
    closed = [c for c in range(6) if c not in open_colours]
    found = []
    for people, formulas in product(permutations(range(FORMULA)), permutations(range(FORMULA, TOOTHBRUSH))):
        if not all({people[c], formulas[c]} <= set(known.cards[3 * c : 3 * c + 3]) for c in closed):
            continue
        for places in product(permutations(range(3)), repeat=len(open_colours)):
            cards = list(known.cards[:FAKES])
            for colour, order in zip(open_colours, places, strict=True):
                three = (people[colour], formulas[colour], TOOTHBRUSH)
                cards[3 * colour : 3 * colour + 3] = [three[place] for place in order]
            if all(seen in (-1, card) for seen, card in zip(known.cards, cards, strict=False)):
                found.append(cards)
    return found


@clause("TS-14.4", "TS-14.6")
@pytest.mark.parametrize(
    "open_cells",
    [
        ("black-suitcase", "black-briefcase", "lilac-locker"),
        ("black-suitcase", "lilac-suitcase", "lilac-briefcase", "lilac-locker"),
        ("black-briefcase", "black-locker", "lilac-suitcase", "lilac-locker"),
        ("black-locker",),
    ],
)
def test_what_is_deduced_is_exactly_what_holds_in_every_layout(open_cells: tuple[str, ...]) -> None:
    seen = [cell for cell in CELLS if cell not in open_cells and not cell.startswith("red")]
    known = see(knowing(*seen), RED).knowledge()
    worlds = layouts(known)
    for cell in range(FAKES):
        assert sorted(set(known.cards_in(cell))) == sorted({world[cell] for world in worlds})
    for card in range(TOOTHBRUSH):
        assert known.places_of(card) == sorted({world.index(card) for world in worlds})


@clause("TS-14.4")
def test_with_mixed_cards_two_containers_of_an_unused_colour_say_nothing_of_the_third() -> None:
    for mixed in (False, True):
        options = {"unused_deal": "mixed"} if mixed else {}
        known = see(knowing("lilac-suitcase", "lilac-briefcase", seats=4, **options), RED).knowledge()
        assert known.kinds_in(3 * LILAC + 2) == ([0, 1, 2] if mixed else [1])


@clause("TS-14.2", "A-41")
def test_at_assist_level_0_the_sheet_is_left_to_memory() -> None:
    match = knowing("lilac-locker", assist=0)
    assert said(match)[-1].startswith("This table keeps no sheet for you")
    assert not [line for line in said(match) if "lilac" in line]
    assert "In the lilac locker: formula X5. You looked in turn 1." in said(knowing("lilac-locker", assist=1))


@clause("TS-19.24", "TS-14.6")
def test_whether_a_file_is_complete_is_told_to_its_owner_and_to_nobody_else() -> None:
    match = knowing(*NAMED, "lilac-locker", *ALL_FAKES, assist=2)
    assert eliminations(see(match, RED))[-1].message == "file-complete"
    for seat in range(1, 6):
        assert see(match, seat).file_complete is False
        assert wire(match, seat) == wire(knowing(*NAMED, "lilac-locker", *ALL_FAKES[::-1], assist=2), seat)
        assert eliminations(see(match, seat))[-1].message == "file-incomplete"


def test_at_level_2_a_place_says_what_it_may_hold() -> None:
    match = knowing("lilac-suitcase", "lilac-briefcase", "G1", "G2", "G3", "G4", assist=2)
    assert may_hold(see(match, RED), "lilac-locker") == ["X1", "X3", "X4", "X5", "X6"]
    assert may_hold(see(match, RED), "G5") == ["X4", "X5"]
    assert may_hold(see(match, RED), "G1") == [deal_fake("G1")]


def deal_fake(place: str) -> str:
    return str(fleeing().state.dump()["fakes"][place])


def test_what_was_seen_first_keeps_its_date() -> None:
    match = placed("yellow:H5", turn=4, seen={"yellow": sights(2, "p1", "lilac-suitcase")})
    match.perform(YELLOW, "search suitcase")
    [entry] = [e for e in see(match, YELLOW).sheet if e.source != "own"]
    assert (entry.card, entry.turn, entry.source) == (deal()["lilac"]["suitcase"], 2, "p1")


def test_a_look_costs_no_mark_of_others() -> None:
    match = placed("yellow:H5")
    match.perform(YELLOW, "search suitcase")
    everybody(match, "stop")
    assert not [e for e in see(match, RED).sheet if e.source != "own"]
