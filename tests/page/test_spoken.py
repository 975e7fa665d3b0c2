"""What a screen reader is given to say: all of it, once, and at a pace at which nothing is dropped."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.page.browsing import Visitor, spoken
from tests.page.test_watching import play_by_post
from tests.server.served import Served


def test_what_is_said_in_a_burst_arrives_whole_and_in_order_in_one_paragraph(browser: Browser, house: Served) -> None:
    table, (key,) = house.sit_at("heimlich", 1, "greedy")
    with Visitor(browser, house).visit(table, key) as ann:
        assert ann.wait_for_my_turn()
        ann.heard("^You have ")
        ann.page.get_by_role("button", name="The board", exact=True).click()
        answer = ann.page.locator("[data-answer] p")
        expect(answer.first).to_be_visible()
        sentences = [spoken(text) for text in answer.all_inner_texts()]
        assert len(sentences) > 1
        ann.heard(f"^{sentences[-1][:20]}")
        assert sentences in ann.paragraphs
        ann.check_paragraphs()


def test_news_that_come_faster_than_they_can_be_read_are_said_together(browser: Browser, house: Served) -> None:
    table, keys = house.sit_at("companies", 6)
    with Visitor(browser, house).visit(table) as wanda:
        log = wanda.page.locator("[role=log] p")
        expect(log.first).to_be_visible()
        before = log.count()
        updates = play_by_post(house, table, keys, 24)
        expect(log.first).to_have_text(updates[0]["events"][-1]["said"])
        news = [spoken(text) for text in reversed(log.all_text_contents()[:-before])]
        wanda.page.wait_for_function("count => window.announced.length >= count", arg=len(news))
        assert wanda.announced == news
        assert len(wanda.paragraphs) < len(news)
        wanda.check_paragraphs()
