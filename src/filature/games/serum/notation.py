"""How moves are written (docs/notation.md): `dial H3`, `bug G2`, `search red-suitcase`, `spend G1 G5`, `p2=Maury`.

How they are read stands in reading.py.
"""

from __future__ import annotations

from collections.abc import Sequence

from filature.games.serum.board import (
    ACT,
    BUG,
    CARDS,
    CELLS,
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
from filature.games.serum.mole_cards import mole_name
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
from filature.games.serum.packed import get, members
from filature.games.serum.state import DREW, NO_CARD, WITH_TWO, Fields
from filature.kernel.state import CHANCE, seat_name

LATE_WORD = "late"
WORDS = {LATE: LATE_WORD, DECLARE: "declare", WITHDRAW: "withdraw", UNDIAL: "undial"}
"""Moves that are no step of a phase."""
DEEDS = {"draw": DREW, "empty": NO_CARD, "two": WITH_TWO}
DEED_WORDS = {number: word for word, number in DEEDS.items()}


def write(state: Fields, seat: int, move: int) -> str:
    """The written form of a legal move."""
    if seat == CHANCE:
        return _write_chance(state, move)
    return WORDS.get(move) or write_step(state, int(state.phase), seat, move - state.base())


def write_step(state: Fields, phase: int, seat: int, step: int) -> str:
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
    return f"{seat_name(int(state.next_line()))}={'?' if name == BLANK else PSEUDONYMS[name]}"


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
        return f"spend {mole_name(step - SPEND_ONE)}"
    a, b = PAIRS[step - SPEND_TWO]
    return f"spend {mole_name(a)} {mole_name(b)}"


def _write_chance(state: Fields, move: int) -> str:
    phase = state.phase
    if state.late >= 0:  # TS-13: what the player could have chosen
        return f"draw {write_step(state, int(phase), int(state.late), move)}"
    if phase == DRAW:
        return f"draw {mole_name(move)}"
    if phase == LOT:
        return f"lot {seat_name(move)}"
    if phase == DEAL:
        return f"deal {CARDS[move]}"
    if phase == FAKING:
        return f"fake {CARDS[move]}" if state.step else f"aside {CARDS[move]}"
    if state.setup.mixed:
        laid = state.step >= 3 * state.unused()
        return f"locker {STATIONS[move]}" if laid else f"lay {CARDS[move]}"
    return f"lay {write_hiding(move)}" if state.step % 3 == 2 else f"lay {CARDS[move]}"


def sealed(state: Fields, seat: int) -> list[str]:
    """What a seat has chosen and not yet seen come true, as written."""
    phase = int(state.phase)
    if phase == DRAW:
        phase = ACT
    chosen = [(phase, int(get(state.sealed, seat, 6))), (phase, int(get(state.second, seat, 6)))]
    if phase == INFORMANT:  # TS-6.10: the dial is locked
        chosen = [(DIAL, chosen[1][1]), chosen[0]]
    return [write_step(state, of, seat, step - 1) for of, step in chosen if step]


def written_step(state: Fields, phase: int, seat: int, written: str) -> int:
    """The step of a phase that a sealed choice stands for, as `sealed` writes it; -1 if the seat has no such choice."""
    phase_now, pending_now = state.phase, state.pending
    state.phase, state.pending = phase, 1 << seat
    steps = [step for step in members(int(state.legal_steps(seat))) if write_step(state, phase, seat, step) == written]
    state.phase, state.pending = phase_now, pending_now
    return steps[0] if steps else -1


def write_deeds(deed: int) -> list[str]:
    """What an agent did in a turn: the cells it looked into, `draw`, `empty`, or `two` for two cards spent."""
    return [DEED_WORDS.get(part) or CELLS[part - 1] for part in (deed & 31, deed >> 5) if part]


def read_deeds(words: Sequence[str]) -> int:
    """The inverse of `write_deeds`."""
    numbers = [DEEDS.get(word) or CELLS.index(word) + 1 for word in words]
    return sum(number << 5 * place for place, number in enumerate(numbers))
