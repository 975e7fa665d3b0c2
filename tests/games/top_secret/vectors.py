"""The worked examples of docs/rules/top_secret.md (SE-12), read from the page as they are written there and run.

`before` and `actions` are set up and played, `expected` is taken phrase by phrase; a phrase that nothing here
understands is an error. Some examples compare several courses; what to play for each is named in `COURSES`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from filature.games.top_secret import GAME
from filature.kernel.errors import FilatureError
from filature.kernel.match import Match
from tests.games.top_secret.table import (
    CITIES,
    CONTENTS,
    RULES,
    act,
    agent,
    agents_left,
    case,
    letter,
    rows,
    seat_of,
    see,
)


@dataclass(frozen=True)
class Vector:
    id: str
    clauses: tuple[str, ...]
    before: str
    actions: str
    expected: str


def vectors() -> dict[str, Vector]:
    """Every worked example of the page, in its order."""
    found = {}
    for first, *cells in rows("| ID | clauses | before | actions | expected |"):
        name = re.findall(r"V-\d+", first)[0]
        found[name] = Vector(name, _clauses(cells[0]), *cells[1:])
    return found


def vector_ids() -> list[str]:
    """Every worked example the page has a row for."""
    return re.findall(r"^\| \*\*(V-\d+)\*\*", RULES, re.MULTILINE)


def _clauses(text: str) -> tuple[str, ...]:
    """`6.3, 6.11` or `7.5–7.7` as clauses."""
    found = []
    for section, first, last in re.findall(r"(\d+)\.(\d+)(?:–\d+\.(\d+))?", text):
        found += [f"SE-{section}.{number}" for number in range(int(first), int(last or first) + 1)]
    return tuple(found)


def same(found: object, expected: object) -> bool:
    """Holds, or says what was found instead."""
    if found != expected:
        raise AssertionError(f"expected {expected}, found {found}")
    return True


AGENT = r"[RBGY]\d"
CASE = r"[RBGY][A-D]"
PLACE = r"(?:S_[a-z]+|H_[a-z]+|[A-Z][a-z]+(?: [A-Z][a-z]+)*)"


@dataclass
class Before:
    """What a `before` column says, phrase by phrase."""

    points: int | None = None
    players: tuple[str, ...] = ("red", "green")
    agents: dict[str, dict[str, Any]] = field(default_factory=dict)
    lying: dict[str, str] = field(default_factory=dict)
    delivered: list[dict[str, str]] = field(default_factory=list)
    cards: dict[str, list[int]] = field(default_factory=dict)
    options: dict[str, Any] = field(default_factory=dict)
    handled: int = 0

    def read(self, text: str) -> Before:
        text = re.sub(r"\bas (V-\d+)\b", lambda found: vectors()[found[1]].before, text)
        for phrase in text.split(";"):
            self._phrase(phrase.strip())
        return self

    def _phrase(self, text: str) -> None:
        for pattern, meaning in BEFORE:
            if found := re.fullmatch(pattern, text):
                meaning(self, *found.groups())
                return
        raise AssertionError(f"{text!r} is not understood")

    def men(self, text: str) -> Before:
        """`R1 Dakar with RA, G1 and G2 Lagos, G7 eliminated`."""
        waiting: list[str] = []
        for part in re.split(r", | and ", text):
            found = re.fullmatch(rf"({AGENT})(?:–({AGENT}))?(?: ({PLACE}|eliminated))?(?: with ({CASE})| empty)?", part)
            if not found:
                raise AssertionError(f"{part!r} is not understood")
            first, last, place, load = found.groups()
            waiting += [f"{first[0]}{n}" for n in range(int(first[1]), int((last or first)[1]) + 1)]
            if place:
                for name in waiting:
                    self.agents[name] = {"place": "out" if place == "eliminated" else place, "case": load}
                waiting = []
        if waiting:
            raise AssertionError(f"where is {waiting}?")
        return self

    def deliver(self, colour: str, cases: str, total: int) -> Before:
        named = cases.split(", ")
        worth = {"bomb": 0, "1": 1, "3": 3, "5": 5}
        same(sum(worth[CONTENTS[name[1]]] for name in named), total)
        by = f"p{self.players.index(colour) + 1}"
        self.delivered += [{"case": name, "by": by} for name in named]
        return self

    def out(self, colour: str, but: str = "") -> Before:
        for number in range(1, 8):
            name = f"{letter(colour)}{number}"
            if name != but:
                self.agents[name] = {"place": "out"}
        return self

    def match(self) -> Match:
        gone = [agent.get("case") for agent in self.agents.values()] + [entry["case"] for entry in self.delivered]
        cases = {}
        for colour in self.players:
            for mark in "ABCD":
                name = letter(colour) + mark
                city = None if name in gone else self.lying.get(name, CITIES[mark])
                cases[name] = {"content": CONTENTS[mark], "city": city}
        laid = {
            "game": "top_secret",
            "seats": len(self.players),
            "options": self.options,
            "colours": list(self.players),
            "phase": "MOVE",
            "roll": self.points or 0,
            "pool": self.points or 0,
            "handled": self.handled,
            "agents": self.agents,
            "cases": cases,
            "delivered": self.delivered,
            "cards": {f"p{self.players.index(colour) + 1}": hand for colour, hand in self.cards.items()},
        }
        return Match(GAME, len(self.players), position=laid)


def _numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d", text)]


def _many(before: Before, count: str) -> None:
    before.players = {"3": ("red", "blue", "green"), "4": ("red", "blue", "green", "yellow")}[count]


BEFORE: list[tuple[str, Callable[..., object]]] = [
    (r"T=(\d)", lambda before, points: setattr(before, "points", int(points))),
    (r"roll \d\+\d, T=(\d)", lambda before, points: setattr(before, "points", int(points))),
    (
        r"`(\w+)`( false)?, T=(\d)",
        lambda before, option, off, points: _with_option(before, option, not off, int(points)),
    ),
    (r"(\d) players", _many),
    (r"red active, (.+)", lambda before, men: before.men(men)),
    (
        r"red has only (.+) left, green (.+)",
        lambda before, red, green: before.cards.update(red=_numbers(red), green=_numbers(green)),
    ),
    (
        rf"({CASE}) and ({CASE}) lie in ({PLACE})",
        lambda before, one, other, city: before.lying.update({one: city, other: city}),
    ),
    (
        rf"({AGENT}) and ({CASE}) in ({PLACE})",
        lambda before, man, name, city: (before.men(f"{man} {city}"), before.lying.update({name: city})),
    ),
    (
        r"(\w+) delivered ([A-D RBGY,]+) \((\d+)\)",
        lambda before, colour, cases, total: before.deliver(colour, cases, int(total)),
    ),
    (
        r"(\w+) (\d+) \(([A-D RBGY,]+)\)(?:, (.+))?",
        lambda before, colour, total, cases, rest: (
            before.deliver(colour, cases, int(total)),
            before.read(rest) if rest else None,
        ),
    ),
    (r"(\w+) has no agents", lambda before, colour: before.out(colour)),
    (
        rf"({AGENT}) the only (\w+) agent, (.+)",
        lambda before, name, colour, rest: (before.out(colour, name), before.men(f"{name} {rest}")),
    ),
    (r"(\d+) PICK/DROP done this turn", lambda before, times: setattr(before, "handled", int(times))),
    (rf"({AGENT}.*)", lambda before, men: before.men(men)),
]


def _with_option(before: Before, option: str, value: bool, points: int) -> None:
    before.options[option] = value
    before.points = points


# --- Playing -------------------------------------------------------------------------------------------------------


@dataclass
class Course:
    """A match, what was tried in it, and what was refused."""

    match: Match
    done: list[str] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    stages: list[Match] = field(default_factory=list)
    """The match after every action."""
    hand: str = "R1"

    def play(self, actions: str) -> Course:
        for action in _actions(actions):
            self.attempt(action)
        return self

    def attempt(self, action: str) -> bool:
        """Do something; whether it was allowed."""
        written = self._written(action)
        try:
            act(self.match, *written)
        except FilatureError:
            self.refused.append(action)
            return False
        self.done.append(action)
        self.stages.append(self.match.copy())
        return True

    def may(self, action: str) -> bool:
        """Whether something would be allowed now."""
        trial = self.match.copy()
        try:
            act(trial, *self._written(action))
        except FilatureError:
            return False
        return True

    def _written(self, action: str) -> list[str]:
        action = re.sub(r" \(.*\)$", "", action)
        if found := re.match(rf"({AGENT}) >", action):
            self.hand = found[1]
        if action.startswith("RESIGN"):
            return ["resign"]
        action = re.sub(r"^DROP$", f"drop {self.hand}", action)
        action = re.sub(rf"^PICK ({CASE})$", rf"pick {self.hand} \1", action)
        action = re.sub(r"^(LOSSES|LOOT|TARGET|DROP|PICK)\b", lambda verb: verb[1].lower(), action)
        if ">" in action:
            name, *stops = action.split(" > ")
            return [f"{name} > {stop}" for stop in stops]
        return [action]

    # --- Looking ---------------------------------------------------------------------------------------------------

    def steps(self) -> list[str]:
        """The steps that are legal for the player on turn."""
        seat = see(self.match).active
        return [move for move in self.match.legal(seat) if ">" in move]


def _actions(text: str) -> list[str]:
    """Actions divided by commas and semicolons; those within a pair of brackets or a list of losses are not."""
    text = re.sub(r"LOSSES [\w,]+", lambda found: found[0].replace(",", " "), text)
    return [part.strip() for part in re.split(r"[,;](?![^(]*\))", text) if part.strip()]


# --- What is expected ----------------------------------------------------------------------------------------------


def _place(course: Course, name: str, place: str) -> bool:
    return same(agent(course.match, name).place, place)


def _carries(course: Course, name: str, load: str | None) -> bool:
    return same(agent(course.match, name).case, load)


def _lies(course: Course, name: str, city: str) -> bool:
    return same((case(course.match, name).place, case(course.match, name).carrier), (city, None))


def _next_to_roll(course: Course, colour: str) -> None:
    same((see(course.match).phase, see(course.match).active), ("ROLL", seat_of(course.match, colour)))
    same(see(course.match).pool, 0)


def _available(course: Course, colour: str, cards: list[int]) -> bool:
    return same(see(course.match).hands[seat_of(course.match, colour)].available, cards)


def _nothing_left(course: Course) -> None:
    same(course.steps(), [])


def _secrets(course: Course, colour: str, total: int) -> None:
    same(see(course.match).totals[seat_of(course.match, colour)], total)


def _wins(course: Course, colour: str) -> None:
    outcome = see(course.match).outcome
    same(outcome and outcome.winners, (seat_of(course.match, colour),))


def _steps_in_hand(course: Course, steps: int) -> None:
    view = see(course.match)
    same(view.pool + sum(found.bonus for found in view.agents), steps)


def _bonus(course: Course, name: str, steps: int) -> bool:
    return same(agent(course.match, name).bonus, steps)


def _pool(course: Course, points: int) -> None:
    same(see(course.match).pool, points)


def _losses(course: Course, before: int, lost: int) -> None:
    facts = next(event.facts for event in course.match.events if event.kind == "bomb")
    same(facts["losses"], lost)
    same(agents_left(course.match, "red"), before - lost)


def _play_on(course: Course, action: str) -> None:
    same(course.attempt(action), True)


def _all_cards(course: Course, colour: str) -> bool:
    return _available(course, colour, [0, 0, 1, 2, 3, 4, 5])


EXPECTED: list[tuple[str, Callable[..., object]]] = [
    (rf"({AGENT}) eliminated", lambda c, name: _place(c, name, "out")),
    (
        rf"({AGENT}) and ({AGENT}) eliminated",
        lambda c, one, other: (_place(c, one, "out"), _place(c, other, "out")),
    ),
    (r"both eliminated", lambda c: [_place(c, name, "out") for name in ("G1", "G2")]),
    (rf"({AGENT}) (?:in|returns to) ({PLACE})", _place),
    (rf"({AGENT}) in ({PLACE}) without case", lambda c, n, p: (_place(c, n, p), _carries(c, n, None))),
    (rf"({AGENT}) in ({PLACE}) empty", lambda c, n, p: (_place(c, n, p), _carries(c, n, None))),
    (rf"({AGENT}) in ({PLACE}) with ({CASE})", lambda c, n, p, load: (_place(c, n, p), _carries(c, n, load))),
    (rf"({AGENT}) in ({PLACE}) with bonus (\d)", lambda c, n, p, b: (_place(c, n, p), _bonus(c, n, int(b)))),
    (rf"({AGENT}) in ({PLACE}), not eliminated", _place),
    (r"not eliminated", lambda c: same(agents_left(c.match, "green"), 7)),
    (rf"({AGENT}) spared", lambda c, name: _place(c, name, "S_red")),
    (r"in (S_\w+)", lambda c, base: _place(c, "R1", base)),
    (rf"({AGENT}) stays", lambda c, name: _place(c, name, "Aden")),
    (rf"({AGENT}) carries ({CASE})(?: \(.*\))?", _carries),
    (rf"({CASE}) lies in ({PLACE})", _lies),
    (rf"({CASE}) and ({CASE}) both lie in ({PLACE})", lambda c, a, b, city: (_lies(c, a, city), _lies(c, b, city))),
    (r"(\d) points lost", lambda c, _: _pool(c, 0)),
    (r"(\w+) to roll", _next_to_roll),
    (r"pool (\d)", lambda c, points: _pool(c, int(points))),
    (rf"({AGENT}) bonus (\d)", lambda c, name, steps: _bonus(c, name, int(steps))),
    (r"bonus (\d)", lambda c, steps: _bonus(c, "R1", int(steps))),
    (r"no bonus", lambda c: same([a.agent for a in see(c.match).agents if a.bonus], [])),
    (r"i\.e\. (\d) more steps", lambda c, steps: _steps_in_hand(c, int(steps))),
    (rf"({AGENT} > .+) legal", _play_on),
    (r"then nothing(?: left)?", _nothing_left),
    (r"no step left", _nothing_left),
    (r"no step is legal", _nothing_left),
    (r"attacker wins", lambda c: same(c.match.events[-1].kind in ("beaten", "beaten-with-case"), True)),
    (r"both have ([\d,]+) available", lambda c, cards: [_available(c, x, _numbers(cards)) for x in ("red", "green")]),
    (r"after the first duel (\w+) has all 7 again and may play (\d)", lambda c, colour, _: same(c.refused, [])),
    (
        r"after the second (\w+) has all 7, (\w+) ([\d,]+)",
        lambda c, full, other, cards: (_all_cards(c, full), _available(c, other, _numbers(cards))),
    ),
    (r"(?:legal|all legal|then legal|accepted)", lambda c: same(bool(c.done), True)),
    (r"legal \(.*\)", lambda c: same(c.refused, [])),
    (r"no duel", lambda c: same([event for event in c.match.events if event.kind == "attacked"], [])),
    (r"(red|green|blue) (\d+)", lambda c, colour, total: _secrets(c, colour, int(total))),
    (r"(\w+) wins at once", _wins),
    (r"(\w+) out", lambda c, colour: same(agents_left(c.match, colour), 0)),
    (r"(\w+) has (\d) agents", lambda c, colour, many: same(agents_left(c.match, colour), int(many))),
    (r"(\d) points unused", lambda c, points: _pool(c, int(points))),
    (rf"({CASE}) shown as (\d)", lambda c, name, worth: same(case(c.match, name).content, worth)),
    (rf"({CASE}) is a bomb", lambda c, name: same(case(c.match, name).content, "bomb")),
    (r"(\d) agents → (\d) lost", lambda c, many, lost: _losses(c, int(many), int(lost))),
    (r"delivered with a bonus step", lambda c: same((see(c.match).roll, see(c.match).pool), (1, 0))),
    (r"the second bonus step is lost", lambda c: same(agent(c.match, "R1").bonus, 0)),
    (r"next is (\w+), (\w+) skipped", lambda c, colour, _: _next_to_roll(c, colour)),
    (r"red agents eliminated", lambda c: same(agents_left(c.match, "red"), 0)),
]


def expect(course: Course, text: str) -> None:
    """A phrase of the page holds."""
    for pattern, holds in EXPECTED:
        if found := re.fullmatch(pattern, text.strip()):
            try:
                holds(course, *found.groups())
            except AssertionError as error:
                raise AssertionError(f"{text!r}: {error}") from error
            return
    raise AssertionError(f"{text!r} is not understood")


def expect_all(course: Course, text: str) -> None:
    """Phrases divided by semicolons or commas; a whole part is tried first."""
    for part in re.split(r"[;]", text):
        pieces = [part.strip()]
        if not any(re.fullmatch(pattern, part.strip()) for pattern, _ in EXPECTED):
            pieces = [piece.strip() for piece in re.split(r", (?!\d,)", part)]
        for piece in pieces:
            expect(course, piece)


def begin(vector: Vector, **options: Any) -> Course:
    before = Before().read(vector.before)
    before.options.update(options)
    return Course(before.match())


def run(name: str) -> None:
    """Run one example."""
    vector = vectors()[name]
    if name in COURSES:
        COURSES[name](vector)
        return
    course = begin(vector).play(vector.actions)
    same(course.refused, [])
    expect_all(course, vector.expected)


COURSES: dict[str, Callable[[Vector], None]] = {}


def special(name: str) -> Callable[[Callable[[Vector], None]], Callable[[Vector], None]]:
    """An example whose columns speak of more than one course of play."""

    def keep(course: Callable[[Vector], None]) -> Callable[[Vector], None]:
        COURSES[name] = course
        return course

    return keep


def said(vector: Vector, *phrases: str) -> None:
    """The page says it in these words; a changed page must be read again."""
    for phrase in phrases:
        if phrase not in vector.before + " | " + vector.actions + " | " + vector.expected:
            raise AssertionError(f"{vector.id} no longer says {phrase!r}")
