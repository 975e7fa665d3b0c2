"""Whatever is asked wrongly is refused with its own code, in the language of whoever asked, and changes nothing."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedError, ConnectionClosedOK

from tests.server.raw import frame, raw_socket, request
from tests.server.served import Person, Refusal, Served, at_table

pytestmark = pytest.mark.anyio

NEW = {"game": "heimlich", "seats": [{"by": "me", "name": "Anna"}, {"by": "bot", "bot": "greedy"}]}
HOST, GUEST, STRANGER, REVOKED, NOBODY = "host", "guest", "stranger", "revoked", None
TABLE, OVER, OPEN, CLOSED, NOWHERE = "table", "over", "open", "closed", "nnnnnnnnnn"


@dataclass
class Scene:
    """A house with a table in every state, and people with all sorts of keys."""

    house: Served
    tables: dict[str, str]
    keys: dict[str, str]

    def request(self, method: str, path: str, body: Any = None, key: str | None = None, **headers: str) -> Any:
        if key:
            headers["authorization"] = f"Bearer {self.keys.get(key, key)}"
        return request(self.house, method, path.format(**self.tables), body, **headers)

    def everything(self) -> list[Any]:
        """All that can be seen of the tables."""
        shown = [self.house.get(f"/api/tables/{table}/updates")[1] for table in self.tables.values()]
        seen = [self.request("GET", "/api/tables/{table}/updates", key=key).json for key in (HOST, GUEST)]
        return [self.house.get("/api/tables")[1], *({**update, "clock": None} for update in shown + seen)]


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    folder = tmp_path_factory.mktemp("house")
    with Served(f"sqlite:///{folder}/tables.db", folder) as house:
        table, (host, void, guest) = house.sit_at("heimlich", 3, public=True)
        second = house.hand_over(table, void)
        over, (winner, loser) = house.sit_at("heimlich", 2)
        asyncio.run(play(house, over, [winner, loser]))
        waiting, _ = house.new_table("heimlich", [{"by": "me", "name": "Anna"}, {"by": "open"}])
        closed, closer = house.new_table("heimlich", [{"by": "me", "name": "Anna"}, {"by": "open"}])
        house.command(closed, closer, "close")
        tables = {TABLE: table, OVER: over, OPEN: waiting, CLOSED: closed}
        keys = {HOST: host, GUEST: guest, REVOKED: void, STRANGER: loser, "second": second, OVER: winner}
        scene = Scene(house, tables, {**keys, CLOSED: closer})
        before = scene.everything()
        yield scene
        assert scene.everything() == before, "what is refused changes nothing"
        assert '"level": "error"' not in house.log.read_text()


async def play(house: Served, table: str, keys: list[str]) -> None:
    async with at_table(house.address, table, keys) as people:
        await asyncio.gather(*(person.play_on(random.Random(n)) for n, person in enumerate(people)))


async def hear_out(person: Person) -> None:
    """Listen until there is nothing more to hear."""
    while True:
        await person.hear()


COMMANDS, ASK, UPDATES = "/api/tables/{table}/commands", "/api/tables/{table}/ask", "/api/tables/{table}/updates"
REQUESTS: list[tuple[str, str, str, Any, str | None, int]] = [
    # code, method, path, body, key, status
    ("malformed", "POST", "/api/tables", b"{", NOBODY, 400),
    ("malformed", "POST", "/api/tables", b"", NOBODY, 400),
    ("malformed", "POST", "/api/tables", b'{"game":"\xff"}', NOBODY, 400),
    ("malformed", "POST", "/api/tables", b"[" * 60_000, NOBODY, 400),
    ("malformed", "POST", "/api/tables", {**NEW, "delay": "5"}, NOBODY, 400),
    ("malformed", "POST", "/api/tables", {**NEW, "delay": -1}, NOBODY, 400),
    ("malformed", "POST", "/api/tables", {**NEW, "wish": 1}, NOBODY, 400),
    ("malformed", "POST", "/api/tables", {**NEW, "key": "short"}, NOBODY, 400),
    ("malformed", "POST", "/api/tables", {**NEW, "options": {"mode": {"deep": [1]}}}, NOBODY, 400),
    ("malformed", "POST", "/api/tables", {**NEW, "public": "x" * 60_000}, NOBODY, 400),
    ("malformed", "POST", COMMANDS, {"do": "fly"}, HOST, 400),
    ("malformed", "POST", COMMANDS, {"do": "x" * 5000}, HOST, 400),
    ("malformed", "POST", COMMANDS, {"do": "move", "text": "orange 3", "version": "1"}, HOST, 400),
    ("malformed", "GET", UPDATES + "?seat=first", None, HOST, 400),
    ("malformed", "GET", UPDATES + "?seat=12", None, HOST, 400),
    ("malformed", "GET", UPDATES + "?since=-1&wait=31", None, HOST, 400),
    ("unknown-game", "POST", "/api/tables", {**NEW, "game": "chess"}, NOBODY, 400),
    ("bad-seats", "POST", "/api/tables", {**NEW, "seats": [{"by": "open"}]}, NOBODY, 400),
    ("bad-option", "POST", "/api/tables", {**NEW, "options": {"turn_limit": 1e308}}, NOBODY, 400),
    ("bad-option", "POST", "/api/tables", {**NEW, "options": {"turn_limit": 10**400}}, NOBODY, 400),
    ("bad-option", "POST", "/api/tables", {**NEW, "options": {"mode": ["x" * 9000] * 5}}, NOBODY, 400),
    ("unknown-table", "GET", "/api/tables/" + NOWHERE, None, HOST, 404),
    ("unknown-table", "GET", "/api/tables/%00", None, HOST, 404),
    ("unknown-table", "GET", "/api/tables/%F0%9F%8E%B2/updates", None, HOST, 404),
    ("unknown-table", "POST", "/api/tables/nnnnnnnnnn/commands", {"do": "start"}, HOST, 404),
    ("unknown-table", "POST", "/api/tables/nnnnnnnnnn/ask", {"do": "moves"}, HOST, 404),
    ("unknown-table", "GET", "/api/tables/nnnnnnnnnn/record", None, HOST, 404),
    ("no-such-page", "GET", "/api/chairs", None, NOBODY, 404),
    ("wrong-method", "DELETE", "/api/tables/{table}", None, HOST, 405),
    ("too-large", "POST", COMMANDS, b" " * 65_537, HOST, 413),
    ("foreign-seat", "GET", UPDATES + "?seat=2", None, HOST, 401),
    ("foreign-seat", "POST", COMMANDS, {"do": "pause", "seat": 2}, HOST, 401),
    ("no-seat", "POST", COMMANDS, {"do": "pause"}, NOBODY, 401),
    ("no-seat", "POST", COMMANDS, {"do": "pause"}, STRANGER, 401),
    ("no-seat", "POST", COMMANDS, {"do": "pause"}, REVOKED, 401),
    ("unknown-key", "GET", UPDATES, None, STRANGER, 401),
    ("unknown-key", "GET", UPDATES, None, REVOKED, 401),
    ("unknown-key", "POST", ASK, {"do": "moves"}, "\xfc no key at all", 401),
    ("not-host", "POST", COMMANDS, {"do": "close"}, GUEST, 403),
    ("stale", "POST", COMMANDS, {"do": "move", "text": "orange 3", "version": 10**30}, HOST, 409),
    ("future-number", "GET", UPDATES + "?since=999999999999999999999999", None, HOST, 400),
    ("match-over", "POST", "/api/tables/{over}/commands", {"do": "move", "text": "1", "version": 0}, OVER, 400),
    ("not-over-yet", "GET", "/api/tables/{table}/record", None, HOST, 403),
    ("not-started", "POST", "/api/tables/{open}/ask", {"do": "moves"}, NOBODY, 403),
    ("table-closed", "POST", "/api/tables/{closed}/commands", {"do": "start"}, CLOSED, 403),
]


@pytest.mark.parametrize(("code", "method", "path", "body", "key", "status"), REQUESTS)
def test_a_bad_request_is_refused_in_three_languages(
    scene: Scene, code: str, method: str, path: str, body: Any, key: str | None, status: int
) -> None:
    sentences = set()
    for language in ("en-GB,en;q=0.9", "fr-CA", "tlh, de;q=0.5"):
        answer = scene.request(method, path, body, key, accept_language=language)
        refused = answer.json
        assert (answer.status, refused["kind"], refused["code"]) == (status, "refused", code), refused
        assert answer.headers["content-type"] == "application/json"
        sentences.add(refused["sentence"])
    assert len(sentences) == 3, "each language has its own sentence"


MESSAGES: list[tuple[str, Any]] = [
    ("malformed", "{"),
    ("malformed", ""),
    ("malformed", "[" * 60_000),
    ("malformed", '{"x":' * 10_000),
    ("malformed", {"do": "note", "marks": {"a": {"b": {"c": {"d": 1}}}}}),
    ("malformed", {"do": "fly"}),
    ("malformed", {"do": "x" * 5000}),
    ("malformed", {"do": "chat", "text": 5}),
    ("malformed", {"do": "chat", "text": "x" * 501}),
    ("malformed", {"do": "chat", "text": "hello", "loud": True}),
    ("malformed", {"do": "move", "text": "orange 3", "version": 1.5}),
    ("malformed", {"do": "pause", "seat": -1}),
    ("hello-again", {"do": "hello"}),
    ("foreign-seat", {"do": "pause", "seat": 2}),
    ("stale", {"do": "move", "text": "orange 3", "version": -1}),
    ("not-paused", {"do": "resume"}),
    ("no-such-chair", {"do": "replace", "chair": 11}),
    ("unknown-bot", {"do": "replace", "chair": 2, "bot": "x" * 9000}),
    ("unknown-question", {"do": "ask", "question": "why"}),
    ("nothing-said", {"do": "chat", "text": "\u202e \x00"}),
    ("already-started", {"do": "start"}),
]


@pytest.mark.parametrize(("code", "message"), MESSAGES)
async def test_a_bad_message_is_refused_in_three_languages_and_the_socket_goes_on(
    scene: Scene, code: str, message: Any
) -> None:
    sentences = set()
    for language in ("en", "fr", "de"):
        person = Person(scene.house.address, scene.tables[TABLE], scene.keys[HOST], language=language)
        async with person:
            await person.send(message)
            with pytest.raises(Refusal) as refused:
                await hear_out(person)
            assert refused.value.code == code
            sentences.add(refused.value.message["sentence"])
            assert (await person.do("ping"))["kind"] == "pong"
    assert len(sentences) == 3


HELLOS: list[tuple[str, str, Any]] = [
    ("malformed", TABLE, b"{"),
    ("malformed", TABLE, {"do": "hello", "since": -1}),
    ("malformed", TABLE, {"do": "hello", "key": "short"}),
    ("malformed", TABLE, {"do": "hello", "language": "tlh"}),
    ("hello-first", TABLE, {"do": "ping", "id": "1"}),
    ("unknown-key", TABLE, {"do": "hello", "key": STRANGER}),
    ("unknown-key", TABLE, {"do": "hello", "key": REVOKED}),
    ("foreign-seat", TABLE, {"do": "hello", "key": HOST, "seat": 2}),
    ("foreign-seat", TABLE, {"do": "hello", "seat": 0}),
    ("future-number", TABLE, {"do": "hello", "key": HOST, "since": 10**30}),
    ("unknown-table", NOWHERE, {"do": "hello"}),
    ("unknown-table", "%00", {"do": "hello"}),
]


@pytest.mark.parametrize(("code", "table", "hello"), HELLOS)
async def test_a_bad_hello_is_refused_in_the_language_of_the_browser_and_may_be_said_again(
    scene: Scene, code: str, table: str, hello: Any
) -> None:
    if isinstance(hello, dict) and hello.get("key") in scene.keys:
        hello = {**hello, "key": scene.keys[hello["key"]]}
    sentences = set()
    for language in ("en", "fr", "de"):
        spoken = {"Accept-Language": language}
        async with raw_socket(scene.house, scene.tables.get(table, table), headers=spoken) as client:
            client.send(frame(hello if isinstance(hello, bytes) else json.dumps(hello).encode()))
            heard = client.messages()
            refused = await anext(heard)
            assert (refused["kind"], refused["code"]) == ("refused", code)
            sentences.add(refused["sentence"])
            if table == TABLE:
                client.say({"do": "hello"})
                assert (await anext(heard))["kind"] == "update"
    assert len(sentences) == 3


async def test_a_command_for_a_finished_match_is_refused_over_the_socket_too(scene: Scene) -> None:
    async with Person(scene.house.address, scene.tables[OVER], scene.keys[OVER]) as person:
        for command in ({"do": "move", "text": "1", "version": 0}, {"do": "pause"}, {"do": "stand"}):
            with pytest.raises(Refusal) as refused:
                await person.do(**command)
            assert refused.value.code == "match-over"


HOUSE_MOVES: list[tuple[str, int, dict[str, Any], str]] = [
    ("double_agents", 6, {}, "late"),
    ("double_agents", 6, {"discussion_seconds": 600}, "time"),
    ("serum", 3, {}, "late"),
    ("top_secret", 2, {}, "late"),
]


@pytest.mark.parametrize(("game", "people", "options", "word"), HOUSE_MOVES)
async def test_what_only_the_house_plays_is_refused_over_both_doors_and_changes_nothing(
    scene: Scene, game: str, people: int, options: dict[str, Any], word: str
) -> None:
    table, keys = scene.house.sit_at(game, people, options=options)

    def shown() -> list[Any]:
        seen = [scene.house.get(f"/api/tables/{table}/updates", key)[1] for key in (*keys, None)]
        return [(update["version"], update["events"], update["view"]) for update in seen]

    before, sentences = shown(), set()
    for language in ("en", "fr", "de"):
        move = {"do": "move", "text": word, "version": before[0][0], "id": language}
        status, refused = scene.house.post(
            f"/api/tables/{table}/commands", move, keys[0], **{"accept-language": language}
        )
        assert (status, refused["error"], refused["code"]) == (400, "IllegalMove", "house-move")
        sentences.add(refused["sentence"])
        async with Person(scene.house.address, table, keys[0], language=language) as person:
            assert word not in person.update["moves"]
            for do in ("move", "draft", "preview"):
                facts = {"version": person.update["version"]} if do == "move" else {}
                with pytest.raises(Refusal) as over_the_socket:
                    await person.do(do, text=word, **facts)
                assert over_the_socket.value.code == "house-move"
    assert len(sentences) == 3
    assert shown() == before


async def test_a_key_that_is_void_closes_the_socket_that_was_opened_with_it(scene: Scene) -> None:
    table, (_, guest) = scene.house.sit_at("heimlich", 2)
    async with Person(scene.house.address, table, guest) as person:
        scene.house.hand_over(table, guest)
        with pytest.raises(ConnectionClosedOK) as closed:
            await hear_out(person)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1001
        with pytest.raises(Refusal) as refused:
            await person.connect()
        assert refused.value.code == "unknown-key"


async def test_an_oversized_message_closes_its_socket_only(scene: Scene) -> None:
    table, keys = scene.house.sit_at("heimlich", 2)
    async with at_table(scene.house.address, table, keys) as (one, other):
        await one.send("x" * 65_537)
        with pytest.raises(ConnectionClosedError) as closed:
            await hear_out(one)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        assert (await other.do("chat", text="Still here?"))["kind"] == "done"


async def test_whoever_hangs_up_right_after_a_move_has_moved_and_the_others_are_told(scene: Scene) -> None:
    table, keys = scene.house.sit_at("heimlich", 2)
    async with at_table(scene.house.address, table, keys) as people:
        mover, other = sorted(people, key=lambda person: not person.asked)
        version = other.update["version"]
        await mover.send(mover.random_move(random.Random(1)))
        await mover.leave()
        while other.update["version"] == version:
            await other.hear()


@pytest.mark.parametrize("head", [b"GET /", b"GET / HTTP/1.1\r\nx-long: ", b"GET / HTTP/1.1\r\ncookie: a=b\r\nx-"])
def test_a_head_without_end_is_cut_off(scene: Scene, head: bytes) -> None:
    with socket.create_connection(("127.0.0.1", scene.house.port), timeout=20) as raw, suppress(ConnectionError):
        raw.sendall(head)
        for _ in range(200):
            raw.sendall(b"a" * 10_000)
        assert raw.recv(1000).startswith(b"HTTP/1.1 400 "), "the server waits for more"
    assert request(scene.house, "GET", "/health").status == 200


@pytest.mark.parametrize(
    "nonsense",
    [
        b"\x16\x03\x01\x02\x00",
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"POST / HTTP/1.1\r\ncontent-length: -1\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 99\r\n\r\n{",
        b"GET /api/tables/x/live HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n",
    ],
)
def test_what_is_no_http_ends_its_connection_only(scene: Scene, nonsense: bytes) -> None:
    with socket.create_connection(("127.0.0.1", scene.house.port), timeout=20) as raw:
        raw.sendall(nonsense)
        raw.shutdown(socket.SHUT_WR)
        assert raw.recv(1000)[:13] in (b"HTTP/1.1 400 ", b"HTTP/1.1 426 ", b"")
    assert request(scene.house, "GET", "/health").status == 200
