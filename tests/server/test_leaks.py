"""The twin test on the wire: change what a listener may not know, and every byte that reaches him stays the same."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from filature.analysis import hints
from filature.kernel.match import Match
from filature.kernel.state import State
from filature.language import Speaker
from filature.server.protocol import Done
from filature.server.runtime import live_table, updates
from filature.server.runtime.live_table import LiveTable
from filature.server.runtime.subscribers import Viewer
from filature.server.table import entries
from filature.server.table import table as tables
from filature.server.table.commands import Caller
from filature.server.table.table import REDUCERS, Table
from tests.server.searches import REVEALING, VARIANTS, Variant, look_around, play_on, stay_behind, try_before_buying
from tests.server.twins import Leak

MOMENTS, PAIRS = 6, 6

named = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: f"{variant[0]}-{variant[1]}")


@named
def test_worlds_that_look_alike_to_somebody_answer_him_alike(variant: Variant) -> None:
    seen = look_around(variant, MOMENTS)
    assert seen["worlds"]
    assert seen["messages"] > 100 * MOMENTS


@pytest.mark.anyio
@named
async def test_worlds_that_look_alike_to_somebody_go_on_alike(variant: Variant, tmp_path: Path) -> None:
    seen = await play_on(variant, PAIRS, tmp_path)
    assert seen["moves"]


@pytest.mark.parametrize("variant", REVEALING, ids=lambda variant: f"{variant[0]}-{variant[1]}")
def test_nobody_learns_what_a_move_would_bring_from_what_may_follow_it(variant: Variant) -> None:
    assert try_before_buying(variant)


@pytest.mark.anyio
@pytest.mark.parametrize("variant", VARIANTS[::3], ids=lambda variant: variant[0])
async def test_a_delayed_watcher_learns_nothing_before_his_time(variant: Variant, tmp_path: Path) -> None:
    await stay_behind(variant, tmp_path)


# The test can fail


def watchers_in_a_seat(patch: pytest.MonkeyPatch) -> None:
    """Watchers are shown what the first seat sees."""
    true = updates.for_viewer

    def for_viewer(table: Table, viewer: Viewer, *rest: Any) -> Any:
        return true(table, replace(viewer, seat=max(viewer.seat, 0)), *rest)

    patch.setattr(updates, "for_viewer", for_viewer)


def talkative_refusals(patch: pytest.MonkeyPatch) -> None:
    """A refusal tells the whole position."""
    true = updates.refusal

    def refusal(error: Any, *rest: Any, table: Any = None, **more: Any) -> Any:
        said = true(error, *rest, table=table, **more)
        return msgspec.structs.replace(said, facts={"position": table.match.state.dump()}) if table else said

    patch.setattr(updates, "refusal", refusal)


def prophetic_drafts(patch: pytest.MonkeyPatch) -> None:
    """A draft is played out with the true dice."""

    def draft(match: Match, seat: int, speaker: Any, text: str) -> Any:
        trial = match.copy()
        trial.play(seat, *speaker.understand(trial.state, seat, text))
        trial.settle()
        return [speaker.event(event) for _, event in trial.heard(seat)], []

    patch.setattr(updates, "_preview", draft)


def careless_sequences(patch: pytest.MonkeyPatch) -> None:
    """Several moves in one text are tried one after the other on the true position."""

    def understand(speaker: Any, state: State, seat: int, text: str) -> list[int]:
        trial, moves = state.copy(), []
        for part in text.split(", "):
            for move in trial.read(seat, part):
                trial.play(seat, move)
                moves.append(move)
        return moves

    patch.setattr(Speaker, "understand", understand)


def one_log_for_all(patch: pytest.MonkeyPatch) -> None:
    """Who asks for the log is read everybody's."""
    patch.setattr(Match, "heard", lambda match, seat, since=0: list(enumerate(match.events)))


def neighbours_stand(patch: pytest.MonkeyPatch) -> None:
    """Who somebody is, what they are after and why they wait, is told as the next seat sees it."""
    true = updates._say_where_they_stand

    def say(message: Any, match: Match, view: Any, speaker: Any, playing: bool) -> None:
        true(message, match, match.view((view.seat + 1) % match.seats), speaker, playing)

    patch.setattr(updates, "_say_where_they_stand", say)


