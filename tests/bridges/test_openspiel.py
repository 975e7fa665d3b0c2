"""The games of the house stand OpenSpiel's own tests, and tell a player nothing he may not know."""

import random
import unittest
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.tests import games_sim_test

from filature.bridges import openspiel
from filature.games import catalogue
from filature.kernel.errors import BadOption, BadPosition, BadSeats, IllegalMove
from tests.bridges.tables import CUPS, Seating, seatings

openspiel.register(CUPS)

tables = pytest.mark.parametrize("table", seatings(), ids=str)
sealed = pytest.mark.parametrize("simultaneous", [False, True], ids=["in turn", "at once"])


def load(table: Seating, **parameters: Any) -> Any:
    chosen = {"players": table.seats, **table.options, **parameters}
    return pyspiel.load_game(openspiel.PREFIX + table.game.name, chosen)


def play_on(state: Any, chance: random.Random) -> None:
    """One step, at random."""
    if state.is_simultaneous_node():
        legal = [state.legal_actions(player) for player in range(state.num_players())]
        state.apply_actions([chance.choice(actions) if actions else 0 for actions in legal])
    else:
        state.apply_action(chance.choice(state.legal_actions()))


def moments(game: Any, seed: int = 0, every: int = 1) -> Iterator[Any]:
    """The moments of a random match, the first ones and the last one included."""
    chance = random.Random(seed)
    state, number = game.new_initial_state(), 0
    while not state.is_terminal():
        if number < 8 or number % every == 0:
            yield state
        play_on(state, chance)
        number += 1
    yield state


def known(state: Any, player: int) -> tuple[Any, ...]:
    """All that the bridge tells a player."""
    return (
        state.information_state_string(player),
        state.information_state_tensor(player),
        state.observation_string(player),
        state.observation_tensor(player),
    )


# --- OpenSpiel's own tests --------------------------------------------------------------------------------------------


@sealed
@tables
def test_random_matches_pass_the_simulation_test(table: Seating, simultaneous: bool) -> None:
    game = load(table, simultaneous=simultaneous)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, mask_test=True)


@sealed
@tables
def test_states_and_games_are_pickled_and_cloned(table: Seating, simultaneous: bool) -> None:
    np.random.seed(1)
    games_sim_test.GamesSimTest("sim_game").sim_game(load(table, simultaneous=simultaneous))


@tables
def test_the_api_is_kept_on_a_part_of_the_tree(table: Seating) -> None:
    random.seed(1)
    kind = type("Api", (api_test.EnforceAPIOnPartialTreeBase,), {"game": load(table), "game_name": table.game.name})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(kind).run(result)
    assert result.testsRun == 5
    assert not result.errors + result.failures


class Walk:
    """A walk down a part of the tree: the same few children everywhere, so that it meets information states again.

    OpenSpiel's own walk also wants a player to know how many steps there were. He cannot where others may prepare a
    sealed choice in more steps or fewer; perfect recall is to know one's own past.
    """

    def __init__(self) -> None:
        self.pasts: dict[Any, Any] = {}
        self.met = 0

    def down(self, state: Any, pasts: dict[int, Any], chances: int = 0) -> None:
        player, decisions = state.current_player(), sum(map(len, pasts.values()))
        if state.is_terminal() or decisions == 12:
            return
        actions = state.legal_actions()
        splits = chances < 5 if state.is_chance_node() else decisions < 3
        children = {actions[(chances + decisions) % len(actions)], *(actions[-1:] if splits else [])}
        if state.is_chance_node():
            for action in children:
                self.down(state.child(action), pasts, chances + 1)
            return
        knows = state.information_state_string(player), tuple(state.information_state_tensor(player))
        past = self.pasts.setdefault((player, knows[0]), (knows[1], pasts[player]))
        assert past == (knows[1], pasts[player])
        self.met += 1
        for action in children:
            self.down(state.child(action), {**pasts, player: (*pasts[player], (knows, action))}, chances)


@tables
def test_players_recall_everything_along_a_walk(table: Seating) -> None:
    walk = Walk()
    walk.down(load(table).new_initial_state(), dict.fromkeys(range(table.seats), ()))
    assert len(walk.pasts) < walk.met, "no information state was met twice"


def test_players_recall_everything_in_the_whole_tree_of_a_small_game() -> None:
    assert len(api_test._assert_is_perfect_recall(pyspiel.load_game("python_filature_cups"))) == 25


# --- Secrets ----------------------------------------------------------------------------------------------------------


