"""How a move is made by hand on the board of each game, by click or tap; and from the list, where a board has none."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.page.browsing import Visitor

Press = Callable[[Locator], None]


def click(place: Locator) -> None:
    place.click()


def tap(place: Locator) -> None:
    place.tap()


def uncover(page: Page, press: Press) -> None:
    button = page.locator("section[aria-labelledby=mine-title] button[aria-pressed=false]")
    if button.count():
        press(button)


def note(page: Page, press: Press) -> None:
    """What one alone has learnt lies on the board until it is noted."""
    noted = page.get_by_role("region", name="For your eyes only").get_by_role("button", name="Noted")
    for _ in range(9):
        if not noted.count():
            break
        press(noted)
    expect(noted).to_have_count(0)


def drafted(page: Page) -> bool:
    """Whether what is drafted can be played, after the house has looked at it; what is only begun is not looked at."""
    page.wait_for_function(
        "() => { const shown = document.querySelector('[data-preview]');"
        " return shown && (shown.children.length > 0 || !document.querySelector('#draft').value"
        " || document.querySelector('.decision button[type=submit]').ariaDisabled === 'true'); }"
    )
    return page.locator("[data-preview] p:not(.secret)").count() > 0


def from_list(page: Page, press: Press, dice: random.Random) -> None:
    """Choose from the plain list of legal moves."""
    details = page.locator(".decision details:has(.moves)")
    if details.get_attribute("open") is None:
        press(details.locator("summary"))
    buttons = details.locator(".moves button")
    buttons.first.wait_for()  # many moves are asked for when the list is opened
    press(buttons.nth(dice.randrange(buttons.count())))


def one_of(places: Locator, dice: random.Random) -> Locator:
    return places.nth(dice.randrange(places.count()))


def heimlich(page: Page, press: Press, dice: random.Random) -> bool:
    """An agent and a house it can reach; or a house for the dossier."""
    houses = page.locator(".place.open[data-place]")
    if not houses.count():
        press(one_of(page.locator(".who[data-place]"), dice))
    if not houses.count():
        return False
    press(houses.last)  # the furthest: the whole roll
    return drafted(page)


def serum(page: Page, press: Press, dice: random.Random) -> bool:
    """A square of the town: for the dial, the bug, the informant."""
    squares = page.locator(".square.open [data-place]")
    if not squares.count():
        return False
    press(one_of(squares, dice))
    return drafted(page)


IN_SIGHT = """pieces => pieces.flatMap((piece, number) => {
  const map = piece.closest('svg').getBoundingClientRect(), box = piece.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (x < map.left || x > map.right || y < map.top || y > map.bottom) return [];
  const over = document.elementFromPoint(x, y);
  return over && over.closest('button, .pans') ? [] : [number];
})"""


def in_sight(pieces: Locator) -> list[Locator]:
    """Those in the part of the map that a small screen shows."""
    return [pieces.nth(number) for number in pieces.evaluate_all(IN_SIGHT)]


def top_secret(page: Page, press: Press, dice: random.Random) -> bool:
    """An agent and a city beside it; that is the turn. The plan before the match is left to the lot."""
    lot = page.get_by_role("button", name="Let the lot decide the rest")
    if lot.count():
        press(lot)
        return drafted(page)
    ending = page.get_by_role("button", name="End the turn")
    if not ending.count():
        return False
    mine = page.locator(".piece.own[data-agent] .pawn")  # the middle of one with a case lies beside him
    agents = in_sight(mine)
    if not agents:
        press(page.get_by_role("button", name="To my agents"))
        agents = in_sight(mine)
    press(dice.choice(agents))
    free = ".place.goal[data-place]:not([aria-label*=Agents], [aria-label*=Lying])"  # nothing stands in the way
    goals = in_sight(page.locator(free))
    if not goals:
        return False
    press(dice.choice(goals))
    if drafted(page) and ending.is_enabled():
        press(ending)
    return drafted(page)


def double_agents(page: Page, press: Press, dice: random.Random) -> bool:
    """A destination on the table and a card of the hand; in the vote, somebody's identity card."""
    cards = page.locator("input[name=card]")
    if cards.count():
        press(page.locator(".place[data-place]").nth(dice.randrange(4)))
        cards.nth(dice.randrange(cards.count())).check()
        return drafted(page)
    ballots = page.locator("input[name=ballot]")
    if ballots.count():
        ballots.nth(dice.randrange(ballots.count())).check()
        return drafted(page)
    return False


HANDS: dict[str, Callable[[Page, Press, random.Random], bool]] = {
    "heimlich": heimlich,
    "serum": serum,
    "double_agents": double_agents,
    "top_secret": top_secret,
}


def play_out(visitor: Visitor, game: str, press: Press, seed: int = 1) -> int:
    """Play a match to its end; returns how many of the moves were made on the board itself."""
    page, dice, by_hand = visitor.page, random.Random(seed), 0
    while visitor.wait_for_my_turn():
        note(page, press)
        if HANDS[game](page, press, dice):
            by_hand += 1
        else:
            from_list(page, press, dice)
        press(page.locator(".decision button[type=submit]"))
        visitor.wait_until_played()
    return by_hand
