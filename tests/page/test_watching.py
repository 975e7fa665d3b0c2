"""A watcher sees no secret: not on the page, not in its storage, not in what comes over the network."""

from __future__ import annotations

import hashlib
import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Response, WebSocket, expect

from filature.kernel.match import Match
from filature.kernel.state import WATCHER
from tests.games.cases import CASES
from tests.page.browsing import Visitor
from tests.page.moments import new_match, put_into, seed_of
from tests.server.served import Json, Served

OPTIONS = {"colours": ["orange", "violet", "red", "blue"]}
NAMES = ["Ann", "Bob"]
MOVES = 5


class Watcher(Visitor):
    """Somebody with the link alone, who keeps all that ever reaches his browser."""

    def __init__(self, browser: Browser, house: Served) -> None:
        super().__init__(browser, house)
        self.answers: list[Response] = []
        self.lines: list[WebSocket] = []
        self.page.on("response", lambda answer: self.answers.append(answer))
        self.page.on("websocket", lambda line: self.lines.append(line))

    def ask_everything(self) -> None:
        self.page.locator("#tab-settings").click()
        buttons = self.page.locator("section[aria-labelledby=questions-title] > .row button")
        expect(buttons.first).to_be_visible()
        for button in buttons.all():
            with self.lines[-1].expect_event("framereceived", lambda frame: '"kind":"answer"' in frame):
                button.click()
        for tab in self.page.get_by_role("tab").all():
            tab.click()

    @property
    def traffic(self) -> str:
        """All that came, in whatever order; without the names of his questions."""
        texts = [answer.text() for answer in self.answers if answer.ok and "/api/" in answer.url]
        return "\n".join(sorted(re.sub(r'"id":"[\w-]{22}"', "", text) for text in [*self.frames, *texts]))

    @property
    def shown(self) -> str:
        stored = self.page.evaluate("JSON.stringify([localStorage, sessionStorage, document.cookie])")
        stored = re.sub(r'"filature-watcher":"[\w-]{43}"', "", stored)  # his own secret, drawn by chance
        return f"{self.page.content()}\n{stored}"


# Two tables that differ in nothing but their secrets


def course(seed: str) -> Match:
    """The first moves of a match, which do not depend on who is who."""
    match = new_match("heimlich", seed, OPTIONS, NAMES)
    for _ in range(MOVES):
        seat = match.state.turn()[0]
        match.perform(seat, match.state.write(seat, match.state.moves(seat)[0]))
        match.settle()
    return match


def twins() -> tuple[tuple[str, Match], tuple[str, Match]]:
    """Two seeds whose dice fall alike, and whose cards do not."""
    seen: dict[tuple[str, ...], tuple[str, Match]] = {}
    for number in range(100_000):
        seed = seed_of(number)
        match = course(seed)
        other = seen.setdefault(tuple(line for line in match.moves if not line.startswith("deal ")), (seed, match))
        if other[1].moves != match.moves:
            return other, (seed, match)
    raise AssertionError("the dice never fell alike")


def plain(text: str, table: str, seal: str) -> str:
    """Without what is arbitrary: the table's name and seal, and what is just spoken."""
    masked = text.replace(table, "(table)").replace(seal, "(seal)")
    return re.sub('(?<=data-announcer="">).*(?=</div>)', "", masked, flags=re.DOTALL)


def test_nothing_a_watcher_gets_depends_on_a_secret(browser: Browser, house: Served) -> None:
    gathered = []
    for seed, match in twins():
        table, _ = put_into(house, seed, match, note="a note at table")
        seal = hashlib.sha256(bytes.fromhex(seed)).hexdigest()
        with Watcher(browser, house) as wanda:
            wanda.visit(table)
            expect(wanda.page.locator("[role=log]").first).to_contain_text("Turn")
            wanda.ask_everything()
            gathered.append(plain(f"{wanda.traffic}\n{wanda.shown}", table, seal))
    assert gathered[0] == gathered[1]


# While people play


SEATS = {name: case.fewest for name, case in CASES.items()}


def play_by_post(house: Served, table: str, keys: list[str], moves: int) -> list[Json]:
    """Some random moves over HTTP; returns everybody's last update, in words."""
    dice = random.Random(table)
    for _ in range(moves):
        _, public = house.get(f"/api/tables/{table}/updates")
        seat = dice.choice(public["view"]["waiting"])
        _, mine = house.get(f"/api/tables/{table}/updates?moves=true", keys[seat])
        house.command(table, keys[seat], "move", text=dice.choice(mine["moves"]), version=mine["version"])
    return [house.get(f"/api/tables/{table}/updates?said=true&language=en", key)[1] for key in keys]


def own_things(views: list[Any], watched: Any, where: str = "") -> dict[str, Any]:
    """What differs from seat to seat, by its place in their views; and what a watcher sees in that place."""
    if all(view == views[0] for view in views):
        return {}
    if watched and all(isinstance(view, dict) and view.keys() == watched.keys() for view in views):
        parts = [own_things([view[key] for view in views], watched[key], f"{where}.{key}") for key in watched]
    elif watched and all(isinstance(view, list) and len(view) == len(watched) for view in views):
        columns = enumerate(zip(*views, strict=True))
        parts = [own_things(list(column), watched[at], f"{where}[{at}]") for at, column in columns]
    else:
        return {where: watched}
    return {place: value for part in parts for place, value in part.items()}


@pytest.mark.parametrize("game", SEATS)
def test_a_watcher_is_not_told_what_a_seat_alone_is_told(browser: Browser, house: Served, game: str) -> None:
    table, keys = house.sit_at(game, SEATS[game])
    house.command(table, keys[0], "note", text="I suspect everybody.")
    with Watcher(browser, house) as wanda:
        wanda.visit(table)
        expect(wanda.page.locator(".board.card")).to_be_visible()
        updates = play_by_post(house, table, keys, 12)
        _, public = house.get(f"/api/tables/{table}/updates?said=true&language=en")
        wanda.page.get_by_role("button", name="The full log").click()
        expect(wanda.page.locator("[role=log]").first).to_contain_text(public["events"][-1]["said"])
        wanda.ask_everything()
        watched = [frame["view"] for frame in map(json.loads, wanda.frames) if frame.get("view")][-1]
        own = own_things([update["view"] for update in updates], watched)
        assert own.pop(".seat") == WATCHER
        assert own, "everybody has something of his own"
        assert not {place: value for place, value in own.items() if value}
        events = [event for frame in wanda.frames for event in json.loads(frame).get("events", [])]
        assert not [event for event in events if event.get("private")]
        assert not [frame for frame in wanda.frames if '"kind":"refused"' in frame], (
            "a watcher asks for nothing he may not have"
        )
        private = [event for update in updates for event in update["events"] if event.get("private")]
        facts = {json.dumps(event["facts"], separators=(",", ":")) for event in private if event["facts"]}
        telltale = facts | {event["said"] for event in private}
        everything = wanda.traffic + wanda.shown + repr(wanda.announced)
        status, refused = house.post(f"/api/tables/{table}/ask", {"do": "ask", "id": "m", "question": "may"})
        assert (status, refused["code"]) == (403, "nothing-to-decide")
        assert not [secret for secret in [*keys, *telltale, "I suspect everybody."] if secret in everything]
