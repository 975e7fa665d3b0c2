"""The course of things at a table: what is out of date, what late watchers see, and that a table is its log."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from filature.kernel.errors import FilatureError
from filature.kernel.state import WATCHER
from filature.server.protocol import AnyCommand, Move, NewTable, NoteInfo, Start
from filature.server.runtime import updates
from filature.server.runtime.subscribers import Viewer
from filature.server.table import entries
from filature.server.table.commands import Caller, channels
from filature.server.table.keys import digest
from filature.server.table.notes import notes_that_count
from filature.server.table.table import REDUCERS
from tests.clauses import clause
from tests.server.tabletop import (
    FEWEST,
    SHORT,
    Json,
    Listener,
    Tabletop,
    a_registry,
    companies,
    key_of,
    live_table,
    lock,
)

# Out of date


def versions(tabletop: Tabletop) -> dict[str, int]:
    return {name: tabletop.table.version(tabletop.seat(name)) for name in tabletop.people}


def first_moves(tabletop: Tabletop) -> dict[str, str]:
    """Something everybody might play who is waited for."""
    return {tabletop.people[seat]: tabletop.match.legal(seat)[0] for seat in tabletop.match.state.turn()}


def test_a_move_decided_on_an_old_or_an_imagined_state_is_refused() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob").start()
    [(name, text)] = first_moves(tabletop).items()
    seen = versions(tabletop)[name]
    assert tabletop.refused(name, "move", text=text, version=seen + 1).code == "stale"
    assert tabletop.refused(name, "move", text=text, version=0).code == "stale"
    tabletop.do(name, "chat", text="Hm.")
    tabletop.do(name, "move", text=text, version=seen)  # talk is no reason to think again
    [(name, text)] = first_moves(tabletop).items()
    assert tabletop.refused(name, "move", text=text, version=seen).code == "stale"


@clause("TS-6.3")
def test_nobodys_sealed_dial_makes_another_dial_late() -> None:
    tabletop = Tabletop("serum", "Ann Bob Cid Dora").start()
    for _ in ("hide", "bug", "dial"):
        seen = versions(tabletop)
        for name, text in first_moves(tabletop).items():
            tabletop.move(name, text, version=seen[name])
    assert tabletop.refused("Ann", "move", text="leave", version=seen["Ann"]).code == "stale"


@clause("DA-5.2.3", "DA-5.5")
def test_nobodys_lock_makes_another_lock_late_not_even_in_a_hush() -> None:
    tabletop, members = companies(discussion_seconds=600)
    seen = versions(tabletop)
    hands = {name: tabletop.update(name)["view"]["hand"][0] for name in tabletop.people}
    for name in (*members["cia"], *members["kgb"]):
        tabletop.move(name, f"lock {hands[name]} Rio", version=seen[name])
    assert tabletop.update(None)["view"]["leg"] == 2
    assert tabletop.refused("Ann", "move", text="draft Rio", version=seen["Ann"]).code == "stale"


@clause("DA-5.2.1")
def test_a_lock_is_taken_back_on_what_was_seen_when_it_was_made() -> None:
    tabletop, members = companies()
    ann, bob = members["cia"][:2]
    lock(tabletop, ann)
    seen = versions(tabletop)[ann]
    lock(tabletop, bob)
    tabletop.move(ann, "unlock", version=seen)
    assert tabletop.seat(ann) in tabletop.match.state.turn()
    assert tabletop.refused(ann, "move", text="draft Rio", version=seen).code == "stale", "that was her own doing"


@clause("DA-10.5")
def test_nobodys_ballot_makes_another_late() -> None:
    tabletop, _ = companies(hush_seconds=0)
    dice = Random(2)
    while tabletop.update(None)["view"]["phase"] != "VOTE":
        tabletop.play_on(dice)
    seen = versions(tabletop)
    for name in tabletop.people:
        tabletop.move(name, "abstain", version=seen[name])
    assert tabletop.table.status == "over"


@clause("SE-6.4")
def test_nobodys_duel_card_makes_the_other_one_late() -> None:
    tabletop = Tabletop("top_secret", "Ann Bob").start()
    dice = Random(0)
    while len(moves := first_moves(tabletop)) < 2 or not all(text.startswith("card") for text in moves.values()):
        tabletop.play_on(dice)
    seen = versions(tabletop)
    for name, text in moves.items():
        tabletop.move(name, text, version=seen[name])


# Late watchers


class Alarms:
    """A clock that is set by hand, and what it will wake, in place of the event loop."""

    def __init__(self, now: int) -> None:
        self.now = now
        self.next: tuple[int, Callable[[], Any]] | None = None

    def call_later(self, seconds: float, act: Callable[[], Any]) -> Any:
        self.next = self.now + round(seconds * 1000), act
        return self

    def cancel(self) -> None:
        self.next = None

    def wait_until(self, time: int) -> None:
        while self.next and self.next[0] <= time:
            self.now, act = self.next
            self.next = None
            act()
        self.now = time


def test_delayed_watchers_see_at_any_time_what_others_saw_so_much_earlier(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock: Json = {"kind": "bank", "seconds": 100, "increment": 3}
    tabletop = Tabletop("double_agents", "Ann Bob Cid Dora Eve -", clock=clock, delay=90)
    alarms = Alarms(tabletop.now)
    monkeypatch.setattr(asyncio, "get_running_loop", lambda: alarms)
    live = live_table(tabletop, lambda: alarms.now)
    watcher = Listener(Viewer(language="en"))
    live.subscribers.add(watcher)
    live.refresh(watcher)

    def follow() -> None:
        alarms.wait_until(tabletop.now)
        written = tabletop.entries[live.table.number :]
        for entry in written:
            live.table.apply(entry)
        live._follow(written)

    tabletop.do("Fay", "sit", name="Fay")
    follow()
    assert watcher.messages[-1]["table"]["seats"][5]["name"] == "Fay", "whoever looks for a chair is told at once"
    begun, lobby = tabletop.now, tabletop.wire(tabletop.table, None, "en")
    tabletop.start()
    earlier: dict[int, bytes] = {}
    compared, dice = 0, Random(5)
    for number in range(120):
        tabletop.play_on(dice, seconds=dice.randrange(5))
        if "table" in channels(tabletop.table, 0):
            tabletop.do("Ann", "chat", text=f"This is number {number}.")
        follow()
        earlier[tabletop.now] = tabletop.wire(tabletop.table, None, "en")
        then = tabletop.now - 90_000
        expected = lobby if then < begun else earlier.get(then)
        if expected:
            compared += 1
            assert updates.encode(live.update(tabletop.viewer(None, "en"), 0)) == expected
    assert compared > 40
    alarms.wait_until(tabletop.now + 90_000)
    heard = [event["number"] for message in watcher.messages for event in message.get("events", [])]
    assert heard == list(range(tabletop.table.version(WATCHER)))


@pytest.mark.anyio
async def test_a_delayed_watcher_who_comes_after_a_restart_is_told_the_end(tmp_path: Path) -> None:
    alone: Json = {"by": "me", "name": "Ann"}
    wishes: Json = {"game": "heimlich", "seats": [alone, alone], "options": {"turn_limit": 1}, "delay": 2}
    async with a_registry(tmp_path) as registry:
        table, key = await registry.open_table(msgspec.convert(wishes, NewTable))
        who = Caller(digest(key))
        live = registry.live_table(table.id)
        await live.submit(Start(), who)
        async with live.locked():
            assert table.match is not None
            state = table.match.state
            [seat] = state.turn()
            move = Move(seat=seat, text=state.write(seat, state.absent(seat)), version=table.version(seat))
        await live.submit(move, who)
    async with a_registry(tmp_path) as registry:
        watcher = Patient(Viewer())
        await registry.attach(table.id, watcher, 0)
        async with asyncio.timeout(30):
            await watcher.told.wait()


class Patient(Listener):
    """Waits for the end of a match."""

    def __init__(self, viewer: Viewer) -> None:
        super().__init__(viewer)
        self.told = asyncio.Event()

    def queue(self, message: bytes) -> None:
        super().queue(message)
        if self.messages[-1].get("table", {}).get("status") == "over":
            self.told.set()


# A table is its log

SHORTEST = SHORT | {"heimlich": {"turn_limit": 4}, "serum": {"turn_limit": 1, "flight_turn_limit": 1}}
PLACES = {game: f"{people} - random" for game, people in FEWEST.items()}
DOING = [command.__struct_config__.tag for command in get_args(AnyCommand)]
"""What somebody may want, beside letting time pass and letting bots move."""
FOR_HOSTS = ("plan", "remove", "close")
CLOCKS = ({"kind": "none"}, {"kind": "move", "seconds": 20}, {"kind": "bank", "seconds": 30, "increment": 2})
CHANNELS = ("table", "watchers", "cia", "kgb")

steps = st.tuples(
    st.sampled_from(["move"] * 12 + ["wait", "bots"] * 3 + DOING), st.integers(0, 11), st.integers(0, 10_000)
)


def wished(tabletop: Tabletop, do: str, seat: int, number: int) -> Json:
    """The facts of a command, some of them nonsense."""
    if do == "move":
        moves = tabletop.match.legal(seat) if tabletop.table.match else []
        version = tabletop.table.version(seat) - (number % 5 == 0)
        return {"text": moves[number % len(moves)] if moves else "end", "version": max(0, version)}
    facts: dict[str, Json] = {
        "sit": {"name": f"Zoe{number % 3}", "key": key_of(f"Zoe{number}")},
        "stand": {"bot": ("", "random", "stockfish")[number % 3]},
        "plan": {"chair": number % 8, "to": {"by": "bot", "bot": "random"} if number > 800 else {"by": "open"}},
        "replace": {"chair": number % 8},
        "phrase": {
            "phrase": ("well-played", "hello", "hm", "i-suspect")[number % 4],
            "facts": {"player": f"p{number % 9}"} if number % 4 == 3 else {},
            "channel": CHANNELS[number % len(CHANNELS)],
        },
        "remove": {"watcher": f"{number:016x}"},
        "chat": {"text": f"Say {number}", "channel": CHANNELS[number % len(CHANNELS)]},
        "note": {"text": "Hm" * (number % 3), **({"marks": {"n": number}} if number % 2 else {})},
    }
    return facts.get(do, {})


def happen(tabletop: Tabletop, do: str, seat: int, number: int) -> None:
    """A step of a course; what is refused has not happened."""
    if do == "wait":
        tabletop.wait(number / 400)
    elif do == "bots":
        tabletop.let_bots_move(Random(number))
    elif do != "close" or number % 20 == 0:
        waiting = tabletop.match.state.turn() if do == "move" and tabletop.table.match else ()
        seat = waiting[seat % len(waiting)] if waiting else seat % len(tabletop.table.chairs)
        who = (
            tabletop.who(tabletop.host)
            if do in ("plan", "remove", "close")
            else Caller(tabletop.table.chairs[seat].key)
        )
        held = {} if do in ("sit", "plan", "remove", "close") else {"seat": seat}
        with suppress(FilatureError):
            done = tabletop.do(who, do, **wished(tabletop, do, seat, number), **held, id=str(number))
            if do == "offer" and number % 2:
                tabletop.do(None, "sit", name="Yves", key=key_of(f"Yves{number}"), link=done.key, id=f"{number} taken")


@pytest.mark.parametrize("game", PLACES)
@settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(before=st.lists(steps, max_size=8), course=st.lists(steps, max_size=60), clock=st.sampled_from(CLOCKS))
@example(before=[], course=[("close", 0, 0)], clock=CLOCKS[0])
def test_a_table_read_from_its_log_tells_everybody_the_same_also_bit_by_bit(
    game: str, before: list[Any], course: list[Any], clock: Json
) -> None:
    tabletop = Tabletop(game, PLACES[game], clock=clock, options=SHORTEST[game])
    for step in before:
        happen(tabletop, *step)
    if tabletop.table.status == "open":
        for seat in range(len(tabletop.table.chairs)):
            happen(tabletop, "plan", seat, 1000 + seat)
        tabletop.start()
    live = live_table(tabletop)
    listeners = [Listener(tabletop.viewer(seat)) for seat in tabletop.table.streams]
    live.subscribers.update(listeners)
    for listener in listeners:
        live.refresh(listener)
    for step in course:
        happen(tabletop, *step)
        for entry in entries.decode(live.id, map(entries.encode, tabletop.entries[live.table.number :])):
            live.table.apply(entry)
        live.publish(live.table.take_change())
    assert tabletop.everything(live.table) == tabletop.everything()
    for listener in (listener for listener in listeners if not listener.closed):
        fresh = Listener(listener.viewer)
        live.refresh(fresh)
        assert known(listener) == known(fresh)


def test_every_entry_of_a_log_has_its_effect_on_the_table() -> None:
    matches = {entries.Started, entries.Played}  # what these bring may have been played already, see Table.apply
    assert {*REDUCERS, *matches} == set(get_args(entries.AnyEntry))


def known(listener: Listener) -> Json:
    """All a listener knows from what they heard: every event, the notes that count, and the newest of everything else
    but the time."""
    whole: Json = {"events": []}
    notes: list[NoteInfo] = []
    for message in listener.messages:
        whole["events"] += message.pop("events", [])
        notes += msgspec.convert(message.pop("notes", []), list[NoteInfo])
        whole |= message
    whole["notes"] = notes_that_count(notes)
    whole.pop("clock", None)
    return whole
