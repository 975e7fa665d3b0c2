"""A real Chromium on a real house: found, or installed; and somebody who plays there by mouse, touch or keyboard."""

from __future__ import annotations

import fcntl
import itertools
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

import pytest
from playwright.sync_api import Browser, Error, Locator, Page, expect, sync_playwright
from playwright.sync_api import TimeoutError as TooLate

from tests.server.served import Served

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP house.test 127.0.0.1",
]
INSTALL = ["apt-get", "-o", "DPkg::Lock::Timeout=300"]
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
SCREENSHOTS = Path("build/screenshots")
PATIENCE = 60_000
GAP_MS = 400
"""Between two paragraphs of the live region; a screen reader drops what is changed sooner."""
expect.set_options(timeout=PATIENCE)
OF_THE_BROWSER = (
    "Failed to load resource",
    "WebSocket connection to",
    "The Cross-Origin-Opener-Policy header has been ignored",
)
"""What a browser itself says of a refused request or a plain address; what counts is that the page deals with it."""


def find_chromium() -> str | None:
    """A Chromium of this machine; None means Playwright's own, which is installed if it is not there."""
    names = ("chromium", "chromium-browser", "google-chrome")
    with open(Path(tempfile.gettempdir()) / "filature-chromium.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # tests run side by side; one of them installs
        if found := next(filter(None, map(shutil.which, names)), None):
            return found
        if os.geteuid() == 0 and shutil.which("apt-get"):
            quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            subprocess.run([*INSTALL, "update", "-qq"], check=True, env=quietly)
            subprocess.run([*INSTALL, "install", "-y", "-qq", "chromium"], check=True, env=quietly)
            return shutil.which("chromium")
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)
        return None


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as play:
        opened = play.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("house")
    with Served(f"sqlite:///{folder}/tables.db", folder) as served:
        yield served


STILL_BOARD = """
try { localStorage['filature-preferences'] ??= '{"pace":"off"}'; }
catch { /* a page without an origin keeps nothing */ }
"""
RECORDER = """
window.announced = [];
window.paragraphs = [];
window.overwritten = [];
new MutationObserver(changes => {
  for (const { target, addedNodes, type } of changes) {
    const region = (target.closest ? target : target.parentElement)?.closest('[data-announcer] > [aria-live]');
    if (!region) continue;
    if (type === 'characterData' || target !== region) window.overwritten.push(target.textContent);
    for (const added of addedNodes) {
      if (added.nodeName !== 'P') continue;
      const sentences = added.textContent.split('\\n');
      window.announced.push(...sentences);
      window.paragraphs.push({ sentences, at: performance.now() });
    }
  }
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""Notes each new paragraph of the live region, which has a sentence a line; and whether one was changed afterwards."""


def spoken(text: str) -> str:
    """A text of the page as a sentence of the live region: on one line, and with an end."""
    line = re.sub(r"\s*\n\s*", " ", text.strip())
    return line if re.search("[.!?…:;][”“»’)]*$", line) else f"{line}."


