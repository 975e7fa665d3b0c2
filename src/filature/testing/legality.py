"""Laws of what may be played: moves are well listed, the listed ones are accepted, all others are refused."""

from __future__ import annotations

from filature.kernel.errors import FilatureError, IllegalMove, MatchOver, NotYourTurn
from filature.kernel.state import CHANCE, WATCHER
from filature.testing.trial import Trial, dump, house_move, name, refusal

MANY = 60
"""Of a longer list of moves so many are tried."""


def moves_are_listed(trial: Trial) -> None:
    """Moves are listed in ascending order, each once, below `Game.actions`; everybody waited for has one."""
    for state in trial.positions():
        waiting = state.turn()
        trial.expect(waiting == (CHANCE,) or set(waiting) <= set(range(trial.seats)), f"the match waits for {waiting}")
        trial.expect(len(set(waiting)) == len(waiting), f"the match waits for somebody twice: {waiting}")
        for seat in waiting:
            trial.expect(len(state.moves(seat)) > 0, f"the match waits for {name(seat)}, who has no move")
        for seat in range(trial.seats):
            moves = list(state.moves(seat))
            trial.expect(len(set(moves)) == len(moves), f"{name(seat)} is listed a move twice: {moves}")
            trial.expect(sorted(moves) == moves, f"the moves of {name(seat)} are out of order: {moves}")
            trial.expect(
                all(0 <= move < trial.game.actions for move in moves),
                f"a move of {name(seat)} is not below {trial.game.actions}: {moves}",
            )
        trial.expect(not state.moves(WATCHER), "a watcher may move")


def chances_are_sound(trial: Trial) -> None:
    """Dice are due when the match waits for chance alone; outcomes differ, and weights are whole and positive."""
    for state in trial.positions():
        chances = list(state.chances())
        outcomes = [move for move, _ in chances]
        trial.expect(bool(chances) == (state.turn() == (CHANCE,)), f"turn() is {state.turn()} with chances {chances}")
        trial.expect(len(set(outcomes)) == len(outcomes), f"an outcome is listed twice: {chances}")
        trial.expect(
            all(type(weight) is int and weight > 0 for _, weight in chances), f"a weight is not positive: {chances}"
        )
        trial.expect(
            list(state.moves(CHANCE)) == outcomes, f"moves(CHANCE) is {state.moves(CHANCE)} with chances {chances}"
        )


def legal_moves_are_accepted(trial: Trial) -> None:
    """Every listed move can be played."""
    for state in trial.positions():
        for seat in trial.movers(state):
            for move in trial.some(state.moves(seat), MANY):
                seen = refusal(state.copy(), seat, move)
                trial.expect(seen is None, f"{name(seat)} may play {move}, but it was refused: {seen}")


def other_moves_are_refused(trial: Trial) -> None:
    """Every move that is not listed, nor what `absent` names, is refused with the right error and changes nothing."""
    for state in trial.positions():
        over, waiting = not state.turn(), state.turn()
        for seat in (CHANCE, WATCHER, *range(trial.seats)):
            legal = state.moves(seat)
            if over:
                right: tuple[type[FilatureError], ...] = (MatchOver,)
            elif seat in waiting:
                right = (IllegalMove,)
            else:
                right = (NotYourTurn, IllegalMove) if legal else (NotYourTurn,)
            copy, before = state.copy(), dump(state)
            copy.news = []
            strangers = [*trial.some(range(trial.game.actions), 12), -5, trial.game.actions, trial.game.actions + 7]
            illegal = [move for move in strangers if move not in legal and move != house_move(state, seat)]
            for move in illegal:
                seen = refusal(copy, seat, move)
                trial.expect(
                    isinstance(seen, right),
                    f"{name(seat)} played {move}, which is not listed: {seen!r} in place of {right[0].__name__}",
                )
            trial.expect(
                dump(copy) == before and not copy.news,
                f"the position changed though {name(seat)} was refused all of {illegal}",
            )
