"""The twin test on the wire: change what a listener may not know, and every byte that reaches him stays the same."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from librt.random import Random

from filature.kernel.match import Match
from filature.kernel.state import WATCHER
from filature.server import log, messages, table, telling
from filature.server.rooms import Room
from filature.server.table import FOLLOW, Table
from filature.server.telling import EVERYTHING, Ear
from tests.server import twins
from tests.server.lockstep import Hands, World, a_house, start
from tests.server.twins import (
    Entries,
    Leak,
    answers,
    compare,
    decisions,
    differs,
    ears,
    everything_alike,
    plain,
    table_of,
    tries,
    twin_of,
    written_down,
)

Variant = tuple[str, int, str, dict[str, Any]]

VARIANTS: list[Variant] = [
    ("heimlich", 2, "random", {}),
    ("heimlich", 7, "greedy", {"mode": "advanced"}),
    ("heimlich", 4, "random", {"mode": "advanced", "log": "lastTurn", "reportRule": "free"}),
    ("serum", 3, "greedy", {}),
    ("serum", 6, "random", {"phase5": "sealed", "assist": 2, "dial_guard": "block", "chat": "part1", "timers": 60}),
    ("serum", 4, "random", {"unused_deal": "mixed", "flight_trigger": "automatic", "limits": "30/8"}),
    ("companies", 6, "greedy", {}),
    ("companies", 12, "random", {"dead_drop": "on", "mates_see_choices": True, "history": "off"}),
    ("companies", 7, "random", {"team_assignment": "chosen", "ballots": "secret", "discussion_seconds": 60}),
    ("secrets", 2, "random", {"max_rounds": 20, "resigning": True}),
    ("secrets", 3, "greedy", {"must_use_all": True}),
    ("secrets", 4, "random", {"max_rounds": 12, "bomb_kills_carrier": True, "bonus_shared": True}),
]
"""Each game at its smallest and largest table, with options that hide or tell more."""
MOMENTS, PAIRS, STEPS = 6, 6, 40
NEAR = 20

named = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: f"{variant[0]}-{variant[1]}")


@cache
def match_of(game: str, seats: int, bot: str, options: str) -> Match:
    return twins.play(game, seats, msgspec.json.decode(options), bot, 10**6)


def moments(variant: Variant, dice: random.Random, count: int, delay: int = 0) -> list[Entries]:
    """The log of a match up to some moments: in its beginning, at any time, towards its end."""
    game, seats, bot, options = variant
    entries = written_down(match_of(game, seats, bot, msgspec.json.encode(options).decode()), delay)
    begun = next(number for number, entry in enumerate(entries, 1) if isinstance(entry, log.Started))
    ended = max(number for number, entry in enumerate(entries) if isinstance(entry, log.Played))
    any_time = range(begun, ended + 1)
    stretches = (any_time[:NEAR], any_time, any_time[-NEAR:])
    return [entries[: dice.choice(stretches[number % 3])] for number in range(count)]


def look_around(variant: Variant, count: int) -> Counter[str]:
    """Everything everybody can get, at some moments of a match."""
    dice, seen = random.Random(variant[0]), Counter[str]()
    for entries in moments(variant, dice, count):
        true = table_of(entries)
        listener = dice.choice([WATCHER, *range(variant[1])])
        twin = twin_of(true, listener, Random(dice.getrandbits(32)))
        seen["worlds"] += differs(true, twin)
        seen["messages"] += everything_alike(true, twin, listener, dice)
    return seen


async def play_on(variant: Variant, pairs: int, folder: Path) -> Counter[str]:
    """What somebody hears while a match goes on in two worlds."""
    dice, seen = random.Random(variant[0]), Counter[str]()
    async with a_house(folder) as hands:
        for entries in moments(variant, dice, pairs):
            together = await start(hands, entries, dice.choice([WATCHER, *range(variant[1])]), dice)
            seen += await together.run(STEPS)
    return seen


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


# Watchers who are behind

DELAY = 1


async def stay_behind(variant: Variant, hands: Hands) -> None:
    """Much happens at one table and nothing at another; to a delayed watcher they are the same until it is time."""
    dice = random.Random(variant[0])
    [entries] = moments(variant, dice, 1, DELAY)
    hands.now = entries[-1].at
    one, two = await hands.place(entries), await hands.place(entries)
    await watch(one, two, dice)
    for number in range(5):
        seat = one.state.turn()[0]
        await one.move(seat, dice.choice(one.state.moves(seat)), f"step {number}")
    await one.do(0, messages.Pause(id="pause"))
    await watch(one, two, dice)
    hands.now += 1000 * DELAY
    for world in (one, two):
        await world.do(0, messages.Note(id="note", text="it is time"))
    assert one.heard() != two.heard()


async def watch(one: World, two: World, dice: random.Random) -> None:
    """Come and ask, talk and listen, at both tables."""
    asked, wanted = tries(one.table, two.table, WATCHER, dice)
    say = messages.Say(id=f"say {dice.random()}", text="Who is it?", channel="watchers")
    told = []
    for world in (one, two):
        done = [await world.do(WATCHER, say, "Somebody")]
        await world.come(WATCHER, 0)
        async with world.house.visit(world.table.id) as room:
            for ear in ears(WATCHER):
                done.append(telling.encode(room.news(ear, 0, world.house.now(), EVERYTHING)))
                done += [answer for _, answer in answers(room.table_for(ear), ear, asked)]
                done += [answer for _, answer in decisions(room.table, ear, wanted)]
        told.append(plain(b"\n".join(done), world.table) + world.heard())
    compare(told[0], told[1], "what a delayed watcher is told")


@pytest.mark.anyio
@pytest.mark.parametrize("variant", VARIANTS[::3], ids=lambda variant: variant[0])
async def test_a_delayed_watcher_learns_nothing_before_his_time(variant: Variant, tmp_path: Path) -> None:
    async with a_house(tmp_path) as hands:
        await stay_behind(variant, hands)


# The test can fail


def watchers_in_a_seat(patch: pytest.MonkeyPatch) -> None:
    """Watchers are shown what the first seat sees."""
    true = telling.update

    def update(table: Table, ear: Ear, *rest: Any) -> Any:
        return true(table, msgspec.structs.replace(ear, seat=max(ear.seat, 0)), *rest)

    patch.setattr(telling, "update", update)


def talkative_refusals(patch: pytest.MonkeyPatch) -> None:
    """A refusal tells the whole position."""
    true = telling.refusal

    def refusal(error: Any, *rest: Any, table: Any = None, **more: Any) -> Any:
        said = true(error, *rest, table=table, **more)
        return msgspec.structs.replace(said, facts={"position": table.match.state.dump()}) if table else said

    patch.setattr(telling, "refusal", refusal)


def prophetic_drafts(patch: pytest.MonkeyPatch) -> None:
    """A draft is played out with the true dice."""

    def draft(match: Match, seat: int, speaker: Any, text: str) -> Any:
        trial = match.copy()
        trial.play(seat, *speaker.understand(trial.state, seat, text))
        trial.settle()
        return [speaker.event(event) for _, event in trial.heard(seat)], []

    patch.setattr(telling, "_draft", draft)


def one_log_for_all(patch: pytest.MonkeyPatch) -> None:
    """Who asks for the log is read everybody's."""
    patch.setattr(Match, "heard", lambda match, seat, since=0: list(enumerate(match.events)))


