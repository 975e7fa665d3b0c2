"""SEC-6: nobody looks into another's hand. A chair changes hands only by its holder's own link, which works once."""

from __future__ import annotations

from contextlib import suppress
from itertools import combinations, product
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from filature.kernel.errors import FilatureError
from filature.server import protocol
from filature.server.auth import viewer_of
from filature.server.errors import BadKey
from filature.server.jobs import replay as replays
from filature.server.protocol import AnyCommand, NewTable
from filature.server.table import entries
from filature.server.table.commands import Caller
from filature.server.table.keys import digest
from filature.server.table.table import Table
from tests.server.tabletop import SHORT, SIX, Json, Listener, Tabletop, a_registry, companies, key_of, live_table, lock

PLACES = {"double_agents": SIX}


def begun(game: str = "heimlich") -> Tabletop:
    return Tabletop(game, PLACES.get(game, "Ann Bob Cid"), options=SHORT[game]).start()


def offered(tabletop: Tabletop, name: str = "Bob") -> str:
    """The secret of somebody's link."""
    secret = tabletop.do(name, "offer").key
    assert secret is not None
    return secret


# A chair that was left


@pytest.mark.parametrize("game", SHORT)
def test_a_chair_left_in_a_match_goes_to_a_bot_and_to_nobody_with_the_invitation(game: str) -> None:
    tabletop = begun(game)
    tabletop.do("Bob", "stand", bot="random")
    chair = tabletop.table.info().seats[1]
    assert (chair.by, chair.name, chair.bot) == ("bot", "Bob", "random")
    for who in ("Ann", "Cid", "Zoe", None):
        for seat in (None, 1):
            assert tabletop.refused(who, "sit", name="Zoe", seat=seat).code == "link-needed"
    assert tabletop.refused("Bob", "move", text="end", version=0).code == "no-seat"


@pytest.mark.parametrize("game", SHORT)
def test_whoever_has_the_link_takes_over_the_hand_without_the_notes(game: str) -> None:
    tabletop = begun(game)
    tabletop.do("Bob", "note", text="I trust nobody", marks={"Ann": "red"})
    link, view = offered(tabletop), tabletop.update(1)["view"]
    tabletop.do("Bob", "stand", bot="random")
    tabletop.do("Zoe", "sit", name="Zoe", link=link)
    told = tabletop.update("Zoe")
    assert (told["seat"], told["view"]) == (1, view)
    assert told["notes"] == [], "notes are their writer's"
    assert tabletop.match.names[1] == tabletop.table.names()[1] == "Zoe"
    assert tabletop.table.info().seats[1].bot == ""


def test_the_notes_of_whoever_had_the_chair_are_not_in_anybodys_record() -> None:
    tabletop = begun()
    tabletop.do("Bob", "note", text="I trust nobody")
    tabletop.hand_over("Bob", "Zoe")
    tabletop.do("Zoe", "note", text="I do")
    tabletop.finish()
    for name in ("Ann", "Bob", "Cid", "Zoe"):
        key = digest(key_of(name))
        told = replays.record(tabletop.table, key) + repr(replays.replay(tabletop.table, "1", key, "en"))
        assert "I trust nobody" not in told
        assert ("I do" in told) == (name == "Zoe")


# The host


def test_no_command_of_the_host_opens_another_hand_in_a_match() -> None:
    """Whatever he sends, with keys of his own choice and about any chair, he holds his own seat alone."""
    tabletop = begun()
    own = key_of("second_key_of_Ann")
    facts: Json = {"name": "Ann", "key": own, "link": own, "chair": 1, "seat": 1, "bot": "random", "text": "hm"}
    facts |= {"to": {"by": "open"}, "version": 0}
    callers, carried_out = (tabletop.who("Ann"), Caller(digest(own)), Caller()), set()
    for command in get_args(AnyCommand):
        known = {field.name for field in msgspec.structs.fields(command)} & facts.keys()
        wishes = [chosen for size in range(len(known) + 1) for chosen in combinations(sorted(known), size)]
        for who, wish in product(callers, wishes if command not in (protocol.Close, protocol.Stand) else []):
            with suppress(FilatureError, msgspec.ValidationError):
                tabletop.do(who, command.__struct_config__.tag, **{name: facts[name] for name in wish})
                carried_out.add(command)
            assert tabletop.table.seats_of(digest(key_of("Ann"))) == [0]
            assert tabletop.table.seats_of(digest(own)) == []
    assert {protocol.Offer, protocol.Replace} <= carried_out
    assert tabletop.seat("Bob") == 1


