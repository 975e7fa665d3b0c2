"""Cups: a whole game as somebody outside the house would write it, in plain Python.

Three players are dealt one of five cards each. p1 hides a pea under the left or the right cup; meanwhile p3 may knock
on the table, once, for a point. Then all bet at once, in secret, on left or right. A right bet earns the value of
one's card; most points win.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from librt.random import Random

from filature.kernel import game, position, view
from filature.kernel.errors import BadNotation, not_yours
from filature.kernel.events import ALL
from filature.kernel.position import read_position
from filature.kernel.state import CHANCE, State, seat_name
from filature.kernel.view import Outcome

SEATS = 3
CARDS = (1, 2, 3, 4, 5)
LEFT, RIGHT, KNOCK = 0, 1, 2
HIDE, BET = 3, 5  # the first of two moves each: left, right
NAP = BET + 2
NEITHER = 2
WORDS = {KNOCK: "knock", HIDE: "hide left", HIDE + 1: "hide right", BET: "bet left", BET + 1: "bet right"}


class View(view.View, kw_only=True):
    card: int | None
    pea: int | None
    bets: list[int | None]
    knocked: bool
    cards: list[int] | None


class Position(position.Position, kw_only=True):
    cards: list[int]
    pea: int | None
    bets: list[int | None]
    knocked: bool


class Cups(State):
    def __init__(self) -> None:
        super().__init__()
        self.cards: list[int] = []
        self.pea: int | None = None
        self.bets: list[int | None] = [None] * SEATS
        self.knocked = False

    def turn(self) -> tuple[int, ...]:
        if len(self.cards) < SEATS:
            return (CHANCE,)
        if self.pea is None:
            return (0,)
        return tuple(seat for seat in range(SEATS) if self.bets[seat] is None)

    def moves(self, seat: int) -> Sequence[int]:
        if seat == CHANCE:
            return [card for card, _ in self.chances()]
        if self.turn() == (0,) and self.pea is None:
            return [HIDE, HIDE + 1] if seat == 0 else [KNOCK] if seat == 2 and not self.knocked else []
        return [BET, BET + 1] if seat in self.turn() else []

    def chances(self) -> Sequence[tuple[int, int]]:
        # Low cards come more often, as if there were more of them in the pack.
        return [(card, 6 - card) for card in CARDS if card not in self.cards] if self.turn() == (CHANCE,) else []

    def play(self, seat: int, move: int) -> None:
        if move not in self.moves(seat):
            raise self.refuse(seat, move)
        if seat == CHANCE:
            self.cards.append(move)
            self.tell((len(self.cards) - 1,), "dealt", {"card": move})
        elif move == KNOCK:
            self.knocked = True
            self.tell(ALL, "knocked", {"player": seat_name(seat)})
        elif move < BET:
            self.pea = move - HIDE
            self.tell(ALL, "hidden", {"player": seat_name(seat)})
        else:
            self.bet(seat, move - BET)

    def bet(self, seat: int, side: int) -> None:
        self.bets[seat] = side
        self.tell(ALL, "has-bet", {"player": seat_name(seat)})
        if not self.turn():
            self.tell(ALL, "over", {"cards": list(self.cards), "pea": self.pea, "bets": list(self.bets)})

    def view(self, seat: int) -> View:
        over = not self.turn()
        return View(
            game="cups",
            seat=seat,
            players=SEATS,
            turn=self.turn_number(),
            waiting=self.turn(),
            outcome=self.outcome(),
            card=self.cards[seat] if 0 <= seat < len(self.cards) else None,
            pea=self.pea if over or seat == 0 else None,
            bets=[bet if over or better == seat else None for better, bet in enumerate(self.bets)],
            knocked=self.knocked,
            cards=list(self.cards) if over else None,
        )

    def outcome(self) -> Outcome | None:
        if self.turn():
            return None
        points = [card if bet == self.pea else 0 for card, bet in zip(self.cards, self.bets, strict=True)]
        points[2] += self.knocked
        winners = tuple(seat for seat in range(SEATS) if points[seat] == max(points))
        return Outcome(winners, tuple(points), "points", {})

    def absent(self, seat: int) -> int:
        return self.moves(seat)[0]

    def imagine(self, seat: int, dice: Random) -> State:
        imagined = self.copy()
        if self.turn():
            imagined.guess(seat, dice)
        return imagined

    def guess(self, seat: int, dice: Random) -> None:
        """Everything that a seat does not know, anew."""
        pack = [card for card in CARDS if not 0 <= seat < len(self.cards) or card != self.cards[seat]]
        for other in range(len(self.cards)):
            if other != seat:
                self.cards[other] = pack.pop(dice.randrange(len(pack)))
        if self.pea is not None and seat != 0:
            self.pea = int(dice.randrange(2))
        self.bets = [
            bet if bet is None or better == seat else int(dice.randrange(2)) for better, bet in enumerate(self.bets)
        ]

    def write(self, seat: int, move: int) -> str:
        return f"card {move}" if seat == CHANCE else WORDS[move]

    def read(self, seat: int, text: str) -> list[int]:
        for move in self.moves(seat):
            if self.write(seat, move) == text:
                return [move]
        raise BadNotation("unreadable", "{text!r} is not a move here.", text=text)

    def copy(self) -> Cups:
        twin = type(self)()
        twin.cards = list(self.cards)
        twin.pea = self.pea
        twin.bets = list(self.bets)
        twin.knocked = self.knocked
        return twin

    def dump(self) -> dict[str, Any]:
        return {
            "game": "cups",
            "seats": SEATS,
            "cards": list(self.cards),
            "pea": self.pea,
            "bets": list(self.bets),
            "knocked": self.knocked,
        }

    def turn_number(self) -> int:
        return 0 if self.pea is None else 1


class Game(game.Game):
    name = "cups"
    seats = range(SEATS, SEATS + 1)
    actions = BET + 2
    Options = game.Options

    def __init__(self, state: type[Cups] = Cups) -> None:
        self.state = state

    def start(self, seats: int, options: game.Choices = None) -> Cups:
        self.check_seats(seats)
        self.check_options(options)
        return self.state()

    def load(self, position: Mapping[str, Any]) -> Cups:
        data = read_position(position, Position)
        state = self.state()
        state.cards = data.cards
        state.pea = data.pea
        state.bets = data.bets
        state.knocked = data.knocked
        return state

    def suppose(self, view: Any) -> Cups:
        state = self.state()
        dealt = SEATS if view.waiting != (CHANCE,) else 0 if view.card is None else view.seat + 1
        pack = [card for card in CARDS if card != view.card]
        state.cards = view.cards or [view.card if seat == view.seat else pack[seat] for seat in range(dealt)]
        if dealt == SEATS and view.turn:
            state.pea = view.pea or LEFT
            known = enumerate(view.bets)
            state.bets = [bet if bet is not None or seat in view.waiting else LEFT for seat, bet in known]
        state.knocked = view.knocked
        return state


class Drowsy(Cups):
    """Whoever is absent when all bet bets on neither cup. Nobody else may: `nap` is a move of the house alone."""

    def play(self, seat: int, move: int) -> None:
        if move == NAP == self.house_move(seat):
            return self.bet(seat, NEITHER)
        super().play(seat, move)

    def absent(self, seat: int) -> int:
        return super().absent(seat) if self.pea is None else NAP

    def write(self, seat: int, move: int) -> str:
        return "nap" if move == NAP and seat != CHANCE else super().write(seat, move)

    def read(self, seat: int, text: str) -> list[int]:
        if text == "nap":
            raise not_yours(text)
        return super().read(seat, text)


class DrowsyGame(Game):
    actions = NAP + 1

    def __init__(self, state: type[Cups] = Drowsy) -> None:
        super().__init__(state)


def shown(view: View, **changes: Any) -> View:
    """The same view, but for some of it."""
    return msgspec.structs.replace(view, **changes)
