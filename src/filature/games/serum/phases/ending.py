"""TS-17: the end of a match, and who has won."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from filature.games.serum import events
from filature.games.serum.board import CAPTURED, ENDINGS, ESCAPED, OVER, STALLED
from filature.games.serum.state import Fields
from filature.kernel.state import seat_name
from filature.kernel.view import Outcome

ESCAPE_POINTS: Final = 2  # TS-17.2
PURSUIT_POINTS: Final = 1
"""TS-17.4: an indirect victory is worth less."""


def end(state: Fields, how: i64) -> None:
    """The match is over, and all is shown (TS-17.6)."""
    state.ending = how
    state.phase = OVER
    state.pending = 0
    if state.news is not None:
        events.over(state, outcome(state))


def winners(state: Fields) -> tuple[int, ...]:
    if state.ending == ESCAPED:  # TS-17.2
        return (int(state.fugitive),)
    if state.ending == CAPTURED or state.ending == STALLED:  # TS-17.4, TS-18.2
        return tuple(seat for seat in range(state.setup.seats) if seat != state.fugitive)
    return ()  # TS-17.3, TS-17.5


def outcome(state: Fields) -> Outcome:
    won = winners(state)
    facts: dict[str, Any] = {"turns": int(state.turns), "flight_turns": int(state.flight_turns)}
    if state.fugitive >= 0:
        facts["player"] = seat_name(int(state.fugitive))
    if won:
        facts["victory"] = "direct" if state.ending == ESCAPED else "indirect"
    worth = ESCAPE_POINTS if state.ending == ESCAPED else PURSUIT_POINTS
    points = tuple(worth if seat in won else 0 for seat in range(state.setup.seats))
    return Outcome(won, points, ENDINGS[state.ending], facts)
