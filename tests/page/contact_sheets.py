"""Frames of a round of each game, put on one sheet a game, to be looked at: `python -m tests.page.contact_sheets`."""

from __future__ import annotations

import base64
import itertools
import random
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.page.browsing import FLAGS, SCREENSHOTS, Visitor, find_chromium
from tests.page.moments import PLAYS, occasions, put_into
from tests.page.test_scenes import CALM, play, told
from tests.server.served import Served

FRAME_MS = 450
FRAMES = 24
BEGINS = {"heimlich": "MOVE", "serum": "DIAL", "double_agents": "LEG", "top_secret": "MOVE"}


def frames(browser: Browser, house: Served, game: str) -> list[bytes]:
    """The board while everybody decides once or twice, by lot; the first seat looks on."""
    seed, match = next(itertools.islice(occasions(game, BEGINS[game]), 3, None))
    table, keys = put_into(house, seed, match)
    dice, taken = random.Random(7), list[bytes]()
    with Visitor(browser, house, reduced_motion="no-preference") as ann:
        ann.page.add_init_script(CALM)
        ann.visit(table, keys[0])
        board = ann.page.locator("[data-part=board]")
        board.wait_for()
        ann.page.evaluate("document.querySelector('.dealt button')?.click()")
        ann.page.wait_for_timeout(FRAME_MS)
        while len(taken) < FRAMES and board.count():  # until it is over, if that is sooner
            if ann.page.locator(".layer[data-scene]").count() == 0:
                decide(house, table, keys, dice)
                ann.page.wait_for_timeout(FRAME_MS // 3)
            taken.append(board.screenshot())
            ann.page.wait_for_timeout(FRAME_MS)
    return taken


def decide(house: Served, table: str, keys: list[str], dice: random.Random) -> None:
    """Whoever is asked, all of them where all are."""
    for seat in told(house, table, keys[0], 0)["view"]["waiting"]:
        update = told(house, table, keys[seat], seat)
        if moves := [move for move in update["moves"] if move not in ("declare", "withdraw", "undial", "resign")]:
            play(house, table, keys[seat], dice.choice(moves), seat)


def sheet(browser: Browser, pictures: list[bytes], path: Path) -> None:
    """The frames in their order, six in a row."""
    shown = "".join(f'<img src="data:image/png;base64,{base64.b64encode(one).decode()}">' for one in pictures)
    style = "body { margin: 0; display: grid; grid-template-columns: repeat(6, 1fr); gap: 4px } img { width: 100% }"
    page = browser.new_page(viewport={"width": 1900, "height": 1000})
    page.set_content(f"<style>{style}</style>{shown}")
    page.screenshot(path=path, full_page=True)
    page.close()


def main() -> None:
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as play_, tempfile.TemporaryDirectory() as name:
        browser, folder = play_.chromium.launch(executable_path=find_chromium(), args=FLAGS), Path(name)
        with Served(f"sqlite:///{folder}/tables.db", folder) as house:
            for game in PLAYS:
                sheet(browser, frames(browser, house, game), SCREENSHOTS / f"sheet-{game}.png")
                print(SCREENSHOTS / f"sheet-{game}.png")
        browser.close()


if __name__ == "__main__":
    main()
