"""A table to play at in tests: the deal of the rules (TS-21), positions in the words of the rules, and whole turns."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from filature.games.serum import GAME
from filature.games.serum.view import View
from filature.kernel.dice import FairDice
from filature.kernel.errors import FilatureError
from filature.kernel.events import Event
from filature.kernel.match import Match
from filature.kernel.state import WATCHER, State
from tests import playing

RULES = (Path(__file__).parents[3] / "docs" / "rules" / "serum.md").read_text("utf-8")

# TS-2.12, TS-2.13, written out here so that the tests do not lean on the program's own tables.
COLOURS = ["red", "yellow", "green", "black", "lilac", "blue"]
RED, YELLOW, GREEN, BLACK, LILAC, BLUE = range(6)
NAMES = {
    "Claire Maury": "Maury",
    "Prof. Werner": "Werner",
    "Max Cool": "Cool",
    "Anne Callisto": "Callisto",
    "Gilles Bura": "Bura",
    "Dr Pierre": "Pierre",
}
CODES = ["X1", "X2", "X3", "X4", "X5", "X6"]
PARTS = ["suitcase", "briefcase", "locker"]
NO_SQUARE = "B2"

FREE = ("declare", "withdraw", "undial")

Position = dict[str, Any]


def table_under(heading: str) -> list[list[str]]:
    return playing.table_under(RULES, heading)


def deal() -> dict[str, dict[str, Any]]:
    """Deal D, as it stands on the page."""
    dealt = {}
    for row in table_under("**Deal D**"):
        locker, _, station = row[3].partition(" at ")
        cards = [NAMES.get(card, card) for card in (row[1], row[2], locker)]
        dealt[row[0].split()[0].lower()] = {**dict(zip(PARTS, cards, strict=True)), "at": station}
    return dealt


def fakes() -> tuple[str, dict[str, str]]:
    """The fake set aside and the others of deal D, as they stand on the page."""
    line = RULES[RULES.index("Fakes: G1") :].splitlines()[0]
    aside = re.search(r"set aside \*\*(X\d)\*\*", line)
    assert aside is not None
    return aside[1], dict(re.findall(r"(G\d) (X\d)", line))


def squares(text: str) -> dict[str, str]:
    """`red:H5 blue:B1` as a dict of players."""
    return {f"p{COLOURS.index(word.split(':')[0]) + 1}": word.split(":")[1] for word in text.split()}


def position(phase: str, seats: int = 6, players: dict[str, Position] | None = None, **fields: Any) -> Position:
    """Deal D in some phase. What is no field of a position is an option."""
    aside, laid = fakes()
    known = {key: fields.pop(key) for key in FIELDS if key in fields}
    return {
        "game": "serum",
        "seats": seats,
        "options": fields,
        "phase": phase,
        "colours": deal(),
        "aside": aside,
        "fakes": laid,
        "players": players or {},
        **known,
    }


FIELDS = (
    *("step", "colours", "aside", "fakes", "pile", "used", "reshuffles", "turns", "acting", "late"),
    *("new_bugs", "declared", "fugitive", "taken", "file", "solos", "flight_turns", "ending"),
)


def lay(phase: str, seats: int = 6, players: dict[str, Position] | None = None, **fields: Any) -> Match:
    return Match(GAME, seats, position=position(phase, seats, players, **fields))


def placed(
    agents: str,
    informants: str = "",
    bugs: str = "",
    *,
    before: str = "",
    turn: int = 1,
    seats: int = 6,
    hands: dict[str, list[str]] | None = None,
    seen: dict[str, dict[str, Position]] | None = None,
    **fields: Any,
) -> Match:
    """All dials have been shown and agents placed as they said; whoever is not named dialled a square that is none."""
    dials, standing = squares(agents), squares(before)
    posts, ears = squares(informants), squares(bugs)
    held = {f"p{COLOURS.index(colour) + 1}": cards for colour, cards in (hands or {}).items()}
    players = {
        player: {
            "agent": standing.get(player),
            "informant": posts.get(player),
            "bug": ears.get(player),
            "hand": held.get(player, []),
            "sealed": [f"dial {dials.get(player, NO_SQUARE)}"],
            "seen": own_lines(seat) | (seen or {}).get(COLOURS[seat], {}),
        }
        for seat, player in enumerate(f"p{n + 1}" for n in range(seats))
    }
    match = lay("INFORMANT", seats, players, turns=turn - 1, **fields)
    everybody(match, "leave")
    return match


def own_lines(seat: int) -> dict[str, Position]:
    return {f"{COLOURS[seat]}-{part}": {"turn": 0, "source": "own"} for part in PARTS}


def sights(turn: int, source: str, *places: str) -> dict[str, Position]:
    """Cells seen in a turn through somebody's look."""
    return {place: {"turn": turn, "source": source} for place in places}


