"""How moves are written (docs/notation.md): `dial H3`, `bug G2`, `search red-suitcase`, `spend G1 G5`, `p2=Maury`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from filature.games.serum import reading
from filature.games.serum.board import (
    ACT,
    BUG,
    CARDS,
    CONTAINER_KINDS,
    CONTAINERS,
    DEAL,
    DIAL,
    DIALS,
    DRAW,
    FAKING,
    FLIGHT,
    H1,
    HIDE,
    HIDINGS,
    INFORMANT,
    KINDS,
    LOT,
    PSEUDONYMS,
    STATIONS,
)
from filature.games.serum.flight import next_line
from filature.games.serum.lanes import get
from filature.games.serum.moves import (
    BLANK,
    BRIEFCASE,
    BUG_SQUARES,
    DECLARE,
    LATE,
    LOCKER,
    PAIRS,
    POSTS,
    SPEND_ONE,
    SPEND_TWO,
    STOP,
    TAKE_MOLE,
    TO_NAME,
    TO_TAKE,
    UNDIAL,
    WITHDRAW,
)
from filature.kernel.errors import BadNotation, not_yours
from filature.kernel.state import CHANCE, seat_name

if TYPE_CHECKING:
    from filature.games.serum.rules import Serum

LATE_WORD = "late"
WORDS = {LATE: LATE_WORD, DECLARE: "declare", WITHDRAW: "withdraw", UNDIAL: "undial"}
"""Moves that are no step of a phase."""


def write(state: Serum, seat: int, move: int) -> str:
    """The written form of a legal move."""
    if seat == CHANCE:
        return write_chance(state, move)
    return WORDS.get(move) or write_step(state, int(state.phase), seat, move - state.base())


def write_step(state: Serum, phase: int, seat: int, step: int) -> str:
    """The written form of a step of a phase (see moves.py)."""
    if phase == DIAL or phase == FLIGHT:
        return f"dial {DIALS[step]}"
    if phase == BUG:
        return f"bug {DIALS[BUG_SQUARES[step - 1]]}" if step else "no bug"
    if phase == INFORMANT:
        return f"informant {DIALS[POSTS[step - 1]]}" if step else "leave"
    if phase == ACT:
        return write_act(step, int(get(state.agents, seat, 6)) - 1)
    if phase == HIDE:
        return f"hide {write_hiding(step)}"
    name = step - (TO_NAME - TO_TAKE)
    if name < 0:
        return f"take {CONTAINERS[step]}"
    return f"{seat_name(int(next_line(state)))}={'?' if name == BLANK else PSEUDONYMS[name]}"


def write_hiding(step: int) -> str:
    places = (*CONTAINER_KINDS[:2], STATIONS[step & 1])
    return " ".join(f"{place}={KINDS[kind]}" for place, kind in zip(places, HIDINGS[step >> 1], strict=True))


def write_act(step: int, square: int) -> str:
    """What an agent on a square does."""
    if step == STOP:
        return "stop"
    if step <= BRIEFCASE:
        return f"search {CONTAINERS[3 * (square - H1) + step - 1]}"
    if step < TAKE_MOLE:
        return f"search {CONTAINERS[3 * (step - LOCKER) + 2]}"
    if step == TAKE_MOLE:
        return "draw"
    if step < SPEND_TWO:
        return f"spend G{step - SPEND_ONE + 1}"
    a, b = PAIRS[step - SPEND_TWO]
    return f"spend G{a + 1} G{b + 1}"


def write_chance(state: Serum, move: int) -> str:
    phase = state.phase
    if state.late >= 0:  # TS-13: what the player could have chosen
        return f"draw {write_step(state, int(phase), int(state.late), move)}"
    if phase == DRAW:
        return f"draw G{move + 1}"
    if phase == LOT:
        return f"lot {seat_name(move)}"
    if phase == DEAL:
        return f"deal {CARDS[move]}"
    if phase == FAKING:
        return f"fake {CARDS[move]}" if state.step else f"aside {CARDS[move]}"
    if state.box.mixed:
        laid = state.step >= 3 * (6 - state.box.seats)
        return f"locker {STATIONS[move]}" if laid else f"lay {CARDS[move]}"
    return f"lay {write_hiding(move)}" if state.step % 3 == 2 else f"lay {CARDS[move]}"


def sealed(state: Serum, seat: int) -> list[str]:
    """What a seat has chosen and not yet seen come true, as written."""
    phase = int(state.phase)
    if phase == DRAW:
        phase = ACT
    chosen = [(phase, int(get(state.sealed, seat, 6))), (phase, int(get(state.second, seat, 6)))]
    if phase == INFORMANT:  # TS-6.10: the dial is locked
        chosen = [(DIAL, chosen[1][1]), chosen[0]]
    return [write_step(state, of, seat, step - 1) for of, step in chosen if step]


def read(state: Serum, seat: int, text: str) -> list[int]:
    """The moves a text stands for in this moment."""
    if not state.moves(seat):
        raise state.refuse(seat, 0)
    words = text.split()
    if seat != CHANCE:
        if text.strip().lower() == LATE_WORD:
            raise not_yours(LATE_WORD)
        free = reading.free_move(state, seat, words)
        if free >= 0:
            return [free]
        if not state.options(seat):
            raise state.refuse(seat, 0)
        return [state.base() + step for step in reading.steps(state, seat, words)]
    for move, _ in state.chances():
        if words == write_chance(state, move).split():
            return [move]
    raise BadNotation(
        "bad-chance",
        "{text!r} is nothing chance can bring now; it brings one of: {known}.",
        text=text,
        known=[write_chance(state, move) for move, _ in state.chances()],
    )
