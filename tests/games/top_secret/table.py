"""A table to play at in tests: positions and actions in the words of the rules."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec

from filature.games.top_secret import GAME
from filature.games.top_secret.view import Agent, Case, View
from filature.kernel.dice import FairDice
from filature.kernel.events import Event
from filature.kernel.match import Match
from filature.kernel.state import CHANCE, WATCHER, State
from tests import playing

DOCS = Path(__file__).parents[3] / "docs" / "rules"
RULES = (DOCS / "top_secret.md").read_text("utf-8")
COLOURS = ("red", "blue", "green", "yellow")
CITIES = dict(zip("ABCD", ("Honolulu", "Papeete", "Punta Arenas", "Cape Town"), strict=True))  # SE-12
CONTENTS = {"A": "5", "B": "3", "C": "1", "D": "bomb"}
USUAL = {2: ("red", "green"), 3: ("red", "blue", "green"), 4: COLOURS}

Position = dict[str, Any]


def letter(colour: str) -> str:
    return colour[0].upper()


def position(agents: str = "", *, T: int | None = None, players: int = 2, **rest: Any) -> Position:  # noqa: N803
    """A position as SE-12 says: red to move with T points, cases where they usually lie, all cards, nothing delivered.

    `agents` is `R1 Lagos with RA, G1 Aden`; `cases` says where cases lie instead, `delivered` who has which (`RA red`),
    `cards` what is left of a hand, `colours` those of the seats. What is no field of a position is an option.
    """
    colours = tuple(rest.pop("colours", USUAL[players]))
    fields = {"phase": "MOVE" if T is not None else "ROLL", "roll": T, "pool": T or 0}
    options = {key: rest.pop(key) for key in list(rest) if key not in FIELDS}
    standing: dict[str, dict[str, Any]] = {}
    for agent, place, case in re.findall(r"([RBGY]\d) ([A-Za-z_ ]+?)(?: with ([RBGY][A-D]))?(?:, |$)", agents):
        standing[agent] = {"place": place, "case": case or None}
    contents = {**CONTENTS, **rest.pop("contents", {})}
    delivered = [pair.split() for pair in rest.pop("delivered", "").split(", ") if pair]
    lying = rest.pop("cases", {})
    carried = [agent["case"] for agent in standing.values()] + [case for case, _ in delivered]
    cases = {
        letter(colour) + mark: {
            "content": contents.get(letter(colour) + mark, contents[mark]),
            "city": None if letter(colour) + mark in carried else lying.get(letter(colour) + mark, CITIES[mark]),
        }
        for colour in colours
        for mark in "ABCD"
    }
    return {
        "game": "top_secret",
        "seats": len(colours),
        "options": options,
        "colours": list(colours),
        "agents": {**standing, **rest.pop("agents_too", {})},
        "cases": cases,
        "delivered": [{"case": case, "by": f"p{colours.index(by) + 1}"} for case, by in delivered],
        **fields,
        **rest,
    }


FIELDS = (
    *("phase", "active", "first", "turns", "rounds", "roll", "pool", "handled", "won", "cards", "plans", "start"),
    *("duel", "bomb", "end", "delivered", "cases", "contents", "agents_too"),
)


def lay(agents: str = "", **rest: Any) -> Match:
    """A match that begins in a position (see `position`)."""
    laid = position(agents, **rest)
    return Match(GAME, laid["seats"], position=laid)


def gather(seats: int = 2, seed: int = 0, **options: Any) -> Match:
    """A match from the start of the setup, with dice that always fall alike for the same seed.

    The colours are the usual ones unless others are chosen; `random` has them drawn.
    """
    options = {"colours": list(USUAL[seats])} | options
    return Match(GAME, seats, options, dice=FairDice(seed.to_bytes(32, "big")))


SETUP = "setup A=5 @ Honolulu B=3 @ Papeete C=1 @ Punta Arenas D=bomb @ Cape Town"


def settled(seats: int = 2, guards: str = "", **options: Any) -> Match:
    """A match after the setup, before the roll for the start."""
    return plan(gather(seats, **options), guards)


def plan(match: Match, guards: str = "") -> Match:
    """Everybody hands in the same plan; `guards` says who leaves one."""
    may_guard = see(match).guards
    for seat in range(match.seats):
        guard = "yes" if f"p{seat + 1}" in guards else "no"
        match.perform(seat, f"{SETUP} guard {guard}" if seat in may_guard else SETUP)
    return match


def see(match: Match | State, seat: int = WATCHER) -> View:
    view = match.view(seat)
    assert isinstance(view, View)
    return view


def agent(match: Match | State, name: str) -> Agent:
    return next(found for found in see(match).agents if found.agent == name)


def case(match: Match | State, name: str, seat: int = WATCHER) -> Case:
    return next(found for found in see(match, seat).cases if found.case == name)


def seat_of(match: Match | State, colour: str) -> int:
    return see(match).colours.index(colour)


def agents_left(match: Match | State, colour: str) -> int:
    seat = seat_of(match, colour)
    return sum(1 for found in see(match).agents if found.seat == seat and found.place != "out")


def act(match: Match, *texts: str) -> Match:
    """The active player does something; `duel 4:2` are the cards of attacker and defender, `roll 3` is the dice."""
    for text in texts:
        seat = see(match).active
        if text.startswith("duel "):
            attack, defence = text.removeprefix("duel ").split(":")
            duel = see(match).duel
            assert duel is not None
            match.perform(seat, f"card {attack}")
            match.perform(duel.opponent, f"card {defence}")
        elif text.startswith(("roll ", "start ", "colour ")):
            match.perform(CHANCE, text)
        elif text.startswith("loot "):
            match.perform(match.state.turn()[0], text)
        else:
            match.perform(seat, text)
    return match


def wire(match: Match, seat: int) -> bytes:
    """All that leaves the house for a seat: its view and every event it may hear."""
    return msgspec.json.encode([match.view(seat), match.heard(seat)])


def events(match: Match, seat: int = WATCHER) -> list[Event]:
    return [event for _, event in match.heard(seat)]


def kinds(match: Match, seat: int = WATCHER) -> list[str]:
    return [event.kind for event in events(match, seat)]


def rows(heading: str) -> list[list[str]]:
    return playing.table_under(RULES, heading)
