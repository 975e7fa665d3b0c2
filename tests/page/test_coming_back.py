"""Whoever has been here before: tables that wait, results that are kept, a newer page; also on a plain address."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.page.browsing import Visitor
from tests.page.examining import examine
from tests.server.served import Served

NEWER = "A newer version of this page is here."
BOT = {"by": "bot", "bot": "greedy", "face": "bonbon"}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A house of these tests' own, which also goes by a name."""
    folder = tmp_path_factory.mktemp("own")
    with Served(f"sqlite:///{folder}/tables.db", folder, names="house.test") as served:
        yield served


def test_a_table_that_waits_for_me_is_one_tap_away(browser: Browser, house: Served) -> None:
    table, key = house.new_table("heimlich", [{"by": "me", "name": "Ann"}, BOT])
    with Visitor(browser, house).visit(table, key) as ann:
        expect(ann.page.locator("#lobby-title")).to_be_visible()
        ann.go_to_front_door()
        card = ann.page.locator("[aria-labelledby=mine] li")
        expect(card).to_contain_text("Not begun yet")
        house.command(table, key, "start")
        while 0 not in house.get(f"/api/tables/{table}/standing", key)[1].get("waiting", []):
            pass
        ann.go_to_front_door()
        expect(card).to_contain_text("Your turn, just now")
        expect(card).to_contain_text("Mrs Bonbon")
        expect(card.locator("svg[data-face=bonbon]")).to_be_visible()
        assert examine(ann.page) == {}
        card.get_by_role("link").click()
        expect(ann.page.locator(".decision[data-asked=true]")).to_be_visible()


def test_results_are_kept_here_and_go_along_to_another_device(browser: Browser, house: Served, tmp_path: Path) -> None:
    table, key = house.new_table("heimlich", [{"by": "me", "name": "Ann"}, BOT], options={"turn_limit": 1})
    house.command(table, key, "start")
    while "winners" not in (stands := house.get(f"/api/tables/{table}/standing", key)[1]):
        if 0 in stands.get("waiting", []):
            _, mine = house.get(f"/api/tables/{table}/updates?moves=true", key)
            if mine.get("moves"):
                house.command(table, key, "move", text=mine["moves"][0], version=mine["version"])
    won = 0 in stands["winners"]
    with Visitor(browser, house).visit(table, key) as ann, Visitor(browser, house) as elsewhere:
        expect(ann.page.locator("#after-title")).to_be_visible()
        ann.go_to_front_door()
        matches = ann.page.locator("[aria-labelledby=matches]")
        expect(matches.get_by_role("link")).to_contain_text("won" if won else "lost")
        expect(matches.locator("svg[data-face=bonbon]")).to_be_visible()
        assert ann.page.locator("[aria-labelledby=mine]").count() == 0
        matches.locator("summary").click()
        with ann.page.expect_download() as download:
            matches.get_by_role("button", name="Save as a file").click()
        file = tmp_path / "filature.json"
        download.value.save_as(file)
        assert list(json.loads(file.read_text())["tables"]) == [table]

        elsewhere.go_to_front_door()
        there = elsewhere.page.locator("[aria-labelledby=matches]")
        there.locator("summary").click()
        (tmp_path / "wrong.json").write_text('{"filature": 1, "tables": {"a": {"key": 7}}}')
        there.locator("input[type=file]").set_input_files(tmp_path / "wrong.json")
        expect(there.get_by_role("alert")).to_have_text("That is no file that was saved here.")
        there.locator("input[type=file]").set_input_files(file)
        expect(there.get_by_role("link")).to_contain_text("Heimlich")
        there.get_by_role("link").click()
        expect(elsewhere.page.locator("#after-title")).to_be_visible()


def test_no_table_that_goes_on_is_dropped_for_newer_ones(browser: Browser, own: Served, tmp_path: Path) -> None:
    def kept(number: int, **more: object) -> dict[str, object]:
        return {"key": "k" * 22, "game": "heimlich", "name": "", "at": number, **more}

    ended = {"at": 5, "won": False, "seats": []}
    tables = {f"open{number}": kept(number) for number in range(60)}
    tables |= {f"over{number}": kept(1000 + number, ended=ended) for number in range(60)}
    file, broken = tmp_path / "many.json", tmp_path / "broken.json"
    file.write_text(json.dumps({"filature": 1, "tables": tables}))
    broken.write_text(json.dumps({"filature": 1, "tables": {"a": kept(1, ended={"at": 1})}}))
    with Visitor(browser, own) as me:
        me.page.route("**/standing*", lambda route: route.abort())
        me.go_to_front_door()
        matches = me.page.locator("[aria-labelledby=matches]")
        matches.locator("summary").click()
        matches.locator("input[type=file]").set_input_files(broken)
        expect(matches.get_by_role("alert")).to_have_text("That is no file that was saved here.")
        matches.locator("input[type=file]").set_input_files(file)
        expect(matches.get_by_role("listitem")).to_have_count(50)
        left = me.page.evaluate("Object.keys(JSON.parse(localStorage['filature-keys']))")
        assert {f"open{number}" for number in range(60)} <= set(left)


@pytest.mark.parametrize(
    ("wished", "look"),
    [("dark", "night"), ("light", "paper")],
)
def test_it_is_night_unless_the_device_asks_for_light(browser: Browser, house: Served, wished: str, look: str) -> None:
    with Visitor(browser, house, color_scheme=wished) as me:
        me.go_to_front_door()
        expect(me.page.locator("html")).to_have_attribute("data-theme", look)