def test_there_is_no_new_key_for_a_chair_any_more() -> None:
    with pytest.raises(msgspec.ValidationError, match="rekey"):
        msgspec.convert({"do": "rekey", "chair": 1, "key": key_of("second_key_of_Ann")}, AnyCommand)


def test_a_table_where_a_host_gave_a_new_key_once_can_still_be_read() -> None:
    tabletop = begun()
    old = entries.Rekeyed(at=tabletop.now, by=digest(key_of("Ann")), seat=1, key=digest(key_of("Bobby")))
    log = [*map(entries.encode, [*tabletop.entries, old])]
    table = Table("tabletop22")
    for entry in entries.decode(table.id, log):
        table.apply(entry)
    assert table.seats_of(digest(key_of("Bobby"))) == [1]


def test_before_the_match_the_host_frees_a_chair_and_everybody_is_told() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob -")
    tabletop.do("Bob", "note", text="I trust nobody")
    bob = Listener(tabletop.viewer("Bob"))
    live = live_table(tabletop)
    live.subscribers.add(bob)
    assert tabletop.refused("Bob", "plan", chair=0, to={"by": "open"}).code == "not-host"
    assert tabletop.refused("Ann", "plan", chair=1, to={"by": "bot", "bot": "random"}).code == "somebody-sits"
    live.table.apply(tabletop.do("Ann", "plan", chair=1, to={"by": "open"}).entries[0])
    live.publish(live.table.take_change())
    assert bob.closed
    assert tabletop.said("Ann") == "The host frees the chair of Bob."
    with pytest.raises(BadKey):
        viewer_of(tabletop.table, digest(key_of("Bob")), None, None)
    tabletop.do("Zoe", "sit", name="Zoe")
    assert tabletop.update("Zoe")["notes"] == []
    tabletop.do("Cid", "sit", name="Cid")
    tabletop.start()
    assert tabletop.refused("Ann", "plan", chair=1, to={"by": "open"}).code == "already-started"


# The link


def test_a_link_works_once() -> None:
    tabletop = begun()
    link = offered(tabletop)
    tabletop.do("Zoe", "sit", name="Zoe", link=link)
    for who in ("Yves", "Bob", "Ann", None):
        assert tabletop.refused(who, "sit", name="Yves", link=link).code == "void-link"
    assert tabletop.refused("Bob", "chat", text="Still here?").code == "no-seat"


def test_a_new_link_makes_the_last_one_void_and_its_owner_can_take_it_back() -> None:
    tabletop = begun()
    assert tabletop.refused("Bob", "withdraw").code == "not-offered"
    old, new = offered(tabletop), offered(tabletop)
    assert tabletop.refused("Zoe", "sit", name="Zoe", link=old).code == "void-link"
    tabletop.do("Bob", "withdraw")
    assert tabletop.refused("Zoe", "sit", name="Zoe", link=new).code == "void-link"
    assert tabletop.said("Cid") == "Bob keeps the chair; the link is void."


@pytest.mark.parametrize("end", ["over", "closed"])
def test_a_link_is_void_when_the_match_is_over(end: str) -> None:
    tabletop = begun()
    link = offered(tabletop)
    if end == "over":
        tabletop.finish()
    else:
        tabletop.do("Ann", "close")
    assert tabletop.refused("Zoe", "sit", name="Zoe", link=link).code in ("match-over", "table-closed")
    assert not any(seat.offered for seat in tabletop.table.info().seats)
    assert tabletop.refused("Bob", "offer").code in ("match-over", "table-closed")


def test_only_the_holder_offers_a_chair_and_the_house_draws_the_secret() -> None:
    tabletop = begun()
    assert tabletop.refused("Ann", "offer", seat=1).code == "foreign-seat"
    assert tabletop.refused("Zoe", "offer").code == "no-seat"
    assert {field.name for field in msgspec.structs.fields(protocol.Offer)} == {"id", "seat"}
    links = {offered(tabletop) for _ in range(20)}
    assert len(links) == 20
    assert all(len(link) == 43 for link in links)
    assert not any(link in repr(tabletop.entries) for link in links), "only digests are written down"
    waiting = Tabletop("heimlich", "Ann Bob -")
    assert waiting.refused("Bob", "offer").code == "not-started"


def test_somebody_who_plays_already_cannot_take_a_second_hand() -> None:
    tabletop = begun()
    link = offered(tabletop)
    for who in ("Ann", "Cid", "Bob"):
        assert tabletop.refused(who, "sit", name="Zoe", link=link).code == "two-hands"
        assert tabletop.refused(who, "sit", name="Zoe", link=link, key=key_of("another")).code == "two-hands"
        assert tabletop.refused(None, "sit", name="Zoe", link=link, key=key_of(who)).code == "two-hands"


