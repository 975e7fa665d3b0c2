"""What the table is told, and who at the table (HC-6.1). Every fact is in the words of the notation.

Nothing is put into words while nobody listens: playouts are told nothing.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from filature.games.heimlich import report
from filature.games.heimlich.board import PLACES
from filature.games.heimlich.moves import BLANK, INDEPENDENT
from filature.games.heimlich.packed import get
from filature.games.heimlich.state import Fields
from filature.kernel.events import ALL
from filature.kernel.state import seat_name
from filature.kernel.view import Outcome


def whose(owner: i64) -> str:
    """A seat, nobody, or nothing said, as written in a report."""
    if owner == INDEPENDENT:
        return "independent"
    return "?" if owner == BLANK else seat_name(owner)


def owners(state: Fields) -> dict[str, str]:
    """Whose agent is whose; for the end of the match only."""
    return {state.agent_name(a): whose(get(state.owners, a)) for a in range(state.setup.agents)}


def written_report(state: Fields, seat: i64) -> dict[str, str]:
    """What a seat has written so far; for its author, and for all at the end (HC-6.2)."""
    written: i64 = state.reports[seat]
    answers = [(a, report.answer(written, a)) for a in range(state.setup.agents)]
    return {state.agent_name(a): whose(said) for a, said in answers if said != report.NOT_WRITTEN}


def colours(state: Fields) -> None:
    if state.news is not None:
        agents = [state.agent_name(a) for a in range(state.setup.agents)]
        state.tell(ALL, "colours", {"agents": agents, "independents": int(state.setup.agents - state.setup.seats)})


def dealt(state: Fields, seat: i64, agent: i64) -> None:
    if state.news is not None:
        state.tell((int(seat),), "dealt", {"agent": state.agent_name(agent)})


def rolled_for_start(state: Fields, seat: i64, die: i64) -> None:
    if state.news is not None:
        state.tell(ALL, "rolled-for-start", {"player": seat_name(seat), "die": int(die)})


def start_tied(state: Fields) -> None:
    if state.news is not None:
        tied = [seat_name(seat) for seat in range(state.setup.seats) if state.contenders >> seat & 1]
        state.tell(ALL, "start-tied", {"players": tied})


def starts(state: Fields) -> None:
    if state.news is not None:
        state.tell(ALL, "starts", {"player": seat_name(state.active)})


def rolled(state: Fields, face: i64) -> None:
    if state.news is not None:
        if state.die:
            state.tell(ALL, "rolled", {"player": seat_name(state.active), "die": int(face)})
        else:
            state.tell(ALL, "rolled-one-to-three", {"player": seat_name(state.active)})


def picked(state: Fields) -> None:
    if state.news is not None:
        state.tell(ALL, "picked", {"player": seat_name(state.active), "die": int(state.die)})


def moved(state: Fields, steps: i64) -> None:
    if state.news is not None:
        walkers = [a for a in range(state.setup.agents) if get(steps, a)]
        facts: dict[str, Any] = {
            "player": seat_name(state.active),
            "die": int(state.die),
            "steps": {state.agent_name(a): int(get(steps, a)) for a in walkers},
            "places": {state.agent_name(a): state.place_name(a) for a in walkers},
        }
        state.tell(ALL, "moved", facts)


def counted(state: Fields) -> None:
    if state.news is not None:
        agents = range(state.setup.agents)
        facts: dict[str, Any] = {
            "player": seat_name(state.active),
            "place": PLACES[state.dossier],
            "gains": {state.agent_name(a): int(get(state.scores, a) - get(state.before, a)) for a in agents},
            "scores": {state.agent_name(a): int(get(state.scores, a)) for a in agents},
        }
        state.tell(ALL, "counted", facts)


def report_asked(state: Fields) -> None:
    if state.news is not None:
        state.tell(ALL, "report-asked", {})


def reported(state: Fields, seat: i64) -> None:
    if state.news is not None:
        state.tell((int(seat),), "report-filed", {"report": written_report(state, seat)})
        state.tell(ALL, "reported", {"player": seat_name(seat)})


def dossier_put(state: Fields, left: bool) -> None:
    if state.news is not None:
        kind = "dossier-left" if left else "dossier-moved"  # HC-5.2
        state.tell(ALL, kind, {"player": seat_name(state.active), "place": PLACES[state.dossier]})


def over(state: Fields, outcome: Outcome) -> None:
    facts: dict[str, Any] = {
        "reason": outcome.reason,
        "winners": [seat_name(seat) for seat in outcome.winners],
        "owners": owners(state),
        **outcome.facts,
    }
    if state.report_asked:
        facts["reports"] = {seat_name(seat): written_report(state, seat) for seat in range(state.setup.seats)}
    state.tell(ALL, "over", facts)
