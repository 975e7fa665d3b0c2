"""The perfect agent's manual (HC-9): exact clues from the public log, and from nothing else."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest

from filature.games.heimlich import GAME
from filature.games.heimlich.statistics import Nerve, Turn, expected_value, favour, forced, manual, possible, read_log
from filature.kernel.match import Match
from filature.kernel.state import CHANCE, State
from tests.clauses import clause
from tests.games.heimlich.table import AGENTS as NAMES
from tests.games.heimlich.table import PLACES, RING, WORTH, board, code, gather, lay, position, public, see, turn
from tests.playing import moments, play_out

FOUR = "OR@CH VI@CH RE@CH BL@CH"


@clause("HC-9.1")
@pytest.mark.parametrize("options", [{}, {"mode": "advanced"}, {"die": "one_to_three"}])
def test_the_log_tells_every_turn_as_it_was(options: dict[str, str]) -> None:
    match = gather(4, 3, **options)
    seen: list[tuple[int, int, dict[str, int], int]] = []
    boards = []
    for moment in moments(match, 3):
        if see(moment).phase == "MOVE":
            view = see(moment)
            seen.append((view.active, view.die, standing(moment), RING.index(code(view.dossier, PLACES))))
            boards.append(board(moment))
    boards.append(board(match))
    log = read_log(*public(match))
    assert [(t.player, t.die, t.before, t.dossier) for t in log] == seen
    for told, (before, after) in zip(log, pairwise(boards), strict=True):
        gains = {NAMES[agent]: after[agent][1] - before[agent][1] for agent in before}
        assert told.counted == bool(told.gains)
        assert told.gains == (gains if told.counted else {})
        assert told.counted or not any(gains.values())
        assert sum(told.steps.values()) == told.die
        assert told.after == {NAMES[agent]: RING.index(after[agent][0]) for agent in after}
        assert all((told.before[a] + told.steps[a] - told.after[a]) % 12 == 0 for a in told.steps)


@clause("HC-4.14", "HC-8.17", "HC-9.7")
@pytest.mark.parametrize("rule", ["arrival", "newcomer"])
def test_a_count_was_possible_or_forced_as_the_moves_say(rule: str) -> None:
    match = gather(2, 1, mode="advanced", trigger_rule=rule)
    seen = []
    old = False
    for moment in moments(match, 1):
        if see(moment).phase == "MOVE":
            old = old or bool(see(moment).old_agents)
            counted = [counts(moment.state, move) for move in moment.state.moves(see(moment).active)]
            seen.append((any(counted), all(counted)))
    assert [(possible(turn), forced(turn)) for turn in read_log(*public(match))] == seen
    assert old == (rule == "newcomer")


def counts(state: State, move: int) -> bool:
    trial = state.copy()
    trial.news = []
    trial.play(trial.turn()[0], move)
    return any(event.kind == "counted" for event in trial.news)


@clause("HC-4.14", "HC-8.17")
def test_an_old_agent_keeps_a_count_from_being_forced() -> None:
    agents = {"mode": "advanced", "trigger_rule": "newcomer"}
    for old in ([], ["red"]):
        match = lay("OR@H6 VI@H6 RE@H6 BL@H6", old_agents=old, options=agents)
        [told] = read_log(*public(turn(match, 1, "RE+1")))
        assert (told.counted, forced(told)) == ((False, False) if old else (True, True))


@clause("HC-8.17")
def test_before_the_first_turn_there_is_nothing_to_read_whatever_triggers_a_count() -> None:
    assert read_log(*public(lay("OR@H6 VI@H6 RE@H6 BL@H6", options={"trigger_rule": "newcomer"}))) == []


def standing(match: Match) -> dict[str, int]:
    return {NAMES[agent]: RING.index(place) for agent, (place, _) in board(match).items()}


@clause("HC-9.1")
def test_a_turn_is_in_the_log_while_its_dossier_is_still_to_be_moved() -> None:
    match = turn(lay("OR@H6 VI@CH RE@CH BL@CH"), 1, "OR+1")
    assert [(t.dossier, t.counted) for t in read_log(*public(match))] == [(7, True)]
    match.perform(0, "dossier H2")
    assert [(t.dossier, t.counted) for t in read_log(*public(match))] == [(7, True)]


@clause("HC-9.1", "HC-8.26")
def test_a_log_that_forgets_is_read_as_far_as_it_goes() -> None:
    full, short = gather(3, 5), gather(3, 5, full_log=False)
    for match in (full, short):
        play_out(match, 5, until=lambda m: see(m).turn == 9 and see(m).phase == "ROLL")
    assert read_log(*public(short)) == read_log(*public(full))[-1:]
    assert len(read_log(*public(full))) == 9


def test_before_the_first_turn_every_clue_is_empty() -> None:
    found = manual(*public(gather(2)))
    assert found.left_ruin == {}
    assert (found.nerve[0].could, found.nerve[0].rate, found.tops) == (0, None, [])


@clause("HC-9.2")
def test_clue_one_tells_who_got_an_agent_out_of_the_ruin() -> None:
    match = lay("OR@RU VI@RU RE@CH BL@CH", "H9")
    turn(turn(turn(match, 2, "OR+1 RE+1"), 3, "RE+3"), 1, "VI+1")
    assert {pair: rate for pair, rate in manual(*public(match)).left_ruin.items() if rate[1]} == {
        (0, "orange"): (1, 1),
        (0, "violet"): (1, 2),  # left alone once, then taken out
        (1, "violet"): (0, 1),
    }


@clause("HC-9.3")
def test_clue_two_tells_who_put_an_agent_into_the_ruin() -> None:
    match = lay("OR@H10 VI@H8 RE@H4 BL@RU", "H3")
    turn(match, 3, "OR+1 RE+2")
    assert manual(*public(match)).entered_ruin == {
        (0, "orange"): (1, 1),
        (0, "violet"): (0, 1),  # three steps away: the roll would have done
        (0, "red"): (0, 0),
        (0, "blue"): (0, 0),  # stands there already
        **{(1, agent): (0, 0) for agent in ("orange", "violet", "red", "blue")},
    }


@clause("HC-9.4")
def test_clue_three_tells_who_took_an_agent_across_the_ruin() -> None:
    match = lay("OR@H10 VI@H9 RE@H10 BL@RU GY@H8", "H7")
    turn(match, 3, "OR+2 RE+1")
    rates = [manual(*public(match)).crossed_ruin[0, agent] for agent in ("orange", "violet", "red", "blue", "grey")]
    assert rates == [(1, 1), (0, 1), (0, 1), (0, 0), (0, 0)]  # grey could only have been put into it


@clause("HC-9.5")
def test_clue_four_adds_up_what_the_places_are_worth() -> None:
    match = lay("OR@H9 VI@RU RE@H1 BL@CH", "H7")
    turn(turn(turn(match, 2, "OR+2"), 1, "OR+1"), 4, "RE+4")
    raw = {pair: value for pair, value in manual(*public(match)).raw.items() if value}
    assert raw == {
        (0, "orange"): -12,
        (0, "red"): 4,
        (1, "orange"): 3,
    }


@clause("HC-9.5")
@pytest.mark.parametrize("die", range(1, 5))
def test_favour_compares_with_the_mean_over_all_ways_to_spend_the_roll(die: int) -> None:
    match = lay("OR@H8 VI@H2 RE@RU BL@CH", "H7")
    match.perform(CHANCE, f"roll {die}")
    ends = []
    for move in match.state.moves(0):
        trial = match.state.copy()
        trial.play(0, move)
        ends.append(board(trial))
    for agent, place in (("OR", 8), ("VI", 2), ("RE", 11), ("BL", 0)):
        mean = Fraction(sum(WORTH[end[agent][0]] for end in ends), len(ends))
        assert expected_value(place, die, 4) == mean


@clause("HC-9.5")
def test_over_all_ways_to_spend_a_roll_favour_cancels_out() -> None:
    total = Fraction()
    match = lay("OR@H8 VI@H2 RE@RU BL@CH", "H7", phase="MOVE", die=3)
    for move in match.state.moves(0):
        trial = Match(GAME, 2, position=match.state.dump())
        trial.play(0, move)
        total += manual(*public(trial)).favour[0, "orange"]
    assert total == 0
    still = Turn(0, 1, {"a": 3, "b": 3, "c": 3, "d": 3}, {"a": 3, "b": 3, "c": 3, "d": 4}, {}, 0, False, {})
    assert (favour(still, "a"), favour(still, "d")) == (Fraction(-1, 4), Fraction(3, 4))


@clause("HC-9.6")
def test_clue_five_tells_who_triggered_counts_and_who_profited() -> None:
    match = lay("OR@H6:0 VI@H7:5 RE@RU:1 BL@CH", "H7", mode="advanced")
    turn(match, 1, "OR+1")
    found = manual(*public(match))
    assert found.nerve[0].triggered == 1
    assert found.tops == [(0, ("orange", "violet"))]  # 7 each; red lost the one point it had
    mean = Fraction(7 + 7 - 1 + 0, 4)
    assert [found.profit[0, a] for a in ("orange", "violet", "red", "blue")] == [7 - mean, 7 - mean, -1 - mean, -mean]
    assert not any(found.profit[1, a] for a in ("orange", "violet", "red", "blue"))


@clause("HC-9.7")
def test_clue_six_tells_who_took_care_not_to_trigger() -> None:
    match = lay("OR@H6 VI@H6 RE@H6 BL@H6", "H7", mode="advanced")
    turn(match, 1, "OR+1", dossier="H8")  # p1: forced
    turn(match, 1, "VI+1")  # p2: orange could have gone on to the dossier
    turn(match, 2, "RE+2")  # p1: triggers freely
    match.perform(0, "dossier CH")
    turn(match, 6, "BL+6")  # p2: triggers freely
    found = manual(*public(match))
    assert found.nerve[0] == Nerve(triggered=2, could=2, forced=1, declined=0)
    assert (found.nerve[0].rate, found.nerve[1].rate) == (Fraction(1), Fraction(1, 2))
    # declined with orange and violet on 7, red and blue on 6: the mean is 6 1/2
    assert [found.spared[1, a] for a in ("orange", "red")] == [Fraction(-1, 2), Fraction(1, 2)]


@clause("HC-9.7")
def test_without_a_free_choice_there_is_no_trigger_rate() -> None:
    match = turn(lay("OR@H6 VI@H6 RE@H6 BL@H6", "H7"), 1, "OR+1")
    assert manual(*public(match)).nerve[0].rate is None
    assert manual(*public(match)).nerve[1].rate is None


@clause("HC-9.8")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_the_clues_do_not_depend_on_the_deal(mode: str) -> None:
    found = []
    for own in ("p1=OR p2=VI", "p1=BL p2=RE"):
        match = lay("OR@H6 VI@H9 RE@RU BL@CH", "H7", own=own, mode=mode)
        turn(turn(match, 1, "OR+1", dossier="H2"), 4, "VI+3 RE+1")
        found.append(manual(*public(match)))
    assert found[0] == found[1]


@clause("HC-9.8", "HC-3.9")
def test_a_bluff_shows_in_the_clues_as_if_it_were_meant() -> None:
    match = turn(lay("OR@H9 VI@CH RE@CH BL@CH", own="p1=OR p2=VI"), 2, "OR+2")
    assert manual(*public(match)).entered_ruin[0, "orange"] == (1, 1)
    assert manual(*public(match)).favour[0, "orange"] < 0


@clause("HC-9.9")
@pytest.mark.parametrize("seed", range(3))
def test_clues_agree_with_one_another_over_whole_matches(seed: int) -> None:
    match = play_out(gather(3, seed), seed)
    found = manual(*public(match))
    agents = [piece.agent for piece in see(match).agents]
    for seat, nerve in found.nerve.items():
        assert nerve.triggered + nerve.declined == nerve.could
        assert sum(found.profit[seat, a] for a in agents) == 0
        assert sum(found.spared[seat, a] for a in agents) == 0
    for rates in (found.left_ruin, found.entered_ruin, found.crossed_ruin):
        assert all(0 <= hits <= chances for hits, chances in rates.values())
    for agent in agents:  # every agent began in the chapel, worth nothing
        end = WORTH[board(match)[code(agent, NAMES)][0]]
        assert sum(found.raw[seat, agent] for seat in found.nerve) == end
    assert len(found.tops) == sum(nerve.triggered for nerve in found.nerve.values())


def test_a_position_in_the_middle_of_a_match_is_a_start_like_any_other() -> None:
    laid = position(FOUR, turns=12)
    match = turn(Match(GAME, 2, position=laid), 3, "OR+3")
    assert [t.before for t in read_log(*public(match))] == [dict.fromkeys(("orange", "violet", "red", "blue"), 0)]
