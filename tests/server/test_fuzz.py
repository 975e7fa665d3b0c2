"""Thousands of malformed frames and requests: every one is refused or ends its connection, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any
from urllib.parse import quote

import pytest

from tests.server.raw import BINARY, CLOSE, CONTINUATION, HERE, PING, PONG, frame, raw_socket
from tests.server.served import Json, Served, at_table

FEW, MANY = 5_000, 100_000
"""Messages, in the gate and in `make full`; of requests a fifth."""
BURST = 125
"""Messages of one socket; it would be closed after 200 refusals."""
SOCKETS = 4
"""At the same time."""

VALID: list[Json] = [
    {"do": "hello", "since": 0, "language": "fr", "moves": True, "name": "Wächter", "seat": 1},
    {"do": "move", "id": "a", "text": "orange 3", "version": 5, "seat": 0},
    {"do": "sit", "name": "Anna", "key": "k" * 43, "nonce": "Würfel", "bot": False},
    {"do": "resume", "seat": 0},
    {"do": "plan", "chair": 1, "to": {"by": "bot", "bot": "greedy"}},
    {"do": "sit", "name": "Zoe", "link": "k" * 43},
    {"do": "offer", "id": "d", "seat": 1},
    {"do": "phrase", "phrase": "well-played", "channel": "table"},
    {"do": "remove", "watcher": "0123456789abcdef"},
    {"do": "replace", "chair": 0, "bot": "random"},
    {"do": "chat", "text": "Où est orange ?", "channel": "table"},
    {"do": "note", "text": "l’église", "marks": {"grid": {"orange": ["?", 1, None]}}},
    {"do": "ask", "question": "where", "word": "orange"},
    {"do": "preview", "text": "orange 3"},
    {"do": "typed", "text": "where is orange?"},
    {"do": "draft", "text": "lock agent Rio"},
    {"do": "pause", "id": "b", "seat": 1},
    {"do": "ping", "id": "c"},
]
DEEP = 20_000


def nested(dice: random.Random) -> Any:
    value: Any = {}
    for _ in range(dice.choice([5, 50, 900])):
        value = dice.choice([[value], {"marks": value}])
    return value


JUNK: list[Callable[[random.Random], Any]] = [
    lambda dice: None,
    lambda dice: dice.choice([True, False, "", " ", "\0", "\u202e", "x" * dice.randrange(10_000)]),
    lambda dice: dice.choice([0, -1, 12, 2**31, 2**63, 2**64, -(10**30), 10**400, 1.5, 1e308, -0.0]),
    lambda dice: dice.choice([[], {}, [[]], [{}], {"": {}}, ["hello"], {"do": "hello"}]),
    nested,
]


def wrong_value(dice: random.Random, message: Json) -> str:
    return json.dumps({**message, dice.choice(list(message)): dice.choice(JUNK)(dice)})


def unknown_field(dice: random.Random, message: Json) -> str:
    return json.dumps({**message, dice.choice(["", "Do", "secret", "marks ", "__proto__"]): dice.choice(JUNK)(dice)})


def missing_field(dice: random.Random, message: Json) -> str:
    gone = dice.choice(list(message))
    return json.dumps({name: value for name, value in message.items() if name != gone})


def wrong_tag(dice: random.Random, message: Json) -> str:
    return json.dumps({**message, "do": dice.choice(["", "Hello", "drop table", "update", "\u0000", "x" * 5000])})


def twice(dice: random.Random, message: Json) -> str:
    return json.dumps(message)[:-1] + "," + json.dumps(dice.choice(VALID))[1:]


def truncated(dice: random.Random, message: Json) -> str:
    text = json.dumps(message, ensure_ascii=False)
    return text[: dice.randrange(len(text))]


def mutated(dice: random.Random, message: Json) -> str:
    text = list(json.dumps(message))
    for _ in range(dice.randint(1, 6)):
        text[dice.randrange(len(text))] = dice.choice([*'{}[]",:\\/0-9eE.tfn\n', "\ud7ff", "é", "\x7f", "\x00"])
    return "".join(text)


def no_message(dice: random.Random, _: Json) -> str:
    endless = ["[" * DEEP, '{"do":' * (DEEP // 6), '{"do":"note","marks":' + '{"a":' * 9000 + "1" + "}" * 9001]
    plain = ["", "null", "[]", '""', "0", "NaN", "\ufeff{}", '{"do":"note","text":"\\ud800"}', "1" * 5000, "1e999"]
    return dice.choice(endless) if dice.random() < 0.1 else dice.choice(plain)


def noise(dice: random.Random, _: Json) -> str:
    return "".join(chr(dice.choice([dice.randrange(128), dice.randrange(0x800, 0xD800)])) for _ in range(40))


TEXTS = [wrong_value, unknown_field, missing_field, wrong_tag, twice, truncated, mutated, no_message, noise]


def malformed(dice: random.Random) -> list[bytes]:
    """One message that makes no sense, in as many frames as its sender likes."""
    content = dice.choice(TEXTS)(dice, dice.choice(VALID)).encode()
    match dice.randrange(8):
        case 0:
            return [frame(dice.randbytes(dice.randrange(300)), BINARY)]
        case 1:
            return [frame(content, BINARY)]
        case 2:
            cut = dice.randrange(len(content) + 1)
            between = frame(dice.randbytes(dice.randrange(126)), dice.choice([PING, PONG]))
            return [frame(content[:cut], fin=False), between, frame(content[cut:], CONTINUATION)]
        case _:
            return [frame(content)]


VIOLATIONS: list[tuple[Callable[[random.Random], list[bytes]], set[int]]] = [
    (lambda dice: [frame(b'{"do":"chat","text":"\xff\xfe' + dice.randbytes(9))], {1007}),
    (lambda dice: [frame(b"\xed\xa0\x80")], {1007}),
    (lambda dice: [frame(b"x" * (65 * 1024))], {1009}),
    (lambda dice: [frame(b"x" * (33 * 1024), fin=False), frame(b"x" * (33 * 1024), CONTINUATION)], {1009}),
    (lambda dice: [frame(b"", CONTINUATION)], {1002}),
    (lambda dice: [frame(b"{", fin=False), frame(b"{}")], {1002}),
    (lambda dice: [frame(b"{}", dice.choice([3, 4, 7, 11, 15]))], {1002}),
    (lambda dice: [frame(b"{}", reserved=dice.randint(1, 7))], {1002}),
    (lambda dice: [frame(b"{}", masked=False)], {1002}),
    (lambda dice: [frame(b"x" * 126, PING)], {1002}),
    (lambda dice: [frame(b"x", PING, fin=False)], {1002}),
    (lambda dice: [frame(b"\0", CLOSE)], {1002}),
    (lambda dice: [frame((5).to_bytes(2, "big"), CLOSE)], {1002}),
    (lambda dice: [frame((1000).to_bytes(2, "big") + b"\xff", CLOSE)], {1007}),
]
"""What no WebSocket may send, and how it is closed for it."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("house")
    with Served(f"sqlite:///{folder}/tables.db", folder) as served:
        yield served


