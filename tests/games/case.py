"""What the shared suites need to know of a game to test it.

Each folder here has a `case.py` with its `CASE`; `cases.py` finds them. Whatever only one game needs is tested in its
own folder.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from filature.kernel.game import Game
from filature.kernel.match import Match
from filature.testing import LAWS, Law, Report, check
from filature.testing.twins import imagined_worlds_look_true
from tests.games.rulebook import Rulebook
from tests.leaky import Leaky, leaking

Options = dict[str, Any]
Table = tuple[int, Options]
"""Seats and options."""
Position = dict[str, Any]

SECRET_LAWS = LAWS[LAWS.index(imagined_worlds_look_true) :]
"""The laws of imagined worlds and of what is told."""


@dataclass(frozen=True)
class Trials:
    """Random matches in which a game is held to the laws of `filature.testing`."""

    game: Game
    options: Options = field(default_factory=dict)
    matches: int = 1
    seed: int = 0
    steps: int = 100_000
    laws: Sequence[Law] = LAWS
    idle: tuple[str, ...] = ()
    """The laws that find nothing to examine in these matches."""

    def check(self, seats: int, options: Options | None = None) -> Report:
        chosen = {**self.options, **(options or {})}
        return check(self.game, seats, chosen, self.matches, self.seed, steps=self.steps, laws=self.laws)


@dataclass(frozen=True)
class Leak:
    """A game that tells a secret, and the law that must find it out."""

    kind: type[Leaky]
    law: str
    seats: int
    trials: Trials

    def check(self, kind: type[Leaky], matches: int) -> Report:
        trials = self.trials
        game = leaking(trials.game, kind)
        return check(game, self.seats, trials.options, matches, trials.seed, steps=trials.steps, laws=trials.laws)


@dataclass(frozen=True)
class Playthrough:
    """A match that is kept as text; played at random, or by bots where hardly anything happens at random."""

    seats: int
    options: Options
    seed: int
    bot: str = ""


def anything_goes(match: Match) -> None:
    """No more is expected of a match between bots than that it ends."""


@dataclass(frozen=True)
class GameCase:
    """A game with what its tests have in common with those of the others."""

    game: Game
    rulebook: Rulebook
    short: Options
    """Options with which a match is short."""
    lively: Table
    """A table at which a match is not long, and yet has all kinds of secrets."""
    tables: Sequence[Table]
    """Tables that together show every value of every option."""
    stories: Sequence[Table]
    """Tables at which matches are played to believe about."""
    trials: Sequence[Trials]
    """How it is held to the laws with every number of players,"""
    table_trials: Sequence[Trials]
    """and how at each of its tables."""
    leaks: Sequence[Leak]
    playthroughs: Mapping[str, Playthrough]
    impossible: Mapping[str, tuple[Position, str]]
    """Positions that cannot be, and the reason that is given, as a regular expression."""
    endings: Mapping[str, Callable[[], Match]]
    """Matches that bots, also searching ones, play to the end in seconds."""
    check_bots: Callable[[Match], None] = anything_goes
    """What else must hold of such a match where a searching bot has the first seat."""
    rare_events: frozenset[str] = frozenset()
    """Kinds of events that the playthroughs do not show; tests of the game's own do."""
    rare_sentences: frozenset[str] = frozenset()
    """What is said of whose turn it is in moments that random matches do not show; tests of the game's own do."""
    rash: tuple[str, ...] = ()
    """First words of moves that would soon end every match that is played at random."""
    reopened: frozenset[str] = frozenset()
    """What a view says of those who have chosen already: in a determinization they have yet to choose."""
    inner_belief: Callable[[Any], object] | None = None
    """What a belief keeps beside its odds, where that must not depend on when it was told either."""
    clauses: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Clauses of its rules that a test of the shared suites shows to hold, by the name of that test."""

    @property
    def name(self) -> str:
        return self.game.name

    @property
    def fewest(self) -> int:
        return self.game.seats[0]
