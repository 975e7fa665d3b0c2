"""The personalities of the bots of Heimlich & Co."""

from __future__ import annotations

from typing import Final

from filature.bots.contract import Personality

PERSONALITIES: Final = {
    "easy": Personality(playouts=30, temperature=0.1),
    "normal": Personality(playouts=150, temperature=0.03),
    # Against three normal plain search won 15 of 60; the tree 30, a push towards counts 29 of 80 (2,000 playouts).
    "hard": Personality(playouts=6_000, tree=True, preferences={"counts": 0.1}),
    "hothead": Personality(playouts=600, preferences={"counts": 0.3}),
    "greyman": Personality(playouts=1_000, discretion=0.08, preferences={"crowds": 0.03}),
    "saboteur": Personality(playouts=600, preferences={"spoiling": 0.15}),
    "archivist": Personality(playouts=3_000, tree=True, discretion=0.04, preferences={"counts": -0.03}),
}
