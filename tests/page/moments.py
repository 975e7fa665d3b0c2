"""A match laid out at any moment, with people on all chairs: it stands still, and somebody sits down in front of it."""

from __future__ import annotations

import hashlib
import random
import sqlite3
import time
from collections.abc import Iterator, Sequence
from typing import Any

from filature.games import catalogue
from filature.kernel.dice import FairDice
from filature.kernel.game import stated_options
from filature.kernel.match import Match, seat_of
from filature.kernel.state import CHANCE
from filature.server.protocol import OpenSeat
from filature.server.table import entries
from filature.server.table.keys import digest, new_key, new_table_id
from tests.server.served import Served

NAMES = ("Ann", "Bob", "Cid", "Dora", "Emil", "Fay")
FACES = ("beige", "fichier", "index", "roulette", "agenda", "sofa")
"""As they are wished, so that the lot does not choose them."""


def seed_of(number: int) -> str:
    return hashlib.sha256(str(number).encode()).hexdigest()


def new_match(game: str, seed: str, options: dict[str, Any], names: Sequence[str]) -> Match:
    match = Match(catalogue.game(game), len(names), options, names=list(names), dice=FairDice(bytes.fromhex(seed)))
    match.settle()
    return match


def course(game: str, seed: str, options: dict[str, Any], players: int, most: int) -> Iterator[Match]:
    """A match of random moves, before each of them."""
    match, dice = new_match(game, seed, options, NAMES[:players]), random.Random(seed)
    for _ in range(most):
        yield match
        if match.over:
            return
        seat = match.state.turn()[0]
        match.perform(seat, match.state.write(seat, dice.choice(match.state.moves(seat))))
        match.settle()


def put_into(house: Served, seed: str, match: Match, *, note: str = "") -> tuple[str, list[str]]:
    """The table of such a match in the storage of a house: its id, and a key for each seat."""
    table, keys, lines = new_table_id(), [new_key() for _ in match.names], list[str]()
    held = [digest(key) for key in keys]
    written: list[entries.AnyEntry] = [
        entries.Opened(
            at=0,
            by=held[0],
            format=entries.LOG_FORMAT,
            game=match.game.name,
            rules=match.game.rules_version,
            seats=[OpenSeat()] * len(keys),
            options=stated_options(match.options),
            seed=seed,
        ),
        *(
            entries.Sat(at=0, by=key, seat=seat, name=match.names[seat], key=key, face=FACES[seat])
            for seat, key in enumerate(held)
        ),
        entries.Started(at=0, by=held[0], names=list(match.names), lines=lines),
    ]
    for line in match.moves:
        if (seat := seat_of(line)) != CHANCE:
            lines = []
            written.append(entries.Played(at=0, by=held[seat], seat=seat, lines=lines))
            if note:
                written.append(entries.Noted(at=0, seat=seat, turn=0, text=f"{note} {table}"))
        lines.append(line)
    with sqlite3.connect(house.database.removeprefix("sqlite:///")) as storage:
        row = (table, match.game.name, "playing", False, None, int(time.time() * 1000), b"")
        storage.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)", row)
        numbered = [(table, number, entries.encode(entry)) for number, entry in enumerate(written, 1)]
        storage.executemany("INSERT INTO log VALUES (?, ?, ?)", numbered)
    return table, keys
