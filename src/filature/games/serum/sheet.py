"""The automatic part of the investigation sheet (TS-14.2): which cards each seat has seen, when, and through whom.

A seat's sheet is a number with a lane for each cell: 0, or the turn and the source of the first sight. The cards
themselves lie on the board; a sheet says only who has seen them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from filature.games.serum.board import CELL_COUNT, FAKES, PLACES
from filature.games.serum.deduction import Knowledge

if TYPE_CHECKING:
    from filature.games.serum.rules import Serum

WIDTH: Final = 16
OWN: Final = 6
"""The source of what one has hidden oneself; others are the seat that looked."""


def note_own(state: Serum, seat: i64) -> None:
    """TS-4.5: one's sheet shows what one has hidden where."""
    for part in range(3):
        _note(state, seat, 3 * seat + part, 0, OWN)


def note(state: Serum, seat: i64, cell: i64, source: i64) -> None:
    """A card seen this turn; what was known before keeps its date."""
    if not state.sheets[seat] >> int(WIDTH * cell) & 0xFFFF:
        _note(state, seat, cell, state.turns + 1, source)


def _note(state: Serum, seat: i64, cell: i64, turn: i64, source: i64) -> None:
    sheets = list(state.sheets)
    sheets[seat] |= int((turn << 3 | source) + 1) << int(WIDTH * cell)
    state.sheets = tuple(sheets)


def lines(state: Serum, seat: int) -> list[tuple[int, int, int]]:
    """Cell, turn and source of all a seat has seen."""
    found: list[tuple[int, int, int]] = []
    for cell in range(CELL_COUNT):
        line = state.sheets[seat] >> WIDTH * cell & 0xFFFF
        if line:
            found.append((cell, line - 1 >> 3, line - 1 & 7))
    return found


def knowledge(state: Serum, seat: int, before: int = 1 << 12) -> Knowledge:
    """What a seat knows for certain from what it saw before a turn."""
    cards = [-1] * CELL_COUNT
    if seat >= 0:
        for cell, turn, _ in lines(state, seat):
            if turn < before:
                cards[cell] = int(state.card_in(cell))
    return Knowledge(int(state.box.seats), state.box.mixed, seat, cards)


def complete(state: Serum, seat: int) -> bool:
    """TS-14.6, after a quick look at what most files lack: a fake that has not been read leaves two true codes."""
    fakes = state.sheets[seat] >> WIDTH * FAKES
    for _ in range(PLACES):
        if not fakes & 0xFFFF:
            return False
        fakes >>= WIDTH
    return knowledge(state, seat).complete()
