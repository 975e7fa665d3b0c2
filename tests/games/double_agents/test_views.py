"""Who sees what (DA-12): every row of the table, in the bytes of views and events."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from librt.random import Random

from filature.games.double_agents import GAME
from filature.kernel.match import Match
from filature.kernel.state import CHANCE, WATCHER
from tests.clauses import clause
from tests.games.double_agents.table import (
    CODES,
    choose,
    events,
    gather,
    heard,
    in_phase,
    lay,
    lock_all,
    position,
    rows,
    see,
    true_state,
    wire,
)
from tests.playing import moments, play_out

EVERYBODY = (0, 1, 2, 3, 4, 5, WATCHER)


def differs_for(one: dict[str, Any], other: dict[str, Any]) -> list[int]:
    """Who can tell two positions apart."""
    matches = [Match(GAME, 6, position=laid) for laid in (one, other)]
    return [seat for seat in EVERYBODY if wire(matches[0], seat) != wire(matches[1], seat)]


@clause("DA-12.1")
def test_the_table_of_the_rules_has_the_rows_these_tests_cite() -> None:
    assert set(rows(r"I\d+")) == {f"I{number}" for number in range(1, 25)}


@clause("I1", "I7", "DA-12.1")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_everybody_sees_options_missions_as_a_set_and_the_sizes_of_piles_hands_and_discards(seat: int) -> None:
    match = lock_all(lock_all(lay()))
    view = see(match, seat)
    assert view.options.hush_seconds == 60
    assert view.unturned["Rio"] == [3, 3, 4, 4, 5]
    assert [(company.pile, company.discard) for company in view.companies] == [(9, 9), (9, 9)]
    assert view.hand_sizes == [0] * 6


@clause("I2", "I3", "DA-12.2")
def test_a_role_is_known_to_its_owner_only_and_double_agents_do_not_know_each_other() -> None:
    one, other, third = position(doubles="c1 k1"), position(doubles="c2 k1"), position(doubles="c1 k2")
    assert differs_for(one, other) == [0, 1]
    assert differs_for(one, third) == [3, 4]


@clause("I4", "DA-12.2")
def test_the_order_of_the_piles_is_known_to_nobody_because_there_is_none() -> None:
    match = play_out(gather(6, 1), until=in_phase("MISSIONS", 2))
    assert [value for value, _ in match.state.chances()] == sorted({*see(match).unturned["Rio"]})
    one, other = match.copy(), match.copy()
    before = [wire(match, seat) for seat in EVERYBODY]
    one.perform(CHANCE, one.legal(CHANCE)[0])
    other.perform(CHANCE, other.legal(CHANCE)[-1])
    assert all(wire(one, seat) != wire(other, seat) for seat in EVERYBODY)  # I5: public once it is turned up
    assert before == [wire(match, seat) for seat in EVERYBODY]


@clause("I6", "I14", "I18")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    assert differs_for(position(hands={"c1": "A A X"}), position(hands={"c1": "A A S"})) == [0]


@clause("I13", "I5")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_everybody_sees_missions_and_destinations_once_they_are_revealed(seat: int) -> None:
    match = choose(lay(), c1="A Cairo")
    assert see(match, seat).missions == {"Rio": 2, "Berlin": 3, "Cairo": 4, "HongKong": 5}
    assert see(match, seat).legs == []
    lock_all(match)
    assert see(match, seat).legs == [["Cairo", "Rio", "Rio", "Rio", "Rio", "Rio"]]
    assert see(match, seat).locations[0] == "Cairo"


@clause("I14", "I16")
def test_a_card_on_the_table_is_known_to_its_player_only() -> None:
    one, other = (lock_all(choose(lay(hands={"c1": "X S A"}), c1=f"{card} Rio")) for card in "XS")
    assert [seat for seat in EVERYBODY if wire(one, seat) != wire(other, seat)] == [0]
    sent = see(one, 0).sent
    assert sent is not None
    assert (sent.card, sent.destination) == ("sabotage", "Rio")


@clause("I15", "I17", "I19", "DA-12.3")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_everybody_sees_the_cards_of_each_side_what_became_of_them_and_of_the_mission(seat: int) -> None:
    match = choose(lay(hands={"c1": "S A A", "k1": "D K A"}), c1="S Cairo", k1="D Cairo")
    lock_all(match)
    choose(match, c1="A Cairo", k1="K Cairo")
    lock_all(match)
    result = see(match, seat).rounds[0].results[2]
    assert (result.cia.cards, result.kgb.cards) == (("special", "agent"), ("defector", "killer"))
    assert (result.kgb.turned, result.kgb.killed) == (("special",), ("agent",))
    assert (result.cia.total, result.kgb.total) == (0, 3)
    assert (result.winner, result.reason, result.holder) == ("kgb", "points", "p4")
    told = heard(match, "resolved", seat)[2]
    assert told["cards"] == {"cia": {"special": 1, "agent": 1}, "kgb": {"defector": 1, "killer": 1}}


@clause("I20", "I18")
def test_the_discard_cannot_be_looked_through() -> None:
    match = play_out(gather(6, 2), 2, until=in_phase("LEG", 2))
    discard = match.state.dump()["companies"]["cia"]["discard"]
    assert sum(discard.values()) == 9
    for seat in EVERYBODY:
        assert see(match, seat).companies[0].discard == 9
        assert msgspec.json.encode(discard) not in wire(match, seat)


@clause("I21")
def test_one_can_read_ones_own_plays_again_and_nobody_elses() -> None:
    match = play_out(gather(6, 6), 6, until=in_phase("VOTE"))
    truth = match.state.dump()["rounds"]
    for seat in range(6):
        played = [round_["plays"][seat] for round_ in truth]
        assert [(p["first"], p["second"], p["third"]) for p in see(match, seat).plays] == [
            (p["first"][0], p["second"][0], p["third"]) for p in played
        ]
        assert see(match, seat).replay is None
    assert see(match).plays == []


@clause("DA-12.4", "I16")
def test_revealed_cards_are_sorted_by_kind_whatever_the_order_of_play() -> None:
    order = [CODES[code] for code in "SADKCX"]
    for match in moments(gather(8, 3), 3):
        for event in events(match)[-4:]:
            if event.kind == "resolved":
                for side in event.facts["cards"].values():
                    assert list(side) == sorted(side, key=order.index)


@clause("DA-12.2", "DA-18.8")
@pytest.mark.parametrize("seats", [6, 9])
def test_what_a_watcher_hears_never_names_a_role_a_hand_or_a_choice_before_the_end(seats: int) -> None:
    private = {"identity", "hand", "drafted", "chosen", "ballot", "aimed"}
    match = play_out(gather(seats, 9), 9)
    over = next(n for n, event in enumerate(match.events) if event.kind == "ballots")
    for event in match.events[:over]:
        assert (event.kind in private) == (event.to is not None)
        if event.to is None:
            assert not re.search(r"double|loyal", str(event.facts))


@clause("DA-12.2")
def test_errors_tell_only_what_the_seat_may_know() -> None:
    match = lay(hands={"c1": "S D K"})
    with pytest.raises(Exception, match="you have special, defector, killer"):
        match.perform(0, "X Rio")
    with pytest.raises(Exception, match="you have agent, agent, agent"):
        match.perform(1, "X Rio")


@clause("I2", "I3", "I6", "I18")
@pytest.mark.parametrize("seats", [6, 8, 10, 11, 12])
def test_a_seat_imagines_all_that_it_cannot_know_and_never_an_impossible_deck(seats: int) -> None:
    match = play_out(gather(seats, seats), seats, until=in_phase("LEG", 5, 2))
    dice = Random(3)
    doubles, thirds, plays = Counter[Any](), set(), set()
    for _ in range(60):
        world = match.state.imagine(0, dice)
        assert see(world, 0) == see(match, 0)
        laid = world.dump()
        assert GAME.load(laid).dump() == laid  # DA-18.1, DA-18.2 are checked there
        doubles[tuple(n for n, p in enumerate(laid["players"]) if p["role"] == "double")] += 1
        thirds.add(tuple(played["plays"][1]["third"] for played in laid["rounds"]))
        plays.add(str([[play["first"], play["second"]] for played in laid["rounds"] for play in played["plays"][1:]]))
        check_leftovers(laid)
    assert len(doubles) > 3
    assert len(thirds) > 10
    assert len(plays) > 10  # I16: who played which of the revealed cards


def check_leftovers(laid: dict[str, Any]) -> None:
    """DA-9.4: what a deal leaves in the pile is dealt in the next round (for three members: in the second of two)."""
    for company in ("cia", "kgb"):
        members = [n for n, p in enumerate(laid["players"]) if p["company"] == company]
        deck = Counter({CODES[code]: n for code, n in zip("SADKCX", (2, 8, 2, 2, 2, 2), strict=True)})
        used = []
        for played in laid["rounds"]:
            plays = [played["plays"][n] for n in members]
            used.append(Counter(card for p in plays for card in (p["first"][0], p["second"][0], p["third"])))
        for number, (before, after) in enumerate(pairwise(used)):
            assert before <= deck
            if len(members) > 3 or number % 2 == 0:
                assert deck - before <= after


@clause("I22")
def test_a_seat_imagines_every_ballot_of_the_others() -> None:
    match = play_out(gather(6, 3), 3, until=in_phase("VOTE"))
    match.play(1, match.state.moves(1)[0])
    dice = Random(1)
    seen = {match.state.imagine(0, dice).dump()["players"][1]["ballot"] for _ in range(80)}
    assert len(seen) == 4


@clause("I12", "DA-5.3")
def test_the_moment_counts_only_what_everybody_has_seen() -> None:
    match = lay()
    before = see(match).moment
    match.perform(0, "draft Rio")
    assert see(match).moment == before
    match.perform(0, "A Rio")
    assert see(match).moment == before + 1
    assert true_state(match).moment == before + 1
