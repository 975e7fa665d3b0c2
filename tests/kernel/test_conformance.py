"""The conformance suite passes an honest game of somebody else's, and catches each way to break a promise."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest
from librt.random import Random

from filature.kernel import game
from filature.kernel.errors import NotYourTurn
from filature.kernel.events import ALL
from filature.kernel.state import CHANCE, WATCHER, State, seat_name
from filature.kernel.view import Outcome
from filature.testing import LAWS, Nonconforming, check, playthrough
from tests.kernel.tiny import BET, CARDS, HIDE, KNOCK, NAP, SEATS, Cups, Drowsy, DrowsyGame, Game, View, shown


@pytest.mark.parametrize("honest", [Game(), DrowsyGame()], ids=["cups", "with a move of the house"])
def test_an_honest_game_passes_and_every_law_had_something_to_examine(honest: Game) -> None:
    report = check(honest, matches=20)
    assert report.matches == 20
    assert set(report.examined) == {law.__name__ for law in LAWS}
    assert all(report.examined.values())


def test_laws_can_be_asked_one_by_one() -> None:
    for law in LAWS:
        assert list(check(Game(), laws=[law]).examined) == [law.__name__]


def test_a_breach_names_the_law_the_moves_and_what_was_seen() -> None:
    with pytest.raises(Nonconforming) as caught:
        check(Game(ViewShowsTheNextCard))
    breach = caught.value
    assert breach.law == "imagined_worlds_look_true"
    assert breach.history
    assert all(move.startswith("card ") for move in breach.history)
    assert '"card":' in breach.seen
    for part in (breach.law, breach.seen, *breach.history, "cups, 3 seats", "byte by byte"):
        assert part in str(breach)


def test_the_moves_of_a_breach_lead_to_it_again() -> None:
    with pytest.raises(Nonconforming) as first:
        check(Game(SealedBetIsShown))
    with pytest.raises(Nonconforming) as second:
        check(Game(SealedBetIsShown))
    assert first.value.history == second.value.history
    assert first.value.seen == second.value.seen


def test_a_playthrough_follows_from_its_seed() -> None:
    assert playthrough(Game(), 3, seed=1) == playthrough(Game(), 3, seed=1)
    assert playthrough(Game(), 3, seed=1) != playthrough(Game(), 3, seed=2)


def test_in_a_playthrough_somebody_is_absent_now_and_then() -> None:
    assert any(" nap" in playthrough(DrowsyGame(), 3, seed=seed) for seed in range(20))


def test_mates_who_may_see_a_choice_are_named_by_the_game() -> None:
    class Trusting(Game):
        def confidants(self, state: State, seat: int) -> tuple[int, ...]:
            return tuple(other for other in range(SEATS) if other != seat)

    class ShownToPlayers(SealedBetIsShown):
        def view(self, seat: int) -> View:
            return Cups.view(self, seat) if seat == WATCHER else super().view(seat)

    law = [law for law in LAWS if law.__name__ == "sealed_choices_stay_sealed"]
    check(Trusting(ShownToPlayers), laws=law)
    with pytest.raises(Nonconforming, match=r"p. can tell"):
        check(Game(ShownToPlayers), laws=law)
    with pytest.raises(Nonconforming, match="the watcher can tell"):
        check(Trusting(SealedBetIsShown), laws=law)


def test_a_playthrough_says_who_was_told_what_and_how_it_ended() -> None:
    text = playthrough(Game(), 3)
    assert "   p2: dealt " in text
    assert "   all: hidden " in text
    assert "the watcher sees " in text
    assert text.splitlines()[-1].startswith("outcome: ")


# --- What may be played ---------------------------------------------------------------------------------------------


class MovesOutOfOrder(Cups):
    def moves(self, seat: int) -> Sequence[int]:
        return list(super().moves(seat)) if seat == CHANCE else list(reversed(super().moves(seat)))


class MoveListedTwice(Cups):
    def moves(self, seat: int) -> Sequence[int]:
        moves = super().moves(seat)
        return [*moves[:1], *moves] if seat == 1 else moves


class MoveBeyondTheActions(Cups):
    def moves(self, seat: int) -> Sequence[int]:
        moves = super().moves(seat)
        return [*moves, Game.actions] if seat == 1 and moves else moves


class WaitedForWithoutAMove(Cups):
    def moves(self, seat: int) -> Sequence[int]:
        return [] if seat == 1 else super().moves(seat)


class WaitsForAWatcher(Cups):
    def turn(self) -> tuple[int, ...]:
        return (WATCHER,) if len(self.cards) == 2 else super().turn()

    def moves(self, seat: int) -> Sequence[int]:
        return [KNOCK] if seat == WATCHER else super().moves(seat)


class NegativeWeight(Cups):
    def chances(self) -> Sequence[tuple[int, int]]:
        return [(card, weight - 2) for card, weight in super().chances()]


class OutcomeListedTwice(Cups):
    def chances(self) -> Sequence[tuple[int, int]]:
        chances = super().chances()
        return [*chances[:1], *chances]


class ChanceBesidesAPlayer(Cups):
    def chances(self) -> Sequence[tuple[int, int]]:
        return super().chances() or ([(1, 1)] if self.turn() == (0,) else [])


class LegalMoveRefused(Cups):
    def play(self, seat: int, move: int) -> None:
        if seat == 2 and move == KNOCK:
            raise self.refuse(seat, move)
        super().play(seat, move)


class IllegalMoveAccepted(Cups):
    def play(self, seat: int, move: int) -> None:
        if move >= Game.actions:
            move = BET if self.pea is not None else HIDE
        super().play(seat, move)


class WrongKindOfRefusal(Cups):
    def refuse(self, seat: int, move: int) -> Exception:
        return NotYourTurn("not-your-turn", "No.") if self.turn() else super().refuse(seat, move)


class RefusedMoveChangesSomething(Cups):
    def play(self, seat: int, move: int) -> None:
        if seat == 2 and move == HIDE:
            self.knocked = True
        super().play(seat, move)


class RefusedMoveIsTold(Cups):
    def refuse(self, seat: int, move: int) -> Exception:
        self.tell(ALL, "refused", {"player": seat_name(seat)})
        return super().refuse(seat, move)


class PlaysAfterTheEnd(Cups):
    def play(self, seat: int, move: int) -> None:
        if self.turn():
            super().play(seat, move)


# --- The course of a match ------------------------------------------------------------------------------------------


class Endless(Cups):
    def bet(self, seat: int, side: int) -> None:
        super().bet(seat, side)
        if not self.turn():
            self.bets = [None] * SEATS


class OutcomeTooEarly(Cups):
    def outcome(self) -> Outcome | None:
        return super().outcome() or (Outcome((), (0, 0, 0), "early", {}) if self.pea is not None else None)


class WinnerWithoutASeat(Cups):
    def outcome(self) -> Outcome | None:
        return Outcome((SEATS,), (0, 0, 0), "points", {}) if super().outcome() else None


class PointsMissing(Cups):
    def outcome(self) -> Outcome | None:
        return Outcome((0,), (1, 0), "points", {}) if super().outcome() else None


class SampleIllegal(Cups):
    def sample(self, seat: int, dice: Random) -> int:
        return HIDE if seat == 2 else int(super().sample(seat, dice))


class AbsentIllegal(Cups):
    def absent(self, seat: int) -> int:
        return HIDE if seat == 1 else super().absent(seat)


class HouseMoveRefused(Drowsy):
    def play(self, seat: int, move: int) -> None:
        Cups.play(self, seat, move)


class HouseMoveBeyondTheActions(Game):
    """It names a move that it does not count."""

    def __init__(self) -> None:
        super().__init__(Drowsy)


class HouseMoveCanBeWritten(Drowsy):
    def read(self, seat: int, text: str) -> list[int]:
        return [NAP] if text == "nap" and seat in self.turn() else super().read(seat, text)


class HouseMoveIsNoLine(Drowsy):
    def write(self, seat: int, move: int) -> str:
        return "nap\nnap" if move == NAP and seat != CHANCE else super().write(seat, move)


class AbsentChangesSomething(Cups):
    def absent(self, seat: int) -> int:
        self.knocked = True
        return super().absent(seat)


# --- What is shown and told -----------------------------------------------------------------------------------------


class WaitingIsNotTheTurn(Cups):
    def view(self, seat: int) -> View:
        return shown(super().view(seat), waiting=self.turn()[:1])


class ViewOfAnotherSeat(Cups):
    def view(self, seat: int) -> View:
        return shown(super().view(seat), seat=0)


class ViewWearsOut(Cups):
    def view(self, seat: int) -> View:
        view = super().view(seat)
        self.knocked = self.knocked or seat == WATCHER
        return view


class FactsAreNoPlainData(Cups):
    def tell(self, to: tuple[int, ...] | None, kind: str, facts: dict[str, Any]) -> None:
        super().tell(to, kind, {**facts, "players": {"p1", "p2"}})


class AudienceWithoutASeat(Cups):
    def tell(self, to: tuple[int, ...] | None, kind: str, facts: dict[str, Any]) -> None:
        super().tell((SEATS,) if kind == "knocked" else to, kind, facts)


# --- The same thing twice -------------------------------------------------------------------------------------------


class CopySharesTheCards(Cups):
    def copy(self) -> Cups:
        twin = super().copy()
        twin.cards = self.cards
        return twin


class CopySharesTheBets(Cups):
    def copy(self) -> Cups:
        twin = super().copy()
        twin.bets = self.bets
        return twin


class CopyTellsNews(Cups):
    def copy(self) -> Cups:
        twin = super().copy()
        twin.news = self.news
        return twin


class CopyForgetsTheKnock(Cups):
    def copy(self) -> Cups:
        twin = super().copy()
        twin.knocked = False
        return twin


class DumpForgetsTheKnock(Cups):
    def dump(self) -> dict[str, Any]:
        return {**super().dump(), "knocked": False}


class DumpNotPlainData(Cups):
    def dump(self) -> dict[str, Any]:
        return {**super().dump(), "cards": iter(self.cards)}


class RollsItsOwnDice(Cups):
    def bet(self, seat: int, side: int) -> None:
        super().bet(seat, random.randrange(2))


class OneWordForTwoMoves(Cups):
    def write(self, seat: int, move: int) -> str:
        return super().write(seat, move).removesuffix(" left").removesuffix(" right")


class ReadsAnotherMove(Cups):
    def read(self, seat: int, text: str) -> list[int]:
        return [BET if move == BET + 1 else move for move in super().read(seat, text)]


class ReadsAnything(Cups):
    def read(self, seat: int, text: str) -> list[int]:
        return super().read(seat, text) if text else [self.absent(seat)]


class ChanceWritesLikeASeat(Cups):
    def write(self, seat: int, move: int) -> str:
        return f"p{move} card" if seat == CHANCE else super().write(seat, move)


class TwoLines(Cups):
    def write(self, seat: int, move: int) -> str:
        return super().write(seat, move).replace(" ", "\n")


class StartsDifferentlyEachTime(Game):
    """What is not in the record cannot be replayed."""

    def __init__(self) -> None:
        super().__init__()
        self.started = 0

    def start(self, seats: int, options: game.Choices = None) -> Cups:
        self.started += 1
        state = super().start(seats, options)
        state.knocked = self.started % 2 == 0
        return state


# --- Secrets --------------------------------------------------------------------------------------------------------


class ViewShowsTheNextCard(Cups):
    def view(self, seat: int) -> View:
        return shown(super().view(seat), card=self.cards[0] if self.cards else None)


class ViewShowsThePeaToTheWatcher(Cups):
    def view(self, seat: int) -> View:
        view = super().view(seat)
        return shown(view, pea=self.pea) if seat == WATCHER else view


class WaitingBetraysTheCards(Cups):
    def turn(self) -> tuple[int, ...]:
        waiting = super().turn()
        return tuple(sorted(waiting, key=lambda seat: self.cards[seat])) if len(waiting) > 1 else waiting


class MovesBetrayThePea(Cups):
    def moves(self, seat: int) -> Sequence[int]:
        moves = super().moves(seat)
        return moves[:1] if seat == 1 and self.pea == 1 else moves


class ImaginesAnotherCardOfItsOwn(Cups):
    def guess(self, seat: int, dice: Random) -> None:
        super().guess(WATCHER, dice)


class AbsentHidesByTheCard(Cups):
    """Nobody sees at once where the pea is. Whoever finds it, and knows the program, knows a card."""

    def absent(self, seat: int) -> int:
        return HIDE + self.cards[0] % 2 if self.pea is None else super().absent(seat)


class AbsentBetsOnThePea(Cups):
    def absent(self, seat: int) -> int:
        return BET + self.pea if self.pea is not None else super().absent(seat)


class ImagineIsACopy(Cups):
    def imagine(self, seat: int, dice: Random) -> State:
        return self.copy()


class ImagineIsACopyForTheWatcher(Cups):
    def imagine(self, seat: int, dice: Random) -> State:
        return self.copy() if seat == WATCHER else super().imagine(seat, dice)


class ImagineIsACopyForAPlayer(Cups):
    def imagine(self, seat: int, dice: Random) -> State:
        return self.copy() if seat == 1 else super().imagine(seat, dice)


class ImagineDealsInTheMatch(Cups):
    def imagine(self, seat: int, dice: Random) -> State:
        world = super().imagine(seat, dice)
        self.knocked = True
        return world


class ImagineDrawsElsewhere(Cups):
    def imagine(self, seat: int, dice: Random) -> State:
        return super().imagine(seat, Random(random.getrandbits(32)))


class ImagineDealsACardTwice(Cups):
    def guess(self, seat: int, dice: Random) -> None:
        super().guess(seat, dice)
        self.cards = [*self.cards, *CARDS][:4] if self.pea is not None else self.cards

    def dump(self) -> dict[str, Any]:
        if len(self.cards) > SEATS:
            raise ValueError("more cards than players")
        return super().dump()


class ImagineTells(Cups):
    def imagine(self, seat: int, dice: Random) -> State:
        world = super().imagine(seat, dice)
        world.news = []
        return world


class SealedBetIsShown(Cups):
    def view(self, seat: int) -> View:
        return shown(super().view(seat), bets=list(self.bets))

    def guess(self, seat: int, dice: Random) -> None:
        bets = list(self.bets)  # the world it imagines is honest about what the seat has seen
        super().guess(seat, dice)
        self.bets = bets


class SealedBetIsTold(Cups):
    def bet(self, seat: int, side: int) -> None:
        self.tell(ALL, "whispered", {"side": side})
        super().bet(seat, side)


class WaitingBetraysTheBet(Cups):
    """A bet on the left leaves the table waiting for its author."""

    def turn(self) -> tuple[int, ...]:
        waiting = super().turn()
        betters = [seat for seat in range(SEATS) if self.bets[seat] == 0]
        return tuple(sorted({*waiting, *betters})) if len(waiting) > 1 else waiting

    def guess(self, seat: int, dice: Random) -> None:
        bets = list(self.bets)
        super().guess(seat, dice)
        self.bets = bets


class DealIsToldToAll(Cups):
    def tell(self, to: tuple[int, ...] | None, kind: str, facts: dict[str, Any]) -> None:
        super().tell(ALL, kind, facts)


class HidingTellsWhere(Cups):
    def tell(self, to: tuple[int, ...] | None, kind: str, facts: dict[str, Any]) -> None:
        super().tell(to, kind, {**facts, "pea": self.pea} if kind == "hidden" else facts)


class KnockTellsTheCard(Cups):
    def tell(self, to: tuple[int, ...] | None, kind: str, facts: dict[str, Any]) -> None:
        super().tell(to, kind, {**facts, "card": self.cards[2]} if kind == "knocked" else facts)


class AudienceBetraysTheCard(Cups):
    """Everybody hears the same words, but the names of those who hear them depend on a secret."""

    def tell(self, to: tuple[int, ...] | None, kind: str, facts: dict[str, Any]) -> None:
        super().tell((0, 1, 2) if kind == "knocked" and self.cards[2] > 2 else to, kind, facts)


class KnockIsNotTold(Cups):
    def tell(self, to: tuple[int, ...] | None, kind: str, facts: dict[str, Any]) -> None:
        if kind != "knocked":
            super().tell(to, kind, facts)


class CardsAreShownButNotTold(Cups):
    """The knock shows p1's card to p3, who hears only that he knocked."""

    def view(self, seat: int) -> View:
        view = super().view(seat)
        return shown(view, cards=self.cards[:1]) if seat == 2 and self.knocked and self.turn() else view

    def guess(self, seat: int, dice: Random) -> None:
        seen = self.cards[:1]
        super().guess(seat, dice)
        if seat == 2 and self.knocked:
            rest = [card for card in CARDS if card not in (*seen, self.cards[2])]
            self.cards = [*seen, rest[dice.randrange(len(rest))], self.cards[2]]


