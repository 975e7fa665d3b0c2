"""Setting up (SE-3): colours, plans, guards, the roll for the start."""

from __future__ import annotations

import msgspec
import pytest

from filature.games.top_secret import GAME
from filature.kernel.errors import BadNotation, BadOption, IllegalMove, NotYourTurn
from filature.kernel.state import CHANCE, WATCHER
from tests.clauses import clause
from tests.games.top_secret.table import COLOURS, SETUP, act, agent, case, events, gather, kinds, see, settled, wire


@clause("SE-3.1", "SE-11 colours")
@pytest.mark.parametrize(
    ("seats", "chosen"),
    [
        (2, ["red", "green"]),
        (2, ["yellow", "blue"]),
        (3, ["yellow", "green", "red"]),
        (4, ["green", "red", "yellow", "blue"]),
    ],
)
def test_chosen_colours_belong_to_the_seats_in_their_order(seats: int, chosen: list[str]) -> None:
    view = see(gather(seats, colours=chosen))
    assert (view.colours, view.phase) == (chosen, "SETUP")


@clause("SE-3.1", "A-33")
@pytest.mark.parametrize(("seats", "assignments"), [(2, 4), (3, 24), (4, 24)])
def test_chance_draws_every_assignment_of_colours_with_the_same_chance(seats: int, assignments: int) -> None:
    found: dict[tuple[str, ...], float] = {}
    open_draws = [(GAME.start(seats), 1.0)]
    for state, chance in open_draws:
        if see(state).phase != "COLOURS":
            found[tuple(see(state).colours)] = chance
            continue
        assert state.turn() == (CHANCE,)
        chances = state.chances()
        for move, weight in chances:
            drawn = state.copy()
            drawn.play(CHANCE, move)
            open_draws.append((drawn, chance * weight / sum(each for _, each in chances)))
    assert len(found) == assignments
    assert list(found.values()) == pytest.approx([1 / assignments] * assignments)
    if seats == 2:
        assert {frozenset(colours) for colours in found} == {frozenset(("red", "green")), frozenset(("blue", "yellow"))}


@clause("SE-3.1", "SE-9")
@pytest.mark.parametrize("seats", GAME.seats)
def test_everybody_sees_and_hears_who_has_which_colour(seats: int) -> None:
    match = gather(seats, 4, colours="random")
    while see(match).phase == "COLOURS":
        assert (see(match).colours, see(match).agents, see(match).cases, see(match).unknown) == ([], [], [], {})
        match.roll()
    colours = see(match).colours
    for seat in (*range(seats), WATCHER):
        assert see(match, seat).colours == colours
        seated, *favoured = events(match, seat)
        assert {name: colours[int(name[1:]) - 1] for name in seated.facts["colours"]} == seated.facts["colours"]
        assert list(seated.facts["colours"].values()) == [colour for colour in COLOURS if colour in colours]
        assert [event.kind for event in favoured] == (["favoured"] if seats == 3 else [])
    assert [line.split()[0] for line in match.moves] == ["colour"] * {2: 1, 3: 3, 4: 3}[seats]


@clause("SE-3.7", "SE-3.1")
def test_of_three_whoever_faces_the_colour_nobody_drew_is_favoured() -> None:
    for seed in range(12):
        match = gather(3, seed, colours="random")
        match.settle()
        view = see(match)
        vacant = next(colour for colour in COLOURS if colour not in view.colours)
        opposite = COLOURS[(COLOURS.index(vacant) + 2) % 4]
        assert events(match)[1].facts == {"player": f"p{view.colours.index(opposite) + 1}", "colour": vacant}
        assert view.guards == [seat for seat in range(3) if view.colours[seat] != opposite]


