"""What one address or one seat may fill: seats at open tables. A refusal says what would help."""

from __future__ import annotations

from pathlib import Path

from filature.server.limits import MOST_SEATS
from filature.server.runtime.origins import KEPT_MS, Origins
from tests.server.raw import HERE, NEXT_DOOR, Answer, request
from tests.server.served import Served
from tests.server.tabletop import NOON, Tabletop

BOT = {"by": "bot", "bot": "greedy"}


def test_seats_of_an_address_are_bounded_and_come_back_with_a_table_that_is_closed(tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path}/tables.db", tmp_path, rate_limits="on") as house:

        def open_table(seats: int, source: str = HERE) -> Answer:
            new = {"game": "double_agents", "seats": [BOT] * seats}
            return request(house, "POST", "/api/tables", new, source=source, accept_language="de")

        opened = [open_table(12) for _ in range(MOST_SEATS // 12)]
        assert {answer.status for answer in opened} == {201}
        refused = open_table(10)
        assert (refused.status, refused.json["code"]) == (403, "too-many-tables")
        assert "200 Plätze" in refused.json["sentence"]
        assert open_table(10, NEXT_DOOR).status == 201, "somebody else does not notice"
        house.command(opened[0].json["table"]["id"], opened[0].json["key"], "close")
        assert open_table(10).status == 201


def test_a_match_that_is_over_has_no_seats_any_more_but_its_rematch_has() -> None:
    origins, tabletop = Origins(), Tabletop("heimlich", "Ann Bob", options={"turn_limit": 2})
    origins.opened(tabletop.table.id, "ann", 2, NOON)
    tabletop.start()
    origins.follow(tabletop.table, NOON)
    assert origins.seats("ann", NOON) == 2
    tabletop.finish()
    origins.follow(tabletop.table, NOON)
    assert origins.seats("ann", NOON) == 0
    tabletop.do("Bob", "rematch")
    origins.follow(tabletop.table, NOON)
    assert (origins.seats("ann", NOON), origins.of(str(tabletop.table.next))) == (2, "ann")


def test_a_table_counts_for_a_day() -> None:
    origins = Origins()
    origins.opened("old", "ann", 2, NOON)
    origins.opened("new", "ann", 3, NOON + 1)
    assert origins.seats("ann", NOON + KEPT_MS - 1) == 5
    assert origins.seats("ann", NOON + KEPT_MS) == 3
    assert (origins.of("old"), origins.of("new")) == ("", "ann")
