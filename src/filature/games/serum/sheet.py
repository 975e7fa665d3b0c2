"""The automatic part of the investigation sheet (TS-14.2): which cards each seat has seen, when, and through whom.

A seat's sheet is one packed number: for each cell 0, or the turn and the source of the first sight. The cards
themselves lie on the board; a sheet says only who has seen them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from filature.games.serum.board import CELL_COUNT, FAKES, PLACES
from filature.games.serum.deduction import Knowledge
from filature.games.serum.state import Fields

WIDTH: Final = 16
MASK: Final = 0xFFFF
OWN: Final = 6
"""The source of what one has hidden oneself; others are the seat that looked."""


def note_own(state: Fields, seat: i64) -> None:
    """TS-4.5: one's sheet shows what one has hidden where."""
    for part in range(3):
        _note(state, seat, 3 * seat + part, 0, OWN)


def note(state: Fields, seat: i64, cell: i64, source: i64) -> None:
    """A card seen this turn; what was known before keeps its date."""
    if not state.sheets[seat] >> int(WIDTH * cell) & MASK:
        _note(state, seat, cell, state.turns + 1, source)


def _note(state: Fields, seat: i64, cell: i64, turn: i64, source: i64) -> None:
    sheets = list(state.sheets)
    sheets[seat] |= line(int(cell), int(turn), int(source))
    state.sheets = tuple(sheets)


def line(cell: int, turn: int, source: int) -> int:
    """One line of a sheet: a cell seen in a turn, through whose look."""
    return (turn << 3 | source) + 1 << WIDTH * cell


def lines(state: Fields, seat: int) -> list[tuple[int, int, int]]:
    """Cell, turn and source of all a seat has seen."""
    sights: list[tuple[int, int, int]] = []
    for cell in range(CELL_COUNT):
        packed_line = state.sheets[seat] >> WIDTH * cell & MASK
        if packed_line:
            sights.append((cell, packed_line - 1 >> 3, packed_line - 1 & 7))
    return sights


def knowledge(state: Fields, seat: int, before: int = 1 << 12) -> Knowledge:
    """What a seat knows for certain from what it saw before a turn."""
    cards = [-1] * CELL_COUNT
    if seat >= 0:
        for cell, turn, _ in lines(state, seat):
            if turn < before:
                cards[cell] = int(state.card_in(cell))
    return Knowledge(int(state.setup.seats), state.setup.mixed, seat, cards)


def complete(state: Fields, seat: int) -> bool:
    """TS-14.6, after a quick look at what most files lack: a fake that has not been read leaves two true codes."""
    fakes = state.sheets[seat] >> WIDTH * FAKES
    for _ in range(PLACES):
        if not fakes & MASK:
            return False
        fakes >>= WIDTH
    return knowledge(state, seat).complete()
