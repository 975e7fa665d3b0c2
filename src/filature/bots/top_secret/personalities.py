"""The personalities of the bots of Top Secret."""

from __future__ import annotations

from typing import Final

from filature.bots.contract import Personality

PERSONALITIES: Final = {
    "easy": Personality(playouts=24, temperature=0.08),
    "normal": Personality(playouts=150, temperature=0.01),
    "hard": Personality(playouts=600, preferences={"trust": 0.05}),  # thinks more, so it may trust itself more
    "duellist": Personality(playouts=200, preferences={"duels": 0.08}),
    "smuggler": Personality(playouts=200, discretion=0.2, preferences={"duels": -0.1}),
    "saboteur": Personality(playouts=200, preferences={"robbery": 0.12}),
    "postman": Personality(playouts=200, preferences={"duels": -0.04, "robbery": -0.04, "post": 0.05}),
}
