"""Random self-play through OpenSpiel, for any game of the house.

python examples/openspiel_random.py "python_filature_heimlich(players=4,mode=advanced)"
"""

import random
import sys

import pyspiel

import filature.bridges.openspiel  # noqa: F401  (registers the games)


def play(name: str, seed: int = 1) -> list[float]:
    """One match; returns what it was worth to each player."""
    chance = random.Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            action = chance.choices(outcomes, weights)[0]
        else:
            action = chance.choice(state.legal_actions())
            print(f"p{state.current_player() + 1} {state.action_to_string(action)}")
        state.apply_action(action)
    returns: list[float] = state.returns()
    return returns


if __name__ == "__main__":
    print(play(sys.argv[1] if len(sys.argv) > 1 else "python_filature_heimlich"))
