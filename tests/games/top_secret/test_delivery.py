"""Deliveries and bombs (SE-7)."""

from __future__ import annotations

import pytest

from filature.kernel.errors import IllegalMove
from filature.kernel.state import WATCHER
from tests.clauses import clause
from tests.games.top_secret.table import RULES, act, agent, agents_left, case, events, lay, see


@clause("SE-7.1")
def test_own_and_enemy_cases_are_delivered_over_a_dotted_line_with_points_to_spare() -> None:
    match = act(lay("R1 Darwin with RA, R2 Melbourne with GB, R3 Port Moresby with GC", T=6), "R1 > H_red", "R2 > hq")
    assert (see(match).totals, see(match).pool) == ([8, 0], 4)


@clause("SE-7.2", "SE-9")
def test_a_delivered_case_is_shown_to_everybody_and_is_gone() -> None:
    match = lay("R1 Darwin with GB", T=1)
    assert [case(match, "GB", seat).content for seat in (0, 1, WATCHER)] == [None, "3", None]
    act(match, "R1 > H_red")
    assert [case(match, "GB", seat).content for seat in (0, 1, WATCHER)] == ["3", "3", "3"]
    assert (case(match, "GB").place, case(match, "GB").carrier) == (None, None)
    assert [(d.case, d.content, d.seat) for d in see(match).deliveries] == [("GB", "3", 0)]


@clause("SE-7.3")
def test_secrets_add_up() -> None:
    match = act(lay("R1 Darwin with GB, R2 Darwin with GC", T=2), "R1 > H_red", "R2 > H_red")
    assert see(match).totals == [4, 0]
    assert [event.facts["total"] for event in events(match) if event.kind == "delivered"] == [3, 4]


@clause("SE-7.4")
def test_who_delivers_goes_home_and_the_turn_goes_on() -> None:
    match = act(lay("R1 Darwin with GB", T=3), "R1 > H_red")
    assert (agent(match, "R1").place, see(match).phase, see(match).active) == ("S_red", "MOVE", 0)


@clause("SE-7.5", "A-24")
@pytest.mark.parametrize(
    ("delivered", "third", "allowed"),
    [
        ("RA red, RC red", "RB", False),
        ("RA red, RC red", "GB", True),
        ("RA red, GC red", "RB", True),
        ("GD red, RC red", "RB", True),  # an enemy bomb is an enemy case
        ("RD red, RC red", "RB", False),  # the own bomb is an own case
        ("RA red", "RB", True),
        ("RA red, RC red, GC red", "RB", True),
        ("RA red, GC green", "RB", True),
    ],
)
def test_of_the_first_three_one_must_be_an_enemys(delivered: str, third: str, allowed: bool) -> None:
    match = lay(f"R1 Darwin with {third}", T=1, delivered=delivered)
    assert ("R1 > H_red" in match.legal(0)) == allowed
    if not allowed:
        with pytest.raises(IllegalMove, match=f"must be an enemy's, not {third}"):
            match.perform(0, "R1 > H_red")


@clause("SE-7.6", "A-31")
def test_a_bomb_takes_half_of_the_agents_rounded_up() -> None:
    lines = [line for line in RULES.splitlines() if line.startswith(("| agents in play |", "| eliminated |"))]
    many, lost = ([int(cell) for cell in line.strip("| ").split(" | ")[1:]] for line in lines)
    assert many == [7, 6, 5, 4, 3, 2, 1]
    for before, losses in zip(many, lost, strict=True):
        gone = {f"R{n}": {"place": "out"} for n in range(before + 1, 8)}
        match = act(lay("R1 Darwin with GD", T=1, agents_too=gone), "R1 > H_red")
        assert (see(match).phase, see(match).losses) == ("BOMB", losses)


@clause("SE-7.7")
def test_the_deliverer_chooses_whom_to_lose_wherever_they_are() -> None:
    match = act(lay("R1 Darwin with GD, R2 Lagos, R3 Aden", T=1), "R1 > H_red", "lose R1")
    assert match.legal(0) == [f"lose R{n}" for n in range(2, 8)]
    act(match, "lose R7", "lose R3 R2")
    assert [n for n in range(1, 8) if agent(match, f"R{n}").place == "out"] == [1, 2, 3, 7]


@clause("SE-7.7")
@pytest.mark.parametrize("text", ["lose R2 R3", "losses R2, R3, R4, R5, R6", "lose R2 R2 R3 R4", "lose G1", "lose"])
def test_other_losses_are_refused(text: str) -> None:
    match = act(lay("R1 Darwin with GD", T=1), "R1 > H_red")
    before = match.state.dump()
    with pytest.raises(Exception, match=r"exactly 4|no agent|not a move"):
        match.perform(0, text)
    assert match.state.dump() == before


@clause("SE-7.8")
def test_cases_of_the_lost_stay_in_their_cities() -> None:
    match = act(lay("R1 Darwin with GD, R2 Lagos with RA", T=1), "R1 > H_red", "lose R1 R2 R3 R4")
    assert (case(match, "RA").place, case(match, "RA").carrier) == ("Lagos", None)


@clause("SE-7.9", "A-25")
def test_the_carrier_of_a_bomb_is_among_the_losses_and_the_turn_goes_on() -> None:
    match = act(lay("R1 Darwin with GD", T=3), "R1 > H_red")
    assert match.legal(0) == ["lose R1"]
    for others in ("lose R2 R3 R4 R5", "lose R2"):
        with pytest.raises(IllegalMove, match="R1 carried the bomb and must be lost"):
            match.perform(0, others)
    act(match, "lose R3 R2 R1 R4")
    assert [n for n in range(1, 8) if agent(match, f"R{n}").place == "out"] == [1, 2, 3, 4]
    assert (see(match).phase, see(match).pool) == ("MOVE", 2)


@clause("SE-11 bomb_kills_carrier", "A-25")
@pytest.mark.parametrize(("losses", "place"), [("R2 R3 R4 R5", "S_red"), ("R1 R3 R4 R5", "out")])
def test_with_the_other_reading_the_carrier_may_be_spared_and_the_turn_goes_on(losses: str, place: str) -> None:
    match = act(lay("R1 Darwin with GD", T=3, bomb_kills_carrier=False), "R1 > H_red")
    assert match.legal(0) == [f"lose R{n}" for n in range(1, 8)]
    act(match, f"lose {losses}")
    assert (agent(match, "R1").place, see(match).phase, see(match).pool) == (place, "MOVE", 2)


@clause("SE-7.9", "SE-10.3")
def test_who_loses_the_last_agent_to_a_bomb_loses_the_turn() -> None:
    gone = {f"R{n}": {"place": "out"} for n in range(2, 8)}
    match = act(lay("R1 Darwin with GD", T=3, players=3, agents_too=gone), "R1 > H_red", "lose R1")
    assert (see(match).phase, see(match).active, agents_left(match, "red")) == ("ROLL", 1, 0)


@clause("SE-7.10")
def test_the_own_bomb_may_be_delivered_and_counts_as_a_case() -> None:
    match = act(lay("R1 Darwin with RD", T=1), "R1 > H_red", "lose R1 R2 R3 R4")
    assert (see(match).totals, [d.content for d in see(match).deliveries]) == ([0, 0], ["bomb"])
