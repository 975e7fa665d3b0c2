"""Positions as plain data (docs/positions.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec

from filature.games.top_secret import ending, setup, telling
from filature.games.top_secret.board import (
    AGENTS,
    CARDS,
    CASES,
    COLOURS,
    CONTENTS,
    DUEL,
    LOOT,
    LOSSES,
    MOST_CITIES,
    PHASES,
    SETUP,
    TARGET,
    VACANT,
)
from filature.games.top_secret.lanes import lane
from filature.games.top_secret.options import Colour
from filature.kernel import position
from filature.kernel.state import seat_name

if TYPE_CHECKING:
    from filature.games.top_secret.rules import TopSecret

PhaseName = Literal["COLOURS", "SETUP", "START_ROLL", "ROLL", "MOVE", "TARGET", "CARDS", "LOOT", "BOMB", "OVER"]
Reason = Literal["secrets", "last", "dead", "limit"]
Content = Literal["bomb", "1", "3", "5"]
Sum = Annotated[int, msgspec.Meta(ge=0, le=6)]
Card = Annotated[int, msgspec.Meta(ge=0, le=5)]
Count = Annotated[int, msgspec.Meta(ge=0)]
FewSteps = Annotated[int, msgspec.Meta(ge=0, le=127)]


class Agent(msgspec.Struct, forbid_unknown_fields=True):
    """Where an agent is (a city, a start base, `out`), what it carries, its bonus steps."""

    place: str
    case: str | None = None
    bonus: FewSteps = 0


class Case(msgspec.Struct, forbid_unknown_fields=True):
    """What a case holds and the city it lies in; no city for a case that is carried or delivered."""

    content: Content
    city: str | None = None


class Delivery(msgspec.Struct, forbid_unknown_fields=True):
    case: str
    by: str


class Start(msgspec.Struct, forbid_unknown_fields=True):
    """SE-3.8: the seats that roll for the start, and what each seat rolled."""

    contenders: tuple[str, ...]
    rolls: dict[str, Sum] = {}


class Plan(msgspec.Struct, forbid_unknown_fields=True):
    """A submission so far (SE-3.6)."""

    contents: tuple[Content, ...] = ()
    cities: tuple[str, ...] = ()
    guard: bool | None = None


class Duel(msgspec.Struct, forbid_unknown_fields=True):
    """A duel under way: the active player's agent against the opponent's, the cards chosen, the case on offer."""

    attacker: str
    opponent: str
    defender: str | None = None
    cards: dict[str, Card] = {}
    loot: str | None = None


class Bomb(msgspec.Struct, forbid_unknown_fields=True):
    carrier: str
    losses: Annotated[int, msgspec.Meta(ge=1, le=AGENTS)]


class End(msgspec.Struct, forbid_unknown_fields=True):
    reason: Reason
    winner: str | None = None


class Position(position.Position, kw_only=True):
    phase: PhaseName
    colours: tuple[Colour, ...] | None = None
    """Seat -> colour (SE-3.1), as far as drawn; None: as chosen by the options."""
    active: str = "p1"
    first: str = "p1"
    turns: Count = 0
    rounds: Count = 0
    roll: Sum | None = None
    pool: FewSteps = 0
    handled: Annotated[int, msgspec.Meta(ge=0, le=60)] = 0
    won: bool = False
    agents: dict[str, Agent] = {}
    cases: dict[str, Case] = {}
    delivered: tuple[Delivery, ...] = ()
    cards: dict[str, tuple[Card, ...]] = {}
    plans: dict[str, Plan] = {}
    late: str | None = None
    start: Start | None = None
    duel: Duel | None = None
    bomb: Bomb | None = None
    end: End | None = None


def dump(state: TopSecret) -> dict[str, Any]:
    """The whole position, secrets included."""
    seats = range(state.box.seats)
    position: dict[str, Any] = {
        "game": "top_secret",
        "seats": int(state.box.seats),
        "options": msgspec.to_builtins(state.box.options),
        "phase": PHASES[state.phase],
        "colours": [COLOURS[colour] for colour in state.box.colours],
    }
    if not state.box.seated:
        return position
    position |= {
        "active": seat_name(state.active),
        "first": seat_name(state.first),
        "turns": int(state.turns),
        "rounds": int(state.rounds),
        "roll": None if state.roll < 0 else int(state.roll),
        "pool": int(state.pool),
        "handled": int(state.handled),
        "won": state.won,
        "agents": {telling.agent_name(state, s, k): _dump_agent(state, s, k) for s in seats for k in range(AGENTS)},
    }
    unfinished = [s for s in seats if not setup.complete(state, s)]
    if state.phase == SETUP or unfinished:
        position["plans"] = {seat_name(s): _dump_plan(state, s) for s in seats}
    else:
        position["cases"] = {telling.case_name(state, c): _dump_case(state, c) for c in range(CASES * len(seats))}
        position["delivered"] = [
            {"case": telling.case_name(state, entry % 16), "by": seat_name(entry // 16)} for entry in state.delivered
        ]
        position["cards"] = {seat_name(s): _hand(state, s) for s in seats}
        rolls = {seat_name(s): int(lane(state.start_rolls, s)) - 1 for s in seats if lane(state.start_rolls, s)}
        position["start"] = {
            "contenders": [seat_name(s) for s in seats if state.contenders >> s & 1],
            "rolls": rolls,
        }
    if state.late >= 0:
        position["late"] = seat_name(state.late)
    if state.phase in (TARGET, DUEL, LOOT):
        position["duel"] = _dump_duel(state)
    if state.phase == LOSSES:
        carrier = telling.agent_name(state, state.active, state.attacker)
        position["bomb"] = {"carrier": carrier, "losses": int(state.losses)}
    if state.reason:
        winner = None if state.winner < 0 else seat_name(state.winner)
        position["end"] = {"reason": ending.REASONS[state.reason], "winner": winner}
    return position


def _dump_agent(state: TopSecret, seat: int, k: int) -> dict[str, Any]:
    return {
        "place": telling.place_name(state, seat, lane(state.men[seat], k)),
        "case": telling.case_or_none(state, lane(state.loads[seat], k) - 1),
        "bonus": int(lane(state.bonus, k)) if seat == state.active else 0,
    }


def _dump_plan(state: TopSecret, seat: int) -> dict[str, Any]:
    done = int(lane(state.drafted, seat))
    return {
        "contents": [CONTENTS[lane(state.contents[seat], letter)] for letter in range(min(done, CASES))],
        "cities": [
            state.box.board.cities[lane(state.lies[seat], letter)] for letter in range(min(done - CASES, CASES))
        ],
        "guard": lane(state.men[seat], 0) == VACANT if done > 2 * CASES else None,
    }


def _dump_case(state: TopSecret, case: int) -> dict[str, Any]:
    place = lane(state.lies[case // 4], case % 4)
    return {
        "content": CONTENTS[lane(state.contents[case // 4], case % 4)],
        "city": state.box.board.cities[place] if place < MOST_CITIES else None,
    }


def _hand(state: TopSecret, seat: int) -> list[int]:
    return [value for card, value in enumerate(CARDS) if state.hands[seat] >> card & 1]


def _dump_duel(state: TopSecret) -> dict[str, Any]:
    chosen = [(state.active, state.attack_card), (state.opponent, state.defence_card)]
    return {
        "attacker": telling.agent_name(state, state.active, state.attacker),
        "opponent": seat_name(state.opponent),
        "defender": telling.agent_name(state, state.opponent, state.defender) if state.defender >= 0 else None,
        "cards": {seat_name(seat): int(card) for seat, card in chosen if card >= 0},
        "loot": telling.case_or_none(state, state.loot),
    }