def common_numbers(patch: pytest.MonkeyPatch) -> None:
    """Updates are numbered by all that happened at the table."""
    patch.setattr(Table, "version", lambda table, seat: len(table.match.events))


def needless_messages(patch: pytest.MonkeyPatch) -> None:
    """Everybody gets a message whenever something was played, though it shows him nothing new."""
    patch.setattr(live_table, "_is_news", lambda update, subscriber, change: True)


def whispers_for_all(patch: pytest.MonkeyPatch) -> None:
    """What is said in one company is heard in the other."""
    true = REDUCERS[entries.Chatted]
    patch.setitem(REDUCERS, entries.Chatted, lambda table, said: true(table, msgspec.structs.replace(said, to=None)))


def notes_noticed(patch: pytest.MonkeyPatch) -> None:
    """Everybody is told that somebody wrote a note."""
    true = REDUCERS[entries.Noted]

    def noted(table: Table, entry: entries.Noted) -> None:
        true(table, entry)
        table.change.noted |= set(table.streams)

    patch.setitem(REDUCERS, entries.Noted, noted)


def telltale_clocks(patch: pytest.MonkeyPatch) -> None:
    """Whoever makes a step gets new time for the next, though nobody saw the step."""
    patch.setattr(tables, "_asked_anew", lambda before, after, mover, late: (mover,) if mover in after.turn() else ())


def spoilt_choices(patch: pytest.MonkeyPatch) -> None:
    """A secret choice makes the others' decisions stale."""
    patch.setattr(tables, "_asked_anew", lambda before, after, *_: after.turn())


def hints_from_next_door(patch: pytest.MonkeyPatch) -> None:
    """A hint is thought of from what the next seat hears and sees."""
    true = hints._look
    patch.setattr(hints, "_look", lambda match, seat, found: true(match, (seat + 1) % match.seats, found))


def numbers_of_others(patch: pytest.MonkeyPatch) -> None:
    """Whoever asks for something about a seat is answered with its number."""
    true = LiveTable._done

    def done(live: LiveTable, command: Any, caller: Caller, key: str | None = None) -> Done:
        own = true(live, command, caller, key)
        chair = getattr(command, "chair", None)
        return own if chair is None else msgspec.structs.replace(own, version=live.table.version(chair))

    patch.setattr(LiveTable, "_done", done)


def watchers_of_today(patch: pytest.MonkeyPatch) -> None:
    """Delayed watchers look at the table of now."""
    patch.setattr(LiveTable, "table_for", lambda live, seat: live.table)


Spoil = Callable[[pytest.MonkeyPatch], None]


def spoils(*spoils: Spoil) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("spoil", spoils, ids=lambda spoil: spoil.__name__)


@spoils(watchers_in_a_seat, talkative_refusals, prophetic_drafts, one_log_for_all, neighbours_stand, common_numbers)
def test_a_leak_in_an_answer_is_found(spoil: Spoil, monkeypatch: pytest.MonkeyPatch) -> None:
    spoil(monkeypatch)
    with pytest.raises(Leak):
        look_around(VARIANTS[1], 30)


@pytest.mark.anyio
@spoils(needless_messages, whispers_for_all, notes_noticed, telltale_clocks, spoilt_choices, numbers_of_others)
async def test_a_leak_in_the_course_of_a_match_is_found(
    spoil: Spoil, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    spoil(monkeypatch)
    with pytest.raises(Leak):
        await play_on(VARIANTS[7], 60, tmp_path)


@pytest.mark.anyio
@spoils(hints_from_next_door)
async def test_a_leak_in_a_hint_is_found(spoil: Spoil, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    spoil(monkeypatch)
    with pytest.raises(Leak, match="hint"):
        await play_on(VARIANTS[1], 30, tmp_path)


@spoils(careless_sequences)
def test_a_move_that_can_be_tried_before_it_is_played_is_found(spoil: Spoil, monkeypatch: pytest.MonkeyPatch) -> None:
    spoil(monkeypatch)
    with pytest.raises(Leak):
        try_before_buying(VARIANTS[10])


@pytest.mark.anyio
@spoils(watchers_of_today)
async def test_a_leak_to_delayed_watchers_is_found(
    spoil: Spoil, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    spoil(monkeypatch)
    with pytest.raises(Leak):
        await stay_behind(VARIANTS[0], tmp_path)
