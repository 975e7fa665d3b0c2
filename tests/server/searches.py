"""Four ways to look for a leak, in each game. They raise `Leak` where they find one, and count what they looked at."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from librt.random import Random

from filature.kernel.match import Match
from filature.kernel.state import WATCHER, State
from filature.server import protocol
from filature.server.runtime import updates
from filature.server.table import entries
from filature.server.table.table import Table
from tests.server.asking import TOGETHER, alike, answers, decisions, everything_alike, sensed, tries, viewers
from tests.server.lockstep import World, a_registry, start
from tests.server.twins import Entries, compare, differs, plain, play, position, table_of, twin_of, written_down

Variant = tuple[str, int, str, dict[str, Any]]

VARIANTS: list[Variant] = [
    ("heimlich", 2, "random", {}),
    ("heimlich", 7, "greedy", {"mode": "advanced"}),
    ("heimlich", 4, "random", {"mode": "advanced", "full_log": False, "report_rule": "free"}),
    ("serum", 3, "greedy", {}),
    ("serum", 6, "random", {"phase5": "sealed", "assist": 2, "dial_guard": "block", "decision_seconds": 60}),
    ("serum", 4, "random", {"unused_deal": "mixed", "flight_trigger": "automatic", "turn_limit": 30, "chat": False}),
    ("double_agents", 6, "greedy", {}),
    ("double_agents", 12, "random", {"dead_drop": True, "mates_see_destinations": True, "full_log": False}),
    ("double_agents", 7, "random", {"team_assignment": "chosen", "ballots": "secret", "discussion_seconds": 60}),
    ("top_secret", 2, "random", {"round_limit": 20, "resigning": True}),
    ("top_secret", 3, "greedy", {"must_use_all": True}),
    ("top_secret", 4, "random", {"round_limit": 12, "bomb_kills_carrier": False, "bonus_shared": True}),
]
"""Each game at its smallest and largest table, with options that hide or tell more."""
REVEALING = [VARIANTS[4], VARIANTS[10]]
"""Here somebody finds out by a move what he could not know before it."""
STEPS = 40
NEAR = 20
"""So many entries are the beginning or the end of a log."""
DELAY = 1


@cache
def match_of(game: str, seats: int, bot: str, options: str) -> Match:
    return play(game, seats, msgspec.json.decode(options), bot)


def log_of(variant: Variant, delay: int = 0) -> Entries:
    """The log of a whole match."""
    game, seats, bot, options = variant
    return written_down(match_of(game, seats, bot, msgspec.json.encode(options).decode()), delay)


def moments(variant: Variant, dice: random.Random, count: int, delay: int = 0) -> list[Entries]:
    """The same up to some moments: in its beginning, at any time, towards its end."""
    written = log_of(variant, delay)
    begun = next(number for number, entry in enumerate(written, 1) if isinstance(entry, entries.Started))
    ended = max(number for number, entry in enumerate(written) if isinstance(entry, entries.Played))
    any_time = range(begun, ended + 1)
    stretches = (any_time[:NEAR], any_time, any_time[-NEAR:])
    return [written[: dice.choice(stretches[number % 3])] for number in range(count)]


def look_around(variant: Variant, count: int) -> Counter[str]:
    """Everything everybody can get, at some moments of a match."""
    dice, seen = random.Random(variant[0]), Counter[str]()
    for written in moments(variant, dice, count):
        true = table_of(written)
        listener = dice.choice([WATCHER, *range(variant[1]), *position(true).turn() * 2])  # who is asked can try more
        twin = twin_of(true, listener, Random(dice.getrandbits(32)))
        seen["worlds"] += differs(true, twin)
        seen["messages"] += everything_alike(true, twin, listener, dice)
    return seen


async def play_on(variant: Variant, pairs: int, folder: Path) -> Counter[str]:
    """What somebody hears while a match goes on in two worlds."""
    dice, seen = random.Random(variant[0]), Counter[str]()
    async with a_registry(folder) as own:
        for written in moments(variant, dice, pairs):
            together = await start(own, written, dice.choice([WATCHER, *range(variant[1])]), dice)
            seen += await together.run(STEPS)
    return seen


def try_before_buying(variant: Variant) -> int:
    """Whoever is about to find something out writes what he would do then into the same move; returns how often."""
    dice, tried, true = random.Random(variant[0]), 0, Table("a" * 10)
    for entry in log_of(variant):
        if isinstance(entry, entries.Played):
            seat, text = entry.seat, entry.lines[0].partition(" ")[2]
            twin = twin_of(true, seat, Random(dice.getrandbits(32)))
            worlds = [position(true), position(twin)]
            [move] = worlds[0].read(seat, text)
            if sensed(worlds[0], seat, seat, move) != sensed(worlds[1], seat, seat, move):
                then = [after for world in worlds for after in what_next(world, seat, move, dice)]
                texts = [text, *(f"{text}{by}{after}" for by in TOGETHER for after in then)]
                wanted = [protocol.Move(text=text, version=true.version(seat), seat=seat) for text in texts]
                drafts = [protocol.Preview(text=text) for text in texts]
                alike(true, twin, seat, [(answers, drafts), (decisions, wanted)])
                tried += 1
        true.apply(entry)
    return tried


def what_next(state: State, seat: int, move: int, dice: random.Random) -> list[str]:
    """Some of what this seat could do after a move."""
    after = state.copy()
    after.play(seat, move)
    moves = after.moves(seat)
    return [after.write(seat, then) for then in dice.sample(moves, min(3, len(moves)))]


async def stay_behind(variant: Variant, folder: Path) -> None:
    """Much happens at one table and nothing at another; to a delayed watcher they are the same until it is time."""
    dice = random.Random(variant[0])
    _, written = moments(variant, dice, 2, DELAY)
    async with a_registry(folder) as own:
        own.now = written[-1].at
        one, two = await own.place(written), await own.place(written)
        await watch(one, two, dice)
        for number in range(5):
            seat = one.state.turn()[0]
            going_on = [move for move in one.state.moves(seat) if one.state.write(seat, move) != "resign"]
            await one.move(seat, dice.choice(going_on), f"step {number}")
        await one.do(0, protocol.Pause(id="pause"))
        await watch(one, two, dice)
        own.now += 1000 * DELAY
        for world in (one, two):
            await world.do(0, protocol.Note(id="note", text="it is time"))
        assert one.heard() != two.heard()


async def watch(one: World, two: World, dice: random.Random) -> None:
    """Come and ask, talk and listen, at both tables."""
    asked, wanted = tries(one.table, two.table, WATCHER, dice)
    say = protocol.Chat(id=f"say {dice.random()}", text="Who is it?", channel="watchers")
    told = []
    for world in (one, two):
        done = [await world.do(WATCHER, say, "Somebody")]
        await world.come(WATCHER, 0)
        async with world.live.locked() as table:
            for viewer in viewers(WATCHER):
                done.append(updates.encode(world.live.update(viewer, 0)))
                done += [answer for _, answer in answers(world.live.table_for(viewer.seat), viewer, asked)]
                done += [answer for _, answer in decisions(table, viewer, wanted)]
        told.append(plain(b"\n".join(done), world.table) + world.heard())
    compare(told[0], told[1], "what a delayed watcher is told")
