"""Many sockets at one table: what all are told is found once, and they are not too many."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from time import thread_time
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest

from filature.server.effort import Effort
from filature.server.limits import MOST_AT_TABLE, Limits
from filature.server.runtime import updates
from filature.server.runtime.live_table import FEW, PRESENCE_S
from filature.server.runtime.subscribers import Viewer
from filature.server.websocket.connection import Connection
from tests.server.raw import HERE, NEXT_DOOR, RawSocket, raw_socket, request
from tests.server.served import Served
from tests.server.tabletop import SIX, Listener, Tabletop, live_table

pytestmark = pytest.mark.anyio

MANY = 400


class Counted:
    """How often updates are found, and anything is encoded."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.found = self.encoded = 0
        find, encode = updates.for_viewer, updates.encode

        def counting_find(*arguments: Any, **named: Any) -> Any:
            self.found += 1
            return find(*arguments, **named)

        def counting_encode(message: Any) -> bytes:
            self.encoded += 1
            return encode(message)

        monkeypatch.setattr(updates, "for_viewer", counting_find)
        monkeypatch.setattr(updates, "encode", counting_encode)


async def test_what_many_sockets_of_a_seat_are_told_is_found_and_encoded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    tabletop = Tabletop("heimlich", SIX, options={"turn_limit": 5}).start()
    live, [asked] = live_table(tabletop), tabletop.match.state.turn()
    who = tabletop.people[asked]
    seats = [
        Listener(Viewer(asked, tabletop.table.chairs[asked].key, "en", moves=True, decision=True)) for _ in range(MANY)
    ]
    watchers = [Listener(Viewer(language="en", watcher=str(number))) for number in range(MANY)]
    live.subscribers.update([*seats, *watchers])
    counted = Counted(monkeypatch)
    notes = tabletop.do(who, "note", text="Gus is orange."), tabletop.do(who, "note", text="Or Cid.")
    for decision in (*notes, tabletop.move(who, tabletop.match.legal(asked)[0])):
        for entry in decision.entries:
            live.table.apply(entry, decision.match)
        live.publish(live.table.take_change())
    assert (counted.found, counted.encoded) == (6, 6), "once for each kind of listener and change"
    for group in (seats, watchers):
        assert all(listener.messages == group[0].messages for listener in group)
    assert [message.get("notes") for message in seats[0].messages][:2] == [
        [{"turn": 0, "text": "Gus is orange."}],
        [{"turn": 0, "text": "Or Cid."}],
    ]
    assert "Gus is orange" not in json.dumps(watchers[0].messages)


async def test_who_has_seen_less_is_told_more() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob").start()
    live = live_table(tabletop)
    early, late = (Listener(tabletop.viewer("Ann")) for _ in range(2))
    late.since = live.table.version(0)
    live.subscribers.update([early, late])
    decision = tabletop.do("Bob", "chat", text="Well?")
    live.table.apply(decision.entries[0])
    live.publish(live.table.take_change())
    assert [event["number"] for event in late.messages[0]["events"]] == [late.since - 1]
    assert len(early.messages[0]["events"]) == late.since


async def test_where_many_come_and_go_all_are_told_once_in_a_while_and_at_last_the_truth() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob").start()
    live = live_table(tabletop)
    ann = Listener(tabletop.viewer("Ann"))
    live.subscribers.add(ann)
    loop = asyncio.get_running_loop()
    began = loop.time()
    for number in range(MANY):
        live.subscribers.add(Listener(Viewer(watcher=str(number))))
        live.publish_presence()
        await asyncio.sleep(0)
    told = len(ann.messages)
    assert told <= FEW + 1 + (loop.time() - began) / PRESENCE_S
    async with asyncio.timeout(30):
        while ann.messages[-1]["watchers"] < MANY:
            await asyncio.sleep(0.01)
    assert len(ann.messages) <= told + 1
    live.dismiss_all()


async def come(house: Served, table: str, leave: AsyncExitStack, source: str, **facts: str) -> tuple[RawSocket, Any]:
    """Say hello there; returns the first answer too."""
    socket = await leave.enter_async_context(raw_socket(house, table, source=source))
    socket.say({"do": "hello", **facts})
    async for message in socket.messages():
        if message["kind"] in ("update", "refused"):
            return socket, message
    raise AssertionError("no answer")


async def test_an_address_has_so_many_connections_to_a_table_and_others_still_come(tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path}/tables.db", tmp_path, rate_limits="on") as house:
        table, (key, _) = house.sit_at("heimlich", 2)
        async with AsyncExitStack() as leave:
            sockets = [(await come(house, table, leave, NEXT_DOOR))[0] for _ in range(MOST_AT_TABLE)]
            _, refused = await come(house, table, leave, NEXT_DOOR, language="de")
            assert refused["code"] == "too-many-at-table"
            assert str(MOST_AT_TABLE) in refused["sentence"]
            poll = f"/api/tables/{table}/updates"
            answer = await asyncio.to_thread(request, house, "GET", f"{poll}?wait=5", source=NEXT_DOOR)
            assert (answer.status, answer.json["code"]) == (429, "too-many-at-table")
            assert (await asyncio.to_thread(request, house, "GET", poll, source=NEXT_DOOR)).status == 200
            assert (await come(house, table, leave, HERE, key=key))[1]["kind"] == "update"
            sockets[0].writer.transport.abort()
            async with asyncio.timeout(30):
                while (await come(house, table, leave, NEXT_DOOR))[1]["kind"] != "update":
                    pass


class Slow:
    """A socket that takes a message a hundredth of a second to send."""

    client = SimpleNamespace(host=HERE)
    headers: ClassVar[dict[str, str]] = {}
    query_params: ClassVar[dict[str, str]] = {}

    async def receive(self) -> None:
        await asyncio.Event().wait()

    async def send_text(self, text: str) -> None:
        until = thread_time() + 0.01
        while thread_time() < until:
            pass

    async def close(self, code: int) -> None:
        pass


async def test_what_is_sent_to_the_sockets_of_an_address_is_charged_to_it() -> None:
    """So whoever has many of them and makes them all hear something is soon too fast."""
    limits = Limits(on=True)
    charged: list[tuple[str, float]] = []
    limits.effort = Effort(lambda *spent: charged.append(spent))
    services: Any = SimpleNamespace(
        registry=SimpleNamespace(detach=lambda *_: None),
        limits=limits,
        metrics=None,
        settings=SimpleNamespace(silence=0.1),
    )
    socket: Any = Slow()
    connection = Connection(socket, "table", services)
    for _ in range(5):
        connection.queue(b"news")
    connection.close()
    await connection.run()
    assert {address for address, _ in charged} == {HERE}
    assert sum(seconds for _, seconds in charged) >= 0.05
