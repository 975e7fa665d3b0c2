"""Whoever has moved is told after the others: soon, in one message with the answer to it, and never too early."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from filature.server import patience
from filature.server.deciding import Who
from filature.server.ears import Ear
from filature.server.frames import end_of_frame
from filature.server.house import House
from filature.server.keys import digest
from filature.server.line import Outbox
from filature.server.messages import Done, Move, NewTable, Start
from filature.server.metrics import Metrics
from filature.server.rooms import Room, send
from filature.server.table import Change
from filature.server.texts import Post, Texts
from filature.server.wire import Wire
from tests.server.tabletop import Json, a_house

pytestmark = pytest.mark.anyio

TWO = {"game": "heimlich", "seats": [{"by": "me", "name": "Ann"}, {"by": "me", "name": "Bob"}]}


class Transport:
    """The end of a socket: keeps what is written to it."""

    def __init__(self) -> None:
        self.written = b""

    def write(self, data: bytes) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return False

    def set_protocol(self, protocol: object) -> None:
        """Nothing comes from here."""


class Player(Outbox):
    """One socket at a table, without a network."""

    def __init__(self, seat: int, key: str) -> None:
        wire = Wire.__new__(Wire)
        wire.transport = self.transport = Transport()  # type: ignore[assignment]
        wire.texts = Texts(wire, 1 << 16)
        super().__init__(wire, Metrics())
        wire.texts.take_over(self, Post(), paused=False)
        self.ear = Ear(seat, digest(key))
        self.answers: list[Done | Exception] = []

    def take(self, message: str | bytes) -> None:
        raise AssertionError("nothing comes from here")

    def answered(self, command: Any, answer: Done | Exception) -> None:
        self.answers.append(answer)
        self.say(answer)

    @property
    def told(self) -> list[Json]:
        """All he was told, in its order."""
        messages, data = [], self.transport.written
        while data:
            end = end_of_frame(data)
            messages.append(msgspec.json.decode(data[2 if data[1] < 126 else 4 : end]))
            data = data[end:]
        return messages


class Game:
    """A match of two in a house, with a socket each."""

    def __init__(self, house: House, room: Room, key: str) -> None:
        self.house = house
        self.room = room
        self.key = key
        self.players = [Player(seat, key) for seat in (0, 1)]

    async def move(self) -> tuple[Player, Player]:
        """Whoever has to move does, until it is durable; he, and the other one."""
        assert self.room.table.match
        state = self.room.table.match.state
        [seat] = state.turn()
        text = state.write(seat, state.absent(seat))
        mover, other = self.players[seat], self.players[1 - seat]
        move = Move(id=f"{self.room.table.number}", seat=seat, text=text, version=self.room.table.version(seat))
        known = len(mover.answers)
        self.house.begin(self.room.id, Who(digest(self.key)), move, mover)
        while len(mover.answers) == known:
            await asyncio.sleep(0)
        await settle()
        return mover, other


async def settle() -> None:
    """Let whatever is due happen."""
    for _ in range(10):
        await asyncio.sleep(0)


@asynccontextmanager
async def a_game(folder: Path) -> AsyncIterator[Game]:
    async with a_house(folder) as house:
        table, key = await house.open(msgspec.convert(TWO, NewTable))
        await house.command(table.id, Who(digest(key)), Start())
        async with house.visit(table.id) as room:
            game = Game(house, room, key)
        for player in game.players:
            await house.attach(table.id, player, 0)
        await settle()
        for player in game.players:
            player.transport.written = b""
        yield game


@asynccontextmanager
async def much_to_do(game: Game) -> AsyncIterator[None]:
    """Others, at other tables, want something all the time."""

    async def stir() -> None:
        while True:
            game.house.patience.stir()
            await asyncio.sleep(0)

    others = asyncio.create_task(stir())
    try:
        yield
    finally:
        others.cancel()


def kinds(messages: list[Json]) -> list[str]:
    return [message["kind"] for message in messages]


async def test_where_nothing_else_is_to_do_the_mover_is_told_at_once(tmp_path: Path) -> None:
    async with a_game(tmp_path) as game:
        mover, other = await game.move()
        assert kinds(other.told) == ["update"]
        assert kinds(mover.told) == ["update", "done"]
        assert mover.told[0]["version"] == other.told[0]["version"] == mover.told[1]["version"]


async def test_in_a_busy_house_his_own_move_and_the_answer_to_it_are_one_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "LONGEST", 3600)
    async with a_game(tmp_path) as game, much_to_do(game):
        mover, other = await game.move()
        assert kinds(other.told) == ["update"], "the others do not wait"
        assert mover.told == []
        assert (await game.move())[0] is other, "nor does the match"
        update, done = mover.told
        assert [event["kind"] for event in update["events"]] == ["moved", "rolled"] * 2
        assert [event["number"] for event in update["events"]] == list(range(update["version"] - 4, update["version"]))
        assert update["view"]["waiting"] == [mover.ear.seat]
        assert (done["kind"], done["version"]) == ("done", update["version"] - 2)
        assert kinds(other.told) == ["update"], "now he is the one who is told later"


async def test_nobody_waits_long_however_much_there_is_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "LONGEST", 0)
    async with a_game(tmp_path) as game, much_to_do(game):
        mover, _ = await game.move()
        assert kinds(mover.told) == ["update", "done"]


async def test_what_is_being_written_is_not_told_to_somebody_who_is_owed_something_older(tmp_path: Path) -> None:
    async with a_game(tmp_path) as game:
        mover, _ = await game.move()
        mover.transport.written = b""
        await game.room.turns.take()
        send(game.room.letters(Change(match=True), mover), game.house.now())
        game.house.patience.add(game.room, mover)
        await settle()
        assert mover.owed
        assert mover.told == []
        game.room.turns.give_back()
        while mover.owed:
            await asyncio.sleep(patience.PAUSE)


async def test_whoever_has_to_go_on_is_told_with_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "LONGEST", 3600)
    async with a_game(tmp_path) as game, much_to_do(game):
        while True:
            mover, _ = await game.move()
            assert game.room.table.match
            if game.room.table.match.state.turn() == (mover.ear.seat,):  # he counted, and moves the dossier
                break
        assert mover.told[-2]["view"]["phase"] == "DOSSIER"
        assert mover.told[-1]["kind"] == "done"


async def test_whoever_is_sent_away_is_told_first_that_his_move_was_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "LONGEST", 3600)
    async with a_game(tmp_path) as game, much_to_do(game):
        mover, _ = await game.move()
        mover.close()
        await settle()
        assert kinds(mover.told) == ["done"]
