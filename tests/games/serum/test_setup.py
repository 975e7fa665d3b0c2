"""The box, the squares and the setup (TS-0 to TS-4)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from filature.games.serum import GAME
from filature.kernel.match import Match
from filature.kernel.state import CHANCE, WATCHER
from tests.clauses import clause
from tests.games.serum.table import (
    BLUE,
    CODES,
    COLOURS,
    NAMES,
    PARTS,
    RED,
    YELLOW,
    events,
    everybody,
    facts,
    fleeing,
    fly,
    gather,
    in_phase,
    lay,
    placed,
    refused,
    see,
    table_under,
)
from tests.playing import play_out

SETUP = ("DEAL", "FAKING", "LAYING")


def hidden(seats: int = 3, seed: int = 0, **options: object) -> Match:
    return play_out(gather(seats, seed, **options), seed, until=in_phase("BUG"))


@clause("TS-0.1", "TS-0.2", "TS-0.3", "A-1", "A-3", "A-4", "TS-2.1", "TS-2.5")
def test_the_board_is_the_table_of_the_rules() -> None:
    """Every row of TS-3.1: where agents go in both parts, informants and bugs, at every number of players."""
    rows = []
    for row in table_under("| Code | Name | Kind |"):
        codes = ["VM1", "VM2", "VM3"] if row[0] == "VM1–VM3" else [row[0]]
        rows += [[code, *row[1:]] for code in codes]
    assert len(rows) == 21
    for seats in GAME.seats:
        counts = [0, 0]
        for code, _, _, first, second, informant, bug in rows:
            part1 = see(placed(f"red:{code}", seats=seats)).table[RED].agent == code
            part2 = see(fly(fleeing(seats=seats), f"yellow:{code}")).table[YELLOW].agent == code
            assert part1 == _says(first, seats), (code, seats)
            assert part2 == _says(second, seats), (code, seats)
            counts = [counts[0] + part1, counts[1] + part2]
            posts = lay("INFORMANT", seats, {f"p{n + 1}": {"sealed": ["dial B2"]} for n in range(seats)}).legal(RED)
            assert (f"informant {code}" in posts) == (informant == "yes")
            assert (f"bug {code}" in lay("BUG", seats).legal(RED)) == (bug == "yes")
        assert counts == {3: [15, 4], 4: [15, 5], 5: [16, 7], 6: [16, 8]}[seats]


def _says(cell: str, seats: int) -> bool:
    if "–" in cell and cell != "–":
        first, last = cell.split("–")
        return int(first) <= seats <= int(last)
    return str(seats) in cell.split(", ")


@clause("TS-3.3", "A-43")
def test_every_open_square_can_be_reached_from_everywhere() -> None:
    for start in ("B1", "G5", "V1"):
        for target in ("H1", "F1", "V2", "G1"):
            assert see(placed(f"red:{target}", before=f"red:{start}")).table[RED].agent == target


@clause("TS-0.5")
def test_the_same_dice_give_the_same_game() -> None:
    one, other = (play_out(gather(4, 3), 3) for _ in range(2))
    assert one.moves == other.moves
    assert play_out(gather(4, 4), 3).moves != one.moves


@clause("TS-2.12", "TS-2.13", "TS-2.2", "TS-4.1", "TS-19.1")
@pytest.mark.parametrize("seats", GAME.seats)
def test_seats_have_the_colours_in_their_order_and_the_others_are_not_in_play(seats: int) -> None:
    view = see(hidden(seats))
    assert [player.colour for player in view.table] == COLOURS[:seats]
    assert view.unused == COLOURS[seats:]


@clause("TS-2.7", "TS-2.8", "TS-2.9", "TS-2.10", "TS-3.5", "TS-4.3", "A-6")
@pytest.mark.parametrize("seats", GAME.seats)
def test_there_are_six_identities_six_toothbrushes_six_formulas_and_each_colour_has_one_of_each(seats: int) -> None:
    for seed in range(5):
        dump = hidden(seats, seed).state.dump()
        cards = [[colour[part] for part in PARTS] for colour in dump["colours"].values()]
        for three in cards:
            assert Counter(_kind(card) for card in three) == {"name": 1, "code": 1, "toothbrush": 1}
        everything = Counter(card for three in cards for card in three)
        assert everything == {**dict.fromkeys([*NAMES.values(), *CODES], 1), "toothbrush": 6}


def _kind(card: str) -> str:
    return "name" if card in NAMES.values() else "code" if card in CODES else card


@clause("TS-4.3", "TS-19.2")
def test_a_player_sees_the_own_cards_and_nobody_elses() -> None:
    match = play_out(gather(4, 2), until=in_phase("HIDE"))
    for seat in range(4):
        dealt = match.state.dump()["colours"][COLOURS[seat]]
        assert [f["card"] for f in facts(match, seat, "dealt")] == [dealt["identity"], dealt["formula"]]
        assert (see(match, seat).identity, see(match, seat).formula) == (dealt["identity"], dealt["formula"])
    assert not events(match, WATCHER, "dealt")


@clause("TS-2.3", "TS-2.4", "TS-4.2", "A-9")
def test_all_pieces_start_off_the_board() -> None:
    for player in see(hidden(6)).table:
        assert (player.agent, player.informant, player.bug) == (None, None, None)


@clause("TS-4.4", "DP-1", "A-5")
def test_there_are_twelve_ways_to_hide_three_cards() -> None:
    match = play_out(gather(3), until=in_phase("HIDE"))
    kinds = ("identity", "formula", "toothbrush")
    ways = {
        f"hide suitcase={a} briefcase={b} {station}={c}" for a, b, c in permutations(kinds) for station in ("B1", "F1")
    }
    assert set(match.legal(RED)) == ways
    assert len(match.legal(RED)) == 12


@clause("TS-2.14", "TS-4.4", "TS-19.3", "A-8", "A-7")
def test_where_lockers_are_is_public_when_all_have_hidden_and_what_is_in_them_is_not() -> None:
    match = play_out(gather(4, 1), until=in_phase("HIDE"))
    assert see(match).lockers == {}
    match.perform(RED, "hide suitcase=identity briefcase=toothbrush F1=formula")
    assert see(match, YELLOW).lockers == {}
    everybody(match, "hide suitcase=identity briefcase=toothbrush B1=formula")
    lockers = see(match).lockers
    assert [lockers[colour] for colour in COLOURS[:4]] == ["F1", "B1", "B1", "B1"]
    assert facts(match, WATCHER, "lockers") == [{"lockers": lockers}]
    seen = {hidden(3, seed).state.dump()["colours"]["blue"]["at"] for seed in range(12)}
    assert seen == {"B1", "F1"}  # by lot


@clause("TS-4.5", "TS-4.6", "TS-19.5")
def test_nobody_knows_what_unused_colours_hold() -> None:
    match = hidden(3)
    for seat in range(3):
        assert [entry.place.split("-")[0] for entry in see(match, seat).sheet] == [COLOURS[seat]] * 3
    for seat in (0, 1, 2, WATCHER):
        assert not [e for e in events(match, seat) if "blue-" in str(e.facts)]


@clause("TS-4.7", "TS-4.8", "TS-19.6")
def test_every_fake_may_be_set_aside_and_no_view_tells_which() -> None:
    match = gather(3)
    while see(match).phase == "DEAL":
        match.roll()
    assert match.legal(CHANCE) == [f"aside {code}" for code in CODES]
    worlds = []
    for code in CODES:
        world = match.copy()
        world.perform(CHANCE, f"aside {code}")
        worlds.append(world)
    for seat in (0, 1, 2, WATCHER):
        assert len({str(world.view(seat)) for world in worlds}) == 1


@clause("TS-2.6", "TS-4.9", "A-23")
def test_the_mole_pile_has_six_cards_of_each_of_five_types() -> None:
    assert Counter(hidden().state.dump()["pile"]) == dict.fromkeys(["G1", "G2", "G3", "G4", "G5"], 6)
    match = placed("red:V1")
    match.perform(RED, "draw")
    assert list(match.state.chances()) == [(kind, 6) for kind in range(5)]


@clause("TS-1.1", "A-36")
def test_the_file_asks_for_the_pseudonym_of_every_player_and_for_no_other_name() -> None:
    match = lay("FILE", 5, declared=["p3"], fugitive="p3", turns=1)
    match.perform(2, "take red-locker")
    for player in ("p1", "p2", "p4", "p5"):
        assert {move.partition("=")[0] for move in match.legal(2)} == {player}
        match.play(2, match.state.moves(2)[0])
    assert see(match).phase == "FLIGHT"


@clause("TS-4.1")
def test_a_colour_nobody_plays_has_no_pieces() -> None:
    match = hidden(5)
    assert len(see(match).table) == 5
    assert "blue" in see(match).lockers
    refused(match, BLUE - 1, "bug V1")
