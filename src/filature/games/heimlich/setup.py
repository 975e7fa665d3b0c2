"""Before the first turn: which colours play, who gets which card, who starts (HC-2). All of it is chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.random import Random
from mypy_extensions import i64

from filature.games.heimlich import events
from filature.games.heimlich.board import AGENTS, COLOURS, DEAL, ORDER, PIPS, ROLL
from filature.games.heimlich.moves import INDEPENDENT
from filature.games.heimlich.packed import get, put
from filature.games.heimlich.state import Fields
from filature.kernel import start_roll

REST: Final[list[tuple[int, ...]]] = [
    tuple(colour for colour in range(len(AGENTS)) if not left_out >> colour & 1) for left_out in range(1 << len(AGENTS))
]
"""The colours outside a set of colours."""
START_ROLLS: Final = tuple((face, 1) for face in range(1, PIPS + 1))


def chances(state: Fields) -> Sequence[tuple[int, int]]:
    """What the setup's next draw may bring, all equally likely."""
    if state.phase == COLOURS:  # HC-2.2: a colour that does not play
        return tuple((colour, 1) for colour in REST[state.left_out])
    if state.phase == DEAL:  # HC-2.5: an agent for the next player
        return tuple((agent, 1) for agent in range(state.setup.agents) if _undealt(state, agent))
    return START_ROLLS


def sample(state: Fields, dice: Random) -> i64:
    """One of the chances."""
    if state.phase == COLOURS:
        playing = REST[state.left_out]
        return playing[dice.randrange(len(playing))]
    if state.phase == ORDER:
        return 1 + dice.randrange(PIPS)
    agent = dice.randrange(state.setup.agents)
    while not _undealt(state, agent):
        agent = dice.randrange(state.setup.agents)
    return agent


def play(state: Fields, move: i64) -> bool:
    """Carry out a draw; False if it cannot have come."""
    if state.phase == COLOURS and 0 <= move < len(AGENTS) and not state.left_out >> move & 1:
        settle_colours(state, state.left_out | 1 << move)
    elif state.phase == DEAL and _undealt(state, move):
        _deal(state, move)
    elif state.phase == ORDER and 1 <= move <= PIPS:
        _roll_for_start(state, move)
    else:
        return False
    return True


def settle_colours(state: Fields, left_out: i64) -> None:
    """HC-2.2: which colours play; once they are settled the cards are dealt."""
    state.left_out = left_out
    state.colours = REST[left_out]
    if len(state.colours) == state.setup.agents:
        state.phase = DEAL
        events.colours(state)


def _colours_are_drawn(state: Fields) -> bool:
    return state.setup.agents < len(AGENTS) and state.setup.options.colours == "random"


def _undealt(state: Fields, agent: i64) -> bool:
    """Whether the card of an agent is still in the pack."""
    return 0 <= agent < state.setup.agents and get(state.owners, agent) == INDEPENDENT


def _deal(state: Fields, agent: i64) -> None:
    if state.dealt == 0 and not _colours_are_drawn(state):
        events.colours(state)  # HC-6.1: they were settled before anybody listened
    state.owners = put(state.owners, agent, state.dealt)  # HC-2.5
    events.dealt(state, state.dealt, agent)
    state.dealt += 1
    if state.dealt == state.setup.seats:
        state.phase = ORDER


def _roll_for_start(state: Fields, die: i64) -> None:
    seats = state.setup.seats
    seat = start_roll.next_to_roll(state.contenders, state.start_rolls, seats)
    state.start_rolls = put(state.start_rolls, seat, die)
    events.rolled_for_start(state, seat, die)
    if start_roll.next_to_roll(state.contenders, state.start_rolls, seats) < seats:
        return
    state.contenders = start_roll.highest_rollers(state.contenders, state.start_rolls, seats)
    if state.contenders & (state.contenders - 1):  # HC-2.6: the tied roll again, only they
        state.start_rolls = start_roll.without(state.start_rolls, state.contenders, seats)
        events.start_tied(state)
        return
    state.active = 0
    while not state.contenders >> state.active & 1:
        state.active += 1
    state.phase = ROLL
    events.starts(state)
