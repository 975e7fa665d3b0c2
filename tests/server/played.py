"""What must be true of a match that was played over the network, whatever happened meanwhile."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Protocol

from filature.games import catalogue
from filature.kernel.match import seat_of, verify
from filature.kernel.record import Record, read_record
from tests.server.served import Json, Served


class Client(Protocol):
    """What somebody at a table has seen, and which of his commands were answered with `done`."""

    events: list[Json]
    update: Json
    acknowledged: list[Json]


def check_match(house: Served, table: str, people: Sequence[Client]) -> None:
    """Everybody saw the same end, nobody missed anything, and what was played is what was acknowledged.

    The people sit on the first seats.
    """
    record = verified_record(house, table)
    for seat, person in enumerate(people):
        assert person.update["view"]["outcome"] == people[0].update["view"]["outcome"]
        assert [event["number"] for event in person.events] == list(range(person.update["version"]))
        acknowledged = [command["text"] for command in person.acknowledged if command["do"] == "move"]
        assert acknowledged == [line.partition(" ")[2] for line in record.moves if seat_of(line) == seat]


def verified_record(house: Served, table: str) -> Record:
    """The record of a match that is over, played again from its seed."""
    status, plain = house.get(f"/api/tables/{table}/record")
    assert status == 200, plain
    record = read_record(json.dumps(plain))
    assert verify(record, catalogue.game(record.game)).over
    return record
