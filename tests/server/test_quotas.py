"""What one address or one seat may fill: seats at open tables, notes, talk, coming and going."""

from __future__ import annotations

import itertools
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from filature.kernel.errors import FilatureError
from filature.server.limits import MOST_SEATS, WRITING_BURST
from filature.server.protocol import MySeat, NewTable, Note
from filature.server.runtime.origins import KEPT_MS, Origins
from filature.server.runtime.subscribers import Viewer
from filature.server.table import entries, quotas
from filature.server.table.commands import Caller
from filature.server.table.keys import digest
from filature.server.table.quotas import MOST_CHANGES, MOST_NOTES, MOST_TALK
from tests.server.raw import HERE, NEXT_DOOR, Answer, raw_socket, request
from tests.server.served import Person, Refusal, Served
from tests.server.tabletop import NOON, Json, Listener, Tabletop, a_registry, companies, lock

pytestmark = pytest.mark.anyio

BOT = {"by": "bot", "bot": "greedy"}


def test_seats_of_an_address_are_bounded_and_come_back_with_a_table_that_is_closed(tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path}/tables.db", tmp_path, rate_limits="on") as house:

        def open_table(seats: int, source: str = HERE) -> Answer:
            new = {"game": "double_agents", "seats": [BOT] * seats}
            return request(house, "POST", "/api/tables", new, source=source, accept_language="de")

        opened = [open_table(12) for _ in range(MOST_SEATS // 12)]
        assert {answer.status for answer in opened} == {201}
        refused = open_table(10)
        assert (refused.status, refused.json["code"]) == (403, "too-many-tables")
        assert "mehr als 200" in refused.json["sentence"]
        assert open_table(10, NEXT_DOOR).status == 201, "somebody else does not notice"
        house.command(opened[0].json["table"]["id"], opened[0].json["key"], "close")
        assert open_table(10).status == 201


def test_a_rematch_needs_room_for_its_seats_too(tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path}/tables.db", tmp_path, rate_limits="on") as house:
        me, short = {"by": "me", "name": "Ann"}, {"turn_limit": 2}
        first = {"game": "heimlich", "seats": [me, me], "options": short}
        made = request(house, "POST", "/api/tables", first).json
        table, key = made["table"]["id"], made["key"]
        house.command(table, key, "start")
        while (update := house.get(f"/api/tables/{table}/updates?seat=0", key)[1])["view"]["outcome"] is None:
            [seat] = update["view"]["waiting"]
            _, asked = house.get(f"/api/tables/{table}/updates?moves=true&seat={seat}", key)
            house.command(table, key, "move", seat=seat, text=asked["moves"][0], version=asked["version"])
        full = [{"game": "double_agents", "seats": [BOT] * seats} for seats in [12] * 15 + [10] * 2]
        opened = [request(house, "POST", "/api/tables", new).json for new in full]
        rematch = {"do": "rematch", "id": "again"}
        assert sum(len(table["table"]["seats"]) for table in opened) == MOST_SEATS
        status, refused = house.post(f"/api/tables/{table}/commands", rematch, key)
        assert (status, refused["code"]) == (403, "too-many-tables")
        house.command(opened[0]["table"]["id"], opened[0]["key"], "close")
        for _ in range(2):  # what was done is answered again
            status, done = house.post(f"/api/tables/{table}/commands", rematch, key)
            assert (status, bool(done["table"])) == (200, True)


def test_a_match_that_is_over_has_no_seats_any_more_but_its_rematch_has() -> None:
    origins, tabletop = Origins(), Tabletop("heimlich", "Ann Bob", options={"turn_limit": 2})
    origins.opened(tabletop.table.id, "ann", 2, NOON)
    tabletop.start()
    origins.follow(tabletop.table, NOON)
    assert origins.seats("ann", NOON) == 2
    tabletop.finish()
    origins.follow(tabletop.table, NOON)
    assert origins.seats("ann", NOON) == 0
    tabletop.do("Bob", "rematch")
    origins.follow(tabletop.table, NOON)
    assert (origins.seats("ann", NOON), origins.of(str(tabletop.table.next))) == (2, "ann")


def test_a_table_counts_for_a_day() -> None:
    origins = Origins()
    origins.opened("old", "ann", 2, NOON)
    origins.opened("new", "ann", 3, NOON + 1)
    assert origins.seats("ann", NOON + KEPT_MS - 1) == 5
    assert origins.seats("ann", NOON + KEPT_MS) == 3
    assert (origins.of("old"), origins.of("new")) == ("", "ann")


# Notes, talk, coming and going


def attempt(tabletop: Tabletop, who: str | Caller, do: str, **facts: Any) -> FilatureError | None:
    """Why something is refused, if it is."""
    try:
        tabletop.do(who, do, **facts)
    except FilatureError as refusal:
        return refusal
    return None


def fill(tabletop: Tabletop, who: str | Caller, do: str, **facts: Any) -> FilatureError:
    """Do it again and again, until it is refused."""
    while (refusal := attempt(tabletop, who, do, **facts)) is None:
        pass
    return refusal


def written(tabletop: Tabletop) -> int:
    return sum(len(entries.encode(entry)) for entry in tabletop.entries)


def test_the_notes_of_a_chair_are_bounded_whoever_sits_there() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob")
    page = {str(cell): "x" * 1000 for cell in range(60)}
    refusal = fill(tabletop, "Bob", "note", marks=page)
    assert (refusal.code, refusal.facts) == ("notes-full", {"most": MOST_NOTES})
    assert MOST_NOTES - 64 * 1024 < written(tabletop) < MOST_NOTES + 2000
    tabletop.do("Bob", "note", text="A short one still fits.")
    tabletop.do("Bob", "stand")
    tabletop.do("Zoe", "sit", name="Zoe", seat=1)
    assert tabletop.refused("Zoe", "note", marks=page).code == "notes-full"
    tabletop.do("Ann", "note", marks=page)


def test_what_is_refused_follows_from_the_log() -> None:
    """So a restart, or another process, refuses the same."""
    tabletop = Tabletop("heimlich", "Ann Bob")
    fill(tabletop, "Bob", "note", marks={"x": "y" * 50_000})
    stored = [entries.encode(entry) for entry in tabletop.entries]
    tabletop._lay(entries.decode(tabletop.table.id, stored))
    assert tabletop.refused("Bob", "note", marks={"x": "y" * 50_000}).code == "notes-full"


def test_nothing_is_noted_when_a_match_is_over_or_a_table_closed() -> None:
    over = Tabletop("heimlich", "Ann Bob", options={"turn_limit": 2}).start().finish()
    assert over.refused("Ann", "note", text="I knew it.").code == "match-over"
    closed = Tabletop("heimlich", "Ann Bob")
    closed.do("Ann", "close")
    assert closed.refused("Ann", "note", text="Why?").code == "table-closed"


def test_the_talk_of_a_chair_is_bounded_and_nobody_can_use_up_that_of_another() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob")
    refusal = fill(tabletop, "Bob", "chat", text="é" * 500)
    assert (refusal.code, refusal.facts) == ("talk-full", {"most": MOST_TALK})
    assert fill(tabletop, "Bob", "phrase", phrase="hello").code == "talk-full"
    assert MOST_TALK - 1000 < written(tabletop) < MOST_TALK + 2000
    tabletop.do("Ann", "chat", text="Have you finished?")


def test_moves_that_are_taken_back_again_and_again_have_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "MOST_MOVES", 2000)
    tabletop, _ = companies()
    card = tabletop.update("Ann")["view"]["hand"][0]
    refusal = None
    while refusal is None:
        refusal = attempt(tabletop, "Ann", "move", text=f"lock {card} Rio", version=tabletop.table.version(0))
        refusal = refusal or attempt(tabletop, "Ann", "move", text="unlock", version=tabletop.table.version(0))
    assert (refusal.code, refusal.facts) == ("moves-full", {"most": 2000})
    lock(tabletop, "Bob")
    tabletop.do("Ann", "stand")


def test_watchers_together_have_the_talk_of_one_chair() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob")
    words = {"text": "é" * 500, "channel": "watchers"}
    assert fill(tabletop, Caller(name="Xia"), "chat", **words).code == "talk-full"
    assert tabletop.refused(Caller(name="Yul"), "chat", **words).code == "talk-full"
    tabletop.do("Ann", "chat", text="Quiet at last.")


def test_a_chair_changes_hands_so_often_and_no_more_but_everybody_may_leave_and_begin() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob")
    refusal = None
    while refusal is None:
        tabletop.do("Bob", "stand")
        refusal = attempt(tabletop, "Bob", "sit", name="Bob")
    assert (refusal.code, refusal.facts) == ("too-restless", {"most": MOST_CHANGES})
    assert len(tabletop.entries) <= 2 * MOST_CHANGES + 1
    assert tabletop.refused("Ann", "plan", chair=1, to=BOT).code == "too-restless"
    tabletop.do("Ann", "stand")
    tabletop.do("Ann", "close")


def test_in_a_match_offers_and_pauses_have_a_bound_and_the_match_goes_on() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob", clock={"kind": "move", "seconds": 60}).start()
    assert fill(tabletop, "Ann", "offer").code == "too-restless"
    assert tabletop.refused("Ann", "pause").code == "too-restless"
    assert tabletop.refused("Ann", "replace", chair=1).code == "too-restless"
    tabletop.do("Ann", "withdraw")
    assert tabletop.finish().table.status == "over"
    tabletop.do("Ann", "rematch")


def test_what_was_stopped_can_always_go_on() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob", clock={"kind": "move", "seconds": 60}).start()
    tabletop.do("Ann", "replace", chair=1)
    tabletop.do("Ann", "pause")
    fill(tabletop, "Ann", "offer")
    tabletop.do("Ann", "resume")
    tabletop.do("Bob", "back")


# At both doors


async def test_quotas_hold_at_both_doors_and_say_so_in_ones_language(tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path}/tables.db", tmp_path) as house:
        table, (key, other) = house.sit_at("heimlich", 2)
        marks = {"x": "y" * 60_000}
        large = {"do": "note", "marks": marks}
        async with Person(house.address, table, key, language="fr") as person:
            for _ in range(MOST_NOTES // 60_000):
                await person.do("note", marks=marks)
            with pytest.raises(Refusal) as refused:
                await person.do("note", marks=marks)
        assert (refused.value.code, refused.value.message["facts"]) == ("notes-full", {"most": MOST_NOTES})
        assert "carnet" in str(refused.value)
        status, answer = house.post(f"/api/tables/{table}/commands", large, key, accept_language="de")
        assert (status, answer["code"]) == (403, "notes-full")
        assert house.post(f"/api/tables/{table}/commands", large, other)[0] == 200


async def test_an_address_writes_so_many_bytes_of_notes_and_talk_and_then_slowly(tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path}/tables.db", tmp_path, rate_limits="on") as house:
        tables = [house.sit_at("heimlich", 2) for _ in range(3)]
        note, bytes_taken = json.dumps({"do": "note", "marks": {"x": "y" * 60_000}}).encode(), 0
        for table, (key, _) in itertools.cycle(tables):
            answer = request(
                house, "POST", f"/api/tables/{table}/commands", note, source=NEXT_DOOR, authorization=f"Bearer {key}"
            )
            if answer.status != 200:
                break
            bytes_taken += len(note)
        assert (answer.status, answer.json["code"]) == (429, "too-fast")
        assert bytes_taken >= WRITING_BURST
        async with raw_socket(house, tables[0][0], source=NEXT_DOOR) as socket:
            socket.say({"do": "hello", "key": tables[0][1][1]})
            socket.say({"do": "note", "text": "At this door neither."})
            async for message in socket.messages():
                if message["kind"] in ("done", "refused"):
                    break
        assert message.get("code") == "too-fast"
        house.command(tables[0][0], tables[0][1][0], "note", text="Somebody else does not notice.")


# What changed is sent, not all of it


async def test_a_new_note_is_sent_alone_to_each_device_and_all_of_them_to_who_comes_back(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as registry:
        new = NewTable(game="heimlich", seats=[MySeat(name="Ann"), MySeat(name="Bob")])
        table, key = await registry.open_table(new)
        live, ann = registry.live_table(table.id), Caller(digest(key))
        before, after = Listener(Viewer(0, ann.key)), Listener(Viewer(0, ann.key))
        await registry.attach(table.id, before, 0)
        for text in ("One.", "Two."):
            await live.submit(Note(text=text, marks={"orange": text}, seat=0), ann)
        await registry.attach(table.id, after, 0)
        await live.submit(Note(text="Three.", seat=0), ann)
        live.refresh(after)
    *words, three = ({"turn": 0, "text": text} for text in ("One.", "Two.", "Three."))
    marked = [{**note, "marks": {"orange": note["text"]}} for note in words]
    assert noted(before) == [[], [marked[0]], [marked[1]], [three]]
    assert noted(after) == [marked, [three], []]


def noted(listener: Listener) -> list[Json]:
    return [message["notes"] for message in listener.messages if "notes" in message]


def test_over_http_notes_are_sent_the_first_time_when_asked_for_and_while_one_waits(tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path}/tables.db", tmp_path) as house:
        table, (key, _) = house.sit_at("heimlich", 2)
        house.command(table, key, "note", text="One.")

        def notes(query: str) -> list[str]:
            _, update = house.get(f"/api/tables/{table}/updates?seat=0&{query}", key)
            return [note["text"] for note in update["notes"]]

        assert notes("") == notes("since=1&notes=true") == ["One."]
        assert notes("since=1") == []
        with ThreadPoolExecutor() as threads:
            version = house.get(f"/api/tables/{table}/updates", key)[1]["version"]
            waiting = threads.submit(notes, f"since={version}&wait=20")
            while not waiting.done():
                house.command(table, key, "note", text="Two.")
            assert set(waiting.result()) == {"Two."}
