"""The front door is light, and open at once."""

from __future__ import annotations

import gzip
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Response, expect

from tests.page.browsing import Visitor
from tests.server.served import Served

MOST = 150_000
"""Bytes of the page before its art, gzipped: all HTML, CSS and JavaScript."""
LATEST = 10_000
"""Milliseconds until the first button can be pressed, on the busiest machine."""


def test_the_front_door_is_light(browser: Browser, house: Served) -> None:
    with Visitor(browser, house) as visitor:
        answers: list[Response] = []
        visitor.page.on("response", lambda answer: answers.append(answer))
        visitor.page.goto(house.address)
        play = visitor.page.get_by_role("button", name="Play now").first
        play.click(trial=True)
        ready = visitor.page.evaluate("performance.now()")
        weights: dict[str, int] = {}
        for answer in answers:
            kind = urlsplit(answer.url).path.rpartition(".")[2] if "/api/" not in answer.url else "api"
            body = answer.body()
            small = len(body) if kind.startswith("woff") else len(gzip.compress(body))
            weights[kind] = weights.get(kind, 0) + small
        print(f"\nThe front door, gzipped: {weights}; {len(answers)} answers; a button after {ready:.0f} ms")
        loaded = visitor.page.evaluate("performance.getEntriesByType('resource').map(entry => entry.name)")
        assert not [name for name in loaded if urlsplit(name).netloc != urlsplit(house.address).netloc], (
            "only from here"
        )
        assert not [name for name in loaded if "heimlich" in name], "no board before it is played"
        assert sum(weight for kind, weight in weights.items() if not kind.startswith("woff")) < MOST
        assert ready < LATEST
        expect(visitor.page.get_by_role("article")).to_have_count(4)
