"""The test vectors of docs/rules/double_agents.md, read from its tables as they are written there and run.

Each kind of vector has its own table and its own function; `run` finds it by the letter of the id. Flow vectors (F) are
sentences: each is a test of its own in test_flow.py.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from filature.kernel.match import Match
from filature.kernel.state import CHANCE
from tests.games.double_agents.table import (
    CODES,
    DECK,
    DESTINATIONS,
    VALUES,
    gather,
    heard,
    lay,
    player,
    rows,
    seat_of,
    see,
    table_under,
)

NAMES = {"KGB": "kgb", "CIA": "cia", "none": "nobody"}


@dataclass(frozen=True)
class Vector:
    id: str
    cells: tuple[str, ...]
    clauses: tuple[str, ...] = ()


def vectors() -> dict[str, Vector]:
    """Every vector that is a row of a table."""
    found = {name: Vector(name, tuple(cells)) for name, cells in rows(r"(R|O)\d\d|[WBE]\d+").items()}
    sizes = {row[0]: row[1:] for row in table_under("| *n* | Dealt per round")}
    return found | {f"K{size}": Vector(f"K{size}", (size, *cells)) for size, cells in sizes.items()}


def vector_ids() -> list[str]:
    return [*vectors(), *rows(r"F\d+")]


def run(vector: Vector) -> None:
    """An AssertionError says what was expected and what was found."""
    kinds: dict[str, Callable[[tuple[str, ...]], None]] = {
        "R": run_resolution,
        "O": run_option,
        "W": run_award,
        "K": run_deck,
        "B": run_vote,
        "E": run_score,
    }
    kinds[vector.id[0]](vector.cells)


def same(found: object, expected: object) -> None:
    # Not a bare assert: pytest rewrites those of test files only, and a difference must be shown.
    if found != expected:
        raise AssertionError(f"expected {expected}, found {found}")


def number(text: str) -> int:
    return int(text.replace("−", "-"))


def cards(cell: str) -> Counter[str]:
    """`A2 S1 K1`, or `—` for none."""
    return Counter({word[0]: int(word[1:]) for word in cell.split() if word != "—"})


# --- Resolution -------------------------------------------------------------------------------------------------------


def send_to_rio(cia: Counter[str], kgb: Counter[str], options: dict[str, Any]) -> dict[str, Any]:
    """A round of six against six, who hold the whole decks: these cards go to Rio, all others to Berlin."""
    hands, plays = {}, {}
    for letter, side in (("c", cia), ("k", kgb)):
        there, elsewhere = list(side.elements()), list((Counter(DECK) - side).elements())
        for member in range(1, 7):
            both = [(there.pop(), "Rio") if there else (elsewhere.pop(), "Berlin") for _ in range(2)]
            plays[f"{letter}{member}"] = both
        for member in range(1, 7):
            name = f"{letter}{member}"
            hands[name] = " ".join([plays[name][0][0], plays[name][1][0], elsewhere.pop()])
    match = lay(6, 6, hands=hands, **options)
    for leg in (0, 1):
        for name, both in plays.items():
            card, place = both[leg]
            match.perform(seat_of(name, 6), f"{CODES[card]} {place}")
    return heard(match, "resolved")[0]


def check_result(
    sides: tuple[str, str], totals: tuple[str, str], winner: str, effects: tuple[str, str] | None, **options: str
) -> None:
    """As written, and with the two sides exchanged (DA-18.3)."""
    for swapped in (False, True):
        order = ("kgb", "cia") if swapped else ("cia", "kgb")
        by_company = dict(zip(order, sides, strict=True))
        told = send_to_rio(cards(by_company["cia"]), cards(by_company["kgb"]), options)
        same(told["totals"], {company: number(totals[order.index(company)]) for company in ("cia", "kgb")})
        expected = NAMES[winner.split()[0]]
        if swapped and expected != "nobody":
            expected = "kgb" if expected == "cia" else "cia"
        same(told["winner"], expected)
        same(told["holder"] == "removed", expected == "nobody")
        same(told["reason"] == "corruption", "(corruption)" in winner)
        if effects:
            for company, written in zip(order, effects, strict=True):
                for verb, fact in (("turns", "turned"), ("kills", "killed")):
                    said = re.search(rf"{verb} ((?:[SA]\d ?)+)", written)
                    same(told[fact][company], {CODES[c]: n for c, n in cards(said[1] if said else "—").items()})


def run_resolution(cells: tuple[str, ...]) -> None:
    cia, kgb, by_cia, by_kgb, for_cia, for_kgb, winner, _ = cells
    check_result((cia, kgb), (for_cia, for_kgb), winner, (by_cia, by_kgb))


def run_option(cells: tuple[str, ...]) -> None:
    option, cia, kgb, for_cia, for_kgb, winner = cells
    key, _, value = option.strip("`").partition("=")
    check_result((cia, kgb), (for_cia, for_kgb), winner, None, **{key: value})


# --- Award ------------------------------------------------------------------------------------------------------------


def run_award(cells: tuple[str, ...]) -> None:
    """Members send agents to Cairo, other cards elsewhere; enemies lose there by sabotage or tie by a special agent."""
    result, *ways, enemies, expected = cells
    tie = result.startswith("tie")
    double = "k1" if "k1 is the double agent" in result else "k2"
    plays: dict[str, list[str]] = {}
    hands: dict[str, list[str]] = {}
    for name, way in zip(("k1", "k2", "k3"), ways, strict=True):
        plays[name] = [place.strip() for place in way.split("→")]
        hands[name] = ["A" if place == "Cairo" else "" for place in plays[name]]
    others = iter(["K", "K", "C", "C", "S", "S"])
    for name in hands:
        hands[name] = [card or next(others) for card in hands[name]]
    for name in ("c1", "c2", "c3"):
        there = name in enemies
        plays[name] = ["Cairo" if there else "HongKong", "HongKong"]
        hands[name] = [("S" if tie else "X") if there else "A", "A"]
    laid = lay(hands={name: " ".join(hand) for name, hand in hands.items()}, doubles=f"c1 {double}")
    for leg in (0, 1):
        for name, where in plays.items():
            laid.perform(seat_of(name, 3), f"{CODES[hands[name][leg]]} {where[leg]}")
    told = heard(laid, "resolved")[2]
    same((told["destination"], told["value"]), ("Cairo", 4))
    same(told["winner"], "nobody" if tie else "kgb")
    awarded = next(mission for mission in see(laid).awarded if mission.destination == "Cairo")
    right = "removed" if "removed" in expected else "kgb" if "pot" in expected else player(seat_of(expected[:2], 3))
    same((awarded.holder, told["holder"]), (right, right))


# --- Deck -------------------------------------------------------------------------------------------------------------


def run_deck(cells: tuple[str, ...]) -> None:
    """A match of companies of n: what each deal leaves, when the discard comes back, how many votes designate."""
    size, dealt, left, reshuffle, votes = int(cells[0]), int(cells[1]), cells[2], cells[3], int(cells[4])
    same(dealt, 3 * size)
    always = re.fullmatch(r"always (\d)", left)
    expected = [int(always[1])] * 6 if always else [int(word) for word in left.split(",")]
    found, shuffles = watch_deck(gather(2 * size, size))
    same(found, expected)
    said = re.match(r"before the (\d)\w\w card of rounds (\d)(-| and )(\d) \((\d+) cards\)", reshuffle)
    assert said
    first, last = int(said[2]), int(said[4])
    rounds = range(first, last + 1) if said[3] == "-" else (first, last)
    same(shuffles, [(number, int(said[1]), int(said[5])) for number in rounds])
    same(votes, size // 2 + 1)
    for in_favour in (votes - 1, votes):
        same(designated(size, ["a"] * in_favour + ["–"] * (size - in_favour)), "a" if in_favour == votes else "nobody")


def watch_deck(match: Match) -> tuple[list[int], list[tuple[int, int, int]]]:
    """CIA's pile after each deal; and each reshuffle: the round, before which of its cards, of how many cards."""
    left, shuffles = [], []
    while not match.over:
        seats = match.state.turn()
        if seats != (CHANCE,):
            match.play(seats[0], match.state.moves(seats[0])[0])
            continue
        before = len(match.events)
        phase = see(match).phase
        match.roll()
        view = see(match)
        for event in match.events[before:]:
            if event.kind == "reshuffled" and event.facts["company"] == "cia":
                in_hand = sum(view.hand_sizes[seat] for seat in view.companies[0].members)
                shuffles.append((view.round, in_hand + 1, event.facts["cards"]))
        if phase == "DEAL" and view.phase == "LEG":
            left.append(view.companies[0].pile)
    return left, shuffles


