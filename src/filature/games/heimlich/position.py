"""A moment as plain data and back (docs/positions.md)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from filature.games.heimlich import events, setup
from filature.games.heimlich.board import (
    AGENTS,
    COLOURS,
    DEAL,
    DOSSIER,
    GOAL,
    HIGHEST_SCORE,
    MOVE,
    ORDER,
    OVER,
    PHASES,
    PICK,
    PIPS,
    PLACES,
    REPORT,
)
from filature.games.heimlich.options import MOST_TURNS, Colour
from filature.games.heimlich.packed import get, pack, put, unpack
from filature.games.heimlich.state import Fields
from filature.kernel import position as base
from filature.kernel.errors import FilatureError
from filature.kernel.position import check, require_seat
from filature.kernel.state import seat_name

Score = Annotated[int, msgspec.Meta(ge=0, le=HIGHEST_SCORE)]  # HC-4.4, HC-4.13
PlaceName = Literal["chapel", "H1", "H2", "H3", "H4", "H5", "H6", "H7", "H8", "H9", "H10", "ruin"]
PhaseName = Literal["COLOURS", "DEAL", "ORDER", "ROLL", "PICK", "MOVE", "REPORT", "DOSSIER", "OVER"]


class Standing(msgspec.Struct, forbid_unknown_fields=True):
    """An agent: where, how many points, how many before the last count, whose."""

    place: PlaceName = "chapel"
    score: Score = 0
    before: Score = 0
    owner: str | None = None
    """A seat such as p1, `independent`, or None while cards are dealt."""


class Start(msgspec.Struct, forbid_unknown_fields=True):
    """HC-2.6: the seats that roll for the start, and what each seat rolled."""

    contenders: tuple[str, ...]
    rolls: dict[str, Annotated[int, msgspec.Meta(ge=1, le=PIPS)]] = {}


class Position(base.Position, kw_only=True):
    phase: PhaseName
    agents: dict[Colour, Standing] = {}
    left_out: tuple[Colour, ...] = ()
    active: str = "p1"
    turns: Annotated[int, msgspec.Meta(ge=0, le=MOST_TURNS)] = 0
    die: Annotated[int, msgspec.Meta(ge=0, le=PIPS)] = 0
    dossier: PlaceName = "H7"
    old_agents: tuple[Colour, ...] = ()
    """HC-8.17: those that are not new to the dossier's place."""
    start: Start | None = None
    reported: bool = False
    reports: tuple[dict[Colour, str], ...] = ()


def dump(state: Fields) -> dict[str, Any]:
    """The whole position, secrets included."""
    agents = range(state.setup.agents)
    position: dict[str, Any] = {
        "game": "heimlich",
        "seats": int(state.setup.seats),
        "options": msgspec.to_builtins(state.setup.options),
        "phase": PHASES[state.phase],
        "active": seat_name(state.active),
        "turns": int(state.turns),
        "die": int(state.die),
        "dossier": PLACES[state.dossier],
        "reported": state.report_asked,
    }
    if state.phase == COLOURS:
        position["left_out"] = [AGENTS[c] for c in range(len(AGENTS)) if state.left_out >> c & 1]
    else:
        position["agents"] = {state.agent_name(a): _dump_agent(state, a) for a in agents}
    if state.setup.newcomers_only:
        position["old_agents"] = [state.agent_name(a) for a in agents if get(state.old, a)]
    if state.phase == ORDER or state.start_rolls:
        seats = [(seat_name(s), get(state.start_rolls, s)) for s in range(state.setup.seats)]
        rolls = {name: int(roll) for name, roll in seats if roll}
        position["start"] = {"contenders": _seat_names(state.contenders), "rolls": rolls}
    if state.report_asked:
        position["reports"] = [events.written_report(state, seat) for seat in range(state.setup.seats)]
    return position


def _dump_agent(state: Fields, agent: int) -> dict[str, Any]:
    owner = events.whose(get(state.owners, agent))
    return {
        "place": state.place_name(agent),
        "score": int(get(state.scores, agent)),
        "before": int(get(state.before, agent)),
        "owner": None if state.phase == DEAL and owner == "independent" else owner,
    }


def _seat_names(seats: int) -> list[str]:
    return [seat_name(s) for s in range(seats.bit_length()) if seats >> s & 1]


