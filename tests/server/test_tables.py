"""Around the table: it is opened, people sit down, leave and come back, and meet again for a rematch."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from filature.games import catalogue
from filature.kernel.errors import FilatureError
from filature.language import Speaker
from filature.server.errors import UnknownTable
from filature.server.protocol import AnyCommand, Chat, NewTable
from filature.server.runtime.registry import Registry
from filature.server.runtime.subscribers import Viewer
from filature.server.table.commands import Caller
from filature.server.table.keys import digest
from tests.server.tabletop import NOON, SHORT, Json, Listener, Tabletop, a_registry, key_of


@pytest.fixture
async def registry(tmp_path: Path) -> AsyncIterator[Registry]:
    async with a_registry(tmp_path, lambda: NOON) as registry:
        yield registry


def chairs(tabletop: Tabletop) -> list[str]:
    """Who is to be seen on each chair."""
    return [f"{seat.name}/{seat.bot}" if seat.bot else seat.name or "-" for seat in tabletop.table.info().seats]


# Opening


def test_a_table_is_as_its_host_wants_it() -> None:
    wishes: Json = {
        "options": {"mode": "advanced"},
        "public": True,
        "delay": 60,
        "clock": {"kind": "bank", "seconds": 300, "increment": 5},
        "pace": "instant",
        "hints": True,
        "chat": "phrases",
    }
    tabletop = Tabletop("heimlich", "Ann - greedy", **wishes)
    info: Json = msgspec.to_builtins(tabletop.table.info())
    assert {name: info[name] for name in wishes} == {**wishes, "options": {**info["options"], "mode": "advanced"}}
    assert chairs(tabletop) == ["Ann", "-", "Mrs Bonbon/greedy"]
    assert info["status"] == "open"
    assert len(info["seal"]) == 64


OTHER = {"by": "open"}
UNWANTED: dict[str, Json] = {
    "unknown-game": {"game": "chess"},
    "bad-seats": {"seats": [OTHER]},
    "unknown-option": {"options": {"colour": "red"}},
    "bad-option": {"options": {"mode": "hard"}},
    "wrong-colours": {"options": {"colours": ["red"]}},
    "unknown-bot": {"seats": [OTHER, OTHER, {"by": "bot", "bot": "stockfish"}]},
    "bad-name": {"seats": [OTHER, OTHER, {"by": "me", "name": " \u200b "}]},
    "delay-without-watchers": {"watchers": False, "delay": 10},
    "hints-forget": {"hints": True, "options": {"full_log": False}},
}


@pytest.mark.anyio
@pytest.mark.parametrize("code", UNWANTED)
async def test_a_table_that_cannot_be_is_refused_and_nothing_is_kept(registry: Registry, code: str) -> None:
    usual: Json = {"game": "heimlich", "seats": [OTHER] * 3, "public": True}
    with pytest.raises(FilatureError) as refusal:
        await registry.open_table(msgspec.convert(usual | UNWANTED[code], NewTable))
    assert refusal.value.code == code
    assert await registry.storage.public_tables(10) == []
    await registry.open_table(msgspec.convert(usual, NewTable))
    assert len(await registry.storage.public_tables(10)) == 1


# Sitting down


def test_whoever_comes_gets_the_first_free_chair_or_the_one_he_names() -> None:
    tabletop = Tabletop("heimlich", "Ann - greedy - -")
    tabletop.do("Bob", "sit", name="Bob", seat=4)
    tabletop.do("Cid", "sit", name="Cid")
    tabletop.do("Dora", "sit", name="Dora")
    assert chairs(tabletop) == ["Ann", "Cid", "Mrs Bonbon/greedy", "Dora", "Bob"]
    assert tabletop.refused("Eve", "sit", name="Eve").code == "table-full"


@pytest.mark.parametrize(
    ("language", "taken", "nowhere"),
    [
        ("en", "This chair is taken (p1); free are p2, p4.", "There is no p8 at this table, only p1, p2, p3, p4."),
        ("fr", "Cette chaise est prise (Ann) ; sont libres : p2 et p4.", "Il n’y a pas de p8 à cette table, seulement"),
        (
            "de",
            "Dieser Stuhl ist besetzt (Ann); frei sind p2 und p4.",
            "p8 gibt es an diesem Tisch nicht, nur Ann",
        ),
    ],
)
def test_a_taken_chair_is_told_as_players_count_with_the_free_ones(language: str, taken: str, nowhere: str) -> None:
    tabletop = Tabletop("heimlich", "Ann - greedy -")
    speaker = Speaker(language, tabletop.table.game, names=tabletop.table.names())
    assert speaker.error(tabletop.refused("Bob", "sit", name="Bob", seat=0)) == taken
    assert speaker.error(tabletop.refused("Bob", "sit", name="Bob", seat=7)).startswith(nowhere)


def test_one_key_may_hold_several_seats_and_then_says_which() -> None:
    tabletop = Tabletop("heimlich", "Ann - Bob")
    tabletop.do("Ann", "sit", name="Anna")
    assert tabletop.update(0)["seats"] == [0, 1]
    tabletop.start()
    assert tabletop.refused("Ann", "note", text="whose?").code == "which-seat"
    assert tabletop.refused("Ann", "note", text="not mine", seat=2).code == "foreign-seat"
    tabletop.do("Ann", "note", text="mine", seat=1)
    assert tabletop.update(1)["notes"] == [{"turn": 0, "text": "mine"}]


def test_a_person_without_a_key_is_given_one_once() -> None:
    tabletop = Tabletop("heimlich", "Ann - -")
    key = tabletop.do(None, "sit", name="Bob").key
    assert key is not None
    assert tabletop.table.seats_of(digest(key)) == [1]
    tabletop.do(None, "sit", name="Cid", key=key_of("Cid"))
    assert tabletop.seat("Cid") == 2
    assert key not in repr(tabletop.entries), "only digests are written down"


@pytest.mark.parametrize(
    ("given", "kept"),
    [("  Ann \n Lee ", "Ann Lee"), ("\u202eAnn\x1b[2J", "Ann [2J"), ("Zoé", "Zoé"), ("李", "李")],
)
def test_a_name_is_kept_without_what_could_not_be_seen(given: str, kept: str) -> None:
    tabletop = Tabletop("heimlich", "- - -")
    tabletop.do("Ann", "sit", name=given)
    assert tabletop.table.names()[0] == kept
    for nothing in ("\u2060 \u200b", "\u3164", "\u2800\u2800", "\u0301"):
        assert tabletop.refused("Bob", "sit", name=nothing).code == "bad-name"


def test_namesakes_get_the_number_of_their_seat() -> None:
    tabletop = Tabletop("heimlich", "Ann - - - -")
    for key, name in (("Ann2", "Ann"), ("Ann3", "Ann (1)"), ("Bob", "Bob"), ("Cid", "Cid")):
        tabletop.do(key, "sit", name=name)
    tabletop.start()
    assert tabletop.table.names() == ["Ann (1) (1)", "Ann (2)", "Ann (1) (3)", "Bob", "Cid"]
    tabletop.do("Dora", "sit", name="Bob", link=tabletop.do("Cid", "offer").key)
    assert tabletop.table.names()[3:] == ["Bob", "Bob (5)"]
    assert tabletop.match.names == tuple(tabletop.table.names())


@pytest.mark.parametrize("twin", ["ANN", "An\u200bn", "An\u3164n", "\uff21nn", "Ann\ufe0f"], ids=ascii)
def test_names_that_look_alike_are_told_apart_by_the_number_of_the_seat(twin: str) -> None:
    """SEC-21: they are compared as they look."""
    tabletop = Tabletop("heimlich", "Ann - Cid")
    tabletop.do("Bob", "sit", name=twin)
    tabletop.start()
    first, second, other = tabletop.table.names()
    assert (first, other) == ("Ann (1)", "Cid")
    assert second.endswith(" (2)")


# Leaving


def test_before_the_start_a_chair_that_was_left_is_open_again() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob -")
    tabletop.do("Bob", "stand")
    assert chairs(tabletop) == ["Ann", "-", "-"]
    assert tabletop.refused("Bob", "stand").code == "no-seat"
    tabletop.do("Cid", "sit", name="Cid")
    assert chairs(tabletop) == ["Ann", "Cid", "-"]


def test_without_a_wish_the_usual_bot_of_the_game_stands_in_and_an_unknown_one_is_refused() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob").start()
    assert tabletop.refused("Bob", "stand", bot="stockfish").code == "unknown-bot"
    tabletop.do("Bob", "stand")
    assert chairs(tabletop) == ["Ann", "Bob/normal"]


# Starting


def test_the_host_starts_when_every_chair_is_taken() -> None:
    tabletop = Tabletop("heimlich", "Ann - Bob -")
    assert tabletop.refused("Bob", "start").code == "not-host"
    assert str(tabletop.refused("Ann", "start")) == "Nobody sits here yet: p2, p4. Invite somebody or take a bot."
    assert tabletop.refused("Ann", "move", text="red+1", version=0).code == "not-started"
    tabletop.do("Cid", "sit", name="Cid")
    tabletop.do("Ann", "plan", chair=3, to={"by": "bot", "bot": "random"})
    tabletop.start()
    assert tabletop.table.status == "playing"
    assert tabletop.update("Cid")["view"]["seat"] == 1
    assert tabletop.refused("Ann", "start").code == "already-started"


def test_the_host_plans_the_chairs_nobody_sits_on() -> None:
    tabletop = Tabletop("heimlich", "Ann greedy Bob")
    tabletop.do("Ann", "plan", chair=1, to={"by": "open"})
    assert chairs(tabletop) == ["Ann", "-", "Bob"]
    assert tabletop.refused("Bob", "plan", chair=1, to={"by": "open"}).code == "not-host"
    assert tabletop.refused("Ann", "plan", chair=2, to={"by": "bot", "bot": "random"}).code == "somebody-sits"
    assert tabletop.refused("Ann", "plan", chair=3, to={"by": "open"}).code == "no-such-chair"
    assert tabletop.refused("Ann", "plan", chair=1, to={"by": "bot", "bot": "stockfish"}).code == "unknown-bot"
    tabletop.do("Ann", "plan", chair=1, to={"by": "bot", "bot": "random"})
    assert tabletop.refused("Cid", "sit", name="Cid").code == "table-full"
    tabletop.start()
    assert tabletop.refused("Ann", "plan", chair=1, to={"by": "open"}).code == "already-started"


def test_words_for_the_dice_are_in_the_record() -> None:
    tabletop = Tabletop("heimlich", "Ann - greedy", options=SHORT["heimlich"])
    tabletop.do("Bob", "sit", name="Bob", nonce="sesame")
    tabletop.start().finish()
    seal = tabletop.match.record().dice
    assert seal is not None
    assert seal.nonces == ("sesame",)


# Absence


def test_the_host_alone_lets_a_bot_play_for_somebody_who_may_come_back() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob Cid").start()
    tabletop.do("Ann", "replace", chair=1, bot="random")
    assert chairs(tabletop)[1] == "Bob/random"
    assert tabletop.update("Bob")["view"]["seat"] == 1, "he still sees what his seat sees"
    assert tabletop.refused("Bob", "move", text="red+1", version=0).code == "stand-in-plays"
    assert tabletop.refused("Ann", "replace", chair=1).code == "nobody-plays"
    assert tabletop.refused("Zoe", "sit", name="Zoe").code == "link-needed"
    tabletop.do("Bob", "back")
    assert chairs(tabletop)[1] == "Bob"
    assert tabletop.refused("Bob", "back").code == "seat-is-yours"


def test_everybody_else_together_lets_a_bot_play_for_somebody() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob Cid Dora greedy").start()
    tabletop.do("Bob", "replace", chair=0)
    tabletop.do("Cid", "replace", chair=0)
    assert tabletop.table.info().agreed == {"replace 0": [1, 2]}
    assert tabletop.said("Ann") == "Cid would let a bot play for Ann."
    assert chairs(tabletop)[0] == "Ann"
    tabletop.do("Dora", "replace", chair=0)
    assert chairs(tabletop)[0] == "Ann/normal"
    assert tabletop.table.info().agreed == {}


def test_whoever_leaves_agrees_to_nothing_any_more() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob Cid Dora").start()
    tabletop.do("Bob", "replace", chair=3)
    tabletop.do("Bob", "stand")
    assert tabletop.table.info().agreed == {}
    tabletop.do("Cid", "replace", chair=3)
    assert chairs(tabletop)[3] == "Dora"


def test_anybody_may_leave_his_own_seat_to_a_bot_for_a_while() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob Cid").start()
    tabletop.do("Cid", "replace", chair=2)
    assert chairs(tabletop)[2] == "Cid/normal"
    tabletop.do("Cid", "back")
    assert chairs(tabletop)[2] == "Cid"


# The end of a table


def test_a_closed_table_takes_nothing_more() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob", clock={"kind": "move", "seconds": 10}).start()
    assert tabletop.refused("Bob", "close").code == "not-host"
    tabletop.do("Ann", "close")
    assert tabletop.wait(1000) == []
    commands: dict[str, Json] = {
        "start": {},
        "move": {"text": "red+1", "version": 0},
        "sit": {"name": "Ann"},
        "close": {},
    }
    for do, facts in commands.items():
        assert tabletop.refused("Ann", do, **facts).code == "table-closed"


def test_a_rematch_has_the_same_people_keys_and_bots() -> None:
    wishes: Json = {"options": SHORT["heimlich"], "clock": {"kind": "move", "seconds": 60}, "public": True}
    tabletop = Tabletop("heimlich", "Ann Bob Cid greedy", **wishes).start()
    assert tabletop.refused("Bob", "rematch").code == "not-over"
    tabletop.do("Bob", "replace", chair=1)
    tabletop.do("Cid", "stand", bot="random")
    tabletop.finish()
    assert tabletop.refused("Zoe", "rematch").code == "no-seat"
    decision = tabletop.do("Bob", "rematch")
    assert decision.opening is not None
    assert tabletop.table.info().next == decision.opening[0]
    assert tabletop.refused("Ann", "rematch").facts == {"table": decision.opening[0]}
    rematch = tabletop.next_table(decision)
    assert chairs(rematch) == ["Ann", "Bob", "Captain Zigzag/random", "Mrs Bonbon/greedy"]
    old, new = (msgspec.structs.asdict(table.info()) for table in (tabletop.table, rematch.table))
    changed = {name for name in old if old[name] != new[name]}
    assert changed == {"status", "seats", "seal", "created", "previous", "next", "code"}
    assert new["previous"] == tabletop.table.id
    rematch.start()
    assert rematch.update("Bob")["view"]["seat"] == 1


# Once only


async def sitting(registry: Registry, **wishes: Any) -> str:
    """A table of three with an open chair at least; its host is Ann."""
    me = {"by": "me", "name": "Ann"}
    new: Json = {"game": "heimlich", "seats": [me, OTHER, {"by": "bot", "bot": "random"}], "key": key_of("Ann")}
    table, _ = await registry.open_table(msgspec.convert(new | wishes, NewTable))
    return table.id


async def do(registry: Registry, table: str, name: str | None, do: str, /, **facts: Any) -> Json:
    who = Caller(digest(key_of(name))) if name else Caller()
    done = await registry.live_table(table).submit(msgspec.convert({"do": do, **facts}, AnyCommand), who)
    answer: Json = msgspec.to_builtins(done)
    return answer


@pytest.mark.anyio
async def test_a_repeated_command_is_answered_again_and_not_done_again(registry: Registry) -> None:
    table = await sitting(registry)
    first = await do(registry, table, "Ann", "chat", text="Hello?", id="1")
    assert await do(registry, table, "Ann", "chat", text="Hello?", id="1") == first
    again = await do(registry, table, "Ann", "chat", text="Hello?", id="2")
    assert again["version"] == first["version"] + 1
    async with registry.live_table(table).locked() as seen:
        assert [event.facts["words"] for event in seen.streams[0][-2:]] == ["Hello?", "Hello?"]
    del registry.tables[table]  # so that it is read again, as after a crash
    assert (await do(registry, table, "Ann", "chat", text="Hello?", id="1"))["version"] == again["version"]


@pytest.mark.anyio
async def test_a_refused_command_may_be_tried_again_under_its_id(registry: Registry) -> None:
    table = await sitting(registry)
    with pytest.raises(FilatureError, match="Nobody sits here yet: p2"):
        await do(registry, table, "Ann", "start", id="1")
    await do(registry, table, "Bob", "sit", name="Bob")
    await do(registry, table, "Ann", "start", id="1")
    async with registry.live_table(table).locked() as seen:
        assert seen.status == "playing"


@pytest.mark.anyio
async def test_somebody_who_brings_his_own_key_may_repeat_how_he_sat_down(registry: Registry) -> None:
    table = await sitting(registry, seats=[OTHER] * 4)
    first = await do(registry, table, None, "sit", name="Bob", key=key_of("Bob"), id="1")
    assert first["seat"] == 0
    assert await do(registry, table, None, "sit", name="Bob", key=key_of("Bob"), id="1") == first


@pytest.mark.anyio
async def test_two_strangers_who_number_their_commands_alike_both_get_a_chair(registry: Registry) -> None:
    table = await sitting(registry, seats=[OTHER] * 4)
    answers = [await do(registry, table, None, "sit", name=name, id="1") for name in ("Bob", "Cid")]
    async with registry.live_table(table).locked() as seen:
        assert [seen.seats_of(digest(answer["key"])) for answer in answers] == [[0], [1]]


@pytest.mark.anyio
async def test_a_rematch_is_opened_once_and_may_be_entered(registry: Registry) -> None:
    table = await sitting(registry, seats=[{"by": "me", "name": "Ann"}, OTHER], options={"turn_limit": 1})
    await do(registry, table, "Bob", "sit", name="Bob")
    await do(registry, table, "Ann", "start")
    async with registry.live_table(table).locked() as seen:
        state, version = seen.match.state if seen.match else None, seen.version(0)
        assert state is not None
        seat = state.turn()[0]
        text = state.write(seat, state.absent(seat))
    await do(registry, table, ("Ann", "Bob")[seat], "move", text=text, version=version)
    first = await do(registry, table, "Bob", "rematch", id="1")
    assert await do(registry, table, "Bob", "rematch", id="1") == first
    async with registry.live_table(first["table"]).locked() as seen:
        assert seen.seats_of(digest(key_of("Bob"))) == [1]
        assert seen.info().previous == table


def test_every_game_of_the_house_is_played_here() -> None:
    assert sorted(SHORT) == sorted(catalogue.HOUSE)


@pytest.mark.anyio
async def test_whoever_is_at_a_table_that_was_deleted_is_sent_away(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as registry:
        new = {"game": "heimlich", "seats": [{"by": "me", "name": "Ann"}, {"by": "open"}]}
        table, _ = await registry.open_table(msgspec.convert(new, NewTable))
        ann = Listener(Viewer(0, table.opened.by))
        await registry.attach(table.id, ann, 0)
        assert await registry.storage.purge(open_before=10**15, playing_before=0, over_before=0) == 1
        with pytest.raises(UnknownTable):
            await registry.live_table(table.id).submit(Chat(text="Hello?", seat=0), Caller(table.opened.by))
        assert ann.closed
        assert table.id not in registry.tables
