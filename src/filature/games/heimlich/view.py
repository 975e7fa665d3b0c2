"""What a seat sees of the table (HC-6.1)."""

from __future__ import annotations

import msgspec

from filature.games.heimlich import events, report
from filature.games.heimlich.board import AGENTS, OVER, PHASES, PLACES
from filature.games.heimlich.options import Options
from filature.games.heimlich.packed import get, unpack
from filature.games.heimlich.state import Fields
from filature.kernel import view


class Piece(msgspec.Struct, gc=False):
    """An agent on the board."""

    agent: str
    place: str
    score: int


class View(view.View, kw_only=True):
    """Heimlich & Co. as one seat, or a watcher, may know it."""

    options: Options
    start_rolls: list[int]
    """What each seat rolled for the start (HC-2.6); 0 while it has to roll."""
    phase: str
    active: int
    die: int
    dossier: str
    old_agents: list[str]
    """Agents whose arrival at the dossier brings no count (HC-8.17); none unless `trigger_rule` is newcomer."""
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


def view_of(state: Fields, seat: int) -> View:
    """All that a seat may know. `identity` and `report` are the seat's own; `owners` and `reports` are shown at the
    end; the rest is public."""
    setup = state.setup
    seats = range(setup.seats)
    over = state.phase == OVER
    settled = len(state.colours) == setup.agents
    names = [AGENTS[colour] for colour in state.colours] if settled else []
    pieces = [
        Piece(name, PLACES[get(state.places, agent)], int(get(state.scores, agent))) for agent, name in enumerate(names)
    ]
    own = state.agent_of(seat) if seat >= 0 else -1
    return View(
        game="heimlich",
        seat=seat,
        players=setup.seats,
        turn=state.turns,
        waiting=state.turn(),
        outcome=state.outcome(),
        options=setup.options,
        start_rolls=unpack(state.start_rolls, setup.seats),
        phase=PHASES[state.phase],
        active=state.active,
        die=state.die,
        dossier=PLACES[state.dossier],
        old_agents=[name for agent, name in enumerate(names) if get(state.old, agent)],
        agents=pieces,
        independents=setup.agents - setup.seats,
        report_asked=state.report_asked,
        reported=[s for s in seats if report.complete(state, s)] if state.report_asked else [],
        identity=names[own] if own >= 0 else None,
        report=events.written_report(state, seat) if seat >= 0 and state.report_asked else {},
        owners=events.owners(state) if over else None,
        reports=[events.written_report(state, s) for s in seats] if over and state.report_asked else None,
    )
