"""Boards from data files (SE-2.10, SE-2.11)."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any, Final

import msgspec

from filature.games.top_secret.board import COLOURS, MOST_CITIES, Board, distances
from filature.kernel.errors import BadRequest

CORNERS: Final = ("NW", "NE", "SE", "SW")  # clockwise
CITY_NAME: Final = re.compile(r"[^\W\d_]+(?:[ '’.-]+[^\W\d_]+)*")
FEWEST_EXITS: Final = 3
FEWEST_GATEWAYS: Final = 2
FEWEST_LINES: Final = 2
LARGEST_ADVANTAGE: Final = 1  # steps from start base to headquarters may differ by so much

Entries = list[dict[str, Any]]


def standard_board() -> Board:
    """The board of the house (SE-2.8)."""
    return read_board((files("filature.games.top_secret") / "board.json").read_bytes())


def read_board(text: str | bytes) -> Board:
    """The board a file holds; raises `BadRequest` with the reason where it breaks SE-2.10."""
    try:
        data = msgspec.json.decode(text, type=dict[str, Any])
        cities = msgspec.convert(data.get("cities"), Entries)
        bases = msgspec.convert(data.get("start_bases"), Entries)
        quarters = msgspec.convert(data.get("headquarters"), Entries)
        edges = msgspec.convert(data.get("edges"), list[dict[str, str]])
        ids = [msgspec.convert(city.get("id"), str) for city in cities]
        names = [msgspec.convert(city.get("label"), str) for city in cities]
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise refusal(f"its file cannot be read: {error}") from None
    _check_names(ids, names)
    corners = _corners(bases, "start base")
    opposite = _corners(quarters, "headquarters")
    _check_corners(corners, opposite)
    lines = _lines(ids, [edge for edge in edges if edge.get("kind") == "line"])
    exits = [_joined(ids, edges, "exit", f"S_{colour}") for colour in COLOURS]
    gateways = [_joined(ids, edges, "dotted", f"H_{colour}") for colour in COLOURS]
    kinds = sum(1 for edge in edges if edge.get("kind") in ("line", "exit", "dotted"))
    _require(kinds == len(edges), "an edge is a line, an exit or dotted")
    _check_ways(names, lines, exits, gateways)
    return Board(names, lines, exits, gateways)


def refusal(why: str) -> BadRequest:
    return BadRequest("bad-board", "This board cannot be used: {why}.", why=why)


def _require(holds: bool, why: str) -> None:
    if not holds:
        raise refusal(why)


def _check_names(ids: list[str], names: list[str]) -> None:
    _require(0 < len(ids) <= MOST_CITIES, f"it has {len(ids)} cities; 1 to {MOST_CITIES} can be numbered")
    _require(len(set(ids)) == len(ids), "two cities have the same id")
    _require(len({name.casefold() for name in names}) == len(names), "two cities have the same name")
    for name in names:
        _require(CITY_NAME.fullmatch(name) is not None, f"{name!r} is no name for a city: use words of letters")


def _corners(bases: Entries, what: str) -> dict[str, str]:
    """Colour -> the corner of its base; each colour has one, in a corner of its own."""
    corners = {str(base.get("colour")): str(base.get("corner")) for base in bases}
    _require(
        len(bases) == len(COLOURS) and sorted(corners) == sorted(COLOURS), f"each of the four colours has one {what}"
    )
    _require(sorted(corners.values()) == sorted(CORNERS), f"each of the four corners {CORNERS} has one {what}")
    return corners


def _check_corners(corners: dict[str, str], opposite: dict[str, str]) -> None:
    """SE-2.2, SE-3.2: headquarters diagonally opposite, turn order clockwise."""
    first = CORNERS.index(corners[COLOURS[0]])
    for number, colour in enumerate(COLOURS):
        clockwise = CORNERS[(first + number) % len(CORNERS)]
        _require(corners[colour] == clockwise, f"clockwise the start bases are {', '.join(COLOURS)}")
        across = CORNERS[(first + number + 2) % len(CORNERS)]
        _require(opposite[colour] == across, f"the headquarters of {colour} must lie opposite its start base")


def _lines(ids: list[str], edges: list[dict[str, str]]) -> list[list[int]]:
    joined: list[set[int]] = [set() for _ in ids]
    for edge in edges:
        ends = [edge.get("a", ""), edge.get("b", "")]
        _require(all(end in ids for end in ends), f"a line joins two cities, not {ends[0]} and {ends[1]}")
        one, other = (ids.index(end) for end in ends)
        _require(one != other and other not in joined[one], f"the line from {ends[0]} to {ends[1]} is one too many")
        joined[one].add(other)
        joined[other].add(one)
    return [sorted(cities) for cities in joined]


def _joined(ids: list[str], edges: list[dict[str, str]], kind: str, base: str) -> list[int]:
    """The cities that edges of a kind join to a base."""
    ends = [(edge.get("a", ""), edge.get("b", "")) for edge in edges if edge.get("kind") == kind]
    named = [one if other == base else other for one, other in ends if base in (one, other)]
    known = {f"{base[0]}_{colour}" for colour in COLOURS}
    for one, other in ends:
        _require(len(known & {one, other}) == 1, f"the {kind} line from {one} to {other} joins no base")
    for city in named:
        _require(city in ids, f"{base} is joined to {city}, which is no city")
    return sorted({ids.index(city) for city in named})


def _check_ways(names: list[str], lines: list[list[int]], exits: list[list[int]], gateways: list[list[int]]) -> None:
    for colour, out, gates in zip(COLOURS, exits, gateways, strict=True):
        _require(len(out) >= FEWEST_EXITS, f"the start base of {colour} has {len(out)} exits; it needs {FEWEST_EXITS}")
        _require(
            len(gates) >= FEWEST_GATEWAYS,
            f"the headquarters of {colour} has {len(gates)} gateways; it needs {FEWEST_GATEWAYS}",
        )
    for name, joined in zip(names, lines, strict=True):
        _require(len(joined) >= FEWEST_LINES, f"{name} has {len(joined)} lines; a city needs {FEWEST_LINES}")
    unreached = [name for name, steps in zip(names, distances(lines, [0]), strict=True) if steps == len(names)]
    _require(not unreached, f"there is no way from {names[0]} to {', '.join(unreached)}")
    far = [2 + min(distances(lines, out)[city] for city in gates) for out, gates in zip(exits, gateways, strict=True)]
    _require(
        max(far) - min(far) <= LARGEST_ADVANTAGE,
        f"the ways from start base to headquarters take {far} steps; they may differ by {LARGEST_ADVANTAGE}",
    )
