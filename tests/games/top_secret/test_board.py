"""The things in the box and the map (SE-1, SE-2), with every figure the rules give computed anew."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from filature import bots
from filature.games.top_secret import GAME, Game
from filature.games.top_secret.map_file import read_board
from filature.games.top_secret.moves import STEPS, TO_HQ
from filature.kernel.errors import BadRequest
from filature.testing import check
from tests.clauses import clause
from tests.games.top_secret import graphs
from tests.games.top_secret.table import COLOURS, DOCS, agent, gather, lay, rows, see, settled

BOARD: dict[str, Any] = json.loads((DOCS / "top_secret_board.json").read_text("utf-8"))
CITIES = graphs.city_graph(BOARD)
FIGURES = dict(rows("| figure | value |"))


def numbers(figure: str) -> list[float]:
    """The numbers of a row of SE-2.9 that begins like that."""
    text = next(value for name, value in FIGURES.items() if name.startswith(figure))
    return [float(number) for number in re.findall(r"\d+(?:\.\d+)?", text)]


# --- SE-1: components ----------------------------------------------------------------------------------------------


@clause("SE-1.1", "SE-1.2")
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_colour_has_seven_agents_four_cases_and_seven_duel_cards(seats: int) -> None:
    view = see(settled(seats))
    for seat, colour in enumerate(view.colours):
        letter = colour[0].upper()
        assert [man.agent for man in view.agents if man.seat == seat] == [f"{letter}{n}" for n in range(1, 8)]
        assert [case.case for case in view.cases if case.seat == seat] == [letter + mark for mark in "ABCD"]
        assert view.hands[seat].available == [0, 0, 1, 2, 3, 4, 5]
    assert (len(view.agents), len(view.cases)) == (7 * seats, 4 * seats)


@clause("SE-1.3")
def test_the_cards_of_a_colour_are_worth_nine_secrets_and_one_is_a_bomb() -> None:
    for content, secrets in (("5", 5), ("3", 3), ("1", 1), ("bomb", 0)):
        match = lay("R1 Darwin with GA", T=1, contents={"GA": content, **swapped(content)})
        match.perform(0, "R1 > H_red")
        assert see(match).totals == [secrets, 0]
    assert sorted(see(settled()).unknown["red"]) == ["1", "3", "5", "bomb"]


def swapped(content: str) -> dict[str, str]:
    """The other cases of green, when A holds this."""
    rest = [other for other in ("5", "3", "1", "bomb") if other != content]
    return dict(zip(("GB", "GC", "GD"), rest, strict=True))


@clause("SE-1.4")
def test_a_hand_of_duel_cards_has_two_zeros_and_one_to_five() -> None:
    match = lay("R1 Lagos, G1 Aden", T=1)
    match.perform(0, "R1 > Aden")
    assert match.legal(0) == [f"card {value}" for value in range(6)]
    assert see(match).hands[1].available == [0, 0, 1, 2, 3, 4, 5]


@clause("SE-1.5")
def test_the_dice_have_the_chances_of_the_table() -> None:
    ways = [int(cell) for cell in rows("Sum of both:")[0][1:]]
    chances = list(lay().state.chances())
    assert chances == list(enumerate(ways))
    total = sum(weight for _, weight in chances)
    mean = sum(value * weight for value, weight in chances) / total
    variance = sum(value**2 * weight for value, weight in chances) / total - mean**2
    assert (total, mean, round(variance * 6)) == (36, 3, 11)


@clause("SE-1.6", "A-30", "SE-2.6")
def test_colours_that_do_not_play_have_nothing_on_the_table() -> None:
    view = see(settled(2))
    assert {man.agent[0] for man in view.agents} == {case.case[0] for case in view.cases} == {"R", "G"}
    assert set(view.unknown) == {"red", "green"}


@clause("SE-1.7")
def test_the_colours_are_called_red_blue_green_and_yellow() -> None:
    assert see(gather(4)).colours == list(COLOURS)


# --- SE-2: the board -----------------------------------------------------------------------------------------------


@clause("SE-2.1", "SE-2.11", "A-3")
def test_the_program_plays_on_the_board_of_the_rules() -> None:
    shipped = (files("filature.games.top_secret") / "board.json").read_bytes()
    assert shipped == (DOCS / "top_secret_board.json").read_bytes()
    assert GAME.board.cities == [city["label"] for city in BOARD["cities"]]
    counted = {key: len(BOARD[key]) for key in ("cities", "start_bases", "headquarters", "case_fields")}
    assert counted == {"cities": 35, "start_bases": 4, "headquarters": 4, "case_fields": 16}


@clause("SE-2.8")
def test_every_line_of_the_table_of_cities_is_on_the_board() -> None:
    table = {row[0]: row for row in rows("| city | id | x, y | lines to |")}
    cities = {city["label"]: city for city in BOARD["cities"]}
    assert set(table) == set(cities)
    for name, (_, identity, point, lines) in table.items():
        assert (cities[name]["id"], f"{cities[name]['x']}, {cities[name]['y']}") == (identity, point)
        there = [GAME.board.cities[city] for city in GAME.board.lines[GAME.board.cities.index(name)]]
        assert sorted(there) == lines.split(", ")


@clause("SE-2.2")
def test_the_corners_are_those_of_the_table() -> None:
    labels = GAME.board.cities
    for corner, colour, exits, hq, gateways in rows("| corner | start base"):
        base = next(base for base in BOARD["start_bases"] if base["colour"] == colour)
        quarters = next(base for base in BOARD["headquarters"] if base["colour"] == hq)
        assert (base["corner"], quarters["corner"]) == (corner, corner)
        assert COLOURS.index(hq) == (COLOURS.index(colour) + 2) % 4
        assert sorted(exits.split(", ")) == sorted(labels[city] for city in GAME.board.exits[COLOURS.index(colour)])
        assert sorted(gateways.split(", ")) == sorted(labels[city] for city in GAME.board.gateways[COLOURS.index(hq)])
        # "Behind": the headquarters lies further out than the start base.
        middle = (500, 320)
        assert all(abs(quarters[axis] - mid) > abs(base[axis] - mid) for axis, mid in zip("xy", middle, strict=True))


@clause("SE-2.9")
def test_the_figures_of_the_map_hold() -> None:
    kinds = Counter(edge["kind"] for edge in BOARD["edges"])
    assert [len(CITIES), kinds["line"], kinds["exit"], kinds["dotted"], len(BOARD["edges"])] == numbers(
        "cities / lines"
    )
    far = {city: graphs.distances(CITIES, city) for city in CITIES}
    assert all(len(reached) == 35 for reached in far.values())
    connectivity = [graphs.node_connectivity(CITIES), graphs.edge_connectivity(CITIES)]
    assert connectivity == numbers("city graph connected")
    degrees = [len(lines) for lines in CITIES.values()]
    many = Counter(degrees)
    assert [min(degrees), round(sum(degrees) / 35, 2), max(degrees)] == numbers("lines per city")[:3]
    assert [x for degree in sorted(many) for x in (many[degree], degree)] == numbers("lines per city")[3:]
    steps = [far[a][b] for a in CITIES for b in CITIES if a != b]
    assert [max(steps), round(sum(steps) / len(steps), 2)] == numbers("city graph diameter")


@clause("SE-2.9")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_figures_of_every_colour_hold(colour: str) -> None:
    graph = graphs.walk_graph(BOARD, colour)
    start, goal = f"S_{colour}", f"H_{colour}"
    far = graphs.distances(graph, start)
    assert far[goal] == numbers("steps start base → own HQ")[COLOURS.index(colour)]
    routes, passing = graphs.shortest_routes(graph, start, goal)
    assert [routes] == numbers("number of shortest routes")
    assert [max(passing.values()), routes] == numbers("busiest city")
    disjoint = graphs.disjoint_routes(graph, start, goal)
    lengths = sorted(len(route) for route in disjoint)
    assert [len(disjoint), *lengths] == numbers("node-disjoint routes")
    rings = Counter(steps for space, steps in far.items() if space in CITIES)
    figure = next(value for name, value in FIGURES.items() if name.startswith("cities at 1, 2"))
    assert [rings[steps] for steps in range(1, 8)] == [int(many) for many in figure.split(", ")]
    corner = next(base["corner"] for base in BOARD["start_bases"] if base["colour"] == colour)
    gateways = next(base["gateways"] for base in BOARD["headquarters"] if base["corner"] == corner)
    assert sorted(far[city] for city in gateways) == numbers("steps from a start base to the three gateways")


@clause("SE-2.9")
def test_the_four_corners_are_exactly_alike() -> None:
    found = graphs.symmetries(BOARD)
    assert len(found) == numbers("symmetries of the whole board")[0] == 4
    for colour in COLOURS:
        assert {mapping[f"S_{colour}"] for mapping in found} == {f"S_{other}" for other in COLOURS}
    orbits = {city["id"]: city["orbit"] for city in BOARD["cities"]}
    for mapping in found:
        assert all(orbits[city] == orbits[mapping[city]] for city in orbits)


@clause("SE-2.9", "SE-3.2")
def test_only_opposite_colours_are_exactly_alike() -> None:
    """Of the symmetries that carry corners onto corners, those that keep the order of turns."""
    alike = {colour: {colour} for colour in COLOURS}
    for mapping in graphs.symmetries(BOARD):
        images = [COLOURS.index(mapping[f"S_{colour}"].removeprefix("S_")) for colour in COLOURS]
        if all((image - images[0]) % 4 == number for number, image in enumerate(images)):
            for colour, image in zip(COLOURS, images, strict=True):
                alike[colour].add(COLOURS[image])
    assert alike == {
        "red": {"red", "green"},
        "green": {"red", "green"},
        "blue": {"blue", "yellow"},
        "yellow": {"blue", "yellow"},
    }


@clause("SE-2.9", "SE-2.11")
def test_the_drawing_is_as_clear_as_the_figures_say() -> None:
    assert [graphs.crossings(BOARD)] == numbers("planar; drawn crossings")
    drawn = [graphs.closest_spaces(BOARD), graphs.closest_line(BOARD), graphs.sharpest_angle(BOARD)]
    assert [round(figure, 1) for figure in drawn] == numbers("smallest distance between two spaces")
    assert [graphs.label_overlaps(BOARD)] == numbers("label/label")


@clause("SE-2.3", "SE-2.4", "A-1")
def test_start_bases_are_only_left() -> None:
    state = lay("R1 Chicago, R2 Churchill, G1 Darwin", T=6).state
    steps = [move for move in state.moves(0) if move < 7 * STEPS]
    assert {state.write(0, move).split(" > ")[0] for move in steps} == {f"R{n}" for n in range(1, 8)}
    assert not any("S_" in state.write(0, move) for move in steps)
    for base in ("S_red", "S_green", "S_yellow"):
        with pytest.raises(Exception, match="start base"):
            state.read(0, f"R1 > {base}")


@clause("SE-2.5", "A-2")
def test_nobody_stays_in_a_headquarters() -> None:
    match = lay("R1 Darwin with GA, G1 Lagos", T=3)
    assert 0 * STEPS + TO_HQ in match.state.moves(0)
    match.perform(0, "R1 > H_red")
    assert agent(match, "R1").place == "S_red"
    assert not [man for man in see(match).agents if man.place.startswith("H_")]


@clause("SE-2.7")
def test_a_city_may_hold_any_number_of_cases() -> None:
    here = {f"{colour}{mark}": "Lagos" for colour in "RG" for mark in "ABCD" if colour + mark != "RA"}
    match = lay("R1 Lagos with RA", T=0, cases=here)
    match.perform(0, "drop R1")
    assert sum(1 for case in see(match).cases if case.place == "Lagos" and case.carrier is None) == 8


# --- SE-2.10: other boards -----------------------------------------------------------------------------------------

Change = Callable[[dict[str, Any]], None]


def without(board: dict[str, Any], *edges: tuple[str, str]) -> None:
    board["edges"] = [edge for edge in board["edges"] if (edge["a"], edge["b"]) not in edges]


def cut_off(board: dict[str, Any]) -> None:
    """Honolulu and its two neighbours become an island."""
    island = {"honolulu", "san_francisco", "papeete"}
    board["edges"] = [e for e in board["edges"] if e["kind"] != "line" or (e["a"] in island) == (e["b"] in island)]
    board["edges"].append({"a": "papeete", "b": "san_francisco", "kind": "line"})


def swap_headquarters(board: dict[str, Any]) -> None:
    board["headquarters"][0]["corner"], board["headquarters"][1]["corner"] = "SW", "SE"


def swap_bases(board: dict[str, Any]) -> None:
    for key in ("start_bases", "headquarters"):
        first, second = board[key][:2]
        first["corner"], second["corner"] = second["corner"], first["corner"]


def move_a_base(board: dict[str, Any]) -> None:
    board["start_bases"][0]["corner"] = "SE"


def drop_a_base(board: dict[str, Any]) -> None:
    del board["start_bases"][0]


def shortcut(board: dict[str, Any]) -> None:
    board["edges"] += [{"a": "chicago", "b": "port_moresby", "kind": "line"}]


BROKEN: list[tuple[Change, str]] = [
    (lambda board: without(board, ("S_red", "chicago")), "start base of red has 2 exits; it needs 3"),
    (
        lambda board: without(board, ("darwin", "H_red"), ("melbourne", "H_red")),
        "headquarters of red has 1 gateways; it needs 2",
    ),
    (
        lambda board: without(board, ("honolulu", "panama"), ("honolulu", "papeete")),
        "Honolulu has 1 lines; a city needs 2",
    ),
    (cut_off, "there is no way from Honolulu to"),
    (shortcut, "they may differ by 1"),
    (swap_headquarters, "headquarters of red must lie opposite its start base"),
    (swap_bases, "clockwise the start bases are red, blue, green, yellow"),
    (move_a_base, "each of the four corners"),
    (drop_a_base, "each of the four colours has one start base"),
    (lambda board: board["cities"].append(dict(board["cities"][0])), "two cities have the same id"),
    (lambda board: board["cities"][1].update(label="honolulu"), "two cities have the same name"),
    (lambda board: board["cities"][0].update(label="R1 > x"), "is no name for a city"),
    (lambda board: board["edges"].append({"a": "aden", "b": "atlantis", "kind": "line"}), "joins two cities"),
    (lambda board: board["edges"].append({"a": "aden", "b": "cairo", "kind": "line"}), "one too many"),
    (lambda board: board["edges"].append({"a": "aden", "b": "cairo", "kind": "tunnel"}), "a line, an exit or dotted"),
    (lambda board: board["edges"].append({"a": "S_red", "b": "atlantis", "kind": "exit"}), "which is no city"),
    (lambda board: board["edges"].append({"a": "aden", "b": "cairo", "kind": "exit"}), "joins no base"),
    (lambda board: board.pop("cities"), "cannot be read"),
    (lambda board: board.update(cities=[]), "it has 0 cities"),
]


@clause("SE-2.10")
@pytest.mark.parametrize(("change", "reason"), BROKEN, ids=[reason for _, reason in BROKEN])
def test_a_board_that_breaks_the_rules_for_boards_is_refused_with_the_reason(change: Change, reason: str) -> None:
    board = json.loads(json.dumps(BOARD))
    change(board)
    with pytest.raises(BadRequest, match=re.escape(reason)) as caught:
        Game(json.dumps(board))
    assert caught.value.code == "bad-board"


@pytest.mark.parametrize("text", ["", "[]", "{", b"\xff\xfe", '{"cities": 3}'])
def test_what_is_no_board_at_all_is_refused(text: str | bytes) -> None:
    with pytest.raises(BadRequest, match="This board cannot be used"):
        read_board(text)


@clause("SE-2.10")
def test_another_lawful_board_can_be_played_on() -> None:
    board = json.loads(json.dumps(BOARD))
    board["cities"].append({"id": "reykjavik", "label": "Reykjavik", "x": 400, "y": 40})
    board["edges"] += [{"a": "reykjavik", "b": there, "kind": "line"} for there in ("london", "churchill")]
    other = Game(json.dumps(board))
    assert "Reykjavik" in other.board.cities
    check(other, 2, {"round_limit": 10}, matches=1)
    state = other.start(2, {"colours": ["yellow", "blue"]})
    state.play(0, state.read(0, "A=5")[0])
    assert bots.make(other, "greedy", 1).choose(state.view(0), state.moves(0)) in state.moves(0)