@clause("SE-3.1")
@pytest.mark.parametrize("text", ["colour pink", "colour", "red", "roll 3", "colour blue"])
def test_nothing_but_a_colour_that_is_left_is_drawn(text: str) -> None:
    match = act(gather(3, colours="random"), "colour blue")
    with pytest.raises(BadNotation, match="it brings one of: colour red, colour green, colour yellow"):
        match.perform(CHANCE, text)
    for move in (-1, 1, 4):
        with pytest.raises(IllegalMove):
            match.state.play(CHANCE, move)
    with pytest.raises(NotYourTurn):
        match.perform(0, "A=5")
    assert match.state.dump()["colours"] == ["blue"]


@clause("SE-3.1")
@pytest.mark.parametrize(
    ("seats", "chosen"),
    [
        (2, ["red", "blue"]),
        (2, ["red", "yellow"]),
        (2, ["red", "red"]),
        (2, ["red", "green", "blue"]),
        (3, ["red", "green"]),
        (3, ["red", "red", "green"]),
        (4, ["red", "blue", "green"]),
    ],
)
def test_other_colours_are_refused(seats: int, chosen: list[str]) -> None:
    with pytest.raises(BadOption, match="different colours"):
        GAME.start(seats, {"colours": chosen})


@clause("SE-3.2", "A-27")
def test_turns_go_clockwise_from_whoever_starts() -> None:
    match = act(settled(4), "start 1", "start 2", "start 6", "start 3")
    order = []
    for _ in range(5):
        order.append(see(match).colours[see(match).active])
        act(match, "roll 0", "end")
    assert order == ["green", "yellow", "red", "blue", "green"]


