"""What chance chooses for whoever is absent (SE-10.5): drawn evenly, whoever it is, and told to him alone."""

from __future__ import annotations

from itertools import permutations

import pytest

from filature.bots import Seated, make
from filature.bots.top_secret import Bots
from filature.games.top_secret import GAME
from filature.games.top_secret.moves import LATE
from filature.kernel.errors import IllegalMove, NotYourTurn
from filature.kernel.events import Event
from filature.kernel.match import Match, replay, verify
from filature.kernel.state import CHANCE, WATCHER
from filature.language import LANGUAGES, Speaker
from tests.clauses import clause
from tests.games.top_secret.table import CITIES, SETUP, act, case, events, gather, kinds, lay, see
from tests.playing import play_out, refuse


def be_absent(match: Match, seat: int) -> Match:
    match.play_absent(seat)
    match.settle()
    return match


def duelling(**options: bool) -> Match:
    return act(lay("R1 Lagos, G1 Aden", T=1, cards={"p2": [0, 2, 4]}, **options), "R1 > Aden")


def contents(match: Match, seat: int) -> list[str | None]:
    return [found.content for found in see(match, seat).cases if found.seat == seat]


@clause("SE-10.5", "SE-3.4")
@pytest.mark.parametrize("seat", [0, 1])
def test_what_an_absent_player_hides_is_not_the_same_in_every_match(seat: int) -> None:
    hidden, cities = set(), set()
    for seed in range(60):
        match = gather(2, seed)
        match.perform(1 - seat, SETUP)
        be_absent(match, seat)
        hidden.add(tuple(contents(match, seat)))
        cities.add(case(match, f"{'RG'[seat]}A").place)
    assert len(hidden) > 18
    assert hidden <= set(permutations(("bomb", "1", "3", "5")))
    assert len(cities) > 18


@clause("SE-10.5", "SE-3.5", "SE-3.7")
def test_chance_draws_part_by_part_evenly_until_the_plan_is_complete() -> None:
    match = gather(3)
    seat = see(match).guards[0]
    match.play_absent(seat)
    numbers = []
    while match.state.turn() == (CHANCE,):
        chances = match.state.chances()
        assert {weight for _, weight in chances} == {1}
        numbers.append(len(chances))
        match.roll()
    assert numbers == [4, 3, 2, 1, 35, 34, 33, 32, 2]
    assert see(match).submitted == [seat]
    assert [line for line in match.moves if line.startswith("draw ")] == match.moves[1:]
    assert match.moves[0] == f"p{seat + 1} late"


@clause("SE-10.5", "SE-3.6")
def test_what_somebody_had_written_before_he_left_stays() -> None:
    match = gather(2)
    match.perform(0, "A=5 B=bomb")
    be_absent(match, 0)
    match.perform(1, SETUP)
    assert contents(match, 0)[:2] == ["5", "bomb"]
    assert set(contents(match, 0)) == {"5", "bomb", "3", "1"}


@clause("SE-10.5", "SE-9.1")
def test_only_the_absent_player_learns_what_chance_drew() -> None:
    match = be_absent(gather(2), 0)
    drawn = ["drawn-content"] * 4 + ["drawn-city"] * 4
    assert kinds(match, 0) == ["late", *drawn, "planned", "submitted"]
    assert kinds(match, 1) == kinds(match, WATCHER) == ["late", "submitted"]
    match = be_absent(duelling(), 1)
    assert kinds(match, 1)[-3:] == ["late", "drawn-card", "card-chosen"]
    assert kinds(match, 0)[-2:] == kinds(match, WATCHER)[-2:] == ["late", "card-chosen"]
    duel, seen = see(match, 1).duel, see(match, 0).duel
    assert duel is not None
    assert seen is not None
    assert events(match, 1)[-2].facts == {"card": duel.card}
    assert seen.card is None


@clause("SE-10.5", "SE-6.4")
def test_an_absent_player_fights_with_any_card_he_has() -> None:
    match = duelling()
    match.play_absent(1)
    assert match.legal(CHANCE) == ["draw card 0", "draw card 2", "draw card 4"]
    assert [weight for _, weight in match.state.chances()] == [1, 1, 1]
    played = set()
    for _ in range(40):
        duel = see(be_absent(duelling(), 1), 1).duel
        assert duel is not None
        played.add(duel.card)
    assert played == {0, 2, 4}


@clause("SE-6.7")
def test_the_last_card_needs_no_chance() -> None:
    match = act(lay("R1 Lagos, G1 Aden", T=1, cards={"p2": [3]}), "R1 > Aden")
    assert match.legal(1) == ["card 3"]
    assert match.state.write(1, match.state.absent(1)) == "card 3"


