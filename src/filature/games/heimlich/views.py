"""What a seat sees of the table (HC-6.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from filature.games.heimlich import reports, telling
from filature.games.heimlich.board import AGENTS, OVER, PHASES, PLACES
from filature.games.heimlich.lanes import unpack
from filature.games.heimlich.options import Options
from filature.kernel import game

if TYPE_CHECKING:
    from filature.games.heimlich.rules import Heimlich


class Piece(msgspec.Struct):
    """An agent on the board."""

    agent: str
    place: str
    score: int


class View(game.View, kw_only=True):
    """Heimlich & Co. as one seat, or a watcher, may know it."""

    options: Options
    start_rolls: list[int]
    """What each seat rolled for the start (HC-2.6); 0 while it has to roll."""
    phase: str
    active: int
    die: int
    dossier: str
    agents: list[Piece]
    independents: int
    report_asked: bool
    reported: list[int]
    """Who has handed in a report."""
    identity: str | None
    """The agent of this seat."""
    report: dict[str, str]
    """What this seat has written."""
    owners: dict[str, str] | None
    """Whose agent is whose: None until the masks fall."""
    reports: list[dict[str, str]] | None
    """Every report: None until the masks fall."""


def view(state: Heimlich, seat: int) -> View:
    """All that a seat may know. Only the last five facts depend on the seat; only the end opens the rest."""
    box = state.box
    seats = range(box.seats)
    over = state.phase == OVER
    settled = len(state.colours) == box.agents
    names = [AGENTS[colour] for colour in state.colours] if settled else []
    places, scores = unpack(state.places, len(names)), unpack(state.scores, len(names))
    own = state.agent_of(seat) if seat >= 0 else -1
    return View(
        game="heimlich",
        seat=seat,
        players=box.seats,
        turn=state.turns,
        waiting=state.turn(),
        outcome=state.outcome(),
        options=box.options,
        start_rolls=unpack(state.start_rolls, box.seats),
        phase=PHASES[state.phase],
        active=state.active,
        die=state.die,
        dossier=PLACES[state.dossier],
        agents=[Piece(*piece) for piece in zip(names, [PLACES[place] for place in places], scores, strict=True)],
        independents=box.agents - box.seats,
        report_asked=state.reported,
        reported=[s for s in seats if reports.complete(state, s)] if state.reported else [],
        identity=names[own] if own >= 0 else None,
        report=telling.report(state, seat) if seat >= 0 else {},
        owners=telling.owners(state) if over else None,
        reports=[telling.report(state, s) for s in seats] if over and state.reported else None,
    )
