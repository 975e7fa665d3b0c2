"""When a match is over: who may read what of it, and that nothing else shows, not even that it was there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from filature.games import catalogue
from filature.kernel.dice import FairDice
from filature.kernel.errors import FilatureError
from filature.kernel.match import Match, replay_line, seat_of
from filature.kernel.state import WATCHER
from filature.server.jobs import replay as replays
from filature.server.protocol import TableEvent
from filature.server.runtime import updates
from filature.server.runtime.subscribers import Viewer
from filature.server.runtime.updates import EVERYTHING
from filature.server.table import entries
from filature.server.table.table import Table
from tests.clauses import clause
from tests.games.cases import CASES
from tests.server.asking import NOW
from tests.server.twins import SEED, key_of, play, table_of, written_down

GAMES = {name: case.lively for name, case in CASES.items()}
SEALED: list[dict[str, Any]] = [{"post_game_replay": False}, {"ballots": "secret"}]
"""Tables of `double_agents` that agreed never to tell everything."""


def finished(game: str, seats: int, options: dict[str, Any]) -> Table:
    """A table after a match in which everybody wrote notes."""
    written = written_down(play(game, seats, options, "random"))
    written += [entries.Noted(at=0, seat=seat, turn=1, text=f"a note of {seat}") for seat in range(seats)]
    return table_of(written)


def refusal(ask: Callable[..., Any], *details: Any) -> str:
    with pytest.raises(FilatureError) as refused:
        ask(*details)
    return refused.value.code


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_shows_its_eyes_what_they_were_told_and_no_more(game: str) -> None:
    table = finished(game, *GAMES[game])
    assert table.match is not None
    for seat in (WATCHER, *range(table.match.seats)):
        shown = replays.replay(table, "watcher" if seat == WATCHER else str(seat), "", "en")
        heard = [told for told in table.streams[seat] if not isinstance(told, TableEvent)]
        assert [(event.kind, event.facts) for beat in shown.beats for event in beat.events] == [
            (event.kind, event.facts) for event in heard
        ]
        assert {choice.seat for beat in shown.beats for choice in beat.choices} <= {seat}
        assert {known.seat for beat in shown.beats for known in beat.known} <= {seat} - {WATCHER}
        assert shown.beats[-1].view == msgspec.to_builtins(table.match.view(seat))
        assert all(beat.view["seat"] == seat for beat in shown.beats)
        assert all(event.to is None for beat in shown.beats for event in beat.events)
        assert not shown.notes


@pytest.mark.parametrize("game", GAMES)
def test_notes_are_read_by_their_author_only(game: str) -> None:
    table = finished(game, *GAMES[game])
    for reader in ("", key_of(0), key_of(1)):
        kept = replays.record(table, reader) + "".join(
            updates.encode(replays.replay(table, eyes, reader, "en")).decode() for eyes in ("0", "all")
        )
        assert [f"a note of {seat}" in kept for seat in (0, 1)] == [reader == key_of(0), reader == key_of(1)]


def test_whoever_sits_down_on_a_chair_does_not_find_the_notes_of_the_one_who_left() -> None:
    written = written_down(play("heimlich", 3, {}, "random", 3))
    left = entries.Stood(at=10, by=key_of(1), seat=1, bot="random")
    sat = entries.Sat(at=11, seat=1, name="New", key=key_of(1, "of somebody else"))
    note = entries.Noted(at=9, seat=1, turn=0, text="I am violet")
    table = table_of([*written, note, left, sat])
    update = updates.for_viewer(table, Viewer(1, sat.key), 0, NOW, EVERYTHING)
    assert update.notes == []
    assert update.view, "the seat itself, with all it knows, is his"


@clause("DA-13 post_game_replay")
@pytest.mark.parametrize("options", SEALED, ids=lambda options: next(iter(options)))
def test_a_table_that_never_tells_keeps_its_record_its_dice_and_the_eyes_of_others(options: dict[str, Any]) -> None:
    table = finished("double_agents", 6, options)
    assert refusal(replays.record, table, key_of(0)) == "never-revealed"
    assert refusal(replays.check_dice, table) == "never-revealed"
    assert refusal(replays.replay, table, "all", key_of(0), "en") == "never-revealed"
    assert refusal(replays.replay, table, "1", key_of(0), "en") == "never-revealed"
    assert replays.replay(table, "0", key_of(0), "en").notes


@clause("DA-13 post_game_replay", "DA-5.2.1")
def test_a_table_that_never_tells_does_not_tell_how_often_somebody_changed_his_mind() -> None:
    match = play("double_agents", 6, SEALED[0], "greedy")
    straight, wavering = (table_of(written_down(each)) for each in (match, with_drafts_of(0, match)))
    assert straight.match is not None
    assert wavering.match is not None
    assert len(wavering.match.moves) > len(straight.match.moves)
    for eyes in ("watcher", "1"):
        key = "" if eyes == "watcher" else key_of(int(eyes))
        one, two = (updates.encode(replays.replay(table, eyes, key, "fr").beats) for table in (straight, wavering))
        assert one == two
    one, two = (updates.encode(replays.statistics(table, "de")) for table in (straight, wavering))
    assert one == two


def with_drafts_of(seat: int, match: Match) -> Match:
    """The same match; but before each lock this seat drafts something else."""
    other = Match(catalogue.game("double_agents"), match.seats, match.options, dice=FairDice(bytes.fromhex(SEED)))
    for line in match.moves:
        if seat_of(line) == seat and " lock " in line:
            other.perform(seat, next(text for text in other.legal(seat) if text.startswith("draft")))
        replay_line(other, line, sealed=True)
    return other


@pytest.mark.parametrize("game", GAMES)
def test_before_the_end_everybody_is_refused_alike(game: str) -> None:
    seats, options = GAMES[game]
    table = table_of(written_down(play(game, seats, options, "random", 3)))
    for key in ("", key_of(0)):
        codes = {refusal(replays.replay, table, eyes, key, "en") for eyes in ("all", "watcher", "0", "1")}
        codes |= {refusal(replays.record, table, key), refusal(replays.check_dice, table)}
        assert codes | {refusal(replays.statistics, table, "en")} == {"not-over-yet"}
