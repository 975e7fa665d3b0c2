"""What a seat may decide comes with its update, for those who ask for it: no list of moves needs another question."""

from __future__ import annotations

from random import Random

import pytest

from filature.kernel.state import WATCHER
from filature.server.protocol import DecisionInfo
from filature.server.runtime.subscribers import Viewer
from filature.server.runtime.updates import EVERYTHING, MOVES_LISTED, for_viewer
from filature.server.table.keys import digest
from filature.server.table.table import Change
from tests.server.tabletop import FEWEST, SHORT, SIX, Tabletop, key_of


def decision(tabletop: Tabletop, seat: int, change: Change = EVERYTHING) -> DecisionInfo | None:
    key = digest(key_of(tabletop.people[seat])) if seat != WATCHER else ""
    return for_viewer(tabletop.table, Viewer(seat, key, decision=True), 0, tabletop.now, change).decision


@pytest.mark.parametrize("game", SHORT)
def test_every_seat_is_told_its_own_legal_moves_and_the_others_nothing(game: str) -> None:
    tabletop, dice, asked = Tabletop(game, FEWEST[game], options=SHORT[game]).start(), Random(1), 0
    while tabletop.match.outcome() is None:
        for seat, _ in enumerate(tabletop.people):
            legal = tabletop.match.legal(seat)
            told = decision(tabletop, seat)
            assert told == DecisionInfo(count=len(legal), moves=legal if len(legal) <= MOVES_LISTED else [])
            asked += bool(legal)
        seat = tabletop.match.state.turn()[0]
        tabletop.move(tabletop.people[seat], dice.choice(tabletop.match.legal(seat)))
    assert asked > 5
    assert all(decision(tabletop, seat) == DecisionInfo(count=0) for seat, _ in enumerate(tabletop.people))
    assert decision(tabletop, WATCHER) is None


def test_a_long_list_is_counted_and_not_sent() -> None:
    tabletop, counts = Tabletop("heimlich", SIX).start(), []
    for _ in range(40):
        seat = tabletop.match.state.turn()[0]
        told = decision(tabletop, seat)
        assert told
        counts.append(told.count)
        assert bool(told.moves) == (told.count <= MOVES_LISTED)
        tabletop.move(tabletop.people[seat], tabletop.match.legal(seat)[0])
    assert min(counts) <= MOVES_LISTED < max(counts)


def test_it_is_told_only_to_those_who_ask_and_only_when_the_match_goes_on() -> None:
    tabletop = Tabletop("heimlich", "Ann Bob").start()
    unasked = Viewer(0, digest(key_of("Ann")), language="en", moves=True)
    assert for_viewer(tabletop.table, unasked, 0, tabletop.now, EVERYTHING).decision is None
    assert decision(tabletop, 0, Change(table=True)) is None