@tables
def test_a_player_cannot_tell_a_resampled_state_from_the_true_one(table: Seating) -> None:
    sampler = pyspiel.UniformProbabilitySampler(7, 0.0, 1.0)
    others = 0
    for state in moments(load(table), every=9):
        for player in range(table.seats):
            world = state.resample_from_infostate(player, sampler)
            assert known(world, player) == known(state, player)
            assert world.current_player() == state.current_player()
            if state.current_player() == player:
                assert world.legal_actions() == state.legal_actions()
            others += str(world) != str(state)
    assert others, "every resampled state was the true one"


@tables
def test_what_a_player_is_told_later_differs_only_where_his_view_does(table: Seating) -> None:
    """From the true state and from a resampled one the same is played; a leak would show what was resampled."""
    chance, compared = random.Random(3), 0
    for state in moments(load(table), every=9):
        if state.is_terminal():
            break
        player = chance.randrange(table.seats)
        here, there = state.clone(), state.resample_from_infostate(player, chance.random)
        both = sorted(set(here.legal_actions()) & set(there.legal_actions()))
        if both:
            action = chance.choice(both)
            here.apply_action(action)
            there.apply_action(action)
            if here.observation_string(player) == there.observation_string(player):
                assert known(here, player) == known(there, player)
                compared += 1
    assert compared


@tables
def test_a_sealed_choice_made_in_turn_stays_sealed(table: Seating) -> None:
    for state in moments(load(table), every=7):
        waiting = state.course.state.turn()
        if len(waiting) > 1:
            children = [state.child(action) for action in state.legal_actions()[:3]]
            # That somebody has chosen may be known, if one choice is complete and the other needs another step.
            alike = [child for child in children if child.course.state.turn() == children[0].course.state.turn()]
            insiders = {waiting[0], *table.game.confidants(state.course.state, waiting[0])}
            for player in set(range(table.seats)) - insiders:
                assert len({child.information_state_string(player) for child in alike}) == 1
                assert len({tuple(child.information_state_tensor(player)) for child in alike}) == 1


def test_a_player_knows_his_own_secret_and_no_other() -> None:
    game = pyspiel.load_game("python_filature_cups")
    one, other = game.new_initial_state(), game.new_initial_state()
    for card in (5, 2, 1):
        one.apply_action(card)
    for card in (5, 3, 4):
        other.apply_action(card)
    assert known(one, 0) == known(other, 0)
    assert all(a != b for a, b in zip(known(one, 1), known(other, 1), strict=True))


def test_a_resampled_state_has_no_history_that_would_tell_the_truth() -> None:
    state = pyspiel.load_game("python_filature_cups").new_initial_state()
    for card in (5, 2, 1):
        state.apply_action(card)
    assert state.resample_from_infostate(0, random.random).history() == []


def test_a_watcher_is_told_what_everybody_knows() -> None:
    game = pyspiel.load_game("python_filature_cups")
    everybody = pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE)
    state = game.new_initial_state()
    for card in (5, 2, 1):
        state.apply_action(card)
    told = game.make_py_observer(everybody).string_from(state, 0)
    assert "dealt" in state.information_state_string(0)
    assert "dealt" not in told
    hidden = pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    assert game.make_py_observer(hidden) is None


# --- Playing ----------------------------------------------------------------------------------------------------------


def test_every_game_of_the_catalogue_is_registered() -> None:
    registered = set(pyspiel.registered_names())
    assert {openspiel.PREFIX + name for name in catalogue.names()} <= registered


@tables
def test_a_clone_goes_its_own_way_and_knows_the_same(table: Seating) -> None:
    state = next(state for number, state in enumerate(moments(load(table))) if number == 6)
    twin = state.clone()
    before, knew = str(state), known(state, 0)
    assert known(twin, 0) == knew
    while not twin.is_terminal():
        play_on(twin, random.Random(5))
    assert (str(state), known(state, 0)) == (before, knew)


def test_the_winners_share_what_the_losers_pay() -> None:
    state = pyspiel.load_game("python_filature_cups").new_initial_state()
    for action in (5, 2, 4, 3, 5, 5, 6):  # p1 has the 5, hides left, and p1 and p2 bet left
        state.apply_action(action)
    assert state.returns() == [2.0, -1.0, -1.0]
    assert state.rewards() == [2.0, -1.0, -1.0]


def test_at_a_simultaneous_node_everybody_chooses_at_once() -> None:
    state = pyspiel.load_game("python_filature_cups(simultaneous=True)").new_initial_state()
    for action in (5, 2, 4, 3):
        state.apply_action(action)
    assert state.is_simultaneous_node()
    assert [state.legal_actions(player) for player in range(3)] == [[5, 6]] * 3
    with pytest.raises(IllegalMove):
        state.apply_actions([5, 5, 0])
    assert state.is_simultaneous_node()
    state.apply_actions([5, 5, 6])
    assert state.returns() == [2.0, -1.0, -1.0]


