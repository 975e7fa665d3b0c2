"""The box, the setup and the round (DA-1 to DA-4, DA-9)."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from filature.games.double_agents import GAME
from filature.games.double_agents.board import CARDS, COPIES, MISSION_VALUES
from filature.kernel.state import CHANCE, WATCHER
from tests.clauses import clause
from tests.games.double_agents.table import (
    CODES,
    DECK,
    DESTINATIONS,
    RULES,
    choose,
    gather,
    heard,
    in_phase,
    lay,
    lock_all,
    see,
    table_under,
)
from tests.games.double_agents.vectors import watch_deck
from tests.playing import moments, play_out


@clause("DA-1.1", "DA-1.2", "DA-1.3")
def test_the_words_of_the_game_are_the_terms_of_the_rules() -> None:
    terms = " ".join(row[0] for row in table_under("| Term here"))
    for word in (*CODES.values(), "double agent", "company", "pot", "leg"):
        assert word in terms
    assert set(CARDS) == set(CODES.values())
    assert "wins wherever it speaks" in RULES


@clause("DA-2.1")
def test_each_company_has_the_eighteen_cards_of_the_table() -> None:
    copies = {row[1]: int(row[2]) for row in table_under("## DA-2 Components")}
    assert copies == DECK
    assert dict(zip(CARDS, COPIES, strict=True)) == {CODES[code]: number for code, number in copies.items()}
    start = GAME.start(6).dump()
    for company in ("cia", "kgb"):
        assert start["companies"][company]["pile"] == {CODES[code]: number for code, number in DECK.items()}


@clause("DA-2.1", "DA-2.5")
@pytest.mark.parametrize(("card", "points"), [("S", 2), ("A", 1), ("D", 0), ("K", 1), ("C", 1), ("X", -3)])
def test_a_card_that_meets_nobody_has_its_own_points_and_lies_face_down_before(card: str, points: int) -> None:
    match = lay(hands={"c1": f"{card} A A" if card != "A" else "A A A"})
    choose(match, c1=f"{card} Cairo")
    lock_all(match)
    for seat in (1, 2, 3, WATCHER):
        assert see(match, seat).sent is None or see(match, seat).sent != see(match, 0).sent
        assert CODES[card] not in str(heard(match, "revealed", seat))
    lock_all(match)
    assert heard(match, "resolved")[2]["totals"] == {"cia": points, "kgb": 0}


@clause("DA-2.2", "DA-2.3", "Q1", "DA-3.7", "Q3")
def test_the_standard_missions_are_six_for_each_of_four_destinations_worth_84_in_all() -> None:
    unturned = see(GAME.start(6)).unturned
    assert list(unturned) == list(DESTINATIONS)
    assert all(values == [2, 3, 3, 4, 4, 5] for values in unturned.values())
    assert sum(map(sum, unturned.values())) == 84
    assert set(MISSION_VALUES) == {"standard", "flat", "low"}


@clause("DA-2.4", "DA-3.4", "DA-3.5")
@pytest.mark.parametrize("seats", range(6, 13))
def test_every_company_has_exactly_one_double_agent_and_everybody_knows_only_his_own_card(seats: int) -> None:
    doubles = Counter[int]()
    for seed in range(6):
        match = play_out(gather(seats, seed), until=in_phase("MISSIONS"))
        roles = [see(match, seat).role for seat in range(seats)]
        for company in see(match).companies:
            assert [roles[seat] for seat in company.members].count("double") == 1
        doubles.update(seat for seat in range(seats) if roles[seat] == "double")
        assert heard(match, "identity", 0) == [{"company": see(match, 0).company, "role": roles[0]}]
        assert heard(match, "identity", WATCHER) == []
    assert len(doubles) > 3
    match = play_out(gather(seats, 1), until=in_phase("LEG", 2))
    assert see(match, 0).role in ("loyal", "double")  # it can be looked at again at any time


@clause("DA-3.4")
def test_every_member_is_equally_likely_to_be_the_double_agent() -> None:
    counted = Counter[int]()
    for seed in range(600):
        match = gather(6, seed, team_assignment="chosen")
        for seat, company in enumerate(["cia"] * 3 + ["kgb"] * 3):
            match.perform(seat, f"join {company}")
        match = play_out(match, until=in_phase("MISSIONS"))
        counted.update(seat for seat in range(6) if see(match, seat).role == "double")
    assert all(abs(counted[seat] - 200) < 60 for seat in range(6))


@clause("DA-3.2", "DA-3.3", "DA-3.8", "DA-3.9")
@pytest.mark.parametrize("row", table_under("| Players | Company sizes"), ids=lambda row: row[0])
def test_companies_are_of_the_sizes_of_the_table(row: list[str]) -> None:
    seats, sizes = int(row[0]), [int(size) for size in row[1].split("/")]
    larger = set()
    for seed in range(12):
        match = play_out(gather(seats, seed), until=in_phase("IDENTITIES"))
        view = see(match)
        found = [len(company.members) for company in view.companies]
        assert sorted(found) == sorted(sizes)
        [told] = heard(match, "companies")
        assert told["reason"] == ("even" if row[2] == "—" else "odd")
        if row[2] != "—":
            assert view.larger == view.companies[0 if found[0] > found[1] else 1].name
            assert told["smaller"] == ("kgb" if view.larger == "cia" else "cia")
            assert heard(match, "coin") == [{"company": view.larger}]
            larger.add(view.larger)
        else:
            assert (view.larger, told["smaller"]) == (None, "nobody")
    assert larger == (set() if row[2] == "—" else {"cia", "kgb"})  # a fair coin
    used = [f"{size - 1}+1" for size in sizes]
    assert row[3] == " / ".join(used)


@clause("DA-3.6", "DA-3.8", "DA-3.7")
def test_the_match_begins_with_full_piles_and_nothing_won() -> None:
    view = see(GAME.start(9))
    assert [(company.pile, company.discard) for company in view.companies] == [(18, 0), (18, 0)]
    assert (view.awarded, view.missions, view.rounds) == ([], {}, [])


@clause("DA-4.1", "DA-4.2", "DA-4.3", "DA-4.4", "DA-4.6", "I5")
def test_a_round_goes_missions_deal_two_legs_resolution_and_there_are_six() -> None:
    match = play_out(gather(6, 3), 3)
    kinds = [event.kind for event in match.events]
    order = re.sub(
        r"(\w)\1+",
        r"\1",
        "".join({"mission": "m", "leg": "l", "revealed": "r", "resolved": "s"}.get(k, "") for k in kinds),
    )
    assert order == "mlrlrs" * 6
    told = heard(match, "mission")
    assert [facts["destination"] for facts in told] == list(DESTINATIONS) * 6
    assert [facts["round"] for facts in told] == [n for n in range(1, 7) for _ in range(4)]
    assert [facts["destination"] for facts in heard(match, "resolved")] == list(DESTINATIONS) * 6
    values = {place: sorted(f["value"] for f in told if f["destination"] == place) for place in DESTINATIONS}
    assert all(found == [2, 3, 3, 4, 4, 5] for found in values.values())


@clause("DA-4.3", "DA-4.3.1", "I6", "I7")
def test_cards_are_dealt_one_at_a_time_in_seat_order_and_looked_at_by_their_owner_only() -> None:
    match = play_out(gather(7, 5), until=in_phase("DEAL"))
    for dealt in range(21):
        view = see(match)
        assert view.hand_sizes == [dealt // 7 + (seat < dealt % 7) for seat in range(7)]
        assert sum(company.pile for company in view.companies) == 36 - dealt
        assert all(see(match, seat).hand == [] for seat in range(7))
        match.roll()
    for seat in range(7):
        assert len(see(match, seat).hand) == 3
        assert heard(match, "hand", seat) == [{"cards": see(match, seat).hand}]
    assert (see(match).hand, heard(match, "hand")) == ([], [])


@clause("DA-4.3.1", "DA-2.5")
def test_every_card_of_the_pile_is_equally_likely() -> None:
    match = play_out(gather(6, 0), until=in_phase("DEAL"))
    assert [weight for _, weight in match.state.chances()] == [DECK[code] for code in "SADKCX"]
    match.perform(CHANCE, "deal sabotage")
    company = match.state.dump()["players"][1]["company"]
    same = company == match.state.dump()["players"][0]["company"]
    assert dict(match.state.chances())[5] == (1 if same else 2)


@clause("DA-9.4", "DA-9.5", "DA-13 reshuffle", "Q14")
def test_reshuffled_on_empty_a_company_of_three_gets_the_same_nine_cards_every_other_round() -> None:
    match = gather(6, 7, reshuffle="on_empty")
    play_out(match, 7)
    replay = see(match).replay
    assert replay is not None
    for company in see(match).companies:
        used = [
            sorted(replay[n][f"p{seat + 1}"][what] for seat in company.members for what in ("first", "second", "third"))
            for n in range(6)
        ]
        assert used[0] == used[2] == used[4]
        assert used[1] == used[3] == used[5]
        assert Counter(used[0] + used[1]) == Counter({CODES[code]: number for code, number in DECK.items()})
    shuffles = heard(match, "reshuffled")
    assert {facts["cards"] for facts in shuffles} == {9}


@clause("DA-9.4", "DA-13 reshuffle")
@pytest.mark.parametrize("size", [4, 5, 6])
def test_with_four_or_more_members_the_piles_are_the_same_however_they_are_reshuffled(size: int) -> None:
    on_need, _ = watch_deck(gather(2 * size, size))
    on_empty, _ = watch_deck(gather(2 * size, size, reshuffle="on_empty"))
    assert on_need == on_empty


@clause("DA-9.5", "DA-18.1")
def test_a_reshuffle_takes_nothing_from_hands_and_table() -> None:
    for match in moments(gather(9, 2), 2):
        position = match.state.dump()
        for company in ("cia", "kgb"):
            cards = Counter(position["companies"][company].get("pile", {}))
            cards.update(position["companies"][company].get("discard", {}))
            for member in (p for p in position["players"] if p.get("company") == company):
                cards.update(member.get("hand", ()))
                cards.update(member["sent"][:1] if member.get("sent") else ())
            assert cards == {CODES[code]: number for code, number in DECK.items()}
