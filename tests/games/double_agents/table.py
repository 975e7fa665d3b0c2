"""A table to play at in tests: positions in the words of the rules, whole legs, and random matches.

CIA members sit first: c1, c2 … are p1, p2 …; k1, k2 … follow them.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from filature.games.double_agents import GAME
from filature.games.double_agents.rules import DoubleAgents
from filature.games.double_agents.view import View
from filature.kernel.dice import FairDice
from filature.kernel.events import Event
from filature.kernel.match import Match
from filature.kernel.state import WATCHER, State
from tests import playing

RULES = (Path(__file__).parents[3] / "docs" / "rules" / "double_agents.md").read_text("utf-8")

# DA-2, written out here so that the tests do not lean on the program's own tables.
CODES = {"S": "special", "A": "agent", "D": "defector", "K": "killer", "C": "corruption", "X": "sabotage"}
DECK = {"S": 2, "A": 8, "D": 2, "K": 2, "C": 2, "X": 2}
DESTINATIONS = ("Rio", "Berlin", "Cairo", "HongKong")
VALUES = (2, 3, 3, 4, 4, 5)
UP = {"Rio": 2, "Berlin": 3, "Cairo": 4, "HongKong": 5}

Position = dict[str, Any]
Hands = Mapping[str, str]


def seat_of(name: str, cia: int) -> int:
    """The seat of c2, k1 or p5."""
    number = int(name[1:]) - 1
    return number + cia if name[0] == "k" else number


def player(seat: int) -> str:
    return f"p{seat + 1}"


def position(cia: int = 3, kgb: int = 3, doubles: str = "c1 k1", phase: str = "LEG", **rest: Any) -> Position:
    """A position between deals, or in leg 1 with three cards each; `hands` gives some of them (`{"c1": "A S X"}`)."""
    seats = cia + kgb
    hands: Hands = rest.pop("hands", {})
    rounds = rest.pop("rounds", [])
    up = rest.pop("up", UP if phase == "LEG" else {})
    options = {key: rest.pop(key) for key in list(rest) if key not in FIELDS}
    traitors = {seat_of(name, cia) for name in doubles.split()}
    players: list[dict[str, Any]] = [
        {"company": "cia" if seat < cia else "kgb", "role": "double" if seat in traitors else "loyal"}
        for seat in range(seats)
    ]
    companies = {}
    for company, members in (("cia", range(cia)), ("kgb", range(cia, seats))):
        pile = Counter(DECK)
        if phase == "LEG":
            given = {seat_of(name, cia): cards.split() for name, cards in hands.items()}
            for seat in members:
                pile.subtract(given.get(seat, []))
            assert min(pile.values()) >= 0, f"{company} has not so many cards"
            for seat in members:
                while len(hand := given.setdefault(seat, [])) < 3:
                    hand.append(next(code for code in "ASDKCX" if pile[code] > 0))
                    pile[hand[-1]] -= 1
                players[seat]["hand"] = [CODES[code] for code in hand]
        companies[company] = {"pile": {CODES[code]: number for code, number in pile.items() if number}}
    missions = {place: pile_of(place, rounds, up) for place in DESTINATIONS}
    leg = {"leg": 1} if phase == "LEG" else {}
    return {
        "game": "double_agents",
        "seats": seats,
        "options": options,
        "phase": phase,
        "players": players,
        "companies": companies,
        "missions": missions,
        "rounds": rounds,
        **leg,
        **rest,
    }


FIELDS = ("leg", "moment", "larger", "late", "rounds")


def pile_of(place: str, rounds: list[Any], up: Mapping[str, int]) -> dict[str, Any]:
    left = Counter(VALUES)
    left.subtract([played["missions"][place]["value"] for played in rounds])
    if place in up:
        left.subtract([up[place]])
    return {"left": sorted(left.elements()), "up": up.get(place)}


def lay(cia: int = 3, kgb: int = 3, **rest: Any) -> Match:
    """A match that begins in a position (see `position`)."""
    laid = position(cia, kgb, **rest)
    return Match(GAME, cia + kgb, position=laid)


def gather(seats: int = 6, seed: int = 0, **options: Any) -> Match:
    """A match from the very start, with dice that always fall alike for the same seed."""
    return Match(GAME, seats, options, dice=FairDice(seed.to_bytes(32, "big")))


def true_state(match: Match) -> DoubleAgents:
    assert isinstance(match.state, DoubleAgents)
    return match.state


def see(match: Match | State, seat: int = WATCHER) -> View:
    view = match.view(seat)
    assert isinstance(view, View)
    return view


def wire(match: Match, seat: int) -> bytes:
    """All that leaves the house for a seat: its view and every event it may hear."""
    return msgspec.json.encode([match.view(seat), match.heard(seat)])


def events(match: Match, seat: int = WATCHER) -> list[Event]:
    return [event for event in match.events if event.reaches(seat)]


def heard(match: Match, kind: str, seat: int = WATCHER) -> list[dict[str, Any]]:
    return [event.facts for event in events(match, seat) if event.kind == kind]


def choose(match: Match, **choices: str) -> Match:
    """Locks by name: `choose(match, c1="A Rio", k2="X Cairo")`."""
    cia = len(see(match).companies[0].members)
    for name, choice in choices.items():
        match.perform(seat_of(name, cia), choice)
    return match


def lock_all(match: Match, but: str = "", place: str = "Rio") -> Match:
    """Everybody locks their first card to a destination, but for some (`"c1 k2"`)."""
    cia = len(see(match).companies[0].members)
    left_out = {seat_of(name, cia) for name in but.split()}
    for seat in range(match.seats):
        if seat not in left_out and seat in match.state.turn():
            match.perform(seat, f"{see(match, seat).hand[0]} {place}")
    return match


def in_phase(phase: str, round_number: int = 1, leg: int | None = None) -> Callable[[Match], bool]:
    def there(match: Match) -> bool:
        view = see(match)
        return view.phase == phase and view.round >= round_number and (leg is None or view.leg == leg)

    return there


def tables() -> Iterator[list[str]]:
    """Every row of every table of the rules, cell by cell."""
    for line in RULES.splitlines():
        if line.startswith("|"):
            yield [cell.strip() for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))]


def rows(pattern: str) -> dict[str, list[str]]:
    """The rows whose first cell is an id of that pattern, by id."""
    return {row[0]: row[1:] for row in tables() if re.fullmatch(pattern, row[0])}


def table_under(heading: str) -> list[list[str]]:
    return playing.table_under(RULES, heading)
