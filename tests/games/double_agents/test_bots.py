"""The greedy player: from its view alone, better than chance, and on the side of its identity card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from filature.bots import RandomPlayer, Seated
from filature.bots.contract import Player
from filature.bots.double_agents.greedy import Greedy
from filature.kernel.match import Match
from filature.kernel.state import CHANCE
from tests.games.double_agents.table import choose, gather, lay, lock_all, see
from tests.games.double_agents.vectors import vote_position


def play(match: Match, players: dict[int, Player]) -> Match:
    seated = Seated(match, players)
    while not match.over:
        seat = match.state.turn()[0]
        if seat == CHANCE:
            match.roll()
        else:
            seated.move(seat)
    return match


def company_match(seed: int, seats: int, make: Callable[[str], type[Player]]) -> Match:
    """A match in which the maker chooses the player for each company; companies are settled first."""
    match = gather(seats, seed, team_assignment="chosen")
    for seat in range(seats):
        match.perform(seat, "join cia" if seat < seats // 2 else "join kgb")
    kinds = [make("cia" if seat < seats // 2 else "kgb") for seat in range(seats)]
    return play(match, {seat: kind(seed * 100 + seat) for seat, kind in enumerate(kinds)})  # type: ignore[call-arg]


def test_greedy_loyal_members_beat_random_ones() -> None:
    wins = Counter[bool]()
    for seed in range(60):
        smart = "cia" if seed % 2 else "kgb"
        match = company_match(seed, 8, lambda company, smart=smart: Greedy if company == smart else RandomPlayer)  # type: ignore[misc]
        outcome = match.outcome()
        assert outcome is not None
        pots = {
            name: outcome.facts["parts"][name]["pot"] + outcome.facts["parts"][name]["loyal"] for name in ("cia", "kgb")
        }
        wins[pots[smart] > pots["kgb" if smart == "cia" else "cia"]] += 1
    assert wins[True] > wins[False] * 1.5


@pytest.mark.parametrize("seats", range(6, 13))
def test_greedy_players_finish_a_match_at_every_table(seats: int) -> None:
    match = play(gather(seats, seats), {seat: Greedy(seat) for seat in range(seats)})
    assert len(see(match).rounds) == 6
    assert not any(" late" in move or "unlock" in move for move in match.moves)


def chosen_card(match: Match, seat: int) -> str:
    view = see(match, seat)
    return match.state.write(seat, Greedy(1).choose(view, match.state.moves(seat)))


def test_a_loyal_member_keeps_a_sabotage_in_hand_and_a_double_agent_plays_it() -> None:
    hands = {"c1": "X A A", "c2": "X A A"}
    match = lay(hands=hands, doubles="c1 k1")
    assert chosen_card(match, 0).startswith("lock sabotage")
    assert chosen_card(match, 1).startswith("lock agent")


def test_a_loyal_member_votes_for_the_mate_who_was_near_every_sabotage() -> None:
    match = lay(hands={"c1": "X A A", "c2": "A A A", "c3": "K A A"})
    watching = Greedy(1)
    choose(match, c1="X Rio", c2="A Berlin", c3="K Cairo")
    lock_all(match, place="Cairo")
    choose(match, c1="A Berlin", c2="A Berlin", c3="A Cairo")
    lock_all(match, place="Cairo")
    watching.company = "cia"
    for event in match.events:
        if event.reaches(1):
            watching.hear(event)
    vote = vote_position(3, 3, {}, "c1 k1")
    assert vote.state.write(1, watching.choose(see(vote, 1), vote.state.moves(1))) == "vote p1"
    assert vote.state.write(1, Greedy(1).choose(see(vote, 1), vote.state.moves(1))) == "abstain"


def test_a_double_agent_accuses_the_richest_mate() -> None:
    vote = vote_position(3, 3, {"c2": [2], "c3": [5]}, "c1 k1")
    assert vote.state.write(0, Greedy(1).choose(see(vote, 0), vote.state.moves(0))) == "vote p3"
