"""Ten thousand malformed frames: every one is refused or ends its socket, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.server.raw import BINARY, CLOSE, CONTINUATION, PING, PONG, frame, raw_socket
from tests.server.served import Json, Served, at_table

FRAMES = 10_000
BURST = 125
"""Frames of one socket; it would be closed after 200 refusals."""
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
            frames = malformed(dice)
            socket.send(*frames)
            counted["sent"] += len(frames)
        if hello:
            socket.say({"do": "ping", "id": "still there?"})
            async for message in socket.messages():
                counted[message["kind"]] += 1
                if message["kind"] == "pong" and message["id"] == "still there?":
                    break
        violation, codes = dice.choice(VIOLATIONS)
        frames = violation(dice)
        socket.send(*frames)
        counted["sent"] += len(frames)
        assert await socket.code() in codes, frames
        counted["closed"] += 1
    return counted


@pytest.mark.anyio
async def test_ten_thousand_malformed_frames_disturb_nobody(house: Served) -> None:
    dice = random.Random(20261116)
    innocent, keys = house.sit_at("heimlich", 2, "greedy")
    counted: Counter[str] = Counter()

    async def annoyer() -> None:
        while counted["sent"] < FRAMES:
            table, (_, guest) = house.sit_at("heimlich", 2, "greedy")
            for hello in (None, {"do": "hello"}, {"do": "hello", "key": guest, "moves": True}):
                counted.update(await annoy(house, table, hello, dice))

    async with at_table(house.address, innocent, keys) as people:
        playing = [person.play_on(random.Random(n)) for n, person in enumerate(people)]
        await asyncio.gather(*playing, *(annoyer() for _ in range(SOCKETS)))
    assert counted["refused"] > FRAMES / 3
    assert house.get(f"/api/tables/{innocent}/verification")[0] == 200

    again, keys = house.sit_at("serum", 2, "greedy")
    async with at_table(house.address, again, keys) as people:
        await asyncio.gather(*(person.play_on(random.Random(n)) for n, person in enumerate(people)))
    assert house.process is not None
    assert house.process.poll() is None
    log = house.log.read_text()
    assert '"level": "error"' not in log, log
    assert "Traceback" not in log
