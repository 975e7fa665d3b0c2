"""What a screen reader is given to say: all of it, once, and at a pace at which nothing is dropped."""

from __future__ import annotations

import re
from collections import Counter

from playwright.sync_api import Browser, expect

from tests.page.browsing import Visitor, spoken
from tests.page.fingers import CHOICE, SPEECH, Fingers
from tests.page.test_watching import play_by_post
from tests.server.served import Served


def test_what_is_said_in_a_burst_arrives_whole_and_in_order_in_one_paragraph(browser: Browser, house: Served) -> None:
    table, (key,) = house.sit_at("heimlich", 1, "greedy")
    with Visitor(browser, house).visit(table, key) as ann:
        assert ann.wait_for_my_turn()
        ann.heard("^Give ")
        ann.page.locator("[data-place]").first.focus()
        ann.page.keyboard.press("Shift+B")
        answer = ann.page.locator("[data-answer] p")
        expect(answer.first).to_be_attached()  # in a panel of its own
        sentences = [spoken(text) for text in answer.all_text_contents()]
        assert len(sentences) > 1
        ann.heard(f"^{sentences[-1][:20]}")
        assert sentences in ann.paragraphs
        ann.check_paragraphs()


def test_news_that_come_faster_than_they_can_be_read_are_said_together(browser: Browser, house: Served) -> None:
    table, keys = house.sit_at("double_agents", 6, options={"hush_seconds": 0})
    with Visitor(browser, house).visit(table) as wanda:
        expect(wanda.page.locator("[role=log] p").first).to_be_visible()
        log = wanda.full_log().locator("p")
        expect(log.first).to_be_visible()
        before = log.count()
        play_by_post(house, table, keys, 24)
        _, public = house.get(f"/api/tables/{table}/updates?said=true&language=en")
        expect(log.first).to_have_text(public["events"][-1]["said"])
        told = [spoken(text) for text in reversed(log.all_text_contents()[:-before])]
        news = [text for text in told if not CHOICE.match(text)]
        wanda.heard(f"^{re.escape(news[-1])}")
        assert [text for text in wanda.announced if text in told] == news
        assert "Everybody has chosen." in wanda.announced
        assert len(wanda.paragraphs) < len(news)
        wanda.check_paragraphs()


def test_covering_empties_the_live_region(browser: Browser, house: Served) -> None:
    table, (key,) = house.sit_at("serum", 1, "greedy", "greedy")
    with Visitor(browser, house).visit(table, key) as ann:
        ann.heard("^You are dealt ")
        ann.page.keyboard.press("Escape")
        ann.heard("^Your secrets are covered")
        assert "You are dealt" not in (ann.page.locator("[data-announcer]").text_content() or "")


GLUED = """
window.glued = [];
let lastPrompt = '';
new MutationObserver(() => {
  const prompt = document.querySelector('#decision-prompt')?.textContent ?? '';
  const preview = document.querySelector('[data-preview]')?.textContent.trim() ?? '';
  if (prompt !== lastPrompt && prompt && preview) window.glued.push(`${prompt} ${preview}`);
  lastPrompt = prompt;
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""Notes each new question that came while what the last answer does still stood there."""


def test_what_is_asked_and_what_is_refused_is_said_once(browser: Browser, house: Served) -> None:
    table, (key,) = house.sit_at("serum", 1, "greedy", "greedy")
    with Fingers(browser, house) as me:
        me.page.add_init_script(GLUED)
        me.visit(table, key)
        me.heard("^Hide ")
        me.to_draft()
        field = me.page.locator("#draft")
        since = me.count
        me.write("xyzzy")
        me.press("Enter")
        refusal = me.heard("xyzzy", since)
        expect(me.page.locator("[data-preview] .secret")).to_be_visible()
        for _ in range(5):
            question = me.asked()
            assert question is not None
            expect(field).to_have_accessible_description("")
            me.write(me.example)
            me.press("Tab")  # is looked at
            expect(me.page.locator("[data-preview] .said").first).to_be_visible()
            expect(field).to_have_accessible_description("")
            me.confirm()
        me.asked()
        me.page.clock.run_for(SPEECH)
        assert me.announced.count(refusal) == 1
        assert me.page.get_by_role("alert").count() == 0
        assert {prompt: me.announced.count(prompt) for prompt in me.prompts} == Counter(me.prompts)
        assert me.page.evaluate("window.glued") == []


def test_what_was_said_last_is_said_again_by_a_key(browser: Browser, house: Served) -> None:
    table, (key,) = house.sit_at("heimlich", 1, "greedy")
    with Fingers(browser, house) as me:
        me.visit(table, key)
        me.heard("^Give ")
        me.ask("w")
        answer = me.heard("with 0 points")
        since = me.count
        me.press("F8")
        assert me.heard("with 0 points", since) == answer


def test_whoever_comes_is_told_where_they_are_who_they_are_and_what_happened(browser: Browser, house: Served) -> None:
    table, keys = house.sit_at("heimlich", 2)
    play_by_post(house, table, keys, 3)
    with Visitor(browser, house).visit(table) as wanda:
        assert wanda.heard("players") == "Heimlich & Co., 2 players. You are watching."
        wanda.heard(" moves ")
        assert wanda.announced[0] == "Heimlich & Co., 2 players. You are watching."
        wanda.heard("earlier events are left out")


def test_somebody_hears_moves_and_counts_only_if_they_wish(browser: Browser, house: Served) -> None:
    table, keys = house.sit_at("heimlich", 2)
    with Visitor(browser, house) as wanda:
        wanda.context.add_init_script("localStorage.setItem('filature-preferences', '{\"talk\": \"moves\"}')")
        wanda.visit(table).heard("You are watching")
        play_by_post(house, table, keys, 6)
        wanda.heard(" moves ")
        wanda.page.wait_for_function("() => window.announced.filter(text => text.includes(' moves ')).length > 3")
        assert not [text for text in wanda.announced if " rolls " in text]


def test_somebody_hears_only_what_concerns_them_if_they_wish(browser: Browser, house: Served) -> None:
    table, keys = house.sit_at("heimlich", 2)
    with Visitor(browser, house) as ann:
        ann.context.add_init_script("localStorage.setItem('filature-preferences', '{\"talk\": \"mine\"}')")
        ann.visit(table, keys[0]).heard("You are P1")
        play_by_post(house, table, keys, 6)
        ann.heard("^You move")
        assert not [text for text in ann.announced if "P2 moves" in text or " rolls " in text]


TONES = """
window.tones = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...rest) { window.tones++; return start.apply(this, rest); };
"""


def test_all_six_sounds_can_be_tried(browser: Browser, house: Served) -> None:
    table, (key,) = house.sit_at("heimlich", 1, "greedy")
    with Visitor(browser, house) as ann:
        ann.context.add_init_script(TONES)
        ann.visit(table, key).heard("^Give ")
        ann.page.locator("#tab-settings").click()
        sounds = ann.page.get_by_role("group", name="Sounds").get_by_role("button")
        expect(sounds).to_have_count(6)
        for sound in sounds.all():
            before = ann.page.evaluate("window.tones")
            sound.click()
            ann.page.wait_for_function("before => window.tones > before", arg=before)
