"""Resigning (SE-8.8)."""

from __future__ import annotations

from mypy_extensions import i64

from filature.games.top_secret import events
from filature.games.top_secret.board import AGENTS, DUEL, GONE, LOOT, MOVE, OVER, SETUP, START_ROLL, TARGET
from filature.games.top_secret.packed import ONE_PER_AGENT
from filature.games.top_secret.phases import duel, ending, setup
from filature.games.top_secret.state import Fields


def may_resign(state: Fields, seat: i64) -> bool:
    """SE-8.8; during the setup only a player whose cases are placed (SE-8.2: they stay in play)."""
    return (
        state.setup.resigning
        and state.phase != OVER
        and state.late < 0
        and state.agents_left(seat) > 0
        and (state.phase > SETUP or state.has_submitted(seat))
    )


def resign(state: Fields, seat: i64) -> None:
    """A player's agents are eliminated, their cases stay in the cities; their own turn ends, a duel is cancelled."""
    for k in range(AGENTS):
        state.lay_down(seat, k)
    state.agent_places[seat] = ONE_PER_AGENT * GONE
    events.resigned(state, seat)
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
            duel.end_duel(state)
            ending.pass_turn(state)
    elif seat == state.active:
        duel.end_duel(state)
        ending.pass_turn(state)
    elif (phase == DUEL or phase == TARGET) and seat == state.opponent:
        duel.end_duel(state)  # without bonus; the attacker stays
        state.phase = MOVE
