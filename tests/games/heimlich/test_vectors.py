"""Every test vector of the rules holds, as it is written on the page."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest

from filature.games.heimlich.statistics import Nerve, manual
from filature.kernel.state import WATCHER
from tests.clauses import clause
from tests.games.heimlich.table import AGENTS, RULES, events, gather, public, see, table_under
from tests.games.heimlich.vectors import Vector, run, vector_ids, vectors
from tests.playing import moments, play_out


@clause("HC-7.1", "HC-7.2", "HC-7.3", "HC-7.4", "HC-7.5", "HC-7.6", "HC-7.7", "HC-7.8")
@pytest.mark.parametrize("vector", vectors().values(), ids=vectors())
def test_the_vector_holds(vector: Vector) -> None:
    assert vector.lines
    run(vector)


WRONG = {
    "a change that is not listed": "do die=2 OR+2 => count=yes OR@H2:7 VI:22 GY:4 RE:3 phase=DOSSIER turn=p1",
    "a change that did not happen": "do die=1 OR+1 => count=no OR@H1 VI:13 phase=ROLL turn=p2",
    "a count that did not happen": "do die=1 OR+1 => count=yes OR@H1 phase=ROLL turn=p2",
    "a turn that went on": "do die=1 OR+1 => count=no OR@H1",
    "a legal move called illegal": "legal die=1 OR+1 => no",
    "an illegal move called legal": "legal die=1 OR+2 => yes",
    "a wrong number of moves": "howmany die=1 => total=4",
    "a wrong report called right": "report p1 OR=p1 => ok",
    "a word that is no verb": "hope die=6 => yes",
}


@clause("HC-7.1")
@pytest.mark.parametrize("line", WRONG.values(), ids=WRONG)
def test_a_wrong_vector_fails(line: str) -> None:
    setting = ("given P=3 mode=advanced", "agents OR@CH:5 VI@H10:12 GY@RU:7 RE@H3:0 BL@H6:1 D=H2")
    with pytest.raises(AssertionError, match="TV-0"):
        run(Vector("TV-0", "wrong on purpose", (), (*setting, line)))


def test_every_vector_of_the_page_is_found() -> None:
    assert len(vector_ids()) == len(set(vector_ids()))
    assert {re.sub("[a-z]", "", name) for name in vector_ids()} == {f"TV-{n}" for n in range(1, 37)}
    assert set(vector_ids()) - set(vectors()) == {"TV-18", "TV-35"}  # the two in prose, below


@clause("TV-18", "HC-4.8")
@pytest.mark.parametrize("seats", range(2, 8))
def test_the_dossier_always_finds_between_five_and_eleven_free_places(seats: int) -> None:
    asked = 0
    for seed in range(8):
        for match in moments(gather(seats, seed), seed):
            view = see(match)
            occupied = {piece.place for piece in view.agents}
            if view.phase == "DOSSIER":
                asked += 1
                assert 5 <= len(match.state.moves(view.active)) == 12 - len(occupied) <= 11
            elif view.phase == "ROLL":
                assert view.dossier not in occupied
    assert asked > 20


@clause("TV-35", "HC-6.1")
def test_a_view_after_the_report_holds_the_secrets_of_its_own_seat_only() -> None:
    match = gather(3, 4, mode="advanced")
    play_out(match, 4, until=lambda m: m.state.dump()["reported"] and see(m).phase == "ROLL")
    truth = match.state.dump()
    for seat in (0, 1, 2, WATCHER):
        view = see(match, seat)
        assert (view.identity is None) == (seat == WATCHER)
        assert view.report == (truth["reports"][seat] if seat != WATCHER else {})
        assert (view.owners, view.reports) == (None, None)
        told = [event for event in events(match, seat) if event.kind in ("dealt", "report-filed")]
        assert [event.to for event in told] == ([] if seat == WATCHER else [(seat,), (seat,)])
    assert see(match, 1).identity == next(a for a, s in truth["agents"].items() if s["owner"] == "p2")
    play_out(match, 4)
    for seat in (0, 1, 2, WATCHER):
        view = see(match, seat)
        assert view.owners == {agent: standing["owner"] for agent, standing in truth["agents"].items()}
        assert view.reports == truth["reports"]


@clause("TV-36", "HC-9.9")
def test_the_worked_log_yields_the_table_of_the_rules() -> None:
    found = manual(*public(run(vectors()["TV-36"]).match))
    rows = {row[0]: row[1:] for row in table_under("Expected after the seventh turn")}
    pairs = [(seat, AGENTS[code]) for seat in (0, 1) for code in ("OR", "VI", "RE", "BL")]
    rates = {"out": found.left_ruin, "in": found.entered_ruin, "over": found.crossed_ruin}
    sums = {"raw": found.raw, "favour": found.favour, "profit": found.profit, "spared": found.spared}
    assert set(rows) == {*rates, *sums}
    for name, rate in rates.items():
        assert [f"{hits}/{chances}" for hits, chances in map(rate.__getitem__, pairs)] == rows[name]
    for name, table in sums.items():
        assert [table[pair] for pair in pairs] == [Fraction(cell.replace("−", "-")) for cell in rows[name]]


@clause("TV-36", "HC-9.9")
def test_the_worked_log_yields_the_sentence_of_the_rules() -> None:
    found = manual(*public(run(vectors()["TV-36"]).match))
    said = re.findall(r"p(\d): trig (\d+), could (\d+), forced (\d+), declined (\d+)", RULES)
    assert found.nerve == {int(seat) - 1: Nerve(*map(int, numbers)) for seat, *numbers in said}
    tops = re.findall(r"\{(\w\w)\}", RULES[RULES.index("top = {") :])
    assert found.tops == [(1, (AGENTS[code],)) for code in tops]
