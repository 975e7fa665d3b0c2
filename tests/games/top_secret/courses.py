"""The worked examples whose columns speak of more than one course of play, each beside what the page says."""

from __future__ import annotations

import re
from itertools import product

import msgspec

from filature.games.top_secret import GAME
from filature.kernel.errors import BadOption, BadPosition, FilatureError
from filature.kernel.match import Match
from filature.kernel.state import CHANCE
from tests.games.top_secret.table import (
    COLOURS,
    SETUP,
    act,
    agent,
    agents_left,
    case,
    gather,
    lay,
    plan,
    position,
    see,
    settled,
)
from tests.games.top_secret.vectors import Course, Vector, begin, expect, expect_all, said, same, special


def refused(match: Match, seat: int, text: str) -> bool:
    try:
        match.copy().perform(seat, text)
    except FilatureError:
        return True
    return False


def order(match: Match) -> list[int]:
    """The seats in the order of their turns, from red's, or that of the first colour after red."""
    seats = see(match).players
    first = min(range(seats), key=lambda seat: COLOURS.index(see(match).colours[seat]))
    act(match, *(f"start {5 if seat == first else 1}" for seat in range(seats)))
    turns = []
    for _ in range(seats):
        turns.append(see(match).active)
        act(match, "roll 0", "end")
    return turns


@special("V-1")
def the_dice(vector: Vector) -> None:
    said(vector, "enumerate 36 rolls", "sums 0–6 occur 1, 4, 8, 10, 8, 4, 1 times")
    faces = (0, 1, 1, 2, 2, 3)
    rolls = [one + other for one, other in product(faces, faces)]
    same(list(lay().state.chances()), [(total, rolls.count(total)) for total in range(7)])
    same([rolls.count(total) for total in range(7)], [1, 4, 8, 10, 8, 4, 1])


@special("V-2")
def dividing_a_roll(vector: Vector) -> None:
    said(vector, "each legal, pool 0, no further step, END_TURN → green. A roll 3+0 allows the same")
    for roll in ("2+1", "3+0"):
        for part in re.findall(r"\([abc]\) ([^;]+)", vector.actions):
            course = Course(act(lay(), f"roll {roll}")).play(part)
            same(course.refused, [])
            expect_all(course, "pool 0; no step left")
            expect_all(course.play("END_TURN"), "green to roll")


@special("V-3")
def going_on_after_a_duel(vector: Vector) -> None:
    course = begin(vector).play(vector.actions)
    first, _, rest = vector.expected.partition("; R1 > ")
    expect_all(course, first)
    moves, _, end = rest.partition(" legal, ")
    same(course.attempt(f"R1 > {moves}"), True)
    expect(course, end)


@special("V-9")
def two_defenders(vector: Vector) -> None:
    between = begin(vector).play("R1 > Lagos, TARGET G2, duel 5:3")
    for text in ("PICK RA", "R1 > Nairobi", "END_TURN"):
        same(between.may(text), False)
    said(vector, "PICK between the duels is refused")
    course = begin(vector).play(vector.actions)
    expect_all(course, "both eliminated; bonus 2; pool 0; R1 > Nairobi > Durban legal; then nothing")


@special("V-13")
def three_in_chicago(vector: Vector) -> None:
    said(vector, "T=1: refused. T=2: step legal, first END_TURN refused, then accepted")
    outcomes = dict(re.findall(r"T=(\d): ([^.]+)", vector.actions))
    poor = lay("R1 Chicago, R2 Chicago", T=1)
    same(Course(poor).attempt(outcomes["1"]), False)
    course = Course(lay("R1 Chicago, R2 Chicago", T=2)).play(outcomes["2"])
    same((course.done, course.refused), (["R3 > Chicago", "R1 > New York", "END_TURN"], ["END_TURN"]))


@special("V-14")
def no_attack_while_crowded(vector: Vector) -> None:
    said(vector, "now R4 > Aden refused, R3 > Dakar (attack) legal, R3 > Lisbon legal, END_TURN refused")
    course = begin(vector).play(vector.actions)
    allowed = [course.may(text) for text in ("R4 > Aden", "R3 > Dakar", "R3 > Lisbon", "END_TURN")]
    same(allowed, [False, True, True, False])


@special("V-15")
def hands_full(vector: Vector) -> None:
    said(vector, "first PICK refused (hands full); then")
    course = begin(vector).play(vector.actions)
    same((course.refused, course.done.count("PICK GC")), (["PICK GC"], 1))
    expect_all(course, vector.expected.partition("then ")[2])


@special("V-17")
def delivery_and_on(vector: Vector) -> None:
    course = begin(vector).play(vector.actions)
    same(course.refused, [])
    after, then = vector.expected.removeprefix("after step 1: ").split("; then ")
    expect_all(Course(course.stages[0]), after)
    expect(course, then)


