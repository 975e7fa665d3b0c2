"""One address asks for much at once: what is done for it in a turn of the event loop is bounded, as is the whole."""

from __future__ import annotations

import asyncio
import resource
import socket
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from filature.server.effort import READS_PER_TURN, SHARE_S, STEPS_PER_TURN, Effort, Shares, in_parts
from filature.server.errors import TooMuch
from filature.server.http_protocol import BoundedHttpProtocol, HttpProtocol
from filature.server.limits import MOST_CONNECTIONS, MOST_SPARE, Limits
from tests.server.raw import HERE, NEXT_DOOR, raw_socket, request
from tests.server.served import Served
from tests.server.turns import Turns

pytestmark = pytest.mark.anyio

TINY = b"GET / HTTP/1.1\r\n\r\n"
PIPELINED = 3_000


async def answering(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
    await send({"type": "http.response.body", "body": b""})


@asynccontextmanager
async def served(protocol: type[HttpProtocol]) -> AsyncIterator[tuple[Any, Turns]]:
    """The address of a server of that protocol, and how many requests it begins to read per turn."""
    turns = Turns()

    class Counted(protocol):  # type: ignore[valid-type, misc]
        def on_message_begin(self) -> None:
            turns.count()
            super().on_message_begin()

    config = uvicorn.Config(answering, http=Counted, log_config=None)
    config.load()
    state = ServerState()
    server = await asyncio.get_running_loop().create_server(lambda: Counted(config, state, {}), HERE, 0)
    try:
        yield server.sockets[0].getsockname(), turns
    finally:
        turns.stop()
        server.close()


async def test_thousands_of_requests_in_one_breath_are_all_answered_one_per_turn() -> None:
    async with served(HttpProtocol) as (address, turns):
        reader, writer = await asyncio.open_connection(*address)
        writer.write(TINY * PIPELINED)
        for _ in range(PIPELINED):
            assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200")
        assert turns.handled.total() == PIPELINED
        assert max(turns.handled.values()) == 1
        writer.close()


async def test_of_many_connections_of_an_address_a_few_are_read_in_a_turn() -> None:
    async with served(BoundedHttpProtocol) as (address, turns):
        connections = [await asyncio.open_connection(*address) for _ in range(40)]
        for _, writer in connections:
            writer.write(TINY * 3)
        for reader, writer in connections:
            for _ in range(3):
                assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200")
            writer.close()
        assert turns.handled.total() == 40 * 3
        assert max(turns.handled.values()) <= READS_PER_TURN


async def test_whoever_comes_first_in_line_does_not_keep_the_others_waiting() -> None:
    turns, shares, goes_on = Turns(), Shares(READS_PER_TURN), 30

    async def work(name: int) -> None:
        done = asyncio.Event()

        def step(left: int) -> None:
            turns.count(name)
            if left:
                shares.begin_later("stranger", lambda: step(left - 1))
            else:
                done.set()

        shares.begin("stranger", lambda: step(goes_on))
        await done.wait()

    await asyncio.gather(*(work(name) for name in range(20)))
    turns.stop()
    assert max(turns.handled.values()) <= READS_PER_TURN
    last = [max(turn for turn, one in turns.handled_for if one == name) for name in range(20)]
    assert max(last) - min(last) <= 2 * 20 // READS_PER_TURN


async def test_work_that_fails_leaves_nobody_elses_undone() -> None:
    shares, done = Shares(READS_PER_TURN), asyncio.Event()
    failures: list[BaseException] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: failures.append(context["exception"]))
    shares.begin_later("stranger", lambda: failures.remove(KeyError()))  # there is none
    shares.begin_later("neighbour", done.set)
    async with asyncio.timeout(10):
        await done.wait()
    assert [type(failure) for failure in failures] == [ValueError]


async def test_a_body_in_many_parts_is_read_to_its_end() -> None:
    async with served(HttpProtocol) as (address, _):
        reader, writer = await asyncio.open_connection(*address)
        whole = b"POST / HTTP/1.1\r\ncontent-length: 60000\r\n\r\n" + b"x" * 60_000
        writer.write(whole + TINY)
        for _ in range(2):
            assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200")
        writer.close()


class Work:
    """Work that takes time on a clock of our own."""

    def __init__(self) -> None:
        self.now = 0.0
        self.turns = Turns()
        self.charged: dict[str, float] = {}
        self.effort = Effort(self._charge, lambda: self.now)

    def _charge(self, address: str, seconds: float) -> None:
        self.charged[address] = self.charged.get(address, 0.0) + seconds

    async def ask(self, address: str, cost: float) -> None:
        """One request: it is begun, waits for something, and is ended; both take so long."""
        await self.effort.turn(address)
        await self.effort.metered(self._request(address, cost), address)

    async def _request(self, address: str, cost: float) -> None:
        self.turns.count(address)
        self.now += cost
        await asyncio.sleep(0)
        self.now += cost

    async def listen(self, address: str, messages: int, cost: float) -> None:
        """A socket on which so many messages are there at once."""
        await self.effort.metered(self._messages(address, messages, cost), address)

    async def _messages(self, address: str, messages: int, cost: float) -> None:
        for _ in range(messages):
            await self.effort.turn(address)
            self.turns.count(address)
            self.now += cost


