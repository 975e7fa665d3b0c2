"""The turn: rolling, spending the roll, walking (HC-3)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, permutations

import pytest

from filature.kernel.errors import FilatureError
from filature.kernel.state import CHANCE, WATCHER
from tests.clauses import clause
from tests.games.heimlich.table import (
    AGENTS,
    RING,
    board,
    events,
    gather,
    in_phase,
    kinds,
    lay,
    scores,
    see,
    table_under,
    turn,
    wire,
)
from tests.playing import moments, play_out

FOUR = "OR@CH VI@CH RE@CH BL@CH"
COUNTS = [(agents, die) for agents in (4, 5, 6, 7) for die in range(1, 7)]


def spread(agents: int, place: str = "CH") -> str:
    return " ".join(f"{agent}@{place}" for agent in list(AGENTS)[:agents])


@clause("HC-3.1")
def test_without_a_count_a_turn_is_a_roll_and_a_move() -> None:
    match = turn(lay(FOUR), 4, "OR+4")
    assert kinds(match) == ["rolled", "moved"]
    assert (see(match).phase, see(match).active) == ("ROLL", 1)


@clause("HC-3.1", "HC-4.7")
def test_with_a_count_a_turn_ends_with_the_dossier() -> None:
    match = turn(lay("OR@H6 VI@CH RE@CH BL@CH"), 1, "OR+1", dossier="RU")
    assert kinds(match) == ["rolled", "moved", "counted", "dossier-moved"]
    assert (see(match).phase, see(match).active) == ("ROLL", 1)


@clause("HC-3.1", "HC-4.7", "HC-5.4")
def test_the_report_comes_between_the_count_and_the_dossier_and_once() -> None:
    match = turn(lay("OR@H6:25 VI@CH RE@CH BL@CH", mode="advanced"), 1, "OR+1")
    for seat in (1, 0):
        match.perform(seat, "report")
    match.perform(0, "dossier H9")
    assert kinds(match) == ["rolled", "moved", "counted", "report-asked", "reported", "reported", "dossier-moved"]
    turn(match, 2, "OR+2")
    assert kinds(match)[-3:] == ["rolled", "moved", "counted"]


@clause("HC-3.2")
def test_every_roll_is_equally_likely_whatever_came_before_and_nobody_decides_it() -> None:
    rolls = 0
    for match in moments(gather(3, 3), 3):
        if see(match).phase == "ROLL":
            rolls += 1
            assert match.state.chances() == tuple((face, 1) for face in range(1, 7))
            assert not any(match.state.moves(seat) for seat in range(3))
    assert rolls > 10


@clause("HC-3.3")
@pytest.mark.parametrize(("agents", "die"), COUNTS)
def test_the_legal_moves_are_all_ways_to_spend_the_whole_roll(agents: int, die: int) -> None:
    match = lay(spread(agents))
    match.perform(CHANCE, f"roll {die}")
    names = [AGENTS[agent] for agent in list(AGENTS)[:agents]]
    ways = {
        " ".join(f"{name}+{chosen.count(name)}" for name in names if name in chosen)
        for chosen in combinations_with_replacement(names, die)
    }
    written = [match.state.write(0, move) for move in match.state.moves(0)]
    assert len(written) == len(set(written))
    assert set(written) == ways


@clause("HC-3.3")
@pytest.mark.parametrize("steps", ["", "OR+2", "OR+4", "OR+2 VI+2", "OR+4 VI-1", "OR-3", "GN+3"])
def test_nothing_else_is_a_legal_move(steps: str) -> None:
    match = lay(FOUR)
    match.perform(CHANCE, "roll 3")
    before = match.state.dump()
    with pytest.raises(FilatureError):
        match.perform(0, steps)
    assert match.state.dump() == before


@clause("HC-3.3")
def test_a_player_may_move_any_agent_whoever_owns_it() -> None:
    for agent in ("OR", "VI", "RE", "BL"):
        match = turn(lay(FOUR, own="p1=OR p2=VI"), 2, f"{agent}+2")
        assert board(match)[agent] == ("H2", 0)


@clause("HC-3.4", "HC-8.9")
def test_instalments_and_their_order_change_nothing() -> None:
    ways = {" ".join(order) for order in permutations(["OR+1", "VI+2", "OR+2", "RE+1"])}
    ends = [board(turn(lay("OR@H9 VI@RU RE@H3 BL@CH"), 6, way)) for way in sorted(ways)]
    assert len(ends) == 24
    assert all(end == {"OR": ("CH", 0), "VI": ("H1", 0), "RE": ("H4", 0), "BL": ("CH", 0)} for end in ends)


@clause("HC-3.4", "HC-3.5")
@pytest.mark.parametrize("place", RING)
def test_an_agent_ends_as_many_places_on_as_it_took_steps(place: str) -> None:
    for die in range(1, 7):
        match = turn(lay(f"OR@{place} VI@CH RE@CH BL@CH", "H7", mode="advanced"), die, f"OR+{die}")
        there = board(match)["OR"][0]
        assert there == RING[(RING.index(place) + die) % 12]
        assert there != place


@clause("HC-3.5")
def test_passing_the_chapel_earns_nothing() -> None:
    match = turn(lay("OR@H10:6 VI@CH:2 RE@CH BL@CH"), 6, "OR+6")
    assert board(match)["OR"] == ("H4", 6)
    assert scores(match) == {"OR": 6, "VI": 2, "RE": 0, "BL": 0}


@clause("HC-3.6")
@pytest.mark.parametrize("dossier", ["RU", "CH", "H1", "H2"])
def test_crossing_a_place_triggers_and_scores_nothing(dossier: str) -> None:
    match = turn(lay("OR@H10:6 VI@H5:6 RE@H5:6 BL@H5:6", dossier), 5, "OR+5")
    assert "counted" not in kinds(match)
    assert board(match)["OR"] == ("H3", 6)
    assert set(scores(match).values()) == {6}


@clause("HC-3.7")
@pytest.mark.parametrize(
    "row", table_under("**HC-3.7 Number of legal distributions:**"), ids=lambda row: f"{row[0]} agents"
)
def test_the_number_of_legal_moves_is_that_of_the_table(row: list[str]) -> None:
    for die, number in enumerate(map(int, row[1:]), 1):
        match = lay(spread(int(row[0])))
        match.perform(CHANCE, f"roll {die}")
        assert len(match.state.moves(0)) == number


@clause("HC-3.8")
@pytest.mark.parametrize("seats", [2, 5])
def test_at_every_point_those_decide_whom_the_rules_name(seats: int) -> None:
    seen: Counter[str] = Counter()
    for match in moments(gather(seats, 5, mode="advanced"), 5):
        view, waiting = see(match), match.state.turn()
        seen[view.phase] += 1
        if view.phase in ("COLOURS", "DEAL", "ORDER", "ROLL"):  # nobody's decision
            assert waiting == (CHANCE,)
        elif view.phase == "REPORT":  # everybody at once
            assert set(waiting) | set(view.reported) == set(range(seats))
        else:
            assert waiting == (view.active,)
        deciding = [seat for seat in range(seats) if match.state.moves(seat)]
        assert deciding == [seat for seat in waiting if seat != CHANCE]
    assert set(seen) >= {"DEAL", "ORDER", "ROLL", "MOVE", "DOSSIER", "REPORT"}


@clause("HC-3.8", "HC-6.1", "HC-8.9")
def test_a_draft_leaves_no_trace_before_it_is_committed() -> None:
    match = lay(FOUR)
    match.perform(CHANCE, "roll 6")
    before = [wire(match, seat) for seat in (0, 1, WATCHER)]
    match.state.read(0, "OR+2 VI+4")
    for refused in ("OR+2 VI+3", "OR+7"):
        with pytest.raises(FilatureError):
            match.perform(0, refused)
    assert [wire(match, seat) for seat in (0, 1, WATCHER)] == before


@clause("HC-3.9", "HC-8.25")
def test_throwing_points_away_is_allowed_and_shows_nobody_the_card() -> None:
    match = lay("OR@H10:9 VI@CH RE@CH BL@CH", "RU", own="p1=OR p2=VI")
    turn(match, 1, "OR+1", dossier="H1")
    assert scores(match)["OR"] == 6
    for seat in (1, WATCHER):
        assert see(match, seat).owners is None
        assert "dealt" not in kinds(match, seat)


@clause("HC-3.9", "HC-8.25")
@pytest.mark.parametrize("phase", ["MOVE", "DOSSIER"])
def test_what_a_player_may_do_does_not_betray_the_card(phase: str) -> None:
    match = play_out(gather(3, 6), 6, until=in_phase(phase))
    seat = see(match).active
    names = list(match.state.dump()["agents"])
    allowed = set()
    for deal in permutations(["p1", "p2", "p3", "independent", "independent"]):
        laid = match.state.dump()
        for name, owner in zip(names, deal, strict=True):
            laid["agents"][name]["owner"] = owner
        state = type(match.game)().load(laid)
        allowed.add(tuple(state.write(seat, move) for move in state.moves(seat)))
    assert len(allowed) == 1


@clause("HC-3.3", "HC-6.1")
def test_everybody_hears_who_moved_which_agent_how_far() -> None:
    match = turn(lay(FOUR), 5, "OR+3 BL+2")
    for seat in (0, 1, WATCHER):
        assert [e.facts for e in events(match, seat)] == [
            {"player": "p1", "die": 5},
            {
                "player": "p1",
                "die": 5,
                "steps": {"orange": 3, "blue": 2},
                "places": {"orange": "H3", "blue": "H2"},
            },
        ]
