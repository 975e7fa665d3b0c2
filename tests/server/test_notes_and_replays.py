"""Private notes; and what can be read when a match is over: the record, the replay, the dice, the figures."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from random import Random

import msgspec
import pytest

from filature.games import catalogue
from filature.kernel.errors import FilatureError
from filature.kernel.match import verify
from filature.kernel.record import read_record
from filature.language.default_help import help_of
from filature.server.jobs import replay as replays
from filature.server.table.keys import digest
from tests.clauses import clause
from tests.server.tabletop import FEWEST, SHORT, Tabletop, companies, key_of

PLACES = {game: people if len(people.split()) > 2 else f"{people} greedy" for game, people in FEWEST.items()}


def finished(game: str = "heimlich", **options: object) -> Tabletop:
    return Tabletop(game, PLACES[game], options=SHORT[game] | options).start().finish()


def key(name: str) -> str:
    return digest(key_of(name))


# Notes


def test_notes_are_kept_by_turn_and_told_to_their_writer_only() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob")
    tabletop.do("Ann", "note", text="  Bob looks nervous. ")
    tabletop.start()
    tabletop.do("Ann", "note", marks={"orange": "Bob?"})
    dice = Random(0)
    while tabletop.match.state.turn_number() < 3:
        tabletop.play_on(dice, seconds=0)
    tabletop.do("Ann", "note", text="Sure now.", marks={"orange": "Bob!", "red": ["me"]})
    assert tabletop.update("Ann")["notes"] == [
        {"turn": 0, "text": "Bob looks nervous."},
        {"turn": 0, "marks": {"orange": "Bob?"}},
        {"turn": 3, "text": "Sure now.", "marks": {"orange": "Bob!", "red": ["me"]}},
    ]
    assert tabletop.update("Bob")["notes"] == []
    assert tabletop.update(None)["notes"] == []


def test_of_marks_without_words_only_the_last_of_a_turn_are_kept() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob").start()
    for mark in ("no", "maybe"):
        tabletop.do("Ann", "note", marks={"p2 red": mark})
    tabletop.do("Ann", "note", text="Hm.")
    tabletop.do("Ann", "note", marks={"p2 red": "sure"})
    assert tabletop.update("Ann")["notes"] == [
        {"turn": 0, "marks": {"p2 red": "maybe"}},
        {"turn": 0, "text": "Hm."},
        {"turn": 0, "marks": {"p2 red": "sure"}},
    ]


def test_a_note_is_nothing_anybody_else_could_notice() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob").start()
    before = tabletop.wire(tabletop.table, "Bob", "en"), tabletop.wire(tabletop.table, None, "en")
    tabletop.do("Ann", "note", text="Bob is red.")
    assert (tabletop.wire(tabletop.table, "Bob", "en"), tabletop.wire(tabletop.table, None, "en")) == before
    change = tabletop.table.take_change()
    assert change.noted == {0}


def test_an_empty_note_and_a_watchers_note_are_refused() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob").start()
    assert tabletop.refused("Ann", "note", text="  ").code == "empty-note"
    assert tabletop.refused("Zoe", "note", text="Ann is red.").code == "no-seat"


# The record


def test_nothing_can_be_read_before_the_end() -> None:
    for tabletop in (Tabletop("heimlich", "Ann Bob"), Tabletop("heimlich", "Ann Bob").start()):
        reading: list[Callable[[], object]] = [
            partial(replays.record, tabletop.table, key("Ann")),
            partial(replays.replay, tabletop.table, "0", key("Ann"), "en"),
            partial(replays.check_dice, tabletop.table),
            partial(replays.statistics, tabletop.table, "en"),
        ]
        for read in reading:
            with pytest.raises(FilatureError, match="when the match is over"):
                read()


@pytest.mark.parametrize("game", PLACES)
def test_the_record_is_the_whole_match_with_ones_own_notes_and_verifies(game: str) -> None:
    tabletop = Tabletop(game, PLACES[game], options=SHORT[game])
    tabletop.do("Ann", "note", text="Mine.")
    tabletop.do("Bob", "note", text="His.")
    tabletop.start().finish()
    record = read_record(replays.record(tabletop.table, key("Ann")))
    assert record.notes == {"p1": ("1: Mine.",)}
    assert record.names == tuple(tabletop.table.names())
    assert verify(record, catalogue.game(game)).outcome() == tabletop.match.outcome()
    assert read_record(replays.record(tabletop.table, "")).notes == {}


@pytest.mark.parametrize("game", PLACES)
def test_the_dice_are_those_that_were_sealed_before_anybody_sat_down(game: str) -> None:
    tabletop = finished(game)
    verified = replays.check_dice(tabletop.table)
    assert verified.commitment == tabletop.table.info().seal
    assert verified.moves + verified.draws == len(tabletop.match.moves)
    assert verified.draws > 0


@pytest.mark.parametrize("game", ["heimlich", "serum", "double_agents"])
def test_the_figures_are_told_in_everybodys_language(game: str) -> None:
    table = finished(game).table
    english, french, german = (replays.statistics(table, language) for language in ("en", "fr", "de"))
    assert english.figures == french.figures == german.figures != {}
    assert len(english.sentences) == len(french.sentences) == len(german.sentences) > 0
    assert len({*english.sentences, *french.sentences, *german.sentences}) > len(english.sentences)


# The replay


@pytest.mark.parametrize("game", PLACES)
@pytest.mark.parametrize("eyes", ["watcher", "0", "1"])
def test_a_replay_through_somebodys_eyes_is_what_he_heard_and_saw_live(game: str, eyes: str) -> None:
    seat = None if eyes == "watcher" else int(eyes)
    tabletop = Tabletop(game, PLACES[game], options=SHORT[game]).start()
    dice, views = Random(3), []
    while tabletop.table.status == "playing":
        views.append(tabletop.update(seat)["view"])
        tabletop.play_on(dice)
    views.append(tabletop.update(seat)["view"])
    told = [event for event in tabletop.update(seat, "fr")["events"] if not event["kind"].startswith("table-")]
    live = [(event["kind"], event["facts"], event["said"]) for event in told]
    replay = replays.replay(tabletop.table, eyes, "", "fr")
    assert [(e.kind, e.facts, e.said) for beat in replay.beats for e in beat.events] == live
    seen = [msgspec.json.decode(msgspec.json.encode(beat.view)) for beat in replay.beats]
    seen_live = [views.index(view) for view in seen if view in views]
    assert seen_live == sorted(seen_live)
    assert len(seen_live) > 1
    assert seen[-1] == views[-1]
    assert {choice.seat for beat in replay.beats for choice in beat.choices} <= {seat}
    assert {known.seat for beat in replay.beats for known in beat.known} == (set() if seat is None else {seat})


@pytest.mark.parametrize("game", PLACES)
@pytest.mark.parametrize("eyes", ["all", "watcher", "0"])
def test_every_beat_has_something_to_see_and_something_to_hear(game: str, eyes: str) -> None:
    replay = replays.replay(finished(game).table, eyes, "", "de")
    quiet = help_of(catalogue.game(game)).quiet
    for before, beat in pairwise(replay.beats):
        assert beat.view != before.view, beat.number
        assert [event.said for event in beat.events if event.kind not in quiet and event.said], beat.number


@pytest.mark.parametrize("game", PLACES)
def test_the_beats_with_all_secrets_hold_every_move_of_the_record_once(game: str) -> None:
    tabletop = finished(game)
    replay = replays.replay(tabletop.table, "all", "", "en")
    moves = [number for beat in replay.beats for number in range(beat.number, beat.last + 1)]
    assert moves == list(range(len(tabletop.match.moves) + 1))
    assert len(replay.beats) < 0.6 * len(moves)


@pytest.mark.parametrize("game", PLACES)
def test_a_number_leads_to_the_same_moment_through_all_eyes(game: str) -> None:
    table = finished(game).table
    everything, watcher, ann = (replays.replay(table, eyes, "", "en").beats for eyes in ("all", "watcher", "0"))

    def told(beats: list[replays.ReplayBeat], number: int) -> list[tuple[str, object]]:
        beat = next(beat for beat in beats if beat.last >= number)
        return [(event.kind, event.facts) for event in beat.events if not event.private]

    for beat in watcher:
        assert told(everything, beat.number) == told(ann, beat.number) == told(watcher, beat.number)


def test_a_replay_with_all_its_secrets_tells_who_alone_heard_what() -> None:
    replay = replays.replay(finished().table, "all", "", "en")
    private = [event.to for beat in replay.beats for event in beat.events if event.to is not None]
    assert [0] in private
    assert [1] in private
    agents = {known.seat: known.sentences[0] for beat in replay.beats for known in beat.known}
    assert sorted(agents) == [0, 1, 2]
    assert len(set(agents.values())) == 3
    assert all(sentence.startswith("You are ") for sentence in agents.values())


def test_notes_come_with_the_replay_of_ones_own_seat_only() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob", options=SHORT["heimlich"]).start()
    tabletop.do("Ann", "note", text="Mine.")
    tabletop.finish()
    notes = [
        [note.text for note in replays.replay(tabletop.table, eyes, digest(key_of(name)), "en").notes]
        for eyes, name in (("0", "Ann"), ("0", "Bob"), ("1", "Ann"), ("all", "Ann"), ("watcher", "Ann"))
    ]
    assert notes == [["Mine."], [], [], [], []]


def test_a_seat_that_is_not_there_is_told_as_players_count() -> None:
    with pytest.raises(FilatureError, match="There is no p9 at this table, only p1, p2, p3"):
        replays.replay(finished().table, "8", "", "en")


@clause("DA-13 post_game_replay", "I21", "I16", "I18")
def test_where_the_secrets_are_never_told_everybody_may_still_replay_what_he_saw() -> None:
    tabletop, _ = companies(post_game_replay=False, hush_seconds=0)
    tabletop.finish()
    table = tabletop.table
    mine, watched = replays.replay(table, "0", key("Ann"), "en"), replays.replay(table, "watcher", "", "en")
    assert mine.beats[-1].view["hand"] == []
    assert (mine.allowed, watched.allowed) == (["watcher", "0"], ["watcher"])
    reading: list[Callable[[], object]] = [
        partial(replays.replay, table, "0", "", "en"),
        partial(replays.replay, table, "1", key("Ann"), "en"),
        partial(replays.replay, table, "all", key("Ann"), "en"),
        partial(replays.record, table, key("Ann")),
        partial(replays.check_dice, table),
    ]
    for read in reading:
        with pytest.raises(FilatureError, match="never told"):
            read()
