"""What chance chooses for whoever is absent (TS-13): drawn evenly, from nothing he holds, and told to him alone."""

from __future__ import annotations

from collections import Counter

import pytest

from filature.bots import make
from filature.games.serum import GAME
from filature.games.serum.moves import LATE
from filature.kernel.errors import IllegalMove, NotYourTurn
from filature.kernel.match import Match, replay, verify
from filature.kernel.state import CHANCE, WATCHER
from filature.language import LANGUAGES, Speaker
from tests.clauses import clause
from tests.games.serum.table import BLUE, GREEN, RED, YELLOW, facts, fleeing, gather, in_phase, lay, see
from tests.playing import play_out, refuse

LAYOUT = "hide suitcase=toothbrush briefcase=identity B1=formula"


def hiding(seats: int = 3, seed: int = 0, **options: str) -> Match:
    """A match in which cards are being hidden."""
    return play_out(gather(seats, seed, **options), until=in_phase("HIDE"))


def filing() -> Match:
    return lay("FILE", declared=["p1"], fugitive="p1", turns=3)


def be_absent(match: Match, seat: int) -> Match:
    match.play_absent(seat)
    match.settle()
    return match


@clause("DP-1", "TS-18.3", "TS-4.4")
@pytest.mark.parametrize(("lockers", "ways"), [("choose", 12), ("fixed", 6)])
def test_every_way_to_hide_is_as_likely_for_whoever_is_absent(lockers: str, ways: int) -> None:
    match = hiding(locker_layout=lockers)
    match.play_absent(RED)
    assert match.state.turn() == (CHANCE,)
    assert [weight for _, weight in match.state.chances()] == [1] * ways
    ways_open = hiding(locker_layout=lockers).legal(RED)
    assert {text.removeprefix("draw ") for text in match.legal(CHANCE)} == set(ways_open)


@clause("DP-1", "TS-19.3")
def test_the_locker_of_an_absent_player_says_nothing_of_his_formula() -> None:
    lockers: dict[str, set[str]] = {}
    for seed in range(80):
        match = hiding(3, seed)
        formula = str(see(match, RED).formula)
        be_absent(match, RED)
        [sealed] = see(match, RED).choice
        lockers.setdefault(formula, set()).add("F1" if "F1=" in sealed else "B1")
    assert len(lockers) == 6
    assert all(stations == {"B1", "F1"} for stations in lockers.values())


@clause("DP-1", "TS-19.2")
def test_only_the_absent_player_learns_what_chance_hid_for_him() -> None:
    match = be_absent(hiding(), RED)
    [told] = facts(match, RED, "drawn-hiding")
    assert set(told["cards"].values()) == {see(match, RED).identity, see(match, RED).formula, "toothbrush"}
    for seat in (RED, YELLOW, WATCHER):
        assert facts(match, seat, "late") == [{"player": "p1"}]
        assert facts(match, seat, "ready") == [{"player": "p1"}]
    for seat in (YELLOW, GREEN, WATCHER):
        assert facts(match, seat, "drawn-hiding") == []
        assert see(match, seat).choice == []


@clause("DP-7", "TS-19.19")
def test_an_absent_fugitive_takes_any_card_and_everybody_sees_from_where() -> None:
    match = filing()
    match.play_absent(RED)
    assert len(match.state.chances()) == 18
    match.settle()
    assert facts(match, BLUE, "took") == [{"player": "p1", "container": see(match, BLUE).taken}]
    taken = Counter(see(be_absent(filing(), RED)).taken for _ in range(60))
    assert len(taken) > 9


@clause("DP-3", "DP-8", "TS-22 dial_guard")
def test_where_invalid_dials_are_refused_chance_dials_for_the_absent() -> None:
    for match, squares in ((lay("DIAL", dial_guard="block"), 16), (fleeing(dial_guard="block"), 8)):
        match.play_absent(RED)
        assert len(match.state.chances()) == squares
        match.settle()
        [told] = facts(match, RED, "drawn-dial")
        assert see(match, RED).choice == [f"dial {told['square']}"]
        assert facts(match, YELLOW, "drawn-dial") == []


