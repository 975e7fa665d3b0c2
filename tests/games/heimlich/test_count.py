"""The count, the dossier and the end of the basic game (HC-4)."""

from __future__ import annotations

from random import Random

import pytest

from filature.games.heimlich.statistics import Turn, forced, possible
from filature.kernel.match import Match
from filature.kernel.state import CHANCE
from filature.kernel.view import Outcome
from tests.clauses import clause
from tests.games.heimlich.table import AGENTS, RING, WORTH, board, code, events, gather, kinds, lay, scores, see, turn
from tests.playing import moments, play_out


def anywhere(rng: Random, agents: int = 4, top: int = 41) -> str:
    """Agents at random places with random scores."""
    return " ".join(f"{agent}@{rng.choice(RING)}:{rng.randint(0, top)}" for agent in list(AGENTS)[:agents])


def outcome(match: Match) -> Outcome:
    found = match.outcome()
    assert found is not None
    return found


def after_every_move(match: Match, die: int) -> list[tuple[dict[str, int], Match]]:
    """Every legal distribution of a roll, with the match after it."""
    match.perform(CHANCE, f"roll {die}")
    laid = match.state.dump()
    found = []
    for move in match.state.moves(0):
        trial = Match(match.game, match.seats, position=laid)
        trial.play(0, move)
        found.append(({code(a, AGENTS): k for a, k in events(trial)[0].facts["steps"].items()}, trial))
    return found


@clause("HC-4.1", "HC-4.3", "HC-4.4", "HC-4.5", "HC-4.9")
@pytest.mark.parametrize("seed", range(8))
def test_a_count_happens_exactly_when_somebody_arrives_and_then_everybody_scores(seed: int) -> None:
    rng = Random(seed)
    dossier = rng.choice(RING)
    match = lay(anywhere(rng), dossier, mode="advanced", turn_limit=2)
    before = board(match)
    for steps, after in after_every_move(match, rng.randint(1, 4)):
        now = {agent: RING[(RING.index(before[agent][0]) + steps.get(agent, 0)) % 12] for agent in before}
        counted = any(now[agent] == dossier for agent in steps)
        assert kinds(after).count("counted") == counted
        gained = {
            agent: max(0, before[agent][1] + WORTH[now[agent]]) if counted else before[agent][1] for agent in before
        }
        assert board(after) == {agent: (now[agent], gained[agent]) for agent in before}
        assert see(after).dossier == see(match).dossier


@clause("HC-4.1")
def test_several_arrivals_make_one_count() -> None:
    match = turn(lay("OR@H5 VI@H6 RE@H4 BL@CH"), 6, "OR+2 VI+1 RE+3")
    assert kinds(match).count("counted") == 1
    assert scores(match) == {"OR": 7, "VI": 7, "RE": 7, "BL": 0}


@clause("HC-4.2")
@pytest.mark.parametrize("seed", range(6))
def test_in_the_basic_game_standing_with_the_dossier_is_the_same_as_arriving_there(seed: int) -> None:
    match = gather(2 + seed, seed)
    for moment in moments(match, seed):
        view = see(moment)
        if view.phase == "ROLL":
            assert view.dossier not in [piece.place for piece in view.agents]
        elif view.phase == "DOSSIER":
            assert view.dossier in [piece.place for piece in view.agents]


@clause("HC-4.3")
def test_a_gain_is_what_the_marker_really_moved() -> None:
    match = turn(lay("OR@RU:2 VI@H4:1 RE@RU:0 BL@RU:9", "H5"), 1, "VI+1")
    [told] = [event.facts for event in events(match) if event.kind == "counted"]
    assert told["gains"] == {"orange": -2, "violet": 5, "red": 0, "blue": -3}
    assert told["scores"] == {"orange": 0, "violet": 6, "red": 0, "blue": 6}
    assert (told["player"], told["place"]) == ("p1", "H5")


@clause("HC-4.4")
@pytest.mark.parametrize(("score", "left"), [(0, 0), (1, 0), (2, 0), (3, 0), (4, 1)])
def test_a_marker_never_goes_back_beyond_the_start(score: int, left: int) -> None:
    assert scores(turn(lay(f"OR@RU:{score} VI@H4 RE@CH BL@CH", "H5"), 1, "VI+1"))["OR"] == left


@clause("HC-4.5")
def test_who_triggers_a_count_in_the_ruin_loses_and_in_the_chapel_gets_nothing() -> None:
    assert scores(turn(lay("OR@H10:8 VI@CH RE@CH BL@CH", "RU"), 1, "OR+1"))["OR"] == 5
    assert scores(turn(lay("OR@RU:8 VI@H1 RE@H1 BL@H1", "CH"), 1, "OR+1"))["OR"] == 8


@clause("HC-4.6")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_markers_move_only_in_a_count(mode: str) -> None:
    match = gather(4, 8, mode=mode)
    last: dict[str, int] = {}
    counts = 0
    for moment in moments(match, 8):
        if kinds(moment).count("counted") == counts:
            assert not last or scores(moment) == last
        else:
            counts += 1
        last = scores(moment)
    assert counts > 3


@clause("HC-4.7", "HC-4.10", "HC-8.15")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_a_count_that_ends_the_game_leaves_the_dossier_and_the_turn_where_they_are(mode: str) -> None:
    match = turn(lay("OR@H9:36 VI@CH:28 RE@CH BL@CH", "H10", mode=mode), 1, "OR+1")
    assert kinds(match) == ["rolled", "moved", "counted", "over"]
    assert (see(match).dossier, see(match).active, match.state.turn()) == ("H10", 0, ())


