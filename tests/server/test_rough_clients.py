"""Clients that flood, do not read, do not answer or never say hello: they are closed, and the others go on."""

from __future__ import annotations

import asyncio
import json
import os
import re
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.server.raw import CLOSE, HERE, NEXT_DOOR, Answer, RawSocket, frame, raw_socket, request
from tests.server.served import Person, Refusal, Served

pytestmark = pytest.mark.anyio

NEVER_BOTS = {"do": "ping", "id": "?"}
NONSENSE = {"do": "fly"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """With rate limits, and the usual patience."""
    folder = tmp_path_factory.mktemp("house")
    with Served(f"sqlite:///{folder}/tables.db", folder, rate_limits="on") as served:
        yield served
        assert '"level": "error"' not in served.log.read_text()


@pytest.fixture
def roomy(tmp_path: Path) -> Iterator[Served]:
    """Without rate limits and with the usual patience."""
    with Served(f"sqlite:///{tmp_path}/tables.db", tmp_path, program="tests.server.roomy") as served:
        yield served
        assert '"level": "error"' not in served.log.read_text()


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Without rate limits and with little patience."""
    folder = tmp_path_factory.mktemp("impatient")
    with Served(f"sqlite:///{folder}/tables.db", folder, program="tests.server.roomy", silence="2") as served:
        yield served
        assert '"level": "error"' not in served.log.read_text()


def figure(house: Served, name: str) -> float:
    found = re.search(rf"^{name} (.*)$", request(house, "GET", "/metrics", source="127.0.0.3").text, re.MULTILINE)
    assert found
    return float(found[1])


async def until(happened: Callable[[], bool]) -> None:
    """Nobody tells what happens in the server but its figures."""
    async with asyncio.timeout(20):
        while not happened():
            await asyncio.sleep(0.05)


async def bury(house: Served, key: str, table: str, enough: Callable[[], bool]) -> None:
    """Write notes, about which every device at the seat is told, until it is enough."""
    async with Person(house.address, table, key) as person:
        while not enough():
            for _ in range(10):
                await person.send(person.command("note", marks={"grid": "x" * 50_000}))
            done = 0
            while done < 10:
                done += (await person.hear())["kind"] == "done"


@asynccontextmanager
async def deaf(house: Served, table: str, key: str) -> AsyncIterator[RawSocket]:
    """Somebody who says hello and reads nothing."""
    async with raw_socket(house, table, buffer=4096, source=NEXT_DOOR) as socket:
        socket.say({"do": "hello", "key": key})
        yield socket


async def test_whoever_reads_too_slowly_is_closed_and_told_why_when_he_reads_again(roomy: Served) -> None:
    table, (key, other) = roomy.sit_at("heimlich", 2)
    slow = figure(roomy, "filature_slow_readers_total")
    async with deaf(roomy, table, key) as socket, Person(roomy.address, table, other) as neighbour:
        await bury(roomy, key, table, lambda: figure(roomy, "filature_slow_readers_total") > slow)
        assert (await neighbour.do("chat", text="Do you hear me?"))["kind"] == "done"
        assert await socket.code() == 1013
    assert figure(roomy, "filature_slow_readers_total") == slow + 1


async def test_whoever_never_reads_is_left_with_all_that_waits_for_him(impatient: Served) -> None:
    table, (key, other) = impatient.sit_at("heimlich", 2)
    assert impatient.process
    files = f"/proc/{impatient.process.pid}/fd"
    async with Person(impatient.address, table, other) as neighbour:
        before = len(os.listdir(files))
        async with deaf(impatient, table, key):
            await bury(impatient, key, table, lambda: figure(impatient, "filature_slow_readers_total") == 1)
            await until(lambda: figure(impatient, "filature_sockets") == 1)
            await until(lambda: len(os.listdir(files)) <= before)
        assert (await neighbour.do("chat", text="Alone at last."))["kind"] == "done"


async def test_a_good_reader_may_be_told_more_at_once_than_may_wait_for_a_slow_one(impatient: Served) -> None:
    table, (key, _) = impatient.sit_at("heimlich", 2)
    async with Person(impatient.address, table, key) as writer:
        for _ in range(270):
            await writer.do("note", text="x" * 4_000)
    async with Person(impatient.address, table, key) as person:
        assert len(person.received[0]) > 1 << 20
        assert len(person.update["notes"]) == 270
        assert (await person.do("ping"))["kind"] == "pong"


async def test_a_socket_whose_other_end_is_dead_is_closed_and_the_others_see_him_gone(impatient: Served) -> None:
    table, (key, other) = impatient.sit_at("heimlich", 2)
    async with raw_socket(impatient, table) as dead, Person(impatient.address, table, other) as neighbour:
        dead.say({"do": "hello", "key": key})
        for here in ([0, 1], [1]):
            while (await neighbour.hear()).get("here") != here:
                pass
        assert await dead.code() == 1011


async def test_whoever_says_no_hello_in_time_is_closed(impatient: Served) -> None:
    table, _ = impatient.sit_at("heimlich", 2)
    async with raw_socket(impatient, table) as silent, raw_socket(impatient, table) as confused:
        confused.say(NONSENSE)
        assert (await anext(confused.messages()))["code"] == "malformed"
        assert await silent.code() == await confused.code() == 1008


async def test_a_connection_on_which_nobody_asks_anything_is_closed(impatient: Served) -> None:
    async def all_answers(asked: bytes) -> bytes:
        reader, writer = await asyncio.open_connection(HERE, impatient.port)
        writer.write(asked)
        try:
            return await reader.read()
        finally:
            writer.close()

    whole = b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n"
    half = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{"
    answers = await asyncio.gather(*map(all_answers, (b"", whole[:30], whole + whole[:3], half)))
    assert [answer[:13] for answer in answers] == [b"", b"", b"HTTP/1.1 200 ", b""]


async def test_a_flood_is_refused_and_then_closed_while_others_play(house: Served) -> None:
    table, (key, _) = house.sit_at("heimlich", 2)
    async with Person(house.address, table, key) as person, raw_socket(house, table, source=NEXT_DOOR) as flood:
        flood.say({"do": "hello", "language": "de"})
        for _ in range(3000):
            flood.say(NEVER_BOTS)
        answered = [(m["kind"], m.get("code"), m.get("sentence")) async for m in flood.messages()]
        assert answered.count(("pong", None, None)) >= 60, "a person's pace is never too fast"
        _, code, sentence = answered[-1]
        assert code == "too-fast"
        assert sentence is not None
        assert "Anfragen" in sentence
        assert len(answered) < 1000, "closed long before it has said all"
        for _ in range(20):
            assert (await person.do("ping"))["kind"] == "pong"
    async with raw_socket(house, table, source=NEXT_DOOR) as again:
        again.say({"do": "hello"})
        assert (await anext(again.messages()))["kind"] == "update"


async def test_nonsense_among_sense_ends_a_conversation_when_there_is_more_of_it(impatient: Served) -> None:
    table, _ = impatient.sit_at("heimlich", 2)
    async with raw_socket(impatient, table) as mad:
        mad.say({"do": "hello"})
        for message in [NONSENSE, NEVER_BOTS, NONSENSE] * 300:
            mad.say(message)
        answers = [message["kind"] async for message in mad.messages()]
        assert answers.count("refused") - answers.count("pong") == 200
    async with raw_socket(impatient, table) as clumsy:
        clumsy.say({"do": "hello"})
        for message in [NONSENSE, NEVER_BOTS] * 300:
            clumsy.say(message)
        clumsy.say({"do": "ping", "id": "the end"})
        async for message in clumsy.messages():
            if message.get("id") == "the end":
                return
        pytest.fail("closed, although half of it made sense")


async def test_one_address_asks_too_often_and_the_others_do_not_notice(house: Served) -> None:
    reader, writer = await asyncio.open_connection(HERE, house.port, local_addr=("127.0.0.4", 0))
    writer.write(b"GET /api/tables/x HTTP/1.1\r\nhost: x\r\n\r\n" * 1000)
    answers = [await reader.readuntil(b"HTTP/1.1") for _ in range(1000)]
    writer.close()
    assert all(answer.startswith(b" 404 ") for answer in answers[1:200])
    assert answers[-1].startswith(b" 429 ")
    health = [request(house, "GET", "/health", source="127.0.0.4").status for _ in range(3)]
    assert health == [200] * 3, "the health is told to everybody"
    refused = request(house, "GET", "/api/games", source="127.0.0.4", accept_language="fr")
    assert (refused.status, refused.json["code"], refused.headers["retry-after"]) == (429, "too-fast", "1")
    assert "demandes" in refused.json["sentence"]
    assert request(house, "GET", "/api/games", source=HERE).status == 200


async def test_one_address_opens_too_many_tables(house: Served) -> None:
    new = {"game": "heimlich", "seats": [{"by": "open"}] * 2}
    answers = [request(house, "POST", "/api/tables", new, source="127.0.0.5")]
    while answers[-1].status == 201:
        answers.append(request(house, "POST", "/api/tables", new, source="127.0.0.5"))
    assert len(answers) > 20
    assert (answers[-1].status, answers[-1].json["code"]) == (429, "too-fast")
    assert request(house, "GET", "/api/games", source="127.0.0.5").status == 200


async def test_one_address_wants_too_many_pictures(house: Served) -> None:
    answers = [request(house, "GET", "/t/nnnnnnnnnn/qr.svg", source="127.0.0.6").status for _ in range(70)]
    assert answers[:60] == [200] * 60
    assert answers[-1] == 429
    assert request(house, "GET", "/t/nnnnnnnnnn/qr.svg", source=HERE).status == 200


async def test_who_talks_without_end_must_wait_and_may_still_play(house: Served) -> None:
    table, (key, other) = house.sit_at("heimlich", 2)
    async with Person(house.address, table, key) as person, Person(house.address, table, other) as neighbour:
        with pytest.raises(Refusal) as refused:
            await talk_on(person)
        assert refused.value.code == "too-fast"
        assert (await person.do("note", text="He does not answer."))["kind"] == "done"
        assert (await neighbour.do("chat", text="Let me think."))["kind"] == "done"


async def test_who_talks_without_end_must_wait_at_whichever_door(house: Served) -> None:
    table, (key, other) = house.sit_at("heimlich", 2)

    def say(text: str, who: str) -> Answer:
        body = {"do": "chat", "id": text, "text": text}
        return request(house, "POST", f"/api/tables/{table}/commands", body, authorization=f"Bearer {who}")

    async with Person(house.address, table, key) as person:
        for number in range(6):
            await person.do("chat", text=f"And {number}.")
        answers = [say(f"Moreover {number}.", key) for number in range(10)]
        assert [answer.status for answer in answers[:2]] == [200, 200]
        assert (answers[-1].status, answers[-1].json["code"]) == (429, "too-fast")
        assert answers[-1].headers["retry-after"] == "1"
        with pytest.raises(Refusal) as refused:
            await person.do("chat", text="And?")
        assert refused.value.code == "too-fast"
        house.command(table, key, "note", text="Nobody listens.")
        assert say("Let me think.", other).status == 200


async def talk_on(person: Person) -> None:
    for number in range(20):
        await person.do("chat", text=f"And {number}.")


async def test_whoever_speaks_and_hangs_up_in_one_breath_is_heard(house: Served) -> None:
    table, (key, other) = house.sit_at("heimlich", 2)
    async with Person(house.address, table, other) as neighbour:
        async with raw_socket(house, table, source=NEXT_DOOR) as hasty:
            hasty.say({"do": "hello", "key": key})
            await anext(hasty.messages())
            parting = frame(json.dumps({"do": "chat", "text": "Bye!"}).encode())
            hasty.send(parting, frame(b"\x03\xe8", CLOSE))
            assert await hasty.code() == 1000
        while [event["facts"]["words"] for event in neighbour.events if event["kind"] == "chat"] != ["Bye!"]:
            await neighbour.hear()