@clause("TS-18.3")
def test_while_chance_chooses_nobody_else_can_and_the_table_knows_for_whom() -> None:
    match = hiding()
    match.play_absent(YELLOW)
    for seat in (RED, YELLOW, WATCHER):
        assert (see(match, seat).waiting, see(match, seat).late) == ((CHANCE,), YELLOW)
    with pytest.raises(NotYourTurn):
        match.perform(RED, LAYOUT)
    match.perform(CHANCE, f"draw {LAYOUT}")
    assert (see(match).late, see(match).waiting) == (None, (RED, GREEN))
    assert see(match, YELLOW).choice == [LAYOUT]


@clause("TS-18.3")
def test_whoever_is_late_has_something_to_choose_that_should_be_secret() -> None:
    for match in (lay("BUG"), lay("DIAL"), fleeing()):
        with pytest.raises(IllegalMove):
            match.state.play(RED, LATE)
    match = filing()
    match.perform(RED, "take red-locker")
    with pytest.raises(IllegalMove):
        match.state.play(RED, LATE)


@clause("TS-18.3")
def test_no_player_may_leave_a_choice_to_chance() -> None:
    for match in (hiding(), filing(), lay("DIAL", dial_guard="block")):
        assert "late" not in match.legal(RED)
        refuse(match, RED, "late", IllegalMove, "late is not yours to play")
        with pytest.raises(IllegalMove, match="late is not yours to play"):
            match.play(RED, LATE)


def test_a_match_of_absent_players_is_replayed_from_its_record_and_its_draws_verified() -> None:
    match = hiding()
    for seat in range(3):
        be_absent(match, seat)
    assert [line for line in match.moves if line.endswith(" late")] == ["p1 late", "p2 late", "p3 late"]
    assert sum(line.startswith("draw hide ") for line in match.moves) == 3
    again = replay(match.record(open_seed=True), GAME)
    assert again.state.dump() == match.state.dump()
    play_out(match)
    assert verify(match.record(), GAME).state.dump() == match.state.dump()


def test_a_record_in_which_the_absent_hid_by_themselves_still_replays() -> None:
    match = hiding()
    for seat in range(3):
        match.perform(seat, LAYOUT)
    assert replay(match.record(open_seed=True), GAME).state.dump() == match.state.dump()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_chance_does_for_the_absent_is_said_in_every_language(language: str) -> None:
    blocked = lay("DIAL", dial_guard="block")
    for match in (hiding(), filing(), blocked):
        match.play_absent(RED)
        for seat in (RED, YELLOW, WATCHER):
            speaker, view = Speaker(language, GAME, seat=seat), see(match, seat)
            assert all(speaker.sentences(GAME.help.whose_turn(view)))
            assert "late" not in GAME.help.whose_turn(view)[0].facts
        match.settle()
        for seat in (RED, YELLOW, WATCHER):
            speaker = Speaker(language, GAME, seat=seat)
            assert all(speaker.event(event) for _, event in match.heard(seat))
    speaker = Speaker(language, GAME, seat=RED)
    with pytest.raises(IllegalMove) as caught:
        speaker.understand(hiding().state, RED, speaker.word("late"))
    assert speaker.word("late") in speaker.error(caught.value)


@pytest.mark.parametrize("name", ["greedy", "normal@8"])
def test_no_bot_leaves_its_choice_to_chance_and_all_live_with_others_who_do(name: str) -> None:
    for options in ({}, {"dial_guard": "block", "turn_limit": 4, "flight_turn_limit": 4}):
        match = play_out(gather(3, 5, **options), until=in_phase("HIDE"))
        bot = make(GAME, name, 1)
        told = 0
        while not match.over and see(match).turn < 2:
            for seat in match.state.turn():
                if seat in match.state.turn() and seat >= 0:
                    if seat == GREEN:
                        for event in match.events[told:]:
                            if event.reaches(seat):
                                bot.hear(event)
                        told = len(match.events)
                        move = bot.choose(match.view(seat), match.state.moves(seat))
                        match.play(seat, move)
                    else:
                        match.play_absent(seat)
                    match.settle()