@special("V-18")
def closed_doors(vector: Vector) -> None:
    said(vector, "each > any HQ", "all refused")
    course = begin(vector)
    for name, colour in product(("R1", "R2", "R3"), ("red", "blue", "green", "yellow")):
        same(course.may(f"{name} > H_{colour}"), False)
    same([move for move in course.steps() if "H_" in move], [])


@special("V-19")
def the_first_three(vector: Vector) -> None:
    first, second, last = vector.actions.split("; ")
    said(vector, "first refused; GD is a bomb, 7 agents → 4 lost, pool 3; then legal, red 9")
    course = begin(vector)
    same(course.attempt(first), False)
    expect_all(course.play(second), "GD is a bomb, 7 agents → 4 lost, pool 3")
    same(course.attempt(last), True)
    expect(course, "red 9")


@special("V-20")
def a_bomb(vector: Vector) -> None:
    said(vector, "LOSSES of 3 or 5 agents, or without R1, refused")
    step, losses = vector.actions.split(", ", 1)
    course = begin(vector).play(step)
    for wrong in ("LOSSES R1 R2 R3", "LOSSES R1 R2 R3 R4 R5", "LOSSES R2 R3 R4 R5"):
        same(course.may(wrong), False)
    course.play(losses)
    same(course.refused, [])
    expect_all(course, vector.expected.partition(". LOSSES")[0])


@special("V-21")
def rounding_up(vector: Vector) -> None:
    agents, losses = re.findall(r"([\d,]+) → ([\d,]+) lost", vector.expected)[0]
    for many, lost in zip(agents.split(","), losses.split(","), strict=True):
        gone = {f"R{n}": {"place": "out"} for n in range(int(many) + 1, 8)}
        match = lay("R1 Darwin with GD", T=2, agents_too=gone)
        same(see(act(match, "R1 > H_red")).losses, int(lost))
        same(agents_left(match, "red"), int(many))


@special("V-24")
def a_dead_game(vector: Vector) -> None:
    said(vector, "red 9, R=0, dead game; 9–9, red has 7 agents to 6: red first.")
    said(vector, "Before the step R=1 and green could still reach 10: not dead")
    course = begin(vector)
    same((course.match.over, 18 - sum(see(course.match).totals)), (False, 1))
    course.play(vector.actions)
    outcome = see(course.match).outcome
    assert outcome is not None
    same((outcome.reason, outcome.points, outcome.winners), ("dead", (9, 9), (0,)))
    same((agents_left(course.match, "red"), agents_left(course.match, "green")), (7, 6))


@special("V-25")
def guards(vector: Vector) -> None:
    said(vector, "no duel in S_yellow; 6 red agents in S_red; R1's exits are Easter Island, Santiago, Punta Arenas")
    said(vector, "R1 returns to S_red. A blue guard is refused")
    fresh = gather(3)
    same((see(fresh).colours, see(fresh).guards), (["red", "blue", "green"], [0, 2]))
    same(refused(fresh, 1, f"{SETUP} guard yes"), True)
    match = settled(3, guards="p1 p3")
    same([agent(match, name).place for name in ("R1", "G1", "B1")], ["S_yellow", "S_yellow", "S_blue"])
    same(sum(1 for man in see(match).agents if man.place == "S_red"), 6)
    same(see(match).duel, None)
    later = lay("R1 S_yellow, G1 S_yellow, B1 Santiago", T=2, players=3)
    course = Course(later)
    same(
        [step for step in course.steps() if step.startswith("R1")],
        ["R1 > Easter Island", "R1 > Santiago", "R1 > Punta Arenas"],
    )
    expect(course.play("R1 > Santiago, duel 0:3"), "R1 returns to S_red")


@special("V-27")
def submissions(vector: Vector) -> None:
    said(vector, "(a) A and B both in Lagos; (b) A in S_red; (c) contents 5,5,1,bomb; (d) RA and GA both in Lagos")
    said(vector, "(e) 3 on B, bomb on C (rulebook)", "a–c refused; d accepted; e: case B holds 3, case C is the bomb")
    rest = "C=1 @ Punta Arenas D=bomb @ Cape Town"
    fresh = gather()
    same(refused(fresh, 0, f"setup A=5 @ Lagos B=3 @ Lagos {rest}"), True)
    same(refused(fresh, 0, f"setup A=5 @ S_red B=3 @ Lagos {rest}"), True)
    same(refused(fresh, 0, f"setup A=5 @ Lagos B=5 @ Aden {rest}"), True)
    fresh.perform(0, f"setup A=5 @ Lagos B=3 @ Aden {rest}")
    fresh.perform(1, "setup A=5 @ Lagos B=3 @ Cairo C=bomb @ Dakar D=1 @ Luanda")
    same((case(fresh, "RA").place, case(fresh, "GA").place), ("Lagos", "Lagos"))
    same((case(fresh, "GB", 1).content, case(fresh, "GC", 1).content), ("3", "bomb"))


