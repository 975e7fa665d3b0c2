"""Somebody who only has a keyboard: what he presses, where the focus is then, and what he hears."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Browser, expect

from tests.page.browsing import Visitor, spoken
from tests.server.served import Served

WATCH_FOCUS = """
window.lost = [];
let lastFocus = null;
let watching = false;
function watch() {
  watching = false;
  const has = document.activeElement;
  if (has && has !== document.body) lastFocus = has.outerHTML.slice(0, 200);
  else if (lastFocus) {
    window.lost.push(lastFocus);
    lastFocus = null;
  }
}
function look() {
  if (!watching) requestAnimationFrame(watch);
  watching = true;
}
for (const kind of ['focusin', 'focusout']) addEventListener(kind, look);
new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
"""
"""What had the focus and has it no more when the page is next painted, however it was lost."""
HERE = """() => {
  const has = document.activeElement;
  if (has === document.body) return '';
  return has.dataset.place || has.id || has.ariaLabel || (has.labels?.[0] ?? has).textContent.trim();
}"""
MOST_TABS = 90
CHOICE = re.compile(
    r"(?!You|The CIA|The KGB).* (has chosen|takes the choice back and thinks again|has voted|is ready"
    r"|takes the dial back|has chosen a card|has handed in a (plan|report)).*\.$"
)
"""What everybody chooses at the same time is not told one by one."""
ENDING = re.compile(
    r"Masks off!|The ballots: |The masks fall\. |CIA \S+: .*; KGB \S+: "
    r"|.*(The true one was formula|What was in the cases: )",
    re.DOTALL,
)
"""How a match ended, as the log has it; it is said scene by scene."""
SPEECH = 120_000
"""Milliseconds in which everything has been said, however long it waited."""


class Fingers(Visitor):
    """Never touches the mouse, and nobody moves the focus for him."""

    def __init__(self, browser: Browser, house: Served, **context: Any) -> None:
        super().__init__(browser, house, **context)
        self.page.add_init_script(WATCH_FOCUS)
        self.page.remove_locator_handler(self.page.locator(".dealt button"))
        self.page.clock.install()  # it goes as any other, and may be hurried at the end
        self.prompts: list[str] = []

    @property
    def here(self) -> str:
        """What has the focus: a place of the board, or by its id, label or text; nothing when it is lost."""
        found: str = self.page.evaluate(HERE)
        return found

    @property
    def label(self) -> str:
        """What is said of what has the focus."""
        found: str = self.page.evaluate("document.activeElement.ariaLabel ?? ''")
        return found

    @property
    def lost(self) -> list[str]:
        """What had the focus each time nothing had it any more."""
        found: list[str] = self.page.evaluate("window.lost")
        return found

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def write(self, text: str) -> None:
        """Type into the field that has the focus, instead of what is there."""
        self.press("Control+a")
        self.page.keyboard.type(text)

    def at(self, selector: str) -> bool:
        matches: bool = self.page.evaluate("selector => document.activeElement.matches(selector)", selector)
        return matches

    def tab_to(self, selector: str, key: str = "Tab") -> None:
        """Press Tab until something is reached."""
        for _ in range(MOST_TABS):
            if self.at(selector):
                return
            self.press(key)
        raise AssertionError(f"{selector} is not reached by {key} from {self.here}")

    def back_to(self, selector: str) -> None:
        self.tab_to(selector, "Shift+Tab")

    def jump_to(self, place: str) -> None:
        """To a city of a map, by its first letter as often as it takes."""
        for _ in range(MOST_TABS):
            if self.here == place:
                return
            self.press(place[0].lower())
        raise AssertionError(f"{place} is not reached by its letter")

    def walk_to(self, text: str, key: str) -> None:
        """Press an arrow until something is reached of which this is said."""
        for _ in range(MOST_TABS):
            if text in self.label:
                return
            self.press(key)
        raise AssertionError(f"no {text!r} is reached by {key} from {self.here}")

    def choose(self, value: str) -> None:
        """Choose in the list that has the focus."""
        chosen = "document.activeElement.value"
        self.press("Home")
        while self.page.evaluate(chosen) != value:
            before = self.page.evaluate(chosen)
            self.press("ArrowDown")
            assert self.page.evaluate(chosen) != before, f"there is no {value} in the list"

    def understand(self) -> None:
        """Put the identity card away."""
        self.tab_to(".dealt button")
        self.press("Enter")
        expect(self.page.locator(".dealt")).to_have_count(0)
        assert self.lost == []

    def to_draft(self) -> None:
        """To the field for moves and questions: one key from anywhere."""
        if self.here != "draft":
            self.press("F2")
        assert self.here == "draft"

    def to_board(self) -> None:
        if not self.at("[data-place]"):
            self.back_to("[data-place]")

    def confirm(self) -> None:
        """Play what is drafted; the focus stays, or goes to the result."""
        self.to_draft()
        self.press("Enter")
        self.wait_until_played()
        assert self.here in ("draft", "after-title")

    def play_it(self, key: str = "Enter") -> None:
        """The same by the button."""
        self.tab_to(".decision button[type=submit]")
        self.press(key)
        self.wait_until_played()
        assert self.here in ("Play it", "after-title")

    def type_move(self, text: str) -> None:
        """Once for what it would do, and once more to play it."""
        since = self.count
        self.to_draft()
        self.write(text)
        self.press("Enter")
        self.heard("^Planned: ", since)
        self.confirm()

    def ask(self, question: str) -> None:
        """In the field, by a word or a letter."""
        self.to_draft()
        self.write(question)
        self.press("Enter")

    @property
    def example(self) -> str:
        """What the house says one may write."""
        said: str | None = self.page.locator("#draft").get_attribute("placeholder")
        assert said
        return said

    def asked(self) -> str | None:
        """What the house asks, when it is my turn; None when the match is over."""
        if not self.wait_for_my_turn():
            return None
        prompt: list[str] = self.page.evaluate(
            "[...document.querySelectorAll('#decision-prompt p')].map(sentence => sentence.innerText)"
        )
        self.prompts.extend(map(spoken, prompt))
        return " ".join(prompt)

    def pick(self, group: str, text: str) -> None:
        """Choose among the choices that stand before the field."""
        self.to_draft()
        self.back_to(group)
        first = self.here
        while text not in self.here:
            self.press("ArrowDown")
            assert self.here != first, f"{text} is not among the choices"
        self.press("Space")

    # What is heard

    @property
    def count(self) -> int:
        """How many sentences have been said."""
        return len(self.announced)

    def told(self) -> list[str]:
        """The log as it is said, the oldest first."""
        lines: list[str] = self.full_log().locator("p").all_text_contents()
        return [spoken(line) for line in reversed(lines)]

    def check_speech(self) -> list[str]:
        """All that happened was said once, in its order and without a flood; returns it. The focus was never lost.
        The end is said scene by scene."""
        told = [line for line in self.told() if not CHOICE.match(line) and not ENDING.match(line)]
        self.page.clock.run_for(SPEECH)  # all that still waits to be said, in the page's own time
        said = [sentence for sentence in self.announced if sentence in told]
        assert said == told[-len(said) :]
        assert set(self.prompts) <= set(self.announced)
        self.check_paragraphs()
        assert self.lost == []
        return said

    def set_up_by_keyboard(self, game: str, *, seats: int, options: dict[str, str]) -> None:
        """Open a table against bots that move at once, from the front door."""
        self.tab_to(f"article[aria-labelledby=game-{game}] button:not(.main)")
        self.press("Enter")
        assert self.here == "new-table"
        self.tab_to(f"[data-seats='{seats}']")
        self.press("Enter")
        for chair in range(2, seats + 1):
            self.tab_to(f"select[aria-label='Who sits on chair {chair}']")
            self.choose("bot")
            self.tab_to(f"summary[aria-label^='Bot on chair {chair}']")
            self.press("Enter", "Tab")
            while not self.page.evaluate("document.activeElement.value.startsWith('greedy/')"):
                self.press("ArrowDown")
            self.press("Escape")
        times = [key for key in options if key.endswith("_seconds")]  # they stand with the clock, before the fold
        for key in times:
            self.tab_to(f"#option-{key}")
            self.write(options[key])
        self.tab_to("form > details:first-of-type > summary")
        self.press("Enter")
        for key in options.keys() - times:
            self.tab_to(f"#option-{key}")
            self.write(options[key])
        self.tab_to("form > details:last-of-type > summary")
        self.press("Enter")
        self.tab_to("label:nth-of-type(4) input[type=checkbox]")
        self.press("Space")
        self.tab_to("form button[type=submit]")
        self.press("Enter")
        self.page.wait_for_url(re.compile("/t/"))