async def test_of_many_requests_of_one_address_a_few_begin_in_a_turn_and_a_neighbour_waits_for_no_more() -> None:
    work = Work()
    cost = 0.3 * SHARE_S
    await asyncio.gather(*(work.ask("stranger", cost) for _ in range(100)), work.ask("neighbour", cost))
    work.turns.stop()
    assert work.turns.most("stranger") <= 4
    begun = {who: min(turn for turn, one in work.turns.handled_for if one == who) for who in ("stranger", "neighbour")}
    assert begun["neighbour"] == begun["stranger"]
    assert work.charged == pytest.approx({"stranger": 200 * cost, "neighbour": 2 * cost})


async def test_of_many_messages_on_one_socket_a_few_are_heard_in_a_turn() -> None:
    work = Work()
    await asyncio.gather(work.listen("stranger", 100, 0.3 * SHARE_S), work.listen("neighbour", 2, 0.3 * SHARE_S))
    work.turns.stop()
    assert work.turns.handled_for.total() == 102
    assert work.turns.most("stranger") <= 4


async def test_what_is_metered_may_fail_and_be_cancelled_and_is_charged_all_the_same() -> None:
    work = Work()

    async def fail() -> None:
        work.now += 1
        raise KeyError

    async def never() -> None:
        work.now += 1
        try:
            await asyncio.Event().wait()
        finally:
            work.now += 1

    with pytest.raises(KeyError):
        await work.effort.metered(fail(), "stranger")
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.01):
            await work.effort.metered(never(), "stranger")
    work.turns.stop()
    assert work.charged == {"stranger": 3}


async def test_however_many_do_something_long_a_few_steps_are_done_in_a_turn() -> None:
    turns = Turns()

    async def long() -> None:
        async for _ in in_parts(range(500)):
            turns.count()

    await asyncio.gather(*(long() for _ in range(5)))
    turns.stop()
    assert turns.handled.total() == 2500
    assert max(turns.handled.values()) <= STEPS_PER_TURN


async def test_whoever_has_spent_a_lot_of_processor_time_must_wait_and_is_served_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 1000.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    limits = Limits(on=True)
    limits.effort._charge("stranger", 1.9)
    await limits.turn("stranger")  # as much as a person never needs
    limits.effort._charge("stranger", 0.3)
    with pytest.raises(TooMuch, match="Too many requests"):
        await limits.turn("stranger")
    await limits.turn("neighbour")
    now += 2
    await limits.turn("stranger")


@pytest.fixture
def house(tmp_path: Path) -> Any:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (1024, before[1]))
    try:
        with Served(f"sqlite:///{tmp_path}/tables.db", tmp_path, rate_limits="on") as served:
            resource.setrlimit(resource.RLIMIT_NOFILE, before)
            yield served
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def connected(house: Served, source: str) -> socket.socket:
    return socket.create_connection((HERE, house.port), timeout=30, source_address=(source, 0))


async def test_an_address_has_so_many_connections_idle_ones_and_sockets_too_and_others_come_in(house: Served) -> None:
    table, _ = house.sit_at("heimlich", 2)
    with ExitStack() as idle:
        async with raw_socket(house, table, source=NEXT_DOOR) as watcher:
            half = [idle.enter_context(connected(house, NEXT_DOOR)) for _ in range(MOST_CONNECTIONS - 1)]
            half[0].sendall(b"GET /api/games HTTP/1.1\r\nhost: ")
            with connected(house, NEXT_DOOR) as spare:
                for path in ("/health", "/api/games"):
                    spare.sendall(f"GET {path} HTTP/1.1\r\nhost: x\r\n\r\n".encode())
                health, _, games = spare.makefile("rb").read().partition(b"}")
                assert health.startswith(b"HTTP/1.1 200 ")
                assert games.startswith(b"HTTP/1.1 429 ")
                assert b'"code":"too-many-connections"' in games
            for _ in range(MOST_SPARE):
                idle.enter_context(connected(house, NEXT_DOOR))
            with connected(house, NEXT_DOOR) as turned_away:
                answer = turned_away.makefile("rb").read()
                assert answer.startswith(b"HTTP/1.1 429 ")
                assert b'"code":"too-many-connections"' in answer
                assert b"retry-after: 1" in answer
            assert request(house, "GET", "/api/games", source=HERE).status == 200
            watcher.say({"do": "hello"})
            assert (await anext(watcher.messages()))["kind"] == "update"
            half[1].close()
            half[2].sendall(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n")
            assert half[2].recv(12) == b"HTTP/1.1 200"
            assert request(house, "GET", "/health", source=NEXT_DOOR).status == 200
    assert request(house, "GET", "/health", source=NEXT_DOOR).status == 200


async def test_in_a_lesson_nobody_uses_up_the_messages_of_others(house: Served) -> None:
    async with (
        raw_socket(house, "serum", source=NEXT_DOOR, place="lessons") as stranger,
        raw_socket(house, "serum", source=HERE, place="lessons") as learner,
    ):
        for socket in (stranger, learner):
            socket.say({"do": "hello", "language": "en"})
        for number in range(100):
            stranger.say({"do": "ping", "id": str(number)})
        answers = stranger.messages()
        while (await anext(answers)).get("code") != "too-fast":
            pass
        learner.say({"do": "ping", "id": "mine"})
        async for message in learner.messages():
            if message["kind"] != "update":
                break
        assert (message["kind"], message["id"]) == ("pong", "mine")


def test_the_house_may_open_as_many_files_as_the_system_allows(house: Served) -> None:
    assert house.process is not None
    soft, hard = resource.prlimit(house.process.pid, resource.RLIMIT_NOFILE)
    assert soft == min(hard, 65_536)
