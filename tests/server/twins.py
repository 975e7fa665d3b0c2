"""Two tables that differ in everything a listener may not know.

A twin is built from a table by changing the seed of the dice, the true position (`State.imagine`), the others' keys and
notes, and what was told to others. Whatever reaches the listener must be the same from both, byte by byte.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Mapping
from typing import Any

import msgspec
from librt.random import Random

from filature.bots import Seated, make
from filature.games import catalogue
from filature.kernel.dice import FairDice
from filature.kernel.match import Match, seat_of
from filature.kernel.state import CHANCE, State
from filature.language.persons import FACES
from filature.server.protocol import BankClock, MoveClock, NoteInfo, OpenSeat
from filature.server.table import entries
from filature.server.table.keys import digest
from filature.server.table.table import Change, Table
from filature.testing.trial import versus

HOST = digest("the host, who does not play")
SEED, OTHER_SEED = "5e" * 32, "07" * 32
TICK = 50
"""Milliseconds from move to move."""

Entries = list[entries.AnyEntry]


def key_of(seat: int, world: str = "") -> str:
    return digest(f"the key of seat {seat} {world}")


class Leak(AssertionError):
    """Somebody can tell two worlds apart."""


def compare(here: bytes, there: bytes, what: str) -> None:
    if here != there:
        raise Leak(f"{what}: {versus(here, there)}")


def play(game: str, seats: int, options: Mapping[str, Any], bot: str, moves: int = 10**6) -> Match:
    """A match of bots, until so many moves were played or it is over."""
    match = Match(catalogue.game(game), seats, options, dice=FairDice(bytes.fromhex(SEED)))
    seated = Seated(match, {seat: make(match.game, bot, seat) for seat in range(seats)})
    dice = random.Random(game)
    match.settle()
    for _ in range(moves):
        if match.over:
            break
        seated.move(dice.choice(match.state.turn()))
        match.settle()
    return match


def written_down(match: Match, delay: int = 0) -> Entries:
    """The log of a table at which this match was played by people, who write notes now and then."""
    seats = range(match.seats)
    names = [f"Player {seat}" for seat in seats]
    opened = entries.Opened(
        at=0,
        by=HOST,
        format=entries.LOG_FORMAT,
        game=match.game.name,
        rules=match.game.rules_version,
        seats=[OpenSeat() for _ in seats],
        options=msgspec.to_builtins(match.options),
        seed=SEED,
        clock=MoveClock(seconds=3600) if match.seats % 2 else BankClock(seconds=36_000, increment=60),
        delay=delay,
        hints=match.game.memory(match.options) is None,
    )
    # Faces that are not wished follow from the id of the table, in which the worlds differ.
    sat = [
        entries.Sat(at=0, by=key_of(seat), seat=seat, name=names[seat], key=key_of(seat), face=FACES[seat])
        for seat in seats
    ]
    started = entries.Started(at=0, by=HOST, names=names)
    written: Entries = [opened, *sat, started]
    lines = started.lines
    for number, line in enumerate(match.moves):
        at, seat = TICK * number, seat_of(line)
        if seat != CHANCE:
            lines = []
            written.append(entries.Played(at=at, by=key_of(seat), id=f"move {number}", seat=seat, lines=lines))
            if number % 7 == 0:
                written.append(entries.Noted(at=at, seat=seat, turn=0, text=f"what {seat} thinks"))
        lines.append(line)
    return written


def table_of(written: Entries, id: str = "a" * 10) -> Table:
    table = Table(id)
    for entry in written:
        table.apply(entry)
    table.take_change()
    return table


def position(table: Table) -> State:
    """The truth."""
    assert table.match is not None
    return table.match.state


def twin_of(table: Table, listener: int, dice: Random) -> Table:
    """The same table to this listener; to nobody else."""
    assert table.match is not None
    twin = copy.copy(table)
    twin.opened = msgspec.structs.replace(table.opened, seed=OTHER_SEED)
    twin.match = table.match.copy()
    twin.match.dice = FairDice(bytes.fromhex(OTHER_SEED))
    twin.match.state = table.match.state.imagine(listener, dice)
    twin.match.moves = []
    twin.match.events = [event for event in table.match.events if event.reaches(listener)]
    twin.match.state.news = twin.match.events
    twin.chairs = [
        copy.copy(chair) if seat == listener else _other_key(chair, seat) for seat, chair in enumerate(table.chairs)
    ]
    twin.streams = {seat: list(stream) if seat == listener else [] for seat, stream in table.streams.items()}
    twin.asked = {seat: since if seat == listener else 0 for seat, since in table.asked.items()}
    twin.notes = {seat: list(notes) for seat, notes in table.notes.items() if seat == listener}
    others = {seat: [NoteInfo(turn=0, text="something else")] for seat in range(len(table.chairs)) if seat != listener}
    twin.notes.update(others)
    twin._receipts = {}
    twin.clocks = copy.deepcopy(table.clocks)
    twin.agreed = copy.deepcopy(table.agreed)
    twin.change = Change()
    return twin


def _other_key(chair: Any, seat: int) -> Any:
    other = copy.copy(chair)
    other.key = chair.key and key_of(seat, "in the other world")
    return other


def differs(table: Table, twin: Table) -> bool:
    """Whether the truth is another one."""
    return position(table).dump() != position(twin).dump()


def plain(message: bytes, table: Table) -> bytes:
    """Without what is arbitrary: the table's own address, and the seal of its seed."""
    return message.replace(table.id.encode(), b"(table)").replace(table.info().seal.encode(), b"(seal)")