@clause("HC-4.8", "HC-8.16")
def test_the_dossier_goes_to_any_place_without_an_agent_however_far() -> None:
    match = turn(lay("OR@H6 VI@CH RE@RU BL@H2"), 1, "OR+1")
    allowed = [match.state.write(0, move).removeprefix("dossier ") for move in match.state.moves(0)]
    assert allowed == ["H1", "H3", "H4", "H5", "H6", "H8", "H9", "H10"]


@clause("HC-4.8", "HC-8.16")
def test_who_triggered_the_count_moves_the_dossier_and_nobody_else() -> None:
    match = turn(lay("OR@H6 VI@CH RE@CH BL@CH", active="p2"), 1, "OR+1")
    assert match.state.turn() == (1,)
    assert list(match.state.moves(0)) == []


@clause("HC-4.9")
def test_without_a_count_nobody_is_asked_for_the_dossier() -> None:
    match = turn(lay("OR@H5 VI@CH RE@CH BL@CH"), 1, "OR+1")
    assert (see(match).phase, see(match).dossier) == ("ROLL", "H7")
    assert "dossier-moved" not in kinds(match)


@clause("HC-4.10", "HC-8.8")
@pytest.mark.parametrize(("score", "over"), [(31, False), (32, True), (33, True), (41, True)])
def test_the_game_ends_at_forty_two_or_more_and_not_before(score: int, over: bool) -> None:
    match = turn(lay(f"OR@H9:{score} VI@CH RE@CH BL@CH", "H10"), 1, "OR+1")
    assert scores(match)["OR"] == score + 10
    assert match.over == over


@clause("HC-4.10")
def test_forty_two_is_reached_in_a_count_only() -> None:
    match = turn(lay("OR@H9:41 VI@CH:41 RE@CH BL@CH"), 1, "OR+1")
    assert not match.over


@clause("HC-4.11")
@pytest.mark.parametrize(
    ("agents", "winners"),
    [
        ("OR@H1:41 VI@H10:31 RE@CH:0 BL@H4:0", ["orange"]),  # alone past 42, though violet gained more
        ("OR@H10:32 VI@H9:41 RE@CH:41 BL@H4:0", ["orange"]),  # the larger gain, though violet has more
        ("OR@H9:35 VI@H9:38 RE@H8:41 BL@H4:0", ["violet"]),  # the same gain: the higher score
        ("OR@H9:38 VI@H9:38 RE@H8:41 BL@H4:0", ["orange", "violet"]),  # the same gain and score: jointly
        ("OR@CH:41 VI@CH:41 RE@CH:41 BL@H4:37", ["blue"]),
    ],
)
def test_the_winning_agent_is_found_step_by_step(agents: str, winners: list[str]) -> None:
    assert outcome(turn(lay(agents, "H5"), 1, "BL+1")).facts["agents"] == winners


@clause("HC-4.12", "HC-8.14")
@pytest.mark.parametrize(
    ("own", "winners"),
    [
        ("p1=OR p2=VI", (0, 1)),
        ("p1=VI p2=OR", (0, 1)),
        ("p1=RE p2=OR", (1,)),
        ("p1=VI p2=BL", (0,)),
        ("p1=RE p2=BL", ()),
    ],
)
def test_the_owners_of_the_winning_agents_win_and_nobody_else(own: str, winners: tuple[int, ...]) -> None:
    match = turn(lay("OR@H9:36 VI@H9:36 RE@CH:41 BL@CH", "H10", own=own), 2, "OR+1 VI+1")
    assert outcome(match).facts["agents"] == ["orange", "violet"]
    assert outcome(match).winners == winners


@clause("HC-4.12")
def test_the_end_shows_all_cards() -> None:
    match = turn(lay("OR@H9:36 VI@CH RE@CH BL@CH", "H10", own="p1=VI p2=BL"), 1, "OR+1")
    owners = {"orange": "independent", "violet": "p1", "red": "independent", "blue": "p2"}
    assert see(match).owners == owners
    assert events(match)[-1].facts["owners"] == owners


@clause("HC-4.13")
def test_no_score_can_pass_fifty_one() -> None:
    match = turn(lay("OR@H9:41 VI@H10:41 RE@CH BL@CH", "H10", mode="advanced"), 1, "OR+1")
    assert scores(match) == {"OR": 51, "VI": 51, "RE": 0, "BL": 0}
    assert max(max(scores(play_out(gather(3, seed), seed)).values()) for seed in range(20)) <= 51


@clause("HC-4.14")
@pytest.mark.parametrize("seed", range(12))
def test_a_count_is_possible_or_forced_exactly_when_the_rules_say(seed: int) -> None:
    rng = Random(seed)
    together = seed % 3 == 0  # a third of the positions have everybody just before the dossier
    agents = "OR@H4 VI@H4 RE@H4 BL@H4" if together else anywhere(rng, top=0)
    dossier, die = "H5" if together else rng.choice(RING), 1 + seed % 2 if together else rng.randint(1, 3)
    match = lay(agents, dossier, mode="advanced")
    places = {agent: RING.index(place) for agent, (place, _) in board(match).items()}
    asked = Turn(0, die, places, places, {}, RING.index(dossier), False, {})
    counted = ["counted" in kinds(after) for _, after in after_every_move(match, die)]
    assert possible(asked) == any(counted)
    assert forced(asked) == all(counted)


@clause("HC-4.15", "HC-8.27")
def test_a_match_without_counts_goes_on_for_ever() -> None:
    match = lay("OR@CH VI@CH RE@CH BL@CH")
    for _ in range(500):
        turn(match, 6, "OR+6")
    assert not match.over
    assert see(match).turn == 500
    assert "counted" not in kinds(match)