@special("V-28")
def who_starts(vector: Vector) -> None:
    said(vector, "rolls 4, 4, 2; then 1, 3", "first two roll again; the second of them starts")
    match = act(settled(3), "start 4", "start 4", "start 2")
    same((see(match).phase, see(match).contenders), ("START_ROLL", [0, 1]))
    act(match, "start 1", "start 3")
    same((see(match).phase, see(match).active), ("ROLL", 1))


@special("V-29")
def cases_of_those_who_are_out(vector: Vector) -> None:
    course = begin(vector)
    step, end = vector.actions.split("; ")
    expect_all(course.play(step), "legal (BC is an enemy case), red 9")
    expect(course.play(end), "next is green, blue skipped")
    said(vector, "legal (BC is an enemy case), red 9; next is green, blue skipped")


@special("V-30")
def loot(vector: Vector) -> None:
    with_loot, without = vector.expected.split("; with LOOT no: ")
    expect_all(begin(vector).play(vector.actions), with_loot)
    expect_all(begin(vector).play(vector.actions.replace("LOOT yes", "LOOT no")), without)


@special("V-32")
def whose_bonus(vector: Vector) -> None:
    said(vector, "refused (bonus belongs to R1); with `bonus_shared` legal")
    same(begin(vector).play(vector.actions).refused, ["R2 > Chicago"])
    same(begin(vector, bonus_shared=True).play(vector.actions).refused, [])


@special("V-34")
def all_must_be_used(vector: Vector) -> None:
    course = begin(vector)
    allowed = [course.attempt(action) for action in vector.actions.split("; ")]
    words = {"refused": False, "legal": True, "accepted": True}
    same(allowed, [words[word] for word in vector.expected.split("; ")])


@special("V-35")
def only_attacks_are_left(vector: Vector) -> None:
    said(vector, "both legal; now the only legal steps are attacks out of Darwin on Perth or Singapore by R1, R2 or R4")
    course = begin(vector).play(vector.actions)
    same(course.refused, [])
    wanted = {f"{name} > {city}" for name, city in product(("R1", "R2", "R4"), ("Perth", "Singapore"))}
    same(set(course.steps()), wanted)
    same(course.may("END_TURN"), False)


@special("V-36")
def no_point_left(vector: Vector) -> None:
    said(vector, "first legal; second refused (no point left for two departures)")
    course = begin(vector).play(vector.actions)
    same((course.done, course.refused), (["R3 > Darwin"], ["R4 > Darwin"]))


@special("V-37")
def the_last_agent(vector: Vector) -> None:
    course = begin(vector).play(vector.actions)
    expect_all(course, "green out, red wins at once")
    said(vector, "green out, red wins at once; with duel 5:0 G1 goes to S_green and the game goes on")
    other = begin(vector).play(vector.actions.replace("5:4", "5:0"))
    expect(other, "G1 in S_green")
    same(other.match.over, False)


@special("V-38")
def what_red_cannot_see(vector: Vector) -> None:
    said(vector, "two states differing only in GA↔GB contents", "red's views identical, green's differ")
    one = GAME.load(position("R1 Lagos", T=2))
    other = GAME.load(position("R1 Lagos", T=2, contents={"GA": "3", "GB": "5"}))
    same(msgspec.json.encode(one.view(0)), msgspec.json.encode(other.view(0)))
    same(msgspec.json.encode(one.view(1)) != msgspec.json.encode(other.view(1)), True)


@special("V-39")
def the_limit_of_rounds(vector: Vector) -> None:
    said(vector, "`round_limit` 10", "game over after 20 turns; 0–0, 7 agents each: shared first place")
    match = act(settled(2, round_limit=10), "start 3", "start 1")
    turns = 0
    while not match.over:
        act(match, "roll 0", "end")
        turns += 1
    outcome = see(match).outcome
    assert outcome is not None
    same((turns, outcome.points, outcome.winners, outcome.reason), (20, (0, 0), (0, 1), "limit"))
    same((agents_left(match, "red"), agents_left(match, "green")), (7, 7))


