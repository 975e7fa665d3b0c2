"""Random self-play through PettingZoo, agents acting in turn, for any game of the house.

python examples/pettingzoo_random.py heimlich
"""

import sys

from filature.bridges import pettingzoo


def play(game: str, seed: int = 1) -> dict[str, float]:
    """One match; returns what every agent got in the end."""
    env = pettingzoo.env(game, render_mode="ansi")
    env.reset(seed=seed)
    gained = {}
    for number, agent in enumerate(env.agents):
        env.action_space(agent).seed(seed + number)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        if over or cut:
            gained[agent] = reward
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(seen["action_mask"]))
    print(env.render())
    return gained


if __name__ == "__main__":
    print(play(sys.argv[1] if len(sys.argv) > 1 else "heimlich"))