def look_again(me: Visitor) -> None:
    """Come back to the page after five minutes."""
    me.page.clock.fast_forward("05:00")
    with me.page.expect_response(me.house.address + "/"):
        me.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


def test_a_page_of_yesterday_is_loaded_anew_when_one_goes_on(browser: Browser, house: Served) -> None:
    with Visitor(browser, house) as me:
        me.go_to_front_door()
        page = me.page
        page.clock.install()
        look_again(me)
        page.evaluate("Promise.resolve()")
        assert page.get_by_text(NEWER).count() == 0
        front = page.evaluate("fetch('/').then(answer => answer.text())")
        newer = re.sub(r"assets/index-[\w-]+\.js", "assets/index-newer.js", front)
        assert newer != front
        page.route(house.address + "/", lambda route: route.fulfill(body=newer, content_type="text/html"))
        look_again(me)
        expect(page.get_by_role("status").first).to_contain_text(NEWER)
        page.evaluate("window.old = true")
        page.get_by_role("link", name="I have a code").click()
        expect(page.get_by_role("heading", name="Join a table")).to_be_visible()
        assert page.evaluate("window.old") is None


def test_the_service_worker_keeps_nothing_and_says_when_the_house_is_away(browser: Browser, own: Served) -> None:
    with Visitor(browser, own, service_workers="allow") as me:
        page = me.page
        me.go_to_front_door()
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        assert page.evaluate("caches.keys()") == []
        manifest = page.evaluate("fetch('/filature.webmanifest').then(answer => answer.json())")
        assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
        for icon in manifest["icons"]:
            assert page.evaluate("src => fetch(src).then(({ status }) => status)", icon["src"]) == 200
        assert page.evaluate("fetch('/sw.js').then(({ headers }) => headers.get('cache-control'))") == "no-cache"
        page.wait_for_function("() => navigator.serviceWorker.controller")
        own.kill()
        try:
            page.goto(own.address)
            expect(page.get_by_text("Der Server antwortet nicht.")).to_be_visible()
        finally:
            own.start()
        page.get_by_role("link").click()
        expect(page.get_by_role("article")).to_have_count(4)


def test_on_a_plain_address_everything_is_there_but_what_the_browser_forbids(browser: Browser, own: Served) -> None:
    with Visitor(browser, own, service_workers="allow") as me:
        page = me.page
        page.goto(f"http://house.test:{own.port}/")
        assert page.evaluate("isSecureContext") is False
        expect(page.get_by_text("At this plain address")).to_be_visible()
        page.locator("article[aria-labelledby=game-heimlich] button").last.click()
        form = page.locator("form[aria-labelledby=new-table]")
        form.locator("[data-seats='2']").click()
        form.get_by_role("button", name="Open the table").click()
        lobby = page.locator("section[aria-labelledby=lobby-title]")
        expect(lobby).to_contain_text("At this address the browser cannot notify you")
        expect(lobby).to_contain_text(f"house.test:{own.port}/join")
        lobby.get_by_role("button", name="Copy").click()
        me.heard("Copied")
        page.get_by_label("What do you say?").focus()
        page.keyboard.press("Control+V")
        expect(page.get_by_label("What do you say?")).to_have_value(page.url)
        page.get_by_label("What do you say?").fill("")
        lobby.get_by_role("button", name="Fill with bots").click()
        lobby.get_by_role("button", name="Begin").click()
        expect(page.locator(".decision[data-asked=true]")).to_be_visible()
        expect(page).to_have_title("● It is your turn – Heimlich & Co.")


def test_whoever_wants_to_is_notified_and_nobody_else(browser: Browser, house: Served) -> None:
    table, key = house.new_table("heimlich", [{"by": "me", "name": "Ann"}, BOT])
    with Visitor(browser, house, permissions=["notifications"]) as ann:
        ann.context.add_init_script(
            """
            window.notices = [];
            window.asked = 0;
            const Real = Notification;
            window.Notification = class { constructor(title, { body }) { window.notices.push(body); } };
            Object.defineProperty(Notification, 'permission', { get: () => Real.permission });
            Notification.requestPermission = () => { window.asked++; return Promise.resolve('granted'); };
            """
        )
        ann.visit(table, key)
        wish = ann.page.locator("section[aria-labelledby=lobby-title]").get_by_label("Notify me when it is my turn")
        expect(wish).not_to_be_checked()
        assert ann.page.evaluate("window.asked") == 0
        wish.check()
        assert ann.page.evaluate("window.asked") == 1
        ann.page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
        house.command(table, key, "start")
        ann.page.wait_for_function("() => window.notices.length")
        assert ann.page.evaluate("window.notices[0]") == "It is your turn"


def test_rules_lessons_and_codes_work_on_a_plain_address(browser: Browser, own: Served) -> None:
    plain = f"http://house.test:{own.port}"
    table, _ = own.new_table("heimlich", [{"by": "me", "name": "Ann"}, {"by": "open"}])
    code = own.get(f"/api/tables/{table}")[1]["code"]
    with Visitor(browser, own) as me:
        page = me.page
        page.goto(f"{plain}/rules/heimlich")
        page.get_by_role("searchbox").fill("dossier")
        expect(page.locator("[data-found] article").first).to_be_visible()
        page.goto(f"{plain}/learn/heimlich")
        expect(page.locator(".bubble[data-lesson-step='0']")).to_be_visible()
        page.goto(f"{plain}/join/{code}")
        expect(page).to_have_url(f"{plain}/t/{table}")
