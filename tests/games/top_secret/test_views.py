"""Who sees what (SE-9): one test for every row of the table, and a world that a seat cannot tell from another."""

from __future__ import annotations

import pytest
from librt.random import Random

from filature.games.top_secret import GAME
from filature.kernel.state import WATCHER
from tests.clauses import clause
from tests.games.top_secret.table import (
    act,
    agent,
    case,
    events,
    gather,
    kinds,
    lay,
    position,
    rows,
    see,
    settled,
    wire,
)
from tests.playing import moments

EVERYBODY = (0, 1, WATCHER)
ROWS = [
    "board, lines, bases",
    "who has which colour, and the vacant one",
    "setup submission",
    "position, colour, letter of every case, and its carrier",
    "content of an undelivered case",
    "content of a delivered case",
    "contents still hidden per colour, as a set",
    "positions of all agents, numbers in bases and eliminated",
    "dice, pool, bonus steps, active player",
    "duel card chosen",
    "duel cards used in the current cycle",
    "duel cards still available",
    "totals, delivered cases and their order",
    "guard decision, first opponent, loot and bomb choices",
    "random seed",
]


@clause("SE-9")
def test_the_table_has_the_rows_that_are_tested_here() -> None:
    assert [row[0] for row in rows("## SE-9 Who sees what")] == ROWS


@clause("SE-9")
def test_a_setup_is_seen_by_its_author_only() -> None:
    match = gather()
    match.perform(0, "A=5 B=3")
    plan = see(match, 0).plan
    assert plan is not None
    assert (plan.contents, see(match, WATCHER).plan) == (["5", "3"], None)
    other = see(match, 1).plan
    assert other is not None
    assert other.contents == []
    match.perform(0, "C=1 D=bomb A@Lagos B@Aden C@Cairo D@Delhi")
    assert [see(match, seat).submitted for seat in EVERYBODY] == [[0]] * 3
    assert [kinds(match, seat) for seat in EVERYBODY] == [["planned", "submitted"], ["submitted"], ["submitted"]]


@clause("SE-9")
def test_positions_carriers_and_agents_are_for_everybody() -> None:
    match = lay("R1 Lagos with GA, G7 out, G1 Aden", T=3)
    for seat in EVERYBODY:
        assert (case(match, "GA", seat).place, case(match, "GA", seat).carrier) == ("Lagos", "R1")
        assert see(match, seat).agents == see(match).agents
    assert agent(match, "G7").place == "out"


@clause("SE-9", "SE-9.1")
def test_not_even_the_carrier_knows_what_is_inside() -> None:
    match = lay("R1 Lagos with GA", T=3)
    assert [case(match, "GA", seat).content for seat in EVERYBODY] == [None, "5", None]
    one, other = lay("R1 Lagos with GA", T=3), lay("R1 Lagos with GA", T=3, contents={"GA": "bomb", "GD": "5"})
    for seat in (0, WATCHER):
        assert wire(one, seat) == wire(other, seat)
    assert wire(one, 1) != wire(other, 1)


@clause("SE-9")
def test_what_is_still_hidden_is_known_as_a_set() -> None:
    match = act(lay("R1 Darwin with GB", T=3), "R1 > H_red")
    for seat in EVERYBODY:
        assert see(match, seat).unknown == {"red": ["bomb", "1", "3", "5"], "green": ["bomb", "1", "5"]}


@clause("SE-9")
def test_dice_points_and_bonus_steps_are_public() -> None:
    match = act(lay("R1 Lagos, G1 Aden"), "roll 2", "R1 > Aden", "duel 4:1")
    for seat in EVERYBODY:
        view = see(match, seat)
        assert (view.roll, view.pool, view.active, view.duel_won) == (2, 1, 0, True)
        assert [man.bonus for man in view.agents if man.agent == "R1"] == [1]


@clause("SE-9")
def test_used_and_available_cards_are_public() -> None:
    match = act(lay("R1 Lagos, G1 Aden", T=2), "R1 > Aden", "duel 4:1")
    for seat in EVERYBODY:
        hand = see(match, seat).hands[1]
        assert (hand.available, hand.used) == ([0, 0, 2, 3, 4, 5], [1])


@clause("SE-9")
def test_totals_and_deliveries_are_public_and_in_order() -> None:
    match = act(lay("R1 Darwin with GB, R2 Darwin with RC", T=3), "R2 > H_red", "R1 > H_red")
    for seat in EVERYBODY:
        assert see(match, seat).totals == [4, 0]
        assert [delivery.case for delivery in see(match, seat).deliveries] == ["RC", "GB"]


@clause("SE-9")
def test_guards_targets_loot_and_losses_are_told_when_they_are_made() -> None:
    assert [event.facts["agent"] for event in events(settled(3, guards="p3")) if event.kind == "guarded"] == ["G1"]
    match = act(lay("R1 Dakar with RA, G1 Lagos, G2 Lagos", T=2), "R1 > Lagos", "target G2", "duel 1:2", "loot no")
    assert {"targeted", "left-lying"} <= set(kinds(match, 1))
    bomb = act(lay("R1 Darwin with GD", T=1), "R1 > H_red", "lose R1", "lose R2")
    assert events(bomb, 1)[-1].facts["agent"] == "R2"


@clause("SE-9")
def test_the_seed_of_the_dice_is_opened_at_the_end_only() -> None:
    match = gather(2, round_limit=10)
    for moment in moments(match):
        seal = moment.record().dice
        assert seal is not None
        assert seal.seed == ""
    seal = match.record().dice
    assert seal is not None
    assert seal.seed


@clause("SE-9.1")
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_match_with_other_contents_looks_the_same_until_they_are_shown(seats: int) -> None:
    """Two matches that differ in what p2's cases hold, played alike: nobody else can tell them apart."""
    matches = [gather(seats), gather(seats)]
    for match, contents in zip(matches, ("A=5 B=3 C=1 D=bomb", "A=bomb B=1 C=3 D=5"), strict=True):
        cities = "A@Honolulu B@Papeete C@Punta Arenas D@Cape Town"
        for seat in range(seats):
            guard = " guard no" if seat in see(match).guards else ""
            match.perform(seat, f"setup {contents if seat == 1 else 'A=5 B=3 C=1 D=bomb'} {cities}{guard}")
    dice = Random(5)
    for _ in range(150):
        if matches[0].over or see(matches[0]).deliveries:
            break
        seat = matches[0].state.turn()[0]
        move = int(matches[0].state.sample(seat, dice))
        for match in matches:
            match.play(seat, move)
        if not see(matches[0]).deliveries and not matches[0].over:
            for viewer in (*(s for s in range(seats) if s != 1), WATCHER):
                assert wire(matches[0], viewer) == wire(matches[1], viewer)


@clause("SE-9.1")
def test_imagined_contents_are_all_equally_likely() -> None:
    state = GAME.load(position("R1 Lagos", T=2, delivered="GC red"))
    counts: dict[str, int] = {}
    for seed in range(600):
        view = state.imagine(0, Random(seed)).view(1)
        hidden = "".join(str(found.content) for found in view.cases if found.case in ("GA", "GB", "GD"))  # type: ignore[attr-defined]
        counts[hidden] = counts.get(hidden, 0) + 1
    assert len(counts) == 6
    assert min(counts.values()) > 60