# --- Vote and score ---------------------------------------------------------------------------------------------------


def vote_position(cia: int, kgb: int, held: dict[str, list[int]], doubles: str) -> Match:
    """Six rounds are played; these missions are held (`{"cia": [3], "c1": [4]}`), the others are out of the game."""
    free = {place: Counter(VALUES) for place in DESTINATIONS}
    fates: dict[str, list[tuple[int, str]]] = {place: [] for place in DESTINATIONS}
    for holder, values in held.items():
        name = holder if holder in ("cia", "kgb") else player(seat_of(holder, cia))
        for value in values:
            place = next(place for place in DESTINATIONS if free[place][value])
            free[place][value] -= 1
            fates[place].append((value, name))
    for place in DESTINATIONS:
        fates[place] += [(value, "removed") for value in free[place].elements()]
    play = {"first": ["agent", "Rio"], "second": ["agent", "Rio"], "third": "agent"}
    rounds = [
        {
            "plays": [play] * (cia + kgb),
            "missions": {place: dict(zip(("value", "holder"), fates[place][n], strict=True)) for place in DESTINATIONS},
        }
        for n in range(6)
    ]
    return lay(cia, kgb, phase="VOTE", doubles=doubles, rounds=rounds)


def designated(size: int, ballots: list[str]) -> str:
    """Whom a company of n designates; members are a, b, c …, and `–` is an abstention."""
    match = vote_position(size, size, {}, "c1 k1")
    letters = "abcdef"
    for seat, ballot in enumerate(ballots):
        match.perform(seat, "abstain" if ballot == "–" else f"vote {player(letters.index(ballot))}")
    for seat in range(size, 2 * size):
        match.perform(seat, "abstain")
    outcome = match.outcome()
    assert outcome is not None
    named: str = outcome.facts["designated"]["cia"]
    return named if named == "nobody" else letters[int(named[1:]) - 1]


