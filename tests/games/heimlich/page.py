"""Moments of Heimlich & Co. for the tests of its page: what a seat sees there, and what it may play."""

from __future__ import annotations

from filature.games.heimlich import GAME
from tests.games.heimlich.table import file_reports, lay, turn
from tests.games.page import Moment, moment
from tests.games.told import told

FIVE = "p1=GY p2=RE p3=OR p4=YE p5=VI"
THREE = "p1=BL p2=YE p3=GN"
ASKED = {"phase": "REPORT", "die": 2, "turns": 20, "reported": True, "mode": "advanced"}
REPORTS = [
    "violet=p2 green=independent",
    "red=p1 blue=independent green=independent",
    "violet=p2 red=independent blue=independent yellow=p1",
]


def fixtures() -> dict[str, Moment]:
    start = lay("OR@CH VI@CH RE@CH BL@CH GY@CH YE@CH GN@CH", own=FIVE, phase="MOVE", active="p2", die=6)
    standing = "OR@H10:8 VI@H2 RE@H10:7 BL@H5 GY@CH:9 YE@H8:6 GN@H8:5"
    move = lay(standing, "H3", own=FIVE, phase="MOVE", active="p2", die=5, turns=15)
    standing = "OR@H10:18 VI@H2:2 RE@H1:8 BL@H5:5 GY@H3:12 YE@H8:14 GN@H9:14"
    counted = lay(standing, "H3", own=FIVE, phase="DOSSIER", active="p3", die=2, turns=16)
    standing, options = "VI@H4 RE@H4 BL@H1 YE@H4 GN@CH", {"die": "one_to_three"}
    pick = lay(standing, own=THREE, phase="PICK", active="p2", turns=3, options=options)
    reporting = lay("VI@H1:25 RE@H6:22 BL@H3:12 YE@H7:30 GN@H8:32", "H6", own=THREE, **ASKED)
    begun = reporting.copy()
    begun.perform(0, "violet=p2")
    reported = file_reports(reporting.copy(), *REPORTS)
    standing, reports = "VI@H7:37 RE@CH:20 BL@RU:36 YE@H1:28 GN@H9:38", reported.state.dump()["reports"]
    last = lay(standing, "H3", own=THREE, mode="advanced", active="p2", turns=48, reported=True, reports=reports)
    return {
        "start-five": moment(start, 1),
        "move-five": moment(move, 1),
        "dossier-five": moment(counted, 2),
        "pick-three": moment(pick, 1),
        "report-three": moment(reporting, 0),
        "report-begun": moment(begun, 0),
        "dossier-three": moment(reported, 0),
        "over-three": moment(turn(last, 3, "RE+3"), 0),
        "told": told(GAME, 3, mode="advanced", turn_limit=40),
    }
