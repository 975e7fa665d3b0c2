"""A leg, as the table lives it (DA-5, DA-6): drafts, locks, readiness, hush, reveal; and the flow vectors of DA-15."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from filature.games.double_agents import GAME
from filature.games.double_agents.chat import audience
from filature.games.double_agents.moves import LATE, TIME
from filature.kernel.errors import BadSeats, IllegalMove, MatchOver, NotYourTurn
from filature.kernel.match import Match, replay
from filature.kernel.record import read_record, write_record
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
    see,
    true_state,
    wire,
)
from tests.playing import moments, play_out, refuse

EVERYBODY = (0, 1, 2, 3, 4, 5, WATCHER)


def statuses(match: Match) -> list[str]:
    return [company.status for company in see(match).companies]


def post(match: Match, seat: int, channel: str) -> tuple[int, ...]:
    return audience(true_state(match), seat, channel)


def cia_ready() -> Match:
    """F1: all of CIA have locked, k2 and k3 have not."""
    return lock_all(lay(), but="k2 k3")


@clause("F1", "DA-5.3", "DA-5.4", "DA-5.5", "DA-5.6", "Q7")
def test_the_last_lock_of_a_company_makes_it_ready_and_hushes_the_other_in_the_same_event() -> None:
    match = lock_all(lay(), but="c3 k3")
    assert statuses(match) == ["OPEN", "OPEN"]
    choose(match, c3="A Rio")
    assert statuses(match) == ["READY", "HUSHED"]
    assert heard(match, "ready-and-hush") == [{"company": "cia", "hushed": "kgb"}]
    assert "ready" not in [event.kind for event in events(match)]
    since = [company.since for company in see(match).companies]
    assert since == [see(match).moment] * 2


@clause("F2", "DA-5.6.1")
@pytest.mark.parametrize("channel", ["kgb", "table"])
def test_a_member_of_a_hushed_company_cannot_post_anywhere(channel: str) -> None:
    match = lock_all(lay(), but="c3 k3")
    assert post(match, 4, channel)
    choose(match, c3="A Rio")
    for seat in (3, 4, 5):
        with pytest.raises(IllegalMove, match="kgb is silent until the destinations are revealed"):
            post(match, seat, channel)
    shown = {channel.name: channel for channel in see(match).channels}
    assert shown["kgb"].readers == [3, 4, 5]
    assert shown["kgb"].writers == []
    assert shown["table"].writers == [0, 1, 2]
    assert shown["table"].readers == [0, 1, 2, 3, 4, 5]


@clause("F3", "DA-5.7", "Q22", "DA-5.1.1", "Q4")
def test_the_company_that_was_ready_first_goes_on_talking_among_itself() -> None:
    assert post(cia_ready(), 0, "cia") == (0, 1, 2)
    assert post(cia_ready(), 2, "table") == (0, 1, 2, 3, 4, 5)


@clause("DA-5.7")
def test_a_company_that_was_hushed_stays_silent_when_it_is_ready_too() -> None:
    match = lay(discussion_seconds=60)
    for seat in range(6):
        match.play_absent(seat)
    lock_all(match, but="k3")
    assert statuses(match) == ["READY", "HUSHED"]
    with pytest.raises(IllegalMove, match="cia is silent"):
        post(match, 0, "cia")


@clause("F4", "DA-5.6.3")
def test_at_the_deadline_a_drafted_card_is_kept_and_the_destination_is_drawn_from_all_four() -> None:
    drawn = Counter[str]()
    for outcome in range(4):
        match = lock_all(lay(hands={"k3": "S X X"}), but="k3")
        match.perform(5, "draft X")
        match.play_absent(5)
        assert match.moves[-1] == "p6 late"
        assert match.legal(CHANCE) == ["draw sabotage"]
        match.perform(CHANCE, "draw sabotage")
        assert [weight for _, weight in match.state.chances()] == [1, 1, 1, 1]
        match.perform(CHANCE, match.legal(CHANCE)[outcome])
        drawn.update([see(match).legs[0][5]])
        sent = see(match, 5).sent
        assert sent is not None
        assert sent.card == "sabotage"
    assert drawn == {"Rio": 1, "Berlin": 1, "Cairo": 1, "HongKong": 1}


@clause("DA-5.6.3", "DA-5.11")
def test_whoever_has_drafted_nothing_gets_any_card_of_the_hand_and_the_game_goes_on() -> None:
    match = lock_all(lay(hands={"k3": "A X X"}), but="k3")
    match.perform(5, "draft Cairo")
    match.play_absent(5)
    assert list(match.state.chances()) == [(1, 1), (5, 2)]
    assert (see(match).phase, see(match).late, see(match).waiting) == ("LATE_CARD", 5, (CHANCE,))
    match.perform(CHANCE, "draw agent")
    assert match.legal(CHANCE) == ["draw Cairo"]
    match.perform(CHANCE, "draw Cairo")
    assert see(match).legs[0][5] == "Cairo"
    assert len(see(match).companies[1].members) == 3
    assert heard(match, "late") == [{"player": "p6"}]


@clause("F5", "DA-5.2.1", "DA-5.4", "DA-5.6.2")
def test_unlocking_is_for_members_of_an_open_company() -> None:
    match = choose(lay(), c1="A Rio", k1="A Rio")
    match.perform(0, "unlock")
    assert (see(match).locked, 0 in see(match).waiting) == ([3], True)
    choose(match, c1="A Cairo")
    lock_all(match, but="k2 k3")
    before = match.state.dump()
    with pytest.raises(NotYourTurn, match="kgb is HUSHED"):
        match.perform(3, "unlock")
    with pytest.raises(NotYourTurn, match="cia is READY"):
        match.perform(0, "unlock")
    assert match.state.dump() == before
    match.perform(4, "A Rio")  # a lock made in a hush is final
    with pytest.raises(NotYourTurn, match="only an OPEN company"):
        match.perform(4, "unlock")


@clause("F6", "DA-5.9", "DA-6.1", "DA-6.2", "DA-6.3")
def test_when_both_are_ready_all_destinations_are_revealed_in_one_event_without_a_card() -> None:
    match = choose(lay(), c1="A Rio", c2="A Berlin", c3="A Cairo", k1="A Rio", k2="A HongKong", k3="A Rio")
    places = ["Rio", "Berlin", "Cairo", "Rio", "HongKong", "Rio"]
    for seat in EVERYBODY:
        [revealed] = heard(match, "revealed", seat)
        assert revealed == {"round": 1, "leg": 1, "destinations": {f"p{n}": place for n, place in enumerate(places, 1)}}
        assert see(match, seat).locations == places
        assert see(match, seat).legs == [places]
    assert statuses(match) == ["OPEN", "OPEN"]
    assert post(match, 3, "kgb") == (3, 4, 5)
    assert see(match).leg == 2


@clause("F7", "DA-4.4")
def test_a_card_played_in_leg_one_is_no_longer_in_hand() -> None:
    match = lock_all(lay(hands={"c1": "X A A"}), but="c1")
    match.perform(0, "X Rio")
    assert see(match).hand_sizes == [2] * 6
    with pytest.raises(IllegalMove, match="no sabotage in hand; you have agent, agent"):
        match.perform(0, "X Rio")


@clause("F8", "DA-4.5", "Q21")
def test_the_destination_of_leg_one_may_be_chosen_again() -> None:
    match = lock_all(lock_all(lay(), place="Rio"), place="Rio")
    assert see(match).rounds[0].destinations == (("Rio",) * 6,) * 2


@clause("F9", "DA-7.2", "DA-12.4", "DA-7.1")
def test_revealed_cards_say_nothing_of_whose_they_were() -> None:
    """Two matches differ only in who of k1 and k2 sent the sabotage: nobody else can tell them apart."""
    received = []
    for first, second in (("A", "X"), ("X", "A")):
        match = lay(hands={"k1": "A X S", "k2": "A X S"})
        choose(match, k1=f"{first} Rio", k2=f"{second} Rio")
        lock_all(lock_all(match, place="Cairo"), place="Berlin")
        result = heard(match, "resolved")[0]
        assert result["cards"]["kgb"] == {"agent": 1, "sabotage": 1}
        received.append([wire(match, seat) for seat in (0, 1, 2, 5, WATCHER)])
    assert received[0] == received[1]


@clause("F10", "DA-9.1", "DA-9.2", "DA-9.3")
def test_clean_up_discards_three_cards_each_and_tells_nobody_of_the_third() -> None:
    """Two matches differ only in the third card of c1: nobody else can tell them apart."""
    received = []
    for hand in ("A A X", "A A K"):
        match = lock_all(lock_all(lay(hands={"c1": hand})))
        assert see(match, 0).plays[0]["third"] == CODES[hand[-1]]
        assert [(company.pile, company.discard) for company in see(match).companies] == [(9, 9), (9, 9)]
        received.append([wire(match, seat) for seat in (1, 2, 3, 4, 5, WATCHER)])
    assert received[0] == received[1]


@clause("DA-9.1")
def test_turned_and_killed_cards_go_to_the_discard_of_their_owner() -> None:
    match = lay(hands={"c1": "S A A", "k1": "D K A"})
    choose(match, c1="S Rio", k1="D Rio")
    lock_all(match, place="Berlin")
    choose(match, c1="A Rio", k1="K Rio")
    lock_all(match, place="Berlin")
    result = heard(match, "resolved")[0]
    assert (result["turned"]["kgb"], result["killed"]["kgb"]) == ({"special": 1}, {"agent": 1})
    discards = match.state.dump()["companies"]
    assert discards["cia"]["discard"]["special"] == 1
    assert "special" not in discards["kgb"]["discard"]


@clause("F11", "DA-5.6.2", "Q8")
def test_without_a_deadline_the_leg_waits_for_a_late_member_and_the_hush_holds() -> None:
    match = lock_all(lay(hush_seconds=0), but="k3")
    assert (see(match).waiting, statuses(match)) == ((5,), ["READY", "HUSHED"])
    match.perform(5, "draft Rio")
    assert (see(match).waiting, statuses(match)) == ((5,), ["READY", "HUSHED"])


@clause("F12", "DA-9.6", "DA-4.2", "DA-4.1")
def test_after_the_sixth_round_nothing_is_dealt_the_piles_are_empty_and_the_vote_opens() -> None:
    match = play_out(gather(7, 2), 2, until=in_phase("VOTE"))
    view = see(match)
    assert len(view.rounds) == 6
    assert view.hand_sizes == [0] * 7
    assert view.unturned == {place: [] for place in ("Rio", "Berlin", "Cairo", "HongKong")}
    assert view.waiting == tuple(range(7))
    assert heard(match, "vote-opens") == [{}]


@clause("F13", "DA-3.1", "DA-3.1.1", "DA-3.1.2", "Q19")
@pytest.mark.parametrize("seats", [0, 5, 13])
def test_fewer_than_six_or_more_than_twelve_cannot_play(seats: int) -> None:
    with pytest.raises(BadSeats, match="double_agents is for 6 to 12 players"):
        gather(seats)


@clause("DA-5.2", "DA-5.2.1")
def test_a_draft_may_be_incomplete_and_change_freely_and_a_lock_needs_both_parts() -> None:
    match = lay(hands={"c1": "A X S"})
    with pytest.raises(IllegalMove, match="needs a card and a destination"):
        match.perform(0, "lock agent")
    for text in ("draft agent", "draft X", "draft Rio", "draft Cairo", "draft S HongKong"):
        match.perform(0, text)
    assert 0 in see(match).waiting
    match.perform(0, "lock")
    draft = see(match, 0).draft
    assert draft is not None
    assert (draft.card, draft.destination, see(match).locked) == ("special", "HongKong", [0])


@clause("DA-5.2.2", "DA-5.2.3", "I10", "I11", "I12", "Q6")
@pytest.mark.parametrize(("seen", "mates"), [(True, [1, 2]), (False, [])])
def test_a_choice_is_seen_by_nobody_outside_but_that_it_is_locked_by_everybody(seen: bool, mates: list[int]) -> None:
    match = lay(hands={"c1": "A X S"}, mates_see_destinations=seen)
    before = {seat: wire(match, seat) for seat in EVERYBODY}
    match.perform(0, "draft X Cairo")
    assert [seat for seat in EVERYBODY if wire(match, seat) != before[seat]] == [0, *mates]
    one, other, elsewhere = match.copy(), match.copy(), match.copy()
    one.perform(0, "X Cairo")
    other.perform(0, "A Cairo")
    elsewhere.perform(0, "A Rio")
    for seat in EVERYBODY[1:]:
        assert wire(one, seat) == wire(other, seat) != before[seat]
        assert (wire(one, seat) != wire(elsewhere, seat)) == (seat in mates)
        assert see(one, seat).locked == [0]
        assert heard(one, "locked", seat) == [{"player": "p1"}]


@clause("DA-5.1", "DA-5.1.2", "DA-5.1.3", "I8", "I9", "DA-12.5", "Q5")
def test_channels_are_open_from_the_setup_to_the_end_except_in_a_hush() -> None:
    hushes = 0
    for match in moments(gather(6, 4), 4):
        view = see(match)
        names = [channel.name for channel in view.channels]
        joined = view.phase not in ("COIN", "TEAMS")
        assert names == (["table", "cia", "kgb"] if joined else ["table"])
        for channel in view.channels[1:]:
            company = next(company for company in view.companies if company.name == channel.name)
            assert channel.readers == company.members
            hushed = company.status == "HUSHED"
            hushes += hushed
            assert hushed <= (channel.writers == [])
            assert channel.since == company.since
    assert hushes >= 12  # one a leg at least
    assert [channel.writers for channel in see(match).channels] == [[], [], []]
    with pytest.raises(MatchOver, match="closed"):
        post(match, 0, "table")


@clause("DA-5.1.1", "DA-5.1.3")
def test_no_private_channel_crosses_the_companies() -> None:
    match = lay()
    for seat, channel in ((0, "kgb"), (5, "cia"), (0, "drop-kgb"), (0, "lobby")):
        with pytest.raises(IllegalMove, match=f"cannot post in {channel}"):
            post(match, seat, channel)


@clause("DA-5.8", "DA-13 discussion_seconds", "Q8")
def test_when_the_time_to_talk_is_up_both_companies_are_hushed_with_the_same_deadline() -> None:
    match = lock_all(lay(discussion_seconds=90, hush_seconds=30), but="c2 c3 k3")
    for seat in (1, 2):
        match.play_absent(seat)
        assert match.moves[-1] == f"p{seat + 1} time"
    assert statuses(match) == ["OPEN", "OPEN"]
    assert see(match).out_of_time == [1, 2]
    match.play_absent(5)
    assert statuses(match) == ["HUSHED", "HUSHED"]
    assert heard(match, "hushed") == [{}]
    assert [channel.writers for channel in see(match).channels] == [[], [], []]
    assert match.state.write(1, match.state.absent(1)) == "late"  # the second deadline is that of DA-5.6.3
    with pytest.raises(NotYourTurn, match="cia is HUSHED"):
        match.perform(0, "unlock")


@clause("DA-5.8")
def test_the_talk_ends_also_when_those_who_have_time_left_have_locked() -> None:
    match = lock_all(lay(discussion_seconds=90), but="c2 c3 k3")
    match.play_absent(1)
    match.play_absent(5)
    assert statuses(match) == ["OPEN", "OPEN"]
    match.perform(2, "A Rio")
    assert statuses(match) == ["HUSHED", "HUSHED"]


@clause("DA-5.8")
def test_without_a_limit_the_time_to_talk_is_never_up() -> None:
    state = lay().state
    with pytest.raises(IllegalMove, match="not legal now"):
        state.play(0, TIME)
    state = lay(discussion_seconds=60).state
    with pytest.raises(IllegalMove, match="not legal now"):  # the talk ends first
        state.play(0, LATE)


@clause("DA-5.6.3", "DA-5.8", "DA-5.11")
@pytest.mark.parametrize(("options", "word"), [({}, "late"), ({"discussion_seconds": 60}, "time")])
def test_no_player_may_leave_a_choice_to_chance_or_end_the_talk(options: dict[str, Any], word: str) -> None:
    match = lay(**options)
    for seat in range(6):
        assert not {"late", "time"} & set(match.legal(seat))
        refuse(match, seat, word, IllegalMove, f"{word} is not yours to play: whoever runs the match plays it")
        with pytest.raises(IllegalMove, match="not yours") as caught:
            match.play(seat, match.state.absent(seat))
        assert (caught.value.code, caught.value.facts) == ("house-move", {"word": word})
        with pytest.raises(IllegalMove, match="not yours"):
            match.play(seat, *match.state.read(seat, "draft Rio"), match.state.absent(seat))
    assert (match.moves, match.events, see(match).late, see(match).out_of_time) == ([], [], None, [])


@clause("DA-5.6.3")
def test_a_record_keeps_what_was_played_for_somebody_absent() -> None:
    match = lay(discussion_seconds=60)
    for _ in range(2):
        match.play_absent(5)
        match.settle()
    assert [line for line in match.moves if line.startswith("p")] == ["p6 time", "p6 late"]
    assert replay(read_record(write_record(match.record())), GAME).state.dump() == match.state.dump()


@clause("DA-5.10", "DA-5.6.2")
def test_the_hush_and_its_length_are_shown_to_everybody() -> None:
    for seat in EVERYBODY:
        view = see(cia_ready(), seat)
        assert (view.companies[1].status, view.options.hush_seconds) == ("HUSHED", 60)


@clause("DA-6.4")
def test_only_the_destination_of_leg_two_counts_for_the_award() -> None:
    """c1 alone ends in Cairo, where c2 and c3 sent cards before: c1 takes the mission, in the next round not."""
    match = choose(lay(), c1="A Rio", c2="A Cairo", c3="A Cairo")
    lock_all(match, place="Berlin")
    choose(match, c1="A Cairo", c2="A Rio", c3="A Rio")
    lock_all(match, place="Berlin")
    assert see(match).awarded[2].holder == "p1"
    play_out(match, 1, until=in_phase("LEG", 2))
    assert see(match).locations[0] == "Cairo"  # carried over, without effect
    for place in ("Rio", "Rio"):
        lock_all(match, place=place)
    assert see(match).awarded[6].holder in ("cia", "kgb", "removed")
    assert "p1" not in [mission.holder for mission in see(match).awarded[4:]]
