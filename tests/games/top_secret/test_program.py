"""The program model (SE-10): phases, order of events, invariants; and the options (SE-11)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from filature.games.top_secret import GAME
from filature.games.top_secret.map import Map
from filature.games.top_secret.options import Options
from filature.kernel.errors import BadOption, BadPosition
from filature.kernel.game import describe_options
from filature.kernel.match import Match
from filature.kernel.state import CHANCE
from tests.clauses import clause
from tests.games.top_secret.table import act, agent, gather, kinds, lay, rows, see
from tests.playing import moments

NEXT = {  # SE-10.1; resigning is left out
    "SETUP": {"SETUP", "START_ROLL"},
    "START_ROLL": {"START_ROLL", "ROLL"},
    "ROLL": {"MOVE"},
    "MOVE": {"MOVE", "TARGET", "CARDS", "BOMB", "ROLL", "OVER"},
    "TARGET": {"CARDS"},
    "CARDS": {"CARDS", "MOVE", "LOOT", "ROLL", "OVER"},
    "LOOT": {"ROLL", "OVER"},
    "BOMB": {"BOMB", "MOVE", "ROLL", "OVER"},
}


@clause("SE-10.1")
def test_phases_follow_one_another_as_the_rules_draw_them() -> None:
    seen: set[tuple[str, str]] = set()
    for seed in (*range(12), 53):  # in the last a bomb goes off
        match = gather(2 + seed % 3, seed, round_limit=40)
        before = "SETUP"
        for moment in moments(match, seed):
            seen.add((before, see(moment).phase))
            before = see(moment).phase
        seen.add((before, see(match).phase))
    assert all(after in NEXT[before] for before, after in seen)
    assert {phase for pair in seen for phase in pair} == {*NEXT, "OVER"}


@clause("SE-10.1")
def test_who_may_do_what_is_as_in_the_table_of_actions() -> None:
    actions = {row[0].split("(")[0].split(",")[0]: row[2] for row in rows("| action | who | phase |")}
    verbs = {
        "SETUP": {"A", "B", "C", "D", "guard"},
        "MOVE": {"R", "G", "pick", "drop", "end"},
        "TARGET": {"target"},
        "CARDS": {"card"},
        "LOOT": {"loot"},
        "BOMB": {"lose"},
    }
    assert set(actions.values()) == {*verbs, "SETUP and later"}
    for moment in moments(gather(2, 3, round_limit=20), 3):
        phase = see(moment).phase
        for seat in range(2):
            for move in moment.legal(seat):
                assert move.split()[0].rstrip("0123456789=bom@") in verbs[phase] or move[0] in verbs[phase]
                assert seat in moment.state.turn()


@clause("SE-10.2")
def test_after_a_duel_things_happen_in_their_order() -> None:
    match = act(
        lay("R1 Lagos with RA, G1 Aden", T=1, cards={"p1": [1], "p2": [4]}), "R1 > Aden", "duel 1:4", "loot yes"
    )
    told = kinds(match)[kinds(match).index("fought") :]
    assert told == ["fought", "refilled", "refilled", "beaten-with-case", "looted"]


@clause("SE-10.2", "SE-8.3")
def test_the_end_comes_before_loot_and_bonus() -> None:
    gone = {f"R{n}": {"place": "out"} for n in range(2, 8)}
    match = act(lay("R1 Lagos with RA, G1 Aden", T=1, agents_too=gone), "R1 > Aden", "duel 1:4")
    assert kinds(match)[-3:] == ["beaten-with-case", "out", "over"]


@clause("SE-10.3")
def test_after_a_delivery_things_happen_in_their_order() -> None:
    match = act(lay("R1 Darwin with GD, R2 Lagos with RA", T=2), "R1 > H_red", "lose R1 R2 R3 R4")
    assert kinds(match) == ["delivered", "bomb", "lost", "lost-with-case", "lost", "lost"]


@clause("SE-10.4", "SE-6.14", "SE-5.7")
@pytest.mark.parametrize("seats", GAME.seats)
def test_what_must_always_hold_does(seats: int) -> None:
    for seed in range(3):
        match = gather(seats, seed, round_limit=25)
        for moment in moments(match, seed):
            hold(moment)
        hold(match)


def hold(match: Match) -> None:
    """The invariants of SE-10.4."""
    view = see(match)
    assert Counter(man.seat for man in view.agents) == Counter(dict.fromkeys(range(view.players), 7))
    carried = [man.case for man in view.agents if man.case]
    delivered = [delivery.case for delivery in view.deliveries]
    for case in view.cases:
        places = [case.place is not None and case.carrier is None, case.case in carried, case.case in delivered]
        assert view.phase == "SETUP" or places.count(True) == 1
    cities = [(man.place, man.seat) for man in view.agents if man.place in GAME.board.cities]
    assert all(man.place in GAME.board.cities for man in view.agents if man.case)
    assert not [man for man in view.agents if man.place.startswith("H_")]
    if view.duel is None:
        assert len({place for place, _ in cities}) == len(set(cities))
    if view.phase == "ROLL":
        assert not cities or max(Counter(cities).values()) <= 2
    hidden = [content for contents in view.unknown.values() for content in contents if content != "bomb"]
    rest = sum(int(content) for content in hidden)
    assert sum(view.totals) + rest == 9 * view.players
    assert all(1 <= len(hand.available) <= 7 for hand in view.hands)


@clause("SE-4.8")
@pytest.mark.parametrize("seed", range(6))
def test_whoever_is_on_turn_can_always_end_it_lawfully(seed: int) -> None:
    """In crowded positions reached at random, playing on at random never gets stuck."""
    rng = Random(seed)
    match = gather(2, seed, round_limit=15)
    for moment in moments(match, seed):
        if see(moment).phase == "MOVE":
            trial = moment.copy()
            seat = see(trial).active
            while see(trial).phase == "MOVE" and see(trial).active == seat and not trial.over:
                moves = [m for m in trial.state.moves(seat) if m < 427 or m == 546]
                assert moves
                trial.play(seat, rng.choice(moves))


# --- SE-11: options ------------------------------------------------------------------------------------------------


@clause("SE-11 must_use_all", "SE-11 bonus_shared", "SE-11 bomb_kills_carrier", "SE-11 round_limit")
@clause("SE-11 colours", "SE-11 resigning")
def test_the_options_are_those_of_the_table_with_its_defaults() -> None:
    table = {row[0].strip("`"): row[1] for row in rows("## SE-11 Options")}
    described = {name: text.split(",")[0].lower() for name, text in describe_options(Options).items()}
    assert described == table


@clause("SE-11 must_use_all")
def test_all_points_must_be_used_while_a_quiet_step_is_left() -> None:
    match = act(lay("R1 Lagos, G1 Aden", T=2, must_use_all=True), "R1 > Aden")
    act(match, "duel 5:1")
    assert "end" in match.legal(0)  # a duel has been won
    assert "end" not in lay("R1 Lagos", T=1, must_use_all=True).legal(0)
    assert "end" in lay("R1 Lagos", T=0, must_use_all=True).legal(0)
    alone = {f"R{n}": {"place": "out"} for n in range(2, 8)}
    ring = "R1 Honolulu, G1 Panama, G2 Papeete, G3 San Francisco"
    assert "end" in lay(ring, T=2, must_use_all=True, agents_too=alone).legal(0)  # nothing but attacks is left


@clause("SE-11 bonus_shared")
def test_a_shared_bonus_goes_to_the_pool() -> None:
    match = act(lay("R1 Lagos, G1 Aden", T=1, bonus_shared=True), "R1 > Aden", "duel 5:1")
    assert (see(match).pool, agent(match, "R1").bonus) == (1, 0)
    act(match, "R2 > Chicago")


@pytest.mark.parametrize(
    "options",
    [
        {"round_limit": 9},
        {"round_limit": "many"},
        {"round_limit": True},
        {"must_use_all": "perhaps"},
        {"mustUseAll": True},
        {"colours": "all"},
        {"colours": "usual"},
        {"max_rounds": 20},
        {"colours": ["red", "pink"]},
        {"resigning": 2},
        {"bets": True},
    ],
    ids=str,
)
def test_other_options_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        GAME.start(2, options)


def test_absent_players_bring_a_match_to_its_end() -> None:
    match = gather(3, round_limit=10, must_use_all=True)
    while not match.over:
        seat = match.state.turn()[0]
        match.roll() if seat == CHANCE else match.play_absent(seat)
    assert see(match).outcome is not None


# --- SE-4.8 against a search that tries everything -----------------------------------------------------------------


def crowded(men: tuple[str, ...]) -> bool:
    return any(count > 2 for place, count in Counter(men).items() if place in GAME.board.cities)


def can_end(men: tuple[str, ...], bonus: tuple[int, ...], pool: int, enemies: frozenset[str]) -> bool:
    """Whether any steps of any agents lead to a lawful end, by trying all of them."""
    if not crowded(men):
        return True
    for k, place in enumerate(men):
        if place not in LINES or pool + bonus[k] == 0:
            continue
        paid = (tuple(b - (n == k) for n, b in enumerate(bonus)), pool) if bonus[k] else (bonus, pool - 1)
        for there in LINES[place]:
            if there in enemies:
                if not crowded((*men[:k], *men[k + 1 :])):
                    return True
            elif can_end((*men[:k], there, *men[k + 1 :]), *paid, enemies):
                return True
    return False


LINES = Map(GAME.board).lines


@clause("SE-4.8", "SE-4.9")
@pytest.mark.parametrize("seed", range(40))
def test_the_promise_of_a_lawful_end_is_exact(seed: int) -> None:
    """In packed corners of the map: every step is allowed if, and only if, some way to a lawful end remains."""
    rng = Random(seed)
    heart = rng.choice(GAME.board.cities)
    region = sorted({heart, *LINES[heart], *(far for near in LINES[heart] for far in LINES[near])})
    held = rng.sample(region, 3)
    free = [city for city in region if city not in held]
    places = [rng.choice(free[:4]) for _ in range(7)]
    bonus = [rng.randrange(2) * rng.randrange(2) for _ in range(7)]
    pool = rng.randrange(1, 4)
    if not can_end(tuple(places), tuple(bonus), pool, frozenset(held)):
        with pytest.raises(BadPosition, match="can no longer be kept"):
            setup(places, bonus, held, pool)
        return
    match = setup(places, bonus, held, pool)
    steps = {move for move in match.legal(0) if ">" in move}
    for k, place in enumerate(places):
        for there in LINES[place]:
            rest = tuple(b - (n == k) for n, b in enumerate(bonus)) if bonus[k] else tuple(bonus)
            left = pool if bonus[k] else pool - 1
            others = (*places[:k], *places[k + 1 :])
            lawful = (
                not crowded(tuple(others))
                if there in held
                else can_end((*places[:k], there, *places[k + 1 :]), rest, left, frozenset(held))
            )
            assert (f"R{k + 1} > {there}" in steps) == (lawful and left >= 0)


def setup(places: list[str], bonus: list[int], held: list[str], pool: int) -> Match:
    men = {f"R{k + 1}": {"place": place, "bonus": bonus[k]} for k, place in enumerate(places)}
    green = {f"G{k + 1}": {"place": city} for k, city in enumerate(held)}
    return lay(T=pool, agents_too=men | green)
