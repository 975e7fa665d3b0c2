"""The personalities of the bots of Agents Secrets, CIA against KGB."""

from __future__ import annotations

from typing import Final

from filature.bots.contract import Personality
from filature.bots.double_agents.evaluation import CROWD, INSIGHT, KNIVES, PRIZE

# With so many who choose at once, each with a secret hand, nobody finds a mixed strategy: all answer the rollout
# policy, and the better ones what the others have shown.
PERSONALITIES: Final = {
    "easy": Personality(playouts=60, mixing=False, temperature=0.1),
    "normal": Personality(playouts=300, mixing=False, preferences={INSIGHT: 0.25}),
    "hard": Personality(playouts=1500, mixing=False, preferences={INSIGHT: 0.25, KNIVES: 0.04}),
    "hothead": Personality(playouts=600, mixing=False, preferences={PRIZE: 0.02}),
    "greyman": Personality(playouts=600, mixing=False, discretion=0.4, preferences={CROWD: 0.01}),
    "saboteur": Personality(playouts=600, mixing=False, preferences={KNIVES: 0.04}),
    "bookkeeper": Personality(playouts=600, mixing=False, preferences={PRIZE: -0.01, CROWD: -0.01}),
}