@clause("SE-3.2", "SE-8.5", "A-27")
@pytest.mark.parametrize(
    ("chosen", "order"),
    [
        (["green", "red", "yellow", "blue"], [0, 2, 1, 3, 0]),
        (["yellow", "blue", "red", "green"], [0, 2, 1, 3, 0]),
        (["blue", "yellow", "green"], [0, 2, 1, 0, 2]),
        (["yellow", "blue"], [0, 1, 0, 1, 0]),
    ],
)
def test_turns_go_by_corners_and_not_by_seats(chosen: list[str], order: list[int]) -> None:
    match = settled(len(chosen), colours=chosen)
    act(match, "start 6", *["start 1"] * (len(chosen) - 1))
    for turn, seat in enumerate(order):
        assert (see(match).active, see(match).rounds) == (seat, turn // len(chosen))
        act(match, "roll 0", "end")


@clause("SE-3.3")
@pytest.mark.parametrize("seats", GAME.seats)
def test_all_agents_start_in_their_own_start_base(seats: int) -> None:
    view = see(settled(seats))
    assert all(man.place == f"S_{view.colours[man.seat]}" for man in view.agents)


@clause("SE-3.4", "A-32")
def test_a_case_keeps_what_its_owner_put_into_it() -> None:
    match = gather()
    match.perform(0, "setup A=1 @ Lagos B=bomb @ Aden C=5 @ Cairo D=3 @ Delhi")
    match.perform(1, SETUP)
    for _ in range(3):
        assert [case(match, f"R{mark}", 0).content for mark in "ABCD"] == ["1", "bomb", "5", "3"]
        act(match, "start 2", "start 1") if see(match).phase == "START_ROLL" else act(match, "roll 0", "end")


@clause("SE-3.5", "A-5")
def test_gateways_and_exit_cities_are_fine_and_colours_may_share_a_city() -> None:
    match = gather()
    plan = "setup A=5 @ Darwin B=3 @ Chicago C=1 @ Port Moresby D=bomb @ San Francisco"
    match.perform(0, plan)
    match.perform(1, plan)
    assert [case(match, name).place for name in ("RA", "GA", "RD")] == ["Darwin", "Darwin", "San Francisco"]


@clause("SE-3.5")
@pytest.mark.parametrize("base", ["S_red", "S_blue", "H_red", "H_green"])
def test_cases_are_hidden_in_cities_only(base: str) -> None:
    with pytest.raises(IllegalMove, match="no city"):
        gather().perform(0, f"setup A=5 @ {base}")


@clause("SE-3.6", "A-4", "SE-9")
def test_nobody_sees_a_plan_before_all_are_in() -> None:
    one, other = gather(3), gather(3)
    one.perform(0, SETUP + " guard yes")
    other.perform(0, "setup A=bomb @ Lagos B=1 @ Aden C=3 @ Cairo D=5 @ Delhi guard no")
    for seat in (1, 2, WATCHER):
        assert wire(one, seat) == wire(other, seat)
        assert see(one, seat).submitted == [0]
    assert wire(one, 0) != wire(other, 0)


@clause("SE-3.6")
def test_nobody_can_tell_how_far_a_plan_is() -> None:
    match = gather()
    before = [wire(match, seat) for seat in (1, WATCHER)]
    for part in ("A=5", "B=3", "C=1", "D=bomb", "A@Lagos", "B@Aden", "C@Cairo"):
        match.perform(0, part)
        assert [wire(match, seat) for seat in (1, WATCHER)] == before
    match.perform(0, "D@Delhi")
    assert [wire(match, seat) for seat in (1, WATCHER)] != before
    with pytest.raises(NotYourTurn):
        match.perform(0, "A=3")


@clause("SE-3.6")
def test_positions_are_shown_when_the_last_plan_is_in_and_contents_are_not() -> None:
    match = gather()
    match.perform(1, SETUP)
    assert case(match, "GA").place is None
    match.perform(0, SETUP)
    assert case(match, "GA").place == case(match, "RA", 1).place == "Honolulu"
    assert [case(match, "GA", seat).content for seat in (0, 1, WATCHER)] == [None, "5", None]
    assert "revealed" in kinds(match)


@clause("SE-3.7", "A-6")
@pytest.mark.parametrize(
    ("colours", "guards"),
    [
        (["red", "blue", "green"], ["red", "green"]),
        (["blue", "green", "yellow"], ["blue", "yellow"]),
        (["yellow", "red", "green"], ["red", "green"]),
        (["blue", "red", "yellow"], ["blue", "yellow"]),
    ],
)
def test_the_two_who_are_not_favoured_may_place_a_guard(colours: list[str], guards: list[str]) -> None:
    match = gather(3, colours=colours)
    assert [see(match).colours[seat] for seat in see(match).guards] == guards


@clause("SE-3.7", "A-6")
def test_a_guard_is_one_of_the_seven_and_is_not_forced() -> None:
    match = settled(3, guards="p1")
    view = see(match)
    assert agent(match, "R1").place == "S_yellow"
    assert agent(match, "G1").place == "S_green"
    assert sum(1 for man in view.agents if man.seat == 0) == 7
    assert kinds(match).count("guarded") == 1


@clause("SE-3.7")
@pytest.mark.parametrize("seats", [2, 4])
def test_with_two_or_four_players_there_are_no_guards(seats: int) -> None:
    with pytest.raises(IllegalMove, match="no guard"):
        gather(seats).perform(0, SETUP + " guard yes")


@clause("SE-3.8", "A-7")
def test_the_highest_roll_starts_and_only_the_tied_roll_again() -> None:
    match = act(settled(4), "start 0", "start 5", "start 5", "start 1")
    assert see(match).contenders == [1, 2]
    assert see(match).start_rolls == [0, None, None, 1]
    act(match, "start 2", "start 2", "start 0", "start 1")
    assert (see(match).phase, see(match).active, see(match).first) == ("ROLL", 2, 2)
    assert kinds(match).count("start-tied") == 2


def test_a_plan_can_be_written_part_by_part_or_at_once() -> None:
    once, parts = gather(), gather()
    once.perform(0, SETUP)
    for text in ("a=5 b=3", "C = 1", "d=0 A@honolulu", "B @ pap, C@Punta Arenas D@cape town"):
        parts.perform(0, text)
    assert msgspec.json.encode(once.state.dump()) == msgspec.json.encode(parts.state.dump())
