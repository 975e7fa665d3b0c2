"""Moments of Top Secret for the tests of its page: what a seat sees there, and what it may play."""

from __future__ import annotations

from filature.games.top_secret import GAME
from filature.kernel.state import WATCHER
from tests.games.page import Moment, moment
from tests.games.told import told
from tests.games.top_secret.table import act, gather, lay

EARLY = "R1 Chicago, B1 Delhi, G1 Darwin, Y1 Lisbon"
LATE = "R1 Lagos with GA, R2 Lagos, R3 out, R4 Chicago, B1 Aden, B2 Cairo with BB, G1 Tokyo with GC, Y1 Dakar"


def fixtures() -> dict[str, Moment]:
    target = act(lay("R1 Dakar, G1 Lagos, G2 Lagos", T=1, turns=9), "R1 > Lagos")
    duel = lay("R1 Lagos with RA, G1 Aden", T=1, turns=4)
    cards = act(duel.copy(), "R1 > Aden")
    chosen = cards.copy()
    chosen.perform(0, "card 1")
    loot = act(cards.copy(), "duel 1:2")
    bonus = act(lay("R1 Lagos, G1 Aden", players=3, T=2), "R1 > Aden", "duel 5:1")
    late = lay(LATE, players=4, T=4, turns=36, rounds=9)
    bomb = act(lay("R3 Darwin with GD, R1 out", T=2, turns=22, bomb_kills_carrier=False), "R3 > H_red")
    kills = act(lay("R5 Darwin with GD, R1 out", players=4, T=3, turns=47), "R5 > H_red")
    over = act(lay("R1 Darwin with GB", players=4, T=4, delivered="GA red, GC red, RC red"), "R1 > H_red")
    return {
        "views": {
            "setup2": moment(gather(2), 0),
            "setup3": moment(gather(3), 0),
            "move4": moment(lay(EARLY, players=4, active="p3", T=5), 2),
            "late2": moment(lay("R1 Lagos with GA, R2 Aden, G1 Tokyo, G2 Perth", active="p2", T=3, turns=16), 1),
            "late3": moment(lay("R1 Panama, R2 Lagos with RA, B1 Aden, G1 Tokyo", players=3, T=3, turns=10), 0),
            "late4": moment(late, 0),
            "deliver2": moment(lay("R3 Darwin with RB, G1 Tokyo", T=2, turns=13), 0),
            "deliver4": moment(lay("R3 Darwin with YA, R4 Lagos, B1 Aden", players=4, T=2, turns=9), 0),
            "bonus3": moment(bonus, 0),
            "target2": moment(target, 0),
            "cards2": moment(cards, 1),
            "chosen2": moment(chosen, 1),
            "loot2": moment(loot, 1),
            "bomb2": moment(bomb, 0),
            "bomb4k": moment(kills, 0),
            "over4": moment(over, 0),
            "watch4": moment(late, WATCHER),
        },
        "told": told(GAME, 2, seed=16),
    }
