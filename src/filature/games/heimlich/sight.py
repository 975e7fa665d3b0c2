"""What a seat is shown of the table (HC-6.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from filature.games.heimlich import reports, telling
from filature.games.heimlich.board import AGENTS, OVER, PHASES, PLACES
from filature.games.heimlich.lanes import lane, unpack
from filature.games.heimlich.views import Piece, View

if TYPE_CHECKING:
    from filature.games.heimlich.rules import Heimlich


def view(state: Heimlich, seat: int) -> View:
    """All that a seat may know. Only the last five facts depend on the seat; only the end opens the rest."""
    box = state.box
    seats = range(box.seats)
    over = state.phase == OVER
    settled = len(state.colours) == box.agents
    names = [AGENTS[colour] for colour in state.colours] if settled else []
    pieces = [
        Piece(name, PLACES[lane(state.places, agent)], int(lane(state.scores, agent)))
        for agent, name in enumerate(names)
    ]
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
        old_agents=[name for agent, name in enumerate(names) if lane(state.old, agent)],
        agents=pieces,
        independents=box.agents - box.seats,
        report_asked=state.reported,
        reported=[s for s in seats if reports.complete(state, s)] if state.reported else [],
        identity=names[own] if own >= 0 else None,
        report=telling.report(state, seat) if seat >= 0 and state.reported else {},
        owners=telling.owners(state) if over else None,
        reports=[telling.report(state, s) for s in seats] if over and state.reported else None,
    )
