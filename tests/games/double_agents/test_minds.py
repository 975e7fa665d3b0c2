"""Minds of the two companies: they suppose, suspect and vote from what their seat knows alone."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from librt.random import Random

from filature import bots
from filature.analysis import looks, why
from filature.analysis.listening import Look
from filature.bots.double_agents import Bots
from filature.bots.double_agents.belief import DoubleAgentsBelief
from filature.bots.double_agents.double_agent_posterior import MODEL_DOUBT
from filature.bots.player import SearchPlayer
from filature.games.double_agents import GAME
from filature.games.double_agents.moves import DRAFT_CARD
from filature.games.double_agents.rules import DoubleAgents
from filature.kernel.dice import FairDice
from filature.kernel.errors import NoConsistentState
from filature.kernel.events import Event
from filature.kernel.match import Match
from filature.kernel.state import WATCHER, State
from tests.games.double_agents.case import CASE
from tests.games.double_agents.table import choose, events, gather, lay, lock_all, see
from tests.games.double_agents.vectors import vote_position
from tests.games.stories import story
from tests.playing import play_out

BOTS = Bots(GAME)


def believe(match: Match, seat: int) -> DoubleAgentsBelief:
    """What a seat believes that has heard everything it could."""
    belief = BOTS.belief(see(match, seat))
    hear_all(belief, events(match, seat))
    belief.see(see(match, seat))
    return belief


def hear_all(belief: DoubleAgentsBelief, told: list[Event]) -> None:
    for event in told:
        belief.hear(event)


def play_sensibly(match: Match, until: int = 12, *names: str) -> Match:
    """A match until so many turns are played, among greedy bots but for those at the first seats."""
    at = [*names, *["greedy"] * match.seats]
    seated = bots.Seated(match, {seat: bots.make(GAME, at[seat], seat) for seat in range(match.seats)})
    match.settle()
    while not match.over and match.state.turn_number() < until:
        seated.move(match.state.turn()[0])
        match.settle()
    return match


@pytest.mark.parametrize("number", range(len(CASE.stories)))
def test_everybody_knows_whether_they_are_the_double_agent_themselves(number: int) -> None:
    told = story("double_agents", number)
    [now, *_] = [moment for moment in told.moments if see(moment.state).round == 3 and see(moment.state).leg == 2]
    assert len(told.thinking.truth(now.state)) >= 2
    for seat in (0, told.seats - 1):
        view = see(now.state, seat)
        own = told.believe(seat, now).odds()[f"double {view.company}"][f"p{seat + 1}"]
        assert own == (1.0 if view.role == "double" else 0.0)


@pytest.mark.parametrize(("seats", "options"), [(6, {}), (8, {"mates_see_destinations": True}), (11, {})])
def test_no_card_is_lost_or_doubled_in_a_determinization(seats: int, options: dict[str, Any]) -> None:
    match = gather(seats, 3, **options)
    dice = Random(1)
    for turn in (1, 3, 7, 12):
        play_sensibly(match, turn)
        for seat in (0, seats - 1):
            world = believe(match, seat).determinize(dice)
            assert world.turn() == tuple(range(seats))  # nobody has chosen yet
            play_to_the_end(world, dice)


def play_at_random(match: Match, moves: int, rng: random.Random) -> None:
    """So many moves of players who draft nothing, and all that chance brings between them."""
    match.settle()
    for _ in range(moves):
        if not match.over:
            seat = rng.choice(match.state.turn())
            match.play(seat, rng.choice([m for m in match.state.moves(seat) if not DRAFT_CARD <= m < DRAFT_CARD + 10]))
            match.settle()


@settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(
    seats=st.integers(6, 8),
    seed=st.integers(0, 2**32),
    before=st.integers(0, 30),
    steps=st.lists(st.integers(1, 9), min_size=1, max_size=8),
    viewer=st.integers(-2, 7).filter(lambda viewer: viewer != -1),
)
def test_told_event_by_event_or_all_at_once_a_belief_believes_the_same(
    seats: int, seed: int, before: int, steps: list[int], viewer: int
) -> None:
    viewer = min(viewer, seats - 1)
    rng, dice = random.Random(seed), FairDice(seed.to_bytes(32, "big"))
    begun = gather(seats, seed)
    play_at_random(begun, before, rng)
    match = Match(GAME, seats, position=begun.state.dump(), dice=dice) if before else gather(seats, seed)
    first_view = see(match, viewer)
    step_by_step, at_once = BOTS.belief(first_view), BOTS.belief(first_view)
    told = 0
    for moves in steps:
        play_at_random(match, moves, rng)
        hear_all(step_by_step, events(match, viewer)[told:])
        told = len(events(match, viewer))
        step_by_step.see(see(match, viewer))
        step_by_step.odds()
    hear_all(at_once, events(match, viewer))
    at_once.see(see(match, viewer))
    beliefs = [step_by_step, at_once] if before else [step_by_step, at_once, believe(match, viewer)]
    for belief in beliefs:
        assert belief.odds() == step_by_step.odds()
        assert belief.suspected() == step_by_step.suspected()
        assert belief.determinize(Random(1)).dump() == step_by_step.determinize(Random(1)).dump()


@pytest.mark.parametrize("seats", [6, 9])
def test_how_somebody_plays_never_makes_a_belief_certain(seats: int) -> None:
    match = play_sensibly(gather(seats, 4), 12)  # all greedy, whom the model knows best
    for viewer in (WATCHER, 0, seats - 1):
        view = see(match, viewer)
        for company in view.companies:
            odds = believe(match, viewer).odds()[f"double {company.name}"]
            assert sum(odds.values()) == pytest.approx(1.0)
            if viewer in company.members and view.role == "double":
                assert odds[f"p{viewer + 1}"] == 1.0  # a fact
                continue
            suspects = [seat for seat in company.members if seat != viewer]
            least = MODEL_DOUBT / len(suspects)
            assert all(least * 0.99 < odds[f"p{seat + 1}"] < 1.0 - least for seat in suspects)
            assert max(odds.values()) > 0.9
    play_out(match, 1)
    for secret, row in believe(match, WATCHER).odds().items():
        if secret.startswith("double"):
            assert sorted(row.values())[-2:] == [0.0, 1.0]  # the identity cards are on the table


def test_who_may_have_sent_a_sabotage_is_certain_only_where_nobody_else_was_there() -> None:
    match = lay(4, 4, hands={"c1": "X A A", "c2": "A A S", "c3": "A A K", "c4": "A A C"}, doubles="c1 k1")
    choose(match, c1="X HongKong", c2="A HongKong", c3="A Cairo", c4="A Berlin")
    lock_all(match, place="Cairo")
    choose(match, c1="A Rio", c2="A Cairo", c3="A Cairo", c4="A Berlin")
    lock_all(match, place="HongKong")
    match.settle()
    senders = believe(match, WATCHER).odds()["sabotage cia 1"]
    assert 0.0 < senders["p1"] < 1.0
    assert 0.0 < senders["p2"] < 1.0
    assert senders["p3"] == senders["p4"] == 0.0


def test_before_anything_is_seen_nobody_is_suspected_more_than_another() -> None:
    match = gather(8, 1)
    assert set(believe(match, WATCHER).odds()["double cia"].values()) == {1 / 8}
    match.settle()
    watched = believe(match, WATCHER).odds()
    assert list(watched["double kgb"].values()) == [pytest.approx(1 / 4)] * 4


def play_to_the_end(world: State, dice: Random) -> None:
    while waiting := world.turn():
        world.play(waiting[0], world.sample(waiting[0], dice))
    assert world.outcome() is not None
    GAME.load(world.dump())  # no card was lost or doubled


def betrayed(card: str = "X") -> Match:
    """Leg by leg, c1 goes where nobody of their company is, and a sabotage turns up there, or another card."""
    match = lay(4, 4, hands={"c1": f"{card} A A", "c2": "A A S", "c3": "A A K", "c4": "A A C"}, doubles="c1 k1")
    choose(match, c1=f"{card} HongKong", c2="A Cairo", c3="A Cairo", c4="A Berlin")
    lock_all(match, place="Cairo")
    choose(match, c1="A Rio", c2="A Cairo", c3="A Cairo", c4="A Berlin")
    lock_all(match, place="HongKong")
    return match


def test_a_lone_sabotage_betrays_its_sender() -> None:
    match = betrayed()
    match.settle()
    for viewer in (WATCHER, 1, 5):
        odds = believe(match, viewer).odds()
        assert odds["sabotage cia 1"]["p1"] == pytest.approx(1.0)
        suspected = odds["double cia"]
        assert suspected["p1"] > 2 * max(suspected[mate] for mate in ("p2", "p3", "p4"))
        assert "sabotage kgb 1" not in odds
    assert BOTS.truth(match.state)["sabotage cia 1"] == "p1"


@pytest.mark.parametrize(("card", "place"), [("X", "HongKong"), ("S", "Rio")])
def test_a_suspicion_names_the_mission_that_was_sabotaged_else_where_the_suspect_went_at_last(
    card: str, place: str
) -> None:
    match = betrayed(card)
    match.settle()
    reason = why(GAME, looks(match.record(), GAME, 1), "double cia")
    assert reason is not None
    assert (reason.answer, reason.facts[-1].kind) == ("p1", "resolved")
    assert reason.facts[-1].facts["destination"] == place


def test_at_the_vote_a_hint_answers_whom_to_name_in_ones_own_company() -> None:
    vote = vote_position(4, 4, {"c1": [3], "k2": [5]}, "c1 k1")
    for seat, company in ((1, "cia"), (5, "kgb")):
        reason = why(GAME, [Look([], see(vote, seat))])
        assert reason is not None
        assert reason.secret == f"double {company}"
        assert reason.others, "the others that may be it"
        assert all(reason.chance >= chance for chance in reason.others.values())


def ballot(match: Match, seat: int) -> str:
    """Whom a mind names that has seen the betrayal, were the vote now."""
    belief = believe(match, seat)
    vote = vote_position(4, 4, {"c1": [3], "k2": [5]}, "c1 k1")
    belief.see(see(vote, seat))
    moves = vote.state.moves(seat)
    advice = belief.policy(moves)
    assert advice is not None
    assert sum(advice) == 1.0
    return vote.state.write(seat, moves[list(advice).index(1.0)])


def test_loyal_members_name_the_traitor_and_the_traitor_names_a_mate() -> None:
    match = betrayed()
    match.settle()
    assert [ballot(match, seat) for seat in (1, 2, 3)] == ["vote p1"] * 3
    assert ballot(match, 0) in ("vote p2", "vote p3", "vote p4")
    assert ballot(match, 5) == "abstain"  # nothing has happened in the other company


def test_told_what_cannot_be_a_belief_says_so() -> None:
    match = betrayed()
    match.settle()
    for wrong in ({"agent": 3}, {}, {"killer": 1}):
        belief = BOTS.belief(see(match, 0))
        with pytest.raises(NoConsistentState):
            hear_all(belief, [edit(event, wrong) for event in events(match, 0)])


def edit(event: Event, cards: dict[str, int]) -> Event:
    if event.kind != "resolved" or event.facts["destination"] != "HongKong":
        return event
    return msgspec.structs.replace(event, facts={**event.facts, "cards": {**event.facts["cards"], "cia": cards}})


def test_a_traitor_is_exposed_by_a_sabotage_and_not_by_an_agent() -> None:
    match = lay(4, 4, hands={"c1": "X A S"}, doubles="c1 k1")
    belief = BOTS.belief(see(match, 0))
    belief.see(see(match, 0))
    exposed = belief.exposure([match.state.read(0, text)[0] for text in ("X HongKong", "A HongKong")])
    assert exposed[0] > 0.05 > exposed[1]


def test_what_a_mind_thought_can_be_read_afterwards() -> None:
    match = gather(8, 1)
    match.settle()
    thinker = bots.make(GAME, "hothead@40", 1)
    assert isinstance(thinker, SearchPlayer)
    move = thinker.choose(see(match, 2), match.state.moves(2))
    assert move in [option.move for option in thinker.considered if option.chance > 0]
    assert all(0.0 < option.value < 1.0 for option in thinker.considered)


def test_sides_are_those_who_win_together() -> None:
    match = gather(8, 4)
    assert isinstance(match.state, DoubleAgents)
    assert GAME.sides(match.state) == []
    play_out(match, 1)
    outcome = match.outcome()
    assert outcome is not None
    sides = GAME.sides(match.state)
    assert sorted(sides[0] + sides[1]) == list(range(8))
    assert outcome.winners in (*sides, ())