def load(state: Fields, position: Position) -> None:
    """Set a fresh state up as a position says; raises `BadPosition` where that cannot be."""
    seats, agents = int(state.setup.seats), int(state.setup.agents)
    check(position.game == "heimlich", "game", f"it is one of {position.game}, not of heimlich")
    state.turns = position.turns
    state.active = require_seat(position.active, seats)
    state.die = position.die
    state.dossier = PLACES.index(position.dossier)
    state.report_asked = position.reported
    state.phase = PHASES.index(position.phase)
    if state.phase == COLOURS:
        check(len(position.left_out) < len(AGENTS) - agents, "colours", "too many agents are left out")
        laid = position.agents or position.reported or position.reports or position.start or position.old_agents
        check(not laid, "colours", "nothing lies on the table while the colours are drawn")
        setup.settle_colours(state, _colour_set(position.left_out))
        _check_phase(state)
        return
    present = [colour for colour in AGENTS if colour in position.agents]
    check(len(present) == agents, "agents", f"{seats} players need {agents} agents, not {len(present)}")
    state.left_out = _colour_set(tuple(colour for colour in AGENTS if colour not in present))
    state.colours = tuple(AGENTS.index(colour) for colour in present)
    standing = [position.agents[colour] for colour in present]
    state.places = pack([PLACES.index(s.place) for s in standing])
    state.scores = pack([s.score for s in standing])
    state.before = pack([s.before for s in standing])
    _load_old_agents(state, position, present)
    _load_owners(state, [s.owner for s in standing])
    _load_start(state, position)
    _load_reports(state, position)
    _check_phase(state)


def _colour_set(colours: tuple[str, ...]) -> int:
    return sum(1 << AGENTS.index(colour) for colour in set(colours))


def _load_old_agents(state: Fields, position: Position, present: list[Colour]) -> None:
    old = set(position.old_agents)
    check(state.setup.newcomers_only or not old, "old_agents", "every agent is new unless trigger_rule is newcomer")
    check(old <= set(present), "old_agents", "only agents in play can have been with the dossier")
    check(len(old) < len(present), "old_agents", "some agent must be new, or nobody could bring a count")
    state.old = pack([int(colour in old) for colour in present])


def _load_owners(state: Fields, owners: list[str | None]) -> None:
    seats = int(state.setup.seats)
    for agent, owner in enumerate(owners):
        if owner not in (None, "independent"):
            seat = require_seat(owner, seats)
            check(state.agent_of(seat) < 0, "owners", f"{owner} owns two agents")
            state.owners = put(state.owners, agent, seat)
    state.dealt = sum(1 for seat in range(seats) if state.agent_of(seat) >= 0)
    if state.phase == DEAL:
        check(all(state.agent_of(seat) >= 0 for seat in range(state.dealt)), "owners", "cards are dealt in seat order")
        check(state.dealt < seats, "owners", "all cards are dealt already")
    else:
        check(state.dealt == seats, "owners", "every player owns one agent")


def _load_start(state: Fields, position: Position) -> None:
    seats = int(state.setup.seats)
    start = position.start
    if start is None:
        check(state.phase != ORDER, "start", "in the ORDER phase somebody rolls for the start")
        return
    state.contenders = sum(1 << require_seat(name, seats) for name in set(start.contenders))
    for name, roll in start.rolls.items():
        state.start_rolls = put(state.start_rolls, require_seat(name, seats), roll)
    missing = [name for name in start.contenders if name not in start.rolls]
    check(bool(missing) == (state.phase == ORDER), "start", "contenders have still to roll in the ORDER phase only")


def _load_reports(state: Fields, position: Position) -> None:
    if not state.report_asked:
        check(not position.reports and state.phase != REPORT, "reports", "reports are written once they are asked for")
        return
    check(state.setup.advanced, "reports", "the basic game has no reports")
    phase = state.phase
    state.phase = REPORT
    seats = int(state.setup.seats)
    check(len(position.reports) <= seats, "reports", f"{seats} players write {seats} reports")
    for seat, lines in enumerate(position.reports):
        written = " ".join(f"{agent}={said}" for agent, said in lines.items())
        try:
            for move in state.read(seat, written) if written else []:
                state.play(seat, move)
        except FilatureError as error:
            check(False, "reports", str(error).rstrip("."))
    state.phase = phase
    if phase == REPORT:
        check(len(state.turn()) > 0, "reports", "all reports are in")


def _check_phase(state: Fields) -> None:
    finished = any(score >= GOAL for score in unpack(state.scores, state.setup.agents))
    limited = 0 < state.setup.turn_limit <= state.turns
    check(not limited or state.phase == OVER, "turns", "the limit of turns is reached, so the match is over")
    check(not finished or state.phase == OVER, "over", "somebody has reached the goal, so the match is over")
    check(finished or limited or state.phase != OVER, "over", "nobody has reached the goal, so it is not over")
    check(
        (state.die > 0) == (state.phase in (MOVE, REPORT, DOSSIER)) or state.phase == OVER,
        "die",
        "a die lies on the table from the roll to the end of the turn",
    )
    check(state.phase != PICK or state.setup.one_to_three, "phase", "only the 1-3 die is picked from")