@pytest.mark.parametrize("simultaneous", [True, False])
def test_what_only_the_house_plays_is_no_action_and_refused(simultaneous: bool) -> None:
    state = pyspiel.load_game(f"python_filature_double_agents(simultaneous={simultaneous})").new_initial_state()
    while state.is_chance_node():
        play_on(state, random.Random(1))
    before, late = str(state), state.course.state.house_move(0)
    assert late is not None
    assert all(late not in state.legal_actions(player) for player in range(6))
    with pytest.raises(IllegalMove, match="late is not yours to play"):
        state.apply_actions([late] * 6) if simultaneous else state.apply_action(late)
    assert str(state) == before


def test_the_converter_of_openspiel_takes_the_simultaneous_game() -> None:
    game = pyspiel.convert_to_turn_based(pyspiel.load_game("python_filature_cups(simultaneous=True)"))
    pyspiel.random_sim_test(game, num_sims=5, serialize=False, verbose=False, mask_test=True)


def test_a_move_that_nobody_waits_for_is_left_out() -> None:
    state = pyspiel.load_game("python_filature_cups").new_initial_state()
    for card in (5, 2, 4):
        state.apply_action(card)
    assert state.current_player() == 0
    assert list(state.course.state.moves(2)) == [2]  # p3 might knock
    assert state.legal_actions(2) == []


def test_a_match_that_takes_too_long_ends_without_a_winner() -> None:
    game = pyspiel.load_game("python_filature_heimlich(max_game_length=20)")
    *_, end = moments(game)
    assert len(end.history()) == 20
    assert end.returns() == [0.0, 0.0]
    assert end.legal_actions() == []


def test_actions_are_written_and_read_in_the_notation() -> None:
    state = next(
        s
        for s in moments(pyspiel.load_game("python_filature_heimlich(colours=orange red blue green)"))
        if s.is_player_node()
    )
    for action in state.legal_actions():
        assert state.string_to_action(state.action_to_string(action)) == action
    assert "+" in state.action_to_string(state.legal_actions()[0])


def test_a_text_that_stands_for_several_actions_is_refused() -> None:
    for state in moments(pyspiel.load_game("python_filature_heimlich(mode=advanced,players=3)"), seed=2):
        if len(state.course.state.turn()) > 1:
            lines = state.action_to_string(state.legal_actions()[0])
            with pytest.raises(ValueError, match="one by one"):
                state.string_to_action(f"report {lines}")
            return
    raise AssertionError("no report was asked for")


def test_a_match_begins_at_a_position() -> None:
    game = pyspiel.load_game("python_filature_heimlich(players=3)")
    [*_, state] = [state for _, state in zip(range(30), moments(game), strict=False)]
    again = game.new_initial_state(str(state))
    assert str(again) == str(state)
    assert again.observation_tensor(1) == state.observation_tensor(1)
    with pytest.raises(BadSeats, match="for 3 players, not 2"):
        pyspiel.load_game("python_filature_heimlich").new_initial_state(str(state))
    with pytest.raises(BadPosition):
        game.new_initial_state('{"game": "heimlich"}')


# --- Parameters -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["turn_limit=40", "colours=orange violet red blue", "mode=advanced,die=one_to_three"])
def test_a_game_is_loaded_again_from_its_own_name(name: str) -> None:
    game = pyspiel.load_game(f"python_filature_heimlich({name})")
    assert name.partition("=")[2].partition(",")[0] in str(game)
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    assert str(again.new_initial_state()) == str(game.new_initial_state())


@pytest.mark.parametrize(
    ("parameters", "error", "why"),
    [
        ("players=9", BadSeats, "2 to 7 players, not 9"),
        ("mode=quick", BadOption, "mode cannot be 'quick'; it takes basic, advanced"),
        ("colours=orange pink", BadOption, "colours cannot be"),
        ("colours=orange red", BadOption, "2 players need 4 different agents"),
        ("max_game_length=0", ValueError, "from 1, not 0"),
        ("speed=3", pyspiel.SpielError, "Unknown parameter 'speed'. Available parameters are: agent_table"),
        ("players=two", pyspiel.SpielError, "Wrong type for parameter players"),
    ],
)
def test_a_bad_parameter_is_refused_with_the_reason(parameters: str, error: type[Exception], why: str) -> None:
    with pytest.raises(error, match=why):
        pyspiel.load_game(f"python_filature_heimlich({parameters})")
