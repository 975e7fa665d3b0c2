"""What holds in every match (DA-18), tried on random ones."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from filature.games.double_agents.packed import pack, size
from filature.games.double_agents.resolution import Resolver
from filature.kernel.state import CHANCE
from tests.clauses import clause
from tests.games.double_agents.table import CODES, DECK, DESTINATIONS, gather, heard, see
from tests.playing import moments, play_out

few = settings(max_examples=20, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
many = settings(max_examples=300, deadline=None, derandomize=True)
seats = st.integers(6, 12)
seeds = st.integers(0, 2**32)
sides = st.tuples(*(st.integers(0, DECK[code]) for code in "SADKCX"))
options = st.fixed_dictionaries(
    {},
    optional={
        "mission_values": st.sampled_from(["flat", "low"]),
        "defector_mode": st.just("copy"),
        "negative_totals": st.just(False),
        "absent_can_win": st.just(False),
        "reshuffle": st.just("on_empty"),
        "discussion_seconds": st.just(60),
        "team_assignment": st.just("chosen"),
    },
)
STANDARD = Resolver(False, False, True)
POINTS = dict(zip("SADKCX", (2, 1, 0, 1, 1, -3), strict=True))


def lead(own: Counter[str], enemy: Counter[str]) -> int:
    ours, theirs = STANDARD.totals(cards(own), cards(enemy))
    return int(ours - theirs)


def cards(side: Counter[str]) -> int:
    return int(pack([side[code] for code in "SADKCX"]))


@clause("DA-18.1")
@few
@given(seats, seeds, options)
def test_no_card_is_lost_or_made(players: int, seed: int, chosen: dict[str, Any]) -> None:
    for number, match in enumerate(moments(gather(players, seed, **chosen), seed)):
        if number % 7:
            continue
        position = match.state.dump()
        for company in ("cia", "kgb"):
            found = Counter(position["companies"][company].get("pile", {}))
            found.update(position["companies"][company].get("discard", {}))
            for member in (p for p in position["players"] if p.get("company") == company):
                found.update(member.get("hand", ()))
                found.update(member["sent"][:1] if member.get("sent") else ())
            assert found == {CODES[code]: copies for code, copies in DECK.items()}


@clause("DA-18.2", "DA-18.6", "DA-8.4")
@few
@given(seats, seeds, options)
def test_every_mission_has_one_fate_and_keeps_it(players: int, seed: int, chosen: dict[str, Any]) -> None:
    so_far: list[Any] = []
    for number, match in enumerate(moments(gather(players, seed, **chosen), seed)):
        if number % 7:
            continue
        view = see(match)
        assert view.awarded[: len(so_far)] == so_far
        so_far = view.awarded
        for place in DESTINATIONS:
            awarded = [mission for mission in so_far if mission.destination == place]
            assert len(view.unturned[place]) + (place in view.missions) + len(awarded) == 6
        holders = {"cia", "kgb", "removed", *(f"p{n}" for n in range(1, players + 1))}
        assert {mission.holder for mission in so_far} <= holders


@clause("DA-18.6", "DA-8.1", "DA-8.1.1", "DA-8.1.2", "DA-8.1.3", "DA-6.4")
@few
@given(seats, seeds, options)
def test_a_mission_goes_to_the_winners_only_member_there_or_to_the_pot(
    players: int, seed: int, chosen: dict[str, Any]
) -> None:
    match = play_out(gather(players, seed, **chosen), seed)
    members = {company.name: company.members for company in see(match).companies}
    for played in see(match).rounds:
        where = played.destinations[1]
        assert len(where) == players
        for result in played.results:
            if result.winner == "nobody":
                assert result.holder == "removed"
                continue
            there = [seat for seat in members[result.winner] if where[seat] == result.destination]
            assert result.holder == (f"p{there[0] + 1}" if len(there) == 1 else result.winner)


@clause("DA-18.3")
@many
@given(sides, sides, st.booleans(), st.booleans(), st.booleans())
def test_exchanging_the_sides_exchanges_the_result(
    one: Any, other: Any, copied: bool, floor: bool, absent_can_win: bool
) -> None:
    resolver = Resolver(copied, floor, absent_can_win)
    cia, kgb = int(pack(list(one))), int(pack(list(other)))
    assert resolver.totals(cia, kgb) == resolver.totals(kgb, cia)[::-1]
    winner, reason = resolver.winner(cia, kgb)
    back = {0: 1, 1: 0, 2: 2}
    assert resolver.winner(kgb, cia) == (back[int(winner)], reason)


@clause("DA-18.4")
@many
@given(sides, sides)
def test_turning_never_changes_the_sum_of_both_totals(one: Any, other: Any) -> None:
    own, enemy = Counter(dict(zip("SADKCX", one, strict=True))), Counter(dict(zip("SADKCX", other, strict=True)))
    both = sum(STANDARD.totals(cards(own), cards(enemy)))
    present = sum(POINTS[code] * (own[code] + enemy[code]) for code in "SADKCX")
    killed = 0
    for killers, victims in ((own, enemy), (enemy, own)):
        specials = max(0, victims["S"] - killers["D"])
        agents = victims["A"] - min(victims["A"], max(0, killers["D"] - victims["S"]))
        dead = min(killers["K"], specials)
        killed += 2 * dead + min(killers["K"] - dead, agents)
    assert both == present - killed


@clause("DA-18.5")
@many
@given(sides, sides, st.sampled_from("SADKCX"))
def test_one_more_card_changes_the_lead_within_its_bounds(one: Any, other: Any, card: str) -> None:
    own, enemy = Counter(dict(zip("SADKCX", one, strict=True))), Counter(dict(zip("SADKCX", other, strict=True)))
    own[card] = min(own[card], DECK[card] - 1)
    more = lead(own + Counter(card), enemy) - lead(own, enemy)
    least, most = {"X": (-3, -3), "C": (1, 1), "K": (1, 3), "D": (0, 4), "A": (-1, 1), "S": (-2, 2)}[card]
    assert least <= more <= most
    assert size(cards(own + Counter(card))) == size(cards(own)) + 1


@clause("DA-18.7", "DA-11.6")
@few
@given(seats, seeds, options)
def test_the_scores_add_up(players: int, seed: int, chosen: dict[str, Any]) -> None:
    match = play_out(gather(players, seed, **chosen), seed)
    outcome = match.outcome()
    assert outcome is not None
    awarded = [mission for mission in see(match).awarded if mission.holder != "removed"]
    accused = set(outcome.facts["designated"].values())
    lost = sum(mission.value for mission in awarded if mission.holder in accused)
    assert sum(outcome.facts["scores"].values()) == sum(m.value for m in awarded) - lost + 7 * (players % 2)


@clause("DA-18.8", "DA-5.11", "DA-4.4")
@few
@given(seats, seeds, options)
def test_a_match_without_anybody_at_the_table_ends_all_the_same(
    players: int, seed: int, chosen: dict[str, Any]
) -> None:
    match = gather(players, seed, **chosen)
    while not match.over:
        seat = match.state.turn()[0]
        if seat == CHANCE:
            match.roll()
        else:
            match.play_absent(seat)
    assert len(heard(match, "late")) == 12 * players
    assert heard(match, "votes") == []