class Visitor:
    """Somebody in front of a browser. Everything the page announces, sends and complains about is noted."""

    def __init__(self, browser: Browser, house: Served, *, language: str = "en", **context: Any) -> None:
        self.house = house
        usual = {"viewport": DESK, "locale": language, "reduced_motion": "reduce", "service_workers": "block"}
        wishes: dict[str, Any] = {**usual, **context}
        self.context = browser.new_context(**wishes)
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(RECORDER)
        # Scenes would take the first tap on the board; whoever tests them plays them.
        self.context.add_init_script(STILL_BOARD)
        self.complaints: list[str] = []
        self.frames: list[str] = []
        self.context.on("page", self._listen)
        self.page: Page = self.context.new_page()
        # Whoever wants to press what lies under the identity card puts it away.
        self.page.add_locator_handler(self.page.locator(".dealt button"), lambda understood: understood.click())

    def _listen(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._console)
        page.on("websocket", lambda socket: socket.on("framereceived", lambda text: self.frames.append(str(text))))

    def _console(self, message: Any) -> None:
        if message.type == "error" and not message.text.startswith(OF_THE_BROWSER):
            self.complaints.append(message.text)

    @property
    def announced(self) -> list[str]:
        """Every sentence."""
        heard: list[str] = self.page.evaluate("window.announced")
        return heard

    @property
    def paragraphs(self) -> list[list[str]]:
        """The sentences that were said together."""
        heard: list[list[str]] = self.page.evaluate("window.paragraphs.map(({ sentences }) => sentences)")
        return heard

    def check_paragraphs(self) -> None:
        """None came too soon after another to be read out, and none was changed."""
        times: list[float] = self.page.evaluate("window.paragraphs.map(({ at }) => at)")
        assert all(then - now >= GAP_MS for now, then in itertools.pairwise(times)), times
        assert self.page.evaluate("window.overwritten") == []

    def heard(self, pattern: str, since: int = 0) -> str:
        """Wait until something is said; returns the sentence."""
        try:
            said = self.page.wait_for_function(
                "([pattern, since]) => window.announced.slice(since).find(text => new RegExp(pattern).test(text))",
                arg=[pattern, since],
            )
        except TooLate:
            raise AssertionError(f"{pattern} was not said, but {self.announced[since:]}") from None
        sentence: str = said.json_value()
        return sentence

    def close(self) -> None:
        """Leave; nothing may have gone wrong unnoticed."""
        try:
            assert self.complaints == []
        finally:
            self.context.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:
            self.close()
        else:
            self.shoot("failed")
            self.context.close()

    def shoot(self, name: str) -> None:
        """A screenshot, kept as an artefact of the tests."""
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        with suppress(Error):  # the page may be gone; the test says why
            self.page.screenshot(path=SCREENSHOTS / f"{name}.png", full_page=True)

    def visit(self, table: str, key: str | None = None) -> Self:
        """By an invitation, or by a personal link."""
        self.page.goto(f"{self.house.address}/t/{table}" + (f"#{key}" if key else ""))
        return self

    def go_to_front_door(self) -> None:
        self.page.goto(self.house.address)
        expect(self.page.get_by_role("article")).to_have_count(4)

    def set_up(self, game: str, *, seats: int, options: dict[str, str], press: Callable[[Any], None]) -> None:
        """Open a table against bots that move at once, from the front door."""
        page = self.page
        press(page.locator(f"article[aria-labelledby=game-{game}] button").last)
        form = page.locator("form[aria-labelledby=new-table]")
        press(form.locator(f"[data-seats='{seats}']"))
        for chair in form.locator("ol.chairs > li").all()[1:]:
            chair.locator("select").select_option("bot")
            press(chair.locator("summary"))
            press(chair.locator("label:has(input[value^='greedy/'])").first)
        folds = form.locator(":scope > details > summary")  # of the game, and of the table; a face has one too
        press(folds.first)
        for key, value in options.items():
            field = form.locator(f"#option-{key}")
            if field.evaluate("field => field.tagName") == "SELECT":
                field.select_option(value)
            else:
                field.fill(value)
        press(folds.last)
        form.get_by_label("Bots move at once").check()
        press(form.locator("button[type=submit]"))
        page.wait_for_url(re.compile("/t/"))

    # While a match is played

    @property
    def over(self) -> bool:
        return self.page.locator("#after-title").count() > 0

    def wait_for_my_turn(self) -> bool:
        """True when it is my turn; False when the match is over."""
        self.page.wait_for_selector(".decision[data-asked=true], #after-title")
        return not self.over

    def wait_until_played(self) -> None:
        """Until the house has taken the move: the draft is gone, or the match is over."""
        self.page.wait_for_function(
            "() => document.querySelector('#after-title') || !document.querySelector('#draft')?.value"
        )

    @property
    def log(self) -> str:
        return self.full_log().inner_text()

    def full_log(self) -> Locator:
        """All that was told, line by line, instead of the story; also while another panel is open."""
        self.page.evaluate("document.querySelector('[data-full-log][aria-pressed=false]')?.click()")
        return self.page.locator("#panel-log [role=log]")
