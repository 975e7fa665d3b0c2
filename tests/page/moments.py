"""A match laid out at any moment, with people on all chairs: it stands still, and somebody sits down in front of it.
Here is also how each phase of each game is come to."""

from __future__ import annotations

import hashlib
import random
import sqlite3
import time
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, cast

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

WAITING = "waiting"
Play = tuple[int, dict[str, Any]]
"""How many play, by which rules."""
PLAYS: dict[str, dict[str, Play]] = {
    "heimlich": {
        **dict.fromkeys(("MOVE", "DOSSIER", "REPORT", WAITING), (4, {"mode": "advanced"})),
        "PICK": (3, {"die": "one_to_three"}),
    },
    "serum": dict.fromkeys(
        ("HIDE", "BUG", "DIAL", "INFORMANT", "ACT", "FLIGHT", "FILE", WAITING),
        (3, {"turn_limit": 8, "flight_turn_limit": 4}),
    ),
    "double_agents": {
        **dict.fromkeys(("LEG", "VOTE", WAITING), (6, {"hush_seconds": 0, "dead_drop": True})),
        "TEAMS": (6, {"team_assignment": "chosen"}),
    },
    "top_secret": dict.fromkeys(("SETUP", "MOVE", "TARGET", "CARDS", "LOOT", WAITING), (3, {"round_limit": 12})),
}
PHASES = [(game, phase) for game, phases in PLAYS.items() for phase in phases]
MOST_MATCHES, MOST_MOVES = 400, 900


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


def occasions(game: str, phase: str, first: int = 0) -> Iterator[tuple[str, Match]]:
    """The seed of a match and the match, whenever its first seat decides something in a phase, or waits for others."""
    players, options = PLAYS[game][phase]
    for number in range(first, first + MOST_MATCHES):
        for match in course(game, seed_of(number), options, players, MOST_MOVES):
            asked, view = 0 in match.state.turn(), cast(Any, match.view(0))
            if not match.over and (view.phase == phase if asked else phase == WAITING):
                yield seed_of(number), match
    raise AssertionError(f"{game} never came to {phase}")


@cache
def first_occasion(game: str, phase: str) -> tuple[str, Match]:
    """The same for everybody: nothing of it is changed."""
    return next(occasions(game, phase))


def played_at(house: Served, table: str) -> list[str]:
    """The moves that a house has written down for a table; what it keeps of a draft is none."""
    with sqlite3.connect(house.database.removeprefix("sqlite:///")) as storage:
        rows = storage.execute("SELECT entry FROM log WHERE table_id = ? ORDER BY number", (table,)).fetchall()
    written = entries.decode(table, [row[0] for row in rows])
    lines = [entry.lines[0] for entry in written if isinstance(entry, entries.Played) and entry.lines]
    return [line for line in lines if " draft " not in line]


def put_into(
    house: Served, seed: str, match: Match, *, note: str = "", one_device: bool = False
) -> tuple[str, list[str]]:
    """The table of such a match in the storage of a house: its id, and a key for each seat."""
    key, table, lines = new_key(), new_table_id(), list[str]()
    keys = [key if one_device else new_key() for _ in match.names]
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
        columns = "id, game, status, public, due, touched, listing"
        storage.execute(f"INSERT INTO tables ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?)", row)
        numbered = [(table, number, entries.encode(entry)) for number, entry in enumerate(written, 1)]
        storage.executemany("INSERT INTO log VALUES (?, ?, ?)", numbered)
    return table, keys
