"""OpenSpiel's information-set Monte Carlo tree search plays Heimlich & Co. against players who move at random.

python examples/openspiel_ismcts.py 20
"""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import filature.bridges.openspiel  # noqa: F401  (registers the games)


def play(simulations: int, seed: int = 1, players: int = 2) -> list[float]:
    """One match with the searcher at the first seat; returns what it was worth to each player."""
    game = pyspiel.load_game(f"python_filature_heimlich(players={players})")
    chance = np.random.RandomState(seed)
    # It searches from states resampled from what its player knows; it never looks at the true one.
    searcher = ISMCTSBot(game, RandomRolloutEvaluator(1, chance), 2.0, simulations, random_state=chance)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choice(outcomes, p=weights))
        elif state.current_player() == 0:
            state.apply_action(searcher.step(state))
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    returns: list[float] = state.returns()
    return returns


if __name__ == "__main__":
    print(play(int(sys.argv[1]) if len(sys.argv) > 1 else 20))
