"""What is in the box, and how the table is laid (HC-0, HC-1, HC-2)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from filature.games.heimlich import GAME
from filature.games.heimlich.board import TEXTURES, square
from filature.kernel.errors import BadNotation
from filature.kernel.match import Match
from filature.kernel.state import CHANCE, State
from tests.clauses import clause
from tests.games.heimlich.table import (
    AGENTS,
    PLACES,
    RING,
    WORTH,
    board,
    events,
    file_reports,
    gather,
    in_phase,
    kinds,
    lay,
    scores,
    see,
    table_under,
    turn,
)
from tests.playing import moments, play_out

FOUR = "OR@CH VI@CH RE@CH BL@CH"
SEVEN = "OR@CH VI@CH RE@CH BL@CH GY@CH YE@CH GN@CH"


@clause("HC-0.3")
@pytest.mark.parametrize("code", AGENTS)
def test_a_code_and_a_name_mean_the_same_agent(code: str) -> None:
    by_code, by_name = turn(lay(SEVEN), 3, f"{code}+3"), turn(lay(SEVEN), 3, f"{AGENTS[code]}+3")
    assert board(by_code) == board(by_name)
    assert board(by_code)[code] == ("H3", 0)


@clause("HC-0.3")
@pytest.mark.parametrize("code", sorted(set(PLACES) - {"H7"}))
def test_a_code_and_a_name_mean_the_same_place(code: str) -> None:
    for word in (code, PLACES[code]):
        match = turn(lay("OR@H6 VI@H6 RE@H6 BL@H6"), 4, "OR+1 VI+1 RE+1 BL+1", dossier=word)
        assert see(match).dossier == PLACES[code]


@clause("HC-0.4")
@pytest.mark.parametrize("options", [{}, {"mode": "advanced"}])
def test_a_position_written_down_and_laid_again_plays_on_alike(options: dict[str, Any]) -> None:
    for match in moments(gather(4, 1, **options), 1):
        twin = GAME.load(match.state.dump())
        assert twin.dump() == match.state.dump()
        for seat in match.state.turn():
            assert list(twin.moves(seat)) == list(match.state.moves(seat))
            here, there = match.state.copy(), twin.copy()
            for state in (here, there):
                state.play(seat, state.moves(seat)[-1])
            assert here.dump() == there.dump()


@clause("HC-1.1", "HC-3.2", "HC-8.2")
def test_the_box_holds_seven_agents_twelve_places_and_one_die_of_six_faces() -> None:
    match = play_out(gather(7), until=in_phase("ROLL"))
    assert [piece.agent for piece in see(match).agents] == list(AGENTS.values())
    assert match.state.chances() == tuple((face, 1) for face in range(1, 7))
    assert len({piece.place for piece in see(match).agents}) == 1
    match = turn(lay("OR@H6 VI@H6 RE@H6 BL@H6", mode="advanced"), 1, "OR+1")
    assert len(match.state.moves(0)) == 12
    assert match.state.chances() == ()


@clause("HC-1.2", "HC-8.28")
def test_every_agent_has_a_colour_and_a_texture_of_its_own() -> None:
    rows = table_under("**HC-1.2 Agents and textures.**")
    assert {row[0]: row[1] for row in rows} == AGENTS
    assert len(set(TEXTURES)) == 7
    for row, texture in zip(rows, TEXTURES, strict=True):
        assert texture in row[2]


@clause("HC-1.2", "HC-8.10")
def test_there_is_no_black_agent() -> None:
    match = lay(SEVEN)
    match.perform(CHANCE, "roll 1")
    with pytest.raises(BadNotation, match=r"No agent 'black' .* orange, violet, red, blue, grey, yellow, green"):
        match.perform(0, "black+1")


@clause("HC-1.3", "HC-1.4", "HC-8.1")
def test_an_agent_walks_from_the_chapel_past_ten_houses_and_the_ruin_back_to_the_chapel() -> None:
    match, walked = lay(FOUR, "RU", mode="advanced"), []
    for _ in range(12):
        turn(match, 1, "OR+1")
        walked.append(board(match)["OR"][0])
        if see(match).phase == "DOSSIER":
            match.perform(see(match).active, "dossier RU")
    assert walked == ["H1", "H2", "H3", "H4", "H5", "H6", "H7", "H8", "H9", "H10", "RU", "CH"]


@clause("HC-1.5", "HC-8.7")
def test_a_lap_of_the_score_track_is_forty_two_squares() -> None:
    assert [square(score) for score in (0, 1, 41, 42, 43, 51, 81, 83)] == [
        (0, 0),
        (1, 0),
        (41, 0),
        (0, 1),
        (1, 1),
        (9, 1),
        (39, 1),
        (41, 1),
    ]


@clause("HC-1.6")
@pytest.mark.parametrize("place", RING)
def test_a_place_is_worth_what_the_rules_say(place: str) -> None:
    match = lay(f"OR@{place}:10 VI@H4:10 RE@H4:10 BL@H4:10", "H5", mode="advanced")
    turn(match, 1, "VI+1")
    assert scores(match)["OR"] == 10 + WORTH[place]


@clause("HC-1.7")
def test_all_agents_may_share_a_place() -> None:
    match = lay("OR@H1 VI@H1 RE@H1 BL@H1 GY@H1 YE@H2 GN@H2")
    turn(match, 5, "OR+1 VI+1 RE+1 BL+1 GY+1")
    assert {place for place, _ in board(match).values()} == {"H2"}


@clause("HC-2.1")
@pytest.mark.parametrize("row", table_under("**HC-2.1 Numbers.**"), ids=lambda row: f"{row[0]} players")
def test_the_numbers_of_the_table_are_right(row: list[str]) -> None:
    seats, agents, independents = map(int, row[:3])
    dealt, left = map(int, row[3].split(" / "))
    match = play_out(gather(seats), until=in_phase("ROLL"))
    owners = [standing["owner"] for standing in match.state.dump()["agents"].values()]
    assert len(owners) == agents
    assert see(match).independents == independents == owners.count("independent") == left
    assert len(owners) - left == dealt

    asked = match.state.dump() | {"phase": "REPORT", "die": 1, "reported": True, "options": {"mode": "advanced"}}
    state = GAME.load(asked)
    lines = 0
    while 0 in state.turn():
        state.play(0, state.moves(0)[-1])
        lines += 1
    assert lines == int(row[4])

    match = Match(GAME, seats, position=asked)
    truth = " ".join(f"{a}={s['owner']}" for a, s in asked["agents"].items() if s["owner"] != "p1")
    over = file_reports(match, truth).state.dump() | {"phase": "OVER"}
    over["agents"][see(match, 0).identity]["score"] = 42
    outcome = GAME.load(over).outcome()
    assert outcome is not None
    assert outcome.facts["bonus"]["p1"] == int(row[5])


@clause("HC-2.2", "HC-8.5")
def test_the_colours_are_public_before_a_card_is_dealt() -> None:
    match = play_out(gather(2), until=in_phase("DEAL"))
    [told] = events(match)
    assert told.kind == "colours"
    assert told.facts == {"agents": [piece.agent for piece in see(match).agents], "independents": 2}
    assert len(told.facts["agents"]) == 4


@clause("HC-2.2", "HC-6.1", "HC-8.5")
@pytest.mark.parametrize(
    ("seats", "options", "independents"),
    [
        (5, {}, 2),
        (6, {}, 1),
        (7, {}, 0),
        (4, {"agent_table": "other_editions"}, 3),
        (2, {"colours": ["red", "blue", "grey", "green"]}, 2),
    ],
    ids=str,
)
def test_agents_that_nobody_drew_are_told_before_the_first_card(
    seats: int, options: dict[str, Any], independents: int
) -> None:
    match = play_out(gather(seats, 1, **options), until=in_phase("ORDER"))
    assert kinds(match, 0) == ["colours", "dealt"]
    assert kinds(match) == ["colours"]
    [told] = events(match)
    assert told.facts == {"agents": [piece.agent for piece in see(match).agents], "independents": independents}


@clause("HC-2.2", "HC-8.5")
def test_by_default_every_set_of_colours_is_equally_likely() -> None:
    likely: Counter[tuple[str, ...]] = Counter()
    for state, probability in futures(GAME.start(3), while_in="COLOURS"):
        likely[tuple(piece.agent for piece in see(state).agents)] += probability  # type: ignore[assignment]
    assert len(likely) == 21  # five colours of seven
    assert set(likely.values()) == {Fraction(1, 21)}


def futures(state: State, while_in: str, weight: Fraction = Fraction(1)) -> list[tuple[State, Fraction]]:
    """Every way the dice can take a state out of a phase, with its probability."""
    if see(state).phase != while_in:
        return [(state, weight)]
    found = []
    total = sum(w for _, w in state.chances())
    for move, w in state.chances():
        trial = state.copy()
        trial.play(CHANCE, move)
        found += futures(trial, while_in, weight * w / total)
    return found


@clause("HC-2.3", "HC-2.4")
@pytest.mark.parametrize("seats", range(2, 8))
def test_agents_start_in_the_chapel_without_points_and_the_dossier_in_house_seven(seats: int) -> None:
    match = play_out(gather(seats, seats), until=in_phase("ROLL"))
    assert set(board(match).values()) == {("CH", 0)}
    assert see(match).dossier == "H7"


@clause("HC-2.5")
def test_every_deal_is_equally_likely() -> None:
    start = GAME.start(2, {"colours": ["orange", "violet", "red", "blue"]})
    deals = {
        tuple(standing["owner"] for standing in state.dump()["agents"].values()): probability
        for state, probability in futures(start, while_in="DEAL")
    }
    assert len(deals) == 12
    assert set(deals.values()) == {Fraction(1, 12)}


@clause("HC-2.5")
def test_each_player_is_told_one_card_and_it_stays_theirs() -> None:
    match = play_out(gather(5, 2), until=in_phase("ORDER"))
    cards = [[e.facts["agent"] for e in events(match, seat) if e.kind == "dealt"] for seat in range(5)]
    assert all(len(own) == 1 for own in cards)
    assert len({own[0] for own in cards}) == 5
    assert "dealt" not in kinds(match)
    for moment in moments(match, 2):
        assert [see(moment, seat).identity for seat in range(5)] == [own[0] for own in cards]


@clause("HC-2.5")
def test_an_independent_agent_moves_scores_and_wins_for_nobody() -> None:
    match = turn(lay("OR@CH:3 VI@CH:3 RE@H9:32 BL@CH", "H10", own="p1=OR p2=VI"), 1, "RE+1")
    outcome = match.outcome()
    assert board(match)["RE"] == ("H10", 42)
    assert outcome is not None
    assert (outcome.winners, outcome.facts["agents"]) == ((), ["red"])


def rolled_for_start(*dice: int, seats: int = 3) -> Match:
    match = play_out(gather(seats), until=in_phase("ORDER"))
    for die in dice:
        match.perform(CHANCE, f"order {die}")
    return match


@clause("HC-2.6", "HC-6.1")
def test_the_highest_roll_starts_and_everybody_hears_the_rolls() -> None:
    match = rolled_for_start(2, 5, 4)
    assert see(match).active == 1
    told = [(e.facts["player"], e.facts["die"]) for e in events(match) if e.kind == "rolled-for-start"]
    assert told == [("p1", 2), ("p2", 5), ("p3", 4)]
    assert [e.facts for e in events(match) if e.kind == "starts"] == [{"player": "p2"}]


@clause("HC-2.6", "HC-8.4")
def test_only_those_who_share_the_highest_roll_roll_again_until_one_is_highest() -> None:
    match = rolled_for_start(6, 1, 6, 3, 3, 2, 5)
    rollers = [e.facts["player"] for e in events(match) if e.kind == "rolled-for-start"]
    assert rollers == ["p1", "p2", "p3", "p1", "p3", "p1", "p3"]
    assert [e.facts["players"] for e in events(match) if e.kind == "start-tied"] == [["p1", "p3"], ["p1", "p3"]]
    assert (see(match).phase, see(match).active) == ("ROLL", 2)


@clause("HC-2.6")
def test_the_rolls_for_the_start_have_no_other_effect() -> None:
    one, two = rolled_for_start(1, 6, 2).state.dump(), rolled_for_start(4, 4, 3, 1, 2).state.dump()
    assert one.pop("start") != two.pop("start")
    assert one == two


@clause("HC-2.6")
def test_the_first_player_is_found_whoever_a_laid_position_calls_active() -> None:
    start = {"contenders": ["p1", "p2"], "rolls": {"p1": 3}}
    match = lay(FOUR, phase="ORDER", active="p2", start=start)
    match.perform(CHANCE, "order 1")
    assert see(match).active == 0


@clause("HC-2.7", "HC-8.3")
@pytest.mark.parametrize("seats", range(2, 8))
def test_turns_pass_by_seat_and_around_the_table(seats: int) -> None:
    match = rolled_for_start(*[1] * (seats - 1), 2, seats=seats)
    agent = next(iter(board(match)))
    seen = []
    for _ in range(seats + 1):
        seen.append(see(match).active)
        turn(match, 1, f"{agent}+{1}")
        if see(match).phase == "DOSSIER":
            match.perform(see(match).active, "dossier RU")
    assert seen == [seats - 1, *range(seats)]
