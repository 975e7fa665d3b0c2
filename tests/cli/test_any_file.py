"""Any file and any text: a refusal in words, never a traceback."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from filature.cli.main import app
from filature.games import catalogue
from filature.kernel.dice import FairDice
from filature.kernel.errors import FilatureError
from filature.kernel.match import Match, verify
from filature.kernel.record import Record, read_record, write_record

SEATS = {"heimlich": 2, "serum": 4, "double_agents": 6, "top_secret": 3}
JUNK: list[Any] = [
    None,
    True,
    -1,
    0,
    2**31,
    2**63,
    2**64,
    -(10**30),
    1.5,
    "",
    "x",
    "p²",
    "p1",
    "\u202e",
    "٣",
    "9" * 5000,
    [],
    {},
    [[]],
    {"x": {}},
    ["p1"],
]


def play(name: str, moves: int = 40) -> Match[Any]:
    game, dice = catalogue.game(name), random.Random(1)
    match = Match(game, SEATS[name], dice=FairDice(bytes(32)))
    match.settle()
    while match.state.turn() and len(match.moves) < moves:
        seat = match.state.turn()[0]
        match.play(seat, dice.choice(list(match.state.moves(seat))))
        match.settle()
    return match


def changed(record: Record, **changes: Any) -> bytes:
    return write_record(msgspec.structs.replace(record, **changes)).encode()


FILES: dict[str, Any] = {
    "notes of nobody": {"notes": {"px": ("x",)}},
    "notes of a power": {"notes": {"p²": ("x",)}},
    "notes of p0": {"notes": {"p0": ("x",)}},
    "notes of somebody far away": {"notes": {"p" + "9" * 5000: ("x",)}},
    "notes of two words": {"notes": {"p1 p2": ("x",)}},
    "a move of a power": {"moves": ("p² x",)},
    "a move of somebody far away": {"moves": ("p" + "9" * 5000 + " x",)},
    "an empty move": {"moves": ("",)},
    "many seats": {"seats": 2**62},
    "a large option": {"options": {"turn_limit": 2**62}},
    "nested brackets": b"[" * 200_000,
    "nested braces": b'{"a":' * 100_000,
    "no text": b"\xff\xfe\x00",
    "nothing": b"",
    "zeros": bytes(100),
}


@pytest.mark.parametrize("command", ["verify", "replay", "stats", "analyse"])
@pytest.mark.parametrize("kind", FILES)
def test_a_file_that_is_no_record_is_refused_in_words(tmp_path: Path, kind: str, command: str) -> None:
    content = FILES[kind]
    file = tmp_path / "match.json"
    record = play("heimlich").record(open_seed=True)
    file.write_bytes(changed(record, **content) if isinstance(content, dict) else content)
    done = CliRunner().invoke(app, [command, str(file)])
    assert isinstance(done.exception, SystemExit | FilatureError | None)
    assert done.exit_code != 0


def places(plain: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in plain data."""
    inner = plain.items() if isinstance(plain, dict) else enumerate(plain) if isinstance(plain, list) else ()
    return [path, *(place for key, value in inner for place in places(value, (*path, key)))]


def spoilt(plain: Any, dice: random.Random) -> Any:
    """Plain data with something wrong in it."""
    spoilt = json.loads(json.dumps(plain))
    for _ in range(dice.choice([1, 1, 2])):
        *path, last = dice.choice(places(spoilt)[1:])
        target = spoilt
        for key in path:
            target = target[key]
        if dice.random() < 0.2:
            del target[last]
        else:
            target[last] = json.loads(json.dumps(dice.choice([*JUNK, target[last]])))
        if not spoilt:
            break
    return spoilt


def try_positions(name: str, tries: int) -> None:
    dice, game = random.Random(name), catalogue.game(name)
    positions = [json.loads(json.dumps(play(name, moves).state.dump())) for moves in (1, 20, 40)]
    for _ in range(tries):
        position = spoilt(dice.choice(positions), dice)
        try:
            game.load(position)
        except FilatureError:
            continue


def try_records(name: str, tries: int) -> None:
    dice, game = random.Random(name), catalogue.game(name)
    plain = msgspec.to_builtins(play(name).record(open_seed=True))
    for _ in range(tries):
        try:
            made = msgspec.convert(spoilt(plain, dice), Record)
        except msgspec.ValidationError:
            continue
        try:
            verify(read_record(write_record(made)), game)
        except FilatureError:
            continue


@pytest.mark.parametrize("name", SEATS)
def test_spoilt_positions_and_records_are_refused_or_read(name: str) -> None:
    try_positions(name, 300)
    try_records(name, 200)


@pytest.mark.full
@pytest.mark.parametrize("name", SEATS)
def test_many_spoilt_positions_and_records_are_refused_or_read(name: str) -> None:
    try_positions(name, 5000)
    try_records(name, 5000)
