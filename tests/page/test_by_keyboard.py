"""A whole match of each game by keyboard alone, from the front door to the end, with everything that is said.

What a player does depends on what he hears. The dice are the house's own, so no two matches are the same.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.page.fingers import Fingers
from tests.server.served import Served

YOUR_TURN = "It is your turn"
PLAY_IT = ".decision button[type=submit]"
UNCOVER = "section[aria-labelledby=mine-title] button"


@contextmanager
def at_a_table(browser: Browser, house: Served, game: str, seats: int, **options: str) -> Iterator[Fingers]:
    with Fingers(browser, house) as me:
        me.go_to_front_door()
        me.set_up_by_keyboard(game, seats=seats, options=options)
        assert me.wait_for_my_turn()
        me.heard(YOUR_TURN)
        assert me.here == "main"  # the new page, from its beginning
        yield me


def example(asked: str) -> str:
    """What the house says one may write."""
    found = re.search(r"[Ff]or example: ([^;.]+)", asked)
    assert found, asked
    return found[1]


def after(sentence: str, said: list[str]) -> list[str]:
    """What was said next, each time after a sentence."""
    return [then for now, then in zip(said, said[1:], strict=False) if now == sentence]


def test_heimlich(browser: Browser, house: Served) -> None:
    with at_a_table(browser, house, "heimlich", 2) as me:
        me.heard("^You have ")
        me.tab_to("[data-place]")
        me.press("w")
        me.heard("^You are .*, in the chapel, with 0 points")
        me.press("Shift+B")  # alone it is the letter of the blue agent
        me.heard("^The dossier is in house 7")
        me.tab_to(UNCOVER)
        me.press("Enter")
        me.heard("Your secrets lie open")
        since, turns = 0, 0
        while me.wait_for_my_turn():
            asked = me.heard(r"^You have \d steps?|^Where does the dossier go", since)
            since = me.count
            if asked.startswith("Where"):
                me.to_board()
                while "the dossier may go here" not in me.label:
                    me.press("ArrowRight")
                me.press("Enter")
                me.heard("^Drafted: The dossier goes to", since)
                me.confirm()
                me.heard("^You take the dossier to", since)
                continue
            turns += 1
            if turns % 2:
                me.to_board()
                agent = me.page.locator(".who .hidden").first.inner_text()
                me.press(agent.partition("letter ")[2][0].lower())
                me.heard("is chosen", since)
                me.press(*"+" * int(re.findall(r"\d", asked)[0]))
                me.heard("^Drafted: .* goes .* from .* to ", since)
                place = me.here
                me.confirm()
                me.press("F2")
                assert me.here == place
            else:
                me.type_move(example(asked))
            me.heard("^You move ", since)
        said = me.check_speech()
        assert me.announced.count(YOUR_TURN) == turns
        assert all(then.startswith("You have ") for then in after(YOUR_TURN, me.announced))
        assert sum(sentence.startswith("You move") for sentence in said) == turns
        assert any(re.match(r"Greedy 2 moves \w+ \(\w+\) \d to ", sentence) for sentence in said)
        counts = [sentence for sentence in said if " a count in " in sentence]
        assert counts and all(re.search(r" \+\d+, now \d+", count) for count in counts)
        assert re.match(r"Masks off!.*First past 42: .* Winner: ", said[-1], re.DOTALL)


def test_serum(browser: Browser, house: Served) -> None:
    with at_a_table(browser, house, "serum", 3, limits="5/3") as me:
        me.heard("^Show your secrets to read what the house asks of you")
        me.press("F2")
        assert me.here == "Show them"
        me.press("Enter")
        me.heard("Your secrets lie open")
        assert me.at(".decision input")
        since, turns = 0, 0
        asks = "^(You hold|Your bug|Where does your|You are alone on|There is nothing|Have you got|Where next)"
        while me.wait_for_my_turn():
            asked = me.heard(asks, since)
            since = me.count
            if asked.startswith("Your bug"):
                me.to_board()
                me.press("g", "Enter")
                me.heard("^Drafted: Your bug goes to G1", since)
                me.confirm()
            elif asked.startswith("Where does your agent"):
                turns += 1
                me.type_move(f"dial H{4 + turns % 2}")
            elif asked.startswith("You are alone"):
                me.to_draft()
                me.back_to(".decision input[type=radio]")
                me.press("ArrowDown")  # from the last, to stop, to the first
                me.heard("^Drafted: You look into ", since)
                me.tab_to(PLAY_IT)
                me.press("Enter")
                me.heard("^You look into ", since)
                me.heard("^You find .* in the ", since)
            else:
                me.type_move({"Where does": "leave", "There is": "stop", "Have you": "wait"}.get(asked[:10].strip()) or example(asked))
        said = me.check_speech()
        print(me.announced)


DESTINATIONS = ("Rio", "Berlin", "Cairo", "HongKong")


def test_companies(browser: Browser, house: Served) -> None:
    with at_a_table(browser, house, "companies", 6, hush_seconds="0") as me:
        me.press("F2", "Enter")
        me.heard("Your secrets lie open")
        since, legs = 0, 0
        while me.wait_for_my_turn():
            asked = me.heard(r"^Round \d, leg \d\. Missions|^Who is the double agent", since)
            since = me.count
            if asked.startswith("Who"):
                me.to_draft()
                me.back_to("input[name=ballot]")
                me.press("ArrowDown")
                me.heard("^Drafted: ", since)
                me.tab_to(PLAY_IT)
                me.press("Space")
                continue
            legs += 1
            if legs % 2:
                me.type_move(example(asked))
            else:
                me.to_board()
                while me.here not in DESTINATIONS:
                    me.press("ArrowDown")
                me.press("ArrowRight", "Enter")
                me.to_draft()
                me.back_to("input[name=card]")
                me.press("Space")
                me.heard("^Drafted: .* Locked", since)
                me.confirm()
            me.heard("^Your choice: ", since)
        print(me.here)
        me.back_to("[data-place]")
        me.press("s")
        said = me.check_speech()
        print(me.announced)


def read_map(me: Fingers) -> tuple[dict[str, set[str]], dict[str, str]]:
    """What the places say of themselves: where their lines lead, and who is there."""
    labels = me.page.locator("[data-place]").evaluate_all("all => all.map(place => [place.dataset.place, place.ariaLabel])")
    lines, agents = {}, {}
    for place, label in labels:
        if found := re.search(r"Lines to ([^.]*)\.", label):
            lines[place] = set(re.split(r", and |, | and ", found[1]))
        if found := re.search(r"Agents: ([^.]*)\.", label):
            agents |= dict.fromkeys(re.findall(r"\b[RG][1-7]\b", found[1]), place)
    return lines, agents


def chase(me: Fingers, points: int) -> tuple[str, list[str], bool]:
    """The agent nearest to a rival, its way, and whether it gets there."""
    lines, agents = read_map(me)
    prey = {place for agent, place in agents.items() if agent[0] == "G" and place in lines[place.replace("S_", "")]} if False else set()
    return "", [], False


def test_secrets(browser: Browser, house: Served) -> None:
    pass
