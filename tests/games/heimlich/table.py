"""A table to play at in tests: positions in the words of the rules (HC-0.3), turns, and random matches."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from filature.games.heimlich import GAME
from filature.games.heimlich.view import View
from filature.kernel.dice import FairDice
from filature.kernel.events import Event
from filature.kernel.match import Match
from filature.kernel.state import CHANCE, WATCHER, State
from tests import playing

RULES = (Path(__file__).parents[3] / "docs" / "rules" / "heimlich.md").read_text("utf-8")

# HC-0.3, written out here so that the tests do not lean on the program's own tables.
AGENTS = {"OR": "orange", "VI": "violet", "RE": "red", "BL": "blue", "GY": "grey", "YE": "yellow", "GN": "green"}
PLACES = {"CH": "chapel", **{f"H{n}": f"H{n}" for n in range(1, 11)}, "RU": "ruin"}
RING = list(PLACES)
WORTH = {"CH": 0, **{f"H{n}": n for n in range(1, 11)}, "RU": -3}
AGENTS_BY_SEATS = {2: 4, 3: 5, 4: 6, 5: 7, 6: 7, 7: 7}

Position = dict[str, Any]


def code(name: str, codes: dict[str, str]) -> str:
    """The code of an agent or a place."""
    return next(key for key, value in codes.items() if value == name)


def position(
    agents: str, dossier: str = "H7", *, own: str = "", seats: int = 0, options: Position | None = None, **rest: Any
) -> Position:
    """A position from `OR@H6:12 VI@CH …`. Without `own` (`p1=OR p2=VI`) the agents are dealt in the order written.

    What is no field of a position is an option: `position("…", mode="advanced", turns=3)`; `options` adds more.
    """
    standing: dict[str, dict[str, Any]] = {}
    for word in agents.split():
        agent, place, score = re.fullmatch(r"([A-Z]{2})@([A-Z0-9]+)(?::(\d+))?", word).groups("0")  # type: ignore[union-attr]
        standing[agent] = {"place": PLACES[place], "score": int(score), "owner": "independent"}
    seats = seats or len(own.split()) or next(p for p, a in AGENTS_BY_SEATS.items() if a == len(standing))
    owners = own.split() or [f"p{seat}={agent}" for seat, agent in enumerate(list(standing)[:seats], 1)]
    for owner in owners:
        seat, _, agent = owner.partition("=")
        standing[agent]["owner"] = seat
    fields = {"phase": "ROLL", **{key: rest.pop(key) for key in list(rest) if key in FIELDS}}
    return {
        "game": "heimlich",
        "seats": seats,
        "options": {**rest, **(options or {})},
        "agents": {AGENTS[agent]: standing[agent] for agent in standing},
        "dossier": PLACES[dossier],
        **fields,
    }


FIELDS = ("phase", "active", "turns", "die", "reported", "reports", "start", "left_out", "old_agents")


def lay(agents: str, dossier: str = "H7", **rest: Any) -> Match:
    """A match that begins in a position (see `position`)."""
    laid = position(agents, dossier, **rest)
    return Match(GAME, laid["seats"], position=laid)


def gather(seats: int = 2, seed: int = 0, **options: Any) -> Match:
    """A match from the very start, with dice that always fall alike for the same seed."""
    return Match(GAME, seats, options, dice=FairDice(seed.to_bytes(32, "big")))


def see(match: Match | State, seat: int = WATCHER) -> View:
    view = match.view(seat)
    assert isinstance(view, View)
    return view


def wire(match: Match, seat: int) -> bytes:
    """All that leaves the house for a seat: its view and every event it may hear."""
    return msgspec.json.encode([match.view(seat), match.heard(seat)])


def board(match: Match | State) -> dict[str, tuple[str, int]]:
    """Where every agent stands and what it has, in codes."""
    pieces = see(match).agents
    return {code(p.agent, AGENTS): (code(p.place, PLACES), p.score) for p in pieces}


def scores(match: Match | State) -> dict[str, int]:
    return {agent: score for agent, (_, score) in board(match).items()}


def events(match: Match, seat: int = WATCHER) -> list[Event]:
    return [event for _, event in match.heard(seat)]


def kinds(match: Match, seat: int = WATCHER) -> list[str]:
    return [event.kind for event in events(match, seat)]


def turn(match: Match, die: int, steps: str, dossier: str = "") -> Match:
    """The active player rolls, moves and, where asked to, takes the dossier elsewhere."""
    seat = see(match).active
    match.perform(CHANCE, f"roll {die}")
    match.perform(seat, steps)
    if dossier:
        match.perform(seat, f"dossier {dossier}")
    return match


def file_reports(match: Match, *texts: str) -> Match:
    """Everybody's report, blank for whom nothing is said."""
    for seat, text in enumerate([*texts, *[""] * (match.seats - len(texts))]):
        match.perform(seat, f"report {text}")
    return match


def in_phase(phase: str) -> Callable[[Match], bool]:
    return lambda match: see(match).phase == phase


def table_under(heading: str) -> list[list[str]]:
    return playing.table_under(RULES, heading)


def public(match: Match) -> tuple[View, list[Event]]:
    """What a watcher sees, and all that watchers have heard."""
    return see(match, WATCHER), [event for _, event in match.heard(WATCHER)]
