"""Determinization: full states that a seat cannot tell from the true one (HC-6.3), from a state or from a view."""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64

from filature.games.heimlich import report
from filature.games.heimlich.board import AGENTS, COLOURS, DEAL, ORDER, OVER, PHASES, PLACES
from filature.games.heimlich.moves import BLANK, INDEPENDENT
from filature.games.heimlich.packed import pack, put
from filature.games.heimlich.setup import settle_colours
from filature.games.heimlich.state import Fields
from filature.games.heimlich.view import View
from filature.kernel.notation import seat_number
from filature.kernel.state import seat_name


def resample(state: Fields, seat: int, dice: Random) -> None:
    """Deals the cards a seat has not seen anew, and writes the others' reports anew (HC-6.3)."""
    agents = range(state.setup.agents)
    own = state.agent_of(seat) if seat >= 0 else -1
    unseen = [a for a in agents if a != own]
    others = [s for s in range(state.setup.seats) if s != seat and state.agent_of(s) >= 0]
    written = [s for s in others if state.report_asked and report.complete(state, s)]
    for agent in unseen:
        state.owners = put(state.owners, agent, INDEPENDENT)
    for other in others:
        agent = unseen.pop(dice.randrange(len(unseen)))
        state.owners = put(state.owners, agent, other)
    state.reports = tuple(lines if s == seat else 0 for s, lines in enumerate(state.reports))
    for other in written:
        report.write_anything(state, other, dice)


def fill_from_view(state: Fields, view: View) -> None:
    """Makes a fresh state one that the seat of a view cannot tell from the true one; where the view is silent, anything
    that fits."""
    names = [piece.agent for piece in view.agents]
    if names:
        settle_colours(state, sum(1 << n for n, colour in enumerate(AGENTS) if colour not in names))
    state.phase = PHASES.index(view.phase)
    state.active = view.active
    state.turns = view.turn
    state.die = view.die
    state.dossier = PLACES.index(view.dossier)
    state.old = pack([int(name in view.old_agents) for name in names])
    state.places = pack([PLACES.index(piece.place) for piece in view.agents])
    state.scores = pack([piece.score for piece in view.agents])
    state.start_rolls = pack(view.start_rolls)
    state.contenders = _contenders(view)
    if state.phase > COLOURS:
        _fill_owners(state, view, names)
    state.report_asked = view.report_asked
    if state.report_asked:
        _fill_reports(state, view, names)
    if state.phase == OVER:
        state.before = _before(view)


def _contenders(view: View) -> int:
    """HC-2.6: who rolls for the start; afterwards the one who starts."""
    everybody = (1 << view.players) - 1
    rolls = view.start_rolls
    if view.phase == PHASES[ORDER]:
        missing = sum(1 << seat for seat, roll in enumerate(rolls) if not roll)
        first_round = not any(rolls[rolls.index(0) :])
        return everybody if first_round else missing
    if not any(rolls):
        return everybody
    limited = view.outcome is not None and view.turn == view.options.turn_limit
    turns_begun = view.turn - 1 if limited else view.turn
    return 1 << (view.active - turns_begun) % view.players


def _fill_owners(state: Fields, view: View, names: list[str]) -> None:
    """The own card as seen, or all of them at the end; the others' cards in any order."""
    if view.owners is not None:
        state.owners = pack([_answer(view.owners[name], view.players) for name in names])
        state.dealt = view.players
        return
    own = -1 if view.identity is None else names.index(view.identity)
    state.dealt = view.players if state.phase > DEAL else view.seat + 1 if own >= 0 else 0
    pack_of_cards = [agent for agent in range(len(names)) if agent != own]
    for seat in range(state.dealt):
        state.owners = put(state.owners, own if seat == view.seat else pack_of_cards.pop(0), seat)


def _fill_reports(state: Fields, view: View, names: list[str]) -> None:
    """The own report as written, or all of them at the end; those of others left blank where they are in."""
    if view.reports is not None:
        state.reports = tuple(_written(lines, names, view.players) for lines in view.reports)
        return
    state.reports = tuple(
        _written(view.report, names, view.players) if seat == view.seat else 0 for seat in range(view.players)
    )
    for seat in view.reported:
        while not report.complete(state, seat):
            report.write_line(state, seat, BLANK)


def _written(lines: dict[str, str], names: list[str], seats: int) -> int:
    written: i64 = 0
    for name, said in lines.items():
        written = report.with_line(written, names.index(name), _answer(said, seats))
    return int(written)


def _answer(said: str, seats: int) -> int:
    """What a word of a report, or of the owners' table, stands for."""
    return {"independent": INDEPENDENT, "?": BLANK}.get(said, seat_number(said, seats))


def _before(view: View) -> int:
    """Scores before the last count. The view does not say what the last count brought; winners get the higher gain, so
    the outcome is the same."""
    assert view.outcome is not None
    assert view.owners is not None
    winners = view.outcome.facts.get("agents")
    if winners is None:
        seats = [seat_name(seat) for seat in view.outcome.winners]
        winners = [name for name, owner in view.owners.items() if owner in seats]
    return pack([piece.score + (piece.agent not in winners) for piece in view.agents])
