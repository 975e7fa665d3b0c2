"""Commands that come in one go pass through the house in one go, and none of them gets into another's way."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from filature.kernel.errors import BadNotation
from filature.kernel.state import WATCHER
from filature.server.deciding import Who
from filature.server.ears import Ear
from filature.server.errands import FEW
from filature.server.house import House
from filature.server.keys import digest
from filature.server.messages import Done, Move, NewTable, Rekey, Sit, Start
from filature.server.rooms import Asker, Room
from tests.server.tabletop import Json, a_house, key_of

pytestmark = pytest.mark.anyio

TWO = {"game": "heimlich", "seats": [{"by": "me", "name": "Ann"}, {"by": "me", "name": "Bob"}]}


class Player(Asker):
    """Keeps what he is told and answered."""

    def __init__(self, room: Room, key: str, seat: int) -> None:
        super().__init__(Ear(seat, digest(key)))
        self.room = room
        self.told: list[Json] = []
        self.answers: list[Done | Exception] = []

    def hear(self, message: bytes) -> None:
        self.told.append(msgspec.json.decode(message))

    def answered(self, command: Any, answer: Done | Exception) -> None:
        self.answers.append(answer)

    def close(self) -> None:
        """There is nothing to close."""

    def want(self, house: House, text: str = "") -> None:
        """Make a move, and do not wait."""
        assert self.room.table.match
        seat, state = self.ear.seat, self.room.table.match.state
        move = Move(
            id=f"{self.room.table.number}",
            seat=seat,
            text=text or state.write(seat, state.absent(seat)),
            version=self.room.table.version(seat),
        )
        house.begin(self.room.id, Who(self.ear.key), move, self)


class Deaf(Player):
    """Something is wrong with this one."""

    def hear(self, message: bytes) -> None:
        raise RuntimeError("deaf")


async def sit_down(house: House, kind: type[Player] = Player) -> tuple[Player, Player]:
    """A match of two that has begun: who has to move, and the other one."""
    table, key = await house.open(msgspec.convert(TWO, NewTable))
    await house.command(table.id, Who(digest(key)), Start())
    async with house.visit(table.id) as room:
        assert room.table.match
        [seat] = room.table.match.state.turn()
    mover, other = Player(room, key, seat), kind(room, key, 1 - seat)
    room.listeners |= {mover, other}
    return mover, other


async def all_answered(players: Sequence[Player], times: int = 1) -> None:
    while any(len(player.answers) < times for player in players):
        await asyncio.sleep(0)


async def test_one_that_is_refused_does_not_keep_the_others_from_being_played(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        movers = [(await sit_down(house))[0] for _ in range(3)]
        movers[0].want(house)
        movers[1].want(house, "dossier ruin")
        movers[2].want(house)
        await all_answered(movers)
        assert [type(mover.answers[0]) for mover in movers] == [Done, BadNotation, Done]
        movers[1].want(house)
        await all_answered([movers[1]], times=2)
        assert isinstance(movers[1].answers[1], Done), "his table is free again, and nothing had changed there"


async def test_one_that_cannot_be_told_does_not_keep_the_others_from_being_told(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        tables = [await sit_down(house, kind) for kind in (Player, Deaf, Player)]
        movers = [mover for mover, _ in tables]
        for mover in movers:
            mover.want(house)
        await all_answered(movers)
        assert [type(mover.answers[0]) for mover in movers] == [Done, RuntimeError, Done]
        assert all(other.told[0]["kind"] == "update" for _, other in (tables[0], tables[2]))
        assert not any(mover.room.turns.taken for mover in movers)


async def test_more_than_go_together_come_through_as_well(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        tables = [await sit_down(house) for _ in range(FEW + 2)]
        for mover, _ in tables:
            mover.want(house)
        await all_answered([mover for mover, _ in tables])
        assert all(isinstance(mover.answers[0], Done) and len(other.told) == 1 for mover, other in tables)


async def test_what_is_said_twice_in_one_go_is_done_once(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        mover, other = await sit_down(house)
        mover.want(house)
        mover.want(house)
        await all_answered([mover], times=2)
        assert mover.answers[0] == mover.answers[1]
        assert len(other.told) == 1


async def test_whoever_asks_is_answered_with_his_own_number_not_with_that_of_the_seat_he_asked_about(
    tmp_path: Path,
) -> None:
    async with a_house(tmp_path) as house:
        seats = [{"by": "open"}, {"by": "open"}]
        table, key = await house.open(msgspec.convert({"game": "heimlich", "seats": seats}, NewTable))
        for seat, name in enumerate(("Ann", "Bob")):
            await house.command(table.id, Who(), Sit(seat=seat, name=name, key=key_of(name)))
        await house.command(table.id, Who(digest(key)), Start())
        async with house.visit(table.id) as room:
            host = Player(room, key, WATCHER)
        house.begin(table.id, Who(digest(key)), Rekey(id="1", chair=0), host)
        await all_answered([host])
        [done] = host.answers
        assert isinstance(done, Done)
        assert done.version == room.table.version(WATCHER) < room.table.version(0), "only the seat knows its card"
