"""The move of a lesson's step, made by hand as its notation says: on the board at a desk, in the form on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page

from tests.page.hands import Press, drafted


def draft(page: Page, press: Press, game: str, move: str, *, on_board: bool) -> None:
    """Draft the move; nothing is played yet."""
    word, _, rest = move.partition(" ")
    if word in DRAFTS:
        DRAFTS[word](page, press, rest, on_board)
    else:
        DRAFTS[game](page, press, move, on_board)


def choice(page: Page, field: str, number: int = 0) -> Locator:
    """What is pressed to choose: a field and its label are one."""
    return page.locator(f".controls label:has({field})").nth(number)


def steps(page: Page, press: Press, move: str, on_board: bool) -> None:
    for agent, count in re.findall(r"(\w+)\+(\d)", move):
        if on_board:
            press(page.locator(f".who[data-place={agent}]"))
            press(page.locator(".place.open[data-place]").nth(int(count) - 1))
            continue
        for _ in range(int(count)):
            press(page.locator(f".agents li:has(label[for$='-{agent}']) button").last)


def dossier(page: Page, press: Press, place: str, on_board: bool) -> None:
    press(page.locator(f".place.open[data-place={place}]") if on_board else choice(page, f"input[value={place}]"))


def report(page: Page, press: Press, lines: str, on_board: bool) -> None:
    for agent, owner in re.findall(r"(\w+)=(\w+)", lines):
        press(choice(page, f"input[name$='-{agent}'][value='{owner}']"))


def dial(page: Page, press: Press, square: str, on_board: bool) -> None:
    if on_board:
        press(page.locator(f".square.open [data-place={square}]"))
        return
    for part in (square[:-1], square[-1]):
        press(choice(page, f"input[value='{part}']"))


def informant(page: Page, press: Press, square: str, on_board: bool) -> None:
    if on_board:
        press(page.locator(f".square.open [data-place={square}]"))
    else:
        press(page.locator(".controls label", has_text=re.compile(rf"\b{square}\b")))


def spend(page: Page, press: Press, card: str, on_board: bool) -> None:
    press(page.locator(".controls label", has_text=re.compile(rf"\b{card}\b")).first)


def declare(page: Page, press: Press, rest: str, on_board: bool) -> None:
    press(page.locator(".flag button"))


def take(page: Page, press: Press, rest: str, on_board: bool) -> None:
    container, *names = rest.split()
    colour, kind = container.split("-")
    press(choice(page, f"input[aria-label*={colour}][aria-label*={kind}]"))
    for line in names:
        player, _, name = line.partition("=")
        page.locator(f".controls select[id^='{player}-']").select_option(name)


def lock(page: Page, press: Press, rest: str, on_board: bool) -> None:
    card, city = rest.split()
    press(choice(page, f"input[name=card][value={card}]"))
    press(page.locator(f".place[data-place={city}]") if on_board else choice(page, f"input[value={city}]"))


def vote(page: Page, press: Press, player: str, on_board: bool) -> None:
    press(choice(page, "input[name=ballot]", int(player[1]) - 1))


def card(page: Page, press: Press, value: str, on_board: bool) -> None:
    press(page.locator(".controls label", has_text=re.compile(rf"\b{value}\b")))


def turn(page: Page, press: Press, move: str, on_board: bool) -> None:
    for part in move.split(", "):
        if part == "end":
            ending = page.get_by_role("button", name="End the turn")
            if drafted(page) and ending.is_enabled():  # it ends by itself when nothing is left
                press(ending)
        elif part.startswith("pick "):
            press(page.locator(".controls button", has_text=re.compile(rf"takes {part.split()[-1]}$")))
        else:
            agent, *cities = part.split(" > ")
            if not on_board:
                press(page.locator(".controls label.tile", has_text=agent))
            elif not page.locator(f'.place.goal[data-place="{cities[0]}"]').count():
                press(page.locator(f"[data-agent={agent}] .pawn"))
            for city in cities:
                go_to(page, press, city, on_board)


def go_to(page: Page, press: Press, city: str, on_board: bool) -> None:
    free = page.locator(f'.place.goal[data-place="{city}"]:not([aria-label*=Agents])')  # nobody is in the way
    if on_board and free.count():
        press(free)
        return
    ways = page.locator(".controls details:has(.tiles)")
    if ways.get_attribute("open") is None:
        press(ways.locator("summary"))
    press(ways.get_by_role("button", name=re.compile("headquarters" if city.startswith("H_") else f"^{city}")).first)


DRAFTS: dict[str, Callable[[Page, Press, str, bool], None]] = {
    "heimlich": steps,
    "dossier": dossier,
    "report": report,
    "dial": dial,
    "informant": informant,
    "spend": spend,
    "declare": declare,
    "take": take,
    "lock": lock,
    "vote": vote,
    "card": card,
    "top_secret": turn,
    "pick": lambda page, press, rest, on_board: turn(page, press, f"pick {rest}", on_board),
}
"""By the first word of a move; else by the game."""
