"""The pictures of README, as the page is now: `python -m tests.page.pictures` writes them to docs/pictures."""

from __future__ import annotations

import tempfile
from contextlib import ExitStack
from itertools import islice
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from tests.page.browsing import DESK, FLAGS, Visitor, find_chromium
from tests.page.examining import PAINTED
from tests.page.moments import occasions, put_into
from tests.server.served import Served

FOLDER = Path("docs/pictures")
MOMENTS = {
    "heimlich": ("MOVE", 25, "night"),
    "serum": ("ACT", 6, "paper"),
    "double_agents": ("LEG", 8, "paper"),
    "top_secret": ("MOVE", 39, "night"),
}
"""A phase, how often it has come before, and the look."""
QUALITY = 85


def shoot(browser: Browser, house: Served, game: str) -> None:
    """A table from the first seat; the others are there, too."""
    phase, skipped, theme = MOMENTS[game]
    seed, match = next(islice(occasions(game, phase), skipped, None))
    table, keys = put_into(house, seed, match)
    with ExitStack() as company:
        for key in keys[1:]:
            company.enter_context(Visitor(browser, house)).visit(table, key)
        ann = company.enter_context(Visitor(browser, house, viewport=DESK))
        ann.page.add_init_script(
            f"localStorage['filature-preferences'] = JSON.stringify({{ pace: 'off', theme: '{theme}' }});"
            f"localStorage['filature-dealt'] = JSON.stringify([['{table} 0', 1]])"
        )
        ann.visit(table, keys[0])
        expect(ann.page.locator(".decision[data-asked=true]")).to_be_visible()
        expect(ann.page.get_by_text("away", exact=True)).to_have_count(0)
        ann.page.evaluate("document.fonts.ready")
        ann.page.evaluate(PAINTED)
        ann.page.screenshot(path=FOLDER / f"{game}.jpg", type="jpeg", quality=QUALITY)


def main() -> None:
    with tempfile.TemporaryDirectory() as name, sync_playwright() as play:
        folder = Path(name)
        with Served(f"sqlite:///{folder}/tables.db", folder) as house:
            browser = play.chromium.launch(executable_path=find_chromium(), args=FLAGS)
            for game in MOMENTS:
                shoot(browser, house, game)
            browser.close()


if __name__ == "__main__":
    main()
