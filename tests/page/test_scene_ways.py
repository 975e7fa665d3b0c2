"""On the board a piece goes from where an event says it was to where it says it is, and nowhere else on the way."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from filature.kernel.match import Match
from tests.page.browsing import PHONE, Visitor
from tests.page.moments import NAMES, new_match, put_into, seed_of
from tests.page.test_scenes import CALM, play
from tests.server.served import Served

WAY = """([kind, piece, from, to]) => new Promise(done => {
  const layer = document.querySelector('.layer');
  const spot = name => layer.querySelector(`[data-spot="${name}"], [data-place="${name}"]`);
  const box = element => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height];
  };
  const look = () => {
    const walker = layer.querySelector(`[data-piece="${piece}"]`);
    const walk = walker?.getAnimations().find(one => one.constructor.name === 'Animation');
    if (!walk || layer.dataset.scene !== kind) return requestAnimationFrame(look);
    walk.pause();
    const { duration } = walk.effect.getComputedTiming();
    const at = share => { walk.currentTime = duration * share; return box(walker); };
    done({ from: box(spot(from)), to: box(spot(to)), way: [0.25, 0.5, 0.75].map(at), ends: [0, 0.999].map(at) });
  };
  look();
})"""
"""The boxes of a piece at three moments of its walk in a scene and at its ends, and of the places it goes between."""

STRAIGHT = [("serum", "informants"), ("serum", "dials"), ("top_secret", "stepped"), ("heimlich", "dossier-moved")]
OPTIONS: dict[str, tuple[int, dict[str, Any]]] = {
    "heimlich": (3, {}),
    "serum": (3, {"turn_limit": 8, "flight_turn_limit": 4}),
    "top_secret": (2, {}),
}


@dataclass
class Moment:
    """A match just before a move by which something happens: its seed and it, whose move, and what happens."""

    seed: str
    match: Match
    seat: int
    move: str
    facts: dict[str, Any]


def before(game: str, kind: str) -> Moment:
    """The first such moment of matches that go by lot; not in a match's first steps, when pieces come from nowhere."""
    players, options = OPTIONS[game]
    for number in range(60):
        seed = seed_of(number)
        match, dice = new_match(game, seed, options, NAMES[:players]), random.Random(number)
        for _ in range(200):
            if match.over:
                break
            seat = match.state.turn()[0]
            move = match.state.write(seat, dice.choice(match.state.moves(seat)))
            then = match.copy()
            then.perform(seat, move)
            then.settle()
            told = [event for event in then.events[len(match.events) :] if event.kind == kind]
            if told and way_of(kind, told[0].facts, match):
                return Moment(seed, match, seat, move, told[0].facts)
            match = then
    raise AssertionError(f"{game} never came to {kind}")


def way_of(kind: str, facts: dict[str, Any], match: Match) -> tuple[str, str, str] | None:
    """A piece that goes, from where to where; none where no piece goes from one place to another."""
    view: Any = match.view(0)
    if kind in ("dials", "informants", "bugs"):
        piece = kind[:-1].replace("dial", "agent")
        for player, square in (facts.get("dials") or facts["squares"]).items():
            was = getattr(view.table[int(player[1:]) - 1], piece) or "beside"
            if was != square and square in PLACES:
                return f"{piece}-{int(player[1:]) - 1}", was, square
    if kind == "stepped":
        return facts["agent"], facts["from"], facts["to"]
    if kind == "dossier-moved":
        return "dossier", view.dossier, facts["place"]
    return None


PLACES = {f"{letter}{digit}" for letter in "BFGHV" for digit in "123456"}


def middle(box: list[float]) -> tuple[float, float]:
    return box[0] + box[2] / 2, box[1] + box[3] / 2


@pytest.mark.parametrize(("game", "kind"), STRAIGHT)
@pytest.mark.parametrize("device", [{}, pytest.param({"viewport": PHONE, "has_touch": True}, marks=pytest.mark.full)])
def test_a_piece_is_between_where_it_was_and_where_it_goes(
    browser: Browser, house: Served, game: str, kind: str, device: dict[str, Any]
) -> None:
    moment = before(game, kind)
    way = way_of(kind, moment.facts, moment.match)
    assert way is not None
    table, keys = put_into(house, moment.seed, moment.match)
    watching = (moment.seat + 1) % len(keys)
    with Visitor(browser, house, reduced_motion="no-preference", **device) as ann:
        ann.page.add_init_script(CALM)
        ann.visit(table, keys[watching])
        expect(ann.page.locator(".layer")).to_be_visible()
        expect(ann.page.locator(".dealt")).to_have_count(0)
        play(house, table, keys[moment.seat], moment.move, moment.seat)
        boxes = ann.page.evaluate(WAY, [kind, *way])
        (x0, y0), (x1, y1) = middle(boxes["from"]), middle(boxes["to"])
        aside = max(*boxes["from"][2:], *boxes["to"][2:]) / 2 + 4  # several stand side by side on a place
        length = max(1.0, (x1 - x0) ** 2 + (y1 - y0) ** 2)
        shares = []
        for x, y in map(middle, boxes["way"]):
            share = ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length
            astray = abs((x - x0) * (y1 - y0) - (y - y0) * (x1 - x0)) / length**0.5
            assert astray <= aside, boxes
            shares.append(share)
        assert shares == sorted(set(shares)), shares
        for end, (x, y) in zip(map(middle, boxes["ends"]), ((x0, y0), (x1, y1)), strict=True):
            assert max(abs(end[0] - x), abs(end[1] - y)) <= aside, boxes
