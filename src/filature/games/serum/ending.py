"""TS-17: who has won, and what was hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from filature.games.serum.board import CAPTURED, ENDINGS, ESCAPED, STALLED
from filature.kernel.game import Outcome
from filature.kernel.state import seat_name

if TYPE_CHECKING:
    from filature.games.serum.rules import Serum


ESCAPE_POINTS: Final = 2  # TS-17.2
PURSUIT_POINTS: Final = 1
"""TS-17.4: an indirect victory is worth less."""


def winners(state: Serum) -> tuple[int, ...]:
    if state.ending == ESCAPED:  # TS-17.2
        return (int(state.fugitive),)
    if state.ending == CAPTURED or state.ending == STALLED:  # TS-17.4, TS-18.2
        return tuple(seat for seat in range(state.box.seats) if seat != state.fugitive)
    return ()  # TS-17.3, TS-17.5


def outcome(state: Serum) -> Outcome:
    won = winners(state)
    facts: dict[str, Any] = {"turns": int(state.turns), "flight_turns": int(state.flight_turns)}
    if state.fugitive >= 0:
        facts["player"] = seat_name(int(state.fugitive))
    if won:
        facts["victory"] = "direct" if state.ending == ESCAPED else "indirect"
    worth = ESCAPE_POINTS if state.ending == ESCAPED else PURSUIT_POINTS
    points = tuple(worth if seat in won else 0 for seat in range(state.box.seats))
    return Outcome(won, points, ENDINGS[state.ending], facts)
