"""The greedy bot: it plays by its view, it tries to win, and it does."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from random import Random

import pytest

from filature import bots
from filature.bots.top_secret.greedy import Greedy
from filature.games.top_secret import GAME
from filature.games.top_secret.board import WORTH
from filature.games.top_secret.moves import HIDE, PLACE
from filature.kernel.dice import FairDice
from filature.kernel.match import Match
from filature.kernel.state import CHANCE
from tests.games.top_secret.table import act, gather, lay, see


def contest(plays_greedy: Sequence[bool], seed: int) -> Match:
    """A match of greedy bots (True) and random players."""
    match = Match(GAME, len(plays_greedy), dice=FairDice(f"bots {seed}".encode()))
    match.state.news = None
    greedy = [Greedy(seed + seat) for seat in range(len(plays_greedy))]
    rng = Random(seed)
    while not match.over:
        seat = match.state.turn()[0]
        if seat == CHANCE:
            match.roll()
        else:
            moves = match.state.moves(seat)
            match.play(seat, greedy[seat].choose(see(match, seat), moves) if plays_greedy[seat] else rng.choice(moves))
    return match


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_beats_random_players_from_every_seat(seats: int) -> None:
    wins = 0
    for seed in range(2 * seats):
        match = contest([seat == seed % seats for seat in range(seats)], seed)
        outcome = match.outcome()
        assert outcome is not None
        wins += outcome.winners == (seed % seats,)
    assert wins >= 2 * seats - 1


@pytest.mark.parametrize("seats", GAME.seats)
def test_bots_among_themselves_bring_matches_to_a_decision(seats: int) -> None:
    reasons = [outcome.reason for seed in range(10) if (outcome := contest([True] * seats, seed).outcome())]
    assert reasons.count("secrets") >= 3
    assert "limit" not in reasons


def test_it_delivers_when_that_wins() -> None:
    match = lay("R1 Darwin with RB, R2 Lagos, G1 Aden", T=3, delivered="RA red, GB red")
    assert match.state.write(0, Greedy(1).choose(see(match, 0), match.state.moves(0))) == "R1 > H_red"


def test_it_takes_a_case_worth_having_and_leaves_its_own_bomb() -> None:
    match = lay("R1 Lagos", T=0, cases={"RA": "Lagos", "RD": "Lagos"})
    assert match.state.write(0, Greedy(1).choose(see(match, 0), match.state.moves(0))) == "pick R1 RA"
    only_bomb = lay("R1 Lagos", T=0, cases={"RD": "Lagos"})
    assert only_bomb.state.write(0, Greedy(1).choose(see(only_bomb, 0), only_bomb.state.moves(0))) == "end"


def test_it_spares_its_carriers_from_a_bomb() -> None:
    match = act(lay("R1 Darwin with GD, R2 Lagos with RA", T=1), "R1 > H_red")
    bot = Greedy(1)
    for _ in range(4):
        match.play(0, bot.choose(see(match, 0), match.state.moves(0)))
    assert "lost-with-case" not in [event.kind for event in match.events]


def test_ties_are_broken_by_lot() -> None:
    """Everything of an enemy is worth the same at first, and two lines lead to it."""
    match = lay("R1 Lagos", T=1)
    steps = {match.state.write(0, Greedy(seed).choose(see(match, 0), match.state.moves(0))) for seed in range(30)}
    assert len(steps) > 1


def test_nothing_is_hidden_where_an_enemy_passes_on_the_way_home() -> None:
    """Red hides secrets nearer to red's own errand than to anybody else's, also counting headquarters (SE-2.2)."""
    board = GAME.board

    def errand(colour: int, city: int) -> float:
        return board.from_base[colour][city] + 0.5 * board.to_hq[colour][city]

    match = gather(4)
    view = see(match, 0)
    for seed in range(20):
        plan = Greedy(seed)._make_plan(view)
        for content, city in zip([move - HIDE for move in plan[:4]], [move - PLACE for move in plan[4:]], strict=True):
            nearest = min(errand(colour, city) for colour in (1, 2, 3))
            if WORTH[content]:
                assert errand(0, city) <= nearest
            else:
                assert errand(0, city) >= nearest


def test_the_same_seed_plays_the_same() -> None:
    assert contest([True, True], 3).moves == contest([True, True], 3).moves


def test_the_game_goes_to_other_processes() -> None:
    twin = pickle.loads(pickle.dumps(GAME))
    assert twin.board.cities == GAME.board.cities
    assert isinstance(bots.make(twin, "greedy", 1), Greedy)
