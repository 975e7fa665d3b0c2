"""What is played for somebody who is absent (SE-10.5): as little as possible, and what should be secret by chance."""

from __future__ import annotations

from mypy_extensions import i64

from filature.games.top_secret import events
from filature.games.top_secret.board import CASES, DUEL, MOVE, SETUP
from filature.games.top_secret.moves import CARD, END_TURN, HIDE, LATE, NO_GUARD, PICK, PLACE, STEPS, TO_HQ
from filature.games.top_secret.packed import get
from filature.games.top_secret.phases import duel, setup
from filature.games.top_secret.state import Fields


def move(state: Fields, seat: int) -> int:
    """The turn ends; where it may not, a step that attacks nobody. No loot, the first of any choice that all can see.

    Nothing of it depends on what the seat alone knows.
    """
    if may_be_late(state, seat):
        return LATE
    moves = state.moves(seat)
    if state.phase == MOVE and END_TURN not in moves:
        enemies = state.enemy_cities()
        quiet = [step for step in moves if step < PICK and step % STEPS != TO_HQ and not enemies >> step % STEPS & 1]
        return quiet[0] if quiet else moves[0]
    return END_TURN if state.phase == MOVE else moves[0]


def may_be_late(state: Fields, seat: i64) -> bool:
    """Whether a seat has a secret to choose, which chance can do in its place. The last card is none (SE-6.7)."""
    if state.phase == SETUP:
        return not state.has_submitted(seat)
    return state.phase == DUEL and len(duel.choices(state, seat)) > 1


def begin(state: Fields, seat: i64) -> None:
    state.late = seat
    events.late(state, seat)


def first(state: Fields) -> i64:
    """The number of the first of the moves among which chance draws now: contents, cities, guards, or cards."""
    if state.phase == DUEL:
        return CARD
    done = get(state.parts_written, state.late)
    return HIDE if done < CASES else PLACE if done < 2 * CASES else NO_GUARD


def outcomes(state: Fields) -> list[int]:
    """What chance can draw, each as likely as any other; counted from the first of the moves."""
    if state.phase == DUEL:
        return list(duel.choices(state, state.late))
    least = int(first(state))
    return [move - least for move in setup.moves(state, state.late)]


def draw(state: Fields, outcome: i64) -> None:
    """Chance has drawn a card, or the next part of a submission; it goes on until that is complete."""
    seat = state.late
    move = first(state) + outcome
    events.drawn(state, seat, move)
    state.late = -1
    if state.phase == DUEL:
        duel.choose(state, seat, outcome)
        return
    setup.write(state, seat, move)
    if state.phase == SETUP and not state.has_submitted(seat):
        state.late = seat
