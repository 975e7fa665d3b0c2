"""A round of CIA against KGB as the board plays it: destinations, cards that turn and cross, missions that go."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, cast

import pytest
from playwright.sync_api import Browser, Page, expect

from filature.games.double_agents import View
from filature.kernel.match import Match
from tests.page.browsing import DESK, PHONE, Visitor
from tests.page.moments import NAMES, PLAYS, new_match, put_into, seed_of
from tests.page.test_scenes import ANIMATED, CAPTIONS, COMPOSITED, LONG_TASKS
from tests.server.served import Served

SIZES = [DESK, pytest.param(PHONE, marks=pytest.mark.full)]
WAYS = """selector => new Promise(done => {
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const look = () => {
    const layer = document.querySelector('.layer');
    const pieces = [...layer.querySelectorAll(selector)].filter(piece => piece.getAnimations().length);
    if (!pieces.length) return requestAnimationFrame(look);
    done(pieces.map(piece => {
      const [flight] = piece.getAnimations();
      flight.pause();
      const { duration } = flight.effect.getComputedTiming();
      const at = share => {
        flight.currentTime = duration * share;
        return middle(piece.getBoundingClientRect());
      };
      const { from, to } = piece.dataset;
      const mark = name => layer.querySelector(`[data-spot="${name}"], [data-place="${name}"]`);
      const ends = from ? [mark(from), mark(to)].map(end => middle(end.getBoundingClientRect())) : null;
      return { from, to, ends, ways: [0, 0.25, 0.5, 0.75, 1].map(at) };
    }));
  };
  look();
})"""
"""Where pieces of a scene are at five moments of their way, and the marks between which they go."""


@cache
def before_the_reveal() -> tuple[str, Match]:
    """The seed of a match and the match, when only the first seat has still to lock; both companies meet in two cities,
    a defector will turn a card, and a killer will strike."""
    players, options = PLAYS["double_agents"]["LEG"]
    for number in range(200):
        seed = seed_of(number)
        match, dice = new_match("double_agents", seed, options, NAMES[:players]), random.Random(seed)
        while match.state.turn() != (0,) or cast(View, match.view(0)).leg < 2:
            seat = match.state.turn()[-1]
            written = [match.state.write(seat, each) for each in match.state.moves(seat)]
            choices = [text for text in written if re.fullmatch(r"lock \w+ (Rio|Berlin)", text)]
            match.perform(seat, dice.choice(choices))
            match.settle()
        trial = match.copy()
        trial.perform(0, last_lock(match))
        trial.settle()
        results = cast(View, trial.view(0)).rounds[-1].results
        sides = [side for result in results for side in (result.cia, result.kgb)]
        if any(side.turned for side in sides) and any(side.killed for side in sides):
            return seed, match
    raise AssertionError


def last_lock(match: Match) -> str:
    return f"lock {cast(View, match.view(0)).hand[0]} Rio"


@contextmanager
def at_the_board(browser: Browser, house: Served, pace: str = "calm", **context: Any) -> Iterator[Visitor]:
    """Somebody whose lock was the last one: a round is resolved before their eyes."""
    seed, match = before_the_reveal()
    table, keys = put_into(house, seed, match)
    wishes: dict[str, Any] = {"reduced_motion": "no-preference", **context}
    with Visitor(browser, house, **wishes) as ann:
        ann.page.add_init_script(
            f"localStorage['filature-preferences'] = JSON.stringify({{ pace: '{pace}' }});"
            f"localStorage['filature-dealt'] = JSON.stringify(['{table} 0'])"
        )
        ann.page.add_init_script(CAPTIONS)
        ann.visit(table, keys[0])
        expect(ann.page.locator(".decision[data-asked=true]")).to_be_visible()
        ann.page.wait_for_timeout(1600)  # what is said on entering is said
        version = house.get(f"/api/tables/{table}/updates", keys[0])[1]["version"]
        house.command(table, keys[0], "move", text=last_lock(match), version=version)
        yield ann


def check_between(way: dict[str, Any]) -> None:
    start, *between, end = way["ways"]
    for point, mark in zip((start, end), way["ends"] or (start, end), strict=True):
        assert max(abs(point[0] - mark[0]), abs(point[1] - mark[1])) < 12, way
    for x, y in between:
        assert min(start[0], end[0]) - 1 <= x <= max(start[0], end[0]) + 1, way
        assert min(start[1], end[1]) - 1 <= y <= max(start[1], end[1]) + 1, way
    assert len({tuple(map(round, point)) for point in way["ways"]}) == len(way["ways"]), way


@pytest.mark.parametrize("size", SIZES)
def test_destinations_missions_and_turned_cards_go_from_where_they_were_to_where_they_end(
    browser: Browser, house: Served, size: Any
) -> None:
    with at_the_board(browser, house, viewport=size) as ann:
        revealed = ann.page.evaluate(WAYS, "[data-scene=revealed] .flight")
        assert [way["from"] for way in revealed] == [f"p{seat}" for seat in range(1, 7)]
        for way in revealed:
            check_between(way)
        ann.page.locator(".layer").and_(ann.page.locator("[data-scene=resolved]")).wait_for()
        missions: list[dict[str, Any]] = []
        turned: list[dict[str, Any]] = []
        while len(missions) < 1 or not turned:
            [first, *_] = found = ann.page.evaluate(WAYS, ".flight, [data-fate=turned]")
            (missions if first["from"] else turned).extend(found)
        for way in (*missions, *turned):
            check_between(way)


def scenes_of(browser: Browser, house: Served, motion: str) -> tuple[list[str], list[str]]:
    """What a round looked like, and what was said of it."""
    with at_the_board(browser, house, "brisk", reduced_motion=motion) as ann:
        ann.heard("Round 2, leg 1")
        expect(ann.page.locator(".layer p.caption")).to_have_text(re.compile("Round 2, mission in Hong Kong"))
        captions: list[str] = ann.page.evaluate("window.captions")
        return captions, ann.announced


CITIES = ("Rio", "Berlin", "Cairo", "Hong Kong")


def test_still_cards_and_the_announcer_tell_the_same_of_a_round_in_the_same_order(
    browser: Browser, house: Served
) -> None:
    moving, _ = scenes_of(browser, house, "no-preference")
    still, announced = scenes_of(browser, house, "reduce")
    assert still == moving
    assert [line for line in still if line.startswith("Round 2, mission")] == [
        line for line in announced if line.startswith("Round 2, mission")
    ]
    results = [line for line in still if re.match(f"({'|'.join(CITIES)}): ", line)]
    spoken = [line for line in announced if re.match(f"In ({'|'.join(CITIES)}), \\d points", line)]
    assert [line.split(":")[0] for line in results] == list(CITIES)
    assert [line.split(",")[0] for line in spoken] == [f"In {city}" for city in CITIES]
    for shown, said in zip(results, spoken, strict=True):
        for end in ("goes into the pot", "out of the game", "takes the mission"):
            assert (end in shown) == (end in said.replace("the mission is yours", "takes the mission")), (shown, said)


def playing(page: Page) -> None:
    expect(page.locator(".layer[data-scene=resolved] [data-fate=killed]").first).to_be_visible()


def test_a_resolution_moves_by_transforms_alone(browser: Browser, house: Served) -> None:
    with at_the_board(browser, house) as ann:
        playing(ann.page)
        animated: list[str] = ann.page.evaluate(ANIMATED)
        assert animated
        assert set(animated) <= COMPOSITED


@pytest.mark.full  # on a machine that does nothing else
def test_no_task_is_long_while_a_round_is_resolved(browser: Browser, house: Served) -> None:
    with at_the_board(browser, house) as ann:
        expect(ann.page.locator(".layer")).to_have_attribute("data-scene", "revealed")
        ann.page.evaluate(LONG_TASKS)
        playing(ann.page)
        longest: list[int] = ann.page.evaluate("window.long")
        assert all(duration <= 50 for duration in longest), longest


def test_the_board_tells_no_result_before_its_scene(browser: Browser, house: Served) -> None:
    with at_the_board(browser, house) as ann:
        expect(ann.page.locator(".layer")).to_have_attribute("data-scene", "revealed")
        expect(ann.page.locator(".places .last").first).to_be_hidden()
        expect(ann.page.locator(".layer")).to_have_attribute("data-scene", "resolved")
        expect(ann.page.locator(".places .last").first).to_be_hidden()
        ann.page.locator(".layer").click()
        expect(ann.page.locator(".places .last").first).to_be_visible()
