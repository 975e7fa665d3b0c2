"""The first turns of each game by real keys, with a real screen reader: all that is announced is spoken, and once.

`make speech` runs it on Debian as root, and prints the figures. Whatever is not spoken is the game itself.
"""

from __future__ import annotations

import itertools
import re
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.browsing import RECORDER
from tests.page.test_accessible import GAMES
from tests.server.served import Served
from tests.speech.desktop import Desktop, desktop, wait_until, why_not

pytestmark = pytest.mark.full
TURNS = 4
MOST_LOST = 0.02
SPOKEN_S = 20
"""Orca is given so long to say what it has heard of last."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("house")
    with Served(f"sqlite:///{folder}/tables.db", folder) as served:
        yield served


@pytest.fixture(scope="module")
def orca(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desktop]:
    if reason := why_not():
        pytest.fail(reason)
    with desktop(tmp_path_factory.mktemp("desktop")) as there:
        yield there


KEEP_KEY = """([table, key]) =>
  localStorage.setItem('filature-keys', JSON.stringify({ [table]: { key, game: '', name: '', at: 1 } }))"""


NAME = "(document.activeElement.ariaLabel ?? document.activeElement.querySelector('.hidden').textContent)"


@dataclass
class Listener:
    """Somebody at a table who hears it only."""

    orca: Desktop
    page: Page
    before: int
    """How much Orca had said before."""

    @property
    def announced(self) -> list[str]:
        said: list[str] = self.page.evaluate("window.announced")
        return said

    @property
    def spoken(self) -> list[str]:
        return self.orca.utterances[self.before :]

    def heard(self, sentence: str) -> bool:
        return plain(sentence) in plain(" ".join(self.spoken))

    def wait_for(self, pattern: str, since: int) -> None:
        self.page.wait_for_function(
            "([pattern, since]) => window.announced.slice(since).some(text => new RegExp(pattern).test(text))",
            arg=[pattern, since],
        )

    def type(self, text: str) -> int:
        """Into the field, with Enter; returns how much had been announced before."""
        since = len(self.announced)
        self.orca.press("ctrl+a")
        self.orca.write(text)
        self.orca.press("Return")
        return since

    def turn(self) -> bool:
        """Play the move that the house gives as an example: typed, heard, and confirmed."""
        self.page.wait_for_selector(".decision[data-asked=true], #after-title")
        field = self.page.locator("#draft")
        if not field.count():
            return False
        expect(field).to_be_focused()
        expect(field).not_to_have_attribute("placeholder", "")
        since = self.type(field.get_attribute("placeholder") or "")
        self.wait_for("^Planned: ", since)
        self.orca.wait_for_silence()  # whoever plays by ear does not press before
        self.orca.press("Return")
        expect(field).to_have_value("")
        self.orca.wait_for_silence()
        return True

    def lost(self) -> list[str]:
        """What was announced and not spoken, after Orca has had its time."""
        end = time.monotonic() + SPOKEN_S
        while (missing := self._missing()) and time.monotonic() < end:
            time.sleep(0.5)
        return missing

    def _missing(self) -> list[str]:
        """The sentences of each paragraph that was announced more often than it was spoken."""
        stream = plain(" ".join(self.spoken))
        paragraphs: list[list[str]] = self.page.evaluate("window.paragraphs.map(({ sentences }) => sentences)")
        often = Counter(map(tuple, paragraphs))
        return [
            sentence
            for paragraph, count in often.items()
            for sentence in paragraph * max(0, count - stream.count(plain(" ".join(paragraph))))
        ]


def plain(text: str) -> str:
    return re.sub(r"[\W_]+", " ", text).casefold().strip()


def sit(orca: Desktop, house: Served, game: str) -> Listener:
    seats, options = GAMES[game]
    table, (key,) = house.sit_at(game, 1, *["greedy"] * (seats - 1), options=options)
    context = orca.browser.new_context(no_viewport=True, locale="en")
    context.add_init_script(RECORDER)
    context.set_default_timeout(90_000)
    page = context.new_page()
    page.bring_to_front()
    # From the front door: while a new page is loaded, Orca listens to nothing else.
    page.goto(house.address)
    page.evaluate(KEEP_KEY, [table, key])
    page.reload()
    link = page.locator(f"a[href='/t/{table}']")
    link.focus()
    orca.wait_for_silence()
    before = len(orca.utterances)
    orca.press("Return")
    page.wait_for_url("**/t/*")
    return Listener(orca, page, before)


@pytest.mark.parametrize("game", GAMES)
def test_the_first_turns_are_spoken(orca: Desktop, house: Served, game: str, record_property: Any) -> None:
    me = sit(orca, house, game)
    try:
        me.wait_for("^It is your turn", 0)
        orca.wait_for_silence()
        orca.press("F2")
        expect(me.page.locator("#draft")).to_be_focused()
        since = me.type("w")
        me.wait_for("^You ", since)
        orca.wait_for_silence()
        for _ in range(TURNS):
            if not me.turn():
                break
        missing, announced, spoken = me.lost(), me.announced, me.spoken
        twice = [one for one, then in itertools.pairwise(spoken) if one == then and len(one.split()) > 3]
        print(f"{game}: {len(announced)} sentences announced, {len(missing)} lost, {len(twice)} spoken twice in a row")
        assert len(missing) <= MOST_LOST * len(announced), missing
        assert twice == []
    finally:
        me.page.context.close()


@pytest.mark.parametrize("game", GAMES)
def test_the_keys_of_a_board_reach_it(orca: Desktop, house: Served, game: str) -> None:
    """Orca changes to focus mode by itself, and says each place that an arrow leads to."""
    me = sit(orca, house, game)
    try:
        me.wait_for("^It is your turn", 0)
        orca.wait_for_silence()
        me.page.locator("[data-place][tabindex='0']").first.focus()
        orca.wait_for_silence()
        for key in ("Right", "Down", "Right"):
            before = me.page.evaluate("document.activeElement.dataset.place")
            orca.press(key)
            me.page.wait_for_function("place => document.activeElement.dataset.place !== place", arg=before)
            name = me.page.evaluate(NAME)
            wait_until(partial(me.heard, name), f"{name} is not spoken, but {me.spoken[-5:]}")
    finally:
        me.page.context.close()


def test_a_machine_without_a_desktop_is_told_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    assert "Debian as root" in why_not()
    assert Path("/nowhere").exists() is False