def common_numbers(patch: pytest.MonkeyPatch) -> None:
    """Updates are numbered by all that happened at the table."""
    patch.setattr(Table, "version", lambda table, seat: len(table.match.events))


def needless_messages(patch: pytest.MonkeyPatch) -> None:
    """Everybody gets a message whenever something was played, though it shows him nothing new."""
    true = Room._give

    def give(room: Room, listener: Any, *rest: Any) -> None:
        listener.view = b""
        true(room, listener, *rest)

    patch.setattr(Room, "_give", give)


def whispers_for_all(patch: pytest.MonkeyPatch) -> None:
    """What is said in one company is heard in the other."""
    true = FOLLOW[log.Said]
    patch.setitem(FOLLOW, log.Said, lambda table, said: true(table, msgspec.structs.replace(said, to=None)))


def notes_noticed(patch: pytest.MonkeyPatch) -> None:
    """Everybody is told that somebody wrote a note."""
    true = FOLLOW[log.Noted]

    def noted(table: Table, entry: log.Noted) -> None:
        true(table, entry)
        table.change.noted |= set(table.streams)

    patch.setitem(FOLLOW, log.Noted, noted)


def telltale_clocks(patch: pytest.MonkeyPatch) -> None:
    """Whoever makes a step gets new time for the next, though nobody saw the step."""
    patch.setattr(table, "_asked_anew", lambda before, after, mover, late: (mover,) if mover in after.turn() else ())


def spoilt_choices(patch: pytest.MonkeyPatch) -> None:
    """A secret choice makes the others' decisions stale."""
    patch.setattr(table, "_asked_anew", lambda before, after, *_: after.turn())


def watchers_of_today(patch: pytest.MonkeyPatch) -> None:
    """Delayed watchers look at the table of now."""
    patch.setattr(Room, "table_for", lambda room, ear: room.table)


Spoil = Callable[[pytest.MonkeyPatch], None]


def spoils(*spoils: Spoil) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("spoil", spoils, ids=lambda spoil: spoil.__name__)


@spoils(watchers_in_a_seat, talkative_refusals, prophetic_drafts, one_log_for_all, common_numbers)
def test_a_leak_in_an_answer_is_found(spoil: Spoil, monkeypatch: pytest.MonkeyPatch) -> None:
    spoil(monkeypatch)
    with pytest.raises(Leak):
        look_around(VARIANTS[1], 30)


@pytest.mark.anyio
@spoils(needless_messages, whispers_for_all, notes_noticed, telltale_clocks, spoilt_choices)
async def test_a_leak_in_the_course_of_a_match_is_found(
    spoil: Spoil, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    spoil(monkeypatch)
    with pytest.raises(Leak):
        await play_on(VARIANTS[7], 30, tmp_path)


@pytest.mark.anyio
@spoils(watchers_of_today)
async def test_a_leak_to_delayed_watchers_is_found(
    spoil: Spoil, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    spoil(monkeypatch)
    async with a_house(tmp_path) as hands:
        with pytest.raises(Leak):
            await stay_behind(VARIANTS[0], hands)
