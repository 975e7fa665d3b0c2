"""The conformance suite: the laws every game keeps, those of other packages included.

    from filature.testing import check
    check(MyGame())

Each law is one function, listed in `LAWS`. It watches matches played at random and raises `Nonconforming`, which says
what was promised, what was seen, and which moves lead there. The heart of it is the twin test (`twins`): change only
what a seat may not know, and nothing that reaches the seat may change. `playthrough` writes a whole match as text, for
a golden file that must not change unnoticed.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import msgspec

from filature.kernel.game import Choices, Game
from filature.testing.course import absence_is_provided_for, matches_end, samples_are_legal
from filature.testing.legality import (
    chances_are_sound,
    legal_moves_are_accepted,
    moves_are_listed,
    other_moves_are_refused,
)
from filature.testing.playthrough import playthrough
from filature.testing.roundtrips import (
    copies_are_independent,
    notation_round_trips,
    positions_round_trip,
    records_round_trip,
)
from filature.testing.telling import (
    changes_are_told,
    events_are_plain,
    events_tell_no_secret,
    sealed_choices_stay_sealed,
    views_are_sound,
)
from filature.testing.trial import Law, Nonconforming, Trial
from filature.testing.twins import (
    absence_tells_no_secret,
    imagination_is_free,
    imagined_worlds_look_true,
    imagining_disturbs_nothing,
    supposed_states_look_true,
)

__all__ = ["LAWS", "Law", "Nonconforming", "Report", "Trial", "check", "playthrough"]

LAWS: tuple[Law, ...] = (
    # First what the others stand on, so that a breach is named by its own law.
    moves_are_listed,
    chances_are_sound,
    matches_end,
    views_are_sound,
    positions_round_trip,
    copies_are_independent,
    legal_moves_are_accepted,
    absence_is_provided_for,
    other_moves_are_refused,
    samples_are_legal,
    events_are_plain,
    notation_round_trips,
    records_round_trip,
    imagining_disturbs_nothing,
    imagined_worlds_look_true,
    imagination_is_free,
    sealed_choices_stay_sealed,
    events_tell_no_secret,
    changes_are_told,
    absence_tells_no_secret,
    supposed_states_look_true,
)


class Report(msgspec.Struct, frozen=True):
    """What was looked at. A law that examined nothing (no simultaneous choice, say) has proved nothing."""

    matches: int
    examined: dict[str, int]
    """Law -> how many comparisons it made."""


def check(
    game: Game,
    seats: int | None = None,
    options: Choices = None,
    matches: int = 3,
    seed: int = 0,
    *,
    steps: int = 100_000,
    laws: Sequence[Law] = LAWS,
) -> Report:
    """Hold a game to the laws in a number of random matches; for every number of seats unless one is given.

    Raises `Nonconforming` at the first breach. A match that goes on after so many `steps` counts as endless.
    """
    tables = list(game.seats) if seats is None else [seats]
    examined = dict.fromkeys((law.__name__ for law in laws), 0)
    for law, table, number in product(laws, tables, range(seed, seed + matches)):
        trial = Trial(law, game, table, options, number, steps)
        trial.run()
        examined[law.__name__] += trial.examined
    return Report(len(tables) * matches, examined)
