"""Thirty screenshots of matches that are played, chosen by a seed from all games, phases and sizes, for eyes that know
neither. `python -m tests.page.thirty [SEED]` writes them to build/screenshots/thirty, with what they show in words."""

from __future__ import annotations

import json
import random
import shutil
import sys
import tempfile
from itertools import islice
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright

from tests.page.browsing import DESK, FLAGS, PHONE, SCREENSHOTS, Visitor, find_chromium
from tests.page.moments import NAMES, PHASES, WAITING, occasions, put_into
from tests.server.served import Served

NUMBER = 30
FOLDER = SCREENSHOTS / "thirty"
SIZES = {
    "desk": DESK,
    "large desk": {"width": 1920, "height": 1080},
    "phone": PHONE,
    "phone on its side": {"width": 844, "height": 390},
    "tablet": {"width": 820, "height": 1180},
}
THEMES = ("night", "paper")
LATEST_OCCASION = 12
"""So many times a match may have come to a phase before."""
MATCHES = 200


def choose(dice: random.Random) -> list[dict[str, Any]]:
    """Every phase once, as far as there is room, then any; sizes and looks in turn, in the order of the lot."""
    phases = [*dice.sample(PHASES, len(PHASES)), *dice.choices(PHASES, k=NUMBER)][:NUMBER]
    looks = [(size, theme) for size in SIZES for theme in THEMES] * NUMBER
    return [
        {"game": game, "phase": phase, "size": size, "theme": theme, "match": dice.randrange(MATCHES)}
        for (game, phase), (size, theme) in zip(phases, dice.sample(looks[:NUMBER], NUMBER), strict=True)
    ]


def shoot(browser: Browser, house: Served, number: int, chosen: dict[str, Any], dice: random.Random) -> dict[str, Any]:
    """One screenshot; returns what is to be read on it."""
    skipped = dice.randrange(LATEST_OCCASION)
    seed, match = next(islice(occasions(chosen["game"], chosen["phase"], chosen["match"]), skipped, None))
    table, keys = put_into(house, seed, match)
    asked = str(chosen["phase"] != WAITING).lower()
    with Visitor(browser, house, viewport=SIZES[chosen["size"]]) as visitor:
        visitor.page.add_init_script(
            f"localStorage['filature-preferences'] = JSON.stringify({{ pace: 'off', theme: '{chosen['theme']}' }})"
        )
        if match.moves and match.moves[-1].startswith("p"):  # it was dealt long ago
            visitor.page.add_init_script(f"localStorage['filature-dealt'] = JSON.stringify([['{table} 0', 1]])")
        visitor.visit(table, keys[0])
        expect(visitor.page.locator(f".decision[data-asked={asked}]")).to_be_visible()
        visitor.page.evaluate("document.fonts.ready")
        visitor.page.screenshot(path=FOLDER / f"{number:02}.png")
        parts = visitor.page.locator("[data-part]")
        told = {part.get_attribute("data-part"): part.inner_text() for part in parts.all() if part.is_visible()}
    wanted = ("identity", "aim", "recent", "question", "waiting")
    return {"number": number, "player": NAMES[0], **chosen, **{part: told.get(part, "") for part in wanted}}


def main(seed: str) -> None:
    dice = random.Random(seed)
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as name, sync_playwright() as play:
        folder = Path(name)
        with Served(f"sqlite:///{folder}/tables.db", folder) as house:
            browser = play.chromium.launch(executable_path=find_chromium(), args=FLAGS)
            shown = [shoot(browser, house, number, each, dice) for number, each in enumerate(choose(dice), 1)]
            browser.close()
    (FOLDER / "answers.json").write_text(json.dumps(shown, indent=2, ensure_ascii=False))
    print(f"{NUMBER} screenshots in {FOLDER}, by seed {seed}")


if __name__ == "__main__":
    main(*sys.argv[1:] or ["0"])
