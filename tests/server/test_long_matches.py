"""A long match is opened, told in words and read afterwards while others have their turns."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from filature.language import Speaker
from filature.server.effort import STEPS_PER_TURN
from filature.server.jobs.replay import Reading, Replays, check_dice, replay, statistics
from filature.server.protocol import Part
from filature.server.runtime.live_table import create_table
from filature.server.runtime.registry import Registry
from filature.server.runtime.sentences import OVERHEAD, Sentences
from filature.server.runtime.subscribers import Viewer
from filature.server.table import entries
from filature.server.table.keys import new_table_id
from filature.server.table.table import Table
from tests.server.tabletop import Listener, Tabletop, a_registry
from tests.server.turns import Turns

pytestmark = pytest.mark.anyio


def finished(**wishes: Any) -> Tabletop:
    return Tabletop("serum", "Ann Bob Cid Dora", **wishes).start().finish()


async def kept(tabletop: Tabletop, registry: Registry) -> str:
    """The table in the storage, and not in memory."""
    id = new_table_id()
    await create_table(registry.storage, id, tabletop.entries)
    return id


@pytest.fixture
async def registry(tmp_path: Path) -> AsyncIterator[Registry]:
    async with a_registry(tmp_path) as made:
        yield made


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[type, str], Turns]]:
    """Calls of a method, by turn of the event loop."""
    counting: list[Turns] = []

    def count(owner: type, name: str) -> Turns:
        counting.append(turns := Turns())
        method = getattr(owner, name)

        def call(*arguments: Any, **named: Any) -> Any:
            turns.count()
            return method(*arguments, **named)

        monkeypatch.setattr(owner, name, call)
        return turns

    yield count
    for turns in counting:
        turns.stop()


@pytest.mark.parametrize("delay", [0, 60])
async def test_a_long_log_is_followed_a_few_entries_per_turn(
    registry: Registry, counted: Callable[[type, str], Turns], delay: int
) -> None:
    tabletop = finished(delay=delay)
    table = await kept(tabletop, registry)
    followed = counted(Table, "apply")
    listener = Listener(Viewer())
    await registry.attach(table, listener, 0)
    assert followed.handled.total() == len(tabletop.entries) * (2 if delay else 1)
    assert max(followed.handled.values()) <= STEPS_PER_TURN
    assert listener.messages[0]["view"]["outcome"] == tabletop.update(None)["view"]["outcome"]


async def test_all_events_are_put_into_words_a_few_per_turn_and_once(
    registry: Registry, counted: Callable[[type, str], Turns]
) -> None:
    tabletop = finished()
    table = await kept(tabletop, registry)
    said = counted(Speaker, "event")
    for _ in range(2):
        listener = Listener(Viewer(language="de"))
        await registry.attach(table, listener, 0)
        told = listener.messages[0]["events"]
        assert said.handled.total() == len(told) > 5 * STEPS_PER_TURN
    assert max(said.handled.values()) <= STEPS_PER_TURN
    assert told == tabletop.update(None, "de")["events"]


def test_sentences_take_no_more_memory_than_they_may() -> None:
    tabletop = finished()
    told = tabletop.table.told(0)
    sentences = Sentences(most=len(told) * OVERHEAD)
    for language in ("en", "de", "fr", "en"):
        for seat in range(4):
            words = sentences.say(tabletop.table, language, seat, tabletop.table.told(seat))
            assert all(one.said for one in words)
            assert len(sentences._books) <= 2
            kept = [one.said or "" for book in sentences._books.values() for one in book.values()]
            assert sentences._size == len("".join(kept)) + OVERHEAD * len(kept)


@pytest.mark.parametrize(
    ("what", "arguments"),
    [(check_dice, ()), (statistics, ("fr",)), (replay, ("all", "", "de")), (replay, ("1", "", "en"))],
)
async def test_what_is_read_of_a_finished_match_is_read_in_another_process(
    what: Callable[..., Part], arguments: tuple[str, ...], counted: Callable[[type, str], Turns]
) -> None:
    tabletop = finished()
    here = msgspec.json.encode(what(tabletop.table, *arguments))
    log = [entries.encode(entry) for entry in tabletop.entries]
    replays, followed, said = Replays(), counted(Table, "apply"), counted(Speaker, "event")
    try:
        for _ in range(2):
            reading = Reading(tabletop.table.id, len(log), what, arguments, log)
            assert await replays.read(reading, "somebody") == here
    finally:
        await replays.close()
    assert followed.handled.total() == said.handled.total() == 0
