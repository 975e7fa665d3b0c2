"""What is played for somebody who has left: as little as possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from filature.games.secrets.board import MOVE, SETUP
from filature.games.secrets.moves import END_TURN, PICK, STEPS

if TYPE_CHECKING:
    from filature.games.secrets.rules import Secrets


def move(state: Secrets, seat: int) -> int:
    """The turn ends; where it may not, a step that attacks nobody. The lowest card, no loot, the first of any choice.

    Nothing of it depends on what the seat alone knows.
    """
    moves = state.moves(seat)
    if state.phase == MOVE and END_TURN not in moves:
        enemies = state.enemies()
        quiet = [step for step in moves if step < PICK and step % STEPS < 60 and not enemies >> step % STEPS & 1]
        return quiet[0] if quiet else moves[0]
    if state.phase == MOVE:
        return END_TURN
    # Cases spread over the map differently for every seat, so that absent players do not all hide alike.
    return moves[seat * 5 % len(moves)] if state.phase == SETUP else moves[0]