def run_vote(cells: tuple[str, ...]) -> None:
    size, ballots, expected = int(cells[0]), re.sub(r"\(.*\)", "", cells[1]).split(","), cells[2].split()[0]
    same(len(ballots), size)
    same(designated(size, [ballot.strip() for ballot in ballots]), expected)


def read_held(cell: str, company: str) -> dict[str, list[int]]:
    """`3,4; c1 4,3; **c2** 5`: the pot first, then who holds what."""
    pot, *others = cell.split(";")
    held = {company: [int(value) for value in pot.split(",")] if pot.strip() != "none" else []}
    for other in others:
        name, values = other.replace("*", "").split()
        held[name] = [int(value) for value in values.split(",")] if values != "none" else []
    return held


def read_names(text: str) -> list[str]:
    """`k1-k5, c6`."""
    found = []
    for word in text.split(","):
        first, _, last = word.strip().partition("-")
        found += [f"{first[0]}{n}" for n in range(int(first[1:]), int(last[1:] if last else first[1:]) + 1)]
    return found


def run_score(cells: tuple[str, ...]) -> None:
    sizes, cia_cell, kgb_cell, named, for_cia, for_kgb, result = cells
    cia, kgb = (int(size) for size in sizes.split("/"))
    first = rows("E1")["E1"]
    cia_cell = first[1] if cia_cell == "as E1" else cia_cell
    kgb_cell = first[2] if kgb_cell == "as E1" else kgb_cell
    doubles = re.findall(r"\*\*(\w\d)\*\*", f"{cia_cell} {kgb_cell} {named}")
    traitors = " ".join(next((d for d in doubles if d[0] == letter), f"{letter}1") for letter in "ck")
    match = vote_position(cia, kgb, read_held(cia_cell, "cia") | read_held(kgb_cell, "kgb"), traitors)
    accused = [re.sub(r"\*|\(.*", "", word).strip() for word in named.split(" / ")]
    for seat in range(cia + kgb):
        name = accused[0 if seat < cia else 1]
        match.perform(seat, "abstain" if name == "nobody" else f"vote {player(seat_of(name, cia))}")
    outcome = match.outcome()
    assert outcome is not None
    points = [int(re.split("[= ]+", re.sub(" bonus", "", cell))[-1]) for cell in (for_cia, for_kgb)]
    same(outcome.facts["scores"], {"cia": points[0], "kgb": points[1]})
    winner, _, winners = result.partition(";")
    same(outcome.reason, winner.lower())
    expected = sorted(seat_of(name, cia) for name in read_names(winners)) if winners else []
    same(sorted(outcome.winners), expected)
