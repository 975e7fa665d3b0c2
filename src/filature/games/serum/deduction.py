"""Exact reasoning from the automatic facts of a sheet (TS-14.4 to TS-14.6).

Cards lie in groups of containers: each colour is one, with one identity, one formula and one toothbrush; under the
setting `mixed` all unused colours together are one. Nothing else binds the cards, so a container that has not been seen
may hold any card nobody has seen of any kind its group has left, and every such case can really be.
"""

from __future__ import annotations

from typing import Final

from filature.games.serum.board import CELL_COUNT, FAKES, FORMULA, TOOTHBRUSH

COLOUR_COUNT: Final = 6
# Kinds of cards, by which unseen ones are counted:
IDENTITY_KIND: Final = 0
FORMULA_KIND: Final = 1


class Knowledge:
    """What somebody has seen: for every cell the card, or -1. `seat` is their own (negative for a watcher)."""

    def __init__(self, players: int, mixed: bool, seat: int, cards: list[int]) -> None:
        self.players = players
        self.seat = seat
        self.cards = cards
        self.groups = [players if mixed and cell >= 3 * players else cell // 3 for cell in range(FAKES)]
        """Container -> its group, named by its first colour."""
        self.left: list[list[int]] = [[0, 0, 0] for _ in range(COLOUR_COUNT)]
        """Group -> how many identities, formulas and toothbrushes are still unseen there."""
        self.unseen: list[int] = list(range(TOOTHBRUSH))
        """Identities and real formulas nobody has shown yet."""
        for cell in range(FAKES):
            group = self.groups[cell]
            if cell % 3 == 0:
                for kind in range(3):
                    self.left[group][kind] += 1
        for cell in range(FAKES):
            card = cards[cell]
            if card >= 0:
                self.left[self.groups[cell]][card // FORMULA] -= 1
                if card < TOOTHBRUSH:
                    self.unseen.remove(card)

    def unseen_of(self, kind: int) -> list[int]:
        return [card for card in self.unseen if card // FORMULA == kind]

    def kinds_in(self, cell: int) -> list[int]:
        """The kinds a container may hold (TS-14.4a)."""
        if self.cards[cell] >= 0:
            return [self.cards[cell] // FORMULA]
        return [kind for kind in range(3) if self.left[self.groups[cell]][kind]]

    def cards_in(self, cell: int) -> list[int]:
        """The cards a container may hold."""
        if self.cards[cell] >= 0:
            return [self.cards[cell]]
        kinds = self.kinds_in(cell)
        return [card for card in self.unseen if card // FORMULA in kinds] + ([TOOTHBRUSH] if 2 in kinds else [])

    def names_of(self, colour: int) -> list[int]:
        """The pseudonyms an active colour may have (TS-14.4b)."""
        for cell in range(3 * colour, 3 * colour + 3):
            if 0 <= self.cards[cell] < FORMULA:
                return [self.cards[cell]]
        return self.unseen_of(IDENTITY_KIND)

    def fakes_on(self, cell: int) -> list[int]:
        """The codes the fake of a secret place may have."""
        return [self.cards[cell]] if self.cards[cell] >= 0 else self.true_codes()

    def true_codes(self) -> list[int]:
        """The codes the true formula may have, as cards: those of no fake seen (TS-14.4c)."""
        seen = self.cards[FAKES:CELL_COUNT]
        return [card for card in range(FORMULA, TOOTHBRUSH) if card not in seen]

    def places_of(self, card: int) -> list[int]:
        """The containers an identity or a real formula may lie in (TS-14.4b, TS-14.4d)."""
        for cell in range(FAKES):
            if self.cards[cell] == card:
                return [cell]
        kind = card // FORMULA
        return [c for c in range(FAKES) if self.cards[c] < 0 and self.left[self.groups[c]][kind]]

    def pursuers(self) -> list[int]:
        return [colour for colour in range(self.players) if colour != self.seat]

    def complete(self) -> bool:
        """TS-14.6: pursuers, true code and the container of the true card are fixed in every layout."""
        codes = self.true_codes()
        if len(codes) != 1 or len(self.places_of(codes[0])) != 1:
            return False
        return all(len(self.names_of(colour)) == 1 for colour in self.pursuers())

    def odds(self) -> float:
        """How likely the best file is right, all layouts being equally likely."""
        chance = 1.0
        left = len(self.unseen_of(IDENTITY_KIND))
        for colour in self.pursuers():
            if len(self.names_of(colour)) > 1:
                chance /= left
                left -= 1
        return chance * max(self.true_card_odds(cell) for cell in range(FAKES))

    def true_card_odds(self, cell: int) -> float:
        """How likely a container holds the true card."""
        codes = self.true_codes()
        if self.cards[cell] >= 0:
            return 1.0 / len(codes) if self.cards[cell] in codes else 0.0
        group = self.groups[cell]
        hidden = [code for code in codes if code in self.unseen]
        here = sum(1 for c in range(FAKES) if self.groups[c] == group and self.cards[c] < 0)
        share = self.left[group][FORMULA_KIND] / max(1, len(self.unseen_of(FORMULA_KIND)))
        return len(hidden) / len(codes) * share / here

    def chances(self, cell: int) -> list[float]:
        """How likely each card lies in a cell, all layouts being equally likely."""
        row = [0.0] * (TOOTHBRUSH + 1)
        if self.cards[cell] >= 0:
            row[self.cards[cell]] = 1.0
        elif cell >= FAKES:
            for card in self.true_codes():
                row[card] = 1.0 / len(self.true_codes())
        else:
            left = self.left[self.groups[cell]]
            for kind in range(3):
                cards = self.unseen_of(kind) if kind < 2 else [TOOTHBRUSH]
                for card in cards if left[kind] else []:
                    row[card] = left[kind] / sum(left) / len(cards)
        return row
