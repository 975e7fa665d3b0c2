"""The front door is light and open at once; a table is light, stays so for a whole match, and never stalls."""

from __future__ import annotations

import gzip
from collections.abc import Iterable, Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Response, expect

from tests.games.cases import CASES
from tests.page.browsing import Visitor
from tests.page.examining import PAINTED
from tests.page.test_scenes import LONG_TASKS
from tests.page.test_watching import play_by_post
from tests.server.served import Served

MOST = 150_000
"""Bytes of the page before its art, gzipped: all HTML, CSS and JavaScript."""
MOST_WITH_BOARD = 165_000
"""The script of a table, gzipped, with the art of its board, which is drawn by it."""
LATEST = 10_000
"""Milliseconds until the first button can be pressed, on the busiest machine."""
SOON = 1_000
"""The same on a machine that does nothing else."""
GROWTH = 1.3
"""What a page may hold late in a match, of what it held early: the log gets longer, and nothing else."""
MOST_ELEMENTS = 4_000
"""Of a page at any time; the older part of the story is shown when it is asked for."""
MOVES = 10
"""Between two looks at the memory."""


def weigh(answers: Iterable[Response]) -> dict[str, int]:
    """Bytes by kind of file, gzipped; fonts are compressed already."""
    weights: dict[str, int] = {}
    for answer in answers:
        kind = urlsplit(answer.url).path.rpartition(".")[2] if "/api/" not in answer.url else "api"
        body = answer.body()
        weights[kind] = weights.get(kind, 0) + (len(body) if kind.startswith("woff") else len(gzip.compress(body)))
    return weights


def test_the_front_door_is_light(browser: Browser, house: Served) -> None:
    with Visitor(browser, house) as visitor:
        answers: list[Response] = []
        visitor.page.on("response", lambda answer: answers.append(answer))
        visitor.page.goto(house.address)
        play = visitor.page.get_by_role("button", name="Play now").first
        play.click(trial=True)
        ready = visitor.page.evaluate("performance.now()")
        weights = weigh(answers)
        print(f"\nThe front door, gzipped: {weights}; {len(answers)} answers; a button after {ready:.0f} ms")
        loaded = visitor.page.evaluate("performance.getEntriesByType('resource').map(entry => entry.name)")
        assert not [name for name in loaded if urlsplit(name).netloc != urlsplit(house.address).netloc], (
            "only from here"
        )
        assert not [name for name in loaded if "heimlich" in name], "no board before it is played"
        assert sum(weight for kind, weight in weights.items() if not kind.startswith("woff")) < MOST
        assert ready < LATEST
        expect(visitor.page.get_by_role("article")).to_have_count(4)


@pytest.mark.full  # on a machine that does nothing else
def test_the_front_door_is_open_within_a_second(browser: Browser, house: Served) -> None:
    with Visitor(browser, house) as visitor:
        visitor.page.goto(house.address)
        visitor.page.get_by_role("button", name="Play now").first.click(trial=True)
        assert visitor.page.evaluate("performance.now()") < SOON


@pytest.mark.parametrize("game", CASES)
def test_a_table_is_light_with_its_board(browser: Browser, house: Served, game: str) -> None:
    table, keys = house.sit_at(game, CASES[game].fewest)
    with Visitor(browser, house) as visitor:
        answers: list[Response] = []
        visitor.page.on("response", lambda answer: answers.append(answer))
        visitor.visit(table, keys[0])
        expect(visitor.page.locator(".decision")).to_be_visible()
        visitor.page.wait_for_load_state("networkidle")
        weights = weigh(answer for answer in answers if answer.url.endswith((".js", ".css")))
        print(f"\nA table of {game}, gzipped: {weights}")
        assert weights["js"] < MOST_WITH_BOARD


def held(visitor: Visitor, house: Served, table: str, keys: list[str], most: int) -> Iterator[tuple[int, int]]:
    """Bytes and elements of a page while others play, every few moves until the end, or until there were enough."""
    tools = visitor.context.new_cdp_session(visitor.page)
    for _ in range(most // MOVES):
        for _ in range(MOVES):
            if not house.get(f"/api/tables/{table}/updates")[1]["view"]["waiting"]:
                return
            [mine, *_] = play_by_post(house, table, keys, 1)
        while not any(f'"version":{mine["version"]}' in frame for frame in visitor.frames):
            visitor.page.evaluate(PAINTED)
        visitor.page.evaluate(PAINTED)
        tools.send("HeapProfiler.collectGarbage")
        elements = visitor.page.evaluate("document.querySelectorAll('*').length")
        yield tools.send("Runtime.getHeapUsage")["usedSize"], elements


@pytest.mark.parametrize(
    ("game", "most"),
    [("heimlich", 40), *(pytest.param(game, 200, marks=pytest.mark.full) for game in CASES)],
)
def test_memory_stays_flat_over_a_match(browser: Browser, house: Served, game: str, most: int) -> None:
    table, keys = house.sit_at(game, CASES[game].fewest)
    with Visitor(browser, house).visit(table, keys[0]) as visitor:
        expect(visitor.page.locator(".decision")).to_be_visible()
        _, *looks = held(visitor, house, table, keys, most)
        early, late = looks[0], looks[-1]
        print(f"\n{game}: bytes and elements {early} early, {late} late")
        assert late[0] < early[0] * GROWTH
        assert late[1] < MOST_ELEMENTS


@pytest.mark.full  # on a machine that does nothing else
@pytest.mark.parametrize("game", CASES)
def test_no_task_is_long_at_an_update(browser: Browser, house: Served, game: str) -> None:
    table, keys = house.sit_at(game, CASES[game].fewest)
    with Visitor(browser, house).visit(table, keys[0]) as visitor:
        expect(visitor.page.locator(".decision")).to_be_visible()
        play_by_post(house, table, keys, MOVES)  # the first time everything is compiled
        visitor.page.evaluate(LONG_TASKS)
        play_by_post(house, table, keys, MOVES)
        visitor.page.evaluate("() => new Promise(done => setTimeout(() => requestIdleCallback(done), 100))")
        assert visitor.page.evaluate("window.long") == []
