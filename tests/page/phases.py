"""Every phase of every game as it looks at a desk and on a phone, by night and on paper, to be looked at.
`python -m tests.page.phases [GAME]` writes the pictures to build/screenshots/phases."""

from __future__ import annotations

import sys
import tempfile
from itertools import islice
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.page.browsing import DESK, FLAGS, PHONE, SCREENSHOTS, find_chromium
from tests.page.examining import PAINTED
from tests.page.moments import PHASES, occasions
from tests.page.thirty import THEMES, expect_asked, sit_down
from tests.server.served import Served

FOLDER = SCREENSHOTS / "phases"
SIZES = {"desk": DESK, "phone": PHONE}
OCCASION = 3
"""So many times the match has come to the phase before: a little has happened already."""


def main(only: str = "") -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name, sync_playwright() as play:
        folder = Path(name)
        with Served(f"sqlite:///{folder}/tables.db", folder) as house:
            browser = play.chromium.launch(executable_path=find_chromium(), args=FLAGS)
            for game, phase in ((game, phase) for game, phase in PHASES if only in ("", game)):
                seed, match = next(islice(occasions(game, phase), OCCASION, None))
                for theme in THEMES:
                    with sit_down(browser, house, seed, match, DESK, theme) as visitor:
                        expect_asked(visitor, phase)
                        for size, viewport in SIZES.items():
                            visitor.page.set_viewport_size(viewport)  # type: ignore[arg-type]
                            visitor.page.evaluate(PAINTED)
                            visitor.page.screenshot(path=FOLDER / f"{game}-{phase.lower()}-{size}-{theme}.png")
            browser.close()
    print(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER}")


if __name__ == "__main__":
    main(*sys.argv[1:])
