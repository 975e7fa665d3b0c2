"""The personalities of the bots of Agents Secrets (Serum)."""

from __future__ import annotations

from typing import Final

from filature.bots.contract import Personality

PERSONALITIES: Final = {
    "easy": Personality(playouts=20, mixing=False, temperature=0.02),
    "normal": Personality(playouts=120, mixing=False, temperature=0.003),
    "hard": Personality(playouts=1000, mixing=False, temperature=0.001),
    "archivist": Personality(playouts=120, mixing=False, temperature=0.003, preferences={"daring": -0.5}),
    "gambler": Personality(playouts=120, mixing=False, temperature=0.003, preferences={"daring": 0.5}),
    "shadow": Personality(playouts=120, mixing=False, temperature=0.003, preferences={"company": 0.01}),
    "greyman": Personality(playouts=120, mixing=False, temperature=0.003, discretion=0.2),
}
