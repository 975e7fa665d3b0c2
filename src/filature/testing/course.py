"""Laws of the course of a match: it ends, its outcome is sound, and it goes on without a player who has left."""

from __future__ import annotations

from filature.kernel.state import CHANCE
from filature.kernel.view import Outcome
from filature.testing.trial import Trial, dump, name, refusal

ALONE = 1_000
"""Steps of a match in which nobody is at the table."""


def matches_end(trial: Trial) -> None:
    """Every match ends, and then and only then it has an outcome with winners and points."""
    outcome, over = None, False
    for state in trial.positions():
        over = not state.turn()
        outcome = state.outcome()
        trial.expect((outcome is not None) == over, f"turn() is {state.turn()} and the outcome {outcome}")
    trial.expect(over, f"the match goes on after {trial.steps} moves")
    if not isinstance(outcome, Outcome):
        trial.fail(f"the outcome is no Outcome: {outcome!r}")
    winners = outcome.winners
    trial.expect(set(winners) <= set(range(trial.seats)), f"winners are not seats: {winners}")
    trial.expect(len(set(winners)) == len(winners), f"somebody wins twice: {winners}")
    trial.expect(len(outcome.points) == trial.seats, f"{trial.seats} seats have points {outcome.points}")


def samples_are_legal(trial: Trial) -> None:
    """`sample` draws legal moves and changes nothing."""
    for state in trial.positions():
        before, dice = dump(state), trial.dice()
        for seat in trial.movers(state):
            for _ in range(3):
                move = int(state.sample(seat, dice))
                trial.expect(move in state.moves(seat), f"{name(seat)} was drawn move {move}, which is not listed")
        trial.expect(dump(state) == before, "sampling changed the position")


def absence_is_provided_for(trial: Trial) -> None:
    """Whoever is waited for can be played for, even when nobody is at the table."""
    for state in trial.positions():
        before = dump(state)
        for seat in state.turn():
            if seat != CHANCE:
                move = state.absent(seat)
                trial.expect(
                    0 <= move < trial.game.actions,
                    f"absent({seat}) is {move}, which is not below {trial.game.actions}",
                )
                seen = refusal(state.copy(), seat, move)
                trial.expect(seen is None, f"absent({seat}) is {move}, but it was refused: {seen}")
        trial.expect(dump(state) == before, "absent changed the position")
    state = trial.start()
    for _ in range(min(ALONE, trial.steps)):
        if not state.turn():
            return
        seat = state.turn()[0]
        move = trial.random.choice(state.moves(seat)) if seat == CHANCE else state.absent(seat)
        trial.play(state, seat, move)