async def annoy(house: Served, table: str, hello: Json | None, dice: random.Random) -> Counter[str]:
    """One socket full of nonsense, and its end; says how much was sent and what was answered."""
    counted: Counter[str] = Counter()
    async with raw_socket(house, table) as socket:
        if hello:
            socket.say(hello)
        for _ in range(BURST):
            socket.send(*malformed(dice))
            counted["sent"] += 1
        if hello:
            socket.say({"do": "ping", "id": "still there?"})
            async for message in socket.messages():
                counted[message["kind"]] += 1
                if message["kind"] == "pong" and message["id"] == "still there?":
                    break
        violation, codes = dice.choice(VIOLATIONS)
        frames = violation(dice)
        socket.send(*frames)
        assert await socket.code() in codes, frames
        counted["closed"] += 1
    return counted


@pytest.mark.anyio
async def test_thousands_of_malformed_messages_disturb_nobody(house: Served) -> None:
    await try_messages(house, FEW)


@pytest.mark.full
@pytest.mark.anyio
async def test_a_hundred_thousand_malformed_messages_disturb_nobody(house: Served) -> None:
    await try_messages(house, MANY)


async def try_messages(house: Served, messages: int) -> None:
    dice = random.Random(20261116)
    innocent, keys = house.sit_at("heimlich", 2, "greedy")
    counted: Counter[str] = Counter()

    async def annoyer() -> None:
        while counted["sent"] < messages:
            table, (_, guest) = house.sit_at("heimlich", 2, "greedy")
            for hello in (None, {"do": "hello"}, {"do": "hello", "key": guest, "moves": True}):
                counted.update(await annoy(house, table, hello, dice))

    async with at_table(house.address, innocent, keys) as people:
        playing = [person.play_on(random.Random(n)) for n, person in enumerate(people)]
        await asyncio.gather(*playing, *(annoyer() for _ in range(SOCKETS)))
    assert counted["refused"] > messages / 3
    assert house.get(f"/api/tables/{innocent}/verification")[0] == 200

    again, keys = house.sit_at("serum", 2, "greedy")
    async with at_table(house.address, again, keys) as people:
        await asyncio.gather(*(person.play_on(random.Random(n)) for n, person in enumerate(people)))
    check_calm(house)


def check_calm(house: Served) -> None:
    """It still runs, and nothing went wrong in it."""
    assert house.process is not None
    assert house.process.poll() is None
    log = house.log.read_text()
    assert '"level": "error"' not in log, log
    assert "Traceback" not in log