@special("V-40")
def colours(vector: Vector) -> None:
    said(vector, "colours red+blue; green+red; yellow+red+green")
    said(vector, "refused; accepted, p1 green, p2 red; accepted, order red, green, yellow")
    try:
        GAME.start(2, {"colours": ["red", "blue"]})
    except BadOption:
        pass
    else:
        raise AssertionError("red and blue were accepted")
    same(see(gather(2, colours=["green", "red"])).colours, ["green", "red"])
    chosen = ["yellow", "red", "green"]
    same(see(gather(3, colours=chosen)).colours, chosen)
    same([chosen[seat] for seat in order(settled(3, colours=chosen))], ["red", "green", "yellow"])
    # Red stands on every gateway and exit of those who do not play: nothing but lines leads on.
    course = Course(lay("R1 Papeete with RA, R2 Beijing with RB, R3 Norilsk", T=3))
    same([move for move in course.steps() if "H_" in move or "S_" in move], [])
    same({"R1 > Easter Island", "R2 > Novosibirsk", "R3 > Moscow"} <= set(course.steps()), True)
    for wrong in ("R1 > H_blue", "R2 > H_yellow", "R2 > S_blue"):
        same(course.may(wrong), False)


@special("V-41")
def resigning(vector: Vector) -> None:
    course = begin(vector, resigning=True).play(vector.actions)
    same(course.refused, [])
    expect_all(course, "red agents eliminated, RA lies in Lagos, blue to roll")
    said(vector, "red agents eliminated, RA lies in Lagos, blue to roll; red's cases stay deliverable")
    laid = position("B1 Papeete with RA, R1 Lagos", T=2, players=3, active="p2", resigning=True)
    match = Match(GAME, 3, position=laid)
    match.perform(0, "resign")
    same(see(act(match, "B1 > H_blue")).totals, [0, 5, 0])


@special("V-42")
def enough_handling(vector: Vector) -> None:
    said(vector, "60 PICK/DROP done this turn", "refused; END_TURN legal")
    match = lay("R1 Lagos with RA", T=2, handled=60)
    course = Course(match)
    same((course.attempt(vector.actions), course.may("END_TURN")), (False, True))
    same(Course(lay("R1 Lagos with RA", T=2, handled=59)).attempt("DROP"), True)


@special("V-43")
def the_carrier_spared(vector: Vector) -> None:
    said(vector, "`bomb_kills_carrier` false")
    course = begin(vector).play(vector.actions)
    same(course.refused, [])
    expect_all(course, vector.expected)


@special("V-44")
def colours_of_three(vector: Vector) -> None:
    said(vector, "p1 green, p2 red, p3 blue; yellow vacant, p3 favoured; order p2, p3, p1")
    said(vector, "Before the first draw each of the four colours has the same chance, before the last blue and yellow")
    match = gather(3, colours="random")
    draws = vector.actions.split(", ")
    same(draws, ["colour green", "colour red", "colour blue"])
    chances = []
    for draw in draws:
        chances.append([(match.state.write(CHANCE, move), weight) for move, weight in match.state.chances()])
        act(match, draw)
    same(chances[0], [(f"colour {colour}", 1) for colour in COLOURS])
    same(chances[2], [("colour blue", 1), ("colour yellow", 1)])
    same((see(match).colours, see(match).phase, see(match).guards), (["green", "red", "blue"], "SETUP", [0, 1]))
    told = [(event.kind, event.facts) for event in match.events]
    same(told[0], ("seated", {"colours": {"p2": "red", "p3": "blue", "p1": "green"}}))
    same(told[1], ("favoured", {"player": "p3", "colour": "yellow"}))
    same(order(plan(match)), [1, 2, 0])


@special("V-45")
def colours_of_two_and_of_four(vector: Vector) -> None:
    said(vector, "colour yellow; colour yellow, colour green, colour red")
    said(vector, "p1 yellow, p2 blue, nothing more is drawn; p4 blue, nothing more is drawn")
    for seats, draws in zip((2, 4), vector.actions.split("; "), strict=True):
        match = act(gather(seats, colours="random"), *draws.split(", "))
        same((see(match).colours[0], see(match).colours[-1], see(match).phase), ("yellow", "blue", "SETUP"))


@special("V-46")
def nothing_is_left_after_a_lost_duel(vector: Vector) -> None:
    said(vector, "LOOT is asked with pool 0; no bonus")
    course = begin(vector).play(vector.actions)
    for seat in (0, 1):
        same((see(course.match, seat).phase, see(course.match, seat).pool), ("LOOT", 0))
    expect(course, "no bonus")


@special("V-47")
def three_own_cases_first(vector: Vector) -> None:
    said(vector, "a position in which red delivered RA, RB, RC in this order; RA, RB, GC; GC, RA, RB", "load it")
    said(vector, "refused; accepted; accepted")
    for cases, accepted in (("RA, RB, RC", False), ("RA, RB, GC", True), ("GC, RA, RB", True)):
        delivered = ", ".join(f"{name} red" for name in cases.split(", "))
        try:
            lay("R1 Lagos", T=2, delivered=delivered)
        except BadPosition as refusal:
            same((accepted, "p1" in str(refusal)), (False, True))
        else:
            same(accepted, True)
