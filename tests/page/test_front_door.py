"""The start page of a house."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.page.browsing import Visitor
from tests.server.served import Served

INTERPRETED = {"status": "ok", "version": "", "rules": "interpreted"}


def test_it_says_while_the_rules_are_not_compiled(browser: Browser, house: Served) -> None:
    with Visitor(browser, house) as me:
        line = me.page.get_by_text("until the rules are compiled")
        me.page.route("**/health", lambda route: route.fulfill(json=INTERPRETED))
        me.go_to_front_door()
        expect(line).to_be_visible()
        me.page.route("**/health", lambda route: route.fulfill(json={**INTERPRETED, "rules": "compiled"}))
        with me.page.expect_response("**/health"):
            me.go_to_front_door()
        expect(line).to_have_count(0)
