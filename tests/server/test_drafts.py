"""What is chosen on the screen and not played yet: kept until the deadline, shown to mates where the rules allow it."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from filature.kernel.errors import BadNotation
from filature.kernel.match import Match, replay
from filature.kernel.state import WATCHER
from filature.server.errors import NotAllowed
from filature.server.protocol import Draft, NewTable, Start
from filature.server.runtime.registry import Registry
from filature.server.runtime.subscribers import Viewer
from filature.server.table.commands import Caller
from filature.server.table.table import Table
from tests.clauses import clause
from tests.server.postgres import Cluster
from tests.server.tabletop import Listener, Tabletop, a_registry, companies, lock


def hush_kgb(tabletop: Tabletop, members: dict[str, list[str]]) -> None:
    for name in members["cia"]:
        lock(tabletop, name)


def hand(tabletop: Tabletop, name: str) -> list[str]:
    cards: list[str] = tabletop.update(name)["view"]["hand"]
    return cards


@clause("DA-5.6.3")
def test_what_was_chosen_but_not_played_is_kept_at_the_deadline() -> None:
    tabletop, members = companies(hush_seconds=60)
    choosing, idle, _ = members["kgb"]
    lock(tabletop, members["kgb"][2])
    card = hand(tabletop, choosing)[1]
    tabletop.draft(choosing, f"lock {card} Cairo")
    hush_kgb(tabletop, members)
    played = {entry.seat: entry.lines for entry in tabletop.wait(60)}
    p = f"p{tabletop.seat(choosing) + 1}"
    kept = [f"{p} draft {card}", f"{p} draft Cairo", f"{p} late", f"draw {card}", "draw Cairo"]
    assert played[tabletop.seat(choosing)] == kept
    assert played[tabletop.seat(idle)][0].endswith("late")


@clause("DA-5.6.3")
def test_the_record_alone_explains_what_was_kept() -> None:
    tabletop, members = companies(hush_seconds=60)
    name = members["kgb"][0]
    tabletop.draft(name, "draft Cairo")
    hush_kgb(tabletop, members)
    tabletop.wait(60)
    record = tabletop.match.record(open_seed=True)
    assert replay(record, tabletop.table.game).state.dump() == tabletop.match.state.dump()
    again = Table("tabletop22")
    for entry in tabletop.entries:
        again.apply(entry)
    assert tabletop.everything(again) == tabletop.everything()
    assert tabletop.update(None)["view"]["locations"][tabletop.seat(name)] == "Cairo"


def test_a_draft_that_was_taken_back_or_belongs_to_an_earlier_decision_is_not_kept() -> None:
    tabletop, members = companies(hush_seconds=60)
    name, other, third = members["kgb"]
    tabletop.draft(name, f"lock {hand(tabletop, name)[0]} Cairo")
    tabletop.draft(name, "")
    lock(tabletop, other)
    lock(tabletop, third)
    hush_kgb(tabletop, members)
    [late] = tabletop.wait(60)
    assert late.lines[0].endswith("late")
    tabletop.draft(name, "draft Cairo")
    for one in (*members["kgb"], *members["cia"]):
        lock(tabletop, one, "Berlin")
    assert tabletop.update(name)["view"]["draft"] == {"card": None, "destination": None}


@clause("DA-5.2.2", "DA-13 mates_see_destinations", "I10", "I11")
@pytest.mark.parametrize("seen", [True, False])
def test_mates_see_a_drafted_destination_where_the_rules_say_so_and_nobody_else_can_tell(seen: bool) -> None:
    tabletop, members = companies(mates_see_destinations=seen)
    name, mate, _ = members["cia"]
    others = [None, *members["kgb"], *([] if seen else members["cia"][1:])]
    before = {other: tabletop.wire(tabletop.table, other, "en") for other in others}
    card = hand(tabletop, name)[0]
    tabletop.draft(name, f"lock {card} Berlin")
    assert tabletop.update(name)["view"]["draft"] == {"card": card, "destination": "Berlin"}
    assert tabletop.update(mate)["view"]["mates"] == ({f"p{tabletop.seat(name) + 1}": "Berlin"} if seen else {})
    assert {other: tabletop.wire(tabletop.table, other, "en") for other in others} == before


async def begin(registry: Registry, game: str, people: int, **options: Any) -> tuple[Table, Match, Caller]:
    """A match of people who share one key."""
    seats = [{"by": "me", "name": f"P{number}"} for number in range(people)]
    table, _ = await registry.open_table(msgspec.convert({"game": game, "seats": seats, "options": options}, NewTable))
    who = Caller(table.opened.by)
    await registry.live_table(table.id).submit(Start(), who)
    assert table.match is not None
    return table, table.match, who


@pytest.mark.anyio
async def test_a_draft_makes_no_entry_no_version_and_no_message_for_enemies(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as registry:
        table, match, who = await begin(registry, "double_agents", 6, mates_see_destinations=True)
        view: Any = match.view(WATCHER)
        members = view.companies[0].members
        listeners = [Listener(Viewer(seat, who.key)) for seat in range(6)]
        for listener in listeners:
            await registry.attach(table.id, listener, 0)
        for listener in listeners:
            listener.messages.clear()
        before = table.number, [table.version(seat) for seat in range(6)]
        kept = await registry.answer(table.id, Viewer(members[0], who.key), Draft(text="draft Rio"))
        assert kept.moves == ["draft Rio"]
        assert (table.number, [table.version(seat) for seat in range(6)]) == before
        assert [seat for seat in range(6) if listeners[seat].messages] == list(members)


@pytest.mark.anyio
async def test_nothing_is_kept_of_watchers_of_nonsense_and_in_games_without_drafts(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as registry:
        table, match, who = await begin(registry, "heimlich", 2)
        [seat] = match.state.turn()
        text = match.legal(seat)[0]
        assert (await registry.answer(table.id, Viewer(seat, who.key), Draft(text=text))).moves == []
        with pytest.raises(BadNotation):
            await registry.answer(table.id, Viewer(seat, who.key), Draft(text="xyzzy"))
        with pytest.raises(NotAllowed, match="nothing to decide"):
            await registry.answer(table.id, Viewer(), Draft(text=text))


@pytest.mark.anyio
async def test_another_process_knows_a_draft_too(cluster: Cluster, tmp_path: Path) -> None:
    database = cluster.new_database()
    async with a_registry(tmp_path, database=database) as one, a_registry(tmp_path, database=database) as other:
        table, _, who = await begin(one, "double_agents", 6)
        there = Listener(Viewer(0, who.key))
        await other.attach(table.id, there, 0)
        await one.answer(table.id, Viewer(0, who.key), Draft(text="draft Rio"))
        await there.until(lambda update: update["view"]["draft"]["destination"] == "Rio")
