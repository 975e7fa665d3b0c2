"""Giving up (SE-8.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from filature.games.top_secret import duels, ending, setup, telling
from filature.games.top_secret.board import AGENTS, DUEL, GONE, LOOT, MOVE, SETUP, START_ROLL, TARGET
from filature.games.top_secret.lanes import AGENT_LANES

if TYPE_CHECKING:
    from filature.games.top_secret.rules import TopSecret


def resign(state: TopSecret, seat: i64) -> None:
    """A player's agents are eliminated, their cases stay in the cities; his own turn ends, a duel is cancelled."""
    for k in range(AGENTS):
        state.lay_down(seat, k)
    state.men[seat] = AGENT_LANES * GONE
    telling.resigned(state, seat)
    if ending.check(state):
        return
    phase = state.phase
    if phase == SETUP:
        return
    if phase == START_ROLL:
        state.contenders &= ~(1 << seat)
        if not state.contenders:  # all who were tied have resigned
            setup.everybody_rolls(state)
        setup.settle_start(state)
    elif phase == LOOT:
        if seat == state.opponent:  # the case stays where it fell
            duels.end_duel(state)
            ending.pass_turn(state)
    elif seat == state.active:
        duels.end_duel(state)
        ending.pass_turn(state)
    elif (phase == DUEL or phase == TARGET) and seat == state.opponent:
        duels.end_duel(state)  # without bonus; the attacker stays
        state.phase = MOVE
