"""What a browser is told to be careful with, who is let in from where, and what is never given away."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.testing import TestClient

from filature.server.api import static_files
from filature.server.auth import client_network
from tests.server.raw import Refused, raw_socket, request
from tests.server.served import Person, Served

KEY = "k" * 43
NAMES = "play.example.org, xn--bcher-kva.example"
SEATS = [{"by": "me", "name": "Anna"}, {"by": "open"}]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("house")
    with Served(f"sqlite:///{folder}/tables.db", folder, trust_proxy="on", names=NAMES) as served:
        yield served


# The page itself may not have been built; that there is none is told as carefully.
@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", None),
        ("GET", "/t/nnnnnnnnnn", None),
        ("GET", "/t/nnnnnnnnnn/qr.svg", 200),
        ("GET", f"/t/{'n' * 3000}/qr.svg", 404),
        ("GET", "/api/games", 200),
        ("GET", "/schema/openapi.json", 200),
        ("GET", "/health", 200),
        ("GET", "/metrics", 200),
        ("POST", "/api/tables", 400),
        ("GET", "/api/tables/nnnnnnnnnn", 404),
        ("GET", "/nowhere", 404),
        ("DELETE", "/api/tables", 405),
    ],
)
def test_every_answer_tells_the_browser_to_be_careful(
    house: Served, method: str, path: str, status: int | None
) -> None:
    answer = request(house, method, path)
    assert answer.status == (status or answer.status)
    policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
    assert policy["default-src"] == policy["script-src"] == "'self'"
    assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert "access-control-allow-origin" not in answer.headers
    assert "server" not in answer.headers
    if status == 405:
        assert set(answer.headers["allow"].split(", ")) == {"GET", "POST", "OPTIONS"}


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_the_key_in_a_cookie_is_for_the_browser_alone_and_for_one_table(house: Served, scheme: str) -> None:
    opened = request(house, "POST", "/api/tables", {"game": "heimlich", "seats": SEATS}, x_forwarded_proto=scheme)
    table, key = opened.json["table"]["id"], opened.json["key"]
    pair, *flags = opened.headers["set-cookie"].split("; ")
    assert pair == f"seat-{table}={key}"
    secure = ["Secure"] if scheme == "https" else []
    assert sorted(flags) == sorted(
        ["HttpOnly", "Max-Age=31536000", f"Path=/api/tables/{table}", "SameSite=strict", *secure]
    )
    seen = request(house, "GET", f"/api/tables/{table}/updates", cookie=pair).json
    assert (seen["seat"], seen["host"]) == (0, True)


def test_a_key_in_an_address_opens_nothing(house: Served) -> None:
    table, key = house.new_table("heimlich", SEATS)
    for name in ("key", "authorization", "token", f"seat-{table}"):
        seen = request(house, "GET", f"/api/tables/{table}/updates?{name}={key}").json
        assert seen["seat"] == -2
        assert "host" not in seen


def test_no_key_is_ever_logged_or_shown_to_others(house: Served) -> None:
    table, _ = house.new_table("heimlich", SEATS, key=KEY)
    guest = house.command(table, None, "sit", name="Bert")["key"]
    shown = [request(house, "GET", f"/api/tables/{table}{end}").text for end in ("", "/updates")]
    for secret in (KEY, guest):
        assert not any(secret in text for text in (*shown, house.log.read_text()))


@pytest.mark.parametrize("site", ["cross-site", "same-site", "nonsense"])
def test_nothing_is_carried_out_that_another_site_makes_a_browser_send(house: Served, site: str) -> None:
    table, key = house.new_table("heimlich", SEATS)
    for path, body in (
        ("/api/tables", {"game": "heimlich", "seats": SEATS}),
        (f"/api/tables/{table}/commands", {"do": "close"}),
    ):
        answer = request(house, "POST", path, body, cookie=f"seat-{table}={key}", sec_fetch_site=site)
        assert (answer.status, answer.json["code"]) == (403, "foreign-site")
    assert house.get(f"/api/tables/{table}")[1]["status"] == "open"
    own = request(
        house,
        "POST",
        f"/api/tables/{table}/commands",
        {"do": "close"},
        cookie=f"seat-{table}={key}",
        sec_fetch_site="same-origin",
    )
    assert own.status == 200


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1:1", "http://["])
def test_nothing_is_carried_out_that_another_site_sent_though_the_browser_does_not_say_so(
    house: Served, origin: str
) -> None:
    table, key = house.new_table("heimlich", SEATS)
    for path, body in (
        ("/api/tables", {"game": "heimlich", "seats": SEATS}),
        (f"/api/tables/{table}/commands", {"do": "close"}),
    ):
        answer = request(house, "POST", path, body, cookie=f"seat-{table}={key}", origin=origin)
        assert (answer.status, answer.json["code"]) == (403, "foreign-site")
    headers = {"cookie": f"seat-{table}={key}", "origin": house.address}
    assert request(house, "POST", f"/api/tables/{table}/commands", {"do": "close"}, **headers).status == 200


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("127.0.0.1:8000", True),
        ("192.168.1.7:8000", True),
        ("[fe80::1]:8000", True),
        ("localhost", True),
        ("raspberrypi", True),
        ("raspberrypi.local:8000", True),
        ("Play.Example.org", True),
        ("play.example.org.:443", True),
        ("elsewhere.example", False),
        ("127.0.0.1.elsewhere.example:8000", False),
        ("play.example.org.elsewhere.example", False),
    ],
)
@pytest.mark.anyio
async def test_by_a_name_that_is_not_ours_nobody_is_answered(house: Served, host: str, ours: bool) -> None:
    answer = request(house, "GET", "/api/games", host=host)
    assert answer.status == (200 if ours else 403)
    assert ours or answer.json["code"] == "foreign-host"
    assert request(house, "GET", "/health", host=host).status == 200
    table, _ = house.new_table("heimlich", SEATS)
    headers = {"Host": host, "Origin": f"http://{host}"}
    if ours:
        async with raw_socket(house, table, headers=headers) as socket:
            socket.say({"do": "hello"})
            assert (await anext(socket.messages()))["kind"] == "update"
    else:
        with pytest.raises(Refused, match=r"^HTTP/1.1 403 "):
            async with raw_socket(house, table, headers=headers):
                pass


@pytest.mark.parametrize("path", ["/metrics", "/api/games", "/t/nnnnnnnnnn/qr.svg", "/nowhere"])
def test_no_answer_names_its_letters_twice(house: Served, path: str) -> None:
    answer = request(house, "GET", path)
    assert len(answer.headers.get_all("content-type") or []) == 1
    assert answer.headers["content-type"].count("charset") <= 1


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_the_page_names_its_letters_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").write_text("<p>a page</p>")
    monkeypatch.setattr(static_files, "FILES", static_files.read_files(tmp_path))
    with TestClient(Litestar([static_files.front_page])) as client:
        assert client.get("/").headers["content-type"] == "text/html; charset=utf-8"


@pytest.mark.anyio
@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://[", "", "http://127.0.0.1:1"])
async def test_a_page_of_another_site_gets_no_socket(house: Served, origin: str) -> None:
    table, key = house.new_table("heimlich", SEATS)
    with pytest.raises(Refused, match=r"^HTTP/1.1 403 "):
        async with raw_socket(house, table, headers={"Origin": origin, "Cookie": f"seat-{table}={key}"}):
            pass
    async with raw_socket(house, table, headers={"Origin": house.address, "Cookie": f"seat-{table}={key}"}) as socket:
        socket.say({"do": "hello"})
        update = await anext(socket.messages())
    assert (update["seat"], update["host"]) == (0, True)


TEXTS = [
    ("<script>alert(1)</script>", "<script>alert(1)</script>"),
    ("<img src=x onerror=alert('1')>", "<img src=x onerror=alert('1')>"),
    ("{$who} {0} %s ${x}", "{$who} {0} %s ${x}"),
    ("a\u202etxt.exe\u2066b\u200f", "a txt.exe b"),
    ("tab\tline\nnull\x00bell\x07escape\x1b[31mred", "tab line null bell escape [31mred"),
    ("\ufeff\u2028Zoë 🕵️ \u00a0Łukasz", "Zoë 🕵️ Łukasz"),
]


@pytest.mark.anyio
@pytest.mark.parametrize(("given", "kept"), TEXTS)
async def test_names_and_talk_are_plain_text_to_everybody(house: Served, given: str, kept: str) -> None:
    table, host = house.new_table("heimlich", [{"by": "me", "name": given[:40]}, {"by": "open"}])
    house.command(table, None, "sit", name=given[:40])
    async with Person(house.address, table, host, language="fr") as person:
        await person.do("chat", text=given)
        while person.events[-1]["kind"] != "chat":
            await person.hear()
    talk = person.events[-1]
    assert talk["facts"]["words"] == kept
    assert talk["said"] == f"{kept[:40].strip()} : {kept}"
    seats = person.update["table"]["seats"]
    assert [seat["name"] for seat in seats] == [kept[:40].strip()] * 2
    answer = request(house, "GET", f"/api/tables/{table}")
    assert answer.headers["content-type"] == "application/json"


# The code for phones is drawn while others wait


@pytest.mark.parametrize("table", ["n", "n" * 9, "n" * 11, "N" * 10, "nnnnnnnnn1", "nnnnnnnnn%20", "n" * 2900])
def test_a_code_is_drawn_for_the_id_of_a_table_and_for_nothing_else(house: Served, table: str) -> None:
    answer = request(house, "GET", f"/t/{table}/qr.svg")
    assert (answer.status, answer.json["code"]) == (404, "no-such-page")


@pytest.mark.parametrize(
    "host", ["", "h" * 101, "h" * 2900, "a b", "[", "[::1", "house/path", "<svg>", "h\xe9", "h:123456"]
)
def test_a_code_is_not_drawn_for_a_house_that_cannot_be_called_so(house: Served, host: str) -> None:
    answer = request(house, "GET", "/t/nnnnnnnnnn/qr.svg", host=host)
    assert (answer.status, answer.json["code"]) == (400, "malformed")


@pytest.mark.parametrize(
    "host", ["h", "192.0.2.7:8000", "[2001:db8::7]:8000", "play.example.org", "xn--bcher-kva.example"]
)
def test_a_code_is_drawn_for_a_house_by_any_name_it_can_have(house: Served, host: str) -> None:
    answer = request(house, "GET", "/t/nnnnnnnnnn/qr.svg", host=host)
    assert (answer.status, answer.headers["content-type"]) == (200, "image/svg+xml")
    assert answer.text.encode() == static_files.draw_code(f"http://{host}/t/nnnnnnnnnn")


def test_the_same_code_is_drawn_once_and_not_all_are_kept() -> None:
    static_files.draw_code.cache_clear()
    for number in [*range(static_files.CODES_KEPT + 10), static_files.CODES_KEPT]:
        static_files.draw_code(f"http://house/t/{number}")
    kept = static_files.draw_code.cache_info()
    assert (kept.hits, kept.currsize) == (1, static_files.CODES_KEPT)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
    ],
)
def test_limits_count_a_household_with_ipv6_as_one(one: str, other: str, same: bool) -> None:
    def network(address: str) -> str:
        scope: Any = {"type": "http", "client": (address, 1), "headers": []}
        return client_network(ASGIConnection(scope))

    assert (network(one) == network(other)) is same
