"""A match that ends before one's eyes, in every way a game knows: the page is told of a position just before the end,
and then of what happens from there.

Contact sheets of all scenes of all ends, and of the results: `python -m tests.page.endings` writes them to
build/screenshots/endings."""

from __future__ import annotations

import json
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, Page, WebSocketRoute, expect, sync_playwright

from filature.games import catalogue
from filature.kernel.game import stated_options
from filature.kernel.match import Match
from filature.language import Speaker
from tests.language.test_endings import Scene, scenes
from tests.page.browsing import DESK, FLAGS, PHONE, Visitor, find_chromium
from tests.page.moments import NAMES, new_match, put_into, seed_of
from tests.server.served import Served

ENDINGS = [
    (game, name, number)
    for game in catalogue.names()
    for name, each in scenes(game).items()
    for number, _ in enumerate(each)
]
"""Every kind of ending of every game, and how often it is laid out."""
FOLDER = Path("build/screenshots/endings")
SIZES = {"desk": DESK, "phone": PHONE}


class Ending:
    """Somebody at a table whose match is about to end."""

    def __init__(self, page: Page, scene: Scene, seat: int, language: str) -> None:
        self.page = page
        self.seat = seat
        laid = scene.moment
        self.match = Match(laid.game, laid.seats, position=laid.state.dump(), names=NAMES[: laid.seats])
        self.moves = scene.moves
        self.speaker = Speaker(language, laid.game, names=self.match.names, seat=seat)
        self.version = 0
        self.line: WebSocketRoute | None = None
        page.route_web_socket(re.compile("/live$"), self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        self.line, server = line, line.connect_to_server()
        server.on_message(lambda message: line.send(self._laid(str(message))))

    def _laid(self, message: str) -> str:
        """The first update shows the position instead of the beginning of a match."""
        update = json.loads(message)
        if not update.get("view"):
            return message
        self.version = update["version"]
        return json.dumps({**update, "view": self._view(), "events": [], "decision": {"count": 0}})

    def _view(self) -> Any:
        return msgspec.to_builtins(self.match.view(self.seat))

    def end(self) -> None:
        """What happens from here to the end is told at once."""
        for seat, text in self.moves:
            self.match.perform(seat, text)
        heard = self.match.heard(self.seat)
        events = [
            {
                "number": self.version + number,
                "kind": event.kind,
                "facts": event.facts,
                "turn": 0,
                "at": 0,
                "private": event.to is not None,
                "said": self.speaker.event(event),
            }
            for number, (_, event) in enumerate(heard)
        ]
        update = {"kind": "update", "version": self.version + len(events), "events": events, "view": self._view()}
        assert self.line is not None
        self.line.send(json.dumps({**update, "waiting": [], "ask": []}))

    @property
    def over(self) -> dict[str, Any]:
        """The facts of the end."""
        return next(event.facts for event in self.match.events if event.kind == "over")


@contextmanager
def before_the_end(
    browser: Browser,
    house: Served,
    scene: Scene,
    *,
    pace: str = "off",
    seat: int = 0,
    language: str = "en",
    address: str = "",
    **context: Any,
) -> Iterator[tuple[Visitor, Ending]]:
    """At a table just before its match ends; at `address` below it, if that is said."""
    laid = scene.moment
    names = NAMES[: laid.seats]
    seed = seed_of(0)
    table, keys = put_into(house, seed, new_match(laid.game.name, seed, stated_options(laid.options), names))
    with Visitor(browser, house, language=language, **context) as ann:
        ann.context.add_init_script(f"localStorage['filature-preferences'] = '{{\"pace\":\"{pace}\"}}'")
        ann.context.add_init_script(f"localStorage['filature-dealt'] = JSON.stringify(['{table} {seat}'])")
        ending = Ending(ann.page, scene, seat, language)
        if address:
            ann.page.goto(f"{house.address}/t/{table}{address}")
        else:
            ann.visit(table, keys[seat])
        expect(ann.page.locator("[data-part=recent]")).to_be_visible()
        yield ann, ending


def shoot(browser: Browser, house: Served, game: str, name: str, number: int, size: str) -> None:
    """All scenes of an end, and the result."""
    scene = scenes(game)[name][number]
    folder = FOLDER / f"{game}-{name}-{number}"
    folder.mkdir(parents=True, exist_ok=True)
    motion: dict[str, Any] = {"viewport": SIZES[size], "reduced_motion": "no-preference"}
    with before_the_end(browser, house, scene, pace="calm", **motion) as (ann, ending):
        ending.end()
        caption, seen = ann.page.locator(".layer p.caption"), list[str]()
        while not ann.over:
            said = caption.first.text_content() if caption.count() else ""
            if said and said not in seen[-1:]:
                seen.append(said)
                ann.page.wait_for_timeout(1500)
                if not ann.over:
                    ann.page.screenshot(path=folder / f"{size}-{len(seen):02}.png")
            ann.page.wait_for_timeout(60)
        ann.page.screenshot(path=folder / f"{size}-result.png")
    print(folder, size, len(seen), "scenes")


def main() -> None:
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    with tempfile.TemporaryDirectory() as name, sync_playwright() as play:
        folder = Path(name)
        with Served(f"sqlite:///{folder}/tables.db", folder) as house:
            browser = play.chromium.launch(executable_path=find_chromium(), args=FLAGS)
            for game, ending, number in ENDINGS:
                for size in SIZES:
                    if wanted in f"{game}-{ending}-{number}-{size}":
                        shoot(browser, house, game, ending, number, size)
            browser.close()


if __name__ == "__main__":
    main()