class SupposesNoKnock(Game):
    def suppose(self, view: Any) -> Cups:
        return super().suppose(shown(view, knocked=False))


class SupposesAnotherTurn(Game):
    """Forgets that the pea is hidden, so that a better has nothing to bet on."""

    def suppose(self, view: Any) -> Cups:
        return super().suppose(shown(view, turn=0))


class SupposingUncoversTheView(Game):
    def suppose(self, view: Any) -> Cups:
        state = super().suppose(view)
        view.pea = state.pea
        return state


BROKEN: dict[str, Sequence[type[Cups] | type[Game]]] = {
    "moves_are_listed": [
        MovesOutOfOrder,
        MoveListedTwice,
        MoveBeyondTheActions,
        WaitedForWithoutAMove,
        WaitsForAWatcher,
    ],
    "chances_are_sound": [NegativeWeight, OutcomeListedTwice, ChanceBesidesAPlayer],
    "legal_moves_are_accepted": [LegalMoveRefused],
    "other_moves_are_refused": [
        IllegalMoveAccepted,
        WrongKindOfRefusal,
        RefusedMoveChangesSomething,
        RefusedMoveIsTold,
        PlaysAfterTheEnd,
    ],
    "matches_end": [Endless, OutcomeTooEarly, WinnerWithoutASeat, PointsMissing],
    "samples_are_legal": [SampleIllegal],
    "absence_is_provided_for": [
        AbsentIllegal,
        AbsentChangesSomething,
        HouseMoveRefused,
        HouseMoveBeyondTheActions,
    ],
    "views_are_sound": [WaitingIsNotTheTurn, ViewOfAnotherSeat, ViewWearsOut],
    "events_are_plain": [FactsAreNoPlainData, AudienceWithoutASeat],
    "copies_are_independent": [CopySharesTheCards, CopySharesTheBets, CopyTellsNews, CopyForgetsTheKnock],
    "positions_round_trip": [DumpForgetsTheKnock, DumpNotPlainData, RollsItsOwnDice],
    "notation_round_trips": [
        OneWordForTwoMoves,
        ReadsAnotherMove,
        ReadsAnything,
        ChanceWritesLikeASeat,
        TwoLines,
        HouseMoveCanBeWritten,
        HouseMoveIsNoLine,
    ],
    "records_round_trip": [StartsDifferentlyEachTime],
    "imagined_worlds_look_true": [
        ViewShowsTheNextCard,
        ViewShowsThePeaToTheWatcher,
        WaitingBetraysTheCards,
        MovesBetrayThePea,
        ImaginesAnotherCardOfItsOwn,
    ],
    "imagining_disturbs_nothing": [
        ImagineDealsInTheMatch,
        ImagineDrawsElsewhere,
        ImagineDealsACardTwice,
        ImagineTells,
    ],
    "imagination_is_free": [ImagineIsACopy, ImagineIsACopyForTheWatcher, ImagineIsACopyForAPlayer],
    "absence_tells_no_secret": [AbsentHidesByTheCard, AbsentBetsOnThePea],
    "sealed_choices_stay_sealed": [SealedBetIsShown, SealedBetIsTold, WaitingBetraysTheBet],
    "events_tell_no_secret": [DealIsToldToAll, HidingTellsWhere, KnockTellsTheCard, AudienceBetraysTheCard],
    "changes_are_told": [KnockIsNotTold, CardsAreShownButNotTold],
    "supposed_states_look_true": [SupposesNoKnock, SupposesAnotherTurn, SupposingUncoversTheView],
}


def test_every_law_is_shown_to_bite() -> None:
    assert set(BROKEN) == {law.__name__ for law in LAWS}


@pytest.mark.parametrize(
    ("law", "broken"),
    [pytest.param(law, broken, id=broken.__name__) for law, games in BROKEN.items() for broken in games],
)
def test_a_broken_promise_is_caught_by_its_own_law(law: str, broken: type[Cups] | type[Game]) -> None:
    box = DrowsyGame if issubclass(broken, Drowsy) else Game
    game = broken() if issubclass(broken, Game) else box(broken)
    with pytest.raises(Nonconforming) as caught:
        check(game, matches=12, steps=300)
    assert caught.value.law == law