@clause("SE-10.5")
def test_while_chance_chooses_nobody_else_can_and_the_table_knows_for_whom() -> None:
    match = gather(2, resigning=True)
    match.perform(0, SETUP)
    match.play_absent(1)
    for seat in (0, 1, WATCHER):
        assert (see(match, seat).waiting, see(match, seat).late) == ((CHANCE,), 1)
    with pytest.raises(NotYourTurn):
        match.perform(1, "A=5")
    with pytest.raises(NotYourTurn):
        match.perform(0, "resign")
    match.perform(CHANCE, "draw A=bomb")
    plan = see(match, 1).plan
    assert plan is not None
    assert plan.contents == ["bomb"]
    match.settle()
    assert see(match).late is None


@clause("SE-10.5")
def test_whoever_is_late_has_something_to_choose_that_should_be_secret() -> None:
    match = duelling()
    match.perform(1, "card 4")
    for late, seat in ((match, 1), (lay("R1 Lagos", T=1), 0), (lay("R1 Lagos", T=1), 1)):
        with pytest.raises((IllegalMove, NotYourTurn)):
            late.state.play(seat, LATE)


@clause("SE-10.5")
def test_no_player_may_leave_a_choice_to_chance() -> None:
    for match, seat in ((gather(2), 0), (duelling(), 1)):
        assert "late" not in match.legal(seat)
        refuse(match, seat, "late", IllegalMove, "late is not yours to play")
        with pytest.raises(IllegalMove, match="late is not yours to play"):
            match.play(seat, LATE)


@clause("SE-10.5")
def test_what_all_can_see_is_not_left_to_chance() -> None:
    assert lay("R1 Lagos", T=1).state.write(0, lay("R1 Lagos", T=1).state.absent(0)) == "end"
    lost = act(lay("R1 Lagos with RA, G1 Aden", T=1, cards={"p1": [1], "p2": [4]}), "R1 > Aden", "duel 1:4")
    assert lost.state.write(1, lost.state.absent(1)) == "loot no"


def test_a_match_of_absent_players_is_replayed_from_its_record_and_its_draws_verified() -> None:
    match = gather(3, round_limit=10)
    for seat in range(3):
        be_absent(match, seat)
    again = replay(match.record(open_seed=True), GAME)
    assert again.state.dump() == match.state.dump()
    play_out(match)
    assert verify(match.record(), GAME).state.dump() == match.state.dump()


def test_a_record_in_which_the_absent_hid_by_themselves_still_replays() -> None:
    match = gather(2)
    for seat in range(2):
        for text in ("A=bomb", "B=1", "C=3", "D=5", *(f"{mark}@{city}" for mark, city in CITIES.items())):
            match.perform(seat, text)
    assert replay(match.record(open_seed=True), GAME).state.dump() == match.state.dump()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_chance_does_for_the_absent_is_said_in_every_language(language: str) -> None:
    for match in (gather(3), duelling()):
        match.play_absent(0)
        for seat in (0, 1, WATCHER):
            speaker, view = Speaker(language, GAME, seat=seat), see(match, seat)
            assert all(speaker.sentences(GAME.help.whose_turn(view)))
        match.settle()
        for seat in (0, 1, WATCHER):
            told = [Speaker(language, GAME, seat=seat).event(event) for _, event in match.heard(seat)]
            assert told
            assert not [text for text in told if not text.strip() or "{" in text]
    speaker = Speaker(language, GAME, seat=0)
    with pytest.raises(IllegalMove) as caught:
        speaker.understand(gather().state, 0, speaker.word("late"))
    assert speaker.word("late") in speaker.error(caught.value)
    assert gather().legal(0) == ["A=bomb", "A=1", "A=3", "A=5"]


def test_where_chance_hid_the_cases_tells_a_belief_nothing() -> None:
    match = gather(2, 3)
    match.perform(0, SETUP)
    be_absent(match, 1)
    told = [*(event for _, event in match.heard(0)), Event("rolled-for-start", {"player": "p1", "roll": 3})]

    def even(heard: list[Event]) -> bool:
        belief = Bots(GAME).belief(see(match, 0))
        for event in heard:
            belief.hear(event)
        return all(chance == pytest.approx(0.25) for chance in belief.odds()["GA"].values())

    assert even(told)
    assert not even([event for event in told if event.kind != "late"])


@pytest.mark.parametrize("name", ["greedy", "normal@8"])
def test_no_bot_leaves_its_choice_to_chance_and_all_live_with_others_who_do(name: str) -> None:
    match = gather(3, 4, round_limit=10)
    bot = make(GAME, name, 1)
    seated = Seated(match, {2: bot})
    while not match.over and see(match).rounds < 3:
        match.settle()
        for seat in match.state.turn():
            if match.state.turn() == (CHANCE,) or seat not in match.state.turn():
                continue
            if seat == 2:
                seated.move(2)
            else:
                match.play_absent(seat)
            match.settle()
    assert "p3 late" not in match.moves
    assert "p1 late" in match.moves