@pytest.mark.parametrize(
    ("language", "before", "then"),
    [
        (
            "en",
            "Bob offers the chair to somebody else, who may take it over by a link.",
            "Zoe takes over the chair of Bob.",
        ),
        (
            "fr",
            "Bob propose sa chaise à quelqu’un d’autre, qui peut la reprendre par un lien.",
            "Zoe remplace Bob.",
        ),
        (
            "de",
            "Bob bietet den Stuhl jemand anderem an; mit einem Link kann er übernommen werden.",
            "Zoe übernimmt den Stuhl von Bob.",
        ),
    ],
)
def test_everybody_is_told_before_a_chair_changes_hands_and_when_it_does(language: str, before: str, then: str) -> None:
    tabletop = begun()
    link = offered(tabletop)
    for listener in ("Ann", "Bob", "Cid", None):
        assert tabletop.said(listener, language) == before
    assert [seat.offered for seat in tabletop.table.info().seats] == [False, True, False]
    tabletop.do("Zoe", "sit", name="Zoe", link=link)
    for listener in ("Ann", "Zoe", "Cid", None):
        assert tabletop.said(listener, language) == then
    assert not any(seat.offered for seat in tabletop.table.info().seats)


def test_whoever_had_the_chair_is_sent_away_and_sees_nothing_more() -> None:
    tabletop = begun()
    live = live_table(tabletop)
    ann, bob = (Listener(tabletop.viewer(name)) for name in ("Ann", "Bob"))
    live.subscribers.update([ann, bob])
    offer = tabletop.do("Bob", "offer")
    live.table.apply(offer.entries[0])
    live.publish(live.table.take_change())
    assert not bob.closed
    live.table.apply(tabletop.do("Zoe", "sit", name="Zoe", link=offer.key).entries[0])
    live.publish(live.table.take_change())
    assert (ann.closed, bob.closed) == (False, True)
    assert live.subscribers == {ann}
    with pytest.raises(BadKey):
        viewer_of(live.table, digest(key_of("Bob")), 1, None)


def test_what_the_one_before_had_in_mind_is_neither_seen_nor_played() -> None:
    tabletop, members = companies()
    leaving = members["cia"][1]
    seat = tabletop.seat(leaving)
    tabletop.draft(leaving, f"lock {tabletop.update(leaving)['view']['hand'][0]} Rio")
    assert tabletop.drafts.moves(tabletop.table, seat)
    version = tabletop.table.version(seat)
    tabletop.hand_over(leaving, "Zoe")
    assert tabletop.drafts.moves(tabletop.table, seat) == []
    assert tabletop.drafts.view(tabletop.table, seat) == tabletop.match.view(seat)
    move = tabletop.match.legal(seat)[0]
    assert tabletop.refused("Zoe", "move", text=move, version=version).code == "stale"
    lock(tabletop, "Zoe")


def test_a_link_brings_a_namesake_his_number() -> None:
    tabletop = begun()
    tabletop.do("Zoe", "sit", name="ANN", link=offered(tabletop))
    assert tabletop.table.names() == ["Ann", "ANN (2)", "Cid"]


def test_whoever_had_the_chair_agrees_to_nothing_any_more() -> None:
    tabletop = begun()
    tabletop.do("Bob", "pause")
    tabletop.hand_over("Bob", "Zoe")
    assert tabletop.table.info().agreed == {}


@pytest.mark.anyio
async def test_a_secret_is_told_once_and_a_chair_is_taken_once_however_often_it_is_asked_for(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as registry:
        seats = [{"by": "me", "name": "Ann"}, {"by": "open"}]
        new = msgspec.convert({"game": "heimlich", "seats": seats, "key": key_of("Ann")}, NewTable)
        table, _ = await registry.open_table(new)

        async def do(name: str, do: str, /, **facts: Any) -> protocol.Done:
            command = msgspec.convert({"do": do, **facts}, AnyCommand)
            return await registry.live_table(table.id).submit(command, Caller(digest(key_of(name))))

        await do("Bob", "sit", name="Bob")
        await do("Ann", "start")
        link = (await do("Bob", "offer", id="1")).key
        assert link
        assert (await do("Bob", "offer", id="1")).key is None
        taken = await do("Zoe", "sit", name="Zoe", link=link, id="2")
        assert (taken.seat, taken.key) == (1, None)
        assert await do("Zoe", "sit", name="Zoe", link=link, id="2") == taken