# Requests

TABLE = "/api/tables/{table}"
POSTED = ["/api/tables", f"{TABLE}/commands", f"{TABLE}/ask"]
AFTERWARDS = [f"{TABLE}/{what}" for what in ("record", "replay", "verification", "statistics")]
PATHS = [
    *("/", "/nowhere", "/api/games", "/api/tables", "/metrics", "/health", "/schema/openapi.json", "/t/{table}/qr.svg"),
    *(TABLE, f"{TABLE}/updates", f"{TABLE}/hint", f"{TABLE}/live", *AFTERWARDS, *POSTED, *POSTED),
]
NEW_TABLE: Json = {"game": "heimlich", "seats": [{"by": "me", "name": "Zoë"}, {"by": "open"}], "options": {"die": "d6"}}
PARAMETERS = ["seat", "since", "moves", "said", "decision", "language", "eyes", "about", "unknown"]
VALUES = ["", "0", "1", "-1", "99", "9" * 400, "true", "all", "watcher", "de", "p1", "é", "\0", "%", "a" * 3000, "²"]
METHODS = ["GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS"]


def any_request(dice: random.Random, tables: list[tuple[str, str]]) -> bytes:
    """A request that is right in part."""
    table, key = dice.choice(tables)
    wild = quote(dice.choice(VALUES)) or "x"
    where = dice.choice(PATHS)
    method = dice.choice(METHODS) if dice.random() < 0.1 else "POST" if where in POSTED else "GET"
    path = where.replace("{table}", wild if dice.random() < 0.1 else table)
    if dice.random() < 0.6:
        chosen = dice.sample(PARAMETERS, dice.randint(1, 4))
        path += "?" + "&".join(f"{name}={quote(dice.choice(VALUES))}" for name in chosen)
    body = b""
    if method == "POST":
        body = dice.choice(TEXTS)(dice, dice.choice([*VALID, NEW_TABLE])).encode()
    headers = ["host: 127.0.0.1", f"content-length: {len(body)}"]
    if dice.random() < 0.6:
        headers.append(f"authorization: Bearer {dice.choice([key, '', 'k' * 9, 'é', 'x' * 5000])}")
    if dice.random() < 0.3:
        headers.append(f"accept-language: {dice.choice(VALUES).replace(chr(0), ';q=2,*')}")
    if dice.random() < 0.1:
        headers.append(f"x-{dice.choice(['a', 'forwarded-for', 'y' * 90])}: {dice.choice(['1', '::1,x', 'z' * 900])}")
    head = "\r\n".join((f"{method} {path} HTTP/1.1", *headers, "", ""))
    return head.encode() + body


async def ask(house: Served, requests: Iterable[bytes]) -> Counter[int]:
    """One request after the other, on one connection as long as it lasts; how they were answered."""
    answered: Counter[int] = Counter()
    reader, writer = await asyncio.open_connection(HERE, house.port)
    for asked in requests:
        if writer.is_closing() or reader.at_eof():
            reader, writer = await asyncio.open_connection(HERE, house.port)
        writer.write(asked)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin1").lower()
        status = int(head[9:12])
        length = int(head.partition("content-length: ")[2].partition("\r")[0] or 0)
        told = b"" if asked.startswith(b"HEAD") or status == 204 else await reader.readexactly(length)
        assert status < 500, (asked, told)
        answered[status] += 1
        if "connection: close" in head:
            writer.close()
    writer.close()
    return answered


async def try_requests(house: Served, number: int) -> None:
    dice = random.Random(20261118)
    over, keys = house.sit_at("heimlich", 2, options={"turn_limit": 3})
    async with at_table(house.address, over, keys) as people:
        await asyncio.gather(*(person.play_on(random.Random(n)) for n, person in enumerate(people)))
    playing, (host, *_) = house.sit_at("serum", 2, "greedy")
    tables = [(over, keys[0]), (playing, host), house.new_table("heimlich", NEW_TABLE["seats"])]
    asked = [[any_request(dice, tables) for _ in range(number // SOCKETS)] for _ in range(SOCKETS)]
    answered = sum(await asyncio.gather(*(ask(house, requests) for requests in asked)), Counter())
    assert answered.total() == number
    assert answered[200] > number / 20, answered
    assert answered[400] > number / 20, answered
    check_calm(house)


@pytest.mark.anyio
async def test_a_thousand_odd_requests_are_answered_or_refused(house: Served) -> None:
    await try_requests(house, FEW // 5)


@pytest.mark.full
@pytest.mark.anyio
async def test_twenty_thousand_odd_requests_are_answered_or_refused(house: Served) -> None:
    await try_requests(house, MANY // 5)
