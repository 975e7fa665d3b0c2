"""Progress of an investigation: what a seat has found, and how many turns a complete file may still take.

Everything is reckoned from what the seat has seen, so it is as good for oneself as for a rival in a sampled state.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from filature.games.serum import mole_cards
from filature.games.serum.board import CELL_COUNT, FAKES, FORMULA, G1, H1, PLACES, TOOTHBRUSH
from filature.games.serum.packed import count, get
from filature.games.serum.rules import Serum
from filature.games.serum.sheet import WIDTH

# Turns a thing takes when nobody is in the way, by the containers of a colour that have been seen (suitcase 1,
# briefcase 2, locker 4): to find its identity or its formula among the others.
FINDING: Final = [1.3, 1.35, 1.35, 0.85, 1.05, 1.0, 1.0, 0.5]
BESIDE: Final = 0.45  # the share of that for a formula, where one goes for the name anyway
DRAWING: Final = 1.8  # turns a mole card takes: mole squares are few, and sooner or later all want to go there
READING: Final = 1.1  # turns a fake takes once it can be paid for
OVERHEARD: Final = 1.5  # turns a bug saves on a fake that has not been read
MOST_SPARE: Final = 12


def _draws() -> list[float]:
    """How many mole cards one has yet to draw, by unread fakes, those of them one holds a card for, spare cards."""
    table = [0.0] * (6 * 6 * (MOST_SPARE + 2))
    for unread in range(6):
        for fitting in range(unread, -1, -1):
            for spare in range(MOST_SPARE, -1, -1):
                if unread - fitting <= spare // 2:
                    continue
                fits = (unread - fitting) / PLACES
                after = fits * table[_place(unread, fitting + 1, spare)] if fits else 0.0
                table[_place(unread, fitting, spare)] = (
                    1.0 + after + (1.0 - fits) * table[_place(unread, fitting, spare + 1)]
                )
    return table


def _place(unread: int, fitting: int, spare: int) -> int:
    return (unread * 6 + fitting) * (MOST_SPARE + 2) + spare


DRAWS: Final = _draws()


def seen_by(state: Serum, seat: i64) -> i64:
    """The cells a seat has seen into, as a set."""
    lines = state.sheets[seat]
    seen: i64 = 0
    one: i64 = 1
    for cell in range(CELL_COUNT):
        if lines & 0xFFFF:
            seen |= one << cell
        lines >>= WIDTH
    return seen


def draws_left(unread: i64, hand: i64) -> float:
    """Mole cards to draw before all unread fakes (a set) can be paid for."""
    number: i64 = 0
    fitting: i64 = 0
    spare: i64 = 0
    for kind in range(PLACES):
        held = get(hand, kind, mole_cards.WIDTH)
        if unread >> kind & 1:
            number += 1
            if held:
                fitting += 1
                held -= 1
        spare += held
    if spare > MOST_SPARE:
        spare = MOST_SPARE
    return DRAWS[(number * 6 + fitting) * (MOST_SPARE + 2) + spare]


@final
class FileProgress:
    """What a seat has found of what a file needs (TS-14.6)."""

    def __init__(self, seat: i64, players: i64, seen: i64, cards: list[int]) -> None:
        """`cards` says what lies in each cell; only the cells in `seen` are looked at."""
        self.seat = seat
        self.players = players
        self.seen = seen
        self.named: i64 = 0
        """Colours whose identity has been seen."""
        self.found: i64 = 0
        """Colours whose formula has been seen."""
        self.placed: list[int] = [0, 0, 0]
        """By kind, the colours whose card of it has been seen."""
        names: i64 = 0
        formulas: i64 = 0
        for cell in range(FAKES):
            if seen >> cell & 1:
                card = cards[cell]
                self.placed[card // FORMULA] |= 1 << cell // 3
                if card < FORMULA:
                    self.named |= 1 << cell // 3
                    names += 1
                elif card < TOOTHBRUSH:
                    self.found |= 1 << cell // 3
                    formulas |= 1 << card
        fakes: i64 = 0
        self.unread: i64 = 0
        for place in range(PLACES):
            if seen >> FAKES + place & 1:
                fakes |= 1 << cards[FAKES + place]
            else:
                self.unread |= 1 << place
        codes: i64 = 0
        hidden: i64 = 0
        for card in range(FORMULA, TOOTHBRUSH):
            if not fakes >> card & 1:
                codes += 1
                if not formulas >> card & 1:
                    hidden += 1
        self.hidden = float(hidden) / float(codes)
        """How likely the true card has not been seen."""
        if names >= 5:
            self.named = 63
        self.finding = self._finding(self.named, self.found, self.hidden, -1, 0)
        """Turns to find what is missing of names and of the true card."""

    def _finding(self, named: i64, found: i64, hidden: float, colour: i64, more: i64) -> float:
        """The same, had containers `more` of a colour been seen too."""
        turns = 0.0
        formulas = 0.0
        colours = 0.0
        settled = 0.0
        for each in range(6):
            if each == self.seat:
                continue
            seen = self.seen >> 3 * each & 7
            if each == colour:
                seen |= more
            unnamed = each < self.players and not named >> each & 1
            if unnamed:
                turns += FINDING[seen]
            if not found >> each & 1:
                colours += 1.0
                formulas += FINDING[seen] * BESIDE if unnamed else FINDING[seen]
                if count(seen) == 2:  # what lies in the third container is clear
                    settled += 1.0
        if hidden > 0.0 and colours > 0.0:
            # On average half of the colours come before the right one; the last need not be looked at.
            looks = (colours + 1.0) / 2.0 - settled / colours / colours
            turns += hidden * formulas / colours * looks
        return turns

    def reading(self, hand: i64) -> float:
        """Turns to read the fakes that are left."""
        return DRAWING * draws_left(self.unread, hand) + READING * float(count(self.unread))

    def look(self, colour: i64, more: i64) -> float:
        """Turns saved by seeing one or two more containers of a colour."""
        seen = self.seen >> 3 * colour & 7
        more &= ~seen
        if not more or colour == self.seat:
            return 0.0
        named, found = self.named >> colour & 1, self.found >> colour & 1
        if (named or colour >= self.players) and (found or self.hidden == 0.0):
            return 0.0
        share = float(count(more)) / float(3 - count(seen))  # how likely a card of this colour is among them
        before = self.finding
        after = 0.0
        one: i64 = 1 << colour
        undiscovered = self._undiscovered()
        # An identity and a formula may both be among them; looked upon as independent where neither is known.
        for with_name in range(2):
            name_chance = 0.0 if named else share
            chance = name_chance if with_name else 1.0 - name_chance
            if chance == 0.0:
                continue
            for with_formula in range(2):
                formula_chance = 0.0 if found else share
                both = chance * (formula_chance if with_formula else 1.0 - formula_chance)
                if both > 0.0:
                    hidden = self.hidden * (1.0 - 1.0 / undiscovered) if with_formula else self.hidden
                    after += both * self._finding(
                        self.named | one if with_name else self.named,
                        self.found | one if with_formula else self.found,
                        hidden,
                        colour,
                        more,
                    )
        return before - after

    def cards_left(self, colour: i64) -> i64:
        """How many different cards a container of a colour may hold that has not been seen."""
        number: i64 = 0 if self.placed[2] >> colour & 1 else 1
        for kind in range(2):
            if not self.placed[kind] >> colour & 1:
                number += 6 - count(self.placed[kind])
        return number

    def _undiscovered(self) -> float:
        number = 0.0
        for colour in range(6):
            if not self.found >> colour & 1:
                number += 1.0
        return number


def progress(state: Serum, seat: i64) -> FileProgress:
    """What a seat has found in a state."""
    cards = [int(state.card_in(cell)) for cell in range(CELL_COUNT)]
    return FileProgress(seat, state.setup.seats, seen_by(state, seat), cards)


def turns_left(state: Serum, seat: i64, cards: list[int]) -> float:
    """How many turns a seat needs to complete its file when nobody is in the way."""
    mine = FileProgress(seat, state.setup.seats, seen_by(state, seat), cards)
    return mine.finding + mine.reading(state.hands[seat]) - overhearing(state, seat, mine, bugged(state, seat))


def bugged(state: Serum, seat: i64) -> i64:
    """The secret place where a seat's bug is, or -1."""
    square = get(state.bugs, seat, 6) - 1
    return square - G1 if G1 <= square < H1 else -1


def overhearing(state: Serum, seat: i64, mine: FileProgress, place: i64) -> float:
    """Turns a bug on a secret place will save: as long as others have yet to read what the seat has not."""
    if place < 0 or not mine.unread >> place & 1:
        return 0.0
    readers = 0.0
    for other in range(state.setup.seats):
        if other != seat and not state.sheets[other] >> WIDTH * int(FAKES + place) & 0xFFFF:
            readers += 1.0
    return OVERHEARD * readers / float(state.setup.seats - 1)