def fleeing(agents: str = "", *, fugitive: int = RED, seats: int = 6, **fields: Any) -> Match:
    """The flight of Red, with the right file from Lilac's locker unless it is said otherwise."""
    standing = squares(agents)
    players = {f"p{n + 1}": {"agent": standing.get(f"p{n + 1}")} for n in range(seats)}
    right = {
        f"p{n + 1}": next(c for c in (deal()[COLOURS[n]][p] for p in PARTS) if c in NAMES.values())
        for n in range(seats)
    }
    right.pop(f"p{fugitive + 1}")
    chosen = {"taken": "lilac-locker", "file": right, "turns": 20, "declared": [f"p{fugitive + 1}"], **fields}
    return lay("FLIGHT", seats, players, fugitive=f"p{fugitive + 1}", **chosen)


def fly(match: Match, agents: str) -> Match:
    """A turn of the flight; whoever is not named dials a square that is none."""
    dials = squares(agents)
    for seat in range(match.seats):
        match.perform(seat, f"dial {dials.get(f'p{seat + 1}', NO_SQUARE)}")
    return match


def everybody(match: Match, text: str) -> Match:
    for seat in match.state.turn():
        match.perform(seat, text)
    return match


def nobody_acts(match: Match) -> Match:
    """Every lone agent leaves it at that."""
    while see(match).phase == "ACT":
        everybody(match, "stop")
    return match


def read_flags(match: Match) -> Match:
    """The turn that has begun goes on to its last dial, at which flags are read (TS-15.1)."""
    if see(match).phase == "BUG":
        everybody(match, "no bug")
    return everybody(match, "dial B2")


def asked(match: Match, seat: int) -> list[str]:
    """What a seat may answer to what it is asked; flags and dials taken back need no question."""
    return [move for move in match.legal(seat) if move not in FREE]


def gather(seats: int = 3, seed: int = 0, **options: Any) -> Match:
    """A match from the very start, with dice that always fall alike for the same seed."""
    return Match(GAME, seats, options, dice=FairDice(seed.to_bytes(32, "big")))


def see(match: Match | State, seat: int = WATCHER) -> View:
    view = match.view(seat)
    assert isinstance(view, View)
    return view


def sheet(match: Match, seat: int) -> dict[str, str]:
    """What a seat's sheet says of the cards of others."""
    return {entry.place: entry.card for entry in see(match, seat).sheet if entry.source != "own"}


def events(match: Match, seat: int = WATCHER, kind: str = "") -> list[Event]:
    return [event for _, event in match.heard(seat) if not kind or event.kind == kind]


def facts(match: Match, seat: int, kind: str) -> list[dict[str, Any]]:
    return [event.facts for event in events(match, seat, kind)]


def wire(match: Match, seat: int) -> bytes:
    """All that leaves the house for a seat: its view and every event it may hear."""
    return msgspec.json.encode([match.view(seat), match.heard(seat)])


def refused(match: Match, seat: int, text: str, why: str = ".") -> FilatureError:
    """Something is refused, with a reason, and nothing has changed."""
    before, told = match.state.dump(), len(match.events)
    with pytest.raises(FilatureError, match=why) as caught:
        match.perform(seat, text)
    assert (match.state.dump(), len(match.events)) == (before, told)
    return caught.value


def in_phase(*phases: str) -> Callable[[Match], bool]:
    return lambda match: see(match).phase in phases
