"""Who plays whom, on which deal: every match of a contest follows from its number."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from librt.random import Random

from filature import __version__
from filature import bots as players
from filature.kernel.dice import FairDice
from filature.kernel.errors import BadRequest, BadSeats
from filature.kernel.game import Choices, Game, stated_options
from filature.kernel.match import Match

Form = Literal["table", "sides", "ratings"]
"""A bot for every seat; one side against everybody else; all bots in changing company."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """All that a process needs to play any match of the contest.

    Whoever is listed for a match is an *entrant*: a seat's bot, or a whole side where seats win together. The matches
    of a block share a deal and its dice; in each of them the entrants sit elsewhere.
    """

    game: Game
    form: Form
    bots: tuple[str, ...]
    seats: int
    options: Any
    seed: int
    sides: int
    """Into how many sides a deal divides the seats; 0: everybody wins alone."""
    records: bool = False
    """Whether the record of each match is wanted."""

    @property
    def entrants(self) -> int:
        return 2 if self.sides else self.seats

    @property
    def block(self) -> int:
        """How many matches share a deal, so that each entrant has every place in it once."""
        return self.sides or self.seats

    @property
    def round(self) -> int:
        """After so many matches every bot has had the same company and the same places."""
        return self.block * len(self.bots) if self.form == "ratings" else self.block

    @property
    def chances(self) -> tuple[float, ...]:
        """What falls to each entrant if none is better than the others."""
        if self.sides:
            return 1 / self.sides, 1 - 1 / self.sides
        return (1 / self.seats,) * self.seats

    def company(self, match: int) -> tuple[str, ...]:
        """The bots of a match, one for each entrant; the same for a whole block."""
        if self.form != "ratings":
            return self.bots
        # In a circle drawn anew for each round, everybody once plays those that follow.
        number, first = divmod(match // self.block, len(self.bots))
        circle = shuffled(self.bots, Random(self.number("circle", number)))
        return tuple(circle[(first + step) % len(circle)] for step in range(self.entrants))

    def seating(self, sides: Sequence[Sequence[int]], turn: int) -> list[int]:
        """Which entrant holds each seat in the `turn`-th match of a block."""
        if self.sides:
            return [0 if seat in sides[turn] else 1 for seat in range(self.seats)]
        return [(seat - turn) % self.seats for seat in range(self.seats)]

    def deal(self, block: int) -> tuple[Match, list[tuple[int, ...]]]:
        """The match of a block before the bots sit down, and the sides it makes.

        Sides may depend on choices (of a company, say). Those are made by lot, the same for the whole block, because
        nobody has been seated yet.
        """
        match = Match(self.game, self.seats, self.options, dice=FairDice(self.draw("dice", block)))
        match.settle()
        if not self.sides:
            return match, []
        return match, settle_sides(match, Random(self.number("lot", block)))

    def draw(self, *purpose: object) -> bytes:
        """A seed of its own for everything that is drawn."""
        return hashlib.sha256("/".join(map(str, (self.seed, *purpose))).encode()).digest()

    def number(self, *purpose: object) -> int:
        return int.from_bytes(self.draw(*purpose)[:8], "big") >> 1

    def summary(self) -> dict[str, Any]:
        """What makes two contests the same, as plain data; how long and by whom they are played does not matter."""
        return {
            "filature": __version__,
            "game": self.game.name,
            "form": self.form,
            "bots": list(self.bots),
            "seats": self.seats,
            "options": stated_options(self.options),
            "seed": self.seed,
        }

    @property
    def id(self) -> str:
        """A short name for the contest: another one has another."""
        return hashlib.sha256(msgspec.json.encode(self.summary())).hexdigest()[:8]


def make(
    game: Game,
    bots: Sequence[str],
    *,
    form: Form = "table",
    seats: int | None = None,
    options: Choices,
    seed: int,
    records: bool = False,
) -> Plan:
    """A plan that can be played; whatever is wrong with it is refused here."""
    if seats is None:
        seats = len(bots) if form == "table" else game.usual_seats()
    game.check_seats(seats)
    if form == "table" and len(bots) != seats:
        raise BadSeats(
            "bots-for-seats",
            "{seats} seats take {seats} bots, one for each, not {count}.",
            seats=seats,
            count=len(bots),
        )
    if form == "ratings":
        bots = list(dict.fromkeys(bots or players.known(game)))
    elif form == "sides" and len(bots) != 2:
        raise BadRequest(
            "bots-for-sides", "Sides take two bots, one side's and everybody else's, not {count}.", count=len(bots)
        )
    if form != "table" and len(set(bots)) < 2:
        raise too_few(bots)
    for name in dict.fromkeys(bots):
        players.try_out(game, name)
    chosen = game.check_options(options)
    sides = 0
    if form != "table":
        trial = Match(game, seats, chosen, dice=FairDice(b"trial"))
        sides = len(settle_sides(trial, Random(0)))
    if form == "sides" and not sides:
        raise BadRequest(
            "no-sides",
            "In {game} everybody wins alone, so there are no sides; give each seat its bot.",
            game=game.name,
        )
    return Plan(
        game=game,
        form=form,
        bots=tuple(bots),
        seats=seats,
        options=chosen,
        seed=seed,
        sides=sides,
        records=records,
    )


def too_few(bots: Sequence[str]) -> BadRequest:
    return BadRequest("too-few-bots", "A comparison takes at least two different bots, not {bots}.", bots=list(bots))


def settle_sides(match: Match, lot: Random) -> list[tuple[int, ...]]:
    """Play by lot until it is settled who wins with whom; nobody, when the match is over before."""
    match.settle()
    while not (sides := match.game.sides(match.state)) and not match.over:
        seat = match.state.turn()[0]
        match.play(seat, match.state.sample(seat, lot))
        match.settle()
    return sides


def shuffled(names: Sequence[str], dice: Random) -> list[str]:
    left = list(names)
    return [left.pop(dice.randrange(len(left))) for _ in names]
